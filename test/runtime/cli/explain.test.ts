import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { run_explain } from '#runtime/cli/explain.ts'
import { run_rules } from '#runtime/cli/rules.ts'
import type { Terminal } from '#runtime/cli/terminal.ts'

function recorder() {
  const lines: string[] = []
  const documents: Record<string, unknown>[] = []
  const terminal: Terminal = {
    env: { HOME: '/home/dev' },
    interactive: false,
    out: (line) => void lines.push(line),
    say: (line) => void lines.push(line),
    paint: (_style, text) => text,
    drained: () => Promise.resolve(),
    json: (verb, document) => void documents.push({ schema: `asg/${verb}/v1`, ...document }),
  }
  return { lines, documents, terminal }
}

describe('asg explain', () => {
  for (const [command, exit, rule] of [
    ['npm test', 0, null],
    ['rm -rf ~', 1, 'core.fs/rm-home'],
    ['git push --force origin main', 3, 'core.git/push-force'],
  ] as const) {
    test(`${command} ends with ${exit}`, async () => {
      const { lines, terminal } = recorder()
      assert.equal(await run_explain([command, '--cwd', '/home/dev/project'], terminal), exit)
      if (rule !== null)
        assert.ok(
          lines.some((line) => line.includes(rule)),
          lines.join('\n'),
        )
    })
  }

  test('says what would have to change', async () => {
    const { documents, terminal } = recorder()
    await run_explain(['git push --force origin main', '--json'], terminal)
    assert.equal(documents[0]?.schema, 'asg/explain/v1')
    assert.equal(documents[0]?.allowed_if, 'without --force')
  })

  test('shows no terminal sequences of the command', async () => {
    const { lines, terminal } = recorder()
    await run_explain(['echo \u001b[2J hi'], terminal)
    assert.ok(!lines.join('').includes('\u001b'))
  })

  test('refuses an unknown trust', async () => {
    await assert.rejects(run_explain(['ls', '--trust', 'root'], recorder().terminal), /--trust must be one of/)
  })
})

describe('asg rules', () => {
  test('lists every rule, shows one and proves all', async () => {
    const { lines, documents, terminal } = recorder()
    assert.equal(await run_rules(['list'], terminal), 0)
    assert.ok(lines.some((line) => line.startsWith('core.fs/rm-root')))
    assert.equal(await run_rules(['show', 'core.git/push-force', '--json'], terminal), 0)
    const [shown] = documents
    assert.equal((shown as { rule: { id: string } }).rule.id, 'core.git/push-force')
    assert.equal(await run_rules(['lint'], terminal), 0)
    await assert.rejects(run_rules(['show', 'nothing/here'], terminal), /no rule is called/)
  })
})
