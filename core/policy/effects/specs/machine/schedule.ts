// Scheduled jobs: cron, at and timers. Source: ENGINE 4.2.
import { emit, has, touch } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'

const crontab: Does = (call) => {
  if (has(call, 'list')) nothing(call)
  else if (has(call, 'remove'))
    emit(call, 'persist.install', { target: 'crontab', d2: 3, fields: { mechanism: 'cron', op: 'remove' } })
  else {
    for (const word of call.operands) if (word.text !== '-') touch(call, 'fs.read', word)
    emit(call, 'persist.install', {
      target: 'crontab',
      d2: 3,
      fields: {
        mechanism: 'cron',
        op: 'install',
        from: call.operands[0]?.text === '-' || call.operands.length === 0 ? 'stdin' : 'file',
      },
      absorbs: true,
    })
  }
}

/** crontab and at. */
export const SCHEDULES: readonly ProgramSpec[] = [
  program('crontab', { flags: { list: '-l -V -T', remove: '-r', edit: '-e -i', user: '-u =' }, does: crontab }),
  program('at batch', {
    flags: { list: '-l -V -c', remove: '-r -d', file: '-f =', queue: '-q -t =' },
    does: (call) =>
      has(call, 'list') || has(call, 'remove')
        ? nothing(call)
        : emit(call, 'persist.install', {
            target: 'at queue',
            d2: 2,
            fields: { mechanism: 'at', op: 'install' },
            absorbs: true,
          }),
  }),
  program('atq anacron systemd-tmpfiles', nothing),
  program('atrm', (call) => {
    // `atrm $(atq | cut -f1)` removes all waiting jobs.
    const every = call.operands.some((word) => word.cert !== 'literal') || call.command.open_args
    emit(call, every ? 'sys.service' : 'proc.signal', { fields: { op: 'delete task' } })
  }),
]
