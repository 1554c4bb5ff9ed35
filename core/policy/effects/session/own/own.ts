// What a session made itself: folders it created, unpacked or generated, services it started. Taking down one's own
// work is routine, and asking about it teaches people to say yes. Ownership is learned from actions, never from what a
// text claims; usual names of sources and data never count as own.
//
// Facts are strings in `FileFacts.own`: an absolute path is an own folder, others begin with a word for their kind
// (`image `, `branch `, `clean tree `), defined where they are used. Source: ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { starts_services } from '#core/policy/effects/line/services.ts'
import { has_version, names_inside, OF_NPM, unpacked_from, unpacks_anew } from '#core/policy/effects/place/archive.ts'
import { AWAY, OPENED, opens_folder, TREE } from '#core/policy/effects/place/checkout.ts'
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
import { LIVE_SETTINGS, live_after } from '#core/policy/effects/session/own/settings.ts'
import {
  is_reset_somewhere,
  leaves_database,
  moves_database,
  ports_of,
  TUNNEL,
} from '#core/policy/effects/session/own/stores.ts'
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

/**
 * Facts that an action adds (`made`) and ends (`lost`), for example because somebody else's files were moved into an
 * own folder.
 */
export interface Owned {
  made: readonly string[]
  lost: readonly string[]
}

/** Facts that one action made and lost so far, and what its effects pass on to later ones. */
interface Learning {
  readonly drafts: readonly Draft[]
  readonly edits: Collector['edits']
  readonly facts: FileFacts | null
  readonly command: string | null
  readonly workspace: string | null
  readonly made: string[]
  readonly lost: string[]
  /** Folder names that the next archive probably unpacks to: listed before, or part of its address. */
  inside: readonly string[]
  /** The archive that was listed last. */
  archive: string
  /** Names of what was fetched on this line, from the address; the file may be called otherwise. */
  fetched: readonly string[]
  /** What the next move or copy takes away. */
  from: string | null
  /** Whether the line writes conditionally; null until it is needed. */
  maybe: boolean | null
}

