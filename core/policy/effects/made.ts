// Folders that one command line makes itself: what it creates, clones, unpacks or copies under a name that it deletes is its own
// output (`rm -rf demo && mkdir demo`, `git clone url probe; ...; rm -rf probe`). Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_work } from '#core/policy/effects/narrow.ts'

/** Makes deletions of the line's own folders routine; usual names of sources and data stay what they are. */
export function follow_made(drafts: readonly Draft[]): void {
  let made: ReadonlyMap<string, number> | null = null
  for (const [at, gone] of drafts.entries()) {
    if (!deletes_folder(gone) || gone.target === null) continue
    made ??= made_names(drafts)
    if (!((made.get(gone.target) ?? -1) > at)) continue
    gone.fields = { ...gone.fields, made: true, narrow: true }
    const [d1, d3] = base_of_kind('fs.delete', gone.fields, gone.taint, gone.scope)
    gone.d = [d1, gone.d[1], d3]
  }
}

/**
 * Names under which the line makes something, and up to which place among the effects its deletion is that of the line's own: the
 * last that makes it when it may have been there before, any place otherwise. What was moved there is somebody's work.
 */
function made_names(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  const until = new Map<string, number>()
  for (const [at, one] of drafts.entries()) {
    if (one.target === null) continue
    if (one.kind === 'fs.move') until.set(one.target, -Infinity)
    else if (makes_folder(one) && until.get(one.target) !== -Infinity)
      until.set(one.target, Math.max(until.get(one.target) ?? -1, one.fields.may_exist === true ? at : Infinity))
  }
  return until
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
