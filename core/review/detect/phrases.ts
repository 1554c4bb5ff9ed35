// The vocabulary of instructions that are planted for an agent, in English: who is addressed, what is to be done, what is to be
// kept quiet, on whose authority. Each is a class, and only combinations count. Source: ENGINE 16.

const rx = (source: string) => new RegExp(source, 'i')

const AGENT =
  '(?:a\\.?i\\.?|llms?|(?:large )?language models?|assistants?|agents?|copilot|claude(?: code)?|chat ?gpt|gpt(?:-?\\d\\w?)?|codex|gemini|windsurf|aider|devin|bots?|(?:ai|llm|coding|email|e-mail|autonomous|automated|support|language|review|screening|moderation|search|browsing|research|summari[sz]ation|chat|reading)[- ](?:\\w{3,12}[- ])?(?:assistants?|agents?|tools?|models?|reviewers?|bots?|systems?|coding (?:tools?|agents?|assistants?)))'

/** Text that speaks to an agent. */
export const ADDRESS: readonly RegExp[] = [
  // "Assistant, ...", "@agent: ...", "AI-Reviewer: ...", "Claude: ..."
  rx(`(?:^|[.!?;:>("'\\]#*,\\n/-]|\\b(?:hey|dear|attention|please|ok|hello))\\s*@?${AGENT}\\s*(?:[:,!-]|\\u2014)`),
  rx(`\\bmodel\\s*:\\s*(?=the user|you|ignore|please|run|do )`),
  // "NOTE TO AI AGENTS", "instruction for the assistant", "message for any LLM", "for the email assistant:"
  rx(
    `\\b(?:note|notice|message|instructions?|attention|important|hint|reminder|todo|task|info|comment|directive|p\\.?s\\.?|addressed|request|memo)\\b[^.!?\\n]{0,20}?\\b(?:to|for|,)?\\s*(?:all |the |any |every )?${AGENT}\\b`,
  ),
  rx(`\\bfor (?:the |any |all )?${AGENT}(?:/${AGENT})*(?: users)?\\s*:`),
  rx(`\\bif you(?:'re| are) (?:an? |the )?${AGENT}\\b`),
  rx(
    `\\b(?:you,? (?:the|an|a) ${AGENT}|${AGENT} (?:reading|processing|parsing|summari[sz]ing|viewing|analy[sz]ing) (?:this|the)\\b)`,
  ),
  // "the agent must", "AI coding tools should also"
  rx(
    `\\b${AGENT} (?:must|should|shall|needs? to|has to|have to|(?:is|are) (?:required|instructed|expected|ordered|authori[sz]ed) to)\\b`,
  ),
  rx(
    `\\b(?:let|have|make|instruct|tell|get|ask|order) (?:the |your |any )${AGENT} (?:to )?(?:run|execute|install|delete|remove|send|upload|read|open|download|disable)\\b`,
  ),
  rx(
    `["']?\\b(?:ai|agent|assistant|llm|model|copilot|bot)[_-](?:directive|instruction|note|prompt|command|task|action|message|override)s?["']?\\s*[:=]`,
  ),
]

/** Moments that only a reader has who is a program: it acts when it has read. */
export const WHEN_READ =
  /\b(?:when|once|after|as soon as) you(?:'ve| have| are)? (?:finish(?:ed)?|complet(?:e|ed)|done|read|pars(?:e|ed)|process(?:ed)?|summari[sz](?:e|ed|ing))\b[^.!?\n]{0,40}\b(?:reading|this (?:page|file|document|text|task|issue|email)|the (?:page|file|document|text|summary)|processing|it)\b/i

/** A place where the sentence before a match starts anew or asks for something. */
export const ASKING =
  /(?:^|[.:;,!?)>\]}\-–—*•"'“‘|#/\\(\t`~]|\b(?:please|now|must|should|shall|then|and|also|just|first|immediately|kindly|simply|always|instead|to|will|may|can|you|but|hereby|user:|so))\s*$/i

/** Words right before a verb that turn it around or make it somebody's description. */
export const NEGATED =
  /(?:\b(?:never|not|don'?t|cannot|can'?t|won'?t|avoid|without|refuse to|no|nor|than|instead of|wouldn'?t|shouldn'?t|if|when|whether|they|it|he|she|we|i|i'll|we'll|let'?s|users|attackers?|people|could|would|might|that|which|who|how to|tried to|used to|attempts? to|try to|used for)\s+(?:\w+\s+)?)$/i

