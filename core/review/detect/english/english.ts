// Requests to an agent that is plainly addressed in English ("dear assistant", "note to AI agents", "Copilot: ..."): an
// act and its object in one sentence, in any order. Wide on purpose: without the address these are everyday words, and
// guidance for agents ("run the tests, keep commits small, do not push") has no such pair. Source: ENGINE 16.
import { one_of, within } from '#core/compose.ts'

const SECRET =
  'passwords?|passphrases?|keys?|secrets?|tokens?|credentials?|env(?:ironment)? variables?|\\.env|cookies?|' +
  'sessions?|conversation|transcript|chat history|system prompt|bank|credit cards?|card numbers?|ibans?|' +
  'wallet|seed phrase|printenv|~/\\.[\\w/]+|/etc/\\w+|id_(?:rsa|ed25519)|kubeconfig|\\.pem\\b|context window|' +
  'memory file|stored card|environment\\b|home address|salar(?:y|ies)|social security|' +
  'instructions (?:your|you)'
/** A key that a program sends with its own request is no key given away. */
const OWN_REQUEST =
  '(?! in (?:the|an?|your) (?:\\w+ )?(?:headers?|body|requests?|urls?|settings?|dialog|config\\w*)\\b)(?! and restart)'
/** What only a program holds; people called agents send contracts and invoices all day. */
const MACHINE =
  'databases?|inbox|all e-?mails|mailbox|channels|source (?:code|tree)|all files|open files|' +
  "(?:this|the) files?|user'?s (?:files|documents)|browser history|full export|memory file|" +
  'context window|the chat|conversation'
const PRIVATE = `${MACHINE}|customers?|e-?mails|contacts|calendar|invoices?|private|personal|history|everything|address book`
const PLACE =
  'https?://(?!(?:[\\w-]+\\.)*(?:github|gitlab|google|microsoft|npmjs|pypi|python|nodejs|readthedocs|' +
  'localhost|127\\.0)\\b)\\S|[\\w.+-]{1,64}@[a-z][\\w-]*\\.\\w+|\\bto me\\b|' +
  '\\bas (?:a |an )?(?:comment|artifact)\\b'
const OUTWARD =
  'hand(?:s|ing)?|giv(?:e|es|ing)|send(?:s|ing)?|post(?:s|ing)?|upload(?:s|ing)?|export(?:s|ing)?|sent|' +
  'uploaded|list (?:all|every)|forward(?:s|ing)?|e?-?mail(?:s|ing)?|shar(?:e|es|ing)|submit(?:s|ting)?|' +
  'publish|leak|paste|copy|route|report'

/** Pairs of an act and its object; both are alternatives of a regular expression. */
const PAIRS: readonly (readonly [act: string, object: string])[] = [
  [
    `${OUTWARD}|(?:reply|answer|respond) with|print|output|reveal|display|echo|dump|cat|attach|append|` +
      `include|fill|enter|quote|disclose|suppl(?:y|ied)|pass|collect|repeat(?:ed)?|` +
      `fetch|tell me|write out|embed`,
    `(?:${SECRET})(?!\\w)${OWN_REQUEST}`,
  ],
  [`${OUTWARD}|dump|attach|pass`, MACHINE],
  [
    'clos(?:e|ing)|delet(?:e|es|ing)|drop(?:ping)?|remov(?:e|ing)|wip(?:e|ing)|erase|destroy|scale|shut down|kill|truncate|overwrite|empty|purge|encrypt',
    'everything|every \\w+|databases?|tables?|schemas?|volumes?|backups?|branches|~/\\S*|/srv\\b|/var\\b|' +
      '/home\\b|production|logs?\\b|history|accounts?|deployments?|to 0\\b|e-?mails?|messages?|' +
      'records|repositor(?:y|ies)',
  ],
  [
    'disabl(?:e|es|ing)|turn(?:ing)? off|switch(?:ing)? off|skip|bypass|ignore|leave out|omit|waive|suppress|uninstall|stop',
    'security|safety|sandbox|code review|reviews?\\b|approval|confirmations?|checks\\b|scan(?:ner|s)?\\b|' +
      'guard\\w*|hooks?\\b|firewall|antivirus|monitoring|audit|files under|limits?\\b|agents\\.md|claude\\.md|' +
      'current (?:job|task)|(?:the|your) (?:job|task|user)\\b(?!-)|screening|tests for\\b',
  ],
  [
    'grant(?:s|ed)?|giv(?:e|es)|allow|approv(?:e|es)|accept|add|open|set|rais(?:e|es)|escalate|whitelist|' +
      'insert|swap|change|replace|merge|deploy|push|enabl(?:e|es)|create',
    'admin(?:istrator)?\\b|root\\b|sudo\\b|(?:viewer|read|write|full|disk|public|admin|owner|guest) access|' +
      'allUsers|auto-?merge|ports? \\d+|owner rights|(?:all|full|your own|more) permissions|privileges|' +
      'allow ?list|whitelist|firewall|tunnel|ssh -R|without (?:a |any )?(?:check|review|reading|look)|' +
      '(?:to|into) (?:prod(?:uction)?|main|master)\\b|straight away|right away|immediately|ibans?\\b|payout|' +
      '\\bbc1\\w{8,}|\\b0x[0-9a-f]{20,}|os\\.system|eval\\(|(?:every|all|any) (?:refund|request|payment)s?|' +
      'this (?:pr|pull request|change|invoice|payment)\\b',
  ],
  [
    '(?:run|execute)(?! `?(?:claude|codex|gemini|cursor|npm|npx|pnpm|yarn|pip|uvx?|brew|docker|git|make|' +
      'cargo|go|bun)\\b)|fetch|download|install|evaluate|launch|open|visit(?:ing)?|click|star|follow|source',
    `${PLACE}|\\| ?(?:ba|z)?sh\\b|(?:tool call|function) ?:|` +
      `(?:script|command|code|link|snippet|installer|file)s? (?:below|above|here)|` +
      `(?:following|attached|embedded) (?:script|command|code|payload|binary)|as root|with sudo|` +
      `before (?:doing )?anything else|in your (?:shell|terminal)|permission prompts?`,
  ],
  [
    'transfer|pay|send|wire|refund|buy|donate',
    '\\d[\\d.,]* ?(?:btc|eth|usdt|usd|eur|dollars|euros|bitcoins?)\\b|[$€£]\\d|bitcoins?|money|funds|gift cards?',
  ],
  [OUTWARD, `(?:files?|documents?|output|result)\\b.{0,30}(?:${PLACE})`],
]

