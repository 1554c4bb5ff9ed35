// Commands after which no output of a look is believed any more: other programs under the names `git` or `ls`, another
// repository or index, settings that make them leave things out. Source: ENGINE section 11.
import { one_of, whole, within } from '#core/compose.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { CHANGES } from '#core/policy/effects/session/saved.ts'

/** Fact: such a command ran in this session. */
export const SHADOWED = 'sight shadowed'

/** Cheap pre-test that nearly every command fails. */
const MAY_SHADOW = one_of(
  /\balias\s|\bfunction\s|\(\s{0,4}\)|\beval\b|\bhash\s|\benable\s|\bPATH=|\bGIT_|\bLS_|_STYLE=|BASH_ENV/,
  /update-index|\bconfig\s|\/dev\/fd|<\(/,
)
const FUNCTION =
  /\bfunction\s+(?:git|ls|test|echo|cd|cat|bat|less|head|tail)\b|(?:^|[\s;&|{'"])(?:git|ls|test|echo|cd|cat|bat|less|head|tail)\s{0,4}\(\s{0,4}\)/
const NAMES = [
  /\balias\s[^\n]{0,200}=/,
  FUNCTION,
  // Setup tools whose output shells are commonly told to evaluate.
  within(
    '\\beval\\s+(?!"?\\$\\((?:',
    [
      /ssh-agent|direnv|pyenv|rbenv|nodenv|fnm|mise|asdf|brew|\S{0,40}\/brew|opam|starship|zoxide/,
      /minikube|luarocks|dircolors|conda|micromamba|npm|perl/,
    ],
    ')\\b)',
  ),
  /\bhash\s+-p\b|\benable\s+-/,
  /\bGIT_(?!AUTHOR|COMMITTER|EDITOR|PAGER|TERMINAL|SSH|LFS|SEQUENCE|MERGE|ASKPASS|TRACE|CURL)\w{1,40}=/,
  /\b(?:LS_(?!COLORS)\w{1,40}|QUOTING_STYLE|TIME_STYLE|BASH_ENV)=/,
  /\bupdate-index\b[^\n]{0,80}--(?:assume|skip)/,
  /\bconfig\s[^;&|\n]{0,120}\b(?:status|diff|submodule|include|includeif|index|extensions|feature)\./i,
  /\bconfig\s[^;&|\n]{0,120}\bcore\.(?!hooksPath|editor|autocrlf|eol|pager|filemode|longpaths|ignorecase)/i,
]

/** Reads a stream, or a file that anybody may write, into the shell. */
const READS_IN = /(?:^|[\s;&|])(?:source|\.)\s+(?:<\(|\/dev\/fd|\/tmp\/)/

/** The folders that an assignment puts in front of PATH. */
const PATH = /\bPATH=["']?([^\s;&|"']{1,400})/g
/** Folders of tools, system and packages, where nobody plants a `git`. */
const TOOLS = whole(
  /\$\{?PATH(?::\+[^}]*)?\}?|\$\([^)]*\)(?:\/bin)?|\$\{?(?!PWD|OLDPWD|TMP|RUNNER)\w+\}?(?:\/bin)?/,
  /(?:\$\{?HOME\}?|~|\/home\/[\w-]+|\/Users\/[\w-]+|\/root)\/(?:\.|go\/|bin$|[\w.-]*sdk|[\w.-]*conda|flutter)[\w./-]*/,
  /\/(?:usr|opt|bin|sbin|snap|Library|Applications|nix|home\/linuxbrew)(?:\/[\w.@+-]+)*/,
  /(?:[\w.$/{}()~-]*\/)?(?:node_modules\/\.bin|[\w.-]*v?env\/bin|vendor\/bin|target\/(?:debug|release))/,
)

function leads_path(command: string): boolean {
  if (!command.includes('PATH=')) return false
  for (const [, value = ''] of command.matchAll(PATH)) {
    if (value.startsWith('$(')) continue
    if (value.split(':').some((folder) => folder !== '' && !TOOLS.test(folder))) return true
  }
  return false
}

/** Whether an effect replaces programs that look, or the files git works with. */
function replaces({ kind, head, target, fields }: Effect): boolean {
  if (target === null || head === 'git' || fields.directory === true) return false
  if (!CHANGES.has(kind) && kind !== 'fs.link') return false
  if (/\/(?:git|ls|cat|bat|less|head|tail)$/.test(target)) return kind !== 'fs.delete'
  return /\/\.git(?:$|\/(?:config|HEAD|index|objects|refs|worktrees|modules)\b(?!\.lock$))/.test(target)
}

/** Whether outputs of looks prove nothing after this command. */
export function shadows_looks(command: string, effects: readonly Effect[]): boolean {
  if (MAY_SHADOW.test(command) && (NAMES.some((one) => one.test(command)) || leads_path(command))) return true
  return READS_IN.test(command) || effects.some(replaces)
}

const SCRIPT = /(?:\.(?:sh|bash|zsh|env)|\/[\w-]{1,40}|rc)$/

/** Whether a script redefines one of those names for a shell that sources it. */
export function may_shadow(path: string, content: string | null): boolean {
  return (
    content !== null &&
    SCRIPT.test(path) &&
    (FUNCTION.test(content) || /\balias\s+(?:git|ls|test|echo|cd|cat|bat|less|head|tail)=/.test(content))
  )
}
