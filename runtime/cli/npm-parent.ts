// `npm start` puts a shell between npm and the gateway, and the shell does not hand on the signal that ends it: whoever stops npm,
// a process manager for example, would leave a gateway behind that holds the port and the database.

/** How often the shell is looked for, ms. */
const POLL_MS = 500

/** `npm start`, `npm run asg -- serve` and `npx asg serve` in this project; a script of somebody else may leave it behind on purpose. */
const OURS = /^(?:start|asg|npx)$/

/** Ends this process as SIGTERM does when the shell that npm started it in is gone. Does nothing for any other way to start. */
export function end_with_npm(env: Readonly<Record<string, string | undefined>>): void {
  if (env.npm_package_name !== 'agent-supervision-gateway' || !OURS.test(env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, POLL_MS).unref()
}
