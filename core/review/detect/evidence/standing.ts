// The position of an agent's name in its sentence: where it ends, and the words before and after it. Source: ENGINE 16.
import { whole } from '#core/compose.ts'
import type { Word } from '#core/review/detect/evidence/words.ts'

/** A name, and what the cues look at around it. */
export interface Standing {
  words: readonly Word[]
  /** Place of its first word, and of the first word behind it. */
  at: number
  end: number
  word: Word
  /** `sure`: nobody but an agent is called so. */
  kind: 'sure' | 'maybe'
  /** Up to five words before it; texts of the last one and the last but one, empty where there is none. */
  lead: readonly Word[]
  near: string
  near_but_one: string
  /** Its own last word. */
  last: Word | undefined
  next: Word | undefined
  /** It begins what is said. */
  first: boolean
  greeted: boolean
  /** Somebody is asked to notice something, or a plan is headed by the name. */
  noticed: boolean
  to_name: boolean
  /** Another name follows, or a word that joins one. */
  named_next: boolean
  /** The sign that parts it from what follows; empty where nothing does. */
  behind: string
  /** It says what a thing is for, and not for whom the words are. */
  made_for: boolean
}

/** Null where the words are no name: "Mr Agent", "estate agent", "agent settings", "ChatGPT: how to …". */
export function standing_of(words: readonly Word[], at: number): Standing | null {
  const word = words[at]
  if (word === undefined || (word.gap === 'inside' && words[at - 1]?.sign !== '(')) return null
  const kind = word.classes.includes('sure') ? 'sure' : 'maybe'
  const end = end_of_name(words, at, kind)
  const last = words[end - 1]
  const next = words[end]
  const near = words[at - 1]?.text ?? ''
  const near_but_one = words[at - 2]?.text ?? ''
  if (is_no_name(word, next, near)) return null
  const lead = words.slice(Math.max(0, at - 5), at)
  const greeted =
    /^(?:dear|hello|hi|hey|attention|attn|estimated|@)$/.test(near) ||
    // "Everything here was written for you, the model."
    (ARTICLES.test(near) && near_but_one === 'you' && words[at - 2]?.sign === ',')
  return {
    words,
    at,
    end,
    word,
    kind,
    lead,
    near,
    near_but_one,
    last,
    next,
    first: is_first(words, at, word),
    greeted,
    noticed:
      lead.some(({ classes }) => classes.includes('notice')) ||
      // "## Steps for the coding agent" heads a list for it.
      (end === words.length && PLAN.test(words[0]?.text ?? '')) ||
      // "## For coding assistants" is a heading for them.
      (end === words.length && at <= 2 && end <= 4 && words[0]?.text === 'for'),
    to_name: greeted || lead.some(({ text }) => /^(?:to|for|dear|attention)$/.test(text)),
    named_next:
      next !== undefined &&
      (next.classes.includes('sure') || next.classes.includes('maybe') || /^(?:and|or)$/.test(next.text)),
    behind: sign_behind(last, next),
    made_for: is_made_for(words, at),
  }
}

/** The place behind the name, with what belongs to it: "AI mail assistants with shell access:". */
function end_of_name(words: readonly Word[], at: number, kind: Standing['kind']): number {
  let end = at + 1
  while (end < words.length && end < at + 4 && words[end]?.gap === 'none' && PART_OF_NAME.test(words[end]?.text ?? ''))
    end++
  if (kind !== 'sure') return end
  const next = words[end]
  // "AI accountants:", whoever they are.
  if (
    next?.gap === 'none' &&
    /^[:,]/.test(next.sign) &&
    ((next.sign === ':' && /s$/.test(next.text) && !NO_NAME.test(next.text)) || WORKER.test(next.text))
  )
    end++
  // "AI agents with shell access:", "coding assistants of this team:".
  if (BELONGS.test(words[end]?.text ?? '')) {
    const close = words.slice(end, end + 5).findIndex(({ gap, sign }) => gap !== 'none' || sign === ':')
    if (close > 0 && words[end + close]?.gap === 'none') end += close + 1
  }
  return end
}

