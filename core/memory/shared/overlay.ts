// Facts about files, secrets and hosts of each session, bounded, by which later steps are judged. Source: ENGINE 11.
import {
  MAX_SESSION_DENIED,
  MAX_SESSION_FILES,
  MAX_SESSION_HOSTS,
  MAX_SESSION_OWN,
  MAX_SESSION_SECRETS,
  MAX_SESSION_TOLD,
} from '#core/limits.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import { speaks_of_creation } from '#core/policy/effects/session/created.ts'
import { refuted_by } from '#core/policy/effects/session/failed.ts'
import { type FileNames, file_names } from '#core/policy/effects/session/file-names.ts'
import { GENERATED } from '#core/policy/effects/session/own/folders.ts'
import { is_reset_somewhere } from '#core/policy/effects/session/own/stores.ts'
import { may_shadow, SHADOWED } from '#core/policy/effects/session/shadow.ts'
import { is_passing_proof } from '#core/policy/effects/session/shown.ts'
import { UNTRACKED } from '#core/policy/effects/session/status.ts'
import { HIDES, REST_CLEAN, was_left_out } from '#core/policy/effects/session/unchanged.ts'
import { continue_prelude } from '#core/policy/prelude.ts'
import type { FileFacts, Prelude, Shown, WrittenFile } from '#core/policy/verdict.ts'

interface Overlay {
  written: Map<string, WrittenFile>
  names?: FileNames
  secrets_read: string[]
  hosts: string[]
  denied_effects: string[]
  own: string[]
  lost: string[]
  told: string[]
  prelude: Prelude | null
  /** Looks whose outputs are awaited, and acts so far. */
  awaited: string[]
  acts: number
  /** Outputs of looks are no longer believed. */
  shadowed: boolean
  /** Proofs that do not hold for ever, and after how many acts each came. */
  passing: Map<string, number> | null
}

/** What sessions wrote, read and were refused, over what their records tell. */
export interface Overlays {
  get(session_id: string): FileFacts | null
  /** Adds what one durable step did; the oldest facts go first. */
  learn(session_id: string, facts: FileFacts): void
  /** An act that changes something: what was looked at meanwhile proves nothing, and what was proven gets older. */
  stir(session_id: string): void
  /** Adds effects the session was refused. */
  refuse(session_id: string, effects: readonly string[]): void
  /** Takes back what is known about these effects. */
  pardon(session_id: string, effects: readonly string[]): void
  forget(session_id: string): void
  /** Everything that is remembered, as plain data; null when nothing is. It shares texts and lists with what it copies. */
  save(session_id: string): SavedOverlay | null
  /** Replaces what is remembered. */
  adopt(session_id: string, saved: SavedOverlay | null): void
}

/** What a session wrote, read and was refused; plain data. */
export interface SavedOverlay extends Omit<Overlay, 'written' | 'names' | 'passing'> {
  /** Oldest first. */
  written: readonly (readonly [path: string, file: WrittenFile])[]
  passing: readonly (readonly [proof: string, acts: number])[] | null
}

/** As many sessions as are known (core/memory/shared/known-sessions.ts). */
export function session_overlays(): Overlays {
  const overlays = new Map<string, Overlay>()
  const overlay_of = (session_id: string): Overlay => {
    const overlay = overlays.get(session_id) ?? {
      written: new Map(),
      secrets_read: [],
      hosts: [],
      denied_effects: [],
      own: [],
      lost: [],
      told: [],
      prelude: null,
      awaited: [],
      acts: 0,
      shadowed: false,
      passing: null,
    }
    overlays.set(session_id, overlay)
    return overlay
  }
  return {
    get: (session_id) => overlays.get(session_id) ?? null,
    learn(session_id, facts) {
      const overlay = overlay_of(session_id)
      keep_files(overlay, facts.written)
      for (const line of facts.prelude?.lines ?? []) {
        overlay.prelude = continue_prelude(overlay.prelude, line, facts.prelude?.cwd ?? null)
      }
      merge(overlay.secrets_read, facts.secrets_read, MAX_SESSION_SECRETS)
      merge(overlay.hosts, facts.hosts, MAX_SESSION_HOSTS)
      merge(overlay.denied_effects, facts.denied_effects, MAX_SESSION_DENIED)
      const { own, disowned } = facts
      if (disowned !== undefined) lose(overlay, disowned)
      if (facts.told !== undefined) merge(overlay.told, facts.told, MAX_SESSION_TOLD)
      if (own !== undefined) {
        if (own.includes(SHADOWED)) overlay.shadowed = true
        keep_own(overlay, own)
        age(overlay, own.filter(is_passing_proof))
        if (overlay.lost.length > 0) overlay.lost = overlay.lost.filter((one) => !own.includes(one))
      }
      if (facts.shown !== undefined) take_shown(overlay, facts.shown)
      if (facts.looks !== undefined && !is_moved(overlay, facts.looks))
        overlay.awaited = [...overlay.awaited, facts.looks].slice(-MAX_LOOKS)
      if (facts.failed !== undefined && overlay.own.length > 0) lose(overlay, refuted_by(facts.failed, overlay.own))
    },
    stir(session_id) {
      const overlay = overlays.get(session_id)
      if (overlay === undefined) return
      overlay.awaited = []
      overlay.acts++
      if (overlay.passing !== null) forget_old(overlay, overlay.passing)
    },
    refuse(session_id, effects) {
      merge(overlay_of(session_id).denied_effects, effects, MAX_SESSION_DENIED)
    },
    pardon(session_id, effects) {
      const overlay = overlays.get(session_id)
      if (overlay) overlay.denied_effects = overlay.denied_effects.filter((one) => !effects.includes(one))
    },
    forget: (session_id) => void overlays.delete(session_id),
    save(session_id) {
      const overlay = overlays.get(session_id)
      if (overlay === undefined) return null
      const { names: _, written, passing, ...rest } = overlay
      return { ...rest, written: [...written], passing: passing && [...passing] }
    },
    adopt(session_id, saved) {
      overlays.delete(session_id)
      if (saved === null) return
      const { written, passing, ...rest } = saved
      const overlay = overlay_of(session_id)
      Object.assign(overlay, structuredClone(rest), { passing: passing && new Map(passing) })
      keep_files(overlay, new Map(written))
    },
  }
}

