// All rows, by program.
import { ABUSE_ROWS } from '#core/policy/effects/verbs/abuse.ts'
import { ADDRESS_ROWS } from '#core/policy/effects/verbs/addresses.ts'
import { CARRIER_ROWS } from '#core/policy/effects/verbs/carriers.ts'
import { ESTATE_ROWS } from '#core/policy/effects/verbs/estate.ts'
import { HOST_ROWS } from '#core/policy/effects/verbs/host.ts'
import { KEEPER_ROWS } from '#core/policy/effects/verbs/keepers.ts'
import { LIVE_TASK_ROWS } from '#core/policy/effects/verbs/live-tasks.ts'
import { MACHINE_ROWS } from '#core/policy/effects/verbs/machine.ts'
import { index_rows, type Meanings } from '#core/policy/effects/verbs/meaning.ts'
import { PACKAGE_ROWS } from '#core/policy/effects/verbs/packages.ts'
import { PLATFORM_ROWS } from '#core/policy/effects/verbs/platforms.ts'
import { SERVICE_ROWS } from '#core/policy/effects/verbs/services.ts'
import { STORE_ROWS } from '#core/policy/effects/verbs/stores.ts'
import { TRADE_ROWS } from '#core/policy/effects/verbs/trades.ts'

const ROWS = [
  ...SERVICE_ROWS,
  ...PACKAGE_ROWS,
  ...LIVE_TASK_ROWS,
  ...MACHINE_ROWS,
  ...STORE_ROWS,
  ...PLATFORM_ROWS,
  ...HOST_ROWS,
  ...ADDRESS_ROWS,
  ...KEEPER_ROWS,
  ...CARRIER_ROWS,
  ...ABUSE_ROWS,
  ...ESTATE_ROWS,
  ...TRADE_ROWS,
]

/** How many there are. */
export const ROW_COUNT = ROWS.length

/** Lower-case program name to what its verbs and options mean besides its spec. */
export const MEANINGS: ReadonlyMap<string, Meanings> = index_rows(ROWS)
