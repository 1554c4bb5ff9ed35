// Our hooks in a client's settings: put in beside what the user has there, taken out again without a trace. An entry is
// recognised by the launcher it runs or the address it calls, never by its position. Source: CLIENTS section 7.
import { isDeepStrictEqual } from 'node:util'
import type { Merge, Merged } from '#runtime/cli/clients/client.ts'
import {
  append_value,
  find_node,
  type JsonNode,
  type Path,
  parse_text,
  remove_value,
  value_of,
} from '#runtime/cli/clients/wiring/json-text.ts'

/** One hook group as the clients of the nested form keep it: `hooks.<event>[]`. */
export interface HookGroup {
  event: string
  group: { matcher?: string; hooks: [Readonly<Record<string, unknown>>] }
}

const OURS = /\/ahp\/gamma(\?|$)|(^|[/'"\s])asg-hook['"]?\s|\basg(\.\w+)?['"]?\s+hook\s/

/** Whether a hook entry calls the gateway. */
export function is_our_entry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return false
  const { command, bash, url } = entry as Record<string, unknown>
  return [command, bash, url].some((text) => typeof text === 'string' && OURS.test(text))
}

/** The hooks of a client as entries of its settings. */
export function hook_merge(groups: readonly HookGroup[]): Merge {
  return {
    into: (text) => merge_groups(text, groups),
    out: strip_groups,
    ours: (text) => installed_hooks(text).map(({ event, matcher, entry }) => [event, matcher, entry]),
  }
}

/** Adds the groups. Throws JsonTextError for text that is no JSON, Error when `hooks` has another shape than the client's. */
export function merge_groups(text: string | null, groups: readonly HookGroup[]): Merged {
  let merged = text === null || text.trim() === '' ? '{}\n' : text
  const created: string[] = []
  expect_kind(merged, [], 'object')
  if (find_node(parse_text(merged), ['hooks']) === undefined) {
    merged = append_value(merged, [], 'hooks', Object.fromEntries(by_event(groups)))
    return {
      text: merged,
      created: [
        'hooks',
        ...by_event(groups)
          .keys()
          .map((event) => `hooks.${event}`),
      ],
    }
  }
  expect_kind(merged, ['hooks'], 'object')
  for (const [event, wanted] of by_event(groups)) {
    const path = ['hooks', event]
    if (find_node(parse_text(merged), path) === undefined) {
      merged = append_value(merged, ['hooks'], event, wanted)
      created.push(`hooks.${event}`)
      continue
    }
    expect_kind(merged, path, 'array')
    for (const group of wanted) merged = append_value(merged, path, null, group)
  }
  return { text: merged, created }
}

function by_event(groups: readonly HookGroup[]): Map<string, HookGroup['group'][]> {
  const events = new Map<string, HookGroup['group'][]>()
  for (const { event, group } of groups) events.set(event, [...(events.get(event) ?? []), group])
  return events
}

/**
 * Takes every entry of ours out, and with it the group, event and `hooks` that are empty then. `created` limits which of the
 * containers may go; without it, which means nothing is known of the installation, all that became empty go.
 */
export function strip_groups(text: string, created?: readonly string[]): string {
  let stripped = text
  for (let found = find_ours(stripped); found !== null; found = find_ours(stripped)) {
    const [hooks, event, group] = found
    const may_go = (name: string) => created === undefined || created.includes(name)
    stripped = remove_value(stripped, found)
    if (!is_empty(stripped, [hooks, event, group, 'hooks'])) continue
    stripped = remove_value(stripped, [hooks, event, group])
    if (!is_empty(stripped, [hooks, event]) || !may_go(`hooks.${event}`)) continue
    stripped = remove_value(stripped, [hooks, event])
    if (is_empty(stripped, [hooks]) && may_go('hooks')) stripped = remove_value(stripped, [hooks])
  }
  return stripped
}

/** Path of the first entry of ours: hooks, event, index of the group, `hooks`, index of the entry. */
function find_ours(text: string): ['hooks', string, number, 'hooks', number] | null {
  const hooks = find_node(parse_text(text), ['hooks'])
  for (const child of hooks?.children ?? []) {
    const { key, node } = child
    // Of a repeated key only the last one counts, for the client as for us.
    if (key === null || node.kind !== 'array' || find_node_of(hooks, key) !== node) continue
    for (const [at, group] of node.children.entries()) {
      const entries = find_node(group.node, ['hooks'])
      const index = entries?.children.findIndex((entry) => is_our_entry(value_of(entry.node))) ?? -1
      if (index >= 0) return ['hooks', key, at, 'hooks', index]
    }
  }
  return null
}

function find_node_of(parent: JsonNode | undefined, key: string): JsonNode | undefined {
  return parent && find_node(parent, [key])
}

/** One entry of ours and where it stands. */
export interface InstalledHook {
  event: string
  matcher: unknown
  entry: Record<string, unknown>
  group_index: number
  entry_index: number
}

/** Our entries as they are installed now. */
export function installed_hooks(text: string): InstalledHook[] {
  const hooks = find_node(parse_text(text), ['hooks'])
  const found: InstalledHook[] = []
  for (const { key, node } of hooks?.children ?? []) {
    if (key === null || node.kind !== 'array') continue
    for (const [group_index, child] of node.children.entries()) {
      const group = value_of(child.node) as { matcher?: unknown; hooks?: unknown }
      const entries = Array.isArray(group?.hooks) ? group.hooks : []
      for (const [entry_index, entry] of entries.entries()) {
        if (is_our_entry(entry)) found.push({ event: key, matcher: group.matcher, entry, group_index, entry_index })
      }
    }
  }
  return found
}

/** Whether two texts hold the same value; used to prove an edit before it is written. */
export function same_value(left: string, right: string): boolean {
  return isDeepStrictEqual(value_of(parse_text(left)), value_of(parse_text(right)))
}

function expect_kind(text: string, path: Path, kind: 'object' | 'array'): void {
  const node = find_node(parse_text(text), path)
  if (node?.kind !== kind) throw new Error(`${path.join('.') || 'the file'} is not an ${kind}`)
}

function is_empty(text: string, path: Path): boolean {
  return find_node(parse_text(text), path)?.children.length === 0
}
