// Ids of the approvals that wait, so that the queue limit counts exactly, also after a restart. Source: CONTRACT 3.2.
import type { Store } from '#core/port/store.ts'

/** Ids of approvals that wait, over all sessions. */
export interface PendingApprovals {
  /** Resolves once the ids of the store are known; throws what the store throws, and may then be asked again. */
  known(): Promise<void>
  add(approval_id: string): void
  remove(approval_id: string): void
  size(): number
}

/** Approvals read from the store at a time. */
const PAGE = 1000

/** Read from the store once, then kept in step by whoever changes an approval. */
export function pending_approvals(store: Pick<Store, 'list'>): PendingApprovals {
  const ids = new Set<string>()
  let reading: Promise<void> | null = null
  let complete = false
  const done = Promise.resolve()

  const read_all = async () => {
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<Store['list']>> = await store.list('approval', {
        state: 'pending',
        order: 'created_asc',
        limit: PAGE,
        ...(cursor !== null && { cursor }),
      })
      for (const { id } of page.rows) ids.add(id)
      cursor = page.next_cursor
    } while (cursor !== null)
    complete = true
  }

  return {
    known() {
      if (complete) return done
      reading ??= read_all().finally(() => {
        reading = null
      })
      return reading
    },
    add: (approval_id) => void ids.add(approval_id),
    remove: (approval_id) => void ids.delete(approval_id),
    size: () => ids.size,
  }
}
