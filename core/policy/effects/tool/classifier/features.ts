// Features of a tool call: the words of its name with their beginnings and ends, the names of its arguments, switches that are on,
// short words among its values. Source: ENGINE 3 (tools by verb and by the shape of their arguments).
import { is_object } from '#core/json.ts'
import { snake } from '#core/policy/effects/tool/argument/spelling.ts'
import { kinds_of } from '#core/policy/effects/tool/classifier/word-kind.ts'
import { without_service } from '#core/policy/effects/tool/name/server.ts'
import { singular } from '#core/policy/effects/tool/name/verbs.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Words of one name, arguments of one call and levels of nesting that are looked at; deeper ones say little. */
const MAX_WORDS = 16
const MAX_MEMBERS = 48
const MAX_DEPTH = 3
/** Longer texts are content and not a choice; of shorter ones the first words count. */
const MAX_VALUE_CHARS = 31
const MAX_VALUE_WORDS = 4
/** Lengths of the beginnings and ends of words that are features: `disa`, `pire`. */
const PIECES = [3, 4] as const
/** Larger counts count as this one. */
const MANY = 4

/** The features of a call, each once; `action` is the verb part with underscores. */
export function features_of_call(action: string, server: string, args: Arguments): ReadonlySet<string> {
  return new Set([...features_of_name(action, server), ...features_of_arguments(args)])
}

/** The features of the name of a call; none of them is one of arguments. */
export function features_of_name(action: string, server: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const word of words_in(server).slice(0, MAX_WORDS)) found.add(`s:${word}`)
  const words = without_service(words_in(action), server).slice(0, MAX_WORDS)
  for (const [at, word] of words.entries()) {
    found.add(`w:${singular(word)}`)
    if (at === 0) found.add(`f:${word}`)
    else found.add(`b:${words[at - 1] ?? ''}_${word}`)
    if (at > 0 && at === words.length - 1) found.add(`l:${word}`)
    for (const size of PIECES) {
      if (word.length <= size) continue
      found.add(`p:${word.slice(0, size)}`)
      found.add(`x:${word.slice(-size)}`)
    }
  }
  adds_kinds(found, words)
  if (words.at(-1)?.endsWith('s') === true) found.add('many')
  found.add(`n:${Math.min(words.length, MANY)}`)
  return found
}

/** The features of the arguments of a call. */
export function features_of_arguments(args: Arguments): ReadonlySet<string> {
  const found = new Set<string>([`a:${Math.min(Object.keys(args).length, MANY)}`])
  adds_members(found, args)
  return found
}

/** Kinds of the verb in front, of what it is done to, and of both together. */
function adds_kinds(found: Set<string>, words: readonly string[]): void {
  const [first = '', ...rest] = words
  const fronts = kinds_of(first)
  for (const kind of fronts) found.add(`cf:${kind}`)
  for (const word of rest) for (const kind of kinds_of(word)) found.add(`cn:${kind}`)
  for (const kind of kinds_of(words.at(-1) ?? '')) for (const front of fronts) found.add(`cc:${front}_${kind}`)
}

function adds_members(found: Set<string>, args: Arguments): void {
  let open: readonly object[] = [args]
  let looked_at = 0
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
    const inner: object[] = []
    for (const holder of open) {
      for (const [key, value] of Object.entries(holder).slice(0, MAX_MEMBERS)) {
        if (looked_at++ >= MAX_MEMBERS) return
        adds_member(found, Array.isArray(holder) ? '' : key, value)
        if (Array.isArray(value) || is_object(value)) inner.push(value)
      }
    }
    open = inner
  }
}

function adds_member(found: Set<string>, key: string, value: unknown): void {
  // Members of a list have no name.
  const named = key === '' ? [] : words_in(snake(key)).slice(0, MAX_WORDS).map(singular)
  for (const word of named) found.add(`k:${word}`)
  if (named.length > 0 && typeof value === 'boolean') found.add(`${value ? 't' : 'F'}:${named.join('_')}`)
  if (named.length > 0 && typeof value === 'number') found.add(`N:${named.at(-1) ?? ''}`)
  // Addresses are judged elsewhere.
  if (typeof value !== 'string' || value.length > MAX_VALUE_CHARS || value.includes('://')) return
  if (TOLD_KEY.test(key)) return
  for (const word of words_in(value.toLowerCase()).slice(0, MAX_VALUE_WORDS))
    if (!/\d/.test(word)) found.add(`v:${word}`)
}

/** What somebody calls a thing or says about it chooses nothing: `createIssue {summary: 'Drop IE'}`. */
const TOLD_KEY = /^(?:title|summary|subject|headline|caption|heading|description|comment|comment_?body|notes?)$/i

function words_in(text: string): readonly string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word !== '')
}
