// What a scope profile is compared with: the tool, its commands, paths and hosts as the engine understands them.
// Source: CONTRACT 14.2 "Facts".
import type { CanonicalEvent } from '#core/contract/event.ts'
import { arguments_of, commands_of, other_arguments } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { MAX_SCOPE_FACTS } from '#core/limits.ts'
import { normalise, UNKNOWN } from '#core/policy/effects/place/path.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'
import type { Action, Verdict } from '#core/policy/verdict.ts'

/** What a scope profile can ask about one event. */
export interface ScopeFacts {
  observed: boolean
  /** Lower-case name and `class:<name>`; empty when the event names no tool. */
  tools: readonly string[]
  /** Words of each simple command without its wrappers. */
  commands: readonly (readonly string[])[]
  /** The wrappers around them (`sudo ...`), which only a denial looks at. */
  wrappers: readonly (readonly string[])[]
  /** Absolute paths. */
  paths: readonly string[]
  /** Lower-case hosts. */
  domains: readonly string[]
  skills: readonly string[]
  /** Something of the kind is there that the text does not tell: no allowed list covers it. */
  unresolved: Kinds
  /** There are more of the kind than are listed. */
  cut: Kinds
  /** Where relative entries of a profile begin. */
  cwd: string
  home: string
}

interface Kinds {
  path: boolean
  domain: boolean
  command: boolean
}

const PATH_MEMBERS = ['path', 'file_path', 'target_path', 'file', 'destination', 'source'] as const
const URL_MEMBERS = ['url', 'uri', 'endpoint'] as const
const UNKNOWN_PLACE = '/home/agent'

/** Facts of one action and what L1 found in it. */
export function facts_of(event: CanonicalEvent, action: Action, verdict: Verdict, skill_id: string | null): ScopeFacts {
  const home = action.home ?? UNKNOWN_PLACE
  const cwd = action.cwd ?? action.workspace_root ?? home
  const args = arguments_of(action.payload)
  const sources = [action.payload, args, ...other_arguments(action.payload, args)]
  const simple = [...texts_of(sources)].flatMap((text) => [...analyze(text, { cwd, home }).commands])
  const paths = new Set<string>()
  const domains = new Set<string>()
  for (const path of members(sources, PATH_MEMBERS)) paths.add(normalise(path, cwd, home))
  for (const url of members(sources, URL_MEMBERS)) add_host(url, domains)
  for (const command of simple) add_words(command, { cwd, home }, paths, domains)
  const unresolved = { path: false, domain: false, command: simple.some((command) => command.name === '') }
  for (const { kind, target, cert, fields } of verdict.effects) {
    const on_path = kind.startsWith('fs.') || kind === 'dev.write'
    if (on_path && target !== null) paths.add(normalise(target, cwd, home))
    if (on_path && (target === null || cert === 'dynamic')) unresolved.path = true
    if (typeof fields.host === 'string' && fields.host !== '') domains.add(fields.host.toLowerCase())
    else if (kind.startsWith('net.') && target === null) unresolved.domain = true
  }
  const name = action.tool_name.toLowerCase()
  return {
    observed: event.event_type !== 'pre_action',
    tools: name === '' ? [] : [name, `class:${tool_class_of(name)}`],
    commands: bounded(simple).flatMap((command) => (command.tail === undefined ? [words_of(command)] : [])),
    wrappers: bounded(simple).flatMap((command) => (command.tail === undefined ? [] : [words_of(command)])),
    paths: bounded([...paths]),
    domains: bounded([...domains]),
    skills: [...new Set([skill_id, action.payload.skill_id].filter((id) => typeof id === 'string'))],
    unresolved,
    cut: { path: is_cut(paths.size), domain: is_cut(domains.size), command: is_cut(simple.length) },
    cwd,
    home,
  }
}

function bounded<T>(facts: readonly T[]): readonly T[] {
  return facts.slice(0, MAX_SCOPE_FACTS)
}

function is_cut(count: number): boolean {
  return count > MAX_SCOPE_FACTS
}

type Source = Readonly<Record<string, unknown>>

/** Command texts: `payload.command` and `arguments.command`, or what else the tool runs. */
function texts_of(sources: readonly Source[]): Set<string> {
  const named = sources.map(({ command }) => command).filter((text) => typeof text === 'string' && text.trim() !== '')
  const [payload = {}, args = {}] = sources
  return new Set([...(named as string[]), ...commands_of(payload, args)])
}

function members(sources: readonly Source[], names: readonly string[]): string[] {
  return sources.flatMap((source) =>
    names.map((name) => source[name]).filter((value) => typeof value === 'string' && value !== ''),
  ) as string[]
}

function words_of({ name, args }: SimpleCommand): string[] {
  return [name, ...args.map((word) => word.text)]
}

const PATH_LIKE = /^(?:[/~]|\.{1,2}(?:\/|$))/
const URL_LIKE = /[a-z][a-z0-9+.-]{0,24}:\/\/[^\s'"`<>]+/gi

/** Arguments that are paths or hold addresses, also as the value of an option. */
function add_words(
  command: SimpleCommand,
  place: { cwd: string; home: string },
  paths: Set<string>,
  domains: Set<string>,
): void {
  for (const { text } of [...command.args, ...command.redirects.map((redirect) => redirect.target)]) {
    for (const url of text.match(URL_LIKE) ?? []) add_host(url, domains)
    const value = /^-[^=]*=(.+)$/s.exec(text)?.[1] ?? text
    if (command.place !== 'local' || value.includes(UNKNOWN) || !PATH_LIKE.test(value)) continue
    paths.add(normalise(value, command.cwd ?? place.cwd, place.home))
  }
}

function add_host(url: string, domains: Set<string>): void {
  const whole = url.includes('://') ? url : `https://${url}`
  if (!URL.canParse(whole)) return
  const { hostname } = new URL(whole)
  if (hostname !== '') domains.add(hostname.toLowerCase().replace(/\.$/, ''))
}
