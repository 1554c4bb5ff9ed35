// A registry of skills and its transitions, for tests of skill trust.
import assert from 'node:assert/strict'
import {
  RecommendationsReport,
  Registered,
  RegistryReport,
  type SkillRecord,
  Transitioned,
} from '#core/contract/skill.ts'
import type { Ports } from '#core/ports.ts'
import { get, post } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'

export const HASH = `sha256:${'a'.repeat(64)}`
export const OTHER = `sha256:${'b'.repeat(64)}`
export const ID = 'skill.pdf'

/** Registers the skill, with other values where named. */
export async function register(ports: Ports, change: Json = {}): Promise<Registered> {
  const body = { canonical_skill_id: ID, content_hashes: { 'SKILL.md': HASH }, ...change }
  const reply = await post(ports, '/skill-trust/registry', body)
  assert.equal(reply.status, 200, reply.text)
  return Registered.strict().parse(reply.body)
}

/** The registry as it is reported. */
export async function registry(ports: Ports, query = ''): Promise<RegistryReport> {
  const reply = await get(ports, `/skill-trust/registry${query}`)
  assert.equal(reply.status, 200, reply.text)
  return RegistryReport.strict().parse(reply.body)
}

let serial = 0
export async function move(ports: Ports, target_state: string, change: Json = {}) {
  const { registry_snapshot_id } = await registry(ports)
  return post(ports, '/skill-trust/transition', {
    canonical_skill_id: ID,
    target_state,
    reason_code: 'review_done',
    expected_registry_snapshot_id: registry_snapshot_id,
    idempotency_key: `key-${++serial}`,
    ...change,
  })
}

/** A transition that goes through. */
export async function moved(ports: Ports, target_state: string, change: Json = {}): Promise<Transitioned> {
  const reply = await move(ports, target_state, change)
  assert.equal(reply.status, 200, reply.text)
  return Transitioned.strict().parse(reply.body)
}

/** The record of one skill. */
export const record = async (ports: Ports, id = ID): Promise<SkillRecord> => {
  const [one] = (await registry(ports, `?canonical_skill_id=${id}`)).records
  assert.ok(one)
  return one
}

/** The time so many seconds from now, as the wire has it. */
export const in_seconds = (ports: Ports, seconds: number) => ports.clock.iso(ports.clock.now_ms() + seconds * 1000)

/** The recommendations as they are reported. */
export async function recommendations(ports: Ports, query = ''): Promise<RecommendationsReport> {
  const reply = await get(ports, `/skill-trust/transition/recommendations${query}`)
  assert.equal(reply.status, 200, reply.text)
  return RecommendationsReport.strict().parse(reply.body)
}
