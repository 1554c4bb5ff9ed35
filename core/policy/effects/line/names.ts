// Output with only the names of variables: `cut -d= -f1 .env`, `env | sed 's/=.*/=***/'`. No value is shown, so neither
// the file nor the environment counts as read. Source: labels of the corpus (`cut -d= -f2 .env` is danger).
import { one_of } from '#core/compose.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { first_readers } from '#core/policy/effects/line/line.ts'
import type { Analysis, SimpleCommand } from '#core/policy/parse/tree.ts'

/** Programs that pass lines on unchanged, all or some. */
const PASSES =
  /^(?:cat|[efg]?grep|rg|head|tail|sort|uniq|nl|get-content|gc|type|select-string|sls|where-object|where|\?|select-object|sort-object)$/

/** Programs that print variables they store. */
const LISTS = /^(?:docker|podman|nerdctl|dotnet)$/

// A sed replacement from the first `=` to the end of the line that keeps nothing: `s/=.*/=x/`.
const CUTS = /^s([/|#,])\s*=\s*\.[*+]\$?\1[^&\\]*\1[gp]{0,2}$/
// A sed deletion of lines, which may accompany it: `/^#/d`.
const DROPS = /^\/[^/]*\/d$/
// awk's `{print $1}`, also under a condition that runs nothing.
const FIRST_FIELD = /^(?:[^{}()|"]|\|\|)*\{\s*print\s+\$1\s*(?:"[^"$]*"\s*)?(?:;\s*)?\}$/
/** What PowerShell keeps of each line: `{ $_.Split('=')[0] }`, `{ if ($_ -match '^([^=]+)=') { $matches[1] } }`. */
const NAMES_BLOCK =
  /^\{\s*(?:\$_\.Split\(\s?["']=["'](?:,\s?2)?\s?\)\[0\]|\(\$_ -split\s?["']=["'](?:,\s?2)?\)\[0\]|\$_ -replace\s?["']=\.[*+]["'](?:,\s?["'][^"'$]{0,20}["'])?|if\s?\(\$_ -match\s?["']\^\(\[\^#?=#?\]\+\)=[^()"']{0,10}["']\)\s?\{\s*\$matches\[1\]\s*\})\s*\}$/i
/** A pattern that matches up to the first `=`. */
const NAME_PATTERN = /^\^(?:\[[A-Za-z0-9_\\-]+\](?:\\?[*+])?|[A-Za-z0-9_]|\\w(?:\\?[*+])?)+=?$/

/** Results per command: its readers, and whether it was examined. One command may read hundreds of files. */
interface Reading {
  readers: ReadonlyMap<number, readonly SimpleCommand[]>
  hidden: Map<SimpleCommand, boolean>
  counted: Map<SimpleCommand, boolean>
}

/** Lowers reads of variable files or the environment when only names come out. */
export function hide_values(analysis: Analysis, out: Collector): void {
  const { commands } = analysis
  if (!out.drafts.some((draft) => shows_values(draft) || is_looked_over(draft))) return
  const reading: Reading = { readers: readers_of(commands), hidden: new Map(), counted: new Map() }
  for (const draft of out.drafts) {
    const command = commands[draft.command]
    if (command === undefined) continue
    // What everybody may see is no secret wherever it goes.
    if (draft.fields.item === 'env-file' && asks_public(command)) out.prints?.delete(draft.command)
    if (lowered(draft, command, commands, reading)) draft.d = [0, 0, 0]
  }
}

/** The commands that read the output of each other one, by its index. */
function readers_of(commands: readonly SimpleCommand[]): Map<number, SimpleCommand[]> {
  const readers = new Map<number, SimpleCommand[]>()
  for (const one of commands) {
    // What a block calls belongs to the block: `% { $_.Split('=')[0] }`.
    if (one.via.at(-1) === 'foreach-object') continue
    const through = ways_through(commands, one)
    for (const source of one.stdin) {
      if (source.kind !== 'command' || through.has(source.index)) continue
      const known = readers.get(source.index)
      if (known === undefined) readers.set(source.index, [one])
      else known.push(one)
    }
  }
  return readers
}

/** Makes a read that shows no values what it is; false for every other effect. */
function lowered(draft: Draft, command: SimpleCommand, commands: readonly SimpleCommand[], reading: Reading): boolean {
  const counted = is_looked_over(draft) && is_counted(command, reading, 0)
  if (!counted && !shows_values(draft)) return false
  if (!counted && draft.kind === 'env.read') {
    const cut = command.stdin.some(
      (source) => source.kind === 'command' && cuts_before(commands, source.index, command),
    )
    if (!cut && !hides(command, reading, 0)) return false
    draft.fields = { ...draft.fields, shown: false }
    return true
  }
  if (!counted && !hides(command, reading, 0)) return false
  draft.kind = 'fs.list'
  return true
}

/** All readers that may see a command's output: in `a | b | c`, `c` sees what `b` makes of it. */
function ways_through(commands: readonly SimpleCommand[], { stdin }: SimpleCommand): ReadonlySet<number> {
  const through = new Set<number>()
  if (stdin.length > 1)
    for (const source of stdin)
      if (source.kind === 'command')
        for (const one of commands[source.index]?.stdin ?? []) if (one.kind === 'command') through.add(one.index)
  return through
}

/** Whether the output of a command is shown at the end of a pipe that passes lines on: `env | sort`. */
export function comes_out({ commands }: Analysis, index: number): boolean {
  for (let at = index, depth = 0; depth < 8; depth++) {
    if (commands[at]?.piped !== true) return commands[at] !== undefined
    const reader = first_readers(commands).get(at)
    if (reader === undefined || !PASSES.test(reader.name) || reader.args.some(({ text }) => /^-\w*[qc]/.test(text)))
      return false
    at = reader.index
  }
  return false
}

/** Whether reading this secret is harmless when the reader only counts, lists keys or tests for existence. */
function is_looked_over({ kind, fields, scope, target }: Collector['drafts'][number]): boolean {
  if (kind === 'fs.read') return scope === 'credential' && fields.copied !== true
  // Credentials of a machine, its memory and whole key chains are excluded: nobody has business with them in any form.
  return kind === 'cred.read' && target !== 'keychain' && !/^(?:metadata|memory|keychain)$/.test(String(fields.store))
}

/** Programs that print an amount or a checksum. */
const COUNTS = /^(?:g?wc|cksum|sum|md5(?:sum)?|sha\d*(?:sum)?|shasum|b2sum)$/
/** A jq path of names ending in `keys`: `.data | keys`. */
const JQ_KEYS =
  /^\s*(?:\.[\w."[\]-]{0,80}\s*\|\s*){0,8}(?:keys|keys_unsorted|length)(?:\[\])?(?:\s*\|\s*(?:length|sort|\.\[\]|join\("[^"\\]{0,8}"\))){0,4}\s*$/

/** Whether the output of a program reveals nothing of its input. */
function only_counts({ name, args }: SimpleCommand): boolean {
  const words = args.map(({ text }) => text)
  if (COUNTS.test(name)) return true
  if (/^[efg]?grep$/.test(name))
    return words.some((word) => /^-[a-zA-Z]{0,8}[cq]|^--(?:count|quiet|silent)$/.test(word))
  if (name !== 'jq' && name !== 'gojq' && name !== 'jaq') return false
  const [program = '', ...files] = words.filter(
    (word) => !/^-[rcSMe]+$|^--(?:raw-output|compact-output|sort-keys)$/.test(word),
  )
  return files.length === 0 && JQ_KEYS.test(program)
}

/** Whether everything a command prints ends in counting, or nowhere. */
function is_counted(command: SimpleCommand, reading: Reading, depth: number): boolean {
  const known = reading.counted.get(command)
  if (known !== undefined) return known
  const counted = ends_counted(command, reading, depth)
  // At a greater depth the result may only mean that the limit was reached, so it is not kept.
  if (depth === 0) reading.counted.set(command, counted)
  return counted
}

function ends_counted(command: SimpleCommand, reading: Reading, depth: number): boolean {
  const { piped, redirects, tail } = command
  if (tail !== undefined || depth >= 8) return false
  const away = redirects.some(({ op, fd, target }) => op.startsWith('>') && fd !== 2 && target.text === '/dev/null')
  if (away && !piped) return is_plain(command)
  const next = reading.readers.get(command.index) ?? []
  if (!is_plain(command) || !piped || next.length === 0) return false
  return next.every((one) =>
    only_counts(one) ? is_plain(one) : PASSES.test(one.name) && is_counted(one, reading, depth + 1),
  )
}

function shows_values({ kind, head, fields, target }: Collector['drafts'][number]): boolean {
  if (kind === 'env.read') return fields.all === true && fields.secret === true && fields.shown === true
  // A container's variables are printed as `NAME=value`; those of a compose project are not.
  if (kind === 'cred.read' && fields.store === 'container' && target !== 'compose project')
    return fields.item === 'environment'
  // `dotnet user-secrets list` prints `Name = value`.
  if (kind === 'cred.read' && head === 'dotnet') return true
  return (kind === 'fs.read' || kind === 'cred.read') && fields.item === 'env-file'
}

/** Whether the command, or everything that reads its output, lets only names through. */
function hides(command: SimpleCommand, reading: Reading, depth: number): boolean {
  const known = reading.hidden.get(command)
  if (known !== undefined) return known
  const hidden = looks_hidden(command, reading, depth)
  // At a greater depth the result may only mean that the limit was reached, so it is not kept.
  if (depth === 0) reading.hidden.set(command, hidden)
  return hidden
}

function looks_hidden(command: SimpleCommand, reading: Reading, depth: number): boolean {
  // The names may also be stored: `sed 's/=.*/=/' .env > .env.example`.
  if (command.tail === undefined && (only_names(command) || asks_public(command))) return true
  if (!is_plain(command)) return false
  const next = reading.readers.get(command.index) ?? []
  return (
    depth < 8 &&
    command.piped &&
    (PASSES.test(command.name) || (depth === 0 && LISTS.test(command.name))) &&
    next.length > 0 &&
    next.every((one) => hides(one, reading, depth + 1))
  )
}

/** Whether values were cut between the command at `index` and its reader. */
function cuts_before(commands: readonly SimpleCommand[], index: number, reader: SimpleCommand): boolean {
  const between = commands[index]
  return between !== undefined && between.index < reader.index && is_plain(between) && only_names(between)
}

/** Whether the output goes only down the pipe or to the terminal. */
function is_plain({ tail, redirects }: SimpleCommand): boolean {
  return tail === undefined && redirects.every(({ op, target }) => op === '<' || target.text === '/dev/null')
}

/** Programs that can cut values out of lines. */
const MAY_CUT = /^(?:cut|g?sed|[gmn]?awk|[efg]?grep)$|^(?:foreach-object|foreach|%)$/

/** Whether a program prints only the name of `NAME=value`. */
function only_names({ name, args }: SimpleCommand): boolean {
  if (!MAY_CUT.test(name)) return false
  if (args.some(({ cert }) => cert !== 'literal' && cert !== 'pattern')) return false
  const words = args.map(({ text }) => text)
  const line = words.join(' ')
  if (name === 'cut')
    return /(?:^|\s)(?:-d\s?=|--delimiter==)(?:\s|$)/.test(line) && /(?:^|\s)(?:-f\s?1|--fields=1)(?:\s|$)/.test(line)
  if (name === 'sed' || name === 'gsed') {
    const scripts = sed_scripts(words)
    return scripts.some((one) => CUTS.test(one)) && scripts.every((one) => CUTS.test(one) || DROPS.test(one))
  }
  if (/^(?:foreach(?:-object)?|%)$/.test(name)) return words.length === 1 && NAMES_BLOCK.test(line)
  if (/^[gmn]?awk$/.test(name)) {
    const rest = line.replace(/^-F\s?['"]?=['"]?\s/, '')
    const program = words.find((word) => word.includes('{'))
    return (
      rest !== line && program !== undefined && FIRST_FIELD.test(program) && !words.some((word) => /^-[^F]/.test(word))
    )
  }
  if (!/^[efg]?grep$/.test(name)) return false
  const [switches, patterns] = [words.filter((word) => /^-/.test(word)), words.filter((word) => !/^-/.test(word))]
  return (
    switches.some((one) => /^-[Eh]*o[Eh]*$/.test(one)) &&
    switches.every((one) => /^-[ohE]+$/.test(one)) &&
    NAME_PATTERN.test(patterns[0] ?? '')
  )
}

/** Variables that a build publishes in its pages, and those that only configure how a program runs. */
const PUBLIC = one_of(
  /^\^?(?:export )?(?:(?:NEXT|EXPO|NUXT)_PUBLIC|VITE|REACT_APP|GATSBY|PUBLIC)_[A-Z\d_]*=?$/,
  /^\^?(?:export )?(?:PORT|HOST|DEBUG|TZ|LANG|LOG_LEVEL|(?:NODE|APP|RAILS|RACK|FLASK|GO|MIX|DJANGO)_ENV|\w{1,40}_(?:PORT|HOST|THEME|LEVEL|ENABLED|REGION))=?$/,
  /^\^?(?:export )?(?:\w{1,40}_(?:DRIVER|MAILER|DIALECT)|(?:QUEUE|BROADCAST)_CONNECTION|DB_(?:NAME|DATABASE)|APP_(?:NAME|DEBUG)|(?:\w{1,30}_)?(?:API|APP|BASE|SITE|BACKEND|FRONTEND|SERVER|CLIENT|SUPABASE|CALLBACK|REDIRECT)_UR[LI]|NEXTAUTH_URL)=?$/,
)

/** Whether a pattern finds only such variables, one or several: `^(DB_HOST|DB_PORT)=`. */
function finds_public(pattern: string): boolean {
  const [, inner = pattern] = /^\^?\(([^()]{1,200})\)=?$/.exec(pattern) ?? []
  return inner.split(/\\?\|/).every((one) => PUBLIC.test(one))
}

/**
 * Whether a search prints one variable that is not secret, without the lines around it: `grep NEXT_PUBLIC_THEME .env`.
 */
function asks_public({ name, args }: SimpleCommand): boolean {
  if (!/^[ef]?grep$/.test(name)) return false
  const switches = args.filter(({ text }) => text.startsWith('-'))
  const pattern = args.find(({ text }) => !text.startsWith('-'))
  return (
    pattern?.cert === 'literal' &&
    finds_public(pattern.text) &&
    switches.every(({ text }) => /^-[nhHEFwm\d]+$/.test(text))
  )
}

/** The scripts of a `sed` command; none when a switch changes what is printed. */
function sed_scripts(words: readonly string[]): string[] {
  const given: string[] = []
  const plain: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (/^-[Er]*e$/.test(word)) given.push(words[++at] ?? '')
    else if (!word.startsWith('-')) plain.push(word)
    else if (!/^-[Ern]+$/.test(word)) return []
  }
  return given.length > 0 ? given : plain.slice(0, 1)
}
