// What the configuration asks for and a function cannot give: it has no listener, no disk of its own and no life between two requests.
// A setting that is silently ignored is worse than a function that does not start. Source: SCALE 2.
import type { Config } from '#runtime/config/config.ts'
import type { Name } from '#runtime/config/variables.ts'
import { is_remote } from '#runtime/storage/address.ts'

/** Variables of listeners, files and background work, with why a function does without. */
const WITHOUT: readonly (readonly [why: string, names: readonly Name[]])[] = [
  [
    'the platform listens, not the function',
    [
      'CS_HTTP_HOST',
      'CS_HTTP_PORT',
      'CS_UDS_ENABLED',
      'CS_UDS_PATH',
      'CS_ALLOWED_HOSTS',
      'AHP_TRUSTED_PROXIES',
      'AHP_SSL_CERTFILE',
      'AHP_SSL_KEYFILE',
      'CS_SHUTDOWN_GRACE_MS',
    ],
  ],
  ['a function serves one route and no files', ['CS_UI_DIR']],
  ['nothing runs between two requests', ['CS_L3_ADVISORY_ASYNC_ENABLED', 'ALPHA_ENFORCEMENT_ENABLED']],
  ['the receiver is a service of its own: asg webhook', ['ALPHA_WEBHOOK_HOST', 'ALPHA_WEBHOOK_PORT']],
  ['only a local database has it', ['CS_DB_SYNC']],
]

/** One line for each reason not to start. */
export function refused_settings({ values, sources }: Config): string[] {
  const lines = WITHOUT.flatMap(([why, names]) =>
    names.filter((name) => sources[name] !== 'default').map((name) => `${name}: not read by functions, ${why}`),
  )
  if (!is_remote(values.CS_TRAJECTORY_DB_PATH))
    lines.push('CS_TRAJECTORY_DB_PATH: functions need a remote database, libsql:// or https://')
  if (values.CS_REDIS_URL === null && !values.CS_ALLOW_MEMORY) {
    lines.push(
      'CS_REDIS_URL: without it each instance has sessions, limits and approvals of its own; CS_ALLOW_MEMORY=1 permits that',
    )
  }
  return lines
}
