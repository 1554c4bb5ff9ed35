// What a run needs to know of one client: where it comes from, how it is pointed at the model, how it is started without a
// person, and how its model asks for a shell command.
import type { ClientId } from '#runtime/cli/clients/client.ts'
import type { Wanted } from '#test/real-clients/wire.ts'
import type { World } from '#test/real-clients/world.ts'

export interface RealClient {
  id: ClientId
  package_name: string
  /** Exact, so that two runs mean the same. */
  version: string
  program: string
  /** Writes the settings that a user of the client would have; returns files that `init` merges into, from the home. */
  prepare(world: World): readonly string[]
  /** Everything is approved by the client itself, so that only the gateway can refuse. `session` is new in every run. */
  args(session: string, model_url: string): readonly string[]
  env(model_url: string): Record<string, string>
  shell(command: string): Wanted
  /** Its hook waits while a person decides; the others are refused and ask again. */
  holds: boolean
  /** Whether a launcher decides for it; otherwise the client itself, or its plugin, calls the gateway. */
  launched: boolean
  /** Asks for an agent below the agent, which makes these calls; null when this client has none without a person. */
  below(calls: readonly Wanted[]): Wanted | null
}
