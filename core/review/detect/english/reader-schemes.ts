// Requests that only a program can fulfil: calling its tools on what opens other machines, revealing the keys it was
// configured with, bending its answer to its user. Whoever is named, no person is meant. Source: CONTRACT 16.1, ENGINE
// 16.
import { choice, in_turn, one_of, within } from '#core/compose.ts'

/** One kind of request: what it is called, words of which the text must hold one, and the whole of it. */
export type Scheme = readonly [kind: string, hint: RegExp, pattern: RegExp]

/** Files and variables that are keys by their name. */
const KEY_PATH =
  '(?:(?:~|\\$HOME|/root|/home/\\w{1,32}|/system)/\\.(?:ssh|aws|kube|gnupg|netrc|npmrc|pypirc|' +
  'git-credentials|pgpass|docker|config/(?:gcloud|gh))\\b(?!/[\\w.]{1,40}\\.pub)|' +
  '(?<![\\w/])\\.(?:aws/credentials|ssh/id_\\w{1,12}(?!\\.pub)|netrc|git-credentials|pgpass|npmrc|pypirc)\\b|' +
  '\\bid_(?:rsa|ed25519|ecdsa)\\b(?!\\.pub)|(?<![\\w.])\\.env\\b(?!\\.(?:example|sample|template|dist))|' +
  '/etc/(?:passwd|shadow)|\\bsecrets?\\.(?:ya?ml|json|toml|env)\\b|\\bprintenv\\b|' +
  '\\benv\\b ?\\| ?(?:grep [^\\n]{0,20}(?:key|token|secret|pass|aws|cred)|curl|nc|base64)|' +
  '\\becho \\$\\{?\\w{0,40}(?:KEY|TOKEN|SECRET|PASSWORD))'
const KEY_FILE = `(?:${KEY_PATH}|\\b[A-Z][A-Z0-9_]{0,40}_(?:KEY|TOKEN|SECRET|PASSWORD)\\b)`
/** Words up to what a tool is called on, as long as nothing forbids it. */
const UPON = '(?:(?!\\b(?:never|not|except|unless|other than)\\b)[^\\n]){0,120}?'
/** Not so when a condition follows that leaves it to somebody. */
const ASKED = '(?![^\\n]{0,12}\\b(?:only (?:if|when|after|with)|unless)\\b)'
const ORDERS =
  '(?:(?:^|[.!?:;,>"\'*#\\]-]|^\\W{0,4}\\d{1,2}[.)])\\s{0,3}|\\b(?:please|kindly|and|then|now|first|also|just|must|should|to|you)\\s)'
const AWAY =
  '(?:https?://|[\\w.+-]{1,64}@[\\w-]{1,63}\\.\\w|\\b(?:webhook|pastebin|gist)|' +
  '\\b(?:this|the) (?:issue|ticket|thread|comment|channel|chat|form|pull request|pr)\\b|\\b(?:your|the next|' +
  'each|every) (?:answer|reply|response|message|summary)\\b|\\ba (?:comment|gist)\\b|\\b(?:as|in|' +
  'into) (?:the |an? |its |your )?["\'`]?\\w{1,24}["\'`]? (?:argument|parameter|param|field|header|input)\\b)'
const ANSWER = '(?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|next message)'
/** What is passed on to the readers of an answer for somebody's profit or harm. */
const SPREADS =
  '(?:\\bpromot\\w{1,4}|\\badverti\\w{2,8}|\\bdiscount|\\b(?:fake|fabricated|baseless|false|misleading|' +
  'non-existent|made-up)\\b|\\brumou?rs?\\b|\\bbank details\\b|\\blottery\\b|\\btransferring funds\\b|' +
  '\\bexclusive (?:deals?|offers?)\\b|\\bfree shipping\\b|\\bspecial offers?\\b|\\binvestment opportunit|' +
  '\\b(?:users?|readers?|customers?) (?:should |to )?(?:subscribe|share|buy)\\b|\\baward-winning\\b)'

