// Windows: PowerShell cmdlets with their aliases, and the programs of cmd. (long: one table of programs)
// These specs are used when the text is PowerShell or
// cmd: there `rm`, `rmdir`, `curl` and `sc` mean something else than in a POSIX shell.
import {
  type Call,
  emit,
  has,
  prints,
  reach,
  runs_code,
  text_of,
  touch,
  touch_as,
  value,
  values,
} from '#core/policy/effects/call.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

const PATHS = '-path -literalpath -fullname -pspath -filepath ='
const ITEM = {
  path: PATHS,
  to: '-destination -outfile -target =',
  recursive: '-recurse -r',
  force: '-force -fo',
  name: '-name -newname =',
  kind: '-itemtype -type =',
  content: '-value -include -exclude -filter -encoding -credential -erroraction -ea -depth -property =',
  what_if: '-whatif -wi',
} as const

/** A registry key, not a file. */
function registry_of(word: Word): string | null {
  return /^(?:registry::)?(?:hk(?:lm|cu|cr|u|cc)|hkey_\w+):?(?:\\|$|\/)/i.test(word.text)
    ? word.text.replaceAll('\\', '/').toLowerCase()
    : null
}

const AUTOSTART =
  /currentversion\/(?:run|runonce|policies\/explorer\/run|winlogon|image file execution options)|\/services\/|active setup|shell folders|appinit_dlls|\/command processor/
const SECURITY =
  /windows defender|\/lsa(?:\/|$)|disableantispyware|policies\/system|wdigest|safeboot|securityhealth|eventlog|amsi|firewallpolicy|uac|enablelua/

