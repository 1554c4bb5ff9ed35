// What planted texts ask for: disclosing, destroying, loosening protection, running, obeying, deceiving, paying. A
// request counts only next to words that address the agent, claim authority or keep it from the user. Ordinary guidance
// ("run the tests, do not edit generated files") matches nothing here. Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, one_of, within } from '#core/compose.ts'

const SECRET =
  '(?:credentials?|secrets?\\b|tokens?\\b|passwords?|passphrases?|api[- ]?keys?|ssh[- ]?keys?|' +
  '(?:private|deploy|access|secret|aws|signing|root|host|encryption) keys?|key files?|keys\\b|' +
  'env(?:ironment)?[- ]?variables?|(?<!\\w)\\.env\\b|\\.netrc|\\.npmrc|kubeconfig|system prompt|' +
  'hidden prompt|session (?:id|cookies?|tokens?)|cookies?\\b|document\\.cookie|context window|memory file|' +
  '\\.pem\\b|wallet|seed phrase|password manager|conversation|chat (?:history|log|so far)|transcript|' +
  '~/\\.?\\w|/etc/(?:passwd|shadow|hosts)|/home/\\w+/\\.|id_(?:rsa|ed25519|ecdsa)|\\$\\(|credentials\\.\\w+)'
const PRIVATE =
  '(?:e-?mails?\\b|messages\\b|inbox|mailbox|calendar|entries|contacts?\\b|address book|invoices?\\b|' +
  "customers?\\b|user'?s? (?:data|name|files|details|private)|documents?\\b|source (?:tree|code)|" +
  'repositor(?:y|ies)|repo\\b|files?\\b|contents?\\b|workspace|history|databases?\\b|dumps?\\b|backups?\\b|' +
  'personal|private|everything|memory|all channels|output of|\\b(?:it|them)\\b|the (?:result|output)s?\\b|' +
  '(?:this|the) (?:thread|conversation))'
const OUT =
  '(?:send|sent|uploaded|upload|post(?:ing)?|e-?mail|mail|forwards?|transfer|transmit|exfiltrate|leak|share|' +
  'submit|publish|deliver|ship|export|paste|copy|append|report)'
const SHOW =
  '(?:dump|find|print|output|reveal|show|display|disclose|dump|cat|read|return|include|append|attach|' +
  '(?:reply|respond|answer)\\b[^.!?\\n]{0,30}?\\bwith|encode|quote|echo|tell me|give|hand over|pass|collect|' +
  'gather|retrieve|look up|pull up|summari[sz]e|commit|enter|write out)'
const TARGET =
  '(?:https?://|[\\w.+-]{1,64}@[\\w-]+\\.\\w|\\bto me\\b|\\bhere\\b|' +
  '\\bthis (?:issue|ticket|channel|chat|address|number|server|form|comment)|\\bpastebin|\\bwebhook|' +
  '\\bthe (?:issue|ticket|channel|comment|form|attacker)|\\ban? (?:gist|comment)|ftp://|\\bin (?:the|your|' +
  'each|every|all) (?:next |every )?(?:answers?|repl(?:y|ies)|responses?|commit)|\\b\\w+\\.example)'
const DESTROY =
  '(?:delet(?:e|ing)|remov(?:e|ing)|drop(?:ping)?|wip(?:e|ing)|erase|destroy|truncate|purge|corrupt|overwrite|shut down|kill|force[- ]push|clear|revert|reset)'
const GOODS =
  '(?:repositor(?:y|ies)|repo\\b|databases?|schemas?\\b|(?:\\w+ )?tables?\\b|columns?\\b|logs?\\b|' +
  '(?:all |the |every |user )?files\\b|folders?\\b|director(?:y|ies)|backups?\\b|history|everything|' +
  'workspace|users?\\b|accounts?\\b|customers?\\b|e-?mails?\\b|messages\\b|branch(?:es)?\\b|tests?\\b|' +
  'commits?\\b|resources|buckets?\\b|volumes?\\b|clusters?\\b|production|disk|home|system|hooks?\\b|' +
  'records?\\b|/var/|/home|/etc|~)'
