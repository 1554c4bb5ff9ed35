// Options whose value is a command line: `tar --checkpoint-action=exec=...`, `ssh -o ProxyCommand=...`, `git -c core.pager=...`,
// `socat exec:...`. The program keeps its own meaning; what the option runs is walked besides it.
import { type Call, LOOSE, type Run, type Scope } from '#core/policy/parse/state.ts'
import { type Field, with_text } from '#core/policy/parse/word/field.ts'

/** How an option hands code to a program. */
export interface CodeOption {
  /** The option is a word of its own and the code is the next one. */
  separate?: readonly string[]
  /** As `separate`, at the end of a group of letters: `-avze`. */
  grouped?: RegExp
  /** The code follows the match inside the word. */
  attached?: RegExp
  /** What such a word begins with: the pattern need not be tried on others. */
  starts?: string
  /** It counts only behind one of these words. */
  after?: readonly string[]
  /** It counts only with one of these subcommands. */
  when?: readonly string[]
}

const GIT_KEYS =
  'core\\.(?:pager|editor|sshcommand|askpass|fsmonitor|gitproxy)|sequence\\.editor|pager\\.\\w+|' +
  'diff\\.external|diff\\.\\w+\\.(?:command|textconv)|merge\\.\\w+\\.driver|' +
  'credential(?:\\.\\S+)?\\.helper|gpg\\.program|gpg\\.\\w+\\.program|' +
  'filter\\.\\w+\\.(?:clean|smudge|process)|uploadpack\\.packobjectshook|web\\.browser|browser\\.\\w+\\.cmd|' +
  'sendemail\\.\\w+cmd|difftool\\.\\w+\\.cmd|mergetool\\.\\w+\\.cmd'
const SSH_OPTIONS: CodeOption = { attached: /^(?:-o)?(?:ProxyCommand|LocalCommand|KnownHostsCommand)[= ]\s*/i }

