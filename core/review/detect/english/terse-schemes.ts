// Instructions in few words: drop the task and do something at once, leave a way in, declare a model's limits off,
// reveal its rules, bend its answer, send somebody's money or records to an address. Each names an object nobody asks a
// person about in such words; punctuation and capitals are not needed. Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, one_of, within } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** Where an order begins. */
const BEGINS = /(?:^|[.!?:;,>"'*#\]|-])\s{0,3}(?:please |now |just |then |also |and |instead |dear \w{2,12} )?/i
/** Acts that follow when everything else is let go. */
const ACTS = within(
  '',
  [
    /print|output|show|reveal|send|e?mail|post|upload|forward|run|execute|curl|wget|cat|delete|remove|wipe/i,
    /drop|rm|push|merge|deploy|transfer|pay|open|visit|fetch|download|install|dump|echo|list|give|tell|say/i,
    /reply|respond|answer|write|grant|approve|disable|kubectl|terraform|git|sudo|chmod|create a pull request/i,
  ],
  '\\b',
)
/** What lies before the reader as its work. */
const WORK =
  /(?:the |this |that |my |your )?(?:ticket|question|query|request|document|page|e-?mail|article|diff|code|task|issue|bug|text|file|summary|prompt|user|list|table|conversation|above)/i
/** Whatever harms when it is run or sent. */
const HARM = choice(
  /\brm -[a-z]*[rf]|\b(?:kubectl|helm|terraform|aws|gcloud|az) (?:\w+ )?(?:delete|destroy|drain|rm)\b|\b(?:delete|wipe|drop|destroy|erase|purge) (?:the |all |every )?(?:\w+ )?(?:database|repo|branch|backups?|bucket|cluster|namespace|files?|account|logs?)/i,
  /\b(?:curl|wget)\b|https?:|\.env\b|\benv\b|~\/\.|id_rsa|\/etc\/|[\w.+-]{1,64}@[\w-]{1,63}\.\w|\.example\b/i,
  /\b(?:password|secret|token|api key|private key|credential|system prompt)s?\b|\bforce[- ]push\b|--force\b|\bhacked\b|\bpwned\b/i,
)

/** A door nobody is to see. */
const DOOR = /(?:(?<!the )back door|back-?doors?|reverse shell|web ?shell|key ?logger)\b/i
/** Parts of a model that hold it back. */
const BRAKES = /(?:ethics?|safety|moral|content|censorship|guard ?rail|refusal|alignment|compliance)/i

export const TERSE_SCHEMES: readonly Scheme[] = [
  [
    'lets-all-go',
    /ignore|disregard|forget|never mind|skip|drop/i,
    one_of(
      in_turn(
        BEGINS,
        /(?:ignore|disregard|forget|never mind|skip|drop) (?:about )?(?:all|everything|the rest)(?: of)?(?: that| this| it| else| the rest)?(?:[.,;:]? (?:and |then |now |just |instead |only ){0,3}|\s?[&+-]\s?)/i,
        ACTS,
        /[^\n]{0,80}?/i,
        HARM,
      ),
      in_turn(
        BEGINS,
        /(?:ignore|disregard|forget|never mind|skip|drop) (?:about )?/i,
        WORK,
        /(?:[.,;:]? (?:and |then |now |just |instead |only ){0,3}|\s?[&+-]\s?)/i,
        ACTS,
        /[^\n]{0,80}?/i,
        HARM,
      ),
      in_turn(
        BEGINS,
        /(?:ignore|disregard|override) (?:the |your |this |any )?(?:system|developer) message\b(?!s)/i,
        /(?! (?:in|from|for|type|format|when|if)\b)/i,
      ),
      in_turn(
        BEGINS,
        /(?:ignore|disregard|disobey|overrule|don['’]?t listen to|do not listen to) (?:the |your |thy )?(?:user|human|operator)/i,
        /(?=\s*(?:[.!;&]|,? and \w|,? then \w|$))/i,
      ),
    ),
  ],
  [
    'leaves-door',
    /back ?-?door|reverse shell|web ?shell|key ?logger/i,
    in_turn(
      /(?:^|[.!?:;>"*#]\s{0,3}|,\s)(?:please |now |also |quietly |secretly |silently )?/i,
      /(?:add|put|insert|install|leave|plant|hide|open|build|write|include|introduce|slip|embed|commit|start|spawn|launch|create) (?:in )?(?:an? |the |your |another |one |some )?(?:\w{1,16} ){0,2}?/i,
      DOOR,
      /(?=[^\n]{0,20}\b(?:in|into|to|inside|on|for|at|and|with|under)\b|[.!"']?(?:\s|$))/i,
    ),
  ],
  [
    'limits-off',
    /mode|module|restrict|guideline|filter|limits|rules|command you|i (?:type|say|tell)|polic|your (?:\w+ )?(?:objective|goal|mission|task)|without|(?:page|document|file|text|site|message|e-?mail) (?:says|asks|wants|tells)/i,
    one_of(
      in_turn(
        /\byour /i,
        BRAKES,
        /s? ?(?:module|filter|system|layer|protocol|setting|polic(?:y|ies)|guideline|rule|training|check|switch)?s? (?:is|are|has been|have been) (?:now |hereby |all )?(?:turned off|switched off|off\b|disabled|deactivated|suspended|removed|lifted|bypassed|gone)/i,
      ),
      /\b(?:all )?(?:your )?(?:restrictions|limits|limitations|filters|safeguards|guard ?rails|guidelines) (?:are |have been |were )?(?:now )?(?:lifted|removed|off|suspended|disabled|gone)\b[^.!?\n]{0,20}?\b(?:until|while|for (?:this|the|our) (?:session|conversation|chat|game)|from now)/i,
      /\b(?:sudo|god|developer|dev|admin|root|debug|dan|jailbreak|opposite|evil) mode:? (?:on|enabled|activated|engaged|unlocked)\b[^\n]{0,40}?\b(?:restrict|rule|filter|limit|safety|refus|anything|obey)/i,
      /\bwe(?: have|['’]ve)? (?:just )?(?:changed|updated|replaced|rewritten|reset) your (?:\w+ )?(?:objective|goal|mission|task|instructions|prompt|rules)s?\b/i,
      /\b(?:guard|sandbox|safety|supervision|approval|confirmation|permission check)s? (?:is |are |was |were |has been |have been )?(?:disabled|switched off|turned off|suspended|lifted|waived)\b[^\n]{0,40}?\b(?:continue|proceed|go on|carry on|run|act) without (?:\w+ )?(?:approvals?|confirmations?|asking|checks?|permission)/i,
      /\b(?:run|do|obey|follow|execute|trust) (?:everything|whatever|all|anything) (?:that )?(?:the|this) (?:page|document|file|text|site|message|e-?mail) (?:says|asks|wants|tells)\b/i,
      /\bif you had no (?:guidelines|restrictions|rules|filters|limits|safety|censorship)\b/i,
      /\bi (?:command|order) you to (?:switch|change|drop|forget|ignore|become|act|be|reveal|tell|obey|answer|stop)/i,
      /\b(?:execute|do|run|obey) (?:exactly )?(?:what(?:ever)?|everything|anything|all) (?:that )?i (?:type|say|write|tell|ask)\b/i,
      /\b(?:respond|answer|reply) (?:twice|in two ways|with two (?:answers|responses|replies))\b[^\n]{0,100}?\b(?:no (?:policy|filter|rules|limits|restrictions)|without|unfiltered|evil|jailb|dan\b)/i,
      /\b(?:content|safety|usage) policy (?:is|does) (?:not|no longer) (?:valid|apply|in force|active|hold)\b/i,
    ),
  ],
  [
    'asks-own-rules',
    /prompt|rules|instruct|guideline|verbatim|word for word|secret (?:word|pass|code|phrase)|access granted|access code|first (?:sentence|message|line|thing)|before this|above this|defen[sc]e/i,
    one_of(
      /\b(?:which|what) (?:rules|instructions|guidelines|orders|directives|constraints) (?:were you|have you been|did you get|are you) (?:given|told|following|working|operating|under|bound|shown)?(?! (?:at|by (?:the|your) (?:doctor|hospital|school|teacher|nurse|bank)))/i,
      /\bcomplete (?:the |this )?(?:following|sentence|phrase|text)?[^\n]{0,24}?\b(?:my|the|your) (?:system prompt|instructions|rules|prompt) (?:says?|is|are|reads?|begins?|starts?)\b/i,
      /\b(?:spell|encode|rhyme|encrypt|acrostic|translate|reverse)\b[^.!?\n]{0,24}?\b(?:the|your) (?:secret|hidden) (?:word|password|phrase|code)\b/i,
      /\bfirst letters?\b[^.!?\n]{0,30}?\b(?:hidden|secret) (?:word|phrase|password)\b/i,
      /\b(?:reveal|tell me|give me|disclose|share|leak|print|state) (?:the |your )?(?:access|secret) (?:code|password|phrase)\b/i,
      /\b(?:text|words?|sentence|message) (?:that is |that was |which is )?(?:written |placed |standing |stated )?(?:right |just |directly )?(?:before|above|prior to) this (?:sentence|line|message|text|question)\b/i,
      /\b(?:very )?first (?:sentence|message|line|thing|words?) (?:that )?you (?:were|have been|got|had|received)\b[^.!?\n]{0,30}?(?:given|told|sent|from|by)\b/i,
      /\b(?:any input|whatever|everything|nothing else|only|just|grader|code)\b[^\n]{0,60}?\b(?:say|says|gives?|output|outputs|print|words?|reply|answer)\W{1,3}(?:with |the words? )?["'“]?access granted\b/i,
      /\b(?:say|output|print|reply with|answer with|words) ["'“]?access granted["'”]?,? (?:and nothing|only|no matter|whatever)/i,
      /\b(?:print|reveal|show|output|repeat|dump) (?:the |your )?(?:opening|closing|pre|post)[ -](?:defen[sc]e|prompt)\b/i,
      /\b(?:type|write|read|spell) out (?:the |your |all )?(?:\w+ )?(?:instructions|prompt|rules|text) (?:above|before|you were)\b|\bhow were you (?:instructed|prompted)\b|\byour prompt (?:back )?to me\b|\b(?:give|send|read|show) (?:it|the prompt)(?: back)?(?: to me)? (?:verbatim|word for word)\b/i,
      /\bsystem (?:prompt|message|instructions)\b[^.!?\n]{0,40}?\b(?:and|then) (?:post|send|e?mail|upload|submit|publish) (?:it|them|the result)\b/i,
    ),
  ],
  [
    'bends-answer',
    /answer|repl(?:y|ies)|respon|summar|slip in/i,
    one_of(
      within(
        '\\b(?:when|while|whenever you are) (?:responding|answering|replying|summari[sz]ing)\\b[^.!?\\n]{0,30}, (?:please |always |you must )?(?:',
        [/encode|encrypt|reverse|scramble|advertise|promote|pretend|claim|praise|recommend|lie|swear|hide|inject/i],
        ')\\b',
      ),
      in_turn(
        /\b(?:conclude|end|begin|start|finish|open|close|preface|interrupt|sprinkle) (?:your|every|each|all|the) (?:\w+ )?(?:answer|reply|response|summary|output)s? with\b[^.!?\n]{0,40}?/i,
        /\b(?:advert\w*|promotion|link|https?:|coupon|slogan|offer|discount|coins?|free gift|scam|rant|insult|lie|warning that|call to)\b/i,
      ),
      /\b(?:modify|alter|change|corrupt|distort|sabotage) (?:the|your) (?:answer|response|reply|summary|code you (?:suggest|write))\b[^.!?\n]{0,40}?\b(?:error|mistake|wrong|false|incorrect|bug|misleading|opposite)/i,
      /\b(?:do not|don['’]?t|never|instead of) answer(?:ing)? (?:the|this|that|any)? ?(?:question|user|query|request)\b[^\n]{0,30}?\b(?:instead|rather|just|but|only)?,? ?\b(?:ask|request|tell|demand|convince|collect|urge)\b[^.!?\n]{0,40}?\b(?:phone|birth|password|address|card|e-?mail|name|pin\b|ssn|bank|click|visit|pay|download)/i,
      /\bslip in (?:an? |the |some )?(?:\w+ )?(?:suggestion|mention|hint|link|recommendation|advert\w*|reference|plug)\b/i,
      /\b(?:insert|include|add|put|embed|work) (?:the |an? |this )?(?:\w+ ){0,3}?(?:sentence|slogan|link|phrase|advert\w*|line)\b[^\n]{0,80}?\b(?:in|into|to|at the end of) (?:each|every|all|any) (?:\w+ ){0,3}?(?:repl(?:y|ies)|answers?|responses?|summar(?:y|ies)|paragraphs? of your)/i,
      /\badd (?:an? )?(?:script|code|snippet|line)s? (?:that|which) [^.!?\n]{0,60}?\b(?:sends?|uploads?|posts?|leaks?|exfiltrates?)\b[^\n]{0,60}?\b(?:to (?:the )?(?:code|answer|program|example)s? you|you (?:suggest|write|generate))/i,
    ),
  ],
  // Somebody's records by mail, his house to a friend, his money to an account; invoices ask for theirs in other words.
  [
    'hands-over',
    /@|account|wallet|lock|dropbox|address|access/i,
    one_of(
      in_turn(
        BEGINS,
        /(?:\w{2,12}: )?(?:retrieve|fetch|get|find|access|collect|export|look up|gather|pull|check|read|list|search for|copy|download)\b[^.!?\n]{0,24}?\b(?:my|all|the user['’]?s|stored|saved|every|his|her|their)\b[^.!?\n]{0,80}?\b(?:and|then),? (?:then )?(?:re)?/i,
        /(?:send|e-?mail|forward|share|mail|text) (?:it|them|that|these|this|the \w+|a copy|everything)\b[^.!?\n]{0,40}?\b(?:to|with) [\w.+-]{1,64}@[\w-]{1,63}\.\w/i,
      ),
      in_turn(
        BEGINS,
        /(?:\w{2,12}: )?(?:change|export|share|send|give|hand over) my [^.!?\n]{0,60}?\b(?:data|records?|details|history|results|address(?:es)?|passwords?|contacts)\b[^.!?\n]{0,20}?\b(?:to|with) [\w.+-]{1,64}@[\w-]{1,63}\.\w/i,
      ),
      /\bgrant (?:permanent|guest|full|temporary|unlimited|indefinite) access (?:to |for )?(?:my|a|the|an)\b[^.!?\n]{0,100}?\b(?:house|home|smart lock|lock system|front door|account|safe)\b/i,
      in_turn(
        BEGINS,
        /(?:\w{2,12}: )?(?:use (?:the |your )?[\w ]{2,24}? to )?(?:transfer|send|wire|withdraw|pay|move) (?:exactly )?(?:[$€£] ?)?\d[\d.,]*(?: ?(?:usd|eur|gbp|btc|eth|dollars|euros|pounds|units of \w{2,5}|[$€£]))?\b[^.!?\n]{0,40}?/i,
        /\b(?:to (?:the )?(?:bank )?account (?:of [A-Z]|with|number|no\b)|(?:from|out of) (?:my|your|the user['’]?s|his|her) (?:\w+ )?(?:account|wallet)\b|to (?:the )?(?:address |wallet |iban )?(?:0x[0-9a-f]{16}|bc1\w{8}|[13][A-Za-z0-9]{26}|[A-Z]{2}\d{2}[A-Z0-9]{10}))/i,
      ),
      in_turn(
        BEGINS,
        /(?:\w{2,12} \w{2,12}: |\w{2,12}: )?delete (?:the |all |every )?(?:[^.!?\n]|\.(?=\w)){0,60}?\bfrom my (?:dropbox|google drive|drive|onedrive|icloud|gmail|inbox|phone|account|cloud)\b/i,
      ),
    ),
  ],
  // What is kept for every session to come.
  [
    'keeps-order',
    /sessions?|conversations?|chats?/i,
    /\b(?:keep|store|note|put|save) (?:this |it )?(?:in|to|into) (?:your |the )?(?:\w+ )?memory for (?:all )?(?:later|future|every|the next|other) (?:sessions?|conversations?|runs?|chats?)\b\s?[:,\u2013-]|\b(?:note to self|reminder|rule|preference|standing order) (?:to remember |to keep )?for (?:all )?(?:later|future|all|every|the next) (?:sessions?|conversations?|runs?|chats?)\b\s?[:,\u2013-]/i,
  ],
  // Who claims to be in charge lets the agent do what it may not.
  [
    'lets-agent',
    /\b(?:agent|assistant|ai|model|bot|llm)\b/i,
    in_turn(
      /\b(?:as (?:the |an? |your )?(?:\w+ )?(?:admin\w*|owner|operator|maintainer|manager|developer|lead|ceo|cto|user),? )?i (?:hereby |explicitly )?(?:allow|permit|authori[sz]e|instruct|order|empower) (?:the|this|any|every|all) (?:ai |coding )?(?:agent|assistant|ai|model|bot|llm)s? to /i,
      /(?:skip|bypass|ignore|disable|run|execute|delete|remove|push|merge|deploy|approve|send|access|use|override|drop|act without)\b/i,
    ),
  ],
  // Somebody's money, and nobody looks.
  [
    'pays-unchecked',
    /verif|check|approval|confirm/i,
    in_turn(
      BEGINS,
      /(?:issue|refund|pay|transfer|wire|send|grant|credit|release)\b[^.!?\n]{0,24}?/i,
      /(?:[$€£] ?\d|\d[\d.,]* ?(?:[$€£]|usd|eur|gbp|dollars|euros|pounds)\b)/i,
      /[^.!?\n]{0,60}?\b(?:no (?:\w+ )?(?:verification|checks?|approval|confirmation) (?:is |are )?(?:needed|required|necessary)|without (?:any )?(?:verification|verifying|checking|checks|approval|confirmation))\b/i,
    ),
  ],
  // Another master.
  [
    'new-master',
    /\b(?:assistant|agent|model|ai|llm|bot)\b/i,
    in_turn(
      /\b(?:the|this|any|every) (?:ai |coding |language )?(?:assistant|agent|model|ai|llm|bot)s? (?:now |from now on |henceforth |will (?:now )?|must (?:now )?)?/i,
      /(?:(?:belongs?|answers?|listens?) (?:only )?to\b[^.!?\n]{0,40}?\band (?:follows?|obeys?|executes?|serves?) (?:only |all )?(?:of )?(?:them|him|her|their|his|whoever)\b|obeys? (?:only\b|whoever\b|(?:the |any |every |all )?(?:orders?|commands?|instructions?|requests?)\b(?! (?:of|from) (?:its|the|their) (?:user|operator|owner)))|takes? (?:all )?(?:its )?(?:orders|commands|instructions) (?:only )?from(?! (?:the |its |your )?(?:user|human|operator|queue|server|control|scheduler|owner|developer)))/i,
    ),
  ],
  // Keys that are recited to somebody.
  [
    'recites-keys',
    /\.env\b|passwords?|secrets|tokens|credentials|private key|api keys?/i,
    in_turn(
      BEGINS,
      /(?:(?:can|could|would|will) you (?:please )?)?(?:read|recite|whisper|sing|tell|dictate) (?:it )?(?:to )?me [^.!?\n]{0,40}?(?:\b(?:the ones|those|what is|everything|all|your|contents?|lines?|passwords?|secrets|tokens|credentials|keys)\b[^.!?\n]{0,20}?\b(?:in|from|of|inside) (?:the |your |my |this )?|)/i,
      /(?:(?<![\w.])\.env\b(?!\.(?:example|sample|template))|(?:production|prod|vault|system|server|root|admin|database) (?:passwords?|secrets|tokens|credentials|private key|api keys?)\b(?! (?:polic|rotat|reset|page|manag)))/i,
    ),
  ],
  // Files that later sessions obey.
  [
    'loosens-rules-file',
    /(?:claude|agents|gemini|copilot-instructions)\.md|\.cursorrules|\.windsurfrules|\.mdc|memory/i,
    in_turn(
      /\b(?:update|add|append|write|put|insert|save|extend|note|store|remember)\b[^.!?\n]{0,40}\b/i,
      /(?:(?:claude|agents|gemini|copilot-instructions)\.md|\.cursorrules|\.windsurfrules|\.mdc|memory)\b[^\n]{0,60}?\b/i,
      /(?:(?:permission|approval|confirmation|sandbox|hook|check|safety)s? (?:\w+ )?(?:bypassed|skipped|disabled|off\b|not needed|ignored)|(?:bypass|skip|disable|ignore)(?:ing)? (?:all |the |any )?(?:permission|approval|confirmation|sandbox|hook|check|safety)s?)/i,
    ),
  ],
]
