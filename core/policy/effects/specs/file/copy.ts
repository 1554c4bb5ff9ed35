// Programs that copy, move and link files. Source: ENGINE 4.2.
import { type Call, emit, has, text_of, touch, touch_as, value } from '#core/policy/effects/call.ts'
import { type Draft, is_full, set_field } from '#core/policy/effects/collector.ts'
import { is_work_at_home } from '#core/policy/effects/frame.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { note_links } from '#core/policy/effects/place/link.ts'
import { base_of, has_glob, is_below, parent_of } from '#core/policy/effects/place/path.ts'
import { is_opened } from '#core/policy/effects/place/put-by.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { publishes_secret, renames_secret, stays_in_project } from '#core/policy/effects/specs/file/copied-secret.ts'
import { looped_targets, open_targets, shown_targets } from '#core/policy/effects/specs/file/feed.ts'
import { is_setuid } from '#core/policy/effects/specs/file/mode.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Sources and destination of `cp a b dir`, `cp -t dir a b`, `ln -s target`. */
export function split_operands(call: Call): { from: readonly Word[]; to: Word | null } {
  const into = value(call, 'into')
  if (into !== null) return { from: call.operands, to: into }
  const last = call.operands.at(-1) ?? null
  return call.operands.length < 2 ? { from: call.operands, to: null } : { from: call.operands.slice(0, -1), to: last }
}

function is_null_device(call: Call, word: Word): boolean {
  // Decided by the name, before anything is located: few patterns are looked for among names.
  return /null\W*$/.test(word.text) && locate(word, 'read', call.command.cwd, call.frame).path === '/dev/null'
}

const copies: Does = (call) => {
  const { from, to } = split_operands(call)
  for (const word of [...from, ...open_targets(call)]) {
    const quiet = to !== null && stays_in_project(call, word, to)
    touch_as(call, quiet ? 'fs.list' : 'fs.read', quiet ? 'list' : 'read', word, { copied: true })
  }
  if (to === null) return
  const nothing = from.every((word) => is_null_device(call, word))
  if (nothing) empties_fed(call, to)
  for (const word of from) publishes_secret(call, word, to)
  lands(call, 'fs.copy', from, to)
  const handed = hands_over(call, from, to)
  const filled = fills_in(call, from, to)
  const aside = puts_aside(call, from, to)
  const copied = touch(call, 'fs.copy', to, {
    from: from.map((word) => word.text),
    empty: from.length > 0 && nothing,
    ...(call.command.args.some(({ text }) => KEEPS_OLD.test(text)) && { keeps_old: true }),
    ...((handed || aside) && { aside: true }),
    ...(fills(call, from, to) && { may_exist: true }),
    ...(filled && { template: true }),
  })
  // Only from here on: the copy itself is of its own name, which the session remembers.
  for (const word of from) renames_secret(call, word, to)
  if (copied === null) return
  if (handed || filled || aside) copied.d[1] = Math.min(copied.d[1], 1)
  lies_at_home(call, from, copied)
  if (repeats_guide(call, from, to, false)) informs(copied)
  if (copied.scope === 'tmp' && from.some((word) => SHELL_FILE.test(word.text)) && !SHELL_NAME.test(to.text))
    emit(call, 'opaque', { target: copied.target, fields: { reason: 'renamed-shell' } })
}

const SHELL_NAME = /\/(?:ba|z|da|k|a)?sh$/

/** `git ls-files | xargs -I{} cp /dev/null {}`, or a loop over names: empties what it is given. */
function empties_fed(call: Call, to: Word): void {
  const fed = [...(call.command.open_args ? open_targets(call) : []), ...looped_targets(call, to)]
  for (const word of fed) touch(call, 'fs.write', word, { mode: 'truncate', empty: true })
}

/** Marks of a file that others fill in: `secrets.example.yml`, `wp-config-sample.php`. */
const MARK = /[._-](?:example|sample|template|tmpl|tpl|dist)(?=[._-]|$)/i

/** `cp secrets.example.yml secrets.yml`: a project's own template under the name that is meant by it. */
function fills_in(call: Call, from: readonly Word[], to: Word): boolean {
  const [source] = from
  if (source === undefined || from.length !== 1 || source.cert !== 'literal' || to.cert !== 'literal') return false
  if (!MARK.test(source.text) || call.command.place !== 'local') return false
  const { path } = locate(to, 'write', call.command.cwd, call.frame)
  const at = locate(source, 'read', call.command.cwd, call.frame).path
  const { workspace } = call.frame
  if (path === null || at === null || workspace === null || parent_of(path) !== parent_of(at)) return false
  return is_below(path, workspace) && base_of(at).replace(MARK, '') === base_of(path)
}

