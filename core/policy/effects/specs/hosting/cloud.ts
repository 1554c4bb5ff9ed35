// Cloud command lines: aws, gcloud, az and smaller ones (long: one table of programs). Services come and go, verbs do not: the verb of
// the operation decides, and a short table names the operations that hand out secrets, rights or exposure.

import { one_of, whole, within } from '#core/compose.ts'
import { type Call, emit, has, prints, reach, said, text_of, touch, value } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
} from '#core/policy/effects/spec.ts'
import { any_production, names_trial } from '#core/policy/effects/specs/hosting/production.ts'
import { brings } from '#core/policy/effects/specs/network/bucket.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'
import type { Word } from '#core/policy/parse/tree.ts'

type Provider = 'aws' | 'gcp' | 'azure' | 'other'

const READ = within(
  '^',
  [
    /describe|list|get|show|ls|search|lookup|head|wait|help|info|view|tail|logs?|read|status|validate/,
    /check|estimate|simulate|test|preview|filter|query|scan|select|batch-get|count|explain|diff|history/,
    /export-|print|config|version|whoami|current|ps|dash|open|lint|synth|doctor|env|releases|domains/,
    /account|ip|size|region|regions|zones|plans|images|me|presign|start-query|generate-cli/,
  ],
  '',
)
const DELETE = within(
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
const EXPOSES = one_of(
  /0\.0\.0\.0\/0|::\/0|public-read|--publicly-accessible\b|0\.0\.0\.0\s.{0,60}255\.255\.255\.255/,
  /["']?Principal["']?\s*:\s*(?:["']\*|\{\s*["']?AWS["']?\s*:\s*["']\*)|AllUsers|allAuthenticatedUsers/,
  /BlockPublicAcls=false|--public-access\s+(?:blob|container)|--allow-unauthenticated/,
)
const AUDIT_SERVICES =
  /^(?:cloudtrail|guardduty|securityhub|config|configservice|inspector2?|macie2?|access-analyzer|detective)$/

/** One operation, judged by its verb; `service` and `words` give context. */
function operate(call: Call, provider: Provider, service: string, verb: string): void {
  const source = said(call)
  const prod = any_production(call.command.args)
  const fields = { provider, service, op: verb, prod }
  const target = call.operands.map((word) => word.text).join(' ') || null
  if (CREDENTIAL.test(verb) || (service === 'ssm' && /^get-parameter/.test(verb) && has(call, 'decrypt'))) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target, scope: 'remote', d2: 2, fields: { store: provider, item: verb, ...fields } })
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

const AWS_FLAGS = {
  common:
    '--region --profile --output --query --cli-input-json --cli-read-timeout --color --filters --filter ' +
    '--name --names --id --ids --bucket --key --body --policy-document --policy-arn --user-name --role-name ' +
    '--group-name --function-name --table-name --cluster --cluster-name --db-instance-identifier ' +
    '--db-cluster-identifier --volume-id --snapshot-id --instance-ids --stack-name --repository-name ' +
    '--secret-id --log-group-name --max-items --page-size --cidr --group-id --protocol --port --acl --policy ' +
    '--topic-arn --image-id --key-id --start-time --end-time --limit --since --follow --exclude --include ' +
    '--storage-class --sse --content-type --cache-control --expires-in --acl --grants --metadata --payload =',
  // A queue is named by its address, which says where it is.
  endpoint: '--endpoint-url --queue-url =',
  decrypt: '--with-decryption',
  recursive: '--recursive',
  delete: '--delete',
  dry_run: '--dryrun --dry-run',
  force: '--force',
} as const

