// What a step leaves behind for later ones: files with their text and origin, copies of secrets, hosts, and what became
// the session's own. Source: ENGINE section 11.
import {
  type Collector,
  type Draft,
  first_read,
  pays,
  type Reads,
  reads_by_command,
} from '#core/policy/effects/collector.ts'
import { is_published } from '#core/policy/effects/host/publishers.ts'
import { base_of, parent_of } from '#core/policy/effects/place/path.ts'
import { carries_secret, is_history } from '#core/policy/effects/session/given.ts'
import { unsettles } from '#core/policy/effects/session/loses.ts'
import { owned_by } from '#core/policy/effects/session/own/own.ts'
import { may_bring, teaches, WRITES } from '#core/policy/effects/session/teaches.ts'
import { brought, unpacks } from '#core/policy/effects/session/unpacked.ts'
import type { FileFacts, Would, WrittenFile } from '#core/policy/verdict.ts'

/** Recipes remembered of one file. */
const MAX_WOULD = 32

/** Longer texts are not kept. */
const MAX_KEPT_CHARS = 16_384

/** What later steps must know of this one; null when nothing. */
export function learned_from(
  out: Collector,
  facts: FileFacts | null,
  command: string | null,
  workspace: string | null,
): FileFacts | null {
  // Nearly every step leaves nothing behind.
  const brings = facts?.own !== undefined && facts.own.length > 0 && may_bring(command)
  if (
    out.written === null &&
    out.would === null &&
    !brings &&
    !out.drafts.some(teaches) &&
    !unsettles(out.drafts, facts)
  )
    return null
  const traces = traces_of(out, facts, command)
  for (const draft of out.drafts) if (!follow_trace(draft, traces)) break
  const { written, secrets, hosts } = traces
  const owned = owned_by(out, facts, command, workspace)
  if (written.size === 0 && secrets.size === 0 && hosts.size === 0 && owned === null) return null
  const learned = { written, secrets_read: [...secrets], hosts: [...hosts], denied_effects: [] }
  return owned === null ? learned : { ...learned, own: owned.made, disowned: owned.lost }
}

/** What a step leaves behind, as far as its effects were visited. */
interface Traces {
  readonly out: Collector
  readonly facts: FileFacts | null
  readonly written: Map<string, WrittenFile>
  readonly secrets: Set<string>
  readonly hosts: Set<string>
  readonly fetches: Fetches
  readonly reads: Reads
  readonly dumps: ReadonlySet<number>
  readonly histories: ReadonlySet<number>
  readonly productions: ReadonlySet<number>
  readonly answers: ReadonlySet<number>
  readonly piped: Piped | null
  /** Files read or moved away so far: a later effect may write a copy of one. */
  readonly moved: string[]
  /**
   * A secret of the project was copied: under another name nothing keeps it out of the repository (`cp .env
   * docs/notes.md`).
   */
  copied: boolean
  /** The archive that was listed last. */
  listed: string
}

/** The traces at the start: files whose text the step itself gives. */
function traces_of(out: Collector, facts: FileFacts | null, command: string | null): Traces {
  const written = new Map<string, WrittenFile>()
  for (const [path, text] of out.written ?? []) {
    const file = kept(text, out.would?.get(path))
    written.set(path, is_part(out, path, facts) ? { ...file, part: true } : file)
  }
  for (const [path, would] of out.would ?? []) if (!written.has(path)) written.set(path, added(path, would, facts))
  return {
    out,
    facts,
    written,
    secrets: new Set(),
    hosts: new Set(),
    fetches: fetches_in(out),
    reads: reads_by_command(out),
    dumps: dumps_in(out),
    histories: histories_in(out, command),
    productions: productions_in(out),
    answers: answers_in(out),
    piped: piped_in(out, facts, command),
    moved: [],
    copied: false,
    listed: '',
  }
}

/**
 * Notes what one effect leaves behind. False when comparing it with the others costs too much; then no more are
 * followed.
 */
function follow_trace(draft: Draft, traces: Traces): boolean {
  const { kind, target, fields } = draft
  const { out, facts, written, hosts, moved } = traces
  if (kind.startsWith('net.') && typeof fields.host === 'string' && fields.host !== '') hosts.add(fields.host)
  if (target === null) return true
  follow_secret(draft, target, traces)
  if (kind === 'fs.list') traces.listed = target
  if (kind === 'fs.archive') unpacks(draft, traces.listed, written, facts)
  if ((kind === 'fs.read' || kind === 'fs.move') && fields.away !== false) moved.push(target)
  if (!WRITES.has(kind) || fields.away === true || draft.scope === 'device-null') return true
  // Skipping these forgets something; but then the whole action is a question already.
  if (kind !== 'fs.write' && !pays(out, moved.length)) return false
  follow_file(draft, target, traces)
  return true
}

function follow_secret({ kind, scope, fields }: Draft, target: string, traces: Traces): void {
  if (kind === 'cred.read' && scope === 'credential') traces.secrets.add(target)
  if (kind === 'fs.list' && scope === 'credential' && fields.copied === true) traces.copied = true
  if (!traces.copied || kind !== 'fs.copy' || scope !== 'workspace' || /^\.env/.test(base_of(target))) return
  traces.secrets.add(target)
  traces.written.set(target, kept(null))
}

