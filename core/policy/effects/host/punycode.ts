// Decodes host names in other scripts: `xn--bcher-kva` is `bücher`. Source: RFC 3492.

const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
/** Longest label (RFC 1035); no decoded label is longer than its encoding. */
const MAX_LABEL_CHARS = 63

/** The host with all `xn--` labels decoded; invalid ones stay as they are. */
export function decode_host(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decode_label(label.slice(4)) ?? label) : label))
    .join('.')
}

function decode_label(text: string): string | null {
  if (text.length > MAX_LABEL_CHARS || !/^[!-~]+$/.test(text)) return null
  const basic = text.lastIndexOf('-')
  const out = basic > 0 ? Array.from(text.slice(0, basic), (one) => one.charCodeAt(0)) : []
  let code = FIRST_CODE
  let bias = FIRST_BIAS
  let at = 0
  for (let read = basic > 0 ? basic + 1 : 0; read < text.length; ) {
    const from = at
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digit_of(text.charCodeAt(read++))
      if (digit < 0) return null
      at += digit * weight
      const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const points = out.length + 1
    bias = adapted(at - from, points, from === 0)
    code += Math.floor(at / points)
    at %= points
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null
    out.splice(at++, 0, code)
  }
  return String.fromCodePoint(...out)
}

/** Value of a digit: a-z are 0 to 25, 0-9 are 26 to 35; -1 for everything else and past the end. */
function digit_of(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 97
  return unit >= 48 && unit <= 57 ? unit - 22 : -1
}

function adapted(delta: number, points: number, first: boolean): number {
  let left = first ? Math.floor(delta / DAMP) : delta >> 1
  left += Math.floor(left / points)
  let k = 0
  for (; left > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) left = Math.floor(left / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW))
}
