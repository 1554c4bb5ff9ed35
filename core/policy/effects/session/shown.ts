// What the output of a look proves: that nothing exists under a name, so that what appears there is newer; or that git
// had nothing uncommitted, so that what is discarded is newer. Only commands that can print nothing else are believed:
// with `echo` or `cat` an agent could print anything. Source: ENGINE section 11.
import { in_turn } from '#core/compose.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import { FILLED, filled_in, shows_settings } from '#core/policy/effects/session/configured.ts'
import { made_database, may_make_database } from '#core/policy/effects/session/created.ts'
import { absent_in, LISTED } from '#core/policy/effects/session/listed.ts'
import { IMAGE } from '#core/policy/effects/session/own/places.ts'
import { is_quiet, type Said, type Sight } from '#core/policy/effects/session/sight.ts'
import { clean_in, tried_in } from '#core/policy/effects/session/status.ts'
import { is_unchanged, REST_CLEAN, TREE_CLEAN } from '#core/policy/effects/session/unchanged.ts'
import { LOCAL_CLUSTER, NEAR_CLUSTER } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'

/** Longer commands are not looks. */
const MAX_LOOK_CHARS = 500
/** Longer outputs may have been shortened by a client. */
const MAX_SAID_CHARS = 16_384
const MAX_PROVEN = 8

const MAY_LOOK =
  /\bgit\s|\bls\b|\bcurrent-context\b|\btest\s|\[\s|\bcreatedb\s|\bcreate\s+database\s|\bcompose\s(?:-\S{1,20}\s\S{1,80}\s){0,3}up\s/i

/** Whether the output of a command may prove something; false is certain. */
export function may_prove(command: string): boolean {
  return (
    command.length <= MAX_LOOK_CHARS &&
    (MAY_LOOK.test(command) || may_make_database(command) || shows_settings(command))
  )
}

/** A command as some clients wrap it: `bash -lc 'git status'`. */
const WRAPPED = /^(?:\/bin\/|\/usr\/bin\/)?(?:ba|z)?sh -l?c '([^'\\]+)'$/

