// node test/bench/verdicts.ts: judges some 150 000 commands, calls, outputs and sessions before a refactoring, and again
// after it. What is saved holds the inputs, too, so that it can be compared with any later tree.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { number_of, run_command, UsageError } from '#test/bench/command.ts'
import { answer } from '#test/bench/verdicts/answer.ts'
import { collect, type Input } from '#test/bench/verdicts/input.ts'
import { chance_of } from '#test/bench/verdicts/variant.ts'

const USAGE = `node test/bench/verdicts.ts (--save FILE | --against FILE) [options] [files]
  --save FILE     judge everything and write inputs and answers; with --against, of its inputs
  --against FILE  judge what FILE holds and print every answer that became another one; exit 1 when there is one
  --every N       only every Nth input
  --show N        how many changed answers are printed (default 20)
Files are labelled lines (test/corpus/README.md) to be judged besides those of test/corpus and what the tests hold.`

const OPTIONS = {
  save: { type: 'string' },
  against: { type: 'string' },
  every: { type: 'string' },
  show: { type: 'string' },
} as const

interface Answered {
  input: Input
  answer: string
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const { save, against } = values
  if (save === undefined && against === undefined) throw new UsageError('one of --save and --against is needed')
  const every = Math.floor(number_of('every', values.every, 1) ?? 1)
  const shown = number_of('show', values.show) ?? 20
  const before = against === undefined ? null : read(against).filter((_, index) => index % every === 0)
  const inputs = before?.map(({ input }) => input) ?? collect(PROJECT, positionals, chance_of(SEED))
  const after = inputs.map((input): Answered => ({ input, answer: answer(input) }))
  if (save !== undefined) writeFileSync(save, after.map((line) => `${JSON.stringify(line)}\n`).join(''))
  if (before === null) {
    console.log(`${after.length} inputs judged`)
    return 0
  }
  const changed = after.flatMap((line, index) => {
    const was = before[index]?.answer
    return was === undefined || was === line.answer ? [] : [{ ...line, was }]
  })
  for (const { input, was, answer } of changed.slice(0, shown))
    console.log(`${JSON.stringify(input)}\n  was ${was}\n  is  ${answer}`)
  console.log(`${after.length} inputs judged, ${changed.length} answers changed`)
  return changed.length === 0 ? 0 : 1
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const SEED = 12345

function read(file: string): Answered[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Answered)
}

await run_command('verdicts', USAGE, main)
