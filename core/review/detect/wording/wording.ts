// Scores the wording of a whole text: how much its words resemble planted instructions or everyday texts, by a table
// fitted to labelled outputs (test/bench/fit/wording.ts). It finds instructions for which there is no rule or cue, and
// dismisses weak findings in texts that resemble none. Source: ENGINE 16.
import { one_of, within } from '#core/compose.ts'
import { sentences_of, TITLE, WINDOWS } from '#core/review/detect/evidence/cues.ts'
import { words_of } from '#core/review/detect/evidence/words.ts'
import { LEAST, START, WORDINGS } from '#core/review/detect/wording/table.ts'
import { class_pairs, features_of, MAX_WORDS, starts_of, wording_of } from '#core/review/detect/wording/words.ts'

/** What is weighed together: a line, and the beginning of the one below when it is short. */
export interface Stretch {
  line: string
  next: string
}

let weight_of: ReadonlyMap<string, number> | null = null

/** Weight of each feature; made for the first text, because it takes a megabyte and many gateways see no outputs. */
function weights(): ReadonlyMap<string, number> {
  weight_of ??= new Map(WORDINGS.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)))
  return weight_of
}

/** A line is read to this point; what follows is weighed with the next one. */
const MAX_LINE_CHARS = 600
/** Short lines are weighed with the one below. */
const SHORT_CHARS = 300
/** Stretches of one text that are weighed by more than their words. */
const MAX_READ = 400
/** What cues and classes may add to the words at most, so that most stretches are not asked for them. */
const CUES_ADD = 7
/** A text whose heaviest stretch weighs less than this is worded like no instruction. */
const UNLIKELY = -2.25
/**
 * Cues of which an order to a machine has one: it, its memory, its rules, secrecy, a place where nobody looks. Where there is only a
 * user or a you, a person may write to another, and it takes more; where there is neither, much more.
 */
const OF_MACHINES: ReadonlySet<string> = cues_named(
  'sure maybe reader machine machine-reads name-reads of-human secret unasked override earlier-rules frame placed memorize noted-key noted-key-sure',
)
const OF_SOMEBODY: ReadonlySet<string> = cues_named('you user official persist described role notice')
const SOMEBODY_MORE = 1
const NOBODY_MORE = 5
const FOR_A_MACHINE: ReadonlySet<string> = cues_named(
  'sure maybe reader machine machine-reads name-reads secret unasked override earlier-rules frame placed memorize',
)
/** A string of a program says nothing. */
const CODE_MORE = 3
/** An address without an order is where something is to be found. */
const POINTS_MORE = 1.5
const OF_ORDERS: ReadonlySet<string> = cues_named(
  'asks imperative forbids secret unasked override told-sure told-maybe condition persist authority',
)
/** Where nothing is asked for, somebody tells what was done: a log, a report. */
const TELLS_MORE = 1
const LOGS_MORE = 4
/** What is reported of machines: what they were told, how they were made, what they may do. */
const REPORT_MORE = 2
const REPORTS = one_of(
  /\b(?:models?|assistants?|agents?|bots?|llms?|ais?|systems?) (?:was|were|had been|have been) (?:then |only |also )?(?:asked|told|instructed|trained|given|shown|prompted|fine-tuned|evaluated|tested)\b/i,
  /\b(?:models?|assistants?|agents?|bots?|llms?|ais?) (?:may|might|could|often|sometimes|tends? to|fails? to|sometimes|can) \w/i,
  /\b(?:models?|assistants?|agents?|bots?|llms?|ais?) (?:(?:with|in|on|for) [\w ]{1,24}? )?(?:must|should) (?:run (?:in|with|under|as)|be|have|stay)\b/i,
  /\b(?:prevent|stop|keep|block|restrict|protect)(?:s|ed|ing)? (?:\w+ )?(?:models?|assistants?|agents?|bots?|llms?|ais?) from\b/i,
  // Bug reports tell what somebody did.
  /\b(?:crash|fail|throw|hang|freez|break)(?:e?s|e?d)? (?:\w+ ){0,3}when (?:i|we)\b/i,
  // Comparisons and parsers ignore things, too.
  /\bignor(?:e|es|ed|ing) (?:the )?(?:case|(?:leading |trailing )?white ?space|blank lines|line endings|punctuation|order)\b/i,
  /\b(?:he|she|they|i|we|who) (?:had )?(?:told|asked|instructed) (?:the|his|her|their|my|our|an?) (?:\w+ )?(?:models?|assistants?|agents?|bots?|llms?|ais?)\b/i,
  /\bwith the help of (?:an? )?(?:\w+ )?(?:model|assistant|llm|ai|agent)\b|\b(?:written|generated|reviewed|co-?authored)[- ]by:? (?:an? |the )?(?:\w+ )?(?:model|assistant|llm|ai|agent|bot)\b/i,
)
/** What people do with their hands and eyes. */
const HANDS_MORE = 2.5
/** Whoever is named beside the way through the windows of a program, a person walks it; a title is not said to its reader. */
const WINDOWS_MORE = 4
const HANDS = one_of(
  /\b(?:in|into|from|at|open|open up|launch) (?:your|a|the|any|another|a new) (?:terminal|shell|command (?:prompt|line)|console|powershell)\b/i,
  /\bon-?screen\b|\bpress (?:any|the|enter|return|ctrl|\w{1,6}\+)|\b(?:double-|right-)?click (?:on|the)\b|\brestart your (?:shell|terminal|computer|pc|mac)\b/i,
  /\b(?:the|if) (?:setup|installer) (?:tells|asks|says|prompts|wants)\b|\brun (?:\w+\.exe|it) as administrator\b/i,
)
/** What a project asks of its helpers, when nothing about it is quiet, far away or for good. */
const PROJECT_MORE = 1
const OF_PROJECTS =
  /\b(?:test suite|unit tests|linter|formatter|type ?check|change ?log|code of conduct|CLA\b|DCO\b|style guide|make (?:test|check|lint|fmt)|(?:npm|pnpm|yarn) (?:test|run)|pre-commit)/i
