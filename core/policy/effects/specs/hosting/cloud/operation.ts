// Operations of clouds, judged by their verb, since services change faster than verbs; a short table names operations
// that hand out secrets, rights or exposure. Source: ENGINE 4.2.
import { one_of, whole, within } from '#core/compose.ts'
import { type Call, emit, has, prints, said } from '#core/policy/effects/call.ts'
import type { CommandSpec, Does } from '#core/policy/effects/spec.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

type Provider = 'aws' | 'gcp' | 'azure' | 'other'

/** Verbs that only look. */
export const READ = within(
  '^',
  [
    /describe|list|get|show|ls|search|lookup|head|wait|help|info|view|tail|logs?|read|status|validate/,
    /check|estimate|simulate|what-if|assess-|test|preview|filter|query|scan|select|batch-get|count|explain|diff|history/,
    /export-|print|config|version|whoami|current|ps|dash|open|lint|synth|doctor|env|releases|domains/,
    /account|ip|size|region|regions|zones|plans|images|me|presign|start-query|generate-cli/,
  ],
  '',
)

/** Verbs that take away. */
export const DELETE = within(
  '^',
  [
    /delete|terminate|remove|destroy|purge|deregister|rm|rb|rmi|drop(?!let)|erase|release-|reset-|empty/,
    /batch-delete|bulk-delete|cancel-|revoke|disable|wipe|clear|nuke|schedule-key-deletion|stop-logging/,
    /stop-configuration|uninstall/,
  ],
  '',
)

const CREDENTIAL = whole(
  /get-secret-value|batch-get-secret-value|get-random-password|get-session-token|get-federation-token/,
  /assume-role|create-access-key|generate-db-auth-token|get-authorization-token|decrypt/,
  /generate-data-key|get-password-data|get-login-profile/,
)

/** What elsewhere names or writes down an entry is an answer with a key in these services. */
const SHOWS_VALUES = within(
  '^',
  [
    /eks get-token|redshift get-cluster-credentials|redshift-serverless get-credentials/,
    /cognito-identity get-credentials-for-identity|lightsail (?:get-instance-access-details|download-default-key-pair)/,
    /lightsail get-relational-database-master-user-password/,
    // Keys of an interface are listed by name, with this option with their values.
    /apigateway get-api-keys? .*--include-values?/,
  ],
  '\\b',
)

const IDENTITY = within(
  '',
  [
    within(
      '^(?:create|put|attach|add|update|set|delete|detach|remove)-',
      [
        /user|role|group|policy|login-profile|access-key|assume-role|service-specific|saml|open-id/,
        /account-password|instance-profile|permission|resource-policy|key-policy|grant|organization/,
        /bucket-policy|bucket-acl|password|public-access|object-acl|trust/,
      ],
      '',
    ),
    /iam-policy|role-assignment|service-account|^add-permission$|^create-grant$/,
    /^modify-(?:image|snapshot)-attribute$/,
  ],
  '',
)

/** Whole commands that open something to everybody. */
export const EXPOSES = one_of(
  /0\.0\.0\.0\/0|::\/0|public-read|--publicly-accessible\b|0\.0\.0\.0\s.{0,60}255\.255\.255\.255/,
  /["']?Principal["']?\s*:\s*(?:["']\*|\{\s*["']?AWS["']?\s*:\s*["']\*)|AllUsers|allAuthenticatedUsers/,
  /--group-names?[= ]all\b|BlockPublicAcls=false|--public-access\s+(?:blob|container)|--allow-unauthenticated/,
)

const AUDIT_SERVICES =
  /^(?:cloudtrail|guardduty|securityhub|config|configservice|inspector2?|macie2?|access-analyzer|detective)$/

/** In what is handed to a function: `--payload '{"stage":"prod"}'`, but no title such as `"Live system test"`. */
const NAMES_STAGE = /"(?:prod|prd|production|live)[\w-]{0,40}"/i

