// `asg completions <shell>`: a script for bash, zsh or fish, made from the table of verbs, so that it knows what the help knows.
// Source: CONTRACT 20.2.
import { parseArgs } from 'node:util'
import { CLIENT_IDS } from '#runtime/cli/clients/client.ts'
import { single_quoted } from '#runtime/cli/shell-quote.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'

/** What the help says of a verb. */
export interface DescribedVerb {
  name: string
  /** What the verb takes, as the line of the help writes it. */
  takes: string
  summary: string
}

/** What can follow a verb. */
export interface Completed {
  name: string
  summary: string
  /** Words that are typed as they are: actions and clients. */
  words: readonly string[]
  options: readonly Option[]
}

/** One option of a verb, as the usage line writes it. */
export interface Option {
  flag: string
  /** Values that can be listed; `files` when it takes a path; empty for a switch and for free text. */
  values: readonly string[] | 'files'
  takes_value: boolean
}

const SHELLS = { bash, zsh, fish } as const

/** Prints the script of one shell. Throws CommandError for another shell. */
export async function run_completions(
  verbs: readonly DescribedVerb[],
  args: readonly string[],
  terminal: Terminal,
): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [shell, ...more] = positionals
  if ((shell !== 'bash' && shell !== 'zsh' && shell !== 'fish') || more.length > 0) {
    throw new CommandError(EXIT.usage, 'name one shell: bash, zsh, fish')
  }
  const script = SHELLS[shell](verbs.map(completed))
  if (values.json) terminal.json('completions', { shell, script })
  else terminal.out(script)
  return EXIT.ok
}

const WORD = /^[a-z][a-z0-9-]*$/
const PATHS = /^(?:FILE|PATH|DIR|ARTIFACT)S?$/

/** Reads the line of the help that says what a verb takes. */
export function completed({ name, takes, summary }: DescribedVerb): Completed {
  const options = [...takes.matchAll(/(?<flag>--[a-z][a-z0-9-]*|(?<![\w-])-[a-z]\b)(?: (?<value>[^\s[\]]+))?/g)].map(
    ({ groups = {} }) => option_of(groups.flag ?? '', groups.value),
  )
  const always = ['--json', '--help'].map((flag) => option_of(flag, undefined))
  const unique = new Map([...options, ...always].map((option) => [option.flag, option]))
  const bare = takes.replaceAll(/\[[^\]]{0,200}\]|<[^>]{0,200}>|--?[a-z][a-z0-9-]* \S+/g, ' ')
  const actions = bare.split(/[|\s]+/).filter((word) => WORD.test(word))
  const clients = /[<[]client[>\]]/.test(takes) ? CLIENT_IDS : []
  return { name, summary, words: [...new Set([...actions, ...clients])], options: [...unique.values()] }
}

function option_of(flag: string, value: string | undefined): Option {
  if (value === undefined || value === '|') return { flag, values: [], takes_value: false }
  if (PATHS.test(value)) return { flag, values: 'files', takes_value: true }
  const words = value.split('|')
  return {
    flag,
    values: words.length > 1 ? words.filter((word) => /^[a-z][a-z0-9_-]*$/.test(word)) : [],
    takes_value: true,
  }
}

/** Cases `verb flag` of the word before: what the value may be. */
function value_cases(verbs: readonly Completed[], list: (words: string) => string, files: string): string[] {
  return verbs.flatMap(({ name, options }) =>
    options
      .filter(({ takes_value }) => takes_value)
      .map(({ flag, values }) => {
        const reply = values === 'files' ? files : list(values.join(' '))
        return `    ${single_quoted(`${name} ${flag}`)}) ${reply} ;;`
      }),
  )
}

function verb_cases(verbs: readonly Completed[], list: (words: string) => string): string[] {
  return verbs.map(({ name, words, options }) => {
    const all = [...words, ...options.map(({ flag }) => flag)]
    return `    ${single_quoted(name)}) ${list(all.join(' '))} ;;`
  })
}

function bash(verbs: readonly Completed[]): string {
  const list = (words: string) => `words=${single_quoted(words)}`
  return [
    '# asg completions bash',
    '_asg() {',
    '  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]} words=',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W ${single_quoted([...verbs.map(({ name }) => name), 'help'].join(' '))} -- "$cur")); return`,
    '  fi',
    '  case "$verb $prev" in',
    ...value_cases(verbs, list, 'COMPREPLY=($(compgen -f -- "$cur")); return'),
    '    *) case "$verb" in',
    ...verb_cases(verbs, list),
    `    help) ${list(verbs.map(({ name }) => name).join(' '))} ;;`,
    '    esac ;;',
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '}',
    'complete -F _asg asg',
  ].join('\n')
}

function zsh(verbs: readonly Completed[]): string {
  const list = (words: string) => (words === '' ? '_message value' : `compadd -- ${words}`)
  return [
    '#compdef asg',
    '_asg() {',
    '  if (( CURRENT == 2 )); then',
    '    local -a verbs',
    '    verbs=(',
    ...verbs.map(({ name, summary }) => `      ${single_quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`),
    '    )',
    "    _describe 'command' verbs",
    '    return',
    '  fi',
    '  case "$words[2] $words[CURRENT-1]" in',
    ...value_cases(verbs, list, '_files'),
    '    *) case "$words[2]" in',
    ...verb_cases(verbs, list),
    `    help) ${list(verbs.map(({ name }) => name).join(' '))} ;;`,
    '    esac ;;',
    '  esac',
    '}',
    'if [ "$funcstack[1]" = _asg ]; then _asg "$@"; else compdef _asg asg; fi',
  ].join('\n')
}

function fish(verbs: readonly Completed[]): string {
  const first = verbs.map(
    ({ name, summary }) =>
      `complete -c asg -n __fish_use_subcommand -a ${single_quoted(name)} -d ${fish_quoted(summary)}`,
  )
  const after = verbs.flatMap(({ name, words, options }) => {
    const when = `complete -c asg -n ${single_quoted(`__fish_seen_subcommand_from ${name}`)}`
    return [
      ...(words.length > 0 ? [`${when} -a ${single_quoted(words.join(' '))}`] : []),
      ...options.map(({ flag, values, takes_value }) => {
        const named = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`
        if (!takes_value) return `${when} ${named}`
        if (values === 'files') return `${when} ${named} -rF`
        return `${when} ${named} -x${values.length > 0 ? ` -a ${single_quoted(values.join(' '))}` : ''}`
      }),
    ]
  })
  return ['# asg completions fish', 'complete -c asg -f', ...first, ...after].join('\n')
}

/** fish knows backslash and quote as escapes inside single quotes. */
function fish_quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
