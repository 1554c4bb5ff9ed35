// The words behind a script are its positional parameters, the assignments in front of it are in its environment. Source: ENGINE 4.1.
import { type Call, fork_shell } from '#core/policy/parse/state.ts'
import { assign } from '#core/policy/parse/word/variables.ts'

/** The call as the script at that word sees it. `sh -c code name a b`: `$0` is name, `$1` is a. */
export function with_positional(call: Call, from: number): Call {
  const inner = fork_shell(call.scope.shell)
  const zero = call.words[from]
  if (zero !== undefined) assign(inner, '0', { fields: [zero], array: false })
  const given = call.words.slice(from + 1)
  // `xargs sh -c '"$@"' _`: parameters arrive at run time and are unknown.
  inner.positional = call.open_args && given.length === 0 ? null : given
  for (const { name, value } of call.assigns) assign(inner, name, { fields: [value], array: false })
  return { ...call, scope: { ...call.scope, shell: inner } }
}
