// Decoders for text that is hidden in a command line. All are total and linear; output characters are bytes until `decode_latin`
// reads them as UTF-8.
import { BASE64 } from '#core/base64.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base64 (also the URL alphabet) to bytes; null when unknown parts or foreign characters are in it. */
export function decode_base64(text: string): string | null {
  return decode_bits(text.replaceAll('-', '+').replaceAll('_', '/'), BASE64, 6)
}

/** Base32 to bytes. */
export function decode_base32(text: string): string | null {
  return decode_bits(text.toUpperCase(), BASE32, 5)
}

function decode_bits(text: string, alphabet: string, width: number): string | null {
  let bits = 0
  let held = 0
  let bytes = ''
  for (const c of text) {
    if (c === '=' || c === '\n' || c === '\r' || c === ' ') continue
    const value = alphabet.indexOf(c)
    if (value === -1) return null
    bits = (bits << width) | value
    held += width
    if (held >= 8) {
      held -= 8
      bytes += String.fromCharCode((bits >> held) & 255)
      bits &= (1 << held) - 1
    }
  }
  return bytes
}

/** Plain hex dump (`xxd -r -p`) to bytes. */
export function decode_hex(text: string): string | null {
  const digits = text.replace(/[\s:]|\\x|0x/g, '')
  if (!/^[0-9a-fA-F]*$/.test(digits)) return null
  let bytes = ''
  for (let i = 0; i + 1 < digits.length; i += 2)
    bytes += String.fromCharCode(Number.parseInt(digits.slice(i, i + 2), 16))
  return bytes
}

/** Bytes read as UTF-8; NUL bytes are dropped, as the shell drops them. */
export function decode_latin(bytes: string): string {
  let text = ''
  for (let i = 0; i < bytes.length; i++) {
    const first = bytes.charCodeAt(i)
    if (first === 0) continue
    const size = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
    if (size === 1 || i + size > bytes.length) {
      text += String.fromCharCode(first)
      continue
    }
    let code = first & (0xff >> (size + 1))
    for (let k = 1; k < size; k++) code = (code << 6) | (bytes.charCodeAt(i + k) & 0x3f)
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
    i += size - 1
  }
  return text
}

/** Base64 of UTF-16LE text (`powershell -EncodedCommand`); null when it is not that. */
export function decode_utf16_base64(text: string): string | null {
  const bytes = decode_base64(text)
  if (bytes === null || bytes.length < 2) return null
  let result = ''
  for (let i = 0; i + 1 < bytes.length; i += 2)
    result += String.fromCharCode(bytes.charCodeAt(i) | (bytes.charCodeAt(i + 1) << 8))
  return result.replaceAll('\u0000', '\ufffd')
}

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['e', '\u001b'],
  ['E', '\u001b'],
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
])

/** Escapes of `echo -e` (octal needs a leading zero) and of printf formats (it does not). */
export function decode_escapes(text: string, zero_octal: boolean): string {
  if (!text.includes('\\')) return text
  const octal = zero_octal ? '0[0-7]{0,3}|[0-7]{1,3}' : '[0-7]{1,3}'
  const pattern = new RegExp(
    `\\\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|(${octal})|([\\s\\S]))`,
    'g',
  )
  return text.replace(pattern, (all, hex: string, short: string, long: string, oct: string, other: string) => {
    const digits = hex ?? short ?? long
    const code =
      digits === undefined ? (oct === undefined ? -1 : Number.parseInt(oct, 8) & 255) : Number.parseInt(digits, 16)
    if (code === 0) return ''
    if (code > 0) return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
    return SIMPLE_ESCAPES.get(other) ?? all
  })
}

const CLASSES: ReadonlyMap<string, string> = new Map([
  ['[:lower:]', 'a-z'],
  ['[:upper:]', 'A-Z'],
  ['[:digit:]', '0-9'],
  ['[:space:]', ' \t\n\r\f\v'],
  ['[:blank:]', ' \t'],
  ['[:alpha:]', 'A-Za-z'],
  ['[:alnum:]', 'A-Za-z0-9'],
])

/** `tr SET1 [SET2]` with the flags c, d, s; null when a set is too long. */
export function translate(text: string, first: string, second: string | null, flags: string): string | null {
  const from = expand_set(first)
  const to = second === null ? '' : expand_set(second)
  if (from === null || to === null) return null
  const complement = /[cC]/.test(flags)
  const hits = (c: string) => from.includes(c) !== complement
  if (flags.includes('d')) return [...text].filter((c) => c === '\u0000' || !hits(c)).join('')
  let result = ''
  let previous = ''
  for (const c of text) {
    let next = c
    if (to !== '' && c !== '\u0000' && hits(c))
      next = complement ? to.charAt(to.length - 1) : to.charAt(Math.min(from.indexOf(c), to.length - 1))
    if (flags.includes('s') && next === previous && (to === '' ? from : to).includes(next)) continue
    result += next
    previous = next
  }
  return result
}

function expand_set(set: string): string | null {
  let text = set
  for (const [name, chars] of CLASSES) text = text.replaceAll(name, chars)
  text = decode_escapes(text, false)
  let result = ''
  const chars = [...text]
  for (let i = 0; i < chars.length; i++) {
    const low = chars[i] ?? ''
    const high = chars[i + 2]
    if (chars[i + 1] !== '-' || high === undefined) {
      result += low
      continue
    }
    for (let code = low.charCodeAt(0); code <= high.charCodeAt(0); code++) {
      result += String.fromCharCode(code)
      if (result.length > 1024) return null
    }
    i += 2
  }
  return result
}
