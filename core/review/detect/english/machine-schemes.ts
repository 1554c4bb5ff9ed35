// English instructions that only a machine in a conversation can follow: play somebody without limits, answer anything,
// treat earlier words as void and these as the task, drop the user's work, act at a moment that only it notices. (Other
// languages: unbound.ts, unlimited.ts.) Each is composed of a few kinds of words. Source: CONTRACT 16.1, ENGINE 16.
import { in_turn, one_of } from '#core/compose.ts'
import type { Scheme } from '#core/review/detect/english/reader-schemes.ts'

/** What a model is without that has been talked out of it. */
const LIMITS =
  '(?:restrictions?|restraints?|limitations?|constraints?|filters?|filtering|censorship|guidelines?|' +
  'guard ?rails?|safeguards?|ethics|morals|moral (?:considerations|constraints|limits|code)|refusals?|' +
  'refusing|content polic(?:y|ies)|safety (?:rules|checks|filters|guidelines|policies|measures|protocols?))'
const WITHOUT =
  `(?:(?:without|no|zero|not (?:have|bound by|subject to) (?:any|its)?)` +
  `(?: (?:any|all|further|usual|ethical|moral|such|other|more)){0,3} ${LIMITS}|` +
  `(?:free|freed|liberated|released) (?:of|from) (?:all |any |its |every |the )?(?:\\w{1,12} )?${LIMITS}|` +
  `never (?:declines?|refuses?|says no)|(?:unrestricted|uncensored|unfiltered|amoral|jailbroken))`
/** It is told to be somebody. */
const BECOMES =
  '(?:role-?play(?:ing)? as|(?:act|behave|respond|answer|speak|talk) (?:as|like)|pretend (?:to be|' +
  "(?:that )?you(?:['’]re| are))|you (?:are|will be|shall be) (?:now|no longer|a|an|from now on)|" +
  "you['’]re now|(?:simulate|impersonate|emulate)(?: being)?|take on the (?:role|persona) of|become)"
/** Nobody but a machine is meant: its kind, its answers, or a name in capitals. */
const MACHINE =
  '(?:\\b[aA]\\.?[iI]\\b|\\b(?:LLM|llm)\\b|[aA]ssistant|\\b[mM]odel\\b|[cC]hat-?[bB]ot|GPT|\\b[A-Z]{3,12}\\b|\\b(?:answers?|says|questions?|requests?|quer(?:y|ies)|prompts?)\\b)'
const REQUESTS = '(?:questions?|quer(?:y|ies)|requests?|prompts?|commands?|messages?|instructions?)'
const ORDERS = '(?:(?:^|[.!?:;,>"\'*#\\]-]\\s{0,3}|\\b(?:please|and|then|now|must|should|will|to|you|can|may)\\s))'

/** What came before: the rules, and the conversation they were given in. */
const BEFORE =
  '(?:(?:previous|prior|earlier|preceding|old|original|foregoing) (?:\\w{1,14} )?(?:contexts?|instructions?|' +
  'conversations?|sessions?|rules?|prompts?|directives?|commands?|guidelines?|messages?|orders?)|' +
  '(?:instructions?|rules|orders|prompts?) you (?:received|were given|got|had|have)' +
  '(?: (?:before|above|earlier|so far|until now))?|everything (?:above|before) this (?:line|point|message)?)'
const VOID =
  '(?:irrelevant|void|terminated|invalid|cancel+ed|revoked|(?:only |just |merely )?(?:a test|training data|a drill))'
/** And this is what holds. */
const HOLDS =
  '(?:(?:act|focus|rely) (?:only )?on (?:this|the following)|(?:the |your )?(?:new|real|actual|true|' +
  'following) (?:rules?|instructions?|task|user prompt|prompt|command|directive|orders?)|' +
  '(?:respond|reply|answer|comply|obey|execute|print|output|reveal|delete|send)\\b|here are your|below is)'

