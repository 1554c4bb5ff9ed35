// Package runners and Windows launchers: `npx cmd`, `pnpm dlx cmd`, `uv run cmd`, `bundle exec cmd`, `cmd /c`, `powershell -Command`.
// A package runner keeps its own command (what it fetches is its effect), and the program it runs is exposed too.
import type { Call, Output, Run, Scope } from '#core/policy/parse/state.ts'
import { decode_utf16_base64 } from '#core/policy/parse/text/decode.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'
import { flow_input, input_of, join_words, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, make_field, text_of, with_text } from '#core/policy/parse/word/field.ts'

interface RunnerSpec {
  /** Subcommands after which the program comes; empty: it comes after the options of the runner itself. */
  verbs: readonly string[]
  /** Options that take a value. */
  valued: readonly string[]
  /** Option whose value is shell code. */
  code?: readonly string[]
}

const SPECS: readonly (readonly [string, RunnerSpec])[] = [
  [
    'npx',
    {
      verbs: [],
      valued: [
        '-p',
        '--package',
        '-w',
        '--workspace',
        '--node-options',
        '--loglevel',
        '--registry',
        '--cache',
        '--prefix',
      ],
      code: ['-c', '--call'],
    },
  ],
  ['bunx', { verbs: [], valued: ['-p', '--package'] }],
  ['pnpx', { verbs: [], valued: ['--package'], code: ['-c'] }],
  [
    'npm',
    {
      verbs: ['exec', 'x'],
      valued: ['-p', '--package', '-w', '--workspace', '--prefix', '-C'],
      code: ['-c', '--call'],
    },
  ],
  ['pnpm', { verbs: ['dlx', 'exec'], valued: ['--package', '-C', '--dir', '--filter', '-F'], code: ['-c'] }],
  ['yarn', { verbs: ['dlx', 'exec'], valued: ['-p', '--package', '--cwd'] }],
  ['bun', { verbs: ['x'], valued: ['-p', '--package', '--cwd'] }],
  [
    'uvx',
    {
      verbs: [],
      valued: [
        '--from',
        '--with',
        '-p',
        '--python',
        '--index-url',
        '--index',
        '--extra-index-url',
        '--with-requirements',
        '--directory',
      ],
    },
  ],
  [
    'uv',
    {
      verbs: ['run', 'x'],
      valued: [
        '--with',
        '-p',
        '--python',
        '--group',
        '--extra',
        '--env-file',
        '--directory',
        '--project',
        '--package',
        '--with-requirements',
        '--index-url',
        '--index',
      ],
    },
  ],
  ['pipx', { verbs: ['run'], valued: ['--spec', '--python', '--index-url', '--pip-args'] }],
  ['poetry', { verbs: ['run'], valued: ['-C', '--directory', '-P', '--project'] }],
  ['pipenv', { verbs: ['run'], valued: ['--python', '--env-file'] }],
  ['pdm', { verbs: ['run'], valued: ['-p', '--project', '-s', '--site-packages'] }],
  ['hatch', { verbs: ['run'], valued: ['-e', '--env'] }],
  ['rye', { verbs: ['run'], valued: ['-p', '--pyproject'] }],
  ['conda', { verbs: ['run'], valued: ['-n', '--name', '-p', '--prefix', '--cwd'] }],
  ['mamba', { verbs: ['run'], valued: ['-n', '--name', '-p', '--prefix', '--cwd'] }],
  ['micromamba', { verbs: ['run'], valued: ['-n', '--name', '-p', '--prefix', '--cwd'] }],
  ['bundle', { verbs: ['exec'], valued: ['--gemfile'] }],
  ['rbenv', { verbs: ['exec'], valued: [] }],
  ['pyenv', { verbs: ['exec'], valued: [] }],
  ['mise', { verbs: ['exec', 'x'], valued: ['-C', '--cd'], code: ['-c', '--command'] }],
  ['asdf', { verbs: ['exec'], valued: [] }],
  ['nix', { verbs: ['develop', 'shell'], valued: [], code: ['-c', '--command'] }],
  ['rustup', { verbs: ['run'], valued: [] }],
  ['aws-vault', { verbs: ['exec'], valued: ['-d', '--duration', '--region'] }],
  ['chamber', { verbs: ['exec'], valued: [] }],
  ['infisical', { verbs: ['run'], valued: ['--env', '--path', '--projectId'] }],
  ['dotenvx', { verbs: ['run'], valued: ['-f', '--env-file'] }],
  ['heroku', { verbs: ['run'], valued: ['-a', '--app', '-s', '--size'] }],
  ['scalingo', { verbs: ['run'], valued: ['-a', '--app', '--region', '-s', '--size'] }],
  // The program runs on this machine, with the variables of a remote service.
  ['railway', { verbs: ['run'], valued: ['-s', '--service', '-e', '--environment', '-p', '--project'] }],
  ['netlify', { verbs: ['dev:exec'], valued: ['--context', '--project', '--cwd', '--filter'] }],
]

