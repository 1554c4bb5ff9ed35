// Copies to and from storage buckets.
import { type Call, emit, text_of, touch, value } from '#core/policy/effects/call.ts'
import { base_of, has_glob } from '#core/policy/effects/place/path.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { serves_folder } from '#core/policy/effects/specs/network/serve.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A file out of a bucket; a folder gets it under its own name. */
export function brings(call: Call, from: Word | undefined, to: Word, remote = false): void {
  const name = from === undefined ? '' : base_of(from.text)
  const bucket = remote || from === undefined || /^(?:s3|gs):/.test(from.text)
  if (bucket)
    emit(call, 'net.fetch', {
      target: from?.text ?? null,
      scope: 'remote',
      fields: { ...BUCKET, downloads_as: to.text },
    })
  touch(call, 'fs.write', to, { mode: 'create', downloaded: bucket })
  if (bucket && name !== '' && !has_glob(name) && /(?:^|\/)\.?$|^[^.]+$/.test(to.text))
    touch(
      call,
      'fs.write',
      { ...to, text: `${to.text.replace(/\/$/, '')}/${name}` },
      { mode: 'create', downloaded: true },
    )
}

const BUCKET = { method: 'get', to_file: true, host_kind: 'bucket', scheme: 'https' } as const

const NEAR_ALIAS = /^(?:local\w*|my-?minio|minio|dev|test|staging)\//

const NEAR_TRIAL =
  /^(?:local\w*|my-?minio|minio|dev|test)\/(?:[\w-]+-)?(?:tests?|tmp|scratch|e2e|ci)(?:-[\w-]+)?(?:\/|$)/

/** `mc alias set try http://localhost:9010 ...`: a name for a server of this machine, and a bucket on one. */
function names_server(call: Call, verb: string, [how, name, url]: readonly Word[]): void {
  if (verb === 'mb') return void emit(call, 'cloud.change', { target: how?.text ?? null, fields: { op: verb } })
  const near =
    how?.text === 'set' && /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/?$/.test(url?.text ?? '')
  const makes = near && name?.cert === 'literal' ? { makes: `${NAMED_SERVER}${name.text}` } : {}
  emit(call, 'proc.exec', { fields: { known: true, quiet: true, ...makes } })
}

/** A server of this machine, by the name that the session gave it. */
export const NAMED_SERVER = 'server mc '

/** rclone, s3cmd, mc, s5cmd: copies to a storage bucket. */
const bucket: Does = (call) => {
  const [operation, ...rest] = call.operands
  const verb = operation?.text ?? ''
  if (LOOKS.test(verb)) {
    if (verb === 'config' && /^(?:show|dump|file)$/.test(rest[0]?.text ?? ''))
      emit(call, 'cred.read', { target: call.name, d2: 2, fields: { store: 'file', item: 'cloud-key' } })
    else nothing(call)
    return
  }
  if (call.name === 'rclone' && verb === 'serve')
    return serves_folder(call, rest[1] ?? null, text_of(value(call, 'address')) ?? '127.0.0.1')
  if (call.name === 'mc' && (verb === 'alias' || verb === 'mb')) return names_server(call, verb, rest)
  if (TAKES_AWAY.test(verb) || (verb === 'bucket' && rest[0]?.text === 'delete')) return takes_away(call, verb, rest)
  const to = rest.at(-1)
  if (to !== undefined) copies(call, rest.slice(0, -1), to)
}

const LOOKS = /^(?:ls|lsd|lsl|lsf|lsjson|size|tree|check|about|version|info|stat|du|cat|help|listremotes|config)$/
const TAKES_AWAY = /^(?:delete|delete-bucket|purge|deletefile|rmdirs?|rm|del|rb|cleanup)$/

function takes_away(call: Call, op: string, places: readonly Word[]): void {
  const target = places.at(-1)?.text ?? null
  // Test data of a server on this machine.
  const trial = call.name === 'mc' && places.length > 0 && places.every(({ text }) => NEAR_TRIAL.test(text))
  if (trial) emit(call, 'cloud.change', { target, fields: { op } })
  else emit(call, 'cloud.delete', { target, d2: 2, fields: { provider: call.name, service: 'storage', op } })
}

/** `remote:bucket/path`, `s3://bucket`, and `alias/bucket` of MinIO's client. One letter is a drive before a path from its root. */
const AWAY = /^(?:[\w-]{2,}:|[A-Za-z]:(?![\\/])|s3:\/\/|gs:\/\/|[\w-]+\/)/
const COMES_FROM_AWAY = /^(?:[\w-]{2,}:|[A-Za-z]:(?![\\/])|s3:\/\/)/

function copies(call: Call, from: readonly Word[], to: Word): void {
  const outgoing = AWAY.test(to.text) && !to.text.startsWith('./')
  // MinIO's client has aliases for servers: `local` and `play` are for tests.
  if (call.name === 'mc' && NEAR_ALIAS.test(to.text))
    for (const word of from) touch(call, 'fs.read', word, { copied: true })
  else if (outgoing && from.some((word) => !COMES_FROM_AWAY.test(word.text))) {
    for (const word of from) touch(call, 'fs.read', word, { bulk: true, copied: true })
    emit(call, 'net.send', {
      target: to.text,
      scope: 'remote',
      fields: {
        host: to.text,
        host_kind: 'unknown',
        method: 'bucket',
        source: 'file',
        data: from.map((word) => word.text),
        with_data: true,
      },
      absorbs: true,
    })
  } else brings(call, from.at(-1), to, true)
}

export const BUCKETS: readonly ProgramSpec[] = [
  program('mc s4cmd', {
    flags: {
      other: '--newer-than --older-than --exclude --attr --storage-class --limit-upload -C --config-dir =',
      quiet: '-r --recursive --json -q --quiet --overwrite --remove --watch',
      dry_run: '--fake --dry-run',
    },
    harmless_with: ['dry_run'],
    does: bucket,
  }),
  program('rclone s3cmd s5cmd b2', {
    flags: {
      other:
        '--config --include --exclude --filter --transfers --checkers --bwlimit --max-age --min-age ' +
        '--max-size --min-size --max-depth --max-transfer --multi-thread-streams --tpslimit --retries ' +
        '--timeout --contimeout --stats --log-file --log-level --buffer-size --backup-dir --suffix ' +
        '--files-from --include-from --exclude-from -r --repo -p --password-file =',
      dry_run: '-n --dry-run',
      address: '--addr =',
    },
    harmless_with: ['dry_run'],
    does: bucket,
  }),
]
