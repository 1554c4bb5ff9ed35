// What a session made itself: folders it created, unpacked or generated, and services it started. Taking down what is one's own is
// ordinary work, and a question about it teaches people to say yes. It is learned from acts, never from what a text says about them;
// names of sources and data stay what they are, whoever says to have made them. Source: ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { make_own, shares_try, takes_down } from '#core/policy/effects/line/made.ts'
import { starts_services } from '#core/policy/effects/line/services.ts'
import { has_version, names_inside, OF_NPM, unpacked_from, unpacks_anew } from '#core/policy/effects/place/archive.ts'
import { is_trial_volume, is_volume } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import { comes_anew, folder_listed, LISTED } from '#core/policy/effects/session/listed.ts'
import { chooses_cluster, LIES_IN_CLUSTER, leads_away } from '#core/policy/effects/session/own/cluster.ts'
import { copies_lost, copy_in, lies_in_copied } from '#core/policy/effects/session/own/copies.ts'
import {
  deletes_own,
  GENERATED,
  is_trial,
  leaves_nothing,
  names_throwaway,
} from '#core/policy/effects/session/own/folders.ts'
import { deletes_written, FILE, overwrites, trusts_own, writes_secret } from '#core/policy/effects/session/own/keys.ts'
import {
  BARE,
  IMAGE,
  INSIDE,
  is_bare,
  is_inside_own,
  pushes_own,
  takes_pushed,
  takes_volume,
} from '#core/policy/effects/session/own/places.ts'
import {
  asks_own,
  clears_own,
  IN_SERVICES,
  on_named_server,
  resets_own,
  SERVICES,
  starts,
  takes_of_project,
  works_inside,
} from '#core/policy/effects/session/own/services.ts'
import {
  is_copied,
  leads_elsewhere,
  lies_on_own_port,
  ports_of,
  TUNNEL,
} from '#core/policy/effects/session/own/stores.ts'
import {
  CHANGES,
  clean_in,
  dirties,
  is_applied_somewhere,
  is_clean_somewhere,
  leaves_applied,
} from '#core/policy/effects/session/saved.ts'
import { may_bring, renames_many } from '#core/policy/effects/session/teaches.ts'
import { is_new_or_kept, soiled_by, was_unchanged } from '#core/policy/effects/session/unchanged.ts'
import { remote_called } from '#core/policy/effects/specs/git/remote.ts'
import { OWN_CONTEXT } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'
import { is_same_thing } from '#core/policy/effects/tool/pair.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** A checkout outside of the project, which git made: where there was one, or a folder with something in it, git refuses. */
const TREE = 'worktree '
/** What became the session's own with this action, and what is it no longer: somebody's files were moved in. */
export interface Owned {
  made: readonly string[]
  lost: readonly string[]
}

