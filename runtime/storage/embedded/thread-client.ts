// The main thread's side of the storage thread (thread.ts).
import { asked_thread } from '#runtime/program/asked-thread.ts'
import type { Applied, Group } from '#runtime/storage/commit/operation.ts'
import type { Answer, Question, ThreadData } from '#runtime/storage/embedded/thread.ts'
import { LockedError } from '#runtime/storage/error.ts'

/** The storage thread as the main thread sees it: every wait for the disk is there. */
export interface StorageThread {
  /** As Writer.commit, without waiting for the disk on this thread. Throws what it throws. */
  commit(group: Group): Promise<Applied>
  /** Moves the write-ahead log into the database; tells whether nothing is left in the log. */
  checkpoint(): Promise<boolean>
  close(): Promise<void>
}

const DOOR = new URL('./thread.js', import.meta.url)
/** Heap of the thread, MB: it holds one group of writes at a time. */
const HEAP_MB = 64

/** No thread runs before the first question; one that died is started again by the next. */
export function storage_thread(data: ThreadData): StorageThread {
  const thread = asked_thread<Question, Answer>({ door: DOOR, name: 'storage thread', heap_mb: HEAP_MB, data })
  const ask = async (question: Question): Promise<Answer> => {
    const answer = await thread.ask(question)
    if (answer.kind !== 'failed') return answer
    const cause = Object.assign(new Error(answer.message), { code: answer.code })
    throw answer.locked ? new LockedError(cause) : cause
  }

  return {
    async commit(group) {
      const answer = await ask({ kind: 'commit', group })
      if (answer.kind !== 'applied') throw new Error('the storage thread lost its place')
      return answer.applied
    },
    async checkpoint() {
      const answer = await ask({ kind: 'checkpoint' })
      return answer.kind === 'moved' && answer.complete
    },
    async close() {
      if (!thread.runs()) return
      const gone = thread.gone()
      await ask({ kind: 'close' }).catch(() => undefined)
      await gone
    },
  }
}
