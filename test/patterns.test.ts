// Every regular expression of the project takes time that grows with its text and not with the square of it: one that does not lets
// a single command, path or output stop every decision. Found by analysis, not by measuring. Source: ENGINE 2.3, PERFORMANCE 8.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { tokens_of } from '#test/support/source-scan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Literal {
  at: string
  source: string
  flags: string
}

function literals_in(file: string, source: string): Literal[] {
  return tokens_of(source)
    .filter(({ kind }) => kind === 'regex')
    .map(({ text, line }) => {
      const end = text.lastIndexOf('/')
      return { at: `${file}:${line}`, source: text.slice(1, end), flags: text.slice(end + 1) }
    })
}

/** What makes a pattern slow, in the words of the analysis; null when nothing does. */
function slowness({ source, flags }: Literal): string | null {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Self: true, Trade: true, Move: true }, maxReports: 1 },
  )
  const [first] = reports
  if (first === undefined) return null
  return `${first.exponential ? 'exponential' : 'quadratic'} (${first.type})`
}

const found = (source: string) => literals_in('a.ts', `const x = ${source}`).map(slowness)

describe('regular expressions', () => {
  test('take time that grows with the text only', () => {
    const files = globSync('{core,functions,runtime}/**/*.ts', { cwd: root })
    const literals = files.flatMap((file) => literals_in(file, readFileSync(`${root}/${file}`, 'utf8')))
    assert.ok(literals.length > 3000, `${literals.length}`)
    const slow = literals.flatMap((one) => {
      const why = slowness(one)
      return why === null ? [] : [`${one.at} ${why} /${one.source}/${one.flags}`]
    })
    assert.deepEqual(slow, [])
  })

  test('are seen to be slow when they are', () => {
    assert.deepEqual(found(String.raw`/\/+$/`), ['quadratic (Move)'])
    assert.deepEqual(found('/^-[a-z]*i[a-z]*$/'), ['quadratic (Trade)'])
    assert.deepEqual(found(String.raw`/^\/(?:[*.]+\/?)*$/`), ['exponential (Self)'])
    assert.deepEqual(found(String.raw`/(?<!\/)\/+$/`), [null])
  })
})
