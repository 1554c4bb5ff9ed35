// What a tool makes under a name it was given, and what takes the same away again: `create_branch {branch: 'try/ci'}`, later
// `delete_branch` with the same arguments. Source: ENGINE section 11.

type Arguments = Readonly<Record<string, unknown>>

/** A name that has a second meaning (`create_or_update_file`) makes nothing for certain. */
const MAKES =
  /^(?:(?:create|add|new)_(?!or_|and_)|(?:run|create_and_run|start_new)_(?=container$)|build_(?=image$))([a-z][a-z_]{1,60})$/
const TAKES = /^(?:delete|remove|destroy|drop)_([a-z][a-z_]{1,60})$/
/** Arguments that name one thing; titles and texts may be those of several. */
const NAMES = /^(?:name|branch|tag|slug|key|ref|path|label|identifier|[a-z]{1,40}_?[nN]ame)$/
const MAX_PAIR_CHARS = 300

/** What the session remembers of it; null when the call makes nothing by a name. */
export function made_by_tool(server: string, action: string, args: Arguments): string | null {
  const noun = MAKES.exec(action)?.[1]
  if (noun === undefined || server === '' || !names_one(args, noun)) return null
  const made = `${head_of(server, noun)}${JSON.stringify(scalars(args, noun))}`
  return made.length <= MAX_PAIR_CHARS ? made : null
}

/** What has to be the session's own so that the call takes nothing else away; null when it is no such call. */
export function taken_by_tool(server: string, action: string, args: Arguments): { head: string; args: string } | null {
  const noun = TAKES.exec(action)?.[1]
  if (noun === undefined || server === '' || !names_one(args, noun)) return null
  const given = scalars(args, noun)
  // A list or an object may name more than what the rest names.
  const weighty = Object.keys(args).filter((key) => !(key === 'force' && typeof args[key] === 'boolean'))
  if (Object.keys(given).length !== weighty.length) return null
  return { head: head_of(server, noun), args: JSON.stringify(given) }
}

/** Whether what the session made is what these arguments name: all of them were given when it was made. */
export function is_same_thing(made: string, head: string, args: string): boolean {
  if (!made.startsWith(head)) return false
  const before = JSON.parse(made.slice(head.length)) as Record<string, unknown>
  return Object.entries(JSON.parse(args) as Record<string, unknown>).every(([key, value]) => before[key] === value)
}

const head_of = (server: string, noun: string): string => `tool ${server} ${noun} `

function names_one(args: Arguments, noun: string): boolean {
  return Object.entries(args).some(
    ([key, value]) => (NAMES.test(key) || is_name_of(key, noun)) && typeof value === 'string' && value !== '',
  )
}

/** What engines of containers take for the name of one: what was started as `name` is removed as `container_id`. */
function is_name_of(key: string, noun: string): boolean {
  if (noun === 'container') return /^(?:name|id|container|container_?(?:id|name))$/i.test(key)
  return noun === 'image' && /^(?:tag|image|image_?(?:id|name))$/i.test(key)
}

function scalars(args: Arguments, noun: string): Record<string, string | number> {
  const kept: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(args)) {
    const name = is_name_of(key, noun) && kept.name === undefined ? 'name' : key
    if (typeof value === 'number' || (typeof value === 'string' && value.length <= 120)) kept[name] = value
  }
  return kept
}
