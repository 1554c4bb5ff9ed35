// A gateway that only thinks: the straight line of core/decide.ts over ports in memory and a clock that stands where the caller
// puts it. Nobody is asked, nothing is kept, no model is called. Sessions are real: what one event did counts for the next.
import type { TrustLevel } from '#core/contract/decision.ts'
import { decide } from '#core/decide.ts'
import { action_of } from '#core/decision/entry.ts'
import type { DecisionRequest, DecisionResult } from '#core/decision/request.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { no_model } from '#core/memory/model.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { inline_scanner } from '#core/memory/scanner.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { counted_ids, manual_clock, silent_log, silent_metrics } from '#core/memory/small.ts'
import { memory_store } from '#core/memory/store/store.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import { no_workspace } from '#core/memory/workspace.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { raise_repeats } from '#core/policy/repeats.ts'
import type { Action, FileFacts, Policy, Verdict } from '#core/policy/verdict.ts'
import type { Store, Write } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { type Asked, Recorded } from '#runtime/cli/judge/recorded.ts'
import { native_digest } from '#runtime/node/system.ts'

/** What L1 says, with what the session knew before. */
export interface Looked {
  action: Action
  facts: FileFacts | null
  verdict: Verdict
}

/** A decision of the dry gateway. */
export interface Answered {
  result: DecisionResult
  snapshot: Recorded['risk_snapshot']
  /** Score of a scanned output; null when nothing was scanned. */
  finding: { score: number; tier: string; patterns_matched: readonly string[] } | null
}

/** A gateway nobody is connected to. */
export interface DryGateway {
  /** Looks at an action without letting it happen. */
  look(asked: Asked): Promise<Looked>
  /** Decides an event; an action that is not blocked counts as done. */
  decide(asked: Asked): Promise<Answered>
}

/** When dry runs begin: nothing depends on it. */
export const DRY_MS = 1_767_225_600_000

/** No event of a dry run waits for anything, so the longest deadline of the contract never passes. */
const DEADLINE_MS = 5000

/** `start_ms` is the moment before which nothing was. */
export function dry_gateway(policy: Policy, settings: Settings, start_ms: number): DryGateway {
  const clock = manual_clock(start_ms)
  const written: Write[] = []
  const ports = dry_ports(policy, settings, clock, written)
  return {
    async look({ event, trust }) {
      const request = { event, context: context_of(trust) }
      const action = action_of(request, ports.settings)
      const facts = await ports.shared.facts(event.session_id)
      return { action, facts, verdict: raise_repeats(judge_continued(policy, action, facts), facts) }
    },
    async decide(asked) {
      clock.advance(Math.max(0, asked.at_ms - clock.now_ms()))
      written.length = 0
      const result = await decide(request_of(asked, clock.monotonic_ms()), ports)
      await ports.background.idle()
      return { result, snapshot: snapshot_of(written), finding: finding_of(written) }
    },
  }
}

function dry_ports(
  policy: Policy,
  settings: Settings,
  clock: ReturnType<typeof manual_clock>,
  written: Write[],
): Ports {
  const store = forgetful(memory_store(clock), written)
  // The trust of each event is given with it, and a client may only lower what is configured.
  const own: Settings = { ...settings, trust: new Map(), trust_default: 'privileged', evolving_enabled: false }
  const metrics = silent_metrics()
  return {
    store,
    shared: memory_shared(own, clock, store),
    bus: memory_bus({ epoch: 'dry', clock, metrics, replay_events: 0 }),
    clock,
    ids: counted_ids(),
    digest: native_digest(),
    metrics,
    io: memory_path_io(clock),
    log: silent_log(),
    policy: { current: () => policy },
    upstream: no_upstream(),
    workspace: no_workspace(),
    replies: reply_memory(clock, 1),
    scope: fixed_scope(),
    model: no_model(),
    background: background_tasks(),
    scanner: inline_scanner(),
    settings: own,
    ready: () => true,
  }
}

/** Keeps nothing but what the latest event wrote, so that a dry run over millions of records needs no memory for them. */
function forgetful(store: Store, written: Write[]): Store {
  return {
    ...store,
    append: async (write) => {
      written.push(write)
      return { record_id: write.record?.record_id ?? null }
    },
  }
}

function context_of(trust: TrustLevel): NonNullable<DecisionRequest['context']> {
  return { agent_trust_level: trust }
}

function request_of({ event, trust, can_modify }: Asked, started_ms: number): DecisionRequest {
  return {
    request_id: null,
    deadline_ms: DEADLINE_MS,
    tier: 'L1',
    event,
    context: context_of(trust),
    caller: { id: 'operator', rate_key: 'dry', transport: 'http' },
    transport: 'http',
    adapter: 'dry',
    started_ms,
    can_modify,
    // No approvals: nobody is there to be asked.
    observe: true,
  }
}

function snapshot_of(written: readonly Write[]): Recorded['risk_snapshot'] {
  const body = written.find((write) => write.record !== undefined)?.record?.body ?? ''
  return Recorded.parse(JSON.parse(body)).risk_snapshot
}

function finding_of(written: readonly Write[]): Answered['finding'] {
  const row = written.find((write) => write.post_action !== undefined)?.post_action
  if (row === undefined) return null
  const { tier, patterns_matched } = row.body
  return { score: row.score, tier, patterns_matched }
}
