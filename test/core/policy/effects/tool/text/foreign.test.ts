// Code in the languages of editors and games that calls more than is looked at. Source: ENGINE 2.3, 7.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { is_asked } from '#test/support/verdicts.ts'

const run = (code: string) => is_asked('mcp__unity__run_command', { code })

test('a call behind more calls than are looked at is a question', () => {
  const calls = (count: number) => 'File.Delete("build/a.tmp");\n'.repeat(count)
  assert.equal(run(calls(8)), false)
  assert.equal(run(`${calls(8)}Directory.Delete("/home/dev", true);`), true)
})

test('a call behind more code than is looked at is one, too', () => {
  assert.equal(run(`// ${'nothing '.repeat(2500)}\nDirectory.Delete("/home/dev", true);`), true)
})
