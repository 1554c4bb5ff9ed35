// Processes: listing, signalling, ending, tracing. Source: ENGINE 4.2.
import { choice, in_turn } from '#core/compose.ts'
import { type Call, emit, has, text_of, value } from '#core/policy/effects/call.ts'
import { line_says, once_per_line, once_per_source } from '#core/policy/effects/line/line.ts'
import { GATEWAY_SEEN } from '#core/policy/effects/session/seen.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { fan_of, pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { GATEWAY_NAME, is_gateway_name, is_security } from '#core/policy/effects/specs/machine/guard.ts'
import { picked_by, picked_in_loop } from '#core/policy/effects/specs/machine/picked.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Whether the line starts processes under pm2 as well: what goes away is, or comes back as, its own. */
const starts_processes = line_says(/\bpm2\s+(?:start|startOrRestart|startOrReload|resurrect)\b/)

const goes_to_production = line_says(
  /\bssh\s(?:-\S+\s)*(?:\w{1,40}@)?(?:[\w-]{1,40}[.-])?(?:prod|production|live)\d*\b/,
)

/** `pm2 delete all`, `pm2 kill`: whatever else runs there goes, too. */
const ends_processes: Does = (call) => {
  const [verb, what] = call.operands.map(({ text }) => text)
  // On a server of production it is what runs for people.
  if (
    call.command.place === 'remote' &&
    goes_to_production(call) &&
    /^(?:restart|reload|gracefulReload|startOrRestart|stop|delete|del)$/.test(verb ?? '')
  )
    return void emit(call, 'sys.service', { target: what ?? null, d2: 2, fields: { op: verb ?? '' } })
  const all = verb === 'kill' || (/^(?:delete|del|stop)$/.test(verb ?? '') && what === 'all')
  if (!all || (starts_processes(call) && call.command.place === 'local')) nothing(call)
  else emit(call, 'sys.service', { d2: 2, fields: { op: 'stop' } })
}

const looks_for_gateway = line_says(GATEWAY_NAME)

/** Whoever looks for the gateway among the processes knows its process id afterwards. */
const lists: Does = (call) =>
  looks_for_gateway(call)
    ? emit(call, 'proc.exec', { fields: { known: true, quiet: true, makes: GATEWAY_SEEN } })
    : nothing(call)

/** Signals a process: the target says whether it is one's own server, a guard, or everything. */
const kills: Does = (call) => {
  const { listed, signal, targets, parent } = read_kill(call)
  if (listed) {
    nothing(call)
    return
  }
  if (parent) emit(call, 'agent.guard', { target: '$PPID', fields: { op: 'kill' } })
  if (call.command.open_args) targets.push(listener(call))
  const mild = MILD_SIGNAL.test(signal)
  for (const target of targets) {
    if (mild && target === '1') nothing(call)
    else signals(call, target)
  }
}

interface Kill {
  /** It only lists the names of signals. */
  listed: boolean
  signal: string
  /** Null for what is not known. */
  targets: (string | null)[]
  /** It signals the process that started this shell: the agent, or what supervises it. */
  parent: boolean
}

function read_kill(call: Call): Kill {
  const words = call.command.args
  const kill: Kill = { listed: false, signal: 'TERM', targets: [], parent: false }
  let signalled = false
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) break
    const { text } = word
    if (/^-(?:l|L|-list|-table)$/.test(text)) kill.listed = true
    else if (/^-(?:s|n|-signal)$/.test(text)) {
      signalled = true
      i++
      kill.signal = words[i]?.text ?? kill.signal
    } else if (text === '--') signalled = true
    // The first dashed word is a signal, a second one a process group, and -1 means every process.
    else if (/^-(?:[A-Za-z]|\d)/.test(text) && !signalled && i < words.length - 1) {
      signalled = true
      kill.signal = text.slice(1)
    } else if (text === '-1' || /^-\d+$/.test(text)) kill.targets.push(text)
    else if (/^"?\$\{?PPID\b/.test(call.source.slice(word.span[0], word.span[1]))) kill.parent = true
    else if (word.cert !== 'literal' || !text.startsWith('-')) kill.targets.push(target_of(call, word))
  }
  return kill
}

