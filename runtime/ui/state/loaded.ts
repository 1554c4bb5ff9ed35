// Data of one page: loaded when the page opens, and again when the gateway says that something changed. What is shown stays until the
// next answer is there, also when that fails.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { changes, reloads } from '#runtime/ui/state/phase.ts'

/** What a page knows about its data. */
export interface Loaded<T> {
  /** Null until the first answer. */
  data: T | null
  /** Empty when the last attempt went well. */
  failure: string
  again(): void
}

/** At most one load at a time: what changes meanwhile is loaded behind it. `key` names what is loaded; another one starts anew. */
export function use_loaded<T>(key: ReadonlySignal<string>, load: (key: string) => Promise<T>): Loaded<T> {
  const data = useSignal<T | null>(null)
  const failure = useSignal('')
  const running = useRef(false)
  const wanted = useRef('')
  const shown = useRef('')
  const run = async () => {
    if (running.current) return
    running.current = true
    for (let asked: string | null = null; asked !== wanted.current; ) {
      asked = wanted.current
      const of = key.peek()
      try {
        const answer = await load(of)
        // The reader may have gone on meanwhile.
        if (of !== key.peek()) continue
        data.value = answer
        shown.current = of
        failure.value = ''
      } catch (cause) {
        if (of === key.peek()) failure.value = trouble_text(cause)
      }
    }
    running.current = false
  }
  const again = () => {
    wanted.current = `${key.peek()} ${reloads.peek()} ${changes.peek()} ${Math.random()}`
    void run()
  }
  useSignalEffect(() => {
    wanted.current = `${key.value} ${reloads.value} ${changes.value}`
    void run()
  })
  return { data: data.value, failure: failure.value, again }
}