const NOT_OF_PROJECTS: ReadonlySet<string> = cues_named(
  'secret unasked override url mail persist authority earlier-rules memorize',
)
/** A line of a log. */
const LOG =
  /^\W{0,3}(?:\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|(?:info|warn(?:ing)?|error|debug|trace|audit|fatal)\b|level=|\{"level")/i
/** A ban is a project's guidance, unless it bans that somebody is told or asked. */
const BAN_MORE = 1.5
/** All the more where it stands behind what is to be done instead, and that is the project's own work. */
const GUIDES_MORE = 2
const GUIDES = /\b(?:run|use|prefer|write|keep)\b[^\n]{1,80}(?:[.,;]| and| but) (?:never|do not|don['’]?t|avoid)\b/i
const IN_REQUEST =
  /\bin (?:the|your|every|each) (?:pr|pull request|commit|merge request) (?:description|message|body|title)/i
/** The table knows English; other languages have their own vocabulary (language/foreign.ts). */
const OTHER_LETTERS =
  /[\u00c0-\u024f\u0370-\uffef][\s\S]{0,400}?[\u00c0-\u024f\u0370-\uffef][\s\S]{0,400}?[\u00c0-\u024f\u0370-\uffef]/

/** Small words that English does not have, and small words of English: whichever a line has more of, it is written in. */
const SMALL_ELSEWHERE = within(
  '\\b',
  [
    /der|das|den|dem|des|und|nicht|ist|ein|eine[nrm]?|auf|mit|wird|werden|sich|oder|les?|la|et|est|une?/gi,
    /du|dans|pour|que|qui|sont|ou|avec|el|los|las|del|por|para|con|como|una|al|il|di|della|che|per|non/gi,
    /sono|nel|um|uma|os|ao|dos|das|het|een|van|de|en|wordt|niet|voor|zijn|met|te|och|att|det|som|inte|og/gi,
    /ikke|af|nie|jest|lub|oraz|ve|bir|bu|yang|dan|untuk|tidak/gi,
  ],
  '\\b',
)
const SMALL_ENGLISH =
  /\b(?:the|and|of|to|is|are|that|this|with|for|from|you|your|it|not|be|by|on|or|as|an?|all|any|will|must|should|please|before|every)\b/gi
/** Small words of another language from which a line is not English, wherever it stands. */
const ELSEWHERE = 3
/** In a text that has so many more of them than English ones, a line is English only when it shows it. */
const MOSTLY_ELSEWHERE = 2

/** Which lines are in a language the table was not fitted to: their words mean something else there. */
function elsewhere(lines: readonly string[]): (at: number) => boolean {
  const counts = lines.map((line) => {
    const part = line.slice(0, MAX_LINE_CHARS)
    return { there: part.match(SMALL_ELSEWHERE)?.length ?? 0, english: part.match(SMALL_ENGLISH)?.length ?? 0 }
  })
  const all = (of: 'there' | 'english') => counts.reduce((sum, count) => sum + count[of], 0)
  const there_all = all('there')
  const mostly = there_all >= ELSEWHERE && there_all > MOSTLY_ELSEWHERE * all('english')
  return (at) => {
    const { there, english } = counts[at] ?? { there: 0, english: 0 }
    return there >= ELSEWHERE ? there > english : mostly && there >= english
  }
}

/** How many stretches a text may have before its heaviest one has to weigh more: out of many, some are heavy by chance. */
const FREE_STRETCHES = 8
/** A text of so few has nothing else to say than what is weighed, and less is enough. */
const FEW_STRETCHES = 4
const FEW_LESS = 0.5
/** How much more for each e-fold of stretches. */
const MORE_PER_LENGTH = 0.7

/**
 * How much the heaviest stretch of these lines is above what it takes to be reported; above 0 it is an instruction. Stretches are read
 * closely only where that may lift them above `from`.
 */
export function wording_in(lines: readonly string[], from = 0): number {
  const stretches = stretches_of(lines)
  const more =
    stretches.length <= FEW_STRETCHES
      ? -FEW_LESS
      : MORE_PER_LENGTH * Math.log(Math.max(1, stretches.length / FREE_STRETCHES))
  return heaviest(stretches, LEAST + more + from) - LEAST - more
}

/** Whether nothing in these lines is worded like an instruction; false where there is nothing to weigh. */
export function worded_otherwise(lines: readonly string[]): boolean {
  // Code below a comment is not evidence for the comment.
  const stretches = stretches_of(lines).flatMap((one) => (one.next === '' ? [one] : [one, { ...one, next: '' }]))
  const most = heaviest(stretches, UNLIKELY)
  return most > Number.NEGATIVE_INFINITY && most < UNLIKELY
}

/** The weight of the heaviest stretch, exact where it is above `from`. */
function heaviest(stretches: readonly Stretch[], from: number): number {
  const known = new Set<string>()
  const read_line = once_a_line(features_of_line)
  const words = once_a_line(wording_of)
  let most = Number.NEGATIVE_INFINITY
  let read = 0
  for (const stretch of stretches) {
    const text = `${stretch.line}\n${stretch.next}`
    if (known.has(text)) continue
    known.add(text)
    const light = START + sum(worded(stretch, words))
    const weight =
      light + CUES_ADD <= from || read++ >= MAX_READ ? light : light + beyond_words(stretch, meant(stretch, read_line))
    if (weight > most) most = weight
  }
  return most
}

/** What a function says of a line, found out once: each line is read by itself and below the one before it. */
function once_a_line<T>(read: (line: string) => T): (line: string) => T {
  const known = new Map<string, T>()
  return (line) => {
    let said = known.get(line)
    if (said === undefined) {
      said = read(line)
      known.set(line, said)
    }
    return said
  }
}

/** The stretches that the table can weigh. */
export function stretches_of(lines: readonly string[]): Stretch[] {
  const foreign = elsewhere(lines)
  return lines.flatMap((whole, at) => {
    const line = whole.slice(0, MAX_LINE_CHARS).replace(COURTESY, '')
    if (line.trim() === '' || (DATA.test(line) && !SPEAKS.test(line)) || OTHER_LETTERS.test(line) || foreign(at))
      return []
    const under = below(lines, at)
    const said = ASKS_TURN.test(lines[at - 1] ?? '') ? line.replace(ANSWERS_TURN, '') : line
    // Code below a comment is not part of it.
    const parted = COMMENT.test(line) && !COMMENT.test(under)
    const next = whole.length < SHORT_CHARS && !parted ? under.slice(0, SHORT_CHARS) : ''
    return [{ line: unquoted(said), next: unquoted(ASKS_TURN.test(line) ? next.replace(ANSWERS_TURN, '') : next) }]
  })
}

/** How mails to many people end. */
const COURTESY =
  /\bif you (?:did not|didn['’]?t|have not|are not|received)\b[^.!?\n]{0,60}?(?:please |kindly |safely |simply )?(?:ignore|disregard|delete) this (?:e-?mail|mail|message|notice|letter|text|sms)\b/gi
/** A structure none of whose strings has three words. */
const DATA = /^\s*[[{]/
const SPEAKS = /(?<!\S)\S{1,40} \S{1,40} \S{1,40}(?!\S)/
/** Turns of a dialogue: who answers there is no one spoken to. */
const ASKS_TURN = /^\s*(?:user|customer|client|caller|visitor|guest|q|me)\s*:/i
const ANSWERS_TURN = /^\s*(?:agent|assistant|bot|support|ai|a)\s*:\s*/i
const COMMENT = /^\s*(?:\/\/|\/\*|#(?!#| [A-Z])|--\s|;;|\*\s|<!--)/

/** What somebody quotes within a sentence he does not say; values of members and attributes are no quotations. */
function unquoted(line: string): string {
  if (!line.includes(' "') && !line.includes(' “')) return line
  const said = line.replace(LISTED.test(line) ? EVERY : QUOTED, '"quoted"')
  // What somebody is told to say to a model: tell the model: "…".
  return said.replace(EVERY, (words, at: number) =>
    TOLD_BEFORE.test(said.slice(Math.max(0, at - LEAD_CHARS), at)) ? '"quoted"' : words,
  )
}
/** A label and a row of quotations. */
const LISTED = /^\s*\|[^\n]{0,200}?["“][^"“”]{4,120}["”]|^[^"“{[]{4,80}:\s["“][^"“”]{4,120}["”],\s["“]/
const EVERY = /["“][^"“”\n]{4,200}["”]/g
const LEAD_CHARS = 60
const TOLD_BEFORE =
  /\b(?:(?:tell|told|ask|asked|telling|asking) (?:it|claude|copilot|chatgpt|the (?:model|agent|assistant|bot|llm|ai))|(?:paste|copy|use|enter|try|type|send|give) (?:this|the following|these|a|the) (?:\w+ )?(?:prompt|message|request)s?(?: \w+){0,6}):?\s*$/i
const QUOTED = /(?<=[a-z]\s)["“][^"“”\n]{12,200}["”]/gi

/** All that the table may know of a stretch. */
export function features_in(stretch: Stretch): string[] {
  return [...worded(stretch, wording_of), ...meant(stretch, features_of_line)]
}

/** The next line that is not empty, when it stands right below or behind one empty line. */
function below(lines: readonly string[], at: number): string {
  const near = lines[at + 1] ?? ''
  return near.trim() === '' ? (lines[at + 2] ?? '') : near
}

/** Its words, pairs of neighbours and what its sentences begin with. */
function worded({ line, next }: Stretch, words: (line: string) => readonly string[]): Set<string> {
  const first = words(line)
  const second = words(next)
  const features = features_of([...first, ...second].slice(0, MAX_WORDS))
  for (const start of starts_of(first)) features.add(start)
  for (const start of starts_of(second)) features.add(start)
  return features
}

function beyond_words(stretch: Stretch, features: ReadonlySet<string>): number {
  const has = (cues: ReadonlySet<string>) => [...features].some((feature) => cues.has(feature))
  const more = has(OF_MACHINES) ? 0 : has(OF_SOMEBODY) ? SOMEBODY_MORE : NOBODY_MORE
  const points = features.has('c:url') && !has(OF_ORDERS)
  const tells = !has(OF_ORDERS) && !features.has('c:placed')
  const bans = features.has('c:forbids') && !features.has('c:secret') && !features.has('c:unasked')
  return (
    sum(features) -
    more -
    (features.has('c:code') ? CODE_MORE : 0) -
    (bans ? BAN_MORE : 0) -
    (guides(stretch.line, features) ? GUIDES_MORE : 0) -
    (points ? POINTS_MORE : 0) -
    (HANDS.test(stretch.line) && !has(FOR_A_MACHINE) ? HANDS_MORE : 0) -
    (WINDOWS.test(stretch.line) || TITLE.test(stretch.line) ? WINDOWS_MORE : 0) -
    (OF_PROJECTS.test(stretch.line) && !has(NOT_OF_PROJECTS) ? PROJECT_MORE : 0) -
    (REPORTS.test(`${stretch.line} ${stretch.next}`) && !features.has('c:told-sure') && !features.has('c:secret')
      ? REPORT_MORE
      : 0) -
    (tells ? (LOG.test(stretch.line) ? LOGS_MORE : TELLS_MORE) : 0)
  )
}

/** Whether a line says how a project wants its work done. */
function guides(line: string, features: ReadonlySet<string>): boolean {
  if (!features.has('c:project') || features.has('c:names-secret') || features.has('c:unasked')) return false
  return (features.has('c:forbids') && !features.has('c:asks') && GUIDES.test(line)) || IN_REQUEST.test(line)
}

function cues_named(names: string): ReadonlySet<string> {
  return new Set(names.split(' ').map((name) => `c:${name}`))
}

/** Its cues, and which kinds of words follow each other. */
function meant({ line, next }: Stretch, read: (line: string) => readonly string[]): Set<string> {
  return new Set([...read(line), ...read(next)])
}

function features_of_line(line: string): string[] {
  if (line === '') return []
  const words = words_of(line)
  const cues = sentences_of(line, false, words).flatMap((sentence) => [...sentence.cues].map((cue) => `c:${cue}`))
  return [...cues, ...class_pairs(words)]
}

function sum(features: ReadonlySet<string>): number {
  let weight = 0
  const known = weights()
  for (const feature of features) weight += known.get(feature) ?? 0
  return weight
}
