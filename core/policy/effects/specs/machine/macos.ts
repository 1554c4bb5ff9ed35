// Programs of a desktop, mostly of macOS. Source: ENGINE 4.2.
import { emit, has, runs_code, touch, values } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { all_of, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'

/** `tell application "Finder" to delete POSIX file "/x"`, and `move POSIX file "/x" to trash`. */
const THROWN_AWAY =
  /\bdelete\s+\(?\s?(?:item\s|folder\s|file\s)?\(?(?:POSIX file|alias)\s+"([^"]{1,400})"|\bmove\s+\(?(?:POSIX file|alias)\s+"([^"]{1,400})"\)?\s+to\s+(?:the\s+)?trash\b/gi

/** `tell application "Mail" to send ...`: words that reach people, in the name of the user. */
const SENDS = /\btell\s+app(?:lication)?\s+"(?:Mail|Messages|Microsoft Outlook)"[^\0]{0,400}\bsend\b/i

/** What people wrote to each other, their notes and whom they know: files of these programs are no reading for an agent either. */
const READS_PEOPLE =
  /\btell\s+app(?:lication)?\s+"(?:Contacts|Address Book|Notes|Messages|Mail|Microsoft Outlook)"[^\0]{0,400}\b(?:body|plaintext|content|text|subject|properties|phones?|emails?|chats?|value)\s+of\b/i

/** `do shell script "id"`: the whole of what the shell is told. */
const SHELL_SCRIPT = /do\s{1,8}shell\s{1,8}script\s{1,8}"((?:[^"\\]|\\.)*)"(?!\s{0,8}&)/gi

/** A script that is put together while it runs, or that asks for the password of an administrator. */
function asks_unknown_script(code: string): boolean {
  const told = code.match(/do\s{1,8}shell\s{1,8}script/gi)?.length ?? 0
  return told > 0 && (told > (code.match(SHELL_SCRIPT)?.length ?? 0) || /with\s{1,8}administrator\s/i.test(code))
}

/** `of machine "eppc://..."`, in a here-document with variables as well. */
const names_other_mac = line_says(/\bof\s+machine\s{1,8}["'\\]{0,2}eppc:\/\//i)

const goes_on_for_ever = line_says(/\bwhile\s+(?:true|:|\[+\s1\s\]+)\s?(?:;|\n)\s?do\b|\buntil\s+false\b/)

/** What a person copies once is a look; again and again it is everything that passes by, passwords among it. */
const reads_clipboard: Does = (call) => {
  if (goes_on_for_ever(call))
    emit(call, 'cred.read', { target: 'clipboard', d2: 2, fields: { store: 'macos', item: 'private' } })
  else nothing(call)
}

/** `defaults read /var/db/x.plist`, `plutil -p x.plist`: a domain is a name, a list of settings is a file. */
const reads_lists: Does = (call) => {
  nothing(call)
  for (const word of call.operands) if (/[/~]|\.plist$/.test(word.text)) touch(call, 'fs.read', word)
}

/** defaults, osascript and their kin. */
export const DESKTOP: readonly ProgramSpec[] = [
  program('defaults', {
    subcommands: {
      'read read-type domains find export help': reads_lists,
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
  program('plutil plistbuddy', {
    flags: { code: '-c =', output: '-o =', form: '-convert -type =', suffix: '-e =', shows: '-p -lint -s -r -x -help' },
    style: 'long',
    does: reads_lists,
  }),
  program('osascript', {
    flags: { code: '-e =', lang: '-l =' },
    does: (call) => {
      const piped = piped_text(call).join('\n').slice(0, 8192)
      const code = [...values(call, 'code').map((word) => word.text), piped].join('\n')
      // What an option begins with has been read as a command of the line already.
      for (const { 0: whole, 1: told, index } of code.matchAll(SHELL_SCRIPT))
        if (told !== undefined && !(code.startsWith(whole) && index === 0 && has(call, 'code')))
          runs_code(call, 'shell', told.replace(/\\(.)/g, '$1'), 'osascript')
      for (const [, deleted, moved] of code.matchAll(THROWN_AWAY))
        touch(
          call,
          'fs.delete',
          { ...call.command.head, text: deleted ?? moved ?? '', cert: 'literal' },
          { recursive: true },
        )
      for (const [, told] of code.matchAll(/(?:\$\.system|doShellScript)\(\s*["']((?:[^"'\\]|\\.)*)["']/g))
        if (told !== undefined) runs_code(call, 'shell', told.replace(/\\(.)/g, '$1'), 'osascript')
      if (/\bthe\s+clipboard\b/i.test(code)) reads_clipboard(call)
      if (READS_PEOPLE.test(code))
        emit(call, 'cred.read', { target: 'osascript', d2: 2, fields: { store: 'macos', item: 'private' } })
      if (SENDS.test(code)) emit(call, 'msg.send', { fields: { outward: true } })
      if (code.includes('ContentsOfURL') && /\beval\s*\(/.test(code))
        emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
      else if (/\beppc:\/\//i.test(code) || (call.command.stdin.length > 0 && names_other_mac(call)))
        emit(call, 'proc.eval', { target: null, fields: { lang: 'applescript', source: 'dynamic', remote: true } })
      else if (/\bmount\s+volume\s/i.test(code))
        emit(call, 'fs.mount', { target: 'network volume', d2: 2, fields: { op: 'mount' } })
      else if (asks_unknown_script(code))
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
    'caffeinate open xdg-open say pbcopy wl-copy notify-send screencapture sw_vers system_profiler softwareupdate ioreg pmset',
    {
      flags: { install: '-i --install', source: '-a -b -R -selection -sel -o =?' },
      does: nothing,
    },
  ),
  program('pbpaste wl-paste', all_of(nothing, reads_clipboard)),
  program('xclip xsel', {
    flags: { source: '-selection -sel -b -i --input =?', out: '-o --output -out' },
    does: (call) => (has(call, 'out') ? reads_clipboard(call) : nothing(call)),
  }),
]
