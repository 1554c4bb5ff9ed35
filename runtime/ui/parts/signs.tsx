// Small signs that say one thing by icon, word and colour: a decision, a state, a level of risk.
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { decision_sign, LEVELS, level_rank, type Sign, state_sign } from '#runtime/ui/text/words.ts'

export function DecisionSign({ decision }: { decision: string }) {
  return <SignView sign={decision_sign(decision)} />
}

export function StateSign({ state }: { state: string }) {
  return <SignView sign={state_sign(state)} />
}

function SignView({ sign }: { sign: Sign }) {
  return (
    <span class={`sign sign-${sign.tone}`}>
      <Icon name={sign.icon} size={14} />
      {sign.word}
    </span>
  )
}

/** Four steps and the word. Null is no data, which is not low risk. */
export function Risk({ level, no_data = 'no data' }: { level: string | null; no_data?: string }) {
  if (level === null) return <NoData text={no_data} />
  const rank = level_rank(level)
  return (
    <span class={`risk risk-${rank < 0 ? 'unknown' : level}`}>
      <span class="risk-steps" aria-hidden="true">
        {LEVELS.map((step, index) => (
          <i key={step} class={index <= rank ? 'on' : ''} />
        ))}
      </span>
      {level}
    </span>
  )
}

/** A dash, and what it means: nothing is known, which is neither zero nor good. */
export function NoData({ text }: { text: string }) {
  return (
    <span class="no-data">
      <span aria-hidden="true">– </span>
      {text}
    </span>
  )
}
