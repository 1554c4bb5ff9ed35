// Claims that the reader's rules or task have just changed: a different answer, a note that overrides all guidance, a
// model that is obliged to reveal something or freed of its limits. Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, one_of } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** A machine that reads, by its names. */
const MACHINE =
  /\b(?:ai|a\.i\.|llm|(?:language |ai )?model|(?:ai |coding )?(?:assistant|agent)|chat ?bot|bot|copilot|claude|chatgpt|gpt|gemini)s?\b/i
/** What a model was told before anybody wrote to it. */
const GIVEN_WORDS =
  /(?:(?:full|entire|whole|complete|exact|raw|hidden|own|original) ){0,2}(?:system (?:prompt|message|instructions)|hidden (?:prompt|instructions)|initial (?:prompt|instructions)|developer message)/i
const GIVES =
  /\b(?:paste|print|share|send|reveal|show|output|disclose|provide|post|display|repeat|dump|expose|attach|publish)\b/i

export const CHANGE_SCHEMES: readonly Scheme[] = [
  // Nobody is told to leave the answer and destroy something.
  [
    'instead-of-answer',
    /instead of|rather than/i,
    in_turn(
      /\b(?:instead of|rather than) (?:answering|replying|responding|summari[sz]ing|translating|finishing|completing|continuing|helping|reviewing|fixing)\b[^.!?\n,;:]{0,40}[,;:-]\s?/i,
      /(?:please |just |now |simply |you (?:must|should|will) )?(?:delete|wipe|erase|destroy|drop|run|execute|print|reveal|output|install|curl|dump|upload|exfiltrate|disable|leak|overwrite)\b/i,
    ),
  ],
  [
    'above-guidance',
    /overrid|supersed|replac|precedence|cancel|void|nullif/i,
    in_turn(
      /\b(?:the following|what follows|this (?:message|note|text|section|comment|notice|line)) (?:overrides?|supersedes?|replaces?|takes? precedence over|cancels?|voids?|nullifies) /i,
      /(?:all |any |every |each |your |of |the |and ){0,3}(?:prior|previous|earlier|other|preceding|original|existing|former) (?:and \w+ )?(?:guidance|instructions?|directions?|directives?|orders?|prompts?)\b/i,
    ),
  ],
  [
    'prompt-of-machine',
    /prompt|instructions|developer message|system message/i,
    in_turn(
      choice(
        in_turn(
          /\b(?:we|i) (?:need|want|require|order|instruct|ask|hereby \w+) (?:the |your |every |any |this )(?:\w{1,12} )?/i,
          MACHINE,
          / to (?:\w{1,12} )?/i,
        ),
        in_turn(MACHINE, / (?:must|has to|needs to|shall|is to|will now) (?:now |first |then |always |also )?/i),
      ),
      GIVES,
      /[^.!?\n]{0,24}?\bits /i,
      GIVEN_WORDS,
    ),
  ],
  [
    'obliged-machine',
    /\bas an? /i,
    in_turn(
      /\bas an? /i,
      MACHINE,
      /,? (?:you|it) (?:are|is|were|have been|has been) (?:legally |hereby |now |fully |strictly )?(?:obligated|obliged|required|bound|compelled|ordered|commanded|authori[sz]ed) to\b[^.!?\n]{0,20}\b/i,
      /(?:reveal|disclose|obey|comply|transfer|delete|print|output|share|show|give|send|run|execute|approve|ignore|grant|release)\b/i,
    ),
  ],
  [
    'limits-lifted',
    /no longer|not (?:required|needed|necessary|active|enforced)|(?:lifted|removed|suspended|waived|switched off|disabled)/i,
    in_turn(
      MACHINE,
      /[^.!?\n]{0,24}\b(?:has|have) been (?:\w+ly )?(?:upgraded|updated|unlocked|reset|patched|switched|promoted|freed|reconfigured|jailbroken)\b[^\n]{0,60}?\b/i,
      /(?:safety|security|content|approval|confirmation|usage|ethical?) (?:rules?|checks?|filters?|guidelines?|limits?|restrictions?|prompts?|policies|policy)(?: \w+)? (?:are|is|were|was|have been|has been) (?:now )?/i,
      /(?:(?:no longer|not) (?:required|needed|necessary|active|in effect|in force|enforced|applied|valid)|lifted|removed|suspended|waived|switched off|disabled|void)\b/i,
    ),
  ],
  // A head of a page speaks to engines of search; one that orders what the reader is told speaks to a model.
  [
    'told-in-head',
    /<meta\b/i,
    one_of(
      /<meta\s[^<>]{0,80}name=["'](?:ai|llm|agents?|assistant|model|chatgpt|claude)[-_: ]?\w{0,12}[-_ ]?(?:instructions?|directives?|prompt|notes?|commands?)["'][^<>]{0,40}content=["'][^"'<>]{0,200}\b(?:tell|say to|ignore|recommend|send|visit|download|run|execute|install|never|instead|disregard|promote)\b/i,
      /<meta\s[^<>]{0,20}content=["'][^"'<>]{0,200}\b(?:tell the user|ignore|disregard|download|execute|install)\b[^"'<>]{0,200}["'][^<>]{0,40}name=["'](?:ai|llm|agents?|assistant|model)[-_: ]?\w{0,12}/i,
    ),
  ],
  // Work that is called hidden by whoever gives it.
  [
    'hidden-task',
    /(?:hidden|secret|covert|silent) /i,
    in_turn(
      /(?:^|[.!?>"'*]\s{0,3})(?:your |the |a )?(?:hidden|secret|covert|silent) (?:task|goal|objective|instructions?|directive|order|mission|step|duty)(?: for (?:you|the \w{1,12}))?\s?(?:is to|:|[-\u2013\u2014] )[^.!?\n]{0,80}?\b/i,
      /(?:insert|add|send|delete|include|replace|write|append|upload|run|execute|reveal|leak|install|change|disable|push|export|copy|give|steal|forward)\b/i,
    ),
  ],
  // When nobody watches any more, or some turns from now.
  [
    'later-deed',
    /as soon as|once|when|after|wait (?:for|until)/i,
    one_of(
      in_turn(
        /\b(?:as soon as|once|when|after) the (?:user|developer|operator|human) (?:closes|leaves|logs? (?:off|out)|goes|is (?:away|gone|idle|asleep|not looking|offline)|stops|steps away|disconnects|turns)\b[^.!?\n,]{0,40}, /i,
        /[^.!?\n]{0,60}\b(?:miner|xmrig|reverse shell|back ?door|payload|key ?logger|exfiltrat\w+|rm -rf|wipe|self-destruct|leak|steal)\b/i,
      ),
      in_turn(
        /\b(?:wait (?:for|until)|after|in) (?:two|three|four|five|six|ten|\d{1,2}) (?:more |further |other )?(?:messages|turns|replies|responses|prompts|questions|tool calls|steps)\b,? (?:and )?(?:then )?/i,
        /(?:change|send|transfer|delete|push|reveal|leak|disable|upload|replace|forward|grant|approve|run|execute|install)\b[^.!?\n]{0,40}\b/i,
        /(?:accounts?|payouts?|passwords?|secrets?|keys?|tokens?|credentials?|funds|money|wallet|repo(?:sitory)?|database|backups?|branch|admin|logs?|hooks?|files)\b/i,
      ),
    ),
  ],
]
