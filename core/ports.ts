// Ports: what core needs from the outside, as interfaces. This file has the list of all ports and the small ones; the
// large ones are in core/port. Each port has an adapter in memory (core/memory) and a contract suite in test/contract
// that every adapter passes. Source: ARCHITECTURE 4.
import type { DecisionPathIo, ReportLeaf } from '#core/contract/report.ts'
import type { ScopeProfile } from '#core/contract/scope.ts'
import type { Policy } from '#core/policy/verdict.ts'
import type { Bus } from '#core/port/bus.ts'
import type { Model } from '#core/port/model.ts'
import type { SharedState } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Upstream } from '#core/port/upstream.ts'
import type { Workspace } from '#core/port/workspace.ts'
import type { Scan, ScanSource } from '#core/review/post-action.ts'
import type { Settings } from '#core/settings.ts'

/** All ports. Handlers and the decision path get all of them, deeper functions only those they name. */
export interface Ports {
  store: Store
  shared: SharedState
  bus: Bus
  clock: Clock
  ids: Ids
  digest: Digest
  metrics: Metrics
  io: PathIo
  log: Log
  policy: PolicySource
  scope: ScopeSource
  upstream: Upstream
  model: Model
  workspace: Workspace
  replies: ReplyMemory
  background: Background
  scanner: Scanner
  settings: Settings
  /** False while the gateway starts or stops: decisions answer ENGINE_UNAVAILABLE (CONTRACT 1.1 step 9). */
  ready(): boolean
}

/** Time. */
export interface Clock {
  /** Epoch milliseconds, may step back. */
  now_ms(): number
  /** Monotonic milliseconds with fraction. */
  monotonic_ms(): number
  /** RFC 3339 UTC with milliseconds and Z. */
  iso(at_ms: number): string
  /** Resolves after that time, or at once when the signal aborts; 0: after everything else that is ready to run. */
  after(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs `run` once after that time; the returned function cancels it. Cheaper than `after` on the decision path. */
  timer(ms: number, run: () => void): () => void
}

/** New ids, each unique. */
export interface Ids {
  /** Prefix + UUID v7 (CONTRACT 0.3). */
  next(kind: 'apr' | 'alr' | 'evt' | 'fnd' | 'eff' | 'l3s' | 'l3j' | 'l3r' | 'pat' | 'skt' | 'skr'): string
  /**
   * Strictly increasing 53-bit integer: receipt milliseconds x 4096 + sequence. Keeps increasing when the clock is set
   * back.
   */
  record(now_ms: number): number
  /** The time, ms, that a record made now stands for: later than `now_ms` while the clock is set back. */
  record_time(now_ms: number): number
  nonce(): string
}

/** Hashing by the platform's fastest implementation. */
export interface Digest {
  /** Lower-case hex of SHA-256 over UTF-8. */
  sha256(text: string): string
}

/** Samples by metric name and labels (runtime/observe/catalogue.ts has the list); `text` is the Prometheus exposition. */
export interface Metrics {
  count(name: string, labels: Readonly<Record<string, string>>, by?: number): void
  observe(name: string, labels: Readonly<Record<string, string>>, value: number): void
  set(name: string, value: number): void
  text(): Promise<string>
}

/** How long decisions and reports took, in this process (CONTRACT 5.3). */
export interface PathIo {
  /** Adds one finished call. */
  add(leaf: 'evaluate' | 'record_path' | ReportLeaf, seconds: number): void
  report(): DecisionPathIo
  /** Longest single call of any leaf in the last PRESSURE_SECONDS. */
  longest_seconds(): number
}

/** Members of a log line; every text in them is redacted on its way out. */
export type LogFields = Readonly<Record<string, unknown>>

/** Structured log: an event word and its fields. Never throws. */
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Scans outputs. Adapters may do it off the event loop: a long output takes tens of milliseconds. */
export interface Scanner {
  /** Scans as core/review/post-action.ts does. Never rejects, for any text. */
  scan(output: string, source: ScanSource): Promise<Scan>
}

/** Work after the reply that nobody waits for: one task at a time, in a bounded queue. */
export interface Background {
  /**
   * Queues a task; tasks never reject. False when MAX_SCAN_QUEUE tasks wait already, or waiting tasks would hold more
   * than MAX_SCAN_QUEUE_CHARS of text together with this one's `chars`: then the task will not run, and the caller has
   * to report it. `session_id` is for `done`.
   */
  run(task: () => Promise<void>, chars?: number, session_id?: string): boolean
  /**
   * Queues a task behind all others. False when MAX_SCANS_LEFT such tasks wait. They hold no text, only where to find
   * it.
   */
  run_last(task: () => Promise<void>, session_id?: string): boolean
  /** Resolves when no task of the session waits or runs; null when there is none. */
  done(session_id: string): Promise<void> | null
  /** Resolves when nothing waits or runs. */
  idle(): Promise<void>
}

/** Stored replies of webhook calls, given again when the same call is repeated (CONTRACT 9.2). */
export interface ReplyMemory {
  /**
   * Runs `make` unless the key has a reply younger than `ttl_ms`; concurrent calls wait for the first one. Only replies
   * that `keep` accepts are stored. `conflict`: the key belongs to a call with another guard. Throws what `make`
   * throws.
   */
  once<T>(
    key: string,
    guard: string,
    ttl_ms: number,
    make: () => Promise<T>,
    keep: (reply: T) => boolean,
  ): Promise<{ kind: 'made' | 'repeated'; reply: T } | { kind: 'conflict' }>
  size(): number
}

/** The scope profile that applies to all sessions, if any; replaced as a whole. */
export interface ScopeSource {
  current(): ScopeProfile | null
}

/** The current policy, replaced as a whole; a decision uses one of them throughout. */
export interface PolicySource {
  current(): Policy
}
