// Golden lines and what comes out of them; evasions keep name, flags and target of the command they hide.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { DATA_LINES } from '#test/core/policy/parse/data.golden.ts'
import { EVASION_LINES } from '#test/core/policy/parse/evasion.golden.ts'
import { PLACE, render_commands } from '#test/core/policy/parse/render.ts'
import { WINDOWS_LINES } from '#test/core/policy/parse/windows.golden.ts'
import { WRAPPER_LINES } from '#test/core/policy/parse/wrapper.golden.ts'

const TABLES = [
  ['wrappers are taken off with their exact option arity', WRAPPER_LINES],
  ['every way to write a command gives the command', EVASION_LINES],
  ['text that is data gives no commands', DATA_LINES],
  ['PowerShell and cmd lines give their commands', WINDOWS_LINES],
] as const

for (const [name, lines] of TABLES) {
  test(name, () => {
    for (const [source, expected] of lines) assert.deepEqual(render_commands(source), expected, source)
  })
}

test('no golden line is over budget', () => {
  for (const [, lines] of TABLES) {
    for (const [source] of lines) assert.equal(analyze(source, PLACE).exhausted, false, source)
  }
})

test('a dangerous command keeps its name, flags and target in every evasion line', () => {
  const rm = /(?:^|[:>] |=\S+ )rm(?: |$)/
  for (const [source, expected] of EVASION_LINES) {
    const line = render_commands(source).find((text) => rm.test(text))
    assert.ok(line !== undefined, `${source} -> ${expected.join(' | ')}`)
  }
})

test('wrapped commands survive stacking of two wrappers', () => {
  const outer = [
    'sudo',
    'env A=1',
    'nice -n 5',
    'timeout 5',
    'nohup',
    'stdbuf -oL',
    'setsid',
    'command',
    'xargs',
    'busybox',
  ]
  for (const first of outer) {
    for (const second of outer) {
      const source = `${first} ${second} rm -rf /opt`
      const last = analyze(source, PLACE).commands.at(-1)
      assert.equal(last?.name, 'rm', source)
      assert.deepEqual(
        last?.args.map((word) => word.text),
        ['-rf', '/opt'],
        source,
      )
    }
  }
})