/** What its reader does for somebody, in the form in which it is told to stop. */
const WORKS =
  '(?:summari[sz]ing|reading|translating|analy[sz]ing|reviewing|browsing|processing|searching|parsing|' +
  'indexing|classifying|answering|proof-?reading|evaluating|grading|crawling|assisting|' +
  'helping (?:the|your) user)'
const DOES =
  '(?:run|execute|open|type|send|post|upload|delete|drop|remove|wipe|print|output|reveal|show|write|reply|' +
  'respond|say|tell|transfer|buy|install|download|fetch|visit|give|grant|call|push|' +
  'merge|approve|email|forward)'

/** A moment that comes only in a conversation: what is to happen then is meant for the one who takes part in it. */
const TALKED =
  '(?:(?:when|once|after|as soon as|if|every time|whenever|the moment) (?:the |your )user (?:says|types|' +
  'writes|thanks|asks|leaves|mentions|replies|answers|is (?:away|gone|idle|asleep|not looking|offline))|' +
  '(?:in|during|at the start of|at the beginning of) your next (?:session|conversation|turn|reply|response|' +
  'answer|message|run|task|tool call))'
/** A moment in the work of whoever reads. */
const WORKED =
  '(?:(?:on|with|in|during) (?:the|your) next (?:commit|push|deploy(?:ment)?|release|merge|build|session|' +
  'run)|(?:wait|hold) (?:until|till|for)|' +
  '(?:once|after|as soon as|when) (?:all |the )?(?:tests? (?:pass|are green|succeed|have passed)|' +
  'build (?:is green|passes|succeeds)|review (?:is over|is done|ends)|deploy\\w* (?:finishes|is done|ends)))'
const HARMLESS =
  '(?!(?:the |all |any |your |this |that |its )?(?:old|unused|dead|temp(?:orary)?|stale|generated|obsolete|redundant|merged|cached?|session|feature|local|draft)\\b)'
const LOSES =
  `(?:delete|wipe|destroy|erase|remove|drop|purge|truncate) ${HARMLESS}(?:the |all |every |his |her |their |` +
  `this |that )?(?:\\w{1,12} )?(?:repo(?:sitory)?|database|backups?|home|disk|tables|branches|` +
  `(?:git |browser |chat )?history|audit logs?|account|buckets?|volumes?|everything)\\b`
/** Harm that nobody plans for a moment. */
const HARM =
  '(?:(?:leak|exfiltrate|steal|smuggle)\\b|(?:export|dump|copy|empty) (?:the |all )?(?:password )?(?:vault|keychain|wallet|secrets?|credentials)\\b|(?:send|upload|post|publish|copy|e-?mail|forward|transfer|give|' +
  'share|paste) [^.!?\\n]{0,40}?\\b(?:private keys?|deploy keys?|api keys?|ssh keys?|tokens?|secrets?|' +
  'passwords?|credentials?|\\.env|wallet|source code|inbox|cookies?)\\b|' +
  '(?:disable|disabling|turn off|turning off|switch off|switching off|kill|killing|bypass|bypassing) (?:the |' +
  'all |every |its |any )?(?:\\w{1,12} )?(?:audit|logging|audit logs?|monitoring|guards?|hooks?|firewall|' +
  'sandbox|safety|security|supervis\\w+|gateway|antivirus|2fa|mfa)\\b|' +
  '(?:quietly|silently|secretly|covertly|without (?:telling|asking|a word))\\b|' +
  '(?:add|create|install|plant|insert|open) (?:an? |the |another )?(?:\\w{1,12} )?(?:back ?doors?|' +
  'admin (?:user|account)|(?:second|new|hidden) admin\\b|reverse shell|evil\\S*|malicious \\w+))'
const THEN =
  '[^.!?\\n]{0,60}?(?:,|\\b(?:then|and|please|begin with|start by|begin by|you)\\b) ?(?:then |please |and |you (?:must|should|will) )?(?:\\w{1,10}ly )?'