/** The facts (`FileFacts.own`) that an output proves. */
export function proven_by(sight: Sight, said: Said): readonly string[] {
  const { effects } = sight
  const command = WRAPPED.exec(sight.command)?.[1] ?? sight.command
  if (said.text.length > MAX_SAID_CHARS) return []
  if (shows_settings(command)) return filled_in({ ...sight, command }, said)
  const committed = committed_in(effects, command, said)
  if (committed.length > 0) return committed
  const moved_on = [...rebased_in(effects, command, sight.cwd, said), ...switched_in(effects, command, said)]
  if (moved_on.length > 0) return moved_on
  const created = [...created_in(effects, command, said), ...made_database({ ...sight, command }, said)]
  if (created.length > 0) return created
  if (/[`$(){}<>\\"*?!~]/.test(without_quiet_words(command))) return []
  if (said.text.includes('\u001b') || said.errors.includes('\u001b')) return []
  const parts = command
    .split(/&&|;|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = parts
  const moved = /^cd ([\w./@+-]+)$/.exec(first)?.[1]
  if (moved !== undefined) parts.shift()
  const cwd = moved === undefined ? sight.cwd : normalise(moved, sight.cwd, sight.home)
  const there = { ...sight, command, cwd }
  if (command === CURRENT && !said.failed && said.errors.trim() === '' && LOCAL_CLUSTER.test(said.text.trim()))
    return [NEAR_CLUSTER]
  const volumes = volumes_in(parts, said)
  if (volumes.length > 0) return volumes
  return [...clean_in(parts, there, said), ...tried_in(parts, there, said), ...absent_in(parts, there, said)].slice(
    0,
    MAX_PROVEN,
  )
}

/** The name it prints is a local cluster's, which come and go. */
const CURRENT = 'kubectl config current-context'

/** git's report of a successful rebase. It refuses to start while something is changed, unless told to stash it. */
const REBASED = /^Successfully rebased and updated refs\/heads\/\S{1,200}\.$/m

/** The fact after a finished rebase: no tracked file is changed. */
function rebased_in(
  effects: readonly Effect[],
  command: string,
  cwd: string,
  { text, errors, failed }: Said,
): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.history' && fields.op === 'rebase')
  if (at < 0 || failed || !REBASED.test(`${text}\n${errors}`) || /autostash/i.test(text + errors + command)) return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.push')) return []
  const here = effects[at]?.fields.in
  // A pipe may hide the line about the stash.
  const words = without_messages(command)
  return here === cwd && !words.includes('|') && !SPEAKS.test(words) ? [TREE_CLEAN + cwd] : []
}

const SWITCHED = /^Switched to branch '/m
/** How git lists files that were changed before a switch and still are. */
const COMES_ALONG = /^[MADRCTU]\t/m

/** The fact after switching to an existing branch without changes being carried along. */
function switched_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.commit' && typeof fields.switches === 'string')
  const all = `${text}\n${errors}`
  if (at < 0 || failed || !SWITCHED.test(all) || COMES_ALONG.test(all) || /conflict|autostash|error:|fatal:/i.test(all))
    return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.fetch')) return []
  const words = without_messages(command)
  return words.includes('|') || />/.test(words.replaceAll('2>&1', '')) || SPEAKS.test(words)
    ? []
    : [TREE_CLEAN + String(effects[at]?.fields.switches)]
}

/** Commands that may print anything, also in git's words. */
const SPEAKS = /\|\||\b(?:echo|printf|cat|log|show)\b/

const TROUBLE = /error|exist|fatal|denied|refused|fail|could not|cannot|can't|not found|unknown|warning|timeout/i

/** Facts for databases that were created: a server refuses a second one of the same name. */
function created_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const made = effects.filter(({ fields }) => typeof fields.shows === 'string')
  if (made.length === 0 || failed || TROUBLE.test(text) || TROUBLE.test(errors)) return []
  if (/2>\s*(?:\/dev\/null|&-)|&>|\|/.test(command)) return []
  const said_so = /^CREATE DATABASE$/m.test(text)
  return made.flatMap(({ head, fields }) => (head === 'psql' && !said_so ? [] : [String(fields.shows)]))
}

const COMPOSE_UP = in_turn(
  /^docker[ -]compose(?: (?:-f|-p|--file|--project-name|--profile) [\w./-]{1,200}){0,4} up(?: -d| --detach)/,
  /(?: [\w.-]{1,80}){0,12}(?: 2>&1)?(?: \| tail(?: -n?\s?\d{1,3})?)?$/,
)
const BESIDE_COMPOSE = /^(?:sleep \d{1,3}|docker[ -]compose ps)$/
const CREATED_VOLUME = /^ ?(?:✔ )?Volume "?([\w.-]{1,200})"? +Created\b/gm
/** Lines of a build, in which a recipe prints what it likes. */
const BUILDS = /^(?:#\d|Step \d| ?=> |\[\+\] Building|Building )/m

/** Facts for volumes that compose reports as created, so none had that name. */
function volumes_in(parts: readonly string[], { text, errors, failed }: Said): string[] {
  if (failed || !COMPOSE_UP.test(parts[0] ?? '') || !parts.slice(1).every((part) => BESIDE_COMPOSE.test(part)))
    return []
  const all = `${text}\n${errors}`
  if (BUILDS.test(all) || / --build\b/.test(parts[0] ?? '')) return []
  return Array.from(all.matchAll(CREATED_VOLUME), ([, name = '']) => `${IMAGE}volume ${name}`)
}

/** The command without plainly quoted messages and redirected errors. */
function without_quiet_words(command: string): string {
  return command.replace(/(?:^|\s)2>(?:&1|\/dev\/null)/g, ' ').replace(/"[\w .,:;=+/-]{0,80}"/g, 'x')
}

/** Whether a fact is about everything in a folder, which others change too. */
export function is_passing_proof(one: string): boolean {
  return one.startsWith(LISTED) || one.startsWith(FILLED) || is_unchanged(one)
}

/** git's report of a commit. */
const COMMITTED = /^\[[\w./@+-]{1,200}(?: [\w./@+-]{1,100}){0,4}(?: \(root-commit\))? [0-9a-f]{7,40}\] /m

/** The fact after a successful commit of everything, with nothing done after it: no tracked file is changed. */
function committed_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.commit' && fields.no_verify !== undefined)
  const last = effects[at]
  if (failed || last === undefined) return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.push')) return []
  // Only git may have printed the report.
  const words = without_messages(command)
  if (SPEAKS.test(words)) return []
  const silent = text.trim() === '' && errors.trim() === '' && /\s(?:-[a-pr-z]{0,6}q|--quiet)/.test(words)
  if (!silent && !COMMITTED.test(text)) return []
  const staged_at = effects.findIndex(({ fields }) => fields.every !== undefined)
  const between = effects.slice(staged_at + 1, at)
  const staged = between.every((effect) => is_quiet(effect) || effect.fields.stages === true)
    ? effects[staged_at]?.fields.every
    : undefined
  if (typeof staged === 'string' && staged_at < at) return [TREE_CLEAN + staged, REST_CLEAN + staged]
  return typeof last.fields.all === 'string' ? [TREE_CLEAN + last.fields.all] : []
}

const MESSAGE = "$(cat <<'"

/** The command without quoted texts: messages may say anything. */
function without_messages(command: string): string {
  const at = command.indexOf(MESSAGE)
  const word = command.slice(at + MESSAGE.length, command.indexOf("'", at + MESSAGE.length))
  const end = at < 0 ? -1 : command.indexOf(`\n${word}\n`, at)
  const plain = end < 0 ? command : command.slice(0, at) + command.slice(end + word.length + 2)
  return plain.replace(/'[^']*'|"[^"$`\\]*"/g, "''")
}
