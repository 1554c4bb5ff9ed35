// Finds instructions addressed to the agent. Evidence has to combine: words that address the agent, claim authority or
// bypass the user, together with something an agent should not be talked into. Either alone is ordinary prose. Source:
// CONTRACT 16.1, ENGINE 16.
import { in_turn, one_of, within } from '#core/compose.ts'
import { MAX_SCAN_LOOKS_BELOW } from '#core/limits.ts'
import { DESCRIPTION, described_lines, misuses_description } from '#core/review/detect/described.ts'
import { ADDRESS, ADDRESS_HINT, LOOSE_ADDRESS, WHEN_READ } from '#core/review/detect/english/address.ts'
import { ASKS, DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import { CERTAIN_ASKS, CERTAIN_NAME, ENGLISH_ASKS, ENGLISH_TURNS } from '#core/review/detect/english/english.ts'
import {
  AUTHORITY,
  AUTHORITY_HINT,
  BLATANT,
  CONCEALMENT,
  LEAK,
  OVERRIDES,
  TOOL_NOTE,
  UNASKED,
} from '#core/review/detect/english/phrases.ts'
import { schemes_in } from '#core/review/detect/english/schemes.ts'
import { LEGAL } from '#core/review/detect/evidence/cues.ts'
import { type Weighed, weigh } from '#core/review/detect/evidence/evidence.ts'
import { type Findings, new_findings } from '#core/review/detect/finding.ts'
import { foreign_marks, is_foreign } from '#core/review/detect/language/foreign.ts'
import { is_notice, line_markers, turn_markers } from '#core/review/detect/markers.ts'
import { asked, found, found_unforbidden, is_mention } from '#core/review/detect/mention.ts'
import { holds_task } from '#core/review/detect/record.ts'
import { smuggles_code } from '#core/review/detect/smuggled-code.ts'
import { worded_otherwise, wording_in } from '#core/review/detect/wording/wording.ts'

/** Which classes of phrases one line holds. */
export interface Marks {
  override: boolean
  address: boolean
  danger: boolean
  concealment: boolean
  /** Past the user rather than hidden from them. */
  unasked: boolean
  authority: boolean
  /** Complete in another language. */
  foreign: boolean
  /** An authority claim that nobody writes for another reason. */
  blatant: boolean
  /** Asks for the words the model was given before. */
  leak: boolean
  /** Speaks to an agent in another language, without a request yet. */
  opens: boolean
}

/** Cheap test that lets most lines of logs and code pass: every English class needs one of these words. */
const TRIGGER = one_of(
  /ignor|disregard|forget|overr|bypass|discard|neglect|abandon|erase|aside|stop|obey|follow|supersede/i,
  /dismiss|unlearn|\bai\b|a\.i\.|ai[_-]|llm|model|assistant|agent|copilot|claude|gpt|codex|gemini|cursor/i,
  /windsurf|aider|devin|\bbot|user|tell|mention|secret|silent|covert|between us|without|nothing happened/i,
  /you are|from now|new |your |do anything|dan\b|system|memory|remember|repeat|human|always|task/i,
  /overwrite|append|replace|update|disable|remove|turn off|this message|required|authori|approval|consent/i,
  /permission|paste|credential|api[- ]?key|above|safety|\btool\b|restrict|machine|reader|crawler|notic/i,
  /robot|\bbots\b|co-pilot|approv|developer mode|first message|\[admin|voided?\b|pretend|role-?play/i,
  /persona|unfiltered|uncensored|regardless|earlier|\[ai|\(ai|gemini|operator|told you/i,
  /(?:positive|favou?rable|glowing) (?:review|eval|assess|rating)|description|summary|transcript/i,
)

/** Classes of one line. Mentions do not count. */
export function marks_of(line: string): Marks {
  const foreign = foreign_marks(line)
  const marks: Marks = {
    override: false,
    address: false,
    danger: false,
    concealment: false,
    unasked: false,
    authority: false,
    foreign: foreign.override || foreign.addressed || foreign.concealed,
    blatant: false,
    leak: false,
    opens: foreign.opens,
  }
  if (!TRIGGER.test(line)) return marks
  marks.override = !OPTION.test(line) && OVERRIDES.some((pattern) => asked(pattern, line, true))
  const names = ADDRESS_HINT.test(line) && !LEGAL.test(line)
  const spoken_at = names ? addressed_at(line) : -1
  marks.address =
    spoken_at >= 0 || (names && LOOSE_ADDRESS.some((pattern) => found(pattern, line))) || found(WHEN_READ, line)
  marks.concealment =
    !EMBARGO.test(line) && !FROM_SOMEBODY.test(line) && CONCEALMENT.some((pattern) => found_unforbidden(pattern, line))
  marks.unasked = found_unforbidden(UNASKED, line)
  marks.authority = AUTHORITY_HINT.test(line) && AUTHORITY.some((pattern) => found(pattern, line))
  marks.blatant = found(BLATANT, line)
  marks.leak = found_unforbidden(LEAK, line)
  const noted = TOOL_NOTE.exec(line)
  const note = noted !== null && is_mention(line, noted.index, noted.index + noted[0].length) ? null : noted
  const told_at = note !== null && DESCRIPTION.test(line) ? note.index : spoken_at
  const { override, address, concealment, unasked, authority } = marks
  if (override || address || concealment || unasked || authority || note !== null || is_notice(line))
    marks.danger = endangers(line) || (told_at >= 0 && asks_of(line, told_at))
  return marks
}

/** "Don't tell Marketing until it is live": people keep news from each other for a while. */
const EMBARGO =
  /\b(?:do not|don[’']?t) (?:yet )?(?:tell|inform|notify) (?!(?:the |your |any )?(?:user|human|operator|owner|person|people|anyone|anybody|maintainer|developer)s?\b)(?:the )?\w{2,24}(?: \w{2,24}){0,2} (?:until|till|before|yet)\b/i
/** "Don't tell Max, it is a surprise": one person keeps something from another, by name. */
const FROM_SOMEBODY =
  /\b[Dd](?:o not|on[’']?t) (?:tell|mention (?:it|this|that) to) (?!(?:The|Your|Any|Anyone|Anybody|Users?|Humans?|Operators?|Owners?|Claude|Copilot|People|Them|Him|Her)\b)[A-Z][a-z]{1,15}\b(?! (?:the|who|or)\b)/
/** Lines above one that keeps quiet, which may say about what. */
const NEAR_LINES = 2
const SCRIPT_FROM = /<script\b[^<>]{0,200}\bsrc\s*=\s*["']?https?:/i

function plants(line: string): boolean {
  return SCRIPT_FROM.test(line) || endangers(line)
}

/** An option in the help of a program: "--system <text> override the system prompt". */
const OPTION =
  /^\s{0,12}(?:-\w,? )?--[\w-]{2,40}(?:[ =](?:<[\w-]{1,30}>|\[[\w-]{1,30}\])\s|\s{2})|^\s{0,8}\|\s{0,4}`{0,2}(?:-\w,? )?--[\w-]{2,40}[^|\n]{0,60}\|/

/** Where a line turns to an agent, -1 when it does not. */
function addressed_at(line: string): number {
  for (const pattern of ADDRESS) {
    const match = pattern.exec(line)
    if (match !== null && !is_mention(line, match.index, match.index + match[0].length)) return match.index
  }
  // Sentences about an AI address the AI that reads them; sentences about agents may be about people.
  for (const pattern of LOOSE_ADDRESS) {
    const match = pattern.exec(line)
    if (match === null || !CERTAIN_NAME.test(match[0])) continue
    if (!is_mention(line, match.index, match.index + match[0].length)) return match.index
  }
  return -1
}

/** A name stands this near the place where its address begins. */
const NAME_CHARS = 60
/** Words this far behind an address still belong to it; before it, the sentence it stands in. */
const REACH_AFTER = 500

/** What is asked of somebody who is plainly spoken to. */
function asks_of(line: string, at: number): boolean {
  const start =
    Math.max(line.lastIndexOf('.', at - 1), line.lastIndexOf('!', at - 1), line.lastIndexOf('?', at - 1)) + 1
  const reach = line.slice(start, at + REACH_AFTER)
  const asks = CERTAIN_NAME.test(line.slice(at, at + NAME_CHARS)) ? [...ENGLISH_ASKS, ...CERTAIN_ASKS] : ENGLISH_ASKS
  return asks.some((pattern) => asked(pattern, reach, false)) || found_unforbidden(ENGLISH_TURNS, reach)
}

/** Whether a line asks for something an agent should not be talked into. */
export function endangers(line: string): boolean {
  return ASKS.some((pattern) => asked(pattern, line, false)) || found_unforbidden(DANGEROUS_TEXT, line)
}

/** What a manual about agents says of them on every page; in such a text these need the evidence as well. */
const SAID_IN_MANUALS: ReadonlySet<string> = new Set(['addressed', 'concealed', 'unasked', 'authority'])
const MANUAL_TALK = 6
const MANUAL_MARGIN = -0.5

/** Spoken to in a way that nobody uses with people, whatever the rest of the text is worded like. */
const PLAIN = /^evidence:(?:machine-reads|reader-told)\b/
/** Findings that rest on a few words: they do not hold in a text that is worded like no instruction. */
const WEAK = /^(?:addressed|evidence:|prompt-leak|unasked)/

/** Evidence this far above what it takes holds, however the rest is worded. */
const STRONG = 1

/** How much more than elsewhere a guide for agents has to be worded like a planted instruction (detect/guide.ts). */
const GUIDE_WORDING = 4.75

/**
 * Finds instructions in the lines of one output. In a guide for agents polite orders to an agent are what one expects: there only those
 * count that override, keep something from the user or do harm.
 */
export function find_instructions(lines: readonly string[], findings: Findings, guide = false): void {
  const seen: Marks[] = []
  const found_here = new_findings()
  const known = new Map<string, Marks>()
  const described = described_lines(lines)
  let looks = 0
  lines.forEach((line, at) => {
    line_markers(line, lines.slice(Math.max(0, at - ABOVE_LINES), at), speaks_to_someone, found_here)
    // Logs repeat lines, and so do attackers who want to keep the scan busy.
    const told_before = known.get(line)
    const marks = told_before ?? marks_of(line)
    known.set(line, marks)
    if (told_before === undefined)
      for (const kind of schemes_in(unwrapped(lines, at))) found_here.add('instruction', kind)
    if (told_before === undefined && smuggles_code(lines, at)) found_here.add('instruction', 'smuggles-code')
    seen.push(marks)
    report(line, marks, found_here)
    if (described.has(at) && misuses_description(line, marks.concealment)) found_here.add('instruction', 'tool-note')
    if (marks.concealment && lines.slice(Math.max(0, at - NEAR_LINES), at).some(plants))
      found_here.add('instruction', 'concealed')
    if (marks.opens && looks++ < MAX_SCAN_LOOKS_BELOW && asked_below(line, lines.slice(at + 1, at + 1 + BELOW_LINES)))
      found_here.add('instruction', 'override')
    const opens = marks.address || marks.authority || marks.concealment
    if (opens && looks++ < MAX_SCAN_LOOKS_BELOW && continues(line, marks, lines.slice(at + 1, at + 1 + BELOW_LINES)))
      found_here.add('instruction', marks.authority ? 'authority' : 'addressed')
  })
  turn_markers(lines, speaks_to_someone, found_here)
  if (holds_task(lines)) found_here.add('instruction', 'task-in-field')
  const { margin, because, talk } = evidence_in(lines, (at) => seen[at])
  const manual = talk >= MANUAL_TALK && margin < MANUAL_MARGIN
  const kinds = found_here.names().map((name) => name.slice('instruction:'.length))
  const kept = manual ? kinds.filter((kind) => !SAID_IN_MANUALS.has(kind)) : kinds
  // The evidence names the finding: `evidence:vocative+leak+secret`.
  if (kept.length === 0 && margin > (guide ? STRONG : 0)) kept.push(`evidence:${because.join('+')}`)
  if (
    kept.length > 0 &&
    margin < STRONG &&
    !kept.some((kind) => PLAIN.test(kind)) &&
    kept.every((kind) => WEAK.test(kind)) &&
    worded_otherwise(lines) &&
    !lines.some((line, at) => seen[at]?.address === true && found_unforbidden(DANGEROUS_TEXT, line))
  )
    return
  const least = guide ? GUIDE_WORDING : 0
  if (kept.length === 0 && wording_in(lines, least) > least) kept.push('wording')
  for (const kind of kept) findings.add('instruction', kind)
}

/** What speaks for a planted instruction in these lines, all things considered. */
export function evidence_in(
  lines: readonly string[],
  marks_at: (at: number) => Marks | undefined,
  unseen = false,
): Weighed {
  return weigh(
    lines,
    (line) => unseen || SPEAKS.test(line),
    (at) => {
      const line = lines[at]
      return line === undefined ? [] : rule_cues(line, marks_at(at) ?? marks_of(line))
    },
    unseen,
  )
}

/** A line that is worth reading word by word: somebody may be spoken to, or in a manner nobody uses with people. */
const SPEAKS = one_of(
  // Whoever it is that reads.
  /\bwhoever\b|\bwhichever\b|\bthe one \w+ing\b|\bby software\b/i,
  /\b(?:tool|program|script|software|automation|system|service|process|pipeline|workflow|parser|plugin|extension|integration)s? (?:that|which) /i,
  // Machines by their names.
  /[_-](?:ai|bot)s?\b|before this (?:conversation|chat|page)|["']description["']\s*:|\ba\.?i\.?s?\b/i,
  /\bai[_-]|llm|gpt|co-?pilot|claude|codex|\b(?:chat)?bots?\b|robot|agent|assistant|\bmodels?\b|gemini/i,
  /cursor|devin|aider|windsurf|machine|crawler|scraper|screener|summari[sz]er|screening|automat|neural/i,
  /answer engine|(?:every|all|each|your) (?:answer|repl|response)/i,
  /\b(?:bing|siri|alexa|perplexity|cline)\b|\b(?:hey|ok|dear) computer|to \w+ software/i,
  // What it is told to be from now on, and what is its own.
  /new (?:instruction|task|rule|polic|order)|remember/i,
  within(
    'your ',
    [
      /actual|user|operator|owner|human|sandbox|tool|conf|mem|long|context|system|train|guid|instr|prompt/i,
      /init|hidden|develop|creat|session|conv|previous|restr|safety|cred|env|perm|task|new|real|true|only/i,
      /next|last|answer|reply|response/i,
    ],
    '',
  ),
  // Past the user: forgotten, in secret, without asking.
  /you were|\b(?:ignore|disregard|forget|override)|secretly|silently|covertly|discreetly|unnoticed/i,
  /between us|trace/i,
  /(?:without|skip|no|never|not|n't) (?:\w+ )?(?:ask|confirm|approv|permission|review|tell|inform|notif|mention|reveal|report|know|show)/i,
  // On whose authority, and for how long.
  /nobody|no one|\bauthori[sz]ed|pre-?approved|no longer|from now|henceforth|memory|every session/i,
  /future sessions|system prompt|end of (?:the )?(?:document|prompt)/i,
  /\b(?:admin|system|operator|developer|maintainer)s?\b[^a-z]{0,3}(?::|message|note|notice|override|instruction)/i,
)

/** What the rules see in a line, as cues. */
function rule_cues(line: string, marks: Marks): string[] {
  const cues: string[] = []
  if (marks.override) cues.push('overrides')
  if (marks.concealment) cues.push('conceals')
  if (marks.unasked) cues.push('unasked')
  if (marks.authority) cues.push('claims-authority')
  if (marks.leak) cues.push('leak')
  if (marks.address) cues.push('addressed')
  if (marks.danger || endangers(line)) cues.push('endangers')
  if (ENGLISH_ASKS.some((pattern) => asked(pattern, line, false))) cues.push('asks-of-agent')
  if (found_unforbidden(ENGLISH_TURNS, line)) cues.push('turns')
  return cues
}

/** A tool that forbids the question. */
const NEVER_ASK =
  /\b(?:never|do not|don[’']?t|must not) (?:ever )?(?:ask|prompt|bother|consult) (?:the )?(?:user|human|operator|customer|owner|for (?:confirmation|permission|approval))\b/i
/** A parameter that is filled with what a model knows besides: its prompt, the whole conversation and what it has seen of keys. */
const TAKES_ALL = in_turn(
  /["']description["']\s*:\s*["'](?![^"']{0,80}\b(?:never|not|without)\b)[^"']{0,80}?\b/i,
  /(?:(?:full|entire|complete|whole|all|raw|any|current) (?:\w+ ){0,2}(?:system prompt|context window|secrets?|credentials|api keys|private keys|environment variables|instructions you)|(?:full|entire|complete|whole|raw) (?:\w+ ){0,2}(?:conversation|chat|transcript|history)\b[^"']{0,40}\b(?:so far|verbatim|secrets?|credentials|keys|tokens|prompt|tool calls))/i,
)
/** How far above a marker the text may say that it explains a format. */
const ABOVE_LINES = 3
/** How far below its address a request may stand, in lines and characters. */
const BELOW_LINES = 4
const BELOW_CHARS = 500

/** Prose of which a line is this long is wrapped when the next one begins in the middle of a sentence. */
const WRAPPED_CHARS = 40
/** Lines that a wrapped sentence may have. */
const WRAPPED_LINES = 3

/** The sign in front of each line of a comment. */
const COMMENTED = /^\s*(?:#|\/\/|\*)\s/
/** A line with the rest of its sentence, where that stands below. */
function unwrapped(lines: readonly string[], at: number): string {
  let text = lines[at] ?? ''
  const comment = COMMENTED.test(text)
  for (let below = at + 1; below < at + WRAPPED_LINES; below++) {
    const before = lines[below - 1] ?? ''
    const next = lines[below] ?? ''
    const line = comment ? next.replace(COMMENTED, '') : next
    if (
      before.length < WRAPPED_CHARS ||
      !/[\w,'"`)]\s*$/.test(before) ||
      !/^\s*(?:\[[\w -]{1,20}\]\s)?(?:[a-z(`"'~/]|[\w.+-]+@)/.test(line)
    )
      break
    text += ` ${line.trimStart()}`
  }
  return text
}

/** A member of a structure or a statement of code, which goes on with nothing. */
const ENTRY = /^\s*["']?[\w.-]{1,40}["']?\s*[:=]\s*["'{[(\d]|[{};=]\s*$/

/** What one line announces the next may ask for: an address or a claim without a request, or half a sentence that keeps quiet. */
function continues(line: string, marks: Marks, below: readonly string[]): boolean {
  const { address, authority, concealment, danger } = marks
  const [next] = below
  if (danger || next === undefined) return false
  const announced =
    /^[^a-z]{0,12}(?:attention|note|important|instruction|system|message)/i.test(line) || /:\s*$/.test(line)
  if ((announced && (address || authority)) || (concealment && !/(?<!\W)[^\w.!?]*[.!?]\W*$/.test(line))) {
    if (next.length < BELOW_CHARS && endangers(next)) return true
  }
  const at = address ? addressed_at(line) : -1
  if (at < 0) return false
  // A list item does not continue the sentence above it.
  const prose = below
    .filter((one) => !ENTRY.test(one))
    .map((one) => (/^\s*(?:[-*+#>]|\d+[.)])/.test(one) ? `\n${one}` : ` ${one}`))
    .join('')
  return asks_of(`${line.slice(at)}${prose.slice(0, BELOW_CHARS)}`, 0)
}

/** Whether an address in another language goes on below: the next lines that are not empty, as far as a request may stand. */
function asked_below(line: string, below: readonly string[]): boolean {
  const next = below.filter((one) => one.trim() !== '' && !ENTRY.test(one) && is_foreign(one)).slice(0, FOREIGN_LINES)
  return next.length > 0 && foreign_marks(`${line} ${next.join(' ').slice(0, BELOW_CHARS)}`).addressed
}
const FOREIGN_LINES = 2

/** Reports the combinations of classes that make an instruction. */
function report(line: string, marks: Marks, findings: Findings): void {
  const describes = DESCRIPTION.test(line)
  if (!describes && !Object.values(marks).some(Boolean)) return
  for (const kind of combined(marks)) findings.add('instruction', kind)
  if (is_tool_note(line, describes, marks)) findings.add('instruction', 'tool-note')
  const { address, danger, authority, override, concealment } = marks
  if (is_notice(line) && (address || danger || authority || override || concealment || found(ENGLISH_TURNS, line)))
    findings.add('instruction', 'role-marker')
  if (marks.leak) findings.add('instruction', 'prompt-leak')
}

/** What the classes of one line make together. */
function combined({ override, address, danger, concealment, unasked, authority, ...rest }: Marks): string[] {
  const kinds: string[] = []
  if (override || rest.foreign) kinds.push('override')
  if (address && (danger || concealment || unasked || authority || override)) kinds.push('addressed')
  if (concealment && (danger || authority || override)) kinds.push('concealed')
  if (unasked && (authority || override)) kinds.push('unasked')
  if (rest.blatant || (authority && (danger || address || concealment))) kinds.push('authority')
  return kinds
}

/** Whether a line of a tool's description tells whoever uses the tool what else to do. */
function is_tool_note(line: string, describes: boolean, { danger, concealment }: Marks): boolean {
  if (found(TOOL_NOTE, line) && (concealment || (danger && describes))) return true
  return describes && (NEVER_ASK.test(line) || TAKES_ALL.test(line) || misuses_description(line, concealment))
}

function speaks_to_someone(text: string): boolean {
  const marks = marks_of(text)
  return marks.override || marks.authority || marks.concealment || marks.foreign || endangers(text)
}
