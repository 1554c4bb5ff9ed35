// The state of a session in words and signs.
import type { SessionSummary } from '#core/contract/session.ts'
import { Icon } from '#runtime/ui/parts/icon.tsx'

/** What keeps a session from acting, or waits for a person; its activity otherwise. */
export function SessionState({ session }: { session: SessionSummary }) {
  const { quarantined, enforcement_state, pending_approvals, status } = session
  return (
    <span class="states">
      {quarantined && (
        <span class="sign sign-block">
          <Icon name="lock" size={14} />
          Quarantined
        </span>
      )}
      {enforcement_state === 'enforced' && (
        <span class="sign sign-defer">
          <Icon name="shield" size={14} />
          Enforced
        </span>
      )}
      {pending_approvals > 0 && (
        <span class="sign sign-defer">
          <Icon name="hand" size={14} />
          {pending_approvals} waiting
        </span>
      )}
      {!quarantined && enforcement_state === 'normal' && (
        <span class="sign sign-quiet">
          <Icon name={status === 'active' ? 'pulse' : 'clock'} size={14} />
          {status}
        </span>
      )}
    </span>
  )
}
