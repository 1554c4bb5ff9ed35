// Writes operator documents, for every libSQL store: one operation in the group of its turn.
import type { Store } from '#core/port/store.ts'
import type { GroupCommit } from '#runtime/storage/commit/group-commit.ts'
import { claim_operation, claimed, type Naming, succeeded, write_operation } from '#runtime/storage/commit/operation.ts'
import { after_put } from '#runtime/storage/schema/rows.ts'

/** `put` and `claim` of the Store port. Both throw CONFLICT or ENGINE_UNAVAILABLE, as the port says. */
export function document_writer(
  commits: Pick<GroupCommit, 'add'>,
  naming: Naming,
  now_ms: () => number,
): Pick<Store, 'put' | 'claim'> {
  return {
    async put(kind, document, expect) {
      const updated_at_ms = now_ms()
      const stored = after_put(kind, document, expect, updated_at_ms)
      const operation = write_operation({ documents: [{ kind, document, expect }] }, naming, updated_at_ms)
      succeeded(await commits.add(operation))
      return stored
    },

    async claim(kind, from_state, to_state, lease_until_ms, at_ms) {
      const operation = claim_operation(kind, from_state, to_state, lease_until_ms, at_ms, now_ms())
      return claimed(await commits.add(operation))
    },
  }
}
