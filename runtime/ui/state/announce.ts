// Tells people who do not see the page what changed. Urgent news interrupt and are told once; others wait for a pause.
import { signal } from '@preact/signals'

export const urgent_news = signal('')
export const calm_news = signal('')

const told = new Set<string>()
const MAX_TOLD = 1000

/** `id` names the news: nobody hears the same twice. */
export function tell_at_once(id: string, text: string): void {
  if (told.has(id)) return
  if (told.size >= MAX_TOLD) told.clear()
  told.add(id)
  urgent_news.value = text
}

export function tell(text: string): void {
  calm_news.value = text
}
