// awk, sed and tcl programs: small languages in which only a few forms leave the text they work on. Source: ENGINE 7.
import { type Call, emit, runs_code, touch } from '#core/policy/effects/call.ts'
import { commands_of_awk, unquote, variables_of_awk } from '#core/policy/effects/inline/awk.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Bound on the code that is looked at. */
const MAX_CODE = 16_384
const MAX_FOUND = 16

/** Emits what an awk, sed or tcl program does besides printing. */
export function run_script(call: Call, lang: 'awk' | 'sed' | 'tcl', code: string): void {
  const text = code.slice(0, MAX_CODE)
  if (code.length > MAX_CODE) call.out.exhausted = true
  if (lang === 'awk') awk(call, text)
  else if (lang === 'sed') sed(call, text)
  else tcl(call, text)
}

const STARTS = /\bsystem\b|\|/

function awk(call: Call, code: string): void {
  let found = 0
  if (STARTS.test(code))
    for (const { text, fed } of commands_of_awk(code, variables_of_awk(call.command.args))) {
      if (++found > MAX_FOUND) break
      starts(call, text, fed)
    }
  // `while ((getline line < "file") > 0)`.
  for (const match of code.matchAll(/\bgetline\b[^<>;{}"]{0,64}<\s*("(?:[^"\\]|\\.)*")/g)) {
    if (++found > MAX_FOUND) break
    touch(call, 'fs.read', path_word(call, unquote(match[1] ?? '')))
  }
  const socket = /\/inet\d?\/(?:tcp|udp)\/\d{1,5}\/(?:([^/"\n]{1,255})\/(\d{1,5}))?/.exec(code)
  // Host and port may be put together from variables.
  if (socket)
    emit(call, 'net.shell', { target: socket[1] ? `${socket[1]}:${socket[2]}` : null, fields: { lang: 'awk' } })
  for (const match of code.matchAll(/print[^\n;}]{0,200}?>>?\s*("(?:[^"\\]|\\.)*")/g)) {
    if (++found > MAX_FOUND) break
    touch(call, 'fs.write', path_word(call, unquote(match[1] ?? '')), { mode: 'truncate' })
  }
}

/** A command of which the data may say a part: what stands behind its literal words is a name that comes with them. */
function starts(call: Call, text: string, fed: boolean): void {
  const at = text.indexOf('\u0000')
  const known = (at < 0 ? text : text.slice(0, at)).trim()
  if (known !== '' && at < 0) command(call, text, 'awk')
  else if (known !== '' && text.slice(at).replaceAll('\u0000', '').trim() === '')
    command(call, `xargs ${text.slice(0, at).replace(/(?<![\s'"\\])[\s'"\\]+$/, '')}`, 'awk')
  else if (known !== '') command(call, text.replaceAll('\u0000', '${unknown_part}'), 'awk')
  // Text printed to a file named by a variable is not a command.
  else if (!fed) emit(call, 'opaque', { cert: 'dynamic', fields: { reason: 'dynamic-code' } })
}

/** A command that awk starts; the shells themselves read what is printed to them. */
function command(call: Call, text: string, via: string): void {
  if (/^(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh$/.test(text.trim()))
    emit(call, 'proc.eval', { cert: 'dynamic', fields: { source: 'dynamic', lang: 'shell' } })
  else runs_code(call, 'shell', text, via)
}

/** `s/x/cmd/e` runs the result, a bare `e cmd` runs its argument, `w file` writes. */
function sed(call: Call, code: string): void {
  let found = 0
  for (const match of code.matchAll(
    /(?:^|[;{}\n]|\d|\/|\$)[^\S\n]*s([^\w\s\\])((?:\\.|(?!\1)[^\\\n])*)\1((?:\\.|(?!\1)[^\\\n])*)\1([a-zA-Z0-9]*)(?:\s+([^;\n}]+))?/g,
  )) {
    if (++found > MAX_FOUND) return
    const [, , , replacement = '', flags = '', file] = match
    if (flags.includes('e')) {
      const text = replacement.replace(/\\(.)/g, '$1')
      if (/[&]|\\\d/.test(replacement) || text.trim().length < 3)
        emit(call, 'opaque', { cert: 'dynamic', fields: { reason: 'dynamic-code' } })
      else runs_code(call, 'shell', text, 'sed')
    } else if (flags.endsWith('w') && file !== undefined)
      touch(call, 'fs.write', path_word(call, file.trim()), { mode: 'truncate' })
  }
  const plain = /(?:^|[;{}\n])[ \t]*(?:(?:\d+|\$)\s*)?e(?:\s+([^\s;}][^;\n}]*))?$/m.exec(code)
  if (plain && /(?:^|[;{}\n\d$])[ \t]*e(?:\s|$)/m.test(code)) {
    if (plain[1]) runs_code(call, 'shell', plain[1], 'sed')
    else emit(call, 'opaque', { cert: 'dynamic', fields: { reason: 'dynamic-code' } })
  }
  const writes = /(?:^|[;{}\n/\d$])[ \t]*w\s+([^\s;}]+)/m.exec(code)
  if (writes?.[1]) touch(call, 'fs.write', path_word(call, writes[1]), { mode: 'truncate' })
}

function tcl(call: Call, code: string): void {
  let found = 0
  for (const match of code.matchAll(/\b(?:exec|spawn|system)\s+(?:-\w+\s+)*([^\n;\]}]+)|\bopen\s+"?\|([^"\n;\]]+)/g)) {
    if (++found > MAX_FOUND) return
    runs_code(call, 'shell', (match[1] ?? match[2] ?? '').trim(), 'tclsh')
  }
  // Literal text sent to a program that was started.
  for (const match of code.matchAll(/\b(?:exp_)?send\s+(?:--\s+)?"((?:[^"\\$[]|\\.)+)"/g)) {
    if (++found > MAX_FOUND) return
    runs_code(call, 'shell', (match[1] ?? '').replace(/\\[rn]/g, '\n').replace(/\\(.)/g, '$1'), 'expect')
  }
  for (const match of code.matchAll(/\bfile\s+delete\s+(?:-force\s+)?(?:--\s+)?("[^"]+"|\S+)/g)) {
    if (++found > MAX_FOUND) return
    touch(call, 'fs.delete', path_word(call, (match[1] ?? '').replaceAll('"', '')), { recursive: true })
  }
}

function path_word(call: Call, text: string): Word {
  return { text, cert: text.includes('$') ? 'dynamic' : 'literal', quoted: false, taint: [], span: call.command.span }
}
