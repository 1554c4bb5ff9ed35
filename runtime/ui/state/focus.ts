// The focus is never lost: when the element that has it goes away with an update, the nearest thing around it takes the focus, and not
// the whole page, from whose top a keyboard and a screen reader would have to begin again. Source: PRODUCT 4 "keyboard".

/** The element that had the focus last, and everything around it from the inside out; empty once a pointer went elsewhere. */
let around: readonly Element[] = []

export function keep_focus(): void {
  document.addEventListener('focusin', ({ target }) => {
    around = target instanceof Element ? with_ancestors(target) : []
  })
  document.addEventListener('pointerdown', () => {
    around = []
  })
  const changes = new MutationObserver(restore)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

function with_ancestors(element: Element): readonly Element[] {
  const all: Element[] = []
  for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one)
  return all
}

function restore(changes: readonly MutationRecord[]): void {
  const [last] = around
  const is_lost = document.activeElement === null || document.activeElement === document.body
  // A window that is not in front has no focus that could be lost.
  if (last === undefined || !is_lost || !document.hasFocus()) return
  if (last.isConnected) {
    // A button that was at work and can be pressed again.
    const is_back = changes.some(({ target }) => target === last) && !last.matches(':disabled')
    if (is_back && last instanceof HTMLElement) last.focus({ preventScroll: true })
    return
  }
  const stand_in = around.map(stand_in_of).find((one) => one !== null)
  stand_in?.focus({ preventScroll: true })
}

/** An item itself, the title of a dialog or of the page. Null for everything else, and for what is gone as well. */
function stand_in_of(element: Element): HTMLElement | null {
  if (!element.isConnected) return null
  if (element instanceof HTMLElement && element.matches('[data-item]')) return element
  if (element.matches('dialog')) return element.querySelector('h2')
  return element.matches('main') ? element.querySelector('h1') : null
}
