// What one sentence gives evidence of: who is spoken to, what is asked of them, how, and what speaks against it. Source: ENGINE 16.
import { DANGEROUS_TEXT } from '#core/review/detect/asks.ts'
import { COMMANDS, classes_of, NEGATES, type Word, words_of } from '#core/review/detect/evidence/words.ts'

/** Names of the cues a stretch of text holds. */
export type Cues = Set<string>

/** Kinds of requests: an act, and a thing near behind it. */
const KINDS: readonly (readonly [kind: string, acts: string, things: string])[] = [
  ['leak', 'do_send do_show', 'of_secret of_talk'],
  ['hand-out', 'do_send', 'of_private'],
  ['gather', 'do_show', 'of_private'],
  ['destroy', 'do_destroy', 'of_goods of_config of_talk'],
  ['loosen', 'do_loosen do_destroy', 'of_guard'],
  ['drop', 'do_drop', 'of_rules'],
  ['grant', 'do_grant do_write', 'of_power'],
  ['approve', 'do_pass', 'of_change of_power'],
  ['claim', 'do_claim', 'of_verdict'],
  ['pay', 'do_pay', 'of_money'],
  ['write', 'do_write do_destroy', 'of_config'],
  ['run', 'do_run', 'of_code'],
  ['ship', 'do_send do_write do_show', 'url mail'],
  ['fetch', 'do_run do_obey', 'url'],
  ['obey', 'do_obey', 'me of_code url'],
  ['make-user', 'do_ask_user', 'user'],
  ['memorize', 'do_memorize', 'persist machine'],
  ['order', 'do_order', '*'],
  ['plain', 'do_send do_show do_run do_destroy do_write do_grant do_pass do_obey', 'of_plain of_rules of_private'],
]
const THING_WORDS = 14
/** Classes that count wherever they stand. */
const FREE =
  'sure maybe unasked authority official override urgency condition reader persist you user me please role notice about example humans docs project describes url known_url mail machine frame report'.split(
    ' ',
  )
const SAYS =
  /^(?:tell|mention|inform|notify|reveal|report|show|disclose|say|alert|list|bring|comment|highlight|warn|talk|discuss|include|explain|ask|display|surface|note|flag|announce|refer)$/
const KNOWS =
  /^(?:know|knows|notice|see|find|learn|aware|told|informed|notified|realize|realise|confirm|follow|bothered|alerted|asked|involved)$/

const KIND_TABLE = KINDS.map(([kind, acts, things]) => ({ kind, acts: acts.split(' '), things: things.split(' ') }))

export interface Sentence {
  cues: Cues
  words: number
  /** Goes on with the sentence before it: another line of the same paragraph. */
  goes_on: boolean
  /** Something follows that it announces. */
  announces: boolean
}

