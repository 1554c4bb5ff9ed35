// From parsed commands to effects: runs the spec of every program, then its redirections and assignments. Source:
// ENGINE 3 (stages 7 to 9), 12.
import { one_of } from '#core/compose.ts'
import { type Compiled, parse_arguments } from '#core/policy/effects/arguments.ts'
import { type Call, emit, reach, reach_address, said, touch } from '#core/policy/effects/call.ts'
import { type Collector, is_full, note_doubt } from '#core/policy/effects/collector.ts'
import { only_counts } from '#core/policy/effects/counts.ts'
import { only_explains } from '#core/policy/effects/explains.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { written_how } from '#core/policy/effects/line/empty.ts'
import { guess_passwords } from '#core/policy/effects/line/guesses.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Program, program_of } from '#core/policy/effects/program.ts'
import { raises_for_file } from '#core/policy/effects/specs/build.ts'
import { redirected_targets } from '#core/policy/effects/specs/file/feed.ts'
import { is_miner } from '#core/policy/effects/specs/machine/miner.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'
import { run_console } from '#core/policy/effects/verbs/code.ts'
import { emit_created } from '#core/policy/effects/verbs/creates.ts'
import { emit_filled, emit_output, empties_folders } from '#core/policy/effects/verbs/filled.ts'
import { guess_effects, run_sql_arguments } from '#core/policy/effects/verbs/guess.ts'
import { acts_on_customers, changes_data } from '#core/policy/effects/verbs/live-tasks.ts'
import { emit_machine } from '#core/policy/effects/verbs/machines.ts'
import { emit_meanings } from '#core/policy/effects/verbs/meaning.ts'
import { emit_server } from '#core/policy/effects/verbs/servers.ts'
import { hands_on_secrets, takes_secrets } from '#core/policy/effects/verbs/takes.ts'
import {
  type Analysis,
  type Redirect,
  type SimpleCommand,
  stand_in_command,
  type Word,
} from '#core/policy/parse/tree.ts'
import { asks_version, is_open_head } from '#core/policy/parse/wrap/own-script.ts'

const NO_FLAGS: ReadonlyMap<string, readonly Word[]> = new Map()

/**
 * Commands lifted from the ends of a text that is over budget. It is a question anyway; these can still make it a
 * block. Parsing has used up the time by then.
 */
const MAX_FIRST_LIFTED = 96
const MAX_LAST_LIFTED = 64

/** Adds the effects of all commands of an analysis to `out`. */
export function lift_commands(source: string, analysis: Analysis, frame: Frame, out: Collector): void {
  const { length } = analysis.commands
  for (const [at, command] of analysis.commands.entries()) {
    if (is_full(out)) break
    if (analysis.exhausted && at >= MAX_FIRST_LIFTED && at < length - MAX_LAST_LIFTED) continue
    lift_command(source, command, analysis, frame, out)
  }
  if (analysis.fork_bomb) emit(whole_call(source, frame, out), 'proc.bomb', { span: [0, source.length] })
  for (const finding of analysis.text_findings) {
    emit(whole_call(source, frame, out), 'text.finding', {
      target: finding,
      fields: { id: finding },
      span: [0, source.length],
    })
  }
}

/** The effects of one command, in this order: its assignments and redirections, the tables by name, its spec. */
function lift_command(source: string, command: SimpleCommand, analysis: Analysis, frame: Frame, out: Collector): void {
  const call: Call = {
    name: command.name,
    subcommand: '',
    command,
    commands: analysis.commands,
    operands: [],
    given: NO_FLAGS,
    frame,
    source,
    out,
  }
  for (const { name, value } of command.assigns) assign(call, name, value)
  for (const redirect of command.redirects) redirected(call, redirect)
  if (command.name === '') return unknown_head(call)
  if (command.over !== undefined || command.open_args) guess_passwords(call)
  const program = program_of(command.name)
  if (program.machine !== undefined && emit_machine(call, program.machine)) return
  const local = is_local_program(command)
  const spec = spec_of(program, command, analysis, local)
  emit_by_name(call, program, local || spec === undefined)
  if (spec !== undefined) return emit_by_spec(call, program, spec)
  if (program.hands_on) hands_on_secrets(call)
}

/** The spec of a program where it is called: in a shell of Windows, by a path of the project, or by its plain name. */
function spec_of(
  program: Program,
  command: SimpleCommand,
  { dialect }: Analysis,
  local: boolean,
): Compiled | undefined {
  const windows =
    dialect === 'powershell' || dialect === 'cmd' || (command.via.length > 0 && command.via.some(is_windows_shell))
  const on_windows = windows && !is_own_program(command) ? program.windows : undefined
  return on_windows ?? (local ? program.local : program.spec)
}

