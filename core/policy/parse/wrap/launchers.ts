// Programs that start what follows their options and nothing else: init processes, terminals, runners of toolchains and of stores of
// secrets. One row a program, so that a new one costs a line. Programs nobody listed are looked at behind their `--`.
import type { Call, Output, Run, Scope } from '#core/policy/parse/state.ts'
import { join_words, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import { is_well_known } from '#core/policy/parse/walk/heads.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, make_field } from '#core/policy/parse/word/field.ts'

/** Names, verbs after which the program comes (none: at once), options with a value, operands in front of the program. */
type Row = readonly [names: string, verbs: string, valued: string, operands: number]

const ROWS: readonly Row[] = [
  [
    'flatpak-spawn distrobox-host-exec dbus-launch tini dumb-init catatonit multitime chronic vault-env kitty wine',
    '',
    '',
    0,
  ],
  ['softlimit', '', '-a -c -d -f -l -m -o -p -r -s -t', 0],
  ['cgexec chpst', '', '-g -u -U -b -e -n -l', 0],
  ['cross-env env-cmd', '', '-f --file -r --rc-file -e --environments', 0],
  ['setuidgid s6-setuidgid s6-envdir envdir envchain', '', '', 1],
  ['toolbox', 'run', '-c --container -d --distro -r --release', 0],
  ['devbox', 'run', '-c --config -e --env --env-file', 0],
  ['pixi', 'run', '-e --environment --manifest-path -x', 0],
  ['volta', 'run', '--node --npm --yarn --pnpm', 0],
  ['fnm', 'exec', '--using', 0],
  ['nvm', 'exec', '', 1],
  ['teller', 'run', '-c --config', 0],
  ['bws fnox phase akeyless', 'run exec', '--project-id --env --path --config -p', 0],
  ['lerna nx', 'exec', '--scope --ignore --concurrency', 0],
  ['zellij', 'run', '-d --direction -n --name --cwd', 0],
  ['meta', 'exec', '--include --exclude', 0],
  ['mr', 'run', '-c -d -j', 0],
  ['podman', 'unshare', '', 0],
  ['rr', 'record', '-o -n', 0],
  ['foreman honcho', 'run', '-e --env -f --procfile -d --root -p --port', 0],
  // The program of Python's python-dotenv; that of node is a wrapper (wrappers.ts).
  ['dotenv', 'run', '-f --file -q --quote', 0],
  ['ssh-agent', '', '-a -E -t -P -O', 0],
  // Queues of jobs.
  ['tsp nq', '', '-c -D -i -k -L -N -o -p -r -s -S -t -u -w -W', 0],
  // Aliases of setarch, which it also takes as its first operand: `setarch x86_64 make`.
  ['linux32 uname26 i386 i686 x86_64 aarch64', '', '', 0],
  // The dynamic loader, which starts the program it is given.
  [
    'ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1 ld-linux-armhf.so.3 ld-linux-riscv64-lp64d.so.1 ' +
      'ld64.so.1 ld64.so.2 ld-musl-x86_64.so.1 ld-musl-aarch64.so.1 ld-musl-i386.so.1 ld-musl-armhf.so.1',
    '',
    '--library-path --inhibit-rpath --audit --preload --argv0 --glibc-hwcaps-prepend --glibc-hwcaps-mask',
    0,
  ],
]

/** Terminals: the rest of the words behind one of these options is the command. */
const TERMINALS = 'gnome-terminal konsole alacritty xterm urxvt st foot wezterm terminator tilix xfce4-terminal'
const TERMINAL_STARTS: ReadonlySet<string> = new Set(['-e', '-x', '--', '--command', '-c'])

/** Programs whose `--` ends their options, and whose operands are names, patterns or arguments of a script. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'git grep egrep fgrep rg ag ack echo printf rm mv cp ln mkdir rmdir touch cat less more head tail ls sort uniq cut sed awk find test ' +
    'npm pnpm yarn bun npx bunx cargo go man which whereis type hash set export unset diff chmod chown tee basename dirname kill pkill ' +
    'node deno python python3 ruby perl php tsx vitest jest pytest make just task gradle mvn dotnet swift tar zip rsync ssh scp hg svn jj'
  ).split(' '),
)

function launches(verbs: readonly string[], valued: ReadonlySet<string>, operands: number): Performer {
  return (run, call, name) => {
    const at = program_at(call.words, verbs, valued, operands)
    return at >= 0 && at < call.words.length ? starts(run, call, name, at) : null
  }
}

/** Index of the program that is started, or behind the last word; -1 without the verb that starts one. */
function program_at(
  words: readonly Field[],
  verbs: readonly string[],
  valued: ReadonlySet<string>,
  operands: number,
): number {
  const assigns = operands === 0 && verbs.length === 0
  let verb = verbs.length === 0
  let left = operands
  for (let at = 1; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (text === '--' && verb) return at + 1
    if (text.startsWith('-') && text.length > 1) at += valued.has(text) ? 1 : 0
    else if (assigns && /^[A-Za-z_]\w*=/.test(text)) continue
    else if (verb && left === 0) return at
    else if (verb) left -= 1
    else if (verbs.includes(text)) verb = true
    else return -1
  }
  return verb ? words.length : -1
}

/** The program keeps its own command, and what it starts is walked besides it. */
function starts(run: Run, call: Call, name: string, at: number): Output {
  const only = call.words.length === at + 1 ? call.words[at] : undefined
  if (only !== undefined && /\s/.test(only.text)) return run_word(run, call, name, only, { id: name, shell: 'own' })
  emit(run, call, name, at - 1)
  const scope: Scope = { ...call.scope, via: [...call.scope.via, name] }
  const plumbing = { ...call.plumbing, redirects: [], sinks: [] }
  return run.steps.perform(run, { ...call, words: call.words.slice(at), scope, plumbing, unwraps: call.unwraps + 1 })
}

const terminal: Performer = (run, call, name) => {
  const at = call.words.findIndex((word, index) => index > 0 && TERMINAL_STARTS.has(word.text))
  const rest = call.words.slice(at + 1)
  if (at === -1 || rest.length === 0) return null
  return run_word(run, call, name, join_words(rest, call.span), { id: `${name} -c`, shell: 'own' })
}

/** `sops exec-env file 'command'`. */
const sops: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === 'exec-env' || word.text === 'exec-file')
  const code = call.words.slice(at + 1).filter((word) => !word.text.startsWith('-'))[1]
  return at === -1 || code === undefined ? null : run_word(run, call, name, code, { id: name, shell: 'own' })
}

