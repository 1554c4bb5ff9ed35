// One question to a person: exactly what will run, why it is asked, how long there is time, and the answers. Once it is settled it
// stays where it is and says who settled it, when and how. Source: PRODUCT 4, 5.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Approval } from '#core/contract/operator.ts'
import { Countdown } from '#runtime/ui/parts/countdown.tsx'
import { Dialog } from '#runtime/ui/parts/dialog.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { SessionLink } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure } from '#runtime/ui/parts/notice.tsx'
import { NotifyOffer } from '#runtime/ui/parts/notify.tsx'
import { RecordView } from '#runtime/ui/parts/record-view.tsx'
import { NoData, Risk, StateSign } from '#runtime/ui/parts/signs.tsx'
import { Block, Name, Visible } from '#runtime/ui/parts/untrusted.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { answer, first_answered } from '#runtime/ui/state/approvals.ts'
import { evidence, load_evidence } from '#runtime/ui/state/record.ts'
import { param, set_params } from '#runtime/ui/state/route.ts'
import { person, reason_alone } from '#runtime/ui/text/words.ts'

interface CardProps {
  approval: Approval
  /** The first of several alike: what is the same is said once, on its card. */
  behind?: Approval | null
}

export function ApprovalCard({ approval, behind = null }: CardProps) {
  const { approval_id, state } = approval
  const card = useRef<HTMLElement>(null)
  const title_id = useId()
  const explained = param('explain') === approval_id
  const is_pending = state === 'pending'
  useEffect(() => {
    void load_evidence(approval)
  }, [approval_id])
  return (
    <article
      ref={card}
      id={approval_id}
      class={`card risk-edge-${approval.risk_level} ${is_pending ? '' : 'card-settled'} ${behind === null ? '' : 'card-behind'}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move from card to card; its keys act on the one in focus
      tabIndex={0}
      data-item=""
      aria-labelledby={title_id}
    >
      <header class="card-head">
        <h2 id={title_id}>
          <span class="tool">
            <Name text={approval.tool_name ?? 'Action'} max_chars={60} />
          </span>
          {is_pending ? <span class="spoken"> waits for an answer</span> : <StateSign state={state} />}
        </h2>
        <Risk level={approval.risk_level} />
        <code class="rule">{approval.policy_id}</code>
        {is_pending ? <Countdown approval={approval} /> : <Moment at={approval.settled_at} />}
      </header>
      <Block text={command_of(approval)} label="What will run" />
      {(behind === null || reason_of(behind) !== reason_of(approval)) && <Why approval={approval} />}
      <Facts approval={approval} is_first={behind === null} />
      {is_pending ? <Answers approval={approval} card={card} /> : <Outcome approval={approval} />}
      {explained && <Explained approval={approval} />}
    </article>
  )
}

function command_of({ command, tool_name, arguments: args }: Approval): string {
  return command ?? `${tool_name ?? 'Action'} ${JSON.stringify(args, null, 2)}`
}

function reason_of({ reason, suggestion }: Approval): string {
  return reason_alone(reason, suggestion)
}

function Why({ approval }: { approval: Approval }) {
  const { suggestion } = approval
  return (
    <>
      <p class="reason">
        <Visible text={reason_of(approval)} />
      </p>
      {suggestion !== null && (
        <p class="suggestion">
          <Icon name="bulb" />
          <span>
            <Visible text={suggestion} />
          </span>
        </p>
      )}
    </>
  )
}

function Facts({ approval, is_first }: { approval: Approval; is_first: boolean }) {
  const record = evidence.value.get(approval.approval_id)
  const cwd = record?.event.payload.cwd
  return (
    <dl class="card-facts">
      <div>
        <dt>Folder</dt>
        <dd>
          {typeof cwd === 'string' ? (
            <Name text={cwd} />
          ) : (
            <NoData text={record === undefined ? 'looking' : 'not told'} />
          )}
        </dd>
      </div>
      {is_first && <Asker approval={approval} />}
      <div>
        <dt>Asked</dt>
        <dd>
          <Moment at={approval.requested_at} />
        </dd>
      </div>
    </dl>
  )
}

/** Session and agent. */
function Asker({ approval }: { approval: Approval }) {
  return (
    <>
      <div>
        <dt>Session</dt>
        <dd>
          <SessionLink session_id={approval.session_id}>
            <Name text={approval.session_id} max_chars={40} />
          </SessionLink>
        </dd>
      </div>
      <div>
        <dt>Agent</dt>
        <dd>
          {approval.agent_id === 'unknown' ? (
            <NoData text="not named" />
          ) : (
            <Name text={approval.agent_id} max_chars={40} />
          )}
          <span class="muted"> via {approval.source_framework}</span>
        </dd>
      </div>
    </>
  )
}

type Doing = 'nothing' | 'denying' | 'sending'

function Answers({ approval, card }: { approval: Approval; card: { current: HTMLElement | null } }) {
  const [doing, set_doing] = useState<Doing>('nothing')
  const [reason, set_reason] = useState('')
  const [failure, set_failure] = useState('')
  const reason_box = useRef<HTMLInputElement>(null)
  const reason_id = useId()
  // Before the next key can arrive: whoever types at once must not press the keys of the card.
  useLayoutEffect(() => {
    if (doing === 'denying') reason_box.current?.focus()
  }, [doing])

  const send = async (decision: 'allow-once' | 'deny') => {
    set_doing('sending')
    set_failure('')
    // The buttons go with the answer; the focus stays on the card, so that the next key goes on from here.
    card.current?.focus()
    try {
      tell(await answer(approval.approval_id, decision, reason))
    } catch (cause) {
      set_failure(trouble_text(cause))
      set_doing('nothing')
    }
  }
  const cancel = () => {
    set_doing('nothing')
    card.current?.focus()
  }
  return (
    <div class="answers">
      {failure !== '' && <Failure text={failure} />}
      {doing === 'denying' ? (
        <form
          class="deny-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send('deny')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            cancel()
          }}
        >
          <label for={reason_id}>Why not? The agent reads this.</label>
          <input
            id={reason_id}
            ref={reason_box}
            value={reason}
            maxLength={1000}
            autocomplete="off"
            placeholder="optional"
            onInput={(event) => set_reason(event.currentTarget.value)}
          />
          <button type="submit" class="button bad">
            Deny
          </button>
          <button type="button" class="button quiet" onClick={cancel}>
            Cancel
          </button>
        </form>
      ) : (
        <div class="row-of-buttons">
          <button
            type="button"
            class="button good"
            disabled={doing === 'sending'}
            data-key="a"
            aria-keyshortcuts="a"
            onClick={() => send('allow-once')}
          >
            <Icon name="check" /> Allow once <kbd>A</kbd>
          </button>
          <button
            type="button"
            class="button bad-outline"
            disabled={doing === 'sending'}
            data-key="d"
            aria-keyshortcuts="d"
            onClick={() => set_doing('denying')}
          >
            <Icon name="stop" /> Deny <kbd>D</kbd>
          </button>
          <ExplainButton approval_id={approval.approval_id} />
        </div>
      )}
    </div>
  )
}

function ExplainButton({ approval_id }: { approval_id: string }) {
  return (
    <button
      type="button"
      class="button quiet"
      data-key="e"
      aria-keyshortcuts="e"
      onClick={() => set_params({ explain: approval_id })}
    >
      <Icon name="eye" /> Explain <kbd>E</kbd>
    </button>
  )
}

function Outcome({ approval }: { approval: Approval }) {
  const { state, settled_by, settled_at, settled_reason } = approval
  return (
    <div class="outcome">
      <p>
        {state === 'expired' ? (
          <>Nobody answered in time; the action was refused.</>
        ) : (
          <>
            {state === 'allowed' ? 'Allowed once' : 'Denied'} by{' '}
            <strong>
              <Name text={person(settled_by)} />
            </strong>
          </>
        )}{' '}
        <Moment at={settled_at} />
        {settled_reason !== null && settled_reason !== '' && state !== 'expired' && (
          <>
            : <q>{<Visible text={settled_reason} />}</q>
          </>
        )}
      </p>
      <ExplainButton approval_id={approval.approval_id} />
      {first_answered.value === approval.approval_id && <NotifyOffer />}
    </div>
  )
}

/** The record behind the question, beside the list. */
function Explained({ approval }: { approval: Approval }) {
  const record = evidence.value.get(approval.approval_id)
  return (
    <Dialog title="Why this is asked" side close={() => set_params({ explain: '' })}>
      {record ? (
        <RecordView record={record} />
      ) : (
        <p class="muted">
          {record === undefined
            ? 'Looking for the record of this action.'
            : 'The record of this action is not among the newest of its session.'}
        </p>
      )}
    </Dialog>
  )
}
