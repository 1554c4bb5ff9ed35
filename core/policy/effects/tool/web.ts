// Tools that talk to the network: fetch, search, request. Source: ENGINE 3 (tool classes), CONTRACT 2.8.
import { in_turn, one_of } from '#core/compose.ts'
import { text_at } from '#core/dialect/arguments.ts'
import { type Call, emit, reach, touch } from '#core/policy/effects/call.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { imitates_in_script } from '#core/policy/effects/host/lookalike.ts'
import { decode_host } from '#core/policy/effects/host/punycode.ts'
import {
  carries_text,
  holds_key,
  holds_secret,
  list_of,
  MAX_SHAPES,
  path_word,
  tells_secret,
  without_placeholders,
  without_signature,
} from '#core/policy/effects/tool/argument/arguments.ts'
import { opens_own, pays_there } from '#core/policy/effects/tool/text/page.ts'
import type { Action } from '#core/policy/verdict.ts'

type Arguments = Readonly<Record<string, unknown>>

const URL_KEYS = ['url', 'uri', 'endpoint', 'href', 'link', 'address'] as const
const QUERY_KEYS = ['query', 'q', 'search_term', 'search_query'] as const

/** Addresses of one call that are looked at; with more, the call is a question. */
const MAX_ADDRESSES = 512

/** Effects of tools that fetch, search the web or send requests. */
export function lift_web(call: Call, name: string, action: Action, args: Arguments): void {
  const listed = list_of(args, ['urls', 'links', 'addresses'], MAX_ADDRESSES + 1)
  if (listed.length > MAX_ADDRESSES) call.out.exhausted = true
  for (const more of listed) if (!opens_own(call, more)) fetches(call, more)
  const url = text_at(action.payload, args, URL_KEYS)
  if (url !== null) return requests(call, name, url, action, args)
  if (listed.length > 0) return
  const told = /search/.test(name) ? [] : told_addresses(text_at(action.payload, args, ['prompt', 'query', 'input']))
  for (const one of told) fetches(call, one)
  if (told.length === 0) searches(call, text_at(action.payload, args, QUERY_KEYS) ?? '')
}

function fetches(call: Call, url: string): void {
  reach(call, 'net.fetch', url, { method: 'get', tool: true })
}

/** An address that a tool of another kind opens. */
export function visits(call: Call, url: string): void {
  disguised(call, url)
  const draft = reach(call, 'net.fetch', url, { method: 'get', tool: true })
  if (draft !== null && draft.fields.host_kind !== 'loopback' && hands_on(url)) carries_secret(draft)
}

/** Whether an address that is followed hands on a key, or an encoded text. */
function hands_on(url: string): boolean {
  const sent = without_signature(url)
  return holds_key(readable(sent)) || carries_text(sent)
}

/** Some clients put the addresses into the words of the request. */
function told_addresses(words: string | null): readonly string[] {
  return (words?.match(/https?:\/\/[^\s"'<>)]+/gi) ?? []).slice(0, MAX_SHAPES)
}

/** A search of the web; a key among the words is told to whoever runs it. */
function searches(call: Call, words: string): void {
  const draft = emit(call, 'net.fetch', {
    target: 'search',
    fields: { search: true, host_kind: 'known', method: 'get' },
  })
  if (draft !== null && holds_secret(words)) carries_secret(draft)
}

/** Marks an effect whose address or body has a secret in it. */
export function carries_secret(draft: Draft): void {
  draft.taint = [...draft.taint, 'secret']
  draft.d = [3, draft.d[1], 3]
}

function requests(call: Call, name: string, url: string, action: Action, args: Arguments): void {
  const text = (...keys: readonly string[]) => text_at(action.payload, args, keys)
  disguised(call, url)
  if (BOT_SAYS.test(url)) emit(call, 'msg.send', { target: url, d2: 1, fields: { channel: 'bot', outward: true } })
  const method = (text('method') ?? 'get').toLowerCase()
  const sends = /^(?:post|put|patch|delete)$/.test(method) || args.body !== undefined || args.data !== undefined
  if (opens_own(call, url)) return
  pays_there(call, method, url)
  const draft = reach(call, sends && !/search/.test(name) ? 'net.send' : 'net.fetch', url, {
    method,
    tool: true,
    ...(OBEYS.test(text('prompt') ?? '') && { obeys: true }),
  })
  const file = text('body_file', 'file', 'upload', 'upload_file')
  if (file !== null && sends) touch(call, 'fs.read', path_word(file), { copied: true, bulk: true })
  const body = sends ? (text('body', 'data', 'json', 'content') ?? '') : ''
  // What is developed here is logged into with made-up passwords.
  if (draft === null || draft.fields.host_kind === 'loopback') return
  if (discloses(url) || tells_secret(body)) carries_secret(draft)
}

/** Whether an address itself carries a secret or a text. */
function discloses(url: string): boolean {
  const sent = without_placeholders(without_signature(url))
  return holds_secret(sent) || tells_secret(readable(sent)) || carries_text(sent)
}

/** What a page says is to be done, whatever it says. */
const OBEYS = one_of(
  /\b(?:run|apply|perform)\s+(?:all|any|every|the|these|its)\s+(?:of\s+the\s+)?(?:instructions?|commands?|orders|steps)\b/i,
  in_turn(
    /\b(?:do|run|execute|follow|obey)\s+(?:exactly\s+|whatever\s+|everything\s+)?(?:what\s+)?/i,
    /(?:it|the page|this page|that page|the file|the document)\s+(?:says|tells|asks)/i,
  ),
  /\b(?:follow|obey|execute|carry out)\s+(?:all|any|every|the|these|its)\s+(?:of\s+the\s+)?(?:instructions?|commands?|orders)\b/i,
  // A lookahead is not tried again: only the first such verb starts a walk.
  in_turn(
    /^(?!.*\bhow\b)(?=(.*?\b(?:download|fetch|save)\b))\1/i,
    /.{0,40}\band\s+(?:then\s+)?(?:run|execute|source|eval)\s+(?:it|them)\b/i,
  ),
)

/** Addresses of interfaces that say something to people when they are only opened. */
const BOT_SAYS =
  /^https:\/\/(?:api\.telegram\.org\/bot[^/?#]+\/(?:send|forward|copy|edit|delete|ban)\w*|slack\.com\/api\/chat\.\w+Message)/i

/** An address without the escapes that hide what it says. */
function readable(url: string): string {
  return url.includes('%')
    ? url.replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : url
}

/** A host written with letters that only look like the usual ones: other scripts, or a capital I for a small l. */
function disguised(call: Call, url: string): void {
  const host = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(url)?.[1] ?? ''
  const foreign = /[^ -~]/.test(host) || /(?:^|\.)xn--/i.test(host)
  if ((foreign && looks_like_another(host.toLowerCase())) || /[a-z]I[a-z.]/.test(host)) {
    emit(call, 'text.finding', { target: host, fields: { id: 'homoglyph-host' } })
  }
}

/** Scripts whose letters look like others: `münchen.de` has none of them, and hides nothing. */
function looks_like_another(host: string): boolean {
  const shown = decode_host(host)
  return (
    imitates_in_script(shown) ||
    /(?:^|\.)xn--/.test(shown) ||
    !/^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\d.-]+$/u.test(
      shown,
    )
  )
}
