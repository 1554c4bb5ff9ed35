// Where learned patterns lie, and the copy in memory that decisions look into. Source: CONTRACT 15.
import type { Pattern } from '#core/contract/pattern.ts'
import { MAX_PATTERNS, PATTERN_COPY_MS } from '#core/limits.ts'
import { signature_of, word_of } from '#core/policy/rules/learned.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Document, Store, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import type { PatternHit } from '#core/session/entry.ts'
import { time_ms } from '#core/time.ts'

/** The stored form: the wire record and who voted already. */
export interface StoredPattern extends Pattern {
  /** `+` or `-` (confirmed or rejected) and the hash of a request id whose vote was counted, newest last. */
  voted: string[]
}

interface Copy {
  /** By class and signature. */
  patterns: Map<string, StoredPattern>
  read_at_ms: number
}

const copies = new WeakMap<Store, Copy>()

/** The copy is read anew after a short time, because another gateway on the same store may have changed a pattern. */
export async function read_patterns(ports: Pick<Ports, 'store' | 'clock'>): Promise<Copy['patterns']> {
  const known = copies.get(ports.store)
  const now_ms = ports.clock.monotonic_ms()
  if (known && now_ms - known.read_at_ms < PATTERN_COPY_MS) return known.patterns
  const page = await ports.store.list('pattern', { order: 'created_desc', limit: MAX_PATTERNS })
  const patterns = new Map<string, StoredPattern>()
  for (const stored of page.rows) patterns.set(String(stored.lookup), pattern_of(stored))
  copies.set(ports.store, { patterns, read_at_ms: now_ms })
  return patterns
}

/** The next look reads the store: a change made here holds at once. */
export function forget_patterns(ports: Pick<Ports, 'store'>): void {
  copies.delete(ports.store)
}

/** What a pattern is found by: class and signature, one of each. */
export function key_of({ tool_class, effect_signature }: Pick<Pattern, 'tool_class' | 'effect_signature'>): string {
  return `${tool_class}\n${effect_signature}`
}

/** The stored form of a document. */
export function pattern_of({ body }: Stored): StoredPattern {
  return body as unknown as StoredPattern
}

/** The record as it is shown. */
export function shown({ voted: _voted, ...pattern }: StoredPattern): Pattern {
  return pattern
}

/** The document of a pattern; its state and key are columns. */
export function document_of(pattern: StoredPattern): Document {
  const key = key_of(pattern)
  return {
    id: pattern.id,
    session_id: null,
    state: pattern.status,
    lookup: key,
    idempotency_key: key,
    created_at_ms: time_ms(pattern.created_at),
    expires_at_ms: null,
    body: { ...pattern },
  }
}

/** Row 10 of CONTRACT 1.8: what an active pattern says to this action. Throws ENGINE_UNAVAILABLE. */
export async function find_pattern(
  verdict: Verdict,
  ports: Pick<Ports, 'store' | 'clock'>,
): Promise<PatternHit | null> {
  const signature = signature_of(verdict)
  if (signature === null) return null
  const pattern = (await read_patterns(ports)).get(key_of(signature))
  const word = pattern ? word_of(pattern.status) : null
  return pattern && word ? { id: pattern.id, word } : null
}