// `for p in /proc/[0-9]*; do kill ${p##*/}; done`.
const walks_processes = line_says(/\/proc\/(?:\[0-9\]|\*)/)

function target_of(call: Call, word: Word): string | null {
  if (word.cert !== 'literal' && walks_processes(call)) return '-1'
  return substituted_name(call, word) ?? text_of(word)
}

/** Signals that ask a process for something and leave it running. */
const MILD_SIGNAL = /^(?:SIG)?(?:0|HUP|USR1|USR2|WINCH|CHLD|CONT|INFO|URG|10|12|1|18|28)$/

/** The word as it is written; in a script from standard input, and behind a variable, what its commands would be written as. */
function substitution_of({ source, commands }: Call, { span, feeds = [] }: Word): string {
  const raw = source.slice(span[0], span[1])
  if (/\$\(|`/.test(raw) || feeds.length === 0) return raw
  return feeds.map(({ index }) => `$(${pipeline_of(commands, index)})`).join(' ')
}

/** `kill $(pgrep x)`, `kill $(cat x.pid)`: the name inside the substitution. */
function substituted_name(call: Call, word: Word): string | null {
  if (word.cert === 'literal') return null
  const raw = substitution_of(call, word)
  // All listed processes: no filter in between selects one.
  if (
    /^["']?(?:\$\(|`)\s*(?:ps\b(?!.*\b(?:grep|awk\s+['"]\/|-p\b|-C\b|--pid))|lsof\s+-t(?:\s+-i)?\s*[)`]|(?:nvidia|rocm)-smi\b(?!.*\bgrep\b)|pgrep\s+(?:-\w+\s+)*(?:''|""|["']?\.)|pgrep\s+-[uU]\s*\S+\s*[)`])/.test(
      raw,
    )
  )
    return '-1'
  if (/\blsof\b|\bfuser\b|\bss\b|netstat/.test(raw)) return `lsof ${raw}`
  return (
    /(?:pgrep|pidof|lsof|cat|head|fuser|ps)\b(.*)/s
      .exec(raw)?.[1]
      ?.replace(/["'`]|(?<!\))\)+$/g, '')
      .trim() ?? null
  )
}

/** `lsof -ti :8080`, `fuser 8080/tcp`: whoever listens on the gateway's own port is the gateway. */
function names_own_port(call: Call, text: string): boolean {
  return call.frame.self.ports.some((port) => new RegExp(`(?:^|[^0-9.])${port}(?:$|[^0-9])`).test(text))
}

const first_lister = once_per_line((commands) =>
  commands.find(({ name }) => /^(?:lsof|fuser|ss|netstat|pgrep|pidof)$/.test(name)),
)

/** What feeds `xargs kill`: a list of the processes on some port. */
function listener(call: Call): string | null {
  const first = first_lister(call.commands)
  const lister = first !== undefined && first.index < call.command.index ? first : undefined
  return lister === undefined ? fan_of(call) : `${lister.name} ${lister.args.map((word) => word.text).join(' ')}`
}

/** Numbers of processes by nothing but their owner, and the folder of all of them. */
const EVERY_PROCESS =
  /^pgrep(?:\s+-[a-tv-zA-TV-Z]+)*(?:\s+-[uU]\s*\S+)?\s*(?:\.[*+]?|\^)?$|^nvidia-smi\s(?:.*\s)?--query-compute-apps=pid\b|^ps\s(?:.*\s)?-[^\WeA]*[eA]\w*\s?(?:-o\s?)?pid=?$|^ls\s(?:-\S+\s)*\/proc\/?$/

/** A list of all processes from which nothing is picked out: `ps aux | grep -v grep | awk '{print $2}'`. */
function lists_everything(pipeline: string): boolean {
  const [lister = '', ...stages] = pipeline.split(' | ')
  if (EVERY_PROCESS.test(lister)) return true
  return (
    /^ps\s(?:.*\s)?(?:-?[^\Wa]*a[^\Wx]*x\w*|-[^\WeA]*[eA]\w*)(?:\s|$)/.test(lister) &&
    stages.length > 0 &&
    stages.every((stage) =>
      /^(?:grep -v\s|awk (?:NR\s?>\s?1\s?)?\{\s*print \$\d\s*(?:;\s*)?\}$|tr\s|sort|cut\s|tail -n? ?\+\d|sed 1d$|cat$)/.test(
        stage,
      ),
    )
  )
}

