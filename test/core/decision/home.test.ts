// Whose home `~` is: the agent's, which its transcript names, before the gateway's own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { home_of_agent } from '#core/decision/entry.ts'

const TOLD: readonly [path: string, home: string][] = [
  ['/home/ada/.claude/projects/-home-ada-shop/1.jsonl', '/home/ada'],
  ['/tmp/trial/home/.claude/projects/x/1.jsonl', '/tmp/trial/home'],
  ['/Users/ada/.codex/sessions/2026/11/21/rollout.jsonl', '/Users/ada'],
  ['C:\\Users\\ada\\.claude\\projects\\x\\1.jsonl', 'C:\\Users\\ada'],
]
for (const [path, home] of TOLD) test(`${path} lies in ${home}`, () => assert.equal(home_of_agent(path), home))

for (const path of [
  '',
  'transcript.jsonl',
  '.claude/projects/x.jsonl',
  '/var/lib/agents/1.jsonl',
  '/.claude/projects/x',
]) {
  test(`${path || 'no path'} tells of no home`, () => assert.equal(home_of_agent(path), null))
}
