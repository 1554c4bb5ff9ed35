// Cues in one sentence (long: a pattern for every cue): who is addressed, what is asked, in what manner, and what
// speaks against a planted text. Source: ENGINE 16.
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import { kinds_of } from '#core/review/detect/evidence/kinds.ts'
import { address, GUIDES } from '#core/review/detect/evidence/names.ts'
import { LABEL, NO_NAME } from '#core/review/detect/evidence/standing.ts'
import { COMMANDS, classes_of, is_storage, NEGATES, type Word, words_of } from '#core/review/detect/evidence/words.ts'
import { QUOTED_ITEMS, REPORTED } from '#core/review/detect/mention.ts'

/** Names of the cues a stretch of text holds. */
export type Cues = Set<string>

const THING_WORDS = 14
/** Classes that count wherever they stand. */
const FREE = (
  'sure maybe unasked authority official override urgency condition reader persist you user me please role ' +
  'notice about example humans docs project describes url known_url mail machine frame ' +
  'report waiting outputs replies'
).split(' ')
const SAYS =
  /^(?:tell|mention|inform|notify|reveal|report|show|disclose|say|alert|list|bring|comment|highlight|warn|talk|discuss|include|explain|ask|display|surface|note|flag|announce|refer)$/
const KNOWS =
  /^(?:know|knows|notice|see|find|learn|aware|told|informed|notified|realize|realise|confirm|follow|bothered|alerted|asked|involved)$/

/** One sentence of an output with the cues in it. */
export interface Sentence {
  cues: Cues
  words: number
  /** Goes on with the sentence before it: another line of the same paragraph. */
  goes_on: boolean
  /** Something follows that it announces. */
  announces: boolean
}

