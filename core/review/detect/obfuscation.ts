// Disguised execution: decoded text piped into an interpreter, and code that is mostly escapes. Lock files, minified
// bundles, images and hashes have neither. Source: CONTRACT 16.1, ENGINE 16.
import { within } from '#core/compose.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { is_mention } from '#core/review/detect/mention.ts'

const SHELL = '(?:sudo )?(?:/\\w+/)*(?:ba|z|da|k|fi)?sh\\b|(?:python|perl|ruby|node|php)[\\d.]*\\b'
const RUNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'decode-to-shell',
    new RegExp(
      `\\b(?:base64 (?:-\\w*[dD]|--decode)|base32 -d|xxd -\\w*r|openssl (?:enc|base64) [^|\\n]{0,40}-d|` +
        `gunzip\\b|zcat\\b|uudecode\\b|rev\\b|tr )[^|\\n]{0,80}\\|\\s*(?:${SHELL})`,
      'i',
    ),
  ],
  [
    'decode-to-shell',
    /\b(?:eval|bash -c|sh -c|source|exec)\b[^\n]{0,40}(?:\$\(|`|<\()[^\n)]{0,200}\b(?:base64 (?:-\w*[dD]|--decode)|xxd -\w*r|openssl enc)/i,
  ],
  [
    'decode-to-eval',
    within(
      '(?<![.\\w])(?:eval|exec|Function|execScript|assert|system|setTimeout)\\s*\\(\\s*(?:\\w+\\.){0,3}',
      [
        /atob|b64decode|base64_decode|decodeURIComponent|unescape|gzinflate|str_rot13|decompress|fromhex/i,
        /unhexlify|loads|Buffer\.from|a2b_base64|fromCharCode|compile\s*\(\s*(?:\w+\.){0,2}b64decode/i,
        /__import__\(['"](?:base64|zlib|marshal|codecs|binascii)['"]\)/i,
      ],
      '',
    ),
  ],
  ['decode-to-eval', /(?<![.\w])(?:eval|exec)\s*\(\s*(?:\w+\.){0,2}\w*decode\w*\s*\(/i],
  [
    'encoded-command',
    /\b(?:powershell|pwsh)(?:\.exe)?\b[^\n]{0,80}\s-(?:e|ec|enc|encodedcommand)\s+[A-Za-z0-9+/=]{24,}/i,
  ],
  [
    'encoded-command',
    within(
      '\\b(?:iex|invoke-expression)\\b[^\\n]{0,80}',
      [
        /frombase64string/i,
        /downloadstring(?!\(["'`]https:\/\/(?:(?:[\w-]+\.){0,3}(?:chocolatey\.org|boxstarter\.org|microsoft\.com|dot\.net|githubusercontent\.com)|get\.scoop\.sh)\/)/i,
        /\[char\]/i,
      ],
      '',
    ),
  ],
]
const ESCAPES =
  /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\[0-7]{3}|chr\(\d{1,3}\)\s*[.+,]\s*|(?<=[(,]\s?)0x[0-9a-f]{2},\s?){20,}/g
const RUNNER = /\b(?:eval|exec|Function\s*\(|system|spawn|popen|shell_exec|iex|printf|echo -e|fromCharCode)\b/i

/** What is decoded into a name, which is run some lines below. */
const DECODES =
  /(?:^|[\s;"'({])(\w{1,40})\s{0,2}=\s{0,2}(?:\w{1,20}\.){0,2}(?:b64decode|a2b_base64|unhexlify|fromhex|atob)\s?\(/
const RUN_LINES = 8

function runs_decoded(lines: readonly string[], at: number): boolean {
  const name = DECODES.exec(lines[at] ?? '')?.[1]
  if (name === undefined) return false
  const runs = new Set([`exec(${name})`, `eval(${name})`, `exec(${name}.decode())`, `system(${name})`])
  return lines.slice(at, at + RUN_LINES).some((line) => [...runs].some((call) => line.includes(call)))
}

/** Finds hidden execution in the lines of one output. */
export function find_obfuscation(lines: readonly string[], findings: Findings): void {
  for (const [at, line] of lines.entries()) {
    if (line.includes('=') && runs_decoded(lines, at)) findings.add('obfuscation', 'decode-to-eval')
    for (const [kind, pattern] of RUNS) {
      const match = pattern.exec(line)
      if (match !== null && !is_mention(line, match.index, match.index + match[0].length)) {
        findings.add('obfuscation', kind)
        break
      }
    }
    if (RUNNER.test(line) && /\\x|\\u|\\[0-7]{3}|chr\(|0x/.test(line) && line.search(ESCAPES) >= 0)
      findings.add('obfuscation', 'dense-escapes')
  }
}
