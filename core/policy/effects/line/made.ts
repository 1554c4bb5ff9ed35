// Folders that a command line makes itself: deleting what the same line creates, clones, unpacks or copies under that
// name loses nothing (`rm -rf demo && mkdir demo`, `git clone url probe; ...; rm -rf probe`). Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { is_written_again, type Outputs, outputs_of, was_filled_before } from '#core/policy/effects/line/outputs.ts'
import { starts_services } from '#core/policy/effects/line/services.ts'
import { names_inside, OF_NPM, unpacks_anew } from '#core/policy/effects/place/archive.ts'
import { AWAY, goes_into_any, opens_folder, TREE } from '#core/policy/effects/place/checkout.ts'
import { is_trial_volume, is_volume, names_passing, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { is_live_file } from '#core/policy/effects/specs/hosting/production.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Makes deletions of the line's own folders routine, except under usual names of sources and data. */
export function follow_made(drafts: readonly Draft[], commands: readonly SimpleCommand[]): void {
  follow_cluster(drafts)
  follow_new_database(drafts)
  const opened = new Set<string>()
  for (const [at, draft] of drafts.entries()) {
    follow_one(drafts, at, draft, opened)
    if (draft.target !== null && opens_folder(draft)) opened.add(draft.target)
  }
  let made: ReadonlyMap<string, number> | null = null
  let generated: ReadonlySet<string> | null = null
  let outputs: Outputs | null = null
  for (const [at, gone] of drafts.entries()) {
    if (!deletes_folder(gone) || gone.target === null) continue
    made ??= made_names(drafts)
    generated ??= generated_names(drafts)
    outputs ??= outputs_of(commands)
    // `rm -rf dir/*`: the folder is emptied to be filled by what follows; what follows a folder made earlier may write
    // elsewhere.
    const emptied = gone.cert === 'pattern'
    const folder = emptied ? gone.target.slice(0, -2) : gone.target
    if (emptied && !drafts.slice(at + 1).some((one) => one.target === folder && makes_folder(one))) continue
    const again =
      generated.has(folder) ||
      [...generated].some((one) => is_below(folder, one)) ||
      comes_before(drafts, at, (one) => brings(one, folder, commands)) ||
      is_drawn_again(gone, drafts, at) ||
      is_written_again(folder, gone.command, outputs) ||
      (!emptied && was_filled_before(folder, gone.command, outputs))
    if (!again && (names_work(folder) || !((made.get(folder) ?? -1) > at))) continue
    gone.fields = { ...gone.fields, made: true, narrow: true }
    const [d1, d3] = base_of_kind('fs.delete', gone.fields, gone.taint, gone.scope)
    gone.d = [d1, gone.d[1], d3]
  }
}

/**
 * Makes an effect routine when an earlier one made what it takes (things other than folders). `opened`: folders of the home that
 * earlier ones made to put something in.
 */
function follow_one(drafts: readonly Draft[], at: number, draft: Draft, opened: ReadonlySet<string>): void {
  if (is_own_variables(draft)) {
    const passing = PASSING.test(draft.target ?? '')
    const anew = (one: Draft) => (passing ? writes_anew(one, draft) : copies_anew(one, draft))
    if (comes_before(drafts, at, anew) || (passing && is_put_back(drafts, at, draft))) {
      move_to(draft, 'workspace')
      draft.d[1] = Math.min(draft.d[1], 1)
    }
  } else if (shares_try(draft)) {
    if (comes_before(drafts, at, (one) => builds(one, draft))) make_own(draft)
  } else if (is_module(draft)) {
    const module = MODULE.exec(draft.target ?? '')?.[1]
    if (module !== undefined && comes_before(drafts, at, (one) => leaves_module(one, module))) {
      move_to(draft, 'regenerable', { narrow: true })
      draft.d[1] = 0
    }
  } else OF_KIND[draft.kind]?.(drafts, at, draft, opened)
}

type Follow = (drafts: readonly Draft[], at: number, draft: Draft, opened: ReadonlySet<string>) => void

const checked_out: Follow = (drafts, at, draft, opened) => {
  if (!AWAY.has(String(draft.scope))) return
  // `mkdir -p ~/exports && cp report.pdf ~/exports/`
  if (!goes_into_any(draft, opened) && !comes_before(drafts, at, (one) => checks_out(one, draft))) return
  move_to(draft, 'workspace')
  draft.d[1] = 0
}

const handed_over: Follow = (drafts, at, draft) => {
  if (comes_before(drafts, at, (one) => makes_place(one, draft)))
    draft.fields = { ...draft.fields, made: true, ...(OF_SERVICE.test(draft.target ?? '') && { recursive: false }) }
}

/** By kind: whether an earlier effect makes the target of this one the line's own. */
const OF_KIND: Readonly<Record<string, Follow>> = {
  'fs.copy': checked_out,
  'fs.write': checked_out,
  'fs.move': checked_out,
  'fs.archive': checked_out,
  'fs.owner': handed_over,
  'fs.perm': handed_over,
  'vcs.discard': (drafts, at, draft) => {
    const saves = ({ fields }: Draft) => typeof fields.saves === 'string' && fields.saves === draft.fields.in
    const adds = ({ fields }: Draft) => typeof fields.makes === 'string' && fields.makes === draft.fields.takes
    if (draft.fields.what === 'worktree' && comes_before(drafts, at, saves)) make_own(draft, { narrow: true })
    if (draft.fields.chained === true && comes_before(drafts, at, adds)) make_own(draft, { narrow: true })
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

/** An Xcode project is generated from its description: `rm -rf App.xcodeproj && xcodegen generate`. */
function is_drawn_again({ target }: Draft, drafts: readonly Draft[], at: number): boolean {
  if (!PROJECT_OF_XCODE.test(target ?? '')) return false
  return drafts.some(({ head, kind }, place) => place > at && kind === 'proc.exec' && /^(?:xcodegen|tuist)$/.test(head))
}

/** Folders that the line's generators fill again, and npm packages that it unpacks. */
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
 * Names under which the line makes something, with the index up to which their deletion is harmless: the last maker's
 * when the thing may have existed before, otherwise any. After a move into it a folder holds somebody's work; what was
 * deleted to make room (`rm -rf public/app && mv dist public/app`) was meant to be replaced.
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
 * Rights in a database that the same line creates: nobody has any yet that could be widened. `CREATE DATABASE shop;
 * CREATE USER shop PASSWORD '...'; GRANT ALL ON DATABASE shop TO shop`.
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

/** Deletions after a switch to the local cluster happen there. */
function follow_cluster(drafts: readonly Draft[]): void {
  let local = false
  for (const draft of drafts) {
    if (draft.kind === 'k8s.change' && draft.fields.verb === 'config') local = draft.fields.local === true
    if (local && draft.kind === 'k8s.delete' && draft.fields.prod !== true) make_own(draft, { narrow: true })
  }
}

/** Whether a framework resets the database of its settings, and nothing says that it is remote. */
function resets_project({ fields }: Draft): boolean {
  return fields.op === 'reset' && fields.prod !== true && fields.elsewhere !== true
}

/** Whether an effect before this index satisfies `like`. */
function comes_before(drafts: readonly Draft[], place: number, like: (one: Draft) => boolean): boolean {
  for (let at = 0; at < place; at++) {
    const one = drafts[at]
    if (one !== undefined && like(one)) return true
  }
  return false
}

/** Names of variable files that nobody keeps: temporary copies, and those of tests. */
const PASSING = /(?:^|\/)\.env[\w.-]*(?:\.(?:bak|backup|orig|old|tmp|temp|save|saved|copy)|~|\.(?:test|ci|e2e))$/

/** Names under which variables are in force, somewhere. */
const IN_FORCE = /(?:^|\/)\.env(?:\.local)?$/

/** Whether a variable file is deleted, or one with a temporary name moved: `cp .env .env.bak && ...; mv .env.bak .env`. */
function is_own_variables({ kind, target, cert, fields }: Draft): boolean {
  if (target === null || cert !== 'literal' || fields.item !== 'env-file' || fields.recursive === true) return false
  if (kind === 'fs.move') return fields.away === true && PASSING.test(target)
  return kind === 'fs.delete' && (PASSING.test(target) || !(IN_FORCE.test(target) || is_live_file(target)))
}

/** Where git keeps a submodule: `.git/modules/vendor/lib`. */
const MODULE = /\/\.git\/modules\/([^*?[]+)$/

function is_module({ kind, target, cert }: Draft): boolean {
  return kind === 'fs.delete' && cert === 'literal' && target !== null && MODULE.test(target)
}

/** Whether an effect removes a submodule from the project: `git submodule deinit -f vendor/lib`, `git rm vendor/lib`. */
function leaves_module({ kind, head, target }: Draft, module: string): boolean {
  if (head !== 'git' || target === null) return false
  return (kind === 'vcs.discard' && target === module) || (kind === 'fs.delete' && target.endsWith(`/${module}`))
}

/** `mv .env .env.bak && make test; mv .env.bak .env`: whether the line puts back what it put aside. */
function is_put_back(drafts: readonly Draft[], at: number, { kind, target, command }: Draft): boolean {
  if (kind !== 'fs.move' || target === null) return false
  const lands = (one: Draft) => one.kind === 'fs.move' && one.fields.away === false
  const back = drafts.some((one) => one.command === command && lands(one) && target.startsWith(`${one.target}.`))
  return back && comes_before(drafts, at, (one) => lands(one) && one.target === target && one.command !== command)
}

/** Whether the line wrote this whole file itself. */
function writes_anew({ kind, target, fields }: Draft, gone: Draft): boolean {
  return (
    target === gone.target &&
    (kind === 'fs.copy' || (kind === 'fs.write' && fields.mode !== 'append' && fields.mode !== 'inplace'))
  )
}

/** Whether the line copied this file from another one, which is still there: `cp .env .env.docker && ...; rm .env.docker`. */
function copies_anew({ kind, target, fields }: Draft, gone: Draft): boolean {
  return kind === 'fs.copy' && target === gone.target && fields.keeps_old !== true
}

/** Whether the line made the folder: `sudo mkdir /opt/app && sudo chown me /opt/app`. */
function makes_place({ kind, target, fields }: Draft, changed: Draft): boolean {
  return (
    kind === 'fs.write' &&
    fields.directory === true &&
    target === changed.target &&
    changed.fields.world_writable !== true &&
    changed.scope === 'system'
  )
}

/** Folders of services; one that is made there is new and empty. */
const OF_SERVICE = /^\/var\/(?:lib|log|cache|spool|opt)\/[^/]/

/**
 * A worktree that the line adds; git refuses an existing folder. `git worktree add ../pages gh-pages && cp -r build/.
 * ../pages/`.
 */
function checks_out({ fields: { makes } }: Draft, { target, cert }: Draft): boolean {
  if (typeof makes !== 'string' || !makes.startsWith(TREE) || cert !== 'literal' || target === null) return false
  return is_below(target, makes.slice(TREE.length))
}

/** Whether the line created this image or volume. */
function builds({ kind, target }: Draft, made: Draft): boolean {
  if (kind !== 'ctr.build' || target !== made.target) return false
  // Creating an existing volume changes nothing, so only a name that means a trial proves that it is new.
  return target === null || !is_volume(target) || is_trial_volume(target)
}

/** Tags of images that are not releases: a branch, a commit, a pull request, a stage before production. */
const TRY =
  /:(?:(?:dev|devel|development|local|test|testing|ci|staging|stage|preview|wip|tmp|snapshot|pr)(?:-?\d+)?|sha-\w{6,40}|[0-9a-f]{7,40}|(?:feat|fix|chore|feature)[-_][\w.-]+)$/

/** Whether an image only has such a tag. */
export function shares_try({ kind, target, fields }: Draft): boolean {
  return (
    kind === 'pkg.publish' &&
    fields.manager === 'container' &&
    target !== null &&
    (fields.commit === true || TRY.test(target))
  )
}

/** Whether services are removed that the same line started: `docker compose down -v` after `up`. */
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

/** Marks an effect as taking away something of the line's or session's own. */
export function make_own(draft: Draft, also: Draft['fields'] = {}): void {
  draft.fields = { ...draft.fields, ...also, made: true }
  const [d1, d3] = base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
  draft.d = [d1, draft.d[1], d3]
}

/** A folder's whole content (`pb/*`), and no other glob. */
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

/** Whether a thing may have existed before, and has no name that means "throw away". */
function was_there({ target, fields }: Draft): boolean {
  return fields.may_exist === true && !names_passing(base_of(target ?? ''))
}

/** Programs that bring a folder of somebody's, which must not be there before. */
const BRINGS = /^(?:git|gh|degit|tiged|giget|create-[\w-]{1,60})$/

/** Whether an effect brings the folder that this one lies in: `git clone https://x/starter server && rm -rf server/docs`. */
function brings(one: Draft, folder: string, commands: readonly SimpleCommand[]): boolean {
  const { kind, head, target, fields, command } = one
  if (kind !== 'fs.write' || fields.directory !== true || fields.may_exist === true || target === null) return false
  const here = commands[command]?.cwd ?? target
  return BRINGS.test(head) && folder !== target && is_below(folder, target) && !is_below(here, target)
}

function makes_folder({ kind, fields }: Draft): boolean {
  if (kind === 'fs.write') return fields.directory === true
  if (kind === 'fs.archive') return fields.op === 'unpack'
  // Deleting a link keeps what it points to.
  if (kind === 'fs.link') return fields.symbolic === true
  return kind === 'fs.copy'
}
