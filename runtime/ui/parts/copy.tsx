// A button that copies a text, and says that it did.
import { useState } from 'preact/hooks'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { tell } from '#runtime/ui/state/announce.ts'

const SAID_MS = 2000

export function Copy({ text, label, shortcut }: { text: string; label: string; shortcut?: string }) {
  const [said, set_said] = useState('')
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Copying is not allowed here',
    )
    set_said(done)
    tell(done)
    setTimeout(() => set_said(''), SAID_MS)
  }
  return (
    <button type="button" class="button small" onClick={copy} data-key={shortcut} aria-keyshortcuts={shortcut}>
      <Icon name={said === '' ? 'copy' : 'check'} size={14} />
      {said === '' ? label : said}
    </button>
  )
}
