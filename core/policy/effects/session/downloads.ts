// What earlier downloads mean for this step: they are run, tell a package manager what to do, or change the tree.
// Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import type { EffectKind } from '#core/policy/effects/kind.ts'
import { base_of, parent_of } from '#core/policy/effects/place/path.ts'
import { loads_download } from '#core/policy/effects/session/modules.ts'
import { read_at_start } from '#core/policy/effects/session/runs.ts'
import { installs_by, is_module, module_in, runs_project } from '#core/policy/effects/session/start-files.ts'
import { brought, is_foreign } from '#core/policy/effects/session/unpacked.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

/** A copy of an effect with another kind and fields. */
export function become(draft: Draft, kind: EffectKind, fields: Draft['fields']): Draft {
  const [d1, d3] = base_of_kind(kind, fields, draft.taint, null)
  return { ...draft, kind, fields, d: [d1, draft.d[1], d3], absorbs: false }
}

/** A downloaded manifest decides what is installed and run: `curl -o package.json https://...`, then `npm install`. */
export function installs_download(out: Collector, draft: Draft, { written }: FileFacts): void {
  if (draft.fields.scripts === false) return
  for (const [path, file] of written) {
    if (!is_foreign(file) || !installs_by(draft.head, base_of(path))) continue
    const { host = '', host_kind = '', scheme = 'https' } = file
    const fields = { source: 'network', by_file: true, host: host ?? '', host_kind, scheme }
    return void out.drafts.push(become({ ...draft, taint: ['net'] }, 'proc.exec', fields))
  }
}

/** A downloaded patch changes the tree: `curl -o p.patch https://...`, then `git apply p.patch`. */
export function applies_download(out: Collector, draft: Draft, { written }: FileFacts): void {
  if ((draft.fields.patch !== true && draft.head !== 'patch') || draft.target === null) return
  const file = written.get(draft.target)
  if (file !== undefined && is_foreign(file)) out.drafts.push(become(draft, 'opaque', { reason: 'foreign-patch' }))
}

/** A download that a glob may match: `./dist/app-*`. */
function beside(path: string, { written }: FileFacts): WrittenFile | undefined {
  if (!path.includes('*')) return undefined
  const folder = parent_of(path)
  for (const [other, file] of written) if (file.source === 'download' && parent_of(other) === folder) return file
  return undefined
}

/** Finds the download that an effect runs; undefined when it runs none. */
export type FindDownload = (draft: Draft) => WrittenFile | undefined

const NOTHING: FindDownload = () => undefined

/**
 * Builds such a finder for one line: a file by its name, a module that the line's code loads, or a file its program
 * always reads. The last two scan the whole line, so each is computed once.
 */
export function downloads_run(command: string, facts: FileFacts): FindDownload {
  if (!has_download(facts)) return NOTHING
  const started: Looked = new Map()
  const loaded: Looked = new Map()
  const start = (head: string) =>
    once(
      started,
      head,
      () =>
        read_at_start(head, command, facts) ??
        loaded_by_project(head, command, facts) ??
        built_in(head, command, facts),
    )
  const load = (as: string) => once(loaded, as, () => loads_download(as, command, facts))
  return ({ kind, head, fields: { path, source } }) => {
    const own = typeof path === 'string' ? (brought(path, facts.written) ?? beside(path, facts)) : undefined
    const inline = kind === 'proc.eval' && source === 'literal'
    const module =
      typeof path !== 'string'
        ? inline && load(head.startsWith('python') ? '-c.py' : '-e')
        : typeof own?.content === 'string' && loads_download(path, own.content, facts)
    const file = module && is_foreign(module) ? module : (own ?? start(head))
    return file?.source === 'download' ? file : undefined
  }
}

/** Installed packages, which programs load by name. */
const INSTALLED = /\/(?:node_modules|site-packages|dist-packages)\/.*\.(?:[cm]?js|node|py|so|json)$/

/** Folders of other people's code, which builds take in as a whole. */
const VENDORED = /\/(?:vendor|third[_-]party|external|deps|node_modules|site-packages)(?:\/[\w.@-]+){0,3}$/
const BUILDS =
  /\b(?:go\s(?:build|run|test|install|generate)|g?make|cmake\s--build|ninja|cargo\s(?:build|run|test)|gradlew?|mvnw?|(?:npm|pnpm|yarn|bun)\s(?:t|test|start|run)|bundle\sexec|rake|rails|php|phpunit)\b/

/** Whether a command builds or runs the whole project, with what lies among other people's code. */
export const builds_project = (command: string): boolean => BUILDS.test(command)

/** A folder that was unpacked among other people's code, when this program builds or runs the project. */
function built_in(head: string, command: string, { written }: FileFacts): WrittenFile | undefined {
  if (!builds_project(command) || !command.includes(head)) return undefined
  for (const [path, file] of written) if (file.folder === true && is_foreign(file) && VENDORED.test(path)) return file
  return undefined
}

/** `npm start`, `python -m app.main`: a foreign download among the installed packages, or one that a file of the session imports. */
function loaded_by_project(head: string, command: string, facts: FileFacts): WrittenFile | undefined {
  const sources = runs_project(head, command)
  if (sources === null) return undefined
  const module = module_in(command)
  for (const [path, file] of facts.written) {
    if (!sources.test(path)) continue
    if (is_foreign(file) && (INSTALLED.test(path) || (module !== null && is_module(path, module)))) return file
    const loads = typeof file.content === 'string' ? loads_download(path, file.content, facts) : undefined
    if (loads !== undefined && is_foreign(loads)) return loads
  }
  return undefined
}

/** Whether the session downloaded a file. */
export function has_download({ written }: FileFacts): boolean {
  for (const { source } of written.values()) if (source === 'download') return true
  return false
}

/** Results of earlier searches; null stands for "none". */
type Looked = Map<string, WrittenFile | null>

function once(looked: Looked, key: string, look: () => WrittenFile | undefined): WrittenFile | undefined {
  const kept = looked.get(key)
  if (kept !== undefined) return kept ?? undefined
  const found = look()
  looked.set(key, found ?? null)
  return found
}

/** Marks an effect that runs a download. */
export function runs_download(out: Collector, draft: Draft, find: FindDownload): void {
  const file = find(draft)
  if (file === undefined) return
  const fields = {
    source: 'network',
    by_file: true,
    host: file.host ?? '',
    host_kind: file.host_kind ?? '',
    // With an unknown protocol a person decides.
    scheme: file.scheme ?? 'https',
  }
  const [d1, d3] = base_of_kind('proc.exec', fields, ['net'], null)
  out.drafts.push({ ...draft, kind: 'proc.exec', taint: ['net'], fields, d: [d1, draft.d[1], d3], absorbs: false })
}