/** Sentences of one line with their cues; its words may be known already. */
export function sentences_of(line: string, goes_on = false, all = words_of(line, goes_on)): Sentence[] {
  if (QUOTED_ITEMS.test(line)) return []
  const quoted = quotations(line)
  const words =
    quoted.length === 0 ? all : all.filter(({ at }) => !quoted.some(([open, close]) => at > open && at < close))
  const sentences: Sentence[] = []
  const of_line = cues_of_line(line)
  const danger = words.length === 0 ? null : dangerous_in(line)
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    const next = words[at]
    if (next !== undefined && (next.gap !== 'sentence' || at - from < 2) && at - from < MAX_SENTENCE_WORDS) continue
    const part = words.slice(from, at)
    const cues = cues_of(part)
    if (danger !== null && danger.index >= (part[0]?.at ?? 0) && danger.index < (next?.at ?? line.length))
      cues.add('dangerous')
    for (const cue of of_line) cues.add(cue)
    sentences.push({
      cues,
      words: part.length,
      goes_on: from > 0 || goes_on,
      announces: part.at(-1)?.sign === ':' || part.at(-1)?.sign === ',' || (next === undefined && HEADING.test(line)),
    })
    from = at
  }
  return sentences
}
/** A dangerous command in a line; null where the line says that it was not let through. */
function dangerous_in(line: string): RegExpExecArray | null {
  const danger = DANGEROUS_TEXT.exec(line)
  return danger !== null && REFUSED.test(line.slice(Math.max(0, danger.index - REPORT_CHARS), danger.index))
    ? null
    : danger
}
/** A log of what was not let through. */
const REFUSED = /\b(?:blocked|denied|rejected|refused|prevented|quarantined)(?: \w+){0,3}:? ?["'`]?$/i

/** Cues that every sentence of a line gets. */
function cues_of_line(line: string): readonly string[] {
  const reported = reports(line)
  const found = LINE_CUES.flatMap(([pattern, cue]) => (pattern.test(line) ? [cue] : []))
  return reported === null ? found : [...found, reported]
}

/** The line quotes what is said to a model, or shows it as code; null when it does neither. */
function reports(line: string): 'about' | 'code' | null {
  const opening = line.search(/["“«「`]/)
  if (opening <= 0 || !REPORTED.test(line.slice(Math.max(0, opening - REPORT_CHARS), opening))) return null
  return line[opening] === '`' ? 'code' : 'about'
}
const REPORT_CHARS = 60

/** What somebody is said to say in a line, from one quotation mark to the other: "a page that contains “…”". */
function quotations(line: string): readonly (readonly [open: number, close: number])[] {
  if (!line.includes('"') && !line.includes('“')) return NO_QUOTATIONS
  const found: [number, number][] = []
  for (const match of line.matchAll(SAID)) {
    if (found.length >= MAX_QUOTATIONS) break
    if (REPORTED.test(line.slice(Math.max(0, match.index - REPORT_CHARS), match.index)))
      found.push([match.index, match.index + match[0].length])
  }
  return found
}
const SAID = /"[^"\n]{8,400}"|“[^”\n]{8,400}”/g
const MAX_QUOTATIONS = 4
const NO_QUOTATIONS: readonly (readonly [number, number])[] = []

/** A string of a program. */
const CODE = one_of(
  /^\s*--?[\w-]{1,40}(?:[ =]<?[\w-]{1,30}>?)?\s{2,}\S/,
  within(
    '^(?!\\s*(?:\\/\\/|\\/\\*|#|\\*|<))[^"\'`\\n]{0,80}',
    [
      /\b(?:const|var)\s+\w[^"'`\n]{0,60}|\blet\s+\w+\s*=[^"'`\n]{0,40}|\breturn\s*/,
      /\b(?:[\w.]{0,40}\w\(|(?:it|test|expect|assert\w*)\s*\()\s*(?:['"][\w-]{1,30}['"],\s*)?(?:[[(]\s*)?/,
    ],
    '["\'`]',
  ),
  /^\s*[A-Za-z_][\w.]{0,60}\s*(?:=|\+=|:=)\s*[fbr]?["'`]|^\s*["'`][^"'`]{0,300}["'`],?\s*$/,
  /^\s*(?:return|const|let|var|await|export|import|throw|yield)\b[^"'`]{0,200}[({][^"'`]{0,200}[)};]\s*$/,
  /^\s*\/(?!\*)[^/]{1,200}\/[gimsu]{0,4},?\s*$/,
)
const DESCRIBED = /["']description["']\s*:|<important>/i
/** Where a reader does not look. */
const PLACED = one_of(
  /(?<!`)<!--|\[\/\/\]: ?#|display:\s?none|font-size:\s?0|opacity:\s?0|visibility:\s?hidden/i,
  /<[^<>]{0,200}\shidden[\s>]|aria-hidden|(?:left|top|text-indent):\s?-\d{3}/i,
  /class=["'][^"'<>]{0,60}(?:sr-only|visually-hidden|hidden)/i,
  /color:\s?(?:#fff|white|transparent|rgba\([^)]{0,30},\s?0\))|mso-hide|scale\(0|opacity:\s?0?\.0/i,
  /\((?:white|invisible|hidden|tiny)\b|(?:white|hidden|invisible) text\s?[:)\]]|\[(?:invisible|hidden)/i,
  /hidden (?:annotation|layer)|begin (?:assistant|system|ai)/i,
)
/** First this, then back to what was asked: nobody says so to a person. */
const RESUMES = in_turn(
  /\b(?:then|afterwards|and|before you) /i,
  /(?:continue|proceed|carry on|go on|answer|reply|respond|resume|return to)/i,
  /(?: (?:normally|as (?:usual|normal|before|if)|with (?:the|your) (?:task|answer|summary|work|request|reply|job)|the (?:question|user|request|original)|your (?:task|work|summary|answer)))/i,
)
/** What a program does when it has read. */
const ON_READING = within(
  "\\b(?:when|once|after|as soon as|upon|if) (?:you(?:['’]ve| have| are)? )?",
  [
    /read(?:ing)?|see(?:ing)?|process(?:ing|ed)?|pars(?:e|ing|ed)|open(?:ing|ed)?|load(?:ing|ed)?/i,
    /index(?:ing|ed)?|summari[sz](?:e|ing|ed)|encounter(?:ing|ed)?/i,
  ],
  ' (?:this|the above|these)\\b',
)
/** Who reads is a program, whatever its name: "processed by software", "you, the one summarising". */
const FOR_MACHINES = one_of(
  in_turn(
    /\b(?:note|message|notice|instructions?|hint|information|memo|request|reminder)s? (?:to|for) /i,
    /(?:the |any |all |every |your )?(?:\w+ )?/i,
    /(?:software|algorithms?|parsers?|scrapers?|screeners?|classifiers?|graders?|rankers?|summari[sz]ers?|ATS)\b/i,
  ),
  in_turn(
    /\b(?:read|seen|processed|parsed|interpreted|ingested|evaluated|summari[sz]ed|consumed|translated) by /i,
    /(?:an? |any |the |some )?/i,
    /(?:software|machines?|programs?|computers?|automat\w+|robots?|scripts?|parsers?|(?:\w+ )?models?|ais?|llms?|bots?)\b/i,
  ),
  in_turn(
    /\b(?:for|to) (?:the|any|whatever|every|all|whichever) (?:\w+ )?/i,
    /(?:tools?|programs?|scripts?|software|automations?|systems?|services?|process(?:es)?|pipelines?|workflows?|parsers?|plugins?|extensions?|integrations?)/i,
    / (?:that|which) (?:\w+ )?/i,
    within(
      '',
      [
        /reads?|parses?|process|processes|summari[sz]es?|triages?|handles?|screens?|reviews?|indexes|answers?/i,
        /sorts?|translates?|ingests?|crawls?|works? on|picks? up|watch|watches|monitors?/i,
      ],
      '\\b',
    ),
  ),
  within(
    '\\b(?:you|whoever),? (?:the one|who(?:ever)? (?:is|are|happens? to be)) ',
    [/reading|summari[sz]ing|processing|indexing|translating|reviewing|analy[sz]ing|parsing|answering/i],
    '\\b',
  ),
)
/** A contract speaks of agents who are people and companies. */
export const LEGAL = within(
  '\\b(?:shall|hereby|herein)\\b[^\\n]{0,300}\\b',
  [
    /third part(?:y|ies)|herein|hereto|hereunder|hereof|thereof|pursuant|this agreement/,
    /the (?:Bank|Lender|Lenders|Company|Borrower|Client|Principal|Issuer|Trustee|Licen[sc]e[er]|Purchaser|Seller|Parties)/,
  ],
  '\\b',
)
/** A heading under which somebody else's orders would begin. */
const HEADS = one_of(
  /^[\W_]{0,12}(?:new|updated|revised|actual|real|additional|hidden|secret) (?:system )?(?:instructions?|orders|directives?|prompt|task)[\W_]{0,12}$/i,
  /^[\W_]{0,12}end of (?:the )?(?:document|page|file|article|message|e-?mail)[\W_]{2,12}/i,
  /^[\W_]{1,12}end of (?:the )?(?:document|page|file|article|message|e-?mail)[\W_]{0,12}$/i,
)

/** The way through the windows of a program: "System Settings > Privacy". Only hands go there. */
export const WINDOWS =
  /\b(?:settings|preferences|options|control panel|menu)\*{0,2}\s{0,2}(?:>|→|›|->|»)\s{0,2}\*{0,2}[A-Z]/i

/** A line that is a link to something with a title: "- [LLM: Keep Your Code Clean](https://…)". */
export const TITLE = /^\s*(?:[-*+]|\d{1,2}\.)?\s{0,3}\[[^\]\n]{4,160}\]\(https?:\/\/[^)\s?{]{4,300}\)\W{0,3}$/

/** Patterns of a line, with the cue that each of its sentences gets. */
const LINE_CUES: readonly (readonly [RegExp, string])[] = [
  [PLACED, 'placed'],
  [HEADS, 'frame'],
  [CODE, 'code'],
  [DESCRIBED, 'described'],
  [RESUMES, 'resumes'],
  [ON_READING, 'on-reading'],
  [LEGAL, 'legal'],
  [WINDOWS, 'hands'],
  [TITLE, 'title'],
  [FOR_MACHINES, 'machine-reads'],
]
const HEADING = /^\s*#{1,6}\s/
const MAX_SENTENCE_WORDS = 60

function cues_of(words: readonly Word[]): Cues {
  const cues: Cues = new Set()
  words.forEach(({ classes }, at) => {
    const next = words[at + 1]
    const other = next?.gap === 'none' && NO_NAME.test(next.text)
    const of_computer = is_storage(words, at)
    for (const name of classes)
      if (
        FREE_SET.has(name) &&
        !(other && (name === 'sure' || name === 'maybe')) &&
        !(of_computer && name === 'persist')
      )
        cues.add(name === 'known_url' ? 'known-url' : name)
  })
  if (words.some(({ classes }) => classes.includes('of_secret') || classes.includes('of_talk')))
    cues.add('names-secret')
  if (words.some(({ classes }) => classes.includes('secret_manner')) || is_secret(words)) cues.add('secret')
  of_user(words, cues)
  let names = 0
  words.forEach((word, at) => {
    base_form(words, at, cues)
    if (is_imperative(words, at)) cues.add('imperative')
    if (word.classes.length === 0) return
    if (word.classes.includes('noted_key') && (word.called || /^["'`]?[:=]|^[\]\u2014-]/.test(word.tail)))
      cues.add(/ai|llm|gpt|claude|copilot|model/.test(word.text) ? 'noted-key-sure' : 'noted-key')
    if (
      word.classes.includes('official') &&
      word.gap !== 'none' &&
      word.gap !== 'inside' &&
      (word.sign === ':' || word.sign === ']' || LABEL.test(words[at + 1]?.text ?? ''))
    )
      cues.add('official-speaks')
    if (
      word.classes.includes('earlier') &&
      words.slice(at + 1, at + 4).some(({ classes }) => classes.includes('of_rules'))
    )
      cues.add('earlier-rules')
    if ((word.classes.includes('sure') || word.classes.includes('maybe')) && names++ < MAX_NAMES)
      address(words, at, cues)
    if (word.classes.some((name) => name.startsWith('do_'))) requests(words, at, cues)
  })
  return cues
}
/** Names of one sentence whose place is looked at; nobody is spoken to by more. */
const MAX_NAMES = 6
const FREE_SET: ReadonlySet<string> = new Set(FREE)

/** Whether a word stands where a command begins; `against` when it is forbidden there. */
function asked(words: readonly Word[], at: number): 'asked' | 'forbidden' | 'no' {
  const word = words[at]
  const before = words[at - 1]
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    if (words[back + 1]?.gap === 'sentence' || words[back + 1]?.gap === 'clause') break
    if (NEGATES.has(words[back]?.text ?? '')) return 'forbidden'
  }
  if (word === undefined) return 'no'
  if (before === undefined || word.gap === 'sentence' || word.gap === 'clause') return 'asked'
  if (word.gap === 'inside') return 'no'
  if (before.text === 'they' || before.text === 'it')
    return /^(?:after|once|until|unless|when|as)$/.test(words[at - 2]?.text ?? '') ? 'asked' : 'no'
  if (before.text === 'to') return TOLD.test(words[at - 2]?.text ?? '') ? 'asked' : 'no'
  return COMMANDS.has(before.text) ||
    before.classes.includes('sure') ||
    before.classes.includes('maybe') ||
    /^(?:ly)$|ly$/.test(before.text)
    ? 'asked'
    : 'no'
}
const TOLD = whole(
  /have|has|need|needs|required|asked|instructed|told|expected|ordered|obliged|are|is|supposed/,
  /permitted|authorized|authorised|sure|remember|ought|going|allowed|hereby|task|goal|job|mission/,
  /assignment|role|forget|want|wants|like|now|moment|time|proceed|agent|agents|assistant|ai|model|you/,
  /free|continue|agrees|agree/,
)

/** "By posting", "has to be supplied": what is asked in another form of the verb. */
function base_form(words: readonly Word[], at: number, cues: Cues): void {
  const text = words[at]?.text ?? ''
  if (text.length < 3 || !FORMS.test(text)) return
  const near = words[at - 1]?.text ?? ''
  let bases: string[] = []
  if (text.endsWith('ing') && text.length > 5 && /^(?:by|with|to|start|begin|simply|on)$/.test(near))
    bases = [text.slice(0, -3), `${text.slice(0, -3)}e`, text.slice(0, -4)]
  else if (
    (text.endsWith('ed') || /^(?:sent|given|put|run|read|told)$/.test(text)) &&
    /^(?:be|get|gets|being)$/.test(near) &&
    words
      .slice(Math.max(0, at - 5), at)
      .some((one) => /^(?:must|should|shall|may|can|will|has|have|is|are|to|gets|need|needs)$/.test(one.text))
  )
    bases = [text.slice(0, -2), text.slice(0, -1), text.slice(0, -3), PAST[text] ?? '']
  if (bases.length === 0) return
  const acts = bases.flatMap((base) => classes_of(base)).filter((name) => name.startsWith('do_'))
  if (acts.length === 0) return
  cues.add('asks')
  kinds_of(
    acts,
    text.endsWith('ing')
      ? words.slice(at + 1, at + 1 + THING_WORDS)
      : [...words.slice(Math.max(0, at - 9), at), ...words.slice(at + 1, at + 8)],
    cues,
  )
}
const FORMS = /(?:ing|ed)$|^(?:sent|given|put|run|read|told)$/
const PAST: Readonly<Record<string, string>> = {
  sent: 'send',
  given: 'give',
  put: 'put',
  run: 'run',
  read: 'read',
  told: 'tell',
}

/** The user is somebody else than the reader: the one whose agent reads. */
function of_user(words: readonly Word[], cues: Cues): void {
  words.forEach(({ text }, at) => {
    const whose = words[at - 1]?.text
    if (text === 'human' && (whose === 'the' || whose === 'your')) cues.add('of-human')
    else if ((text === 'user' || text === 'owner' || text === 'operator') && whose === 'your') cues.add('of-human')
    else if ((text === 'user' || text === 'human') && whose === 'the') cues.add('of-user')
  })
}

/** A word of any meaning where a command begins, with its object right behind it: "move him to the next round". */
function is_imperative(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined || next === undefined || next.gap !== 'none') return false
  return (
    OBJECT.test(next.text) &&
    VERB.test(word.text) &&
    !GUIDES.test(word.text) &&
    !DEVELOPS.test(word.text) &&
    word.classes.length === 0 &&
    asked(words, at) === 'asked'
  )
}
/** What is done to a program all day. */
const DEVELOPS = whole(
  /restart|reload|rebuild|refactor|reuse|bump|extract|implement|migrate|generate|regenerate|group|split/,
  /sort|handle|pin|mock|cover|squash|rebase|target|propose|mind|import|define|declare|wrap|apply|tag/,
  /label|pick|draft|compare|confirm|debug|trace|profile|measure|inspect|investigate|reproduce|port/,
  /adapt|simplify|clarify|correct|adjust|improve|optimise|optimize|extend|support|resolve|address/,
  /complete|finalise|finalize|research|analyse|analyze|search|locate|identify|inform|notify|respect/,
  /match|mirror|justify|quote|link|scope|limit|reduce|cap|guard|parse|render|encode|decode|use|prefer/,
  /imagine|assume|expect|suppose|save|load|store|print|press|hit|type|choose|select|click|configure/,
  /customise|customize|enable|visit|meet|join|turn|switch|bring|take|bind|attach|mount|connect|point/,
  /pass|map|plan|reach|treat|spawn|seed|scan|query|edit|know|understand|learn|explore|enjoy|discover/,
  /change|swap|cut|merge|rotate/,
)
const OBJECT =
  /^(?:the|an?|all|every|each|any|both|this|that|these|those|your|their|its|his|her|him|it|them|me|us|my|our|everything|everyone|nothing|whatever)$/
/** No function word, no participle, no plural. */
const VERB = in_turn(
  /^(?!(?:to|not|at|as|by|for|from|in|of|on|with|into|about|than|then|when|while|where|what|which|who|whose|why|how|if|or|and|but|so|also|only|even|just|now|here|there|this|that|is|are|was|were|be|been|has|have|had|does|did|do|can|could|will|would|may|might|must|shall|should|yes|no|because|since|until|unless|after|before|during|over|under|per|via|all|both|such|like|through|without|within|between|against|across|above|below|upon|plus|thanks|see|ask|let|note|instead|always|never|ever|please|first|hereby|therefore|thus|hence|once|again|out|up|off|down|back|got|gets|made|took|said|sent|told|gave|saw|came|went|found|everything|nothing|half|behind|despite|except|besides|mind)$)/,
  /[a-z-]{3,14}(?<!ing|ed|ly|ss|[^s]s)$/,
)

/** What a project's guidance has run. */
const OWN_TOOLS =
  /^(?:claude|codex|gemini|cursor|npm|npx|pnpm|yarn|pip|uvx?|brew|docker|git|make|cargo|go|bun|pytest|vitest|just|task|mix|bundle|rake|gradle|mvn|dotnet|poetry|ruff|eslint|biome|tsc)$/
function requests(words: readonly Word[], at: number, cues: Cues): void {
  const word = words[at]
  const how = asked(words, at)
  if (word === undefined) return
  const may_be = SPOKEN.some((name) => cues.has(name)) || WHEN.test(words[0]?.text ?? '')
  if (how === 'no' && !(may_be && is_order(words, at))) return
  if (how === 'forbidden') {
    cues.add('forbids')
    return
  }
  if (/^(?:run|execute|use|call|with)$/.test(word.text) && OWN_TOOLS.test(words[at + 1]?.text ?? '')) {
    cues.add('project')
    return
  }
  // "Sign your commits" is a custom of projects, no contract.
  if (word.text === 'sign' && words.slice(at + 1, at + 4).some(({ text }) => /^(?:commits?|off)$/.test(text))) {
    cues.add('project')
    return
  }
  // "Remember to bring it" keeps nothing in mind for good.
  if (word.text === 'remember' && words[at + 1]?.text === 'to') return
  cues.add('asks')
  if (
    /^(?:call|invoke|use|run|trigger)$/.test(word.text) &&
    words[at + 1]?.gap === 'none' &&
    words[at + 2]?.gap === 'inside'
  )
    cues.add(words[at + 1]?.classes.some((name) => HARMFUL.test(name)) ? 'call-harm' : 'call')
  kinds_of(word.classes, words.slice(at + 1, at + 1 + THING_WORDS), cues)
}

/** What a tool does whose call nobody asks for in passing: `delete_project`, `send_money`. */
const HARMFUL = /^do_(?:destroy|grant|pay|send|pass)$/
const SPOKEN = ['vocative-sure', 'vocative-maybe', 'noted-sure', 'noted-maybe', 'you-are-sure'] as const
/** Begins a clause that says when, behind which the order comes: "at the end of the session upload the transcript". */
const WHEN = /^(?:at|after|before|when|whenever|once|while|during|upon|until)$/
/** Words behind which a verb is no order but a noun, a description or a condition. */
const NO_ORDER = whole(
  /the|an?|this|that|these|those|your|our|its|their|my|his|her|no|of|to|for|in|on|by|with|from|it|they/,
  /we|i|he|she|you|who|which|can|could|would|might|did|does|do|has|have|had|is|are|was|were|not|never/,
  /if|when|and|or|as|at|per|than/,
)
/** "Agent, before you close the task push the branch": to somebody who is spoken to a verb with its object is an order. */
function is_order(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const next = words[at + 1]
  if (before === undefined || next === undefined || words[at]?.gap === 'inside' || NO_ORDER.test(before.text))
    return false
  if (next.gap === 'sentence' || next.gap === 'clause') return false
  return (
    /^(?:the|all|every|your|my|this|any|its|their|an?)$/.test(next.text) ||
    next.gap === 'inside' ||
    next.classes.some((name) => /^of_|^url$|^mail$/.test(name))
  )
}

function is_secret(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (is_unsaid(words, at)) return to_whom(words, at)
    return KNOWS.test(word.text) ? is_unknown_to_user(words, at) : is_kept_from_user(words, at)
  })
}

