// Windows programs that run whatever they are pointed at, and those that read other processes' memory.
import { emit, reach, runs_code, said } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { runs_file } from '#core/policy/effects/specs/interpreter.ts'

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
    (/^(?:cmstp|installutil)$/.test(call.name) && /\.(?:inf|dll|exe)\b/i.test(text))
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

/** `forfiles /p logs /d -7 /c "cmd /c del @file"`: the line is run for every file that was found. */
const for_files: Does = (call) => {
  const { args } = call.command
  const after = (flag: string) => args[args.findIndex(({ text }) => text.toLowerCase() === flag) + 1]
  const has_code = args.some(({ text }) => text.toLowerCase() === '/c')
  const line = has_code ? after('/c') : undefined
  const code = /^["']?cmd(?:\.exe)?\s\/c\s((?:echo|del|erase|copy|move|ren|type|if|dir)\s.{1,400})$/is.exec(
    line?.text ?? '',
  )?.[1]
  // Only what cmd itself does with the file; a program that is named there is one nobody looks for behind this name.
  if (has_code && (line === undefined || line.cert === 'dynamic' || code === undefined))
    emit(call, 'proc.exec', { fields: { source: 'dynamic' } })
  else if (code !== undefined) {
    const folder = args.some(({ text }) => text.toLowerCase() === '/p') ? (after('/p')?.text ?? '.') : '.'
    const name = args.some(({ text }) => text.toLowerCase() === '/m') ? (after('/m')?.text ?? '*') : '*'
    const found = `${folder.replace(/[\\/]$/, '')}\\${name}`
    const deep = args.some(({ text }) => /^\/s$/i.test(text)) ? code.replace(/^(?:del|erase)\b/i, '$& /s') : code
    runs_code(
      call,
      'cmd',
      deep.replace(/["']$/, '').replace(/@(?:path|file|relpath|fname)/gi, () => found),
      'forfiles',
    )
  } else nothing(call)
}

const dumps_memory: Does = (call) => {
  if (/lsass|\.dmp|comsvcs/i.test(said(call)))
    emit(call, 'cred.read', { target: 'lsass memory', d2: 3, fields: { store: 'memory', item: 'lsass' } })
  // `rundll32 url.dll,FileProtocolHandler https://...`: the browser of the user opens a page.
  else if (
    call.name === 'rundll32' &&
    /^url\.dll,\s?(?:openurl\w?|fileprotocolhandler)\s["']?https?:/i.test(said(call))
  )
    nothing(call)
  else if (call.name === 'rundll32') lolbin(call)
  else nothing(call)
}

/** `msiexec /i setup.msi`: what the package brings runs, with the rights of an installer. */
const runs_package: Does = (call) => {
  const { args } = call.command
  const at = args.findIndex(({ text }) => /^[/-](?:i|package|a|p|update)$/i.test(text))
  const file = args[at + 1]
  if (at < 0 || file === undefined) nothing(call)
  else if (!/^https?:/i.test(file.text)) runs_file(call, 'binary', file)
}

export const WINDOWS_LOADERS: readonly ProgramSpec[] = [
  program('msiexec', { style: 'none', does: runs_package }),
  program('mshta regsvr32 certutil bitsadmin installutil cmstp pcalua certreq', {
    style: 'none',
    does: lolbin,
  }),
  program('forfiles', { style: 'none', does: for_files }),
  program('rundll32 procdump procdump64 nanodump', { style: 'none', does: dumps_memory }),
  program('mimikatz invoke-mimikatz', says('cred.read', { store: 'memory', item: 'lsass' })),
]
