// Reads labelled corpora: one JSON object a line, four line forms, `_b64` keys decoded. Forms and labels: test/corpus/README.md.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import * as z from 'zod'
import { decode_keys } from '#runtime/cli/judge/fixture.ts'

const ToolCall = z.object({
  command: z.string().min(1).optional(),
  tool_name: z.string().min(1).optional(),
  tool_input: z.record(z.string(), z.unknown()).optional(),
  output: z.string().optional(),
  cwd: z.string().min(1).optional(),
})

/** One event of a session: a command, a tool call or a tool's output. */
export type Step = z.infer<typeof ToolCall>

/** Unknown keys are ignored: other corpora carry notes of their own. */
const Line = z.object({
  ...ToolCall.shape,
  id: z.string().min(1).max(200),
  events: z.array(ToolCall).min(1).optional(),
  label: z.enum(['danger', 'benign', 'ambiguous']),
  min: z.enum(['ask', 'block']).optional(),
  category: z.string().optional(),
  kind: z.enum(['injection', 'secret', 'benign']).optional(),
  must_flag_by_step: z.int().min(0).optional(),
  needs_correlation: z.boolean().optional(),
})

/** Keys a line of this project's corpus may have, without `_b64`. */
export const LINE_KEYS: ReadonlySet<string> = new Set(Object.keys(Line.shape))

/** One labelled line. Exactly one of `command`, `tool_input`, `output` and `events` says what happens. */
export type CorpusLine = z.infer<typeof Line>

export interface Corpus {
  /** File name without folder. */
  name: string
  file: string
  lines: CorpusLine[]
}

/** Throws an Error that names file, line number and the failing path. */
export function read_corpus(file: string): Corpus {
  const lines: CorpusLine[] = []
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text.trim() === '') continue
    const at = `${basename(file)}:${index + 1}`
    let value: unknown
    try {
      value = decode_keys(JSON.parse(text))
    } catch {
      throw new Error(`${at}: not JSON`)
    }
    const parsed = Line.safeParse(value)
    if (!parsed.success) throw new Error(`${at}: ${z.prettifyError(parsed.error)}`)
    const line = parsed.data
    const forms = [line.command, line.tool_input, line.output, line.events].filter((form) => form !== undefined)
    if (forms.length !== 1) throw new Error(`${at}: exactly one of command, tool_input, output and events is needed`)
    lines.push(line)
  }
  return { name: basename(file), file, lines }
}

/** Every corpus file of the project, in name order, then those of a sibling `shared/corpus` folder when there is one. */
export function default_corpus_files(project: string): string[] {
  const own = globSync(`${project}/test/corpus/*.jsonl`).sort()
  const shared = resolve(project, '../shared/corpus')
  return existsSync(shared) ? [...own, ...globSync(`${shared}/*.jsonl`).sort()] : own
}
