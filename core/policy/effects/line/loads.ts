// Loading a variable file with `export $(grep -v '^#' .env | xargs)` or `env $(cat .env) npm start`: like `source .env` it shows nothing,
// and later looks at the environment are judged as after `source`. The same holds for one value, `DB=$(grep DB_URL .env | cut -d= -f2)`,
// of which only the environment of a program or a client of a database learns. Source: ENGINE section 8 and the labels of the corpus.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import type { Analysis, SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Programs that pass lines on without showing them. */
const PASSES = /^(?:cat|[ef]?grep|sed|awk|tr|cut|head|tail|sort|uniq|xargs)$/

/** `awk -F= '/^DB_URL=/{print $2}' .env`. */
const PRINTS_FIELD = /^(?:-F.{0,3}|=|(?:\/\^?[\w.=-]{1,80}\/\s?)?\{\s?print \$\d\s?\}|[\w./-]{0,200}\.env[\w.]{0,40})$/

/** `sed` arguments that write nowhere else: switches, replacements, deletions of lines. */
const EDITS =
  /^(?:-[nEre]+|s([/|#,])(?:(?!\1).)*\1(?:(?!\1).)*\1[gI]*|\/[^/]*\/d|[\d,$]+[dp]|[\w./-]{0,200}\.env[\w.]{0,40})$/

/** Turns reads of variable files whose output only reaches `export` or `env` into loads. */
export function follow_loads(analysis: Analysis, out: Collector): void {
  if (!out.drafts.some(({ kind, fields }) => kind === 'cred.read' && fields.item === 'env-file')) return
  // A line may name one variable hundreds of times.
  const is_named = remembered((variable) => names_variable(analysis, variable))
  for (const command of analysis.commands)
    for (const readers of loaded_by(analysis, command, is_named)) if (readers !== null) load(out, readers)
}

/** The pipelines whose output a command puts into variables; null for each word that gets nothing of the kind. */
function loaded_by(
  analysis: Analysis,
  command: SimpleCommand,
  is_named: (variable: string) => boolean,
): (ReadonlySet<number> | null)[] {
  const by_values = command.assigns.map(({ name, value }) =>
    value === null ? null : assigned(analysis, command.name, name, value, is_named),
  )
  return [...loaded_by_words(analysis, command, is_named), ...by_values]
}

function loaded_by_words(
  analysis: Analysis,
  { name, args, stdin }: SimpleCommand,
  is_named: (variable: string) => boolean,
): (ReadonlySet<number> | null)[] {
  if (name === 'export')
    return args.map((word) => readers_of(analysis.commands, word) ?? exported(analysis, word, is_named))
  if (CLIENT.test(name)) return args.map((word) => (word.text === '' ? kept(analysis, word) : null))
  if (!EACH.test(name) || !is_loading(args[0]?.text ?? '')) return []
  return stdin.map((source) => (source.kind === 'command' ? new Set([source.index]) : null))
}

/** The same answers, each worked out once. */
function remembered(ask: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}

const EACH = /^(?:foreach(?:-object)?|%)$/
/** Statements of PowerShell that put a line into the environment of this shell. */
const SETS =
  /^(?:if\s?\(.*|else(?:if\s?\(.*)?|\$\w{1,40}(?:\s?,\s?\$\w{1,40})?\s?=[^|>]*|\[(?:System\.)?Environment\]::SetEnvironmentVariable\(.*|(?:Set|New)-Item\b.*\benv:.*|return|continue)$/i
const SHOWS_OR_KEEPS =
  /\b(?:Write|Out|Tee|Add|Invoke|Start|Export)-|\b(?:echo|iwr|irm|curl|iex)\b|["'](?:User|Machine)["']|::(?:User|Machine)\b/i

/** Whether a block of PowerShell only loads variables: `{ if ($_ -match '^([^=]+)=(.*)$') { Set-Item "env:$($matches[1])" $matches[2] } }`. */
function is_loading(block: string): boolean {
  if (!/SetEnvironmentVariable\(|\benv:/i.test(block) || block.length > MAX_BLOCK || SHOWS_OR_KEEPS.test(block))
    return false
  const bare = block.replace(/"[^"\n]{0,80}"|'[^'\n]{0,80}'/g, (text) => (/^.env:/i.test(text) ? 'env:' : "''"))
  return bare
    .replace(/\$\(|\$\{/g, '(')
    .split(/[;{}\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .every((one) => SETS.test(one))
}

const MAX_BLOCK = 600

/** Clients of databases, which get the address they connect to. */
const CLIENT =
  /^(?:psql|pg_(?:dump|restore|isready)|pgcli|usql|mysql|mysqldump|mysqladmin|mariadb|mongosh?|mongodump|redis-cli|sqlcmd|prisma|drizzle-kit|knex|sequelize|typeorm|alembic|dbmate|goose|migrate|atlas|flyway|liquibase)$/
/** What looks whether there is a value, and shows nothing of it. */
const ASKS = /^(?:\[\[?|test|:)$/
const SHOWS_VARIABLES = /^(?:env|printenv|set|declare|typeset|compgen|(?:ba|z|da|k|fi)?sh|eval|echo|printf)$/

/** What a command is assigned: whole lines (`env $(cat .env) npm start`), or one value that nothing shows by its name. */
function assigned(
  analysis: Analysis,
  program: string,
  variable: string,
  value: Word,
  is_named: (variable: string) => boolean,
): ReadonlySet<number> | null {
  if (variable === '') return readers_of(analysis.commands, value)
  // What an outer shell would show of its variables, it shows by their flows.
  return SHOWS_VARIABLES.test(program) || is_named(variable) ? null : kept(analysis, value)
}

/** The pipeline of `export NAME=$(...)`, when nothing on the line asks for the variable by name. */
function exported(analysis: Analysis, word: Word, is_named: (variable: string) => boolean): ReadonlySet<number> | null {
  if (!/^\w{1,80}=\0$/.test(word.text) || is_named(word.text.slice(0, -2))) return null
  return kept(analysis, { ...word, text: '', cert: 'dynamic' })
}

/** Whether a command gets a text in which the variable stands: `node -e 'console.log(process.env.KEY)'`, `printenv KEY`. */
function names_variable({ commands, code }: Analysis, variable: string): boolean {
  if (code.some((one) => one.code.includes(variable))) return true
  return commands.some(
    ({ name, args }) =>
      !PASSES.test(name) &&
      name !== 'export' &&
      args.some(({ text, vars }) => text.includes(variable) || vars?.includes(variable) === true),
  )
}

/** The pipeline whose output is the value, when it reaches nobody else than clients and questions whether it is there. */
function kept(analysis: Analysis, value: Word): ReadonlySet<number> | null {
  const readers = readers_of(analysis.commands, value)
  if (readers === null) return null
  for (const { from, to } of analysis.flows) {
    if (from.kind !== 'command' || !readers.has(from.index)) continue
    if (to.kind === 'stdin' && readers.has(to.index)) continue
    const name = to.kind === 'argument' ? (analysis.commands[to.index]?.name ?? '') : ''
    if (!CLIENT.test(name) && !ASKS.test(name) && name !== 'export') return null
  }
  return readers
}

/** Indexes of the pipeline whose output is the whole word; null when it does more than pass lines on. */
function readers_of(commands: readonly SimpleCommand[], word: Word): ReadonlySet<number> | null {
  const [feed, another] = word.feeds ?? []
  if (word.cert !== 'dynamic' || word.text !== '' || word.vars !== undefined) return null
  if (feed === undefined || another !== undefined || feed.via !== 'substitution') return null
  const last = commands[feed.index]
  if (last === undefined) return null
  const readers = new Set([feed.index])
  for (const source of last.stdin) if (source.kind === 'command') readers.add(source.index)
  for (const index of readers) {
    const one = commands[index]
    if (one === undefined || !PASSES.test(one.name) || one.tail !== undefined) return null
    if (one.name === 'awk' && !one.args.every(({ text }) => PRINTS_FIELD.test(text))) return null
    if (one.name === 'sed' && !one.args.every(({ text }) => EDITS.test(text))) return null
    if (one.redirects.some(({ op, target }) => op !== '<' && target.text !== '/dev/null')) return null
  }
  return readers
}

function load(out: Collector, readers: ReadonlySet<number>): void {
  for (const draft of out.drafts) {
    if (!readers.has(draft.command) || draft.fields.item !== 'env-file') continue
    if (draft.kind === 'fs.read') {
      draft.kind = 'fs.list'
      draft.d = [0, 0, 0]
    } else if (draft.kind === 'cred.read') {
      draft.kind = 'proc.exec'
      draft.fields = { source: 'file', path: draft.target ?? '', lang: 'shell', known: false, loads: true }
      const [d1, d3] = base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
      draft.d = [d1, 0, d3]
    }
  }
}
