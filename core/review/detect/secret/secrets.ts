// Finds secrets in clear text: provider formats by shape, checksum and entropy; named values by entropy. Placeholders,
// published examples and references do not count. Source: CONTRACT 16.1, ENGINE 16 (secret exposure).
import { from_base64 } from '#core/base64.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { find_named_values } from '#core/review/detect/secret/named-values.ts'
import { find_personal_data } from '#core/review/detect/secret/personal.ts'
import { is_of_shape, PUBLISHED, shapes_in } from '#core/secret/shapes.ts'
import { bits_per_char, is_placeholder } from '#core/secret/token.ts'

const PRIVATE_KEY =
  /-----BEGIN ((?:[A-Z0-9]{2,10} ){0,3})PRIVATE KEY(?: BLOCK)?-----((?:\s{0,4}(?:Proc-Type|DEK-Info|Version|Comment|Hash): [^\n]{1,120}\n){0,6}(?:\\[rn]|[^-]){0,12000})/g
const JWT = /\beyJ(?:(?!-eyJ)[A-Za-z0-9_-]){8,2000}\.(eyJ[A-Za-z0-9_-]{8,6000})\.([A-Za-z0-9_-]{20,1400})/g
const URL_PASSWORD = /\b([a-z][a-z0-9+.-]{1,24}):\/\/([^\s/:@"'<>]{0,128}):([^\s/@"'<>]{4,256})@([^\s/:?"'<>]{1,253})/gi
/** Finds exposed secrets in the unchanged text. */
export function find_secrets(text: string, findings: Findings): void {
  for (const shape of shapes_in(text)) {
    for (const match of text.matchAll(shape.pattern)) {
      const secret = match[1] ?? match[0]
      if (!is_of_shape(shape, secret, match[0])) continue
      findings.add('secret', shape.kind)
      break
    }
  }
  private_keys(text, findings)
  tokens(text, findings)
  urls(text, findings)
  find_named_values(text, findings)
  kubernetes(text, findings)
  find_personal_data(text, findings)
}

/** The last lines of a key whose first ones are not shown. */
const KEY_ENDS =
  /(?:^|\n)([A-Za-z0-9+/]{40,76})\r?\n(?:[A-Za-z0-9+/=]{1,76}\r?\n)?-----END (?:[A-Z0-9]{2,10} ){0,3}PRIVATE KEY/

/** Words that stand in for a key. Runs of one letter do not: the head of every OpenSSH key is full of them. */
const EXAMPLE_KEY =
  /example|placeholder|redacted|your[-_ ]?(?:private|key)|\.{3}|\*{3}|x{8,}|(?:base64|fake|dummy)(?:data|key)/i

function private_keys(text: string, findings: Findings): void {
  if (!text.includes('PRIVATE KEY')) return
  for (const match of text.matchAll(PRIVATE_KEY)) {
    const body = (match[2] ?? '')
      .replace(/\\[rn]/g, '')
      .replace(/^[\w-]+:[^\n]*$/gm, '')
      .replace(/[\s"'+]/g, '')
    if (
      body.length >= 40 &&
      /^[A-Za-z0-9/=.]+$/.test(body.slice(0, 40)) &&
      bits_per_char(body.slice(0, 400)) > 3.5 &&
      !EXAMPLE_KEY.test(body)
    ) {
      findings.add('secret', 'private-key')
      return
    }
  }
  if (/BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY/.test(text)) return
  const last = KEY_ENDS.exec(text)?.[1] ?? ''
  if (bits_per_char(last) > 4 && !EXAMPLE_KEY.test(last)) findings.add('secret', 'private-key')
}

function tokens(text: string, findings: Findings): void {
  if (!text.includes('eyJ')) return
  for (const match of text.matchAll(JWT)) {
    if (PUBLISHED.test(match[0]) || bits_per_char(match[2] ?? '') < 3.8) continue
    if (
      /"sub": ?"1234567890"|"\w+": ?"(?:payload|bar|test|world)"|John Doe|example/.test(
        from_base64(match[1] ?? '') ?? '',
      )
    )
      continue
    findings.add('secret', 'jwt')
    return
  }
}

const LOCAL_HOST =
  /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|db$|postgres$|mysql$|redis$|mongo(?:db)?$|rabbitmq$|host\.docker\.internal|example\.(?:com|org|net)$)/i

function urls(text: string, findings: Findings): void {
  if (!text.includes('@')) return
  for (const [, scheme = '', user = '', password = '', host = ''] of text.matchAll(URL_PASSWORD)) {
    // Brackets mark optional parts of an address.
    if (is_placeholder(password) || /^[$%{<*]|[[\]{}]/.test(password) || /^(?:git|ssh)$/i.test(scheme)) continue
    const weak =
      bits_per_char(password) < 2.8 ||
      password.includes('%2F') ||
      password.toLowerCase() === user.toLowerCase() ||
      !/[0-9A-Z]/.test(password)
    if (weak || (LOCAL_HOST.test(host) && password.length < 12)) continue
    findings.add('secret', 'url-password')
    return
  }
}

function kubernetes(text: string, findings: Findings): void {
  if (!/kind["']?\s*:\s*["']?Secret\b/.test(text)) return
  for (const [, value = ''] of text.matchAll(
    /^\s{2,8}["']?[\w.-]{1,64}["']?\s*:\s*["']?([A-Za-z0-9+/]{12,4000}={0,2})["']?,?\s*$/gm,
  )) {
    const decoded = from_base64(value)
    if (
      decoded !== null &&
      /^[\x20-\x7e\s]{6,}$/.test(decoded) &&
      !is_placeholder(decoded) &&
      bits_per_char(decoded) > 2.8
    ) {
      findings.add('secret', 'kubernetes')
      return
    }
  }
}
