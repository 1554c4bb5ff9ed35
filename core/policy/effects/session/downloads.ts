// What earlier downloads of a session mean for this step: they run, they tell a package manager what to do, they change the tree.
// Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import type { EffectKind } from '#core/policy/effects/kind.ts'
import { base_of, parent_of } from '#core/policy/effects/place/path.ts'
import { loads_download } from '#core/policy/effects/session/modules.ts'
import { read_at_start } from '#core/policy/effects/session/runs.ts'
import { installs_by } from '#core/policy/effects/session/start-files.ts'
import { brought, is_foreign } from '#core/policy/effects/session/unpacked.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

/** The same act seen as another one. */
export function become(draft: Draft, kind: EffectKind, fields: Draft['fields']): Draft {
  const [d1, d3] = base_of_kind(kind, fields, draft.taint, null)
  return { ...draft, kind, fields, d: [d1, draft.d[1], d3], absorbs: false }
}

/** `curl -o package.json https://...`, then `npm install`: what is installed, and what runs meanwhile, came from there. */
export function installs_download(out: Collector, draft: Draft, { written }: FileFacts): void {
  if (draft.fields.scripts === false) return
  for (const [path, file] of written) {
    if (!is_foreign(file) || !installs_by(draft.head, base_of(path))) continue
    const { host = '', host_kind = '', scheme = 'https' } = file
    const fields = { source: 'network', by_file: true, host: host ?? '', host_kind, scheme }
    return void out.drafts.push(become({ ...draft, taint: ['net'] }, 'proc.exec', fields))
  }
}

/** `curl -o p.patch https://...`, then `git apply p.patch`: changes that nobody has seen go into the tree. */
export function applies_download(out: Collector, draft: Draft, { written }: FileFacts): void {
  if ((draft.fields.patch !== true && draft.head !== 'patch') || draft.target === null) return
  const file = written.get(draft.target)
  if (file !== undefined && is_foreign(file)) out.drafts.push(become(draft, 'opaque', { reason: 'foreign-patch' }))
}

/** A download that a script of the session loads, or code in the command itself. */
function loaded_by(
  { kind, head, fields: { path, source } }: Draft,
  own: WrittenFile | undefined,
  command: string,
  facts: FileFacts,
): WrittenFile | undefined {
  if (typeof path === 'string')
    return typeof own?.content === 'string' ? loads_download(path, own.content, facts) : undefined
  const inline = kind === 'proc.eval' && source === 'literal'
  return inline ? loads_download(head.startsWith('python') ? '-c.py' : '-e', command, facts) : undefined
}

/** `./dist/app-*`: a download in that folder. */
function beside(path: string, { written }: FileFacts): WrittenFile | undefined {
  if (!path.includes('*')) return undefined
  const folder = parent_of(path)
  for (const [other, file] of written) if (file.source === 'download' && parent_of(other) === folder) return file
  return undefined
}

/** A file that came from the network runs, by its own name or because the program that runs always reads it. */
export function runs_download(out: Collector, draft: Draft, command: string, facts: FileFacts): void {
  const { path } = draft.fields
  const own = typeof path === 'string' ? (brought(path, facts.written) ?? beside(path, facts)) : undefined
  const module = loaded_by(draft, own, command, facts)
  const file = module !== undefined && is_foreign(module) ? module : (own ?? read_at_start(draft, command, facts))
  if (file === undefined || file.source !== 'download') return
  const fields = {
    source: 'network',
    by_file: true,
    host: file.host ?? '',
    host_kind: file.host_kind ?? '',
    // Where nobody knows how it came, a person decides.
    scheme: file.scheme ?? 'https',
  }
  const [d1, d3] = base_of_kind('proc.exec', fields, ['net'], null)
  out.drafts.push({ ...draft, kind: 'proc.exec', taint: ['net'], fields, d: [d1, draft.d[1], d3], absorbs: false })
}
