// Ways for local data to leave: images and links with data in their address, and requests to send something somewhere.
// Source: CONTRACT 16.1, ENGINE 16 (exfiltration channel).
import { in_turn, one_of, within } from '#core/compose.ts'
import { NEGATED } from '#core/review/detect/english/phrases.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { found, is_mention } from '#core/review/detect/mention.ts'

/** The label holds no other one, so that a row of opening brackets is read once. */
const LINK =
  /(!\[[^[\]\n]{0,200})?\]\(\s*(https?:\/\/[^\s)"'<{[]{4,2000}(?:(?:<[^<>\n]{1,80}>|\{[^{}\n]{1,80}\}|\[[^[\]\n]{1,80}\])[^\s)"']{0,200}|[^\s)"']{0,2000}(?: of [^)\n]{1,60})?))/gi
const IMAGE_TAG = /<(?:img|iframe|source|embed)\b[^<>]{0,300}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'<>]{4,2000})/gi
/** A query that waits to be filled in, or that names what it should carry. */
const WAITING = one_of(
  /[?&/#][\w.-]{0,40}=?(?:\{\{?(?!%22|["'])[^}]{0,60}\}?|<[^>]{1,60}>|\$\{?[\w]+|%7B(?!%22|%0A|%7D)|\[[^\]]{1,60}\])/i,
  within(
    '[?&](?!name=)[\\w.-]{1,40}=[\\w-]{0,40}',
    [
      /secret|token|password|credential|api_?key|session|history|conversation|chat|base64|env|context/i,
      /memory|prompt|data_here|user_?data|exfil/i,
    ],
    '[\\w-]{0,40}(?:$|&)',
  ),
)
const BADGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:shields\.io|badge\.fury\.io|codecov\.io|githubusercontent\.com|github\.com|travis-ci\.\w+|circleci\.com|npmjs\.com|localhost)(?:[:/]|$)/i

