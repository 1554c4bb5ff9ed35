// Our plugin in OpenClaw's settings: its folder in `plugins.load.paths`, its id in `plugins.allow`. That key is an allowlist:
// without our id the plugin stays unloaded, with our id alone the user's own plugins would. Source: CLIENTS section 5 "OpenClaw".
import type { Merge, Merged } from '#runtime/cli/clients/client.ts'
import {
  append_value,
  find_node,
  type Path,
  parse_text,
  remove_value,
  value_of,
} from '#runtime/cli/clients/wiring/json-text.ts'

/** Our plugin, as OpenClaw lists it. */
export const PLUGIN_ID = 'asg-guard'

const PATHS = ['plugins', 'load', 'paths'] as const
const ALLOW = ['plugins', 'allow'] as const

/** `loaded` names the plugins that run now; it is asked only when the settings have no allowlist of their own. */
export function plugin_merge(folder: string, loaded: () => readonly string[]): Merge {
  return {
    into: (text) => add_plugin(text, folder, loaded),
    out: (text, created) => remove_plugin(text, folder, created),
    ours: (text) => [
      ...list_at(text, PATHS).filter((path) => path === folder),
      ...list_at(text, ALLOW).filter((id) => id === PLUGIN_ID),
    ],
  }
}

function add_plugin(text: string | null, folder: string, loaded: () => readonly string[]): Merged {
  let merged = text === null || text.trim() === '' ? '{}\n' : text
  const created: string[] = []
  const make = (path: Path, value: unknown) => {
    if (find_node(parse_text(merged), path) !== undefined) return
    merged = append_value(merged, path.slice(0, -1), String(path.at(-1)), value)
    created.push(path.join('.'))
  }
  make(['plugins'], {})
  make(['plugins', 'load'], {})
  make([...PATHS], [])
  merged = append_value(merged, [...PATHS], null, folder)
  if (find_node(parse_text(merged), [...ALLOW]) === undefined) {
    const ids = loaded()
    make([...ALLOW], [...ids, PLUGIN_ID])
    created.push(written_list(ids))
  } else merged = append_value(merged, [...ALLOW], null, PLUGIN_ID)
  return { text: merged, created }
}

/** Says in the record which list we wrote: only an unchanged one may go again. */
function written_list(ids: readonly unknown[]): string {
  return `${ALLOW.join('.')}=${JSON.stringify(ids)}`
}

function remove_plugin(text: string, folder: string, created: readonly string[] = []): string {
  let stripped = remove_items(remove_items(text, PATHS, folder), ALLOW, PLUGIN_ID)
  if (created.includes(written_list(list_at(stripped, ALLOW)))) stripped = remove_value(stripped, [...ALLOW])
  for (const path of [[...PATHS], ['plugins', 'load'], ['plugins']]) {
    const node = find_node(parse_text(stripped), path)
    if (node?.children.length === 0 && created.includes(path.join('.'))) stripped = remove_value(stripped, path)
  }
  return stripped
}

function remove_items(text: string, path: Path, item: string): string {
  let stripped = text
  for (let at = list_at(stripped, path).indexOf(item); at >= 0; at = list_at(stripped, path).indexOf(item)) {
    stripped = remove_value(stripped, [...path, at])
  }
  return stripped
}

function list_at(text: string, path: Path): readonly unknown[] {
  const node = find_node(parse_text(text), path)
  const value = node === undefined ? [] : value_of(node)
  return Array.isArray(value) ? value : []
}
