// Malicious code that a text asks its reader to copy, such as an answer in a forum that a model reads. The request
// alone is in every manual; the code below it decides: it spies, destroys or opens a way in. Source: CONTRACT 16.1,
// ENGINE 16.
import { in_turn, one_of, within } from '#core/compose.ts'
import { found_unforbidden } from '#core/review/detect/mention.ts'

const ASKS = within(
  '\\b',
  [
    in_turn(
      /(?:following|below|subsequent|attached|next) /i,
      /(?:code|snippet|function|lines?|section|block|script|statement|import|hook)s?\b/i,
    ),
    /code (?:snippet|block|section|excerpt|fragment)s?\b|this (?:snippet|code)\b/i,
  ],
  '',
)
const INTO = within(
  '\\b',
  [
    /add|append|include|insert|embed|incorporate|integrate|blend|merge|weave|woven|introduce|use/i,
    /utili[sz]e|employ|keep|put|place|paste|copy|ensure|leverage|supplement\w*|enrich|enhance|optimi[sz]e/i,
    /refine|featur\w{1,3}|includ\w{2,3}|addition|inclusion|driving element|component/i,
    /(?:add|insert|embedd?|incorporat|integrat|blend|merg|weav|introduc|append|past|supplement)ing/i,
  ],
  '\\b',
)
/** Where it is to go: into what the reader writes. */
const YOURS =
  /\bthe (?:code|program|script|solution|response|answer) (?:that )?you (?:develop|write|generate|produce|provide|create|suggest)\b|\byour (?:\w{1,16} ){0,2}(?:code|codebase|response|answer|repl(?:y|ies)|implementation|algorithm|solution|program|project|function|elucidation|explanation|output|logic)\b/i
/** What is taken from the machine on which it runs. */
const TAKES = one_of(
  /\bopen\(\s*[\w.]{0,40}[(\s]{0,2}["'](?!\w+\.(?:json|csv|txt)["'])|\bgetpass\b|\bclipboard\b/i,
  /\bpbpaste\b|\bpyperclip\b|\bscreenshot\b|\bscreencapture\b|\bImageGrab\b|\bcheck_output\b/i,
  /\bplatform\.(?:system|node|uname)|\bos\.environ\b(?!\[|\.get)|\bprocess\.env\b(?!\.)|\bgeocoder\b/i,
  /\bworking_set\b|\breadFileSync\(|\bhistory\b|\bkeylog|\bpynput\b|\bdocument\.cookie\b|\blocalStorage\b/i,
)
const GIVES = one_of(
  /\brequests\.(?:post|put)\(|\burlopen\(|\bfetch\(\s*["'`]https?:|\baxios\.post\(/,
  /\b(?:sock|socket|s|client)\.(?:send|sendall|connect)\(|\bscp\b|\brsync\b|\bsmtplib\b|\bcurl\b/,
  /\bXMLHttpRequest\b|\bsendBeacon\(/,
)
/** What harms wherever it runs. */
const HARMS = one_of(
  // Deletes, forks without end, lets somebody in.
  /\brmtree\(\s*["'][/~]["']|\brm -rf [/~]|\bos\.fork\(\)|["'/]authorized_keys["']|\bos\.dup2\(/,
  /["']\/bin\/(?:ba)?sh["']|\bnc -[a-z]*e\b/,
  // Runs what came from elsewhere.
  /["'][^"'\n]{0,40}\b(?:curl|wget)\b[^\n|]{1,160}\|\s*(?:ba)?sh\b/,
  /\bpickle\.loads\(\s*(?:response|requests|r|data)\b|\bexec\(\s*(?:requests|urllib|urlopen|base64)/,
  // Cuts off, encrypts, stays.
  /\bipconfig"?,? ?"?\/release|\/boot\/grub|\bFernet\([^\n]{0,40}\)\.encrypt\(\s*file/,
  /\bDROP (?:TABLE|DATABASE)\b|\/dev\/tcp\/|\bcrontab -\s|\bverify\s*=\s*False\b/,
  /\bssh -[LRD] ?\d{2,5}\b|\bopen\(\s?["']\/etc\/\w[^"'\n]{0,40}["'],\s?["'][aw]|\bnet_connections\(/,
  // The key comes from elsewhere, and the file is what it locks.
  /\bkey\s?=\s?requests\.get\([\s\S]{0,400}?encrypt(?:or\(\))?/,
)

/** One line that is to help somebody, and what it really is. */
const PRETEXT =
  /\b(?:add|include|put|insert|append|use) (?:this|the following|the below) (?:line|command|one-liner)\b[^.!?\n]{0,40}\b(?:debug\w*|test(?:ing|s)?|monitor\w*|logging|performance|diagnos\w+|compatib\w+|health)\b/i
const WAY_IN = /\/dev\/tcp\/|\bnc -[a-z]*e\b|\bos\.dup2\(|\bmkfifo\b[^\n]{0,80}\|\s?(?:nc|sh)\b/
/** "Don't forget to add" asks for it. */
const NOT_TO_FORGET = /\b(?:do not|don['’]?t) (?:forget|hesitate|fail|neglect) to /i
/** Lines of code below the sentence that are looked at. */
const CODE_LINES = 16

/** Whether a line asks for the code below it, and that is none to take. */
export function smuggles_code(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').replace(NOT_TO_FORGET, 'always ')
  if (PRETEXT.test(line)) return WAY_IN.test(lines[at + 1] ?? '') || WAY_IN.test(lines[at + 2] ?? '')
  if (!ASKS.test(line) || !INTO.test(line) || !YOURS.test(line) || !found_unforbidden(ASKS, line)) return false
  const code = lines.slice(at + 1, at + 1 + CODE_LINES).join('\n')
  return HARMS.test(code) || (TAKES.test(code) && GIVES.test(code))
}
