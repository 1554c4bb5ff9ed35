// The webhook receiver as its own process (`asg webhook`): it checks calls, a gateway elsewhere decides. Source:
// CONTRACT 9.1, 9.5.
import { refuse, reply_of } from '#core/edge/reply.ts'
import { receive_webhook, type WebhookPorts } from '#core/edge/webhook.ts'
import { MAX_WEBHOOK_REPLIES } from '#core/limits.ts'
import { reply_memory } from '#core/memory/replies.ts'
import type { Config } from '#runtime/config/config.ts'
import { alpha_settings, package_version } from '#runtime/config/settings.ts'
import { read_tls } from '#runtime/node/http/listen.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'
import { type Receiver, start_receiver } from '#runtime/node/webhook/receiver.ts'
import { pino_log } from '#runtime/observe/log.ts'
import { process_metrics } from '#runtime/observe/metrics.ts'
import { forwarding_judge } from '#runtime/upstream/forward.ts'

/** Starts the receiver, whatever ALPHA_WEBHOOK_ENABLED says. Throws StartError. */
export async function start_webhook_alone({ values }: Config): Promise<Receiver> {
  const clock = system_clock()
  const log = pino_log(values.CS_LOG_LEVEL)
  const ports: WebhookPorts = {
    clock,
    log,
    ids: system_ids(clock),
    digest: native_digest(),
    settings: { alpha: alpha_settings(values) },
    replies: reply_memory(clock, MAX_WEBHOOK_REPLIES),
  }
  const judge = forwarding_judge(values, log)
  const metrics = process_metrics(package_version())
  return start_receiver({
    values,
    tls: read_tls(values),
    ports: { clock, log, metrics },
    handle: (text) =>
      receive_webhook(text, judge, ports).then(reply_of, (cause) => refuse(cause, '/webhook/alpha', { log })),
  })
}
