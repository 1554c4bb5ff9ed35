// All rows, by program.
import { MACHINE_ROWS } from '#core/policy/effects/verbs/machine.ts'
import { index_rows, type Meaning } from '#core/policy/effects/verbs/meaning.ts'
import { PACKAGE_ROWS } from '#core/policy/effects/verbs/packages.ts'
import { SERVICE_ROWS } from '#core/policy/effects/verbs/services.ts'

const ROWS = [...SERVICE_ROWS, ...PACKAGE_ROWS, ...MACHINE_ROWS]

/** How many there are. */
export const ROW_COUNT = ROWS.length

/** Lower-case program name to what its verbs and options mean besides its spec. */
export const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = index_rows(ROWS)