// Operands that stand between the verb and the program.
const OPERANDS_AFTER_VERB: ReadonlyMap<string, number> = new Map([
  ['rustup', 1],
  ['aws-vault', 1],
  ['chamber', 1],
])

/** Runners that give a file of Python to the interpreter themselves. */
const RUNS_SCRIPTS: ReadonlySet<string> = new Set(['uv', 'pdm', 'rye'])

/** What a runner is told before the program. */
interface RunnerWords {
  verb: string
  /** Where the program begins, or the option that says code. */
  at: number
  /** Where the value begins in an option that says code, -1 when it is the next word; null for a program. */
  code: number | null
  /** A lone `--` stands before the program. */
  separated: boolean
}

/** Null when it is told something else than to run a program. */
function read_runner(spec: RunnerSpec, name: string, words: readonly Field[]): RunnerWords | null {
  const start = spec.verbs.length === 0 ? 0 : place_of_verb(spec, words)
  if (start === null) return null
  const verb = start === 0 ? '' : (words[start]?.text ?? '')
  let operands = start === 0 ? 0 : (OPERANDS_AFTER_VERB.get(name) ?? 0)
  for (let at = start + 1; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (text === '--') return at + 1 < words.length ? { verb, at: at + 1, code: null, separated: true } : null
    if (!is_option(text)) {
      if (operands === 0) return { verb, at, code: null, separated: false }
      operands -= 1
      continue
    }
    const equals = text.indexOf('=')
    if (spec.code?.includes(equals === -1 ? text : text.slice(0, equals)))
      return { verb, at, code: equals, separated: false }
    if (spec.valued.includes(text)) at += 1
  }
  return null
}

const is_option = (text: string): boolean => text.startsWith('-') && text.length > 1

/** Place of the verb behind the options of the runner itself; null when it is told another verb, or none. */
function place_of_verb(spec: RunnerSpec, words: readonly Field[]): number | null {
  for (let at = 1; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (!is_option(text)) return spec.verbs.includes(text) ? at : null
    if (spec.valued.includes(text)) at += 1
  }
  return null
}

