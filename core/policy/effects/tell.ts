// Text for other agents and for later sessions (sub-agent prompts, memory): it must not ask to switch supervision off, nor pretend
// that a person has agreed to everything. Source: ENGINE 19 (categories 16 and 22).

const DISARMS =
  /\b(?:disable|turn off|switch off|remove|delete|bypass|skip|ignore|circumvent|get around|kill|stop|unset|edit out)\b[^.\n]{0,60}(?:\bhooks?\b|\bguards?\b(?!\s+(?:test|rule|clause|pattern))|supervis|\bgateway\b|permission (?:check|prompt|rule|mode)s?|\bapprovals?\b|\.claude\/settings|hooks\.json|safety (?:check|rule|filter|layer)s?|\bsandbox\b)/i
const PRETENDS =
  /\b(?:all|any|every|these|its|your) (?:commands?|actions?|tool calls?|requests?|changes?|operations?)[^.\n]{0,40}\b(?:pre-?)?(?:approved|authori[sz]ed|allowed|permitted|trusted)\b|\b(?:no|without) (?:need (?:for|to ask)|further|asking for|human) (?:approval|permission|confirmation)|\bnever ask (?:for )?(?:approval|permission|confirmation)|\bauto-?approve (?:all|every|any)/i
/** Verbs whose text is kept or handed on. */
const HANDS_ON =
  /(?:^|_)(?:task|agent|subagent|delegate|spawn|handoff|create|add|save|store|remember|write|update|set|memory|memorize|observations?)(?:_|$)/
const KEEPS = /memor|remember|observation|entit|rule|policy|instruction|knowledge|note|task|agent/

/** Longer texts are documents, not instructions. */
const MAX_CHARS = 16_384

/** Whether a tool call tells another agent, or a later session, to evade supervision. */
export function tells(verb: string, tool: string, text: string): boolean {
  if (text.length < 12 || text.length > MAX_CHARS || !HANDS_ON.test(verb) || !KEEPS.test(`${tool} ${verb}`))
    return false
  return DISARMS.test(text) || PRETENDS.test(text)
}
