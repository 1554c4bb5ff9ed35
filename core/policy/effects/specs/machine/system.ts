// Processes, services, kernel, power, firewall, security tools, logs and timers (long: one table of programs).

import { one_of, within } from '#core/compose.ts'
import { type Call, emit, has, runs_code, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { line_says, once_per_line } from '#core/policy/effects/line/line.ts'
import { ROUTINE_SETTING } from '#core/policy/effects/place/scope.ts'
import { GATEWAY_SEEN } from '#core/policy/effects/session/seen.ts'
import { all_of, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/database.ts'
import { names_production } from '#core/policy/effects/specs/hosting/production.ts'
import { fan_of, pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { is_over_ssh } from '#core/policy/effects/specs/network/remote.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** `sudo strace`: the program that raises the rights is not the one that is looked at. */
const RAISED = /\bsudo\s+(?:-\S+\s+)*\w+/g

/** Security agents: stopping one blinds the people who watch the machine. */
const SECURITY_AGENT = within(
  '(?:^|[-_./])',
  [
    /auditd|osquery(?:d|i)?|wazuh(?:-[a-z]+)?|falco|falcon-sensor|crowdstrike|sentinel(?:one|d|ctl)?/i,
    /clamd|clamav(?:-[a-z]+)?|freshclam|apparmor|selinux|firewalld|ufw|nftables|iptables|fail2ban|ossec/i,
    /samhain|aide|tripwire|rkhunter|snort|suricata|sysmon|carbonblack|cbagentd|cbdaemon|esets|mdatp/i,
    /wdavdaemon|defender|windefend|mpssvc|wscsvc|sense|rsyslogd?|syslog(?:-ng|d)?|systemd-journald/i,
    /journald|auditbeat|filebeat|elastic-agent|datadog-agent|dd-agent|newrelic|splunkd?|splunkforwarder/i,
    /qualys[a-z-]*|nessusd?|tetragon|cilium|little ?snitch|lulu|santa(?:d|ctl)?|jamf|kandji|xprotect/i,
    /tanium|sophos[a-z-]*|kaspersky|avast|mcafee|symantec|trellix|cortex|traps|cylance/i,
  ],
  '(?:$|[-_.@ /]|[^ -~])',
)

/** This gateway and its parts, by name. */
export const GATEWAY_NAME = one_of(
  /(?:^|[-_./ @|("'])(?:asg|agent[-_](?:supervision(?:[-_]?gateway)?|gateway|supervisor)|supervision[-_]gateway|asg-gateway)(?:$|[-_./ @|)"'])/i,
  /(?:^|\/)(?:gateway|supervisor)\.pid$|asg\.sock|runtime\/(?:node|cli)\/(?:main\.ts|asg\.js)/i,
)

/** Its name, or the word alone by which everybody calls it. */
/** Whether a process of this name is the gateway's. */
export function is_gateway_name(name: string): boolean {
  return GATEWAY_NAME.test(name) || /^(?:-\w+\s+)*["']?(?:supervision|gateway)(?:\.[jt]s)?["']?$/.test(name)
}

/** Whether a process, service or package of this name watches over the machine. */
export function is_security(name: string): boolean {
  return SECURITY_AGENT.test(name)
}

/** Whether the line starts processes under pm2 as well: what goes away is, or comes back as, its own. */
const starts_processes = line_says(/\bpm2\s+(?:start|startOrRestart|startOrReload|resurrect)\b/)

/** `pm2 delete all`, `pm2 kill`: whatever else runs there goes, too. */
const ends_processes: Does = (call) => {
  const [verb, what] = call.operands.map(({ text }) => text)
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
  const words = call.command.args
  let signalled = false
  let listed = false
  let signal = 'TERM'
  const targets: (string | null)[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) break
    const { text } = word
    if (/^-(?:l|L|-list|-table)$/.test(text)) listed = true
    else if (/^-(?:s|n|-signal)$/.test(text)) {
      signalled = true
      i++
      signal = words[i]?.text ?? signal
    } else if (text === '--') signalled = true
    // The first dashed word is a signal; a second one is a process group, and -1 is everybody.
    else if (/^-(?:[A-Za-z]|\d)/.test(text) && !signalled && i < words.length - 1) {
      signalled = true
      signal = text.slice(1)
    } else if (text === '-1' || /^-\d+$/.test(text)) targets.push(text)
    // The process that started this shell is the agent, or what supervises it.
    else if (/^"?\$\{?PPID\b/.test(call.source.slice(word.span[0], word.span[1])))
      emit(call, 'agent.guard', { target: '$PPID', fields: { op: 'kill' } })
    // `for p in /proc/[0-9]*; do kill ${p##*/}; done`.
    else if (word.cert !== 'literal' && /\/proc\/(?:\[0-9\]|\*)/.test(call.source)) targets.push('-1')
    else if (word.cert !== 'literal' || !text.startsWith('-'))
      targets.push(substituted_name(call, word) ?? text_of(word))
  }
  if (listed) {
    nothing(call)
    return
  }
  if (call.command.open_args) targets.push(listener(call))
  const mild = MILD_SIGNAL.test(signal)
  for (const target of targets) {
    if (mild && target === '1') nothing(call)
    else signals(call, target)
  }
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
  // Every process that is listed: nothing in between names one.
  if (
    /^["']?(?:\$\(|`)\s*(?:ps\b(?!.*\b(?:grep|awk\s+['"]\/|-p\b|-C\b|--pid))|lsof\s+-t(?:\s+-i)?\s*[)`]|pgrep\s+(?:-\w+\s+)*(?:''|""|["']?\.)|pgrep\s+-[uU]\s*\S+\s*[)`])/.test(
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
  /^pgrep(?:\s+-[a-tv-zA-TV-Z]+)*(?:\s+-[uU]\s*\S+)?\s*(?:\.[*+]?|\^)?$|^ps\s(?:.*\s)?-[^\WeA]*[eA]\w*\s?(?:-o\s?)?pid=?$|^ls\s(?:-\S+\s)*\/proc\/?$/

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

/** What the machine stands on, or all that noted its number. */
const EVERYBODYS = /^(?:-\w+\s+)*(?:systemd|init|launchd|sshd|Xorg|\/(?:var\/)?run\/[^\s*]*\*\S*\.pid)$/

function signals(call: Call, target: string | null): void {
  const name = target ?? ''
  if (target !== null && !/^\d+$/.test(name) && /lsof|fuser|:\d|\/tcp|port/.test(name) && names_own_port(call, name)) {
    emit(call, 'agent.guard', { target, fields: { op: 'kill' } })
  }
  const broadcast = name === '-1' || name === '1' || name === '0' || EVERYBODYS.test(name) || lists_everything(name)
  if (is_gateway_name(name)) emit(call, 'agent.guard', { target, fields: { op: 'kill' } })
  // `pkill -f 'falcon-sensor|osqueryd'`: each alternative of a pattern is a name.
  else if (is_security(` ${name} `.replace(/[\s|()^$"'\\]/g, '/')))
    emit(call, 'sys.security', { target, fields: { op: 'stop', control: name } })
  emit(call, 'proc.signal', {
    target,
    cert: target === null ? 'dynamic' : 'literal',
    fields: { broadcast: broadcast && name !== '0' },
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
      fields: { broadcast: wide || (user && has(call, 'all')) },
    })
  }
}

const ROUTINE_UNITS = within(
  '^',
  [
    /nginx|apache2|httpd|docker|postgresql(?:@.*)?|mysql|mariadb|redis(?:-server)?|mongod|rabbitmq-server/,
    /elasticsearch|memcached|php[\d.]*-fpm|caddy|traefik|haproxy|grafana(?:-server)?|prometheus|jenkins/,
    /minio|containerd|podman(?:\.socket)?|cups|bluetooth|colima|ollama/,
  ],
  '(?:\\.service|\\.socket)?$',
)

/** Everything that runs in containers stops with it. */
const ENGINE = /^(?:docker|containerd|podman)(?:\.service|\.socket)?$/

/** A change of a service; stopping a guard is a security change, enabling one that no package brings is persistence. */
function service(op: string): Does {
  return (call) => {
    const user = has(call, 'user')
    const units = call.operands
    if (units.length === 0) emit(call, 'sys.service', { fields: { op, user, routine: op === 'daemon-reload' || user } })
    for (const unit of units) {
      const name = unit.text
      const stops = /^(?:stop|disable|mask|kill|delete|unload|bootout|remove|reset-failed)$/.test(op)
      if (stops && GATEWAY_NAME.test(name)) emit(call, 'agent.guard', { target: name, fields: { op: 'stop' } })
      if (stops && is_security(name))
        emit(call, 'sys.security', { target: name, fields: { op: 'stop', control: name } })
      const elsewhere =
        call.command.place === 'remote' && (names_production(call.source) || (stops && is_over_ssh(call.command)))
      const every = stops && /^["']?\*/.test(name)
      const routine =
        ROUTINE_UNITS.test(name) &&
        (elsewhere
          ? op === 'start' || op.includes('reload')
          : /^(?:start|restart|reload|stop|try-restart|reload-or-restart)$/.test(op) && !(stops && ENGINE.test(name)))
      const kind = /^(?:rescue|emergency|halt|poweroff|reboot|shutdown)(?:\.target)?$/.test(name)
        ? 'sys.power'
        : 'sys.service'
      emit(call, kind, { target: name, fields: { op, unit: name, user: user && !every, routine } })
      const installs = op === 'enable' ? !ROUTINE_UNITS.test(name) : /^(?:link|load|bootstrap|edit)$/.test(op)
      if (installs) {
        emit(call, 'persist.install', {
          target: name,
          fields: { mechanism: user ? 'user-unit' : 'unit', unit: name },
          d2: 1,
        })
      }
    }
  }
}

const SERVICE_READS =
  'status show cat list-units list-unit-files list-timers list-sockets list-dependencies list-jobs is-active ' +
  'is-enabled is-failed is-system-running get-default help show-environment print list blame services info'

/** `service nginx restart`: name first, then the verb. */
const sysv_service: Does = (call) => {
  const [unit, verb] = call.operands
  const op = verb?.text ?? 'status'
  if (unit === undefined || /^(?:status|--status-all)$/.test(op)) nothing(call)
  else service(op)({ ...call, operands: [unit] })
}

function changes_firewall(word: Word): boolean {
  return /^--(?:add|remove|set|change|new|delete|panic-on|direct|reload|complete-reload|permanent|lockdown)|^-[FdDeX]$/.test(
    word.text,
  )
}

/** Firewall front ends print with some flags and change the filter with all others. */
function firewall(is_read: (call: Call) => boolean): Does {
  return (call) => {
    if (is_read(call)) nothing(call)
    else
      emit(call, 'sys.firewall', {
        target: call.operands[0]?.text ?? null,
        d2: 2,
        fields: { control: call.name, op: call.operands[0]?.text ?? 'change' },
      })
  }
}

function security(op: string): Does {
  return (call) => emit(call, 'sys.security', { target: call.name, d2: 2, fields: { control: call.name, op } })
}

const kernel_settings: Does = (call) => {
  const writes = has(call, 'write') || has(call, 'load') || call.operands.some((word) => word.text.includes('='))
  if (!writes) nothing(call)
  else {
    const routine = call.operands.every((word) => ROUTINE_SETTING.test(word.text)) && call.operands.length > 0
    emit(call, routine ? 'sys.service' : 'sys.kernel', {
      target: call.operands[0]?.text ?? null,
      fields: { op: 'sysctl', routine },
    })
  }
}

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

/** Programs that mine coins for somebody. */
const mines: Does = (call) => {
  const pool = call.command.args.find((word) => /stratum\+|pool|:\d{4,5}$/.test(word.text))
  emit(call, 'proc.exec', { target: call.name, fields: { source: 'literal', miner: true, pool: pool?.text ?? '' } })
}

const power: Does = (call) => {
  if (call.name === 'shutdown' && (has(call, 'cancel') || call.operands[0]?.text === '-c')) nothing(call)
  else emit(call, 'sys.power', { target: null, d2: 2, fields: { op: call.name } })
}

const reads_kernel_log: Does = (call) => {
  if (has(call, 'clear')) emit(call, 'sys.log', { target: 'kernel log', d2: 2, fields: { op: 'erase' } })
  else nothing(call)
}

/** `tell application "Finder" to delete POSIX file "/x"`, and `move POSIX file "/x" to trash`. */
const THROWN_AWAY =
  /\bdelete\s+\(?\s?(?:item\s|folder\s|file\s)?\(?(?:POSIX file|alias)\s+"([^"]{1,400})"|\bmove\s+\(?(?:POSIX file|alias)\s+"([^"]{1,400})"\)?\s+to\s+(?:the\s+)?trash\b/gi

export const SYSTEM: readonly ProgramSpec[] = [
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
  program('reboot poweroff halt shutdown telinit', {
    flags: { cancel: '-c', quiet: '-h -r -P -H -k -f' },
    does: power,
  }),
  program('init', {
    does: (call) => (/^[0-6sS]$/.test(call.operands[0]?.text ?? '') ? power(call) : nothing(call)),
  }),
  program('systemctl', {
    flags: {
      user: '--user',
      now: '--now',
      quiet: '-q --quiet --no-pager --no-block',
      type: '-t --type --state -p --property -n --lines -o --output -H --host -M --machine =',
    },
    subcommands: {
      [SERVICE_READS]: nothing,
      'start stop restart reload enable disable mask unmask kill try-restart reload-or-restart daemon-reload daemon-reexec link edit set-property isolate preset revert reset-failed set-default set-environment import-environment':
        (call) => service(call.subcommand)(call),
      'reboot poweroff halt kexec suspend hibernate emergency rescue soft-reboot': says('sys.power', {
        op: 'systemctl',
      }),
    },
    does: nothing,
  }),
  program('service rc-service', { does: sysv_service }),
  program('rc-update chkconfig update-rc.d sysrc', {
    does: (call) =>
      call.operands.length < 2
        ? nothing(call)
        : service('enable')({
            ...call,
            operands: call.operands.filter((word) => !/^(?:add|del|on|off|default)$/.test(word.text)),
          }),
  }),
  program('launchctl', {
    subcommands: {
      'list print print-disabled getenv blame dumpstate managerid managername error': nothing,
      'load bootstrap enable start submit': (call) => service('load')({ ...call, operands: call.operands.slice(-1) }),
      // What is loaded already is started anew.
      kickstart: (call) => {
        const unit = call.operands.at(-1)?.text ?? ''
        const user = /^(?:gui|user)\//.test(unit)
        emit(call, 'sys.service', { target: unit, fields: { op: 'restart', unit, user, routine: false } })
      },
      'unload bootout disable stop remove kill': (call) =>
        service('unload')({ ...call, operands: call.operands.slice(-1) }),
      'setenv config': says('persist.install', { mechanism: 'launchd' }),
    },
    does: nothing,
  }),
  program('initctl supervisorctl s6-svc sv runit forever monit', nothing),
  program('pm2 pm2-dev', { does: ends_processes }),
  program('sysctl', {
    flags: { write: '-w --write', load: '-p --load --system -f', all: '-a -A -n' },
    does: kernel_settings,
  }),
  program('insmod rmmod modprobe depmod kexec kpatch', {
    flags: { show: '-c --showconfig --show-depends -D -n --dry-run' },
    harmless_with: ['show'],
    does: says('sys.kernel', { op: 'module' }),
  }),
  program('dmesg', { flags: { clear: '-C --clear -c --read-clear -D --console-off' }, does: reads_kernel_log }),
  program('crontab', { flags: { list: '-l', remove: '-r', edit: '-e -i', user: '-u =' }, does: crontab }),
  program('at batch', {
    flags: { list: '-l', remove: '-r -d', file: '-f =', queue: '-q -t =' },
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
    // `atrm $(atq | cut -f1)`: whatever waits there.
    const every = call.operands.some((word) => word.cert !== 'literal') || call.command.open_args
    emit(call, every ? 'sys.service' : 'proc.signal', { fields: { op: 'delete task' } })
  }),
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
  program('iptables ip6tables iptables-legacy ip6tables-legacy ebtables arptables', {
    flags: { list: '-L --list -S --list-rules', table: '-t --table -n -v =?' },
    does: firewall((call) => has(call, 'list')),
  }),
  program('iptables-save ip6tables-save', nothing),
  program('iptables-restore ip6tables-restore', says('sys.firewall', { op: 'restore' })),
  program('nft ipset pfctl ufw firewall-cmd ipfw csf shorewall', {
    flags: {
      show: '-s --list-all --list-ports --list-services --state --get-active-zones --get-zones --list-all-zones --get-default-zone -sr -sn -ss -sa --check',
      file: '-f --file =',
      zone: '--zone =',
    },
    does: firewall(
      (call) =>
        has(call, 'show') ||
        (/^(?:list|status|show|app|version|monitor|describe)$/.test(call.operands[0]?.text ?? '') &&
          !has(call, 'file')) ||
        (call.operands.length === 0 && call.given.size === 0 && !call.command.args.some(changes_firewall)),
    ),
  }),
  program('setenforce setsebool semodule semanage', {
    flags: { list: '-l --list' },
    does: (call) =>
      has(call, 'list') || call.operands.some((word) => /^(?:list|1|enforcing)$/i.test(word.text))
        ? nothing(call)
        : security('weaken')(call),
  }),
  program(
    'sestatus getenforce getsebool aa-status apparmor_status ausearch aureport auditctl-list spctl-status lastcomm',
    nothing,
  ),
  program('aa-disable aa-complain aa-teardown apparmor_parser', security('disable')),
  program('auditctl', {
    flags: { list: '-l -s', disable: '-D -e =?', rule: '-a -w -A =' },
    does: (call) => (has(call, 'list') ? nothing(call) : security('change')(call)),
  }),
  program('csrutil spctl santactl fdesetup profiles tccutil systemsetup', {
    subcommands: {
      'status list show report version fileinfo': nothing,
      'disable clear --master-disable reset remove delete enable authenticated-root': security('disable'),
    },
    flags: {
      disable: '--master-disable --global-disable --disable -setremotelogin -setremoteappleevents',
      assess: '-a --assess --status',
      show: '-getremotelogin -gettimezone',
    },
    does: (call) => (has(call, 'disable') ? security('disable')(call) : nothing(call)),
  }),
  program('falconctl mdatp clamscan-config osqueryctl wazuh-control ossec-control sentinelctl cbagent tamper', {
    subcommands: { 'status health info version list stats': nothing },
    does: security('change'),
  }),
  program('fail2ban-client', {
    subcommands: { 'status ping get banned': nothing, 'stop unban set reload': security('change') },
    does: nothing,
  }),
  program('timedatectl hostnamectl localectl loginctl', {
    subcommands: {
      'set-time set-timezone set-ntp set-hostname set-locale set-keymap terminate-user kill-user kill-session terminate-session':
        says('sys.service', { op: 'change' }),
      'enable-linger': says('persist.install', { mechanism: 'linger' }),
    },
    does: nothing,
  }),
  program('hwclock ntpdate chronyc', {
    flags: { write: '-w --systohc -s --set --hctosys' },
    does: (call) => (has(call, 'write') ? emit(call, 'sys.kernel', { fields: { op: 'clock' } }) : nothing(call)),
  }),
  program(
    'xmrig xmr-stak t-rex phoenixminer nbminer lolminer ethminer minerd cpuminer cgminer bfgminer ccminer ' +
      'claymore gminer teamredminer srbminer nanominer kawpowminer bzminer wildrig rigel cpuminer-opt ' +
      'nheqminer ewbf xmrig-notls',
    mines,
  ),
  program('defaults', {
    subcommands: {
      'read read-type domains find export help': nothing,
      'write import': (call) => {
        const line = call.operands.map((word) => word.text).join(' ')
        if (/loginwindow|LoginHook|LogoutHook|LSEnvironment|AutoLaunchedApplicationDictionary/i.test(line)) {
          emit(call, 'persist.install', { target: line.slice(0, 120), d2: 3, fields: { mechanism: 'autostart' } })
        } else if (
          /LSQuarantine|com\.apple\.(?:alf|screensaver|security|XProtect)|GateKeeper|AllowIdentifiedDevelopers/i.test(
            line,
          )
        ) {
          emit(call, 'sys.security', { target: line.slice(0, 120), fields: { op: 'weaken', control: 'defaults' } })
        } else emit(call, 'sys.service', { target: line.slice(0, 120), fields: { op: 'defaults', user: true } })
      },
      'delete rename': says('sys.service', { op: 'defaults', user: true }),
    },
    does: nothing,
  }),
  program('osascript', {
    flags: { code: '-e =', lang: '-l =' },
    does: (call) => {
      const piped = piped_text(call).join('\n').slice(0, 8192)
      for (const [, told] of piped.matchAll(/do\s+shell\s+script\s+"((?:[^"\\]|\\.)*)"/gi))
        if (told !== undefined) runs_code(call, 'shell', told.replace(/\\(.)/g, '$1'), 'osascript')
      const code = [...values(call, 'code').map((word) => word.text), piped].join('\n')
      for (const [, deleted, moved] of code.matchAll(THROWN_AWAY))
        touch(
          call,
          'fs.delete',
          { ...call.command.head, text: deleted ?? moved ?? '', cert: 'literal' },
          { recursive: true },
        )
      for (const [, told] of code.matchAll(/(?:\$\.system|doShellScript)\(\s*["']((?:[^"'\\]|\\.)*)["']/g))
        if (told !== undefined) runs_code(call, 'shell', told.replace(/\\(.)/g, '$1'), 'osascript')
      if (code.includes('ContentsOfURL') && /\beval\s*\(/.test(code))
        emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
      else if (/do\s+shell\s+script/i.test(code))
        emit(call, 'proc.eval', { target: null, fields: { lang: 'applescript', source: 'dynamic' } })
      else if (
        /\bempty\s+(?:the\s+)?trash\b|\bdelete\s+(?:every|all|(?:the\s+)?(?:items?|files?|folders?|disk)\b)/i.test(code)
      )
        emit(call, 'tool.mutate', { target: 'Finder', fields: { danger: true } })
      else if (/keystroke|hidden answer|password|System Events/i.test(code))
        emit(call, 'proc.eval', { fields: { lang: 'applescript', source: 'dynamic' } })
      else if (/display (?:notification|dialog|alert)|activate|volume|get /i.test(code) || code === '')
        emit(call, 'proc.exec', { fields: { known: true } })
      else emit(call, 'proc.exec', { fields: { source: 'literal' } })
      for (const word of call.operands) touch(call, 'fs.read', word)
    },
  }),
  program(
    'caffeinate open xdg-open say pbcopy xclip xsel wl-copy notify-send screencapture sw_vers system_profiler softwareupdate ioreg pmset',
    {
      flags: { install: '-i --install', source: '-a -b -R -selection -sel -o =?' },
      does: nothing,
    },
  ),
  program('pbpaste wl-paste', all_of(nothing)),
  program('gdb lldb strace ltrace dtrace bpftrace perf', {
    flags: { pid: '-p --pid =', execute: '-ex --eval-command -x -e -o -c =', args: '--args --batch' },
    does: (call) => {
      const line = call.command.args.map((word) => word.text).join(' ')
      const pid = value(call, 'pid')
      if (pid !== null && is_gateway_name(substituted_name(call, pid) ?? pid.text))
        emit(call, 'agent.guard', { target: call.name, fields: { op: 'attach' } })
      // What another process keeps in memory, and what a login shell is typed.
      const listens =
        (pid !== null && /\bdump\s+(?:binary\s+)?memory\b|\bgenerate-core-file\b|\bgcore\b/.test(line)) ||
        (call.name === 'strace' &&
          pid !== null &&
          /sshd|ssh-agent|gpg-agent|\bsudo\b|\blogin\b/.test(`${line} ${call.source.replace(RAISED, '')}`))
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
      const line = call.command.args.map((word) => word.text.toLowerCase()).join(' ')
      const target = /lsass|ssh-agent|gpg-agent|keyring|1password|chrome|firefox/.exec(line)
      if (target)
        emit(call, 'cred.read', { target: target[0], fields: { store: 'memory', item: 'memory-dump' }, d2: 2 })
      else emit(call, 'proc.exec', { fields: { known: true } })
    },
  }),
]
