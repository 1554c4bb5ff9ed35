// Consoles of stores with their own language: what their statements delete, given as arguments or through a pipe.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

/** Characters of the lines that are looked at. */
const MAX_LINES_CHARS = 8192

function lines_of(call: Call): string {
  const words = call.command.args.map((word) => word.text).join(' ')
  return [words, ...piped_text(call)].join('\n').slice(0, MAX_LINES_CHARS)
}

/** A console whose lines destroy when they match. */
function console_of(loses: RegExp): Does {
  return (call) => {
    const prod = any_production(call.command.args)
    const fields = { engine: call.name, op: 'console', prod }
    if (loses.test(lines_of(call)))
      emit(call, 'db.schema', { target: call.name, fields: { ...fields, object: 'database', destroys: true } })
    else emit(call, 'db.read', { target: call.name, fields })
  }
}

export const CONSOLES: readonly ProgramSpec[] = [
  program(
    'hbase',
    console_of(
      /(?:^|[\n;])[^\S\n]*(?:disable|drop|truncate|deleteall|disable_all|drop_all|truncate_preserve|drop_namespace|delete_(?:all_)?snapshot)\b/,
    ),
  ),
  program(
    'rman',
    console_of(
      /\bdelete\s+(?:noprompt|force|backup|obsolete|archivelog|expired|copy)\b|\bdrop\s+(?:database|catalog)\b|\bcmdfile\b\S{0,200}(?:delete|drop)/i,
    ),
  ),
  program('surreal', console_of(/\bremove\s+(?:table|database|namespace|field|user|index)\b/i)),
  program('arangosh', console_of(/_drop(?:Database)?\(|\.truncate\(|_removeUser/)),
  program('gremlin gremlin.sh', console_of(/\.drop\(\)/)),
  program('rethinkdb-cli reql', console_of(/\bdb_?drop\b|\btable_?drop\b/i)),
]
