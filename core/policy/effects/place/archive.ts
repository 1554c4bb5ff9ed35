// What comes out of an archive, by its name: the folder at its top. Source: ENGINE section 8.
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_trial } from '#core/policy/effects/place/narrow.ts'
import { base_of } from '#core/policy/effects/place/path.ts'

/** `lib-1.2.tar.gz` unpacks to `lib-1.2` more often than not. */
export function unpacked_name(path: string): string {
  return base_of(path).replace(/(?:\.(?:tar|t?gz|tgz|bz2|tbz2?|xz|txz|zst|zip|crate|gem|whl|7z|rar|deb)){1,4}$/i, '')
}

/** Forges name the folder after the repository and what was asked for: `/owner/name/archive/refs/tags/v1.2.tar.gz`. */
const OF_FORGE =
  /^\/[^/]+\/([^/]+)\/(?:archive|zip|tar\.gz|(?:-\/archive\/[^/]+))\/(?:refs\/(?:heads|tags)\/)?([^?]+?)(?:\.(?:tar\.gz|zip))?$/

/** The folder that an archive holds that was fetched from this address; empty when its name does not say. */
export function unpacked_from({ fields }: Draft): string {
  const path = typeof fields.path === 'string' ? fields.path : ''
  const [, repository, ref] = OF_FORGE.exec(path) ?? []
  if (repository === undefined || ref === undefined) return unpacked_name(path)
  return `${repository}-${ref.replace(/^v(?=\d)/, '').replaceAll('/', '-')}`
}

/** Whether what is unpacked into this folder makes it: `tar -C` wants one that is there, and `unzip -d` takes one that is. */
export function unpacks_anew(archive: string, folder: string): boolean {
  const name = base_of(folder)
  return names_trial(folder) || has_version(name) || (name !== '' && unpacked_name(archive) === name)
}

/** What every archive that npm packs holds. */
export const OF_NPM = 'package'

/** `lib-1.2.tar.gz` holds `lib-1.2` by custom. */
export function names_inside(archive: string): string[] {
  const names = [unpacked_name(archive)].filter(has_version)
  const packed = archive.endsWith('.tgz') && (names.length > 0 || archive.endsWith('-*.tgz'))
  return packed ? [...names, OF_NPM] : names
}

/** A name with a version or a branch behind it is that of a release; without one it may be that of anything. */
export function has_version(name: string): boolean {
  return /[-_.](?:v?\d|main$|master$|develop$)/.test(name)
}