export const MACHINE_SCHEMES: readonly Scheme[] = [
  [
    'unlimited',
    /restrict|limit|constraint|filter|censor|guideline|guard ?rail|safeguard|ethic|moral|refus|declin|says no|jailbroken|safety/i,
    new RegExp(
      `(?:^|[.!?:;>"'*#\\]-]\\s{0,3}|\\b(?:[pP]lease|[yY]ou (?:to|will|must|should|shall|can|may)|and|then|` +
        `now|[lL]et['’]?s)\\s)(?:${any_case(BECOMES)})\\b(?=[^\\n]{0,200}?${MACHINE})(?:[^\\n.!?]|` +
        `\\.(?! [A-Z][a-z]+ (?:can|may|is|are|has|have)\\b)){0,160}?\\b(?:${any_case(WITHOUT)})`,
    ),
  ],
  [
    'unlimited',
    /restrict|limit|constraint|filter|censor|guideline|guard ?rail|safeguard|ethic|moral|refus|exception|hesitat/i,
    new RegExp(
      `${ORDERS}(?:always )?(?:answer|respond(?: to)?|repl(?:y|ies)(?: to)?|comply with|obey|fulfil+|provide|` +
        `carry out|execute)(?: (?:all|any|every|each|the user['’]?s?|whatever|unrestricted|my|our)){1,3} ` +
        `(?:\\w{1,12} )?(?:${REQUESTS}|answers)\\b[^.!?\\n]{0,40}?\\b(?:${WITHOUT}|` +
        `without (?:any )?(?:exceptions?|hesitation|question|objections?)|unrestricted|even if)`,
      'i',
    ),
  ],
  [
    'unlimited',
    /mode|protocol|filter|safety|restrict/i,
    one_of(
      in_turn(
        /\b(?:safety|restricted|compliance|content filter(?:ing)?|guard ?rails?) mode(?: is)?(?: now)?:? /i,
        /(?:OFF|off|disabled)\b/i,
      ),
      /\bfull compliance mode\b/i,
      in_turn(
        /\b(?:developer|debug|god|jailbreak|dan|unrestricted|sudo|admin) mode\b[^.!?\n]{0,20}/i,
        /(?:[.!:;]\s|\b(?:and|which|that)\b)[^.!?\n]{0,60}?\b/i,
        /(?:all capabilities|answer\w{0,3}|respond\w{0,3}|any request|everything)\b[^.!?\n]{0,30}?\bwithout /i,
        /(?:any )?(?:restrictions?|filters?|limits?|refus)/i,
      ),
      in_turn(
        /\b(?:answer|respond|reply)(?: now| freely)? without (?:any )?/i,
        /(?:restrictions?|filters?(?: applied)?|censorship)\b/i,
      ),
      /\bwithout any filters applied\b/i,
      in_turn(
        /\boverride (?:all |the |any |your )?(?:active )?safety /i,
        /(?:protocols?|filters?|systems?|measures|guidelines)\b/i,
      ),
    ),
  ],
  [
    'voids-rules',
    /previous|prior|earlier|preceding|original|foregoing|instructions?|orders|rules|above|before|\bold\b/i,
    new RegExp(
      `\\b${BEFORE}(?: above| before)? (?:is|are|was|were|has been|have been|had been)? ?(?:now |hereby |all )?${VOID}\\b[^\\n]{0,60}?(?:[.!:;,-]|\\band)\\s{1,3}${HOLDS}`,
      'i',
    ),
  ],
  [
    'voids-rules',
    /this (?:command|instruction|message|order) only|following (?:directive|instruction|order)|new (?:priority|rules?)|real instructions|actual instructions/i,
    one_of(
      /\bact on this (?:command|instruction|message|order) only\b/i,
      in_turn(
        /\b(?:execute|follow|obey|perform|carry out) the following (?:directive|instruction|order|command)s? /i,
        /(?:without|immediately|at once|now|unconditionally|and ignore)\b/i,
      ),
      /\bnew priorit(?:y|ies)\s?:\s?(?:output|print|reveal|send|delete|dump|list|give|ignore|run|execute)\b/i,
      /\b(?:the|your) (?:real|actual|true) instructions (?:are|follow)\s?:/i,
    ),
  ],
  [
    'drops-work',
    /instead|rather/i,
    new RegExp(
      `${ORDERS}(?:stop|quit|cease|abort|skip|no need to continue) ${WORKS}\\b[^!?\\n]{0,40}?[.!,;:-]\\s{0,3}` +
        `(?:and )?(?:instead|rather)\\b,? [^.!?\\n]{0,40}?\\b${DOES}\\b|` +
        `\\b(?:output|print|reveal|send|show|write|say|reply|respond)\\b[^.!?\\n]{0,60}?\\binstead of ` +
        `(?:${WORKS}|(?:a |the |your |any )?(?:summar(?:y|ies)|translation|answer|review|reply))\\b`,
      'i',
    ),
  ],
  [
    'deferred-harm',
    /user|next|until|till|tests?|build|review|deploy|wait for/i,
    new RegExp(
      `(?:^|[.!?:;>"'*#\\]-])\\s{0,3}(?:please |then |and )?(?:${TALKED}\\b${THEN}(?:${HARM}|${LOSES})|${WORKED}\\b${THEN}${HARM})`,
      'i',
    ),
  ],
  // Where its rules are to be fetched from.
  [
    'policy-elsewhere',
    /https?:/i,
    /\byour (?:updated|new|full|remaining|real|actual|current|next|complete|further) (?:\w{1,12} )?(?:policy|policies|instructions?|rules|prompt|guidelines|tasks?|orders|directives?) (?:lives?|is|are|can be found|is located|continues?|waits?|stands?) (?:at|on|in|under|here:) ?https?:/i,
  ],
  // What is hidden in a picture is to run.
  [
    'runs-hidden',
    /hidden|embedded|concealed|appended/i,
    new RegExp(
      `${ORDERS}(?:run|execute|install|launch|load|extract|start|follow|obey|decode|open)\\b[^.!?\\n]{0,40}?\\b(?:hidden|embedded|concealed|appended) (?:in|inside|within|to|at the end of)\\b[^!?\\n]{0,40}?\\.(?:png|jpe?g|gif|svg|ico|webp|pdf|wav|mp3|mp4)\\b`,
      'i',
    ),
  ],
  // The description of a tool that takes what is the user's, or stands in the way of all others.
  [
    'tool-note',
    /["']description["']|^description:/i,
    /\bdescription["']?\s*:[^\n]{0,300}?(?:\b(?:pass|send|supply|provide|give|put|include|fill(?: in)?|requires?|called with)\b[^.!?\n]{0,20}?\b(?:the |a )?(?:user['’]?s|your|customer['’]?s|operator['’]?s) (?:\w{1,14} ){0,2}(?:api[- ]?keys?|tokens?|passwords?|secrets?|credentials|home address|card (?:number|details)|private keys?|session cookies?|ssn|system prompt)\b[^.!?\n]{0,24}?\b(?:as|in|into|with|to)\b|\b(?:never|not|don['’]?t) (?:use|call|invoke|run) (?:any |the )?(?:others?|another|other \w{1,14}|all other)\b|\b(?:all )?other (?:\w{1,14} )?tools (?:are|is)\b[^.!?\n]{0,40}?\b(?:must|should|may|can)(?: ?not|n['’]?t) be (?:used|called)|<\/?hidden>)/i,
  ],
  // A model's own trace, in which the user has agreed to what comes next.
  [
    'tool-imitation',
    /observation\s?:/i,
    /^\W{0,3}observation\s?:[^\n]{0,60}?\b(?:permission|approval|consent|confirmation)s? (?:is |was |has been )?(?:granted|given|received)\b|^\W{0,3}observation\s?:[^\n]{0,60}?\buser (?:has )?(?:approved|agreed|confirmed|said yes|accepted)\b/i,
  ],
]

/** Words in whatever case, where the rest of an expression tells capitals from small letters; escapes stay what they are. */
function any_case(source: string): string {
  return source.replace(/\\.|[a-z]/g, (part) => (part.length > 1 ? part : `[${part}${part.toUpperCase()}]`))
}