function runner(spec: RunnerSpec): Performer {
  return (run, call, name) => {
    const { words } = call
    const read = read_runner(spec, name, words)
    if (read === null) return null
    const { verb, at, code, separated } = read
    if (code !== null) return run_code(run, call, name, verb, at, code)
    if ((name === 'aws-vault' || name === 'chamber') && !separated) return null
    const place: SimpleCommand['place'] = name === 'heroku' || name === 'scalingo' ? 'remote' : call.scope.place
    const id = verb === '' ? name : `${name} ${verb}`
    const only = words[at]
    // `uv run -` reads a Python script from standard input, `uv run prune.py ~/old` runs that file.
    const script = only !== undefined && RUNS_SCRIPTS.has(name) && /\.pyw?$/.test(only.text) ? only : undefined
    if (name === 'uv' && only?.text === '-')
      return run.steps.perform(run, {
        ...call,
        words: [with_text(only, 'python3'), ...words.slice(at)],
        unwraps: call.unwraps + 1,
      })
    // `heroku run 'rails db:reset'`: a single word is a whole command line.
    if (at + 1 === words.length && only !== undefined && /\s/.test(only.text))
      return run_word(run, call, name, only, { id, shell: 'own', place })
    emit(run, call, name, at - 1)
    const scope: Scope = { ...call.scope, via: [...call.scope.via, id], place }
    const plumbing = { ...call.plumbing, redirects: [], sinks: [] }
    return run.steps.perform(run, {
      ...call,
      words: script === undefined ? unpin(words.slice(at)) : [with_text(script, 'python3'), ...words.slice(at)],
      scope,
      plumbing,
      unwraps: call.unwraps + 1,
    })
  }
}

// `npx -c 'code'`, and `nix develop -c program args`, which is an argument list.
function run_code(run: Run, call: Call, name: string, verb: string, at: number, equals: number): Output | null {
  const word = call.words[at]
  if (word === undefined) return null
  const id = verb === '' ? name : `${name} ${verb}`
  if (equals !== -1)
    return run_word(run, call, name, with_text(word, word.text.slice(equals + 1)), { id, shell: 'own' })
  const rest = call.words.slice(at + 1)
  const only = rest[0]
  if (only === undefined) return null
  return run_word(run, call, name, rest.length === 1 ? only : join_words(rest, call.span), {
    id,
    shell: 'own',
    tail: at,
  })
}

// `npx cowsay@1.5 hi` runs cowsay.
function unpin(words: readonly Field[]): Field[] {
  const head = words[0]
  if (head === undefined) return []
  const at = head.text.lastIndexOf('@')
  const text = at > 0 ? head.text.slice(0, at) : head.text
  return [at > 0 ? with_text(head, text) : head, ...words.slice(1)]
}

