// What `ls` proves: that nothing exists under a name, so that what appears there later is newer. Source: ENGINE section
// 11.
import { in_turn } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_work } from '#core/policy/effects/place/narrow.ts'
import { is_below, normalise } from '#core/policy/effects/place/path.ts'
import { is_regenerable_name } from '#core/policy/effects/place/scope.ts'
import { is_cut, leaves_all, type Said, type Sight } from '#core/policy/effects/session/sight.ts'
import { STATUS } from '#core/policy/effects/session/status.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: a folder and the names in it; everything under another name appeared later. */
export const LISTED = 'listed '

/** Names remembered of one folder. */
const MAX_LISTED = 150

/** Folders that are created on the way to this path and did not exist when the session looked. */
export function comes_anew({ target, scope, cert }: Draft, facts: FileFacts | null): string[] {
  if (target === null || scope !== 'workspace' || cert !== 'literal' || facts?.own === undefined) return []
  const folder = new_folder(target, facts.own)
  if (folder === null || names_work(folder)) return []
  return facts.lost?.some((one) => is_below(one, folder)) === true ? [] : [folder]
}

/** Files whose lines programs run, and lines that rename files. */
const RECIPES = /(?:^|\/)(?:(?:gnu)?makefile|justfile|taskfile\.ya?ml|package\.json|[\w.-]+\.(?:mk|sh|bash))$/i
const MOVES = /(?:^|[\s;&|"'@])(?:mv|rename|rsync|mount)\s/

/** Whether the newest listing of a folder above proves that a path did not exist, so that it is newer. */
export function was_absent(draft: Draft, facts: FileFacts): boolean {
  for (const [path, { content }] of facts.written)
    if (content !== null && RECIPES.test(path) && MOVES.test(content)) return false
  const newest = new Map<string, string>()
  for (const one of facts.own ?? []) if (one.startsWith(LISTED)) newest.set(folder_listed(one), one)
  return newest.size > 0 && comes_anew(draft, { ...facts, own: [...newest.values()] }).length > 0
}

/** The folder of such a fact. */
export function folder_listed(one: string): string {
  const from = one.startsWith(`${LISTED}all `) ? `${LISTED}all `.length : LISTED.length
  return one.slice(from, one.indexOf('\n'))
}

/**
 * The outermost folder around a path that did not exist when the session looked; null when it did, or nobody looked.
 */
function new_folder(path: string, own: readonly string[]): string | null {
  for (const one of own) {
    if (!one.startsWith(LISTED)) continue
    const hidden = one.startsWith(`${LISTED}all `)
    const end = one.indexOf('\n')
    const folder = folder_listed(one)
    if (path === folder || !is_below(path, folder)) continue
    const [name = ''] = path.slice(folder.length + 1).split('/', 1)
    // On disks that ignore case or normalise letters, two names may be the same file.
    if (!/^[ -~]+$/.test(name) || (name.startsWith('.') && !hidden)) continue
    if (one.toLowerCase().includes(`\n${name.toLowerCase()}\n`, end)) continue
    return `${folder}/${name}`
  }
  return null
}

const LS = in_turn(
  /^ls((?: -[1aAlhFptrSd]{1,8}| --all| --almost-all)*)((?: [\w./@+][\w./@+-]*){0,6})/,
  /(\s*2>(?:&1|\/dev\/null))?(?:\s*\|\s*head(?:\s+-n?\s*\d{1,4})?)?/,
  /(?: \|\| (?:true|echo ("[\w .:-]{1,60}"|[\w.:-]{1,60})))?$/,
)
const ABSENT = /^(?:\/[\w/]+\/)?ls: (?:cannot access )?['‘"]?([\w./@+-]+)['’"]?: No such file or directory$/
const TEST =
  /^(?:test -[de] ([\w./@+-]+)|\[ -[de] ([\w./@+-]+) \]) && echo ("[\w .:-]{1,60}"|[\w.:-]{1,60}) \|\| echo ("[\w .:-]{1,60}"|[\w.:-]{1,60})$/

/** Facts for names under which nothing exists. */
export function absent_in(parts: readonly string[], sight: Sight, { text, errors }: Said): string[] {
  const inside = (path: string): string[] => {
    const whole = normalise(path, sight.cwd, sight.home)
    return whole !== sight.workspace && is_below(whole, sight.workspace) ? [whole] : []
  }
  const tested = TEST.exec(sight.command)
  if (tested !== null) return found_missing(tested, text).flatMap(inside)
  const looks = parts.filter((part) => part.startsWith('ls'))
  const [look = ''] = looks
  const found = LS.exec(look)
  if (found === null) return []
  const [, flags = '', paths = '', errors_to = '', instead] = found
  const named = paths.trim() === '' ? [] : paths.trim().split(' ')
  const plain = looks.length === 1 && parts.every(says_little)
  const gone = plain ? missing(named, text, errors).flatMap(inside) : []
  if (gone.length > 0 || errors !== '' || is_cut(look, text) || flags.includes('d')) return gone
  const alone = parts.length === 1
  // Only the first command, or one after a command that always succeeds, ran for certain. What other commands print
  // only adds names, which is the safe direction.
  if (!alone && (!leaves_all(sight.effects) || parts.indexOf(look) !== (parts[0] === 'pwd' ? 1 : 0))) return []
  const [folder = '.'] = named
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (instead !== undefined && lines.length === 1 && lines[0] === bare(instead))
    return named.length === 1 && alone ? inside(folder) : []
  if (named.length > 1)
    return alone && instead === undefined
      ? each_listed(named, lines, flags, sight, /null/.test(errors_to) ? inside : null)
      : []
  if (/null/.test(errors_to) || instead !== undefined || /\|\| true/.test(look)) return []
  return listed(folder, lines, flags, sight, alone)
}

/** The path of `[ -e out ] && echo yes || echo no` when its output says that nothing is there. */
function found_missing([, one, other, yes = '', no = '']: RegExpExecArray, text: string): string[] {
  return bare(yes) !== bare(no) && text.trim() === bare(no) ? [one ?? other ?? ''] : []
}

/** Outputs of folders that are listed in one command, each under its name. */
function each_listed(
  named: readonly string[],
  lines: readonly string[],
  flags: string,
  sight: Sight,
  inside: ((path: string) => string[]) | null,
): string[] {
  const headers = lines.filter((line) => named.some((name) => line === `${name}:`))
  if (new Set(headers).size !== headers.length) return []
  const [first = ''] = headers
  const files = lines.slice(0, Math.max(0, lines.indexOf(first)))
  const missing =
    headers.length === 0 ? [] : named.filter((name) => !headers.includes(`${name}:`) && !files.includes(name))
  const listings = headers.flatMap((header, at) => {
    const from = lines.indexOf(header) + 1
    const next = headers[at + 1]
    const names = lines.slice(from, next === undefined ? lines.length : lines.indexOf(next))
    return listed(header.slice(0, -1), names, flags, sight, true)
  })
  // Of several folders `ls` names each that exists, and reports the others unless its errors are discarded.
  return inside === null ? listings : [...listings, ...missing.flatMap(inside)]
}

const bare = (word: string): string => word.replaceAll('"', '')

/** Whether a command beside the look prints nothing that reads like a listing. */
function says_little(part: string): boolean {
  return part.startsWith('ls') || STATUS.test(part) || /^(?:pwd|echo [\w-]{1,40}|echo "[\w -]{1,40}")$/.test(part)
}

/** Paths that `ls` reports as missing, before its listings. */
function missing(named: readonly string[], text: string, errors: string): string[] {
  const found: string[] = []
  for (const line of [...errors.split('\n'), ...text.split('\n')]) {
    if (line.trim() === '') continue
    const path = ABSENT.exec(line)?.[1]
    if (path === undefined || !named.includes(path)) break
    found.push(path)
  }
  return found
}

/** The names in a listed folder: none, or only those that are recreated, or these. */
function listed(
  folder: string,
  lines: readonly string[],
  flags: string,
  { cwd, home, workspace }: Sight,
  alone: boolean,
): string[] {
  const whole = normalise(folder, cwd, home)
  if (!is_below(whole, workspace)) return []
  const names = names_in(alone || !flags.includes('l') ? lines : lines.filter((line) => ENTRY.test(line)), flags)
  if (names === null || names.length > MAX_LISTED) return []
  const hidden = /a|A/.test(flags)
  if (hidden && whole !== workspace && names.every((name) => is_regenerable_name(name))) return [whole]
  return [`${LISTED}${hidden ? 'all ' : ''}${whole}\n${names.join('\n')}\n`]
}

/** How a line of `ls -l` begins. */
const ENTRY = /^(?:[bcdlps-][rwxsStT-]{9}|ls: |.{0,200}: No such file)/
const LONG = /^[bcdlps-][rwxsStT-]{9}[.+@]?\s+\d+\s+\S+\s+\S+\s+[\d.,]+[KMGTP]?\s+\S+\s+\d+\s+[\d:]+\s(.+)$/

function names_in(lines: readonly string[], flags: string): string[] | null {
  const names: string[] = []
  for (const line of lines) {
    if (/^total \S+$/.test(line)) continue
    const name = flags.includes('l') ? LONG.exec(line)?.[1] : line
    if (name === undefined || /: No such file|: Permission denied|^ls: /.test(name)) return null
    const plain = name.replace(/ -> .*$/, '').replace(/[/*@=|]$/, '')
    // Quoted: the real name is another one.
    if (/["'\\]/.test(plain)) return null
    // On a terminal names stand in columns.
    if (plain !== '.' && plain !== '..') names.push(plain, ...(/ {2}|\t/.test(plain) ? plain.split(/ {2,}|\t+/) : []))
  }
  return names
}
