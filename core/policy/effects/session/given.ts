// Copies of secrets that a session made, and the tools and forges that are given one. Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Files that hold copies of secrets; archives and encodings of one carry its name in front. */
export function carries_secret(path: string, facts: FileFacts): boolean {
  return facts.secrets_read.some((one) => path === one || (path.startsWith(one) && path[one.length] === '.'))
}

const GIVES_AWAY = /(?:^|_)(?:upload|send|share|attach|post|publish|import|put|push|forward|email|mail)(?:_|$)/

/** A tool that gives a file to a service is given a copy of a secret, or a whole database: `upload_file {path}`. */
export function gives_secret({ drafts }: Collector, { fields, head }: Draft, facts: FileFacts): boolean {
  if (!GIVES_AWAY.test(String(fields.verb))) return false
  return drafts.some(
    (one) =>
      one.kind === 'fs.read' &&
      one.head === head &&
      one.target !== null &&
      (carries_secret(one.target, facts) || is_dump(one.target, facts)),
  )
}

/** The dump of a database, packed or not. */
function is_dump(path: string, { written }: FileFacts): boolean {
  return (written.get(path) ?? written.get(path.replace(/\.(?:gz|bz2|xz|zst|zip|7z)$/, '')))?.dump === true
}

/** `aws s3 cp dump.gz s3://...`: a whole database goes, and whose the bucket is nobody says. */
export function sends_dump({ drafts }: Collector, { command }: Draft, facts: FileFacts): boolean {
  return drafts.some(
    (one) => one.kind === 'fs.read' && one.command === command && one.target !== null && is_dump(one.target, facts),
  )
}

/** `gh issue create --body-file notes.md`: what a forge is given is a copy of a secret. */
export function posts_copy({ fields }: Draft, command: string, facts: FileFacts): boolean {
  if (fields.provider !== 'forge' || facts.secrets_read.length === 0) return false
  return facts.secrets_read.some((path) => facts.written.has(path) && command.includes(base_of(path)))
}

/** What a tool does that gives a copy away: data leaves, and whose the service is nobody says. */
export function sent_by_tool(draft: Draft): Draft {
  const fields = { source: 'file', after_secret: true, host_kind: 'unknown', with_data: true, tool: true }
  const [d1, d3] = base_of_kind('net.send', fields, [], null)
  return { ...draft, kind: 'net.send', taint: [], fields, d: [d1, 2, d3], absorbs: false }
}

/** What was typed into shells and consoles, passwords among it. */
export function is_history(path: string): boolean {
  return /\/\.\w{1,24}_history$/.test(path)
}

/** What a request carries is more than a question. */
export function sends_data(draft: Draft): boolean {
  const { source, with_data, method } = draft.fields
  return (
    with_data === true || source === 'file' || source === 'stdin' || (typeof method === 'string' && method !== 'GET')
  )
}
