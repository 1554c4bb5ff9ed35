// Whether a client's call to the gateway would go through a proxy: it would not arrive, and what agents do would be told to the
// proxy. Claude Code 2.1.330 was seen to send its hooks to loopback there.

type Env = Readonly<Record<string, string | undefined>>

/** Whether programs that go by the usual variables send a request for this address to a proxy. */
export function goes_through_proxy(address: string, env: Env): boolean {
  const { protocol, hostname, host } = new URL(address)
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy'
  if (!(said(env, name) || said(env, 'all_proxy'))) return false
  const excepted = said(env, 'no_proxy').split(/[\s,]+/)
  return !excepted.some((one) => one === '*' || one === hostname || one === host)
}

/** In small or capital letters. */
function said(env: Env, name: string): string {
  return env[name] || env[name.toUpperCase()] || ''
}
