// Base64 to text, without a platform's decoder: what is no text stays closed. Source: ENGINE 16.

/** Letters of base64 by their values. */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const SEXTETS = new Map([...BASE64].map((letter, value) => [letter, value] as const))
SEXTETS.set('-', 62).set('_', 63)

/** UTF-8 text of a base64 word, null when it is not text. */
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
