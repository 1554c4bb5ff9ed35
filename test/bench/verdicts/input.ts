// What is judged to see whether a refactoring changed a verdict: labelled lines, what the tests say, and variants of both.
import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { decode_keys } from '#runtime/cli/judge/fixture.ts'
import { type Chance, shell_variant, text_variant, wrapped } from '#test/bench/verdicts/variant.ts'

/** A command in a client's tool, a call of another tool, a tool's output, or the steps of one session. */
export type Input =
  | { command: string; tool: 'Bash' | 'PowerShell' }
  | { tool_name: string; tool_input: Readonly<Record<string, unknown>> }
  | { output: string }
  | { steps: readonly StepInput[] }

/** A step of a session: a command with what it printed, or a call of another tool. */
export interface StepInput {
  command?: string
  output?: string
  tool_name?: string
  tool_input?: Readonly<Record<string, unknown>>
}

/** The inputs by what they are, each only once. */
interface Found {
  commands: Set<string>
  outputs: Set<string>
  /** Tool calls and sessions, as JSON. */
  calls: Set<string>
  sessions: Set<string>
}

const COMMAND_MAX_CHARS = 6000
const WRAPPED_MAX_CHARS = 400
/** How many variants are made of the inputs of each kind. */
const VARIANTS = { command: 24_000, output: 5_000, call: 6_000, session: 1_500 }

/** Labelled lines of `files`, string literals of the tests and of the packs below `project`, and variants of all. */
export function collect(project: string, files: readonly string[], chance: Chance): Input[] {
  const found: Found = { commands: new Set(), outputs: new Set(), calls: new Set(), sessions: new Set() }
  for (const file of [...globSync(`${project}/test/corpus/**/*.jsonl`).sort(), ...files]) take_lines(file, found)
  for (const folder of ['test/core/policy', 'test/core/memory', 'test/functions', 'core/policy/packs'])
    for (const text of literals_below(`${project}/${folder}`)) found.commands.add(text)
  for (const text of literals_below(`${project}/test/core/review`)) found.outputs.add(text)
  for (const text of [...found.commands, ...found.outputs])
    if (text.length > COMMAND_MAX_CHARS) for (const texts of [found.commands, found.outputs]) texts.delete(text)
  return [...as_inputs(found), ...variants(found, chance)]
}

function as_inputs({ commands, outputs, calls, sessions }: Found): Input[] {
  return [
    ...[...commands].map((command): Input => ({ command, tool: 'Bash' })),
    ...[...outputs].map((output): Input => ({ output })),
    ...[...calls, ...sessions].map((text) => JSON.parse(text) as Input),
  ]
}

/** What the lines of one file hold. Lines in other forms, and what is no JSON, are passed over. */
function take_lines(file: string, found: Found): void {
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = object_of(text)
    if (line === null) continue
    const { command, tool_name, tool_input } = line
    if (typeof command === 'string') found.commands.add(command)
    for (const output of [line.line, line.output]) if (typeof output === 'string') found.outputs.add(output)
    if (is_call(line)) found.calls.add(JSON.stringify({ tool_name, tool_input }))
    const steps = (line.events ?? []).filter((event) => event.command !== undefined || is_call(event))
    if (steps.length > 0) found.sessions.add(JSON.stringify({ steps }))
  }
}

/** A labelled line of any form; `line` is one of the texts that the table of steering texts is fitted to. */
interface LabelledLine extends StepInput {
  line?: string
  events?: readonly StepInput[]
}

function object_of(text: string): LabelledLine | null {
  try {
    const value: unknown = decode_keys(JSON.parse(text))
    return typeof value === 'object' && value !== null ? (value as LabelledLine) : null
  } catch {
    return null
  }
}

const is_call = (value: StepInput): boolean =>
  typeof value.tool_name === 'string' && typeof value.tool_input === 'object' && value.tool_input !== null

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`/g
const LITERAL_MIN_CHARS = 6

/** The string literals of the sources in a folder, but names of modules. */
function literals_below(folder: string): string[] {
  const sources = globSync(`${folder}/**/*.ts`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
  return sources
    .flatMap((source) => source.match(LITERAL) ?? [])
    .filter(
      (literal) =>
        literal.length >= LITERAL_MIN_CHARS && !/^.(?:#(?:core|test|runtime|functions)\/|node:)/.test(literal),
    )
    .flatMap(evaluated)
}

function evaluated(literal: string): string[] {
  try {
    return [String(runInNewContext(literal))]
  } catch {
    return []
  }
}

/** Inputs that nobody wrote: a slip or two in a command, code in other programs, outputs and calls put together of two. */
function variants(found: Found, chance: Chance): Input[] {
  const commands = [...found.commands]
  const outputs = [...found.outputs]
  const calls = [...found.calls].map((text) => JSON.parse(text) as { tool_name: string; tool_input: object })
  const short = commands.filter((command) => command.length < WRAPPED_MAX_CHARS / 2)
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
  return [
    ...times(VARIANTS.command, () => shell_variant(commands, chance)).map(in_bash),
    ...commands.filter((command) => command.length < WRAPPED_MAX_CHARS).flatMap(wrapped),
    ...times(VARIANTS.output, () => ({ output: text_variant(outputs, chance) })),
    ...(calls.length === 0
      ? []
      : times(VARIANTS.call, () => call_variant(chance.one_of(calls), chance.one_of(calls), chance))),
    ...times(VARIANTS.session, () => ({ steps: times(4, () => ({ command: chance.one_of(short) })) })),
  ]
}

const in_bash = (command: string): Input => ({ command, tool: 'Bash' })

/** A call with the arguments of another one, with those of both, or under a name made of both. */
function call_variant(
  one: { tool_name: string; tool_input: object },
  other: { tool_name: string; tool_input: object },
  chance: Chance,
): Input {
  switch (chance.below(3)) {
    case 0:
      return { tool_name: one.tool_name, tool_input: { ...other.tool_input } }
    case 1:
      return { tool_name: one.tool_name, tool_input: { ...other.tool_input, ...one.tool_input } }
    default: {
      const tool_name = `${one.tool_name.replace(/_[a-z]+$/, '')}_${other.tool_name.split('_').pop() ?? ''}`
      return { tool_name, tool_input: { ...one.tool_input } }
    }
  }
}
