// What a gateway holds after very many sessions, each of which sent one call: their number must not decide its size.
// Source: PERFORMANCE sections 3 ("Sessions in memory") and 6.
import { open_http } from '#test/bench/load/connection.ts'
import { run_slice } from '#test/bench/load/load.ts'
import type { Serial, Template } from '#test/bench/load/traffic.ts'
import { memory_mb } from '#test/bench/process/child.ts'
import { start_gateway } from '#test/bench/process/gateway.ts'

const MANY_SESSIONS = 100_000

/** Resident memory of a gateway of its own right after the last reply, MB. Throws when it does not start or a connection breaks. */
export async function measure_many_sessions(
  cpu: number | null,
  environment: Record<string, string>,
  templates: readonly Template[],
  serial: Serial,
): Promise<number> {
  const gateway = await start_gateway(cpu, environment)
  try {
    const load = {
      open: (on_reply: Parameters<typeof open_http>[1], fail: Parameters<typeof open_http>[2]) =>
        open_http(gateway.port, on_reply, fail),
      connections: 64,
      depth: 1,
      pid: gateway.pid,
    }
    for (let seen = 0; seen < MANY_SESSIONS; ) seen += (await run_slice(load, 1, templates, serial)).ok
    return memory_mb(gateway.pid).now
  } finally {
    await gateway.stop()
    gateway.remove()
  }
}
