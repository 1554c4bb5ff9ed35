// The parser over random text: total, within its bounds, and always with the same answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { analyze } from '#core/policy/parse/analyze.ts'
import { MAX_COMMANDS, MAX_FLOWS, MAX_ROUGH_COMMANDS, MAX_WORK } from '#core/policy/parse/budget.ts'
import type { Analysis } from '#core/policy/parse/tree.ts'
import { DATA_LINES } from '#test/core/policy/parse/data.golden.ts'
import { EVASION_LINES } from '#test/core/policy/parse/evasion.golden.ts'
import { PLACE } from '#test/core/policy/parse/render.ts'
import { WINDOWS_LINES } from '#test/core/policy/parse/windows.golden.ts'
import { WRAPPER_LINES } from '#test/core/policy/parse/wrapper.golden.ts'

const LINES = [...DATA_LINES, ...EVASION_LINES, ...WINDOWS_LINES, ...WRAPPER_LINES].map(([source]) => source)

/** Everything that holds for any text whatever. */
function check_analysis(source: string): Analysis {
  const result = analyze(source, PLACE)
  assert.ok(result.work <= MAX_WORK, `work ${result.work}`)
  assert.ok(result.commands.length <= MAX_COMMANDS + MAX_ROUGH_COMMANDS)
  assert.ok(result.flows.length <= MAX_FLOWS)
  assert.equal(result.exhausted, result.doubts.includes('exhausted'))
  result.commands.forEach((command, index) => {
    assert.equal(command.index, index)
    check_span(source, command.span)
    for (const word of [command.head, ...command.args, ...command.assigns.map((item) => item.value)]) {
      if (word.cert === 'dynamic') assert.equal(word.text, '')
      if (word.cert === 'literal' || word.cert === 'pattern') assert.ok(!word.text.includes('\u0000'))
      check_span(source, word.span)
    }
    for (const entry of command.stdin) if (entry.kind === 'command') check_index(result, entry.index)
    if (command.tail !== undefined) assert.ok(command.tail >= 0 && command.tail <= command.args.length)
  })
  for (const flow of result.flows) {
    if (flow.from.kind === 'command') check_index(result, flow.from.index)
    if (flow.to.kind !== 'file') check_index(result, flow.to.index)
    if (flow.to.kind === 'argument') assert.ok(flow.to.position >= 0)
  }
  for (const code of result.code) check_index(result, code.index)
  return result
}

function check_span(source: string, span: readonly [number, number]): void {
  assert.ok(span[0] >= 0 && span[0] <= span[1] && span[1] <= source.length, `span ${span} of ${source.length}`)
}

function check_index(result: Analysis, index: number): void {
  assert.ok(Number.isInteger(index) && index >= 0 && index < result.commands.length, `index ${index}`)
}

test('any string gives an analysis within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) => void check_analysis(source)),
    { numRuns: 2000 },
  )
})

const FRAGMENTS = [
  ...'; & | && || \n ( ) { } < > >> << <<< <( >( $( ${ $(( (( )) [[ ]] ` " \' \\ # ! ~ * ? [ ] = := :- , .. $IFS $@ $1 $x ${x} $? '.split(
    ' ',
  ),
  ' ',
  '\t',
  '\r\n',
  '\u0000',
  '\u200b',
  '\u202e',
  '\u00a0',
  '\u001b[2K',
  'é',
  'rm',
  '-rf',
  '/',
  'sudo',
  'env',
  'xargs',
  'sh',
  '-c',
  'eval',
  'find',
  '-exec',
  '{}',
  '\\;',
  'echo',
  'base64 -d',
  'if',
  'then',
  'fi',
  'for i in',
  'do',
  'done',
  'while',
  'case x in',
  'esac',
  'f()',
  'function',
  'coproc',
  "<<'E'",
  '<<E\n',
  '\nE\n',
  'x=',
  'export',
  'read x',
  'cd ..',
  'docker run',
  'ssh h',
  'iex',
  '$env:X',
  'Remove-Item',
  '%X%',
  'del /q',
  'powershell -enc',
  'UgBlAA==',
  'alias a=',
  'trap',
  'source',
  'parallel',
  ':::',
  'printf -v x',
  'set --',
]

test('any sequence of shell fragments gives an analysis within bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }), fc.constantFrom('', ' '), (parts, glue) => {
      check_analysis(parts.join(glue))
    }),
    { numRuns: 3000 },
  )
})

test('cutting, doubling and splicing real lines stays within bounds', () => {
  const line = fc.constantFrom(...LINES)
  fc.assert(
    fc.property(line, line, fc.nat(), fc.nat(), (first, second, from, to) => {
      const a = from % (first.length + 1)
      const b = to % (second.length + 1)
      check_analysis(first.slice(0, a) + second.slice(b))
      check_analysis(first.slice(a) + second.slice(0, b))
      check_analysis(first.slice(0, a) + second + first.slice(a))
    }),
    { numRuns: 1500 },
  )
})

test('long repetitions of any fragment stay within bounds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FRAGMENTS, ...LINES),
      fc.constantFrom(...FRAGMENTS),
      fc.constantFrom(16, 300, 2000),
      (first, second, times) => {
        check_analysis(`${first}${second}`.repeat(times).slice(0, 40_000))
      },
    ),
    { numRuns: 300 },
  )
})

// A grammar of valid commands; `rm -rf /target` hides somewhere in it.
const word = fc.constantFrom('a', '-x', '"b c"', "'d'", '$HOME', '${X:-y}', 'a{b,c}', '*.o', '~/z', '$(pwd)')
const simple = fc
  .tuple(fc.constantFrom('ls', 'git', 'echo', 'npm', 'cat'), fc.array(word, { maxLength: 4 }))
  .map(([head, args]) => [head, ...args].join(' '))
const { program } = fc.letrec<{ program: string }>((tie) => ({
  program: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(simple, fc.constant('rm -rf /target')),
    fc
      .tuple(tie('program'), fc.constantFrom(' && ', ' || ', '; ', ' | ', '\n'), tie('program'))
      .map((parts) => parts.join('')),
    tie('program').map((inner) => `( ${inner} )`),
    tie('program').map((inner) => `{ ${inner}; }`),
    tie('program').map((inner) => `if ${inner}; then ${inner}; fi`),
    tie('program').map((inner) => `for i in 1 2; do ${inner}; done`),
    tie('program').map((inner) => `while ${inner}; do ls; done`),
    tie('program').map((inner) => `echo "$( ${inner})"`),
    tie('program').map((inner) => `case x in a) ${inner};; esac`),
    tie('program').map((inner) => `f() { ${inner}; }; f`),
  ),
}))

test('a command anywhere in a valid program is found unless the program is over budget', () => {
  fc.assert(
    fc.property(program, (source) => {
      const result = check_analysis(source)
      if (result.exhausted || !source.includes('rm -rf /target')) return
      assert.ok(!result.doubts.includes('error-tail'), source)
      const found = result.commands.find((command) => command.name === 'rm' && command.args[1]?.text === '/target')
      assert.ok(found !== undefined, source)
    }),
    { numRuns: 1500 },
  )
})

test('the same text always gives the same analysis', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINES), (source) => {
      assert.deepEqual(analyze(source, PLACE), analyze(source, PLACE))
    }),
    { numRuns: 200 },
  )
})
