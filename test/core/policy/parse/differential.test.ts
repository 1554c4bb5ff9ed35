// Our front end against another parser: a command that tree-sitter sees in a line must be seen by us too. What we see besides is
// looked at as well, because a parser that finds commands in data makes noise. Source: ENGINE 2.1, 22 (parser oracle).
import assert from 'node:assert/strict'
import { before, describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import type { Analysis } from '#core/policy/parse/tree.ts'
import { default_corpus_files, read_corpus } from '#test/bench/corpus.ts'
import { MUTATIONS } from '#test/support/input/mutations.ts'
import { type Opinion, type Oracle, type SeenCommand, shell_oracle } from '#test/support/input/oracle.ts'

const PLACE = { cwd: '/home/dev/project', home: '/home/dev' }

/** Commands that only the other parser sees, by name, with the reason why that is right. */
const REVIEWED_UNSEEN: ReadonlyMap<string, string> = new Map([
  ['time', 'a word of the shell itself; the grammar takes it for a program, we look at what it times'],
])

/** The grammar has nodes of their own for these. */
const NO_COMMANDS: ReadonlySet<string> = new Set(
  'export declare typeset local readonly unset unsetenv test [ [[ : let time coproc'.split(' '),
)

let oracle: Oracle
before(async () => {
  oracle = await shell_oracle()
})

/** Every command line of the corpora and of the rules' examples. */
function all_lines(): string[] {
  const project = fileURLToPath(new URL('../../../..', import.meta.url))
  const lines = new Set<string>()
  for (const file of default_corpus_files(project)) {
    for (const line of read_corpus(file).lines) {
      for (const { command, tool_input } of line.events ?? [line]) {
        const text = command ?? tool_input?.command
        if (typeof text === 'string' && text !== '') lines.add(text)
      }
    }
  }
  for (const { match, not_match } of BUILTIN_PACKS.flatMap((pack) => pack.rules)) {
    for (const example of [...match, ...not_match]) if (typeof example === 'string') lines.add(example)
  }
  return [...lines]
}

/** Commands of the other parser that no command of ours stands for, at the same place and under the same name. */
function unseen_of(text: string, analysis: Analysis, { commands, functions }: Opinion): SeenCommand[] {
  return commands.filter(({ name, start }) => {
    if (functions.has(name)) return false
    const base = name
      .slice(name.lastIndexOf('/') + 1)
      .toLowerCase()
      .replace(/\.exe$/, '')
    // A wrapper without effects of its own stands in `via` of what it wraps, an alias is replaced.
    return !analysis.commands.some(
      (one) =>
        (one.name === base || one.head.text === name || one.via.some((via) => via.split(' ')[0] === base)) &&
        one.span[0] <= start &&
        (start < one.span[1] || text.slice(one.span[1], start).trim() === ''),
    )
  })
}

/** Our commands, written plainly in the line itself, that the other parser has no command for. */
function extra_of(text: string, analysis: Analysis, { commands }: Opinion): string[] {
  return analysis.commands.flatMap(({ head, via }) => {
    const [start, end] = head.span
    const plain =
      via.length === 0 && start < end && text.slice(start, end) === head.text && /^[\w./-]+$/.test(head.text)
    if (!plain || NO_COMMANDS.has(head.text) || commands.some((one) => one.start === start)) return []
    return [`${head.text} in ${text}`]
  })
}

interface Compared {
  lines: number
  commands: number
  broken: number
  unseen: string[]
  extra: string[]
}

function compare(texts: readonly string[]): Compared {
  const compared: Compared = { lines: 0, commands: 0, broken: 0, unseen: [], extra: [] }
  for (const text of texts) {
    const analysis = analyze(text, PLACE)
    if (analysis.dialect !== 'posix' || analysis.exhausted) continue
    const opinion = oracle(text)
    compared.lines++
    compared.commands += opinion.commands.length
    for (const { name } of unseen_of(text, analysis, opinion)) {
      if (!REVIEWED_UNSEEN.has(name)) compared.unseen.push(`${name} in ${text}`)
    }
    // What the other parser does not understand it does not see either.
    if (opinion.broken) compared.broken++
    // A blank that only looks like one parts words for us: in the end somebody pastes it.
    else if (!/[\u00a0\u2000-\u200a\u3000]/.test(text)) compared.extra.push(...extra_of(text, analysis, opinion))
  }
  return compared
}

function tell(context: TestContext, { lines, commands, broken, unseen, extra }: Compared): void {
  context.diagnostic(
    `${commands} commands in ${lines} lines; ${unseen.length} only tree-sitter sees, ${extra.length} only we see; ${broken} lines it does not understand`,
  )
}

describe('the other parser', () => {
  test('would be missed: it sees commands, functions and broken text', () => {
    const { commands, functions, broken } = oracle('f() { rm -rf /; }; f && ls | grep -c x')
    assert.deepEqual(
      [commands.map(({ name }) => name), [...functions], broken],
      [['rm', 'f', 'ls', 'grep'], ['f'], false],
    )
    assert.equal(oracle('if true; then').broken, true)
    const text = 'ls && rm -rf /'
    const analysis = analyze(text, PLACE)
    const blind = { ...analysis, commands: analysis.commands.slice(0, 1) }
    assert.deepEqual(unseen_of(text, blind, oracle(text)), [{ name: 'rm', start: 6 }])
  })
})

describe('commands of the corpora and of the rules', () => {
  test('that tree-sitter sees are all seen, and none is made up', (context) => {
    const compared = compare(all_lines())
    tell(context, compared)
    assert.ok(compared.lines > 3000 && compared.broken < compared.lines / 100)
    assert.deepEqual(compared.unseen, [])
    // The grammar does not look into backticks of a here-document, which the shell runs.
    const extra = compared.extra.filter((line) => !/^rm in .*<<\w+\n[\s\S]*`rm/.test(line))
    assert.deepEqual(extra, [])
  })

  test('are seen in every position, too', (context) => {
    const positions = MUTATIONS.filter(({ name }) => /^(?:behind &&|after ;|on the|in |under|with )/.test(name))
    assert.ok(positions.length >= 8)
    const texts = all_lines()
      .filter((_, index) => index % 5 === 0)
      .flatMap((line) => positions.map(({ apply }) => apply(line)).filter((text) => text !== null))
    const compared = compare(texts)
    tell(context, compared)
    assert.deepEqual(compared.unseen, [])
  })
})