/** `curl ... | tar xz -C vendor`: all that lies in the folder is as foreign as the archive. */
function unpacked_at({ kind, scope, fields }: Draft, file: WrittenFile): WrittenFile {
  const filled = kind === 'fs.archive' && fields.op === 'unpack' && (scope === 'workspace' || scope === 'regenerable')
  return filled ? { ...file, folder: true } : file
}

/** Where the text of a written file comes from. */
function follow_file(draft: Draft, target: string, traces: Traces): void {
  const { out, facts, written, secrets, fetches, reads, dumps, moved } = traces
  const copies = draft.kind === 'fs.copy' || draft.kind === 'fs.move'
  const origin = copies
    ? origin_of(moved, written, facts)
    : (made_of(draft, reads, written, facts) ?? through_pipe(draft, traces.piped))
  if (
    draft.fields.downloaded === true ||
    draft.taint.includes('net') ||
    prints_into(draft, fetches) ||
    (draft.kind === 'fs.write' && traces.answers.has(draft.command))
  )
    written.set(target, unpacked_at(draft, brought_by(fetch_of(draft, fetches))))
  else if (origin !== undefined) place(target, moved, origin, written)
  else if (dumps.has(draft.command)) written.set(target, { ...kept(null), dump: true })
  const keeps =
    is_copy(out, draft, moved, facts) || (draft.scope === 'workspace' && traces.productions.has(draft.command))
  if (!keeps && !traces.histories.has(draft.command)) return
  secrets.add(target)
  // The copy is a file of this session; the original is not.
  if (!written.has(target)) written.set(target, kept(null))
}

/** Whether this is an edit of a file whose text is unknown, or known only in part. */
function is_part(out: Collector, path: string, facts: FileFacts | null): boolean {
  const before = facts?.written.get(path)
  return (
    out.edits?.some((edit) => edit.path === path) === true &&
    (typeof before?.content !== 'string' || before.part === true)
  )
}

function kept(text: string | null, would?: readonly Would[]): WrittenFile {
  return {
    content: text !== null && text.length <= MAX_KEPT_CHARS ? text : null,
    source: 'agent',
    host: null,
    executable: false,
    ...(would && { would }),
  }
}

/** The record of a file to which a program adds recipes without showing the file. */
function added(path: string, would: readonly Would[], facts: FileFacts | null): WrittenFile {
  const before = facts?.written.get(path)
  return { ...(before ?? kept(null)), would: [...(before?.would ?? []), ...would].slice(-MAX_WOULD) }
}

/** Fetches of the action, the first of each: a line may hold hundreds, and every file it writes asks for one. */
interface Fetches {
  by_file: Map<unknown, Draft>
  by_command: Map<number, Draft>
  first: Draft | null
}

function fetches_in({ drafts }: Collector): Fetches {
  const fetches: Fetches = { by_file: new Map(), by_command: new Map(), first: null }
  for (const draft of drafts) {
    if (draft.kind !== 'net.fetch') continue
    const { by_file, by_command } = fetches
    if (!by_file.has(draft.fields.downloads_as)) by_file.set(draft.fields.downloads_as, draft)
    if (!by_command.has(draft.command)) by_command.set(draft.command, draft)
    fetches.first ??= draft
  }
  return fetches
}

/** The fetch that wrote a file: the one that names it, else one of the same command. */
function fetch_of({ target, command }: Draft, { by_file, by_command, first }: Fetches): Draft | null {
  return by_file.get(target) ?? by_command.get(command) ?? first
}

const NO_COMMANDS: ReadonlySet<number> = new Set()

/** Programs that a dump may pass through on its way into a file. */
const PACKS = /^(?:gzip|pigz|bzip2|xz|zstd|lz4|gpg2?|openssl|age|tee|cat|sed|split)$/

/** Indexes of commands that read the history of a shell, and of those that a pipeline feeds with what they read. */
function histories_in({ drafts }: Collector, line: string | null): ReadonlySet<number> {
  const found = drafts.filter(({ kind, target }) => kind === 'fs.read' && target !== null && is_history(target))
  const [first] = found
  if (first === undefined) return NO_COMMANDS
  const fed = is_one_pipeline(line) ? drafts.filter(({ command }) => command > first.command) : []
  return new Set([...found, ...fed].map(({ command }) => command))
}

/** Whether a line is one pipeline and nothing else. */
function is_one_pipeline(line: string | null): boolean {
  return line?.includes('|') === true && !/[;\n]|&&|\|\|/.test(line)
}

/** Indexes of commands that dump a whole database, or print rows of people's tables. */
function dumps_in({ drafts }: Collector): ReadonlySet<number> {
  const found = drafts.filter(
    ({ kind, fields }) =>
      (kind === 'db.read' && fields.op === 'dump' && (fields.makes !== undefined || fields.whole === true)) ||
      fields.lists === true,
  )
  if (found.length === 0) return NO_COMMANDS
  const packed = drafts.filter(({ kind, head }) => kind === 'fs.write' && PACKS.test(head))
  return new Set([...found, ...packed].map(({ command }) => command))
}

