// What every SharedState must do, run over each adapter: exact counts and one transition whoever else writes, leases that
// pass once, refusals that are remembered, claims that are evaluated once. Source: CONTRACT 0.9, 1.5, 1.7, 3, 4.1, 6;
// SCALE 6 ("state", "idempotency").
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { SharedState } from '#core/port/shared-state.ts'
import type { Claim, Entry } from '#core/session/entry.ts'
import { from_row } from '#core/session/row.ts'
import { NO_REDIS } from '#test/support/process/redis-server.ts'
import { entry as any_entry, type EntryChange } from '#test/support/seed/entries.ts'
import { act, type MakeWorld, memory_world, redis_worlds, result_of, type World } from '#test/support/shared-worlds.ts'

const redis = NO_REDIS === false ? await redis_worlds() : null
after(() => redis?.close())

const on_redis =
  (instances: 1 | 2): MakeWorld =>
  (settings) =>
    redis?.make(instances, settings) ?? Promise.reject(new Error('no Redis'))

const WORLDS: readonly { name: string; make: MakeWorld; skip: string | false }[] = [
  { name: 'core/memory/shared', make: memory_world, skip: false },
  { name: 'runtime/shared', make: on_redis(1), skip: NO_REDIS },
  { name: 'runtime/shared in two instances', make: on_redis(2), skip: NO_REDIS },
]

/** Runs in a world of its own. */
const within =
  (make: MakeWorld, run: (world: World) => Promise<void>, settings?: Parameters<MakeWorld>[0]) => async () => {
    const world = await make(settings)
    try {
      await run(world)
    } finally {
      await world.close()
    }
  }

const REFUSED = { verdict: { word: 'block', rule_id: 'r', rule_driven: true, d1: 3, d2: 3, d3: 3 } } as const
const ASKED = { verdict: { word: 'defer', rule_id: 'r', rule_driven: false, d1: 1 } } as const
/** Counts for enforcement, but the rules let it pass. */
const GRAVE = { verdict: { word: 'audit', d1: 3, d2: 0, d3: 0 }, d5: 2 } as const

const claim = (key: string, event_hash = 'h'): Claim => ({ key, event_hash, ttl_ms: 15_000 })

