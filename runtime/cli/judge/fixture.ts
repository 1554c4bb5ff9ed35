// Fixtures of `asg test`: one JSON object a line that says what happens and what the answer has to be. Lines of a labelled
// corpus (`label`, `min`) are fixtures too. Keys that end in `_b64` hold base64 of the plain key's value.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { DecisionWord, TrustLevel } from '#core/contract/decision.ts'
import { EventType, Id } from '#core/contract/event.ts'
import { without_mark } from '#runtime/node/byte-order-mark.ts'

const ToolCall = z.object({
  command: z.string().min(1).optional(),
  tool_name: z.string().min(1).optional(),
  tool_input: z.record(z.string(), z.unknown()).optional(),
  output: z.string().optional(),
  cwd: z.string().min(1).optional(),
  event_type: EventType.optional(),
})
/** One event: a command, a tool call or a tool's output. */
export type FixtureStep = z.infer<typeof ToolCall>

/** Unknown keys are ignored: corpora carry notes of their own. */
const Line = z.object({
  ...ToolCall.shape,
  id: Id.optional(),
  events: z.array(ToolCall).min(1).max(1000).optional(),
  trust: TrustLevel.optional(),
  /** The answer to the last event. */
  expect: z.enum([...DecisionWord.options, 'finding']).optional(),
  /** A rule that has to match the last event. */
  rule: z.string().optional(),
  label: z.enum(['danger', 'benign', 'ambiguous']).optional(),
  min: z.enum(['ask', 'block']).optional(),
  must_flag_by_step: z.int().min(0).optional(),
})
type Line = z.infer<typeof Line>

/** What the answers have to be. */
export type Expected =
  | { kind: 'last'; word: NonNullable<Line['expect']> | null; rule: string | null }
  /** The strictest answer up to a step is one of these; an output is flagged, or is not. */
  | { kind: 'strictest'; words: readonly DecisionWord[]; flagged: boolean; by_step: number }
  | { kind: 'nothing' }

/** One line of a fixture file. */
export interface Fixture {
  /** Its id, or file and line. */
  name: string
  steps: FixtureStep[]
  trust: TrustLevel
  expected: Expected
}

/** A bad line, `file:line: what is wrong`, or a file without any. */
export class FixtureError extends Error {}

/** Throws FixtureError. */
export function read_fixtures(file: string): Fixture[] {
  const fixtures: Fixture[] = []
  for (const [index, text] of file_lines(file).entries()) {
    if (text.trim() === '') continue
    fixtures.push(read_line(text, `${file}:${index + 1}`))
  }
  // An export that failed must not look like a test that passed.
  if (fixtures.length === 0) throw new FixtureError(`${file}: holds no fixture`)
  return fixtures
}

function file_lines(file: string): string[] {
  try {
    return without_mark(readFileSync(file, 'utf8')).split('\n')
  } catch {
    throw new FixtureError(`${file}: cannot be read`)
  }
}

function read_line(text: string, at: string): Fixture {
  let value: unknown
  try {
    value = decode_keys(JSON.parse(text))
  } catch {
    throw new FixtureError(`${at}: not JSON`)
  }
  const parsed = Line.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new FixtureError(`${at}: ${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'is invalid'}`)
  }
  const line = parsed.data
  const forms = [line.command, line.tool_input, line.output, line.events].filter((form) => form !== undefined)
  if (forms.length !== 1)
    throw new FixtureError(`${at}: exactly one of command, tool_input, output and events is needed`)
  if (line.expect === undefined && line.rule === undefined && line.label === undefined)
    throw new FixtureError(`${at}: expect, rule or label is needed`)
  const steps = line.events ?? [line]
  const { cwd } = line
  return {
    name: line.id ?? at,
    steps: cwd === undefined ? steps : steps.map((step) => ({ cwd, ...step })),
    trust: line.trust ?? 'untrusted',
    expected: expected_of(line, steps),
  }
}

function expected_of(line: Line, steps: readonly FixtureStep[]): Expected {
  const { expect: word = null, rule = null, label, min, must_flag_by_step: by_step = steps.length - 1 } = line
  if (word !== null || rule !== null) return { kind: 'last', word, rule }
  if (label === 'ambiguous') return { kind: 'nothing' }
  if (label === 'benign') return { kind: 'strictest', words: ['allow'], flagged: false, by_step }
  return { kind: 'strictest', words: min === 'block' ? ['block'] : ['defer', 'block'], flagged: true, by_step }
}

/** `{a_b64: base64}` becomes `{a: text}`, at any depth. */
export function decode_keys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode_keys)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('_b64') && typeof inner === 'string'
        ? [key.slice(0, -4), Buffer.from(inner, 'base64').toString('utf8')]
        : [key, decode_keys(inner)],
    ),
  )
}
