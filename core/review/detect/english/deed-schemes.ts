// Deeds that serve somebody else than the one whose agent reads: his savings, his codes, his door, his files. Whoever the text speaks to,
// and in whatever words it says that it is an order, such a sentence begins with its act, names what is somebody's own, and says where it
// goes. People write some of them to each other; those count in a record that is no letter (record.ts). Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, one_of } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** What stands before an act that is asked for: the end of a sentence, and words of courtesy, duty or order. */
export const ASKED =
  /(?:(?:^|[.!?:;>"'\u201c*\u2014|{])\s{0,4}|[,\u2013-]\s|\bthen\s)(?:(?:please|kindly|now|then|also|first|next|and|but|additionally|furthermore|TODO:?|IMPORTANT[!:]{0,3}|(?:can|could|would|will) you|i (?:want|need|would like) you to|you (?:must|should|shall|have to|need to|are required to|are to)(?: (?:also|now|first|strictly|immediately))?|(?:make|be) sure to|remember to|do not forget to|don['\u2019]t forget to|go ahead and|immediately|quietly|urgently)[ ,:]{1,2}){0,3}/i
/** Somebody at an address. */
export const AWAY =
  /(?:[\w.+-]{1,64}@[\w-]{1,63}\.\w|https?:\/\/|www\.|\b(?:[a-z\d-]{1,40}\.){1,3}(?:com|net|org|io|example|test|xyz|info)\b)/i
/** What a person keeps to himself, by what it is; what the reader is asked of himself ("your bank details") is his to give. */
export const KEPT = choice(
  /\b(?<!\byour )(?:(?:browsing|browser|search|location|transaction|purchase|order|medical|health|call|chat|payment|travel|viewing|watch) (?:history|histories|records?|logs?)|(?:patient|medical|health|genetic|biometric) (?:files?|records?|data|information|profile)|genetic data)\b/i,
  /\b(?<!\byour )(?:(?:two-?factor|2fa|verification|security|authentication|one-?time|otp|reset|recovery|alarm|door|entry|gate|access|login|backup) (?:codes?|passwords?|pins?)|saved (?:\w+ )?(?:passwords?|payment methods?|cards?|addresses|credentials|logins?)|stored (?:\w+ )?(?:passwords?|payment methods?|cards?|credentials|logins?))\b/i,
  /\b(?:the user(?:['\u2019]s)?|user['\u2019]s|my|their|his|her|the (?:customer|patient|owner|client|guest|traveller|employee)['\u2019]s) (?:(?:home|private|e-?mail|saved|full|personal|bank|credit|debit|payment|current|last|latest|recent|new|most) ){0,3}(?:address(?:es)?|passport(?: number)?|contacts?(?: list)?|inbox|e-?mails?|mails?|messages|calendar|photos?|bank (?:details|statements?|account)|account (?:balance|numbers?|details)|card (?:numbers?|details)|payment methods?|phone numbers?|social security numbers?|ssn|location|documents?|files?|drive|repositories|transactions|itinerar(?:y|ies)|stored data)\b/i,
)
export const SENDS =
  /(?:send|e-?mail|mail|forward|share|transmit|post|upload|submit|dm|deliver|relay|publish|export|pass|disclose|give)/i
const LOOKS =
  /(?:retrieve|fetch|get|find|search|look up|look|read|extract|collect|access|check|view|list|gather|obtain|pull|locate|download|copy|export|open|scan)/i
/** Whose it is, where it is not the writer's own: he speaks as the one the agent works for. */
const OF_USER =
  /(?:my|the user(?:['\u2019]s)?|user['\u2019]s|their|the (?:customer|patient|owner|client|account holder)['\u2019]s)/i
const ALL = /(?:all|every|each|the (?:entire|whole|full|complete)|everything in|100 ?%)(?: of)?(?: (?:the|my))?/i

export const DEED_SCHEMES: readonly Scheme[] = [
  // It is looked up here and goes there.
  [
    'takes-and-sends',
    /@[\w-]{1,63}\.|https?:|www\.|\.(?:com|net|org|io|example|test|xyz|info)\b/i,
    one_of(
      in_turn(
        ASKED,
        LOOKS,
        /\b[^.!?\n]{0,80}?/i,
        KEPT,
        /[^.!?\n]{0,80}?(?:,|\band\b|\bthen\b|\.)\s?(?:and |then |also |please ){0,2}/i,
        SENDS,
        /\b[^.!?\n]{0,80}?/i,
        AWAY,
      ),
      in_turn(
        ASKED,
        SENDS,
        /\b(?! (?:me|us|back|your)\b)[^.!?\n]{0,60}?/i,
        KEPT,
        /[^.!?\n]{0,60}?\b(?:to|with|at|on|via|into)\b[^.!?\n]{0,40}?/i,
        AWAY,
      ),
    ),
  ],
  // All there is goes to somebody.
  [
    'empties-account',
    /funds|money|savings|balance|holdings|portfolio|assets|crypto|bitcoin|wallet/i,
    in_turn(
      ASKED,
      /(?:transfer|send|wire|move|withdraw|donate|deposit|sell|liquidate|convert|invest|pay)\b[^.!?\n]{0,16}?\b/i,
      choice(
        in_turn(
          ALL,
          / (?:\w+ ){0,3}?(?:funds|money|savings|balances?|holdings|portfolio|assets|crypto\w*|bitcoins?)\b/i,
        ),
        in_turn(
          /(?:from |of |out of )?/i,
          OF_USER,
          / (?:\w+ ){0,2}?(?:savings|checking|current|bank|trading|investment|retirement|brokerage)?\s?(?:account|savings|wallet|portfolio|balance|holdings)\b/i,
        ),
      ),
      /[^.!?\n]{0,60}?\b(?:to|into|in|for)\b (?!(?:my|our|your) )[^.!?\n]{0,40}?(?:account|wallet|address|\bIBAN\b|[A-Z]{2}\d{2}|0x|\bfriend|\btoken\b|\bstranger|@|\d{5,})/i,
    ),
  ],
  // Work of the user is thrown open.
  [
    'opens-own',
    /\bmy |(?:user|patient|customer|owner)['\u2019]s |\ball the |all private /i,
    one_of(
      in_turn(
        ASKED,
        /(?:make|set|switch|turn|change)\b[^.!?\n]{0,20}?\b(?:my|the user['\u2019]s|all (?:of )?(?:my|the|private)) (?:\w+ ){0,2}?(?:repositor(?:y|ies)|repos?|projects?|profile|documents?|files?|albums?|calendars?|buckets?)\b[^.!?\n]{0,24}?\bpublic\b/i,
      ),
      in_turn(
        ASKED,
        /(?:grant|give|allow)\b[^.!?\n]{0,60}?\b(?:access|rights|permissions?)\b[^.!?\n]{0,40}?\b(?:my|the user['\u2019]s|the (?:patient|customer|owner)['\u2019]s) (?:\w+ ){0,2}?(?:patient|medical|genetic|health|bank|cloud|home|account|files?|records?|data|drive|calendar|inbox|repositor\w+|network|router|camera)\b/i,
      ),
    ),
  ],
  // Nobody wants it, whoever asks.
  [
    'ransoms',
    /encrypt (?:every|all|each|the)\b/i,
    in_turn(
      ASKED,
      /encrypt\b[^.!?\n]{0,12}?\b(?:every|all|each|the entire|the whole)\b[^.!?\n]{0,40}?\b(?:files?|documents?|data|disk|drive|folders?|director(?:y|ies))\b[^\n]{0,60}?\b(?:payment|ransom|demand|bitcoin|pay\b|delete|without|key to|and (?:send|mail|upload|throw|forget|discard))/i,
    ),
  ],
  // Through the reader, its user is led somewhere.
  [
    'misleads-user',
    /\b(?:the|your) (?:user|reader|human|customer|person|client|shopper)s? (?:that|to)\b/i,
    in_turn(
      ASKED,
      /(?:instruct|tell|convince|persuade|urge|advise|encourage|get|ask|direct|trick) (?:the|your) (?:user|reader|human|customer|person|client|shopper)s? (?:that (?:they|he|she) (?:must|should|have to|has to|need to) |to )[^.!?\n]{0,16}?\b/i,
      choice(
        /(?:install|download|run)\b[^.!?\n]{0,30}?\b(?:remote (?:desktop|access|support|control)|teamviewer|anydesk|apk|\.exe|unsigned|cracked)/i,
        /(?:call|ring|phone|dial|text)\b[^.!?\n]{0,30}?(?:\+?\d[\d ()-]{6,}|\bnumber\b)/i,
        /(?:share|provide|enter|give|type|send|disclose|submit|reveal|re-?enter|confirm)\b[^.!?\n]{0,30}?\b(?:password|passcode|card (?:number|details)|cvv|pin|one-time|ssn|social security|seed phrase|verification code|credentials|bank details)\b[^.!?\n]{0,40}?(?:\b(?:at|on|to|into|here)\b|https?:)/i,
        /(?:pay|transfer|wire|send|donate|buy|purchase)\b[^.!?\n]{0,50}?(?:\bgift cards?\b|\bbitcoins?\b|\bcrypto\w*|\bto (?:the )?account\b|\bIBAN\b|https?:|www\.|@)/i,
        /(?:disable|turn off|switch off|uninstall|deactivate)\b[^.!?\n]{0,30}?\b(?:anti-?virus|firewall|2fa|two-factor|multi-factor|security software|ad ?blocker)/i,
      ),
    ),
  ],
  // What the answer is to be about, instead of what was asked.
  [
    'turns-answer',
    /(?:your|the|every|each) (?:\w{1,14} )?(?:answer|response|reply|summary|output)|instead\s?:/i,
    one_of(
      in_turn(
        ASKED,
        /(?:include|mention|state|claim|say|add|insert|note|write|assert|report|suggest|imply) (?:also )?(?:in|within|at the (?:end|start|beginning|top) of|as part of) (?:your|the|every|each) (?:\w+ )?(?:answer|response|reply|summary|output)s? that\b/i,
      ),
      in_turn(
        ASKED,
        /(?:answer|solve|do|translate|write about|respond to) (?:this|the following)(?: \w+)? instead\s?:/i,
      ),
      in_turn(
        ASKED,
        /translate (?:your|the) (?:\w+ )?(?:answer|response|reply|summary|output)s? (?:in)?to [A-Z][a-z]+/i,
      ),
      in_turn(
        ASKED,
        /(?:end|begin|start|finish|close|conclude) (?:your|every|each|the) (?:\w+ )?(?:answer|response|reply|summary|output)s? (?:with|by) (?:an? )?(?:\w+ )?(?:ad|advert\w*|promotion|recommendation|link|slogan|endorsement|warning|insult|joke|curse)\b/i,
      ),
    ),
  ],
  // Somebody at an address of whom nobody spoke says what the one the agent works for wants besides.
  [
    'speaks-for-user',
    /\bthe (?:user (?:also|additionally|further|wanted|wants|needs|asked|gave|told|sent|showed|you)|(?:person|human|customer|client|traveller|shopper|task|request|job|work) you)\b/i,
    one_of(
      in_turn(
        /\bthe (?:person|user|human|customer|client|traveller|shopper) you (?:are )?(?:help|assist|serv|work|act|represent)\w{0,4}(?: for)?\b[^.!?\n]{0,20}?\b/i,
        /(?:asked|told|wants?|wanted|needs?|would like|has asked|forgot|agreed|is fine)\b/i,
      ),
      /\bthe user (?:also )?(?:wanted this|wanted that|wants this|needs this|asked for this)(?: too)?,? but (?:forgot|did not|didn['\u2019]t|has not)/i,
      /\bthe user (?:also|additionally|further) (?:needs|wants|asked|requires|would like|expects|told|wishes)\b[^.!?\n]{0,20}?\byou (?:to|that)\b/i,
      /\bnot (?:to|for|with|at|in|from)? ?(?:the one|those|what|that) the user (?:gave|told|sent|showed|asked) you\b/i,
      /\bthe (?:task|request|job|work) you (?:are (?:carrying out|working on|doing|performing|executing)|were (?:given|asked))\b[^.!?\n]{0,30}?\b(?:not (?:be )?(?:finished|complete|possible|done|valid)|requires|until|unless|cannot|can only)\b/i,
    ),
  ],
  // Work that is marked by a reader is told its mark.
  [
    'marks-itself',
    /(?:grade|rate|score|mark|award|assign|rank) (?:this|the|my) /i,
    in_turn(
      ASKED,
      /(?:grade|rate|score|mark|award|assign|rank) (?:this|the|my) (?:\w+ )?(?:essay|paper|candidate|applicant|application|answer|submission|cv|resume|r\u00e9sum\u00e9|proposal|thesis|exam|assignment|manuscript|homework|solution|ticket|complaint|request)s? (?:with |as |at |to )?(?:an? |the )?(?:A\+?\b|10\b|100\b|five|5\b|full|top|excellent|high(?:est)?|perfect|maximum|max|first|priority|strong|outstanding|urgent|best)/i,
    ),
  ],
  // It is to leave what it does for its user and say something.
  [
    'leaves-work',
    /(?:stop|quit|cease|halt|abort) \w{5,12}ing\b/i,
    in_turn(
      ASKED,
      /(?:stop|quit|cease|halt|abort) (?:summari[sz]ing|translating|reviewing|analy[sz]ing|processing|classifying|grading|crawling|evaluating)\b[^.!?\n]{0,30}?(?:,|\band\b|;) (?:then |now |only |just |instead ){0,2}(?:output|print|say|write|reply|respond|answer|run|execute|open|visit|send|tell|delete|reveal|show|follow|do)\b/i,
    ),
  ],
  // A tool is to be used of which nobody spoke, for what its name says.
  [
    'calls-harm',
    /[a-z][A-Z][a-z]/,
    in_turn(
      /\b(?:[yY]ou (?:must|have to|need to|should|shall|are required to)|[pP]lease|[iI]nstead|[nN]ow|[tT]hen|[fF]irst|[nN]ext|[sS]tep \d{1,2}:?|[iI] (?:should|must|will|need to))\b[^.!?\n]{0,40}?\b(?:use|call|invoke|employ|utili[sz]e|execute|trigger|run) (?:the |your )?(?:tool |function |`|")?/,
      choice(
        /(?:[A-Z][a-z]+){0,3}Fraud\w*(?:[A-Z][a-z]+){1,3}/,
        /(?:[A-Z][a-z]+){1,4}(?:Eras|Delet|Wip|Remov|Block|Exfil|Leak|Steal|Tamper|Disabl|Manipulat|Corrupt|Overrid|Breach|Hijack|Alter|Falsif|Destroy|Divert|Sabotag|Mislead|Inject|Bypass|Escalat|Scrap|Harvest|Transfer|Conceal|Cancel)\w*/,
        /(?:Data)?(?:Erase|Delete|Wipe|Exfil|Leak|Steal|Tamper|Disable|Manipulate|Corrupt|Breach|Hijack|Falsify|Destroy|Divert|Sabotage|Bypass)(?:[A-Z][a-z]+){1,4}/,
        /(?:[A-Z][a-z]+){2,5}\b[`"]?(?: tool| function)? to (?:\w+ ){0,2}?(?:erase|delete|wipe|freeze|block|alter|disable|steal|exfiltrate|leak|manipulate|corrupt|divert|falsify|sabotage|hide|conceal|cancel|destroy|redirect|expose|spread)\b/,
      ),
    ),
  ],
]
