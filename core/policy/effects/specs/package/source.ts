// Where a package comes from: a registry, a file of the project, an address, a repository, a foreign index.
import { type Call, values } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { is_of_maker } from '#core/policy/effects/host/publishers.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** What kind of place a package specification names. */
export type Source = 'registry' | 'lockfile' | 'file' | 'url' | 'git' | 'index'

/** Where a package specification points: a name, a file of the project, an address, a repository. */
export function source_of(text: string): Source {
  const spec = text.replace(/^[\w@/.[\],-]+\s*@\s*(?=(?:git\+|https?:|file:))/, '')
  if (/github/.test(spec) && is_of_maker(spec)) return 'registry'
  if (/^(?:git\+|git:|git@|ssh:|hg\+|svn\+|bzr\+)/.test(spec) || /\.git(?:[#@].*)?$/s.test(spec)) return 'git'
  if (/^(?:https?|ftp):/.test(spec)) return 'url'
  if (/^(?:file:|link:|workspace:|portal:|\.{1,2}(?:[/[]|$)|\/|~\/)/.test(spec)) return 'file'
  if (/^(?:github|gitlab|bitbucket|gist):/.test(spec)) return 'git'
  return 'registry'
}

/** `user/repo` is a repository for npm, a path for others. */
export function npm_source(text: string): Source {
  if (/^[\w.-]+\/[\w.-]+(?:#.*)?$/.test(text) && !text.startsWith('@') && !text.startsWith('.'))
    return is_of_maker(text) ? 'registry' : 'git'
  return source_of(text.replace(/^(?:@[\w.-]+\/)?[\w.-]+@(?=(?:npm:|git|https?:|file:|github:))/, ''))
}

/** `lodash@4`, `requests[socks]==2.0`: the name alone. */
export function bare_name(text: string): string {
  return /^(?:@[^/]+\/)?[^@=<>~![;\s]+/.exec(text)?.[0] ?? text
}

/** Whose list of popular names a package manager's own names are compared with. */
export function ecosystem_of(manager: string): 'npm' | 'pypi' | 'crate' {
  if (manager === 'cargo') return 'crate'
  return /^(?:pip|uv|poetry|pdm|rye|hatch|flit|pixi|conda)/.test(manager) ? 'pypi' : 'npm'
}

/** How doubtful a source is, highest first in doubt. */
export const RANK: Readonly<Record<Source, number>> = { registry: 1, lockfile: 1, file: 2, git: 4, url: 5, index: 6 }

/** An index or registry named on the command line that is none of the public ones. */
export function index_of(call: Call): Word | null {
  for (const flag of ['index', 'extra_index', 'find_links', 'trusted_host']) {
    for (const word of values(call, flag)) {
      const address = address_of(word.text)
      if (/^[./~]/.test(word.text) || (flag === 'find_links' && !word.text.includes('://'))) continue
      if (address === null || address.kind === 'registry' || address.kind === 'loopback') continue
      return word
    }
  }
  return null
}
