// Makes it routine to take down what the session made itself: folders, containers, branches, clusters, databases. A
// file in the session's own checkout counts as one of the project. Source: ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { make_own, shares_try, takes_down } from '#core/policy/effects/line/made.ts'
import { AWAY, goes_into, OPENED, TREE } from '#core/policy/effects/place/checkout.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import { lies_in_copied } from '#core/policy/effects/session/own/copies.ts'
import { deletes_own } from '#core/policy/effects/session/own/folders.ts'
import { deletes_written, trusts_own } from '#core/policy/effects/session/own/keys.ts'
import { IMAGE, INSIDE, is_inside_own, takes_pushed, takes_volume } from '#core/policy/effects/session/own/places.ts'
import {
  asks_own,
  clears_own,
  IN_SERVICES,
  on_named_server,
  resets_own,
  starts,
  takes_of_project,
  works_inside,
} from '#core/policy/effects/session/own/services.ts'
import { is_copied, leads_elsewhere, lies_on_own_port } from '#core/policy/effects/session/own/stores.ts'
import { CHANGES, clean_in } from '#core/policy/effects/session/saved.ts'
import { was_unchanged } from '#core/policy/effects/session/unchanged.ts'
import { remote_called } from '#core/policy/effects/specs/git/remote.ts'
import { is_same_thing } from '#core/policy/effects/tool/pair.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/**
 * Whether a push sends every branch to a remote that the session added: `git remote add mirror url`, later `git push
 * mirror --all`.
 */
export function pushes_all_away({ kind, fields }: Draft, { own = [] }: FileFacts): boolean {
  return kind === 'vcs.push' && fields.everything === true && own.includes(remote_called(String(fields.remote)))
}

/** Marks a push as going to another remote. */
export function send_away(draft: Draft): void {
  draft.fields = { ...draft.fields, new_remote: true }
  rescore(draft)
}

/** Kinds of effects that weigh less when their target is the session's own. */
const TAKES_DOWN: ReadonlySet<string> = new Set([
  'vcs.push',
  'vcs.remote',
  'env.set',
  'iac.destroy',
  'fs.delete',
  'db.schema',
  'db.write',
  'db.admin',
  'ctr.remove',
  'vcs.discard',
  'proc.signal',
  'net.send',
  'k8s.delete',
  'cloud.delete',
  'tool.mutate',
  'pkg.publish',
])

/** Whether `follow_own` may change something; false is certain. */
export function may_be_own(effects: readonly { kind: string; scope: string | null }[], { own }: FileFacts): boolean {
  if (own === undefined || own.length === 0) return false
  const trees = own.some((one) => one.startsWith(TREE) || one.startsWith(OPENED))
  return effects.some(
    ({ kind, scope }) =>
      TAKES_DOWN.has(kind) || (trees && AWAY.has(String(scope)) && (CHANGES.has(kind) || kind === 'fs.archive')),
  )
}

/** Whether a file lies in a checkout that the session made. */
function lies_in_tree({ kind, target, scope, cert, fields }: Draft, { own = [] }: FileFacts): boolean {
  if (target === null || cert !== 'literal' || !AWAY.has(String(scope)) || !CHANGES.has(kind)) return false
  if (fields.recursive === true && kind !== 'fs.copy') return false
  return own.some(
    (one) =>
      one.startsWith(TREE) &&
      (kind === 'fs.copy' || target !== one.slice(TREE.length)) &&
      is_below(target, one.slice(TREE.length)),
  )
}

/** Whether something is put into a folder that the session made for it: `mkdir ~/exports`, then `cp a.pdf ~/exports/`. */
function fills_opened(draft: Draft, { own = [] }: FileFacts): boolean {
  return (
    AWAY.has(String(draft.scope)) &&
    own.some((one) => one.startsWith(OPENED) && goes_into(draft, one.slice(OPENED.length)))
  )
}

/** Whether a whole checkout is deleted that the session made, which git does only where nothing was: `git clone url ~/x`. */
function deletes_tree({ target, scope, cert, fields }: Draft, { own = [] }: FileFacts): boolean {
  if (cert !== 'literal' || fields.fed === true || !AWAY.has(String(scope))) return false
  return own.includes(`${TREE}${target}`)
}

/** Makes effects routine that end what the session made. */
export function follow_own(out: Collector, facts: FileFacts): void {
  const { drafts } = out
  if (!may_be_own(drafts, facts)) return
  for (const draft of drafts) {
    if (takes_made(draft, facts)) take_made(draft)
    else if (lies_in_tree(draft, facts) || fills_opened(draft, facts)) make_near(draft, 'workspace')
    else END_OF[draft.kind]?.(draft, facts, out)
  }
  for (const draft of drafts)
    if (asks_own(draft, drafts)) {
      make_own(draft, { danger: false })
      draft.d[1] = 0
    }
}

/** Looks at one effect of its kind, and makes it routine when it only ends something of the session's own. */
type End = (draft: Draft, facts: FileFacts, out: Collector) => void