/** Sentences of one line with their cues. */
export function sentences_of(line: string, goes_on = false): Sentence[] {
  const words = words_of(line, goes_on)
  const sentences: Sentence[] = []
  const placed = PLACED.test(line)
  const code = CODE.test(line)
  const described = DESCRIBED.test(line)
  const danger = words.length === 0 ? null : DANGEROUS_TEXT.exec(line)
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    const next = words[at]
    if (next !== undefined && (next.gap !== 'sentence' || at - from < 2) && at - from < MAX_SENTENCE_WORDS) continue
    const part = words.slice(from, at)
    const cues = cues_of(part)
    if (danger !== null && danger.index >= (part[0]?.at ?? 0) && danger.index < (next?.at ?? line.length))
      cues.add('dangerous')
    if (placed) cues.add('placed')
    if (code) cues.add('code')
    if (described) cues.add('described')
    sentences.push({
      cues,
      words: part.length,
      goes_on: from > 0 || goes_on,
      announces: part.at(-1)?.sign === ':' || part.at(-1)?.sign === ',',
    })
    from = at
  }
  return sentences
}
/** A string of a program. */
const CODE =
  /^(?!\s*(?:\/\/|\/\*|#|\*|<))[^"'`\n]{0,80}(?:\b(?:const|var)\s+\w[^"'`\n]{0,60}|\blet\s+\w+\s*=[^"'`\n]{0,40}|\breturn\s*|\b(?:expect|assert\w*|it|test|describe|scan|detect|includes|match|prompt|Error)\s*\(\s*)["'`]|^\s*[A-Za-z_][\w.]{0,60}\s*(?:=|\+=|:=)\s*[fbr]?["'`]|^\s*["'`][^"'`]{0,300}["'`],?\s*$|^\s*\/(?!\*)[^/]{1,200}\/[gimsu]{0,4},?\s*$/
const DESCRIBED = /["']description["']\s*:|<important>/i
/** Where a reader does not look. */
const PLACED =
  /<!--|\[\/\/\]: ?#|display:\s?none|font-size:\s?0|opacity:\s?0|visibility:\s?hidden|\shidden[\s>]|aria-hidden|\((?:white|invisible|hidden|tiny)\b|(?:white|hidden|invisible) text|\[(?:invisible|hidden)|hidden (?:annotation|layer)|begin (?:assistant|system|ai)|end of document/i
const MAX_SENTENCE_WORDS = 60

function cues_of(words: readonly Word[]): Cues {
  const cues: Cues = new Set()
  for (const { classes } of words)
    for (const name of classes) if (FREE_SET.has(name)) cues.add(name === 'known_url' ? 'known-url' : name)
  if (words.some(({ classes }) => classes.includes('secret_manner')) || is_secret(words)) cues.add('secret')
  words.forEach((word, at) => {
    base_form(words, at, cues)
    if (word.classes.length === 0) return
    if (word.classes.includes('noted_key'))
      cues.add(/ai|llm|gpt|claude|copilot|model/.test(word.text) ? 'noted-key-sure' : 'noted-key')
    if (
      word.classes.includes('official') &&
      word.gap !== 'none' &&
      word.gap !== 'inside' &&
      (word.sign === ':' || LABEL.test(words[at + 1]?.text ?? ''))
    )
      cues.add('official-speaks')
    if (
      word.classes.includes('earlier') &&
      words.slice(at + 1, at + 4).some(({ classes }) => classes.includes('of_rules'))
    )
      cues.add('earlier-rules')
    if (word.classes.includes('sure') || word.classes.includes('maybe')) address(words, at, cues)
    if (word.classes.some((name) => name.startsWith('do_'))) requests(words, at, cues)
  })
  return cues
}
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
  if (before.text === 'to') return TOLD.test(words[at - 2]?.text ?? '') ? 'asked' : 'no'
  return COMMANDS.has(before.text) ||
    before.classes.includes('sure') ||
    before.classes.includes('maybe') ||
    /^(?:ly)$|ly$/.test(before.text)
    ? 'asked'
    : 'no'
}
const TOLD =
  /^(?:have|has|need|needs|required|asked|instructed|told|expected|ordered|obliged|are|is|supposed|permitted|authorized|authorised|sure|remember|ought|going|allowed|hereby|task|goal|job|mission|assignment|role|forget|want|wants|like|now|proceed|agent|agents|assistant|ai|model|you|free|continue|agrees|agree)$/

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
      .some((one) => /^(?:must|should|shall|has|have|is|are|to|gets|need|needs)$/.test(one.text))
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

/** What a project's guidance has run. */
const OWN_TOOLS =
  /^(?:claude|codex|gemini|cursor|npm|npx|pnpm|yarn|pip|uvx?|brew|docker|git|make|cargo|go|bun|pytest|vitest|just|task|mix|bundle|rake|gradle|mvn|dotnet|poetry|ruff|eslint|biome|tsc)$/
function requests(words: readonly Word[], at: number, cues: Cues): void {
  const word = words[at]
  const how = asked(words, at)
  if (word === undefined || how === 'no') return
  if (how === 'forbidden') {
    cues.add('forbids')
    return
  }
  if (/^(?:run|execute|use|call|with)$/.test(word.text) && OWN_TOOLS.test(words[at + 1]?.text ?? '')) {
    cues.add('project')
    return
  }
  cues.add('asks')
  if (
    /^(?:call|invoke|use|run|trigger)$/.test(word.text) &&
    words[at + 1]?.gap === 'none' &&
    words[at + 2]?.gap === 'inside'
  )
    cues.add('call')
  kinds_of(word.classes, words.slice(at + 1, at + 1 + THING_WORDS), cues)
}

function kinds_of(acts: readonly string[], near: readonly Word[], cues: Cues): void {
  const things = new Set(near.flatMap(({ classes }) => classes))
  for (const { kind, acts: verbs, things: objects } of KIND_TABLE) {
    // Whether something is safe is a question.
    if (kind === 'claim' && near.some(({ text }) => text === 'whether' || text === 'if')) continue
    if (verbs.some((verb) => acts.includes(verb)) && objects.some((object) => object === '*' || things.has(object)))
      cues.add(kind)
  }
}

function is_secret(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (SAYS.test(word.text) || word.text.endsWith('ing')) {
      for (let back = at - 1; back >= Math.max(0, at - 3); back--)
        if (NEGATES.has(words[back]?.text ?? '') && (SAYS.test(word.text) || SAYS.test(word.text.slice(0, -3))))
          return to_whom(words, at)
    }
    if (KNOWS.test(word.text)) {
      let denied = false
      let person = false
      for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
        const one = words[back]
        if (one === undefined) break
        if (NEGATES.has(one.text) || /^(?:nobody|noone|need)$/.test(one.text)) denied = true
        if (one.classes.includes('user')) person = true
      }
      return denied && person
    }
    return (
      /^(?:hide|hides|conceal|withhold|keep)$/.test(word.text) &&
      words
        .slice(at + 1, at + 7)
        .some(
          ({ text }, i, rest) =>
            text === 'from' && (rest[i + 1]?.classes.includes('user') || rest[i + 2]?.classes.includes('user')),
        )
    )
  })
}

