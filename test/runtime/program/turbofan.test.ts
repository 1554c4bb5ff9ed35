// V8's heaviest compiler while a gateway starts: it compiles nothing, and everything that is called very often afterwards.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { suite, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MODULE = new URL('../../../runtime/program/turbofan.js', import.meta.url).href

/** Calls a function many times, in turns of the event loop because V8 compiles beside it, and prints whether Turbofan compiled it. */
const PROGRAM = `
  import { hold_back_turbofan, release_turbofan } from ${JSON.stringify(MODULE)}
  import { setImmediate as turn } from 'node:timers/promises'
  const TURBOFAN = 1 << 6
  async function is_compiled(sum) {
    for (let turns = 0; turns < 2000; turns++) {
      for (let calls = 0; calls < 2000; calls++) sum([calls, turns, 3])
      if (%GetOptimizationStatus(sum) & TURBOFAN) return true
      await turn()
    }
    return false
  }
  const made = () => new Function('list', 'let sum = 0; for (const one of list) sum += one; return sum')
  hold_back_turbofan()
  const held = await is_compiled(made())
  release_turbofan()
  console.log(JSON.stringify([held, await is_compiled(made())]))`

/** What the program prints under these flags of V8. */
async function printed(...flags: string[]): Promise<unknown> {
  const options = ['--allow-natives-syntax', ...flags, '--input-type=module', '--eval', PROGRAM]
  return JSON.parse((await run(process.execPath, options)).stdout)
}

suite('Turbofan', () => {
  test('is held back until it is released', async () => {
    assert.deepEqual(await printed(), [false, true])
  })

  test('stays off for whoever switched it off', async () => {
    assert.deepEqual(await printed('--no-opt'), [false, false])
  })
})
