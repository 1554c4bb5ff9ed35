// Instructions addressed to the agent: override phrases, new roles, imitated roles and tool calls, requests that go past the user.
// A phrase that is quoted in code or in prose about attacks is a mention and stays quiet. Source: CONTRACT 16.1, ENGINE 16.
import type { Findings } from '#core/review/detect/finding.ts'
import { PHRASEBOOKS, type Phrasebook } from '#core/review/detect/languages.ts'
import {
  ABOUT_ATTACKS,
  ADDRESS,
  ASKING,
  AUTHORITY,
  BLATANT,
  CONCEALMENT,
  DANGEROUS_TEXT,
  DANGERS,
  NEGATED,
  OVERRIDES,
  UNASKED,
  WHEN_READ,
} from '#core/review/detect/phrases.ts'

/** Which classes of phrases one line holds. */
export interface Marks {
  override: boolean
  address: boolean
  danger: boolean
  concealment: boolean
  /** Past the user rather than hidden from them. */
  unasked: boolean
  authority: boolean
  foreign: boolean
}

/** Cheap test that lets most lines of logs and code pass: every English class needs one of these words. */
const TRIGGER =
  /ignor|disregard|forget|overr|bypass|discard|neglect|abandon|erase|aside|stop|obey|follow|supersede|dismiss|unlearn|\bai\b|a\.i\.|ai[_-]|llm|model|assistant|agent|copilot|claude|gpt|codex|gemini|cursor|windsurf|aider|devin|\bbot|user|tell|mention|secret|silent|covert|between us|without|nothing happened|you are|from now|new |your |do anything|dan\b|system|memory|remember|repeat|human|always|task|overwrite|append|replace|update|disable|remove|turn off|this message|required|authori|approval|permission|paste|credential|api[- ]?key|above|safety|\btool\b/i

/** Classes of one line. Mentions do not count. */
export function marks_of(line: string): Marks {
  const marks: Marks = {
    override: false,
    address: false,
    danger: false,
    concealment: false,
    unasked: false,
    authority: false,
    foreign: ANY_VERB.test(line) && PHRASEBOOKS_COMPILED.some((book) => speaks(book, line)),
  }
  if (!TRIGGER.test(line)) return marks
  marks.override = OVERRIDES.some((pattern) => asked(pattern, line, true))
  marks.address = ADDRESS.some((pattern) => found(pattern, line)) || found(WHEN_READ, line)
  marks.concealment = CONCEALMENT.some((pattern) => found(pattern, line))
  marks.unasked = found(UNASKED, line)
  marks.authority = AUTHORITY.some((pattern) => found(pattern, line))
  if (
    marks.override ||
    marks.address ||
    marks.concealment ||
    marks.unasked ||
    marks.authority ||
    TOOL_NOTE.test(line)
  ) {
    marks.danger = endangers(line)
  }
  return marks
}

/** Whether a line asks for something an agent should not be talked into. */
export function endangers(line: string): boolean {
  return DANGERS.some((pattern) => asked(pattern, line, false)) || found(DANGEROUS_TEXT, line)
}

function found(pattern: RegExp, line: string): boolean {
  const match = pattern.exec(line)
  return match !== null && !is_mention(line, match.index, match.index + match[0].length)
}

/** "never commit secrets or delete files": the second verb is forbidden like the first. */
const ALSO_NEGATED = /\b(?:never|not|don'?t)\b[^.!?;:\n]{1,60}\b(?:or|nor)\s*$/i
const NEGATION_LOOK_CHARS = 80

/** Some match that is asked for: not negated, not described, not quoted. */
function asked(pattern: RegExp, line: string, strict: boolean): boolean {
  for (const match of line.matchAll(pattern)) {
    const at = match.index
    const before = line.slice(Math.max(0, at - NEGATION_LOOK_CHARS), at)
    if (ALSO_NEGATED.test(before)) continue
    if (NEGATED.test(before) && !/\byou (?:must|should) not$/i.test(before)) continue
    if (strict && !ASKING.test(before)) continue
    if (is_mention(line, at, at + match[0].length)) continue
    return true
  }
  return false
}

const QUOTES = new Set(['"', "'", '`', '“', '‘', '«', '「', '『'])
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '‘': '’', '«': '»', '「': '」', '『': '』' }
const MENTION_LOOK_CHARS = 160

