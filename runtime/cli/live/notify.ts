// A notice outside the terminal for what should not wait until somebody looks: the desktop's own, or the bell.
import { spawn } from 'node:child_process'
import type { Json } from '#runtime/cli/operate/operator-call.ts'
import { find_program } from '#runtime/cli/program.ts'
import type { Terminal } from '#runtime/cli/terminal.ts'
import { shown } from '#runtime/cli/text.ts'

const MAX_NOTICE_CHARS = 200

/** Shows a notice for an event that asks or alarms; other events show none. */
export type Notify = (event: string, data: Json) => void

/** The desktop of this machine, or the bell of the terminal where there is none. */
export function notices(terminal: Terminal): Notify {
  const show = notifier(terminal)
  return (event, data) => {
    if (event === 'approval_pending') show('An agent waits for you', `${shown(data.tool_name)}: ${shown(data.command)}`)
    if (event === 'alert') show(`Risk is ${shown(data.current_risk)}`, shown(data.message))
  }
}

/** Programs get the text as arguments, never as a script. */
function notifier(terminal: Terminal): (title: string, text: string) => void {
  const linux = find_program('notify-send', terminal.env.PATH)
  if (linux !== null) return (title, text) => run(linux, ['--app-name=asg', '--', title, escaped(text)])
  const mac = find_program('osascript', terminal.env.PATH)
  const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run']
  if (mac !== null) return (title, text) => run(mac, [...script.flatMap((line) => ['-e', line]), title, cut(text)])
  return () => void process.stderr.write('\u0007')
}

/** The desktop reads markup. */
function escaped(text: string): string {
  return cut(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function cut(text: string): string {
  return text.slice(0, MAX_NOTICE_CHARS)
}

function run(program: string, args: readonly string[]): void {
  const child = spawn(program, args, { stdio: 'ignore' })
  // Without a desktop the line in the terminal has to do.
  child.on('error', () => {})
  child.unref()
}
