// Instructions after a label that claims authority ("[SYSTEM OVERRIDE]:", "ADMINISTRATOR NOTICE:"), and sentences that
// only a program reading on somebody's behalf can act on: what every model has to return for this text, what the user
// "really" wanted, what a summary must leave out. A label alone is a headline; a demand on the reader's answer makes it
// an instruction. Source: CONTRACT 16.1, ENGINE 16.
import { in_turn, one_of } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** Words in whatever case, where the rest of an expression tells capitals from small letters; escapes stay what they are. */
const any_case = (source: string) =>
  source.replace(/\\.|[a-z]/g, (part) => (part.length > 1 ? part : `[${part}${part.toUpperCase()}]`))
const OFFICES =
  'ai|llm|system|admin|administrator|priority|hidden|secret|developer|operator|editor|teacher|director|author|emergency|security|new|internal'
const WRITS = 'override|instruction|directive|command|order|notice|note|message|update|prompt|task'
/** An office in brackets, or in capitals at the beginning of a sentence; then what closes it. */
const OFFICE = new RegExp(
  `[[<{]{1,3}[#/]?\\s?(?:(?:${any_case(OFFICES)})(?:['’][sS])?[ _-]?){1,3}(?:(?:${any_case(WRITS)})[sS]?)?` +
    `(?:[ _][a-zA-Z]{2,12}){0,3}\\s?[\\]}>:]|` +
    `[[<{]{1,3}[#/]?\\s?(?:${any_case('instruction|directive|hidden|override')})[sS]?\\s?[\\]}>:]|` +
    `(?:^|[.!?>=-]\\s{0,3})(?:(?:${OFFICES.toUpperCase()})[ _]){1,3}(?:(?:${WRITS.toUpperCase()})S?)` +
    `(?:[ _][A-Z]{2,12}){0,3}\\s?:|^\\W{0,6}(?:${any_case('hidden|secret')})\\s?:`,
)
/** What an answer shall be, whatever was asked. */
const ANSWERS =
  '(?:\\b(?:your (?:only|sole|entire|new|whole|next)|all (?:your )?)(?: \\w{1,12})? ?(?:response|' +
  'repl(?:y|ies)|answer|output|directive|task)s?\\b|\\b(?:respond|reply|answer|output|say|print)\\b (?:only |' +
  'just |exactly |nothing but |immediately ){0,2}(?:with |as |like )?(?:only |exactly |just )?:?\\s?["\'“‘`]|' +
  '\\b(?:respond|reply) (?:only|exclusively|solely) with\\b|\\bappend to (?:your|the|every|each) (?:response|' +
  'reply|answer|output)\\b|\\b(?:include|repeat|list|encode|reveal|print|output|' +
  "put)\\b[^.!?\\n]{0,30}?\\b(?:all|every|each|the (?:full|user'?s)|complete)\\b[^.!?\\n]{0,30}?\\b(?:ssns?|" +
  'passwords?|social security|card numbers?|phi|account ids?|salar(?:y|ies)|api keys?|secrets?|figures|' +
  'records|instructions?|(?:user|customer|patient|training)[ _]?(?:data|records|examples)?)\\b|' +
  '\\b(?:abandon|stop|drop|cancel|ignore|disregard|skip) (?:the |your |this |all )?(?:current |above|user|' +
  'request|processing|task|essay|recipe|document|translation|previous|article|content|summar|question)|' +
  '\\b(?:ignore|disregard) (?:everything )?above\\b|' +
  '\\b(?:you are now|act as|pretend|unrestricted|no restrictions)\\b)'
