// Programs whose output is meant to be evaluated: `eval "$(ssh-agent -s)"`. Evaluating them is ordinary (ENGINE section 12).
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

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

/** True when the command is one of these programs, called to print shell code. */
export function is_known_producer(command: SimpleCommand): boolean {
  const words = PRODUCERS.get(command.name)
  if (words === undefined || command.place !== 'local') return false
  if (command.args.some((word) => word.cert === 'dynamic')) return false
  return words.length === 0 || command.args.some((word) => words.includes(word.text))
}