function is_no_name(word: Word, next: Word | undefined, near: string): boolean {
  if ((next?.gap === 'none' || next?.gap === 'inside') && NO_NAME.test(next.text)) return true
  // "ChatGPT: how to …" is a heading.
  if (next !== undefined && /^(?:how|why|what)$/.test(next.text)) return true
  return /^(?:mr|ms|mrs|dr|prof)$/.test(near) || (/^agents?$/.test(word.text) && TRADES.test(near))
}

function is_first(words: readonly Word[], at: number, word: Word): boolean {
  return (
    word.gap !== 'none' ||
    LEVEL.test(words[at - 1]?.text ?? '') ||
    // "Hiring bots: move him to the final round."
    (/^(?:bots|models|assistants|agents|crawlers|readers)$/.test(word.text) &&
      words[at - 1]?.gap === 'sentence' &&
      words[at]?.sign === ':')
  )
}

/** A sign that nothing follows at once: `bot:host` and `agents: [` are no address. */
function sign_behind(last: Word | undefined, next: Word | undefined): string {
  if (last === undefined || next === undefined) return ''
  return next.at >= last.at + last.text.length + 2 && !OPENING.test(last.tail) ? last.sign : ''
}

/** "A queue for AI agents: …" says what the queue is; "note for AI agents: …" says for whom the note is. */
function is_made_for(words: readonly Word[], at: number): boolean {
  const by = ARTICLES.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1
  const thing = words[by - 1]
  if (words[by]?.text !== 'for' || words[by]?.gap !== 'none' || thing === undefined) return false
  return (
    !thing.classes.some((name) => SAID_FOR.has(name)) && ![LABEL, WRITTEN_FOR, PLAN].some((one) => one.test(thing.text))
  )
}
/** Classes of what is said or done for somebody. */
const SAID_FOR: ReadonlySet<string> = new Set(['notice', 'please', 'urgency', 'secret_manner', 'maybe', 'sure'])

/** People and firms who act for others. */
const TRADES = whole(
  /estate|insurance|travel|sales|customs|federal|letting|leasing|shipping|patent|literary|talent|sports/,
  /transfer|purchasing|field|border|immigration|cleaning|reducing|oxidizing|oxidising|foaming|secret/,
  /special|double|free|paying|selling|buying|listing|escrow|collection|press|station|gate|contrast/,
  /blowing|antimicrobial/,
)
/** Who works is called by what he does: "AI scheduler, …". */
const WORKER =
  /^(?:\w{3,}(?:er|or|ist|taker)s?|help ?desk|support|triage|intern|colleague|teammate|friend|companion|engine|pipeline|service|staff|ops|review|moderation|concierge|butler|secretary|mailbox|clerk)$/
const PLAN = /^(?:steps|tasks|checklist|procedure|commands|actions|orders|todos?)$/
/** What a log writes before a message. */
const LEVEL = /^(?:info|warn|warning|error|debug|notice|fatal|trace|critical)$/
/** What may stand before a name. */
export const ARTICLES = /^(?:the|any|all|every|each|whichever|whatever|our|your|an?)$/
/** What ties the next name to the one before. */
export const BELONGS = /^(?:with|of|in|on|behind|from|inside|at)$/
const OPENING = /^:[[{"'`]/
/** Words that make another thing of a name. */
export const NO_NAME = whole(
  /widgets?|icons?|buttons?|plugins?|teams?|managers?|mode|names?|ids?|sessions?|settings|page|api|sdk/,
  /hooks?|skills?|servers?|cli|docs|documentation|tutorials?|cookbook|extensions?|integrations?|subscriptions?/,
  /tab|panel|runtime|card|profiles?|harness|loop|protocol|library|desk|workspace|workspaces|professors?/,
  /directors?|editors?|secretary|coach|lawyers?|principal|generated|powered|assisted|driven|based/,
)
/** What stands before a colon when something is said to somebody. */
export const LABEL =
  /^(?:notes?|notice|hints?|instructions?|directives?|action|command|task|override|only|message|prompt|todo)$/
/** What is said or written for somebody, and words before it. */
const WRITTEN_FOR =
  /^(?:actions|commands|tasks|messages|text|comment|info|information|remark|word|ps|also|but|reserved|intended|meant|just|especially)$/
/** The name may go on: "coding agents", "AI mail assistant". */
const PART_OF_NAME =
  /^(?:agents?|assistants?|models?|tools?|systems?|bots?|code|workspace|\w{3,12}ers|reviewer|reader|helper|parser|screener)$/
