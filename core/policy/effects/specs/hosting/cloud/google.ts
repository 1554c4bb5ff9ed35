// Google Cloud. Source: ENGINE 4.2.
import { type Call, emit, has, said } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { is_passing, s3_copy } from '#core/policy/effects/specs/hosting/cloud/object.ts'
import { iam, operate, secret, spec, verb_of } from '#core/policy/effects/specs/hosting/cloud/operation.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

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
  if (has(call, 'dry_run') && verb?.text === 'query' && !/--nodry_run|--dry_run=f/.test(said(call))) nothing(call)
  else if (verb?.text === 'rm')
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

/** gcloud, gsutil, bq. */
export const GOOGLE_CLOUD: readonly ProgramSpec[] = [
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
        dry_run: '--dry_run --dry-run',
      },
      bq,
    ),
  ),
]
