// Texts that repeat one piece of markup, of an address or of an encoding, which searches begin at and never finish: none of them may
// cost much more work than as much prose. Work is the processor time of this thread next to that of the prose, so neither the speed of
// the machine nor what else it does counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scan } from '#core/review/post-action.ts'

const SOURCE = { external: true, whitelisted: false, tiers: { monitor: 0.3, escalate: 0.6, emergency: 0.9 } }
const CHARS = 32_768
const TRIES = 4
const MOST_TIMES_PROSE = 6

const PROSE =
  'The server reads its settings once, when it starts, and again when you send it a signal. An agent asks before it runs a command. ' +
  'To update, install the new version, run the tests and restart the service; the old files stay where they are. '
const PIECES: readonly string[] = [
  ...[
    '![',
    '[',
    '](',
    '[a](',
    '![a](https://',
    '[x]: # (',
    '[//]: # "',
    '<!--',
    '<!-- a -->',
    '-->',
    '<a ',
    '<a style="',
  ],
  ...[
    '<p style="color:#fff ',
    '<div hidden ',
    '<p hidden>',
    '<title>',
    ' alt="',
    '{{',
    '```',
    '`',
    '&#',
    '&#65;',
    '&amp;',
  ],
  ...[
    '%25',
    '%41',
    '\\x41',
    '\\u0041',
    '\\n',
    '\u200b',
    'a\u200b',
    '\u200b\u200c',
    '\u{e0041}',
    'QUJD',
    'QUJDRA== ',
    'deadbeef',
  ],
  ...[
    'I g n o r e  ',
    '1gn0r3 ',
    '\u001b[8m',
    '\u001b[2K',
    '\u001b]',
    '\u202e',
    'System:\n',
    'System: ',
    'Human:\n',
    'assistant, ',
  ],
  ...[
    'AI ',
    'ignore all ',
    'agent, please ',
    'assistant: ',
    'password=',
    '-----BEGIN PRIVATE KEY-----',
    'eyJ',
    'a://b:c@',
    '4111 ',
  ],
  ...[
    'X = """\n',
    'const A = [\n',
    'label: injection\ntext: a\n',
    'payload:\n```\n',
    'prompt: |\n  a\n',
    'kind: Secret\n  a: ',
    '忽略 ',
    'KI ',
    '\t',
    ' ',
    '"',
    "' ",
  ],
]

/** Milliseconds of this thread for one scan, the least of some. */
function work(text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < TRIES; run++) {
    const { user, system } = process.threadCpuUsage()
    scan(text, SOURCE)
    const after = process.threadCpuUsage()
    least = Math.min(least, (after.user + after.system - user - system) / 1000)
  }
  return least
}

const filled = (piece: string) => piece.repeat(Math.ceil(CHARS / piece.length)).slice(0, CHARS)

// Like sentences are weighed once; prose is many different ones.
let counter = 0
const prose = filled(PROSE).replace(/\. /g, () => ` in case ${counter++}. `)

test('no repetition costs more than a few times what prose of the same length costs', () => {
  work(prose)
  const most = work(prose) * MOST_TIMES_PROSE
  const dear = PIECES.map((piece) => [piece, work(filled(piece))] as const).filter(([, spent]) => spent > most)
  assert.deepEqual(dear, [])
})
