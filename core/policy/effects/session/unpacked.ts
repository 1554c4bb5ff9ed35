// Folders that came out of archives which the session downloaded: what lies in them is as foreign as the archive, however many
// steps lie between. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { unpacked_name } from '#core/policy/effects/place/archive.ts'
import { base_of, is_below, parent_of } from '#core/policy/effects/place/path.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

/** Hosts that data may go to, and files may come from, without another look. */
export const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'known', 'registry'])

/** A file from a host that nobody knows. */
export function is_foreign({ source, host_kind }: WrittenFile): boolean {
  return source === 'download' && !NEAR.has(host_kind ?? '')
}

/** Folders around a file that are looked up. */
const MAX_FOLDERS = 8

/** The session's file at a path, or the unpacked folder that it lies in. */
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

/** `tar xzf lib-1.2.tgz` of a download leaves `lib-1.2`, by custom, or `lib`. */
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
  // `unzip kit.zip -d kit`: a folder of its own.
  if (target !== parent_of(archive) && base_of(target).length > 0 && !is_below(archive, target))
    written.set(target, folder)
  const base = /^(.{3,40}?)[-_.]v?\d/.exec(name)?.[1]
  if (base !== undefined) written.set(`${target}/${base}`, folder)
}