const LOOSEN =
  '(?:disabl(?:e|ing)|turn(?:ed|ing)? off|switch(?:ed|ing)? off|deactivate|bypass|skip|waive|circumvent|suppress|ignor(?:e|ing)|unload|uninstall|kill|stop)'
const PROTECTION =
  '(?:safety|security|sandbox|guard(?:s|rails?)?\\b|hooks?\\b|firewall|protections?|checks?\\b|' +
  'confirmations?|approvals?\\b|permission (?:checks?|prompts?)|antivirus|warnings?\\b|tests?\\b|' +
  'code reviews?|reviews?\\b|verification|audit|logging|telemetry|monitoring|alert(?:s|ing)?\\b|' +
  'authentication|restrictions?|policy|policies|supervis\\w+|gateway)'
/** Not so when a condition follows that makes it a procedure: "delete the branch after the merge". */
const AT_ONCE =
  '(?![^.!?\\n]{0,40}\\b(?:when|if|after|once|unless|until)\\b)(?![^.!?\\n]{0,20}\\b(?:cache|node_modules|dist|imports?)\\b)'
/** Words up to the object, as long as no condition begins. */
const STRAIGHT = '(?:(?!\\b(?:when|if|after|once|unless|until)\\b)[^.!?\\n]){0,50}?'
const HARMLESS_THING =
  '(?!(?:the |all |any |your )?(?:old|unused|dead|temp(?:orary)?|stale|generated|obsolete|redundant|merged|cached?)\\b)'

