// Decides made-up actions before the first real one arrives, so that the code is compiled and the first hook of a day
// is not slow. The real handlers run on ports in memory, with a database in memory, so nothing is recorded, streamed,
// counted or logged. Source: PERFORMANCE 6, PRODUCT (the first slow hook).
import type { Caller } from '#core/caller.ts'
import type { Endpoint } from '#core/endpoint.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { no_model } from '#core/memory/model.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { silent_log, silent_metrics } from '#core/memory/small.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import { no_workspace } from '#core/memory/workspace.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { Policy } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { answer, type Raw } from '#core/serve.ts'
import type { Settings } from '#core/settings.ts'
import { POST as GAMMA } from '#functions/ahp/gamma.ts'
import { POST as AHP } from '#functions/ahp.ts'
import { threaded_scanner } from '#runtime/node/scan/scanner.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import { IN_MEMORY } from '#runtime/storage/embedded/open.ts'

/** Repetitions of each form: V8 compiles functions after a few calls. */
const TIMES = 12
/** Examples per rule that are decided afterwards, to run as much of the engine as possible. */
const EXAMPLES_PER_RULE = 2

const CALLER: Caller = { id: 'anonymous', rate_key: 'rehearsal', transport: 'http' }

/**
 * Resolves after the last action, or soon after `stopped` returns true. Everything else may run between two actions.
 */
export async function rehearse(policy: Policy, settings: Settings, stopped: () => boolean): Promise<void> {
  const ports = await ports_in_memory(policy, settings)
  try {
    for (let time = 0; time < TIMES && !stopped(); time++) {
      for (const [endpoint, route, body] of [
        [AHP, '/ahp', ahp_call(time)],
        [GAMMA, '/ahp/gamma', hook_call(time)],
      ] as const) {
        const query = endpoint === GAMMA ? 'client=claude-code' : ''
        await ask(endpoint, raw_of(route, query, JSON.stringify(body)), ports)
      }
    }
    for (const [index, command] of examples().entries()) {
      if (stopped()) break
      await ask(AHP, raw_of('/ahp', '', JSON.stringify(ahp_call(TIMES + index, command))), ports)
    }
  } finally {
    await ports.store.close()
  }
}

/** Throws Error when there is no decision: the first real one would fail as well. */
async function ask(endpoint: Endpoint, raw: Raw, ports: Ports): Promise<void> {
  const { status, body } = await answer(endpoint, raw, CALLER, ports)
  if (status === 200 && typeof body === 'string' && !body.includes('"rpc_status":"error"')) return
  throw new Error(`the rehearsal was answered ${status}: ${typeof body === 'string' ? body : ''}`)
}

async function ports_in_memory(policy: Policy, settings: Settings): Promise<Ports> {
  const clock = system_clock()
  const store = await libsql_store({ path: IN_MEMORY, clock })
  const metrics = silent_metrics()
  // Without models, skills, advice and rate limit.
  const quiet: Settings = { ...settings, rate_limit_per_minute: 0, l3_advisory_async: false, evolving_enabled: false }
  return {
    store,
    metrics,
    clock,
    shared: memory_shared(quiet, clock, store),
    bus: memory_bus({ clock, metrics, epoch: 'rehearsal', replay_events: 1 }),
    ids: system_ids(clock),
    digest: native_digest(),
    io: memory_path_io(clock),
    log: silent_log(),
    policy: { current: () => policy },
    scope: fixed_scope(),
    upstream: no_upstream(),
    replies: reply_memory(clock, 1),
    model: no_model(),
    workspace: no_workspace(),
    background: background_tasks((run) => void setImmediate(run)),
    // No output is scanned, so the scanner is never loaded.
    scanner: threaded_scanner(silent_log()),
    settings: quiet,
    ready: () => true,
  }
}

function raw_of(route: string, query: string, text: string): Raw {
  return {
    route,
    query,
    params: {},
    header: () => undefined,
    text: async () => text,
    signal: AbortSignal.abort(),
  }
}

/** For every rule: dangerous lines that it matches, and harmless ones that it does not. */
function examples(): string[] {
  return BUILTIN_PACKS.flatMap(({ rules }) =>
    rules.flatMap(({ match, not_match = [] }) => [
      ...match.slice(0, EXAMPLES_PER_RULE / 2),
      ...not_match.slice(0, EXAMPLES_PER_RULE / 2),
    ]),
  ).filter((one) => typeof one === 'string')
}

/** One in three is refused, so that approvals and alerts are exercised too. */
const COMMANDS = ['npm test', 'git push --force origin main', 'cat README.md | head -20']

function command(time: number): string {
  return COMMANDS[time % COMMANDS.length] ?? 'ls'
}

function ahp_call(time: number, line = command(time)) {
  const id = `rehearsal-${time}`
  const event = {
    schema_version: 'ahp.1.0',
    event_id: id,
    event_type: 'pre_action',
    session_id: `rehearsal-${time % 3}`,
    source_framework: 'alpha',
    agent_id: 'rehearsal',
    occurred_at: '2026-01-01T00:00:00Z',
    tool_name: 'Bash',
    payload: { tool: 'Bash', command: line, arguments: { command: line }, cwd: '/srv/project' },
  }
  const params = {
    rpc_version: 'sync_decision.1.0',
    request_id: id,
    deadline_ms: 2000,
    decision_tier: 'L1',
    event,
    context: { workspace_root: '/srv/project' },
  }
  return { jsonrpc: '2.0', id, method: 'ahp/sync_decision', params }
}

function hook_call(time: number) {
  return {
    hook_event_name: 'PreToolUse',
    session_id: `rehearsal-hook-${time % 3}`,
    cwd: '/srv/project',
    tool_name: 'Bash',
    tool_use_id: `rehearsal-use-${time}`,
    tool_input: { command: command(time) },
  }
}
