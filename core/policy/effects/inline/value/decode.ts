// Base64 and hex by hand: core has no Buffer. Characters that belong to neither are passed over, as lenient decoders do.
import { BASE64 } from '#core/base64.ts'

/** Bytes of hex text, at most `limit` of them. */
export function bytes_of_hex(text: string, limit: number): number[] {
  const bytes: number[] = []
  for (let i = 0; i + 1 < text.length && bytes.length < limit; i += 2)
    bytes.push(Number.parseInt(text.slice(i, i + 2), 16))
  return bytes
}

/** Bytes of base64 text in either alphabet, at most `limit` of them. */
export function bytes_of_base64(text: string, limit: number): number[] {
  const bytes: number[] = []
  let bits = 0
  let width = 0
  for (const char of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const six = BASE64.indexOf(char)
    if (six < 0) continue
    bits = ((bits << 6) | six) & 0xffffff
    width += 6
    if (width >= 8) {
      width -= 8
      bytes.push((bits >> width) & 255)
    }
    if (bytes.length >= limit) break
  }
  return bytes
}