function registry(call: Call, key: string, access: 'read' | 'write' | 'delete'): void {
  if (access === 'read') {
    if (/\/sam(?:\/|$)|\/security(?:\/|$)|winlogon|\/lsa\//.test(key))
      emit(call, 'cred.read', { target: key, d2: 3, fields: { store: 'registry', item: 'sam' } })
    else nothing(call)
    return
  }
  if (SECURITY.test(key)) emit(call, 'sys.security', { target: key, fields: { control: 'registry', op: access } })
  else if (AUTOSTART.test(key) && access === 'write')
    emit(call, 'persist.install', { target: key, fields: { mechanism: 'registry' } })
  else if (access === 'delete')
    emit(call, 'sys.kernel', {
      target: key,
      d2: /^(?:registry::)?hk(?:lm|ey_local)/.test(key) ? 3 : 2,
      fields: { registry: true },
    })
  else
    emit(call, 'fs.write', {
      target: key,
      scope: 'home-config',
      d2: /^(?:registry::)?hk(?:lm|ey_local)/.test(key) ? 2 : 1,
      fields: { registry: true },
    })
}

const paths_of = (call: Call): readonly Word[] => {
  const named = values(call, 'path')
  return named.length > 0 ? named : call.operands.slice(0, 1)
}

/** A file or a registry key, whatever the provider. */
function on_item(
  call: Call,
  word: Word,
  access: 'read' | 'write' | 'delete',
  kind: 'fs.read' | 'fs.write' | 'fs.delete',
  fields: Record<string, string | boolean>,
): void {
  const key = registry_of(word)
  if (key !== null) registry(call, key, access)
  else if (/^(?:env|function|alias|variable):/i.test(word.text)) nothing(call)
  else if (/^cert:/i.test(word.text))
    emit(call, access === 'read' ? 'cloud.read' : 'sys.security', {
      target: word.text,
      fields: { control: 'certificates' },
    })
  else touch(call, kind, word, fields)
}

const removes: Does = (call) => {
  if (has(call, 'what_if')) return nothing(call)
  const words = [...paths_of(call), ...(values(call, 'path').length > 0 ? [] : call.operands.slice(1))]
  // Outside Windows `rm` is the system's own also in a PowerShell.
  const recursive = has(call, 'recursive') || call.command.args.some(({ text }) => /^-f?rf?$/i.test(text))
  for (const word of words)
    for (const part of split_list(word))
      on_item(call, part, 'delete', 'fs.delete', { recursive, force: has(call, 'force') })
  if (words.length === 0 && call.command.stdin.length > 0) piped_removal(call)
}

/** Filters that pass on some of what they get. */
const PASSES = /^(?:where(?:-object)?|select(?:-object)?|sort(?:-object)?)$/
const MAX_PIPED_STAGES = 8

/** `Get-ChildItem C:\ -Recurse | Where-Object Length -gt 1 | Remove-Item`: what was listed goes. */
function piped_removal(call: Call): void {
  const producer = producer_of(call)
  const args = producer?.args ?? []
  const recursive = args.some((word) => /^-rec/i.test(word.text))
  const narrowed = args.findIndex((word) => /^-(?:include|filter)$/i.test(word.text))
  const pattern = args[narrowed + 1]
  const listed = args.find((word, at) => is_place(args, word, at))
  const folder = listed ?? { ...call.command.head, text: '.', cert: 'literal' as const }
  const known = narrowed >= 0 && pattern !== undefined && pattern.cert !== 'dynamic'
  for (const name of known ? pattern.text.split(',') : ['*']) {
    const text = `${folder.text.replaceAll('\\', '/').replace(/\/+$/, '')}/${name.trim()}`
    touch(
      call,
      'fs.delete',
      { ...folder, text, cert: folder.cert === 'literal' ? 'pattern' : folder.cert },
      { recursive },
    )
  }
}

/** The command that lists what arrives here, behind filters. */
function producer_of({ command, commands }: Call): SimpleCommand | undefined {
  let at: SimpleCommand | undefined = command
  for (let hops = 0; hops < MAX_PIPED_STAGES && at !== undefined; hops++) {
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? commands[source.index] : undefined
    if (at === undefined || !PASSES.test(at.name)) return at
  }
  return at
}

/** A path among the arguments of a listing: no switch, and not the value of one that narrows it. */
function is_place(args: readonly Word[], word: Word, at: number): boolean {
  const before = args[at - 1]?.text ?? ''
  return !word.text.startsWith('-') && !/^-(?:include|exclude|filter|depth|attributes|erroraction|ea)$/i.test(before)
}

/** `a, b` is one argument with two paths. */
function split_list(word: Word): readonly Word[] {
  if (!word.text.includes(',')) return [word]
  return word.text
    .split(',')
    .map((text) => ({ ...word, text: text.trim() }))
    .filter((one) => one.text !== '')
}

const gets_content: Does = (call) => {
  for (const word of paths_of(call)) on_item(call, word, 'read', 'fs.read', {})
}

const writes_content =
  (mode: 'append' | 'truncate', empty = false): Does =>
  (call) => {
    for (const word of paths_of(call)) {
      if (/^\$profile/i.test(call.source.slice(word.span[0], word.span[1])))
        emit(call, 'persist.install', { target: '$PROFILE', d2: 2, fields: { mechanism: 'shell-startup' } })
      else on_item(call, word, 'write', 'fs.write', empty ? { mode, empty } : { mode })
    }
  }

const lists_items: Does = (call) => {
  const [word] = paths_of(call)
  if (word !== undefined && registry_of(word) === null && !/^(?:env|cert|function|alias|variable):/i.test(word.text))
    touch(call, 'fs.list', word)
  else nothing(call)
  if (word !== undefined && /^env:/i.test(word.text)) emit(call, 'env.read', { fields: { all: true } })
}

const moves: Does = (call) => {
  const [from] = paths_of(call)
  const to = value(call, 'to') ?? call.operands[values(call, 'path').length > 0 ? 0 : 1] ?? null
  const copying = /copy|^cp|^cpi|xcopy|robocopy/.test(call.name)
  if (from !== undefined) {
    if (copying) touch(call, 'fs.read', from, { copied: true })
    else touch(call, 'fs.move', from, { away: true })
  }
  if (to !== null) touch_as(call, copying ? 'fs.copy' : 'fs.move', 'write', to, {})
}

const creates: Does = (call) => {
  const [word] = paths_of(call)
  const kind = text_of(value(call, 'kind'))?.toLowerCase() ?? ''
  if (word !== undefined) on_item(call, word, 'write', 'fs.write', { mode: 'create', directory: kind === 'directory' })
}

const sets_property: Does = (call) => {
  const [word] = paths_of(call)
  if (word !== undefined)
    on_item(call, word, call.name.startsWith('remove') || call.name === 'rp' ? 'delete' : 'write', 'fs.write', {
      mode: 'inplace',
    })
}

const WEB = {
  url: '-uri -u =',
  method: '-method =',
  body: '-body -infile -form =',
  to: '-outfile -o -destination =',
  other: '-headers -contenttype -useragent -credential -websession -timeoutsec -sessionvariable =',
} as const

const fetches: Does = (call) => {
  const url = value(call, 'url') ?? value(call, 'source') ?? call.operands[0] ?? null
  const to = value(call, 'to') ?? (call.name.startsWith('start-bits') ? (call.operands[1] ?? null) : null)
  const method = (text_of(value(call, 'method')) ?? 'get').toLowerCase()
  const sends = has(call, 'body') || /^(?:post|put|patch|delete)$/.test(method)
  for (const word of values(call, 'body'))
    if (call.source.toLowerCase().includes('-infile')) touch(call, 'fs.read', word, { copied: true })
  // `Get-Clipboard | iwr -Method Post`: what comes through the pipe is the body.
  const body = sends && call.command.stdin.length > 0 ? { source: 'file', data: ['-'], with_data: true } : {}
  if (url !== null) reach(call, sends ? 'net.send' : 'net.fetch', url, { method, to_file: to !== null, ...body })
  if (to !== null) touch(call, 'fs.write', to, { mode: 'truncate', downloaded: true })
  else prints(call, 'net')
}

/** `.DownloadString(url)`, `.DownloadFile(url, path)` of a web client. */
const downloads: Does = (call) => {
  const [url, to] = call.operands
  if (url !== undefined)
    reach(call, call.name.includes('upload') ? 'net.send' : 'net.fetch', url, {
      method: call.name.slice(1),
      to_file: to !== undefined,
    })
  if (call.name.includes('upload')) {
    const file = call.name === '.uploadfile' ? call.operands.at(-1) : undefined
    if (file !== undefined && file !== url) touch(call, 'fs.read', file, { copied: true })
    return
  }
  if (to !== undefined) touch(call, 'fs.write', to, { mode: 'truncate', downloaded: true })
  else prints(call, 'net')
}

const stops: Does = (call) =>
  emit(call, 'proc.signal', {
    target: call.operands[0]?.text ?? value(call, 'name')?.text ?? null,
    fields: {
      signal: 'kill',
      broadcast:
        (/\*/.test(call.source) && !/-name\s+\w/i.test(call.source)) ||
        stops_listing(call) ||
        CRITICAL.test(call.command.args.map((word) => word.text).join(' ')),
    },
  })

/** `Get-Process | Stop-Process`: everything that was listed, when nothing named a process. */
function stops_listing({ command, commands }: Call): boolean {
  if (command.args.some((word) => !word.text.startsWith('-'))) return false
  const source = command.stdin.find((one) => one.kind === 'command')
  const lister = source?.kind === 'command' ? commands[source.index] : undefined
  return (
    lister !== undefined &&
    /^(?:get-process|gps|ps)$/.test(lister.name) &&
    lister.args.every((word) => /^-(?!id|name)/i.test(word.text) || word.text === '*')
  )
}

/** Windows stops, or is blind, without these. */
const CRITICAL = /\b(?:lsass|csrss|winlogon|wininit|smss|services|svchost|msmpeng|explorer)(?:\.exe)?\b/i

const GUARDS =
  /windefend|mpssvc|wuauserv|sense|wscsvc|eventlog|securityhealth|mssense|defender|sysmon|crowdstrike|csagent|sentinel/i
const ROUTINE_SERVICE = /^(?:docker|com\.docker|mysql|postgres|redis|nginx|w3svc|mongodb)/i

const service =
  (op: string): Does =>
  (call) => {
    const name =
      value(call, 'name')?.text ??
      call.operands.find((word) => !/^(?:stop|start|delete|config|create|query|failure)$/i.test(word.text))?.text ??
      ''
    if (GUARDS.test(name) && op !== 'start')
      emit(call, 'sys.security', { target: name, fields: { control: 'service', op } })
    else if (op === 'create') emit(call, 'persist.install', { target: name, fields: { mechanism: 'service' } })
    else emit(call, 'sys.service', { target: name, fields: { op, routine: ROUTINE_SERVICE.test(name) } })
  }

const sc: Does = (call) => {
  const verb = (call.operands.find((word) => !word.text.startsWith('\\\\'))?.text ?? 'query').toLowerCase()
  if (/^(?:query|queryex|qc|getdisplayname|getkeyname|qdescription)$/.test(verb)) nothing(call)
  else service(verb)(call)
}

const net: Does = (call) => {
  const [verb, ...rest] = call.operands.map((word) => word.text.toLowerCase())
  const adds = call.command.args.some((word) => /^\/(?:add|delete|active)/i.test(word.text))
  if (verb === 'user' || verb === 'localgroup' || verb === 'group' || verb === 'accounts') {
    if (adds || (verb === 'user' && rest.length > 1))
      emit(call, 'sys.user', { target: rest.join(' '), fields: { op: 'change', group: verb !== 'user' } })
    else nothing(call)
  } else if (rest.length === 0 && verb !== 'share') nothing(call)
  else if (verb === 'stop' || verb === 'start' || verb === 'pause')
    service(verb)({ ...call, operands: call.operands.slice(1) })
  else if (verb === 'share' && rest.length > 0)
    emit(call, 'net.listen', { target: rest.join(' '), fields: { exposes: true } })
  else if (verb === 'use' && rest.length > 0)
    reach(
      call,
      'net.fetch',
      rest
        .find((word) => word.startsWith('\\\\'))
        ?.replaceAll('\\', '/')
        .replace(/^\/+/, '') ?? 'host',
      {},
    )
  else nothing(call)
}

const reg: Does = (call) => {
  const [verb, key, file] = call.operands
  const name = verb?.text.toLowerCase() ?? ''
  const target = key?.text.replaceAll('\\', '/').toLowerCase() ?? ''
  if (name === 'query' || name === 'compare') registry(call, target, 'read')
  else if (name === 'save' || name === 'export') {
    if (/\/(?:sam|security|system)$/.test(target))
      emit(call, 'cred.read', { target, d2: 3, fields: { store: 'registry', item: 'sam' } })
    if (file !== undefined) touch(call, 'fs.write', file, { mode: 'create' })
  } else if (name === 'delete') registry(call, target, 'delete')
  else if (name === 'add' || name === 'import' || name === 'load' || name === 'copy' || name === 'restore')
    registry(call, target, 'write')
  else nothing(call)
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

const defender: Does = (call) =>
  emit(call, 'sys.security', { target: 'Windows Defender', fields: { control: 'defender', op: call.name } })

const shadows: Does = (call) => {
  if (/delete|resize/i.test(call.command.args.map((word) => word.text).join(' ')))
    emit(call, 'dev.write', { target: 'shadow copies', d2: 3, fields: { op: 'wipe', backups: true } })
  else nothing(call)
}

/** Objects fetched from WMI and then deleted or called. */
const method_call: Does = (call) => {
  const words = call.commands.map((one) => [one.name, ...one.args.map((word) => word.text)].join(' ')).join(' ')
  if (call.name === '.delete' || call.name === '.delete_') {
    if (/shadowcopy/i.test(words))
      emit(call, 'dev.write', { target: 'shadow copies', d2: 3, fields: { op: 'wipe', backups: true } })
    else emit(call, 'fs.delete', { cert: 'dynamic', fields: { recursive: false } })
  } else nothing(call)
}

const formats: Does = (call) =>
  emit(call, 'dev.write', {
    target: value(call, 'drive')?.text ?? call.operands[0]?.text ?? null,
    d2: 3,
    fields: { op: 'format' },
  })

const lolbin: Does = (call) => {
  const text = call.command.args.map((word) => word.text).join(' ')
  const url = /https?:\/\/[^\s"',]+/i.exec(text)?.[0]
  if (url !== undefined) {
    reach(call, 'net.fetch', url, { to_file: true })
    const runs_it = !/^(?:certutil|bitsadmin|desktopimgdownldr|certreq|esentutl)$/.test(call.name)
    if (runs_it) emit(call, 'proc.exec', { fields: { source: 'network' }, taint: ['net'] })
    else if (/urlcache|transfer|verifyctl/i.test(text))
      emit(call, 'proc.exec', { fields: { known: true, lolbin: true } })
  } else if (
    /javascript:|vbscript:|scrobj|\.sct|\.hta\b/i.test(text) ||
    (/^(?:cmstp|installutil)$/.test(call.name) && /\.(?:inf|dll|exe)\b/i.test(text)) ||
    (call.name === 'forfiles' && /\s\/c\s/i.test(` ${text}`))
  )
    emit(call, 'proc.exec', { fields: { source: 'dynamic' } })
  else if (
    call.name === 'certutil' &&
    /-decode/i.test(text) &&
    /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|hta|js)\b/i.test(text)
  )
    emit(call, 'opaque', { fields: { reason: 'decoded-program' } })
  else if (call.name === 'certutil' && /-decode|-addstore/i.test(text))
    emit(call, /addstore/i.test(text) ? 'sys.security' : 'fs.write', {
      fields: { control: 'certificates', mode: 'create' },
    })
  else nothing(call)
}

const dumps_memory: Does = (call) => {
  if (/lsass|\.dmp|comsvcs/i.test(call.source))
    emit(call, 'cred.read', { target: 'lsass memory', d2: 3, fields: { store: 'memory', item: 'lsass' } })
  else if (call.name === 'rundll32') lolbin(call)
  else nothing(call)
}

const policy: Does = (call) => {
  const text = call.command.args.map((word) => word.text).join(' ')
  const wide = /unrestricted|bypass/i.test(text) && !/-scope\s+process/i.test(text)
  emit(call, wide ? 'sys.security' : 'env.set', {
    target: text,
    fields: { control: 'execution-policy', influence: 'none' },
  })
}

const boot: Does = (call) => {
  if (/\/set|\/delete|recoveryenabled|bootstatuspolicy/i.test(call.source))
    emit(call, 'sys.kernel', { fields: { op: 'boot' } })
  else nothing(call)
}

const firewall: Does = (call) => {
  if (/advfirewall|firewall/i.test(call.source) && /\b(?:off|add|delete|set|reset)\b/i.test(call.source))
    emit(call, 'sys.firewall', { fields: { op: 'change' } })
  else if (/portproxy\s+add/i.test(call.source)) emit(call, 'net.tunnel', { fields: { direction: 'forward' } })
  else nothing(call)
}

const logs: Does = (call) => {
  if (/\bcl\b|clear/i.test(`${call.name} ${call.source}`)) emit(call, 'sys.log', { d2: 3, fields: { op: 'clear' } })
  else nothing(call)
}

const wmic: Does = (call) => {
  const text = call.command.args.map((word) => word.text).join(' ')
  if (/shadowcopy/i.test(text) && /delete/i.test(text)) shadows(call)
  else if (/process\s+call\s+create/i.test(text)) {
    const code = /create\s+["']?(.*?)["']?$/is.exec(text)?.[1]
    if (code) runs_code(call, 'shell', code, 'wmic')
    // Starts it outside the tree of the process that asked, which nobody does by accident.
    emit(call, 'proc.exec', { target: code ?? null, fields: { source: 'dynamic', detached: true } })
  } else if (/\bdelete\b/i.test(text)) emit(call, 'proc.signal', { fields: { broadcast: false } })
  else nothing(call)
}

const SLASH: CommandSpec = { style: 'slash', flags: { recursive: '/s', force: '/q /f' } }

const ps = (flags: CommandSpec['flags'], does: Does): CommandSpec => ({
  style: 'powershell',
  ...(flags ? { flags } : {}),
  does,
})

/** `rm` with PowerShell flags or with DOS switches. */
const removal: Does = (call) => {
  const slashed = call.command.args.some((word) => /^\/[sqf]$/i.test(word.text))
  if (!slashed) return removes(call)
  const recursive = call.command.args.some((word) => /^\/s$/i.test(word.text))
  for (const word of call.command.args)
    if (!/^\/[sqfpa]/i.test(word.text)) touch(call, 'fs.delete', word, { recursive, force: true })
}

export const WINDOWS: readonly ProgramSpec[] = [
  program('remove-item ri rm rmdir del erase rd', ps(ITEM, removal)),
  program(
    'get-content gc cat type',
    ps({ ...ITEM, count: '-tail -totalcount -head -first =', raw: '-raw -wait' }, gets_content),
  ),
  program(
    'set-content sc-content out-file',
    ps({ ...ITEM, append: '-append' }, (call) => writes_content(has(call, 'append') ? 'append' : 'truncate')(call)),
  ),
  program('add-content ac', ps(ITEM, writes_content('append'))),
  program('clear-content clc', ps(ITEM, writes_content('truncate', true))),
  program('get-childitem gci ls dir get-item gi test-path resolve-path get-filehash get-acl', ps(ITEM, lists_items)),
  program('copy-item cpi cp copy move-item mi mv move rename-item rni ren', ps(ITEM, moves)),
  program('xcopy robocopy', {
    style: 'slash',
    flags: { mirror: '/mir /purge', list: '/l' },
    harmless_with: ['list'],
    does: (call) =>
      has(call, 'mirror') && call.operands[1]
        ? void touch(call, 'fs.delete', call.operands[1], { recursive: true })
        : moves(call),
  }),
  program('new-item ni mkdir md', ps(ITEM, creates)),
  program('set-itemproperty new-itemproperty remove-itemproperty sp rp set-item', ps(ITEM, sets_property)),
  program('get-itemproperty gp get-itempropertyvalue', ps(ITEM, gets_content)),
  program('invoke-webrequest iwr wget curl invoke-restmethod irm', ps(WEB, fetches)),
  program('start-bitstransfer', ps({ source: '-source =', to: '-destination =' }, fetches)),
  program('.downloadstring .downloaddata .downloadfile .uploadfile .uploadstring .uploaddata .openread', downloads),
  program('.delete .delete_ .terminate', method_call),
  program('stop-process spps kill taskkill', {
    style: 'powershell',
    flags: { name: '-name -id =', force: '-force' },
    does: stops,
  }),
  program('stop-service spsv', ps({ name: '-name -displayname =' }, service('stop'))),
  program('start-service restart-service', ps({ name: '-name =' }, service('start'))),
  program('set-service suspend-service', ps({ name: '-name -startuptype =' }, service('config'))),
  program('new-service', ps({ name: '-name -binarypathname =' }, service('create'))),
  program('remove-service', ps({ name: '-name =' }, service('delete'))),
  program('sc', { style: 'slash', does: sc }),
  program('net net1', { style: 'slash', does: net }),
  program('reg', { style: 'slash', flags: { name: '/v /d /t =', force: '/f' }, does: reg }),
  program('regedit', says('sys.kernel', { registry: true })),
  program(
    'schtasks register-scheduledtask set-scheduledtask unregister-scheduledtask new-scheduledtask new-scheduledtaskaction new-scheduledtasktrigger get-scheduledtask',
    { style: 'slash', does: tasks },
  ),
  program(
    'set-mppreference add-mppreference remove-mppreference uninstall-windowsfeature disable-windowsoptionalfeature',
    defender,
  ),
  program('get-mppreference get-mpcomputerstatus', nothing),
  program('vssadmin wbadmin', shadows),
  program('bcdedit', boot),
  program('netsh', { style: 'none', does: firewall }),
  program(
    'set-netfirewallprofile new-netfirewallrule disable-netfirewallrule remove-netfirewallrule set-netfirewallrule',
    says('sys.firewall', { op: 'change' }),
  ),
  program('wevtutil clear-eventlog remove-eventlog limit-eventlog', logs),
  program(
    'format format-volume clear-disk initialize-disk remove-partition diskpart',
    ps({ drive: '-driveletter -number -disknumber =' }, formats),
  ),
  program('cipher', { style: 'slash', does: (call) => (/\/w/i.test(call.source) ? formats(call) : nothing(call)) }),
  program('mshta regsvr32 certutil bitsadmin installutil cmstp pcalua forfiles certreq', {
    style: 'none',
    does: lolbin,
  }),
  program('rundll32 procdump procdump64 nanodump', { style: 'none', does: dumps_memory }),
  program(
    'start-process saps start',
    ps(
      {
        file: '-filepath =',
        list: '-argumentlist -args -workingdirectory -verb =',
        quiet: '-wait -nonewwindow -passthru',
      },
      (call) => {
        const raised =
          /^runas$/i.test(value(call, 'list')?.text ?? '') ||
          call.command.args.some((word) => /^runas$/i.test(word.text))
        if (raised) emit(call, 'priv.raise', { target: 'administrator', fields: { mechanism: 'runas', shell: true } })
        else nothing(call)
      },
    ),
  ),
  program('runas gsudo', says('priv.raise', { mechanism: 'runas', shell: true })),
  program('cmdkey vaultcmd', {
    style: 'none',
    does: (call) =>
      call.command.args.some((word) => /list/i.test(word.text))
        ? emit(call, 'cred.read', {
            target: 'credential manager',
            d2: 2,
            fields: { store: 'keychain', item: 'keychain' },
          })
        : emit(call, 'cred.write', { target: 'credential manager', d2: 2, fields: { store: 'keychain' } }),
  }),
  program('fsutil', {
    style: 'none',
    does: (call) =>
      /\busn\s+deletejournal|file\s+setzerodata|volume\s+dismount|8dot3name\s+strip/i.test(call.source)
        ? emit(call, 'sys.log', { d2: 3, fields: { op: 'erase' } })
        : nothing(call),
  }),
  program(
    'enable-psremoting winrm enable-netfirewallrule set-wsmanquickconfig enter-pssession new-pssession',
    says('net.tunnel', { direction: 'remoting', exposes: true }),
  ),
  program('mimikatz invoke-mimikatz', says('cred.read', { store: 'memory', item: 'lsass' })),
  program('wmic', { style: 'none', does: wmic }),
  program('set-executionpolicy', policy),
  program(
    'new-localuser add-localgroupmember set-localuser remove-localuser set-aduser new-aduser add-adgroupmember',
    says('sys.user', { op: 'change' }),
  ),
  program('takeown', {
    style: 'slash',
    flags: { file: '/f =', recursive: '/r' },
    does: (call) => {
      for (const word of values(call, 'file')) touch(call, 'fs.owner', word, { recursive: has(call, 'recursive') })
    },
  }),
  program('icacls cacls', {
    style: 'slash',
    flags: { grant: '/grant', recursive: '/t' },
    does: (call) => {
      const [path] = call.operands
      if (path)
        touch(call, 'fs.perm', path, {
          world_writable: /everyone|users:f|\*s-1-1-0/i.test(call.source),
          recursive: has(call, 'recursive'),
        })
    },
  }),
  program('set-acl', ps(ITEM, sets_property)),
  program('attrib', { ...SLASH, does: nothing }),
  program('restart-computer stop-computer', says('sys.power', { op: 'power' })),
  program(
    'expand-archive compress-archive',
    ps({ path: PATHS, to: '-destinationpath =' }, (call) => {
      const packs = call.name === 'compress-archive'
      const [from, ...rest] = paths_of(call)
      const to = value(call, 'to') ?? call.operands[values(call, 'path').length > 0 ? 0 : 1]
      for (const word of from === undefined ? [] : [from, ...rest]) {
        for (const part of split_list(word))
          touch(call, packs ? 'fs.read' : 'fs.list', part, packs ? { bulk: true, copied: true } : {})
      }
      if (to) touch(call, 'fs.archive', to, { op: packs ? 'pack' : 'unpack' })
      nothing(call)
    }),
  ),
  program(
    'findstr find fc comp more tree ver vol whoami hostname ipconfig systeminfo tasklist get-process get-service get-command get-help get-location get-date get-variable get-member select-string sls where-object where select-object select sort-object sort measure-object measure group-object format-table ft format-list fl out-string out-null out-host write-host write-output echo write-error write-verbose convertto-json convertfrom-json convertto-csv foreach-object foreach new-object test-connection test-netconnection tnc get-history clear-host cls get-psdrive get-wmiobject gwmi get-ciminstance get-host split-path join-path start-sleep set-strictmode import-module get-module read-host tee-object get-random new-guid get-hotfix dism',
    { style: 'none', does: nothing },
  ),
]
