// The list of approvals on the page: nothing moves, nothing is lost, an answer is never taken back. Source: PRODUCT 4 "no surprise".
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { Approval } from '#core/contract/operator.ts'
import {
  lost_track_of,
  runs_of,
  waiting_only,
  with_approvals,
  with_settlement,
} from '#runtime/ui/state/approval-list.ts'

function approval(id: string, state: Approval['state'] = 'pending'): Approval {
  return { approval_id: id, state, settled_by: state === 'pending' ? null : 'x' } as Approval
}
const settled = (approval_id: string, state: Approval['state'] = 'denied') => ({
  approval_id,
  state,
  decision: 'deny',
  settled_by: 'operator:ana',
  settled_reason: 'no',
  timestamp: '2026-11-23T20:00:00Z',
})
const ids = (list: readonly Approval[]) => list.map(({ approval_id }) => approval_id)

describe('the list of approvals', () => {
  test('keeps its order, and takes what is new at its end', () => {
    const list = with_approvals([approval('b'), approval('a')], [approval('c'), approval('a'), approval('b')])
    assert.deepEqual(ids(list), ['b', 'a', 'c'])
  })
  test('says who settled, and hears no second outcome', () => {
    const once = with_settlement([approval('a')], settled('a'))
    assert.deepEqual([once[0]?.state, once[0]?.settled_by, once[0]?.decision], ['denied', 'operator:ana', 'deny'])
    assert.deepEqual(with_settlement(once, { ...settled('a', 'allowed'), settled_by: 'bea' }), once)
  })
  test('an answer that was on its way knows less than the card', () => {
    const [card] = with_approvals([approval('a', 'denied')], [approval('a')])
    assert.equal(card?.state, 'denied')
  })
  test('names what it lost track of', () => {
    assert.deepEqual(lost_track_of([approval('a'), approval('b'), approval('c', 'allowed')], [approval('b')]), ['a'])
  })
  test('tells which ones are of one rule in one session within a minute, and only those that follow each other', () => {
    const asked = (id: string, second: number, session_id = 's', policy_id = 'core.git/push-force') =>
      ({ ...approval(id), session_id, policy_id, requested_at: new Date(second * 1000).toISOString() }) as Approval
    const list = [
      asked('a', 0),
      asked('b', 59),
      asked('c', 60),
      asked('d', 61, 'other'),
      asked('e', 62),
      asked('f', 63),
    ]
    assert.deepEqual(runs_of(list).map(ids), [['a', 'b'], ['c'], ['d'], ['e', 'f']])
    assert.deepEqual(runs_of([asked('a', 0), asked('b', 1, 's', 'core.pkg/publish')]).map(ids), [['a'], ['b']])
    assert.deepEqual(runs_of([]), [])
  })
  test('never moves a card, loses one that waits, or takes an answer back, whatever comes', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.oneof(
      id.map((one) => (list: readonly Approval[]) => with_settlement(list, settled(one))),
      fc.uniqueArray(id).map(
        (some) => (list: readonly Approval[]) =>
          with_approvals(
            list,
            some.map((one) => approval(one)),
          ),
      ),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let list: readonly Approval[] = []
        for (const next of steps) {
          const after = next(list)
          assert.deepEqual(ids(after).slice(0, list.length), ids(list))
          for (const [at, card] of list.entries()) if (card.state !== 'pending') assert.equal(after[at], card)
          list = after
        }
      }),
    )
  })
  test('stays bounded, and leaves out settled ones only', () => {
    const many = Array.from({ length: 400 }, (_, at) => approval(`p${at}`, at % 2 === 0 ? 'pending' : 'denied'))
    const list = with_approvals([], many)
    assert.equal(list.length, 300)
    assert.equal(waiting_only(list).length, 200)
  })
})
