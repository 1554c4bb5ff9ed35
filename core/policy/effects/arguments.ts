// Sorts the words of a command into flags, values and operands as the program's spec declares them. Source: ENGINE 3
// (stage 7).
import type { CommandSpec, Does, ProgramSpec, Style } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

interface Flag {
  meaning: string
  takes: 'nothing' | 'value' | 'attached'
}

/** A spec prepared for look-ups. */
export interface Compiled {
  style: Style
  flags: ReadonlyMap<string, Flag>
  /** One-letter flags by their letter: `-rf` is made of `r` and `f`. */
  letters: ReadonlyMap<string, Flag>
  subcommands: ReadonlyMap<string, Compiled> | null
  does: Does | null
  always: readonly Does[]
  harmless_with: readonly string[]
}

/** The words of one call, sorted. */
export interface Parsed {
  operands: Word[]
  given: ReadonlyMap<string, Word[]>
  /** The subcommand words that matched. */
  subcommand: string
  does: Does | null
  /** `--help`, `--version` or a declared dry run: the call changes nothing. */
  harmless: boolean
}

/** Compiles specs into a table by program name. Throws when two specs claim the same name. */
export function compile_specs(specs: readonly ProgramSpec[]): ReadonlyMap<string, Compiled> {
  const table = new Map<string, Compiled>()
  for (const spec of specs) {
    const compiled = compile_command(spec)
    for (const name of words(spec.names)) {
      if (table.has(name)) throw new Error(`Two specs describe the program ${name}`)
      table.set(name, compiled)
    }
  }
  return table
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

const NOTHING: Compiled = {
  style: 'gnu',
  flags: new Map(),
  letters: new Map(),
  subcommands: null,
  does: null,
  always: [],
  harmless_with: [],
}

/**
 * Compiles a program or subcommand. Subcommands inherit the program's flags (unless they redefine them), its style, its
 * harmless flags and what it always does.
 */
function compile_command(spec: CommandSpec | Does, outer: Compiled = NOTHING): Compiled {
  if (typeof spec === 'function') return { ...outer, subcommands: null, does: spec }
  const flags = new Map(outer.flags)
  for (const [meaning, spellings] of Object.entries(spec.flags ?? {})) {
    const list = words(spellings)
    const takes = list.includes('=') ? 'value' : list.includes('=?') ? 'attached' : 'nothing'
    for (const spelling of list) if (!spelling.startsWith('=')) flags.set(spelling, { meaning, takes })
  }
  const compiled: Compiled = {
    style: spec.style ?? outer.style,
    flags,
    letters: spec.flags === undefined ? outer.letters : letters_of(flags),
    subcommands: null,
    does: spec.does ?? null,
    always: spec.always === undefined ? outer.always : [...outer.always, spec.always],
    harmless_with: [...outer.harmless_with, ...(spec.harmless_with ?? [])],
  }
  if (spec.subcommands === undefined) return compiled
  const subcommands = new Map<string, Compiled>()
  for (const [names, inner] of Object.entries(spec.subcommands)) {
    const one = compile_command(inner, compiled)
    for (const name of words(names)) subcommands.set(name, one)
  }
  return { ...compiled, subcommands }
}

function letters_of(flags: ReadonlyMap<string, Flag>): ReadonlyMap<string, Flag> {
  const letters = new Map<string, Flag>()
  for (const [spelling, flag] of flags)
    if (spelling.length === 2 && spelling.startsWith('-')) letters.set(spelling.charAt(1), flag)
  return letters
}

/** Words of one command that are looked at. */
const MAX_ARGUMENTS = 2048
const HELP: ReadonlySet<string> = new Set(['--help', '-help', '--version', '-version', '-?', '/?'])

/** Parses the arguments of one call, in time linear in their number. */
export function parse_arguments(spec: Compiled, args: readonly Word[], end: number): Parsed {
  const parsed: Parsed = { operands: [], given: NONE_GIVEN, subcommand: '', does: spec.does, harmless: false }
  // Half of all commands have no flags: the map is created lazily, since it would be a tenth of this stage's garbage.
  let given: Map<string, Word[]> | null = null
  let at = spec
  let only_operands = false
  const last = Math.min(end, args.length, MAX_ARGUMENTS)
  for (let i = 0; i < last; i++) {
    const word = args[i]
    if (word === undefined) break
    const { text } = word
    const leads = parsed.operands.length === 0
    if (only_operands || !is_flag(text, at.style)) {
      const inner = leads && !only_operands ? at.subcommands?.get(text) : undefined
      if (inner === undefined) {
        // `prog help x` explains instead of acting.
        if (leads && text === 'help' && at.subcommands !== null) parsed.harmless = true
        parsed.operands.push(word)
      } else {
        at = inner
        enter_subcommand(parsed, inner, text)
      }
    } else if (text === '--') only_operands = true
    else {
      if (leads && HELP.has(text) && !at.flags.has(text)) parsed.harmless = true
      given ??= new Map()
      i += take_flag(at, given, args, i)
    }
  }
  if (given !== null) parsed.given = given
  if (parsed.given.size > 0 && at.harmless_with.some((meaning) => asks_only(parsed.given.get(meaning))))
    parsed.harmless = true
  return parsed
}

function enter_subcommand(parsed: Parsed, { does }: Compiled, name: string): void {
  parsed.subcommand = parsed.subcommand === '' ? name : `${parsed.subcommand} ${name}`
  parsed.does = does ?? parsed.does
}

const NONE_GIVEN: ReadonlyMap<string, Word[]> = new Map()

/** Whether a dry run is asked for: `--dry-run`, `--dry-run=client`, but not `--dry-run=false`. */
function asks_only(given: readonly Word[] | undefined): boolean {
  return given !== undefined && !/^(?:false|none|no|0)$/.test(given.at(-1)?.text ?? '')
}

function is_flag(text: string, style: Style): boolean {
  if (style === 'none') return false
  if (style === 'slash' && text.startsWith('/')) return true
  return text.startsWith('-') && text.length > 1
}

/** Records one flag word; returns how many of the following words it took as value. */
function take_flag(spec: Compiled, given: Map<string, Word[]>, args: readonly Word[], at: number): number {
  const word = args[at]
  if (word === undefined) return 0
  const { text } = word
  if (spec.style === 'powershell') return take_parameter(spec, given, word, args[at + 1])
  const equals = text.indexOf('=')
  const name = equals > 0 ? text.slice(0, equals) : text
  const flag = spec.flags.get(name) ?? (spec.style === 'slash' ? spec.flags.get(name.toLowerCase()) : undefined)
  if (flag !== undefined) return record(flag, given, equals > 0 ? sub_word(word, equals + 1) : null, args[at + 1])
  if (text.startsWith('--')) {
    const long = spec.style === 'long' ? spec.flags.get(name.slice(1)) : abbreviation(spec.flags, name)
    return long === undefined ? 0 : record(long, given, equals > 0 ? sub_word(word, equals + 1) : null, args[at + 1])
  }
  if (spec.style === 'slash') {
    const colon = text.indexOf(':')
    const slash = colon > 0 ? spec.flags.get(text.slice(0, colon).toLowerCase()) : undefined
    return slash === undefined ? 0 : record(slash, given, sub_word(word, colon + 1), undefined)
  }
  return spec.style === 'long' ? 0 : take_cluster(spec, given, word, args[at + 1])
}

/** PowerShell parameters (`-Recurse`, `-rec`, `-Path:x`): in any case, abbreviated to any unambiguous start. */
function take_parameter(spec: Compiled, given: Map<string, Word[]>, word: Word, next: Word | undefined): number {
  const colon = word.text.indexOf(':')
  const name = (colon > 0 ? word.text.slice(0, colon) : word.text).toLowerCase()
  const flag = spec.flags.get(name) ?? shortened(spec.flags, name)
  // `-WhatIf:$false` switches the flag off.
  const off = colon > 0 && flag?.takes === 'nothing' && /^\$?false$/i.test(word.text.slice(colon + 1))
  return flag === undefined || off ? 0 : record(flag, given, colon > 0 ? sub_word(word, colon + 1) : null, next)
}

function shortened(flags: ReadonlyMap<string, Flag>, name: string): Flag | undefined {
  let found: Flag | undefined
  for (const spelling of flags.keys()) {
    if (!spelling.startsWith(name)) continue
    const flag = flags.get(spelling)
    if (found !== undefined && found.meaning !== flag?.meaning) return undefined
    found = flag
  }
  return found
}

/** The flag that an abbreviated long option means; GNU programs accept any unambiguous start. */
function abbreviation(flags: ReadonlyMap<string, Flag>, name: string): Flag | undefined {
  return name.length < 4 ? undefined : shortened(flags, name)
}

/** Combined one-letter flags: `-rf`, `-n5`, `-xzf file`. */
function take_cluster(spec: Compiled, given: Map<string, Word[]>, word: Word, next: Word | undefined): number {
  const { text } = word
  for (let i = 1; i < text.length; i++) {
    const flag = spec.letters.get(text.charAt(i))
    if (flag === undefined) continue
    if (flag.takes === 'nothing') {
      if (!given.has(flag.meaning)) given.set(flag.meaning, [])
      continue
    }
    const rest = i + 1 < text.length ? sub_word(word, i + 1) : null
    return record(flag, given, rest, next)
  }
  return 0
}

function record(flag: Flag, given: Map<string, Word[]>, attached: Word | null, next: Word | undefined): number {
  // A switch set to false is not given: `--privileged=false`.
  if (attached !== null && flag.takes === 'nothing' && /^(?:false|off|no|0)$/i.test(attached.text)) return 0
  // npm and similar programs also accept the value as the next word: `npm publish --dry-run false` publishes.
  if (attached === null && flag.meaning === 'dry_run' && flag.takes === 'nothing' && next?.text === 'false') return 1
  const list = given.get(flag.meaning) ?? []
  given.set(flag.meaning, list)
  if (attached !== null) {
    if (flag.takes !== 'nothing') list.push(attached)
    return 0
  }
  if (flag.takes !== 'value' || next === undefined) return 0
  list.push(next)
  return 1
}

/** The rest of a word from a position of its text; an unknown word stays unknown. */
export function sub_word(word: Word, from: number): Word {
  const text = word.text.slice(from)
  return { ...word, text, cert: word.cert === 'partial' && !text.includes('\u0000') ? 'literal' : word.cert }
}
