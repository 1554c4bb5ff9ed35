// Folders unpacked from archives that the session downloaded: their content is as foreign as the archive, however many
// steps ago. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { OF_NPM, unpacked_name } from '#core/policy/effects/place/archive.ts'
import { base_of, is_below, parent_of } from '#core/policy/effects/place/path.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

/** Kinds of hosts to which data may go, and from which files may come, without a question. */
export const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'known', 'registry'])

/** Whether a file came from an unknown host. */
export function is_foreign({ source, host_kind }: WrittenFile): boolean {
  return source === 'download' && !NEAR.has(host_kind ?? '')
}

/** Folders around a file that are looked up. */
const MAX_FOLDERS = 8

/** The session's record of a path, or of the unpacked folder around it. */
export function brought(path: string, written: FileFacts['written']): WrittenFile | undefined {
  const own = written.get(path)
  if (own !== undefined) return own
  let folder = parent_of(path)
  for (let level = 0; level < MAX_FOLDERS && folder.length > 1; level++) {
    const file = written.get(folder)
    if (file?.folder === true) return file
    folder = parent_of(folder)
  }
  return undefined
}

/** Records the folders that a downloaded archive probably leaves: by custom `lib-1.2` or `lib` for `lib-1.2.tgz`. */
export function unpacks(
  { target, fields }: Draft,
  archive: string,
  written: Map<string, WrittenFile>,
  facts: FileFacts | null,
): void {
  const origin = written.get(archive) ?? facts?.written.get(archive)
  const name = unpacked_name(archive)
  if (fields.op !== 'unpack' || origin?.source !== 'download' || target === null || name === '') return
  const folder: WrittenFile = { ...origin, folder: true }
  written.set(`${target}/${name}`, folder)
  if (archive.endsWith('.tgz')) written.set(`${target}/${OF_NPM}`, folder)
  // It has a folder of its own: `unzip kit.zip -d kit`.
  if (target !== parent_of(archive) && base_of(target).length > 0 && !is_below(archive, target))
    written.set(target, folder)
  const base = /^(.{3,40}?)[-_.]v?\d/.exec(name)?.[1]
  if (base !== undefined) written.set(`${target}/${base}`, folder)
}