/** The facts an action adds and ends; null for most actions. */
export function owned_by(
  { drafts, edits }: Pick<Collector, 'drafts' | 'edits'>,
  facts: FileFacts | null,
  command: string | null,
  workspace: string | null,
): Owned | null {
  const before = facts?.own ?? []
  const made: string[] = []
  const lost: string[] = []
  const learning: Learning = {
    drafts,
    edits,
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
  // Such a line may also have moved somebody else's files into what it made.
  if (brings) lost.push(...made.filter(is_place))
  return made.length + lost.length === 0 ? null : { made: made.filter((one) => !lost.includes(one)), lost }
}

/** Services that start, tunnels to others, and files that git ignores from now on. */
function learn_start(draft: Draft, { made, lost, facts, from }: Learning): void {
  if (starts_services(draft) || (draft.head === 'supabase' && draft.fields.op === 'start')) add(made, SERVICES)
  if (leads_away(draft)) add(made, TUNNEL)
  if (hides(draft)) add(made, HIDES)
  const settings = sets_settings(draft)
  if (settings !== null) add(made, settings)
  const live = live_after(draft, from)
  if (live === true) gain(LIVE_SETTINGS, made, lost)
  else if (live === false) lose(lost, known(made, facts), (one) => one === LIVE_SETTINGS)
}

/** What is deleted, or no longer found under its name. */
function learn_end(draft: Draft, learning: Learning): void {
  const { kind, target, fields } = draft
  const { drafts, facts, made, lost } = learning
  const before = facts?.own ?? []
  // Most sessions own nothing yet, and this runs for every effect.
  const has_own = before.length + made.length > 0
  if (has_own) {
    if (chooses_cluster(draft) && !before.includes(OWN_CONTEXT + String(fields.context)))
      lose(lost, before, (one) => LIES_IN_CLUSTER.test(one))
    for (const one of loses(draft, facts)) add(lost, one)
    for (const one of copies_lost(draft, known(made, facts))) add(lost, one)
  }
  const copy = copy_in(draft, drafts)
  if (copy !== null) gain(copy, made, lost)
  // What git moved, with everything in it.
  if (fields.whole === true && Array.isArray(fields.loses)) for (const one of fields.loses) add(lost, String(one))
  // A link or mount replaces what was found at a path, so it is not new any more; mounts name their place differently
  // (`loses`).
  if (kind === 'fs.link' && target !== null) add(lost, target)
  if (has_own || copy !== null) learn_changes(draft, learning)
}

/** Ends facts of things that were new, clean, applied or reset. */
function learn_changes(draft: Draft, { edits, facts, made, lost }: Learning): void {
  const { kind, head, fields } = draft
  const before = facts?.own ?? []
  if (kind === 'fs.mount') lose(lost, before, (one) => one.startsWith(LISTED))
  // Work returns under names that were free before.
  if (fields.brings === true || renames_many(head)) lose(lost, before, is_place)
  if (moves_database(draft) && !leaves_database(draft, edits)) lose(lost, known(made, facts), is_reset_somewhere)
  if (dirties(draft)) lose(lost, known(made, facts), is_clean_somewhere)
  if (leaves_applied(draft)) lose(lost, known(made, facts), is_applied_somewhere)
}

/** Whether a server's data lies where someone's files were linked or moved to. */
function serves_of_others({ data }: Draft['fields'], facts: FileFacts | null, lost: readonly string[]): boolean {
  return typeof data === 'string' && [...lost, ...(facts?.lost ?? [])].some((one) => is_below(data, one))
}

/** What is made under a name, or brought to where it gets one. */
function learn_name(draft: Draft, { facts, made, lost }: Learning): void {
  const { kind, fields } = draft
  if (typeof fields.makes === 'string' && !serves_of_others(fields, facts, lost)) {
    gain(fields.makes, made, lost)
    if (kind === 'ctr.run' && is_bare(fields, facts, made)) {
      gain(BARE + fields.makes, made, lost)
      for (const one of ports_of(draft)) gain(one, made, lost)
    }
  }
  if (kind === 'vcs.push') for (const one of pushes_own(draft, facts, made)) add(made, one)
  if (kind === 'vcs.commit' && typeof fields.saves === 'string') gain(clean_in(fields.saves), made, lost)
  // A person allowed the reset and accepted the loss; changes from now on are the session's.
  if (kind === 'vcs.discard' && fields.op === 'reset' && typeof fields.in === 'string')
    gain(TREE_CLEAN + fields.in, made, lost)
}

/** What each kind of effect teaches about its target. */
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
    // The copy was sent by an earlier effect of the same rsync.
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

/** A key file that is written as a whole. */
function learn_secret(draft: Draft, target: string, learning: Learning): void {
  learning.maybe ??= writes_maybe(learning.command)
  if (overwrites(draft, learning.maybe)) add(learning.made, FILE + target)
}

/** A folder that is created, generated or checked out. */
function learn_folder(draft: Draft, target: string, { facts, workspace, made }: Learning): void {
  const { head, scope, fields } = draft
  if (head === 'git' && AWAY.has(String(scope))) add(made, TREE + target)
  else if (fields.generated === true) add(made, GENERATED + target)
  else if (opens_folder(draft)) add(made, OPENED + target)
  else if (scope === 'workspace') {
    const is_new =
      fields.may_exist !== true || names_throwaway(target, workspace) || is_new_or_kept(target, facts?.own ?? [])
    for (const one of is_new ? [target, ...throwaway_above(target, workspace)] : comes_anew(draft, facts))
      add(made, one)
  }
}

/** Folders that an archive unpacks to. */
function learn_unpacked({ scope, fields }: Draft, target: string, learning: Learning): void {
  if (fields.op !== 'unpack') return
  const { archive, inside, made } = learning
  if (scope === 'workspace' && (lies_in_own(target, learning) || unpacks_anew(archive, target))) add(made, target)
  if (fields.flat === true) return
  for (const name of inside) add(made, `${target}/${name}`)
  if (inside.includes(OF_NPM)) add(made, `${GENERATED}${target}/${OF_NPM}`)
}

/** Something of the session's own gets another name, or somebody else's files enter an own folder. */
function learn_moved(target: string, learning: Learning): void {
  const { facts, from, made, lost } = learning
  if (from === null) return
  if (lies_in_own(from, learning)) {
    // If the target folder existed, the moved thing is inside it, and whose folder that is is unknown.
    add(made, `${target}/${base_of(from)}`)
    if (is_trial(base_of(target))) add(made, target)
  } else for (const path of [target, ...places_of(target, made, facts), ...landed(from, target, facts)]) add(lost, path)
}

/** The facts an effect ends: the thing is deleted or renamed, gets other content, or its name means something else. */
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
  // A virtual machine that is reset to a snapshot still exists.
  if (kind === 'ctr.remove' && typeof fields.takes === 'string' && fields.takes.startsWith('container '))
    return own.filter((one) => one.endsWith(String(fields.takes)))
  // From now on the name leads elsewhere, or contains more.
  if (kind === 'fs.link' && target !== null)
    return own.filter(
      (one) => (one.startsWith('/') && (is_own(one, target) || is_below(one, target))) || one === FILE + target,
    )
  if (kind === 'fs.mount' && target !== null) return own.filter((one) => one.endsWith(target.replace(/^\.\/|\/$/g, '')))
  // A volume mounted beside others may receive their content.
  if (kind === 'ctr.run' && Array.isArray(fields.volumes) && (fields.mounted === true || fields.volumes.length > 1))
    return fields.volumes.map((name) => IMAGE + String(name)).filter((one) => own.includes(one))
  return []
}

