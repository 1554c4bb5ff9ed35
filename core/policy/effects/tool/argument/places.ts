// Where a tool call says where: the files that it reads or writes and the addresses that it talks to, under every name and in every
// shape. A tool may know another name than the first one here, and ignore what it does not know.
import type { Collector } from '#core/policy/effects/collector.ts'
import type { ToolClass } from '#core/policy/verdict.ts'
import { word_set } from '#core/tables.ts'

type Arguments = Readonly<Record<string, unknown>>

interface Names {
  /** Names of one place, and of a list of places. */
  all: ReadonlySet<string>
  /** The name a place is read under in the end. */
  first: string
}

const FILES: Names = {
  all: word_set(
    'file_path path notebook_path target_path target_file file filename filepath filePath absolute_path ' +
      'relative_path target_notebook paths files file_paths filenames filePaths targets include includes',
  ),
  first: 'file_path',
}
const ADDRESSES: Names = { all: word_set('url uri endpoint href link address urls uris links'), first: 'url' }
/** What is written or sent is no place, whatever it holds. */
const CARRIED = word_set(
  'content contents text data body json payload headers env old_string new_string old_str new_str',
)
/** Names that stand for one place among others; in a list each entry is one. */
const IN_LISTS = word_set('target destination directory dir dir_path')

/** A file that is surely not below the workspace unless its path says so. */
const FAR_PATH = /^(?:[~/\\]|\.\.|[A-Za-z]:|file:)/
/** Places of one call that are looked at; a call with more is not judged whole. */
const MAX_PLACES = 256
/** Lists and objects that are opened to find them. */
const MAX_OPENED = 4096
/** Each place of a plain list is read with all other members, so a call that carries much gets few of them. */
const MANY_MEMBERS = 64
const MUCH_TEXT_CHARS = 4096
const MAX_PLACES_OF_MUCH = 4

const NO_READINGS: readonly Arguments[] = []

/** A place, and the object inside the arguments that says what is done there; null when the arguments themselves do. */
type Places = Map<string, Arguments | null>

/** The arguments once more for each place but the first, with that place alone. */
export function further_places(
  tool_class: ToolClass,
  payload: Arguments,
  args: Arguments,
  out: Collector,
): readonly Arguments[] {
  if (tool_class !== 'read' && tool_class !== 'write' && tool_class !== 'net') return NO_READINGS
  const names = tool_class === 'net' ? ADDRESSES : FILES
  const found: Places = new Map()
  const named_in_args = add_places(args, names, found, out)
  const named_above = args !== payload && add_places(payload, names, found, null)
  const is_named = named_in_args || named_above
  if (found.size < (is_named ? 2 : 1)) return NO_READINGS
  const places = [...found].filter(([place]) => !is_named || names === ADDRESSES || FAR_PATH.test(place))
  const plain = without_places(args, names)
  const most = carries_much(plain) ? MAX_PLACES_OF_MUCH : MAX_PLACES
  const many = places.filter(([, holder]) => holder === null).length > most || places.length > MAX_PLACES
  if (many) out.exhausted = true
  return places
    .slice(0, many ? MAX_PLACES_OF_MUCH : MAX_PLACES)
    .map(([place, holder]) => ({ ...(holder === null ? plain : without_places(holder, names)), [names.first]: place }))
}

/**
 * Adds the places that an object names; `out` null: without those in its lists and objects. Returns whether one stands
 * under the name of a single place.
 */
function add_places(source: Arguments, names: Names, found: Places, out: Collector | null): boolean {
  let is_named = false
  for (const [key, value] of Object.entries(source)) {
    if (typeof value === 'string' && value !== '' && names.all.has(key)) {
      found.set(value, null)
      is_named ||= key !== 'include' && !key.endsWith('s')
    }
    if (out !== null && value !== null && typeof value === 'object') open(key, value, names, found, out)
  }
  return is_named
}

function without_places(args: Arguments, names: Names): Arguments {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([key, value]) => !names.all.has(key) && !(IN_LISTS.has(key) && typeof value === 'object'),
    ),
  )
}

function carries_much(args: Arguments): boolean {
  const values = Object.values(args)
  const chars = values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
  return values.length > MANY_MEMBERS || chars > MUCH_TEXT_CHARS || Array.isArray(args.edits)
}

/** Adds the places inside a list or an object. */
function open(name: string, value: object, names: Names, found: Places, out: Collector): void {
  let opened = 0
  const visit = (key: string, inner: unknown, is_place: boolean, holder: Arguments | null): void => {
    if (typeof inner === 'string') {
      if (is_place && inner !== '' && !found.has(inner)) found.set(inner, holder)
      return
    }
    if (inner === null || typeof inner !== 'object' || CARRIED.has(key)) return
    if (++opened > MAX_OPENED) {
      out.exhausted = true
      return
    }
    if (Array.isArray(inner)) for (const one of inner) visit(key, one, is_place, holder)
    else
      for (const [member, one] of Object.entries(inner)) {
        // `files: {'/etc/hosts': 'text'}`: the place stands in front.
        if (is_place && FAR_PATH.test(member)) found.set(member, { content: one })
        visit(member, one, names.all.has(member), inner as Arguments)
      }
  }
  visit(name, value, names.all.has(name) || IN_LISTS.has(name), null)
}