/** What this action makes; null when it makes nothing, as most do. */
export function owned_by(
  { drafts }: Collector,
  facts: FileFacts | null,
  command: string | null,
  workspace: string | null,
): Owned | null {
  const made: string[] = []
  const lost: string[] = []
  const own = (path: string) => made.some((one) => is_own(one, path)) || owns(facts, path)
  let inside: readonly string[] = []
  let archive = ''
  let fetched: readonly string[] = []
  let from: string | null = null
  const soiled = new Set<string>()
  const brings = may_bring(command)
  if (brings) for (const one of facts?.own ?? []) if (is_place(one)) lost.push(one)
  for (const draft of drafts) {
    const { kind, head, target, scope, fields } = draft
    for (const one of soiled_by(draft, from, facts?.own ?? [])) soiled.add(one)
    if (starts_services(draft)) add(made, SERVICES)
    if (head === 'supabase' && fields.op === 'start') add(made, SERVICES)
    if (leads_away(draft)) add(made, TUNNEL)
    if (chooses_cluster(draft) && facts?.own?.includes(OWN_CONTEXT + String(fields.context)) !== true)
      for (const one of facts?.own ?? []) if (LIES_IN_CLUSTER.test(one)) add(lost, one)
    for (const one of loses(draft, facts)) add(lost, one)
    for (const one of copies_lost(draft, known(made, facts))) add(lost, one)
    const copy = copy_in(draft, drafts)
    if (copy !== null) gain(copy, made, lost)
    // What git moved, with all that lay in it.
    if (fields.whole === true && Array.isArray(fields.loses)) for (const one of fields.loses) add(lost, String(one))
    // Where something else is found, nothing is new; whatever is mounted says its place in its own way.
    if (kind === 'fs.link' && target !== null) add(lost, target)
    if (kind === 'fs.mount') for (const one of facts?.own ?? []) if (one.startsWith(LISTED)) add(lost, one)
    // Work comes back under names that were free a moment ago.
    if (fields.brings === true || renames_many(head))
      for (const one of facts?.own ?? []) if (is_place(one)) add(lost, one)
    if (dirties(draft)) for (const one of known(made, facts)) if (is_clean_somewhere(one)) add(lost, one)
    if (leaves_applied(draft)) for (const one of known(made, facts)) if (is_applied_somewhere(one)) add(lost, one)
    if (typeof fields.makes === 'string') {
      gain(fields.makes, made, lost)
      if (kind === 'ctr.run' && is_bare(fields, facts, made)) {
        gain(BARE + fields.makes, made, lost)
        for (const one of ports_of(draft)) gain(one, made, lost)
      }
    }
    if (kind === 'vcs.push') for (const one of pushes_own(draft, facts, made)) add(made, one)
    if (kind === 'vcs.commit' && typeof fields.saves === 'string') gain(clean_in(fields.saves), made, lost)
    if (target === null) continue
    if (kind === 'fs.delete' && leaves_nothing(draft)) add(made, target)
    if (kind === 'fs.list') {
      archive = target
      // What was fetched on this line is called after where it came from, whatever its file is called.
      inside = [...names_inside(target), ...fetched]
    } else if (kind === 'ctr.build') {
      if (!is_volume(target) || is_trial_volume(target)) add(made, IMAGE + target)
    } else if (kind === 'net.fetch') inside = fetched = [unpacked_from(draft)].filter(has_version)
    else if (writes_secret(draft)) {
      if (overwrites(draft, command)) add(made, FILE + target)
    } else if (kind === 'fs.write' && fields.directory === true && head === 'git' && AWAY.has(String(scope)))
      add(made, TREE + target)
    else if (kind === 'fs.write' && fields.directory === true) {
      if (fields.generated === true) add(made, GENERATED + target)
      else if (scope !== 'workspace') continue
      else if (
        fields.may_exist !== true ||
        names_throwaway(target, workspace) ||
        is_new_or_kept(target, facts?.own ?? [])
      )
        add(made, target)
      else for (const one of comes_anew(draft, facts)) add(made, one)
    } else if (kind === 'fs.write') {
      for (const one of comes_anew(draft, facts)) if (one !== target) add(made, one)
    } else if (kind === 'fs.archive' && fields.op === 'unpack') {
      if (scope === 'workspace' && (own(target) || unpacks_anew(archive, target))) add(made, target)
      for (const name of fields.flat === true ? [] : inside) add(made, `${target}/${name}`)
      if (fields.flat !== true && inside.includes(OF_NPM)) add(made, `${GENERATED}${target}/${OF_NPM}`)
    } else if ((kind === 'fs.move' && fields.away === true) || (kind === 'fs.delete' && head === 'rsync')) from = target
    else if ((kind === 'fs.move' || (kind === 'fs.copy' && head === 'rsync')) && from !== null) {
      // Into a folder that is there already it goes under its old name, and whose folder that is nobody says.
      if (own(from))
        for (const one of [`${target}/${base_of(from)}`, ...(is_trial(base_of(target)) ? [target] : [])]) add(made, one)
      else
        for (const path of [target, ...places_of(target, made, facts), ...landed(from, target, facts)]) add(lost, path)
    }
  }
  lost.push(...soiled)
  // What is made on such a line may be where something of somebody's comes to lie.
  if (brings) lost.push(...made.filter(is_place))
  return made.length + lost.length === 0 ? null : { made: made.filter((one) => !lost.includes(one)), lost }
}

/** What is no longer own behind this: it goes, gets another name or another content, or its name means something else. */
function loses(draft: Draft, facts: FileFacts | null): string[] {
  const own = facts?.own ?? []
  if (own.length === 0) return []
  const { kind, target, fields } = draft
  if (Array.isArray(fields.loses)) {
    const named = fields.loses.map(String)
    return own.filter((one) =>
      named.some((name) =>
        name.endsWith(' ')
          ? one.startsWith(name)
          : one === name || (name.startsWith('/') && !one.startsWith(TREE) && is_own(one, name)),
      ),
    )
  }
  // A machine that goes back to a state of it is still there.
  if (kind === 'ctr.remove' && typeof fields.takes === 'string' && fields.takes.startsWith('container '))
    return own.filter((one) => one.endsWith(String(fields.takes)))
  // Under that name something else is found from now on, or more is in there.
  if (kind === 'fs.link' && target !== null)
    return own.filter(
      (one) => (one.startsWith('/') && (is_own(one, target) || is_below(one, target))) || one === FILE + target,
    )
  if (kind === 'fs.mount' && target !== null) return own.filter((one) => one.endsWith(target.replace(/^\.\/|\/$/g, '')))
  // A volume that is worked on beside others may hold what was in them.
  if (kind === 'ctr.run' && Array.isArray(fields.volumes) && (fields.mounted === true || fields.volumes.length > 1))
    return fields.volumes.map((name) => IMAGE + String(name)).filter((one) => own.includes(one))
  return []
}

