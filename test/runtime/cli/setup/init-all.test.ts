// `asg init --all` and `asg uninit --all`: every client that is here, one result each, none kept back by another.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'

const homes: Home[] = []
after(() => {
  for (const home of homes) home.remove()
})
/** A home with Claude Code on the PATH and the folders of two other clients. */
function fresh(): Home {
  const home = new_home()
  homes.push(home)
  home.program('claude', '#!/bin/sh\necho "2.1.329 (Claude Code)"\n')
  for (const folder of ['.codex', '.gemini']) mkdirSync(join(home.path, folder))
  return home
}
const documents = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const recorded = (home: Home): string[] =>
  JSON.parse(readFileSync(join(home.path, '.asg/clients.json'), 'utf8')).clients.map(
    (one: { client: string }) => one.client,
  )
const everything = (home: Home) => readdirSync(home.path, { recursive: true }).toSorted()

suite('--all', () => {
  test('wires every client that is here and none that is not, and takes all of them out again exactly', async () => {
    const home = fresh()
    const before = everything(home)
    const { exit, stderr } = await asg(home, ['init', '--all', '--yes'])
    assert.equal(exit, 0)
    assert.match(stderr, /3 of 3 clients done\./)
    assert.deepEqual(recorded(home), ['claude-code', 'codex', 'gemini'])
    assert.equal(existsSync(join(home.path, '.copilot')), false)
    const again = documents((await asg(home, ['init', '--all', '--yes', '--json'])).stdout)
    assert.deepEqual(
      again.map(({ schema, client, changed }) => [schema, client, changed]),
      [
        ['asg/init/v1', 'claude-code', false],
        ['asg/init/v1', 'codex', false],
        ['asg/init/v1', 'gemini', false],
      ],
    )
    assert.equal((await asg(home, ['uninit', '--all', '--yes'])).exit, 0)
    assert.deepEqual(
      everything(home).filter((path) => !String(path).includes('.bak')),
      before,
    )
  })
  test('a dry run shows every change and writes nothing', async () => {
    const home = fresh()
    const before = everything(home)
    const { exit, stdout, stderr } = await asg(home, ['init', '--all', '--dry-run'])
    assert.equal(exit, 0)
    assert.match(stderr, /3 of 3 clients shown, none of them changed\./)
    for (const file of ['.claude/settings.json', '.codex/hooks.json', '.gemini/settings.json']) {
      assert.ok(stdout.includes(`+++ ${join(home.path, file)}`), file)
    }
    assert.deepEqual(everything(home), before)
  })
  test('a client that cannot be wired is named, and the others are wired', async () => {
    const home = fresh()
    home.write('.codex/hooks.json', '{ this is no JSON')
    const told = await asg(home, ['init', '--all', '--yes'])
    assert.notEqual(told.exit, 0)
    assert.match(told.stderr, /2 of 3 clients done; not: codex\./)
    assert.deepEqual(recorded(home), ['claude-code', 'gemini'])
    assert.equal(readFileSync(join(home.path, '.codex/hooks.json'), 'utf8'), '{ this is no JSON')
    const [, codex] = documents((await asg(home, ['init', '--all', '--yes', '--json'])).stdout)
    assert.deepEqual([codex.client, codex.changed, codex.exit], ['codex', false, told.exit])
    assert.match(codex.problem, /hooks\.json/)
  })
  test('a client that was taken off the machine is taken out as well', async () => {
    const home = fresh()
    await asg(home, ['init', '--all', '--yes'])
    home.without_program('claude')
    const removed = documents((await asg(home, ['uninit', '--all', '--yes', '--json'])).stdout)
    assert.deepEqual(
      removed.map(({ client, changed }) => [client, changed]),
      [
        ['claude-code', true],
        ['codex', true],
        ['gemini', true],
      ],
    )
  })
  test('without a terminal it needs --yes, without any client it fails, with a client it is a usage error', async () => {
    const home = fresh()
    const unasked = await asg(home, ['init', '--all'])
    assert.equal(unasked.exit, 2)
    assert.match(unasked.stderr, /--yes/)
    assert.equal(existsSync(join(home.path, '.asg')), false)
    const empty = new_home()
    homes.push(empty)
    const nobody = await asg(empty, ['init', '--all', '--yes'])
    assert.deepEqual([nobody.exit, /no client was found/.test(nobody.stderr)], [1, true])
    assert.equal((await asg(home, ['init', '--all', 'codex', '--yes'])).exit, 2)
  })
})