/** Looks that may be under way at the same time. */
const MAX_LOOKS = 4
/** Acts after which a look at a whole folder is too old: people work there as well. */
const MAX_ACTS_SINCE = 40
/** A program that looks, under another's hand. */
const LOOKER = /\/(?:git|ls|cat|bat|less|head|tail)$/

function forget_old(overlay: Overlay, passing: Map<string, number>): void {
  for (const [one, acts] of passing) {
    if (overlay.acts - acts <= MAX_ACTS_SINCE) continue
    passing.delete(one)
    overlay.own = overlay.own.filter((other) => other !== one)
  }
}

const MOVES = /(?:^|[;&\s])(?:cd|pushd|popd|chdir)(?:\s|$)/

/** The shell may be elsewhere than its client says, unless the look says where it is made. */
function is_moved({ prelude }: Overlay, look: string): boolean {
  return prelude?.lines.some((line) => MOVES.test(line)) === true && !look.includes('\ncd /')
}

/** What an output proved, when nothing else happened between the look and its answer. */
function take_shown(overlay: Overlay, { look, own }: Shown): void {
  const at = overlay.awaited.indexOf(look)
  if (at < 0) return
  overlay.awaited.splice(at, 1)
  if (overlay.shadowed) return
  for (const [path, { content }] of overlay.written) if (LOOKER.test(path) || may_shadow(path, content)) return
  const proven = own.filter((one) => !is_told_by_own(one, overlay)).flatMap((one) => settled(one, overlay))
  overlay.own = overlay.own.filter((one) => !proven.includes(one))
  overlay.lost = overlay.lost.filter((one) => !proven.includes(one))
  const ageing = proven.filter((one) => is_passing_proof(one) || one.startsWith(GENERATED))
  age(overlay, ageing)
  keep_own(overlay, proven)
}

/** Whether a file of the session may itself have printed that a database is new. */
function is_told_by_own(one: string, { written }: Overlay): boolean {
  if (!is_reset_somewhere(one)) return false
  for (const [path, { content }] of written) if (speaks_of_creation(path, content)) return true
  return false
}

/** From now on these grow old. */
function age(overlay: Overlay, proofs: readonly string[]): void {
  if (proofs.length > 0) overlay.passing ??= new Map()
  for (const one of proofs) overlay.passing?.set(one, overlay.acts)
}

/** What makes looks prove less stays when the oldest goes. */
function keep_own({ own }: Overlay, more: readonly string[]): void {
  const hides = own.includes(HIDES)
  merge(own, more, MAX_SESSION_OWN)
  if (hides && !own.includes(HIDES)) own.unshift(HIDES)
}

/** Where somebody's files were moved to, they may lie by now; what git does not know came later only where it knew all before. */
function settled(one: string, { own, lost }: Overlay): string[] {
  const [root = '', untracked] = one.startsWith(UNTRACKED) ? one.slice(UNTRACKED.length).split('\n') : []
  if (untracked !== undefined && !own.includes(REST_CLEAN + root) && !was_left_out(untracked, root, own)) return []
  const path = untracked ?? one
  if (path.startsWith('/') && lost.some((other) => is_below(other, path))) return []
  // Git said so a moment ago, whatever it is called.
  return untracked === undefined ? [one] : [GENERATED + untracked]
}

/** What is no longer the session's own; that it was is not forgotten, because the line that made it may still be carried along. */
function lose(overlay: Overlay, names: readonly string[]): void {
  if (names.length === 0) return
  overlay.own = overlay.own.filter((one) => !names.includes(one))
  merge(overlay.lost, names, MAX_SESSION_OWN)
}

/** Files that a session may have before their names are indexed: for few, searching one by one costs less than the index holds. */
const UNINDEXED_FILES = 16

function keep_files(overlay: Overlay, files: FileFacts['written']): void {
  const { written } = overlay
  for (const [path, file] of files) {
    if (!written.delete(path)) overlay.names?.add(path)
    written.set(path, file)
  }
  while (written.size > MAX_SESSION_FILES) {
    const path = least_needed(written)
    written.delete(path)
    overlay.names?.remove(path)
  }
  if (overlay.names !== undefined || written.size <= UNINDEXED_FILES) return
  overlay.names = file_names()
  for (const path of written.keys()) overlay.names.add(path)
}

/** Files that outlive others; beyond them the oldest goes, whatever it is. */
const MAX_OUTLIVING = 64

/**
 * The file that goes next: the oldest whose text nobody objects to. Downloads, copies of secrets and what would do harm are
 * asked for long after, however much is written meanwhile.
 */
function least_needed(written: ReadonlyMap<string, WrittenFile>): string {
  let outliving = 0
  let oldest: string | null = null
  for (const [path, { source, content, would }] of written) {
    oldest ??= path
    if (source === 'agent' && content !== null && would === undefined) return path
    if (++outliving >= MAX_OUTLIVING) break
  }
  return oldest ?? ''
}

function merge(into: string[], more: readonly string[], max: number): void {
  for (const item of more) {
    if (!into.includes(item)) into.push(item)
  }
  if (into.length > max) into.splice(0, into.length - max)
}
