// Delimiters that only the machinery of a conversation writes: role tags, special tokens, tool calls and results,
// turns. An output that contains them imitates it. Documentation of a prompt format shows them as code. Source:
// CONTRACT 16.1, ENGINE 16 (role markers).
import { in_turn, one_of, within } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { found, is_mention } from '#core/review/detect/mention.ts'

const ROLE_TAG = in_turn(
  /<(\/?)(system|system[-_]reminder|assistant|tool_result|tool_response|function_results|tool_output|admin|developer|instructions?|important|secret|hidden|user_message|user_query|user-message|human_message|prompt)/i,
  /(?:\s(?:target|to|for|role)=["']?\w{1,20}["']?|(?:\s[\w-]{1,20}=["'][\w .-]{0,40}["']){1,3})?>/i,
)
const TOOL_CALL = one_of(
  /<(?:tool_call|function_calls?|tool_use|invoke name=|function=|antml:)[^<]{0,200}/i,
  /^\s*(?:Action|Tool) ?Input\s*:\s*\{|\bto=(?:functions|tools?|python|browser)[.\w]*\s*(?:code\b|\{)/i,
  /<\|(?:tool_call|python_tag|channel)\|?>|\[TOOL_CALLS\]/i,
)
const SPECIAL_TOKEN = one_of(
  in_turn(
    /<\|\s?(?:end|start|begin|close)[ _](?:of[ _])?(?:the[ _])?/i,
    /(?:tool|function|system|user|assistant|context|document|data|retrieved)[ _]?/i,
    /(?:outputs?|results?|prompt|message|data|input|turn|content)?\s?\|>/i,
  ),
  /<\|(?:im_start|im_end|system|user|assistant|start_header_id|end_header_id|eot_id|endoftext|begin_of_text)\|>/i,
  /\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\/s>\s*<s>/i,
)
/** A mark of a changelog: "[inst] fix Makefile". */
const IN_BRACKETS = /^(?![\s\S]*(?:\[\/inst\]|\[INST\]|<<SYS|<\|))[\s\S]*\[inst\]/
/** A template that is filled with the turns of a conversation: `<|user|>{{ prompt }}<|end|>`. */
const FILLED =
  /\{%-?\s?(?:if|for|set|endif|endfor|elif)\b|\{\{-?\s?\.?(?:system|prompt|messages?|user|content|bos_token|response)\b/i
/** A text that explains how prompts are written. */
const ABOUT_FORMATS =
  /\b(?:chat[ _]?templates?|tokeni[sz]er|special tokens?|prompt format|format(?:ted)? (?:your|the) prompt|function calling|model answers with|stop (?:tokens?|sequences?)|chatml)\b/i
const HEADED_ROLE = /^\s*#{2,4}\s*system(?: message| prompt)?\s*:/i
const SPOKEN_SYSTEM = in_turn(
  /(?:^\s*|(?<![=!<>])[.!?>=]\s+|["']\s*)(?:[[(*"<]{0,2})\/?(?:begin )?(?:system|admin|developer|root|operator)/i,
  /(?: (?:message|prompt|note|override|notice|update|alert|instruction))*(?:[\])*>]{0,2}\s*(?::|$|=)|\])/i,
)
/** A message of a conversation as programs write it down, with the role of the one whose word is law. */
const ROLE_MEMBER = /["']role["']\s*:\s*["'](?:system|developer)["']\s*,\s*["']content["']\s*:\s*["']([^"']{8,400})/i
/** The user of a conversation agrees, in the words of somebody else. */
const USER_MEMBER = /["']role["']\s*:\s*["'](?:user|human)["']\s*,\s*["']content["']\s*:\s*["']([^"']{8,400})/i
const AGREES =
  /\b(?:i (?:approve|confirm|agree|authori[sz]e|consent)|go ahead|(?:you have|with) my (?:permission|approval|consent)|permission granted|no need to ask|don['’]?t ask)\b/i
/** The wrapper that is put around foreign text is closed from the inside. */
const LEAVES_WRAPPER = in_turn(
  /<\/\s?(?:(?:untrusted|external|retrieved|unsafe)[_-][\w-]{2,30}|(?:tool|user|web|search|function)[_-](?:results?|responses?|content|data|outputs?|message|query|input|page|documents?))/i,
  /\s?>[^\n]{0,200}?\b/i,
  /(?:instructions?|rules|ignore|comply|follow|unrestricted|outside|boundary|system|override|obey|you (?:are|must|can|may))\b/i,
)
/** Turns in the tags of a conversation. */
const TURN_TAGS =
  /<\/?assistant>[^<]{0,400}(?:<\/assistant>)?\s{0,20}<(?:user|human)>|<\/(?:user|human)>\s*<assistant>|\[(?:user|human)\]\s*:[^\n]{0,300}\[assistant\]\s*:/i
/** A result that ends, and somebody who speaks behind it. */
const BEHIND_END = within(
  '',
  [
    within(
      '<\\/',
      [
        /result|results|output|document|documents|file|context|data|search_results|tool_\w{1,20}/im,
        /function_\w{1,20}|message|email|mail|page|article|ticket|review|comment|input|query|content/im,
      ],
      '>',
    ),
    /^\W{0,6}end of (?:the )?(?:result|output|file|document|tool output|search results)s?\b\W{0,6}/im,
    /\[END OF \w{1,12}\]/im,
  ],
  '\\s{0,4}(?:[#>*]\\s?)?(?:user|human|system|operator|assistant)(?: request| says| message)?\\s?[:>]\\s',
)
/** The next thought and act of an agent, written down for it. */
const FOREIGN_THOUGHT =
  /^\s*thought\s?:[^\n]{0,80}\bthe user (?:also |has |had |previously |already |just ){0,2}(?:ask|want|request|told|approv|confirm|instruct|said)/i
const FOREIGN_ACT =
  /^\s*action\s?:\s?\w{0,20}(?:send|post|delete|remove|transfer|pay|upload|forward|exec|run|write|share|grant|merge|publish|deploy|drop|wire|buy)\w{0,20}\s?(?:\(|\[|$)/i
const TURN = /^\s*(?:human|user)\s*:/i
/** As a model is asked, with an order behind it. */
const RAW_TURN = /^\s*human\s*:\s*(?:\w+[ ,]{1,2}){0,4}(?:run|execute|call|do|delete|send|print|open|start)\b/i
const REPLY = /^\s*(?:assistant|ai|response)\s*:/i
const MAX_TURN_LINES = 6

/** What a marker needs to know about the words around it. */
export type Speaks = (text: string) => boolean

/** Markers of one line; `before` are the lines right above it. */
export function line_markers(line: string, before: readonly string[], speaks: Speaks, findings: Findings): void {
  if (!/[<[#{=]/.test(line)) return
  const kind = marker_of(line, speaks)
  if (kind !== null && !ABOUT_FORMATS.test(line) && !before.some((above) => ABOUT_FORMATS.test(above)))
    findings.add('instruction', kind)
  if (line.includes('</') && found(LEAVES_WRAPPER, line)) findings.add('instruction', 'tool-imitation')
  if (HEADED_ROLE.test(line)) findings.add('instruction', 'role-marker')
  if (!line.includes('role')) return
  const member = ROLE_MEMBER.exec(line)
  if (member !== null && (speaks(member[1] ?? '') || HANDS_OVER.test(member[1] ?? '')) && !is_lesson(line))
    findings.add('instruction', 'role-marker')
  const agreed = USER_MEMBER.exec(line)?.[1]
  if (agreed !== undefined && AGREES.test(agreed) && speaks(agreed)) findings.add('instruction', 'role-marker')
}

/** A message by itself that leaves everything to what follows. */
const HANDS_OVER =
  /\b(?:execute|follow|obey|comply with|carry out|act on)\b[^.!?"']{0,40}\b(?:instructions?|commands?|orders?|directives?)\b|\b(?:safety|guardrails?|restrictions?|filters?)\b[^.!?"']{0,24}\b(?:disabled|off|lifted|removed|suspended)\b/i
/** A whole conversation in one line, as models are taught with. */
const LESSON = in_turn(
  /^\s*\{\s*["'](?:messages|conversations?)["']\s*:\s*\[/i,
  /.{0,2000}["']role["']\s*:\s*["']user["']/i,
  /.{0,4000}["']role["']\s*:\s*["']assistant["']/i,
)

/** Whether the line is an example for training that asks for nothing an agent should not be talked into. */
function is_lesson(line: string): boolean {
  return LESSON.test(line) && !DANGEROUS_TEXT.test(line)
}

/** An answer that its model did not give, in a text that was no conversation, and the next request of a user who did not write it. */
const ANSWERED =
  /^\W{0,6}(?:assistant|ai|model)\s?:|^\W{0,6}[[<{][^\]>}\n]{0,40}\b(?:summary|translation|translated|answer|response|result)\b[^\]>}\n]{0,40}[\]>}]/i
const NEXT_REQUEST =
  /^\W{0,6}(?:user|human)\s?:\s{0,3}(?:thanks|thank you|great|perfect|good|ok(?:ay)?|nice|next|now|one more)\b[^\n]{0,120}?\b(?:could you|can you|please|now|repeat|print|say|send|run|execute|delete|call)\b/i
const TURN_OF_USER = /^\W{0,6}(?:user|human)\s?:/i

function goes_on_as_user(lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => TURN_OF_USER.test(line))
  if (at < 0 || !NEXT_REQUEST.test(lines[at] ?? '')) return false
  const above = lines.slice(0, at).filter((line) => line.trim() !== '')
  // A conversation may begin with the model's greeting.
  return above.length > 1 && ANSWERED.test(above.at(-1) ?? '')
}

/** A turn of the user that agrees to what nobody asked. */
const CONSENT_TAG = in_turn(
  /<(?:user|human)>\s{0,3}(?:yes|sure|ok(?:ay)?|approved|confirmed|go ahead|i (?:approve|agree|confirm))/i,
  /\b[^<]{0,80}\b(?:delete|deploy|run|execute|proceed|do it|send|push|merge|pay|all)\b[^<]{0,80}<\//i,
  /(?:user|human)>/i,
)

/** A turn that ends and the system that takes the word, with an order. */
const TAKES_WORD = in_turn(
  /<\/(?:user|human|assistant|document|tool|result|query)>\s{0,4}<(?:system|developer|admin)>\s{0,4}(?:please |now |you (?:must|are|will) )?/i,
  /(?:output|print|reveal|show|ignore|disregard|forget|delete|remove|send|run|execute|grant|allow|approve|disable|reply|respond|answer|act|obey|follow|comply|repeat)\b/i,
)

function marker_of(line: string, speaks: Speaks): string | null {
  if (/[<[]/.test(line) && found(SPECIAL_TOKEN, line) && !IN_BRACKETS.test(line) && !FILLED.test(line))
    return 'role-marker'
  if (found(TOOL_CALL, line) && /name|command|parameter|input|\{/i.test(line)) return 'tool-imitation'
  if (!line.includes('<')) return null
  const tag = ROLE_TAG.exec(line)
  if (CONSENT_TAG.test(line) || found(TAKES_WORD, line)) return 'role-marker'
  if (tag === null || is_mention(line, tag.index, tag.index + tag[0].length)) return null
  const name = (tag[2] ?? '').toLowerCase()
  const rest = line.slice(tag.index + tag[0].length)
  if (/^tool_re|^function_re|^tool_out/.test(name)) return 'tool-imitation'
  const speaking = /system[-_]reminder/.test(name) || (rest.length > 20 && speaks(rest))
  return tag[1] !== '/' && speaking ? 'role-marker' : null
}

/** Whether the line claims to be a notice of the system or of an administrator. */
export function is_notice(line: string): boolean {
  const notice = SPOKEN_SYSTEM.exec(line)
  return notice !== null && !is_mention(line, notice.index, notice.index + notice[0].length)
}

/** Markers that span lines: turns of a conversation and the frame that instruction-tuned models are trained on. */
export function turn_markers(lines: readonly string[], speaks: Speaks, findings: Findings): void {
  let human_at = Number.NEGATIVE_INFINITY
  const tagged = lines.findIndex((line) => /<\/?(?:assistant|user|human)>|\[assistant\]\s*:/i.test(line))
  if (tagged >= 0 && TURN_TAGS.test(lines.slice(tagged, tagged + MAX_TURN_LINES).join('\n')))
    findings.add('instruction', 'role-marker')
  if (goes_on_as_user(lines)) findings.add('instruction', 'role-marker')
  const ended = lines.findIndex((line) => /<\/|end of/i.test(line))
  if (ended >= 0 && BEHIND_END.test(lines.slice(ended, ended + MAX_TURN_LINES).join('\n')))
    findings.add('instruction', 'tool-imitation')
  if (
    lines.some(
      (line, at) => FOREIGN_THOUGHT.test(line) && lines.slice(at + 1, at + 3).some((next) => FOREIGN_ACT.test(next)),
    )
  )
    findings.add('instruction', 'tool-imitation')
  const called = lines.findIndex((line) => CALL_TAG.test(line))
  if (called >= 0 && calls_harm(lines, called)) findings.add('instruction', 'tool-imitation')
  lines.forEach((line, at) => {
    if (!/^[\s#]*[a-z]+\s*:|^\s*#{2,4}\s*(?:instruction|system)/i.test(line)) return
    if (
      /^#{2,4}\s*instructions?\s*:?$/i.test(line.trim()) &&
      lines.slice(at + 1, at + 8).some((next) => /^#{2,4}\s*response\s*:?/i.test(next.trim()))
    ) {
      findings.add('instruction', 'role-marker')
    }
    if (
      /^\s*#{2,4}\s*system\s*(?::\s*)?$/i.test(line) &&
      lines.slice(at + 1, at + 8).some((next) => /^\s*#{2,4}\s*(?:user|human|assistant|response)\b/i.test(next)) &&
      lines.slice(at + 1, at + 8).some(speaks)
    )
      findings.add('instruction', 'role-marker')
    if (TURN.test(line)) {
      human_at = at
      if (RAW_TURN.test(line) && lines.slice(at, at + MAX_TURN_LINES).some((next) => DANGEROUS_TEXT.test(next)))
        findings.add('instruction', 'role-marker')
    }
    if (REPLY.test(line) && at - human_at <= MAX_TURN_LINES && plays_turns(lines.slice(human_at, at + 1), speaks))
      findings.add('instruction', 'role-marker')
  })
}

/** A call of a tool over several lines, in the tags of a model. */
const CALL_TAG = /^\s*<(?:tool_call|function_calls?|tool_use|invoke)>\s*$/i
const CALL_LINES = 6
const CALLED =
  /<(?:tool_?name|name|function|command|arguments?|parameters?|input)>|["'](?:name|arguments|command)["']\s*:/i

/** The call reaches out or destroys something, and nothing above says that it explains how models call. */
function calls_harm(lines: readonly string[], at: number): boolean {
  const call = lines.slice(at + 1, at + 1 + CALL_LINES)
  return (
    call.some((line) => CALLED.test(line)) &&
    call.some((line) => /\b(?:curl|wget|rm -|nc|bash -|sh -c|eval|exec)\b|https?:\/\//i.test(line)) &&
    !lines.slice(Math.max(0, at - MAX_TURN_LINES), at).some((above) => ABOUT_FORMATS.test(above))
  )
}

/** Turns of a conversation that speak as the model's own format does, or ask for something; others are chat logs. */
function plays_turns(lines: readonly string[], speaks: Speaks): boolean {
  const raw = /^\s*human\s*:/i.test(lines[0] ?? '') && /^\s*assistant\s*:/i.test(lines.at(-1) ?? '')
  return raw || lines.some((line) => speaks(line.replace(/^\s*\w+\s*:/, '')))
}
