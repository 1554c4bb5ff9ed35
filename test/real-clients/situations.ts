// The situations in which a client's action must happen or must not. What happened is read from the disk, never from what the
// client says; a call counts only when the model really asked for it.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RealClient } from '#test/real-clients/client.ts'
import { type Gateway, start_gateway } from '#test/real-clients/gateway.ts'
import type { WantingModel } from '#test/real-clients/model.ts'
import type { World } from '#test/real-clients/world.ts'

/** Seconds a question waits for a person: long enough for the run to answer it. */
export const HOLD_S = 8

export interface Outcome {
  situation: string
  /** What differed from what must be; empty when nothing did. */
  wrong: string[]
  /** What the model was told about its calls. */
  told: string[]
  took_ms: number
}

interface Targets {
  /** Made by the harmless command. */
  marker: string
  /** Deleting it is refused by a rule. */
  history: string
  /** Deleting it waits for a person. */
  secrets: string
}

/** Absolute paths inside the world's home, so that no shell's idea of a home can lead outside. */
function fresh_targets(world: World): Targets {
  const targets = {
    marker: join(world.project, 'marker'),
    history: join(world.home, 'victim', '.git'),
    secrets: join(world.home, '.ssh'),
  }
  rmSync(targets.marker, { force: true })
  for (const folder of [targets.history, targets.secrets]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'kept'), 'kept\n')
  }
  return targets
}

let sessions = 0

/** A client that goes on with a session would answer for calls of the last run. */
function session_name(): string {
  return `real-${++sessions}`
}

interface Scene {
  client: RealClient
  world: World
  model: WantingModel
}

interface Expected {
  marker: boolean
  history: boolean
  secrets: boolean
}

const ALL_SAFE = { history: true, secrets: true }

type Step = keyof Targets

/** Runs the client over these steps and compares the disk with what must be. */
async function play(
  { client, world, model }: Scene,
  situation: string,
  steps: readonly Step[],
  expected: Expected,
  { meanwhile = async () => {}, below = false }: { meanwhile?: () => Promise<void>; below?: boolean } = {},
): Promise<Outcome> {
  const targets = fresh_targets(world)
  const command = (step: Step) => (step === 'marker' ? `touch ${targets.marker}` : `rm -rf ${targets[step]}`)
  const calls = steps.map((step) => client.shell(command(step)))
  const outer = below ? client.below(calls) : null
  const plan = outer === null ? calls : [outer]
  model.plan(plan)
  const [ran] = await Promise.all([
    world.run(client.program, client.args(session_name(), model.url), client.env(model.url)),
    meanwhile(),
  ])
  const wrong: string[] = []
  const awaited = plan.length + (outer === null ? 0 : calls.length)
  if (model.issued.length < awaited) wrong.push(`only ${model.issued.length} of ${awaited} calls were made`)
  for (const step of Object.keys(targets) as Step[]) {
    const there = existsSync(step === 'marker' ? targets.marker : join(targets[step], 'kept'))
    if (there !== expected[step]) wrong.push(`${step} ${there ? 'is there' : 'is not there'}`)
  }
  if (wrong.length > 0) wrong.push(`exit ${ran.exit}: ${(ran.stderr + ran.stdout).slice(-1500)}`)
  return { situation, wrong, told: model.results, took_ms: ran.took_ms }
}

async function with_gateway(world: World, run: (gateway: Gateway) => Promise<Outcome>): Promise<Outcome> {
  const gateway = await start_gateway(world)
  try {
    return await run(gateway)
  } finally {
    await gateway.kill()
  }
}

/** Before the client is wired: proof that it would do all of it. */
export function unwired(scene: Scene): Promise<Outcome> {
  const nothing_safe = { marker: true, history: false, secrets: false }
  return play(scene, 'not wired', ['marker', 'history', 'secrets'], nothing_safe)
}

/** Situations of a wired client. */
export const SITUATIONS: Readonly<Record<string, (scene: Scene) => Promise<Outcome>>> = {
  up: (scene) =>
    with_gateway(scene.world, () => play(scene, 'up', ['marker', 'history', 'secrets'], { marker: true, ...ALL_SAFE })),
  allowed_by_a_person: (scene) =>
    with_gateway(scene.world, (gateway) =>
      play(
        scene,
        'allowed by a person',
        scene.client.holds ? ['secrets', 'marker'] : ['secrets', 'marker', 'secrets'],
        { marker: true, history: true, secrets: false },
        { meanwhile: async () => gateway.allow(await gateway.next_approval()) },
      ),
    ),
  killed_in_a_hold: (scene) =>
    with_gateway(scene.world, (gateway) =>
      play(
        scene,
        'killed in a hold',
        ['secrets', 'marker'],
        { marker: false, ...ALL_SAFE },
        {
          meanwhile: async () => {
            await gateway.next_approval()
            await gateway.kill()
          },
        },
      ),
    ),
  stopped: (scene) => play(scene, 'stopped', ['marker', 'history'], { marker: false, ...ALL_SAFE }),
  hanging: (scene) =>
    with_gateway(scene.world, (gateway) => {
      gateway.freeze()
      return play(scene, 'hanging', ['marker', 'history'], { marker: false, ...ALL_SAFE })
    }),
  below: (scene) => {
    const situation = 'up, in an agent below'
    if (scene.client.below([]) === null)
      return Promise.resolve({ situation, wrong: [], told: ['no agents below'], took_ms: 0 })
    return with_gateway(scene.world, () =>
      play(scene, situation, ['marker', 'history'], { marker: true, ...ALL_SAFE }, { below: true }),
    )
  },
  launcher_dies: (scene) => launcher_as(scene, 'launcher dies', '#!/bin/sh\nkill -9 $$\n'),
  launcher_silent: (scene) => launcher_as(scene, 'launcher fails without a word', '#!/bin/sh\nexit 3\n'),
  launcher_gone: (scene) => launcher_as(scene, 'launcher gone', null),
}

/** Another launcher under the same name, or none; without a launcher there is nothing to break. */
async function launcher_as(scene: Scene, situation: string, script: string | null): Promise<Outcome> {
  const path = join(scene.world.home, '.asg', 'bin', 'asg-hook')
  const text = scene.world.read('.asg/bin/asg-hook')
  if (text === null || !scene.client.launched) return { situation, wrong: [], told: ['no launcher'], took_ms: 0 }
  rmSync(path)
  if (script !== null) writeFileSync(path, script, { mode: 0o755 })
  const outcome = await with_gateway(scene.world, () =>
    play(scene, situation, ['marker', 'history'], { marker: false, ...ALL_SAFE }),
  )
  writeFileSync(path, text, { mode: 0o755 })
  return outcome
}