/** Whether the words stand in quotation marks of code or of prose that speaks about attacks. */
export function is_mention(line: string, from: number, to: number): boolean {
  const before = line.slice(Math.max(0, from - MENTION_LOOK_CHARS), from)
  const quoted = quote_around(before, line.slice(to, to + MENTION_LOOK_CHARS))
  const around = `${before} ${line.slice(to, to + MENTION_LOOK_CHARS)}`
  if (quoted === null)
    return /prompt[- ]?injection|jail ?break|\battackers?\b/i.test(around) && !DANGEROUS_TEXT.test(line)
  if (ABOUT_ATTACKS.test(around)) return true
  return quoted === 'code' && !/<\w+[^>]*$/.test(before)
}

/** Null outside of quotes; `code` when the quote opens after an operator, a bracket or the name of a function. */
function quote_around(before: string, after: string): 'code' | 'prose' | null {
  for (let at = before.length - 1; at >= 0; at--) {
    const mark = before[at] ?? ''
    if (!QUOTES.has(mark)) continue
    const inside_word = mark === "'" && /\w/.test(before[at - 1] ?? '') && /\w/.test(before[at + 1] ?? '')
    if (inside_word) continue
    const closing = CLOSING[mark] ?? mark
    if (!after.includes(closing)) return null
    const lead = before.slice(0, at).trimEnd()
    return /(?:[=([{+]|, ?|=>|return|includes|match|contains|detect|scan|expect|assert\w*)$/.test(lead) &&
      !/"\s*:$/.test(lead)
      ? 'code'
      : 'prose'
  }
  return null
}

const ROLE_TAG =
  /<(\/?)(system|system[-_]reminder|assistant|tool_result|tool_response|function_results|tool_output|admin|developer|instructions?|important|secret|hidden)>/i
const TOOL_CALL =
  /<(?:tool_call|function_calls?|tool_use|invoke name=|function=|antml:)[^<]{0,200}|^\s*(?:Action|Tool) ?Input\s*:\s*\{|<\|(?:tool_call|python_tag|channel)\|?>|\[TOOL_CALLS\]/i
const SPECIAL_TOKEN =
  /<\|(?:im_start|im_end|system|user|assistant|start_header_id|end_header_id|eot_id|endoftext|begin_of_text)\|>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\/s>\s*<s>/i
const HEADED_ROLE =
  /^\s*#{2,4}\s*(?:system|instructions?|new instructions?|human|user)\s*:\s*$|^\s*#{2,4}\s*system\s*:/i
const SPOKEN_SYSTEM =
  /^\s*(?:[[(*"]{0,2})(?:system|admin|developer|root)(?: (?:message|prompt|note|override|notice))?(?:[\])*]{0,2})\s*:/i
const TURN = /^\s*(?:human|user)\s*:/i
const REPLY = /^\s*(?:assistant|ai|response)\s*:/i
const LEAK =
  /\b(?:repeat|print|output|reveal|show|echo|write|disclose|tell me)\b[^.!?\n]{0,30}\b(?:everything above|all (?:the )?text above|(?:words|text|lines?) above|(?:your |the )?(?:exact |own )?(?:system|initial|hidden|full|entire|complete|original) (?:prompt|instructions|message))[^.!?\n"']{0,40}(?:verbatim|word for word|line|send|$|(?=["'.]))/i
const TOOL_NOTE =
  /\b(?:before|when|after|while) (?:using|calling|you (?:use|call)) (?:this|the|any) tool\b|\balways call\b|\btool note\b|\bhidden\s*:|<important>/i

/** Finds instructions in the lines of one output. */
export function find_instructions(lines: readonly string[], findings: Findings): void {
  let human_at = -10
  lines.forEach((line, at) => {
    markers(line, findings)
    if (
      /^#{2,4}\s*instructions?\s*:/i.test(line.trim()) &&
      lines.slice(at + 1, at + 8).some((next) => /^#{2,4}\s*response\s*:/i.test(next.trim()))
    ) {
      findings.add('instruction', 'role-marker')
    }
    if (TURN.test(line)) human_at = at
    else if (REPLY.test(line) && at - human_at <= 6 && at > human_at && plays_turns(lines.slice(human_at, at + 1)))
      findings.add('instruction', 'role-marker')
    const marks = marks_of(line)
    report(line, marks, findings)
    // What one line announces the next may ask for.
    const next = lines[at + 1]
    if (next !== undefined && (marks.address || marks.authority) && !marks.danger && next.length < 400) {
      if (/^[^a-z]{0,12}(?:attention|note|important|instruction|system|message)/i.test(line) && endangers(next)) {
        findings.add('instruction', marks.address ? 'addressed' : 'authority')
      }
    }
  })
}

/** Turns of a conversation that speak as the model's own format does, or ask for something; others are chat logs. */
function plays_turns(lines: readonly string[]): boolean {
  return (
    /^\s*human\s*:/i.test(lines[0] ?? '') || lines.some((line) => speaks_to_someone(line.replace(/^\s*\w+\s*:/, '')))
  )
}

/** Reports the combinations of classes that make an instruction. */
export function report(line: string, marks: Marks, findings: Findings): void {
  const { override, address, danger, concealment, unasked, authority, foreign } = marks
  if (override) findings.add('instruction', 'override')
  if (foreign) findings.add('instruction', 'override')
  if (address && (danger || concealment || unasked || authority || override)) findings.add('instruction', 'addressed')
  if (concealment && (danger || authority || override)) findings.add('instruction', 'concealed')
  if (unasked && (authority || override || (danger && found(DANGEROUS_TEXT, line))))
    findings.add('instruction', 'unasked')
  if (authority && (danger || address || concealment || BLATANT.test(line))) findings.add('instruction', 'authority')
  if (TOOL_NOTE.test(line) && (concealment || (danger && DANGEROUS_TEXT.test(line))))
    findings.add('instruction', 'tool-note')
  if (SPOKEN_SYSTEM.test(line) && (address || danger || authority || override || concealment)) {
    findings.add('instruction', 'role-marker')
  }
  if (found(LEAK, line)) findings.add('instruction', 'prompt-leak')
}

function markers(line: string, findings: Findings): void {
  if (!/[<[#]/.test(line)) return
  if (found(SPECIAL_TOKEN, line)) findings.add('instruction', 'role-marker')
  if (found(TOOL_CALL, line) && /name|command|parameter|input|\{/i.test(line))
    findings.add('instruction', 'tool-imitation')
  const tag = ROLE_TAG.exec(line)
  if (tag && !is_mention(line, tag.index, tag.index + tag[0].length)) {
    const name = (tag[2] ?? '').toLowerCase()
    const rest = line.slice(tag.index + tag[0].length)
    if (/^tool_re|^function_re|^tool_out/.test(name)) findings.add('instruction', 'tool-imitation')
    else if (tag[1] !== '/' && (/system[-_]reminder/.test(name) || (rest.length > 20 && speaks_to_someone(rest)))) {
      findings.add('instruction', 'role-marker')
    }
  }
  if (HEADED_ROLE.test(line) && !/instructions?\s*:/i.test(line) && /system/i.test(line))
    findings.add('instruction', 'role-marker')
}

function speaks_to_someone(text: string): boolean {
  const marks = marks_of(text)
  return marks.override || marks.address || marks.authority || marks.concealment || endangers(text)
}

interface CompiledBook {
  verb: RegExp
  phrase: RegExp
  also: RegExp | null
}

const GAP = '[^.!?。！？\\n]{0,40}?'

function compile(book: Phrasebook): CompiledBook {
  const { object_first } = book
  // Lines are compared in their compatibility form, in which some letters of Thai and Arabic are written apart.
  const verb = book.verb.normalize('NFKC')
  const noun = book.noun.normalize('NFKC')
  const also = book.also?.normalize('NFKC') ?? null
  const words = /[a-zßàâäåæçéèêëíîïñóôöøúûüăâîșț]/i.test(verb)
  const edge = words ? '(?<![\\p{L}])' : ''
  const end = words ? '(?![\\p{L}])' : ''
  const order = object_first ? `${noun}${GAP}${verb}` : `${edge}${verb}${end}${GAP}${noun}`
  // Chinese allows "put the instructions aside" as well as "ignore the instructions".
  const phrase = book.language === 'zh' ? `${order}|(?:把|将|將)${GAP}${noun}${GAP}${verb}` : order
  return {
    verb: new RegExp(verb, 'iu'),
    phrase: new RegExp(phrase, 'iu'),
    also: also === null ? null : new RegExp(`${edge}${also}`, 'iu'),
  }
}

const PHRASEBOOKS_COMPILED: readonly CompiledBook[] = PHRASEBOOKS.map(compile)
/** One test that most lines fail, instead of one per language. */
const ANY_VERB = new RegExp(
  PHRASEBOOKS.flatMap(({ verb, also }) => (also === null ? [verb] : [verb, also])).join('|'),
  'iu',
)
const CURRENT = /\b(?:diese|cette|esta|questa|deze)\b/i

function speaks(book: CompiledBook, line: string): boolean {
  if (book.also !== null) {
    const also = book.also.exec(line)
    if (also !== null && !is_mention(line, also.index, also.index + also[0].length)) return true
  }
  if (!book.verb.test(line)) return false
  const match = book.phrase.exec(line)
  return match !== null && !CURRENT.test(match[0]) && !is_mention(line, match.index, match.index + match[0].length)
}
