// A dialog of the browser itself: it keeps the focus, Escape closes it, and the focus goes back to where it was.
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '#runtime/ui/parts/icon.tsx'

interface DialogProps {
  title: string
  close: () => void
  children: ComponentChildren
  /** At the side of the window, for what is looked at beside a list. */
  side?: boolean
}

export function Dialog({ title, close, children, side = false }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const title_id = useId()
  // Before the next key can arrive, which would otherwise act on the page behind.
  useLayoutEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => {
      box.current?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser turns into `cancel`
    <dialog
      ref={box}
      class={side ? 'dialog dialog-side' : 'dialog'}
      aria-labelledby={title_id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === box.current) close()
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={title_id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="button icon-only quiet" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