/** Things one action may make; more are not remembered. */
const MAX_MADE = 16

function add(list: string[], item: string): void {
  if (list.length < MAX_MADE && !list.includes(item)) list.push(item)
}

/** What went on this line comes back on it. */
function gain(one: string, made: string[], lost: string[]): void {
  add(made, one)
  if (lost.includes(one)) lost.splice(lost.indexOf(one), 1)
}

/** Own folders that this path is in, or is. */
function places_of(path: string, made: readonly string[], facts: FileFacts | null): string[] {
  return known(made, facts).filter((one) => is_own(one, path))
}

/** A folder, or what was said about the names in one. */
const is_place = (one: string): boolean => one.startsWith('/') || one.startsWith(LISTED) || one.startsWith(GENERATED)

/** What is no longer own, or known not to be there, when something goes into this folder under its old name. */
function landed(from: string, folder: string, facts: FileFacts | null): string[] {
  const name = base_of(from)
  return (facts?.own ?? []).filter((one) => {
    if (one.startsWith(LISTED)) return folder_listed(one) === folder
    if (!one.startsWith('/')) return false
    return is_below(one, folder) && (/[*?[{]/.test(name) || is_below(one, `${folder}/${name}`))
  })
}

/** What was made on this line, and before. */
function known(made: readonly string[], facts: FileFacts | null): string[] {
  return [...made, ...(facts?.own ?? [])]
}

function is_own(one: string, path: string): boolean {
  if (one.startsWith(FILE)) return path === one.slice(FILE.length)
  if (one.startsWith(TREE)) return is_below(path, one.slice(TREE.length))
  return is_below(path, one.startsWith(GENERATED) ? one.slice(GENERATED.length) : one)
}

function owns(facts: FileFacts | null, path: string): boolean {
  return facts?.own?.some((one) => is_own(one, path)) ?? false
}

/** Every branch goes to a remote that the session added: `git remote add mirror url`, and later `git push mirror --all`. */
export function pushes_all_away({ kind, fields }: Draft, { own = [] }: FileFacts): boolean {
  return kind === 'vcs.push' && fields.everything === true && own.includes(remote_called(String(fields.remote)))
}

/** Says of a push that it goes to another remote. */
export function send_away(draft: Draft): void {
  draft.fields = { ...draft.fields, new_remote: true }
  rescore(draft)
}

/** Kinds that are another thing when their target is the session's own. */
const TAKES_DOWN: ReadonlySet<string> = new Set([
  'vcs.push',
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

/** Places where somebody's files lie, but neither settings nor secrets. */
const AWAY: ReadonlySet<string> = new Set(['home-other', 'other-workspace'])

/** Whether `follow_own` may change something: a no is certain. */
export function may_be_own(effects: readonly { kind: string; scope: string | null }[], { own }: FileFacts): boolean {
  if (own === undefined || own.length === 0) return false
  const trees = own.some((one) => one.startsWith(TREE))
  return effects.some(
    ({ kind, scope }) => TAKES_DOWN.has(kind) || (trees && AWAY.has(String(scope)) && CHANGES.has(kind)),
  )
}

/** A file in a checkout that the session made is as good as one of the project. */
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

/** Makes the end of what the session made routine. */
export function follow_own(out: Collector, facts: FileFacts): void {
  const { drafts } = out
  if (!may_be_own(drafts, facts)) return
  for (const draft of drafts) {
    if (takes_made(draft, facts)) {
      if (draft.kind === 'iac.destroy') draft.kind = 'iac.plan'
      if (draft.kind === 'cloud.delete') draft.kind = 'cloud.change'
      make_own(draft, OWN_AGAIN[draft.kind] ?? {})
      if (draft.kind === 'tool.mutate' || draft.kind === 'cloud.change') draft.d[1] = 0
    } else if (draft.kind === 'vcs.push') {
      if (takes_pushed(draft, facts)) make_own(draft, { delete: false })
    } else if (draft.kind === 'env.set') {
      if (trusts_own(draft, facts)) make_own(draft, { influence: 'none' })
    } else if (lies_in_tree(draft, facts)) {
      draft.scope = 'workspace'
      make_own(draft)
      draft.d[1] = 0
    } else if (draft.kind === 'fs.delete') {
      if (deletes_own(draft, facts)) make_own(draft, { narrow: true })
      else if (deletes_written(draft, facts)) {
        draft.scope = 'workspace'
        make_own(draft, { narrow: true })
        draft.d[1] = 0
      } else if (draft.scope === 'remote' && is_inside_own(draft, out, facts))
        if (INSIDE.test(draft.target ?? '')) {
          draft.scope = 'tmp'
          make_own(draft, { narrow: true })
          draft.d[1] = 0
        }
    } else if (draft.kind === 'pkg.publish') {
      if (shares_try(draft) && facts.own?.includes(`${IMAGE}${draft.target}`) === true) make_own(draft)
    } else if (draft.kind === 'cloud.delete' || draft.kind === 'tool.mutate') {
      if (works_inside(draft, facts) || (is_inside_own(draft, out, facts) && draft.fields.prod !== true)) {
        draft.kind = 'db.write'
        make_own(draft, { all_rows: false })
        draft.d[1] = 0
      }
    } else if (draft.kind === 'ctr.remove') {
      if (takes_down(draft) && starts(facts)) make_own(draft, { volumes: false })
      else if (takes_volume(draft, facts) || takes_of_project(draft, facts)) make_own(draft, { volumes: false })
    } else if (draft.kind === 'net.send') {
      if (clears_own(draft, facts)) make_own(draft, { method: 'POST', path: '/', destroys: false, wipes: false })
      else if (draft.head === 'mc' && starts(facts) && on_named_server(draft.target, facts))
        make_own(draft, { host_kind: 'loopback' })
    } else if (draft.kind === 'db.admin') {
      // Users and replicas of a server that the session started, told to it inside of the server.
      const within = starts(facts) && draft.via.some((one) => IN_SERVICES.test(one))
      const ends = draft.fields.op === 'shutdown' && lies_on_own_port(draft, facts)
      if (draft.fields.prod !== true && (within || ends)) {
        draft.kind = 'db.write'
        make_own(draft, { all_rows: false })
      }
    } else if (draft.kind === 'db.schema' && (is_copied(draft, facts) || lies_on_own_port(draft, facts))) {
      make_own(draft, { destroys: false })
    } else if (is_database(draft) && is_inside_own(draft, out, facts) && is_near(draft)) {
      make_own(draft, draft.kind === 'db.write' ? { all_rows: false } : { destroys: false })
    } else if (is_database(draft) && lies_in_copied(draft, drafts, facts.own ?? [])) {
      make_own(draft, draft.kind === 'db.write' ? { all_rows: false } : { destroys: false })
    } else if (resets_own(draft, facts)) {
      make_own(draft, draft.kind === 'db.write' ? { all_rows: false } : { destroys: false })
    }
  }
  for (const draft of drafts)
    if (asks_own(draft, drafts)) {
      make_own(draft, { danger: false })
      draft.d[1] = 0
    }
}

const is_database = ({ kind }: Draft): boolean => kind === 'db.schema' || kind === 'db.write'
const is_near = ({ fields }: Draft): boolean =>
  fields.near === true && fields.prod !== true && fields.elsewhere !== true

/** What is no loss of each kind when the session made it. */
const OWN_AGAIN: Readonly<Record<string, Draft['fields']>> = {
  'k8s.delete': { narrow: true },
  'ctr.remove': { volumes: false },
  'vcs.discard': { narrow: true, protected: false },
  'tool.mutate': { danger: false },
  'db.schema': { destroys: false },
  'db.write': { all_rows: false },
}

/** A checkout, a machine or a database under the very name under which the session made it, or made a copy of all of it. */
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

/** `chmod +x .git/hooks/pre-commit`: a hook or a program of the agent's that the session wrote itself. */
export function runs_own({ target, scope, fields }: Draft, { written }: FileFacts): boolean {
  if (target === null || (scope !== 'persistence' && scope !== 'instruction-file')) return false
  const { executable, recursive, setuid, world_writable } = fields
  if (executable !== true || recursive === true || setuid === true || world_writable === true) return false
  const file = written.get(target)
  return file?.source === 'agent' && file.content !== null
}
