// Settings files of any program, and command lines among their values. Source: ENGINE 4.2 (contentRef).
import { within } from '#core/compose.ts'
import { base_of } from '#core/policy/effects/place/path.ts'

const SETTINGS_NAME =
  /^\.[\w-]+(?:rc|config|profile|conf|env)?(?:\.[\w-]+)?$|\.(?:ya?ml|toml|ini|cfg|conf|properties|json5?|jsonc|xml|plist|kdl|hcl|code-workspace|sublime-project|rc)$/i
const SETTINGS_FOLDER = /\/\.[\w-]+\/[^/]+$/
/** Lists of packages that a program wrote, and data. */
const NO_SETTINGS =
  /lock\.(?:json|ya?ml)$|\.(?:lock|geojson|ipynb|log|png|svg|md|mdx)$|^\.(?:gitignore|gitkeep|ds_store)$/i

/** Whether some program takes its settings from the file at a path. */
export function is_settings(path: string): boolean {
  const base = base_of(path)
  return (SETTINGS_NAME.test(base) || SETTINGS_FOLDER.test(path)) && !NO_SETTINGS.test(base)
}

/** Words of a line that fetches something, or has a shell or an interpreter run it. */
const RUNS =
  /\b(?:curl|wget|nc|ncat|socat|base64|eval|bash|sh|zsh|powershell|pwsh|iex|python\d?|perl|ruby|node|rm|dd|mkfs\.?\w{0,8}|scp|ssh)(?:\.exe)?\s|\/dev\/tcp\//i
/** Lines of one file that are looked at, and how long they may be. */
const MAX_LINES = 512
const MAX_LINE_CHARS = 1000
const QUOTED = /"((?:[^"\\\n]|\\.){6,800})"|'((?:[^'\\\n]|\\.){6,800})'/g
/** What stands in front of a value that is not quoted: marks of lists, and keys with what parts them from their values. */
const KEY = /^(?:[-*]\s+)?(?:[\w./@-]{1,80}\s*(?:=>?|:=?)\s*)?(?:>-?|\|-?)?\s*/
const FLAG_KEY = /^(?:[\w:.-]{1,60}\s+)?--[\w-]{1,60}=/

/** Keys under which people are told something. */
const TELLS = within(
  '^[-*\\s"\']*(?:\\w{1,40}_)?',
  [
    /install(?:ation)?|description|text|help|usage|examples?|messages?|titles?|summary|docs?|prompt|label/i,
    /name|comment|notes?|note|hint|pattern|regex|match|detect|query|question|answer|content|body|value/i,
    /snippet|quote|tagline|instructions?/i,
  ],
  '["\']?\\s*[:=]',
)

const REFUSES =
  '(?:\\w{1,40}_)?(?:forbid(?:den)?|den(?:y|ied)|denylist|deny_list|disallow(?:ed)?|block(?:ed|list|_list)|' +
  'banned|blacklist|reject(?:ed)?|refused?|dangerous|unsafe|must_not|not_match)(?:_\\w{1,40})?'
/** What nobody shall run. */
const REFUSED = new RegExp(`^[-*\\s"'{]*${REFUSES}["']?\\s*[:=]`, 'i')
/** A key alone on its line, below which people are told something or what nobody shall run is listed. */
const TOLD_BELOW = new RegExp(
  `^[-*\\s"'{]*(?:${REFUSES}|descriptions?|help|usage|examples?|summary|prompt|comment|notes?)["']?\\s*[:=]\\s*(?:(?:[[|>{][-+]?|[-+])\\s*)?$`,
  'i',
)

/** Values of a file of settings that read like lines for a shell; at most `most`. */
export function commands_in_settings(text: string, most: number): string[] {
  if (!RUNS.test(text)) return []
  const found: string[] = []
  // How far the key is indented below which a list or a text is only told.
  let told = -1
  for (const raw of text.split('\n', MAX_LINES)) {
    const line = raw.trim()
    const indent = raw.search(/\S/)
    if (told >= 0 && (indent > told || indent < 0 || (indent === told && line.startsWith('- ')))) continue
    told = line.length <= MAX_LINE_CHARS && TOLD_BELOW.test(line) ? indent : -1
    if (told >= 0 || REFUSED.test(line)) continue
    if (line.length > MAX_LINE_CHARS || !RUNS.test(line) || /^(?:#|\/\/|;)/.test(line) || TELLS.test(line)) continue
    const quoted = Array.from(
      line.matchAll(QUOTED),
      ([, double, single]) => double?.replace(/\\(["\\])/g, '$1') ?? single ?? '',
    )
    const values = quoted.filter((value) => RUNS.test(value))
    if (values.length === 0) values.push(line.replace(FLAG_KEY.test(line) ? FLAG_KEY : KEY, ''))
    found.push(...values)
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
