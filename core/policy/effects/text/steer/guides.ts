// Decides whether a text for agents may be written without a question: it only informs (plain.ts), or is worded as
// usual guidance, in a language the tables know, without a command that would run unseen. Source: ENGINE 19 (category
// 16).
import { in_turn, one_of } from '#core/compose.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'
import { only_guides_in_its_language } from '#core/policy/effects/text/steer/foreign.ts'
import { is_known_word, only_informs, settles_or_leaves } from '#core/policy/effects/text/steer/plain.ts'
import { is_weighed, steering_bound, steering_of } from '#core/policy/effects/text/steer/steering.ts'
import { is_loaded } from '#core/policy/effects/text/steer/vocabulary.ts'

/** Longer texts are a question; a person has written them. */
const MAX_GUIDE_CHARS = 12_288
/** And so are texts of more lines: each is weighed. */
const MAX_GUIDE_LINES = 400
/** The same for other languages than English, which take twice as long to read. */
const MAX_FOREIGN_CHARS = 8192
/** Letters that nobody sees, or that turn the direction of what is read. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u
/** Letters of languages that the table does not know. */
const OTHER_LETTERS = /[\u0370-\u1fff\u3040-\ud7ff\uf900-\ufaff]/
/** Runs of letters that are longer than words. */
const BLOBS = /[A-Za-z0-9+/=_-]{72,}/g
/** Parts of a path, a rule or a border of a table: words, not what is packed. */
const NAMED_PART = /^(?:[A-Za-z]{0,24}\d{0,4}|[A-F0-9]{4,12}|[a-f0-9]{4,12})$/
/** Where code begins and ends in a text. */
const FENCE = /^\s*(?:```|~~~)/
/** What is in code, and in no sentence. */
const OF_CODE = /[=(){}<>$;:|"]|--\w|^\s*#/
/** A line of so many words, less than half of them known, is not understood; few texts may have some of them. */
const JUDGED_WORDS = 4
const NOT_UNDERSTOOD = 0.04

/** How many of a line's words there are, and how many of them the tables know. */
function words_of(line: string): { all: number; known: number } {
  const words = line
    .replace(/`[^`]*`|https?:\/\/\S+/g, ' ')
    .toLowerCase()
    .match(/[a-z\u00c0-\u024f]{2,}/g)
  const known = words?.filter((word) => is_known_word(word) || is_loaded(word) || is_weighed(word))
  return { all: words?.length ?? 0, known: known?.length ?? 0 }
}

/** Whether a line is in words that the tables know. */
export function is_understood(line: string): boolean {
  const { all, known } = words_of(line)
  return all < JUDGED_WORDS || known * 2 >= all
}

/** Whether a line has words, all of them English. */
function is_english(line: string): boolean {
  const { all, known } = words_of(line)
  return all > 0 && all === known && !OTHER_LETTERS.test(line)
}

/** The lines of a text that are not in words that the tables know; code is in none. */
function foreign_lines(lines: readonly string[]): number {
  let is_code = false
  return lines.filter((line) => {
    if (FENCE.test(line)) is_code = !is_code
    else return !(is_code && OF_CODE.test(line)) && !is_understood(line.slice(0, MAX_LINE_CHARS))
    return false
  }).length
}

/** Whether a run of letters in the text says nothing to a person. */
function has_blob(text: string): boolean {
  return (text.match(BLOBS) ?? []).some((run) => !run.split(/[/_=+-]/).every((part) => NAMED_PART.test(part)))
}

