// Redis and its relatives: the command is the first operand, or the lines of standard input are commands.
import { type Call, type EmitOptions, emit, said, text_of, value } from '#core/policy/effects/call.ts'
import { line_says, once_per_line } from '#core/policy/effects/line/line.ts'
import { own_port } from '#core/policy/effects/session/saved.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { any_production, works_elsewhere } from '#core/policy/effects/specs/hosting/production.ts'
import { fan_of } from '#core/policy/effects/specs/machine/fed.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { word_set } from '#core/tables.ts'

/** A host or an address is named that is not this machine. */
function is_elsewhere(call: Call): boolean {
  return (
    works_elsewhere(call) ||
    /(?:^|\s)(?:-h|-u|-s)\s*(?!redis:\/\/(?:localhost|127\.)|localhost|127\.)\S/.test(said(call))
  )
}

/** Ports of servers that the line starts, and the place of the first one. */
const started_servers = once_per_line((commands) => {
  const ports = new Map<string, number>()
  for (const { name, args, index } of commands) {
    if (!/^(?:redis|valkey|keydb)-server$/.test(name)) continue
    const at = args.findIndex((word) => word.text === '--port')
    const port = args[at + 1]?.text
    if (at >= 0 && port !== undefined && !ports.has(port)) ports.set(port, index)
  }
  return ports
})

/** `redis-server --port 6390 & redis-cli -p 6390 flushall`: what the line started has nobody's data. */
function is_own_server(call: Call): boolean {
  const port = /(?:^|\s)-p\s*(\d+)(?:\s|$)/.exec(said(call))?.[1]
  const started = port === undefined ? undefined : started_servers(call.commands).get(port)
  return started !== undefined && started < call.command.index && port !== '6379' && !is_elsewhere(call)
}

const runs_tests = line_says(
  /\b(?:pytest|jest|vitest|mocha|rspec|phpunit|go test|cargo (?:nextest|test)|mix test|dotnet test|gradlew? test|artisan test|playwright test|(?:npm|pnpm|yarn|bun) (?:run )?test)\b/,
)

/** `redis-cli -n 15 flushdb && pytest`: a database by number beside the one that programs take, and tests fill it anew. */
function is_for_tests(call: Call): boolean {
  return /(?:^|\s)-n\s*[1-9]\d?(?:\s|$)/.test(said(call)) && runs_tests(call)
}

const redis: Does = (call) => {
  const verb = verb_of(call)
  const prod = any_production(call.command.args)
  const place = place_of(call, prod)
  const ended = verb === 'shutdown' && place.port !== undefined ? { loses: [own_port(place.port, '')] } : {}
  const fields = { engine: 'redis', op: verb, prod, ...place, ...ended }
  if (loses_nothing(call, verb, prod)) emit(call, 'db.write', { fields })
  else if (SERVER_VERBS.has(verb)) {
    const elsewhere = is_elsewhere(call) && { elsewhere: true }
    emit(call, verb.startsWith('flush') ? 'db.schema' : 'db.admin', {
      target: verb,
      fields: { ...fields, destroys: true, object: 'database', ...elsewhere },
    })
  } else if (verb === 'config') emit_config(call, fields)
  else if (SCRIPT_VERBS.has(verb)) {
    const kind = /flush|del|unlink/i.test(said(call)) ? 'db.admin' : 'db.write'
    emit(call, kind, { fields: { ...fields, all_rows: false } })
  } else if (WRITE_VERBS.has(verb)) {
    const all_rows = changes_unknown_keys(call, prod) || takes_every_key(call)
    emit(call, 'db.write', { target: text_of(call.operands[1]), fields: { ...fields, all_rows } })
  } else emit(call, 'db.read', { fields })
  if (call.command.open_args && verb === 'del')
    emit(call, 'db.schema', { fields: { ...fields, destroys: prod, object: 'keys' } })
}

