// Secrets that are copied: within the project nobody is shown anything, under another name or among published files somebody may be.
import { type Call, emit, touch, touch_as } from '#core/policy/effects/call.ts'
import { note_copy } from '#core/policy/effects/place/link.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, reads } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Secrets of the project that stay in the project are not shown to anyone by a copy. */
export function stays_in_project(call: Call, from: Word, to: Word): boolean {
  if (call.command.place !== 'local') return true
  const source = locate(from, 'read', call.command.cwd, call.frame)
  if (source.item !== 'env-file' && source.item !== 'key-file') return false
  const { scope, item } = locate(to, 'write', call.command.cwd, call.frame)
  return scope === 'workspace' || scope === 'workspace-root' || scope === 'regenerable' || item === source.item
}

/**
 * `cat server.key server.crt > server.pem`: secrets of the project put together in a file that is known for one by its name.
 * Null: the call does something else.
 */
function joins_secrets(call: Call): Word | null {
  const { command } = call
  if (call.name !== 'cat' || command.piped || command.place !== 'local') return null
  const [only, second] = command.redirects.filter(({ op, fd }) => op.startsWith('>') && fd !== 2)
  if (only === undefined || second !== undefined || only.target.cert !== 'literal') return null
  const { item, path } = locate(only.target, 'write', command.cwd, call.frame)
  const { workspace } = call.frame
  if (item !== 'key-file' && item !== 'env-file') return null
  return path !== null && workspace !== null && is_below(path, workspace) ? only.target : null
}

/** A file that `joins_secrets` puts into another: listed when it is a secret of the project, read otherwise. */
function joined(call: Call, from: Word, to: Word): void {
  const { item } = locate(from, 'read', call.command.cwd, call.frame)
  if (item === null || item !== locate(to, 'write', call.command.cwd, call.frame).item) touch(call, 'fs.read', from)
  else {
    touch_as(call, 'fs.list', 'list', from, { copied: true })
    publishes_secret(call, from, to)
  }
}

/** Reads the operands, unless they are secrets that the line puts together where secrets are. */
export const reads_or_joins: Does = (call) => {
  const to = joins_secrets(call)
  if (to === null) reads(call)
  else for (const word of call.operands) joined(call, word, to)
}

/** Folders whose content everybody gets to see. */
const PUBLISHED = /(?:^|\/)(?:public|static|www|htdocs|wwwroot|public_html|_site|\.well-known)(?:\/|$)/

/** `cp .env env.example`: live values in the file that is committed for others to fill in. */
const LIVE = /(?:^|\/)\.env(?:\.(?!example|sample|template|dist|test|ci)[\w-]+)?$/

const TEMPLATE = /(?:^|[/.])env[\w.-]{0,40}\.(?:example|sample|template|dist|txt|md)$|\.(?:example|sample|template)$/i

/** `cp .env public/`: a secret among the files of the site. */
export function publishes_secret(call: Call, from: Word, to: Word): void {
  if (call.command.place !== 'local' || !(PUBLISHED.test(to.text) || (LIVE.test(from.text) && TEMPLATE.test(to.text))))
    return
  const { item, path } = locate(from, 'read', call.command.cwd, call.frame)
  if (item !== null)
    emit(call, 'cred.read', { target: path, scope: 'credential', d2: 2, fields: { store: 'file', item: 'published' } })
}

/** `cp .env notes.txt`: whoever reads the copy reads the secret, though its name says nothing of it. */
export function renames_secret(call: Call, from: Word, to: Word): void {
  if (call.command.place !== 'local' || !NAMED_FILE.test(to.text)) return
  const { cwd } = call.command
  if (locate(from, 'read', cwd, call.frame).item === null || locate(to, 'read', cwd, call.frame).item !== null) return
  note_copy(from, to, cwd, call.frame)
}

/** No folder: what is copied into one keeps its name. */
const NAMED_FILE = /[^/.]\.\w{1,10}$/
