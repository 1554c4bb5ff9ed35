// Which keys there are, and who you are.
import { Dialog } from '#runtime/ui/parts/dialog.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { NotifyChoice } from '#runtime/ui/parts/notify.tsx'
import { help_shown } from '#runtime/ui/state/keys.ts'
import { own_name, shortcuts_on } from '#runtime/ui/state/preferences.ts'
import { go } from '#runtime/ui/state/route.ts'

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['J K', 'next and previous item; arrows do the same'],
  ['Enter', 'open the item'],
  ['Esc', 'back'],
  ['A', 'allow the approval in focus once'],
  ['D', 'deny it; the focus goes to the reason'],
  ['E', 'explain it'],
  ['P', 'pause the live feed'],
  ['N', 'let in what is new'],
  ['C', 'copy the open record as a fixture'],
  ['/', 'search'],
  ['G A', 'approvals'],
  ['G L', 'live'],
  ['G S', 'sessions'],
  ['G R', 'alerts'],
  ['G U', 'rules'],
  ['G I', 'the HTTP interface'],
  ['?', 'this list'],
]

/** Without the dialog in front of it. */
function open_api(): void {
  help_shown.value = false
  go('api')
}

export function Help() {
  if (!help_shown.value) return null
  return (
    <Dialog title="Keys and name" close={() => (help_shown.value = false)}>
      <p class="field">
        <label for="own-name">Your name</label>
        <input
          id="own-name"
          value={own_name.value}
          maxLength={100}
          autocomplete="name"
          onInput={(event) => (own_name.value = event.currentTarget.value.replace(/\p{Cc}/gu, '').trim())}
        />
        <span class="small-print">Stands in the record of what you settle and acknowledge. Kept in this browser.</span>
      </p>
      <table class="keys">
        <caption class="spoken">Keys</caption>
        <tbody>
          {KEYS.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link page="api" class="text-link" on_open={open_api}>
          The HTTP interface of this gateway
        </Link>{' '}
        <span class="muted">every call with its parameters and answers</span>
      </p>
      <p class="field-check">
        <input
          id="shortcuts"
          type="checkbox"
          checked={shortcuts_on.value}
          onChange={(event) => (shortcuts_on.value = event.currentTarget.checked)}
        />
        <label for="shortcuts">Single keys act (switch off for speech input)</label>
      </p>
      <NotifyChoice />
    </Dialog>
  )
}
