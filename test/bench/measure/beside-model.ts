// What a model that hangs costs those who do not ask it: L1 decisions of a gateway without a model, and of one that holds 64 L2
// requests open to a model that never answers. Both gateways are fresh; slices alternate. Source: issue "L2, L3", must stay true.
import { setTimeout as sleep } from 'node:timers/promises'
import { builtin_policy } from '#runtime/policy/source.ts'
import { type Connection, open_http } from '#test/bench/load/connection.ts'
import { body_of, type Serial, type Template } from '#test/bench/load/traffic.ts'
import { type Contender, type GroupResult, measure, type Plan } from '#test/bench/measure/measure.ts'
import { ALONE, BESIDE, BESIDE_MODEL } from '#test/bench/measure/targets.ts'
import { reachable } from '#test/bench/process/child.ts'
import { type Gateway, start_gateway } from '#test/bench/process/gateway.ts'
import { type ScriptedServer, scripted_server } from '#test/support/model/scripted-model.ts'

const L2_REQUESTS = 64
/** Time of one L2 call (CS_LLM_PROVIDER_TIMEOUT_MS); the first requests are spread over it, so that some always end and begin. */
const L2_CALL_MS = 3000

interface Options {
  cpu: number | null
  environment: Record<string, string>
  plan: Plan
  templates: readonly Template[]
  serial: Serial
}

/** Throws when a process does not start or a connection breaks. */
export async function measure_beside_model(
  { cpu, environment, plan, templates, serial }: Options,
  progress: (text: string) => void,
): Promise<GroupResult> {
  const model = await scripted_server([])
  const gateways: Gateway[] = []
  const launch = async (more: Record<string, string>) => {
    const gateway = await start_gateway(cpu, { ...environment, ...more })
    gateways.push(gateway)
    await reachable(gateway, { port: gateway.port })
    return gateway
  }
  try {
    const alone = await launch({})
    const asking = await launch({
      CS_LLM_PROVIDER: 'openai-compatible',
      CS_LLM_MODEL: 'hangs',
      CS_LLM_BASE_URL: model.base_url,
    })
    const contender = (name: string, gateway: Gateway): Contender => ({
      name,
      child: gateway,
      decides: true,
      open: (on_reply, fail) => open_http(gateway.port, on_reply, fail),
    })
    const sure = templates.filter(({ command }) => !is_uncertain(command))
    const pressed = { ...contender(BESIDE, asking), beside: () => press(asking, model, sure, serial) }
    const group = { name: BESIDE_MODEL, connections: 64, depth: 1, contenders: [contender(ALONE, alone), pressed] }
    return await measure(group, plan, sure, serial, progress)
  } finally {
    await model.close()
    await Promise.all(gateways.map((gateway) => gateway.stop()))
    for (const gateway of gateways) gateway.remove()
  }
}

/** With a model such a command would be an L2 request of its own (CONTRACT 11.1). */
function is_uncertain(command: string): boolean {
  const action = { tool_name: 'Bash', payload: { command }, cwd: '/p', workspace_root: '/p', home: '/h', facts: null }
  return builtin_policy().current().judge(action, null).uncertainty >= 0.5
}

/** Keeps 64 L2 requests under way until the returned function is called, which waits for the last of them. */
async function press(
  { port }: Gateway,
  model: ScriptedServer,
  templates: readonly Template[],
  serial: Serial,
): Promise<() => Promise<void>> {
  const asks = templates.map(as_l2)
  let next = 0
  let pressing = true
  let under_way = 0
  let drained: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    drained = resolve
  })
  const reached = model.reached(model.asked.length + L2_REQUESTS)
  const connections: Connection[] = []
  for (let opened = 0; opened < L2_REQUESTS; opened++) {
    let connection: Connection | null = null
    const send = () => {
      const template = asks[next++ % asks.length]
      if (!template || !connection) return
      under_way++
      connection.send(body_of(template, serial()), template.size_bytes)
    }
    connection = await open_http(
      port,
      () => {
        under_way--
        if (pressing) send()
        else if (under_way === 0) drained()
      },
      drained,
    )
    connections.push(connection)
    send()
    await sleep(L2_CALL_MS / L2_REQUESTS)
  }
  await reached
  return async () => {
    pressing = false
    await done
    for (const connection of connections) connection.close()
  }
}

/** The same request, asking for L2 with the longest deadline; its length stays. */
function as_l2({ parts, ...rest }: Template): Template {
  const asking = parts.map((part) =>
    part.replace('"decision_tier":"L1"', '"decision_tier":"L2"').replace('"deadline_ms":2000', '"deadline_ms":5000'),
  )
  return { ...rest, parts: asking }
}
