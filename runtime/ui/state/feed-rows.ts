// The live feed as data: what stands in it, what waits to be let in, and which rows are repeats of each other. Pure: every function
// returns a new feed. Source: PRODUCT 4 "Live".
import type { TrajectoryRecord } from '#core/contract/report.ts'
import type { StreamEvent } from '#core/contract/stream.ts'

/** What a row is about, as the filter names it. */
export type Kind = 'decision' | 'approval' | 'session' | 'alert' | 'finding' | 'review' | 'other' | 'gap'

/** One thing that happened. */
export interface Entry {
  /** The same thing has the same key, whether it came by the stream or was loaded. */
  key: string
  kind: Kind
  at: string
  session_id: string | null
  /** Null when it says nothing about risk. */
  level: string | null
  /** Null when nothing was decided. */
  decision: string | null
  tool: string | null
  /** Untrusted: commands come from agents. */
  text: string
  policy_id: string | null
  framework: string | null
  /** Of decisions: where the record is found. */
  record_id: number | null
  approval_id: string | null
}

/** Entries that say the same, one after the other. */
export interface Group {
  /** Of the oldest of them, so that a group that grows stays the same row. */
  key: string
  /** The newest of them. */
  entry: Entry
  count: number
  since: string
}

/** Both newest first. */
export interface Feed {
  shown: readonly Entry[]
  /** Came while somebody pointed at a row, scrolled or paused. */
  held: readonly Entry[]
}

export const EMPTY_FEED: Feed = { shown: [], held: [] }

/** Older rows are left out: they stand in the sessions. */
const MAX_ENTRIES = 600

/** Lets entries in, or holds them back. What is there already is not added twice. */
export function with_entries(feed: Feed, news: readonly Entry[], hold: boolean): Feed {
  const known = new Set([...feed.shown, ...feed.held].map(({ key }) => key))
  const fresh: Entry[] = []
  for (const entry of news) {
    if (known.has(entry.key)) continue
    known.add(entry.key)
    fresh.push(entry)
  }
  if (fresh.length === 0) return feed
  return hold
    ? { shown: feed.shown, held: in_order([...fresh, ...feed.held]) }
    : { shown: in_order([...fresh, ...feed.held, ...feed.shown]), held: [] }
}

/** Everything that was held back is shown. */
export function released(feed: Feed): Feed {
  return feed.held.length === 0 ? feed : { shown: in_order([...feed.held, ...feed.shown]), held: [] }
}

/** Repeats become one row: the same action with the same answer in the same session, with nothing else between. */
export function grouped(entries: readonly Entry[]): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last !== undefined && says_the_same(last.entry, entry)) {
      groups[groups.length - 1] = { ...last, key: entry.key, count: last.count + 1, since: entry.at }
    } else {
      groups.push({ key: entry.key, entry, count: 1, since: entry.at })
    }
  }
  return groups
}

