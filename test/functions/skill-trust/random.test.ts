// Skill trust: random operations against a model of the matrix, at once, and of two gateways on one store. Source: CONTRACT 13.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ListState } from '#core/contract/skill.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { post } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'
import { ID, move, record, register, registry } from '#test/support/seed/skill-trust.ts'

describe('random operations', () => {
  interface Model {
    state: ListState
    previous: ListState | null
    until: number | null
    override_until: number | null
  }
  const FREE: Readonly<Record<ListState, readonly string[]>> = {
    unlisted: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    greylist: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    allowlist: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    blacklist: ['blacklist', 'revoked', 'disabled'],
    revoked: ['revoked'],
    disabled: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
  }
  const WITH_OVERRIDE: Readonly<Partial<Record<ListState, readonly string[]>>> = {
    blacklist: ['greylist'],
    revoked: ['greylist', 'allowlist'],
  }
  const elapse = (model: Model, now: number) => {
    for (;;) {
      if (model.state === 'disabled') {
        if (model.until === null || model.until > now) return
        const state = model.previous ?? 'greylist'
        // Only trust is bound to an override; what comes back to any other state stays there.
        if (state !== 'allowlist') model.override_until = null
        Object.assign(model, { state, previous: null, until: null })
      } else {
        if (model.override_until === null || model.override_until > now) return
        Object.assign(model, { state: 'greylist', previous: null, override_until: null })
      }
    }
  }
  /** The state that a verb asks for; null when there is nothing to restore. */
  const target_of = ({ state, previous }: Model, verb: string): string | null => {
    if (verb === 'restore') return state === 'disabled' ? (previous ?? 'greylist') : null
    const targets: Readonly<Record<string, string>> = { revoke: 'revoked', disable: 'disabled', override: 'allowlist' }
    return targets[verb] ?? verb
  }
  const permits = ({ state }: Model, to: string | null, overrides: boolean): boolean =>
    to !== null &&
    (to === 'unlisted' || FREE[state].includes(to) || (overrides && (WITH_OVERRIDE[state] ?? []).includes(to)))
  const enter = (
    model: Model,
    to: ListState,
    { verb, until_ms, overrides }: { verb: string; until_ms: number | null; overrides: boolean },
  ) => {
    const from = model.state
    if (to === 'disabled' || to === 'revoked') {
      if (from !== 'disabled' && from !== 'revoked') model.previous = from
    } else if (to !== from) model.previous = null
    if (to === 'disabled') {
      if (verb === 'disable' && until_ms !== null) model.until = until_ms
    } else {
      model.until = null
      if (overrides) model.override_until = until_ms
      else if (to !== from && !(from === 'disabled' && to === 'allowlist')) model.override_until = null
    }
    model.state = to
  }
  const operation = fc.record({
    verb: fc.constantFrom('allowlist', 'greylist', 'blacklist', 'revoke', 'disable', 'restore', 'override'),
    override: fc.boolean(),
    until_s: fc.option(fc.integer({ min: 1, max: 20 })),
    wait_s: fc.integer({ min: 0, max: 12 }),
  })

  test('agree with a model of the matrix and its windows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const ports = memory_ports()
        await register(ports)
        const model: Model = { state: 'unlisted', previous: null, until: null, override_until: null }
        let events = 0
        for (const { verb, override, until_s, wait_s } of operations) {
          ports.clock.advance(wait_s * 1000)
          const now = ports.clock.now_ms()
          elapse(model, now)
          const overrides = override || verb === 'override'
          const until_ms = until_s === null ? null : now + until_s * 1000
          const bound =
            until_ms === null ? { override_indefinite_reason: 'x' } : { expires_at: ports.clock.iso(until_ms) }
          const { status } = await move(ports, verb, {
            ...(overrides && { override_id: 'o', ...bound }),
            ...(verb === 'disable' && until_ms !== null && { disabled_until: ports.clock.iso(until_ms) }),
          })
          const to = target_of(model, verb)
          const permitted = permits(model, to, overrides)
          assert.equal(status, permitted ? 200 : 422, `${model.state} ${verb}`)
          if (permitted) {
            events++
            enter(model, to as ListState, { verb, until_ms, overrides })
          }
          elapse(model, now)
          const now_record = await record(ports)
          assert.deepEqual([now_record.list_state, now_record.previous_active_state], [model.state, model.previous])
        }
        const written = (await registry(ports)).transition_events
        assert.equal(written.filter((event) => event.actor_type === 'operator').length, events)
        const ids = written.map((event) => event.registry_snapshot_id)
        for (let at = 1; at < written.length; at++) {
          assert.equal(written[at - 1]?.previous_registry_snapshot_id, ids[at], 'snapshots form a chain')
        }
      }),
      { numRuns: 60 },
    )
  })

  test('at once, on one snapshot, let exactly one through, and a key is used once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('greylist', 'blacklist', 'disable'), { minLength: 2, maxLength: 8 }),
        async (verbs) => {
          const ports = memory_ports()
          await register(ports)
          const { registry_snapshot_id } = await registry(ports)
          const body = (target_state: string, key: string) => ({
            canonical_skill_id: ID,
            target_state,
            reason_code: 'race',
            expected_registry_snapshot_id: registry_snapshot_id,
            idempotency_key: key,
          })
          const replies = await Promise.all(
            verbs.map((verb, at) => post(ports, '/skill-trust/transition', body(verb, `race-${at}`))),
          )
          assert.equal(replies.filter((reply) => reply.status === 200).length, 1)
          assert.ok(replies.every((reply) => reply.status === 200 || reply.status === 409))
          const repeats = await Promise.all(
            verbs.map(async () => {
              const { registry_snapshot_id: current } = await registry(ports)
              const again = { ...body('revoke', 'same'), expected_registry_snapshot_id: current }
              return post(ports, '/skill-trust/transition', again)
            }),
          )
          const ids = repeats.map((reply) => (reply.body.transition_event as Json | undefined)?.transition_id)
          assert.equal(new Set(ids).size, 1)
          assert.equal((await registry(ports)).transition_events.length, 2)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('of two gateways on one store lose nothing', async () => {
    const ports = memory_ports()
    const store = ports.store
    const second: Ports = { ...ports, store: { ...store } }
    const names = Array.from({ length: 12 }, (_, at) => `skill-${at}`)
    await Promise.all(names.map((id, at) => register(at % 2 === 0 ? ports : second, { canonical_skill_id: id })))
    const [a, b] = [await registry(ports), await registry(second)]
    assert.deepEqual(a.records.length, names.length)
    assert.equal(a.registry_snapshot_id, b.registry_snapshot_id)
  })
})
