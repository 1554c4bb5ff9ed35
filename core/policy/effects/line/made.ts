// Folders that one command line makes itself: what it creates, clones, unpacks or copies under a name that it deletes is its own
// output (`rm -rf demo && mkdir demo`, `git clone url probe; ...; rm -rf probe`). Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { is_written_again, type Outputs, outputs_of, was_filled_before } from '#core/policy/effects/line/outputs.ts'
import { starts_services } from '#core/policy/effects/line/services.ts'
import { names_inside, OF_NPM, unpacks_anew } from '#core/policy/effects/place/archive.ts'
import { AWAY, TREE } from '#core/policy/effects/place/checkout.ts'
import { is_trial_volume, is_volume, names_passing, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Makes deletions of the line's own folders routine; usual names of sources and data stay what they are. */
export function follow_made(drafts: readonly Draft[], commands: readonly SimpleCommand[]): void {
  follow_cluster(drafts)
  follow_new_database(drafts)
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]
    if (draft !== undefined) follow_one(drafts, at, draft)
  }
  let made: ReadonlyMap<string, number> | null = null
  let generated: ReadonlySet<string> | null = null
  let outputs: Outputs | null = null
  for (const [at, gone] of drafts.entries()) {
    if (!deletes_folder(gone) || gone.target === null) continue
    made ??= made_names(drafts)
    generated ??= generated_names(drafts)
    outputs ??= outputs_of(commands)
    // A folder is emptied for what is written into it next; what lies behind one that was made before may be elsewhere by now.
    const emptied = gone.cert === 'pattern'
    const folder = emptied ? gone.target.slice(0, -2) : gone.target
    if (emptied && !drafts.slice(at + 1).some((one) => one.target === folder && makes_folder(one))) continue
    const again =
      generated.has(folder) ||
      is_drawn_again(gone, drafts, at) ||
      is_written_again(folder, gone.command, outputs) ||
      (!emptied && was_filled_before(folder, gone.command, outputs))
    if (!again && (names_work(folder) || !((made.get(folder) ?? -1) > at))) continue
    gone.fields = { ...gone.fields, made: true, narrow: true }
    const [d1, d3] = base_of_kind('fs.delete', gone.fields, gone.taint, gone.scope)
    gone.d = [d1, gone.d[1], d3]
  }
}

/** Makes one effect routine where something in front of it made what it takes, other than a folder. */
function follow_one(drafts: readonly Draft[], at: number, draft: Draft): void {
  if (is_own_variables(draft)) {
    if (comes_before(drafts, at, (one) => writes_anew(one, draft))) move_to(draft, 'workspace')
  } else if (shares_try(draft)) {
    if (comes_before(drafts, at, (one) => builds(one, draft))) make_own(draft)
  } else if (is_module(draft)) {
    if (comes_before(drafts, at, (one) => leaves_module(one, draft))) {
      move_to(draft, 'regenerable', { narrow: true })
      draft.d[1] = 0
    }
  } else OF_KIND[draft.kind]?.(drafts, at, draft)
}

type Follow = (drafts: readonly Draft[], at: number, draft: Draft) => void

const checked_out: Follow = (drafts, at, draft) => {
  if (!AWAY.has(String(draft.scope)) || !comes_before(drafts, at, (one) => checks_out(one, draft))) return
  move_to(draft, 'workspace')
  draft.d[1] = 0
}

const handed_over: Follow = (drafts, at, draft) => {
  if (comes_before(drafts, at, (one) => makes_place(one, draft)))
    draft.fields = { ...draft.fields, made: true, ...(OF_SERVICE.test(draft.target ?? '') && { recursive: false }) }
}

/** What makes an effect of this kind one on the line's own. */
const OF_KIND: Readonly<Record<string, Follow>> = {
  'fs.copy': checked_out,
  'fs.write': checked_out,
  'fs.owner': handed_over,
  'fs.perm': handed_over,
  'vcs.discard': (drafts, at, draft) => {
    const saves = ({ fields }: Draft) => typeof fields.saves === 'string' && fields.saves === draft.fields.in
    if (draft.fields.what === 'worktree' && comes_before(drafts, at, saves)) make_own(draft, { narrow: true })
  },
  'db.schema': (drafts, at, draft) => {
    if (resets_project(draft) && comes_before(drafts, at, starts_services)) make_own(draft, { destroys: false })
  },
  'ctr.remove': (drafts, at, draft) => {
    const own =
      (takes_down(draft) && comes_before(drafts, at, brings_up)) ||
      (draft.target !== null && comes_before(drafts, at, (one) => builds(one, draft)))
    if (own) make_own(draft, { volumes: false })
  },
}

function move_to(draft: Draft, scope: 'workspace' | 'regenerable', also: Draft['fields'] = {}): void {
  draft.scope = scope
  make_own(draft, also)
}

