// `npm start` puts a shell between npm and the gateway, and the shell does not hand on the signal that ends it: whoever stops npm,
// a process manager for example, would leave a gateway behind that holds the port and the database.
import { readFileSync } from 'node:fs'

/** How often the two are looked for, ms. A start that follows at once finds the port and the database free. */
const POLL_MS = 200

/** `npm start`, `npm run asg -- serve` and `npx asg serve` in this project; a script of somebody else may leave it behind on purpose. */
const OURS = /^(?:start|asg|npx)$/

/** Names of shells. One that gives its place to its only command leaves npm as our parent, and npm's own parent may go as it likes. */
const SHELL = /^(?:sh|ash|dash|bash|busybox|ksh|zsh)$/

/**
 * Ends this process as SIGTERM does when the shell that npm started it in is gone, or npm behind that shell: killed at once, npm
 * tells nobody. Does nothing for any other way to start.
 */
export function end_with_npm(env: Readonly<Record<string, string | undefined>>): void {
  if (env.npm_package_name !== 'agent-supervision-gateway' || !OURS.test(env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const npm = behind_shell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && !is_orphan(parent, npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, POLL_MS).unref()
}

/** Whoever cannot be asked is there: a gateway without a free file descriptor goes on. */
function is_orphan(shell: number, npm: number | null): boolean {
  const now = npm === null ? null : behind_shell(shell)
  return now !== null && now !== npm
}

/** Parent of the shell that has this id, from its line in /proc; null for any other process, and where that cannot be read. */
function behind_shell(pid: number): number | null {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return SHELL.test(name) ? Number(parent) : null
  } catch {
    return null
  }
}
