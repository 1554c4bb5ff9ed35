// Amazon Web Services. Source: ENGINE 4.2.
import { emit, has, prints, said, text_of, value } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import {
  are_for_trials,
  are_passing_folders,
  is_passing,
  s3_copy,
} from '#core/policy/effects/specs/hosting/cloud/object.ts'
import { operate, spec } from '#core/policy/effects/specs/hosting/cloud/operation.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

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
  // A change set that nobody executes changes nothing.
  if (has(call, 'dry_run') || /(?:^|\s)--no-execute-changeset(?:\s|$)/.test(said(call)))
    return void emit(call, 'cloud.read', { fields: { provider: 'aws', service: name, op: 'dry-run' } })
  operate({ ...call, operands: call.operands.slice(2) }, 'aws', name, verb?.text ?? 'help')
}

/** Settings of a profile that decide neither who calls nor whom. */
const PLAIN_SETTING =
  /^(?:(?:default|profile)\.(?:[\w-]{1,60}\.)?)?(?:region|output|cli_\w+|retry_mode|max_attempts|s3\.\w+|defaults_mode)$/

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
  else if (verb?.text === 'set' && PLAIN_SETTING.test(item?.text ?? ''))
    emit(call, 'cloud.read', { fields: { provider: 'aws', service: 'configure', op: 'set' } })
  else emit(call, 'cred.write', { target: 'aws profile', fields: { store: 'aws' } })
}

/** aws and its kin. */
export const AWS: readonly ProgramSpec[] = [
  program('aws awslocal aws-vault-exec', spec(AWS_FLAGS, aws)),
  program('aws-vault saml2aws', (call) => {
    const verb = call.operands[0]?.text
    // `exec profile -- command` hands the credentials to that one command and shows them to nobody.
    if (verb === 'export' || (verb === 'exec' && call.command.tail === undefined))
      emit(call, 'cred.read', { d2: 1, fields: { store: 'aws' } })
    else emit(call, 'cloud.read', { fields: { provider: 'aws' } })
  }),
]