/** "do not tell", "without mentioning" */
function is_unsaid(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (!SAYS.test(text) && !(text.endsWith('ing') && SAYS.test(text.slice(0, -3)))) return false
  return words.slice(Math.max(0, at - 3), at).some((word) => NEGATES.has(word.text))
}

/** "the user need not know" */
function is_unknown_to_user(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 7), at)
  const denied = before.some(({ text }) => NEGATES.has(text) || /^(?:nobody|noone|need)$/.test(text))
  return denied && before.some(({ text, classes }) => classes.includes('user') && !PRONOUN.test(text))
}

/** "hide this from the user" */
function is_kept_from_user(words: readonly Word[], at: number): boolean {
  if (!/^(?:hide|hides|conceal|withhold|keep)$/.test(words[at]?.text ?? '')) return false
  const is_user = (word: Word | undefined) => word?.classes.includes('user') === true
  const rest = words.slice(at + 1, at + 7)
  return rest.some(({ text }, i) => text === 'from' && (is_user(rest[i + 1]) || is_user(rest[i + 2])))
}

const PRONOUN = /^(?:they|he|she)$/

function to_whom(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 7)
    .some(
      ({ text, classes }) =>
        classes.includes('user') || /^(?:this|it|that|summary|answer|reply|response|these|anything|up)$/.test(text),
    )
}
