// Reads the switches and numbers that code, settings or a property list sets. Source: ENGINE 19 (categories 16 and 17).
import { in_turn } from '#core/compose.ts'

/** Settings of one text that are compared. */
const MAX_SETTINGS = 64

/** A setting and its value, as code, settings, attributes and property lists write them. */
const SETTING = in_turn(
  /(?<![\w.-])([A-Za-z][\w.-]{0,60})["']?(?:\]?\s*(?:=>?|:=?|\()\s*|\s+|<\/key>\s*<|>\s*)["']?/gi,
  /(on|true|yes|required?|strict|enabled|enforcing|external|mutual|jwt|aws_iam|verify-full|verify-ca|1|off|false|no|none|null|nil|optional|disabled?|permissive|0)\b/gi,
)
/** Words that a setting can be set to; a text without one sets none. */
const VALUE =
  /\b(?:on|true|yes|required?|strict|enabled|enforcing|external|mutual|jwt|aws_iam|verify-full|verify-ca|1|off|false|no|none|null|nil|optional|disabled?|permissive|0)\b/i
const ON = /^(?:on|true|yes|required?|strict|enabled|enforcing|external|mutual|jwt|aws_iam|verify-full|verify-ca|1)$/i
/** `tls:` and below it `enabled: true`; `[auth.anonymous]` and below it `enabled = true`. */
const BLOCK =
  /(?:\b([A-Za-z][\w/]{0,60})["']?(?::| =)? ?(?:\{\s{0,20}|\n[ \t]*)|^\[([\w.-]{1,60})\]\n)["']?(?:enabled?|active|status)["']?[:=]? ?=? ?(true|false|on|off|yes|no)\b/gim

/** `httpOnly` and `http-only` as `http_only`. */
function plain(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[./-]/g, '_')
    .toLowerCase()
}

const NO_SETTINGS: ReadonlyMap<string, boolean> = new Map()

/** The switches of a text by their plain names, with the first value of each. */
export function settings_of(text: string): ReadonlyMap<string, boolean> {
  if (!VALUE.test(text)) return NO_SETTINGS
  const found = new Map<string, boolean>()
  for (const [, key = '', value = ''] of text.matchAll(SETTING)) {
    const name = plain(key)
    if (!found.has(name)) found.set(name, ON.test(value))
    // `server.tls.verify` is `verify`, too.
    const last = plain(key.slice(key.lastIndexOf('.') + 1))
    if (!found.has(last)) found.set(last, ON.test(value))
    if (found.size >= MAX_SETTINGS) break
  }
  for (const [, name, section = '', value = ''] of text.matchAll(BLOCK))
    found.set(plain(name ?? section), ON.test(value))
  return found
}

const NUMBER =
  /(?<![\w-])([A-Za-z][\w-]{0,60})["']?\s*(?:=>?|:=?|\()\s*["']?(\d{1,12}(?:[_,]\d{3}){0,4}(?:\.\d{1,6})?(?:e\d{1,2})?|Infinity|Number\.(?:POSITIVE_INFINITY|MAX_SAFE_INTEGER))(?![\w.])/g

function number_of(text: string): number {
  return /^\d/.test(text) ? Number(text.replace(/[_,]/g, '')) : Number.POSITIVE_INFINITY
}

/** The numbers of a text by their plain names, with the first value of each. */
export function numbers_of(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [, key = '', value = ''] of text.matchAll(NUMBER)) {
    const name = plain(key)
    if (!found.has(name)) found.set(name, number_of(value))
    if (found.size >= MAX_SETTINGS) break
  }
  return found
}
