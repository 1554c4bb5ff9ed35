// Azure. Source: ENGINE 4.2.
import { whole } from '#core/compose.ts'
import { emit, has, said, text_of } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { option_of, uploads } from '#core/policy/effects/specs/hosting/cloud/object.ts'
import { iam, operate, READ, secret, spec, verb_of } from '#core/policy/effects/specs/hosting/cloud/operation.ts'
import { brings } from '#core/policy/effects/specs/network/bucket.ts'

const AZ_FLAGS = {
  common:
    '-n --name -g --resource-group -o --output --query --subscription --ids -l --location --account-name ' +
    '--container-name --vault-name --assignee --role --scope --namespace --cluster-name --image --file -f ' +
    '--source -s --destination -d --template-file --parameters =',
  yes: '-y --yes',
  recursive: '-r --recursive',
} as const

/** Answers that hold a key: the password of a deployment, the one text by which a store is opened. */
const SHOWS_KEY = whole(
  /(?:webapp|functionapp|logicapp) .{0,60}list-publishing-(?:credentials|profiles)/,
  /(?:storage account|cosmosdb) (?:show|list)-connection-strings?|iot .{0,40}connection-string show/,
  /(?:signalr|webpubsub) key (?:show|list)|search (?:admin|query)-key (?:show|list)/,
  /appconfig credential list|staticwebapp secrets list|containerapp secret show/,
)

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
  const asked = call.operands.slice(0, at + 1)
  if (SHOWS_KEY.test(asked.map((word) => word.text).join(' '))) return void secret(call, 'azure', 'keys')
  if (/^account/.test(service) && verb === 'get-access-token') return void secret(call, 'azure', verb)
  if (/keyvault (?:secret|key|certificate)/.test(service) && /^(?:show|download)$/.test(verb))
    return void secret(call, 'azure', service)
  if (/keys$/.test(asked.map((word) => word.text).join(' ')) || / keys /.test(` ${service} `)) {
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
  if (
    verb === 'what-if' ||
    / what-if(?: |$)/.test(` ${service} `) ||
    /(?:^|\s)--(?:dryrun|what-if)(?:\s|$)/.test(said(call))
  )
    return void emit(call, 'cloud.read', { fields: { provider: 'azure', service, op: 'dry-run' } })
  operate(rest, 'azure', service, verb === 'up' ? 'deploy' : verb)
}

/** `azcopy copy . https://account.blob.core.windows.net/container --recursive`. */
const azcopy: Does = (call) => {
  const [verb, from, to] = call.operands
  const copies = /^(?:copy|cp|c|sync|s)$/.test(verb?.text ?? '')
  if (copies && from !== undefined && !/^https?:/.test(from.text)) uploads(call, from, has(call, 'recursive'))
  else if (copies && to !== undefined) brings(call, from, to, true)
  else nothing(call)
}

/** az, azcopy. */
export const AZURE: readonly ProgramSpec[] = [
  program('az', spec(AZ_FLAGS, az)),
  program('azcopy', spec({ recursive: '--recursive=?', dry_run: '--dry-run' }, azcopy)),
]
