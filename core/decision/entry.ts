// From a request to the inputs of its evaluation: the action for L1, the claim, and the entry for its session. Source:
// CONTRACT 1.3, 1.7, 3.1, 4.1.
import { cut } from '#core/contract/characters.ts'
import { is_sensitive } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { record_time_ms } from '#core/counter.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { place_asked, stays_in } from '#core/decision/working-directory.ts'
import { arguments_of } from '#core/dialect/arguments.ts'
import { hash_text } from '#core/fingerprint.ts'
import { canonical_json } from '#core/json.ts'
import { CLAIM_TTL_DEADLINES, CLAIM_TTL_MIN_MS, MAX_ID_CHARS, MAX_SHOWN_PATH_CHARS } from '#core/limits.ts'
import { BEGAN } from '#core/policy/effects/frame.ts'
import { is_settings } from '#core/policy/effects/session/configured.ts'
import { SHADOWED, shadows_looks } from '#core/policy/effects/session/shadow.ts'
import { may_prove, proven_by } from '#core/policy/effects/session/shown.ts'
import { leaves_all, look_key } from '#core/policy/effects/session/sight.ts'
import { names_turned, prelude_line, shell_command } from '#core/policy/prelude.ts'
import { sense_of, serious_effects } from '#core/policy/repeats.ts'
import { hint_danger, trust_shortfall } from '#core/policy/score.ts'
import type { Action, FileFacts, Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { said_in } from '#core/review/program-output.ts'
import type { Claim, Entry, PatternHit, ScopeWord, SkillWord, TierView } from '#core/session/entry.ts'
import { step_of } from '#core/session/sequence.ts'
import type { Settings } from '#core/settings.ts'

/** The tool call as L1 sees it; not redacted. */
export function action_of(request: Pick<DecisionRequest, 'event' | 'context'>, settings: Settings): Action {
  const { event, context } = request
  const { payload } = event
  const tool_name = tool_name_of(event)
  const workspace = workspace_of(request)
  const base = text(payload.cwd) || text(payload.working_directory) || context?.cwd || workspace
  const home = home_of_agent(text(payload.transcript_path)) ?? settings.home
  const asked = place_asked(tool_name, payload, base, home)
  return {
    tool_name: tool_name ?? '',
    payload,
    cwd: asked ?? (base || null),
    // A call that runs elsewhere does not move the workspace with it.
    workspace_root: workspace || (asked === null ? null : base),
    home,
    facts: context?.facts ?? null,
    observed: event.event_type !== 'pre_action',
  }
}

/** Where agent clients keep transcripts: below the home of the user who runs the agent. */
const TRANSCRIPT =
  /^((?:[A-Za-z]:)?[/\\].+?)[/\\]\.(?:claude[/\\]projects|codex[/\\]sessions|gemini[/\\]tmp|copilot[/\\])/

/**
 * The home of the agent's user, which may be another user than the gateway's; null when the transcript path does not
 * show it.
 */
export function home_of_agent(transcript_path: string): string | null {
  return transcript_path === '' ? null : (TRANSCRIPT.exec(transcript_path)?.[1] ?? null)
}

/** Opinions on an action besides L1's. */
export interface Opinions {
  skill?: SkillWord | null
  tier?: TierView | null
  pattern?: PatternHit | null
  scope?: ScopeWord | null
}

/** The idempotency claim of a request; null when the request has no key to recognise its repetition by. */
export function claim_of(
  request: DecisionRequest,
  event_json: string,
  { digest }: Pick<Ports, 'digest'>,
): Claim | null {
  if (request.request_id === null) return null
  return {
    key: `${request.caller.id}\n${request.request_id}`,
    event_hash: hash_text(request.sent_event ? canonical_json(request.sent_event) : event_json, digest),
    ttl_ms: Math.max(CLAIM_TTL_DEADLINES * request.deadline_ms, CLAIM_TTL_MIN_MS, request.claim_ttl_ms ?? 0),
  }
}

/** What one evaluated event brings into its session. */
export function entry_of(
  request: DecisionRequest,
  verdict: Verdict,
  claim: Claim | null,
  ports: Ports,
  { skill = null, tier = null, pattern = null, scope = null }: Opinions = {},
): Entry {
  const { event, context } = request
  const { settings } = ports
  const record_id = ports.ids.record(ports.clock.now_ms())
  const at_ms = record_time_ms(record_id)
  const entering = event_entering(request, settings)
  const acts = event.event_type === 'pre_action'
  const hinted = hint_danger(event.risk_hints)
  const danger = Math.max(verdict.d1, verdict.d2, verdict.d3, hinted)
  const asks = tier !== null || pattern !== null || scope !== null
  const questioned = asks || may_be_questioned(danger, verdict, settings)
  const learned = acts ? learned_of(request, verdict, settings) : shown_of(request, verdict, settings)
  const trusted_as = settings.trust.get(event.agent_id ?? 'unknown') ?? settings.trust_default
  return {
    claim,
    record_id,
    at_ms,
    event: entering,
    verdict: verdict_entering(request, verdict, hinted),
    d5: trust_shortfall(trusted_as, context?.agent_trust_level ?? null),
    fingerprint: acts && questioned ? hash_text(verdict.fingerprint_text(), ports.digest) : null,
    ...(acts && questioned && meaning_of(verdict, ports)),
    ...(acts && learned?.prelude && turned_by(learned.prelude.lines)),
    approval:
      acts && !request.observe && (asks || may_be_deferred(danger, verdict, settings))
        ? { id: ports.ids.next('apr'), expires_at_ms: expiry_of(request, at_ms, settings) }
        : null,
    observe: request.observe,
    skill,
    tier,
    pattern,
    scope,
    learned,
    stirs: acts && !leaves_all(verdict.effects),
    step: acts ? step_of(verdict.effects) : null,
    serious_effects: acts && verdict.verdict !== 'allow' ? serious_effects(verdict.effects) : NOTHING,
  }
}

/** Characters of a digest that tell what an action did from what it does now. */
const SENSE_CHARS = 16
const VARIABLE = /\$\{?([A-Za-z_]\w{0,63})/g
const MAX_VARIABLES = 8

/** What else than its words decides what an action does. */
function meaning_of(
  { effects, fingerprint_text }: Verdict,
  { digest }: Pick<Ports, 'digest'>,
): Pick<Entry, 'sense' | 'uses'> {
  const sense = hash_text(sense_of(effects), digest).slice(-SENSE_CHARS)
  const uses = Array.from(fingerprint_text().matchAll(VARIABLE), ([, name = '']) => name).slice(0, MAX_VARIABLES)
  return uses.length === 0 ? { sense } : { sense, uses }
}

function turned_by(lines: readonly string[]): Pick<Entry, 'turns'> {
  const turns = lines.flatMap(names_turned)
  return turns.length === 0 ? {} : { turns }
}

/** The event as the session keeps and shows it: names and paths are cut and redacted, all but the ids that find it again. */
function event_entering(request: DecisionRequest, settings: Settings): Entry['event'] {
  const { event, context } = request
  return {
    event_id: event.event_id,
    event_type: event.event_type,
    session_id: event.session_id,
    agent_id: kept_text(event.agent_id ?? 'unknown', settings),
    source_framework: kept_text(event.source_framework, settings),
    caller_adapter: kept_text(context?.caller_adapter ?? request.adapter, settings),
    workspace_root: cut(kept_text(root_shown(request), settings), MAX_SHOWN_PATH_CHARS),
    transcript_path: cut(kept_text(text(event.payload.transcript_path), settings), MAX_SHOWN_PATH_CHARS),
    tool_name: tool_shown(event, settings),
    risk_hints: (event.risk_hints ?? NOTHING).map((hint) => kept_text(hint, settings)),
    ends: event.event_type === 'session' && ENDS.has(event.event_subtype ?? ''),
  }
}

/**
 * L1's verdict as far as this client can follow it: a client that cannot modify gets the alternative. `hinted` is the
 * danger of the client's own risk hints.
 */
function verdict_entering(request: DecisionRequest, verdict: Verdict, hinted: number): Entry['verdict'] {
  const finding = verdict.findings.find((one) => !one.shadow)
  // An action that its own client warns of is not rewritten but asked about.
  const rewritable = request.can_modify && verdict.rewrite !== null && hinted === 0
  const word = rewritable ? verdict.verdict : (verdict.otherwise ?? verdict.verdict)
  const acts = request.event.event_type === 'pre_action'
  return {
    word,
    rule_id: finding?.rule_id ?? null,
    d1: verdict.d1,
    d2: verdict.d2,
    d3: Math.max(verdict.d3, hinted),
    locked: finding?.locked ?? false,
    rule_driven: acts && (word === 'defer' || word === 'block') && finding !== undefined,
    rewritable,
  }
}

/**
 * What later steps must know of this action: what the policy learned from it, and the line itself when it changed the
 * shell.
 */
export function learned_of(
  request: Pick<DecisionRequest, 'event' | 'context'>,
  verdict: Verdict,
  settings: Settings,
): FileFacts | null {
  const { learned, tool_class } = verdict
  if (tool_class !== 'shell' && !READS.test(tool_name_of(request.event) ?? '')) return learned
  const action = action_of(request, settings)
  const command = look_of(action, tool_class)
  if (tool_class !== 'shell' && command === '') return learned
  const line = tool_class === 'shell' ? prelude_line(action, verdict) : null
  const looks = may_prove(command) && action.cwd !== null && stays_in(action.payload, action.cwd, action.home)
  const shadows = shadows_looks(command, verdict.effects)
  const descends =
    tool_class === 'shell' && action.workspace_root === null && action.cwd !== null && DESCENDS.test(command)
  if (line === null && !looks && !shadows && !descends) return learned
  const facts: FileFacts = learned ?? { written: new Map(), secrets_read: [], hosts: [], denied_effects: [] }
  const own = [...(shadows ? [SHADOWED] : []), ...(descends ? [BEGAN + action.cwd] : [])]
  return {
    ...facts,
    ...(line !== null && { prelude: { cwd: action.cwd, lines: [line] } }),
    ...(looks && { looks: look_key({ command, cwd: action.cwd ?? '' }) }),
    ...(own.length > 0 && { own: [...(facts.own ?? []), ...own] }),
  }
}

/** `cd backend`, of which later calls of some clients tell only the result. */
const DESCENDS = /(?:^|&&|[;\n])[ \t]{0,4}(?:cd|pushd|chdir|Set-Location) (?!["']?(?:[-~/$]|\.\.|[A-Za-z]:))/

/** Tools that show a file's content unchanged. */
const READS = /^(?:Read|read_file|ReadFile|readFile|view_file|fs_read)$/
const PLAIN_PATH = /^[\w@.+/-]{1,200}$/

/**
 * The call as the command of a "look" (an inspection whose output proves something later): a shell command, or `cat`
 * for a tool that reads a settings file. Empty when it is neither.
 */
function look_of(action: Action, tool_class: Verdict['tool_class']): string {
  if (tool_class === 'shell') return shell_command(action)?.trim() ?? ''
  const { file_path, path, absolute_path } = arguments_of(action.payload)
  const file = text(file_path) || text(absolute_path) || text(path)
  return PLAIN_PATH.test(file) && is_settings(file) ? `cat ${file}` : ''
}

/** What the output of a look proves about the session's files; null when nothing. */
export function shown_of(
  request: Pick<DecisionRequest, 'event' | 'context'>,
  { tool_class, effects }: Pick<Verdict, 'tool_class' | 'effects'>,
  settings: Settings,
): FileFacts | null {
  const { event } = request
  if (event.event_type !== 'post_action' || (tool_class !== 'shell' && !READS.test(tool_name_of(event) ?? '')))
    return null
  const action = action_of(request, settings)
  const command = look_of(action, tool_class)
  if (!may_prove(command) || action.cwd === null || !stays_in(action.payload, action.cwd, action.home)) return null
  const said = said_in(event.payload)
  if (said === null) return null
  const { cwd, home, workspace_root } = action
  const sight = { command, cwd, home: home ?? '', workspace: workspace_root ?? cwd, effects }
  const own = proven_by(sight, said)
  if (own.length === 0) return null
  return { written: new Map(), secrets_read: [], hosts: [], denied_effects: [], shown: { look: look_key(sight), own } }
}

/** When an approval expires, epoch ms: our timeout, or earlier when the asking framework stops waiting before. */
function expiry_of(request: DecisionRequest, at_ms: number, settings: Settings): number {
  const own_ms = at_ms + settings.defer_timeout_seconds * 1000
  return Math.min(own_ms, request.approval_until_ms ?? own_ms)
}

const NOTHING: readonly string[] = []

/** The tool of an event, cut and redacted for sessions, approvals and events: a payload may name it at any length. */
export function tool_shown(event: CanonicalEvent, settings: Settings): string | null {
  const tool_name = tool_name_of(event)
  return tool_name === null ? null : cut(kept_text(tool_name, settings), MAX_ID_CHARS)
}

/** The tool of an event, wherever its client names it. */
export function tool_name_of({ tool_name, payload }: CanonicalEvent): string | null {
  return tool_name || text(payload.tool) || text(payload.tool_name) || null
}

/** Session events that end a session (CONTRACT 4.1 status). */
const ENDS: ReadonlySet<string> = new Set(['session:end', 'session_end', 'end', 'SessionEnd'])

/** Whether some setting may defer an action to which no rule objects. */
function harmless_may_wait(settings: Settings): boolean {
  return (
    (settings.enforcement_enabled && settings.enforcement_action !== 'block') ||
    settings.post_action.action === 'defer' ||
    settings.trajectory_alert_action === 'defer'
  )
}

/** Leases and approvals only concern actions that may be questioned; for others no fingerprint is computed. */
function may_be_questioned(danger: number, verdict: Verdict, settings: Settings): boolean {
  return is_sensitive(danger) || verdict.verdict !== 'allow' || harmless_may_wait(settings)
}

function may_be_deferred(danger: number, verdict: Verdict, settings: Settings): boolean {
  return (
    is_sensitive(danger) || verdict.verdict === 'defer' || verdict.verdict === 'modify' || harmless_may_wait(settings)
  )
}

/** The declared workspace: payload first, then context; cwd counts when nothing else is known (CONTRACT 4.1). */
export function root_shown(request: DecisionRequest): string {
  const { payload } = request.event
  return (
    text(payload.workspace_root) ||
    text(payload.cwd) ||
    text(payload.working_directory) ||
    request.context?.workspace_root ||
    request.context?.cwd ||
    ''
  )
}

function workspace_of(request: Pick<DecisionRequest, 'event' | 'context'>): string {
  return text(request.event.payload.workspace_root) || request.context?.workspace_root || ''
}

function text(value: CanonicalEvent['payload'][string]): string {
  return typeof value === 'string' ? value : ''
}
