// The launcher script that hook entries run: written next to nothing else, at a path without a version, because Codex asks
// for trust again when a command changes. Source: CLIENTS section 6.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Launcher, Setup } from '#runtime/cli/clients/client.ts'
import { single_quoted } from '#runtime/cli/shell-quote.ts'

/** Mode of the script: nobody but its user may change what guards him. */
export const LAUNCHER_MODE = 0o755

/** Where the launcher of this user is. */
export function launcher_path(home: string): string {
  return join(home, '.asg', 'bin', 'asg-hook')
}

/** Where the launcher finds the gateway, and how a person starts one. */
type Place = Pick<Setup, 'socket_path' | 'has_socket' | 'gateway_url' | 'start_command'>

/** Text of the launcher. http clients get the sh form too: some of their events only run commands. */
export function launcher_text(launcher: Launcher, place: Place, curl: string | null): string {
  if (launcher === 'node' || curl === null || !place.has_socket) return node_text(place)
  return template()
    .replaceAll('@SOCKET@', () => single_quoted(place.socket_path))
    .replaceAll('@CURL@', () => single_quoted(curl))
    .replaceAll('@START@', () => place.start_command)
}

function template(): string {
  return readFileSync(new URL('../../hook/hook.sh', import.meta.url), 'utf8')
}

/** Whether this sh launcher was written by another version of this program. The node launcher runs the program itself. */
export function is_outdated(text: string): boolean {
  if (!text.includes('--unix-socket')) return false
  const [start = '', ...rest] = template().split(/@SOCKET@|@CURL@|@START@/)
  let at = start.length
  const follows = (part: string) => {
    at = text.indexOf(part, at)
    return at >= 0
  }
  return !text.startsWith(start) || !rest.every(follows) || !text.endsWith(rest.at(-1) ?? '')
}

/** The same behaviour without curl: `asg hook` in Node. Whatever keeps Node from starting is a refusal as well. */
function node_text({ socket_path, has_socket, gateway_url, start_command }: Place): string {
  const main = fileURLToPath(new URL('../../asg.js', import.meta.url))
  return `#!/bin/sh
# asg-hook <client> gate|observe <limit-seconds> <query>
# One hook call of an agent client: body on stdin, the client's reply on stdout. Written by \`asg init\`.
socket=${single_quoted(socket_path)} url=${single_quoted(gateway_url)}
CS_UDS_PATH=\${CS_UDS_PATH:-$socket} ASG_URL=\${ASG_URL:-$url}${has_socket ? '' : ' CS_UDS_ENABLED=false'} ${single_quoted(process.execPath)} ${single_quoted(main)} hook "$@"
status=$?
[ "$status" = 0 ] && exit 0
[ "$2" = observe ] && exit 0
[ "$status" = 2 ] && exit 2
why='The supervision gateway did not answer, so the action is refused. Start it with: ${start_command}'
if [ "$1" = copilot ]; then
  printf '{"permissionDecision":"deny","permissionDecisionReason":"%s"}\\n' "$why"
  exit 0
fi
printf '%s\\n' "$why" >&2
exit 2
`
}