/** Facts that one action may add; further ones are dropped, which errs towards asking. */
const MAX_MADE = 16

function add(list: string[], item: string): void {
  if (list.length < MAX_MADE && !list.includes(item)) list.push(item)
}

/** Marks as lost those facts for which `goes` is true. */
function lose(lost: string[], own: readonly string[], goes: (one: string) => boolean): void {
  for (const one of own) if (goes(one)) add(lost, one)
}

/** Adds a fact, also when an earlier effect of this line ended it. */
function gain(one: string, made: string[], lost: string[]): void {
  add(made, one)
  if (lost.includes(one)) lost.splice(lost.indexOf(one), 1)
}

/** Own folders that contain this path. */
function places_of(path: string, made: readonly string[], facts: FileFacts | null): string[] {
  return known(made, facts).filter((one) => is_own(one, path))
}

/** Whether a fact is about a folder or the names in one. */
const is_place = (one: string): boolean => one.startsWith('/') || one.startsWith(LISTED) || one.startsWith(GENERATED)

/** Facts that end when something is moved into a folder under its old name. */
function landed(from: string, folder: string, facts: FileFacts | null): string[] {
  const name = base_of(from)
  return (facts?.own ?? []).filter((one) => {
    if (one.startsWith(LISTED)) return folder_listed(one) === folder
    if (!one.startsWith('/')) return false
    return is_below(one, folder) && (/[*?[{]/.test(name) || is_below(one, `${folder}/${name}`))
  })
}

/** Facts made by this line or earlier ones. */
function known(made: readonly string[], facts: FileFacts | null): string[] {
  return [...made, ...(facts?.own ?? [])]
}

function is_own(one: string, path: string): boolean {
  if (one.startsWith(FILE)) return path === one.slice(FILE.length)
  if (one.startsWith(TREE)) return is_below(path, one.slice(TREE.length))
  return is_below(path, one.startsWith(GENERATED) ? one.slice(GENERATED.length) : one)
}

/** Whether a path lies in a folder of the session's own. */
function lies_in_own(path: string, { facts, made }: Learning): boolean {
  return known(made, facts).some((one) => is_own(one, path))
}
