// What leaves with a request: data options, variables that hold secrets.
import type { Call } from '#core/policy/effects/call.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const SECRET_VARIABLE =
  /\$\{?[A-Za-z_]*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|CREDENTIAL|AUTH|SESSION_?KEY|DATABASE_URL|CONNECTION_STRING)[A-Za-z0-9_]*/i

/** The raw spelling of a word names a variable that holds a secret. */
export function is_secret_variable(raw: string, word: Word): boolean {
  return word.cert !== 'literal' && SECRET_VARIABLE.test(raw)
}

/** Something is piped or redirected into the call, or named as a file. */
export function has_data(call: Call): boolean {
  return call.command.stdin.length > 0 || call.operands.length > 0
}
