// Operators' rule packs: YAML files of the same schema as the built-in packs, read as a whole or not at all, with errors that
// name file, line and column. Source: ENGINE 9, CONTRACT 18 (CS_RULES_PATH).
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Yaml from 'yaml'
import type * as z from 'zod'
import { rephrased } from '#core/edge/input.ts'
import { is_object } from '#core/json.ts'
import { ProfileSpec } from '#core/policy/rules/profile.ts'
import { PackSpec } from '#core/policy/rules/schema.ts'

/** A place in a file, both numbers from 1. */
export interface Place {
  file: string
  line: number
  column: number
}

/** One thing wrong with a pack file: `rules.yaml:12:5: message`. */
export interface PackError extends Place {
  message: string
}

/** Everything the files of CS_RULES_PATH say, with every error in them. */
export interface Loaded {
  packs: PackSpec[]
  profiles: ProfileSpec[]
  errors: PackError[]
  /** Where each rule stands, by its id; a profile by its name, and `name: id` what it says of a rule. */
  places: Map<string, Place>
  /** Every file that was read, for watching. */
  files: string[]
}

/** Limits of what operators may put into a gateway. */
const MAX_FILES = 200
const MAX_FILE_BYTES = 1_048_576

const load = createRequire(import.meta.url)

/** The YAML parser, loaded for the first file: most gateways have none, and it takes two megabytes. */
function yaml(): typeof Yaml {
  return load('yaml') as typeof Yaml
}

/** Reads files and folders (their `*.yaml` and `*.yml`, not nested). Never throws: what cannot be read is an error of the list. */
export function load_packs(paths: readonly string[]): Loaded {
  const loaded: Loaded = { packs: [], profiles: [], errors: [], places: new Map(), files: [] }
  for (const path of paths) for (const file of files_of(path, loaded)) read_pack(file, loaded)
  return loaded
}

/** One line of an error. */
export function format_error({ file, line, column, message }: PackError): string {
  return `${file}:${line}:${column}: ${message}`
}

function files_of(path: string, loaded: Loaded): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => /\.ya?ml$/.test(name))
    if (names.length > MAX_FILES) throw new Error(`holds more than ${MAX_FILES} rule files`)
    return names.sort().map((name) => join(path, name))
  } catch (cause) {
    loaded.errors.push({ file: path, line: 1, column: 1, message: reason_of(cause) })
    return []
  }
}

function read_pack(file: string, loaded: Loaded): void {
  loaded.files.push(file)
  let text: string
  try {
    if (statSync(file).size > MAX_FILE_BYTES) throw new Error(`is larger than ${MAX_FILE_BYTES} bytes`)
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    loaded.errors.push({ file, line: 1, column: 1, message: reason_of(cause) })
    return
  }
  const lines = new (yaml().LineCounter)()
  const document = yaml().parseDocument(text, { lineCounter: lines, prettyErrors: false })
  for (const error of document.errors) {
    const { line, col } = lines.linePos(error.pos[0])
    loaded.errors.push({ file, line, column: col, message: error.message })
  }
  if (document.errors.length > 0) return
  // Aliases are refused: a few lines of them can stand for millions of nodes.
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 0 })
  } catch (cause) {
    loaded.errors.push({ file, line: 1, column: 1, message: reason_of(cause) })
    return
  }
  const found: Found = { file, document, lines }
  if (is_object(value) && 'profile' in value) take_profile(found, value, loaded)
  else take_pack(found, value, loaded)
}

/** A file that is YAML at least. */
interface Found {
  file: string
  document: ReturnType<typeof Yaml.parseDocument>
  lines: Yaml.LineCounter
}

function place_of({ file, lines }: Found, position: number): Place {
  const { line, col } = lines.linePos(position)
  return { file, line, column: col }
}

function take_pack(found: Found, value: unknown, loaded: Loaded): void {
  const parsed = PackSpec.safeParse(value)
  if (!parsed.success) return tell_issues(found, 'pack', parsed.error.issues, loaded)
  loaded.packs.push(parsed.data)
  parsed.data.rules.forEach(({ id }, index) => {
    loaded.places.set(id, place_of(found, position_of(found.document, ['rules', index, 'id'])))
  })
}

function take_profile(found: Found, value: unknown, loaded: Loaded): void {
  const parsed = ProfileSpec.safeParse(value)
  if (!parsed.success) return tell_issues(found, 'profile', parsed.error.issues, loaded)
  const { profile, rules = {}, lists = {} } = parsed.data
  loaded.profiles.push(parsed.data)
  loaded.places.set(profile, place_of(found, position_of(found.document, ['profile'])))
  for (const id of Object.keys(rules))
    loaded.places.set(`${profile}: ${id}`, place_of(found, key_position(found.document, ['rules'], id)))
  for (const id of Object.keys(lists))
    loaded.places.set(`${profile}: ${id}`, place_of(found, key_position(found.document, ['lists'], id)))
}

function tell_issues(found: Found, whole: string, issues: readonly z.core.$ZodIssue[], loaded: Loaded): void {
  for (const issue of issues) {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const at =
      key === undefined ? position_of(found.document, issue.path) : key_position(found.document, issue.path, key)
    loaded.errors.push({
      ...place_of(found, at),
      message: `${issue.path.join('.') || whole}: ${rephrased(issue.message)}`,
    })
  }
}

/** Where the innermost existing part of a path stands. */
function position_of(document: ReturnType<typeof Yaml.parseDocument>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0])
  }
  return 0
}

/** Where a key of a map stands. */
function key_position(
  document: ReturnType<typeof Yaml.parseDocument>,
  path: readonly PropertyKey[],
  name: string,
): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true)
  if (!yaml().isMap(map)) return position_of(document, path)
  const key = map.items.map((pair) => pair.key).find((one) => yaml().isScalar(one) && one.value === name)
  return yaml().isScalar(key) && key.range ? key.range[0] : position_of(document, path)
}

function reason_of(cause: unknown): string {
  const code = cause !== null && typeof cause === 'object' && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EACCES') return 'may not be read'
  return cause instanceof Error ? cause.message : String(cause)
}
