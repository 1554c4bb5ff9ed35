// The top-level folder that an archive unpacks to, by its name. Source: ENGINE section 8.
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_trial } from '#core/policy/effects/place/narrow.ts'
import { base_of } from '#core/policy/effects/place/path.ts'

/** The usual folder of an archive: `lib-1.2.tar.gz` unpacks to `lib-1.2`. */
export function unpacked_name(path: string): string {
  return base_of(path).replace(/(?:\.(?:tar|t?gz|tgz|bz2|tbz2?|xz|txz|zst|zip|crate|gem|whl|7z|rar|deb)){1,4}$/i, '')
}

/** Archives of forges unpack to repository and revision: `/owner/name/archive/refs/tags/v1.2.tar.gz`. */
const OF_FORGE =
  /^\/[^/]+\/([^/]+)\/(?:archive|zip|tar\.gz|(?:-\/archive\/[^/]+))\/(?:refs\/(?:heads|tags)\/)?([^?]+?)(?:\.(?:tar\.gz|zip))?$/

/** The folder in an archive fetched from this address; empty when the address does not tell. */
export function unpacked_from({ fields }: Draft): string {
  const path = typeof fields.path === 'string' ? fields.path : ''
  const [, repository, ref] = OF_FORGE.exec(path) ?? []
  if (repository === undefined || ref === undefined) return unpacked_name(path)
  return `${repository}-${ref.replace(/^v(?=\d)/, '').replaceAll('/', '-')}`
}

/** Whether unpacking creates this folder: `tar -C` requires an existing one, and `unzip -d` accepts one. */
export function unpacks_anew(archive: string, folder: string): boolean {
  const name = base_of(folder)
  return names_trial(folder) || has_version(name) || (name !== '' && unpacked_name(archive) === name)
}

/** The folder in every archive that npm packs. */
export const OF_NPM = 'package'

/** Folder names an archive has by convention: `lib-1.2.tar.gz` holds `lib-1.2`. */
export function names_inside(archive: string): string[] {
  const names = [unpacked_name(archive)].filter(has_version)
  const packed = archive.endsWith('.tgz') && (names.length > 0 || archive.endsWith('-*.tgz'))
  return packed ? [...names, OF_NPM] : names
}

/** Whether a name carries a version or branch, as those of releases do; without one it may be anything. */
export function has_version(name: string): boolean {
  return /[-_.](?:v?\d|main$|master$|develop$)/.test(name)
}

/** Programs by which a project builds itself, and that no archive brings. */
const WRAPPER = /^(?:gradlew|mvnw|manage\.py|node_modules\/.+|vendor\/bin\/.+|\.?venv\/.+)$/

/**
 * Whether a program below the folder where an archive was unpacked was there before: releases (`kit-1.2.tar.gz`) have a
 * folder of their own, so the project's other folders stayed what they were.
 */
export function lay_there(inside: string, archive: string | undefined): boolean {
  return WRAPPER.test(inside) || (inside.includes('/') && archive !== undefined && has_version(archive))
}
