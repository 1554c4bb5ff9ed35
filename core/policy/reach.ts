// Which later commands the lines of a prelude can matter to: those that name what a line carried, run something that
// may be it, or act on what a line selected. All other commands need not be judged a second time. Source: ENGINE 3, 11.
import type { Effect } from '#core/policy/effects/kind.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { readers_of, reads_file } from '#core/policy/effects/session/start-files.ts'
import { DELETE, is_digit, is_letter } from '#core/policy/parse/text/ascii.ts'

/** What the lines of a prelude can affect. */
export interface Reach {
  /** Base names of files, folders, images and remotes that the lines leave behind, and new names of programs. */
  names: readonly string[]
  /** The lines leave more than they name: an archive, a whole folder, a name only known at run time. */
  brings: boolean
  /** A cluster, an account or a remote was selected, which later commands use without naming it. */
  chooses: boolean
}

const FETCHES = /^(?:curl|wget)\b/
const ALIAS = /^alias\b/
const CHOOSES =
  /^(?:kubectl\s+config|kubectx|terraform\s+workspace|gcloud\s+config|heroku\s+git:remote|git\s+(?:remote|submodule))\b/
/** Recognised later by kind instead of by name (core/policy/effects/session/own/own.ts). */
const MAKES = /^(?:mkdir|docker(?:\s+|-)compose)\b/
const BRINGS =
  /^(?:tar|unzip|7z|gsutil|gh)\b|\|\s*(?:tar|bsdtar|unzip|cpio|jar)\b|\s(?:-[A-Za-z]{0,8}[rRamK][A-Za-z]{0,8}|--recursive|--archive|--mirror|--config|--input-file|-i)(?=[\s=]|$)/

/** Effects that take along everything in the tree. */
const WHOLE = /^(?:vcs\.push|pkg\.publish)/
/** Effects that act on what was selected. */
const CHOSEN = /^(?:k8s|cloud|iac|vcs\.push|db|ctr|pkg\.publish)/

/** Where a fetch stores its result: a given name, a redirection, else the end of the address. */
const OUTPUT =
  /(?:\s-[a-zA-Z]{0,8}[oOP]|--output(?:-document|-dir)?|--directory-prefix|>)[\s=]*("[^"]*"|'[^']*'|[^\s"'>|&;-][^\s"'>|&;]*)/g
const ADDRESS = /(?<![\w.-])[\w.-]+\/[^\s"'?#|>]*/g
/** The program and verb at the beginning of a line. */
const HEAD =
  /^(?:(?:git\s+(?:clone|remote\s+add|submodule\s+add)|gh\s+(?:repo\s+clone|release\s+download)|aws\s+s3\s+cp|gcloud\s+storage\s+cp|docker\s+(?:build|volume\s+create)|openssl\s+enc)\b|\S+)/
/** Where a repository or image comes from, and its version: parts around its name. */
const SOURCE = /(?<![\w.-])[\w.-]+@[\w.-]+(?=:)|(?<=\w):[\w.-]+(?=\s|$)|\b\w+:\/\/[\w.@-]+(?=[:/])/g
const BETWEEN = /[\s"'`=:,;&<>(){}@\\]+/
/** Endings of archives, encodings and repositories that the unpacked thing does not have. */
const PACKED = /\.(?:git|tgz|tar|zip|7z|gz|xz|bz2|zst|b64|base64|enc|hex)$/i
const UNKNOWN = /[*?[$]/
const NOTHING = /^(?:[.~]*|null|-.*)$/

/** Computes the reach of some lines. */
export function reach_of(lines: readonly string[]): Reach {
  const names = new Set<string>()
  let brings = false
  let chooses = false
  for (const line of lines) {
    for (const word of words_of(line)) {
      if (UNKNOWN.test(word)) brings = true
      else for (const name of unpacked(base_of(word.replace(/\/\.?$/, '')))) if (!NOTHING.test(name)) names.add(name)
    }
    brings ||= BRINGS.test(line)
    chooses ||= CHOOSES.test(line)
  }
  return { names: [...names], brings, chooses }
}

/** Words of a line that may name what it leaves behind. */
function words_of(line: string): string[] {
  if (MAKES.test(line)) return []
  // The program behind an alias is an ordinary one; only the new name matters.
  if (ALIAS.test(line)) return Array.from(line.matchAll(/\s([^\s=]+)=/g), ([, name = '']) => name)
  const kept = Array.from(line.matchAll(OUTPUT), ([, name = '']) => name.replace(/^["']|["']$/g, ''))
  if (FETCHES.test(line)) return [...kept, ...(line.match(ADDRESS) ?? [])]
  // Commands after a pipe work on what the line prints.
  const own = (line.split('|')[0] ?? '').replace(HEAD, '').replace(SOURCE, '').split(BETWEEN)
  // A number that is redirected to is a file name; any other belongs to an option (`--depth 1`).
  return [...kept, ...own.filter((word) => !/^(?:-|\d+$)/.test(word))]
}

/** A name with and without the ending of an archive. */
function unpacked(name: string): string[] {
  const names = [name]
  for (let at = name; PACKED.test(at); ) {
    at = at.replace(PACKED, '')
    names.push(at)
  }
  return names
}

/**
 * Whether a command with these effects may touch what the lines carried. `around`: its directory in the workspace, and
 * the moves before it. False is certain, as far as the engine tracks carriers at all.
 */
export function is_reached(
  reach: Reach,
  command: string,
  around: readonly string[],
  effects: readonly Effect[],
): boolean {
  const { names, brings, chooses } = reach
  const texts = [command, ...around]
  if (names.some((name) => texts.some((text) => names_it(text, name)))) return true
  return effects.some((effect) => {
    const { kind, target, cert, fields, head } = effect
    // The path of a URL is not a file.
    const path = typeof fields.path === 'string' && !kind.startsWith('net.') ? fields.path : null
    if (WHOLE.test(kind) && (brings || names.length > 0)) return true
    const readers = readers_of(head, command)
    // It runs a file that none of the lines names.
    if ((chooses && CHOSEN.test(kind)) || (brings && (path !== null || readers.length > 0))) return true
    if (cert !== 'literal' && may_mean(target, names)) return true
    if (names.some((name) => is_at(target, name) || is_at(path, name))) return true
    return readers.length > 0 && names.some((name) => reads_file(readers, name, command))
  })
}

/** Whether a word may stand for one of the names: an unknown word may be any, a glob those that begin and end alike. */
function may_mean(target: string | null, names: readonly string[]): boolean {
  if (names.length === 0) return false
  if (target === null) return true
  const base = base_of(target)
  const from = base.search(/[*?[{]/)
  if (from < 0) return true
  const start = base.slice(0, from)
  const end = base.slice(Math.max(...['*', '?', ']', '}'].map((sign) => base.lastIndexOf(sign))) + 1)
  return names.some((name) => name.startsWith(start) && name.endsWith(end))
}

function is_at(path: string | null, name: string): boolean {
  return path !== null && names_it(path, name)
}

/** Whether a name occurs in a text as a whole word. */
function names_it(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!is_inside(text.charCodeAt(at - 1)) && !is_inside(text.charCodeAt(at + name.length))) return true
  }
  return false
}

/**
 * Whether a character continues a word: a letter, a digit, or not ASCII. NaN (past either end of the text) does not.
 */
function is_inside(code: number): boolean {
  return is_letter(code) || is_digit(code) || code > DELETE
}
