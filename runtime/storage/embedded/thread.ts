// The storage thread, for work that would stall the event loop by waiting for the disk: moving the write-ahead log into
// the database and, with CS_DB_SYNC=full, commits, each of which waits for the disk (PERFORMANCE 3). One request at a
// time, answered in order.
import { parentPort, workerData } from 'node:worker_threads'
import type { Applied, Group } from '#runtime/storage/commit/operation.ts'
import { connect, move_log, type Sync } from '#runtime/storage/embedded/open.ts'
import { make_writer } from '#runtime/storage/embedded/writer.ts'
import { LockedError, one_line, sqlite_code } from '#runtime/storage/error.ts'

/** What the thread is started with. */
export interface ThreadData {
  file: string
  sync: Sync
}

/** What the main thread asks for; answers come in the order of the questions. */
export type Question = { kind: 'commit'; group: Group } | { kind: 'checkpoint' } | { kind: 'close' }

/** What became of it; `failed` is the only one that writes nothing. */
export type Answer =
  | { kind: 'applied'; applied: Applied }
  /** Whether the whole log is in the database now, so that the next commit starts it anew. */
  | { kind: 'moved'; complete: boolean }
  | { kind: 'closed' }
  | { kind: 'failed'; locked: boolean; code: string; message: string }

/** Answers the questions of the port until it is told to close. */
function serve(port: NonNullable<typeof parentPort>, { file, sync }: ThreadData): void {
  const connection = connect(file, sync)
  const writer = make_writer(connection, sync)
  const answer = (question: Question): Answer => {
    switch (question.kind) {
      case 'commit':
        return { kind: 'applied', applied: writer.commit(question.group) }
      case 'checkpoint':
        return { kind: 'moved', complete: move_log(connection) }
      case 'close':
        connection.close()
        port.close()
        return { kind: 'closed' }
    }
  }
  port.on('message', (question: Question) => {
    try {
      port.postMessage(answer(question))
    } catch (cause) {
      const locked = cause instanceof LockedError
      port.postMessage({ kind: 'failed', locked, code: sqlite_code(cause), message: one_line(cause) } satisfies Answer)
    }
  })
}

if (parentPort) serve(parentPort, workerData as ThreadData)
