// Two instances on one Redis are one instance in memory: whatever happens, in whatever order attempts end, on whichever
// instance, views, rows, facts and waiting approvals are equal. Source: SCALE 5 ("parity with the in-process reducer").
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import type { FileFacts } from '#core/policy/verdict.ts'
import type { SharedState } from '#core/port/shared-state.ts'
import type { Entry, SessionChange, SessionView } from '#core/session/entry.ts'
import { to_row } from '#core/session/row.ts'
import type { Step } from '#core/session/sequence.ts'
import { NO_REDIS } from '#test/support/process/redis-server.ts'
import { entry as any_entry } from '#test/support/seed/entries.ts'
import { memory_world, redis_worlds, result_of, type World } from '#test/support/shared-worlds.ts'

const redis = NO_REDIS === false ? await redis_worlds() : null
after(() => redis?.close())

const NOTHING: Step = {
  credentials: [],
  sends: false,
  sent: [],
  downloads: [],
  executables: [],
  persists: false,
  recon: [],
  exploits: false,
  staged: [],
}
const STEPS: readonly (Step | null)[] = [
  null,
  { ...NOTHING, credentials: ['/home/dev/.ssh/id_rsa'] },
  { ...NOTHING, sends: true, sent: ['/home/dev/.ssh/id_rsa'] },
  { ...NOTHING, recon: ['whoami'] },
  { ...NOTHING, exploits: true },
]
const LEARNED: readonly (FileFacts | null)[] = [
  null,
  {
    written: new Map([['/p/x.sh', { content: 'rm -rf /srv', source: 'agent', host: null, executable: true }]]),
    secrets_read: [],
    hosts: ['a.example'],
    denied_effects: [],
  },
  { written: new Map(), secrets_read: ['/p/.env'], hosts: [], denied_effects: [], own: ['branch try/x'] },
  { written: new Map(), secrets_read: [], hosts: [], denied_effects: [], disowned: ['branch try/x'], own: ['/p/new'] },
  { written: new Map(), secrets_read: [], hosts: [], denied_effects: [], prelude: { cwd: '/p', lines: ['cd src'] } },
]

type Act =
  | { kind: 'enter'; danger: number; word: number; step: number; learned: number; serious: boolean; print: number }
  | { kind: 'end'; which: number; drops: boolean }
  | { kind: 'change'; what: number; which: number }
  | { kind: 'advance'; ms: number }
  | { kind: 'sweep' }

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('enter' as const),
      danger: fc.nat(3),
      word: fc.nat(3),
      step: fc.nat(STEPS.length - 1),
      learned: fc.nat(LEARNED.length - 1),
      serious: fc.boolean(),
      print: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      which: fc.nat(9),
      drops: fc.nat(3).map((one) => one === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), what: fc.nat(5), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), ms: fc.constantFrom(1, 1000, 30_000, 700_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
)

const plain_view = ({ state, ...view }: SessionView) => ({ ...view, row: to_row(state) })

const SETTINGS = {
  enforcement_enabled: true,
  enforcement_threshold: 4,
  enforcement_cooldown_seconds: 60,
  max_pending_approvals: 3,
  trajectory_alert_action: 'defer',
} as const

/** Plays the same acts in a world; `side` tells which instance does which. Returns everything that can be seen. */
async function play(
  world: World,
  acts: readonly Act[],
  entries: readonly Entry[],
  side: (at: number) => SharedState,
): Promise<unknown[]> {
  const seen: unknown[] = []
  const open: { claim: string; made: Entry; shared: SharedState }[] = []
  const approvals: string[] = []
  for (const [at, one] of acts.entries()) {
    const shared = side(at)
    const now_ms = world.clock.now_ms()
    switch (one.kind) {
      case 'enter': {
        const made = structuredClone(entries[at])
        if (made === undefined) break
        await shared.facts('s-1')
        const entered = await shared.enter(made)
        assert.ok(entered.kind === 'fresh')
        if (entered.view.approval?.joined === false) approvals.push(entered.view.approval.id)
        open.push({ claim: entered.claim, made, shared })
        seen.push(plain_view(entered.view), entered.row)
        break
      }
      case 'end': {
        const [ended] = open.splice(one.which % Math.max(1, open.length), 1)
        if (ended === undefined) break
        if (one.drops) await ended.shared.drop(ended.claim)
        else await ended.shared.settle(ended.claim, { kind: 'result', result: result_of(ended.made) })
        break
      }
      case 'change': {
        const change = change_of(one.what, approvals[one.which % Math.max(1, approvals.length)] ?? 'none', now_ms)
        const { view, row, changed } = await shared.change('s-1', change, now_ms)
        seen.push(plain_view(view), row, changed)
        break
      }
      case 'advance':
        world.clock.advance(one.ms)
        break
      case 'sweep':
        seen.push((await shared.sweep(now_ms, 10)).map(({ row, view }) => [row, view.transitions]))
    }
    seen.push(await look(side(at + 1)))
  }
  return seen
}

