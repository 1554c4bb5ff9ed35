// Log on pino: JSON lines to stderr. Every text passes the redaction of core once more on its way out, so that a secret that
// slipped into a field is masked even when its caller forgot. Source: CONTRACT 0.10, STYLE section 2 "Logs".
import { pino } from 'pino'
import { escape_control } from '#core/control.ts'
import type { Log, LogFields } from '#core/ports.ts'
import { redact } from '#core/redact.ts'
import { line_limit, patient_writer } from '#runtime/observe/log-line.ts'

/** The levels of CS_LOG_LEVEL, most severe first. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Members that are never logged, whatever they hold. */
const NEVER = /^(?:authorization|cookie|set-cookie|x-ahp-signature|.*token.*|.*secret.*|.*password.*)$/i
/** Longest text of one field, characters. */
const MAX_FIELD_CHARS = 4000

/**
 * Writes to `write`, by default the process's stderr, which may be a terminal: no line controls it. Of one event only so many lines are
 * written in a second.
 */
export function pino_log(level: LogLevel, write: (line: string) => void = patient_writer(process.stderr)): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => write(escape_control(line)) },
  )
  const at = (name: 'debug' | 'info' | 'warn' | 'error') => {
    // What was left out is told on its own level: whoever sees the lines sees that there were more.
    const admits = line_limit((of, count) => logger[name]({ of, count }, 'log_lines_left_out'))
    return (event: string, fields?: LogFields): void => {
      if (logger.isLevelEnabled(name) && admits(event)) logger[name](fields ? clean(fields) : {}, event)
    }
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function clean(fields: LogFields): LogFields {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (NEVER.test(name)) kept[name] = '[redacted:field]'
    else if (typeof value === 'string') kept[name] = redact(value).slice(0, MAX_FIELD_CHARS)
    else kept[name] = typeof value === 'object' ? redact(value) : value
  }
  return kept
}
