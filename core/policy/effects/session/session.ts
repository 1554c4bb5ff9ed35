// What earlier steps of a session mean for this one: files it wrote, what they contain and where that came from,
// secrets it copied, hosts it contacted. learned.ts collects what a step leaves behind. Source: ENGINE section 11.
import { type Collector, type Draft, note_written, set_field } from '#core/policy/effects/collector.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import {
  applies_download,
  become,
  builds_project,
  downloads_run,
  has_download,
  installs_download,
  runs_download,
} from '#core/policy/effects/session/downloads.ts'
import { gives_secret, posts_copy, sends_data, sends_dump, sent_by_tool } from '#core/policy/effects/session/given.ts'
import { may_gain, may_lose } from '#core/policy/effects/session/loses.ts'
import { with_modules } from '#core/policy/effects/session/modules.ts'
import { follow_settings, may_be_live } from '#core/policy/effects/session/own/settings.ts'
import { sweeps_own } from '#core/policy/effects/session/own/sweeps.ts'
import { may_be_own, pushes_all_away, runs_own, send_away } from '#core/policy/effects/session/own/take-down.ts'
import { GATEWAY_SEEN } from '#core/policy/effects/session/seen.ts'
import { is_module, module_in, readers_of, reads_file, runs_project } from '#core/policy/effects/session/start-files.ts'
import { may_be_told } from '#core/policy/effects/session/told.ts'
import { brought, NEAR } from '#core/policy/effects/session/unpacked.ts'
import { scripts_of } from '#core/policy/effects/text/content.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Session files that one command may run; further ones are not looked up. */
const MAX_NAMED_FILES = 8

/** Texts of the session files that a command names, by path. */
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

/** A line whose program is a variable, or that has no program at all. */
const OPEN_LINE =
  /^[ \t]*(?:(?:exec|command|sudo|time|nohup|env)[ \t]+)?(?:["']?\$[\w{@*]|[^\s()`|;&<>]{0,40}:\/\/)[^()`|;&<>\n]*$/gm

/**
 * A piece of a script without the lines that only the rest of the file explains, which would otherwise count as
 * obscure.
 */
function settled_lines(text: string): string {
  return text.replace(OPEN_LINE, ':')
}

/**
 * Whether the session's facts can change the verdict of a command with these effects, through any function below or
 * `files_named`. False is certain: then a verdict reached without the facts stays valid with them (compile.ts caches
 * it).
 */
export function facts_matter(command: string, effects: readonly Effect[], facts: FileFacts): boolean {
  const { written } = facts
  if (facts.secrets_read.length > 0 || may_be_told(effects, facts) || may_be_live(effects, facts)) return true
  if (may_be_own(effects, facts) || may_lose(effects, facts) || may_gain(command, effects, facts)) return true
  if (written.size === 0) return false
  if (effects.some((effect) => sweeps_own(effect, facts))) return true
  if (facts.names?.occur_in(command) ?? names_one_of(command, written)) return true
  const module = module_in(command)
  if (module !== null) for (const path of written.keys()) if (is_module(path, module)) return true
  const foreign = has_download(facts)
  if (foreign && builds_project(command)) return true
  return effects.some((effect) => concerns_written(effect, command, facts, foreign))
}

/** Whether an effect may have to do with a file that the session wrote, or downloaded when there is a `foreign` one. */
function concerns_written(
  { kind, target, fields, head }: Effect,
  command: string,
  { written, names }: FileFacts,
  foreign: boolean,
): boolean {
  if (target !== null && written.has(target)) return true
  if (foreign && (kind === 'pkg.install' || runs_project(head, command) !== null)) return true
  if (typeof fields.path === 'string' && brought(fields.path, written) !== undefined) return true
  const readers = readers_of(head, command)
  if (!readers.some(({ file }) => names?.may_start(file) !== false)) return false
  for (const path of written.keys()) if (reads_file(readers, base_of(path), command)) return true
  return false
}

function names_one_of(command: string, written: FileFacts['written']): boolean {
  for (const path of written.keys()) if (command.includes(base_of(path))) return true
  return false
}

/** Changes the effects of this step according to what the session did before. */
export function follow_session(out: Collector, command: string, facts: FileFacts, workspace: string | null): void {
  follow_settings(out.drafts, command, facts)
  // Effects added by this loop are not visited.
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
      case 'fs.delete':
        if (draft.target?.slice(0, draft.target.lastIndexOf('/')) === workspace && sweeps_own(draft, facts))
          set_field(draft, 'made', true)
        break
      case 'fs.perm':
        // The file was judged when it was written.
        if (runs_own(draft, facts)) draft.d[1] = 0
        break
      case 'proc.signal':
        if (may_stop_gateway(draft, facts)) out.drafts.push(become(draft, 'agent.guard', { op: 'kill' }))
        break
      case 'net.send':
        if (may_send_secret(out, draft, facts)) set_field(draft, 'after_secret', true)
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

/** Whether the process is named by its number, or by a file with its number, after the session looked up the gateway's. */
function may_stop_gateway({ target }: Draft, { own = [] }: FileFacts): boolean {
  return own.includes(GATEWAY_SEEN) && /^(?:\d+$|\/)/.test(target ?? '')
}

/** Whether data leaves for a stranger after the session read a secret, or the dump of a database leaves for a bucket. */
function may_send_secret(out: Collector, draft: Draft, facts: FileFacts): boolean {
  const { host_kind, bucket } = draft.fields
  if (facts.secrets_read.length > 0 && !NEAR.has(String(host_kind)) && sends_data(draft)) return true
  return bucket !== undefined && sends_dump(out, draft, facts)
}

/** Judges an edit of a file that this session wrote as the whole file it results in. */
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

/** Judges SQL files by their text, when this session or this very command wrote them: `psql -f drop.sql`. */
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

/** The code in a script file; MongoDB's scripts are not SQL but commands of its shell. */
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
