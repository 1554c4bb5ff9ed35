// Requests that are attacks whoever is addressed: nobody asks a colleague for them, so neither address, authority nor
// secrecy is needed. Each is one sentence with an act, its object and a destination. Source: CONTRACT 16.1, ENGINE 16.
import { choice, in_turn, within } from '#core/compose.ts'
import { ANSWER_SCHEMES } from '#core/review/detect/english/answer-schemes.ts'
import { CHANGE_SCHEMES } from '#core/review/detect/english/change-schemes.ts'
import { DEED_SCHEMES } from '#core/review/detect/english/deed-schemes.ts'
import { ERRAND_SCHEMES } from '#core/review/detect/english/errand-schemes.ts'
import { LABEL_SCHEMES } from '#core/review/detect/english/label-schemes.ts'
import { MACHINE_SCHEMES } from '#core/review/detect/english/machine-schemes.ts'
import { PLANTED_SCHEMES } from '#core/review/detect/english/planted-schemes.ts'
import { READER_SCHEMES, type Scheme } from '#core/review/detect/english/reader-schemes.ts'
import { TERSE_SCHEMES } from '#core/review/detect/english/terse-schemes.ts'
import { found_unforbidden } from '#core/review/detect/mention.ts'

const KEYS =
  '(?:wallets?|keystores?|private keys?|ssh[ -]keys?|id_rsa|id_ed25519|metamask|seed phrases?|mnemonics?|credentials?|api keys?|passwords?|\\.env\\b|\\.pem\\b)'
const HOUSE =
  '(?:\\$HOME|~/|home (?:directory|directories|folders?)|local (?:paths|files|file ?system|disks?)|' +
  "file ?-?system|(?:whole|entire) (?:disk|drive|machine|computer)|user[’']?s? (?:files|directory|profile))"
const CREDENTIAL_FILE =
  '(?:~|\\$HOME|/root|/home/\\w{1,32})?/?\\.(?:git-credentials|netrc|npmrc|pypirc|pgpass|aws/credentials|ssh/id_\\w{1,12}(?!\\.pub)|kube/config)|/etc/shadow'

const MOMENT =
  '\\b(?:(?:wait (?:until|for)|after|until|at|on|upon|following|from) (?:the |your |my )?(?:next|last|first|' +
  'second|third|fourth|fifth|sixth|seventh|tenth|\\d{1,3}(?:st|nd|rd|th)) (?:user )?(?:message|turn|reply|' +
  'response|prompt|tool call)|(?:after|in|for) (?:two|three|four|five|six|ten|\\d{1,2}) (?:more |' +
  'further )?(?:messages|turns|replies|responses|prompts|tool calls)|when(?:ever)? the user (?:next|' +
  'then) (?:says|asks|writes|types|thanks|mentions)|(?:at|before) the end of (?:the|this|your) (?:session|' +
  'conversation|chat),? (?:and )?(?:without (?:saying|telling|mentioning|asking)|quietly|silently|secretly))'
const DOES =
  '\\b(?:send|upload|post|forward|e?mail|push|copy|share|submit|transfer|change|set|point|publish|open|fetch)\\b'
const TO_SOMEWHERE =
  '(?:https?://|[\\w.+-]{1,64}@[\\w-]{1,63}\\.\\w|\\b(?:[a-z\\d-]{1,40}\\.){1,3}(?:com|net|org|io|example|test|xyz|info|dev)\\b)'

