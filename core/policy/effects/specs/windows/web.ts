// Downloads and uploads of PowerShell and .NET.
import { emit, has, prints, reach, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { holds_files } from '#core/policy/effects/specs/network/curl.ts'
import { ps } from '#core/policy/effects/specs/windows/cmdlet.ts'

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
  const from_file = call.command.args.some(({ text }) => /^-infile/i.test(text))
  for (const word of values(call, 'body')) if (from_file) touch(call, 'fs.read', word, { copied: true })
  // `Get-Clipboard | iwr -Method Post`: what comes through the pipe is the body.
  const holds = values(call, 'body').some((word) => holds_files(call, word))
  const body = sends && (holds || call.command.stdin.length > 0) ? { source: 'file', data: ['-'], with_data: true } : {}
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

const reads_stream = line_says(/getstream/i)
const starts_shell = line_says(/\b(?:iex|invoke-expression|cmd(?:\.exe)?|powershell)\b/i)

const makes_shortcut = line_says(/\bcreateshortcut\b/i)
const names_startup = line_says(/programs[\\/]{1,2}startup[\\/]/i)

/** A connection whose lines are run, and whose output goes back: a shell for whoever is at the other end. */
const makes_object: Does = (call) => {
  const { args } = call.command
  const socket = args.some(({ text }) => /net\.sockets\.tcpclient/i.test(text))
  // `$shell.CreateShortcut("...\Startup\x.lnk")`: the object of the shell writes what a session starts with.
  if (args.some(({ text }) => /^wscript\.shell$/i.test(text)) && makes_shortcut(call) && names_startup(call))
    return void emit(call, 'persist.install', { target: 'Startup', d2: 2, fields: { mechanism: 'autostart' } })
  if (socket && reads_stream(call) && starts_shell(call))
    emit(call, 'net.shell', {
      target: args
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 120),
      scope: 'remote',
      d2: 3,
      fields: { mechanism: 'powershell' },
    })
  else nothing(call)
}

export const WINDOWS_WEB: readonly ProgramSpec[] = [
  program('new-object', { style: 'none', does: makes_object }),
  program('invoke-webrequest iwr wget curl invoke-restmethod irm', ps(WEB, fetches)),
  program('start-bitstransfer', ps({ source: '-source =', to: '-destination =' }, fetches)),
  program('.downloadstring .downloaddata .downloadfile .uploadfile .uploadstring .uploaddata .openread', downloads),
]