/** One operation, judged by its verb; `service` and `words` give context. */
export function operate(call: Call, provider: Provider, service: string, verb: string): void {
  const source = said(call)
  const prod = any_production(call.command.args.filter(({ text }) => !text.startsWith('{') || NAMES_STAGE.test(text)))
  const fields = { provider, service, op: verb, prod }
  const target = call.operands.map((word) => word.text).join(' ') || null
  if (
    CREDENTIAL.test(verb) ||
    SHOWS_VALUES.test(`${service} ${verb} ${source}`) ||
    (service === 'ssm' && /^get-parameter/.test(verb) && has(call, 'decrypt'))
  ) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target, scope: 'remote', d2: 2, fields: { store: provider, item: verb, ...fields } })
    if (verb === 'create-access-key') emit(call, 'cloud.iam', { target, fields })
    return
  }
  if (AUDIT_SERVICES.test(service) && (DELETE.test(verb) || /--no-enable|--no-is-logging|--disable/.test(source))) {
    emit(call, 'sys.security', { target, fields: { control: service, ...fields, op: 'disable' } })
    return
  }
  if (READ.test(verb) && !/^reset-/.test(verb)) {
    emit(call, 'cloud.read', { target, fields })
    return
  }
  if (IDENTITY.test(verb) || service === 'iam' || service === 'organizations') {
    emit(call, 'cloud.iam', { target, fields: { ...fields, public: EXPOSES.test(source) } })
    return
  }
  if (DELETE.test(verb) || /-(?:delete|remove|destroy|terminate|purge)$/.test(verb)) {
    emit(call, 'cloud.delete', { target, fields: { ...fields, data: holds_data(service, verb, target ?? '') } })
    return
  }
  if (EXPOSES.test(source)) {
    emit(call, 'cloud.iam', { target, fields: { ...fields, public: true } })
    return
  }
  emit(call, 'cloud.change', { target, fields })
}

/** Services and things that hold what nobody can make again. */
const OF_DATA = one_of(
  /s3|rds|dynamodb|ec2|efs|fsx|backup|kms|secretsmanager|redshift|docdb|neptune|elasticache|sql|storage/,
  /spanner|bigquery|bq|firestore|datastore|bigtable|disks?|snapshots?|volumes?|databases?|cosmosdb/,
  /keyvault|group|projects?|clusters?|buckets?|vault|organizations|cloudformation|instances?|account/,
)

/** Whether what goes cannot be made again: data, backups, keys, whole groups and clusters. */
function holds_data(service: string, verb: string, target: string): boolean {
  return OF_DATA.test(`${service} ${verb} ${target}`)
}

/** These print their help wherever the word stands, and do nothing then. */
const HELP = { help: '--help' } as const

const EXPLAINS = ['help'] as const

/** A secret of the provider is shown. */
export function secret(call: Call, store: string, item: string): void {
  prints(call, 'secret')
  emit(call, 'cred.read', { target: item, scope: 'remote', d2: 2, fields: { store, item } })
}

/** Rights over everything, and the right to hand out rights. */
const ALL_RIGHTS =
  /\broles\/(?:owner|iam\.(?:securityAdmin|organizationRoleAdmin)|resourcemanager\.(?:organization|project)\w*Admin)\b|--role[= ]["']?(?:Owner|User Access Administrator)\b/
/** Everybody, as gsutil writes it. */
const EVERYBODY = /\ball(?:Authenticated)?Users\b/i
const TAKES_AWAY = /^(?:remove|delete|revoke)\b/

/** Who may do what is changed. */
export function iam(call: Call, provider: Provider, service: string, op: string): void {
  const words = said(call)
  const gives = !TAKES_AWAY.test(op)
  emit(call, 'cloud.iam', {
    target: call.operands[0]?.text ?? null,
    fields: {
      provider,
      service,
      op,
      public: gives && (EXPOSES.test(words) || EVERYBODY.test(words)),
      admin: gives && ALL_RIGHTS.test(words),
    },
  })
}

/** Its options and what it does; nothing is done for help. */
export const spec = (flags: CommandSpec['flags'], does: Does): CommandSpec => ({
  flags: { ...flags, ...HELP },
  harmless_with: EXPLAINS,
  does,
})

/** Verbs of gcloud and az. */
const VERB = whole(
  /delete|delete-batch|remove|purge|destroy|list|describe|show|get|create|update|set|add|deploy|start|stop|restart/,
  /reset|read|login|print|access|list-.*|get-.*|add-.*|remove-.*|set-.*|rm|ls|cp|mv|rsync|cat|ssh|scp/,
  /submit|tail|undelete|disable|enable|enable-.*|connect|invoke|call|run|up|deallocate|regenerate|renew/,
  /reset-.*|revoke|keys|resize|import|export|upload|upload-batch|download|download-batch|query/,
  /versions-access|print-.*|decrypt|encrypt|sync/,
)

/** gcloud and az name the thing first and the verb last: `compute instances delete web`. */
export function verb_of(call: Call): { at: number; verb: string } {
  const texts = call.operands.map((word) => word.text)
  // The first word of gcloud names a service, also when that is called `run`.
  for (let at = texts[0] === 'run' ? 1 : 0; at < texts.length && at < 6; at++) {
    const text = texts[at] ?? ''
    if (VERB.test(text) && text !== 'keys') return { at, verb: text }
  }
  return { at: texts.length, verb: texts.length === 0 ? 'help' : (texts.at(-1) ?? 'help') }
}