/** A place that looks for words, whatever the words are. */
const SEARCHES =
  /^https?:\/\/[^\s?#]{1,200}\/(?:search|find|results|issues|discussions)\/?\?(?:q|query|search|keywords?|term)=[\w+%.:-]{1,80}(?:$|[&#])/i

const THINGS =
  '(?:(?:contents?|values?|dump|output|text) of [^.!?\\n]{1,40}|credentials?|secrets?|tokens?|passwords?|' +
  'api[- ]?keys?|(?<!\\bpublic )ssh[- ]?keys?|private keys?|key files?|env(?:ironment)? variables?|\\.env\\b|' +
  'source (?:tree|code)|conversation(?: history)?|chat (?:history|log|so far)|session (?:history|token)|' +
  'system prompt|(?:all |the |full |entire |whole ){0,3}(?:retrieved (?:documents|chunks|context)|context(?! menu| switch))|files?|workspace|repositor(?:y|ies)|all (?:the )?(?:mail|e-?mails)|inbox|cookies?|' +
  '\\S*_(?:TOKEN|KEY|SECRET|PASSWORD)\\b|~/[\\w./-]+|/etc/[\\w./-]+|everything (?:above|you know))'
const SEND =
  '(?:send|upload|post|posting|e-?mail|mail|forward|forwards|transfer|transmit|exfiltrate|leak|submit|append|copy|deliver|ship|report|pass)'
const PLACE =
  '(?:https?://|\\bhxxps?://|[\\w.+-]{1,64}@[\\w-]+\\.\\w|ftp://|\\bwebhook|\\bpastebin|\\btransfer\\.sh|\\bdiscord|\\btelegram|\\bthe mail tool)'
const REQUEST = new RegExp(
  `\\b${SEND}\\b[^.!?\\n]{0,40}?${THINGS}(?:[^.!?\\n]|[.!?](?!\\s)){0,60}?\\b(?:to|at|by|via|using|with|into)\\b[^\\n(]{0,30}?${PLACE}`,
  'gi',
)
const EXFILTRATE = /\bexfiltrat(?:e|ing)\b[^.!?\n]{0,40}\b(?:secrets?|data|\.env|credentials?|files?|keys?|tokens?)/gi

const SENSITIVE_FILE =
  '(?:~|\\$HOME|/root|/home/\\w+)/\\.(?:ssh(?!/[\\w.]+\\.pub)|aws|kube|gnupg|netrc|npmrc|pypirc|' +
  'git-credentials|pgpass|docker|config/(?:gcloud|gh))|\\bid_(?:rsa|ed25519)\\b(?!\\.pub)|' +
  '(?<![\\w.])\\.env(?:\\.\\w+)?\\b(?!\\.example)|/etc/(?:passwd|shadow)|[/.]credentials\\b|' +
  '/proc/(?:self|\\d{1,7})/environ\\b|\\$\\((?:env|printenv|set)\\)|\\bprintenv\\b|\\bsecrets?\\.ya?ml'
/** An upload that names a secret file, in whatever language the text around it is. */
const UPLOAD = new RegExp(
  `\\b(?:curl|wget|nc|ncat|scp|rsync|rclone|invoke-webrequest|iwr)\\b[^\\n|;]{0,120}(?:${SENSITIVE_FILE})|` +
    `(?:${SENSITIVE_FILE})[^\\n;]{0,60}(?:\\|\\s*(?:curl|nc|ncat|wget|openssl)\\b|>\\s*/dev/tcp/)`,
  'i',
)
/** What everybody can read is given a secret of the environment: `gh issue comment 3 --body "$API_KEY"`. */
const PUBLISHES = in_turn(
  /\b(?:gh|glab) (?:issue|pr|mr|gist|release)\b[^\n]{0,160}?/,
  /(?:--(?:body|title|notes|message|description|comment)|-[bnmt])[ =][^\n]{0,120}?\$\{?\w{0,40}/,
  /(?:API_?KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)\b/,
)
/** A file that secrets are written to, and which is sent further down. */
const STAGES = new RegExp(
  `\\b(?:cat|head|tail|grep|base64|gpg|` +
    `openssl)\\b[^\\n|;&]{0,80}(?:${SENSITIVE_FILE})[^\\n;&]{0,80}?>{1,2}\\s{0,2}([\\w./~-]{1,80})|\\b(?:tar|` +
    `zip)\\b[^\\n|;&]{0,24}?\\s([\\w./~-]{1,80}\\.(?:tgz|tar\\.gz|tar|zip))[^\\n|;&]{0,80}(?:${SENSITIVE_FILE})`,
  'gi',
)
const STAGED_CHARS = 2000
const MAX_STAGED = 8
/** The name of a host that a command makes of a key. */
const NAMED_BY_KEY = new RegExp(
  `(?:\\$\\(|\`)[^\\n)\`]{0,60}(?:${SENSITIVE_FILE})[^\\n)\`]{0,60}[)\`]\\.[\\w-]{1,40}\\.[a-z]{2,10}`,
  'i',
)
/** An address whose path waits for what was said. */
const WAITS_FOR_TALK =
  /https?:\/\/[^\s<>"'{}[\]]{3,200}[<{[]{1,2}[^<>{}[\]\n]{0,40}\b(?:conversation|chat|messages|summary|transcript|secrets?|prompt|history)\b[^<>{}[\]\n]{0,40}[>}\]]/i
/** Any language: a secret place and an address in one sentence, joined by an arrow or by words we may not know. */
const FOREIGN_SEND = new RegExp(
  `[^\\u0000-\\u024f][^.!?。！？\\n]{0,80}?(?:${SENSITIVE_FILE})|(?:${SENSITIVE_FILE})[^.!?。！？\\n]{0,60}[^\\u0000-\\u024f]`,
  'i',
)

/** A log of what was not let through. */
const REFUSED = /\b(?:blocked|denied|rejected|refused|prevented|quarantined)\b[^!?\n]{0,80}$/i

/** Cheap test that most lines fail. */
const NEAR =
  /:\/\/|@|webhook|pastebin|transfer\.sh|discord|telegram|mail tool|exfiltrat|curl|wget|\bnc|ncat|scp|rsync|rclone|invoke-web|\biwr|\/dev\/tcp|openssl|\$\(|\b(?:gh|glab) /i

/** Finds channels in the plain text and requests in its lines. */
export function find_exfiltration(plain: string, lines: readonly string[], findings: Findings): void {
  find_links(plain, findings)
  if (staged(plain)) findings.add('exfiltration', 'upload')
  for (const line of lines) {
    if (!NEAR.test(line)) continue
    if (found(NAMED_BY_KEY, line) || uploads(line)) findings.add('exfiltration', 'upload')
    if (/\b(?:assistant|agent|model|llm|ai|bot|you)\b/i.test(line) && found(WAITS_FOR_TALK, line))
      findings.add('exfiltration', 'link')
    const asks = found(PUBLISHES, line) || requested(REQUEST, line) || requested(EXFILTRATE, line)
    if (asks || (/https?:\/\//i.test(line) && FOREIGN_SEND.test(line))) findings.add('exfiltration', 'request')
  }
}

/** Links and images whose address waits for data. */
function find_links(plain: string, findings: Findings): void {
  for (const [, image, url = ''] of plain.matchAll(LINK)) {
    if (WAITING.test(url) && !BADGE.test(url) && (image !== undefined || !SEARCHES.test(url)))
      findings.add('exfiltration', image === undefined ? 'link' : 'image')
  }
  if (!/<(?:img|iframe|source|embed)\b/i.test(plain)) return
  for (const [, url = ''] of plain.matchAll(IMAGE_TAG))
    if (WAITING.test(url) && !BADGE.test(url)) findings.add('exfiltration', 'image')
}

/** Whether a line has an upload of secrets that was neither refused nor only talked about. */
function uploads(line: string): boolean {
  const upload = UPLOAD.exec(line)
  if (upload === null || REFUSED.test(line.slice(0, upload.index))) return false
  return !is_mention(line, upload.index, upload.index + upload[0].length)
}

function requested(pattern: RegExp, line: string): boolean {
  for (const match of line.matchAll(pattern)) {
    const before = line.slice(Math.max(0, match.index - 32), match.index)
    if (!NEGATED.test(before) && !is_mention(line, match.index, match.index + match[0].length)) return true
  }
  return false
}

/** Secrets are copied somewhere, and an archive of that place is sent. */
const COPIES = new RegExp(`\\bcp\\b[^\\n|;&]{0,24}\\s(?:${SENSITIVE_FILE})`, 'i')
const ARCHIVES =
  /\b(?:tar|zip)\b[^\n|;&]{0,24}?\s([\w./~$-]{1,80})(?:\$\([^)\n]{0,40}\))?[\w.-]{0,20}\.?(?:tgz|tar\.gz|tar|zip)\b/gi

function sends_copies(plain: string): boolean {
  const copied = COPIES.exec(plain)
  if (copied === null) return false
  let seen = 0
  for (const match of plain.slice(copied.index, copied.index + STAGED_CHARS).matchAll(ARCHIVES)) {
    if (++seen > MAX_STAGED) return false
    const name = (match[1] ?? '').replace(/\.(?:tgz|tar\.gz|tar|zip)$/i, '')
    if (name.length > 2 && plain.slice(copied.index + match.index).includes(`@${name}`)) return true
  }
  return false
}

/** Whether secrets are written to a file that leaves the machine in a later command. */
function staged(plain: string): boolean {
  if (!/\b(?:curl|wget|nc|ncat|scp|rsync|gh|aws|gsutil)\b/.test(plain)) return false
  if (sends_copies(plain)) return true
  let seen = 0
  for (const match of plain.matchAll(STAGES)) {
    if (++seen > MAX_STAGED) return false
    const file = match[1] ?? match[2] ?? ''
    const end = match.index + match[0].length
    const below = plain.slice(end, end + STAGED_CHARS)
    const sent = [
      `@${file}`,
      `-T ${file}`,
      `< ${file}`,
      `<${file}`,
      `scp ${file}`,
      `gist create ${file}`,
      `cp ${file} s3:`,
    ]
    if (file.length > 1 && sent.some((way) => below.includes(way))) return true
  }
  return false
}