/** What the user is told in the name of somebody else: fear, haste, and where to go. */
const TELLS_USER =
  '\\b(?:tell|inform|advise|notify|direct|urge|warn|convince|instruct)\\b (?:all |the |any |your |' +
  'every )?(?:users?|customers?|readers?|visitors?|reader)\\b[^.!?\\n]{0,160}?' +
  '(?:\\b(?:closed|compromised|expired|suspended|deprecated|void|denied|unavailable|final)\\b|' +
  '\\b(?:immediately|urgent(?:ly)?|right away|at once|will triple|or lose)\\b|\\b\\d{3}-[\\dA-Z-]{4,12}|' +
  'https?://|\\b[\\w-]{2,40}\\.(?:com|net|org|io|xyz|info|example|test)\\b)'
/** Somebody's reader, whatever he is called. */
const READER =
  '(?:models?|llms?|a\\.?i\\.?s?|assistants?|agents?|bots?|chatbots?|screeners?|rankers?|summari[sz]ers?|reviewers?|systems?|tools?)'

export const LABEL_SCHEMES: readonly Scheme[] = [
  ['labelled', OFFICE, new RegExp(`(?:${OFFICE.source})[^\\n]{0,100}?(?:${any_case(`${ANSWERS}|${TELLS_USER}`)})`)],
  // "Any model ranking CVs returns … for this one".
  [
    'steers-readers',
    /rank|screen|review|grad|scor|evaluat|summar|rat|process|read/i,
    new RegExp(
      `\\b(?:any|every|all|each|whichever) (?:\\w{2,12} )?${READER} (?:that |which |who )?(?:rank|screen|` +
        `review|grad|scor|evaluat|summari|rat|process|read|pars)\\w{0,6} [^.!?\\n]{0,50}?\\b(?:returns?|` +
        `outputs?|answers?|gives?|recommends?|states?|rates?|reports?|must|should|will|has to|have to|puts?|` +
        `ranks?)\\b[^.!?\\n]{0,60}?\\b(?:this|the following) (?:one|candidate|applicant|page|paper|document|` +
        `product|text|file|listing|resume|cv|offer|submission)\\b`,
      'i',
    ),
  ],
  [
    'steers-readers',
    /suggest|recommend|generat|writ/i,
    new RegExp(
      `\\bif (?:an?|any|the|some) ${READER} (?:suggest|recommend|generat|writ|install|choos|pick|` +
        `compar)\\w{0,4}\\b[^.!?\\n]{0,60}?,? (?:it|they) (?:will|must|shall|should|has to|have to|` +
        `is to)\\b[^.!?\\n]{0,80}?\\b(?:omit|instead of|rather than|without|only|never mention|leave out)\\b`,
      'i',
    ),
  ],
  // What the user "really" wanted.
  [
    'replaces-task',
    /question|request|task|goal|instruction/i,
    one_of(
      /\b(?:real|actual|true|intended|underlying) (?:question|request|task|goal|instruction)s? (?:that )?(?:the|your|this) (?:user|human|person|customer|operator)\b[^.!?\n]{0,30}?\b(?:is|was)\b/i,
      /\bthere is (?:a|one) (?:much )?more (?:important|urgent) task\b[^\n]{0,160}?\b(?:instead|first|nothing else|before)\b/i,
      /\b(?:act as if|treat|assume|pretend) (?:this|the following) (?:instruction|command|order)s? (?:is|are|as) (?:valid|real|genuine|legitimate)\b/i,
    ),
  ],
  // What no honest file wants left out.
  [
    'keeps-from-summary',
    /being|summar|answer|repl|report|response|commit|changelog|review|\bPR\b/i,
    one_of(
      in_turn(
        /\b(?:never|do not|don['’]?t) (?:mention|report|note|list|comment on|refer to|bring up|talk about)/i,
        /\b (?:(?:this|the|these|that|it)(?: \w{1,12}){0,2} )?(?:in|from) (?:the |your |any |its )?/i,
        /(?:\w{1,12} )?(?:summar(?:y|ies)|answers?|repl(?:y|ies)|reports?|responses?)\b/i,
        /(?! (?:section|file|table|template))/i,
      ),
      /\bwithout (?:it|this|that|them|these) being (?:mentioned|noted|logged|reported|listed|recorded)\b(?! in the (?:log|audit))/i,
    ),
  ],
  // A description that changes what other tools do.
  [
    'redirects-tool',
    /recipient|address|destination|\bbcc\b|remote|endpoint|account/i,
    in_turn(
      /\b(?:whenever|when|if|each time|every time|before|after)/i,
      /\b[^.!?\n]{0,60}?\b\w{2,20}_\w{2,30}\b[^.!?\n]{0,60}?\b/i,
      /(?:recipient|address|destination|bcc|remote|endpoint|account)s?\b[^.!?\n]{0,40}?\b/i,
      /(?:changed|set|replaced|switched|redirected|rewritten|pointed) (?:to|with|by|at)\b/i,
    ),
  ],
  // All that somebody keeps to himself, where everybody reads.
  [
    'publishes-private',
    /repositor|\brepos\b/i,
    one_of(
      in_turn(
        /\b(?:all|every|other|private)\b[^.!?\n]{0,20}?\b(?:repositor(?:y|ies)|repos)\b[^.!?\n]{0,100}?\b/i,
        /(?:list|add|put|copy|include|publish|post|paste)\b[^.!?\n]{0,60}?\b/i,
        /(?:(?:new |a )?public (?:readme|repo|file|gist|issue|page)|into (?:a|the|this) (?:comment|issue|readme)|a comment here)\b/i,
      ),
      /\bprivate repo(?:sitory)?\b[^!?\n]{0,80}?\b(?:copy|paste|post|put|include)\b[^.!?\n]{0,60}?\b(?:comment|issue|here|public)\b/i,
    ),
  ],
  // What is taken over unseen.
  [
    'unseen',
    /without (?:inspection|review|verification|reading|checking)/i,
    in_turn(
      /\b(?:must|should|has to|have to|needs? to|ought to|is to|are to) be /i,
      /(?:trusted|approved|accepted|merged|run|executed|installed|paid) without (?:any )?/i,
      /(?:inspection|review|verification|reading|checking)\b/i,
    ),
  ],
  // A text that nobody writes for somebody who did not ask for it.
  [
    'harmful-text',
    /bomb|meth|ricin|explosive|malware|ransomware|hack|keylogger|phishing/i,
    in_turn(
      /\b(?:ignore|disregard|actually|instead|real (?:question|task)|abandon|forget)\b[^\n]{0,80}?\b/i,
      /(?:write|provide|give|generate|create|explain|output)\b[^.!?\n]{0,40}?\b/i,
      /(?:guide|instructions?|tutorial|synthesis|steps|extraction|code)\b[^.!?\n]{0,40}?\b/i,
      /(?:bombs?|meth(?:amphetamine)?|ricin|explosives?|malware|ransomware|hack(?:ing)? into|keylogger|phishing)\b/i,
    ),
  ],
  // The user's name and money for somebody else.
  [
    'acts-as-user',
    /user['’]?s? (?:account|card|token|credentials|profile|session|identity|saved)/i,
    in_turn(
      /\b(?:star|fork|follow|subscribe|vote|upvote|sign up|register|buy|pay|order|book|post|log ?in|donate|publish|checkout)/i,
      /\b(?:[^.!?\n]|\.(?=\w)){0,100}?\b(?:with|using|through|from|under|as) (?:the |your |their )?/i,
      /(?:logged-in )?user['’]?s? (?:own |saved |stored )?/i,
      /(?:account|card|token|credentials|profile|session|identity)\b/i,
    ),
  ],
  // Keys by the command that prints them or by the name of their variable, where others read.
  [
    'exposes-variable',
    /PASSWORD|TOKEN|SECRET|_KEY|auth token|print-/,
    one_of(
      /\b[A-Z][A-Z0-9]{0,24}(?:_[A-Z0-9]{1,24}){0,4}_?(?:PASSWORD|TOKEN|SECRET|KEY)\b[^.!?\n]{0,60}?\b(?:has to|have to|must|needs? to|should) be (?:echoed|printed|output|shown|pasted|posted)\b/,
      in_turn(
        /\b(?:show(?:n|s)?|paste[sd]?|post(?:s|ed)?|share[sd]?|sent?|give[ns]?) (?:us |me )?/,
        /(?:your |the |its )?(?:output of )?`?/,
        /(?:gh auth token|gcloud auth print-(?:access|identity)-token|aws configure export-credentials|npm config get \S{0,40}_authToken)/,
        /`?[^.!?\n]{0,30}?\b/,
        /(?:here|below|in (?:the|this) (?:discussion|issue|comments?|chat|answer|thread|reply))\b/,
      ),
    ),
  ],
  // An account in place of another one.
  [
    'swaps-account',
    /0x[0-9a-fA-F]{20}|bc1\w{8}|[A-Z]{2}\d{2} ?[0-9A-Z]{4}/,
    in_turn(
      /\b(?:swap|replace|change|substitute|set|overwrite|switch)\b[^.!?\n]{0,40}?\b/i,
      /(?:recipient|address|wallet|iban|account|payee|beneficiary)(?:es|s)?\b[^.!?\n]{0,40}?\b/i,
      /(?:for|with|by|to)\b[^.!?\n]{0,12}?/i,
      /(?:0x[0-9a-fA-F]{20,}|bc1\w{8,}|[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){2,})/i,
    ),
  ],
  // What the user is said to like: not to be asked before something is gone.
  [
    'keeps-unasked',
    /\buser\b/i,
    in_turn(
      /\b(?:the |your )?user (?:now |also )?(?:prefers|wants|likes|expects|asked|decided)/i,
      /\b[^.!?\n]{0,80}?\b(?:never|not|no longer)(?: to)? ask(?:ed)?\b[^.!?\n]{0,30}?\b/i,
      /(?:before|when|about|for)\b[^.!?\n]{0,30}?\b/i,
      /(?:forc\w{1,3}|push|delet|remov|overwrit|deploy|merg|publish|pay|buy|send|install|execut|shar)/i,
    ),
  ],
  // What a process knows, for the one who asks.
  [
    'own-keys',
    /environ|popen|next tool call/,
    one_of(
      /\b(?:evaluate|run|execute|eval)\b[^\n]{0,60}?(?:popen\(.{0,3}(?:env|printenv|set)\b|os\.environ|process\.env\b(?!\.))[^\n]{0,60}?\b(?:give|return|send|report|post|show|include)\b/i,
      /\byour (?:\w{2,16} )?(?:api[ _]?key|token|credentials|password)s? (?:in|with|as part of) (?:the|your) next (?:tool )?call\b/i,
    ),
  ],
  // Results that nobody measured.
  [
    'forges',
    /fabricat|falsif|forge|invent|fake/i,
    in_turn(
      /(?:^|[.!?:;,>"'*#-]\s{0,3}|\b(?:please|and|then|must|should|to)\s)/i,
      /(?:fabricate|falsify|forge|fake|invent)\b[^.!?\n]{0,40}?\b/i,
      /(?:p\s?<|results?|data|numbers|reviews?|logs?|evidence|receipts?|citations?|signatures?)/i,
      /[^!?\n]{0,80}?\b(?:do not|don['’]?t|never|without)\b/i,
    ),
  ],
  [
    'skips-tests',
    /tests?\b/i,
    in_turn(
      /\b(?:mark|comment out|disable|delete|remove|skip)\b[^.!?\n]{0,20}?\b(?:failing|broken|red|all)/i,
      / tests?\b[^!?\n]{0,40}?\b(?:then|and) (?:merge|push|release|publish|deploy|report|say|claim|tell)\b/i,
    ),
  ],
]
