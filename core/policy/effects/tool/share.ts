// Files on the shares of other machines. Source: ENGINE 5, 6.
import { type Call, reach } from '#core/policy/effects/call.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'

/** A share by the full name or the number of its machine: `\\files.example\x`, `\\?\UNC\203.0.113.4\x`. */
const SHARE = /^(?:\\\\|\/\/)(?:\?\\UNC\\)?([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})(?:@\w{1,12})?[\\/]/i

/** Windows sends the user's name and password hash wherever such a path leads, before any file is read. */
export function logs_in(call: Call, path: string): void {
  const host = SHARE.exec(path)?.[1]?.toLowerCase()
  if (host === undefined) return
  const kind = host_kind(host)
  if (kind !== 'private' && kind !== 'loopback')
    reach(call, 'net.send', `smb://${host}/`, { method: 'login', tool: true, secret_variable: true })
}