const SCHEMES: readonly Scheme[] = [
  ...READER_SCHEMES,
  ...LABEL_SCHEMES,
  ...MACHINE_SCHEMES,
  ...TERSE_SCHEMES,
  ...CHANGE_SCHEMES,
  ...PLANTED_SCHEMES,
  ...DEED_SCHEMES,
  ...ANSWER_SCHEMES,
  ...ERRAND_SCHEMES,
  // A search of somebody's machine for what opens other machines.
  [
    'seeks-secrets',
    /search|scan|crawl|walk|enumerate|look|go through|find|locate/i,
    new RegExp(
      `(?:^|[.!?:;>"'*#-]\\s{0,3}|\\b(?:recursively|please|and|then|now|first|must|should|to)\\s)(?:search|` +
        `scan|crawl|walk|enumerate|look|go|find|` +
        `locate)\\b[^.!?\\n]{0,40}${HOUSE}[^!?\\n]{0,250}\\b${KEYS}[^!?\\n]{0,200}\\b(?:record|save|write|` +
        `store|send|upload|post|print|list|report|dump|collect|copy|inventory|commit)`,
      'i',
    ),
  ],
  // The goal of an agent is to leave nothing behind.
  [
    'destructive-goal',
    /goal|task|job|mission|objective|purpose/i,
    in_turn(
      /\byour (?:\w{1,12} )?(?:goal|task|job|mission|objective|purpose) (?:is|will be|shall be)(?: now)?/i,
      /(?: to|:)[^.!?\n]{0,120}\b(?:delete|wipe|destroy|erase|remove|nuke|reset|clean)\b[^.!?\n]{0,60}\b/i,
      within(
        '',
        [
          /file-?system|home (?:directory|folder)|hard (?:disk|drive)|disk|cloud resources/i,
          /all (?:files|data|repositories|databases)|everything|near-factory state|backups/i,
          /production (?:data|database)/i,
        ],
        '\\b',
      ),
    ),
  ],
  // A file that later sessions obey is to say that nobody has to be asked.
  [
    'loosens-rules-file',
    /\.md|\.cursorrules|\.windsurfrules|\.mdc|memory|notes|rules file|instructions/i,
    in_turn(
      /\b(?:update|add|append|write|put|insert|save|extend|note|store|remember)\b[^.!?\n]{0,60}/i,
      /(?:(?:CLAUDE|AGENTS|GEMINI|copilot-instructions)\.md|\.cursorrules|\.windsurfrules|\.mdc|\b(?:long-?term|your|the agent['’]?s?) (?:memory|notes)|rules file)/i,
      /[^\n]{0,160}/i,
      choice(
        /--dangerously|--yolo|\bpre-?approved\b/i,
        /\b(?:without|never|no need to|not) (?:ask|confirm|prompt)\w{0,4}\b/i,
        /\bskip (?:all )?(?:confirm|approv|permission|safety)|\bsecrets? (?:may|can|should|must) be\b/i,
        /\balways (?:use sudo|approve|allow|trust)|\bdisable (?:the )?(?:sandbox|safety|hooks?)/i,
      ),
    ),
  ],
  // A check that one passes by showing a key or by running what the page holds.
  [
    'false-check',
    /captcha|verif|prove|human|robot|unlock|to continue|to proceed/i,
    new RegExp(
      `\\b(?:captcha|verif(?:y|ication)|prove|robots?|unlock|to (?:continue|proceed|pass))\\b[^\\n]{0,120}?` +
        `(?:\\b(?:type|paste|enter|post|put|copy|submit|provide)\\b[^.!?\\n]{0,40}\\b(?:output|contents?|` +
        `result|value) of\\b[^.!?\\n]{0,24}(?:${CREDENTIAL_FILE}|\\bprintenv\\b)|` +
        `\\bwin(?:dows)?(?: key)? ?\\+ ?(?:r|x)\\b|\\b(?:open|start|launch) (?:a |the |your )?(?:terminal|` +
        `powershell|run dialog)\\b[^.!?\\n]{0,60}\\bpaste\\b)`,
      'i',
    ),
  ],
  // What is to be kept as the user's wish: that he is not asked before something goes away or out.
  [
    'keeps-unasked',
    /preference|memory|\brules?\b|\bfacts?\b|setting/i,
    in_turn(
      /\b(?:store|save|remember|record|memori[sz]e|persist|keep)\b[^.!?\n:]{0,30}\b/i,
      /(?:preferences?|memory|rules?|facts?|settings?)\s{0,2}[:\u2013\u2014-]\s{0,2}[^.!?\n]{0,60}?\b/i,
      /(?:never|do not|don'?t|no need to|without) (?:ask|confirm|prompt)(?:ing|s)?\b(?! again)/i,
      /[^.!?\n]{0,24}\b(?:before|when|for|about)\b[^.!?\n]{0,40}\b/i,
      /(?:delet|remov|overwrit|send|push|pay|purchas|buy|run|execut|install|shar|upload|deploy|merg|publish|approv|permission|transf)/i,
    ),
  ],
  // A command of the network without which the task does not go on.
  [
    'step-of-task',
    /curl |wget |[Pp]ower[Ss]hell|\biwr |\bnc /,
    in_turn(
      /\b(?:run|execute|call|invoke)\b[^.!?\n]{0,16}\b(?:curl|wget|powershell|iwr|nc)\b[^!?\n]{4,120}?\b/i,
      /(?:to|in order to|before you|so that you can) (?:continue|proceed(?: with)?|complete|resume|finish) /i,
      /(?:with )?(?:the|your|this) (?:task|request|conversation|analysis|summary|work|session)\b/i,
    ),
  ],
  // A moment of a conversation that only who takes part in it sees come, and what is to happen then.
  [
    'deferred',
    /message|turn|repl(?:y|ies)|response|prompt|tool call|session|conversation|\buser (?:next|then)\b/i,
    new RegExp(
      `(?:${MOMENT})\\b[^.!?\\n]{0,80}?(?:${DOES}[^.!?\\n]{0,60}?${TO_SOMEWHERE}|\\brm -|\\b(?:insert|append|` +
        `embed|advertise|recommend)\\b|\\b(?:delete|wipe|destroy|erase|revoke|drop) (?:all|every|the|it)\\b|` +
        `\\b(?:run|execute|launch|source|start)\\b[^.!?\\n]{0,40}(?:/tmp/|/dev/shm/|https?:|\\bhidden\\b|` +
        `\\b(?:clean-?up|setup|update) script at ))`,
      'i',
    ),
  ],
  // The result of a tool that agrees in the name of a person.
  [
    'granted-by-tool',
    /["']role["']\s*:/,
    in_turn(
      /["']role["']\s*:\s*["'](?:tool|function|system|developer)/i,
      /["'][^{}\n]{0,120}?["']content["']\s*:\s*["'][^"'\n]{0,120}\b/i,
      /(?:(?:approval|permission|consent)s? (?:is |was |has been |have been )?(?:granted|given)|(?:all|later|further|any|every) (?:\w{1,12} )?(?:commands?|actions?|tool calls?|requests?) (?:is |are |was |were )?(?:now )?(?:pre-?)?(?:approved|allowed|authori[sz]ed))/i,
    ),
  ],
]

/** The schemes that a line asks for. */
export function schemes_in(line: string): string[] {
  return SCHEMES.flatMap(([kind, hint, pattern]) => (hint.test(line) && found_unforbidden(pattern, line) ? [kind] : []))
}
