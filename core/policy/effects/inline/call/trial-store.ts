// Stores that code only tries something in: in memory, or a thing of tests in a service of this machine. Source: ENGINE 3.
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { is_scratch_database } from '#core/policy/effects/text/query/sql.ts'

const NEAR = /["'/@](?:localhost|127\.0\.0\.1)["':/]|["']:memory:["']|\bEphemeralClient\(/
const AWAY = /https?:\/\/(?!localhost|127\.0\.0\.1)|\bboto3\b|\bgoogle\.cloud\b|\bazure\b|environ\[|getenv\(/
const KEPT_NOWHERE = /\bEphemeralClient\(|["']:memory:["']/
const OTHER_CLIENT = /\b(?:Http|Persistent|Async\w{0,8}|Cloud)Client\(/

/** `QdrantClient("localhost").delete_collection("test_chunks")`: a thing of tests, by its name, in a service of this machine. */
export function is_trial_store({ scope: { tokens }, code }: Run, at: number): boolean {
  if (!NEAR.test(code) || AWAY.test(code)) return false
  if (KEPT_NOWHERE.test(code) && !OTHER_CLIENT.test(code)) return true
  const name = tokens[at + 3]?.text === '=' ? tokens[at + 4] : tokens[at + 2]
  return name?.kind === 'text' && is_scratch_database(name.text)
}
