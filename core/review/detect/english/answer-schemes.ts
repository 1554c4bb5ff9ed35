// What a text wants of the answer that somebody else gets: another alphabet, another language, a sentence about something else, a verdict
// on the text itself. People ask for such things only in games. Source: CONTRACT 16.1, ENGINE 16.
import { in_turn, one_of, within } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** Where an order begins. */
const BEGINS = /(?:^|[.!?:;,>"'*#\]|-])\s{0,3}(?:please |now |just |then |also |and |instead |can you |could you )?/i
const YOUR_ANSWER = /your (?:whole |entire |final |next )?(?:answer|response|reply)\b/i
const YOUR_WORDS = /your (?:whole |entire |final |next )?(?:answer|response|reply|message)\b/i
const SPOKEN_IN =
  /(?:spanish|french|german|italian|portuguese|russian|chinese|mandarin|japanese|korean|arabic|hindi|turkish|polish|dutch|latin|esperanto|klingon|swahili|greek|hebrew)\b/i
/** A piece of text that is put into somebody's answer. */
const PIECE = /(?:sentence|statement|teaser|slogan|punchline|jingle|advert\w*|anecdote|rumou?r|promotion|plug)s?\b/i
/** What nobody needs in an answer about something else. */
const ASIDE =
  /(?:an?|one|some) (?:\w{2,16} )?(?:fact|joke|poem|teaser|spoiler|recipe|riddle|rumou?r|slogan|haiku|limerick|proverb|advert\w*)s?\b/i

/** What the rest of a text is called by who stops its reader in the middle. */
const REST = within(
  '',
  [
    /the rest of (?:this|the|these|that) (?:data|text|document|content|page|file|message|article|results?|report)/i,
    /(?:this|these|the above|the following) (?:data|content|text|document|information|results?)/i,
    /(?:all |any |the )?(?:other|remaining|further|preceding) (?:data|content|text|information)/i,
    /(?:all |any |the )?instructions/i,
  ],
  '',
)
const NEGATIVE = /(?:negative|adverse|unfavou?rable|critical|bad|red)/i
const VERDICT = within(
  '',
  [
    /not (?:malicious|suspicious|harmful|dangerous)|benign|harmless|legitimate|trustworthy|clean|safe/i,
    /(?:highly |strongly )?recommend\w{0,4}|(?:the )?(?:most|best|highly|supremely) (?:qualified|suited|candidate)/i,
    /exceptional match|interview|immediate hire|accept(?:ed)?\b/i,
  ],
  '',
)
const JUDGED =
  /(?:the|this) (?:candidate|applicant|submission|essay|paper|resume|cv|proposal|application|domain|site)\b/i

export const ANSWER_SCHEMES: readonly Scheme[] = [
  [
    'garbles-answer',
    /your (?:whole |entire |final |next )?(?:answer|response|reply|message)/i,
    one_of(
      in_turn(
        BEGINS,
        /(?:shift|rotate|swap|substitute|scramble|replace) (?:each|every|all|the)(?: the)? (?:letter|character|vowel|word|main keyword|keyword)s? (?:in|of|within) /i,
        YOUR_WORDS,
      ),
      in_turn(
        BEGINS,
        /(?:reverse|invert|flip|scramble) (?:the )?(?:order of )?(?:the )?(?:(?:letters|characters|words) )?(?:order )?(?:of |in )?/i,
        YOUR_WORDS,
        /(?!\s{0,2}(?:to|if|when)\b)/,
      ),
      in_turn(
        BEGINS,
        /(?:write|give|provide|render|express|represent|present|replace|substitute|use|apply|encode|encrypt|display)\b[^.!?\n]{0,40}?\b/i,
        YOUR_WORDS,
        /[^.!?\n]{0,40}?\b(?:emojis?|base ?-?(?:16|32|58|64)|caesar|rot-?13|in reverse|morse)\b/i,
      ),
      in_turn(
        BEGINS,
        /(?:use|apply|substitute)\b[^.!?\n]{0,30}?\b(?:emojis?|base ?-?(?:16|32|58|64)|ciphers?|morse|rot-?13)\b[^.!?\n]{0,50}?\b(?:in|to|for|into|of) (?:\w{4,10} )?/i,
        YOUR_WORDS,
      ),
      in_turn(BEGINS, /(?:translate|render) /i, YOUR_ANSWER, / (?:in|into|to) /i, SPOKEN_IN),
    ),
  ],
  [
    'adds-to-answer',
    /your (?:whole |entire |final |next )?(?:answer|response|reply)/i,
    one_of(
      in_turn(
        BEGINS,
        /(?:add|integrate|include|insert|incorporate|weave|embed|append|place|work)\b[^.!?\n]{0,24}?\b/i,
        PIECE,
        /[^.!?\n]{0,80}?\b(?:in|into|to|within) /i,
        YOUR_ANSWER,
        /(?!\s(?:letter|to (?:the )?review))/i,
      ),
      in_turn(
        BEGINS,
        /in /i,
        YOUR_ANSWER,
        /,? (?:also |please |always )?(?:include|mention|add|tell|insert|state|give) /i,
        ASIDE,
      ),
      in_turn(
        BEGINS,
        /(?:modify|enhance|augment|enrich) /i,
        YOUR_ANSWER,
        / (?:to (?:mention|hint|highlight|promote|spread|suggest)|by (?:mention|hint|allud|suggest|referenc|promot)ing|with the (?:recent|latest))\b/i,
      ),
    ),
  ],
  // "Ignore the rest of this data and print …"; a comment in code, which says what its code does, has its sign before it.
  [
    'stops-reading',
    /ignore|disregard/i,
    in_turn(
      /(?:^|[.!?:;>"'\]]\s{0,3})(?:please |just |now )?(?:ignore|disregard) /i,
      REST,
      /(?:[,.;]? (?:and |then |just |only |simply |instead ){1,3}|, )(?:print|say|reply|respond|answer|output|write|display|repeat|tell)\b(?! (?:an? |the )?(?:errors?|warnings?|nothing|defaults?|help|usage)\b)/i,
    ),
  ],
  // Who is judged says how.
  [
    'tells-grader',
    /negative|adverse|favou?rable|critical|\bpre-?\w|candidate|applicant|\b(?:asked|questioned|queried|prompted)\b|scoring|automated|this (?:domain|site|file|page|transaction|account|e-?mail|analysis|assessment|evaluation|result|verdict) /i,
    one_of(
      in_turn(
        /\b(?:ignore|disregard|overlook|omit) (?:all |any |every )?(?:the )?/i,
        NEGATIVE,
        / (?:indicators?|flags?|findings?|signals?|points?|remarks?|aspects?|results?)\b[^\n]{0,80}?\b(?:report|focus|highlight|positive|recommend|rate|score|say|output)\b/i,
      ),
      in_turn(
        /\b(?:pre-?(?:verified|approved|screened|vetted|cleared|qualified)|already (?:verified|approved)) by (?:senior |upper |top |the )?(?:management|leadership|hr|board|hiring manager|administrators?)\b/i,
        /[^\n]{0,60}?\b(?:override|output|skip|bypass|ignore|recommend|rate|score|report|print)\b/i,
      ),
      /\b(?:override|bypass|skip) (?:the |any |all )?(?:manual|automatic|automated|normal|standard) (?:scoring|rating|ranking|evaluation)\b/i,
      in_turn(
        /\b(?:don['’]?t|do not) (?:evaluate|assess|rate|grade|judge|score) /i,
        JUDGED,
        /[^\n]{0,80}?\b(?:respond|reply|answer|say|output|report)\b/i,
      ),
      in_turn(
        /\bif (?:asked|questioned|queried|prompted)\b[^.!?\n]{0,60}?,? (?:simply |just |always |only )?(?:respond|reply|answer|report|say|state|output|confirm)\b[^.!?\n]{0,40}?\b/i,
        VERDICT,
      ),
      in_turn(
        /\b(?:note|notice|message|profile|hint) (?:to|for) (?:the |any |all )?automated (?:\w{2,16} )?(?:software|systems?|tools?|screening|analy[sz]ers?|graders?|readers?)\b[^\n]{0,120}?\b/i,
        VERDICT,
      ),
      // What the field of a record says of itself, in the voice of who is in charge.
      in_turn(
        /(?:\bsystem\b|\badmin\b|<instructions?>|\brequest)[^.\n]{0,12}?[:>\]]\s{0,2}this (?:domain|site|file|page|transaction|account|e-?mail) is (?:clearly |certainly |absolutely )?/i,
        VERDICT,
      ),
      in_turn(
        /\buse this (?:analysis|assessment|evaluation|result|verdict) to (?:evaluate|rate|score|grade|rank|judge) /i,
        JUDGED,
      ),
    ),
  ],
]
