// The health strip on every page: is the page up to date, is the gateway well, how much does it keep, what happened in the last hour.
import type { ComponentChildren } from 'preact'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { NoData } from '#runtime/ui/parts/signs.tsx'
import { health, summary } from '#runtime/ui/state/health.ts'
import { type Connection, connection } from '#runtime/ui/state/stream.ts'
import type { IconName } from '#runtime/ui/text/icons.ts'
import { duration } from '#runtime/ui/text/time.ts'
import { client_of } from '#runtime/ui/text/words.ts'

const CONNECTIONS: Readonly<Record<Connection, readonly [icon: IconName, word: string]>> = {
  connecting: ['clock', 'Connecting'],
  live: ['pulse', 'Live'],
  asking: ['clock', 'Every 10 s: four other tabs are live'],
  lost: ['warning', 'Connection lost, trying again'],
}

export function Strip() {
  const [icon, word] = CONNECTIONS[connection.value]
  return (
    <section class="strip" aria-label="Health of the gateway">
      <span class={`strip-connection is-${connection.value}`} role="status">
        <Icon name={icon} size={14} /> {word}
      </span>
      <dl>
        <Posture />
        <Item icon="disk" label="Records kept">
          {health.value === null ? (
            <NoData text="not read" />
          ) : (
            `${health.value.trajectory_count.toLocaleString('en')} in ${health.value.trajectory_backend}`
          )}
        </Item>
        <Item icon="layers" label="Tiers">
          {health.value?.policy_engine ?? <NoData text="not read" />}
        </Item>
        <Item icon="clock" label="Up for">
          {health.value === null ? <NoData text="not read" /> : duration(health.value.uptime_seconds * 1000)}
        </Item>
        <Clients />
      </dl>
    </section>
  )
}

/** No records means no data, not a good posture. */
function Posture() {
  const report = summary.value
  if (report === null)
    return (
      <Item icon="shield" label="Last hour">
        {<NoData text="not read" />}
      </Item>
    )
  if (report.total_records === 0)
    return (
      <Item icon="shield" label="Last hour">
        {<NoData text="no events, not confirmed safe" />}
      </Item>
    )
  const { level, score_0_100 } = report.system_security_posture
  return (
    <Item icon="shield" label="Last hour">
      <span class={`posture posture-${level}`}>{level}</span> <span class="muted">{score_0_100} of 100</span>
    </Item>
  )
}

/** Who was heard from in the last hour. */
function Clients() {
  const { by_caller_adapter = {}, by_source_framework = {} } = summary.value ?? {}
  const adapters = Object.keys(by_caller_adapter).flatMap((name) => client_of(name) ?? [])
  // Clients that speak the protocol themselves have no adapter that they could name.
  const names = adapters.length > 0 ? adapters : Object.keys(by_source_framework)
  return (
    <Item icon="user" label="Heard from">
      {names.length === 0 ? (
        <NoData text="no client in the last hour" />
      ) : (
        names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
      )}
    </Item>
  )
}

function Item({ icon, label, children }: { icon: IconName; label: string; children: ComponentChildren }) {
  return (
    <div class="strip-item">
      <dt>
        <Icon name={icon} size={14} />
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
