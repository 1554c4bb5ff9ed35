// What keeps a session from acting, and what a person can do about it: quarantine, release, a full review.
import { useId, useState } from 'preact/hooks'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure } from '#runtime/ui/parts/notice.tsx'
import { Name, Visible } from '#runtime/ui/parts/untrusted.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { trouble_text } from '#runtime/ui/state/api.ts'
import {
  quarantine_session,
  release_enforcement,
  request_review,
  type SessionData,
} from '#runtime/ui/state/session-data.ts'
import type { IconName } from '#runtime/ui/text/icons.ts'
import { count_of } from '#runtime/ui/text/words.ts'

export function SessionControl({ data, done }: { data: SessionData; done: () => void }) {
  const { session, enforcement, risk } = data
  const { session_id } = session
  const quarantine = risk.quarantine
  return (
    <section class="control" aria-label="State and control of the session">
      {session.quarantined && quarantine !== null && (
        <div class="notice notice-bad">
          <Icon name="lock" />
          <p>
            <strong>In quarantine.</strong> Everything it tries is refused,{' '}
            {count_of(quarantine.blocked_count, 'action')} so far. Since <Moment at={quarantine.quarantined_at} />, by{' '}
            <Name text={quarantine.quarantined_by} max_chars={40} />
            {quarantine.reason !== null && (
              <>
                : <q>{<Visible text={quarantine.reason} />}</q>
              </>
            )}
          </p>
        </div>
      )}
      {enforcement.state === 'enforced' && (
        <div class="notice notice-warn">
          <Icon name="shield" />
          <p>
            <strong>Enforced: {enforcement.action}.</strong>{' '}
            {count_of(enforcement.high_risk_count ?? 0, 'high-risk action')} since the session began or was released;
            the last one{' '}
            <Moment at={enforcement.last_high_risk_at === null ? null : enforcement.last_high_risk_at * 1000} />.
          </p>
        </div>
      )}
      <div class="row-of-buttons">
        {session.quarantined ? (
          <Act
            icon="unlock"
            word="Release from quarantine"
            run={(reason) => quarantine_session(session_id, 'release', reason)}
            done={done}
          />
        ) : (
          <Act
            icon="lock"
            word="Quarantine"
            bad
            run={(reason) => quarantine_session(session_id, 'quarantine', reason)}
            done={done}
          />
        )}
        {enforcement.state === 'enforced' && (
          <Act
            icon="unlock"
            word="End enforcement"
            run={(reason) => release_enforcement(session_id, reason)}
            done={done}
          />
        )}
        <Act icon="shield" word="Request a full review" run={() => request_review(session_id)} done={done} plain />
      </div>
    </section>
  )
}

interface ActProps {
  icon: IconName
  word: string
  run: (reason: string) => Promise<unknown>
  done: () => void
  bad?: boolean
  /** Done at once, without a reason. */
  plain?: boolean
}

function Act({ icon, word, run, done, bad = false, plain = false }: ActProps) {
  const [asking, set_asking] = useState(false)
  const [busy, set_busy] = useState(false)
  const [reason, set_reason] = useState('')
  const [failure, set_failure] = useState('')
  const id = useId()
  const act = async () => {
    set_busy(true)
    set_failure('')
    try {
      await run(reason)
      set_asking(false)
      set_reason('')
      tell(`${word}: done`)
      done()
    } catch (cause) {
      set_failure(trouble_text(cause))
    }
    set_busy(false)
  }
  if (!asking) {
    return (
      <>
        <button
          type="button"
          class={bad ? 'button bad-outline' : 'button'}
          disabled={busy}
          onClick={() => (plain ? void act() : set_asking(true))}
        >
          <Icon name={icon} /> {busy ? 'One moment' : word}
        </button>
        {failure !== '' && <Failure text={failure} />}
      </>
    )
  }
  return (
    <form
      class="reason-form"
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') set_asking(false)
      }}
    >
      <label for={id}>{word}: why?</label>
      <input
        id={id}
        ref={(box) => box?.focus()}
        value={reason}
        maxLength={1000}
        placeholder="optional"
        autocomplete="off"
        onInput={(event) => set_reason(event.currentTarget.value)}
      />
      <button type="submit" class={bad ? 'button bad' : 'button primary'} disabled={busy}>
        {word}
      </button>
      <button type="button" class="button quiet" onClick={() => set_asking(false)}>
        Cancel
      </button>
      {failure !== '' && <Failure text={failure} />}
    </form>
  )
}