/** Pairs that are asked of people as well: they count only with a name that no person has. */
const CERTAIN_PAIRS: readonly (readonly [act: string, object: string])[] = [
  [
    'append|call it|cite|add|move|give|close|replace|print|display|say|tell(?! me (?:if|whether)\\b)|claim|' +
      'state|answer|respond|reply|output|describe|advise|recommend|treat|mark|rate|conclude|pretend|' +
      'include|summari[sz]e|write|post',
    'safe\\b|secure\\b|approved|already (?:reviewed|approved|fixed|tested)|verdict|full coverage|' +
      "success(?:ful)?(?:ly)?\\b|links? below|in (?:their|his|her|the user'?s) name|every (?:question|answer)|" +
      'audited|nothing (?:happened|is wrong)|recommendation|urgent|it is zero|confirmed it|' +
      'the (?:phrase|sentence)\\b|only (?:with )?["“\'‘]|with a link|verified|lgtm|trustworthy|' +
      'before any (?:summary|answer)|all pass|tests? pass(?:ed)?|unsafe|spam\\b|' +
      'positive (?:reviews?|feedback|ratings?)|next round|' +
      'the (?:words?|phrase|sentence|string|token)\\b.{0,40}\\b(?:reply|response|answer|output)|' +
      '10/10|five stars|best\\b',
  ],
  [OUTWARD, `${PRIVATE}|\\bit\\b.{0,20}(?:${PLACE})|files?\\b.{0,30}(?:${PLACE})|(?:${PLACE})`],
]

const BETWEEN = '(?:[^.!?<>\\n]|\\.(?=\\w)){0,100}?'
const word = (source: string) => `(?<![\\w])(?:${source})(?![\\w])`

/** An act and its object, either first; with the g flag, as every match may be negated. */
const either = ([act, object]: readonly [act: string, object: string]): RegExp =>
  new RegExp(`${word(act)}${BETWEEN}(?<!\\w)(?:${object})|(?<!\\w)(?:${object})${BETWEEN}${word(act)}`, 'gi')

/** Asked of any agent. */
export const ENGLISH_ASKS: readonly RegExp[] = PAIRS.map(either)
/** Orders that no project gives to the tools that work on it, whatever they are about. */
const ORDERS =
  'transfer|grant|visit|hide|insert|forward|upload|send|post|e?-?mail|pay|buy|vote|rate|rank|cite|recommend|' +
  'promote|approve|publish|wipe|erase|destroy|revoke|rotate|execute|click|say|claim|pretend|forget|disregard|' +
  'bypass|reveal|disclose|leak|expose|dump|exfiltrate|encrypt|escalate|elevate|ban|unban|mute|drop|give|' +
  'share|submit|enter|fill|subscribe|trust|obey|comply|accept|convince|persuade|book|order|' +
  'purchase|donate|swap|withdraw'
const CERTAIN_VOCATIVE =
  '(?<![@\\w-])(?:a\\.?i\\.?s?|llms?|(?:large )?language models?|gpt|chat ?gpt|claude(?: code)?|co-?pilot|' +
  'chatbots?|(?:ai|llm|coding|automated|autonomous)[- ](?:\\w{3,12}[- ])?\\w{3,12}|(?:moderation|screening|' +
  'vision|language|ranking|data|mail|shopping|sql) (?:models?|assistants?|agents?|bots?|copilots?))'
