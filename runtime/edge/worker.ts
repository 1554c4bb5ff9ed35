// One endpoint as a module of a web-standard platform: `export default { fetch(request, env) }`. The build writes one for each
// path of the route table. State is in memory, so a bundle refuses to answer unless that was permitted. Source: ARCHITECTURE 2, 4.
import type { Endpoints } from '#core/edge/route.ts'
import { answers_of, type Built, type Instance, recognise_tokens, refusal } from '#runtime/edge/answer.ts'
import { memory_ports } from '#runtime/edge/memory-ports.ts'
import { type Bindings, RefusedStart, read_bindings } from '#runtime/edge/settings.ts'
import { compile_rules, NOTHING_OF_ITS_OWN, warm } from '#runtime/policy/builtin.ts'

/** The module interface of web-standard platforms. */
export interface Worker {
  fetch(request: Request, bindings?: Bindings): Promise<Response>
}

/** The module of one path with all its methods. Ports are made with the first request, because bindings come with it. */
export function worker(path: string, endpoints: Endpoints, built: Built): Worker {
  const answer = answers_of(path, endpoints, built)
  let instance: Promise<Instance> | undefined
  return {
    async fetch(request, bindings = {}) {
      let running: Instance
      try {
        instance ??= start(bindings, built.version)
        running = await instance
      } catch (cause) {
        // Nothing of a failed start is kept: the next request tries again.
        instance = undefined
        if (cause instanceof RefusedStart) return refusal(503, cause.message)
        console.error(JSON.stringify({ level: 'error', event: 'start_failed', path, cause: String(cause) }))
        return refusal(503, 'The gateway could not start')
      }
      return answer(request, running, request.headers.get('cf-connecting-ip') ?? 'unknown')
    },
  }
}

async function start(bindings: Bindings, version: string): Promise<Instance> {
  const read = read_bindings(bindings, version)
  const policy = warm(compile_rules({ self: NOTHING_OF_ITS_OWN }))
  const ports = memory_ports(read.settings, { current: () => policy })
  return { ports, recognise: recognise_tokens(read, ports) }
}
