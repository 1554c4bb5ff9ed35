// Processes, services and scheduled tasks of Windows.
import { within } from '#core/compose.ts'
import { type Call, emit, runs_code, said, value } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { is_gateway_name, is_security } from '#core/policy/effects/specs/machine/guard.ts'
import { ps } from '#core/policy/effects/specs/windows/cmdlet.ts'
import { shadows } from '#core/policy/effects/specs/windows/machine.ts'

/** What follows `/IM` or `-Name`, else the first word that is no switch. */
function victim_of(call: Call): string | null {
  const { args } = call.command
  const at = args.findIndex(({ text }) => /^\/{1,2}(?:im|pid)$/i.test(text))
  const named = at >= 0 ? args[at + 1]?.text : undefined
  return named ?? value(call, 'name')?.text ?? call.operands.find(({ text }) => !text.startsWith('/'))?.text ?? null
}

const stops: Does = (call) => {
  const target = victim_of(call)
  const words = said(call)
  stops_watcher(call, target)
  emit(call, 'proc.signal', {
    target,
    fields: {
      signal: 'kill',
      broadcast:
        (STANDS_FOR_ALL.test(words) && !/-name\s+\w/i.test(words)) || stops_listing(call) || CRITICAL.test(words),
    },
  })
}

/** `*`, and an asterisk behind so few letters that it stands for almost everything; `node*` is a family of programs. */
const STANDS_FOR_ALL = /(?:^|[\s"'])\w{0,2}\*/

function stops_watcher(call: Call, target: string | null): void {
  if (target === null) return
  if (is_gateway_name(target)) emit(call, 'agent.guard', { target, fields: { op: 'kill' } })
  if (watches_windows(target)) emit(call, 'sys.security', { target, fields: { control: 'process', op: 'kill' } })
}

/** Programs of Windows that watch over the machine, by the names of their processes and services. */
const WATCHER = within(
  '^',
  [
    /msmpeng|mpdefendercoreservice|nissrv|mssense|sense(?:cncproxy|ir|ndr)?|securityhealth\w*|csfalcon\w*/i,
    /csagent|sentinel\w*|cb\.exe|cbdefense|repmgr|cbcomms|sysmon(?:64)?|winlogbeat|osqueryd|wazuh\w*/i,
    /ossec-agent|elastic-(?:agent|endpoint)|avp|avastsvc|avgsvc|mcshield|mfe(?:mms|vtp|esp|tp)\w*|masvc/i,
    /ccsvchst|smc|sepmasterservice|savservice|savadminservice|sophos\w*|hmpalert|xagt|cyserver|cytray/i,
    /cyveraservice|traps\w*|cylancesvc|taniumclient|qualysagent|ekrn|egui|bdagent|epsecurityservice/i,
    /vsserv|wrsa|huntress\w*|rapid7\w*|ir_agent|velociraptor|limacharlie|mbamservice|tmccsf|ntrtscan/i,
  ],
  '(?:\\.exe)?$',
)

function watches_windows(name: string): boolean {
  return WATCHER.test(name) || is_security(name)
}

/** `Get-Process | Stop-Process`: everything that was listed, when nothing named a process. */
function stops_listing({ command, commands }: Call): boolean {
  if (command.args.some((word) => !word.text.startsWith('-'))) return false
  const source = command.stdin.find((one) => one.kind === 'command')
  const lister = source?.kind === 'command' ? commands[source.index] : undefined
  const chosen = command.stdin.some(
    (one) =>
      one.kind === 'command' &&
      CHOOSES.test(commands[one.index]?.name ?? '') &&
      commands[one.index]?.args.some((word) => BY_NAME.test(word.text) && !ALL_BUT.test(word.text)),
  )
  return (
    lister !== undefined &&
    !chosen &&
    /^(?:get-process|gps|ps)$/.test(lister.name) &&
    lister.args.every((word) => /^-(?!id|name)/i.test(word.text) || word.text === '*')
  )
}

/** What lets through the processes of some names or windows only. */
const CHOOSES = /^(?:where-object|where|\?)$/
const ALL_BUT = /\s-(?:c?ne|c?notlike|c?notmatch|c?notin|c?notcontains)\b/i
const BY_NAME = /\b(?:process)?name\b|\bid\b|\bpath\b|\bmainwindowtitle\b|\bcommandline\b/i

/** Windows stops, or is blind, without these. */
const CRITICAL = /\b(?:lsass|csrss|winlogon|wininit|smss|services|svchost|msmpeng|explorer)(?:\.exe)?\b/i

const GUARDS =
  /windefend|mpssvc|wuauserv|sense|wscsvc|eventlog|securityhealth|mssense|defender|sysmon|crowdstrike|csagent|sentinel/i

const ROUTINE_SERVICE =
  /^(?:docker|com\.docker|mysql|mssql|sqlserver|sqlexpress|postgres|redis|nginx|apache|w3svc|mongodb|rabbitmq|elasticsearch|memcached|ssh-agent)/i

/** `Get-Service x | Restart-Service`: the name that the pipe was started with. */
function listed_service({ command, commands }: Call): string | undefined {
  const source = command.stdin.find((one) => one.kind === 'command')
  const lister = source?.kind === 'command' ? commands[source.index] : undefined
  if (lister === undefined || !/^(?:get-service|gsv)$/.test(lister.name)) return undefined
  return lister.args.find((word) => !word.text.startsWith('-'))?.text
}

/** A service is stopped, changed, made or deleted. */
export const service =
  (op: string): Does =>
  (call) => {
    const name =
      value(call, 'name')?.text ??
      call.operands.find((word) => !/^(?:stop|start|delete|config|create|query|failure)$/i.test(word.text))?.text ??
      listed_service(call) ??
      ''
    if ((GUARDS.test(name) || WATCHER.test(name)) && op !== 'start')
      emit(call, 'sys.security', { target: name, fields: { control: 'service', op } })
    else if (op === 'create') emit(call, 'persist.install', { target: name, fields: { mechanism: 'service' } })
    else
      emit(call, 'sys.service', {
        target: name,
        fields: { op, routine: ROUTINE_SERVICE.test(name) && call.command.place !== 'remote' },
      })
  }

const sc: Does = (call) => {
  const verb = (call.operands.find((word) => !word.text.startsWith('\\\\'))?.text ?? 'query').toLowerCase()
  if (/^(?:query|queryex|qc|getdisplayname|getkeyname|qdescription)$/.test(verb)) nothing(call)
  else service(verb)(call)
}

/** `curl ... | cmd`: what comes in is typed into it. */
const cmd: Does = (call) => {
  if (call.command.stdin.length === 0) nothing(call)
  else emit(call, 'proc.eval', { fields: { lang: 'cmd', source: 'stdin', known: false }, absorbs: true })
}

const tasks: Does = (call) => {
  const creates_task =
    call.command.args.some((word) => /^\/(?:create|change)$/i.test(word.text)) ||
    /^(?:register|new)-scheduledtask|^set-scheduledtask$/.test(call.name)
  const deletes_task =
    call.command.args.some((word) => /^\/(?:delete|end)$/i.test(word.text)) || call.name.startsWith('unregister')
  if (creates_task && call.name !== 'new-scheduledtaskaction' && call.name !== 'new-scheduledtasktrigger')
    emit(call, 'persist.install', { fields: { mechanism: 'task' } })
  else if (deletes_task) emit(call, 'sys.service', { fields: { op: 'delete task' } })
  else nothing(call)
}

const names_shadows = once_per_line((commands) =>
  commands.some(({ name, args }) => /shadowcopy/i.test([name, ...args.map((word) => word.text)].join(' '))),
)

/** Objects fetched from WMI and then deleted or called. */
const method_call: Does = (call) => {
  if (call.name === '.delete' || call.name === '.delete_') {
    if (names_shadows(call.commands))
      emit(call, 'dev.write', { target: 'shadow copies', d2: 3, fields: { op: 'wipe', backups: true } })
    else emit(call, 'fs.delete', { cert: 'dynamic', fields: { recursive: false } })
  } else nothing(call)
}

/** Objects that come through the pipe and go away. */
const removes_objects: Does = (call) =>
  names_shadows(call.commands)
    ? emit(call, 'dev.write', { target: 'shadow copies', d2: 3, fields: { op: 'wipe', backups: true } })
    : emit(call, 'tool.mutate', { d2: 2, fields: { danger: true } })

const wmic: Does = (call) => {
  const text = call.command.args.map((word) => word.text).join(' ')
  if (/shadowcopy/i.test(text) && /delete/i.test(text)) shadows(call)
  else if (/process\s+call\s+create/i.test(text)) {
    const code = /create\s+(?=\S)["']?(.*?)["']?$/is.exec(text)?.[1]
    if (code) runs_code(call, 'shell', code, 'wmic')
    // The new process is outside the caller's process tree, which nobody does by accident.
    emit(call, 'proc.exec', { target: code ?? null, fields: { source: 'dynamic', detached: true } })
  } else if (ENDS_CHOSEN.test(text)) ends_chosen(call, text)
  else if (/\bdelete\b/i.test(text)) emit(call, 'proc.signal', { fields: { broadcast: false } })
  else nothing(call)
}

/** `wmic process where "name like '%node%'" delete`, which is `taskkill /IM node.exe`. */
const ENDS_CHOSEN = /^process\s+where\b.*\b(?:delete|call\s+terminate)\b/is

function ends_chosen(call: Call, said_text: string): void {
  // The raw text, because words between percent signs are read as variables.
  const typed = call.command.args.map(({ span }) => call.source.slice(span[0], span[1])).join(' ')
  const text = ENDS_CHOSEN.test(typed) ? typed : said_text
  const target = CHOSEN.exec(text)?.[1] ?? null
  stops_watcher(call, target)
  emit(call, 'proc.signal', {
    target,
    fields: { signal: 'kill', broadcast: target === null || CRITICAL.test(text) },
  })
}

const CHOSEN = /\b(?:name|caption|commandline|processid)\s*(?:=|like\b)\s*["'\\]{0,3}%?([\w.-]{1,80})/i

/** Interpreters and runners of projects, which people start without a window to have it out of their way. */
const RUNNER =
  /(?:^|[\\/])(?:python[\d.w]*|py|node|npm|npx|pnpm|yarn|bun|deno|dotnet|java|go|cargo|uvicorn|gunicorn|flask|ollama|php|ruby)(?:\.(?:exe|cmd))?$/i
const INLINE = /(?:^|[\s,'"])-(?:c|e|enc\w*|ec|command|eval|r)(?=[\s,'"]|$)/i

/** `Start-Process python -ArgumentList server.py -WindowStyle Hidden`: a file of the project, not code from the line. */
function starts_server(call: Call): boolean {
  const file = value(call, 'file') ?? call.operands[0]
  if (file === undefined) return false
  const words = said(call).replace(/-(?:args|argumentlist)\b/gi, '')
  if (/^(?:.*[\\/])?cmd(?:\.exe)?$/i.test(file.text)) return runs_project_line(words)
  return RUNNER.test(file.text) && !INLINE.test(words)
}

/** `cmd /c cd /d frontend && set PORT=3000 && npm start`: each part goes somewhere, sets something or starts a runner. */
function runs_project_line(words: string): boolean {
  const at = words.search(/\/[ck]\s/i)
  if (at === -1) return false
  const line = words.slice(at + 2)
  return line
    .replace(/\d?>{1,2}\s*(?:&\d|[^\s&]+)/g, ' ')
    .split(/&&?/)
    .every((part) => {
      const head = /^[\s"']*(?:call\s+)?([^\s"'>]+)/i.exec(part)?.[1] ?? ''
      return (
        /^(?:cd|chdir|pushd|set|chcp|title|echo)$/i.test(head) ||
        /(?:^|[\\/])node_modules[\\/]\.bin[\\/][\w.-]+$/i.test(head) ||
        (RUNNER.test(head) && !INLINE.test(part))
      )
    })
}

export const WINDOWS_PROCESSES: readonly ProgramSpec[] = [
  program('cmd', cmd),
  program('.delete .delete_ .terminate', method_call),
  program('remove-ciminstance remove-wmiobject rcim rwmi', removes_objects),
  program('stop-process spps kill taskkill', {
    style: 'powershell',
    flags: { name: '-name -id =', force: '-force' },
    does: stops,
  }),
  program('stop-service spsv', ps({ name: '-name -displayname =' }, service('stop'))),
  program('start-service restart-service', ps({ name: '-name =' }, service('start'))),
  program('set-service suspend-service', ps({ name: '-name -startuptype =' }, service('config'))),
  // Wrappers that make a service of any program.
  program('nssm winsw', {
    subcommands: {
      'install set edit': says('persist.install', { mechanism: 'service' }),
      'stop pause': service('stop'),
      'remove uninstall': service('delete'),
    },
    does: nothing,
  }),
  program('pm2-service-install pm2-startup', { does: says('persist.install', { mechanism: 'service' }) }),
  program('new-service', ps({ name: '-name -binarypathname =' }, service('create'))),
  program('remove-service', ps({ name: '-name =' }, service('delete'))),
  program('sc', { style: 'slash', does: sc }),
  program(
    'schtasks register-scheduledtask set-scheduledtask unregister-scheduledtask new-scheduledtask ' +
      'new-scheduledtaskaction new-scheduledtasktrigger get-scheduledtask',
    { style: 'slash', does: tasks },
  ),
  program(
    'start-process saps start invoke-item ii',
    ps(
      {
        file: '-filepath =',
        window: '-windowstyle =',
        list: '-argumentlist -args -workingdirectory -verb =',
        quiet: '-wait -nonewwindow -passthru',
      },
      (call) => {
        const raised =
          /^runas$/i.test(value(call, 'list')?.text ?? '') ||
          call.command.args.some((word) => /^runas$/i.test(word.text))
        const hidden = /^hidden$/i.test(value(call, 'window')?.text ?? '')
        if (hidden && !starts_server(call)) emit(call, 'opaque', { fields: { reason: 'hidden-window' } })
        if (raised) emit(call, 'priv.raise', { target: 'administrator', fields: { mechanism: 'runas', shell: true } })
        else nothing(call)
      },
    ),
  ),
  program('wmic', { style: 'none', does: wmic }),
  program('restart-computer stop-computer', ps({}, says('sys.power', { op: 'power' }))),
]
