// Text that tools type: into a shell or another running program, or on the keyboard of a screen with an open terminal.
import { one_of, within } from '#core/compose.ts'
import { shell_of_tool } from '#core/dialect/tool.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { hands_out_key } from '#core/policy/effects/tool/argument/arguments.ts'
import { command_for } from '#core/policy/effects/tool/name/words.ts'
import { asks_store } from '#core/policy/effects/tool/text/data.ts'
import { is_foreign } from '#core/policy/parse/text/hygiene.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Keys under which stands what is typed. */
export const TYPED_KEY = /^(?:chars|keys|input|text|data|literal|value|content)$/
/** Tools that type into a terminal (`write_bash` is Copilot CLI's). */
const TYPING = one_of(
  /stdin|send_keys|keystroke|terminal_input|write_(?:to_)?(?:bash|powershell|shell|terminal)/,
  /(?:send|write|provide|submit)_(?:command|shell|terminal|process|session|console)_input/,
  /(?:send|type|write)_(?:\w{1,120}_)?(?:to|in|into)_(?:\w{1,120}_)?(?:process|terminal|session|shell|tty|pane)/,
)
/** Tools that talk to a program, mostly an interpreter of Python, less often a shell. */
const TALKING =
  /interact_with_(?:process|terminal|session|repl)|(?:send|write)_(?:\w{1,120}_)?(?:process|repl)_?(?:input)?(?:\s|$)/
/** OpenClaw's `process` does many things to a program in the background; these type. */
const TYPING_ACTION = /^(?:write|submit|paste|send-keys)$/
/** How Copilot CLI writes the key that ends a line. */
const ENTER_KEY = /\{(?:enter|return)\}/gi
/** What a terminal sends around what is pasted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for.
const PASTE_MARK = /\u001b\[20[01]~/g
/**
 * Keys held with Ctrl that stop, end or leave something: all but those that change what else stands on the line (backspace, `^R`, `^V`,
 * `^Y`).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CTRL = /[\u0001-\u0007\u000b\u000c\u000e-\u0011\u0013-\u0015\u0017\u0018\u001a\u001c-\u001f]/
/** A line of such keys, arrows, function keys (`\u001b[A`, `\u001bOP`) and nothing else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for.
const ONLY_KEYS = within('^', [/\u001b(?:\[[0-9;?]{0,16}[A-Za-z~]|O[A-Z])?|[ \t]/, CTRL], '*$')
/** Such keys in front of a line and behind it; a lone escape leaves a mode of an editor: `\u001b:wq`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for.
const FRONT_KEYS = within('^', [CTRL, /\u001b(?![[O])/], '+')
const BACK_KEYS = within(`(?<!${CTRL.source})`, [CTRL], '+$')
/** How programs that are no shell start one for a line: `:!ls` in vi, `!ls` in IPython and less, `\\! ls` in psql. */
const SHELL_ESCAPE = /^[ \t]*(?::?!|\\!)[ \t]*(?=[a-z~./])/gim
/** Keyboards: whatever has the focus gets the text. */
const KEYBOARD = /(?:^|[_\s])(?:computer|keyboard|desktop)(?:[_\s]|$)|(?:^|_)type_text/
const FIELD = /(?:^|_)(?:type|fill|input)(?:_|\s|$)/
const TERMINAL = /\bterminal\b|\bi?term2?\b|\bshell\b|\bpowershell\b|\bcommand prompt\b|\bkonsole\b|\bxterm\b/i
/** A line that starts with a program which does something, rather than with a word of a letter or a form. */
const COMMAND_LINE = within(
  '^[ \\t]*',
  [
    /sudo|doas|rm|dd|mkfs[.\w]*|curl|wget|bash|sh|zsh|python3?|node|perl|powershell|pwsh|iex|iwr|chmod/m,
    /chown|cat|nc|ncat|ssh|scp|git|gh|docker|kubectl|helm|terraform|aws|gcloud|az|p?kill|killall|crontab/m,
    /shutdown|diskpart|del|reg|net|launchctl|security|osascript|psql|mysql|echo|Remove-Item|Invoke-\w+/m,
  ],
  '\\s',
)

