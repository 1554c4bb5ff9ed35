// Every regular expression of the project takes time that grows with its text and not with the square of it: one that does not lets
// a single command, path or output stop every decision. Found by analysis, not by measuring: of the literals in the sources, and of
// what is put together from pieces while core and functions load (parts of those alone match nothing). Source: ENGINE 2.3,
// PERFORMANCE 8.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { type Token, tokens_of } from '#test/support/source/source-scan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Literal {
  at: string
  source: string
  flags: string
}

function literals_in(file: string, source: string): Literal[] {
  return without_parts(tokens_of(source))
    .filter(({ kind }) => kind === 'regex')
    .map(({ text, line }) => {
      const end = text.lastIndexOf('/')
      return { at: `${file}:${line}`, source: text.slice(1, end), flags: text.slice(end + 1) }
    })
}

/** What puts patterns together (core/compose.ts). */
const COMPOSES: ReadonlySet<string> = new Set(['choice', 'in_turn', 'one_of', 'whole', 'within'])

/** The tokens that are no arguments of what puts patterns together. */
function without_parts(tokens: readonly Token[]): Token[] {
  let depth = 0
  return tokens.filter(({ kind, text }, at) => {
    if (depth > 0 || (kind === 'mark' && text === '(' && COMPOSES.has(tokens[at - 1]?.text ?? ''))) {
      if (kind === 'mark' && text === '(') depth++
      if (kind === 'mark' && text === ')') depth--
      return false
    }
    return true
  })
}

/** Repetitions of at most this many are left as they are: nested, they try a handful of ways. */
const FEW = 4

/** The pattern with its bounded repetitions made endless: `(?:a{1,40}:?){0,6}` tries 40 ** 6 ways, which no analysis counts. */
const endless = (source: string) =>
  source.replace(/(?<!\\)\{(\d+),(\d+)\}/g, (bounds, least, most) => {
    if (Number(most) <= FEW) return bounds
    return least === '0' ? '*' : '+'
  })

const reports_on = (source: string, flags: string) =>
  analyse({ source, flags }, { reportTypes: { Self: true, Trade: true, Move: true } }).reports

/** What makes a pattern slow, in the words of the analysis; null when nothing does. */
function slowness({ source, flags }: Pick<Literal, 'source' | 'flags'>): string | null {
  const [first] = reports_on(source, flags)
  if (first !== undefined) return `${first.exponential ? 'exponential' : 'quadratic'} (${first.type})`
  const nested = reports_on(endless(source), flags).find(({ exponential }) => exponential)
  return nested === undefined ? null : `nested bounds (${nested.type})`
}

/** The patterns that modules put together from pieces while they load. */
async function composed_by(files: readonly string[]): Promise<RegExp[]> {
  const made: RegExp[] = []
  const Plain = globalThis.RegExp
  globalThis.RegExp = class extends Plain {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      made.push(this)
    }
  } as RegExpConstructor
  try {
    for (const file of files) await import(`${root}/${file}`)
  } finally {
    globalThis.RegExp = Plain
  }
  return made
}

const found = (source: string) => literals_in('a.ts', `const x = ${source}`).map(slowness)

describe('regular expressions', () => {
  test('take time that grows with the text only', () => {
    const files = globSync('{core,functions,runtime}/**/*.ts', { cwd: root })
    const literals = files.flatMap((file) => literals_in(file, readFileSync(`${root}/${file}`, 'utf8')))
    assert.ok(literals.length > 2500, `${literals.length}`)
    const slow = literals.flatMap((one) => {
      const why = slowness(one)
      return why === null ? [] : [`${one.at} ${why} /${one.source}/${one.flags}`]
    })
    assert.deepEqual(slow, [])
  })

  test('take time that grows with the text only when they are put together from pieces', async () => {
    const made = await composed_by(globSync('{core,functions}/**/*.ts', { cwd: root }))
    assert.ok(made.length > 150, `${made.length}`)
    const slow = made.flatMap((pattern) => {
      const why = slowness(pattern)
      return why === null ? [] : [`${why} ${pattern}`]
    })
    assert.deepEqual(slow, [])
  })

  test('are seen to be slow when they are', () => {
    assert.deepEqual(found(String.raw`/\/+$/`), ['quadratic (Move)'])
    assert.deepEqual(found(String.raw`[one_of(/a/, whole(/\/+$/)), /\/+$/]`), ['quadratic (Move)'])
    assert.deepEqual(found('/^-[a-z]*i[a-z]*$/'), ['quadratic (Trade)'])
    assert.deepEqual(found(String.raw`/^\/(?:[*.]+\/?)*$/`), ['exponential (Self)'])
    assert.deepEqual(found(String.raw`/(?<!\/)\/+$/`), [null])
    assert.deepEqual(found(String.raw`/(?:[\w:]{1,40}[.:-]){0,6}=/`), ['nested bounds (Self)'])
    assert.deepEqual(found(String.raw`/(?:[\w]{1,40}[.:-]){0,6}=/`), [null])
  })
})
