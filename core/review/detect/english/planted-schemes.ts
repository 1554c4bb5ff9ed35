// Instructions planted in records and pages about something else: a task in a record's field, an instruction in a
// review, an answer to be spelled, encoded or padded, another model to be played, words placed above the conversation,
// a page that pretends to have ended. Each is one sentence whose object nobody mentions to people. Source: CONTRACT
// 16.1, ENGINE 16.
import { choice, in_turn, one_of, within } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** What a reader gives back. */
const ANSWER =
  /(?:the|your|this|every|each|any|all) (?:\w+ )?(?:answers?|responses?|repl(?:y|ies)|outputs?|summar(?:y|ies))/i
/** Writing that no reader of an answer wants. */
const UNREADABLE =
  /(?:emojis?|morse|base ?64|rot-?13|leet(?:speak)?|klingon|pig latin|hexadecimal|binary|braille|(?:a |the )?caesar|ciphers?|reverse(?:d)?(?: order)?|backwards|rhymes?|letter by letter|upside down|the style of a pirate)\b/i
/** What does harm in somebody's answer. */
const UNWANTED =
  /(?:<?script\b(?: tag)?|(?:phishing|affiliate|referral|tracking|following) links?|a link to|links? to|advert\w*|promotion|key ?logger|coin|miner|cookies?|os\.system|subprocess|eval\b|exec\(|document\.cookie|https?:|www\.|coupon)/i
/** An act on what is somebody's own. */
const ACTS =
  /(?:send|transfer|wire|pay|e?mail|forward|share|delete|remove|erase|clear|unlock|open|disable|switch off|turn off|turn on|book|reserve|order|buy|sell|place|schedule|grant|give|add|invite|create|change|update|use|fetch|get|retrieve|check|look up|post|dispatch|deposit|withdraw|cancel)/i
/** What is somebody's own, where it goes, or how much. */
const OWN =
  /(?:\bmy (?:\w+ ){0,3}?(?:account|savings|friend|card|cards|door|doors|lock|address|addresses|contacts|dropbox|drive|portfolio|shares|stocks?|wallet|record|records|history|doctor|house|home|garage|cameras?|transactions|passwords?|itinerar(?:y|ies)|genetic|data|payment methods|stay|logs|photos|thermostat|subscription)\b|[\w.+-]{1,64}@[\w-]{1,63}\.\w|\bbitcoin\b|\bwallet address\b|\ball (?:repositories|files|shares|of my)|\bcameras\b|\bgarage door\b|\bshares of\b)/i

export const PLANTED_SCHEMES: readonly Scheme[] = [
  // What strangers write for everybody: it asks nobody to do something with what is the writer's own.
  [
    'order-in-review',
    /["'](?:reviews?|review_text|tweets?|readme|bio|snippet|caption|transcript|testimonial|product(?:_details)?|post|event|repository)["']\s*:/i,
    in_turn(
      /(?:^|[\s{,[(])["'](?:reviews?|review_text|tweets?|readme|bio|snippet|caption|transcript|testimonial|product(?:_details)?|post|event|repository)["']\s*:[^\n]{0,160}?["']\s*(?:please |kindly |can you |could you |could you please |i want you to |i need you to |important!* )?/i,
      ACTS,
      /\b[^"'\n]{0,120}?/i,
      OWN,
    ),
  ],
  // A task for somebody in the field of a record, with an account, an address or the name of a stranger.
  [
    'task-in-record',
    /TODO\b/,
    in_turn(
      /(?:["']?\b(?:body|description|subject|text|content|message|comment|note|review)["']?\s*:\s|^\s*- )[^\n]{0,120}?\bTODO(?: for you)?: /i,
      /(?:say|send|make|create|forward|invite|transfer|delete|remove|reserve|book|share|post|set up|update|change|schedule|add|visit|buy)\b[^\n]{0,160}?/i,
      /(?:[\w.+-]{1,64}@[\w-]{1,63}\.\w|\b[A-Z]{2}\d{2} ?[A-Z0-9]{4}[A-Z0-9 ]{6,}|www\.|https?:|\bmy (?:calendar|account|e?mail|inbox|drive)|\bstars\b|\brecurring (?:transaction|payment)|\babsolutely (?:visit|book|buy)|\bto slack\b|\bpassword\b)/i,
    ),
  ],
  [
    'spoils-answer',
    /answer|respon|repl(?:y|ies)|output|summar|code|snippet/i,
    one_of(
      in_turn(
        /(?:^|[.!?:;,>"'*#]\s{0,3}(?:please |then )?)(?:write|give|put|encode|provide|format|output|print|spell|encrypt|deliver|compose) (?:me |out )?/i,
        ANSWER,
        /[^.!?\n]{0,24}?\b(?:in|as|with|into|using|backwards|letter)\b[^.!?\n]{0,16}?/i,
        UNREADABLE,
      ),
      in_turn(
        /(?:^|[.!?:;,>"'*#]\s{0,3}(?:please |then )?)(?:respond|reply|answer) (?:only |exclusively |entirely |solely |just )?(?:in|with|using) (?:only |nothing but )?(?:an? )?/i,
        UNREADABLE,
      ),
      in_turn(
        /\b(?:modify|change|alter|extend|adapt|edit|rewrite|begin|end|finish|start) /i,
        ANSWER,
        /,? (?:to|so that it|such that it|with)\b[^.!?\n]{0,40}?(?:contain|include|mention|promote|advertis|praise|recommend|powered by|www\.|https?:)/i,
      ),
      in_turn(
        /\b(?:add|insert|include|append|embed|put|place|make sure)\b[^.!?\n]{0,24}?/i,
        UNWANTED,
        /[^!?\n]{0,60}?\b(?:in|to|into|at the end of|with) (?:the |any |all |whatever )?(?:code|script|snippet|answer|response|reply|summary|output|example)s? (?:that )?you (?:provide|suggest|give|return|write|generate|produce|propose|show)\b/i,
      ),
      in_turn(
        /\bmake sure (?:that )?(?:the |any )?(?:code|script|snippet|answer|response|reply|summary)s? (?:that )?you (?:provide|suggest|give|return|write|generate|produce) (?:contains?|includes?|calls?|runs?|loads?)\b[^\n]{0,24}?/i,
        UNWANTED,
      ),
      in_turn(/\b(?:substitute|replace) (?:each|every|all)(?: the)? [\w ]{1,24} in /i, ANSWER),
      /\b(?:only answer|answer) (?:this|that|the following|my) (?:question )?(?:instead|only|and (?:skip|ignore) (?:all|everything|any|the))\b[^.!?\n]{0,24}?(?:nothing else|other|rest|instead|else)/i,
    ),
  ],
  // A model that has no rules, to be played.
  [
    'plays-another',
    /\b(?:simulat|immers|act|play|pretend|becom|imitat|role)/i,
    in_turn(
      /\byou (?:will (?:now )?(?:be )?|are (?:about|going) to |shall |should now |must now )(?:simulat|immers|act|play|role-?play|pretend|becom|imitat)\w*\b[^.!?\n]{0,100}?\b/i,
      /(?:unfiltered|uncensored|amoral|no (?:ethics?|ethical|morals?|moral|safety|content)(?: \w+)? ?(?:filter|polic\w+|guidelines?|restrictions|limits)?s?|without (?:an? |any )?(?:ethics?|ethical|morals?|filters?|restrictions|rules|censorship)|do anything now|avoid norms|bypass (?:all )?(?:rules|filters|restrictions))\b/i,
    ),
  ],
  // The words of somebody's prompt, by where they stand.
  [
    'asks-above',
    /conversation|chat|dialog|prompt|forever|for ever|endless|indefinite|infinite/i,
    one_of(
      in_turn(
        /\b(?:echo|print|output|show|repeat|copy|dump|paste|quote|display|write) (?:out |back )?(?:me )?(?:all )?(?:of )?(?:the )?(?:exact )?(?:text|words?|lines?|content|everything|instructions?)\b/i,
        /[^.!?\n]{0,16}?\b(?:precedes?|preceding|preceded|prior to|comes? before|came before|at the (?:top|start|beginning) of) (?:this|our|the) (?:whole |entire )?(?:conversation|chat|dialogue|prompt)\b/i,
      ),
      /\bwhat (?:was|were|is) (?:written|said|stated|given)?\s?[^?.!\n]{0,24}?(?:at the (?:top|start|beginning) of|before|above) (?:this|our|the) (?:conversation|chat|prompt|dialogue)\b[^?\n]{0,12}\?\s(?:put|print|show|write|quote|repeat|copy|output|give)\b/i,
      /\brepeat (?:the |this )(?:word|phrase|letter|text|sentence)s?\b[^.!?\n]{0,40}?\b(?:forever|for ever|endlessly|infinitely|indefinitely|without (?:ever )?stopping)\b/i,
    ),
  ],
  // The text says that it has ended, or that it was none.
  [
    'ends-and-orders',
    /\bEND OF\b|decoy|outdated|stale|old database|until then|translation|following sentence|amnesia/i,
    one_of(
      /\bEND OF (?:THE )?(?:EXERCISE|TASK|TEXT|DOCUMENT|DEFEN[CS]E|PROMPT|DATA|INPUT|TEST|CONTEXT|MESSAGE)\W{1,8}(?:now|next|please|new|start|begin)\b(?! (?:turn|go|check|put|hand)\b)/i,
      in_turn(
        /\b(?:above|previous|preceding|earlier) (?:data|text|information|results?|content) (?:is|are|was|were)\b[^.!?\n]{0,24}?(?:old database|outdated|out of date|stale|decoy|wrong)\b/i,
        /[^\n]{0,60}?\b(?:query|fetch|visit|call|open|load|use|go to|send) [^.\n]{0,24}?(?:https?:|www\.)/i,
      ),
      /\b(?:only|just|merely) a decoy\b[^\n]{0,40}?\b(?:real|actual|true) (?:job|task|order|instruction|goal)\b/i,
      /\buntil then (?:act|behave|keep|stay|be|pretend)\b[^.!?\n]{0,24}?\b(?:normal|quiet|silent|as usual|nothing)\b/i,
      /\bignore (?:the|this) (?:following|next|preceding|previous) (?:sentence|paragraph|line|question|translation)s? and (?:instead )?(?:print|say|write|output|reply|respond|answer)\b/i,
      /\bignore (?:the|this) translation and (?:print|say|write|output)\b|\bdo not translate (?:this|the (?:sentence|text))\b[^\n]{0,20}?\b(?:say|write|print|output)\b/i,
      /\byou (?:now )?have amnesia\b[^\n]{0,40}?\b(?:rules?|instructions?|prompt|secret)\b/i,
    ),
  ],
  // Who grades is told what the grade is.
  [
    'tells-grader',
    /grad(?:er|ed)|evaluat|judge|reviewer|rater|examiner/i,
    in_turn(
      /\bif (?:the|a|this|your) (?:grader|evaluator|judge|reviewer|rater|examiner|reader) (?:is|are|should be|happens to be) (?:an? )?/i,
      within('', [/AI|LLM|language model|model|bot|machine|chatbot|assistant/i], '\\b'),
      choice(
        /\s?:/i,
        /,? (?:then )?(?:it )?(?:must |should |has to )?(?:give|award|score|rate|assign|accept|pass|recommend|rank)\b/i,
      ),
      /[^.!?\n]{0,40}/i,
    ),
  ],
]
