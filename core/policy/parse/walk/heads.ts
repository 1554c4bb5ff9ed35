// Heads that are written as a glob (`/bin/r?`, `/???/b??h`): the most dangerous well-known program the pattern can name.
import { match_glob } from '#core/policy/parse/word/glob.ts'

// Most dangerous first: a pattern takes the first name it matches.
const NAMES: readonly string[] = (
  'rm dd mkfs shred wipefs bash sh zsh dash ksh nc ncat netcat socat curl wget sudo su chmod chown python3 python perl ruby node ' +
  'php eval env xargs find mv cp tee ln cat base64 scp ssh rsync kill pkill killall shutdown reboot poweroff halt init crontab ' +
  'systemctl useradd usermod passwd mount umount docker kubectl git tar openssl xxd less more head tail id whoami ls'
).split(' ')

/** A program that is started by its plain name, and does something. */
export function is_well_known(text: string): boolean {
  return NAMES.includes(text.slice(text.lastIndexOf('/') + 1))
}

/** Name for a head that is a pattern; '' when no known program fits. */
export function name_of_pattern(base: string): string {
  if (base.length > 64 || /^[*?]+$/.test(base)) return base.length > 64 ? '' : by_length(base)
  for (const name of NAMES) if (match_glob(base, name)) return name
  return ''
}

/** Name for a head with unknown parts when the known rest is a well-known program (`r$x''m` with `x` unset); '' otherwise. */
export function name_of_partial(text: string): string {
  // `"$VENV/bin/python"`: the folder is unknown, the name is known.
  const last = text.slice(text.lastIndexOf('/') + 1)
  if (text.includes('\u0000/') && /^[\w.+-]{2,64}$/.test(last)) return last.toLowerCase()
  const rest = text.replaceAll('\u0000', '')
  const base = rest.slice(rest.lastIndexOf('/') + 1)
  return NAMES.includes(base) && (rest === base || rest.startsWith('/')) ? base : ''
}

// `/bin/??` says nothing but a length; a bare `*` may be anything.
function by_length(base: string): string {
  if (base.includes('*')) return ''
  return NAMES.find((name) => name.length === base.length) ?? ''
}
