// V8's optimising compilers while a gateway starts: nothing is optimised, and everything that is called often afterwards.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { suite, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MODULE = new URL('../../../runtime/program/optimizers.js', import.meta.url).href

/** Calls a function many times, in turns of the event loop because V8 compiles beside it, and prints whether it was optimised. */
const PROGRAM = `
  import { hold_back_optimizers, release_optimizers } from ${JSON.stringify(MODULE)}
  import { setImmediate as turn } from 'node:timers/promises'
  const OPTIMIZED = 1 << 4
  async function is_optimized(sum) {
    for (let turns = 0; turns < 2000; turns++) {
      for (let calls = 0; calls < 2000; calls++) sum([calls, turns, 3])
      if (%GetOptimizationStatus(sum) & OPTIMIZED) return true
      await turn()
    }
    return false
  }
  const made = () => new Function('list', 'let sum = 0; for (const one of list) sum += one; return sum')
  hold_back_optimizers()
  const held = await is_optimized(made())
  release_optimizers()
  console.log(JSON.stringify([held, await is_optimized(made())]))`

/** What the program prints under these flags of V8. */
async function printed(...flags: string[]): Promise<unknown> {
  const options = ['--allow-natives-syntax', ...flags, '--input-type=module', '--eval', PROGRAM]
  return JSON.parse((await run(process.execPath, options)).stdout)
}

suite('optimising compilers', () => {
  test('are held back until they are released', async () => {
    assert.deepEqual(await printed(), [false, true])
  })

  test('stay off for whoever switched them off', async () => {
    assert.deepEqual(await printed('--no-opt', '--no-maglev'), [false, false])
  })
})