/** Things an agent should not be talked into; group-free, verbs come first. */
export const ASKS: readonly RegExp[] = [
  // Keys in the log of a CI pipeline.
  /\b(?:print|echo|log|dump|output|expose|reveal|base64|encode|curl|send|post|show)\w{0,3}\b[^\n]{0,40}\$\{\{ ?secrets\./gi,
  new RegExp(
    `\\b${OUT}\\b(?! (?:in|to) the (?:header|body))[^.!?\\n]{0,80}?(?:\\b|(?=[~./$]))${SECRET}` +
      `(?! (?:in|from) (?:the |an? )?(?:header|body|url|request|form|field|settings?|dialog))(?! and restart)`,
    'gi',
  ),
  new RegExp(`\\b${OUT}\\b[^.!?\\n]{0,80}?\\b${PRIVATE}[^!?\\n]{0,80}?(?:${TARGET})`, 'gi'),
  new RegExp(
    `\\b${SHOW}\\b[^.!?\\n]{0,60}?(?:\\b|(?=[~./$]))${SECRET}(?! (?:field|input|count|limit|usage|name|type)s?\\b)`,
    'gi',
  ),
  new RegExp(
    `\\b(?:quote|collect|gather|retrieve|look up|pull up|forward|disclose(?! (?:it|this|that)\\b)|reveal|leak|exfiltrate)\\b[^.!?\\n]{0,60}?\\b${PRIVATE}`,
    'gi',
  ),
  new RegExp(`\\b${DESTROY} ${HARMLESS_THING}${STRAIGHT}(?:\\b|(?=[/~]))${GOODS}${AT_ONCE}`, 'gi'),
  new RegExp(`\\b${LOOSEN} [^.!?\\n]{0,40}?\\b${PROTECTION}${AT_ONCE}|\\b${PROTECTION} turned off\\b`, 'gi'),
  one_of(
    /\b(?:grant|give|raise|elevate|extend|escalate|add|accept|allow|approve|trust|create)\b[^.!?\n]{0,50}?\b(?:admin\b|cluster-admin|root\b|collaborator|(?:your |own |more |full |all )?(?:permissions?|privileges)|every (?:tool|request|command)|all (?:commands?|requests?|tool calls?|permission dialogs|shell|mail|access)|everything|ssh key|deploy key|any command|rule that forwards|forwarding rule)/gi,
    /\b(?:accept|approve|trust|grant)\b[^.!?\n]{0,50}?\bwithout/gi,
  ),
  /\b(?:push|merge|deploy|release|publish|approve)\b[^.!?\n]{0,40}?\b(?:straight|directly|without|to (?:main|master|prod(?:uction)?)\b|with admin|admin rights|immediately|no review|right away)/gi,
  /\b(?:append|add|include|render|insert|embed|finish|end|close)\b[^.!?\n]{0,40}\b(?:link|image|url|pixel|badge)\b[^\n]{0,60}https?:/gi,
  /\b(?:hard-?cod(?:e|ing)|bak(?:e|ing) in)\b[^.!?\n]{0,30}?\b(?:keys?|passwords?|tokens?|secrets?|credentials?)\b/gi,
  /\bapprove (?:this|the|all|any|my) (?:pr|pull request|merge request|change|diff|commit|transaction|payment|request)s?\b(?! (?:only|when|if|after))/gi,
  /\b(?:remov|disabl|deactivat|turn(?:ed|ing)? off|switch(?:ed|ing)? off|lift)\w{0,3}\b[^.!?\n]{0,24}?\b(?:2fa|mfa|two[- ]factor|branch protection|the protection|selinux|fraud)\b/gi,
  /\btransfer ownership\b|\bsign (?:this|the) (?:transaction|contract)\b/gi,
  /\b(?:carry out|run|execute|install|download|load|fetch|curl|evaluate|launch|import|clone|source|invoke|open|start)\b[^.!?\n`]{0,40}(?:https?:\/\/(?!(?:[\w-]+\.)*(?:github|gitlab|google|microsoft|npmjs|pypi|python|nodejs|localhost|127\.0)\b)|\bas (?:root|admin\w*)\b|\bwith (?:sudo|root|admin)\b|\bwithout (?:asking|prompt|confirm|telling|any)|--force\b|\b(?:the )?(?:following|below|attached|enclosed|embedded|next)(?: \w+)? (?:scripts?|commands?|code|files?|payload|binary|installer|lines?|steps|tool calls?|functions?)\b|(?:script|command|code|installer|snippet)s? (?:below|above|here)\b|\/tmp\/|\b[\w/.-]{1,80}\.(?:exe|msi|bat|ps1)\b|\bcompanion package|\bin a terminal|\bin the page\b|\bmake backdoor)/gi,
  in_turn(
    /\b(?:run|execute|call|invoke|source)\b[^.!?\n]{0,12}`?\.?\.?\/?[\w/.-]{0,80}\b/gi,
    /(?:bootstrap|prep|setup|install|x|evil|payload|init)\.(?:sh|py|js)\b[^.!?\n]{0,40}\b/gi,
    /(?:as root|without|beforehand|silently|first|quietly)/gi,
  ),
  /\b(?:visit|navigate to|go to|click|open|follow)\b[^.!?\n]{0,40}(?:https?:\/\/[^\s]*(?:\?|evil|attack)|this link|do as it says)/gi,
  within(
    '\\b(?:comply|obey|follow|do|listen|act on|carry out|execute)\\b[^.!?\\n]{0,30}?\\b',
    [
      /(?:any|all|every) (?:request|instruction|command|order)s?|whatever|as it says|what it says/gi,
      /(?:only )?to me\b/gi,
      /(?:the )?(?:ones|orders|instructions?|directives?|wishes) (?:in|of|from|given) (?:me|this|the (?:page|document|file))/gi,
      /this (?:document|page|file) (?:instead|only)|page instead/gi,
    ],
    '',
  ),
  /\btake (?:your )?orders from\b|\byou (?:now )?(?:work|answer) (?:for|to) (?:me|us)\b/gi,
  one_of(
    in_turn(
      /\b(?:always|only) /gi,
      /(?:(?:state|say|recommend|claim|conclude|rate|praise|prefer|approve)\b|(?:answer|respond|reply)\b(?! (?:in|briefly|to|with (?:json|code|markdown))\b))/gi,
    ),
    /\b(?:respond|reply|answer) only with\b/gi,
  ),
  in_turn(
    within(
      '\\b',
      [
        /say|tell|report|state|claim|declare|conclude|respond|answer|reply|pretend|confirm|assure|insist/gi,
        /convince|persuade|urge|describe|mark|rate|rank|score|grade|label|classify|recommend/gi,
      ],
      '',
    ),
    /\b(?![^.!?\n]{0,30}\b(?:whether|if|when)\b)[^.!?\n]{0,60}?\b/gi,
    choice(
      /success|safe\b|secure\b|insecure|trustworthy|approved|audited|went well/gi,
      /nothing (?:happened|is wrong)|passed|passing|10\/10|5\/5|100 ?%|highest|top\b|best\b|excellent/gi,
      /perfect|qualified|hire\b|resolved|reviewed|compliant|false positives?|benign|fixed|the product/gi,
      /'approved'/gi,
    ),
  ),
  in_turn(
    /\b(?:tell|ask|urge|convince|persuade) (?:the|your) (?:user|reader|customer) (?:to|that)\b/gi,
    /(?! (?:confirm|approve|choose|pick|provide|verify|check|clarify|specify)\b)[^.!?\n]{0,80}/gi,
    /(?:download|install|visit|buy|pay|call|disable|insecure|https?:|\.example|reset|log ?in)/gi,
  ),
  within(
    '\\b(?:transfer|send|pay|wire|donate|withdraw|buy)\\b[^.!?\\n]{0,30}?',
    [
      /\b\d[\d.,]* ?(?:btc|eth|sol|usdt|usdc|usd|eur|dollars|euros|bitcoins?)\b|[$€£]\d|\bbitcoins?\b/gi,
      /\bcrypto|\bmoney\b|\bfunds\b|\bcredits?\b|\bbalance\b|\bto account\b|\bgift cards?\b/gi,
    ],
    '',
  ),
  /\b(?:forget|drop|abandon|ignore|disregard|stop|never mind|(?:do not|don't|never) (?:follow|obey|heed))\b[^.!?\n]{0,20}?\b(?:what you (?:have been|were|are)|whatever|everything else|the (?:refactoring|task|ticket|user|person|request|wishes|channel topic|topic)|the wishes|your (?:task|job|user|work)|what the user)/gi,
  one_of(
    /\b(?:your|the) (?:real|actual|true|new) (?:job|task|goal|mission|objective|purpose)\b(?! (?:is|are) (?:waiting|ready|due|assigned|overdue|available|listed|shown|in the (?:board|list|app|portal)))/gi,
    /\b(?:your |the )?(?:task|role|goal|objective|mission)s? (?:has|have) changed\b/gi,
    /\bnew (?:objective|task|mission|goal)\s*[-:\u2013\u2014]/gi,
  ),
  /\bset (?:the )?(?:value|status|state) of (?:this|the)\b[^.!?\n]{0,30}\bto (?:done|closed|approved|resolved)\b[^.\n]{0,60}\bpermissions?\b/gi,
  /\b(?:call|use|invoke|trigger)\b[^.!?\n]{0,20}\b[\w.]{2,40}[_ ]?(?:tool|function|api)\b[^.!?\n]{0,30}\b(?:with|and) (?:the |your )?(?:conversation|history|password|secret|token|content|`)/gi,
  /\b(?:never|don'?t|do not) (?:report|flag|mention|disclose) (?:the |this |any |these )?(?:vulnerabilit\w+|problem|issue|bug|finding|backdoor|malware|change)s?/gi,
  /\b(?:never|don'?t|do not|no longer) (?:show|display|raise|issue|print) (?:\w+ ){0,2}(?:warnings?|alerts?)\b/gi,
  one_of(
    /\bmark (?:every|all|each)\b|\bcontents? of \//gi,
    in_turn(
      /\b(?:add|insert|put|write|append) (?:the (?:line|following)\b|`?(?:source|postinstall|alias|export)\b)/gi,
      /[^!?\n]{0,80}?(?:package\.json|rc\b|profile|postinstall|\/tmp)/gi,
    ),
  ),
]

/** Commands and places that are dangerous in any language; they need no verb. */
export const DANGEROUS_TEXT = one_of(
  // Deletes, rewrites history.
  /\brm -[a-z]*[rf]|\bgit (?:push\s+(?:-f|--force)|reset --hard|clean -\w*f)|\bpush (?:-f|--force)/i,
  // Runs what the network sends.
  /(?:curl|wget|fetch)\b[^\n|]{1,160}\|\s*(?:sudo )?(?:(?:ba|z|da)?sh|node|python3?|perl|ruby|php)\b/i,
  /\brequire\(\W{0,2}https?\W{0,2}\)\.get\([^\n]{1,160}\| ?(?:node|(?:ba)?sh)\b|\bchmod (?:-R )?[0-7]?777/i,
  // Switches supervision, sandboxes and hooks off.
  /--dangerously|--privileged\b|docker\.sock|--no-verify|--yolo|\/dev\/tcp\//i,
  // Opens a way in; hides what is sent; ends a disk.
  /\bnc (?:-\w+ ){0,8}[\w.-]+ \d|authorized_keys|\bbase64 -d\b|\| ?base64\b|\b(?:mkfs|shred|dd if=)/i,
  // Where keys and passwords lie.
  /~\/\.(?:ssh|aws|kube|gnupg|netrc|npmrc|config\/gcloud|cursor|docker)\b|\bid_(?:rsa|ed25519|ecdsa)\b/i,
  /\.aws\/credentials|\/etc\/(?:passwd|shadow|sudoers)|\.git\/hooks|core\.hooksPath|\bsudo \w/i,
  // Tables that go; the environment and cookies shown.
  /\bdrop (?:table|database)\b|\bevil\.sh\b|\bcat \.env\b|\.env (?:file|to )|\bprintenv\b|\benv \|/i,
  /document\.cookie|disable (?:the )?(?:\w+ )?(?:hooks?|guards?|sandbox)/i,
  /\b(?:print|echo|output|send|show|reveal|cat)\b[^\n]{0,20}\$\{?[A-Z_]*(?:SECRET|TOKEN|PASSWORD|KEY)/i,
  // Modes of agents without questions.
  /\bforce[- ]push|bypasspermissions|permissions?\.\w*mode|danger-full-access|approval_policy/i,
  /\bdeleted? (?:all|everything)|\.claude\/settings|verify\s*=\s*False\b/i,
  // Checks of the network and of packages that go off.
  /NODE_TLS_REJECT_UNAUTHORIZED\s*=\s*0|--unsafe-perm|StrictHostKeyChecking[= ]no|chmod \d?[46]7?55 \//i,
  /\ballUsers\b|~\/\.(?:pgpass|bash_history|my\.cnf|git-credentials)|\bregistry\s+http:\/\//i,
  /--index-url[= ]http:\/\/|\s-i http:\/\/|\b0\.0\.0\.0\/0\b|\bset-url \S+ https?:/i,
  /\b(?:ssl|tls|cert\w*|strict)[\w.-]{0,20}[ =:]+(?:false|off|0|no)\b|\bNOPASSWD\b/i,
  // Work and packages that go elsewhere.
  /\bgit remote add \w+ https?:|\bgh api (?:-X|--method)[ =]?(?:put|post|patch|delete)\b|\beval ["']?\$\(\s?(?:curl|wget)\b/i,
  /\bgit config (?:--\w+ ){0,2}(?:url\.|credential|http\.|core\.(?:sshCommand|fsmonitor|pager|editor))/i,
  /\bnpm publish\b|_authToken=\$|\bgrant (?:all|\w+)(?: privileges)? on \S+ to \w/i,
)