const RETRY_VALUED: ReadonlySet<string> = new Set(
  '-t -d -m -n -s -e -u --times --delay --tries --attempts --until --max --sleep --timeout --retries --interval'.split(
    ' ',
  ),
)

/** `retry 3 make`, `retry --times 5 --delay 2s -- curl ...`, `retry curl ...`: numbers in front of the program say how often. */
const retry: Performer = (run, call, name) => {
  const { words } = call
  let at = 1
  for (; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (RETRY_VALUED.has(text)) at += 1
    else if (text !== '--' && !text.startsWith('-') && !/^\d+(?:\.\d+)?(?:ms|[smh])?$/.test(text)) break
  }
  return at < words.length ? starts(run, call, name, at) : null
}

/** Behind the `--` of a program that nobody listed stands a well-known one: it is started, as far as anybody can tell. */
export function starts_behind_dashes(run: Run, call: Call, name: string): Output | null {
  const { words } = call
  if (words.length < 4 || PLAIN.has(name)) return null
  const at = words.findIndex((word) => word.text === '--')
  const next: Field | undefined = at < 1 ? undefined : words[at + 1]
  if (next === undefined || next.cert !== 'literal' || !is_well_known(next.text) || at + 2 >= words.length) return null
  return starts(run, call, name, at + 1)
}

/** What `cmake -E` calls the programs that it brings along, in the words of a shell. */
const CMAKE_TOOLS: ReadonlyMap<string, readonly string[]> = new Map([
  ['rm', ['rm']],
  ['remove', ['rm']],
  ['remove_directory', ['rm', '-rf']],
  ['copy', ['cp']],
  ['copy_directory', ['cp', '-r']],
  ['rename', ['mv']],
  ['cat', ['cat']],
  ['create_symlink', ['ln', '-s']],
  ['env', ['env']],
  ['time', []],
])

/** `cmake -E rm -rf build`, `cmake -E env CC=clang make`. */
const cmake: Performer = (run, call, name) => {
  const [, flag, verb, ...rest] = call.words
  const tool = flag?.text === '-E' && verb !== undefined ? CMAKE_TOOLS.get(verb.text) : undefined
  if (tool === undefined || verb === undefined || rest.length === 0) return null
  const words = [...tool.map((text) => make_field(text, verb.span)), ...rest]
  const scope: Scope = { ...call.scope, via: [...call.scope.via, `${name} -E`] }
  return run.steps.perform(run, { ...call, words, scope, unwraps: call.unwraps + 1 })
}

/** `ip netns exec NAME program`: as in any other network; what `ip` does to the namespace is nothing. */
const netns: Performer = (run, call, name) => {
  const { words } = call
  const at = words.findIndex((word) => word.text === 'exec')
  if (at < 2 || !/^netn?s?$/.test(words[at - 1]?.text ?? '') || at + 2 >= words.length) return null
  const scope: Scope = { ...call.scope, via: [...call.scope.via, `${name} netns exec`] }
  return run.steps.perform(run, { ...call, words: words.slice(at + 2), scope, unwraps: call.unwraps + 1 })
}

/** `flatpak run --command=PROGRAM APPLICATION arguments`: the program instead of the one the application is. */
const flatpak: Performer = (run, call, name) => {
  const { words } = call
  const option = words.find((word) => word.text.startsWith('--command='))
  if (words[1]?.text !== 'run' || option === undefined) return null
  const application = words.findIndex((word, index) => index > 1 && !word.text.startsWith('-'))
  if (application === -1) return null
  const program = make_field(option.text.slice('--command='.length), option.span)
  emit(run, call, name, application)
  const scope: Scope = { ...call.scope, via: [...call.scope.via, `${name} run`] }
  const after = [program, ...words.slice(application + 1)]
  return run.steps.perform(run, { ...call, words: after, scope, unwraps: call.unwraps + 1 })
}

/** Performers of this file by name. */
export const LAUNCHERS: readonly (readonly [string, Performer])[] = [
  ...ROWS.flatMap(([names, verbs, valued, operands]) => {
    const list = (text: string) => text.split(' ').filter((one) => one !== '')
    const performer = launches(list(verbs), new Set(list(valued)), operands)
    return names.split(' ').map((name) => [name, performer] as const)
  }),
  ...TERMINALS.split(' ').map((name) => [name, terminal] as const),
  ['sops', sops],
  ['retry', retry],
  ['cmake', cmake],
  ['ip', netns],
  ['flatpak', flatpak],
]
