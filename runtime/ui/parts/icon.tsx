// A sign beside a word, hidden from screen readers: the word says the same.
import { ICON_PATHS, type IconName } from '#runtime/ui/text/icons.ts'

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
