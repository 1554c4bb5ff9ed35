// Boxes that say something about the page itself: a failure, nothing to show, still loading.
import type { ComponentChildren } from 'preact'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import type { IconName } from '#runtime/ui/text/icons.ts'

export function Failure({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <div class="notice notice-bad" role="alert">
      <Icon name="warning" />
      <p>{text}</p>
      {retry && (
        <button type="button" class="button small" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  )
}

export function Nothing({ icon, title, children }: { icon: IconName; title: string; children?: ComponentChildren }) {
  return (
    <div class="nothing">
      <span class="nothing-icon">
        <Icon name={icon} size={22} />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function Loading({ what }: { what: string }) {
  return (
    <div class="loading" role="status">
      <span class="loading-bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      Loading {what}
    </div>
  )
}
