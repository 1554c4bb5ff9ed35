// Base64 to text without a platform's decoder; what does not decode to text is null. Source: ENGINE 16.

/** The alphabet of base64: the index of a letter is its value. */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const SEXTETS = new Map([...BASE64].map((letter, value) => [letter, value] as const))
SEXTETS.set('-', 62).set('_', 63)

/** The UTF-8 text that a base64 word encodes; null when it is not text. */
export function from_base64(word: string): string | null {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of word.replace(/(?<!=)=+$/, '')) {
    const value = SEXTETS.get(letter)
    if (value === undefined) return null
    held = ((held << 6) | value) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return null
  }
}
