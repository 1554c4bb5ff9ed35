// `asg hook <client>`: one hook call of an agent client, stdin -> gateway -> stdout in the client's own form. It fails closed:
// whatever goes wrong on a gating hook is a refusal (exit 2, for copilot its deny reply). Source: CLIENTS section 6, CONTRACT 20.2.
import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { hook_kind } from '#core/dialect/hook-name.ts'
import { is_object, parse_object } from '#core/json.ts'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { failure_log_of, MAX_FAILURE_LOG_BYTES } from '#runtime/cli/hook/failure-log.ts'
import { call_gateway, type Env, find_target } from '#runtime/cli/hook/hook-call.ts'

/** Time beyond a hold in which the gateway answers even when its deadline strikes, ms. */
const ANSWER_MARGIN_MS = 5000

/** Parameters each client's hooks are answered with when the command line gives none. */
const DEFAULT_QUERY: Readonly<Record<string, string>> = {
  'claude-code': 'dialect=hooks&client=claude-code',
  codex: 'dialect=hooks&client=codex',
  gemini: 'dialect=gemini&client=gemini',
  copilot: 'dialect=copilot&client=copilot',
  opencode: 'dialect=hooks&client=opencode',
}

const USAGE = 'usage: asg hook <client> [gate|observe] [limit-seconds] [query]   body on stdin'

/** A client that nobody here knows is told from the body, as by every other way to the gateway (CONTRACT 2.4). */
function query_of(client: string): string {
  return Object.hasOwn(DEFAULT_QUERY, client) ? (DEFAULT_QUERY[client] ?? '') : `client=${encodeURIComponent(client)}`
}

/** What the process prints and how it ends. */
export interface HookOutcome {
  stdout: string
  stderr: string
  exit: 0 | 2
}

/** Runs one hook call. Never throws; reads stdin to its end, or as long as its limit lets it, and closes it then. */
export async function run_hook(args: readonly string[], env: Env, stdin: Readable): Promise<HookOutcome> {
  const [client = '', mode, limit, given_query] = args
  const query = new URLSearchParams(given_query ?? query_of(client))
  let gates = mode !== 'observe'
  try {
    if (client === '' || (mode !== undefined && mode !== 'gate' && mode !== 'observe')) throw new Error(USAGE)
    const limit_ms = limit_of(limit, query)
    const body = await read_all(stdin, limit_ms)
    const hook = hook_name(body, query)
    // A body that cannot be read counts as one whose client waits for a permission.
    if (mode === undefined) gates = hook === null || hook_kind(hook).gates
    const text = await call_gateway(find_target(env), query.toString(), body, limit_ms)
    if (!is_reply(text, gates, hook, query)) throw new Error('The supervision gateway sent no hook reply')
    return { stdout: `${text}\n`, stderr: '', exit: 0 }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    leave_trace(env, client, gates, why)
    return gates ? refusal(client, why) : { stdout: '', stderr: '', exit: 0 }
  }
}

function refusal(client: string, why: string): HookOutcome {
  const reason = `${why}. The action is refused.`
  if (client !== 'copilot') return { stdout: '', stderr: `${reason}\n`, exit: 2 }
  const reply = { permissionDecision: 'deny', permissionDecisionReason: reason }
  return { stdout: `${JSON.stringify(reply)}\n`, stderr: '', exit: 0 }
}

/** A client that keeps its end open would wait for us until it gives up, and a hook that it gave up on lets the tool run. */
async function read_all(stdin: Readable, limit_ms: number): Promise<Buffer> {
  const late = setTimeout(() => stdin.destroy(new Error('The client did not end the hook body in time')), limit_ms)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stdin) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) throw new Error(`The hook body is larger than ${MAX_BODY_BYTES} bytes`)
      chunks.push(chunk)
    }
  } finally {
    clearTimeout(late)
  }
  return Buffer.concat(chunks)
}

/** What the client calls its event; null when the body cannot be read or names none. */
function hook_name(body: Buffer, query: URLSearchParams): string | null {
  try {
    const name: unknown = JSON.parse(body.toString('utf8')).hook_event_name ?? query.get('event')
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** The launcher's own deadline: shorter than the client's, longer than the hold it asked for. */
function limit_of(limit: string | undefined, query: URLSearchParams): number {
  const seconds = Number(limit)
  if (limit !== undefined && Number.isInteger(seconds) && seconds >= 1 && seconds <= 600) return seconds * 1000
  return Number(query.get('hold_ms') ?? 0) + ANSWER_MARGIN_MS
}

/** A reply the client can obey; anything else on this port or socket is not our gateway and counts as no answer. */
function is_reply(text: string, gates: boolean, hook: string | null, query: URLSearchParams): boolean {
  const reply = parse_object(text)
  if (reply === null) return false
  if (Object.keys(reply).length === 0) return !gates || may_be_empty(hook, query)
  return is_answer(reply, query.get('dialect')) && (gates || !REFUSES.test(text))
}

/** What no hook is told that only reports. */
const REFUSES = /"(?:permissionDecision|decision|behavior)"\s*:\s*"(?:deny|ask)"/

/** Where saying nothing is an answer: the client's own question stays, or nobody waits for a permission. */
function may_be_empty(hook: string | null, query: URLSearchParams): boolean {
  if (query.get('on_allow') === 'pass' || query.get('mode') === 'observe') return true
  return hook !== null && (!hook_kind(hook).gates || hook.toLowerCase() === 'permissionrequest')
}

function is_answer(reply: Readonly<Record<string, unknown>>, dialect: string | null): boolean {
  const nested = Object.keys(reply).length === 1 && is_nested(reply.hookSpecificOutput)
  switch (dialect) {
    case 'gemini':
      return is_gemini(reply)
    case 'copilot':
    case 'flat':
      return is_flat(reply)
    case null:
      return nested || is_gemini(reply) || is_flat(reply)
    default:
      return nested
  }
}

function is_gemini({ decision }: Readonly<Record<string, unknown>>): boolean {
  return decision === 'allow' || decision === 'deny'
}

function is_flat({ permissionDecision }: Readonly<Record<string, unknown>>): boolean {
  return permissionDecision === 'allow' || permissionDecision === 'deny' || permissionDecision === 'ask'
}

/** `permissionDecision` to a tool call, `decision.behavior` to a client that is about to ask its user. */
function is_nested(said: unknown): boolean {
  if (!is_object(said)) return false
  const { permissionDecision, decision } = said
  const answer = permissionDecision ?? (is_object(decision) ? decision.behavior : undefined)
  return answer === 'allow' || answer === 'deny' || answer === 'ask'
}

/** One line per failure for `asg doctor`; a log that cannot be written changes nothing about the answer. */
function leave_trace(env: Env, client: string, gates: boolean, why: string): void {
  const path = failure_log_of(env.HOME || homedir())
  const line = `${new Date().toISOString()} ${client || '-'} ${gates ? 'gate' : 'observe'} ${why.replaceAll(/\s+/g, ' ')}\n`
  try {
    // One level only: Node searches for parents endlessly where no folders can be made, as in /proc.
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { mode: 0o700 })
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_FAILURE_LOG_BYTES) return
    appendFileSync(path, line, { mode: 0o600 })
  } catch {
    // Nothing is printed: stdout and stderr belong to the client.
  }
}
