// What a session made itself: folders it created, unpacked or generated, and services it started. Taking down what is one's own is
// ordinary work, and a question about it teaches people to say yes. It is learned from acts, never from what a text says about them;
// names of sources and data stay what they are, whoever says to have made them. Source: ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { starts_services } from '#core/policy/effects/line/services.ts'
import { has_version, names_inside, OF_NPM, unpacked_from, unpacks_anew } from '#core/policy/effects/place/archive.ts'
import { AWAY, TREE } from '#core/policy/effects/place/checkout.ts'
import { is_trial_volume, is_volume } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { sets_settings } from '#core/policy/effects/session/configured.ts'
import { comes_anew, folder_listed, LISTED } from '#core/policy/effects/session/listed.ts'
import { chooses_cluster, LIES_IN_CLUSTER, leads_away } from '#core/policy/effects/session/own/cluster.ts'
import { copies_lost, copy_in } from '#core/policy/effects/session/own/copies.ts'
import {
  GENERATED,
  is_trial,
  leaves_nothing,
  names_throwaway,
  throwaway_above,
} from '#core/policy/effects/session/own/folders.ts'
import { FILE, overwrites, writes_maybe, writes_secret } from '#core/policy/effects/session/own/keys.ts'
import { BARE, IMAGE, is_bare, pushes_own } from '#core/policy/effects/session/own/places.ts'
import { SERVICES } from '#core/policy/effects/session/own/services.ts'
import { is_reset_somewhere, moves_database, ports_of, TUNNEL } from '#core/policy/effects/session/own/stores.ts'
import {
  clean_in,
  dirties,
  is_applied_somewhere,
  is_clean_somewhere,
  leaves_applied,
} from '#core/policy/effects/session/saved.ts'
import { may_bring, renames_many } from '#core/policy/effects/session/teaches.ts'
import { HIDES, hides, is_new_or_kept, soiled_by, TREE_CLEAN } from '#core/policy/effects/session/unchanged.ts'
import { OWN_CONTEXT } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** What became the session's own with this action, and what is it no longer: somebody's files were moved in. */
export interface Owned {
  made: readonly string[]
  lost: readonly string[]
}

/** What one action has made and lost up to here, and what its effects pass on to those that come after them. */
interface Learning {
  readonly drafts: readonly Draft[]
  readonly facts: FileFacts | null
  readonly command: string | null
  readonly workspace: string | null
  readonly made: string[]
  readonly lost: string[]
  /** Names that the next archive is unpacked under: they were listed, or say where it was fetched from. */
  inside: readonly string[]
  /** The archive that was listed last. */
  archive: string
  /** What was fetched on this line is called after where it came from, whatever its file is called. */
  fetched: readonly string[]
  /** What the move or copy that comes next takes away. */
  from: string | null
  /** Whether the line writes only under conditions; null until that matters. */
  maybe: boolean | null
}

/** What this action makes; null when it makes nothing, as most do. */
export function owned_by(
  { drafts }: Collector,
  facts: FileFacts | null,
  command: string | null,
  workspace: string | null,
): Owned | null {
  const before = facts?.own ?? []
  const made: string[] = []
  const lost: string[] = []
  const learning: Learning = {
    drafts,
    facts,
    command,
    workspace,
    made,
    lost,
    inside: [],
    archive: '',
    fetched: [],
    from: null,
    maybe: null,
  }
  const soiled = new Set<string>()
  const brings = may_bring(command)
  if (brings) lost.push(...before.filter(is_place))
  for (const draft of drafts) {
    for (const one of soiled_by(draft, learning.from, before)) soiled.add(one)
    learn_start(draft, learning)
    learn_end(draft, learning)
    learn_name(draft, learning)
    if (draft.target !== null) LEARN_TARGET[draft.kind]?.(draft, draft.target, learning)
  }
  lost.push(...soiled)
  // What is made on such a line may be where something of somebody's comes to lie.
  if (brings) lost.push(...made.filter(is_place))
  return made.length + lost.length === 0 ? null : { made: made.filter((one) => !lost.includes(one)), lost }
}

/** Services that run from now on, a way to those of somebody else, and what git does not name from now on. */
function learn_start(draft: Draft, { made }: Learning): void {
  if (starts_services(draft) || (draft.head === 'supabase' && draft.fields.op === 'start')) add(made, SERVICES)
  if (leads_away(draft)) add(made, TUNNEL)
  if (hides(draft)) add(made, HIDES)
  const settings = sets_settings(draft)
  if (settings !== null) add(made, settings)
}

/** What goes, or is found under its name no more. */
function learn_end(draft: Draft, learning: Learning): void {
  const { kind, target, fields } = draft
  const { drafts, facts, made, lost } = learning
  const before = facts?.own ?? []
  // Most sessions have nothing of their own yet, and every effect comes by here.
  const has_own = before.length + made.length > 0
  if (has_own) {
    if (chooses_cluster(draft) && !before.includes(OWN_CONTEXT + String(fields.context)))
      lose(lost, before, (one) => LIES_IN_CLUSTER.test(one))
    for (const one of loses(draft, facts)) add(lost, one)
    for (const one of copies_lost(draft, known(made, facts))) add(lost, one)
  }
  const copy = copy_in(draft, drafts)
  if (copy !== null) gain(copy, made, lost)
  // What git moved, with all that lay in it.
  if (fields.whole === true && Array.isArray(fields.loses)) for (const one of fields.loses) add(lost, String(one))
  // Where something else is found, nothing is new; whatever is mounted says its place in its own way.
  if (kind === 'fs.link' && target !== null) add(lost, target)
  if (has_own || copy !== null) learn_changes(draft, learning)
}

