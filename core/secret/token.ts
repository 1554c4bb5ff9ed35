// Tests for a string that may be a secret: entropy, placeholders, checksums. Source: ENGINE 16 (secret exposure).
import { one_of } from '#core/compose.ts'

/** Shannon entropy in bits per character; 0 for an empty text. */
export function bits_per_char(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) {
    const share = count / text.length
    bits -= share * Math.log2(share)
  }
  return bits
}

const PLACEHOLDER = one_of(
  /(?:secure|strong|my|new|user|admin|valid)[-_]?pass(?:word)?|(?<![a-z])min[-_]?\d{1,3}/i,
  /(?<!\d)\d{1,3}[-_]?char|12345|example|x{4,}|\*{3,}|\.{3}|<[^<>]*>|\{\{|\$\{|\[redacted|changeme/i,
  /change[-_]?me|placeholder|your[-_ ]?\w*|insert|replace|dummy|sample|fake|mock|foobar/i,
  /test[-_]?(?:key|token|secret|only|password)|insecure|redacted|masked|todo|p[a4]ssw[o0]rd|hunter2/i,
  /secret123|s3cr3t|123456|abcdefg|abc-xyz|(?:^|[-_])(?:token|secret|password|key)$|abc-def|guest|qwerty/i,
  /deadbeef|0{6,}|1{6,}|a{6,}|(?:^|[-_])(?:none|null|true|false|undefined)(?:$|[-_])/i,
)

/** Values that the standards of OAuth and of bearer tokens print (RFC 5849, 6749, 6750, 7636), and every library after them. */
const OF_STANDARDS = one_of(
  /2YotnFZFEjr1zCsicMWpAA|tGzv3JOkF0XG5Qx2TlKWIA|mF_9\.B5f-4\.1JqM|SplxlOBeZQQYbYS6WxSbIA|czZCaGRSa3F0/,
  /7Fjfp0ZBr1KtDRbnfVdmIw|gX1fBat3bV|kd94hf93k423kf44|pfkkdhi9sl3r4s00|hh5s93j4hdidpola|hdhd0244k9j7ao03/,
  /dpf43f3p2l4k3l03|nnch734d00sl2jdk|dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk/,
)

/** Stands for a secret without being one. */
export function is_placeholder(text: string): boolean {
  return PLACEHOLDER.test(text) || OF_STANDARDS.test(text)
}

/** ISO 13616: the remainder of the rearranged number by 97 is 1. */
export function is_iban(text: string): boolean {
  const bare = text.replaceAll(' ', '')
  if (bare.length < 15 || bare.length > 34) return false
  let rest = 0
  for (const letter of bare.slice(4) + bare.slice(0, 4)) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** Numbers that payment providers publish for tests. */
const TEST_CARDS = new Set([
  '4242424242424242',
  '4111111111111111',
  '4000000000000002',
  '5555555555554444',
  '378282246310005',
])

/** Luhn, and not one of the published test numbers. */
export function is_card(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  // All tokens of a provider share a prefix.
  if (digits.length < 15 || digits.length > 16 || TEST_CARDS.has(digits) || digits.startsWith('400000')) return false
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
