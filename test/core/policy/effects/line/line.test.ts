// What is known about all commands of a line is worked out once.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { first_readers, once_per_line } from '#core/policy/effects/line/line.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import { PLACE } from '#test/core/policy/parse/render.ts'

const commands_of = (text: string) => analyze(text, PLACE).commands

suite('what is known about a line', () => {
  test('is computed once for one line and again for another', () => {
    let computed = 0
    const count = once_per_line((commands) => {
      computed++
      return commands.length
    })
    const line = commands_of('a | b; c')
    assert.deepEqual([count(line), count(line), count(commands_of('d'))], [3, 3, 1])
    assert.equal(computed, 2)
  })

  test('is remembered when it is nothing', () => {
    let computed = 0
    const nothing = once_per_line(() => {
      computed++
      return undefined
    })
    const line = commands_of('a')
    nothing(line)
    nothing(line)
    assert.equal(computed, 1)
  })

  test('names the first reader of what a command prints, and none for what nobody reads', () => {
    const line = commands_of('cat a | tee b | wc -l; ls')
    const readers = first_readers(line)
    assert.deepEqual(
      line.map(({ index }) => readers.get(index)?.name),
      ['tee', 'wc', undefined, undefined],
    )
  })
})
