// An empty dashboard: three steps, each ticked as soon as the gateway has seen it happen. Source: PRODUCT 3.
import { Copy } from '#runtime/ui/parts/copy.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { health, summary } from '#runtime/ui/state/health.ts'
import { connection } from '#runtime/ui/state/stream.ts'

const INIT = 'npx asg init --all'
const DOCTOR = 'npx asg doctor'

export function FirstSteps() {
  const has_event = (health.value?.trajectory_count ?? 0) > 0
  const has_hook = Object.keys(summary.value?.by_caller_adapter ?? {}).length > 0
  const steps = [
    { done: connection.value === 'live', title: 'The gateway runs', text: 'This page hears from it.', command: null },
    {
      done: has_hook,
      title: 'Connect an agent',
      text: 'Installs a hook in every client that is found here; undone by uninit.',
      command: INIT,
    },
    {
      done: has_event,
      title: 'See a refusal',
      text: 'Runs each hook as its client would; the first events appear here.',
      command: DOCTOR,
    },
  ]
  return (
    <section class="first" aria-label="First steps">
      <h2>Three steps to the first decision</h2>
      <ol>
        {steps.map(({ done, title, text, command }, index) => (
          <li key={title} class={done ? 'done' : ''}>
            <span class="first-mark">{done ? <Icon name="check" size={14} /> : index + 1}</span>
            <div>
              <h3>
                {title} <span class="first-state">{done ? 'done' : 'not yet'}</span>
              </h3>
              <p>{text}</p>
              {command !== null && (
                <p class="first-command">
                  <code>{command}</code> <Copy text={command} label="Copy" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