/** What any instance tells of the session now. */
async function look(shared: SharedState): Promise<unknown> {
  const facts = await shared.facts('s-1')
  const { names: _, ...rest } = facts ?? { names: null }
  const view = await shared.view('s-1')
  return structuredClone([view && plain_view(view), rest, await shared.pending_approvals()])
}

function change_of(what: number, approval_id: string, now_ms: number): SessionChange {
  const changes: readonly SessionChange[] = [
    { kind: 'settle', approval_id, state: 'allowed', lease_until_ms: now_ms + 60_000 },
    { kind: 'settle', approval_id, state: 'denied', lease_until_ms: now_ms + 60_000 },
    { kind: 'release' },
    { kind: 'post_action', score: 1.5, next: 'defer', told: ['evil.example'], failed: [] },
    { kind: 'quarantine', by: 'op', reason: 'why' },
    { kind: 'unquarantine', by: 'op', reason: null },
  ]
  return changes[what] ?? { kind: 'release' }
}

const WORDS = ['allow', 'audit', 'defer', 'block'] as const

/** The events of the acts, made once for both worlds. */
function entries_of(acts: readonly Act[], start_ms: number): Entry[] {
  let now_ms = start_ms
  return acts.map((one) => {
    if (one.kind === 'advance') now_ms += one.ms
    if (one.kind !== 'enter') return any_entry({ at_ms: now_ms })
    const word = WORDS[one.word] ?? 'allow'
    const strict = word === 'defer' || word === 'block'
    const verdict = { word, d1: one.danger, rule_id: strict ? 'r' : null, rule_driven: strict }
    const made = any_entry({ at_ms: now_ms, verdict, fingerprint: `f${one.print}` })
    return {
      ...made,
      // Nobody sweeps them here.
      approval: made.approval && { ...made.approval, expires_at_ms: now_ms + 1e9 },
      step: STEPS[one.step] ?? null,
      learned: LEARNED[one.learned] ?? null,
      stirs: one.danger > 1,
      serious_effects: one.serious && strict ? ['fs.delete /srv'] : [],
    }
  })
}

/** One instance hears only from the log, before it looked for the session's past, what a person allowed. */
const ANSWERED_UNSEEN: Act[] = [
  { kind: 'change', what: 0, which: 0 },
  { kind: 'enter', danger: 0, word: 2, step: 0, learned: 2, serious: false, print: 0 },
  { kind: 'end', which: 0, drops: false },
  { kind: 'change', what: 0, which: 0 },
  { kind: 'advance', ms: 1 },
]

test('two instances on one Redis do what one in memory does', { skip: NO_REDIS }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 60 }),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      async (acts, sides) => {
        const local = await memory_world(SETTINGS)
        const shared = await redis?.make(2, SETTINGS)
        assert.ok(shared)
        try {
          const entries = entries_of(acts, local.clock.now_ms())
          const expected = await play(local, acts, entries, () => local.a)
          const found = await play(shared, acts, entries, (at) => (sides[at % sides.length] ? shared.a : shared.b))
          assert.deepEqual(found, expected)
        } finally {
          await shared.close()
        }
      },
    ),
    { numRuns: 100, examples: [[ANSWERED_UNSEEN, [false, false, false, false, false, true, false]]] },
  )
})
