// `asg scope`: is this file a scope profile, and what would it say to an event. Source: CONTRACT 14, 20.2.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ScopeEvaluation } from '#core/contract/scope.ts'
import { is_object, parse_json } from '#core/json.ts'
import { find_gateway } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, must_succeed } from '#runtime/cli/operate/operator-call.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { without_mark } from '#runtime/node/byte-order-mark.ts'
import { read_profile, ScopeError } from '#runtime/policy/scope-file.ts'

const USE = 'asg scope preview FILE, or: asg scope validate FILE'

/** Exit code: by verdict for a preview (deny 1, defer 3), 1 for a profile that is none. */
export async function run_scope(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [action, file, extra] = positionals
  if (file === undefined || extra !== undefined) throw new CommandError(EXIT.usage, `use: ${USE}`)
  const json = values.json ?? false
  if (action === 'validate') return validate(file, json, terminal)
  if (action === 'preview') return preview(file, json, terminal)
  throw new CommandError(EXIT.usage, `unknown action ${action}`, USE)
}

function validate(file: string, json: boolean, terminal: Terminal): Exit {
  try {
    const { profile_id, confirmed, dry_run } = read_profile(file)
    const enforced = confirmed && !dry_run
    if (json) terminal.json('scope', { valid: true, profile_id, enforced, error: null })
    else terminal.out(`${plain(profile_id)} is a valid profile; ${enforced ? 'it is enforced' : 'it is a dry run'}`)
    return EXIT.ok
  } catch (cause) {
    if (!(cause instanceof ScopeError)) throw cause
    if (json) terminal.json('scope', { valid: false, profile_id: null, enforced: false, error: cause.message })
    else terminal.say(plain(cause.message))
    return EXIT.failed
  }
}

const EXIT_OF: Readonly<Record<ScopeEvaluation['verdict'], Exit>> = {
  deny: EXIT.failed,
  defer: EXIT.pending,
  allow: EXIT.ok,
  neutral: EXIT.ok,
}

async function preview(file: string, json: boolean, terminal: Terminal): Promise<Exit> {
  const question = read_question(file)
  const reply = must_succeed(await call_gateway(find_gateway(terminal), '/ahp/scope/preview', question))
  const { verdict, reason_codes } = reply.scope_evaluation as ScopeEvaluation
  if (json) terminal.json('scope', reply)
  else {
    terminal.out(plain(String(reply.protection_statement)))
    for (const code of reason_codes) terminal.out(`  ${plain(code)}`)
  }
  return EXIT_OF[verdict]
}

/** The body of a preview: `{"profile": {...}, "event": {...}}`. */
function read_question(file: string): Json {
  let text: string
  try {
    text = without_mark(readFileSync(file, 'utf8'))
  } catch {
    throw new CommandError(EXIT.usage, `${plain(file)} cannot be read`)
  }
  const value = parse_json(text)
  if (!is_object(value)) throw new CommandError(EXIT.usage, `${plain(file)} must hold one JSON object`)
  return value
}
