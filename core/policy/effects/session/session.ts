// What earlier steps of a session mean for this one, and what this step leaves behind: files with their texts and origins,
// copies of secrets, hosts. Source: ENGINE section 11.
import {
  type Collector,
  type Draft,
  first_read,
  note_written,
  pays,
  type Reads,
  reads_by_command,
  set_field,
} from '#core/policy/effects/collector.ts'
import { is_published } from '#core/policy/effects/host/publishers.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { base_of, parent_of } from '#core/policy/effects/place/path.ts'
import {
  applies_download,
  become,
  downloads_run,
  installs_download,
  runs_download,
} from '#core/policy/effects/session/downloads.ts'
import {
  carries_secret,
  gives_secret,
  is_history,
  posts_copy,
  sends_data,
  sends_dump,
  sent_by_tool,
} from '#core/policy/effects/session/given.ts'
import { may_gain, may_lose, unsettles } from '#core/policy/effects/session/loses.ts'
import { with_modules } from '#core/policy/effects/session/modules.ts'
import { owned_by } from '#core/policy/effects/session/own/own.ts'
import { may_be_own, pushes_all_away, runs_own, send_away } from '#core/policy/effects/session/own/take-down.ts'
import { GATEWAY_SEEN } from '#core/policy/effects/session/seen.ts'
import { is_module, module_in, readers_of, reads_file } from '#core/policy/effects/session/start-files.ts'
import { may_bring, teaches, WRITES } from '#core/policy/effects/session/teaches.ts'
import { may_be_told } from '#core/policy/effects/session/told.ts'
import { brought, NEAR, unpacks } from '#core/policy/effects/session/unpacked.ts'
import { scripts_of } from '#core/policy/effects/text/content.ts'
import type { FileFacts, Would, WrittenFile } from '#core/policy/verdict.ts'

/** Texts of session files that one command line may run; more names in one line are not looked up. */
const MAX_NAMED_FILES = 8

/** Session files whose name occurs in a command, with their text. */
export function files_named(command: string, facts: FileFacts | null): ReadonlyMap<string, string> | null {
  if (facts === null || facts.written.size === 0) return null
  const module = module_in(command)
  if (module === null && facts.names?.occur_in(command) === false) return null
  let found: Map<string, string> | null = null
  for (const [path, file] of facts.written) {
    if (file.content === null || file.source !== 'agent') continue
    if (!command.includes(base_of(path)) && !(module !== null && is_module(path, module))) continue
    found ??= new Map()
    found.set(path, with_modules(path, file.part ? settled_lines(file.content) : file.content, facts))
    if (found.size >= MAX_NAMED_FILES) break
  }
  return found
}