function to_whom(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 7)
    .some(
      ({ text, classes }) =>
        classes.includes('user') || /^(?:this|it|that|summary|answer|reply|response|these|anything|up)$/.test(text),
    )
}

/** How a name stands in its sentence: spoken to, told what it must do, or named. */
function address(words: readonly Word[], at: number, cues: Cues): void {
  const word = words[at]
  if (word === undefined || (word.gap === 'inside' && words[at - 1]?.sign !== '(')) return
  const kind = word.classes.includes('sure') ? 'sure' : 'maybe'
  let end = at + 1
  while (end < words.length && end < at + 4 && words[end]?.gap === 'none' && PART_OF_NAME.test(words[end]?.text ?? ''))
    end++
  // "AI accountants:", whoever they are.
  if (kind === 'sure' && words[end]?.gap === 'none' && words[end]?.sign === ':' && /s$/.test(words[end]?.text ?? ''))
    end++
  const last = words[end - 1]
  const next = words[end]
  if (next?.gap === 'none' && NO_NAME.test(next.text)) return
  // "ChatGPT: how to …" is a heading.
  if (next !== undefined && /^(?:how|why|what)$/.test(next.text)) return
  const first = word.gap !== 'none'
  const lead = words.slice(Math.max(0, at - 5), at)
  const near = words[at - 1]?.text ?? ''
  if (/^(?:mr|ms|mrs|dr|prof)$/.test(near)) return
  const greeted = /^(?:dear|hello|hi|hey|attention|attn|estimated|@)$/.test(near)
  const called = lead.some(({ classes }) => classes.includes('notice'))
  const to_name = greeted || lead.some(({ text }) => /^(?:to|for|dear|attention)$/.test(text))
  const named_next =
    next !== undefined &&
    (next.classes.includes('sure') || next.classes.includes('maybe') || /^(?:and|or)$/.test(next.text))
  // A sign that nothing follows at once: `bot:host` and `agents: [` are no address.
  const parted =
    last !== undefined && next !== undefined && next.at >= last.at + last.text.length + 2 && !OPENING.test(last.tail)
  const behind = parted ? last.sign : ''
  if (
    next !== undefined &&
    !named_next &&
    /^[:,!\u2014\])]$/.test(behind) &&
    ((behind !== ')' && behind !== ']') || near === 'for' || near === 'to') &&
    ((behind === ',' ? word.gap === 'sentence' || at === 0 : first) ||
      greeted ||
      /^(?:to|for|all)$/.test(near) ||
      (/^(?:the|your|any)$/.test(near) && /^(?:to|for|you|dear)$/.test(words[at - 2]?.text ?? '')) ||
      (kind === 'sure' && behind === ':' && !/^(?:by|with|of|in|from|on|via|and|or|an?|use|using)$/.test(near)))
  )
    cues.add(`vocative-${kind}`)
  if (kind === 'sure' && cues.has('vocative-sure') && commands_at(words, end)) cues.add('commands')
  if (MAKES.test(near) && next?.classes.some((name) => name.startsWith('do_'))) cues.add(`told-${kind}`)
  // "Whatever you were doing, model, drop it."
  const before = words[at - 1]
  const between =
    behind === ',' && before?.sign === ',' && !before.classes.includes('sure') && !before.classes.includes('maybe')
  if (greeted || word.called || (between && !named_next)) cues.add(`vocative-${kind}`)
  const with_others =
    next !== undefined &&
    /^(?:and|or)$/.test(next.text) &&
    !/^(?:agents?|assistants?|models?|bots?|tools?)$/.test(words[end + 1]?.text ?? '')
  if (called && to_name && (kind === 'sure' || !with_others)) cues.add(`noted-${kind}`)
  if ((first || words[at - 1]?.sign === '(') && next !== undefined && next.gap !== 'sentence' && LABEL.test(next.text))
    cues.add(`noted-${kind}`)
  if (words[at - 1]?.sign === '(' && /^(?:todo|note|fixme|hint)$/.test(near)) cues.add(`noted-${kind}`)
  if (
    first &&
    next !== undefined &&
    next.gap === 'none' &&
    (next.text === 'please' || next.text === 'must' || next.text === 'should' || next.text === 'shall')
  )
    cues.add(`told-${kind}`)
  const modal = words.slice(end, end + 7)
  const stop = modal.findIndex(({ gap }) => gap === 'sentence')
  const reach = (stop < 0 ? modal : modal.slice(0, stop)).map(({ text }) => text)
  if (
    /^(?:must|should|shall|ought)$/.test(reach[0] ?? '') ||
    (kind === 'sure' &&
      reach[0] === 'will' &&
      /^(?:therefore|hereby|henceforth|now|first|please)$/.test(reach[1] ?? '')) ||
    (/^(?:has|have|needs?|are|is|required|asked|instructed|hereby)$/.test(reach[0] ?? '') &&
      /^(?:to|required|asked|instructed|told|ordered|expected|obliged|hereby|authorized|authorised)$/.test(
        reach[1] ?? '',
      ))
  )
    cues.add(`told-${kind}`)
  else if (
    /^(?:that|who|which|reading|processing|working)$/.test(reach[0] ?? '') &&
    reach.some((text) => /^(?:must|should|shall|required)$/.test(text))
  )
    cues.add(`told-${kind}`)
  if (
    lead.some(
      ({ text }, i) =>
        (text === 'you' &&
          (/^(?:the|as)$/.test(lead[i + 1]?.text ?? near) ||
            lead[i + 1] === undefined ||
            /^(?:if|as|since|because)$/.test(lead[i - 1]?.text ?? ''))) ||
        (text === "you're" && lead[i - 1]?.text === 'if'),
    )
  )
    cues.add(`you-are-${kind}`)
  if (/^(?:as|being)$/.test(words[at - 2]?.text ?? '') && words.slice(end, end + 3).some(({ text }) => text === 'you'))
    cues.add(`you-are-${kind}`)
  if (words.slice(at + 1, at + 6).some(({ classes }) => classes.includes('reader')))
    cues.add(kind === 'sure' ? 'name-reads-sure' : 'name-reads')
  if (near === 'if' || /^(?:any|every|all|whichever|which)$/.test(near) || words[at - 2]?.text === 'if')
    cues.add('any-name')
}
const OPENING = /^:[[{"'`]/
const MAKES = /^(?:have|let|make|get|tell|ask|instruct|having|letting)$/
/** What stands between an address and its verb. */
const LEADS =
  /^(?:please|kindly|now|first|just|also|then|you|must|should|shall|have|need|to|always|and|immediately|quickly|silently)$/
/** What a project asks of its helpers. */
const GUIDES =
  /^(?:read|follow|use|prefer|keep|see|refer|check|run|ask|avoid|ensure|note|respect|put|document|start|begin|review|update|test|format|lint|build|add|write|create|fix|look|consult|describe|explain|find|open|make|work|stick|remember|be|try|do|help|list|show|summarize|summarise|verify|wait|answer|reply|respond|cite|sign|log|go|click|select|choose|enter|paste|never|always|only|don't|when|if|the|this|these|those|a|an|your|our|it|its|they|we|i|in|on|at|for|by|is|are|was|can|will|may|how|what|why|where|who)$/

/** Whether the words begin with an order that is no project's guidance. */
function commands_at(words: readonly Word[], from: number): boolean {
  let at = from
  while (at < words.length && at < from + 4 && LEADS.test(words[at]?.text ?? '')) at++
  const word = words[at]
  if (word === undefined || GUIDES.test(word.text)) return false
  return word.classes.some((name) => name.startsWith('do_'))
}

/** Words that make another thing of a name. */
const NO_NAME =
  /^(?:teams?|managers?|mode|names?|ids?|sessions?|settings|page|api|sdk|tab|panel|runtime|card|profiles?|harness|loop|protocol|library|desk|workspace|workspaces|professors?|directors?|editors?|secretary|coach|lawyers?|principal|generated|powered|assisted|driven|based)$/
const LABEL =
  /^(?:notes?|notice|hints?|instructions?|directives?|action|command|task|override|only|message|prompt|todo)$/
/** The name may go on: "coding agents", "AI mail assistant". */
const PART_OF_NAME =
  /^(?:agents?|assistants?|models?|tools?|systems?|bots?|code|workspace|\w{3,12}ers|reviewer|reader|helper|parser|screener)$/