for (const { name, make, skip } of WORLDS) {
  const at = (world: World, change: EntryChange = {}): Entry => any_entry({ at_ms: world.clock.now_ms(), ...change })

  describe(`${name}: a session`, { skip }, () => {
    test(
      'counts 400 concurrent events exactly',
      within(make, async (world) => {
        const both = [world.a, world.b]
        const events = Array.from({ length: 400 }, (_, i) => ({ shared: both[i % 2] ?? world.a, made: at(world) }))
        const views = await Promise.all(events.map(({ shared, made }) => act(shared, made)))
        const counts = views.map(({ row }) => from_row(row).event_count).sort((one, other) => one - other)
        assert.deepEqual(
          counts,
          events.map((_, i) => i + 1),
        )
        assert.equal(new Set(views.map(({ row }) => row.revision)).size, 400)
        for (const shared of both) {
          const state = (await shared.view('s-1'))?.state
          assert.equal(state?.event_count, 400)
          assert.equal(state?.allow_count, 400)
        }
      }),
    )

    test(
      'comes under enforcement once, and nothing passes after that',
      within(
        make,
        async (world) => {
          const both = [world.a, world.b]
          const entered = await Promise.all(
            Array.from({ length: 400 }, (_, i) => act(both[i % 2] ?? world.a, at(world, GRAVE))),
          )
          const transitions = entered.flatMap(({ view }) => view.transitions)
          assert.equal(transitions.length, 1)
          const ordered = entered.toSorted((one, other) => one.row.revision - other.row.revision)
          const threshold = ordered.findIndex(({ view }) => view.transitions.length > 0)
          assert.equal(threshold, world.settings.enforcement_threshold - 1)
          assert.deepEqual(new Set(ordered.slice(threshold + 1).map(({ view }) => view.decision)), new Set(['block']))
        },
        { enforcement_enabled: true, enforcement_action: 'block' },
      ),
    )

    test(
      'is released by the end of its cooldown, which is reported once',
      within(
        make,
        async (world) => {
          const { a, b, clock, settings } = world
          for (let i = 0; i < settings.enforcement_threshold; i++) await act(a, at(world, GRAVE), world.store)
          assert.equal((await b.view('s-1'))?.state.enforced, 1)
          clock.advance(settings.enforcement_cooldown_seconds * 1000 - 1)
          assert.equal((await a.sweep(clock.now_ms(), 10)).length + (await b.sweep(clock.now_ms(), 10)).length, 0)
          clock.advance(1)
          const swept = await Promise.all([a.sweep(clock.now_ms(), 10), b.sweep(clock.now_ms(), 10)])
          const transitions = swept.flat().flatMap(({ view }) => view.transitions)
          assert.deepEqual(
            transitions.map((one) => one.state),
            ['released'],
          )
          assert.equal((await b.view('s-1'))?.state.enforced, 0)
          assert.deepEqual(await a.sweep(clock.now_ms(), 10), [])
        },
        { enforcement_enabled: true, enforcement_action: 'block' },
      ),
    )

    test(
      'is quarantined and released by an operator, once, wherever it is done',
      within(make, async (world) => {
        const { a, b, clock } = world
        const change = { kind: 'quarantine', by: 'op', reason: null } as const
        const twice = await Promise.all([a, b].map((shared) => shared.change('s-1', change, clock.now_ms())))
        assert.deepEqual(twice.map(({ changed }) => changed).sort(), [false, true])
        assert.equal((await act(b, at(world))).view.cause, 'quarantine')
        await b.change('s-1', { kind: 'unquarantine', by: 'op', reason: null }, clock.now_ms())
        assert.equal((await act(a, at(world))).view.decision, 'allow')
      }),
    )

    test(
      'takes a change back whose row could not be saved',
      within(make, async (world) => {
        const { a, b, clock } = world
        const asked = await act(a, at(world, ASKED))
        assert.equal(await b.pending_approvals(), 1)
        const changed = await b.change('s-1', { kind: 'quarantine', by: 'op', reason: null }, clock.now_ms())
        assert.equal(await a.pending_approvals(), 0)
        await changed.undo()
        assert.equal(await a.pending_approvals(), 1)
        const again = await act(a, at(world, ASKED))
        assert.deepEqual(again.view.approval, { ...asked.view.approval, joined: true })
      }),
    )

    test(
      'remembers refusals in D4, which fade',
      within(make, async (world) => {
        const { a, b, clock, settings } = world
        for (let i = 0; i < settings.d4_high; i++) await act(i % 2 === 0 ? a : b, at(world, REFUSED))
        assert.equal((await act(b, at(world))).view.d4, 2)
        clock.advance(settings.d4_half_life_seconds * 1000)
        assert.ok((await act(a, at(world))).view.d4 < 2)
        clock.advance(settings.d4_half_life_seconds * 10_000)
        assert.equal((await act(b, at(world))).view.d4, 0)
      }),
    )

    test(
      'notices a burst of one tool over all instances',
      within(make, async (world) => {
        const calls = world.settings.d4_burst_count
        const seen: number[] = []
        for (let i = 0; i < calls; i++) {
          const { view } = await act(i % 2 === 0 ? world.a : world.b, at(world, { verdict: { d1: 1 } }))
          seen.push(view.d4)
        }
        assert.deepEqual(seen, [...Array.from({ length: calls - 1 }, () => 0), 2])
      }),
    )

    test(
      'lets a lease pass once, whoever comes first',
      within(make, async (world) => {
        const { a, b, clock } = world
        const { view } = await act(a, at(world, ASKED))
        assert.equal(view.decision, 'defer')
        const approval_id = view.approval?.id ?? ''
        const lease_until_ms = clock.now_ms() + 60_000
        await b.change('s-1', { kind: 'settle', approval_id, state: 'allowed', lease_until_ms }, clock.now_ms())
        const again = await Promise.all(
          Array.from({ length: 20 }, (_, i) => act(i % 2 === 0 ? a : b, at(world, ASKED))),
        )
        assert.equal(again.filter((one) => one.view.cause === 'lease').length, 1)
        assert.equal(again.filter((one) => one.view.decision === 'defer').length, 19)
        assert.equal(again.filter((one) => one.view.approval?.joined === false).length, 1)
      }),
    )

    test(
      'refuses what a person refused, for as long as the answer holds',
      within(make, async (world) => {
        const { a, b, clock } = world
        const { view } = await act(a, at(world, ASKED))
        const approval_id = view.approval?.id ?? ''
        const lease_until_ms = clock.now_ms() + 60_000
        await a.change('s-1', { kind: 'settle', approval_id, state: 'denied', lease_until_ms }, clock.now_ms())
        assert.equal((await act(b, at(world, ASKED))).view.cause, 'denied')
        clock.advance(60_000)
        assert.equal((await act(b, at(world, ASKED))).view.decision, 'defer')
      }),
    )

    test(
      'is as if a dropped attempt had never been',
      within(make, async (world) => {
        const { a, b } = world
        await act(a, at(world))
        const before = (await b.view('s-1'))?.state.event_count ?? 0
        const dropped = await a.enter(at(world, REFUSED))
        const kept = await b.enter(at(world, { verdict: { d1: 1 } }))
        assert.ok(dropped.kind === 'fresh' && kept.kind === 'fresh')
        await a.drop(dropped.claim)
        await b.settle(kept.claim, { kind: 'result', result: result_of(at(world)) })
        const state = (await a.view('s-1'))?.state
        assert.equal(state?.event_count, before + 1)
        assert.equal(state?.d4_units, 0)
        assert.equal(state?.block_count, 0)
        assert.deepEqual((await b.view('s-1'))?.state, state)
      }),
    )

    test(
      'takes its row from the store when nobody knows it',
      within(make, async (world) => {
        const entered = await world.a.enter(at(world, REFUSED))
        assert.ok(entered.kind === 'fresh')
        await world.store.append({ session: { ...entered.row, session_id: 's-2' } })
        assert.equal((await world.b.view('s-2'))?.state.block_count, 1)
        assert.equal((await act(world.b, at(world, { session_id: 's-2' }))).view.first, false)
      }),
    )
  })

  describe(`${name}: waiting approvals`, { skip }, () => {
    test(
      'are as many as allowed, over all sessions',
      within(
        make,
        async (world) => {
          const asked = await Promise.all(
            Array.from({ length: 30 }, (_, i) =>
              act(i % 2 === 0 ? world.a : world.b, at(world, { ...ASKED, session_id: `s-${i}` })),
            ),
          )
          assert.equal(asked.filter(({ view }) => view.decision === 'defer').length, 10)
          assert.equal(asked.filter(({ view }) => view.cause === 'queue-full').length, 20)
          assert.equal(await world.b.pending_approvals(), 10)
          const [first] = asked.filter(({ view }) => view.decision === 'defer')
          const answer = {
            kind: 'settle',
            approval_id: first?.view.approval?.id ?? '',
            state: 'denied',
            lease_until_ms: 0,
          } as const
          await world.b.change(first?.row.session_id ?? '', answer, world.clock.now_ms())
          assert.equal(await world.a.pending_approvals(), 9)
          assert.equal((await act(world.a, at(world, { ...ASKED, session_id: 's-new' }))).view.decision, 'defer')
        },
        { max_pending_approvals: 10 },
      ),
    )

    test(
      'of a dropped attempt do not wait',
      within(make, async (world) => {
        const entered = await world.a.enter(at(world, ASKED))
        assert.ok(entered.kind === 'fresh')
        assert.equal(await world.b.pending_approvals(), 1)
        await world.a.drop(entered.claim)
        assert.equal(await world.b.pending_approvals(), 0)
      }),
    )
  })

  describe(`${name}: a claim`, { skip }, () => {
    test(
      'is evaluated once by 40 concurrent duplicates',
      within(make, async (world) => {
        let evaluated = 0
        const one = async (shared: SharedState) => {
          const made = at(world, { claim: claim('k') })
          const entered = await shared.enter(made)
          if (entered.kind === 'fresh') {
            evaluated++
            await shared.settle(entered.claim, { kind: 'result', result: result_of(made) })
            return made.record_id
          }
          assert.ok(entered.kind === 'replay')
          return entered.result.record_id
        }
        const ids = await Promise.all(Array.from({ length: 40 }, (_, i) => one(i % 2 === 0 ? world.a : world.b)))
        assert.equal(evaluated, 1)
        assert.equal(new Set(ids).size, 1)
        assert.equal((await world.b.view('s-1'))?.state.event_count, 1)
      }),
    )

    test(
      'gives its result for its time, to the letter, and then no more',
      within(make, async (world) => {
        const { a, b, clock } = world
        const made = at(world, { claim: claim('k') })
        await act(a, made)
        clock.advance(14_999)
        assert.deepEqual(await b.enter(at(world, { claim: claim('k') })), { kind: 'replay', result: result_of(made) })
        clock.advance(1)
        assert.equal((await b.enter(at(world, { claim: claim('k') }))).kind, 'fresh')
      }),
    )

    test(
      'of another event is refused, in flight and done',
      within(make, async (world) => {
        const { a, b } = world
        const made = at(world, { claim: claim('k') })
        const entered = await a.enter(made)
        assert.ok(entered.kind === 'fresh')
        assert.equal((await b.enter(at(world, { claim: claim('k', 'other') }))).kind, 'conflict')
        await a.settle(entered.claim, { kind: 'result', result: result_of(made) })
        assert.equal((await b.enter(at(world, { claim: claim('k', 'other') }))).kind, 'conflict')
        assert.equal((await b.view('s-1'))?.state.event_count, 1)
      }),
    )

    test(
      'is free again when its attempt failed, and whoever waits evaluates',
      within(make, async (world) => {
        const { a, b } = world
        const entered = await a.enter(at(world, { claim: claim('k') }))
        assert.ok(entered.kind === 'fresh')
        const waiting = b.enter(at(world, { claim: claim('k') }))
        await a.drop(entered.claim)
        assert.equal((await waiting).kind, 'fresh')
        assert.equal((await a.view('s-1'))?.state.event_count, 1)
      }),
    )

    test(
      'is not taken over by a call whose caller waits no longer',
      within(make, async (world) => {
        const { a, b } = world
        const entered = await a.enter(at(world, { claim: claim('k') }))
        assert.ok(entered.kind === 'fresh')
        let is_wanted = true
        const waiting = b.enter(at(world, { claim: { ...claim('k'), wanted: () => is_wanted } }))
        const refused = assert.rejects(waiting, { code: 'DEADLINE_EXCEEDED' })
        // It has come to wait by then.
        await new Promise((resolve) => setImmediate(resolve))
        is_wanted = false
        await a.drop(entered.claim)
        await refused
        assert.equal((await b.enter(at(world, { claim: claim('k') }))).kind, 'fresh')
        assert.equal((await a.view('s-1'))?.state.event_count, 1)
      }),
    )

    test(
      'that is held makes duplicates wait until the event entered',
      within(make, async (world) => {
        const { a, b } = world
        const held = await a.hold(claim('k'))
        assert.ok(held.kind === 'held')
        const waiting = b.hold(claim('k'))
        const made = at(world, { claim: claim('k') })
        const entered = await a.enter(made, held)
        assert.ok(entered.kind === 'fresh')
        await a.settle(entered.claim, { kind: 'result', result: result_of(made) })
        assert.deepEqual(await waiting, { kind: 'replay', result: result_of(made) })
      }),
    )

    test(
      'of a call that missed its deadline is evaluated again, and counts once',
      within(make, async (world) => {
        const { a, b } = world
        const made = at(world, { ...REFUSED, claim: claim('k') })
        const late = await a.enter(made)
        assert.ok(late.kind === 'fresh')
        const { level, composite, decision } = late.view
        const marker = { record_id: made.record_id, attempt: 1, counted: { decision, level, composite } }
        await a.settle(late.claim, { kind: 'retry', marker })
        const again = await b.enter(at(world, { ...REFUSED, claim: claim('k') }))
        assert.ok(again.kind === 'fresh')
        assert.deepEqual(again.retry, marker)
        await b.settle(again.claim, { kind: 'result', result: result_of(made) })
        const state = (await a.view('s-1'))?.state
        assert.deepEqual([state?.event_count, state?.block_count], [1, 1])
        assert.equal((await a.enter(at(world, { ...REFUSED, claim: claim('k') }))).kind, 'replay')
      }),
    )
  })

  describe(`${name}: a caller's rate window`, { skip }, () => {
    test(
      'slides exactly, over all instances',
      within(
        make,
        async ({ a, b, clock }) => {
          const spent = [await a.spend('c'), await b.spend('c')]
          clock.advance(100)
          spent.push(await b.spend('c'), await a.spend('c'))
          assert.deepEqual(spent, [0, 0, 0, 59_900])
          assert.equal(await b.spend('other'), 0)
          clock.advance(59_899)
          assert.equal(await b.spend('c'), 1)
          clock.advance(1)
          assert.deepEqual([await b.spend('c'), await a.spend('c'), await a.spend('c')], [0, 0, 100])
        },
        { rate_limit_per_minute: 3 },
      ),
    )

    test(
      'counts concurrent requests exactly, and not at all when it is off',
      within(
        make,
        async ({ a, b }) => {
          const spent = await Promise.all(Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? a : b).spend('c')))
          assert.equal(spent.filter((ms) => ms === 0).length, 60)
        },
        { rate_limit_per_minute: 60 },
      ),
    )
  })

  test(
    `${name}: a heartbeat is recorded once in its time`,
    { skip },
    within(make, async ({ a, b, clock }) => {
      assert.deepEqual([await a.beat('k'), await b.beat('k'), await b.beat('other')], [true, false, true])
      clock.advance(2000)
      assert.deepEqual([await b.beat('k'), await a.beat('k')], [true, false])
    }),
  )
}
