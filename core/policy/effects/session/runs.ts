// Files of the session that a step runs without naming what is in them: build scripts, configuration that is code, tests. What they
// would do was judged when they were written; here it counts. Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { readers_of, reads_file } from '#core/policy/effects/session/start-files.ts'
import { FIRST } from '#core/policy/effects/text/recipes.ts'
import type { FileFacts, Would, WrittenFile } from '#core/policy/verdict.ts'

/** Session files that one step may run; more are not looked up. */
const MAX_RUN_FILES = 8

/** What files of this session, or of this very command, would do that this step runs. */
export function follow_runs(out: Collector, command: string, facts: FileFacts | null): void {
  if (out.would === null && facts === null) return
  const runs = out.drafts.filter(runs_something).map((draft) => ({ draft, readers: readers_of(draft.head, command) }))
  if (!runs.some(({ draft, readers }) => readers.length > 0 || draft.fields.path !== undefined)) return
  let found = 0
  for (const [path, would] of noted(out, facts)) {
    if (found >= MAX_RUN_FILES) return
    const run = runs.find(
      ({ draft: { fields }, readers }) =>
        // What an interpreter runs was judged with the command that names it.
        (fields.path === path && fields.lang === undefined) || reads_file(readers, base_of(path), command),
    )
    const first = would.find(({ names }) => names === null || is_asked(names, command))
    if (run === undefined || first === undefined) continue
    found++
    out.drafts.push(run_of(run.draft, path, first))
  }
}

function* noted(out: Collector, facts: FileFacts | null): Generator<readonly [path: string, would: readonly Would[]]> {
  yield* out.would ?? []
  for (const [path, { would }] of facts?.written ?? [])
    if (would !== undefined && out.written?.has(path) !== true) yield [path, would]
}

/** An installation runs the scripts of the project unless it is told not to. */
function runs_something({ kind, fields, head }: Draft): boolean {
  return (
    (kind === 'proc.exec' ||
      kind === 'ctr.run' ||
      kind === 'iac.apply' ||
      (kind === 'pkg.install' && fields.scripts !== false)) &&
    head !== ''
  )
}

/** Whether a command asks for a recipe by one of its names; the first of a file is asked for by naming none. */
function is_asked(names: readonly string[], command: string): boolean {
  const words = command.split(/[\s;&|'"`(){}\\]+/)
  return names.some((name) =>
    name === FIRST ? /\bmake(?:\s+-\S+)*\s*(?:$|[;&|'"`)])/.test(command) : words.includes(name),
  )
}

function run_of(draft: Draft, path: string, { rule_id }: Would): Draft {
  const fields = { source: 'written', would: rule_id, known: true, runs: true }
  const [d1, d3] = base_of_kind('proc.eval', fields, [], null)
  return { ...draft, kind: 'proc.eval', target: path, fields, d: [d1, 2, d3], absorbs: false }
}

/** A downloaded file that a program of this step reads without being told. */
export function read_at_start(
  { head }: Draft,
  command: string,
  { written, names }: FileFacts,
): WrittenFile | undefined {
  const readers = readers_of(head, command)
  if (!readers.some(({ file, named }) => named === true || names?.may_start(file) !== false)) return undefined
  for (const [path, file] of written)
    if (file.source === 'download' && reads_file(readers, base_of(path), command)) return file
  return undefined
}