const QUALIFIER =
  "(?:all|any|every|everything|previous|prior|above|earlier|preceding|former|existing|original|initial|system|safety|security|your|user'?s?|developer(?:'?s)?|operator(?:'?s)?|old|other)"
/** Qualifiers that say whose instructions are meant; "all" and "any" alone could be anybody's. */
const WHOSE =
  "(?:previous|prior|above|earlier|preceding|former|original|initial|system|safety|security|your|user'?s?|developer(?:'?s)?|operator(?:'?s)?|old)"
const FILLER = '(?:of|the|these|those|that|my|its|this|given|current|last|and|or|such|you|were|have|been|whatever)'
const RULES =
  '(?:instructions?|prompts?|rules?|guidelines?|guidance|directives?|directions?|orders?|commands?|polic(?:y|ies)|constraints?|restrictions?|limits?|limitations|context|tasks?|requests?|guardrails?|training|programming|safeguards?|objectives?|goals?|protocols?)'
const DROP =
  "(?:ignore|disregard|forget|override|overrule|bypass|discard|neglect|abandon|erase|set aside|put aside|stop (?:following|obeying|the current)|(?:do not|don'?t|never|no longer) (?:follow|obey|comply with|respect|adhere to|listen to)|pay no attention to|supersede|dismiss|unlearn|delete)"

