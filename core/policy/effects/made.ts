// Folders that one command line makes itself: what it creates, clones, unpacks or copies under a name that it deletes is its own
// output (`rm -rf demo && mkdir demo`, `git clone url probe; ...; rm -rf probe`). Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_work } from '#core/policy/effects/narrow.ts'

/** Makes deletions of the line's own folders routine; usual names of sources and data stay what they are. */
export function follow_made(drafts: readonly Draft[]): void {
  for (const [at, gone] of drafts.entries()) {
    if (!deletes_folder(gone)) continue
    const same = drafts.filter((one) => one.target === gone.target)
    // What was moved under the name is somebody's work.
    if (same.some(({ kind }) => kind === 'fs.move')) continue
    const makes = (one: Draft) => makes_folder(one) && (one.fields.may_exist !== true || drafts.indexOf(one) > at)
    if (!same.some(makes)) continue
    gone.fields = { ...gone.fields, made: true, narrow: true }
    const [d1, d3] = base_of_kind('fs.delete', gone.fields, gone.taint, gone.scope)
    gone.d = [d1, gone.d[1], d3]
  }
}

function deletes_folder({ kind, target, scope, cert, fields, d }: Draft): boolean {
  return (
    kind === 'fs.delete' &&
    fields.recursive === true &&
    fields.fed !== true &&
    cert === 'literal' &&
    scope === 'workspace' &&
    d[2] >= 2 &&
    target !== null &&
    !names_work(target)
  )
}

function makes_folder({ kind, fields }: Draft): boolean {
  if (kind === 'fs.write') return fields.directory === true
  if (kind === 'fs.archive') return fields.op === 'unpack'
  return kind === 'fs.copy'
}
