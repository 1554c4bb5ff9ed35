// One row of the live feed. Decisions open beside the list; other rows lead to what they are about.
import type { ComponentChildren } from 'preact'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { DecisionSign, Risk } from '#runtime/ui/parts/signs.tsx'
import { Line, Name } from '#runtime/ui/parts/untrusted.tsx'
import type { Entry, Group, Kind } from '#runtime/ui/state/feed-rows.ts'
import { route, set_params } from '#runtime/ui/state/route.ts'
import type { IconName } from '#runtime/ui/text/icons.ts'

const SIGNS: Readonly<Record<Exclude<Kind, 'decision'>, readonly [icon: IconName, word: string]>> = {
  approval: ['inbox', 'Approval'],
  session: ['layers', 'Session'],
  alert: ['bell', 'Alert'],
  finding: ['eye', 'Finding'],
  review: ['shield', 'Review'],
  other: ['dash', 'Event'],
  gap: ['warning', 'Gap'],
}

export function FeedRow({ group: { entry, count, since } }: { group: Group }) {
  if (entry.kind === 'gap') {
    return (
      <div class="feed-gap">
        <Icon name="warning" /> <Moment at={entry.at} as="clock" /> {entry.text}
      </div>
    )
  }
  return (
    <Opened entry={entry}>
      <span class="feed-time">
        <Moment at={entry.at} as="clock" />
      </span>
      <span class="feed-sign">
        {entry.decision === null ? <KindSign kind={entry.kind} /> : <DecisionSign decision={entry.decision} />}
      </span>
      <span class="feed-risk">{entry.level !== null && <Risk level={entry.level} />}</span>
      <span class={`feed-text ${entry.kind === 'decision' ? 'feed-code' : ''}`}>
        {entry.tool !== null && <span class="tool">{<Name text={entry.tool} max_chars={30} />}</span>}
        <Line text={entry.text} />
      </span>
      <span class="feed-count">
        {count > 1 && (
          <span class="count" title={`since ${since}`}>
            <span class="spoken">repeated, in all </span>× {count}
          </span>
        )}
      </span>
      <span class="feed-session">{entry.session_id !== null && <Name text={entry.session_id} max_chars={24} />}</span>
    </Opened>
  )
}

function KindSign({ kind }: { kind: Kind }) {
  const [icon, word] = SIGNS[kind === 'decision' ? 'other' : kind]
  return (
    <span class="sign sign-quiet">
      <Icon name={icon} size={14} />
      {word}
    </span>
  )
}

function Opened({ entry, children }: { entry: Entry; children: ComponentChildren }) {
  const { record_id, session_id, approval_id, kind } = entry
  if (record_id !== null && session_id !== null) {
    const chosen = { record: String(record_id), of: session_id }
    return (
      <Link
        page="live"
        params={{ ...route.value.params, ...chosen }}
        class="feed-row"
        item
        on_open={() => set_params(chosen)}
      >
        {children}
      </Link>
    )
  }
  if (kind === 'approval' && approval_id !== null) {
    return (
      <Link page="approvals" params={{ approval: approval_id }} class="feed-row" item>
        {children}
      </Link>
    )
  }
  if (kind === 'alert') {
    return (
      <Link page="alerts" class="feed-row" item>
        {children}
      </Link>
    )
  }
  if (session_id !== null) {
    return (
      <Link page="session" params={{ id: session_id }} class="feed-row" item>
        {children}
      </Link>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move from row to row, also where a row leads nowhere
    <div class="feed-row" data-item="" tabIndex={0}>
      {children}
    </div>
  )
}
