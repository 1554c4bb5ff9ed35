// Folders that a project's tools fill, as its settings say: outputs of builds, documents and reports, what recipes
// clean, what git ignores. Learned when the session looks at the settings; a file that the session itself changed
// proves nothing. Source: ENGINE section 11.
import { in_turn, one_of } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_data, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below, normalise, parent_of } from '#core/policy/effects/place/path.ts'
import { CHANGES } from '#core/policy/effects/session/saved.ts'
import type { Said, Sight } from '#core/policy/effects/session/sight.ts'
import { HIDES } from '#core/policy/effects/session/unchanged.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: a folder that a tool fills; the settings file that says so follows on the next line. */
export const FILLED = 'filled '
/** Fact: the session changed these settings. */
const CHANGED = 'set '

/** Files that tell tools where to write. */
const SETTINGS = one_of(
  /^(?:package|tsconfig[\w.-]{0,30}|angular|typedoc|project|nx|turbo|jsdoc|orval|foundry|book|mkdocs|_config|buf\.gen|sqlc|codegen|tox|setup|pyproject|noxfile|Doxyfile|\.coveragerc|\.gitignore|(?:GNU)?[Mm]akefile|justfile|Taskfile)(?:\.(?:json|jsonc|ya?ml|toml|ini|cfg|py|ts|js))?$/,
  /^[\w-]{2,30}\.config\.(?:[cm]?[jt]s|json)$|^settings(?:\.\w{1,20})?\.py$/,
)
/** Whether a file tells tools where to write. */
export const is_settings = (path: string): boolean => SETTINGS.test(base_of(path))

const PATH = '([\\w@.+/-]{1,200})'
const LOOK = in_turn(
  /^(?:cat|bat|less|head|tail)(?: -n? ?\d{1,4}| -[a-zA-Z]{1,4}){0,2} ([\w@.+/-]{1,200})/,
  /(?: 2>\/dev\/null| 2>&1)?(?: \| (?:head|tail)(?: -n? ?\d{1,4}| -\d{1,4})?)?$/,
)
/** Whether a command shows settings and does nothing else. */
export function shows_settings(command: string): boolean {
  return /^(?:cat|bat|less|head|tail) /.test(command) && is_settings(LOOK.exec(command)?.[1] ?? '')
}

const KEY = new RegExp(
  '["\']?\\b(?:out_?dir|output_?(?:dir(?:ectory)?|path|folder)|dist_?dir|site_?dir|(?:reports?|coverage|publish|build)_?dir(?:ectory)?|out)' +
    `["']?\\s{0,3}[:=]\\s{0,3}["']?${PATH}`,
  'gi',
)
/** The setting of coverage's HTML pages: `[tool.coverage.html]`. */
const PAGES = new RegExp(`\\[(?:tool\\.coverage\\.|coverage:)?html\\]\\s{1,8}directory\\s?=\\s?["']?${PATH}`, 'g')
const OPTION = new RegExp(
  `\\s--(?:out|out-?dir|output(?:-dir)?|dist-dir|reports?-dir|coverage\\.reportsDirectory)[= ]${PATH}`,
  'gi',
)
const CLEANS = /(?:\brimraf|\bdel-cli|\brm -rf?|\brm -fr)((?: [\w@.+/-]{1,100}){1,12})/g
const IGNORED = /^\/?([\w@+][\w@.+-]{0,80}(?:\/[\w@.+-]{1,80}){0,4})\/$/gm

/** Folders learned from one look. */
const MAX_FOLDERS = 12

/** Facts for the folders that the shown settings name. */
export function filled_in({ command, cwd, home, workspace }: Sight, { text, failed }: Said): readonly string[] {
  const shown = LOOK.exec(command)?.[1]
  if (shown === undefined || failed || !is_settings(shown)) return []
  const file = normalise(shown, cwd, home)
  if (!is_below(file, workspace)) return []
  const folder = parent_of(file)
  const found = base_of(file) === '.gitignore' ? all_of(text, IGNORED) : named_in(text)
  const words = new Set<string>()
  for (const name of found) {
    if (/^\/|\.\.|^\.?$/.test(name)) continue
    const path = normalise(name.replace(/\/$/, ''), folder, home)
    if (path !== workspace && is_below(path, workspace) && !is_kept(path.slice(workspace.length + 1)))
      words.add(`${FILLED}${path}\n${file}`)
    if (words.size >= MAX_FOLDERS) break
  }
  return [...words]
}

function named_in(text: string): string[] {
  return [
    ...all_of(text, KEY),
    ...all_of(text, OPTION),
    ...all_of(text, PAGES),
    ...all_of(text, CLEANS).flatMap((names) => names.trim().split(' ')),
  ]
}

const all_of = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** Whether a folder holds work, data, settings or personal files, which no setting makes disposable. */
function is_kept(inside: string): boolean {
  return /(?:^|\/)\./.test(inside) || names_work(inside) || names_data(inside) || names_personal(inside)
}

/** The fact that settings are changed here; null when none are. */
export function sets_settings({ kind, target }: Draft): string | null {
  return target !== null && (CHANGES.has(kind) || kind === 'fs.link') && is_settings(target) ? CHANGED + target : null
}

/** Whether settings that the session had not changed say that a tool fills this folder. */
export function is_filled(target: string, { own = [], lost = [] }: FileFacts): boolean {
  if (lost.some((one) => is_below(one, target) || is_below(target, one))) return false
  return own.some((one, at) => {
    if (!one.startsWith(FILLED)) return false
    if (one.endsWith('/.gitignore') && own.includes(HIDES)) return false
    const [folder = '', file = ''] = one.slice(FILLED.length).split('\n')
    if (!is_below(target, folder)) return false
    const changed = own.indexOf(CHANGED + file)
    return changed < 0 || changed > at
  })
}