const OPTIONS: ReadonlyMap<string, readonly CodeOption[]> = new Map<string, readonly CodeOption[]>([
  [
    'tar',
    [
      { attached: /^--checkpoint-action=exec=/ },
      { attached: /^--(?:to-command|use-compress-program|info-script|new-volume-script|rsh-command)=/ },
      { separate: ['-I', '--use-compress-program', '--to-command', '-F', '--info-script', '--rsh-command'] },
    ],
  ],
  [
    'rsync',
    [
      { attached: /^--(?:rsh|rsync-path)=/ },
      { separate: ['-e', '--rsh', '--rsync-path'], grouped: /^-[a-zA-Z]{1,24}e$/ },
    ],
  ],
  ['ssh', [SSH_OPTIONS]],
  ['scp', [SSH_OPTIONS, { separate: ['-S'] }]],
  ['sftp', [SSH_OPTIONS, { separate: ['-S'] }]],
  [
    'git',
    [
      { attached: new RegExp(`^(?:${GIT_KEYS})=!?`, 'i'), after: ['-c', '--config'] },
      { attached: /^alias\.[\w.-]+=!/, after: ['-c', '--config'] },
      { starts: '--', attached: /^--(?:exec|extcmd|upload-pack|receive-pack|open-files-in-pager)=/ },
      { separate: ['--exec', '-x'], when: ['rebase', 'difftool'] },
      {
        separate: [
          '--tree-filter',
          '--index-filter',
          '--msg-filter',
          '--env-filter',
          '--commit-filter',
          '--tag-name-filter',
          '--parent-filter',
        ],
      },
    ],
  ],
  ['zip', [{ separate: ['-TT', '--unzip-command'] }]],
  ['sort', [{ attached: /^--compress-program=/ }]],
  ['split', [{ attached: /^--filter=/ }, { separate: ['--filter'] }]],
  ['socat', [{ attached: /^(?:exec|system|shell):["']?/i }]],
  ['ncat', [{ separate: ['-c', '-e', '--sh-exec', '--exec'] }]],
  ['nc', [{ separate: ['-e', '-c'] }]],
  ['netcat', [{ separate: ['-e', '-c'] }]],
  ['gem', [{ separate: ['-e', '--editor'], when: ['open'] }]],
  ['bundle', [{ separate: ['-e', '--editor'], when: ['open'] }]],
  ['man', [{ attached: /^--(?:pager|html)=/ }, { separate: ['-P', '--pager', '-H'] }]],
  ['gdb', [{ attached: /^!|^shell / }]],
  ['tcpdump', [{ separate: ['-z'] }]],
  ['wget', [{ attached: /^--use-askpass=/ }]],
  ['less', [{ attached: /^\+!/ }]],
  ['crash', [{ attached: /^!/ }]],
  ['chokidar', [{ separate: ['-c', '--command'] }]],
  ['repo', [{ separate: ['-c'], when: ['forall'] }]],
  ['cargo', [{ separate: ['-s', '--shell'], when: ['watch'] }]],
  ['et', [{ separate: ['-c', '--command'] }]],
  ['lldb', [{ attached: /^(?:platform )?shell /, after: ['-o', '--one-line', '-O'] }]],
  ['ipython', [{ attached: /^[!%]{1,2}(?:sx |system |sh )?(?=\w)/ }]],
  [
    'fzf',
    [
      { attached: /^[\w,-]*:?(?:execute|execute-silent|become|reload)\(/, after: ['--bind'] },
      { attached: /^--(?:preview|bind=[^:]*:(?:execute|become))[=(]/ },
      { separate: ['--preview'] },
    ],
  ],
  ...['mysql', 'mariadb'].map((name): [string, readonly CodeOption[]] => [name, [{ attached: /^--pager=/ }]]),
  ['rg', [{ attached: /^--pre=/ }, { separate: ['--pre'] }]],
  ['cpio', [{ attached: /^--rsh-command=/ }]],
  ['npm', [{ attached: /^--(?:script-shell|shell)=/ }]],
  // A value that is more than the words of one command is used inside recipes, or is the shell that runs them.
  ...['make', 'gmake'].map((name): [string, readonly CodeOption[]] => [
    name,
    [{ attached: /^(?:MAKE)?SHELL=/ }, { attached: /^[A-Za-z_]\w{0,63}[:+?]?=(?=[^|;&`$]{0,400}(?:[|;`]|&&|\$\())/ }],
  ]),
  ['osascript', [{ attached: /^do\s+shell\s+script\s+"/i }]],
])

// Variables whose value some program runs as a command line.
const CODE_VARIABLES: ReadonlySet<string> = new Set(
  (
    'PROMPT_COMMAND PS0 GIT_SSH_COMMAND GIT_EDITOR GIT_SEQUENCE_EDITOR GIT_PAGER GIT_EXTERNAL_DIFF GIT_PROXY_COMMAND GIT_ASKPASS SSH_ASKPASS ' +
    'EDITOR VISUAL PAGER MANPAGER BROWSER LESSOPEN LESSCLOSE RSYNC_RSH CVS_RSH RUSTC_WRAPPER FZF_DEFAULT_COMMAND'
  ).split(' '),
)

/** Variables whose value is expanded each time it is shown. */
const PROMPTS: ReadonlySet<string> = new Set(['PS1', 'PS2', 'PS4', 'PROMPT', 'RPROMPT', 'ENV'])

/** The commands in a text that is expanded are run; the text itself is only shown. */
function in_quotes(value: Field): Field {
  return with_text(value, `: "${value.text.replaceAll('"', '')}"`)
}

/** Walks assignments whose value is run by another program (`GIT_SSH_COMMAND='sh -c ...' git fetch`). */
export function perform_variables(run: Run, call: Call): void {
  for (const { name, value } of call.assigns) {
    if (CODE_VARIABLES.has(name)) run_option(run, call, `$${name}`, value)
    else if (PROMPTS.has(name) && /\$\(|`/.test(value.text)) run_option(run, call, `$${name}`, in_quotes(value))
  }
}

/** The options of this kind that a program has. */
export function code_options(name: string): readonly CodeOption[] | undefined {
  return OPTIONS.get(name)
}

/** Walks the code in the options of a call. */
export function perform_options(run: Run, call: Call, name: string, all: readonly CodeOption[]): void {
  // Looked up once, not for every word.
  const specs = all.filter(({ when }) => when === undefined || call.words.some(({ text }) => when.includes(text)))
  for (let i = 1; i < call.words.length; i++) {
    const word = call.words[i]
    // What is searched for may begin with a dash: `rg -- '--pre' src`.
    if (name === 'rg' && word?.text === '--') return
    if (word === undefined || word.cert === 'dynamic') continue
    for (const spec of specs) {
      const code = read_code(call, i, word, spec)
      if (code !== null) run_option(run, call, name, code)
    }
  }
}

function read_code(call: Call, at: number, word: Field, spec: CodeOption): Field | null {
  if (spec.after !== undefined && !spec.after.includes(call.words[at - 1]?.text ?? '')) return null
  if (spec.separate?.includes(word.text) || spec.grouped?.test(word.text)) return call.words[at + 1] ?? null
  if (spec.attached === undefined || (spec.starts !== undefined && !word.text.startsWith(spec.starts))) return null
  const match = spec.attached.exec(word.text)
  if (match === null) return null
  return with_text(word, word.text.slice(match[0].length).replace(/["')]$/, ''))
}

function run_option(run: Run, call: Call, name: string, code: Field): void {
  if (code.cert === 'dynamic' || code.text.trim() === '') return
  const scope: Scope = {
    ...call.scope,
    via: [...call.scope.via, name.startsWith('$') ? name : `${name} option`],
    conditional: true,
  }
  run.steps.perform_text(run, option_code(name, code.text), code.span, scope, LOOSE)
}

// socat separates its own options by commas; AppleScript goes on behind the string.
function option_code(name: string, text: string): string {
  if (name === 'osascript') return text.replace(/(?<!\\)"[\s\S]*/, '').replace(/\\(["\\])/g, '$1')
  // `ProxyCommand=;sh`: a leading separator changes nothing.
  return name === 'socat' ? (text.split(',')[0] ?? '') : text.replace(/^[;\s]+/, '')
}
