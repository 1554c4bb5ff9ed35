// ftp, sftp, telnet, smbclient: sessions with another host.
import { type Call, has, prints, reach, runs_code, touch, values } from '#core/policy/effects/call.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { all_of, type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { SCANNER } from '#core/policy/effects/specs/network/probe.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const PUTS = /^[ \t]*(?:(?:re|m)?put|mirror[ \t]+-R)[ \t]+(?:-\w+[ \t]+)*(\S+)/gm

const MAX_PUTS = 8

/** `sftp host <<< 'put file'`: what the lines that are typed into the session send. */
function puts(call: Call): void {
  const typed = call.command.stdin.flatMap((source) => (source.kind === 'text' ? [source.text] : []))
  for (const word of values(call, 'command')) typed.push(word.text.replaceAll(';', '\n'))
  for (const [, path] of Array.from(typed.join('\n').matchAll(PUTS)).slice(0, MAX_PUTS))
    touch(
      call,
      'fs.read',
      { text: path ?? '', cert: 'literal', quoted: false, taint: [], span: call.command.span },
      { copied: true },
    )
}

/** ftp, sftp, telnet, tftp: sessions with another host. */
const session: Does = (call) => {
  const [host] = call.operands
  for (const text of piped_text(call))
    for (const line of text.split('\n').slice(0, 64)) {
      const escaped = /^\s*!(.+)$/.exec(line)?.[1]
      if (escaped !== undefined) runs_code(call, 'shell', escaped, call.name)
    }
  if (host === undefined) nothing(call)
  else {
    const fed = call.command.stdin.length > 0
    puts(call)
    const put =
      /put$/.test(call.name) ||
      values(call, 'command').some((word) => /\bm?put\b|\bmirror\s+-R/.test(word.text)) ||
      (call.name === 'ftp' && call.command.args.some((word) => word.text === '-u'))
    reach(call, fed || put ? 'net.send' : 'net.fetch', host.text.replace(/^.*@/, ''), {
      method: call.name,
      source: fed ? 'stdin' : put ? 'file' : 'none',
      with_data: fed || put,
    })
    prints(call, 'net')
    // `sftp host:file`, `ftp -o file url`, `lftp -c 'get url'`: the file is saved here under its own name.
    if (!fed && !put) brings(call, host.text)
  }
}

/** `tftp -g -r bot host`, `tftp host -c get bot here`: one file in or out. */
const tftp: Does = (call) => {
  const words = call.command.args.map(({ text }) => text)
  const asked = values(call, 'command')[0]?.text ?? ''
  const inline = words.indexOf(asked) < 0 ? [] : words.slice(words.indexOf(asked) + 1)
  const [verb, ...names] = [...asked.split(/\s+/), ...inline]
  const put = has(call, 'put') || verb === 'put'
  const far = values(call, 'remote')[0]?.text ?? names[0]
  const near = values(call, 'local')[0]?.text ?? (put ? far : (names[1] ?? far))
  const host = call.operands.find(({ text }) => text !== asked && !names.includes(text))
  if (host === undefined) return nothing(call)
  reach(call, put ? 'net.send' : 'net.fetch', host.text, {
    method: 'tftp',
    source: put ? 'file' : 'none',
    with_data: put,
  })
  if (near === undefined || near === '') return
  const file: Word = { text: near, cert: 'literal', quoted: false, taint: [], span: call.command.span }
  if (put) touch(call, 'fs.read', file, { copied: true })
  else touch(call, 'fs.write', file, { mode: 'truncate', downloaded: true })
}

const GETS = /\bm?get\s+(?:-\w+\s+)*(\S+)/

function brings(call: Call, host: string): void {
  const asked = values(call, 'command').map((word) => GETS.exec(word.text)?.[1])
  const saved = call.name === 'ftp' ? values(call, 'saved').map((word) => word.text) : []
  for (const path of [...saved, ...asked, /^[^:/]+:(.+)$/.exec(host)?.[1]]) {
    const name = path === undefined ? '' : base_of(path)
    if (name === '' || !name.includes('.')) continue
    touch(
      call,
      'fs.write',
      { text: name, cert: 'literal', quoted: false, taint: [], span: call.command.span },
      { mode: 'truncate', downloaded: true },
    )
  }
}

export const SESSIONS: readonly ProgramSpec[] = [
  program('smbclient', {
    flags: { command: '-c --command =', other: '-U --user -W -p -A -I -D --directory =', list: '-L --list =' },
    does: (call) => (has(call, 'list') ? SCANNER(call) : session(call)),
  }),
  program('tftp', {
    flags: { command: '-c =', remote: '-r =', local: '-l =', put: '-p', get: '-g', quiet: '-v -4 -6 -m -b' },
    does: tftp,
  }),
  program('sftp lftp ftp ncftp ncftpput telnet rlogin rsh cu minicom', {
    flags: {
      batch: '-b =',
      command: '-c -e =',
      other: '-P -i -u -p -F -J -S -l =',
      saved: '-o =',
      quiet: '-r -q -v -C -n -i',
    },
    does: all_of(session, (call) => {
      for (const word of values(call, 'batch')) if (word.text !== '-') touch(call, 'fs.read', word)
    }),
  }),
]
