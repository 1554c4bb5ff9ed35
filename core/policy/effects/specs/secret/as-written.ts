// Words as they stand in the text of a command, with the variables that a shell puts values in for. Source: ENGINE 4.2 (env.read).
import type { Call } from '#core/policy/effects/call.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** An expansion of a variable that is named after a secret. */
export const SECRET_WORD =
  /\$\{?[A-Za-z_]*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|CREDENTIALS?|DATABASE_URL|CONNECTION_STRING|_DSN)[A-Za-z0-9_]*\}?/

/** The word as it stands in the text; in a script from standard input or a file only the names of its variables are known. */
export function as_written({ source }: Call, { span, vars = [] }: Word): string {
  const raw = source.slice(span[0], span[1])
  return raw.includes('$') ? raw : vars.map((name) => `$${name}`).join(' ')
}
