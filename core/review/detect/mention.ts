// Tells requests from mentions: words that are negated, described, quoted in code, or part of prose about attacks do
// not count. Source: CONTRACT 16.1, ENGINE 16 (what does not count).
import { in_turn, one_of, within } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import { ABOUT_ATTACKS, ASKING, NEGATED } from '#core/review/detect/english/phrases.ts'

/** Whether the first match of a pattern is meant and not only mentioned. */
export function found(pattern: Pick<RegExp, 'exec'>, line: string): boolean {
  const match = pattern.exec(line)
  return match !== null && !is_mention(line, match.index, match.index + match[0].length)
}

/** Like `found`, for words that go past somebody: "never commit without asking" asks for the question. */
export function found_unforbidden(pattern: RegExp, line: string): boolean {
  const match = pattern.exec(line)
  if (match === null || FORBIDDEN.test(line.slice(Math.max(0, match.index - NEGATION_LOOK_CHARS), match.index)))
    return false
  return !is_mention(line, match.index, match.index + match[0].length)
}

/** What programs ignore and override all day. */
const OF_PROGRAMS =
  /^\w+ (?:the |any |all )?(?:original|existing|former|initial|old|previous|other) (?:requests?|commands?|limits?|policy|policies)$/i
const FORBIDDEN =
  /\b(?:never|not|don'?t|doesn'?t|cannot|can'?t|avoid|refuse(?:s|d)?|unless|advise against|how to|how do)\b[^.!?;\n]{0,60}$/i

/** "Models can be told to ignore …" says what is done with them. */
const TOLD_OF = in_turn(
  /(?<!\byou )\b(?:can|could|may|might|was|were)(?: (?:be|also|often|sometimes|easily|only)){0,3} /i,
  /(?:told|instructed|trained|asked|tricked|made|prompted|convinced|persuaded|configured|designed|fine-tuned) to\s*$/i,
)

/** "never commit secrets or delete files": the second verb is forbidden like the first. */
const ALSO_NEGATED = /\b(?:never|not|don'?t)\b[^.!?;:\n]{1,60}(?:\b(?:or|nor)|\()\s*$/i
const NEGATION_LOOK_CHARS = 80

/** Some match that is asked for: not negated, not described, not quoted. */
export function asked(pattern: RegExp, line: string, strict: boolean): boolean {
  // `matchAll` would copy the expression for every line, which costs more than most searches.
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    const at = match.index
    const before = line.slice(Math.max(0, at - NEGATION_LOOK_CHARS), at)
    if (ALSO_NEGATED.test(before)) continue
    if (NEGATED.test(before) && !/\byou (?:must|should) not$/i.test(before)) continue
    if (strict && (!ASKING.test(before) || TOLD_OF.test(before) || OF_PROGRAMS.test(match[0]))) continue
    const end = at + match[0].length
    if (strict && OF_OTHERS.test(line.slice(end, end + BEHIND_CHARS))) continue
    if (is_mention(line, at, end) || is_wanted(match[0])) continue
    return true
  }
  return false
}

/** Whose rules they are, or what they are about: "the instructions of Marek", "instructions related to setting up". */
const OF_OTHERS = one_of(
  /^s?,? (?:of|from|by) (?!AI\b|LLM|Open|Anthropic|Google|User|System|Dev|Admin|Human|Oper|Own|The\b|Your?\b)[A-Z][a-z]+\b/,
  /^s?,? (?:related to|regarding|concerning|on how to|about (?!you|the user|the system|what))/,
  /^s?,? for (?:setting|install|build|config|upgrad|older?)/,
  // Machine data is not text: "the instructions in the replay buffer".
  /^s? in the (?:\w+ )?(?:buffer|queue|cache|stack|pipeline|register|trace|decoder|basic block)s?\b/,
  // "The old rules of marketing".
  /^ of (?!(?:the|your|this|that|these|those|an?|any|all|every|previous|prior|earlier|human|ai|llm|model|user|system|safety|security)\b)[a-z]/,
)
const BEHIND_CHARS = 40

/** "Stop work and ask the human for explicit approval": what is asked for is not taken away. */
function is_wanted(said: string): boolean {
  return WANTED.test(said) && !UNWANTED.test(said)
}
const WANTED =
  /\b(?:ask|wait|request|obtain|get|seek)\b[^.!?\n]{0,50}\b(?:approval|confirmation|permission|review|consent|checks?)\b/i
const UNWANTED =
  /\b(?:not|never|n't|without|need|instead of|skip|rather than)\b[^.!?\n]{0,24}\b(?:ask|wait|request|obtain|get|seek)\b/i

const QUOTES = new Set(['"', "'", '`', '“', '‘', '«', '「', '『'])
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '‘': '’', '«': '»', '「': '」', '『': '』' }
const MENTION_LOOK_CHARS = 160

/** Words of another language that make of the words before them a phrase somebody speaks of: "the sentence …", "such as …". */
const NAMED_BEHIND =
  /^["'”’»」』)\]]{0,2}\s?(?:이?라는|이?라고 (?:적힌|쓴|하는)|같은|등의|문장|문구|표현|という|といった|などの|のような|(?:之类|这样|等|这类|这种)的?(?:语句|短语|句子|文字|内容|提示|话)|这句话|那句话)/u
/** A line of a test's report. */
const REPORTER = /^\s*(?:[✓✔✗✘×●○√▸›]|ok \d|not ok\b|PASS\b|FAIL\b|--- (?:PASS|FAIL)|\d+\) )/
/** What becomes of the quoted words: "'…' is refused". */
const TREATED = in_turn(
  /^[^"'`“”]{0,80}["'`”’]\s(?:is|was|are|were|gets?|got|has been|should be|must be|will be) /i,
  /(?:\w{1,12} )?/i,
  /(?:refused|blocked|detected|flagged|rejected|ignored|caught|matched|found|reported|quarantined|escaped|stripped|removed|treated|filtered)\b/i,
)
/** The same words in another language follow: "'Ignorez …' means 'Ignore …'", "'Vergiss …' (deutsch) → 'Forget …'". */
const RENDERED =
  /^[^"'`“”„«»]{0,80}["'`”’»](?: \([^()"'\n]{2,24}\))?\s{0,2}(?:means?|is|stands for|translates (?:to|as|into)|becomes|=|→|->|⇒|–|—)\s{0,2}["'`“‘„«]/i
/** A program looks for the quoted words: `if "…" in text`. */
const LOOKED_FOR = /^[^"'`“”]{0,80}["'`] (?:not )?in \w[\w.]{0,40}(?:[([:.)]|\s(?:and|or)\b)/
/** A case of a test or a data set: words, and what is expected of them. */
const IS_CASE =
  /^\s*[[({]\s?(?:["'`][^"'`\n]{2,200}["'`]|f?["'][^"'\n]{2,200}["']),\s?(?:true|false|True|False|0|1|[A-Z][A-Z_]{2,20}\.\w{2,20})\s?[\])}],?\s*$/
const SPEAKS_OF_ATTACKS = /prompt[- ]?injection|jail ?break|\battackers?\b/i
/** What somebody wants of a product: "As a user I want to override the system prompt". */
const STORY = /\bas an? [\w -]{2,40}?,? (?:i|we) (?:want|need|wish|would like|expect|should be able)\b/i
/** Speech in a story: "…" she whispered. */
const NARRATED = in_turn(
  /["”’»],? (?:she|he|they|i|the \w{2,16}|[A-Z][a-z]{2,16}) /,
  /(?:said|says|whispered|asked|replied|told|shouted|cried|murmured|answered|added|muttered|laughed|hissed|sighed)\b/,
)
/** Addresses, whose names say nothing about the text. */
const HOSTS = /(?<!\S)\S*(?:@|:\/\/|\[\.\])\S*/g

/** Whether the words stand in quotation marks of code or of prose that speaks about attacks. */
export function is_mention(line: string, match: number, to: number): boolean {
  // The patterns of an address begin with what stands before it, which may be the quotation mark.
  const from = QUOTES.has(line[match] ?? '') ? match + 1 : match
  const before = line.slice(Math.max(0, from - MENTION_LOOK_CHARS), from)
  const after = line.slice(to, to + MENTION_LOOK_CHARS)
  if (in_pattern(before + line.slice(from, to), after) || PATTERN_LINE.test(line) || QUOTED_ITEMS.test(line))
    return true
  if (NAMED_BEHIND.test(after)) return true
  if (STORY.test(line) && !DANGEROUS_TEXT.test(line)) return true
  const quoted = quote_around(before, after)
  if (quoted === 'prose' && NARRATED.test(line) && !DANGEROUS_TEXT.test(line)) return true
  const around = `${before} ${after}`
  if (quoted === null)
    return (
      SPEAKS_OF_ATTACKS.test(around) && SPEAKS_OF_ATTACKS.test(around.replace(HOSTS, ' ')) && !DANGEROUS_TEXT.test(line)
    )
  if (quoted === 'report' || ABOUT_ATTACKS.test(around) || REPORTER.test(line) || TREATED.test(after)) return true
  if (RENDERED.test(after) || LOOKED_FOR.test(after) || IS_CASE.test(line)) return true
  // The strings of a JSON document are its text, not code that mentions something.
  return quoted === 'code' && !/^\s*[[{]\s*[[{"]/.test(line)
}

/** Behind these a quotation repeats what somebody says to a model, or could say. */
export const REPORTED = within(
  '',
  [
    /(?:^|[.!?;]\s+|\b(?:just|simply|or) )(?:say|try|ask|translate|spell|pronounce)/i,
    within(
      '\\b',
      [
        /(?:examples?|samples?)\b[^.!?"'`]{0,40}|compl(?:y|ies|ied) with|phrases?|sentences?|wording/i,
        /the (?:words?|strings?|texts?)|(?:could|might|may|can|would) (?:say|write|type|ask)/i,
        /(?:users?|people|attackers?|someone|somebody) (?:says?|writes?|types?|asks?)|hide|revert/i,
        /(?:pages?|texts?|mails?|files?|comments?|prompts?|messages?|documents?) that (?:say|read|contain)s?/i,
        /(?:containing|contained|matching|matched|mentioning)|(?:she|he|they|who|\w+er|\w+ist) put/i,
        /\w+ (?:injects?|inserts|plants|embeds)/i,
        /(?:paste|copy|use|enter|try|type|send|give) (?:this|the following|these|a|the) (?:\w+ )?(?:prompt|message|request)s?(?: \w+){0,6}/i,
        /\w+ (?:wrote|hid|inserted|added|included|typed|entered|planted|embedded|pasted|placed|used)/i,
        /prompts?|query|inputs?|payloads?|(?:probe|payload|attack|exploit|test|scanner|fuzzer)s? (?:\S{1,40} )?(?:sends?|tries|uses|types?|submits?|posts?)/i,
        /(?:page|mail|email|file|ticket|document|site|readme|web ?page|comment|issue|message) (?:says|contains|reads|states)/i,
        // "Append the line …" gives it to somebody.
        /(?<!\b(?:append|prepend|add|insert|put|write|paste|place) )the (?:comment|message|title|header|note|prompt|label|lines?)/i,
        /(?:tell|told|ask|asked|telling|asking) (?:it|claude|copilot|chatgpt|the (?:model|agent|assistant|bot|llm|ai))/i,
      ],
      '',
    ),
    /[→»]|["'”’»](?: \([^()"'\n]{2,24}\))? (?:means?|stands for|translates (?:to|as|into)|becomes)/i,
  ],
  '\\s*(?:[:,]\\s*)?$',
)

/** Null outside of quotes; `code` when the quote opens after an operator, a bracket or the name of a function. */
function quote_around(before: string, after: string): 'code' | 'prose' | 'report' | null {
  for (let at = before.length - 1; at >= 0; at--) {
    const mark = before[at] ?? ''
    if (!QUOTES.has(mark)) continue
    const inside_word = mark === "'" && /\w/.test(before[at - 1] ?? '') && /\w/.test(before[at + 1] ?? '')
    if (inside_word) continue
    const closing = CLOSING[mark] ?? mark
    const lead = before.slice(0, at).trimEnd().replace(STRING_PREFIX, '').trimEnd()
    // What an escape parts into lines is still one string.
    if (!after.includes(closing)) return ASSIGNS.test(lead) ? 'code' : null
    if (REPORTED.test(lead) || is_cell(lead, before.slice(at + 1), after, closing)) return 'report'
    // The value of an attribute is text of the page.
    return is_code_before(lead) && !/<[a-z][^<>]*=$/i.test(lead) ? 'code' : 'prose'
  }
  return null
}

/** `f"…"` of Python, and a variable that a string is assigned to. */
const STRING_PREFIX = /(?<=[=([{,+]\s{0,2})[fbru]{1,2}$/i
const ASSIGNS =
  /^\s*(?:(?:const|let|var|final|static|private|public)\s+){0,3}[A-Za-z_]\w{0,40}\s*(?::\s*\w{1,20}\s*)?=$/

/** A few words in quotation marks that fill a cell of a table, or one of its lines: what a row is about. */
function is_cell(lead: string, said: string, after: string, closing: string): boolean {
  const end = after.indexOf(closing)
  return (
    said.length + end <= CELL_CHARS &&
    /(?:\||<br\s?\/?>\s?[•*-]?)$/.test(lead) &&
    /^\s*(?:\||<br\s?\/?>|$)/.test(after.slice(end + 1))
  )
}
const CELL_CHARS = 48

/** An operator, a bracket, the name of a function, or an earlier element of a list stands before the quote. */
function is_code_before(lead: string): boolean {
  if (/(?:[=([{+]|=>|return|includes|match|contains|detect|scan|expect|assert\w{0,40})$/.test(lead)) return true
  return /["'`)\]}]\s*,$/.test(lead) && /[([{]/.test(lead)
}

/** An element of a list of regular expressions. */
const PATTERN_LINE = /^\s*\/(?!\*)[^/\n\\()|?*]*[\\()|?*][^/\n]*\/[dgimsuvy]{0,6},?\s*$/

/** An item of a list that holds nothing but wordings: - `ignore previous instructions` / `ignore your rules`. */
export const QUOTED_ITEMS =
  /^\s{0,12}[-*+•]\s{1,3}(?:`[^`\n]{2,120}`|"[^"\n]{2,120}"|“[^”\n]{2,120}”)(?:\s?[/,|]\s?(?:`[^`\n]{2,120}`|"[^"\n]{2,120}"|“[^”\n]{2,120}”)){1,12}[^`"“\n]{0,40}$/

/** The match stands in a regular expression: a slash before and after it, with characters only a pattern has. */
function in_pattern(before: string, after: string): boolean {
  if (!/^[^/\n]{0,80}\/[dgimsuvy]{0,6}\s*(?:[,;.)\]]|$)/.test(after)) return false
  const body = /(?:^|[=(,:[\s])\/(?!\*)([^/]*)$/.exec(before)?.[1]
  return body !== undefined && /[\\()[\]|?*]/.test(body + after.slice(0, after.indexOf('/')))
}
