// Filters of a list: a labelled choice whose value stands in the address.
import { useId } from 'preact/hooks'
import { param, set_params } from '#runtime/ui/state/route.ts'

interface ChoiceProps {
  label: string
  /** Name in the address. */
  name: string
  /** Value and word; the value of the first is empty, or `usual`. */
  options: readonly (readonly [value: string, word: string])[]
}

export function Choice({ label, name, options }: ChoiceProps) {
  const id = useId()
  return (
    <span class="choice">
      <label for={id}>{label}</label>
      <select id={id} value={param(name)} onChange={(event) => set_params({ [name]: event.currentTarget.value })}>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The slash key leads here. */
export function Search({ label, name }: { label: string; name: string }) {
  const id = useId()
  return (
    <span class="choice choice-search">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        data-search
        value={param(name)}
        maxLength={200}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => set_params({ [name]: event.currentTarget.value })}
      />
    </span>
  )
}

export const LEVEL_OPTIONS = [
  ['', 'Any risk'],
  ['medium', 'Medium and up'],
  ['high', 'High and up'],
  ['critical', 'Critical only'],
] as const