/** `kill-port 5432`: whoever listens there keeps data. */
const DATABASE_PORT = /^port (?:5432|3306|27017|6379|1433|1521|9200)$/

/** What the machine stands on, or all that noted its number. */
const EVERYBODYS = /^(?:-\w+\s+)*(?:systemd|init|launchd|sshd|Xorg|\/(?:var\/)?run\/[^\s*]*\*\S*\.pid)$/

/** Programs that much else runs in: editors, agents, other people's servers, and what keeps a machine reachable. */
const RUNTIME = in_turn(
  /^(?:(?:pgrep|pidof)\s+)?(?:-\S+\s+)*[\^"']*/i,
  choice(
    /node(?:js)?|deno|bun|python[23]?(?:\.\d+)?|java|ruby|php(?:-fpm)?|perl|dotnet|beam(?:\.smp)?/i,
    /(?:ba|z|fi)?sh|tmux|screen|code|cursor|electron/i,
    /dockerd?|docker-(?:proxy|containerd(?:-shim)?)|containerd(?:-shim(?:-runc-v\d)?)?|runc|kubelet/i,
    /networkmanager|dbus-(?:daemon|broker)|polkitd|wpa_supplicant|dhclient|snapd|lightdm|sddm|gdm3?|xwayland|systemd-\w{3,12}/i,
  ),
  /[$"']*$/i,
)

/** Whether everything that runs in a program of that name is meant, but not what the line itself started with it. */
function is_runtime(call: Call, name: string): boolean {
  if (call.command.place !== 'local' || !RUNTIME.test(name)) return false
  const program = name.replace(/^.*\s|[^\w.]/g, '')
  return !call.commands.some((one) => one.index < call.command.index && one.name === program)
}

/** The names that a list of all processes is searched for, in a pipe or by the tests of a loop. */
function names_sought(call: Call, target: string | null): readonly string[] {
  if (target !== null && /^\d+$/.test(target)) return []
  const picked = target === null ? [] : picked_by(target)
  return picked.length > 0 ? picked : picked_in_loop(call)
}

function signals(call: Call, target: string | null): void {
  const name = target ?? ''
  const sought = names_sought(call, target)
  if (target !== null && !/^\d+$/.test(name) && /lsof|fuser|:\d|\/tcp|port/.test(name) && names_own_port(call, name)) {
    emit(call, 'agent.guard', { target, fields: { op: 'kill' } })
  }
  const all = name === '-1' || name === '1' || name === '0' || EVERYBODYS.test(name) || lists_everything(name)
  const broadcast = sought.length > 0 ? sought.some((one) => EVERYBODYS.test(one)) : all
  if (is_gateway_name(name)) emit(call, 'agent.guard', { target, fields: { op: 'kill' } })
  // `pkill -f 'falcon-sensor|osqueryd'`: each alternative of a pattern is a name.
  else if (is_security(` ${name} `.replace(/[\s|()^$"'\\]/g, '/')) || sought.some(is_security))
    emit(call, 'sys.security', { target, fields: { op: 'stop', control: name } })
  emit(call, 'proc.signal', {
    target,
    cert: target === null ? 'dynamic' : 'literal',
    fields: {
      broadcast: broadcast && name !== '0',
      ...((DATABASE_PORT.test(name) || sought.some(keeps_data)) && { keeps_data: true }),
      ...([name, ...sought].some((one) => is_runtime(call, one)) && { runtime: true }),
    },
  })
}

/** All processes of a name end, whichever language asks for it. */
export function signals_named(call: Call, name: string): void {
  if (is_gateway_name(name)) emit(call, 'agent.guard', { target: name, fields: { op: 'kill' } })
  if (is_security(name)) emit(call, 'sys.security', { target: name, fields: { op: 'stop', control: name } })
  emit(call, 'proc.signal', {
    target: name,
    fields: {
      broadcast: EVERYBODY.test(name),
      ...(keeps_data(name) && { keeps_data: true }),
      ...(is_runtime(call, name) && { runtime: true }),
    },
  })
}

/** `pkill -HUP syslogd`: it reads its settings again. */
function asks_mildly({ command }: Call): boolean {
  return command.args.some(
    ({ text }) => text.startsWith('-') && MILD_SIGNAL.test(text.replace(/^-(?:-signal[= ]?)?/, '')),
  )
}

/** Names that everything has, and what a desktop or a server stands on; the Finder is back at once, and reads its settings. */
const EVERYBODY = /^(?:\.\*?|\.\+|.|\^|\$|systemd|init|launchd|sshd|Xorg|gnome-shell|WindowServer|loginwindow)$/

const kills_by_name: Does = (call) => {
  if (call.operands.length > 0 && asks_mildly(call)) return nothing(call)
  const user = has(call, 'user')
  // `pkill -v name`: everything but that.
  if (
    call.name === 'pkill' &&
    call.command.args.some((word) => /^(?:-[a-uw-zA-Z]*v[a-zA-Z]*|--inverse)$/.test(word.text))
  )
    emit(call, 'proc.signal', { target: 'everything else', fields: { broadcast: true } })
  if (call.operands.length === 0) {
    if (user) emit(call, 'proc.signal', { target: value(call, 'user')?.text ?? null, fields: { broadcast: true } })
    return
  }
  for (const word of call.operands) {
    const name = word.text
    // `pkill -f 'falcon-sensor|osqueryd'`: each alternative of a pattern is a name.
    const names =
      call.name === 'pkill'
        ? name
            .replace(/^\^?\(?/, '')
            .replace(/\)?\$?$/, '')
            .split('|')
        : [name]
    const wide = names.some((one) => one === '' || EVERYBODY.test(one))
    if (is_gateway_name(name)) emit(call, 'agent.guard', { target: name, fields: { op: 'kill' } })
    if (names.some(is_security)) emit(call, 'sys.security', { target: name, fields: { op: 'stop', control: name } })
    emit(call, 'proc.signal', {
      target: name,
      cert: word.cert,
      fields: {
        broadcast: wide || (user && has(call, 'all')),
        ...(names.some(keeps_data) && { keeps_data: true }),
        ...(names.some((one) => is_runtime(call, one)) && { runtime: true }),
      },
    })
  }
}

/** Servers that many programs keep their data in: whoever ends all of that name ends other people's, too. */
const KEEPS_DATA =
  /^(?:postgres(?:ql)?|postmaster|mysqld?(?:_safe)?|mariadbd?|mongod|mongos|cassandra|elasticsearch|opensearch|clickhouse(?:-server)?|influxd|etcd|cockroach|oracle|sqlservr|couchdb|neo4j)$/

function keeps_data(name: string): boolean {
  return KEEPS_DATA.test(name.replace(/^\^|\$$/g, ''))
}

/** Programs that mine coins for somebody. */
const mines: Does = (call) => {
  const pool = call.command.args.find((word) => /stratum\+|pool|:\d{4,5}$/.test(word.text))
  emit(call, 'proc.exec', { target: call.name, fields: { source: 'literal', miner: true, pool: pool?.text ?? '' } })
}

/** `sudo strace`: the program that raises the rights is not the one that is looked at. */
const RAISED = /\bsudo\s+(?:-\S+\s+)*\w+/g
/** Programs that people type their secrets into. */
const TYPES_SECRETS = /sshd|ssh-agent|gpg-agent|\bsudo\b|\blogin\b/
const names_typed_secrets = once_per_source((source) => TYPES_SECRETS.test(source.replace(RAISED, '')))

/** Programs whose memory holds secrets. */
const KEEPS_SECRETS = /lsass|ssh-agent|gpg-agent|keyring|1password|chrome|firefox/i
/** `gcore $(pgrep firefox)`: the process is named by the rest of the line. */
const named_keeper = once_per_source((source) => KEEPS_SECRETS.exec(source)?.[0])

/** kill, ps, debuggers and their kin. */
export const PROCESSES: readonly ProgramSpec[] = [
  program('kill', { style: 'none', does: kills }),
  program('fuser', {
    flags: { kill: '-k --kill', namespace: '-n --namespace -s =?' },
    does: (call) => {
      if (!has(call, 'kill')) nothing(call)
      else signals(call, `fuser ${call.operands.map((word) => word.text).join(' ')}`)
    },
  }),
  program('kill-port fkill', (call) => {
    for (const word of call.operands) signals(call, `port ${word.text.replace(/^:/, '')}`)
  }),
  program('pkill killall skill killall5 taskkill-posix', {
    flags: {
      signal: '-s --signal =',
      user: '-u --user -U --euid -g --pgroup -t --terminal =',
      full: '-f --full -x --exact -i --ignore-case -o -n -e --echo -w --wait -v',
      list: '-l --list',
      parent: '-P --parent =',
      all: '-a',
    },
    does: (call) => {
      if (call.name === 'killall5') signals(call, '-1')
      else if (has(call, 'list')) nothing(call)
      else if (has(call, 'parent') && call.operands.length === 0) signals(call, value(call, 'parent')?.text ?? null)
      else kills_by_name(call)
    },
  }),
  program('pgrep pidof ps', { style: 'none', does: lists }),
  program(
    'top htop btop atop pstree uptime vmstat iostat mpstat sar w who last lastlog lastb users tty uname ' +
      'hostname arch nproc getconf ulimit times jobs fg bg wait disown renice ionice chrt dstat nmon glances ' +
      'lsns lsmod modinfo kmod systemd-analyze systemd-cgls systemd-cgtop coredumpctl',
    nothing,
  ),
  program('pm2 pm2-dev', { does: ends_processes }),
  program(
    'xmrig xmr-stak t-rex phoenixminer nbminer lolminer ethminer minerd cpuminer cgminer bfgminer ccminer ' +
      'claymore gminer teamredminer srbminer nanominer kawpowminer bzminer wildrig rigel cpuminer-opt ' +
      'nheqminer ewbf xmrig-notls minergate minergate-cli xmr-stak-rx xmrigcc xmrminer onezerominer cryptodredge tt-miner ' +
      'sgminer verthashminer cpuminer-multi',
    mines,
  ),
  program('gdb lldb strace ltrace dtrace bpftrace perf', {
    flags: { pid: '-p --pid =', execute: '-ex --eval-command -x -e -o -c =', args: '--args --batch' },
    does: (call) => {
      const line = call.command.args.map((word) => word.text).join(' ')
      const pid = value(call, 'pid')
      if (pid !== null && is_gateway_name(substituted_name(call, pid) ?? pid.text))
        emit(call, 'agent.guard', { target: call.name, fields: { op: 'attach' } })
      // Memory of other processes, and input of terminals.
      const listens =
        (pid !== null && /\bdump\s+(?:binary\s+)?memory\b|\bgenerate-core-file\b|\bgcore\b/.test(line)) ||
        (/^(?:gdb|lldb|strace|ltrace)$/.test(call.name) &&
          pid !== null &&
          (TYPES_SECRETS.test(line) || names_typed_secrets(call)))
      if (listens)
        emit(call, 'cred.read', {
          target: 'memory of a process',
          fields: { store: 'memory', item: 'memory-dump' },
          d2: 2,
        })
      else if (call.name === 'bpftrace' && /--unsafe\b/.test(line))
        emit(call, 'sys.kernel', { fields: { op: 'trace' } })
      else if (pid?.text === '1') emit(call, 'proc.exec', { fields: { source: 'dynamic' } })
      else emit(call, 'proc.exec', { fields: { known: true } })
    },
  }),
  program('gcore procdump procdump64', {
    does: (call) => {
      const line = call.command.args.map((word) => word.text).join(' ')
      const target = KEEPS_SECRETS.exec(line)?.[0] ?? (call.name === 'gcore' ? named_keeper(call) : undefined)
      if (target !== undefined)
        emit(call, 'cred.read', {
          target: target.toLowerCase(),
          fields: { store: 'memory', item: 'memory-dump' },
          d2: 2,
        })
      else emit(call, 'proc.exec', { fields: { known: true } })
    },
  }),
]