/** Whether a call types into a program that may be a shell. */
export function types_into_program(action: string, name: string, args: Arguments): boolean {
  const where = `${action} ${name}`
  if (TYPING.test(where) || TALKING.test(where)) return true
  if (name === 'process') return typeof args.action === 'string' && TYPING_ACTION.test(args.action)
  const text = [args.text, args.value, args.keys].find((one) => typeof one === 'string')
  if (typeof text !== 'string' || !COMMAND_LINE.test(text)) return false
  const into = [
    args.element,
    args.app,
    args.application,
    args.window,
    args.window_title,
    args.target,
    args.label,
    args.selector,
  ]
  if (into.some((one) => typeof one === 'string' && TERMINAL.test(one)))
    return FIELD.test(where) || KEYBOARD.test(where)
  return (
    KEYBOARD.test(where) && (/(?<!\s)[^\S\n]*\n\s*$/.test(text) || args.submit === true || args.press_enter === true)
  )
}

/** A key that is filled into a page, wherever that page sends it. False for all other texts. */
export function discloses_in_page(call: Call, verb: string, key: string, text: string): boolean {
  if (!FIELD.test(verb) || !TYPED_KEY.test(key) || !hands_out_key(text)) return false
  emit(call, 'msg.send', { target: call.name, taint: ['secret'], d2: 2, fields: { channel: call.name } })
  return true
}

const PYTHON_LINE = /^\s*(?:import \w[\w., ]*(?:;|\n|$)|from \w[\w.]* import )/

/** A call as interpreters of Python and JavaScript write it, in which no shell finds a command. */
const CALL_LINE =
  /^[ \t]*(?:(?:await|return|const \w{1,40} =|let \w{1,40} =|\w{1,40} =)[ \t]*)?[A-Za-z_][\w.]{0,80}\((?!\s*\)\s*\{)/m

/** A class of Ruby's that is asked for something, as consoles of Rails are: `User.delete_all`. */
const RUBY_LINE = /^[ \t]*(?:\w{1,40} =[ \t]*)?[A-Z]\w{0,60}(?:::[A-Z]\w{0,60}){0,4}\.[a-z]\w*[?!]?(?=[.\s(]|$)/
/** What empties a store of keys: no program is called so. */
const REDIS_LINE = /^[ \t]*flush(?:all|db)\b/i

/** How effects of typed text are told from those of a command of its own: in their `via`. */
const TYPED = ['typed']

/** The lines that keys give to the program: an interrupt stops it and says nothing, whatever else it holds stays in doubt. */
function lines_of_keys(keys: string): string {
  if (!is_foreign(keys)) return keys
  return keys
    .replace(PASTE_MARK, '')
    .split(/\r\n|[\r\n]/)
    .map((line) => (ONLY_KEYS.test(line) ? '' : line.replace(FRONT_KEYS, '').replace(BACK_KEYS, '')))
    .join('\n')
}

/** Judges typed text as a shell command, or as Python where the program is more likely an interpreter. */
export function types_text(call: Call, server: string, keys: string): void {
  const text = lines_of_keys(keys).replace(SHELL_ESCAPE, '')
  // A client of a database may be what it is typed into.
  if (asks_store(call, { server, where: `${call.name} sql`, prod: false }, 'sql', text)) return
  if (TALKING.test(`${call.name} `) && !COMMAND_LINE.test(text))
    return runs_code(call, 'python', text, call.name, TYPED)
  // What runs there may be an interpreter; a line that loads a module is none of a shell's.
  if (PYTHON_LINE.test(text)) return runs_code(call, 'python', text, call.name, TYPED)
  if (REDIS_LINE.test(text))
    return runs_code(call, 'shell', `redis-cli ${text.trim().split('\n', 1)[0] ?? ''}`, call.name, TYPED)
  if (RUBY_LINE.test(text)) runs_code(call, 'ruby', text, call.name, TYPED)
  if (CALL_LINE.test(text)) {
    runs_code(call, 'python', text, call.name, TYPED)
    return runs_code(call, 'node', text, call.name, TYPED)
  }
  runs_code(
    call,
    shell_of_tool(call.name) ?? 'shell',
    command_for(server, text.replace(ENTER_KEY, '\n')),
    call.name,
    TYPED,
  )
}