const PROJECT_OF_XCODE = /\.xc(?:odeproj|workspace)$/

/** `rm -rf App.xcodeproj && xcodegen generate`: the project is written anew from what describes it. */
function is_drawn_again({ target }: Draft, drafts: readonly Draft[], at: number): boolean {
  if (!PROJECT_OF_XCODE.test(target ?? '')) return false
  return drafts.some(({ head, kind }, place) => place > at && kind === 'proc.exec' && /^(?:xcodegen|tuist)$/.test(head))
}

/** Folders that the line's own generators fill anew, and what it unpacks of npm's. */
function generated_names(drafts: readonly Draft[]): ReadonlySet<string> {
  const found = new Set<string>()
  let inside: readonly string[] = []
  for (const { kind, target, fields } of drafts) {
    if (target === null) continue
    if (fields.generated === true) found.add(target)
    if (kind === 'fs.list') inside = names_inside(target)
    else if (kind === 'fs.archive' && fields.op === 'unpack' && fields.flat !== true && inside.includes(OF_NPM))
      found.add(`${target}/${OF_NPM}`)
  }
  return found
}

/**
 * Names under which the line makes something, and up to which place among the effects its deletion is that of the line's own: the
 * last that makes it when it may have been there before, any place otherwise. What was moved there is somebody's work from then on;
 * what had to make room for it (`rm -rf public/app && mv dist public/app`) was to be replaced.
 */
function made_names(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  const until = new Map<string, number>()
  const moved = new Set<string>()
  let inside: readonly string[] = []
  let archive = ''
  for (const [at, one] of drafts.entries()) {
    if (one.target === null) continue
    if (one.kind === 'fs.list') {
      archive = one.target
      inside = names_inside(archive)
    } else if (one.kind === 'fs.archive' && one.fields.op === 'unpack' && one.fields.flat !== true)
      for (const name of inside) until.set(`${one.target}/${name}`, Infinity)
    if (one.kind === 'fs.move') {
      if (!moved.has(one.target)) until.set(one.target, at)
      moved.add(one.target)
    } else if (one.kind === 'fs.archive' && !until.has(one.target) && !unpacks_anew(archive, one.target)) continue
    else if (makes_folder(one) && !moved.has(one.target))
      until.set(one.target, Math.max(until.get(one.target) ?? -1, was_there(one) ? at : Infinity))
  }
  return until
}

/**
 * `CREATE DATABASE shop; CREATE USER shop PASSWORD '...'; GRANT ALL ON DATABASE shop TO shop`: who sets a database up says who works
 * with it. Nobody has rights in it yet that could be widened.
 */
function follow_new_database(drafts: readonly Draft[]): void {
  if (!drafts.some(({ kind, fields }) => kind === 'db.admin' && fields.sets_up === true)) return
  const made = new Set<string>()
  for (const { kind, target, fields } of drafts)
    if (
      kind === 'db.schema' &&
      fields.op === 'create' &&
      fields.object === 'database' &&
      fields.prod !== true &&
      target !== null
    )
      made.add(target.toLowerCase())
  if (made.size === 0) return
  for (const draft of drafts) {
    const { kind, fields } = draft
    if (kind !== 'db.admin' || fields.sets_up !== true || fields.prod === true) continue
    if (typeof fields.on === 'string' && fields.on !== 'schema' && !made.has(fields.on)) continue
    draft.fields = { ...fields, disposable: true }
    draft.d = [1, Math.min(draft.d[1], 1), 1]
  }
}

/** What is deleted behind a switch to the cluster of this machine is deleted there. */
function follow_cluster(drafts: readonly Draft[]): void {
  let local = false
  for (const draft of drafts) {
    if (draft.kind === 'k8s.change' && draft.fields.verb === 'config') local = draft.fields.local === true
    if (local && draft.kind === 'k8s.delete' && draft.fields.prod !== true) make_own(draft, { narrow: true })
  }
}

/** A framework's own reset of the database that its settings name, on this machine for all that is said. */
function resets_project({ fields }: Draft): boolean {
  return fields.op === 'reset' && fields.prod !== true && fields.elsewhere !== true
}

/** Whether something in front of this place is like that. */
function comes_before(drafts: readonly Draft[], place: number, like: (one: Draft) => boolean): boolean {
  for (let at = 0; at < place; at++) {
    const one = drafts[at]
    if (one !== undefined && like(one)) return true
  }
  return false
}

/** Names of files of variables that nobody keeps: copies for a while, and those of tests. */
const PASSING = /(?:^|\/)\.env[\w.-]*(?:\.(?:bak|backup|orig|old|tmp|temp|save|saved|copy)|~|\.(?:test|ci|e2e))$/

/** `cp .env .env.bak && ...; mv .env.bak .env`: a file of variables by a passing name goes away. */
function is_own_variables({ kind, target, cert, fields }: Draft): boolean {
  if (target === null || cert !== 'literal' || fields.item !== 'env-file' || fields.recursive === true) return false
  return (kind === 'fs.delete' || (kind === 'fs.move' && fields.away === true)) && PASSING.test(target)
}