/** Single objects and tables that their names call passing. */
const PASSING =
  /^(?:s3|gs):\/\/[^*]*\/(?:tmp|temp|scratch|sandbox)\/[^/*]+$|^(?:[\w-]+[.:])?\w+\.(?:tmp|temp|scratch)_\w+$/i

function is_passing(places: readonly Word[], bulk: boolean): boolean {
  const named = places.length > 0 && places.every(({ text, cert }) => cert === 'literal' && PASSING.test(text))
  return named && !bulk && !any_production(places)
}

const BUCKET = /^(?:s3|gs):\/\/([^/*]+)(?:\/|$)/

/** Every place lies in a bucket whose own name says that things are tried out there. */
function are_for_trials(places: readonly Word[]): boolean {
  const in_trial = ({ text, cert }: Word) => cert === 'literal' && names_trial(BUCKET.exec(text)?.[1] ?? '')
  return places.length > 0 && places.every(in_trial) && !any_production(places)
}

/** `aws s3 rm s3://acme-dev/tmp/ --recursive`: what passes, where things are tried out. */
function are_passing_folders(places: readonly Word[]): boolean {
  return are_for_trials(places) && places.every(({ text }) => PASSING_FOLDER.test(text))
}

const PASSING_FOLDER = /^(?:s3|gs):\/\/[^/*]+\/(?:[^*]*\/)?(?:tmp|temp|scratch|sandbox|cache)(?:\/[^*]*)?$/i

const s3: Does = (call) => {
  const [verb, ...places] = call.operands
  const name = verb?.text ?? ''
  if (has(call, 'dry_run'))
    return void emit(call, 'cloud.read', { fields: { provider: 'aws', service: 's3', op: name } })
  if (name === 'cp' || name === 'mv' || name === 'sync') return void s3_copy(call, name, places)
  if (name === 'rm' || name === 'rb') {
    const fields = {
      provider: 'aws',
      service: 's3',
      op: name,
      data: name === 'rb' || has(call, 'recursive'),
      prod: any_production(places),
    }
    const bulk = has(call, 'recursive') || has(call, 'force')
    const passing = name === 'rm' && (is_passing(places, bulk) || are_passing_folders(places))
    const trial = name === 'rm' && are_for_trials(places)
    emit(call, passing ? 'cloud.change' : 'cloud.delete', {
      target: places[0]?.text ?? null,
      fields: { ...fields, data: fields.data && !trial, bulk: bulk && !trial },
    })
    return
  }
  operate(call, 'aws', 's3', name)
}

function s3_copy(call: Call, op: string, places: readonly Word[]): void {
  const [from, to] = places
  const out = to !== undefined && /^(?:s3|gs):/.test(to.text)
  const exposed = EXPOSES.test(said(call))
  if (from !== undefined && !/^(?:s3|gs):/.test(from.text) && from.text !== '-')
    touch(call, 'fs.read', from, { copied: true, bulk: has(call, 'recursive') })
  if (out && to !== undefined) send_to_bucket(call, to)
  else if (to !== undefined && to.text !== '-') brings(call, from, to)
  if (has(call, 'delete') && out && !names_trial(to.text)) {
    emit(call, 'cloud.delete', {
      target: to?.text ?? null,
      fields: { provider: 'aws', service: 's3', op: 'sync --delete', data: false, prod: any_production(places) },
    })
  }
  if (exposed) emit(call, 'cloud.iam', { fields: { provider: 'aws', service: 's3', op, public: true } })
}

function send_to_bucket(call: Call, to: Word): void {
  const bucket = /^(?:s3|gs):\/\/([^/]*)/.exec(to.text)?.[1] ?? ''
  reach(call, 'net.send', `https://${bucket || 'bucket'}.s3.amazonaws.com/`, {
    method: 's3',
    source: 'file',
    bucket,
    own_cloud: true,
  })
}

const aws: Does = (call) => {
  const [service, verb] = call.operands
  const name = service?.text ?? ''
  if (call.operands.at(-1)?.text === 'help') return nothing(call)
  // An emulator on this machine holds test data only.
  if (call.name === 'awslocal' || address_of(text_of(value(call, 'endpoint')) ?? '')?.kind === 'loopback')
    return void emit(call, 'cloud.read', { fields: { provider: 'emulator', service: name, op: verb?.text ?? '' } })
  if (name === 's3') return s3({ ...call, operands: call.operands.slice(1) })
  if (name === 'configure') return configure(call)
  if (name === 'ecr' && /^get-login/.test(verb?.text ?? ''))
    return void (call.command.piped
      ? emit(call, 'cloud.read', { fields: { provider: 'aws', service: 'ecr', op: 'login' } })
      : emit(call, 'cred.read', { target: 'ecr token', d2: 2, fields: { store: 'aws', item: 'token' } }))
  if (has(call, 'dry_run'))
    return void emit(call, 'cloud.read', { fields: { provider: 'aws', service: name, op: 'dry-run' } })
  operate({ ...call, operands: call.operands.slice(2) }, 'aws', name, verb?.text ?? 'help')
}

const configure: Does = (call) => {
  const [, verb, item] = call.operands
  if (verb?.text === 'get' && /secret|token|access_key/i.test(item?.text ?? '')) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: item?.text ?? null, d2: 2, fields: { store: 'aws', item: item?.text ?? '' } })
  } else if (verb?.text === 'export-credentials') {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: 'aws credentials', d2: 2, fields: { store: 'aws', item: 'credentials' } })
  } else if (/^(?:get|list|list-profiles)$/.test(verb?.text ?? ''))
    emit(call, 'cloud.read', { fields: { provider: 'aws', service: 'configure', op: 'get' } })
  else emit(call, 'cred.write', { target: 'aws profile', fields: { store: 'aws' } })
}

const GCLOUD_FLAGS = {
  common:
    '--project --zone --region --format --filter --limit --account --configuration ' +
    '--impersonate-service-account --member --role --location --sort-by --display-name --iam-account ' +
    '--key-file --secret --image --runtime --source --entry-point --network --machine-type --num-nodes ' +
    '--cluster --version --to-revisions --format =',
  quiet: '-q --quiet',
  recursive: '-r -R --recursive',
  delete: '--delete-unmatched-destination-objects',
  dry_run: '--dry-run',
} as const

/** Verbs of gcloud and az. */
const VERB = whole(
  /delete|remove|purge|destroy|list|describe|show|get|create|update|set|add|deploy|start|stop|restart/,
  /reset|read|login|print|access|list-.*|get-.*|add-.*|remove-.*|set-.*|rm|ls|cp|mv|rsync|cat|ssh|scp/,
  /submit|tail|undelete|disable|enable|enable-.*|connect|invoke|call|run|up|deallocate|regenerate|renew/,
  /reset-.*|revoke|keys|resize|import|export|upload|upload-batch|download|download-batch|query/,
  /versions-access|print-.*|decrypt|encrypt|sync/,
)

/** gcloud and az name the thing first and the verb last: `compute instances delete web`. */
function verb_of(call: Call): { at: number; verb: string } {
  const texts = call.operands.map((word) => word.text)
  // The first word of gcloud names a service, also when that is called `run`.
  for (let at = texts[0] === 'run' ? 1 : 0; at < texts.length && at < 6; at++) {
    const text = texts[at] ?? ''
    if (VERB.test(text) && text !== 'keys') return { at, verb: text }
  }
  return { at: texts.length, verb: texts.length === 0 ? 'help' : (texts.at(-1) ?? 'help') }
}

const gcloud: Does = (call) => {
  const { at, verb } = verb_of(call)
  const path = call.operands.slice(0, at).map((word) => word.text)
  const service = path.join(' ')
  const rest = { ...call, operands: call.operands.slice(at + 1) }
  if (/^auth/.test(service) && /^print-/.test(verb)) return void secret(call, 'gcp', verb)
  if (/secrets versions/.test(service) && verb === 'access') return void secret(call, 'gcp', 'secret')
  if (/^kms/.test(service) && verb === 'decrypt') return void secret(call, 'gcp', 'kms')
  if (/service-accounts(?: keys)?$/.test(service) && /^(?:create|delete|add-.*|set-.*)$/.test(verb))
    return void iam(rest, 'gcp', service, verb)
  if (/iam-policy/.test(verb) && !/^get-/.test(verb)) return void iam(rest, 'gcp', service, verb)
  if (path[0] === 'storage') return storage(rest, verb)
  // App Engine has one service per project: a deploy replaces what everybody uses.
  if (path[0] === 'app' && verb === 'deploy' && !/--no-promote/.test(said(call))) {
    return void emit(call, 'iac.apply', {
      target: call.operands[at + 1]?.text ?? 'app',
      fields: { tool: 'gcloud app', deploy: true, auto_approve: true },
    })
  }
  if (verb === 'ssh' || verb === 'scp') return void emit(call, 'k8s.exec', { fields: { cloud: true } })
  if (path[0] === 'auth' || path[0] === 'config' || path[0] === 'components' || path[0] === 'init') {
    return void emit(call, 'cloud.read', { fields: { provider: 'gcp', service, op: verb } })
  }
  operate(rest, 'gcp', service, verb)
}

function secret(call: Call, store: string, item: string): void {
  prints(call, 'secret')
  emit(call, 'cred.read', { target: item, scope: 'remote', d2: 2, fields: { store, item } })
}

function iam(call: Call, provider: Provider, service: string, op: string): void {
  emit(call, 'cloud.iam', {
    target: call.operands[0]?.text ?? null,
    fields: { provider, service, op, public: EXPOSES.test(said(call)) },
  })
}

function storage(call: Call, verb: string): void {
  if (verb === 'rsync' && has(call, 'dry_run')) return nothing(call)
  if (/^(?:cp|mv|rsync)$/.test(verb)) return void s3_copy(call, verb, call.operands)
  if (/^(?:rm|delete)$/.test(verb)) {
    const bulk = has(call, 'recursive') || /\*\*?/.test(said(call)) || verb === 'delete'
    emit(call, is_passing(call.operands, bulk) ? 'cloud.change' : 'cloud.delete', {
      target: call.operands[0]?.text ?? null,
      fields: { provider: 'gcp', service: 'storage', op: verb, data: bulk, bulk, prod: any_production(call.operands) },
    })
    return
  }
  operate(call, 'gcp', 'storage', verb)
}

const gsutil: Does = (call) => {
  const [verb, ...rest] = call.operands
  const name = verb?.text ?? 'help'
  const inner = { ...call, operands: rest }
  if (name === 'rb') return storage(inner, 'delete')
  if (name === 'iam' || name === 'acl' || name === 'defacl') {
    if (/^(?:ch|set)$/.test(rest[0]?.text ?? '')) return void iam(inner, 'gcp', 'storage', name)
    return void emit(call, 'cloud.read', { fields: { provider: 'gcp', service: 'storage', op: name } })
  }
  storage(inner, name)
}

const bq: Does = (call) => {
  const [verb] = call.operands
  if (verb?.text === 'rm')
    emit(
      call,
      is_passing(call.operands.slice(1), /(?:^|\s)-{1,2}(?:d|r|f?rf?|dataset|recursive)(?:\s|$)/.test(said(call)))
        ? 'cloud.change'
        : 'cloud.delete',
      {
        target: call.operands[1]?.text ?? null,
        fields: { provider: 'gcp', service: 'bigquery', op: 'rm', data: true },
      },
    )
  else if (verb?.text === 'query' && /\b(?:drop|truncate|delete)\b/i.test(said(call)))
    emit(call, 'db.schema', { fields: { engine: 'bigquery', destroys: true, op: 'drop' } })
  else if (
    /^(?:load|query|cp|mk)$/.test(verb?.text ?? '') &&
    (has(call, 'replace') || (has(call, 'force') && verb?.text === 'cp'))
  )
    emit(call, 'db.schema', { fields: { engine: 'bigquery', destroys: true, op: 'replace' } })
  else emit(call, 'cloud.read', { fields: { provider: 'gcp', service: 'bigquery', op: verb?.text ?? '' } })
}

const AZ_FLAGS = {
  common:
    '-n --name -g --resource-group -o --output --query --subscription --ids -l --location --account-name ' +
    '--container-name --vault-name --assignee --role --scope --namespace --cluster-name --image --file -f ' +
    '--source -s --destination -d --template-file --parameters =',
  yes: '-y --yes',
  recursive: '-r --recursive',
} as const

const az: Does = (call) => {
  // The storage that is emulated on this machine.
  if (/(?:^|=)UseDevelopmentStorage=true/i.test(text_of(option_of(call, /^--connection-string$/)) ?? ''))
    return void emit(call, 'cloud.read', { fields: { provider: 'emulator', service: 'storage', op: '' } })
  const { at, verb } = verb_of(call)
  const service = call.operands
    .slice(0, at)
    .map((word) => word.text)
    .join(' ')
  const rest = { ...call, operands: call.operands.slice(at + 1) }
  if (/^account/.test(service) && verb === 'get-access-token') return void secret(call, 'azure', verb)
  if (/keyvault (?:secret|key|certificate)/.test(service) && /^(?:show|download)$/.test(verb))
    return void secret(call, 'azure', service)
  if (
    /keys$/.test(
      call.operands
        .slice(0, at + 1)
        .map((word) => word.text)
        .join(' '),
    ) ||
    / keys /.test(` ${service} `)
  ) {
    return void (verb === 'list' ? secret(call, 'azure', 'keys') : iam(rest, 'azure', service, verb))
  }
  if (/^(?:role|ad)(?: |$)/.test(service) && !READ.test(verb)) return void iam(rest, 'azure', service, verb)
  if (/^storage (?:blob|file|fs file)$/.test(service) && verb === 'download') {
    const to = option_of(call, /^(?:-f|--file|-d|--dest|--destination)$/)
    if (to !== null) brings(call, undefined, to)
  }
  if (/^storage (?:blob|file|fs file|fs directory)$/.test(service) && /^upload(?:-batch)?$|^sync$/.test(verb)) {
    const from = option_of(call, /^(?:-f|--file|-s|--source)$/)
    if (from !== null) uploads(call, from, verb !== 'upload')
  }
  operate(rest, 'azure', service, verb === 'up' ? 'deploy' : verb)
}

/** A file or folder that goes to a store of one's own provider. */
function uploads(call: Call, from: Word, bulk: boolean): void {
  touch(call, 'fs.read', from, { copied: true, bulk })
  send_to_bucket(call, { ...from, text: 's3://bucket' })
}

/** `azcopy copy . https://account.blob.core.windows.net/container --recursive`. */
const azcopy: Does = (call) => {
  const [verb, from, to] = call.operands
  const copies = /^(?:copy|cp|c|sync|s)$/.test(verb?.text ?? '')
  if (copies && from !== undefined && !/^https?:/.test(from.text)) uploads(call, from, has(call, 'recursive'))
  else if (copies && to !== undefined) brings(call, from, to, true)
  else nothing(call)
}

/** The word behind an option, wherever it stands. */
function option_of(call: Call, option: RegExp): Word | null {
  const { args } = call.command
  const at = args.findIndex(({ text }) => option.test(text))
  return at < 0 ? null : (args[at + 1] ?? null)
}

/** `doctl databases delete`, `heroku apps:destroy`, `flyctl apps destroy`: any destructive verb among the first words. */
const other: Does = (call) => {
  if (call.name === 'oci' && call.operands.some((word) => /^(?:put|bulk-upload|sync)$/.test(word.text))) {
    const from = option_of(call, /^(?:--file|--src-dir)$/)
    if (from !== null) return uploads(call, from, !call.operands.some((word) => word.text === 'put'))
  }
  const words = call.operands.slice(0, 4).flatMap((word) => word.text.split(':'))
  const verb =
    words.find((word) => DELETE.test(word) && !READ.test(word)) ??
    words.find((word) => /-(?:delete|remove|destroy|terminate|purge)$/.test(word)) ??
    words.find((word) =>
      /^(?:create|deploy|update|set|scale|resize|restart|start|stop|add|promote|rollback|run|ssh|exec|upgrade|up|push|import|launch|attach|link|enable)/.test(
        word,
      ),
    ) ??
    'show'
  const service = words[0] ?? ''
  if (/^(?:config|env|secrets?|variables?|auth|credentials|api-keys?|token)$/.test(service) && !DELETE.test(verb)) {
    const shows =
      words.some((word) => /^(?:get|pull|reveal|token|export)$/.test(word)) ||
      (call.name === 'heroku' && words.length === 1)
    const named = words.includes('get') ? call.operands.slice(1) : []
    const plain = named.length > 0 && named.every((word) => word.cert === 'literal' && !is_secret_name(word.text))
    if (shows && !(plain && call.name === 'heroku')) return void secret(call, call.name, service)
  }
  if (
    /^(?:pg|postgres|db|database|redis|databases|kv|r2|d1|firestore)$/.test(service) &&
    (DELETE.test(verb) || words.includes('reset')) &&
    // The database of `supabase start` is a container of this machine unless the project it is linked to is named.
    !(call.name === 'supabase' && !call.command.args.some((word) => /^--(?:linked|db-url)/.test(word.text)))
  ) {
    return void emit(call, 'cloud.delete', {
      target: call.operands.map((word) => word.text).join(' '),
      fields: { provider: 'other', service, op: verb, data: true, prod: any_production(call.command.args) },
    })
  }
  operate(call, 'other', service, verb)
}

const CLOUD_FLAGS = {
  common:
    '-a --app --confirm -t --team --org --region -r --remote --project --env --environment --scope --name ' +
    '--config -c --format --output -o --size --image --access-token =',
  force: '-f --force -y --yes',
}

const spec = (flags: CommandSpec['flags'], does: Does): CommandSpec => ({
  flags: { ...flags, ...HELP },
  harmless_with: EXPLAINS,
  does,
})

export const CLOUDS: readonly ProgramSpec[] = [
  program('aws awslocal aws-vault-exec', spec(AWS_FLAGS, aws)),
  program('gcloud', spec(GCLOUD_FLAGS, gcloud)),
  program(
    'gsutil',
    spec({ recursive: '-r -R', parallel: '-m', delete: '-d', dry_run: '-n', option: '-o -h =' }, gsutil),
  ),
  program(
    'bq',
    spec(
      {
        common: '--project_id --dataset_id --location --format --use_legacy_sql --max_rows -n =',
        force: '-f --force -r',
        replace: '--replace',
        dataset: '-d -t',
      },
      bq,
    ),
  ),
  program('az', spec(AZ_FLAGS, az)),
  program('azcopy', spec({ recursive: '--recursive=?', dry_run: '--dry-run' }, azcopy)),
  program(
    'doctl heroku flyctl fly linode-cli linode vultr-cli hcloud scw ibmcloud oci yc exo civo railway render ' +
      'supabase eb cf openstack nova cinder upctl koyeb platform pscale turso neonctl neon appwrite ' +
      'amplify aliyun tccli ovh',
    spec(CLOUD_FLAGS, other),
  ),
  // The package manager of the language has the name of an object store.
  program(
    'swift',
    spec(CLOUD_FLAGS, (call) =>
      /^(?:build|test|run|package|format|sdk|repl)$/.test(call.operands[0]?.text ?? '')
        ? runs_project(call)
        : other(call),
    ),
  ),
  program('aws-vault saml2aws', (call) => {
    const verb = call.operands[0]?.text
    // `exec profile -- command` hands the credentials to that one command and shows them to nobody.
    if (verb === 'export' || (verb === 'exec' && call.command.tail === undefined))
      emit(call, 'cred.read', { d2: 1, fields: { store: 'aws' } })
    else emit(call, 'cloud.read', { fields: { provider: 'aws' } })
  }),
]
