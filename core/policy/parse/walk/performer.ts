// The form of everything that treats a head specially.
import type { Call, Output, Run } from '#core/policy/parse/state.ts'

/** Treats a call whose head has this name; null means that it is an ordinary command after all. */
export type Performer = (run: Run, call: Call, name: string) => Output | null
