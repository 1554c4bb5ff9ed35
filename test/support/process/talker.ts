// A process that logs five megabytes and then goes on: run by a test that does not read them.
import { pino_log } from '#runtime/observe/log.ts'

const log = pino_log('info')
for (let line = 0; line < 5000; line++) log.error(`event_${line}`, { cause: 'y'.repeat(1000) })
process.stdout.write('went on\n', () => process.exit(0))
