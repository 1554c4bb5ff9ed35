// Programs whose output is meant to be evaluated: `eval "$(ssh-agent -s)"`. Evaluating them is ordinary (ENGINE section 12).
import type { SimpleCommand } from '#core/policy/parse/tree.ts'
import { is_well_known } from '#core/policy/parse/walk/heads.ts'

// Program -> words of which the first argument (or any, after options) must be one; empty: any arguments.
const PRODUCERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ssh-agent', []],
  ['dircolors', []],
  ['lesspipe', []],
  ['lesspipe.sh', []],
  ['tput', []],
  ['direnv', ['hook', 'export']],
  ['brew', ['shellenv']],
  ['pyenv', ['init', 'virtualenv-init']],
  ['rbenv', ['init']],
  ['nodenv', ['init']],
  ['goenv', ['init']],
  ['jenv', ['init']],
  ['luaenv', ['init']],
  ['plenv', ['init']],
  ['fnm', ['env', 'completions']],
  ['starship', ['init', 'completions']],
  ['zoxide', ['init']],
  ['atuin', ['init']],
  ['mise', ['activate', 'env', 'hook-env']],
  ['rtx', ['activate', 'env']],
  ['thefuck', ['--alias']],
  ['conda', ['shell.bash', 'shell.zsh', 'shell.posix', 'shell']],
  ['micromamba', ['shell']],
  ['opam', ['env', 'config']],
  ['luarocks', ['path']],
  ['keychain', []],
  ['gpg-agent', ['--daemon']],
  ['resize', []],
  ['register-python-argcomplete', []],
  ['docker-machine', ['env']],
  ['minikube', ['docker-env', 'podman-env', 'completion']],
  ['kubectl', ['completion']],
  ['helm', ['completion']],
  ['gh', ['completion']],
  ['npm', ['completion']],
  ['pip', ['completion']],
  ['rustup', ['completions']],
  ['poetry', ['completions', 'env']],
  ['just', ['--completions']],
  ['task', ['--completion']],
  ['devbox', ['shellenv', 'global']],
  ['pixi', ['shell-hook']],
  ['vfox', ['activate']],
  ['sdk', ['env']],
  ['asdf', ['completion']],
])

/** What programs of every kind call the part of them that prints code for a shell, and what they call the shell. */
const PRINTS_CODE =
  /^(?:completions?|autocomplete|(?:generate-)?(?:shell-)?completions?|shellenv|shell-(?:hook|init|integration)|init|hook|activate)$/
const SHELLS = /^(?:bash|zsh|sh|fish|posix|dash|ksh|script|-)$/
const SHELL_OPTION =
  /^--?(?:(?:shell|completions?|init|shell-completion|shell-hook)(?:[= ](?:bash|zsh|sh|posix))?|bash|zsh)$/

const HOME_FILE = /^\/(?:home\/[^/]+|Users\/[^/]+|root)\/.+/
const SCRIPT_RUNNERS: ReadonlySet<string> = new Set('python python3 node ruby perl php bash sh zsh bun tsx'.split(' '))
const SCRIPT = /^(?!-)[^:]*\.(?:py|[cm]?[jt]s|rb|pl|php|sh|bash|zsh)$/

/** True when the command is one of these programs, called to print shell code, or runs code that is trusted as much as its output. */
export function is_known_producer(command: SimpleCommand): boolean {
  return prints_code(command) || (is_plain(command) && is_own_script(command))
}

/** True when the command is one of these programs, called to print shell code. */
export function prints_code(command: SimpleCommand): boolean {
  if (!is_plain(command)) return false
  const words = PRODUCERS.get(command.name)
  if (words !== undefined && (words.length === 0 || command.args.some((word) => words.includes(word.text)))) return true
  return prints_shell_code(command)
}

function is_plain({ place, args }: SimpleCommand): boolean {
  return place === 'local' && args.every((word) => word.cert !== 'dynamic')
}

/** `tool completion bash`, `fzf --zsh`, `tool init zsh`: nothing but the verb and the shell, so that no text comes from elsewhere. */
function prints_shell_code({ name, args, open_args, stdin }: SimpleCommand): boolean {
  if (name === '' || is_well_known(name) || open_args || stdin.length > 0) return false
  let verbs = 0
  for (const { text } of args) {
    if (PRINTS_CODE.test(text) || SHELL_OPTION.test(text)) verbs += 1
    else if (!SHELLS.test(text)) return false
  }
  return verbs > 0
}

/** `eval "$(./scripts/env.sh)"`: whoever may run that script may run what it prints. What it is given may come from elsewhere. */
function is_own_script({ name, head, args, open_args, stdin }: SimpleCommand): boolean {
  if (open_args || stdin.length > 0 || args.some((word) => word.text.includes('://'))) return false
  if (SCRIPT_RUNNERS.has(name)) {
    const script = args[0]
    return script !== undefined && script.cert === 'literal' && SCRIPT.test(script.text) && is_own_path(script.text)
  }
  return head.cert === 'literal' && head.text.includes('/') && !is_well_known(name) && is_own_path(head.text)
}

/** Whether a path is of the project or of the home of its owner. */
export function is_own_path(path: string): boolean {
  if (/(?:^|\/)\.\.(?:\/|$)/.test(path)) return false
  return path.startsWith('/') ? HOME_FILE.test(path) : true
}