/** A command of such a text that nobody is to run unseen: what a foreign host sends, or with the questions switched off. */
const RUNS_UNSEEN = one_of(
  /\b(?:curl|wget|iwr|irm)\b[^\n|]{0,200}\|\s?(?:sudo )?(?:ba|z)?sh\b|\bbase64 (?:-d|--decode)\b[^\n|]{0,80}\|/i,
  /\/dev\/tcp\/|\bnc (?:-\w+ )*-e\b|\bexec\(\s?(?:urllib|requests|urlopen|base64)|\biex\s?\(/i,
  /\brm (?:-\w+ ){1,3}(?:~|\$HOME|\/(?!tmp\/\w|var\/lib\/apt))/,
  /--dangerously-[\w-]+|--(?:yolo|no-verify|trust-all-tools)\b|\bbypassPermissions\b|\bdanger-full-access\b/i,
  /\bNODE_TLS_REJECT_UNAUTHORIZED\s?=\s?["']?0|\bverify\s?=\s?False\b|\bGIT_SSL_NO_VERIFY\b|\bhttp\.sslVerify false/i,
)
/** What nobody says who only tells how a project is worked on. */
const SETS_FREE = one_of(
  /\bno (?:approvals?|permissions?|confirmations?|consent) (?:is |are )?(?:required|needed|necessary)\b/i,
  /\byou (?:have|are given|get) (?:unlimited|unrestricted|full|root) (?:rights|permissions?|access|privileges)\b/i,
  /\breviewers? (?:never|must not|should not|do not|don't) (?:see|notice|know)\b|\b(?:retry\w*|repeat\w*|rephras\w*) (?:blocked|denied|refused) (?:commands?|calls?|tools?)\b/i,
)
/** What somebody is not to learn; what a program tells its users is another thing. */
const KEEPS_FROM = in_turn(
  /\b(?:do not|don't|never|without) (?:tell|inform|notify|warn|alert|telling|informing|notifying|warning)(?:ing)? /i,
  /(?:the |any |your )?(?:users?|developers?|owners?|humans?|people|reviewers?|maintainers?|operators?|anyone|anybody|team|admins?)\b/i,
  /(?! (?:to|that|which|how|what|when|if|whether|they|internal|in (?:the )?(?:ui|app|chat))\b)/i,
)
/** Orders that are taken from texts anybody can write, and rules that are to count no more. */
const OBEYS_OTHERS = one_of(
  in_turn(
    /\b(?:execute|follow|obey|carry out|run|act on|do) (?:any |all |the |whatever )?(?:instructions?|commands?|orders?|steps|tasks)\b/i,
    /[^.\n]{0,30}\b(?:in|from|on|inside|by) (?:the |any |all )?/i,
    /(?:github |jira )?(?:issues?|tickets?|e-?mails?|comments?|web ?(?:pages?|sites?)|tool (?:results?|outputs?)|https?:|`?https?:)/i,
  ),
  in_turn(
    /\b(?:ignore|disregard|forget)s? (?:all |any )?(?:of )?(?:the |your |these |those )?/i,
    /(?:previous|prior|earlier|safety|system|organi[sz]ation\w*|user(?:'s)?|provider's|rules given)\b[^.\n]{0,30}/i,
    /\b(?:rules?|instructions?|guidelines?|polic(?:y|ies)|restrictions?|prompts?|user)\b/i,
  ),
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

/** Orders of others that the sentence does not forbid. */
function obeys_others(line: string): boolean {
  const at = line.search(OBEYS_OTHERS)
  return at >= 0 && !FORBIDDEN.test(line.slice(0, at))
}

/** Words that say it, whatever they weigh. */
function says_so(line: string): boolean {
  return runs_unseen(line) || SETS_FREE.test(line) || KEEPS_FROM.test(line) || obeys_others(line)
}

/** A line of few words says little that can be weighed: how much less it may weigh for each word that is missing. */
const FEW_WORDS = 10
const LESS_PER_WORD = 0.25
/** How much less a line may weigh that takes something for settled, or leaves a look out. */
const SETTLES_LESS = 0.5
/** A line is read to this point. */
const MAX_LINE_CHARS = 400
/** The most that a line may weigh less. */
const MOST_LESS = FEW_WORDS * LESS_PER_WORD + SETTLES_LESS
/** How much more a line may weigh whose words are all known. */
const KNOWN_MORE = 1

/** What others wrote is said to be no order: the words are those of an order to obey it. */
const AS_DATA = /\b(?:treat|regard|consider|handle)\b[^.;\n]{0,100}\bas (?:untrusted|data|hostile|content|input)\b/i

function leads_astray(line: string, bound: number): boolean {
  const weight = steering_of(line.replace(AS_DATA, ' '))
  // Most lines are decided by their weight alone.
  if (weight <= bound - MOST_LESS || weight > bound + KNOWN_MORE) return weight > bound
  const text = line.trim().slice(0, MAX_LINE_CHARS)
  if (only_informs(text)) return false
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? []
  const is_short = words.length < FEW_WORDS && !text.startsWith('#') && words.some(is_loaded)
  const less = is_short ? LESS_PER_WORD * (FEW_WORDS - words.length) : 0
  return weight > bound - less - (settles_or_leaves(text) ? SETTLES_LESS : 0)
}

/** Whether a text is worded as people word what guides an agent, in a language that the tables know. */
export function only_guides(text: string): boolean {
  if (text.length > MAX_GUIDE_CHARS || UNSEEN.test(text) || has_blob(text)) return false
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > MAX_GUIDE_LINES) return false
  const few = Math.max(lines.length < 8 ? 0 : 1, lines.length * NOT_UNDERSTOOD)
  const is_foreign = OTHER_LETTERS.test(text) || foreign_lines(lines) > few
  if (is_foreign && (text.length > MAX_FOREIGN_CHARS || !only_guides_in_its_language(lines, is_english))) return false
  // What is said again makes a text no longer.
  const said = new Set(lines)
  const bound = steering_bound(said.size)
  for (const line of said) if (says_so(line) || leads_astray(line, bound)) return false
  return true
}