/** What an effect changes about things that were known to be new, clean, applied or reset. */
function learn_changes(draft: Draft, { facts, made, lost }: Learning): void {
  const { kind, head, fields } = draft
  const before = facts?.own ?? []
  if (kind === 'fs.mount') lose(lost, before, (one) => one.startsWith(LISTED))
  // Work comes back under names that were free a moment ago.
  if (fields.brings === true || renames_many(head)) lose(lost, before, is_place)
  if (moves_database(draft)) lose(lost, known(made, facts), is_reset_somewhere)
  if (dirties(draft)) lose(lost, known(made, facts), is_clean_somewhere)
  if (leaves_applied(draft)) lose(lost, known(made, facts), is_applied_somewhere)
}

/** What is made under a name, or brought to where it has one. */
function learn_name(draft: Draft, { facts, made, lost }: Learning): void {
  const { kind, fields } = draft
  if (typeof fields.makes === 'string') {
    gain(fields.makes, made, lost)
    if (kind === 'ctr.run' && is_bare(fields, facts, made)) {
      gain(BARE + fields.makes, made, lost)
      for (const one of ports_of(draft)) gain(one, made, lost)
    }
  }
  if (kind === 'vcs.push') for (const one of pushes_own(draft, facts, made)) add(made, one)
  if (kind === 'vcs.commit' && typeof fields.saves === 'string') gain(clean_in(fields.saves), made, lost)
  // Whoever allowed it has lost what was changed; what is changed from now on is the session's.
  if (kind === 'vcs.discard' && fields.op === 'reset' && typeof fields.in === 'string')
    gain(TREE_CLEAN + fields.in, made, lost)
}

/** What each kind of effect makes of its target. */
const LEARN_TARGET: Readonly<Record<string, (draft: Draft, target: string, learning: Learning) => void>> = {
  'fs.list': (_draft, target, learning) => {
    learning.archive = target
    learning.inside = [...names_inside(target), ...learning.fetched]
  },
  'net.fetch': (draft, _target, learning) => {
    learning.inside = learning.fetched = [unpacked_from(draft)].filter(has_version)
  },
  'ctr.build': (_draft, target, { made }) => {
    if (!is_volume(target) || is_trial_volume(target)) add(made, IMAGE + target)
  },
  'fs.write': (draft, target, learning) => {
    if (writes_secret(draft)) learn_secret(draft, target, learning)
    else if (draft.fields.directory === true) learn_folder(draft, target, learning)
    else for (const one of comes_anew(draft, learning.facts)) if (one !== target) add(learning.made, one)
  },
  'fs.archive': learn_unpacked,
  'fs.delete': (draft, target, learning) => {
    if (leaves_nothing(draft)) add(learning.made, target)
    // A copy of it was sent before.
    if (draft.head === 'rsync') learning.from = target
  },
  'fs.copy': (draft, target, learning) => {
    if (writes_secret(draft)) learn_secret(draft, target, learning)
    else if (draft.head === 'rsync') learn_moved(target, learning)
  },
  'fs.move': (draft, target, learning) => {
    if (draft.fields.away === true) learning.from = target
    else learn_moved(target, learning)
  },
}

/** A file of keys that is written as a whole. */
function learn_secret(draft: Draft, target: string, learning: Learning): void {
  learning.maybe ??= writes_maybe(learning.command)
  if (overwrites(draft, learning.maybe)) add(learning.made, FILE + target)
}

/** A folder that is created, generated or checked out. */
function learn_folder(draft: Draft, target: string, { facts, workspace, made }: Learning): void {
  const { head, scope, fields } = draft
  if (head === 'git' && AWAY.has(String(scope))) add(made, TREE + target)
  else if (fields.generated === true) add(made, GENERATED + target)
  else if (scope === 'workspace') {
    const is_new =
      fields.may_exist !== true || names_throwaway(target, workspace) || is_new_or_kept(target, facts?.own ?? [])
    for (const one of is_new ? [target, ...throwaway_above(target, workspace)] : comes_anew(draft, facts))
      add(made, one)
  }
}

/** Folders that come out of an archive. */
function learn_unpacked({ scope, fields }: Draft, target: string, learning: Learning): void {
  if (fields.op !== 'unpack') return
  const { archive, inside, made } = learning
  if (scope === 'workspace' && (lies_in_own(target, learning) || unpacks_anew(archive, target))) add(made, target)
  if (fields.flat === true) return
  for (const name of inside) add(made, `${target}/${name}`)
  if (inside.includes(OF_NPM)) add(made, `${GENERATED}${target}/${OF_NPM}`)
}

/** Something of the session's own under another name, or something of somebody's in its folder. */
function learn_moved(target: string, learning: Learning): void {
  const { facts, from, made, lost } = learning
  if (from === null) return
  if (lies_in_own(from, learning)) {
    // Into a folder that is there already it goes under its old name, and whose folder that is nobody says.
    add(made, `${target}/${base_of(from)}`)
    if (is_trial(base_of(target))) add(made, target)
  } else for (const path of [target, ...places_of(target, made, facts), ...landed(from, target, facts)]) add(lost, path)
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

/** What is own no longer, of all that was. */
function lose(lost: string[], own: readonly string[], goes: (one: string) => boolean): void {
  for (const one of own) if (goes(one)) add(lost, one)
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

/** Whether a path lies in what was made on this line or before. */
function lies_in_own(path: string, { facts, made }: Learning): boolean {
  return known(made, facts).some((one) => is_own(one, path))
}
