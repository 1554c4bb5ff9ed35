// Tools that read: files, lists of files, globs and searches. Source: ENGINE 3 (tool classes), CONTRACT 2.8.
import { text_at } from '#core/dialect/arguments.ts'
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import { list_of, path_word, records_of } from '#core/policy/effects/tool/argument/arguments.ts'
import { PATH_KEYS } from '#core/policy/effects/tool/argument/path-keys.ts'
import { file_patterns, looks_for_keys } from '#core/policy/effects/tool/search.ts'
import { logs_in } from '#core/policy/effects/tool/share.ts'
import { first_text } from '#core/policy/effects/tool/text/edits.ts'
import type { Action } from '#core/policy/verdict.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Keys of lists of files. */
const LIST_KEYS = ['paths', 'files', 'file_paths', 'operations', 'requests', 'reads'] as const
const PATTERN_KEYS = ['pattern', 'regex', 'query', 'glob', 'include'] as const
const FILE_PATTERN_KEYS = ['glob', 'include', 'includePattern', 'include_pattern'] as const
const FOLDER_KEYS = ['target_directories', 'paths', 'directories'] as const

/** Effects of reading tools: globs, greps and listings look at names or lines in a folder, reads show a file. */
export function lift_read(call: Call, name: string, action: Action, args: Arguments): void {
  const path = text_at(action.payload, args, PATH_KEYS)
  if (path !== null && is_share(path)) logs_in(call, path)
  const searching = /glob|grep|search|find|ls|list/.test(name)
  if (path !== null && path !== call.frame.cwd) {
    const looked = touch(call, searching ? 'fs.list' : 'fs.read', path_word(path), {})
    if (LISTING.test(name) && looked?.scope === 'credential') lists_keys(call, path)
  } else emit(call, 'fs.list', { fields: {} })
  // The memory of all programs.
  if (path !== null && /^\/dev\/k?mem$/.test(path))
    emit(call, 'cred.read', { target: path, d2: 3, fields: { store: 'memory', item: 'memory' } })
  for (const key of LIST_KEYS)
    for (const more of listed_paths(call, args, key)) touch(call, 'fs.read', path_word(more), {})
  const pattern = searching ? text_at(action.payload, args, PATTERN_KEYS) : null
  const files = shown_files(name, action, args)
  if (
    files !== null &&
    !(pattern !== null && OPEN_HALF.test(pattern)) &&
    (name !== 'grep' || args.output_mode === 'content')
  )
    for (const one of file_patterns(files)) touch(call, 'fs.read', path_word(one), { searched: true })
  if (/grep|search/.test(name) && path !== null) touch(call, 'fs.read', path_word(path), { searched: true })
  if (pattern !== null) searches(call, pattern, path ?? list_of(args, FOLDER_KEYS)[0] ?? prefix_of(files))
}

const LISTING = /^(?:ls|list(?:_dir(?:ectory)?|dir)?)$/

/** Names of keys are listed by whoever wants to read one. */
function lists_keys(call: Call, path: string): void {
  emit(call, 'cred.read', { target: path, d2: 2, fields: { store: 'folder', item: 'folder' } })
}

/** A search for names or lines; `place` is where, null when the call does not say. */
function searches(call: Call, pattern: string, place: string | null): void {
  if (/^[~/]|^\.\.\//.test(pattern)) {
    // Listing a folder of keys is the first half of reading them.
    const listed = touch(call, 'fs.list', path_word(pattern), {})
    if (listed?.scope === 'credential') touch(call, 'fs.read', path_word(pattern), { listed: true })
  }
  looks_for_keys(call, pattern, place ?? (/^[~/]/.test(pattern) ? pattern : null))
}

/** What stands in front of the first wildcard. */
function prefix_of(pattern: string | null): string | null {
  return pattern === null ? null : (pattern.split(/[*{]/, 1)[0] ?? '')
}

/** Whether a path is one of another machine: `\\\\host\\share`, `//host/share`. */
export function is_share(path: string): boolean {
  return path.startsWith('\\\\') || path.startsWith('//')
}

/** The pattern of the files whose lines a search prints; null for one that lists names. */
function shown_files(name: string, action: Action, args: Arguments): string | null {
  const { output_mode } = args
  if (!/grep|search/.test(name) || output_mode === 'files_with_matches' || output_mode === 'count') return null
  return text_at(action.payload, args, FILE_PATTERN_KEYS)
}

/** The lines that match are those of what anybody may see: `BEGIN CERTIFICATE`. */
const OPEN_HALF = /^(?:-+)?(?:BEGIN )?(?:[A-Z]+ )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY)(?:-+)?$/

/** Paths of one list that are looked at; with more, the call is a question. */
const MAX_LISTED_PATHS = 512

/** The paths in a list of texts or of objects: `['a.ts']`, `[{mode: 'Line', path: 'a.ts'}]`. */
function listed_paths({ out }: Call, args: Arguments, key: string): readonly string[] {
  const plain = list_of(args, [key], MAX_LISTED_PATHS + 1)
  const inner = records_of(args, [key]).slice(0, MAX_LISTED_PATHS + 1)
  const paths = [...plain, ...inner.map((one) => first_text(one, PATH_KEYS)).filter((one) => one !== null)]
  if (paths.length > MAX_LISTED_PATHS) out.exhausted = true
  return paths.slice(0, MAX_LISTED_PATHS)
}
