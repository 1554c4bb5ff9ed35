// Copies of secrets that a session made, and the tools and forges that receive one. Source: ENGINE section 11.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Whether a file holds a copy of a secret. Archives and encodings of one begin with its name. */
export function carries_secret(path: string, facts: FileFacts): boolean {
  return facts.secrets_read.some((one) => path === one || (path.startsWith(one) && path[one.length] === '.'))
}

const GIVES_AWAY = /(?:^|_)(?:upload|send|share|attach|post|publish|import|put|push|forward|email|mail)(?:_|$)/

/** Whether a tool hands a copy of a secret or a whole database to a service: `upload_file {path}`. */
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

/** Whether a file is the dump of a database, packed or not. */
function is_dump(path: string, { written }: FileFacts): boolean {
  return (written.get(path) ?? written.get(path.replace(/\.(?:gz|bz2|xz|zst|zip|7z)$/, '')))?.dump === true
}

/** Whether a whole database is uploaded, to a bucket of unknown owner: `aws s3 cp dump.gz s3://...`. */
export function sends_dump({ drafts }: Collector, { command }: Draft, facts: FileFacts): boolean {
  return drafts.some(
    (one) => one.kind === 'fs.read' && one.command === command && one.target !== null && is_dump(one.target, facts),
  )
}

/** Whether a forge receives a copy of a secret: `gh issue create --body-file notes.md`. */
export function posts_copy({ fields }: Draft, command: string, facts: FileFacts): boolean {
  if (fields.provider !== 'forge' || facts.secrets_read.length === 0) return false
  return facts.secrets_read.some((path) => facts.written.has(path) && command.includes(base_of(path)))
}

/** The effect of a tool that hands a copy on: data leaves to a service of unknown owner. */
export function sent_by_tool(draft: Draft): Draft {
  const fields = { source: 'file', after_secret: true, host_kind: 'unknown', with_data: true, tool: true }
  const [d1, d3] = base_of_kind('net.send', fields, [], null)
  return { ...draft, kind: 'net.send', taint: [], fields, d: [d1, 2, d3], absorbs: false }
}

/** Whether a file records what was typed into shells and consoles, passwords among it. */
export function is_history(path: string): boolean {
  return /\/\.\w{1,24}_history$/.test(path)
}

/** Turns a request that carries data into a send. */
export function sends_data(draft: Draft): boolean {
  const { source, with_data, method } = draft.fields
  return (
    with_data === true || source === 'file' || source === 'stdin' || (typeof method === 'string' && method !== 'GET')
  )
}
