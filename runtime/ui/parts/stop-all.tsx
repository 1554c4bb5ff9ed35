// Quarantines every active session after a typed confirmation, and can take it back. Source: PRODUCT 4 "stop all".
import { useState } from 'preact/hooks'
import type { QuarantineChanged } from '#core/contract/operator.ts'
import type { SessionsReport } from '#core/contract/report.ts'
import { Dialog } from '#runtime/ui/parts/dialog.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Failure, Loading } from '#runtime/ui/parts/notice.tsx'
import { ask, path_of, trouble_text } from '#runtime/ui/state/api.ts'
import { own_name } from '#runtime/ui/state/preferences.ts'
import { count_of } from '#runtime/ui/text/words.ts'

const WORD = 'stop all'
const REASON = 'stop all, from the dashboard'
/** The gateway lists at most so many at once; the list is asked for again until nobody is left. */
const LISTED = 200
const MAX_ROUNDS = 50

type State =
  | { step: 'closed' }
  | { step: 'counting' }
  | { step: 'asking'; active: number }
  | { step: 'working'; done: number }
  | { step: 'stopped'; sessions: readonly string[] }
  | { step: 'released'; count: number }

export function StopAll() {
  const [state, set_state] = useState<State>({ step: 'closed' })
  const [failure, set_failure] = useState('')
  const [typed, set_typed] = useState('')

  const attempt = async (work: () => Promise<State>) => {
    set_failure('')
    try {
      set_state(await work())
    } catch (cause) {
      set_failure(trouble_text(cause))
    }
  }
  const open = () => {
    set_typed('')
    set_state({ step: 'counting' })
    void attempt(async () => ({ step: 'asking', active: (await active_sessions()).total }))
  }
  const stop = () =>
    attempt(async () => {
      const sessions = await stop_everything((done) => set_state({ step: 'working', done }))
      return { step: 'stopped', sessions }
    })
  const release = (sessions: readonly string[]) =>
    attempt(async () => {
      for (const session_id of sessions) await quarantine(session_id, 'release')
      return { step: 'released', count: sessions.length }
    })

  return (
    <>
      <button type="button" class="button bad-outline" onClick={open}>
        <Icon name="stop" /> Stop all
      </button>
      {state.step !== 'closed' && (
        <Dialog title="Stop all sessions" close={() => set_state({ step: 'closed' })}>
          {failure !== '' && <Failure text={failure} />}
          {state.step === 'counting' && failure === '' && <Loading what="active sessions" />}
          {state.step === 'working' && <p>{state.done} stopped so far…</p>}
          {state.step === 'asking' && (
            <form
              class="stack"
              onSubmit={(event) => {
                event.preventDefault()
                if (typed.trim().toLowerCase() === WORD) void stop()
              }}
            >
              <p>
                This puts <strong>{count_of(state.active, 'active session')}</strong> in quarantine: everything they try
                is refused, and what waits for an answer is denied. Nothing that already runs is ended. You can release
                them again.
              </p>
              <p class="field">
                <label for="stop-word">
                  Type <strong>{WORD}</strong> to confirm
                </label>
                <input
                  id="stop-word"
                  value={typed}
                  autocomplete="off"
                  spellcheck={false}
                  onInput={(event) => set_typed(event.currentTarget.value)}
                />
              </p>
              <button type="submit" class="button bad" disabled={typed.trim().toLowerCase() !== WORD}>
                <Icon name="lock" /> Stop {count_of(state.active, 'session')}
              </button>
            </form>
          )}
          {state.step === 'stopped' && (
            <div class="stack">
              <p>
                {count_of(state.sessions.length, 'session')} stopped. Sessions that begin from now on are not among
                them.
              </p>
              <button
                type="button"
                class="button"
                disabled={state.sessions.length === 0}
                onClick={() => release(state.sessions)}
              >
                <Icon name="unlock" /> Undo: release {count_of(state.sessions.length, 'session')}
              </button>
            </div>
          )}
          {state.step === 'released' && <p>{count_of(state.count, 'session')} released.</p>}
        </Dialog>
      )}
    </>
  )
}

async function active_sessions(): Promise<{ total: number; open: string[] }> {
  const report = await ask<SessionsReport>(
    path_of(['report', 'sessions'], { status: 'active', sort: 'last_event', limit: LISTED }),
  )
  const open = report.sessions.filter(({ quarantined }) => !quarantined).map(({ session_id }) => session_id)
  return { total: report.total_active, open }
}

/** The sessions that this call stopped. Throws ApiError; those that were stopped until then stay stopped. */
async function stop_everything(told: (done: number) => void): Promise<string[]> {
  const stopped: string[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { open } = await active_sessions()
    if (open.length === 0) break
    for (const session_id of open) {
      const { changed } = await quarantine(session_id, 'quarantine')
      if (changed) stopped.push(session_id)
      told(stopped.length)
    }
  }
  return stopped
}

function quarantine(session_id: string, action: 'quarantine' | 'release'): Promise<QuarantineChanged> {
  const body = { action, reason: REASON, ...(own_name.value !== '' && { by: own_name.value }) }
  return ask<QuarantineChanged>(path_of(['report', 'session', session_id, 'quarantine']), body)
}
