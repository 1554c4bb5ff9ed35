// What time it is for the gateway, once a second while somebody looks. A browser whose clock is wrong still counts down rightly.
import { signal } from '@preact/signals'

/** Epoch milliseconds by the clock of the gateway. */
export const now_ms = signal(Date.now())

let ahead_ms = 0

/** An answer that says when it was made tells how far the clocks are apart. Less than a second is the way of the answer. */
export function learn_clock(generated_at: string): void {
  const difference_ms = Date.parse(generated_at) - Date.now()
  if (Number.isFinite(difference_ms)) ahead_ms = Math.abs(difference_ms) < 1000 ? 0 : difference_ms
  tick()
}

export function start_clock(): void {
  setInterval(() => {
    if (!document.hidden) tick()
  }, 1000)
  document.addEventListener('visibilitychange', tick)
}

function tick(): void {
  now_ms.value = Date.now() + ahead_ms
}