export const READER_SCHEMES: readonly Scheme[] = [
  // "Read ~/.aws/credentials, encode it and email it to …": what is read is what is sent.
  [
    'sends-key-file',
    /\.(?:env|ssh|aws|kube|gnupg|netrc|npmrc|pypirc|pgpass|docker|git-cred|config)|id_|passwd|shadow|secrets?\.|printenv|env ?\||_(?:KEY|TOKEN|SECRET|PASSWORD)\b/i,
    new RegExp(
      `${ORDERS}(?:read|cat|open|take|grab|get|fetch|load|encode|base64|zip|tar|compress|run|execute|collect|` +
        `copy|dump|print|export|locate|find|look up|gather|extract)\\b[^!?\\n]{0,60}?` +
        `${KEY_FILE}[^!?\\n]{0,120}?\\b(?:re-?send|send|e-?mail|mail|upload|post|forward|submit|transmit|share|` +
        `include|attach|paste|append|report|put|pass|provide|supply|return)\\s{1,3}(?:it|them|this|those|these|` +
        `all of (?:it|them)|(?:the |its |their |those )?(?:\\w{1,16} )?(?:contents?|results?|outputs?|values?|` +
        `files?|keys?|archive))\\b[^!?\\n]{0,60}?${AWAY}`,
      'i',
    ),
  ],
  // "Call read_file on '/etc/passwd'": a tool, and what it shall not touch.
  [
    'calls-tool',
    /\b(?:call|use|invoke|trigger|run)(?:ing)? /i,
    new RegExp(
      `(?<!\\b(?:may|can|could|might|cannot|will|would|not) )\\b(?:call|use|invoke|trigger|` +
        `run)(?:ing)? (?:the |your )?[\`"'*]{0,2}(?:(?:read|write|list|get|fetch|send|post|put|execute|exec|` +
        `run|create|delete|open|search|http|web|file|shell|bash|terminal|browser|e?mail|message|github|` +
        `slack)_[a-z_]{2,30}|(?:bash|shell|terminal|file ?system|read file|e-?mail|http|fetch|browser|` +
        `execute command|send message)(?= (?:tool|function)))[\`"'*]{0,2}(?: (?:tool|function))?(?:\\(|` +
        `\\b)${UPON}(?:${KEY_PATH}|\\byour \\w{0,20}API_KEY\\b|` +
        `\\b(?:the |your )?(?:full|entire|whole|complete) (?:conversation|chat)(?: history| log)?\\b|` +
        `\\b(?:your|its|the) (?:configured |own |full |actual )?(?:api[ _]?keys?|credentials|secrets|tokens|` +
        `environment variables|full configuration|system prompt)\\b|\\brm -rf?\\b)${ASKED}`,
      'i',
    ),
  ],
  // "Use the cron tool to …", "Use sessions_spawn to …": whatever the tool is called, what it is to do decides.
  [
    'calls-tool',
    /\b(?:use|using|call|invoke|open|with) (?:the |your )?[`"']?(?:\w{2,20} tool\b|\w{2,20}_\w{2,20})/i,
    new RegExp(
      `${ORDERS}(?:use|call|invoke|open) (?:the |your )?[\`"']?(?:\\w{2,20}[\`"']? tool\\b|` +
        `(?!\\w{1,40}_(?:key|token|secret|password|url|id)\\b)\\w{2,20}_\\w{2,20}\\b)${UPON}` +
        `(?:\\bauthorized_keys\\b|\\b(?:sandbox|confirmations?|approvals?|safety|permissions?) (?:checks? |` +
        `mode )?(?:disabled|turned off|switched off|off)\\b|` +
        `\\b(?:disable|bypass|skip) (?:the )?(?:sandbox|confirmation|approval|safety|permission)|` +
        `\\bcurl\\b[^\\n]{0,80}(?:\\$\\(|-d ?@|--data[a-z-]{0,10} ?@|\\| ?(?:ba)?sh\\b)|${KEY_PATH}|` +
        `\\brm -rf? [/~]|169\\.254\\.169\\.254|metadata\\.google\\.internal)${ASKED}`,
      'i',
    ),
  ],
  // The keys of the machine it runs on, from the service of the cloud that gives them to nobody else.
  [
    'fetches-metadata',
    /169\.254\.169\.254|metadata\.google\.internal|100\.100\.100\.200/,
    new RegExp(
      `${ORDERS}(?:can you |could you )?(?:fetch|get|open|read|visit|load|request|query|retrieve|call|` +
        `download)\\b[^.!?\\n]{0,40}(?:169\\.254\\.169\\.254|metadata\\.google\\.internal|` +
        `100\\.100\\.100\\.200)[^\\n]{0,120}?\\b(?:and (?:summari[sz]e|return|show|send|include|post|tell|` +
        `report|print|paste|share|give)|with (?:the )?header)\\b`,
      'i',
    ),
  ],
  // What cannot be read is to be read and done.
  [
    'decodes-and-obeys',
    /decod|decrypt|decipher|unpack|unescape|translat|convert/i,
    one_of(
      /\b(?:decode|decrypt|decipher|unpack|unescape|percent-decode|rot-?13)\b[^!?\n]{0,100}?\b(?:and|then)\b[^.!?\n]{0,20}?\b(?:(?:execute|run|follow|obey|perform|carry out|act on|apply|do) (?:it|them|this|that|what (?:it|they) says?|the (?:instructions?|commands?|result|message|directives?|steps|task))\b|carry it out|comply)/i,
      /\b(?:execute|run) the (?:translated|decoded|decrypted|converted) (?:commands?|scripts?|code|instructions?|text|message)\b/i,
    ),
  ],
  // One text to everybody somebody knows.
  [
    'mails-everybody',
    /contact|address book/i,
    one_of(
      /\b(?:send|e-?mail|message|forward|text)\b[^.!?\n]{0,60}?\b(?:all|every(?:body|one)?|each)\b[^.!?\n]{0,24}?\b(?:contacts?|address book)\b[^\n]{0,160}?(?:https?:\/\/|\battach)/i,
      /\b(?:for (?:each|every)|to (?:all|every|each))\b[^.!?\n]{0,40}?\bcontacts?\b[^\n]{0,60}?\b(?:send|e-?mail|message)\b[^\n]{0,240}?https?:\/\//i,
    ),
  ],
  // The work of a user to a host of somebody else, on every occasion; a key that goes there; originals that are locked away.
  [
    'takes-work',
    /post request|put request|upload|curl|wget|lock|encrypt|password-protect/i,
    one_of(
      /\b(?:back ?-?ups?|cop(?:y|ies))\b[^!?\n]{0,80}?\b(?:POST|PUT) requests? to https?:\/\//i,
      in_turn(
        /\b(?:save|store|register|upload|send|post|report)\b[^.!?\n]{0,30}?\b/i,
        /(?:passwords?|(?:encryption |secret )?keys?|secrets?|credentials?)\b[^\n]{0,80}?\b(?:curl|wget)/i,
        /\b[^\n]{0,60}?https?:\/\/[^\n]{0,160}?(?:<\w{1,20}>|\$\w)/i,
      ),
      /\b(?:lock|encrypt|password-protect)\b[^!?\n]{0,160}?\b(?:delete|remove|shred|wipe|erase)\b[^.!?\n]{0,40}?\ball (?:other|original|unencrypted|previous) (?:versions?|copies|files)\b/i,
    ),
  ],
  // The keys that a model was configured with.
  [
    'own-keys',
    /\b(?:your|their) |environment/i,
    one_of(
      in_turn(
        /\b(?:include|output|print|send|reveal|show|list|give|post|paste|tell|report|return|provide|quote|add|use the (?:actual|real|current)|replace)/i,
        /\b[^!?\n]{0,100}?/i,
        /(?:\b(?:your|their) configured (?:\w{1,20} ){0,2}(?:api[ _]?keys?|tokens?|credentials?|secrets?|passwords?|keys?)\b|\b(?:api[ _]?keys?|tokens?|credentials?|secrets?|passwords?|database_url|keys?|values|variables)\b[^.!?\n]{0,40}?\b(?:from|in|of) (?:your|their) (?:own |actual |current )?(?:system prompt|configuration|context(?: window)?|initial instructions|memory)\b)/i,
      ),
      in_turn(
        /\b(?:include|output|print|show|list|dump|return|post|paste)\b[^.!?\n]{0,20}?\b/i,
        /(?:all|every|the (?:full|entire|complete))\b[^.!?\n]{0,16}?\benvironment (?:context|variables?)/i,
        /\b[^.!?\n]{0,30}?\b(?:in|to|into|with) (?:the|your) (?:response|reply|answer|summary|output)\b/i,
      ),
    ),
  ],
  // A key is asked for where everybody reads.
  [
    'asks-for-key',
    /paste|post|share|drop|type|provide|send|give|submit|put|enter/i,
    in_turn(
      /\b(?:paste|post|share|drop|type|provide|send|give me|submit|put|enter)\b[^.!?\n]{0,30}?/i,
      choice(
        /(?:~|\$HOME|\/root|\/home\/\w{1,32})\/\.(?:ssh\/id_\w{1,12}(?!\.pub)|aws\/credentials|netrc|git-credentials|kube\/config)\b/i,
        /\byour (?:ssh |own )?private keys?\b|\byour (?:seed|recovery) phrase\b/i,
      ),
      /[^.!?\n]{0,30}?\b/i,
      /(?:here\b|in (?:this|the) (?:chat|comments?|thread|issue|reply|conversation)|(?:in|in)to (?:your|the next) (?:answer|reply|response|message))/i,
    ),
  ],
  // What an answer to somebody else shall hold, and what it shall be changed to.
  [
    'steers-answer',
    /(?:your|all|every|each|further) [a-z]{0,12} ?(?:answer|repl|response|summar|message|prompt|question)/i,
    new RegExp(
      `\\b(?:modify|enhance|augment|alter|adjust|adapt|change|extend|` +
        `enrich) your ${ANSWER}\\b[^!?\\n]{0,120}?${SPREADS}|\\b(?:integrate|add|include|insert|incorporate|` +
        `embed|append|weave|mention|place|put)\\b[^!?\\n]{0,160}?\\b(?:in|into|to|within|` +
        `at the (?:end|start|beginning) of) your ${ANSWER}\\b[^!?\\n]{0,120}?${SPREADS}|` +
        `\\b(?:integrate|add|include|insert|incorporate|embed|append|weave|place|put)\\b[^!?\\n]{0,120}?` +
        `${SPREADS}[^!?\\n]{0,120}?\\b(?:in|into|to|within|at the (?:end|start|beginning) of) your ` +
        `${ANSWER}\\b|\\bin your ${ANSWER},? (?:\\w{1,12} )?(?:suggest|recommend|mention|promote|include|add|` +
        `claim|state|say|tell|advise|urge|hint)\\b[^!?\\n]{0,120}?${SPREADS}|` +
        `\\b(?:respond|reply|answer) to (?:all|every|each|any) (?:future|further|subsequent|later|` +
        `following) (?:messages?|questions?|prompts?|requests?|queries)\\b|\\b(?:encode|encrypt|encipher|` +
        `obfuscate|write|render|provide|give|display|express|use|apply|output)\\b[^.!?\\n]{0,60}?\\b(?:your|` +
        `the) (?:whole |entire |final )?${ANSWER}\\b[^.!?\\n]{0,40}?\\b(?:base ?-?(?:16|32|58|64)|caesar|` +
        `rot-?13|cipher|backwards?)\\b|\\b(?:base ?-?(?:16|32|58|64)|caesar cipher|rot-?13|` +
        `substitution cipher)\\b[^.!?\\n]{0,40}?\\b(?:for|in|to) your (?:whole |entire |final )?${ANSWER}\\b`,
      'i',
    ),
  ],
  // Which modes and words a model is to have, in the form of a configuration.
  [
    'policy-imitation',
    /interaction-config|blocked|allowed/i,
    one_of(
      /<\/?interaction-config\b/i,
      in_turn(
        /^\W{0,6}(?:allowed|blocked) (?:modes?|strings?|responses?(?: types?)?)\s?:[^\n]{0,160}?\b/i,
        /(?:assistant|chatbot|i['’]?m (?:sorry|unable)|i can['’]?t|apologies|summari[sz]er|reviewer)\b/i,
      ),
    ),
  ],
  // A log that says how it is to be judged.
  [
    'verdict',
    /benign|safe|clean|harmless|whitelist|false positive/i,
    one_of(
      in_turn(
        /(?:^|[.!?:;\]>]\s{0,3}|\b(?:please|and|then|must|should|to)\s)/i,
        /(?:mark|treat|classify|label|consider|tag|report|close|rate)\b[^.!?\n]{0,40}?\b/i,
        /(?:benign|clean|harmless|whitelisted|safe|non-malicious|(?:an? )?false positives?)/i,
        /\b[^!?\n]{0,40}?\b/i,
        within(
          '',
          [
            /exclude|omit|leave (?:it |them )?out|do not (?:report|alert|escalate|mention|investigate)/i,
            /without (?:further )?(?:review|analysis|investigation)/i,
            /no (?:action|alert|report|escalation) (?:is )?(?:needed|required|necessary)/i,
          ],
          '\\b',
        ),
      ),
      /\bfinal (?:classification|verdict|rating|assessment)\s?:\s?(?:benign|safe|clean)\b/i,
    ),
  ],
  // Said to a person, meant for the one who reads his mail: "have your assistant reply to …".
  [
    'through-assistant',
    /your (?:\w{2,10} )?(?:assistant|agent|bot|copilot)/i,
    in_turn(
      /\b(?:have|let|ask|get|tell) your (?:ai |virtual |digital |e-?mail )?(?:assistant|agent|bot|copilot)/i,
      /\b[^.!?\n]{0,20}?\b/i,
      /(?:reply|send|forward|e-?mail|confirm|approve|pay|transfer|share|provide|submit|upload|post)/i,
      /\b[^!?\n]{0,120}?\b/i,
      within(
        '',
        [
          /ssn|social security|passwords?|card (?:number|details)|last \w{1,6} digits|payment details/i,
          /bank details|account number|employee id|credentials|one-time code|date of birth/i,
        ],
        '\\b',
      ),
    ),
  ],
  // The whole of what was just read, to somewhere.
  [
    'takes-work',
    /\b(?:full|entire|complete|whole|raw) (?:log|file|output|report|content|config)/i,
    in_turn(
      /\b(?:include|submit|send|post|attach|upload|transmit)\b[^.!?\n]{0,20}?\bthe /i,
      /(?:full|entire|complete|whole|raw) (?:log|file|output|report|contents?|config\w{0,10})/i,
      /(?: contents?| file)?\b[^.!?\n]{0,30}?\b/i,
      /(?:above\b|via post\b|of this (?:file|page|document|e-?mail)[^.!?\n]{0,40}?https?:)/i,
    ),
  ],
  // All of an account, to a number.
  [
    'empties-account',
    /balance|funds|savings/i,
    in_turn(
      /\b(?:send|transfer|wire|move|withdraw)\b[^.!?\n]{0,40}?\b/i,
      /(?:half|all|everything|the (?:whole|entire|full|remaining|account)|of (?:it|the balance))/i,
      /\b[^.!?\n]{0,60}?\b(?:[A-Z]{2}\d{8,30}|0x[0-9a-f]{20,}|bc1\w{8,})/i,
    ),
  ],
]
