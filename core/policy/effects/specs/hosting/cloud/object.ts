// Object stores: uploads and deletions. Source: ENGINE 4.2.
import { within } from '#core/compose.ts'
import { type Call, emit, has, reach, said, touch } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { EXPOSES } from '#core/policy/effects/specs/hosting/cloud/operation.ts'
import { any_production, names_trial } from '#core/policy/effects/specs/hosting/production.ts'
import { brings } from '#core/policy/effects/specs/network/bucket.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Single objects and tables that their names call passing. */
const PASSING =
  /^(?:s3|gs):\/\/[^*]*\/(?:tmp|temp|scratch|sandbox)\/[^/*]+$|^(?:[\w-]+[.:])?\w+\.(?:tmp|temp|scratch)_\w+$/i

/** Whether all places are made to go. */
export function is_passing(places: readonly Word[], bulk: boolean): boolean {
  const named = places.length > 0 && places.every(({ text, cert }) => cert === 'literal' && PASSING.test(text))
  return named && !bulk && !any_production(places)
}

const BUCKET = /^(?:s3|gs):\/\/([^/*]+)(?:\/|$)/

/** Every place lies in a bucket whose own name says that things are tried out there. */
export function are_for_trials(places: readonly Word[]): boolean {
  const in_trial = ({ text, cert }: Word) => cert === 'literal' && names_trial(BUCKET.exec(text)?.[1] ?? '')
  return places.length > 0 && places.every(in_trial) && !any_production(places)
}

/** `aws s3 rm s3://acme-dev/tmp/ --recursive`: what passes, where things are tried out. */
export function are_passing_folders(places: readonly Word[]): boolean {
  return are_for_trials(places) && places.every(({ text }) => PASSING_FOLDER.test(text))
}

const PASSING_FOLDER = /^(?:s3|gs):\/\/[^/*]+\/(?:[^*]*\/)?(?:tmp|temp|scratch|sandbox|cache)(?:\/[^*]*)?$/i

/** Files of rows about people and money. */
const PERSONAL = within(
  '(?:^|[/_.-])(?:',
  [
    /customers?|clients?|users?|accounts?|patients?|employees?|members?|subscribers?|contacts?|leads|payroll|salar(?:y|ies)/i,
    /invoices?|orders?|payments?|transactions?|cards?|pii|ssns?|passwords?|tax(?:es)?|hr|medical|emails?/i,
  ],
  ')(?:[_-][a-z0-9-]{1,30}){0,3}\\.(?:csv|tsv|xlsx?|ods|jsonl?|ndjson|parquet|avro|pst|mbox)(?:\\.(?:gz|zip|zst|bz2|gpg))?$',
)

function of_people({ text }: Word): { personal?: true } {
  return PERSONAL.test(text) ? { personal: true } : {}
}

function send_to_bucket(call: Call, to: Word): void {
  const bucket = /^(?:s3|gs):\/\/([^/]*)/.exec(to.text)?.[1] ?? ''
  reach(call, 'net.send', `https://${bucket || 'bucket'}.s3.amazonaws.com/`, {
    method: 's3',
    source: 'file',
    bucket,
    own_cloud: true,
    ...(names_trial(bucket) && { trial: true }),
  })
}

/** A file or folder that goes to a store of one's own provider. */
export function uploads(call: Call, from: Word, bulk: boolean): void {
  touch(call, 'fs.read', from, { copied: true, bulk, ...of_people(from) })
  send_to_bucket(call, { ...from, text: 's3://bucket' })
}

/** The word behind an option, wherever it stands. */
export function option_of(call: Call, option: RegExp): Word | null {
  const { args } = call.command
  const at = args.findIndex(({ text }) => option.test(text))
  return at < 0 ? null : (args[at + 1] ?? null)
}

/** `s3://acme-prod-web/`: what its name calls production, in the name of the bucket itself. */
function serves_production(place: string): boolean {
  return names_production(BUCKET.exec(place)?.[1] ?? '')
}

/** `s3://www.acme.com`: a bucket that is named as the website it serves; a whole folder that goes there is a release. */
function names_site(place: string): boolean {
  return /^www\.[\w-]{1,60}\.[a-z]/.test(BUCKET.exec(place)?.[1] ?? '')
}

/** Copies between files and an object store. */
export function s3_copy(call: Call, op: string, places: readonly Word[]): void {
  const [from, to] = places
  const out = to !== undefined && /^(?:s3|gs):/.test(to.text)
  const exposed = EXPOSES.test(said(call))
  if (from !== undefined && !/^(?:s3|gs):/.test(from.text) && from.text !== '-')
    touch(call, 'fs.read', from, { copied: true, bulk: has(call, 'recursive') || op === 'sync', ...of_people(from) })
  if (out && to !== undefined) send_to_bucket(call, to)
  else if (to !== undefined && to.text !== '-') brings(call, from, to)
  if (has(call, 'delete') && out && !names_trial(to.text)) {
    emit(call, 'cloud.delete', {
      target: to?.text ?? null,
      fields: { provider: 'aws', service: 's3', op: 'sync --delete', data: false, prod: any_production(places) },
    })
  }
  if (out && (serves_production(to.text) || (names_site(to.text) && (has(call, 'recursive') || op !== 'cp'))))
    emit(call, 'cloud.change', { target: to.text, fields: { provider: 'aws', service: 's3', op, prod: true } })
  if (exposed) emit(call, 'cloud.iam', { fields: { provider: 'aws', service: 's3', op, public: true } })
}
