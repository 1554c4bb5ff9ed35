// Keeps the write-ahead log short without stalling the event loop. The storage thread moves most of the log while commits go
// on; then commits are held for the moment it takes to move the rest, so that the next one starts the log anew.
// Without that moment a steady writer would let the log grow for ever (PERFORMANCE 5).
import { CHECKPOINT_BYTES } from '#core/limits.ts'
import type { StorageThread } from '#runtime/storage/thread-client.ts'

export interface Checkpointer {
  /** A group of that many operations was committed. */
  committed(operations: number): void
  /** A commit failed. When the disk is full, a log that starts anew may be what lets retention make room. */
  failed(): void
  /** Resolves when no checkpoint is under way. */
  close(): Promise<void>
}

/** Log written by a commit whatever its size, and by each operation: whole pages of tables and indices. */
const BYTES_PER_COMMIT = 24_576
const BYTES_PER_OPERATION = 8192

/** `hold` keeps commits waiting until its result is called; `move_here` is the way out when the thread does not work. */
export function make_checkpointer(
  thread: Pick<StorageThread, 'checkpoint'>,
  hold: () => () => void,
  move_here: () => void,
): Checkpointer {
  let log_bytes = 0
  let moving: Promise<void> | null = null

  const move = async () => {
    await thread.checkpoint()
    const release = hold()
    try {
      await thread.checkpoint()
    } finally {
      release()
    }
  }

  const begin = () => {
    if (moving) return
    log_bytes = 0
    moving = move()
      .catch(move_here)
      // A full disk fails both ways. Commits will say so; the log is moved when there is room again.
      .catch(() => undefined)
      .finally(() => {
        moving = null
      })
  }

  return {
    committed(operations) {
      log_bytes += BYTES_PER_COMMIT + operations * BYTES_PER_OPERATION
      if (log_bytes >= CHECKPOINT_BYTES) begin()
    },
    failed: begin,
    async close() {
      await moving
    },
  }
}