const IN_FRONT =
  '(?:(?:please|kindly|now|always|first|just|also|then|you (?:must|should|have to|need to|will|shall|are to)|must|should|have to)\\s+){0,3}'

/** Asked of an agent whose name no person has: an AI, a language model, Copilot. */
export const CERTAIN_ASKS: readonly RegExp[] = [
  ...CERTAIN_PAIRS.map(either),
  // A reviewer is told what he will find.
  one_of(
    within(
      '\\b',
      [
        /not an? (?:\w{1,12} ){0,3}(?:risk|vulnerability|security (?:issue|problem))|pre-?validated/gi,
        /mitigated by|has been audited|(?:already|fully) (?:audited|validated)/gi,
      ],
      '\\b',
    ),
    /\breview (?:only )?for (?:\w{1,14} ){0,4}(?:only|style)\b/gi,
    /\b(?:do not|don['’]?t|no need to|needn['’]?t) (?:re-?)?(?:review|inspect|audit|scan|look at|check)\b(?:[^.!?\n]|\.(?=\w)){0,80}\b(?:approved|signed (?:it )?off|cleared|audited|vetted)\b/gi,
  ),
  one_of(
    /\bset (?:all|every|the) [^.!?\n]{1,30} to \d|\binsert (?:\w+ )?links?\b/gi,
    /\b(?:create|add|set up) (?:an? )?(?:\w+ )?(?:forward\w*|webhook|redirect|(?:forwarding|mail|inbox) (?:rule|filter)|admin|ssh key)\b/gi,
    /\bmark\b[^.!?\n]{0,40}\bpaid\b/gi,
  ),
  new RegExp(`${CERTAIN_VOCATIVE}\\s*[:,!\\u2014-]\\s+${IN_FRONT}(?:${ORDERS})\\b`, 'gi'),
  within(
    '\\bplease ',
    [
      /grant|hide|insert|rate|rank|promote|approve|publish|wipe|erase|destroy|revoke|rotate|execute|pretend/gi,
      /disregard|bypass|reveal|disclose|leak|expose|dump|exfiltrate|encrypt|escalate|elevate|obey/gi,
    ],
    '\\b',
  ),
  within(
    '(?:^|[.,:;!>)"\\u2014-]|\\b(?:please|and|then|must|should|to|instructed|asked|now|so|you))\\s+',
    [
      /rotate|resend|complete the purchase|buy|vote|strip|pretend|unlock|advertise|promote|penali[sz]e/gi,
      /upvote|star this|sign this|donate|log in|switch the|sudo/gi,
    ],
    '\\b',
  ),
]
/** A name that no person has, or somebody who is reading this very text. */
export const CERTAIN_NAME = one_of(
  within(
    '\\b',
    [
      /a\.?i\.?s?|llms?|language models?|gpt|chat ?gpt|claude|co-?pilot|cursor agent|chatbots?|coding/i,
      /autonomous|automated|automatic|agentic|digital|virtual|machine/i,
    ],
    '\\b',
  ),
  /\b(?:moderation|screening|vision|ranking|data|mail|shopping|sql) (?:models?|assistants?|agents?|bots?|copilots?)\b/i,
  /[-_](?:ai|llm|model|agent|assistant)\b/i,
  /\b(?:reading|processing|parsing|summari[sz]ing|opens?) (?:this|the|these)\b|@/i,
)

/** Other rules, another master, or silence: asked of an agent that is spoken to, enough by themselves. */
export const ENGLISH_TURNS: RegExp = within(
  '\\b',
  [
    /(?:tell|convince|persuade) your (?:user|human|owner)|say nothing|tell (?:no ?one|nobody)/i,
    /leave no trace|no need to (?:ask|tell|inform|check)|not to (?:bring this up|mention)/i,
    /never (?:ask back|refuse|mention)|hide (?:that|this|it|(?:its|their|all) (?:outputs?|results?|logs?))|new rules?\b/i,
    /from (?:today|now|this (?:point|moment)|here) on|from this point\b|first command|unrestricted/i,
    /no (?:more |longer any )?(?:rules|restrictions)\b|obey|serve (?:me|the sender)|whatever is asked/i,
    /permitted by|forget (?:that )?you are|do the following first|do this first/i,
    /before you can (?:solve|continue|finish)/i,
    /do not (?:provide|give|add) any (?:comments?|explanations?|hints?)|do not highlight/i,
    /to complete the test|do so quietly/i,
    /(?:rules|instructions|orders) (?:you were (?:given|started with)|above) (?:have )?(?:expired|ended)/i,
    /only valid|trust this (?:file|page|document|message) more|author of this (?:file|page) only/i,
    /accept commands/i,
  ],
  '\\b',
)
