// Two of V8's compilers while a gateway starts: they compile nothing, and everything that is called often afterwards.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { suite, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MODULE = new URL('../../../runtime/program/compilers.js', import.meta.url).href

/** Calls a function many times, in turns of the event loop because V8 compiles beside it, and prints whether each compiler took it. */
const PROGRAM = `
  import { hold_back_compilers, release_compilers } from ${JSON.stringify(MODULE)}
  import { setImmediate as turn } from 'node:timers/promises'
  const TURBOFAN = 1 << 6
  const SPARKPLUG = 1 << 15
  async function compiled() {
    const sum = new Function('list', 'let sum = 0; for (const one of list) sum += one; return sum')
    let seen = 0
    for (let turns = 0; turns < 2000 && !(seen & TURBOFAN); turns++) {
      for (let calls = 0; calls < 2000; calls++) {
        sum([calls, turns, 3])
        seen |= %GetOptimizationStatus(sum)
      }
      await turn()
    }
    return [(seen & SPARKPLUG) > 0, (seen & TURBOFAN) > 0]
  }
  hold_back_compilers()
  const held = await compiled()
  release_compilers()
  console.log(JSON.stringify([held, await compiled()]))`

/** What the program prints under these flags of V8. */
async function printed(...flags: string[]): Promise<unknown> {
  const options = ['--allow-natives-syntax', ...flags, '--input-type=module', '--eval', PROGRAM]
  return JSON.parse((await run(process.execPath, options)).stdout)
}

suite('Sparkplug and Turbofan', () => {
  test('are held back until they are released', async () => {
    assert.deepEqual(await printed(), [
      [false, false],
      [true, true],
    ])
  })

  test('stay off for whoever switched one off', async () => {
    assert.deepEqual(await printed('--no-opt'), [
      [false, false],
      [true, false],
    ])
    assert.deepEqual(await printed('--no-sparkplug'), [
      [false, false],
      [false, true],
    ])
  })
})
