// Backup programs: making a backup only reads; deleting one, or restoring it over existing data, is what matters.
import { type Call, emit, reach, touch, value } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { remote_of } from '#core/policy/effects/specs/network/remote.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const TAKES_AWAY =
  /^(?:delete|prune|forget|purge|recreate|compact|remove[\w-]*|cleanup|expire|stanza-delete|snapshot-delete)$/
const MAKES = /^(?:backup|create|snapshot|archive|full|incr|incremental|inc)$/
const PUTS_BACK = /^(?:restore|extract|recover)$/

const backup: Does = (call) => {
  const [first, second, ...rest] = call.operands
  // `kopia snapshot delete`, `borg key export`: the second word is the verb of a group.
  const grouped = /^(?:snapshot|snap|backup|policy|repository|repo|key)$/.test(first?.text ?? '')
  const verb = grouped && TAKES_AWAY.test(second?.text ?? '') ? (second?.text ?? '') : (first?.text ?? '')
  if (TAKES_AWAY.test(verb)) {
    emit(call, 'cloud.delete', {
      target: call.operands.map((word) => word.text).join(' '),
      fields: { provider: 'other', service: call.name, op: verb, data: true, prod: any_production(call.command.args) },
    })
  } else if (MAKES.test(verb)) copies_out(call, [...(second === undefined ? [] : [second]), ...rest])
  else if (PUTS_BACK.test(verb)) {
    const target = value(call, 'target')
    if (target !== null) touch(call, 'fs.write', target, { mode: 'truncate' })
    else nothing(call)
  } else nothing(call)
}

/** The repository may lie on another machine: then what is read goes there. */
function copies_out(call: Call, words: readonly Word[]): void {
  const repository = value(call, 'repository')
  const places = repository === null ? words : [repository, ...words]
  const remote = places.map((word) => remote_of(word)).find((one) => one !== null)
  const sources = words.filter((word) => !/::|^[a-z\d]+:/.test(word.text) && remote_of(word) === null)
  for (const word of sources) touch(call, 'fs.read', word, { bulk: true, copied: true })
  if (remote === undefined || remote === null) return nothing(call)
  reach(call, 'net.send', remote.host, {
    method: 'backup',
    source: 'file',
    data: sources.map((word) => word.text),
    named: remote.named,
    with_data: true,
  })
}

export const BACKUPS: readonly ProgramSpec[] = [
  program('restic borg borgmatic kopia duplicity rdiff-backup bup pgbackrest barman wal-g tarsnap', {
    flags: {
      repository: '-r --repo --repository =',
      target: '-t --target =',
      dry_run: '-n --dry-run',
      help: '--help',
      other:
        '-p --password-file --exclude --include --tag --host --keep-last --keep-daily --keep-weekly --keep-monthly --stanza --type -C --compression =',
    },
    harmless_with: ['dry_run', 'help'],
    does: backup,
  }),
]
