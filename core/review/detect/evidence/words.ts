// Splits a line into words and what separates them; looks each word up in the lexicon once, in one pass over the text.
// Source: ENGINE 16.
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import { CLASSES, COMMANDING, NEGATING } from '#core/review/detect/evidence/lexicon.ts'
import { grouped } from '#core/tables.ts'

/** What stands before a word: nothing that parts, code or a compound, the beginning of a clause, or of a sentence. */
export type Gap = 'none' | 'inside' | 'clause' | 'sentence'

/** One word of a line with what is known of it. */
export interface Word {
  /** Lower case. */
  text: string
  gap: Gap
  /** Names of the classes it belongs to, alone or as the first word of a phrase. */
  classes: readonly string[]
  /** Where it begins in the line. */
  at: number
  /** The sign right behind it, '' when there is none. */
  sign: string
  /** That sign and what stands right behind it. */
  tail: string
  /** An at sign stands before it. */
  called: boolean
}

const CLASSES_OF = grouped(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    [...new Set(words.split(' '))].map((word) => [word, name] as const),
  ),
)
/** Most words of the phrases that begin with a word. */
const PHRASE_WORDS = phrase_words(CLASSES_OF.keys())

function phrase_words(words: Iterable<string>): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const word of words) {
    const parts = word.split('_')
    const first = parts[0] ?? ''
    if (parts.length > 1) most.set(first, Math.max(most.get(first) ?? 1, parts.length))
  }
  return most
}
/** Words before which a sentence commands. */
export const COMMANDS: ReadonlySet<string> = new Set(COMMANDING.split(' '))
/** Words that turn the next ones around. */
export const NEGATES: ReadonlySet<string> = new Set(NEGATING.split(' '))

