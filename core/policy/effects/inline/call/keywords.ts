// Arguments given by name instead of by position: `shutil.copy(src=a, dst=b)`, `open(mode='w', file=p)`. Source: ENGINE 7.
import type { Operation } from '#core/policy/effects/inline/call/calls.ts'
import { UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'

/** Names of the first parameter in the standard libraries of Python and PHP. */
const FIRST = [
  'file',
  'path',
  'filename',
  'name',
  'src',
  'source',
  'from',
  'top',
  'directory',
  'command',
  'cmd',
  'args',
  'pid',
]
/** Names of the second one. */
const SECOND = ['dst', 'dest', 'destination', 'target', 'to', 'link_name', 'mode', 'data', 'sig', 'signal']

/** Requests are read by their names where they are talked about (talk.ts). */
const BY_NAME: ReadonlySet<Operation['does']> = new Set(['fetch', 'send', 'connect', 'listen', 'resolve', 'eval'])

/** The arguments of a call by position; those that were given by name stand where the function declares them. */
export function by_position(
  { does }: Operation,
  items: readonly Value[],
  named: ReadonlyMap<string, Value>,
): readonly Value[] {
  if (named.size === 0 || items.length > 1 || BY_NAME.has(does)) return items
  const first = items[0] ?? one_of_names(named, FIRST)
  const second = one_of_names(named, SECOND)
  if (second === undefined) return first === undefined ? items : [first]
  return [first ?? UNKNOWN, second]
}

function one_of_names(named: ReadonlyMap<string, Value>, names: readonly string[]): Value | undefined {
  for (const name of names) {
    const value = named.get(name)
    if (value !== undefined) return value
  }
  return undefined
}