/** What the tables of verbs know of a program by its name; `unknown`: no spec describes it. */
function emit_by_name(call: Call, { server, meanings, creates }: Program, unknown: boolean): void {
  if (server !== undefined) emit_server(call, server)
  if (unknown) unknown_program(call, meanings !== undefined)
  if (meanings !== undefined) emit_meanings(call, meanings)
  if (creates !== undefined) emit_created(call, creates)
  // What a command fills again was emptied by another one of its line.
  if (call.commands.length > 1 && empties_folders(call)) emit_filled(call)
  else emit_output(call)
}

/** What a program's spec makes of the call's flags and operands. */
function emit_by_spec(call: Call, program: Program, spec: Compiled): void {
  const { command } = call
  if (program.acts && names_gateway(command))
    emit(call, 'agent.guard', { target: command.name, fields: { op: 'touch' } })
  const parsed = parse_arguments(spec, command.args, command.tail ?? command.args.length)
  if (parsed.harmless || only_explains(command)) {
    emit(call, 'proc.exec', { fields: { known: true, quiet: true } })
    return
  }
  call.operands = parsed.operands
  call.given = parsed.given
  call.subcommand = parsed.subcommand
  for (const does of spec.always) does(call)
  if (parsed.does !== null) parsed.does(call)
  if (program.takes_sql) run_sql_arguments(call)
  if (program.console) run_console(call)
  if (program.hands_on) hands_on_secrets(call)
}

/**
 * Whether a program is called by a path outside the system's folders: a file of the project, or put there by somebody.
 */
function is_local_program(command: SimpleCommand): boolean {
  const { text, cert } = command.head
  if (cert !== 'literal' && cert !== 'partial') return false
  return text.startsWith('.\\') || text.startsWith('..\\') || (text.includes('/') && !SYSTEM_BIN.test(text))
}

const SYSTEM_BIN = one_of(
  /^(?:\/usr(?:\/local)?)?\/(?:s?bin|libexec(?:\/\w+)?|games|lib\/\w+)\/[^/]+$/i,
  /^\/(?:opt|nix|snap|Applications|System|Library|home\/linuxbrew)\/|^https?:/i,
  /\/\.(?:cargo|local|nvm|pyenv|rbenv|asdf|volta|bun|deno|dotnet|nix-profile|sdkman)\/|^\/(?:\w|\?|\*)+$/i,
  // As the POSIX shells of Windows write them: C:/Windows/System32/net.exe, /mnt/c/Program Files/...
  /^(?:(?:\/mnt|\/cygdrive)?\/[a-z]|[a-z]:)\/(?:windows|winnt|program files(?: \(x86\))?|progra~\d|programdata)\//i,
  /\/(?:scoop\/(?:shims|apps)|appdata\/local\/(?:programs|microsoft\/(?:windowsapps|winget)))\//i,
)

const OWN_VARIABLE =
  /^(?:CS|AHP|ASG)_(?:TRAJECTORY_DB_PATH|UDS_PATH|OPERATOR_TOKEN|AUTH_TOKEN|TOKEN|RULES_PATH|ENV_FILE|SCOPE_PROFILE_PATH)$/

/** Whether the command receives one of the gateway's files or secrets through the variable that names it. */
function names_gateway(command: SimpleCommand): boolean {
  const names_own = (word: Word) => word.vars?.some((name) => OWN_VARIABLE.test(name)) === true
  return command.args.some(names_own) || command.redirects.some((one) => names_own(one.target))
}

/** `curl.exe` is the program even where `curl` is an alias of a cmdlet. */
function is_own_program({ name, head }: SimpleCommand): boolean {
  return /\.exe$/i.test(head.text) && /^(?:curl|wget|cat|cp|mv|rm|ls|sort|tee|diff)$/.test(name)
}

function is_windows_shell(via: string): boolean {
  return via.startsWith('cmd') || via.startsWith('powershell') || via.startsWith('pwsh')
}

