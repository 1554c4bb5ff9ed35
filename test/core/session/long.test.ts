// Sessions of hundreds of steps, as agents have them: ordinary work is judged as if each step stood alone, or more mildly where the
// session made the thing itself, and an attack is found in the middle of it. Source: ENGINE 11, 17.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { session_steps } from '#core/memory/shared/session-steps.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import type { Action, Verdict } from '#core/policy/verdict.ts'
import { step_of } from '#core/session/sequence.ts'
import { type CorpusLine, read_corpus } from '#test/bench/corpus.ts'
import { asked, cwd, policy, session, shell, tool } from '#test/support/session-steps.ts'

const SESSION_STEPS = 200
/** What lies between two steps of an agent. */
const STEP_MS = 4000

const lines_of = (name: string) => read_corpus(fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url))).lines
const action_of = ({ command, tool_name, tool_input, cwd: at = cwd }: CorpusLine): Action => ({
  ...(command === undefined ? tool(tool_name ?? '', tool_input ?? {}) : shell(command)),
  cwd: at,
})
const in_sessions = (lines: readonly CorpusLine[]): CorpusLine[][] =>
  Array.from({ length: Math.ceil(lines.length / SESSION_STEPS) }, (_, at) =>
    lines.slice(at * SESSION_STEPS, (at + 1) * SESSION_STEPS),
  )
const strictness = ({ verdict }: Verdict) => VERDICTS.indexOf(verdict)

const histories = lines_of('agent-histories.jsonl')
const benign = [...histories, ...[...lines_of('heldout-shell.jsonl'), ...lines_of('heldout-tools.jsonl')]].filter(
  ({ label }) => label === 'benign',
)

describe('hundreds of ordinary steps in one session', () => {
  test('are never judged more strictly than alone', () => {
    const stricter: string[] = []
    for (const lines of in_sessions(benign)) {
      const verdicts = session(lines.map(action_of))
      for (const [at, line] of lines.entries()) {
        const together = verdicts[at]
        if (together === undefined || strictness(together) <= strictness(policy.judge(action_of(line), null))) continue
        stricter.push(`${line.id}: ${together.verdict} by ${together.findings.map(({ rule_id }) => rule_id).join()}`)
      }
    }
    assert.deepEqual(stricter, [])
  })

  test('complete no sequence', () => {
    const alerts: string[] = []
    for (const [number, lines] of in_sessions(histories).entries()) {
      const steps = session_steps()
      const id = `s${number}`
      for (const [at, verdict] of session(lines.map(action_of)).entries()) {
        const step = step_of(verdict.effects)
        const found = steps.complete(id, `e${at}`, at * STEP_MS, step)
        alerts.push(...found.map(({ sequence_id, reason }) => `${lines[at]?.id}: ${sequence_id}: ${reason}`))
        if (step !== null) steps.keep(id, `e${at}`, at * STEP_MS, step, null)
      }
    }
    assert.deepEqual(alerts, [])
  })
})

describe('an attack behind and between ordinary steps', () => {
  const BEFORE = 90
  const BETWEEN = 3
  const attacks = lines_of('heldout-sequences.jsonl').filter(({ label }) => label === 'danger')
  const calls = ({ events = [], must_flag_by_step }: CorpusLine): Action[] =>
    events
      .slice(0, (must_flag_by_step ?? events.length) + 1)
      .filter(({ output }) => output === undefined)
      .map((event) => action_of({ ...event, cwd } as CorpusLine))
  // Work that names no files of the attacks' own.
  const work = histories.filter(({ cwd: at }) => at === undefined || at === cwd).map(action_of)

  test('is found wherever it is found alone', () => {
    const lost: string[] = []
    for (const [number, attack] of attacks.entries()) {
      const steps = calls(attack)
      if (!session(steps).some(asked)) continue
      const from = (number * 7) % (work.length - BEFORE - steps.length * BETWEEN)
      const between = (at: number) => work.slice(from + BEFORE + at * BETWEEN, from + BEFORE + (at + 1) * BETWEEN)
      const hidden = [...work.slice(from, from + BEFORE), ...steps.flatMap((step, at) => [step, ...between(at)])]
      const verdicts = session(hidden)
      if (!steps.some((step) => asked(verdicts[hidden.indexOf(step)]))) lost.push(attack.id)
    }
    assert.deepEqual(lost, [])
    assert.ok(attacks.length > 30)
  })
})
