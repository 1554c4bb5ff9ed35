// The five dimensions of one decision as steps with their numbers: never a lone score.
import { DIMENSIONS } from '#runtime/ui/text/words.ts'

/** D1 to D5 of a decision. */
export type Values = Readonly<Record<'d1' | 'd2' | 'd3' | 'd4' | 'd5', number>>

export function Dimensions({ values }: { values: Values }) {
  return (
    <dl class="dimensions">
      {DIMENSIONS.map(({ key, word, meaning, max }) => (
        <div key={key} title={`${key.toUpperCase()}: ${meaning}`}>
          <dt>{word}</dt>
          <dd>
            <span class="steps" aria-hidden="true">
              {Array.from({ length: max }, (_, step) => (
                <i key={step} class={step < values[key] ? `on step-${Math.min(3, values[key] + 3 - max)}` : ''} />
              ))}
            </span>
            {values[key]}
            <span class="of"> of {max}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
