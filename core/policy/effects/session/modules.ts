// Modules of the session that a script of the session loads. What a function in one file does depends on the arguments
// that another file passes, so both are judged together. Source: ENGINE section 11.
import { within } from '#core/compose.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

/** Modules that one script loads, and characters that they may add; more are not looked up. */
const MAX_MODULES = 4
const MAX_ADDED_CHARS = 16_384

/** Imports by path: `require('./x')`, `import ... from './x'`, `import('./x')`, `require_relative 'x'`. */
const BY_PATH =
  /(?:\brequire(?:_relative)?\s?\(?\s?|\bfrom\s|\bimport\s?\(?\s?)["']((?:\.{1,2}\/)?[\w@./-]{1,120})["']/g
/** Imports by name: `from lib.util.clean import run`, `import tools.report as r`. */
const BY_NAME =
  /^[ \t]*(?:from[ \t]+(\.{1,2}(?:\w[\w.]{0,119})?|\w[\w.]{0,119})[ \t]+import\b[ \t(]{0,4}(\w[\w, \t]{0,119})?|import[ \t]+([\w.]{1,120}))/gm
/** Files run by path: `spec_from_file_location('util', 'lib/util.py')`. */
const BY_FILE = within(
  '\\b',
  [
    /spec_from_file_location\([^,()\n]{1,80},|SourceFileLoader\([^,()\n]{1,80},|run_path\(/g,
    /exec\(\s?open\(|import_module\(|(?:CDLL|LoadLibrary|dlopen|load_library)\(/g,
  ],
  '\\s{0,2}["\']([\\w./-]{1,120})["\']',
)
const LOADS = /\b(?:require|require_relative|import|run_path|exec|dlopen)\b/
/** A remote host: what modules know of this machine may be sent there. */
const ELSEWHERE = /\bhttps?:\/\/(?!localhost\b|127\.)/
/** A place outside the project, which a module may be told to work on. */
const OUTSIDE = /["'`](?:[/~]|\.\.(?:[/"'`]))|\b(?:homedir|home\(\)|HOME|expanduser|Dir\.home)\b/

/** The script's text preceded by the texts of the session's modules it loads; unchanged when it loads none. */
export function with_modules(path: string, text: string, { written }: FileFacts): string {
  if (written.size < 2 || !LOADS.test(text) || !(OUTSIDE.test(text) || ELSEWHERE.test(text))) return text
  const names = names_in(path, text)
  const added: string[] = []
  let room = MAX_ADDED_CHARS
  for (const name of new Set(names)) {
    const module = name === '' || added.length >= MAX_MODULES ? undefined : module_named(name, path, written)
    if (module === undefined || module.length > room) continue
    room -= module.length
    added.push(as_definitions(module))
  }
  return added.length === 0 ? text : [...added, text].join('\n')
}

/** A downloaded module that the script loads. */
export function loads_download(path: string, text: string, { written }: FileFacts): WrittenFile | undefined {
  if (!LOADS.test(text)) return undefined
  for (const name of names_in(path, text).slice(0, MAX_LOOKED_UP)) {
    const file = name === '' ? undefined : file_named(name, path, written, 'download')
    if (file !== undefined) return file
  }
  return undefined
}

const MAX_LOOKED_UP = 32

function names_in(path: string, text: string): string[] {
  const files = Array.from(text.matchAll(BY_FILE), ([, file = '']) => file.replace(/^(?:\.{0,2}\/)+/, ''))
  const named = path.endsWith('.py')
    ? Array.from(text.matchAll(BY_NAME)).flatMap(([, from, members, plain]) =>
        from === undefined ? [as_path(plain)] : [as_path(from), ...modules_of(as_path(from), members)],
      )
    : Array.from(text.matchAll(BY_PATH), ([, name = '']) => name.replace(/^(?:\.{1,2}\/)+/, ''))
  return [...files, ...named]
}

const as_path = (dotted = ''): string => dotted.replace(/^\.+/, '').replaceAll('.', '/')

/** Candidates for the modules that a statement imports; in `from vendor import track` each member may be a module. */
function modules_of(folder: string, members = ''): string[] {
  return members
    .split(',')
    .slice(0, MAX_MODULES)
    .map((member) => member.trim().split(/\s/)[0] ?? '')
    .filter((member) => member !== '')
    .map((member) => (folder === '' ? member : `${folder}/${member}`))
}

const ENDINGS: readonly string[] = ['', '.js', '.mjs', '.cjs', '.ts', '.py', '.rb', '/index.js']

function file_named(
  name: string,
  path: string,
  written: FileFacts['written'],
  source: WrittenFile['source'],
): WrittenFile | undefined {
  for (const [other, file] of written)
    if (other !== path && file.source === source && ENDINGS.some((ending) => other.endsWith(`/${name}${ending}`)))
      return file
  return undefined
}

function module_named(name: string, path: string, written: FileFacts['written']): string | undefined {
  const file = file_named(name, path, written, 'agent')
  return file === undefined || file.part === true ? undefined : (file.content ?? undefined)
}

/** A module's text, reduced to its definitions. */
function as_definitions(text: string): string {
  return text
    .replace(/^([ \t]*)export[ \t]+(?:default[ \t]+)?(?=(?:async[ \t]+)?(?:function|const|let|class)\b)/gm, '$1')
    .replace(/^([ \t]*)(?:module\.)?exports\.(\w+)\s?=\s?/gm, '$1const $2 = ')
}
