// What a text for agents may say without a question: what only informs (instructs.ts), and what is worded as people word their guidance,
// in a language that the tables know, without a command that is run unseen. Source: ENGINE 19 (category 16).
import { one_of } from '#core/compose.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'
import { is_known_word, names_of_line, only_informs } from '#core/policy/effects/text/instructs.ts'
import { is_weighed, steering_in } from '#core/policy/effects/text/steer/steering.ts'
import { is_loaded } from '#core/policy/effects/text/vocabulary.ts'

/** Longer texts are a question; a person has written them. */
const MAX_GUIDE_CHARS = 12_288
/** Letters that nobody sees, or that turn the direction of what is read. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u
/** Letters of languages that the table does not know. */
const OTHER_LETTERS = /[\u0370-\u1fff\u3040-\ud7ff\uf900-\ufaff]/
/** A run of letters that says nothing to a person. */
const BLOB = /[A-Za-z0-9+/=_-]{72}/
/** A line of so many words, less than half of them known, is not understood; few texts may have some of them. */
const JUDGED_WORDS = 4
const NOT_UNDERSTOOD = 0.04

/** Whether a line is in words that the tables know. */
function is_understood(line: string): boolean {
  const words = line
    .replace(/`[^`]*`|https?:\/\/\S+/g, ' ')
    .toLowerCase()
    .match(/[a-z\u00c0-\u024f]{2,}/g)
  if (words === null || words.length < JUDGED_WORDS) return true
  const known = words.filter((word) => is_known_word(word) || is_loaded(word) || is_weighed(word))
  return known.length * 2 >= words.length
}

/** A command of such a text that nobody is to run unseen: what a foreign host sends, or with the questions switched off. */
const RUNS_UNSEEN = one_of(
  /\b(?:curl|wget|iwr|irm)\b[^\n|]{0,200}\|\s?(?:sudo )?(?:ba|z)?sh\b|\bbase64 (?:-d|--decode)\b[^\n|]{0,80}\|/i,
  /\/dev\/tcp\/|\bnc (?:-\w+ )*-e\b|\bexec\(\s?(?:urllib|requests|urlopen|base64)|\biex\s?\(/i,
  /--dangerously-[\w-]+|--(?:yolo|no-verify|trust-all-tools)\b|\bbypassPermissions\b|\bdanger-full-access\b/i,
  /\bNODE_TLS_REJECT_UNAUTHORIZED\s?=\s?["']?0|\bverify\s?=\s?False\b|\bGIT_SSL_NO_VERIFY\b|\bhttp\.sslVerify false/i,
)
/** A sentence that says what is not to be done. */
const FORBIDDEN =
  /\b(?:never|not|n't|avoid|no|without|forbid\w*|instead of|disallow\w*|block\w*|reject\w*|flag\w*|look for)\b/i

function runs_unseen(line: string): boolean {
  const found = RUNS_UNSEEN.exec(line)
  if (found === null || FORBIDDEN.test(line.slice(0, found.index))) return false
  // What people install everywhere is installed from a host that everybody knows.
  const host = /https?:\/\/([\w.-]{1,253})/.exec(found[0])?.[1]
  return host === undefined || !['known', 'registry', 'loopback'].includes(host_kind(host))
}

/** Whether a text is worded as people word what guides an agent, in a language that the tables know. */
export function only_guides(text: string): boolean {
  if (only_informs(text)) return true
  if (text.length > MAX_GUIDE_CHARS || UNSEEN.test(text) || OTHER_LETTERS.test(text) || BLOB.test(text)) return false
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const open = lines.filter((line) => names_of_line(line.trim()) !== 0)
  const foreign = open.filter((line) => !is_understood(line)).length
  if (foreign > Math.max(lines.length < 8 ? 0 : 1, lines.length * NOT_UNDERSTOOD)) return false
  return !open.some(runs_unseen) && steering_in(open, lines.length) <= 0
}