/** A line whose program is a variable, or no program at all. */
const OPEN_LINE =
  /^[ \t]*(?:(?:exec|command|sudo|time|nohup|env)[ \t]+)?(?:["']?\$[\w{@*]|[^\s()`|;&<>]{0,40}:\/\/)[^()`|;&<>\n]*$/gm

/** A piece of a script without the lines that only the rest of the file explains: they are no more obscure than it is. */
function settled_lines(text: string): string {
  return text.replace(OPEN_LINE, ':')
}

/**
 * Whether what the session did can change the judgement of a command with these effects: everything the functions below, and
 * `files_named`, look for. A no is certain, so a verdict that was reached without the facts holds with them, too.
 */
export function facts_matter(command: string, effects: readonly Effect[], facts: FileFacts): boolean {
  const { written } = facts
  if (facts.secrets_read.length > 0 || may_be_told(effects, facts)) return true
  if (may_be_own(effects, facts) || may_lose(effects, facts) || may_gain(command, effects, facts)) return true
  if (written.size === 0) return false
  if (facts.names?.occur_in(command) ?? names_one_of(command, written)) return true
  const module = module_in(command)
  if (module !== null) for (const path of written.keys()) if (is_module(path, module)) return true
  for (const { kind, target, fields, head } of effects) {
    if (target !== null && written.has(target)) return true
    if (kind === 'pkg.install') for (const { source } of written.values()) if (source === 'download') return true
    if (typeof fields.path === 'string' && brought(fields.path, written) !== undefined) return true
    const readers = readers_of(head, command)
    if (!readers.some(({ file }) => facts.names?.may_start(file) !== false)) continue
    for (const path of written.keys()) if (reads_file(readers, base_of(path), command)) return true
  }
  return false
}

function names_one_of(command: string, written: FileFacts['written']): boolean {
  for (const path of written.keys()) if (command.includes(base_of(path))) return true
  return false
}

/** Changes the effects of this step by what the session did before. */
export function follow_session(out: Collector, command: string, facts: FileFacts): void {
  // Drafts that are added meanwhile are not looked at again.
  const { length } = out.drafts
  const find = downloads_run(command, facts)
  for (let at = 0; at < length; at++) {
    const draft = out.drafts[at]
    if (draft === undefined) break
    switch (draft.kind) {
      case 'proc.exec':
      case 'proc.eval':
      case 'ctr.run':
        runs_download(out, draft, find)
        break
      case 'pkg.install':
        installs_download(out, draft, facts)
        break
      case 'fs.read':
        applies_download(out, draft, facts)
        break
      case 'fs.perm':
        // What it may be was decided when it was written.
        if (runs_own(draft, facts)) draft.d[1] = 0
        break
      case 'proc.signal':
        // Its number, or the file that it was written to.
        if (facts.own?.includes(GATEWAY_SEEN) === true && /^(?:\d+$|\/)/.test(draft.target ?? ''))
          out.drafts.push(become(draft, 'agent.guard', { op: 'kill' }))
        break
      case 'net.send':
        if (facts.secrets_read.length > 0 && !NEAR.has(String(draft.fields.host_kind)) && sends_data(draft)) {
          set_field(draft, 'after_secret', true)
        } else if (draft.fields.bucket !== undefined && sends_dump(out, draft, facts))
          set_field(draft, 'after_secret', true)
        break
      case 'tool.mutate':
      case 'msg.send':
      case 'cloud.change':
        if (gives_secret(out, draft, facts) || posts_copy(draft, command, facts)) out.drafts.push(sent_by_tool(draft))
        break
      case 'vcs.commit':
        runs_download(out, draft, find)
        break
      case 'vcs.push':
      case 'pkg.publish':
        runs_download(out, draft, find)
        if (facts.secrets_read.some((path) => facts.written.has(path))) set_field(draft, 'after_secret', true)
        if (pushes_all_away(draft, facts)) send_away(draft)
        break
      default:
    }
  }
}

/** A file that this session wrote and now edits is judged as the whole that it becomes. */
export function follow_edits(out: Collector, facts: FileFacts): void {
  if (out.edits === null) return
  for (const path of new Set(out.edits.map((edit) => edit.path))) {
    const before = facts.written.get(path)?.content
    if (typeof before !== 'string') continue
    let text = before
    for (const { path: of, from, to } of out.edits)
      if (of === path) text = text.includes(from) ? text.replace(from, () => to) : `${text}\n${to}`
    out.scripts = out.scripts.map((script) => (script.path === path ? { ...script, part: true } : script))
    for (const script of scripts_of(path, text)) out.scripts.push({ ...script, path, whole: true })
    note_written(out, path, text)
  }
}

/** `psql -f drop.sql`: a file of SQL that this session or this very command wrote is what it says. */
export function run_sql_files(out: Collector, facts: FileFacts | null): void {
  for (const draft of out.drafts) {
    if (!draft.kind.startsWith('db.')) continue
    const { file } = draft.fields
    if (draft.fields.op !== 'script' || typeof file !== 'string' || draft.fields.disposable === true) continue
    const text = written_text(file, out, facts)
    if (text === null || out.nested.length >= MAX_NAMED_FILES) continue
    const { lang, code } = script_of(draft, text)
    out.nested.push({
      lang,
      code,
      via: ['file'],
      place: 'local',
      cwd: null,
      span: draft.span,
      command: -1,
      depth: 1,
    })
  }
}

/** Scripts of MongoDB are no SQL: they are what its shell would be told. */
function script_of({ fields, target }: Draft, text: string): Pick<Collector['nested'][number], 'lang' | 'code'> {
  if (fields.engine !== 'mongo') return { lang: 'sql', code: text }
  const quoted = [target ?? '', text].map((one) => `'${one.replaceAll("'", "'\\''")}'`)
  return { lang: 'shell', code: `mongosh ${quoted[0]} --eval ${quoted[1]}` }
}

function written_text(file: string, out: Collector, facts: FileFacts | null): string | null {
  const tail = `/${file.replace(/^(?:\.\/)+/, '')}`
  for (const [path, text] of out.written ?? []) if (path === file || path.endsWith(tail)) return text
  for (const [path, known] of facts?.written ?? []) if (path === file || path.endsWith(tail)) return known.content
  return null
}

/** Recipes of one file that are remembered. */
const MAX_WOULD = 32

/** Longer texts are not kept for later steps. */
const MAX_KEPT_CHARS = 16_384

/** What a later step has to know about this one; null when there is nothing. */
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
  const written = new Map<string, WrittenFile>()
  const secrets = new Set<string>()
  const hosts = new Set<string>()
  for (const [path, text] of out.written ?? []) {
    const file = kept(text, out.would?.get(path))
    written.set(path, is_part(out, path, facts) ? { ...file, part: true } : file)
  }
  for (const [path, would] of out.would ?? []) if (!written.has(path)) written.set(path, added(path, would, facts))
  const fetches = fetches_in(out)
  const reads = reads_by_command(out)
  const moved: string[] = []
  // `cp .env docs/notes.md`: under another name nothing keeps it out of the repository.
  let copied = false
  let listed = ''
  const dumps = dumps_in(out)
  for (const draft of out.drafts) {
    const { kind, target, fields } = draft
    if (kind.startsWith('net.') && typeof fields.host === 'string' && fields.host !== '') hosts.add(fields.host)
    if (target === null) continue
    if (kind === 'cred.read' && draft.scope === 'credential') secrets.add(target)
    if (kind === 'fs.list' && draft.scope === 'credential' && fields.copied === true) copied = true
    if (copied && kind === 'fs.copy' && draft.scope === 'workspace' && !/^\.env/.test(base_of(target))) {
      secrets.add(target)
      written.set(target, kept(null))
    }
    if (kind === 'fs.list') listed = target
    if (kind === 'fs.archive') unpacks(draft, listed, written, facts)
    if ((kind === 'fs.read' || kind === 'fs.move') && fields.away !== false) moved.push(target)
    if (!WRITES.has(kind) || fields.away === true || draft.scope === 'device-null') continue
    // Without these the session would forget; but then the whole action is a question.
    if (kind !== 'fs.write' && !pays(out, moved.length)) break
    const copies = kind === 'fs.copy' || kind === 'fs.move'
    const origin = copies ? origin_of(moved, written, facts) : made_of(draft, reads, written, facts)
    if (fields.downloaded === true || draft.taint.includes('net') || prints_into(draft, fetches))
      written.set(target, brought_by(fetch_of(draft, fetches)))
    else if (origin !== undefined) place(target, moved, origin, written)
    else if (dumps.has(draft.command)) written.set(target, { ...kept(null), dump: true })
    if (is_copy(out, draft, moved, facts) || first_read(reads, draft.command, is_history) !== null) {
      secrets.add(target)
      // A copy is a file of this session; the original is not.
      if (!written.has(target)) written.set(target, kept(null))
    }
  }
  const owned = owned_by(out, facts, command, workspace)
  if (written.size === 0 && secrets.size === 0 && hosts.size === 0 && owned === null) return null
  const learned = { written, secrets_read: [...secrets], hosts: [...hosts], denied_effects: [] }
  return owned === null ? learned : { ...learned, own: owned.made, disowned: owned.lost }
}

/** An edit of a file whose text is not known, or only in part. */
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

/** Recipes that a program adds to a file it does not show. */
function added(path: string, would: readonly Would[], facts: FileFacts | null): WrittenFile {
  const before = facts?.written.get(path)
  return { ...(before ?? kept(null)), would: [...(before?.would ?? []), ...would].slice(-MAX_WOULD) }
}

/** What the action fetches, the first of each: a line may hold hundreds, and every file it writes asks for one. */
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

/** The fetch that wrote a file: the one that says so, else one of the same command. */
function fetch_of({ target, command }: Draft, { by_file, by_command, first }: Fetches): Draft | null {
  return by_file.get(target) ?? by_command.get(command) ?? first
}

const NO_COMMANDS: ReadonlySet<number> = new Set()

/** Programs through which a dump goes on its way into a file. */
const PACKS = /^(?:gzip|pigz|bzip2|xz|zstd|lz4|gpg2?|openssl|age|tee|cat|sed|split)$/

/** Commands that write a whole database down. */
function dumps_in({ drafts }: Collector): ReadonlySet<number> {
  const found = drafts.filter(
    ({ kind, fields }) =>
      kind === 'db.read' && fields.op === 'dump' && (fields.makes !== undefined || fields.whole === true),
  )
  if (found.length === 0) return NO_COMMANDS
  const packed = drafts.filter(({ kind, head }) => kind === 'fs.write' && PACKS.test(head))
  return new Set([...found, ...packed].map(({ command }) => command))
}

/** A release of a known maker is as good as what was there before. */
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

/** `curl url > file`: what the fetch of the same command would show goes into the file. */
function prints_into({ kind, command, head }: Draft, { by_command }: Fetches): boolean {
  const fetched = kind === 'fs.write' && command >= 0 ? by_command.get(command) : undefined
  return fetched !== undefined && fetched.head === head && fetched.fields.to_file === false
}

/** A copied or moved file keeps its origin. */
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

/** `cat part1 part2 > all`, `gunzip x.gz`: what one command reads of downloads and writes again is as foreign as they are. */
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

/** `mv a dir` leaves `dir/a`; both readings are kept, because the folder cannot be looked at. */
function place(target: string, moved: readonly string[], origin: WrittenFile, written: Map<string, WrittenFile>): void {
  written.set(target, origin)
  const [from] = moved
  if (from !== undefined && parent_of(from) !== target) written.set(`${target}/${base_of(from)}`, origin)
}

/** The file now holds a secret: by what flows into it, or as a copy of one. */
function is_copy(out: Collector, draft: Draft, moved: readonly string[], facts: FileFacts | null): boolean {
  if (draft.taint.includes('secret') || holds_secret(out, draft)) return true
  return facts !== null && draft.kind !== 'fs.write' && moved.some((path) => carries_secret(path, facts))
}

/** What the command prints into the file is a secret: its own reading, or what flows in. */
function holds_secret(out: Collector, draft: Draft): boolean {
  return draft.command >= 0 && (out.prints?.get(draft.command)?.includes('secret') ?? false)
}
