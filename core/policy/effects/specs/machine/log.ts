// Logs of the machine and shell histories: reading, erasing. Source: ENGINE 4.2.
import { emit, has, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'

/** What is kept: days at least, or as much as a week writes. */
const KEEPS = /^(?:[1-9]\d{0,3}\s?(?:d|days?|w|weeks?|months?|y|years?)|(?:[5-9]\d|\d{3,})\s?M|\d{1,4}\s?[GT])$/

const journal: Does = (call) => {
  const kept = values(call, 'vacuum')
  if (kept.length > 0 && kept.every(({ text }) => KEEPS.test(text))) nothing(call)
  else if (!['vacuum', 'rotate', 'flush'].some((flag) => has(call, flag))) nothing(call)
  else emit(call, 'sys.log', { target: 'journal', d2: 2, fields: { op: 'erase' } })
}

const history: Does = (call) => {
  if (has(call, 'clear') || has(call, 'delete'))
    emit(call, 'sys.log', { target: 'shell history', fields: { op: 'erase', what: 'history' } })
  else nothing(call)
}

const reads_kernel_log: Does = (call) => {
  if (has(call, 'clear')) emit(call, 'sys.log', { target: 'kernel log', d2: 2, fields: { op: 'erase' } })
  else nothing(call)
}

/** journalctl, history and their kin. */
export const LOGS: readonly ProgramSpec[] = [
  program('dmesg', { flags: { clear: '-C --clear -c --read-clear -D --console-off' }, does: reads_kernel_log }),
  program('journalctl', {
    flags: {
      vacuum: '--vacuum-size --vacuum-time --vacuum-files =',
      rotate: '--rotate',
      flush: '--flush',
      unit: '-u --unit -n --lines -p --priority -S --since -U --until -o --output -t -b -g =',
    },
    does: journal,
  }),
  program('logrotate', {
    flags: { dry_run: '-d --debug', force: '-f --force', state: '-s =' },
    harmless_with: ['dry_run'],
    does: (call) => (has(call, 'force') ? emit(call, 'sys.log', { fields: { op: 'rotate' } }) : nothing(call)),
  }),
  program('logger wall write mesg', nothing),
  program('history fc', { flags: { clear: '-c', delete: '-d =', write: '-w -a -r -n' }, does: history }),
]
