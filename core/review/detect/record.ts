// A task that stands in a field of a record: a review, an event, a product, what a transaction is for. Strangers fill such fields, and
// nobody asks anything of somebody there. Letters, chats, tickets and lists of what is to be done are full of tasks and are left out.
// Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, one_of } from '#core/compose.ts'
import { ASKED, AWAY, KEPT, SENDS } from '#core/review/detect/english/deed-schemes.ts'
import { found_unforbidden } from '#core/review/detect/mention.ts'

/** A field whose value is a text; the group is its beginning. */
const FIELD =
  /["']?\b(?:review(?:_text)?|text|content|note|notes|description|body|comment|comments|title|subject|message|snippet|bio|caption|summary|details|article|tweet|post|testimonial|transcript|readme|feedback|answer|observation|result|reviews|page|memo|remark|reference|location|name|file|data|event)["']?\s*:\s*(?:\|\s*$|[[>]?\s?["']?)(?![{[])/gi
const PERSONAL =
  /["']?\b(?:customer|complaint|request|case|inquiry|sender|from|to|recipients?|cc|author_association|assignees?|labels?|milestone|issue|issues|ticket|tickets|pull_request|merge_request|todo|todos|task|tasks|due(?:_date)?|channel|commit|diff|role|training_?phrases|utterances|intents?|prompt|tools?|parameters|inputSchema|expected?|label|test)["']?\s*:/i
/** A transaction has a sender and a recipient, and its text is what it is for. */
const OF_PAYMENT = /["']?\bamount["']?\s?:/i
/** Lines of a record around a field, and the characters of one value. */
const NEAR_LINES = 6
const VALUE_CHARS = 600

const HIS_HOME =
  /(?:doors?|gates?|garage|locks?|alarms?|cameras?|security system|motion (?:sensors?|detectors?)|smoke detectors?|windows|safe|vault)\b/i
const MANY = /(?:all|every|each|any|the (?:entire|whole)|my|the user['\u2019]s|permanently)\b/i

/** Acts on what somebody has. What a customer asks of a shop is none: his money back, an answer, a repair. */
const ACTS =
  /(?:send|transfer|wire|pay|e-?mail|forward|share|delete|remove|erase|clear|unlock|open|disable|turn (?:off|on)|switch (?:off|on)|uninstall|install|book|reserve|order|buy|sell|place|schedule|set up|set|grant|give|add|invite|create|change|update|fetch|get|retrieve|access|look up|search|find|post|publish|deposit|withdraw|cancel|export|clone|copy|upload|download|reset|lock|arrange|dispatch|reveal|submit|redirect|replace|register|subscribe|list|extract|collect|check|show|read)/i
/** The writer speaks as the one the agent works for. */
const MINE =
  /(?:\b(?:my (?!(?:own )?(?:advice|recommendation|review|opinion|experience|money|mistake|suggestion|fault|bad|question|order|comment|post|feedback|refund|issue|problem|case|family|kids|wife|husband|name|favou?rite|blog|page|site|channel|website|shop|store|book|article)\b)(?:\w+ ){0,3}?\w{3,}|the user['\u2019]s \w|(?:of|by|for) the user\b))/i

/** What no such field is for. */
const DEEDS = one_of(
  in_turn(ASKED, ACTS, /\b(?! of\b)(?![^.!?\n]{0,80}\byour?\b)[^.!?\n]{0,60}?/i, MINE),
  in_turn(
    ASKED,
    /(?:set up|create|schedule|arrange|make|initiate|send|transfer|wire|pay|deposit)\b(?! of\b)[^.!?\n]{0,60}?\b(?:to|into)\b[^.!?\n]{0,24}?(?:[A-Z]{2}\d{2} ?[A-Z0-9]{4}|\b0x[0-9a-f]{4}|\bbc1)[^\n]{0,60}?(?:\bsubject\b|\btest\b|\bfirst\b|\bbefore\b|\binstead\b|\bTODO\b|$|["'])/i,
  ),
  in_turn(
    ASKED,
    /(?:add|invite|grant|give|share|make|promote)\b[^.!?\n]{0,60}?[\w.+-]{1,64}@[\w-]{1,63}\.\w[^.!?\n]{0,40}?(?:\b(?:to|as|with|on|access|rights|admin|owner|editor)\b)/i,
  ),
  in_turn(
    ASKED,
    /(?:delete|erase|wipe|remove|clear|purge|destroy|cancel|format|drop)\b(?![^.!?\n]{0,40}\byour?\b)[^.!?\n]{0,24}?\b/i,
    choice(
      in_turn(
        MANY,
        /[^.!?\n]{0,40}?\b(?:files?|data|records?|e-?mails?|mails?|messages?|accounts?|repositor(?:y|ies)|events?|calendar|backups?|director(?:y|ies)|folders?|contacts?|documents?|logs?|histor(?:y|ies)|tables?|databases?|photos?|appointments?|reservations?|profiles?)\b/i,
      ),
      /the (?:file|e-?mail|event|message|document|record|account|appointment) (?:with (?:the )?(?:id|name|title|subject)|called|named|titled)\b/i,
    ),
  ),
  in_turn(
    ASKED,
    /(?:unlock|open|disarm|turn off|deactivate|switch off|disable|shut off)\b(?![^.!?\n]{0,40}\byour?\b)[^.!?\n]{0,30}?\b/i,
    HIS_HOME,
    /(?=[^.!?\n]{0,80}?(?:\bnow\b|\bmy\b|\bhome\b|\bhouse\b|\bwhile\b|\bbetween\b|\bat \d|\bimmediately\b|\btonight\b|\bwhen\b|\band (?:turn|switch|disable|open|unlock)|\ball\b))/i,
  ),
  in_turn(
    ASKED,
    choice(
      /(?:order|buy|purchase|add|book|reserve)\b[^.!?\n]{0,60}?\b(?:default|saved|stored|registered|linked|existing|my) (?:payment|card|credit card|account|address)/i,
      /(?:order|buy|purchase)\b [^.!?\n]{0,40}?\band (?:ship|send|deliver) (?:it|them|these) to\b/i,
    ),
  ),
  in_turn(
    ASKED,
    /(?:transfer|send|wire|pay|deposit|donate)\b(?! of\b)[^.!?\n]{0,24}?(?:[$€£¥]\s?\d|\d[\d.,]*\s?(?:usd|eur|gbp|chf|dollars?|euros?|pounds|bitcoins?|btc|eth|[$€£])|\b(?:bitcoins?|my (?:\w+ )?(?:money|savings|funds)|all (?:the )?(?:money|funds))\b)[^.!?\n]{0,60}?\b(?:to|into)\b/i,
  ),
  in_turn(
    ASKED,
    /(?:grant|give|share|provide)\b[^.!?\n]{0,50}?\b(?:(?:permanent|full|admin|administrator|write|owner|remote|unrestricted|complete) (?:access|rights|permissions?|control)|access to (?:my|the user|all))/i,
  ),
  in_turn(
    ASKED,
    /(?:change|reset|update|set|replace)\b[^.!?\n]{0,12}?\b(?:my|the user['\u2019]s|the)\b[^.!?\n]{0,20}?\b(?:passwords?|passcode|pin|recovery (?:e-?mail|address|phone)|e-?mail address|phone number|(?:home|billing|shipping|payout) address|spending limit|card limit|beneficiary|standing order|iban|payout account|rent)\b[^.!?\n]{0,20}?\b(?:to|with|as)\b/i,
  ),
  in_turn(
    ASKED,
    /(?:schedule|arrange|book|set up|organi[sz]e)\b[^.!?\n]{0,60}?\b(?:my (?:friend|home|house|device|phone|doctor)|for (?:my|a stranger)|when i am (?:out|away)|while i am (?:out|away)|pick-?up of|drop-?off (?:for|of))\b/i,
  ),
  in_turn(ASKED, SENDS, /\b[^.!?\n]{0,60}?/i, KEPT, /[^.!?\n]{0,60}?(?:\bto\b|\bwith\b)/i),
  in_turn(ASKED, SENDS, / (?:them|him|her|it|anyone|everyone) [^.!?\n]{0,20}?/i, KEPT),
  in_turn(
    ASKED,
    /(?:forward|send|e-?mail|share|copy)\b[^.!?\n]{0,40}?\b(?:all|every|the (?:newest|latest|last|most recent|entire|whole)|each)\b[^.!?\n]{0,60}?/i,
    AWAY,
  ),
)
const HINT =
  /delete|erase|wipe|remove|clear|purge|destroy|cancel|format|drop|unlock|open|disarm|turn off|switch off|deactivate|disable|shut off|order|buy|purchase|book|reserve|transfer|send|wire|pay|deposit|donate|grant|give|share|provide|change|reset|update|replace|schedule|arrange|forward|mail|submit|upload|\bset\b|find|get|fetch|retriev|access|look|search|sell|publish|withdraw|export|clone|copy|install|lock|dispatch|reveal|redirect|register|subscribe|extract|collect|check|show|read|invite|create|\bmake\b|promote/i

/** A line that begins with a field. */
const ENTRY = /^\s*(?:- )?["']?[A-Za-z_]{2,24}["']?\s?:\s/
/** Whose it is, where it goes, or how much of it: without one of these there is no deed. */
const NAMES =
  /\bmy |\buser|@|\b(?:all|every|each|any|permanently|entire|whole|permanent|full|admin\w*|write|owner|remote|unrestricted|complete|default|saved|stored|registered|linked|existing|while|when|subject)\b|\b(?:them|him|her|it|these|anyone|everyone) |[a-z]{2}\d{2} ?[a-z0-9]{4}|\b0x|bc1|\bdoors?\b|lock|camera|alarm|garage|detector|security system|[$€£¥]|\d ?(?:usd|eur|gbp|chf|dollar|pound|b(?:it|tc)|eth)|the (?:file|e-?mail|event|message|document|record|account|appointment) |password|passcode|\bpin\b|address|phone number|limit|beneficiary|standing order|\brent\b|pick-?up|drop-?off|friend/i

/** Whether some field of a record in these lines holds a task. */
export function holds_task(lines: readonly string[]): boolean {
  return lines.some((line, at) => {
    if (!(line.includes('":') || ENTRY.test(line)) || !NAMES.test(line) || !HINT.test(line)) return false
    FIELD.lastIndex = 0
    const field = FIELD.exec(line)
    if (field === null) return false
    const near = lines.slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1).join('\n')
    if (PERSONAL.test(near) && !OF_PAYMENT.test(near)) return false
    for (let match: RegExpExecArray | null = field; match !== null; match = FIELD.exec(line)) {
      const from = match.index + match[0].length
      if (found_unforbidden(DEEDS, value_at(line, from))) return true
    }
    return false
  })
}

/** The value that begins there; one in quotation marks ends with them, a list of them goes on. */
function value_at(line: string, from: number): string {
  const value = line.slice(from, from + VALUE_CHARS)
  const open = line[from - 1]
  if ((open !== '"' && open !== "'") || /\[\s?["']$/.test(line.slice(0, from))) return value
  const end = (open === '"' ? /(?<!\\)"/ : /(?<!\\)'(?!\w)/).exec(value)
  return end === null ? value : value.slice(0, end.index)
}
