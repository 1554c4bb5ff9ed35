// rsync: what it downloads, uploads and deletes at the destination. Source: ENGINE 4.2.
import { type Call, emit, has, reach, touch } from '#core/policy/effects/call.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { lands, split_operands } from '#core/policy/effects/specs/file/copy.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_stage, type Remote, remote_of } from '#core/policy/effects/specs/network/remote.ts'
import { brings_from } from '#core/policy/effects/specs/network/ssh.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const syncs: Does = (call) => {
  const { from, to } = split_operands(call)
  if (to === null) {
    for (const word of from) if (remote_of(word) === null) touch(call, 'fs.list', word)
    return
  }
  const target = remote_of(to)
  let built = true
  for (const word of from) {
    const origin = remote_of(word)
    if (origin !== null) downloads(call, word, origin, target === null ? to : null)
    else {
      built = touch(call, 'fs.read', word, { bulk: true, copied: true })?.scope === 'regenerable' && built
      if (has(call, 'remove_source')) touch(call, 'fs.delete', word, { recursive: true })
    }
  }
  if (target === null) fills_folder(call, from, to)
  else uploads(call, from, to, target, built)
}

/** What comes from another machine lands under its own name in the folder; `to` is null when that is elsewhere too. */
function downloads(call: Call, word: Word, origin: Remote, to: Word | null): void {
  reach(call, 'net.fetch', origin.host, { to_file: true, method: 'rsync' })
  brings_from(call, word, origin.path)
  if (to === null) return
  const landed = { ...to, text: `${to.text}/${base_of(origin.path)}` }
  touch(call, 'fs.write', landed, { mode: 'create', downloaded: true })
}

/** `built`: everything that is sent can be made again, as what a release folder gets. */
function uploads(call: Call, from: readonly Word[], to: Word, target: Remote, built: boolean): void {
  const staged = built && is_stage(target.host)
  reach(call, 'net.send', target.host, {
    method: 'rsync',
    source: 'file',
    data: from.map((word) => word.text),
    named: target.named || staged,
  })
  if (!has(call, 'delete') || staged || TEMPORARY.test(to.text)) return
  emit(call, 'cloud.delete', {
    target: to.text,
    fields: { provider: 'other', service: 'rsync', op: 'mirror', data: true, prod: any_production([to]) },
  })
}

/** Mirroring a folder replaces the target; mirroring an empty one empties it. */
function fills_folder(call: Call, from: readonly Word[], to: Word): void {
  const deletes = has(call, 'delete')
  if (deletes) {
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
