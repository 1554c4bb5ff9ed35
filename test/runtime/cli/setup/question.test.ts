// What counts as a yes to a question of the command line, and that no answer ends it quietly.
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { suite, test } from 'node:test'
import { said_yes } from '#runtime/cli/setup/question.ts'

/** A terminal in which these keys are typed after the question was shown. */
function typed(keys: string | null, terminal: boolean, interrupted = () => {}): Promise<boolean> {
  const input = Object.assign(new PassThrough(), { isTTY: terminal, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: terminal })
  output.once('data', () => {
    if (keys === null) input.end()
    else input.write(keys)
  })
  return said_yes('Write this? [y/N] ', { input, output, interrupted })
}

suite('a question', () => {
  for (const terminal of [true, false]) {
    test(`is agreed to by y or yes alone${terminal ? ', at a terminal' : ''}`, async () => {
      for (const yes of ['y', 'Y', 'yes', ' Yes ']) assert.equal(await typed(`${yes}\n`, terminal), true, yes)
      for (const no of ['', 'n', 'no', 'yeah', 'j']) assert.equal(await typed(`${no}\n`, terminal), false, no)
    })
    test(`that is left with an input that ends is a no${terminal ? ', at a terminal' : ''}`, async () => {
      assert.equal(await typed(null, terminal), false)
    })
  }
  test('that is left with Ctrl+D is a no', async () => {
    assert.equal(await typed('\u0004', true), false)
  })
  test('that is left with Ctrl+C is a no and ends the command', async () => {
    for (const keys of ['\u0003', 'y\u0003']) {
      let ended = 0
      assert.equal(await typed(keys, true, () => ended++), false)
      assert.equal(ended, 1)
    }
  })
})