/** Handlers for effects whose own target cannot be recognised by its name alone. */
const END_OF: Readonly<Record<string, End>> = {
  'vcs.push': (draft, facts) => {
    if (takes_pushed(draft, facts)) make_own(draft, { delete: false })
  },
  // `git remote add origin url`, later another address of it: both were the session's idea.
  'vcs.remote': (draft, facts) => {
    const { op, remote, keeps_key } = draft.fields
    if (op === 'remote set-url' && keeps_key !== true && facts.own?.includes(remote_called(String(remote))) === true)
      make_own(draft, { changes_origin: false })
  },
  'env.set': (draft, facts) => {
    if (trusts_own(draft, facts)) make_own(draft, { influence: 'none' })
  },
  'fs.delete': (draft, facts, out) => {
    if (deletes_own(draft, facts)) make_own(draft, { narrow: true })
    else if (deletes_tree(draft, facts)) make_near(draft, 'workspace', { narrow: true })
    else if (deletes_written(draft, facts)) make_near(draft, 'workspace', { narrow: true })
    else if (draft.scope === 'remote' && is_inside_own(draft, out, facts) && INSIDE.test(draft.target ?? ''))
      make_near(draft, 'tmp', { narrow: true })
  },
  'pkg.publish': (draft, facts) => {
    if (shares_try(draft) && facts.own?.includes(`${IMAGE}${draft.target}`) === true) make_own(draft)
  },
  'cloud.delete': end_inside,
  'tool.mutate': end_inside,
  'ctr.remove': (draft, facts) => {
    const brought_up = takes_down(draft) && starts(facts)
    if (brought_up || takes_volume(draft, facts) || takes_of_project(draft, facts)) make_own(draft, { volumes: false })
  },
  'net.send': (draft, facts) => {
    if (clears_own(draft, facts)) make_own(draft, { method: 'POST', path: '/', destroys: false, wipes: false })
    else if (draft.head === 'mc' && starts(facts) && on_named_server(draft.target, facts))
      make_own(draft, { host_kind: 'loopback' })
  },
  'db.admin': (draft, facts) => {
    // Users and replicas of a server that the session started, changed from inside that server.
    const within = starts(facts) && draft.via.some((one) => IN_SERVICES.test(one))
    if (draft.fields.prod === true || !(within || lies_on_own_port(draft, facts))) return
    draft.kind = 'db.write'
    make_own(draft, { all_rows: false })
  },
  'db.schema': end_data,
  'db.write': end_data,
}

/** Deletions and calls inside a service or container of the session's own. */
function end_inside(draft: Draft, facts: FileFacts, out: Collector): void {
  const own =
    works_inside(draft, facts) ||
    (is_inside_own(draft, out, facts) && draft.fields.prod !== true) ||
    (draft.kind === 'tool.mutate' && lies_on_own_port(draft, facts))
  if (!own) return
  draft.kind = 'db.write'
  make_own(draft, { all_rows: false })
  draft.d[1] = 0
}

/** Tables and rows of a database that the session copied or started. */
function end_data(draft: Draft, facts: FileFacts, out: Collector): void {
  const own =
    (draft.kind === 'db.schema' && (is_copied(draft, facts) || lies_on_own_port(draft, facts))) ||
    (is_near(draft) && is_inside_own(draft, out, facts)) ||
    lies_in_copied(draft, out.drafts, facts.own ?? []) ||
    resets_own(draft, facts)
  if (own) make_own(draft, OWN_AGAIN[draft.kind])
}

const is_near = ({ fields }: Draft): boolean =>
  fields.near === true && fields.prod !== true && fields.elsewhere !== true

/** Treats the target as lying in the project, not at somebody else's place. */
function make_near(draft: Draft, scope: 'workspace' | 'tmp', also: Draft['fields'] = {}): void {
  draft.scope = scope
  make_own(draft, also)
  draft.d[1] = 0
}

/** Removing what the session made under the name that it gave. */
function take_made(draft: Draft): void {
  if (draft.kind === 'iac.destroy') draft.kind = 'iac.plan'
  if (draft.kind === 'cloud.delete') draft.kind = 'cloud.change'
  make_own(draft, OWN_AGAIN[draft.kind])
  if (draft.kind === 'tool.mutate' || draft.kind === 'cloud.change') draft.d[1] = 0
}

/** Fields, by kind, that mark an effect as no loss. */
const OWN_AGAIN: Readonly<Record<string, Draft['fields']>> = {
  'k8s.delete': { narrow: true },
  'ctr.remove': { volumes: false },
  'vcs.discard': { narrow: true, protected: false },
  'tool.mutate': { danger: false },
  'db.schema': { destroys: false },
  'db.write': { all_rows: false },
}

/** Whether a checkout, machine or database is removed that the session made, or fully copied, under this very name. */
function takes_made({ fields }: Draft, { own = [] }: FileFacts): boolean {
  const { takes, takes_kind: head } = fields
  if (fields.prod === true) return false
  if (typeof head === 'string') return own.some((one) => is_same_thing(one, head, String(fields.takes_named)))
  if (fields.what === 'worktree' && own.includes(clean_in(String(fields.in)))) return true
  if (was_unchanged({ fields }, own)) return true
  if (takes === undefined) return false
  if (Array.isArray(takes)) return takes.some((one) => own.includes(String(one)) && !leads_elsewhere(String(one), own))
  return own.includes(String(takes))
}

/**
 * Whether a file made executable is a hook or agent program that the session wrote itself: `chmod +x
 * .git/hooks/pre-commit`.
 */
export function runs_own({ target, scope, fields }: Draft, { written }: FileFacts): boolean {
  if (target === null || (scope !== 'persistence' && scope !== 'instruction-file')) return false
  const { executable, recursive, setuid, world_writable } = fields
  if (executable !== true || recursive === true || setuid === true || world_writable === true) return false
  const file = written.get(target)
  return file?.source === 'agent' && file.content !== null
}
