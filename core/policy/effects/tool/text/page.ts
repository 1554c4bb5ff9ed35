// Tools that work in a browser: code inside pages, and pages that show stored data of the browser.
import { one_of } from '#core/compose.ts'
import { type Call, emit, reach, runs_code, touch } from '#core/policy/effects/call.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'

/** Tools that run code inside a page. */
export const IN_PAGE = /evaluate|execute_js|run_js|javascript|browser|puppeteer|playwright|chrome|devtools/

/** Code in a page has no files; what it can take are the sessions of the person who is logged in. */
export function runs_in_page(call: Call, text: string): void {
  // Code that drives the page from outside has files and programs.
  if (OUTSIDE.test(text)) runs_code(call, 'node', text, call.name)
  for (const [, url = ''] of Array.from(text.matchAll(GOES_TO)).slice(0, MAX_VISITS))
    if (!opens_own(call, url)) reach(call, 'net.fetch', url, { method: 'get', tool: true })
  const sends = /\b(?:fetch|XMLHttpRequest|sendBeacon|WebSocket)\b|new\s+Image|\.src\s*=/.test(text)
  if (sends && /document\.cookie|(?:local|session)Storage|indexedDB|innerHTML|password/i.test(text))
    emit(call, 'net.send', {
      target: null,
      taint: ['secret'],
      fields: { method: 'POST', host_kind: 'unknown', source: 'inline' },
    })
  else if (READS_SESSION.test(text))
    emit(call, 'cred.read', { target: call.name, d2: 2, fields: { store: 'browser', item: 'session' } })
  else emit(call, 'tool.mutate', { target: call.name, fields: { verb: 'evaluate', danger: false } })
}

/** Where code has the page go: `goto('http://localhost:3000')`, `location.href = 'file:///etc/hosts'`. */
const GOES_TO =
  /\b(?:goto|navigate|open|new_tab|location(?:\.href|\.assign|\.replace)?)(?:\(|\s?=\s?)\s?["'`]((?:https?|file|chrome|about|view-source):[^\s"'`]{1,2000})/g
/** Addresses of one piece of code that are looked at. */
const MAX_VISITS = 32

/** All cookies, a whole storage, or an item of it that is named for what it opens; a theme is none. */
const READS_SESSION = one_of(
  /document\.cookie(?!\s*=[^=]|(?:\.split\([^()]{0,12}\))?\.length\b)|\bcookieStore\.get|\.cookies\(/i,
  /\bstorageState\(/i,
  /(?:JSON\.stringify|Object\.(?:entries|values|assign|fromEntries))\(\s*(?:\{\s*\}\s*,\s*|\{\s*\.\.\.)?(?:window\.)?(?:local|session)Storage/i,
  /\.\.\.(?:local|session)Storage/i,
  /(?:local|session)Storage(?:\.getItem\(\s*["'`]|\[["'`]|\.)[\w.:-]{0,40}(?:token|auth|jwt|session|secret|credential|password)/i,
)

/** Code that is no page's: it loads modules, or asks for the process. */
const OUTSIDE = /\brequire\s*\(|\bimport\s*\(|\bprocess\.(?:env|exit|binding|mainModule)|\bchild_process\b/

/** Pages of the browser itself that show what it keeps. */
const KEPT =
  /^(?:chrome|edge|brave|vivaldi|opera|about|arc)(?::\/\/|:)(?:settings\/)?(?:passwords?|password-manager|logins|payments|autofill|cookies|certificates)/i

/** An address that is none of the network: a file, or a page in which the browser shows passwords. False for all others. */
export function opens_own(call: Call, url: string): boolean {
  const plain = url.replace(/^view-source:/i, '')
  if (/^file:/i.test(plain)) opens_file(call, plain)
  else if (KEPT.test(plain))
    emit(call, 'cred.read', { target: plain, d2: 3, fields: { store: 'browser', item: 'browser' } })
  else return false
  return true
}

/** Folders of the machine, and what a home hides: a person opens pages, not those. */
const NO_PAGE = /^\/(?:etc|proc|sys|var|root|boot|dev|run)(?:\/|$)|\/\.[^./]/

function opens_file(call: Call, url: string): void {
  const read = touch(call, 'fs.read', path_word(url), {})
  const path = read?.target
  if (typeof path !== 'string' || !NO_PAGE.test(path) || path.startsWith(`${call.frame.cwd}/`)) return
  emit(call, 'net.fetch', {
    target: path,
    fields: { method: 'get', tool: true, host_kind: 'loopback', own_file: true },
  })
}

/** Addresses of interfaces under which money moves when something is posted there. */
const PAYS_THERE =
  /^https:\/\/[^/?#]*\b(?:api|sandbox|gateway|payments?|live|secure)\b[^?#]*\/(?:refunds?|transfers?|payouts?|charges?|payments?|payment_intents?|withdrawals?|orders)(?:\/|\?|#|$)/i
const LOCAL = /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]*\.(?:test|local|localhost)(?:[:/]|$))/i

/** A request that moves money, whichever tool makes it. */
export function pays_there(call: Call, method: string, url: string): void {
  if (method === 'post' && PAYS_THERE.test(url) && !LOCAL.test(url))
    emit(call, 'money.move', { target: url, fields: { verb: 'post' } })
}
