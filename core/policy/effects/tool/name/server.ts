// The service a tool belongs to, in the forms that clients write: `mcp__github__delete_repo`, `github__delete_repo`,
// `github.delete_repo`, `github-delete_repo`. When one separator divides all words, the service is what precedes the
// first verb. Source: CONTRACT 2.8, ENGINE 3 (tool classes).
import { whole } from '#core/compose.ts'
import { snake_of } from '#core/policy/effects/tool/argument/spelling.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { cached } from '#core/policy/effects/tool/name/cached.ts'
import { words_of } from '#core/policy/effects/tool/name/verbs.ts'
import { impact_of_tool, is_known_verb, PASSES_ON } from '#core/policy/effects/tool/name/words.ts'

/** Words in front of a verb that may be the name of a service. */
const MAX_SERVICE_WORDS = 3

/** The service of a tool, in lower case; empty when the name begins with the verb. */
export function server_of(name: string): string {
  return server_in(name, '')
}

const server_in = cached((name: string): string => {
  const lower = name.toLowerCase()
  if (lower.startsWith('mcp__')) {
    const [, server = '', ...tool] = name.split('__')
    // There the name of the service stands in the name of the tool.
    const front = PASSES_ON.test(server.toLowerCase()) ? words_in_front(words_of(snake_of(tool.join('_')))) : []
    return front[0] ?? server.toLowerCase()
  }
  const parted = /^(?:mcp_)?([a-z0-9-]+(?:_[a-z0-9-]+)*?)(?:__|[./:])\w/.exec(lower)?.[1]
  if (parted !== undefined) return parted === 'functions' ? '' : parted
  const words = words_of(snake_of(name))
  // `azure_storage {command: ...}`: the verb is among the arguments.
  const front = words.length > 1 && !words.some(is_verb) ? words : words_in_front(words)
  return front[0] ?? ''
})

/** Verbs that leave open what they do. */
const OPEN_VERB = whole(
  /execute|exec|evaluate|eval|push|pull|call|invoke|trigger|apply|submit|manage|control|handle|perform/,
  /use|click|type|press|scroll|hover|fill|commit|cancel|close|reopen|complete|resolve|pause|resume/,
  /activate|scale|transfer|pay|sign|place|spawn|upload|clear|kill|restore/,
)

function is_verb(word: string): boolean {
  return OPEN_VERB.test(word) || is_known_verb(word)
}

function words_in_front(words: readonly string[]): readonly string[] {
  const verb = words.findIndex(is_verb)
  return verb > 0 && verb <= MAX_SERVICE_WORDS ? words.slice(0, verb) : []
}

/** `woo` of `woocommerce`, `ha` of `home-assistant`: what stands in front of all names of a service. */
function names_service(word: string, server: string): boolean {
  if (server === word) return true
  if (word.length < 2 || is_verb(word)) return false
  const parts = server.split(/[-_]/)
  return parts.join('').startsWith(word) || parts.map((part) => part.charAt(0)).join('') === word
}

/** The words of a verb part without those in front that only name its service: `dataverse_create_note` of a server `dataverse`. */
export function without_service(words: readonly string[], server: string): readonly string[] {
  const verb = words.findIndex(is_verb)
  if (verb <= 0 || verb > MAX_SERVICE_WORDS || words.length < verb + 1) return words
  const end = words.findIndex((word, at) => at >= verb || !names_service(word, server))
  return end <= 0 ? words : words.slice(end)
}

/** What a tool's name says it does; its verb part `action` may begin with the service. */
export const impact_of_action = cached((action: string, server: string): ToolImpact => {
  const [first = '', ...rest] = words_of(action)
  if (rest.length < 2 || !names_service(first, server)) return impact_of_tool(action, server)
  const front = words_in_front([first, ...rest])
  if (front.length === 0) return impact_of_tool(action, server)
  const impact = impact_of_tool(rest.join('_'), server)
  // What stands between the service and the verb is what the verb is about, or more of the service.
  return impact === 'change' && front.length > 1 ? impact_of_tool(action, server) : impact
})