/** `cmd /c rd /s /q C:\\Windows` without quotes: its backslashes are its own, and a shell of Windows hands them over. */
function as_cmd_reads(run: Run, words: readonly Field[]): string | null {
  const raw = run.source.slice(words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? 0)
  return /\b[A-Za-z]:\\[\w\\]/.test(raw) && !/['"$`]/.test(raw) ? raw : null
}

const cmd: Performer = (run, call, name) => {
  const at = call.words.findIndex((word, i) => i > 0 && /^\/[ckr]$/i.test(word.text))
  if (at === -1 || at + 1 >= call.words.length) {
    // `curl ... | cmd`: standard input is executed.
    if (call.words.length > 1) return null
    const index = emit(run, call, name, 0)
    flow_input(run, index, input_of(call))
    return { from: [index], text: null, taint: [] }
  }
  emit(run, call, name, at)
  const words = call.words.slice(at + 1)
  const code = join_words(words, call.span)
  return run.steps.perform_windows(
    run,
    'cmd',
    as_cmd_reads(run, words) ?? text_of(code),
    { ...call.scope, via: [...call.scope.via, 'cmd /c'] },
    code.span,
    call.wiring,
  )
}

const POWERSHELL_VALUED =
  /^-(?:ex\w*|ep|executionpolicy|w\w*|windowstyle|version|v|psconsolefile|inputformat|outputformat|if|of|config\w*|settingsfile|wd|workingdirectory)$/i

/** Where PowerShell finds its code: in words from a place on, in base64, in a file, or on standard input. */
type PowershellWords = { from: 'words' | 'base64'; at: number } | { from: 'file' | 'stdin' | 'nothing' }

function read_powershell(words: readonly Field[]): PowershellWords {
  for (let i = 1; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (/^[-/](?:f|fi|fil|file)$/i.test(text)) return { from: 'file' }
    if (/^[-/](?:e|ec|en\w*)$/i.test(text)) return { from: 'base64', at: i + 1 }
    if (/^[-/](?:c|co\w*)$/i.test(text)) return code_words(words, i + 1)
    if (!/^[-/]/.test(text) && text !== '') return /\.ps1$/i.test(text) ? { from: 'file' } : code_words(words, i)
    if (POWERSHELL_VALUED.test(text)) i += 1
  }
  return { from: 'stdin' }
}

function code_words(words: readonly Field[], at: number): PowershellWords {
  if (at >= words.length) return { from: 'nothing' }
  return words[at]?.text === '-' ? { from: 'stdin' } : { from: 'words', at }
}

const powershell: Performer = (run, call, name) => {
  const { words } = call
  const use = read_powershell(words)
  switch (use.from) {
    case 'file':
    case 'nothing':
      return null
    case 'base64':
      return run_encoded(run, call, name, words[use.at], use.at - 1)
    case 'words':
      emit(run, call, name, words.length - 1)
      return run_powershell(run, call, join_words(words.slice(use.at), call.span), `${name} -Command`)
    case 'stdin': {
      const index = emit(run, call, name, words.length - 1)
      const input = input_of(call)
      flow_input(run, index, input)
      if (input.text === null) return { from: [index], text: null, taint: [] }
      return run_powershell(run, call, make_field(input.text, call.span, input.taint), `${name} -Command`)
    }
  }
}

/** Variables that PowerShell sets itself and that no environment has: nobody's shell fills them in before. */
const AUTOMATIC =
  /\$(?:PSVersionTable|PSScriptRoot|LASTEXITCODE|ErrorActionPreference|ProgressPreference|PSItem|true|false|null|_|env:\w+)\b/gi

/** `powershell -Command "$PSVersionTable"`: as it was written, when only PowerShell knows what its variables are. */
function written_for(run: Run, call: Call, code: Field): string {
  const text = text_of(code)
  if (!text.includes('\u0000') || call.scope.origin.fixed !== null) return text
  const raw = /^"([^"`\\]*)"$/.exec(run.source.slice(code.span[0], code.span[1]))?.[1]
  if (raw === undefined) return text
  // `"$c=New-Object X;$c.Open()"`: variables that the text assigns belong to PowerShell too.
  const own = new Set([...raw.matchAll(/\$(\w+)\s*=/g)].map(([, name = '']) => name.toLowerCase()))
  const rest = raw
    .replace(AUTOMATIC, '')
    .replace(/\$(\w+)/g, (all, name: string) => (own.has(name.toLowerCase()) ? '' : all))
  return rest.includes('$') ? text : raw
}

function run_powershell(run: Run, call: Call, code: Field, id: string): Output {
  const text = written_for(run, call, code)
  if (/^\0*\s*$/.test(text)) run.doubts.add('opaque-code')
  const taint = [...new Set([...call.scope.taint, ...code.taint])]
  const scope: Scope = { ...call.scope, via: [...call.scope.via, id], taint }
  return run.steps.perform_windows(run, 'powershell', text, scope, code.span, call.wiring)
}

function run_encoded(run: Run, call: Call, name: string, word: Field | undefined, at: number): Output | null {
  if (word === undefined) return null
  const text = word.cert === 'literal' ? decode_utf16_base64(word.text) : null
  if (text === null) {
    run.doubts.add('opaque-code')
    return conclude(run, call, name, at)
  }
  emit(run, call, name, call.words.length - 1)
  const code = make_field(text, word.span, ['decoded'])
  return run_powershell(run, call, code, `${name} -EncodedCommand`)
}

/** Performers of this file by name. */
export const RUNNERS: readonly (readonly [string, Performer])[] = [
  ...SPECS.map(([name, spec]) => [name, runner(spec)] as const),
  ['cmd', cmd],
  ['powershell', powershell],
  ['pwsh', powershell],
]