/** A product of the build, by glob: `./dist/app-*.AppImage`. */
function runs_product(call: Call): boolean {
  const { head, cwd, place } = call.command
  if (head.cert !== 'pattern' || place !== 'local' || cwd === null || !/^(?:\.\/)?[\w.-]+\//.test(head.text))
    return false
  const { path, scope } = locate(head, 'list', cwd, call.frame)
  if (scope !== 'regenerable' || path === null) return false
  emit(call, 'proc.exec', { target: path, cert: 'pattern', scope, fields: { source: 'file', path } })
  return true
}

/** The program is only known at run time. */
function unknown_head(call: Call): void {
  const { head, via, place } = call.command
  if (runs_product(call)) return
  if (asks_version(head, call.command.args)) {
    emit(call, 'proc.exec', { fields: { known: true, quiet: true }, span: head.span })
    return
  }
  const left_open = is_open_head(head, via, place)
  if (!left_open) out_doubt(call, 'dynamic-head')
  emit(call, left_open ? 'proc.exec' : 'opaque', {
    cert: 'dynamic',
    fields: { reason: 'dynamic-head' },
    span: head.span,
    absorbs: true,
  })
}

/** Names of system programs and kernel threads that never lie where anybody may write. */
const DAEMONS: ReadonlySet<string> = new Set(
  (
    'kworker kthread kthreadd ksoftirqd kdevtmpfsi systemd systemd-journald systemd-logind systemd-udevd udevd crond ' +
    'rsyslogd dbus-daemon agetty networkd-dispatcher lsass.exe svchost.exe csrss.exe services.exe winlogon.exe taskhostw.exe'
  ).split(' '),
)

/** Whether a program has the name of a system program but lies in a temporary or hidden folder, or in memory only. */
function is_disguised(path: string): boolean {
  if (path.startsWith('/dev/shm/') || path.startsWith('/run/shm/') || path.includes('/.../')) return true
  return DAEMONS.has(path.slice(path.lastIndexOf('/') + 1)) && /^\/(?:var\/)?tmp\/|^[~/].*\/\.\w/.test(path)
}

/**
 * The interface by which PowerShell has scripts scanned, also spelt in pieces: `'Am' + 'siUtils'`. Touching it means
 * switching the scan off.
 */
const SCAN_OF_SCRIPTS = /a\W{0,5}m\W{0,5}s\W{0,5}i\W{0,5}(?:u\W{0,5}t|i\W{0,5}n\W{0,5}i|scan|context|session)/i

/** The words of a call; sentences (prompts, messages) are left out. */
function words_of({ command }: Call): string {
  return command.args
    .filter(({ text }) => !text.includes(' '))
    .map(({ text }) => text)
    .join(' ')
}

const says_prod = line_says(/prod/i)

function unknown_program(call: Call, described: boolean): void {
  const { head, cwd } = call.command
  // Reflection: `.GetField(...)`, `[Win32]::GetProcAddress(...)`.
  if ((call.name.startsWith('.') || call.name.startsWith('[')) && SCAN_OF_SCRIPTS.test(said(call)))
    emit(call, 'sys.security', { target: 'amsi', fields: { op: 'weaken' } })
  if (is_miner(call)) emit(call, 'proc.exec', { target: call.name, fields: { source: 'literal', miner: true } })
  if (/^https?:\/\//i.test(head.text)) {
    // A package runner that is given an address: `npx https://host/x.tgz`.
    reach(call, 'net.fetch', head, { to_file: true })
    emit(call, 'proc.exec', {
      target: head.text,
      fields: { source: 'network', scheme: head.text.split(':')[0] ?? '' },
      taint: ['net'],
    })
    return
  }
  if (names_program_file(head.text) && !SYSTEM_BIN.test(head.text) && cwd !== null && call.command.place === 'local') {
    const draft = touch(call, 'fs.list', head)
    if (is_disguised(head.text)) emit(call, 'opaque', { target: head.text, fields: { reason: 'foreign-script' } })
    emit(call, 'proc.exec', {
      target: draft?.target ?? null,
      scope: draft?.scope ?? null,
      fields: { source: 'file', path: draft?.target ?? head.text },
      absorbs: false,
    })
    if (draft?.scope === 'tmp') raises_for_file(call, 'tmp')
    if (says_prod(call) && acts_on_customers(head.text, words_of(call)))
      emit(call, 'iac.apply', { target: head.text, fields: { auto_approve: true } })
    if (changes_data(head.text, words_of(call)))
      emit(call, 'proc.exec', { fields: { known: true, quiet: true, deed: 'data' } })
    return
  }
  if (described) {
    emit(call, 'proc.exec', { target: call.name, fields: { known: true } })
    guess_effects(call)
    return
  }
  out_doubt(call, 'unknown-binary')
  emit(call, 'proc.exec', { target: call.name, fields: { source: 'literal' } })
  takes_secrets(call)
  guess_effects(call)
}

/** Whether a word is a path, or a Windows program in the current folder. */
function names_program_file(text: string): boolean {
  return text.includes('/') || text.includes('\\') || /\.(?:exe|bat|cmd|com|msi|ps1|vbs|scr)$/i.test(text)
}

function out_doubt(call: Call, doubt: 'dynamic-head' | 'unknown-binary'): void {
  note_doubt(call.out, doubt)
}

/** Adds what a redirection reads or writes. */
function redirected(call: Call, redirect: Redirect): void {
  const { op, target } = redirect
  if (/^(?:&?>>?|>\|)$/.test(op) && never_ends(call) && !target.text.startsWith('/dev/'))
    emit(call, 'tool.mutate', { target: target.text, d2: 2, fields: { verb: 'fill', danger: true } })
  const socket = /^\/dev\/(tcp|udp)\/([^/]+)\/([^/]+)/.exec(target.text)
  if (socket) {
    const address = address_of(`${socket[1]}://${socket[2]}:${socket[3]}`)
    if (address !== null) raw_socket(call, op, address, target)
    return
  }
  if (op === '<') {
    // `wc -l < .env`: a number or a sum of what is in there.
    touch(call, only_counts(call.command) ? 'fs.list' : 'fs.read', target)
    return
  }
  if (op === '<>') touch(call, 'fs.read', target)
  // A folder cannot be opened for writing: `docs/<name>/` is a placeholder in a text, not the root.
  else if (target.cert === 'literal' && target.text.endsWith('/')) return
  const how = written_how(call.command, call.commands, redirect)
  // The list says which files these are: `for f in $(git ls-files); do : > "$f"; done`.
  for (const word of redirected_targets(call, target, how.empty)) touch(call, 'fs.write', word, how)
  touch(call, 'fs.write', target, how)
}

const SHELLS: ReadonlySet<string> = new Set([
  'sh',
  'bash',
  'zsh',
  'dash',
  'ksh',
  'ash',
  'fish',
  'csh',
  'tcsh',
  'exec',
  'python',
  'python3',
  'perl',
  'ruby',
])

/**
 * `/dev/tcp/host/port`: with a shell it is a remote shell, written to it sends; merely opening it tests whether a port
 * answers.
 */
function raw_socket(
  call: Call,
  op: Redirect['op'],
  address: NonNullable<ReturnType<typeof address_of>>,
  word: Word,
): void {
  const near = address.kind === 'loopback'
  const program = shell_of(call)
  // `sh </dev/tcp/host/80`: a shell without a script runs what it receives.
  const shell =
    program !== undefined &&
    (op !== '<' ||
      program.args.some((one) => one.text === '-i') ||
      (program.name !== 'exec' &&
        /sh$/.test(program.name) &&
        program.args.every(({ text }) => text.startsWith('-') && text !== '-c')))
  if ((shell && !(near && program.name === 'exec')) || (op === '<>' && !near)) {
    reach_address(call, 'net.shell', address, { mechanism: '/dev/tcp' }, word.cert, word.span)
    return
  }
  reach_address(
    call,
    op === '<' ? 'net.fetch' : 'net.send',
    address,
    { method: 'raw', source: 'stdin', with_data: op !== '<' && carries_file(call.command) },
    word.cert,
    word.span,
  )
}

/** Whether what is sent is a file or piped data: `cat dump.sql > /dev/tcp/host/80`. */
function carries_file({ name, args, stdin, redirects }: SimpleCommand): boolean {
  if (stdin.length > 0 || redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')) return true
  return (
    args.length > 0 &&
    /^(?:z?cat|tac|tar|gzip|zip|base64|base32|xxd|od|dd|head|tail|openssl|gpg|\w+dump\w*)$/.test(name)
  )
}

/** The shell that gets the redirection: the command itself, or the one it wraps (`nohup bash -i >& ...`). */
function shell_of({ command, commands }: Call): SimpleCommand | undefined {
  if (SHELLS.has(command.name)) return command
  if (command.tail === undefined) return undefined
  return commands.find(
    ({ index, name, via, span }) =>
      index > command.index &&
      via.length > command.via.length &&
      span[0] >= command.span[0] &&
      span[1] <= command.span[1] &&
      SHELLS.has(name),
  )
}

/** A call that stands for the whole action. */
function whole_call(source: string, frame: Frame, out: Collector): Call {
  const head: Word = { text: '', cert: 'literal', quoted: false, taint: [], span: [0, source.length] }
  const command = stand_in_command(head, frame.cwd)
  return { name: '', subcommand: '', command, commands: [command], operands: [], given: NO_FLAGS, frame, source, out }
}

/** Programs that print until the disk is full. */
function never_ends({ name, command }: Call): boolean {
  if (command.piped) return false
  return name === 'yes' || (name === 'cat' && command.args.some((word) => /^\/dev\/(?:zero|u?random)$/.test(word.text)))
}