const NONE: readonly string[] = []
/** An address, a mail address, a path or a word; what parts clauses and sentences. */
const PIECE = one_of(
  /<\/?[a-zA-Z][\w-]{0,20}(?:\s[\w-]{1,30}(?:=(?:"[^"\s]{0,200}"|'[^'\s]{0,200}'|[^\s"'>]{1,200}))?){0,6}\s?\/?>/g,
  /https?:\/\/[^\s"'<>)\]]{1,500}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}/g,
  /(?:~?\/)?[.$]?[\w$\u00c0-\u1fff\u3040-\uffef][\w'’.~+\u00c0-\u1fff\u3040-\uffef-]{0,60}(?:\/[\w.~+*-]{1,60}){0,8}/g,
  /@|[.!?;:,()[\]{}"“”`<>|*#=\u2013\u2014\u2026-]/g,
)
/** "assistant -> read this" speaks to the assistant; two characters stay two. */
const ARROW = /->|(?:\u2192|\u21d2|\u279c|\u25b6) /g
const PARTS = /[.!?;:,()[\]{}"“”`<>|*#=\u2013\u2014\u2026-]/
const PARTS_SENTENCE = /[.!?;|\u2026]/
const INSIDE = /[`(=#*[\]{}]/

/** Words of one line; at most as many as the line has characters. `goes_on` when the line ends a sentence begun above. */
export function words_of(line: string, goes_on = false): Word[] {
  const words: Word[] = []
  let gap: Gap = goes_on ? 'none' : 'sentence'
  let end = -1
  let at_sign = -2
  for (const match of line.replace(ARROW, ': ').replaceAll('![', ' [').matchAll(PIECE)) {
    const piece = match[0]
    if (piece === '@') {
      at_sign = match.index
      continue
    }
    if (piece[0] === '<' && piece.length > 1) {
      gap = 'sentence'
      continue
    }
    if (piece.length === 1 && PARTS.test(piece)) {
      note_sign(words.at(-1), piece)
      gap = gap_behind(piece, gap, match.index === end)
      continue
    }
    const from = words.length
    gap = take(words, piece, gap, match.index)
    const first = words[from]
    if (first !== undefined && at_sign === match.index - 1) first.called = true
    end = match.index + piece.length
  }
  for (let at = words.length - 1; at >= 0; at--) join_phrase(words, at)
  return words
}

function note_sign(word: Word | undefined, sign: string): void {
  if (word === undefined) return
  if (word.sign === '') word.sign = sign
  if (word.tail.length < 3) word.tail += sign
}

/** The gap behind a sign; `joined` when the sign touches the word before it. */
function gap_behind(sign: string, gap: Gap, joined: boolean): Gap {
  if (PARTS_SENTENCE.test(sign)) return 'sentence'
  if (INSIDE.test(sign) || (sign === '-' && joined)) return gap === 'none' ? 'inside' : gap
  return gap === 'none' || gap === 'inside' ? 'clause' : gap
}

/** A word as it is read, before the signs behind it. */
function word_at(at: number, gap: Gap, text: string, classes: readonly string[]): Word {
  return { text, gap, classes, at, sign: '', tail: '', called: false }
}

/** Adds a piece, in parts when it is a path or a name of several words; returns the gap that follows it. */
function take(words: Word[], piece: string, gap: Gap, at: number): Gap {
  const low = piece.toLowerCase()
  if (/^https?:\/\//i.test(piece)) {
    words.push(word_at(at, gap, low, classes_of_address(piece)))
    return 'none'
  }
  if (BARE_HOST.test(piece) && !own_host(`https://${piece}/`)) {
    words.push(word_at(at, gap, low.replace(/\.$/, ''), ['url']))
    return piece.endsWith('.') ? 'sentence' : 'none'
  }
  if (/^[^@]{1,64}@[^@][^@.]*\.[^@]+$/.test(piece)) {
    words.push(word_at(at, gap, low, ['mail']))
    return 'none'
  }
  const bare = low.replaceAll('’', "'").replace(/(?<![.'+-])[.'+-]+$/, '')
  if (/[_-]/.test(bare) && KEY_FOR_AGENTS.test(bare)) {
    words.push(
      word_at(at, gap, bare, ORDERING_KEY.test(bare) ? ['noted_key', 'notice', 'override'] : ['noted_key', 'notice']),
    )
    return 'sentence'
  }
  if (CAMEL_KEY.test(piece)) {
    words.push(word_at(at, gap, bare, ['noted_key', 'notice']))
    return 'sentence'
  }
  const known = CLASSES_OF.get(bare) ?? classes_of_shape(piece)
  if (known !== undefined || !/[/_-]/.test(bare)) words.push(word_at(at, gap, bare, known ?? NONE))
  else take_parts(words, bare, gap, at)
  if (!piece.endsWith('.') || SHORT.test(bare)) return 'none'
  const last = words.at(-1)
  if (last !== undefined) last.sign = '.'
  return 'sentence'
}

/** `src/auth_token`: each part is a word inside of the piece; a path ends with its stroke. */
function take_parts(words: Word[], bare: string, gap: Gap, at: number): void {
  let next = gap
  for (const part of bare.split(/[/_-]+/)) {
    if (part === '') continue
    words.push(word_at(at, next, part, CLASSES_OF.get(part) ?? NONE))
    next = 'inside'
  }
  if (bare.includes('/')) words.push(word_at(at, 'inside', '/', ['path']))
}

function classes_of_address(url: string): readonly string[] {
  if (own_host(url)) return ['known_url']
  return WAITING_URL.test(url) ? ['url', 'of_secret', 'waiting'] : ['url']
}

function classes_of_shape(piece: string): readonly string[] | undefined {
  if (SECRET_SHAPE.test(piece)) return SECRET_CLASSES
  return HOME_SHAPE.test(piece) ? PRIVATE_CLASSES : undefined
}

/** A host without a scheme, under a domain that no kind of file is named like. */
const BARE_HOST =
  /^(?:[a-z\d][a-z\d-]{0,40}\.){1,4}(?:com|net|org|dev|example|test|xyz|info|biz|online|site|top|ru|cn|de|eu)\.?(?:\/[\w./-]*)?$/i
/** An address that is to be filled in: `https://x.example/?key=<api_key>`. */
const WAITING_URL = /[?&/#][\w.-]{1,40}=`?$|[?&][\w.-]{1,40}=(?:\{|\$|%7B|\[)/i
/** What is a secret by its name, whichever it is: a variable, a file of keys, a live environment. */
const SECRET_SHAPE = one_of(
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:KEY|TOKEN|SECRET|PASS|PASSWORD|PWD|DSN|CREDENTIALS?|DATABASE_URL|URL|URI)$/,
  /^DATABASE_URL$|^\.env(?:\.(?!example|sample|template|dist)\w+)?$/,
  /(?:^|\/)\.(?:ssh|aws|kube|gnupg|docker|netrc|npmrc|pypirc|vault|git-credentials|pgpass|config\/(?:gh|gcloud|hub|op)|cursor|azure)(?:\/|$)/,
  /(?:^|\/)id_(?:rsa|ed25519|ecdsa)$|\.(?:pem|p12|pfx|kdbx|keystore)$/,
  /(?:^|\/)(?:secrets?|credentials?)\.(?:ya?ml|json|toml|env|txt|ini)$/,
)
const SECRET_CLASSES: readonly string[] = ['of_secret']
/** Somebody's own files. */
const HOME_SHAPE = /^(?:~|\/home\/\w+)\/[A-Za-z]/
const PRIVATE_CLASSES: readonly string[] = ['of_private', 'of_goods']

/** A member or a label that is written for a machine: `note_to_llm`, `ai-hint`. */
const KEY_FOR_AGENTS = one_of(
  /^(?:for|to)[_-](?:the[_-])?(?:ai|llm|agent|assistant|model|bot|copilot|claude)s?$/,
  in_turn(
    /^(?:(?:x|\w{3,12})[_-])?(?:ai|llm|agents?|assistants?|models?|bots?|co-?pilot|claude|gpt)[_-]/,
    /(?:\w{1,12}[_-])?/,
    /(?:note|hint|directive|instruction|message|prompt|command|cmd|override|task|action|todo|guidance)s?$/,
  ),
  within(
    '^(?:\\w{3,12}[_-])?',
    [
      /note|hint|directive|instruction|message|command|cmd|override|task|todo|guidance|action|step|order/,
      /request|memo/,
    ],
    's?[_-](?:to|for)[_-](?:the[_-])?(?:ai|llm|agent|assistant|model|bot|copilot|claude)s?$',
  ),
)
/** The same in the spelling of programs: `agentHint`, `llmInstructions`. */
const CAMEL_KEY =
  /^(?:ai|llm|agents?|assistant|model|bot|copilot|claude|gpt)(?:System)?(?:Note|Hint|Directive|Instruction|Override|Order|Todo)s?$/
/** The label itself says that it goes before what was said. */
const ORDERING_KEY = /(?:override|directive|command|cmd)s?(?:[_-]|$)/
/** Short forms, whose full stop ends no sentence. */
const SHORT = /^(?:mr|mrs|ms|dr|prof|e\.g|i\.e|etc|vs|no|approx)$/
/** Hosts whose addresses documentation is full of. */
const KNOWN_HOST = one_of(
  within(
    '^https?:\\/\\/(?:[\\w-]+\\.)*',
    [
      /github|gitlab|google|googleapis|microsoft|npmjs|pypi|python|nodejs|readthedocs|mozilla|wikipedia/i,
      /anthropic|openai|docker|debian|ubuntu|apache|w3|ietf|localhost|opencollective|patreon|ko-fi/i,
    ],
    '\\b',
  ),
  /^https?:\/\/(?:localhost|127\.|docs\.|www\.)/i,
)
function own_host(url: string): boolean {
  return KNOWN_HOST.test(url)
}

/** Adds the classes of the longest phrase that begins at a word. */
function join_phrase(words: Word[], at: number): void {
  const word = words[at]
  const most = word === undefined ? undefined : PHRASE_WORDS.get(word.text)
  if (word === undefined || most === undefined) return
  let text = word.text
  for (let length = 2; length <= most; length++) {
    const next = words[at + length - 1]
    if (next === undefined || next.gap === 'sentence') return
    text += `_${next.text}`
    const classes = CLASSES_OF.get(text) ?? plural(text)
    if (classes !== undefined) word.classes = [...new Set([...word.classes, ...classes])]
  }
}

/** A name or a thing of which there are several; a manner has no plural. */
function plural(text: string): readonly string[] | undefined {
  if (!text.endsWith('s')) return undefined
  const classes = CLASSES_OF.get(text.slice(0, -1))?.filter((name) => /^(?:sure|maybe|of_)/.test(name))
  return classes === undefined || classes.length === 0 ? undefined : classes
}

/** Classes of a word by itself. */
export function classes_of(text: string): readonly string[] {
  return CLASSES_OF.get(text) ?? NONE
}

/** "Memory consumption", "increase memory": where programs run, and not what an agent remembers. */
export function is_storage(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'memory') return false
  return STORAGE.test(words[at + 1]?.text ?? '') || USES_STORAGE.test(words[at - 1]?.text ?? '')
}
const STORAGE = whole(
  /usage|use|consumption|leaks?|leaking|footprint|limits?|allocat\w{1,6}|address\w{0,4}|errors?/,
  /pressure|budget|requirements?|bandwidth|safe\w{0,2}|mapped|pool|overhead|corruption|barriers?|layout/,
  /size|buffers?|regions?|pages?|blocks?/,
)
const USES_STORAGE =
  /^(?:increas\w{1,3}|reduc\w{1,3}|more|less|free|of|shared|virtual|physical|main|video|gpu|heap|much|enough|allocat\w{1,3}|consum\w{1,3}|sav(?:es|ing))$/