/** What git keeps of a submodule: `.git/modules/vendor/lib`. */
const MODULE = /\/\.git\/modules\/([^*?[]+)$/

function is_module({ kind, target, cert }: Draft): boolean {
  return kind === 'fs.delete' && cert === 'literal' && target !== null && MODULE.test(target)
}

/** `git submodule deinit -f vendor/lib`, `git rm vendor/lib`: the project has it no longer. */
function leaves_module({ kind, head, target }: Draft, { target: kept }: Draft): boolean {
  const name = MODULE.exec(kept ?? '')?.[1]
  if (head !== 'git' || name === undefined || target === null) return false
  return (kind === 'vcs.discard' && target === name) || (kind === 'fs.delete' && target.endsWith(`/${name}`))
}

/** The line wrote this file itself, all of it. */
function writes_anew({ kind, target, fields }: Draft, gone: Draft): boolean {
  return (
    target === gone.target &&
    (kind === 'fs.copy' || (kind === 'fs.write' && fields.mode !== 'append' && fields.mode !== 'inplace'))
  )
}

/** `sudo mkdir /opt/app && sudo chown me /opt/app`: the folder is the line's own. */
function makes_place({ kind, target, fields }: Draft, changed: Draft): boolean {
  return (
    kind === 'fs.write' &&
    fields.directory === true &&
    target === changed.target &&
    changed.fields.world_writable !== true &&
    changed.scope === 'system'
  )
}

/** Below these a service has a folder of its own, and there is nothing yet in one that is made. */
const OF_SERVICE = /^\/var\/(?:lib|log|cache|spool|opt)\/[^/]/

/** `git worktree add ../pages gh-pages && cp -r build/. ../pages/`: git refuses a folder that is there already. */
function checks_out({ fields: { makes } }: Draft, { target, cert }: Draft): boolean {
  if (typeof makes !== 'string' || !makes.startsWith(TREE) || cert !== 'literal' || target === null) return false
  return is_below(target, makes.slice(TREE.length))
}

/** The line created this image or volume itself. */
function builds({ kind, target }: Draft, made: Draft): boolean {
  if (kind !== 'ctr.build' || target !== made.target) return false
  // One that was there before is not made again: only the name of a trial says whose it is.
  return target === null || !is_volume(target) || is_trial_volume(target)
}

/** An image under a tag that nobody releases: of a branch, a commit, a pull request or a stage before production. */
const TRY =
  /:(?:(?:dev|devel|development|local|test|testing|ci|staging|stage|preview|wip|tmp|snapshot|pr)(?:-?\d+)?|sha-\w{6,40}|[0-9a-f]{7,40}|(?:feat|fix|chore|feature)[-_][\w.-]+)$/

/** An image that only a try has. */
export function shares_try({ kind, target, fields }: Draft): boolean {
  return kind === 'pkg.publish' && fields.manager === 'container' && target !== null && TRY.test(target)
}

/** `docker compose down -v` behind its own `up`: what the services were given to work with goes with them. */
export function takes_down({ kind, fields }: Draft): boolean {
  return (
    kind === 'ctr.remove' &&
    fields.compose === true &&
    fields.volumes === true &&
    fields.live !== true &&
    fields.beyond_up !== true
  )
}

function brings_up({ kind, fields }: Draft): boolean {
  return kind === 'ctr.run' && fields.compose === true
}

/** What the line or its session made itself is its own to take away. */
export function make_own(draft: Draft, also: Draft['fields'] = {}): void {
  draft.fields = { ...draft.fields, ...also, made: true }
  const [d1, d3] = base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
  draft.d = [d1, draft.d[1], d3]
}

/** `pb/*`, and no other pattern. */
const EMPTIES = /^[^*?[\]]*[^*?[\]/]\/\*$/

function deletes_folder({ kind, target, scope, cert, fields, d }: Draft): boolean {
  return (
    kind === 'fs.delete' &&
    fields.recursive === true &&
    fields.fed !== true &&
    (cert === 'literal' || (cert === 'pattern' && EMPTIES.test(target ?? ''))) &&
    scope === 'workspace' &&
    d[2] >= 2 &&
    target !== null
  )
}

/** It may have been there before, and is not called like what people throw away. */
function was_there({ target, fields }: Draft): boolean {
  return fields.may_exist === true && !names_passing(base_of(target ?? ''))
}

function makes_folder({ kind, fields }: Draft): boolean {
  if (kind === 'fs.write') return fields.directory === true
  if (kind === 'fs.archive') return fields.op === 'unpack'
  // Deleting a link leaves what it stood for.
  if (kind === 'fs.link') return fields.symbolic === true
  return kind === 'fs.copy'
}
