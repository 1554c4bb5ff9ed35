// What is shown before the dashboard: looking for the gateway, waiting for it, or asking for a token. A wrong token and a gateway that
// is not there are two different things. Source: PRODUCT 4 "sign-in".
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Failure } from '#runtime/ui/parts/notice.tsx'
import { ApiError, trouble_text } from '#runtime/ui/state/api.ts'
import { phase, sign_in } from '#runtime/ui/state/phase.ts'

export function SignIn() {
  return (
    <main class="gate" id="main">
      <div class="gate-box">
        <img src="/ui/icon.svg" alt="" width={44} height={44} />
        <h1>Agent Supervision</h1>
        {phase.value === 'starting' && <p class="muted">Looking for the gateway…</p>}
        {phase.value === 'unreachable' && <Unreachable />}
        {(phase.value === 'sign-in' || phase.value === 'wrong-token') && <TokenForm />}
      </div>
    </main>
  )
}

function Unreachable() {
  return (
    <div role="alert">
      <p class="gate-title">
        <Icon name="warning" /> Gateway unreachable
      </p>
      <p class="muted">
        Nothing answers at <strong>{location.host}</strong>. Your token is not the problem. This page goes on trying;
        start the gateway with <code>npm start</code>.
      </p>
    </div>
  )
}

function TokenForm() {
  const [value, set_value] = useState('')
  const [busy, set_busy] = useState(false)
  const [failure, set_failure] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const wrong = phase.value === 'wrong-token' && failure === ''
  const send = async (event: Event) => {
    event.preventDefault()
    if (value === '' || busy) return
    set_busy(true)
    set_failure('')
    try {
      await sign_in(value.trim())
    } catch (cause) {
      const gone = cause instanceof ApiError && cause.trouble === 'unreachable'
      set_failure(gone ? 'Gateway unreachable: the token could not be checked.' : trouble_text(cause))
    }
    set_busy(false)
    box.current?.select()
  }
  return (
    <form onSubmit={send} class="gate-form">
      <p class="muted">
        This gateway asks for a token: the value of <code>CS_AUTH_TOKEN</code> or <code>CS_OPERATOR_TOKEN</code>, or the
        one that <code>--generate-token</code> printed.
      </p>
      <label for="token">Token</label>
      <input
        id="token"
        ref={box}
        type="password"
        autocomplete="current-password"
        spellcheck={false}
        value={value}
        aria-invalid={wrong}
        aria-describedby={wrong ? 'token-wrong' : undefined}
        onInput={(event) => set_value(event.currentTarget.value)}
      />
      {wrong && (
        <p id="token-wrong" class="field-error" role="alert">
          <Icon name="warning" size={14} /> Wrong token: the gateway answers, and does not accept it.
        </p>
      )}
      {failure !== '' && <Failure text={failure} />}
      <button type="submit" class="button primary" disabled={busy}>
        Sign in
      </button>
      <p class="small-print">The token stays in this tab and is forgotten when you close it.</p>
    </form>
  )
}
