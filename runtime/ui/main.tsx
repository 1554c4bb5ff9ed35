// Starts the dashboard in the page. Source: PRODUCT 4, CONTRACT 8.3.
import { render } from 'preact'
import { App } from '#runtime/ui/app.tsx'
import { start_clock } from '#runtime/ui/state/clock.ts'
import { watch_first_steps } from '#runtime/ui/state/first-steps.ts'
import { keep_focus } from '#runtime/ui/state/focus.ts'
import { listen_to_keys } from '#runtime/ui/state/keys.ts'
import { keep_notifications } from '#runtime/ui/state/notify.ts'
import { begin } from '#runtime/ui/state/phase.ts'
import { keep_preferences } from '#runtime/ui/state/preferences.ts'
import { watch_route } from '#runtime/ui/state/route.ts'
import { keep_title } from '#runtime/ui/state/title.ts'
import { take_token } from '#runtime/ui/state/token.ts'

take_token()
keep_preferences()
watch_route()
keep_title()
keep_notifications()
watch_first_steps()
start_clock()
listen_to_keys()
keep_focus()
render(<App />, document.getElementById('app') as HTMLElement)
void begin()
