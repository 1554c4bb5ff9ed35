// Files of the session that a step runs without naming them: build scripts, configuration that is code, tests. They
// were judged when they were written (`would`); running them makes it count. Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import { type Collector, type Draft, pays } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { loads_download } from '#core/policy/effects/session/modules.ts'
import { type Reader, readers_of, reads_file } from '#core/policy/effects/session/start-files.ts'
import { brought, is_foreign } from '#core/policy/effects/session/unpacked.ts'
import { FIRST } from '#core/policy/effects/text/recipes.ts'
import type { FileFacts, Would, WrittenFile } from '#core/policy/verdict.ts'

/** Session files that one step may run; further ones are not looked up. */
const MAX_RUN_FILES = 8

/** Adds what files of this session, or of this very command, do when this step runs them. */
export function follow_runs(out: Collector, command: string, facts: FileFacts | null): void {
  if (out.would === null && facts === null) return
  const known = new Map<string, readonly Reader[]>()
  const runs = out.drafts.filter(runs_something).map((draft) => {
    const readers = known.get(draft.head) ?? readers_of(draft.head, command)
    known.set(draft.head, readers)
    return { draft, readers }
  })
  if (!runs.some(({ draft, readers }) => readers.length > 0 || draft.fields.path !== undefined)) return
  let found = 0
  // Few sessions have recipes, so most commands are never split into words.
  let words: ReadonlySet<string> | null = null
  const asked = (name: string) => {
    if (ONLY_PRINTS.test(command)) return false
    if (name === FIRST) return asks_for_first(command)
    words ??= new Set(command.split(/[\s;&|'"`(){}\\]+/))
    return words.has(name)
  }
  for (const [path, would] of noted(out, facts)) {
    if (found >= MAX_RUN_FILES || !pays(out, runs.length)) return
    const run = runs.find(
      ({ draft: { fields }, readers }) =>
        // Files that an interpreter runs by name were judged with the command.
        (fields.path === path && fields.lang === undefined) || reads_file(readers, base_of(path), command),
    )
    const first = would.find(
      ({ names, file }) => (file === undefined || is_foreign_at(file, facts)) && (names === null || names.some(asked)),
    )
    if (run === undefined || first === undefined) continue
    found++
    out.drafts.push(run_of(run.draft, path, first))
  }
}

function is_foreign_at(path: string, facts: FileFacts | null): boolean {
  const file = facts === null ? undefined : brought(path, facts.written)
  return file !== undefined && is_foreign(file)
}

function* noted(out: Collector, facts: FileFacts | null): Generator<readonly [path: string, would: readonly Would[]]> {
  yield* out.would ?? []
  for (const [path, { would }] of facts?.written ?? [])
    if (would !== undefined && out.written?.has(path) !== true) yield [path, would]
}

/** Whether an effect runs scripts of the project; installations do unless told not to. */
function runs_something({ kind, fields, head }: Draft): boolean {
  return (
    (kind === 'proc.exec' ||
      kind === 'ctr.run' ||
      kind === 'iac.apply' ||
      kind === 'vcs.commit' ||
      kind === 'vcs.push' ||
      (kind === 'pkg.install' && fields.scripts !== false)) &&
    head !== ''
  )
}

/** `make -n clean`: recipes are printed; what stands outside of them runs all the same. */
const ONLY_PRINTS = /^\s*g?make\s(?:[^;&|`$\n]{0,80}\s)?(?:-n|--dry-run|--just-print|--recon)(?=\s|$)[^;&|`$\n]*$/

/** Whether a command runs the first recipe of a file by naming none. */
function asks_for_first(command: string): boolean {
  return /\bmake(?:\s+-\S+)*\s*(?:$|[;&|'"`)])/.test(command)
}

function run_of(draft: Draft, path: string, { rule_id }: Would): Draft {
  const fields = { source: 'written', would: rule_id, known: true, runs: true }
  const [d1, d3] = base_of_kind('proc.eval', fields, [], null)
  return { ...draft, kind: 'proc.eval', target: path, fields, d: [d1, 2, d3], absorbs: false }
}

/**
 * A downloaded file that a program of this step reads without being told, or one that a file of the session loads which it reads
 * so: `eslint` reads `.eslintrc.cjs`, which requires `./plugin.cjs`.
 */
export function read_at_start(head: string, command: string, facts: FileFacts): WrittenFile | undefined {
  const { written, names } = facts
  const readers = readers_of(head, command)
  if (!readers.some(({ file, named }) => named === true || names?.may_start(file) !== false)) return undefined
  for (const [path, file] of written) {
    if (!reads_file(readers, base_of(path), command)) continue
    if (file.source === 'download') return file
    const loaded = typeof file.content === 'string' ? loads_download(path, file.content, facts) : undefined
    if (loaded !== undefined && is_foreign(loaded)) return loaded
  }
  return undefined
}
