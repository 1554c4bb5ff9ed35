// rsync: what it downloads, uploads and deletes at the destination. Source: ENGINE 4.2.
import { type Call, emit, has, reach, touch } from '#core/policy/effects/call.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { lands, split_operands } from '#core/policy/effects/specs/file/copy.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_stage, remote_of } from '#core/policy/effects/specs/network/remote.ts'
import { brings_from } from '#core/policy/effects/specs/network/ssh.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const syncs: Does = (call) => {
  const { from, to } = split_operands(call)
  if (to === null) {
    for (const word of from) if (remote_of(word) === null) touch(call, 'fs.list', word)
    return
  }
  const deletes = has(call, 'delete')
  const target = remote_of(to)
  let built = true
  for (const word of from) {
    const origin = remote_of(word)
    if (origin !== null) {
      reach(call, 'net.fetch', origin.host, { to_file: true, method: 'rsync' })
      brings_from(call, word, origin.path)
      if (target === null)
        touch(
          call,
          'fs.write',
          { ...to, text: `${to.text}/${base_of(origin.path)}` },
          { mode: 'create', downloaded: true },
        )
    } else {
      built = touch(call, 'fs.read', word, { bulk: true, copied: true })?.scope === 'regenerable' && built
      if (has(call, 'remove_source')) touch(call, 'fs.delete', word, { recursive: true })
    }
  }
  if (target !== null) {
    reach(call, 'net.send', target.host, {
      method: 'rsync',
      source: 'file',
      data: from.map((word) => word.text),
      named: target.named || (built && is_stage(target.host)),
    })
    if (deletes && !(built && is_stage(target.host)) && !TEMPORARY.test(to.text))
      emit(call, 'cloud.delete', {
        target: to.text,
        fields: { provider: 'other', service: 'rsync', op: 'mirror', data: true, prod: any_production([to]) },
      })
    return
  }
  if (deletes) {
    // Mirroring a folder replaces the target; mirroring an empty one empties it.
    const nothing_left = from.some(
      (word) => /(?:^|[/_-])(?:empty|null|blank|nothing|void)\/?$/i.test(word.text) || word.cert !== 'literal',
    )
    touch(call, 'fs.delete', contents_of(to), { recursive: nothing_left || !inside_project(call, to), mirrored: true })
  }
  lands(call, 'fs.copy', from, to)
  touch(call, 'fs.copy', to, { deletes: deletes && !inside_project(call, to), may_exist: true })
}

/** `host:/tmp/stage/`: a temporary folder of another machine, by its name. */
const TEMPORARY = /:\/(?:var\/)?tmp\/[\w-][\w.-]*\/?$/

function inside_project(call: Call, word: Word): boolean {
  return call.command.place === 'local' && locate(word, 'delete', call.command.cwd, call.frame).scope === 'workspace'
}

function contents_of(word: Word): Word {
  return word.text.endsWith('/')
    ? { ...word, text: `${word.text}*`, cert: word.cert === 'literal' ? 'pattern' : word.cert }
    : word
}

/** rsync. */
export const SYNCS: readonly ProgramSpec[] = [
  program('rsync', {
    flags: {
      delete:
        '--delete --del --delete-before --delete-after --delete-during --delete-delay --delete-excluded --delete-missing-args',
      remove_source: '--remove-source-files',
      dry_run: '-n --dry-run --list-only',
      shell: '-e --rsh =',
      filter: '-f --filter --exclude --include --exclude-from --include-from --files-from =',
      other:
        '--rsync-path --password-file --bwlimit --chmod --chown --log-file --port --timeout -T --temp-dir ' +
        '--partial-dir --backup-dir --suffix -B --block-size --max-size --min-size --out-format --link-dest ' +
        '--compare-dest --copy-dest --sockopts --modify-window =',
    },
    harmless_with: ['dry_run'],
    does: syncs,
  }),
]
