// However long a session lives, what is remembered of it stays within its limits, and the oldest goes first. Source: ENGINE 11.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  MAX_SEQUENCE_STEPS,
  MAX_SESSION_DENIED,
  MAX_SESSION_FILES,
  MAX_SESSION_HOSTS,
  MAX_SESSION_SECRETS,
} from '#core/limits.ts'
import { session_overlays } from '#core/memory/shared/overlay.ts'
import { session_steps } from '#core/memory/shared/session-steps.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { Action, WrittenFile } from '#core/policy/verdict.ts'

const file: WrittenFile = { content: null, source: 'agent', host: null, executable: false }
const cwd = '/home/dev/project'

test('files, secrets, hosts and refused effects of a session are bounded, the newest are kept', () => {
  const overlays = session_overlays()
  for (let at = 0; at < 1000; at++) {
    overlays.learn('s', {
      written: new Map([[`/p/${at}`, file]]),
      secrets_read: [`/k/${at}`],
      hosts: [`h${at}.example`],
      denied_effects: [`block fs.delete /d/${at}`],
      prelude: { cwd, lines: [`cd /p/${at}`] },
    })
  }
  const facts = overlays.get('s')
  assert.equal(facts?.written.size, MAX_SESSION_FILES)
  assert.equal(facts?.secrets_read.length, MAX_SESSION_SECRETS)
  assert.equal(facts?.hosts.length, MAX_SESSION_HOSTS)
  assert.equal(facts?.denied_effects.length, MAX_SESSION_DENIED)
  assert.ok((facts?.prelude?.lines.length ?? 0) <= 8)
  assert.ok(facts?.written.has('/p/999') && !facts.written.has('/p/0'))
  assert.deepEqual(facts?.hosts.at(-1), 'h999.example')
  overlays.forget('s')
  assert.equal(overlays.get('s'), null)
})

test('a download, a copy of a secret and a harmful script outlive hundreds of ordinary files, but not each other', () => {
  const overlays = session_overlays()
  const learn = (path: string, one: WrittenFile) =>
    overlays.learn('s', { written: new Map([[path, one]]), secrets_read: [], hosts: [], denied_effects: [] })
  const download: WrittenFile = { ...file, source: 'download' }
  const harmful: WrittenFile = { ...file, content: 'x', would: [{ rule_id: 'core.fs/rm-tree', names: null }] }
  const kept = { '/p/tool': download, '/p/copy': file, '/p/x.sh': harmful }
  for (const [path, one] of Object.entries(kept)) learn(path, one)
  for (let at = 0; at < 1000; at++) learn(`/p/${at}.ts`, { ...file, content: 'export {}' })
  const { written } = overlays.get('s') ?? {}
  assert.equal(written?.size, MAX_SESSION_FILES)
  for (const path of Object.keys(kept)) assert.ok(written?.has(path), path)
  for (let at = 0; at < 1000; at++) learn(`/d/${at}`, download)
  assert.equal(written?.size, MAX_SESSION_FILES)
  assert.equal(written?.has('/p/tool'), false)
  assert.ok(written?.has('/d/999'))
})

test('steps of a session are bounded', () => {
  const steps = session_steps()
  const step = {
    credentials: [],
    sends: false,
    sent: [],
    downloads: ['/p/x'],
    executables: [],
    persists: false,
    recon: [],
    exploits: false,
    staged: [],
  }
  for (let at = 0; at < MAX_SEQUENCE_STEPS * 4; at++) {
    steps.complete('s', `e${at}`, at, step)
    steps.keep('s', `e${at}`, at, step, null)
  }
  const last = { ...step, downloads: [], executables: ['/p/x'] }
  const [alert] = steps.complete('s', 'last', MAX_SEQUENCE_STEPS * 4, last)
  assert.deepEqual(alert?.matched_event_ids.length, 2)
})

test('what a written file would do is bounded, and a step that adds to it again and again adds nothing more', () => {
  const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
  const overlays = session_overlays()
  const act = (command: string): Action => ({
    tool_name: 'Bash',
    payload: { command, cwd },
    cwd,
    workspace_root: cwd,
    home: '/home/dev',
    facts: null,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (at) => {
      const { learned } = policy.judge(act(`npm pkg set scripts.s${at}="rm -rf ~/backups"`), overlays.get('s'))
      if (learned) overlays.learn('s', learned)
    }),
    { numRuns: 200 },
  )
  const known = overlays.get('s')?.written.get(`${cwd}/package.json`)
  assert.ok((known?.would?.length ?? 0) > 0 && (known?.would?.length ?? 0) <= 32)
})