/** The record of a fetched file. A release of a known maker counts as an unchanged version of what was there. */
function brought_by(fetched: Draft | null): WrittenFile {
  return fetched !== null && is_published(fetched.fields) ? kept(null) : downloaded(fetched)
}

function downloaded(fetched: Draft | null): WrittenFile {
  const { host, host_kind, scheme } = fetched?.fields ?? {}
  return {
    content: null,
    source: 'download',
    host: typeof host === 'string' ? host : null,
    ...(typeof host_kind === 'string' && { host_kind }),
    ...(typeof scheme === 'string' && { scheme }),
    executable: false,
  }
}

/** Whether a command's output file contains what its fetch printed: `curl url > file`. */
function prints_into({ kind, command, head }: Draft, { by_command }: Fetches): boolean {
  const fetched = kind === 'fs.write' && command >= 0 ? by_command.get(command) : undefined
  return fetched !== undefined && fetched.head === head && fetched.fields.to_file === false
}

/** `mysqldump -h db.prod.internal shop users > u.sql`: indexes of commands that print rows of production. */
function productions_in({ drafts }: Collector): ReadonlySet<number> {
  return commands_of(
    drafts,
    ({ kind, fields }) => kind === 'db.read' && fields.op === 'dump' && fields.prod === true && fields.rows === true,
  )
}

/** `dig +short TXT name > file`: indexes of commands that print what the owner of a name wrote. */
function answers_in({ drafts, prints }: Collector): ReadonlySet<number> {
  return commands_of(
    drafts,
    ({ kind, command }) => kind === 'net.dns' && prints?.get(command)?.includes('net') === true,
  )
}

function commands_of(drafts: readonly Draft[], like: (draft: Draft) => boolean): ReadonlySet<number> {
  const found = drafts.filter((draft) => draft.command >= 0 && like(draft))
  return found.length === 0 ? NO_COMMANDS : new Set(found.map(({ command }) => command))
}

/** The origin of a copied or moved file, which it keeps. */
function origin_of(
  moved: readonly string[],
  written: ReadonlyMap<string, WrittenFile>,
  facts: FileFacts | null,
): WrittenFile | undefined {
  for (const path of moved) {
    const file = written.get(path) ?? (facts === null ? undefined : brought(path, facts.written))
    if (file !== undefined) return file
  }
  return undefined
}

/**
 * The origin of a file that one command makes of downloads: `cat part1 part2 > all`, `gunzip x.gz`. It is as foreign as
 * they are.
 */
function made_of(
  { kind, command }: Draft,
  reads: Reads,
  written: ReadonlyMap<string, WrittenFile>,
  facts: FileFacts | null,
): WrittenFile | undefined {
  if (kind === 'fs.link') return undefined
  const file_at = (path: string) => written.get(path) ?? (facts === null ? undefined : brought(path, facts.written))
  const from = first_read(reads, command, (path) => file_at(path)?.source === 'download')
  return from === null ? undefined : file_at(from)
}

/** A download that the first commands of a pipeline read, and the index of the command that does. */
interface Piped {
  readonly command: number
  readonly file: WrittenFile
}

/** `tr -d x < part | base64 -d > all`: the download that a line reads which is one pipeline and nothing else. */
function piped_in({ drafts }: Collector, facts: FileFacts | null, line: string | null): Piped | null {
  if (facts === null || !is_one_pipeline(line)) return null
  for (const { kind, target, command } of drafts) {
    if (kind !== 'fs.read' || target === null || command < 0) continue
    const file = brought(target, facts.written)
    if (file?.source === 'download') return { command, file }
  }
  return null
}

function through_pipe({ kind, command }: Draft, piped: Piped | null): WrittenFile | undefined {
  return piped !== null && kind === 'fs.write' && command > piped.command ? piped.file : undefined
}

/** Records a moved file. `mv a dir` leaves `dir/a` if the folder exists and `dir` if not; both readings are kept. */
function place(target: string, moved: readonly string[], origin: WrittenFile, written: Map<string, WrittenFile>): void {
  written.set(target, origin)
  const [from] = moved
  if (from !== undefined && parent_of(from) !== target) written.set(`${target}/${base_of(from)}`, origin)
}

/** Whether a file now holds a secret: by what flows into it, or as a copy. */
function is_copy(out: Collector, draft: Draft, moved: readonly string[], facts: FileFacts | null): boolean {
  if (draft.taint.includes('secret') || holds_secret(out, draft)) return true
  return facts !== null && draft.kind !== 'fs.write' && moved.some((path) => carries_secret(path, facts))
}

/** Whether what a command prints into a file is a secret: read by itself, or piped in. */
function holds_secret(out: Collector, draft: Draft): boolean {
  return draft.command >= 0 && (out.prints?.get(draft.command)?.includes('secret') ?? false)
}
