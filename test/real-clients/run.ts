// `npm run test:clients [-- <client> [situation]]`: installs real agent clients, wires them with `asg init`, and looks whether
// what must not happen did not. Downloads from the package registry, so it is no part of `npm test`. Exit 1 when a guard is open.
import { free_port } from '#test/bench/process/child.ts'
import type { RealClient } from '#test/real-clients/client.ts'
import { CLIENTS } from '#test/real-clients/clients.ts'
import { wanting_model } from '#test/real-clients/model.ts'
import { HOLD_S, type Outcome, SITUATIONS, unwired } from '#test/real-clients/situations.ts'
import { install, new_world, type World } from '#test/real-clients/world.ts'

const [wanted_client, wanted_situation] = process.argv.slice(2)
must_be_one_of(
  'client',
  wanted_client,
  CLIENTS.map(({ id }) => id),
)
must_be_one_of('situation', wanted_situation, ['not_wired', ...Object.keys(SITUATIONS)])
let failed = false

/** A misspelt name would run nothing, and that would look like a pass. */
function must_be_one_of(what: string, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return
  console.error(`test:clients: no ${what} is called ${name}; one of: ${known.join(', ')}`)
  process.exit(2)
}

function show(client: RealClient, { situation, wrong, told, took_ms }: Outcome): void {
  failed ||= wrong.length > 0
  const seconds = (took_ms / 1000).toFixed(1)
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${client.id} ${client.version}  ${situation}  (${seconds} s)`)
  for (const line of told) console.log(`       told: ${line.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
  for (const line of wrong) console.log(`       ${line}`)
}

/** `init` and `uninit` without a run between them: every file as it was. */
function same_files(situation: string, before: ReadonlyMap<string, string | null>, world: World): Outcome {
  const wrong = [...before].filter(([path, text]) => world.read(path) !== text).map(([path]) => `${path} differs`)
  return { situation, wrong, told: [], took_ms: 0 }
}

async function wire(world: World, client: RealClient, verb: 'init' | 'uninit'): Promise<void> {
  const choices = verb === 'init' ? ['--hold', String(HOLD_S)] : []
  const { exit, stderr, stdout } = await world.asg(verb, client.id, '--yes', ...choices)
  if (exit !== 0) throw new Error(`asg ${verb} ${client.id} ended with ${exit}: ${stdout}${stderr}`)
}

async function run_client(client: RealClient): Promise<void> {
  const world = new_world(await install(client), await free_port())
  const model = await wanting_model()
  const scene = { client, world, model }
  try {
    const files = client.prepare(world)
    if (wanted_situation === undefined || wanted_situation === 'not_wired') show(client, await unwired(scene))
    const before = new Map(files.map((path) => [path, world.read(path)]))
    await wire(world, client, 'init')
    await wire(world, client, 'uninit')
    show(client, same_files('init and uninit', before, world))
    await wire(world, client, 'init')
    for (const [name, situation] of Object.entries(SITUATIONS)) {
      if (wanted_situation === undefined || wanted_situation === name) show(client, await situation(scene))
    }
    await wire(world, client, 'uninit')
    show(client, same_files('init, runs and uninit', before, world))
  } finally {
    await model.close()
    if (process.env.ASG_KEEP_WORLD === undefined) world.remove()
    else console.log(`kept: ${world.home}`)
  }
}

for (const client of CLIENTS) {
  if (wanted_client !== undefined && wanted_client !== client.id) continue
  try {
    await run_client(client)
  } catch (cause) {
    failed = true
    console.log(`FAIL ${client.id}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
process.exitCode = failed ? 1 : 0
