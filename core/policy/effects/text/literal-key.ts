// Keys written literally into a file: provider formats whose body is neither an example nor a placeholder. Source:
// CONTRACT 16.1 (secret exposure).
import { one_of } from '#core/compose.ts'

/** Longer texts are looked at up to here. */
const MAX_CHARS = 16_384

/** Every repetition is of one class and bounded; the first words are what a cheap look finds. */
const KEY = one_of(
  // Private keys.
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----(?:\\n|\s){1,4}([A-Za-z0-9+/=]{24,120})/g,
  // AWS, GitHub.
  /\bA(?:KIA|SIA)([A-Z0-9]{16})\b|\bgh[pousr]_([A-Za-z0-9]{36,251})|\bgithub_pat_([A-Za-z0-9_]{50,251})/g,
  // GitLab, Slack.
  /\bglpat-([A-Za-z0-9_-]{20,64})|\bxox[abp]-([A-Za-z0-9-]{24,250})/g,
  // Model providers, payment, Google.
  /\bsk-(?:ant|proj)-([A-Za-z0-9_-]{24,250})|\b[sr]k_live_([A-Za-z0-9]{16,247})|\bAIza([A-Za-z0-9_-]{35})/g,
  // npm.
  /\bnpm_([A-Za-z0-9]{36})/g,
  // The other half of AWS's, by its name.
  /\b(?:aws_secret_(?:access_)?key|AWS_SECRET_ACCESS_KEY)["']?\s?[=:]\s?["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/g,
  // Mail.
  /\bSG\.([A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{32,64})/g,
)
const PLACEHOLDER =
  /example|sample|dummy|fake|test|mock|your|redacted|placeholder|xxx|\*\*|\.\.\.|0123456|1234567|abcdef|qwerty|foobar|(.)\1{4}/i
/** Least number of different characters of a body that was drawn at random. */
const MIN_DISTINCT = 10

/** A store of another machine, with the password of its user in front. */
const STORE =
  /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/[\w.-]{1,64}:([^@\s"'$<{}%:/]{8,128})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,6})/g
const NO_PASSWORD = /pass|secret|changeme|^(?:admin|root|user|postgres|mysql|redis|guest)\w{0,4}$/i
const NEAR =
  /^(?:127\.|0\.0\.|10\.|192\.168\.)|\.(?:local|test|example|invalid|localhost|internal|svc)$|(?:^|\.)example\./i
const MIN_DISTINCT_OF_PASSWORD = 7

function opens_store(text: string): boolean {
  for (const [, password = '', host = ''] of text.matchAll(STORE)) {
    const real = !(PLACEHOLDER.test(password) || NO_PASSWORD.test(password) || NEAR.test(host))
    if (real && /\d/.test(password) && new Set(password).size >= MIN_DISTINCT_OF_PASSWORD) return true
  }
  return false
}

/** Whether a text holds a key in clear that looks as if it were in use. */
export function holds_literal_key(text: string): boolean {
  const looked = text.length > MAX_CHARS ? text.slice(0, MAX_CHARS) : text
  for (const match of looked.matchAll(KEY)) {
    const body = match.slice(1).find((group) => group !== undefined) ?? ''
    if (!PLACEHOLDER.test(body) && new Set(body).size >= MIN_DISTINCT) return true
  }
  return looked.includes('://') && opens_store(looked)
}