/** "Ignore all previous instructions" and its kin; group 1 is the verb. */
export const OVERRIDES: readonly RegExp[] = [
  new RegExp(
    `\\b(${DROP}) (?:(?:${FILLER}|${QUALIFIER})[ ,]+){0,6}?${WHOSE}[ ,]+(?:(?:${FILLER}|${QUALIFIER}|\\w{3,12})[ ,]+){0,2}?${RULES}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(${DROP}) (?:${FILLER}[ ,]+){0,3}?(?:all|any|every)[ ,]+(?:(?:${FILLER}|other|existing)[ ,]+){0,2}?(?:instructions?|prompts?|guidelines?|directives?|restrictions?|guardrails?)\\b`,
    'gi',
  ),
  /\b(ignore|disregard|forget) (?:all |everything |anything |whatever )?(?:of )?(?:else )?(?:that )?(?:you (?:were|have been|had been|are|know|knew)|(?:was|is|came) (?:written |said )?(?:above|before)|you've been)\b/gi,
  /\b(disregard|ignore|forget) (?:everything|all|anything)(?: of)?(?: the)? (?:above|before|previous|prior|earlier|that came before)\b/gi,
  /\b(stop) (?:the|your|this) (?:current |present )?task\b/gi,
  /\b(forget) (?:about )?your (?:earlier |previous |current |original )?(?:task|role|goal|job|user|orders)\b/gi,
  // A key asked for by a page: places that hand keys out themselves are left alone.
  /\b(paste|enter|submit|send|provide|post|share|verify|confirm)\b[^.!?\n]{0,20}\b(?:your|the) (?:api[- ]?keys?|passwords?|tokens?|credentials|secrets?|private keys?)\b[^.!?\n]{0,40}https?:\/\/(?!(?:[\w-]+\.)*(?:github|gitlab|google|microsoft|amazon|openai|anthropic|apple|atlassian|npmjs|pypi|localhost|127\.0)\b)/gi,
  // Files that later sessions obey, changed for their sake.
  /\b(overwrite|replace|append|edit|update|add|write|insert)\b[^.!?\n]{0,40}\b(?:CLAUDE|AGENTS|GEMINI|copilot-instructions|\.cursorrules|\.windsurfrules|system prompt)(?:\.md)?\b[^.!?\n]{0,100}\b(?:future|later|next|every|all|other) (?:sessions?|agents?|runs?|conversations?|models?|chats?)\b/gi,
  /\b(disable|remove|turn off|switch off|unload)\b[^.!?\n]{0,30}\b(?:guard|hook|supervis\w+|sandbox|safety)[^.!?\n]{0,60}--(?:dangerously|yolo|no-sandbox|allow-all)/gi,
  /\b(disregard) (?:the )?(?:user|operator|developer|human|above)(?:'s)?(?: request| wishes)?\b/gi,
]

/** Claims of permission, changed rules or a new part to play. Group-free: any match counts. */
export const AUTHORITY: readonly RegExp[] = [
  rx(
    '\\b(?:the )?(?:user|owner|operator|human|admin(?:istrator)?|developer)s? (?:has |have |already |had )*(?:pre-?)?(?:granted|approved|authori[sz]ed|consented|agreed|confirmed|clicked approve|permitted|trusts|wants you to|updated your|instructed you|asked you to|requires you)\\b',
  ),
  rx(
    '\\bnew (?:system )?(?:instructions?|polic(?:y|ies)|directives?|orders|rules)(?: (?:are|follow|is|now|in effect|from)|:)',
  ),
  rx(
    '\\b(?:message|notice|update|instructions?) from (?:your|the) (?:developers?|creators?|operators?|openai|anthropic|google|system|administrators?)\\b',
  ),
  rx(
    "\\b(?:previous|prior|earlier|old|existing|all|your|safety) (?:rules|instructions|restrictions|guard ?rails|safeguards|filters|limits|policies|guidelines|orders|safety \\w+) (?:(?:no longer|do not|don't) (?:apply|hold|count)|(?:are|have been|were) (?:now )?(?:void|invalid|lifted|removed|off|gone|cancel+ed|suspended|revoked|superseded|disabled))",
  ),
  rx(
    '\\b(?:this (?:message|request|notice|instruction) (?:is|comes)|(?:urgent|official|verified) (?:message|notice|request)) from (?:the )?(?:anthropic|openai|google|github|microsoft|aws|system|security|compliance|legal|admin\\w*|developers?|maintainers?|it department)\\b',
  ),
  rx(
    '\\byou are (?:hereby |now |fully )?(?:required|obliged|instructed|ordered|authori[sz]ed|permitted|mandated|cleared)(?: by [\\w ]{2,30})? to\\b',
  ),
  rx(
    '\\b(?:new|next|real|hidden|additional|secret) task from (?:the |your )?(?:developer|user|system|admin\\w*|operator|owner)s?\\b',
  ),
  rx(
    "\\byou (?:no longer|do not|don'?t) (?:need|require|have to (?:ask|wait) for) (?:\\w+ ){0,2}(?:approval|permission|confirmation|consent|review)\\b",
  ),
  rx(
    '\\b(?:i|we|management|the maintainers?) (?:hereby |explicitly )?(?:authori[sz]e|permit|instruct|order|command|direct|empower) you\\b',
  ),
  rx(
    '\\b(?:ignore|disregard|forget|skip) (?:all |everything )?(?:the |that |what is )?(?:above|foregoing|before this)\\b(?=\\s*(?:[.,;:!]|and\\b|then\\b|but\\b|$))',
  ),
  rx(
    '\\b(?:ignore|disregard|forget about|set aside|bypass) (?:all )?(?:safety|security|ethics|guidelines|caution)\\b(?=\\s*(?:[.,;:!]|and\\b|then\\b|$))',
  ),
  rx('\\byour new (?:goal|task|objective|mission|role|priority) (?:is|:)'),
  rx('\\b(?:this|it) (?:supersedes|overrides|replaces|takes precedence over) (?:all |any |your |the )'),
  rx('\\byou (?:have|are under) no (?:restrictions|limits|rules|guidelines)\\b'),
  rx(
    '\\bdo anything now\\b|\\bdeveloper mode (?:enabled|on|activated)|\\bgod mode\\b|\\bin maintenance mode\\b|\\bunrestricted (?:assistant|agent|ai|model|mode)\\b',
  ),
  rx(
    '\\byou are (?:now )?(?:dan\\b|no longer (?:bound|an?|claude|chatgpt|restricted)|free (?:of|from)|jailbroken|unfiltered|now (?:an?|in|the|acting|going|operating|under)\\b)',
  ),
  rx('\\bfrom (?:now on|this point(?: on| forward)?),? you\\b'),
  rx(
    '\\byour (?:new|real|true|actual|only|updated) (?:task|role|goal|objective|job|mission|purpose|instructions?|orders?|identity) (?:is|are)\\b',
  ),
  rx(
    '\\bthe task is now\\b|\\b(?:save|add|write|commit) (?:this |the following )?to (?:your )?(?:long-term )?memory\\s*:|\\bremember (?:forever|for all future)',
  ),
]

/** Authority claims that nobody writes for another reason. */
export const BLATANT =
  /\b(?:previous|prior|earlier|all) (?:rules|instructions|restrictions|safety \w+) no longer apply|\byou have no restrictions|\bdo anything now|\byou are dan\b|\bnew (?:system )?instructions follow/i

/** Going past the user; said of many harmless programs too, so it needs an addressee or a plain danger. */
export const UNASKED = rx(
  "(?:without|never|no|not|don'?t|do not|skip(?: all| any| the)?) (?:ever )?(?:asking|ask|prompting|prompt|confirming|confirmations?|approval|permission|reading|reviewing|notice|warning|the user)\\b",
)

/** Keeping something from the user. */
export const CONCEALMENT: readonly RegExp[] = [
  rx(
    "(?:do not|don'?t|never|must not|should not|without|not) (?:ever )?(?:tell|telling|mention|mentioning|inform|informing|notify|notifying|reveal|revealing|disclose|disclosing|alert|alerting|show|showing|warn|warning|report|reporting|let)\\b[^.!?\\n]{0,40}?\\b(?:user|users|human|owner|operator|developer|anyone|anybody|this|these|it)\\b",
  ),
  rx(
    "(?:without|never|no|not|don'?t|do not|skip(?: all| any| the)?) (?:ever )?(?:asking|ask|prompting|prompt|confirming|confirmations?|approval|permission|reading|reviewing|notice|warning|the user)\\b",
  ),
  rx('\\bkeep (?:this|it|that|these)(?: \\w+)? (?:secret|between us|hidden|confidential|private|quiet)\\b'),
  rx(
    "\\bso (?:that )?(?:the )?(?:user|human|owner|nobody|no one)s? (?:cannot|can'?t|won'?t|will not|doesn'?t|does not|do not|never)\\b",
  ),
  rx(
    '\\b(?:hide|conceal|keep) [^.!?\\n]{0,40}?\\bfrom (?:the )?(?:user|human|owner|operator)s?\\b|\\bas if nothing (?:had )?happened\\b',
  ),
  rx(
    "\\bbehind the (?:user|owner)'?s? back\\b|\\b(?:secretly|covertly|silently|quietly) (?:send|upload|run|add|delete|copy|post|read|install|forward|execute|append)\\b",
  ),
]

const SENSITIVE =
  '(?:credentials?|secrets?|databases?\\b|(?:database |sql )?dumps?\\b|backups?\\b|customer (?:data|records|list)|(?:last|latest|recent|newest|unread) (?:\\d+ |few )?(?:e-?mails?|messages|documents)|tokens?\\b|passwords?|passphrases?|api[- ]?keys?|ssh[- ]?keys?|private keys?|key files?|keys?\\b|env(?:ironment)? variables?|\\.env\\b|\\.netrc|source (?:tree|code)|conversation|chat (?:history|log|so far)|session (?:history|token|id|cookie)|system prompt|files? contents?|contents? of|this file|the file|files?\\b|workspace|repositor(?:y|ies)|repo\\b|all (?:the )?(?:mail|e-?mails?|messages)|inbox|cookies?|memory|history|wallet|~/|/etc/|/home/)'
const GIVE =
  '(?:send|upload|post|posting|e-?mail|mail|forward|forwards|transfer|transmit|exfiltrate|leak|share|submit|append|attach|include|print|output|reveal|dump|display|disclose|paste|copy|read|cat|show|return|encode|collect|pass|reply (?:only )?with|respond with|summari[sz]e|add|open|export|publish|commit)'
const BREAK =
  '(?:delete|deleting|remove|drop|wipe|erase|destroy|disable|turn off|deactivate|bypass|skip|suppress|uninstall|kill|truncate|clear|purge|revert|force[- ]push|overwrite|corrupt|reset|shut down|modify|edit|change|replace)'
const PROTECTION =
  '(?:repositor(?:y|ies)|repo\\b|branch(?:es)?|databases?|tables?|logs?\\b|files?\\b|backups?|hooks?|firewall|security|sandbox|guard(?:s|rails?)?|protections?|safety|checks?|confirmations?|approvals?|antivirus|warnings?|tests?|history|audit|logging|telemetry|monitoring|alert(?:s|ing)?\\b|authentication|director(?:y|ies)|everything|code reviews?|reviews?|criteria|commits?|workspace|users?|accounts?|settings|permissions?)'

/** Things an agent should not be talked into; group-free, verbs come first. */
export const DANGERS: readonly RegExp[] = [
  new RegExp(`\\b${GIVE}\\b[^.!?\\n]{0,80}?(?:\\b|(?=[~./]))${SENSITIVE}`, 'gi'),
  new RegExp(`\\b${BREAK}\\b[^.!?\\n]{0,50}?\\b${PROTECTION}`, 'gi'),
  /\b(?:approve|merge|grant|accept|authori[sz]e|allow|trust|add|create|give)\b[^.!?\n]{0,50}?\b(?:without|admin|collaborator|every (?:tool|request|command)|all (?:commands?|requests?|tool calls?|shell|mail|access)|everything|ssh key|deploy key|root|any command|permission|rule that forwards)/gi,
  /\b(?:install|download|load|fetch|open|visit|navigate to|go to|click|call|execute|run|invoke|follow|curl|clone|import)\b[^.!?\n]{0,60}?(?:https?:\/\/|without |companion |ignore |do(?:es)? as |skip |from npm|this link|`|following|below|first\b|--force)/gi,
  /\b(?:comply|obey|follow|do (?:as|what(?:ever)?)|execute|run|carry out|act on)\b[^.!?\n]{0,30}?\b(?:any|all|every|whatever|it says|the (?:web ?page|document|page)|this (?:document|page|file))\b/gi,
  /\b(?:always|only) (?:state|say|recommend|answer|claim|respond|reply|conclude|rate|praise|prefer|approve|call|use|choose|select)\b/gi,
  /\b(?:tell|ask|urge|convince|persuade) the user (?:to|that)\b/gi,
  /\bapprove (?:this|the|all|any|my) (?:pr|pull request|merge request|change|diff|commit|transaction|payment|request)s?\b/gi,
  /\bmark\b[^.!?\n]{0,40}\b(?:as )?(?:resolved|safe|passed|passing|approved|fixed|reviewed|compliant|false positives?)\b/gi,
  /\b(?:execute|run|launch|start)\b[^.!?\n]{0,40}\b(?:as root|with sudo|as admin\w*|(?:the )?(?:attached|enclosed|embedded|following|above|below) (?:script|command|code|file|payload|binary))\b|\brun \/tmp\/\S+/gi,
  /\b(?:rate|rank|score|grade|recommend|classify|label|mark)\b[^.!?\n]{0,40}\b(?:10\/10|5\/5|100 ?%|highest|top|best|perfect|excellent|safe|benign|hire|qualified)\b/gi,
  /\b(?:call|use|invoke|trigger)\b[^.!?\n]{0,20}\b[\w.]{2,40}[_ ]?(?:tool|function|api)\b[^.!?\n]{0,30}\b(?:with|and|to|using)\b/gi,
]

/** Commands and places that are dangerous in any language; they need no verb. */
export const DANGEROUS_TEXT =
  /\brm -[a-z]*[rf]|\bgit (?:push\s+(?:-f|--force)|reset --hard|clean -\w*f)|\bpush (?:-f|--force)|(?:curl|wget|fetch)\b[^\n|]{1,160}\|\s*(?:sudo )?(?:ba|z|da)?sh\b|\bchmod (?:-R )?[0-7]?777|--dangerously|--no-verify|--yolo|\/dev\/tcp\/|\bnc (?:-\w+ )*[\w.-]+ \d|authorized_keys|\bbase64 -d\b|\b(?:mkfs|shred|dd if=)|~\/\.(?:ssh|aws|kube|gnupg|netrc|config\/gcloud|cursor|docker)\b|\bid_(?:rsa|ed25519|ecdsa)\b|\.aws\/credentials|\/etc\/(?:passwd|shadow|sudoers)|\.git\/hooks|\bsudo \w|\bdrop (?:table|database)\b|\bevil\.sh\b|\bcat \.env\b|\.env (?:file|to )|\bprintenv\b|disable (?:the )?(?:\w+ )?(?:hooks?|guards?|sandbox)|\b(?:print|echo|output|send|show|reveal|cat)\b[^\n]{0,20}\$\{?[A-Z_]*(?:SECRET|TOKEN|PASSWORD|KEY)|\bforce[- ]push|bypasspermissions|permissions?\.\w*mode|danger-full-access|approval_policy/i

/** The text speaks about attacks instead of making one. */
export const ABOUT_ATTACKS =
  /prompt[- ]?injections?|jail ?break|attack(?:s|ers?|ing)?\b|adversar|threat model|red[- ]team|phishing|(?:phrases?|strings?|texts?|inputs?|patterns?|sentences?|words|messages) (?:like|such as|that say|of the form)|\bfor example\b|\be\.g\.|\bsuch as\b|\boften (?:say|contain|look|start)|\bclassic\b|\bknown as\b|\bexamples? of\b|\bdetect(?:s|or|ion|ed|ing)?\b|\bblock(?:s|ed)? (?:texts?|prompts?)|\bsecurity (?:guide|research|training)/i
