// Whether the browser may tell of new questions: offered once, behind the first answer, and a choice beside the keys ever after.
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { permission, switch_on } from '#runtime/ui/state/notify.ts'
import { notify_choice } from '#runtime/ui/state/preferences.ts'

export function NotifyOffer() {
  if (notify_choice.value !== '' || permission.value === 'unsupported' || permission.value === 'denied') return null
  // The buttons go with the answer; the focus stays on the card.
  const choose = (event: MouseEvent, choice: () => void) => {
    if (event.currentTarget instanceof Element) event.currentTarget.closest<HTMLElement>('[data-item]')?.focus()
    choice()
  }
  return (
    <section class="offer" aria-label="Notifications">
      <Icon name="bell" />
      <p>Shall the browser tell you of new questions while you are elsewhere?</p>
      <button type="button" class="button small" onClick={(event) => choose(event, switch_on)}>
        Notify me
      </button>
      <button
        type="button"
        class="button quiet small"
        onClick={(event) => choose(event, () => (notify_choice.value = 'off'))}
      >
        No
      </button>
    </section>
  )
}

export function NotifyChoice() {
  const can = permission.value !== 'unsupported' && permission.value !== 'denied'
  const change = (is_on: boolean) => {
    if (is_on) void switch_on()
    else notify_choice.value = 'off'
  }
  return (
    <p class="field-check">
      <input
        id="notify"
        type="checkbox"
        disabled={!can}
        checked={can && notify_choice.value === 'on'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <label for="notify">Notify me of new questions while this page is not in front</label>
      {permission.value === 'denied' && <span class="small-print">Forbidden in the settings of the browser.</span>}
      {!can && permission.value !== 'denied' && <span class="small-print">Not possible in this browser.</span>}
    </p>
  )
}
