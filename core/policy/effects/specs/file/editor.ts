// Editors: what they write, what their commands print, and the command lines they start.
import { one_of } from '#core/compose.ts'
import { type Call, emit, has, runs_code, touch, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'

/** Commands of editors that print the text or hand it to a program: `%p`, `,p`, `1,$print`, `w! /dev/stdout`, `%!cat`, `g/x/p`. */
const SHOWS_TEXT = one_of(
  /^[+:\s]*(?:(?:[%,.$\d]|g(?:lobal)?\/[^/]*\/)+\s*)?(?:p|pr|print|number|nu|list|l|n|#|wq?!?\s*(?:\/dev\/(?:stdout|stderr|tty|fd\/\d)|>>?|!)|!)/i,
  /buffer-string|insert-file-contents|\bmessage\b|\bprinc\b/i,
)

function shows_text(scripts: readonly string[]): boolean {
  return scripts.some((line) => SHOWS_TEXT.test(line.trim()))
}

/** `%d`, `1,$d`: nothing is left. */
const TAKES_ALL = /^\+?:?\s?(?:%|1,\$|,|0,\$)\s?d(?:e|el|elete)?\s*(?:$|\|)/

/** `e /etc/shadow`, `r notes`, `w! /etc/cron.d/x`: the files that commands of a line editor name. */
const NAMES_FILE = /^\s*:?(?:[\d,.$%]{0,12})?(e|edit|r|read|w|wq|write)!?\s+([^\s!|>][^\s|]{0,400})\s*$/i

function named_files(call: Call, scripts: readonly string[]): void {
  for (const line of scripts.slice(0, 32)) {
    reads_in(call, line)
    const [, verb = '', path] = NAMES_FILE.exec(line) ?? []
    if (path === undefined) continue
    const word = { ...call.command.head, text: path, cert: 'literal' as const }
    if (/^[er]/i.test(verb)) touch(call, 'fs.read', word)
    else touch(call, 'fs.write', word, { mode: 'truncate' })
  }
}

/** Line editors run shell lines that start with `!`. */
const line_editor: Does = (call) => {
  const scripts = [...values(call, 'command')].map((word) => word.text)
  for (const text of piped_text(call)) scripts.push(...text.replace(/^-[neE]{1,3}\s/, '').split(/\n|\\n/))
  const empty = scripts.some((line) => TAKES_ALL.test(line))
  named_files(call, scripts)
  for (const word of call.operands) if (word.text !== '-') touch(call, 'fs.write', word, { mode: 'inplace', empty })
  if (shows_text(scripts)) for (const word of call.operands) touch(call, 'fs.read', word)
  for (const line of scripts.slice(0, 32)) {
    const code = /^\s*(?::\s*)?(?:(?:[\d,$%]+\s*)?!|(?:r|w|read|write)\s*!|(?:call\s+)?system\s*\(\s*["'])(.+)$/
      .exec(line)?.[1]
      ?.replace(/(?<!["')])["')]+$/, '')
    if (code !== undefined) runs_code(call, 'shell', code, call.name)
    const python = /^\s*(?::\s*)?py(?:thon)?3?\s+(\S.*)$/.exec(line)?.[1]
    if (python !== undefined) runs_code(call, 'python', python, call.name)
  }
}

/** `call delete("dir", "rf")` and `call writefile([...], "x")` of vim. */
function vim_files(call: Call, code: string): void {
  const word = (text: string) => ({ text, cert: 'literal' as const, quoted: false, taint: [], span: call.command.span })
  for (const [, path] of code.matchAll(/\bdelete\(\s*(?:expand\(\s*)?["']([^"']+)["']\s*(?:\)\s*)?,\s*["']rf["']/g))
    touch(call, 'fs.delete', word(path ?? ''), { recursive: true })
  for (const [, path] of code.matchAll(/\bwritefile\([^;|]{0,200},\s*(?:expand\(\s*)?["']([^"']+)["']/g))
    touch(call, 'fs.write', word(path ?? ''), { mode: 'truncate' })
}

/** `:r file`, `+0r file`: what a line editor reads into its text. */
const READS = /^\s*\+?:?(?:\d+|[$.%])?r(?:ead)?!?\s+([^!\s]\S*)\s*$/

/** Files that Lisp of an editor reads: `(insert-file-contents "x")`. */
function inserted_files(code: string): string[] {
  return Array.from(
    code.matchAll(/\((?:insert-file(?:-contents)?(?:-literally)?|find-file[\w-]{0,40})\s+"([^"]+)"/g),
    (found) => found[1] ?? '',
  )
}

function reads_in(call: Call, line: string): void {
  const file = READS.exec(line)?.[1]
  if (file === undefined) return
  touch(call, 'fs.read', { text: file, cert: 'literal', quoted: false, taint: [], span: call.command.span })
}

export const EDITORS: readonly ProgramSpec[] = [
  program('ed red ex', { flags: { command: '-c =', quiet: '-s -E -v', prompt: '-p =' }, does: line_editor }),
  program('vi vim nvim nano pico ee jed mg emacs emacsclient micro hx kak joe code subl atom mate gedit kate', {
    flags: {
      command: '-c --cmd --eval -e --exec +c =',
      script: '-S -s -l --load -u =',
      wait: '-w --wait -n -r -g --goto -d --diff --reuse-window --new-window -R -Es -es -E',
      view: '-v --view',
    },
    does: (call) => {
      nothing(call)
      const code = [...values(call, 'command'), ...call.operands.filter((word) => word.text.startsWith('+'))]
      const opens = call.operands.filter((word) => !word.text.startsWith('+'))
      if (code.some((word) => TAKES_ALL.test(word.text)))
        for (const word of opens) touch(call, 'fs.write', word, { mode: 'inplace', empty: true })
      if (has(call, 'view') || shows_text(code.map((word) => word.text)))
        for (const word of opens) touch(call, 'fs.read', word)
      for (const word of code)
        for (const file of inserted_files(word.text)) touch(call, 'fs.read', { ...word, text: file, cert: 'literal' })
      for (const word of code) {
        vim_files(call, word.text)
        reads_in(call, word.text)
        const shell = /(?:^\+?|[:|]\s*)!\s*(\S.*)$|system\(\s*["'](.+?)["']|\(shell-command\s+"(.+?)"/.exec(word.text)
        const line = shell?.[1] ?? shell?.[2] ?? shell?.[3]
        if (line !== undefined) runs_code(call, 'shell', line, call.name)
        const lua = /^\+?:?lua\s+(\S.*)$/.exec(word.text)?.[1]
        if (lua !== undefined) runs_code(call, 'lua', lua, call.name)
        const python = /^\+?:?py(?:thon|x)?3?\s+(\S.*)$/.exec(word.text)?.[1]
        if (python !== undefined) runs_code(call, 'python', python, call.name)
        if (/(?:^\+?:?|\|\s*)so(?:urce)?!?\s+https?:/.test(word.text))
          emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
      }
    },
  }),
]