/** `cp a.txt notes/`, `cp -r a b notes`: a folder that is there already. */
function fills(call: Call, from: readonly Word[], to: Word): boolean {
  return from.length > 1 || (!has(call, 'recursive') && to.text.endsWith('/')) || has(call, 'into')
}

/** `cp dist/app.dmg ~/Desktop/`: a product of the project, put where people look for it. */
function hands_over(call: Call, from: readonly Word[], to: Word): boolean {
  if (!/Desktop|Downloads/.test(to.text) || call.command.place !== 'local' || to.cert !== 'literal') return false
  if (from.length === 0) return false
  const { path } = locate(to, 'write', call.command.cwd, call.frame)
  const home = call.frame.homes.find((one) => path !== null && is_below(path, one))
  if (home === undefined || !/^\/(?:Desktop|Downloads)(?:\/[^/.][^/]*)?\/?$/.test(path?.slice(home.length) ?? ''))
    return false
  return from.every((word) => {
    const { scope } = locate(word, 'read', call.command.cwd, call.frame)
    return (scope === 'workspace' || scope === 'regenerable' || scope === 'tmp') && is_opened(base_of(word.text))
  })
}

/** `cp ~/.zshrc ~/.zshrc.bak-1122`: beside it, under a name that nothing reads, so that the change after it can be taken back. */
function puts_aside(call: Call, from: readonly Word[], to: Word): boolean {
  const line = call.source
  const [source] = from
  if (source === undefined || from.length > 1 || source.cert !== 'literal') return false
  if (/^\.\/?$/.test(source.text)) return is_beside(call, to)
  if (!to.text.startsWith(source.text)) return false
  const behind = to.text.slice(source.text.length)
  // `cp ~/.zshrc ~/.zshrc.$(date +%s)`: nothing but the time.
  return (
    ASIDE.test(behind) ||
    (/^[._-]\0$/.test(behind) && /[._-]\$\(date\b[^()]*\)"?$/.test(line.slice(to.span[0], to.span[1])))
  )
}

/** `cp -a . ../project-backup`: this folder, beside itself. */
function is_beside(call: Call, to: Word): boolean {
  const { cwd } = call.command
  if (cwd === null || call.command.place !== 'local') return false
  const { path } = locate(to, 'write', cwd, call.frame)
  return (
    path !== null && parent_of(path) === parent_of(cwd) && path.startsWith(cwd) && ASIDE.test(path.slice(cwd.length))
  )
}

const ASIDE = /^[.~_-](?:bak|backup|old|orig|original|save|saved|before|prev|copy|\d{6,14})(?:[._-][^/]{0,60})?$/i

/**
 * `ln -s AGENTS.md CLAUDE.md`, `cp AGENTS.md api/AGENTS.md`: the guide of the whole project under the name that another agent
 * looks for. What a link says is meant from where it lies.
 */
function repeats_guide(call: Call, from: readonly Word[], to: Word, linked: boolean): boolean {
  const [source] = from
  if (from.length !== 1 || source?.cert !== 'literal' || to.cert !== 'literal' || call.command.place !== 'local')
    return false
  const { workspace } = call.frame
  if (workspace === null || !GUIDE.test(source.text) || !/\.mdc?$|\/\.?[a-z]+rules$|^\.?[a-z]+rules$/i.test(to.text))
    return false
  const at = linked && !source.text.startsWith('/') ? { ...source, text: `${to.text}/../${source.text}` } : source
  const { path, scope } = locate(at, 'read', call.command.cwd, call.frame)
  if (scope !== 'instruction-file' || path === null || parent_of(path) !== workspace) return false
  const target = locate(to, 'write', call.command.cwd, call.frame)
  return target.scope === 'instruction-file' && target.path !== null && is_below(target.path, workspace)
}

/** What only repeats what agents are told already. */
function informs(draft: Draft | null): void {
  if (draft === null) return
  set_field(draft, 'informs', true)
  draft.d = [draft.d[0], Math.min(1, draft.d[1]), draft.d[2]]
}

const GUIDE = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/

/** Starts programs, or steers who works here. */
const STEERS: ReadonlySet<Scope> = new Set(['persistence', 'home-config', 'agent-config'])

/** `cp dotfiles/.zshrc ~/`: in a folder a file keeps its name, and the name may tell more than the folder. */
export function lands(call: Call, kind: 'fs.copy' | 'fs.move' | 'fs.link', from: readonly Word[], to: Word): void {
  if (call.command.place !== 'local' || to.cert !== 'literal') return
  const { cwd } = call.command
  // The text is checked first, because most destinations are files and need not be located twice.
  const folder = to.text.endsWith('/') || has(call, 'into')
  if (!folder && !HOME_TEXT.test(to.text)) return
  const { scope } = locate(to, 'write', cwd, call.frame)
  if (!folder && scope !== 'home') return
  const inside = scope === 'workspace' || scope === 'workspace-root' || scope === 'regenerable' || scope === 'tmp'
  for (const word of from.slice(0, MAX_LANDED)) {
    const spread = spreads(call, word)
    const name = spread ? START_FILE : base_of(word.text)
    if ((word.cert !== 'literal' && !spread) || has_glob(name) || !(inside ? /^\.[a-z]/i : /\w$/).test(name)) continue
    const at = { ...to, text: `${to.text.replace(/\/$/, '')}/${name}` }
    const lies = locate(at, 'write', cwd, call.frame).scope
    if (STEERS.has(lies) || (lies === 'credential' && !inside)) touch_as(call, kind, 'write', at, { away: false })
  }
}

const MAX_LANDED = 8

/** What everybody who keeps such a folder has in it. */
const START_FILE = '.bashrc'

/** `dotfiles/.`, `dotfiles/.*`: all that a folder holds, hidden files too. */
const WITH_HIDDEN = /(?:^|\/)\.(?:\*|\[\^?!?\.?\]\*|\?\*)?$/

/** `cp -r dotfiles/. ~/`, `cp -rT dotfiles ~`, `rsync -a dotfiles/ ~/`: what lies in the folder takes the places of that name. */
function spreads(call: Call, { text }: Word): boolean {
  if (WITH_HIDDEN.test(text)) return true
  return call.name === 'rsync' ? text.endsWith('/') : has(call, 'no_folder')
}

/** What may be a home, or a step up to one. */
const HOME_TEXT = /^(?:~[\w-]*|\.\.?(?:\/\.\.)*|[a-z]:.*|\/(?:root|home\/[^/]+|Users\/[^/]+))$/i

/** `cp -n`, `cp -u`: what is there may stay. */
const KEEPS_OLD = /^-(?:[a-zA-Z]{0,8}[niu]|-no-clobber|-update|-interactive)/

/** A shell under another name is a shell that nobody looks for. */
const SHELL_FILE = /^(?:\/usr)?\/bin\/(?:ba|z|da|k|a)?sh$/

/** `mv .env .env.bak`: the file of variables stays where it is, under a name by which it is found again. */
function sets_aside(from: Word, to: Word): boolean {
  if (from.cert !== 'literal' || to.cert !== 'literal' || !/(?:^|\/)\.env[\w.-]*$/.test(from.text)) return false
  return (
    to.text.startsWith(`${from.text}.`) &&
    /^\.(?:bak|backup|orig|old|tmp|save|saved|off|disabled)$/.test(to.text.slice(from.text.length))
  )
}

/** `.github/workflows/a.yml` to `.github/workflows/b.yml`, `CODEOWNERS` to `.github/`: a check that is found there as well. */
export function stays_in_force(from: Word, to: Word): boolean {
  if (from.cert !== 'literal' || to.cert !== 'literal') return false
  const name = base_of(from.text)
  if (name === 'CODEOWNERS') return OWNERS_AT.test(to.text)
  return WORKFLOW.test(from.text) && WORKFLOW.test(to.text.endsWith('/') ? to.text + name : to.text)
}

const OWNERS_AT = /^(?:\.\/)?(?:(?:\.github|docs)\/?|(?:(?:\.github|docs)\/)?CODEOWNERS|\.\/?)$/
const WORKFLOW = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/

const moves: Does = (call) => {
  const { from, to } = split_operands(call)
  const trash = to !== null && text_of(to) === '/dev/null'
  if (to !== null && !trash && from.length > 0 && from.every((word) => is_null_device(call, word)))
    touch(call, 'fs.write', to, { mode: 'truncate', empty: true })
  for (const word of [...from.flatMap((one) => shown_targets(call, one)), ...open_targets(call)]) {
    if (trash) touch(call, 'fs.delete', word, { recursive: true })
    else
      touch_as(call, 'fs.move', is_renamed_at_home(call, word) ? 'write' : 'delete', word, {
        away: !(from.length === 1 && to !== null && (sets_aside(word, to) || stays_in_force(word, to))),
      })
  }
  if (to === null || trash || TRASH.test(to.text)) return
  lands(call, 'fs.move', from, to)
  const draft = touch_as(call, 'fs.move', 'write', to, { away: false })
  lies_at_home(call, from, draft)
  if (draft !== null && hands_over(call, from, to)) {
    set_field(draft, 'aside', true)
    draft.d[1] = Math.min(draft.d[1], 1)
  }
}

/** `cp /media/usb/app.zip ~`, `ln -s /opt/sdk/ .` in the home that the client works in: plain files right there. */
function lies_at_home({ frame }: Call, from: readonly Word[], draft: Draft | null): void {
  const { at_home } = frame
  if (draft === null || at_home === undefined || draft.target !== at_home || from.length === 0) return
  const plain = ({ text, cert }: Word) =>
    cert === 'literal' && is_work_at_home(`${at_home}/${base_of(text.replace(/\/$/, ''))}`, frame)
  if (!from.every(plain)) return
  draft.scope = 'workspace'
  draft.d[1] = 0
}

/** Whether the client works in a home and one of its plain files gets another name or place: it can go back. */
function is_renamed_at_home(call: Call, word: Word): boolean {
  if (call.frame.at_home === undefined || call.command.place !== 'local' || word.cert !== 'literal') return false
  return locate(word, 'write', call.command.cwd, call.frame).scope === 'workspace'
}

/** The desktop's own folder for what may be taken back. */
const TRASH = /^(?:~|\/home\/[^/]+|\/Users\/[^/]+)\/(?:\.Trash|\.local\/share\/Trash)(?:\/|$)/

const HERE = { text: '.', cert: 'literal' } as const

function link(call: Call, from: readonly Word[], to: Word): void {
  const symbolic = has(call, 'symbolic')
  const draft = touch(call, 'fs.link', to, { symbolic, from: from.map((word) => word.text) })
  lies_at_home(call, from, draft)
  if (repeats_guide(call, from, to, symbolic)) informs(draft)
}

const links: Does = (call) => {
  const { from, to } = split_operands(call)
  // The name stays, the content is gone.
  if (to !== null && has(call, 'force') && from.length > 0 && from.every((word) => is_null_device(call, word)))
    touch(call, 'fs.write', to, { mode: 'truncate', empty: true })
  if (to !== null) lands(call, 'fs.link', from, to)
  if (to !== null) link(call, from, to)
  const { cwd } = call.command
  const plain = to !== null && !/(?:^|\/)\.$/.test(to.text) && locate(to, 'read', cwd, call.frame).scope === 'workspace'
  for (const word of from) {
    if (is_full(call.out)) break
    if (!has(call, 'symbolic')) touch(call, 'fs.list', word)
    // A secret under an inconspicuous name may be read by that name later.
    if (plain && locate(word, 'read', cwd, call.frame).item !== null) touch(call, 'fs.read', word)
  }
  if (call.command.place === 'local') note_links(from, to ?? HERE, cwd, call.frame)
}

const installs: Does = (call) => {
  const mode = text_of(value(call, 'mode')) ?? ''
  if (has(call, 'directory')) {
    for (const word of call.operands) touch(call, 'fs.write', word, { mode: 'create', directory: true })
    return
  }
  copies(call)
  const { to } = split_operands(call)
  if (to !== null && is_setuid(mode)) touch(call, 'fs.perm', to, { mode, setuid: true })
}

/** cp, mv, ln and their kin. */
export const COPIES: readonly ProgramSpec[] = [
  program('cp gcp copy ditto', {
    flags: {
      into: '-t --target-directory =',
      no_folder: '-T --no-target-directory',
      recursive: '-r -R -a --recursive --archive',
      force: '-f --force',
      suffix: '-S --suffix =',
      preserve: '--preserve=? -p --no-preserve =?',
    },
    does: copies,
  }),
  program('mv gmv', {
    flags: { into: '-t --target-directory =', force: '-f --force', suffix: '-S --suffix =' },
    does: moves,
  }),
  program('rename prename', { flags: { expression: '-e =' }, does: nothing }),
  program('ln gln link', {
    flags: { symbolic: '-s --symbolic', force: '-f --force', into: '-t --target-directory =', suffix: '-S --suffix =' },
    does: links,
  }),
  program('install ginstall', {
    flags: {
      mode: '-m --mode =',
      owner: '-o --owner =',
      group: '-g --group =',
      directory: '-d --directory',
      into: '-t --target-directory =',
      suffix: '-S --suffix =',
    },
    does: installs,
  }),
]
