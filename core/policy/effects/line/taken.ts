// Whether a command's output is only shown, or taken along: encoded, stored in a file, copied to the clipboard.
import { first_readers } from '#core/policy/effects/line/line.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Programs that transform what they read, or keep it. */
const TAKES =
  /^(?:g?base(?:64|32)|basenc|xxd|od|hexdump|uuencode|openssl|gpg2?|age|gzip|bzip2|xz|zstd|tee|sponge|dd|pbcopy|xclip|xsel|wl-copy|clip|clip\.exe|termux-clipboard-set|qrencode)$/

/** `cat key | base64`, `cat key > /tmp/k`. */
export function is_taken({
  command,
  commands,
}: {
  command: SimpleCommand
  commands: readonly SimpleCommand[]
}): boolean {
  const kept = command.redirects.some(
    ({ fd, op, target }) => fd === 1 && op.startsWith('>') && !target.text.startsWith('/dev/'),
  )
  return kept || (command.piped && TAKES.test(first_readers(commands).get(command.index)?.name ?? ''))
}