/** Verbs that lose what a server holds: all its keys, its role, or the server itself. */
const LOSING_VERBS = word_set('flushall flushdb shutdown')
/** Verbs that concern a whole server. */
const SERVER_VERBS = word_set('flushall flushdb shutdown debug replicaof slaveof module acl migrate swapdb failover')
const SCRIPT_VERBS = word_set('eval evalsha script function')
const WRITE_VERBS = word_set(
  'del unlink set hset lpush rpush sadd zadd expire rename incr decr publish xadd restore copy move persist ' +
    'getdel hdel lrem srem zrem append mset setex',
)
/** A line of standard input that concerns a whole server. */
const SERVER_LINE = /^\s*["']?(?:flush(?:all|db)|shutdown|swapdb|replicaof|slaveof)\b/i

/** The command for the server, in lower case; of several on standard input the worst, `ping` when there is none. */
function verb_of(call: Call): string {
  // `--cluster call host:port FLUSHALL`: every node is told.
  const operands = value(call, 'cluster')?.text === 'call' ? call.operands.slice(1) : call.operands
  const lines = operands.length > 0 ? [] : piped_text(call).flatMap((text) => text.slice(0, 4096).split('\n'))
  const worst = lines.find((line) => SERVER_LINE.test(line))
  const verb = operands[0]?.text ?? worst?.trim().split(/\s/)[0] ?? 'ping'
  return verb.replace(/^["']|["']$/g, '').toLowerCase()
}

/** Whether a verb that sounds like a loss is none here. */
function loses_nothing(call: Call, verb: string, prod: boolean): boolean {
  if (!LOSING_VERBS.has(verb)) return false
  if (is_own_server(call)) return true
  if (prod || is_elsewhere(call)) return false
  // A server of this machine saves what it holds before it stops.
  return verb === 'shutdown' ? !/\bnosave\b/i.test(said(call)) : verb === 'flushdb' && is_for_tests(call)
}

/** `config get requirepass` shows a password, other `config get` settings; `config set` changes them. */
function emit_config(call: Call, fields: EmitOptions['fields'] & object): void {
  const [, action, name] = call.operands
  if (/^(?:\*|requirepass|masterauth|masteruser|user)$/i.test(name?.text ?? ''))
    emit(call, 'cred.read', { target: 'redis password', d2: 2, fields: { store: 'redis', item: 'password' } })
  else emit(call, action?.text.toLowerCase() === 'get' ? 'db.read' : 'db.admin', { target: 'config', fields })
}

/** Whether the keys come from elsewhere, and are not known to be of tests or caches. */
function changes_unknown_keys(call: Call, prod: boolean): boolean {
  return call.command.open_args && (prod || !PASSING_KEYS.test(fan_of(call) ?? ''))
}

/** The port of this machine that is named. */
function place_of(call: Call, prod: boolean): { near?: true; port?: string } {
  const port = /(?:^|\s)-p\s*(\d{2,5})(?=\s|$)/.exec(said(call))?.[1]
  return port === undefined || prod || call.command.place !== 'local' || is_elsewhere(call) ? {} : { near: true, port }
}

/** Keys of tests and caches: what is gone is made again when it is asked for. */
const PASSING_KEYS = /(?:keys|--pattern)\s+['"]?(?:tests?|tmp|temp|cache|e2e|ci)[:_*-]/i

/** `redis-cli del $(redis-cli keys '*')`. */
function takes_every_key({ operands, commands }: Call): boolean {
  return operands.some((word) =>
    word.feeds?.some(({ index }) => {
      const asked = commands[index]?.args.map(({ text }) => text).join(' ') ?? ''
      return /^(?:redis|valkey|keydb)-cli$/.test(commands[index]?.name ?? '') && /\bkeys\b|--scan/i.test(asked)
    }),
  )
}

/** `redis-server --port 6390 --save '' --daemonize yes`: a second server could not have that port, and this one reads no data of before. */
const serves: Does = (call) => {
  const words = said(call)
  const port = PORT.exec(words)?.[1]
  const own =
    port !== undefined &&
    port !== '6379' &&
    !LOADS.test(words) &&
    /^-/.test(call.command.args[0]?.text ?? '') &&
    surely(call)
  emit(call, 'proc.exec', { fields: { known: true, quiet: true, ...(own && { makes: own_port(port, 'redis') }) } })
}

const PORT = /(?:^|\s)--port[= ](\d{2,5})(?=\s|$)/
/** It begins with data, or with settings that nobody looks at. */
const LOADS = /--(?:dir|dbfilename|appendonly\s+yes|replicaof|slaveof|include|cluster-enabled)\b|\.conf\b/

export const REDIS: readonly ProgramSpec[] = [
  program('redis-server valkey-server keydb-server', serves),
  program('redis-cli valkey-cli keydb-cli dragonfly-cli iredis', {
    flags: {
      host: '-h -p -a -n -u --user --pass -s =',
      other: '-x --raw --scan --bigkeys --latency --stat --quoted-input',
      valued:
        '-r -i -d -D -t -X --pattern --quoted-pattern --cursor --count --memkeys-samples --show-pushes --sni --cacert --cert --key --rdb =',
      cluster: '--cluster =',
    },
    does: redis,
  }),
]
