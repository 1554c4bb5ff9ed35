// Upstream in memory: nobody connected, or a scripted framework of a test. Source: ARCHITECTURE section 4.
import type { Delivered, Upstream, UpstreamAnswer } from '#core/port/upstream.ts'

/** A gateway without a live connection. */
export function no_upstream(): Upstream {
  return {
    connected: () => false,
    resolve: async () => ({ ok: false, cause: 'unreachable', message: 'no framework is connected' }),
  }
}

/** A framework that answers what a test tells it to. */
export interface ScriptedUpstream extends Upstream {
  /** Every answer it was given, in order. */
  answers: readonly UpstreamAnswer[]
  connect(connected: boolean): void
}

/** A connected framework that replies as `reply` says. */
export function scripted_upstream(
  reply: (answer: UpstreamAnswer) => Delivered | Promise<Delivered> = () => ({ ok: true }),
): ScriptedUpstream {
  const answers: UpstreamAnswer[] = []
  let online = true
  return {
    answers,
    connect(connected) {
      online = connected
    },
    connected: () => online,
    async resolve(answer) {
      answers.push(answer)
      return online ? reply(answer) : { ok: false, cause: 'unreachable', message: 'not connected' }
    },
  }
}