/** The row of an event; null for one that another row tells as well. */
export function entry_of_event(event: StreamEvent): Entry | null {
  const blank: Omit<Entry, 'key' | 'kind' | 'text'> = {
    at: event.timestamp,
    session_id: 'session_id' in event ? event.session_id : null,
    level: null,
    decision: null,
    tool: 'tool_name' in event ? event.tool_name : null,
    policy_id: null,
    framework: 'source_framework' in event ? event.source_framework : null,
    record_id: null,
    approval_id: null,
  }
  const key = (id: string) => `${event.type} ${id} ${event.timestamp}`
  switch (event.type) {
    case 'decision':
      return {
        ...blank,
        key: `record ${event.record_id}`,
        kind: 'decision',
        level: event.risk_level,
        decision: event.decision,
        text: event.command ?? event.reason,
        policy_id: event.policy_id,
        record_id: event.record_id,
        approval_id: event.approval_id,
      }
    // The decision that asked stands above it already.
    case 'approval_pending':
      return null
    case 'approval_resolved': {
      const by = `${event.settled_by}${event.settled_reason === null ? '' : `: ${event.settled_reason}`}`
      const text = event.state === 'expired' ? 'Approval expired without an answer' : `Approval ${event.state} by ${by}`
      return { ...blank, key: key(event.approval_id), kind: 'approval', text, approval_id: event.approval_id }
    }
    case 'session_start':
      return {
        ...blank,
        key: key(event.session_id),
        kind: 'session',
        text: `Session began in ${event.workspace_root || 'an unknown folder'}`,
      }
    case 'session_risk_change': {
      const text = `Risk of the session went from ${event.previous_risk} to ${event.current_risk}`
      return { ...blank, key: key(event.trigger_event), kind: 'session', level: event.current_risk, text }
    }
    case 'session_enforcement_change': {
      const text =
        event.state === 'enforced' ? `Session is enforced: ${event.action}` : `Enforcement ended: ${event.cause}`
      return { ...blank, key: key(event.session_id), kind: 'session', text }
    }
    case 'session_quarantine_change': {
      const text = `Session ${event.state === 'quarantined' ? 'quarantined' : 'released from quarantine'} by ${event.by}${event.reason === null ? '' : `: ${event.reason}`}`
      return { ...blank, key: key(event.session_id), kind: 'session', text }
    }
    case 'alert':
      return { ...blank, key: key(event.alert_id), kind: 'alert', level: event.severity, text: event.message }
    case 'post_action_finding': {
      const text = `Output: ${event.patterns_matched.join(', ') || event.tier} (${event.handling})`
      return { ...blank, key: key(event.finding_id), kind: 'finding', text }
    }
    case 'trajectory_alert':
      return {
        ...blank,
        key: key(event.sequence_id),
        kind: 'finding',
        level: event.risk_level,
        text: `Sequence: ${event.reason}`,
      }
    case 'l3_advisory_review': {
      const text = `Review ${event.l3_state}: ${event.recommended_operator_action.replaceAll('_', ' ')}`
      return { ...blank, key: key(event.review_id), kind: 'review', level: event.risk_level, text }
    }
    case 'l3_advisory_snapshot':
    case 'l3_advisory_job':
    case 'l3_advisory_action':
      return null
    default:
      return other_entry(event, blank)
  }
}

/** Events that have no form of their own, those of newer gateways included. */
function other_entry(event: StreamEvent, blank: Omit<Entry, 'key' | 'kind' | 'text'>): Entry {
  const text = String(event.type).replaceAll('_', ' ')
  return { ...blank, key: `${event.type} ${event.timestamp} ${JSON.stringify(event).length}`, kind: 'other', text }
}

/** The same row as the stream's, for what happened before the page was opened. */
export function entry_of_record({ record_id, recorded_at, event, decision, meta }: TrajectoryRecord): Entry {
  const { command, arguments: args } = event.payload
  const nested = typeof args === 'object' && args !== null && 'command' in args ? args.command : undefined
  const told = [command, nested].find((one) => typeof one === 'string')
  return {
    key: `record ${record_id}`,
    kind: 'decision',
    at: recorded_at,
    session_id: event.session_id,
    level: decision.risk_level,
    decision: decision.decision,
    tool: typeof event.tool_name === 'string' ? event.tool_name : null,
    text: typeof told === 'string' ? told : decision.reason,
    policy_id: decision.policy_id,
    framework: event.source_framework,
    record_id,
    approval_id: meta.approval_id,
  }
}

/** Marks the place where events are missing. */
export function gap_entry(at: string): Entry {
  return {
    key: `gap ${at}`,
    kind: 'gap',
    at,
    session_id: null,
    level: null,
    decision: null,
    tool: null,
    text: 'Events were missed here. What the gateway still has was loaded again; nothing was filled in.',
    policy_id: null,
    framework: null,
    record_id: null,
    approval_id: null,
  }
}

function says_the_same(one: Entry, other: Entry): boolean {
  return (
    one.kind === other.kind &&
    one.kind !== 'gap' &&
    one.session_id === other.session_id &&
    one.decision === other.decision &&
    one.tool === other.tool &&
    one.text === other.text &&
    one.policy_id === other.policy_id
  )
}

/** Newest first; what happened at the same time stays in the order it came. */
function in_order(entries: readonly Entry[]): readonly Entry[] {
  const ordered = entries.toSorted((one, other) => {
    if (one.at !== other.at) return one.at < other.at ? 1 : -1
    return (other.record_id ?? 0) - (one.record_id ?? 0)
  })
  return ordered.length > MAX_ENTRIES ? ordered.slice(0, MAX_ENTRIES) : ordered
}
