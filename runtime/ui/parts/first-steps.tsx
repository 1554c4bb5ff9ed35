// An empty dashboard: three steps, each ticked as soon as the gateway has seen it happen, and a sample for whoever has no agent at
// hand. Source: PRODUCT 3.
import { useSignalEffect } from '@preact/signals'
import { useState } from 'preact/hooks'
import { Copy } from '#runtime/ui/parts/copy.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { load_steps, put_steps_away, send_sample, steps } from '#runtime/ui/state/first-steps.ts'
import { changes, reloads } from '#runtime/ui/state/phase.ts'

/** Where commands look for the gateway without being told. */
const USUAL = '127.0.0.1:8080'
const INIT = 'npx asg init --all'
const DOCTOR = 'npx asg doctor'

export function FirstSteps() {
  useSignalEffect(() => {
    void reloads.value
    void changes.value
    load_steps().catch(() => undefined)
  })
  const { heard_from = [], doctor_ran = false, has_event = false } = steps.value ?? {}
  const all = [heard_from.length > 0, doctor_ran, has_event]
  return (
    <section class="first" aria-label="First steps">
      <h2>Three steps to the first decision</h2>
      <ol>
        <Step done={heard_from.length > 0} number={1} title="Connect an agent">
          <p>
            {heard_from.length > 0
              ? `Heard from ${heard_from.join(', ')}.`
              : 'Installs a hook in every client that is found on this machine; asg uninit takes it out again.'}
          </p>
          <Command text={INIT} />
        </Step>
        <Step done={doctor_ran} number={2} title="Prove that it stops something">
          <p>Runs each hook as its client would: a bad call must be refused, a good one must pass.</p>
          <Command text={DOCTOR} />
        </Step>
        <Step done={has_event} number={3} title="See the first event">
          <p>
            Whatever an agent does appears here by itself. No agent at hand? Then have a command judged that nobody
            runs.
          </p>
          <Sample />
        </Step>
      </ol>
      <p class="first-end">
        <button type="button" class="button quiet small" onClick={put_steps_away}>
          {all.every((one) => one) ? 'Done, put this away' : 'Put this away'}
        </button>
      </p>
    </section>
  )
}

interface StepProps {
  done: boolean
  number: number
  title: string
  children: preact.ComponentChildren
}

function Step({ done, number, title, children }: StepProps) {
  return (
    <li class={done ? 'done' : ''}>
      <span class="first-mark">{done ? <Icon name="check" size={14} /> : number}</span>
      <div>
        <h3>
          {title} <span class="first-state">{done ? 'done' : 'not yet'}</span>
        </h3>
        {children}
      </div>
    </li>
  )
}

function Command({ text }: { text: string }) {
  const line = location.host === USUAL ? text : `ASG_URL=${location.origin} ${text}`
  return (
    <p class="first-command">
      <code>{line}</code> <Copy text={line} label="Copy" />
    </p>
  )
}

function Sample() {
  const [said, set_said] = useState('')
  const send = async () => {
    const outcome = await send_sample().catch(trouble_text)
    set_said(outcome)
    tell(outcome)
    load_steps().catch(() => undefined)
  }
  return (
    <div class="first-command">
      <button type="button" class="button small" onClick={send}>
        Send a sample event
      </button>
      {said !== '' && (
        <p>
          <code>rm -rf ~</code> {said}.{' '}
          <Link page="session" params={{ id: 'sample' }} class="text-link">
            Its session
          </Link>
        </p>
      )}
    </div>
  )
}
