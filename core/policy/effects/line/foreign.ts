// Files that a command line downloads, unpacks, clones or decodes and then runs: they are as foreign as their source (long: one walk
// over the effects of a line with everything that it remembers). Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import {
  type Collector,
  type Draft,
  first_read,
  pays,
  type Reads,
  reads_by_command,
} from '#core/policy/effects/collector.ts'
import { is_of_maker, is_published } from '#core/policy/effects/host/publishers.ts'
import type { Taint } from '#core/policy/effects/kind.ts'
import { lay_there, unpacked_from, unpacked_name } from '#core/policy/effects/place/archive.ts'
import { base_of, is_below, normalise } from '#core/policy/effects/place/path.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import { installs_by, readers_of, reads_file } from '#core/policy/effects/session/start-files.ts'
import type { Analysis, SimpleCommand } from '#core/policy/parse/tree.ts'

/** Words of one command that are looked at. */
const MAX_NAMES = 32

interface Foreign {
  source: 'network' | 'decoded'
  host: Draft | null
  /** A cloned repository: building it is expected, running its installers is not. */
  cloned: boolean
  /** Of a repository: fetched over plain HTTP or from a bare address, so nobody knows whose it is. */
  strange?: boolean
  /** Of a repository: anybody's, cloned without a key of one's own; what installs it runs what it says. */
  anybodys?: boolean
  /** Of a folder: the archive unpacked there, without its extension. */
  archive?: string
}

function is_strange({ fields }: Draft): boolean {
  return (
    /^(?:http|git|ftp)$/.test(String(fields.scheme)) ||
    /^(?:ip|ip-literal|public|punycode|lookalike)$/.test(String(fields.host_kind))
  )
}

function is_anybodys({ fields }: Draft): boolean {
  return (
    (fields.scheme === 'https' || fields.remote === '') &&
    !/^(?:private|loopback)$/.test(String(fields.host_kind)) &&
    !/@/.test(String(fields.remote)) &&
    !is_of_maker(String(fields.remote))
  )
}

function brings_files({ kind, taint }: Draft): boolean {
  return kind === 'net.fetch' || kind === 'vcs.fetch' || taint.includes('decoded')
}

/** State while one command line is followed. */
interface Line {
  out: Collector
  analysis: Analysis
  fetches: readonly Draft[]
  reads: Reads
  /** Foreign files so far, by path. */
  files: Map<string, Foreign>
  folders: Map<string, Foreign>
}

/** Marks effects that run what the same line downloads, unpacks or decodes. */
export function follow_foreign(out: Collector, analysis: Analysis): void {
  if (!out.drafts.some(brings_files)) return
  const files = new Map<string, Foreign>()
  const folders = new Map<string, Foreign>()
  const fetches = out.drafts.filter(({ kind }) => kind === 'net.fetch')
  const line: Line = { out, analysis, fetches, reads: reads_by_command(out), files, folders }
  let command = -1
  let sources: string[] = []
  // Effects of inline code were added after all commands; here they belong to the time of their command.
  for (const draft of [...out.drafts].sort((one, other) => one.command - other.command)) {
    if (draft.command !== command) {
      command = draft.command
      sources = []
    }
    if (draft.kind === 'proc.exec' || draft.kind === 'proc.eval') {
      starts_foreign(line, draft)
      continue
    }
    obeys_foreign(line, draft)
    if (draft.target === null) {
      // `git clone "$URL" && ./install.sh`: whose it is nobody knows, and where it lies only sometimes.
      if (draft.kind === 'vcs.fetch' && draft.fields.remote === '') keeps_foreign(line, draft, '', sources)
      continue
    }
    if (is_source(draft)) sources.push(draft.target)
    else keeps_foreign(line, draft, draft.target, sources)
  }
}

/** A program or code starts from a foreign file, or reads one. */
function starts_foreign(line: Line, draft: Draft): void {
  const read = reads_fetched(line, draft)
  const { path } = draft.fields
  const origin = typeof path === 'string' ? origin_of(line, draft, path) : installs_foreign(line, draft)
  const foreign = origin ?? read
  if (foreign !== null) runs_foreign(line.out, draft, foreign)
}

/** A program acts on a foreign file: runs it, installs by it, applies it, or pushes it as a pipeline. */
function obeys_foreign(line: Line, draft: Draft): void {
  const { out, files } = line
  const { kind, target } = draft
  const obeyed = (origin: Foreign | null) => {
    if (origin !== null) runs_foreign(out, draft, origin)
  }
  if (RUNS_FILES.has(kind)) obeyed(reads_fetched(line, draft))
  if (kind === 'pkg.install') {
    installs_fetched(line, draft)
    if (draft.fields.scripts !== false) {
      const strange = () => strange_file(line, (path) => installs_by(draft.head, base_of(path)))
      obeyed(installs_foreign(line, draft) ?? strange())
    }
  }
  if (kind === 'fs.read' && (draft.fields.patch === true || draft.head === 'patch'))
    obeyed(strange_file(line, (path) => path === target))
  if (kind === 'vcs.push' && pays(out, files.size)) obeyed(pipeline_in(files))
  if (kind === 'vcs.config' && draft.fields.key === 'core.hookspath' && takes_hooks(line, draft)) {
    draft.fields = { ...draft.fields, executes: true }
    rescore(draft)
  }
}

/** Whether a project takes its hooks from the clone of another one. */
function takes_hooks({ out, analysis, folders }: Line, { command, fields }: Draft): boolean {
  if (folders.size === 0 || !pays(out, folders.size)) return false
  const cwd = analysis.commands[command]?.cwd ?? ''
  const path = normalise(String(fields.value), cwd, '')
  for (const [folder, { cloned }] of folders)
    if (cloned && is_below(path, folder) && !is_below(cwd, folder)) return true
  return false
}

/** Whether a later effect of the same command may copy from this one. */
function is_source({ kind, fields }: Draft): boolean {
  return kind === 'fs.read' || kind === 'fs.list' || (kind === 'fs.move' && fields.away === true)
}

/** Remembers a clone, or a file whose text is foreign (fetched, or from files that the command read). */
function keeps_foreign(line: Line, draft: Draft, target: string, sources: readonly string[]): void {
  const { out, files, folders } = line
  if (draft.kind === 'vcs.fetch') {
    const clone = origin_of_clone(line, draft, target)
    if (clone !== null) folders.set(cloned_into(line, draft, target), clone)
    return
  }
  if (!WRITES.has(draft.kind)) return
  if (draft.kind === 'fs.copy' || draft.kind === 'fs.move') keeps_cloned(line, target, sources)
  const origin = origin_of_write(line, draft, sources)
  if (origin === null || !pays(out, sources.length)) return
  if (draft.kind === 'fs.archive') {
    const archive = draft.fields.flat === true ? '' : archive_name(sources.at(-1), origin)
    folders.set(target, { ...origin, archive })
  }
  files.set(target, origin)
  for (const from of sources) files.set(`${target}/${base_of(from)}`, origin)
}

/** What is copied out of a clone is as foreign under its new name: `cp t/run.sh . && bash run.sh`, `cp -r t/.githooks .`. */
function keeps_cloned({ out, files, folders }: Line, target: string, sources: readonly string[]): void {
  if (folders.size === 0 || !pays(out, sources.length * folders.size)) return
  for (const from of sources.slice(0, MAX_NAMES)) {
    const name = base_of(from)
    if (/[*?[{]/.test(name)) continue
    const clone = [...folders].find(
      ([folder, { cloned }]) =>
        cloned && (folder.lastIndexOf('/') === 0 ? from.includes(`${folder}/`) : is_below(from, folder)),
    )
    if (clone === undefined || clone[0] === from) continue
    const [, origin] = clone
    if (INSTALLER.test(name)) files.set(`${target}/${name}`, origin)
    else folders.set(`${target}/${name}`, origin)
    if (INSTALLER.test(base_of(target))) files.set(target, origin)
  }
}

/** Name of an archive: of its file, or of the address it is piped from. */
function archive_name(file: string | undefined, { host }: Foreign): string {
  if (file !== undefined) return unpacked_name(file)
  return host === null ? '' : unpacked_from(host)
}

/** Files that a server runs once they are pushed. */
const PIPELINE =
  /\/\.github\/(?:workflows|actions)\/|\/\.(?:gitlab-ci|travis|drone|cirrus|appveyor|woodpecker)\.ya?ml$|\/\.circleci\/|\/(?:azure|bitbucket)-pipelines\.ya?ml$|\/Jenkinsfile$/

function pipeline_in(files: ReadonlyMap<string, Foreign>): Foreign | null {
  for (const [path, origin] of files)
    if (PIPELINE.test(path) && origin.source === 'network' && !KNOWN_HOST.test(String(origin.host?.fields.host_kind)))
      return origin
  return null
}

/** The first such file from an unknown host. */
function strange_file({ out, files }: Line, is_one: (path: string) => boolean): Foreign | null {
  if (files.size === 0 || !pays(out, files.size)) return null
  for (const [path, origin] of files)
    if (origin.source === 'network' && !KNOWN_HOST.test(String(origin.host?.fields.host_kind)) && is_one(path))
      return origin
  return null
}

const RUNS_FILES: ReadonlySet<string> = new Set([
  'ctr.run',
  'ctr.build',
  'iac.apply',
  'k8s.change',
  'db.write',
  'db.admin',
])
/** Kinds of hosts whose files people run as instructions say. */
const KNOWN_HOST = /^(?:known|registry|loopback|private)$/

/**
 * The foreign file that a program runs because of its name: `curl -o x.go https://... ; go run x.go`, `curl -o
 * compose.yml ...; docker compose up`.
 */
function reads_fetched({ out, analysis, files }: Line, draft: Draft): Foreign | null {
  const command = analysis.commands[draft.command]
  if (command === undefined || files.size === 0) return null
  const redirected = command.redirects.filter(({ op }) => op === '<').map(({ target }) => target.text)
  const line = [command.name, ...command.args.slice(0, MAX_NAMES).map(({ text }) => text), ...redirected].join(' ')
  const readers = readers_of(command.name, line)
  if (readers.length === 0 || !pays(out, files.size)) return null
  for (const [path, origin] of files)
    if (
      origin.source === 'network' &&
      !KNOWN_HOST.test(String(origin.host?.fields.host_kind)) &&
      reads_file(readers, base_of(path), line)
    )
      return origin
  return null
}

/**
 * A package that is installed from a fetched file has the file's source: `curl -o p.whl https://... && pip install
 * p.whl`.
 */
function installs_fetched({ out, files }: Line, draft: Draft): void {
  const names = Array.isArray(draft.fields.names) ? draft.fields.names : []
  if (!pays(out, files.size * Math.min(names.length, MAX_NAMES))) return
  for (const name of names.slice(0, MAX_NAMES)) {
    const tail = String(name).replace(/^\.\//, '')
    const fetched = [...files].find(([path]) => path === tail || path.endsWith(`/${tail}`))?.[1]
    if (fetched?.source !== 'network' || !/\.\w+$/.test(tail)) continue
    const { host = '', host_kind = '' } = fetched.host?.fields ?? {}
    draft.fields = { ...draft.fields, source: 'url', host, host_kind }
    rescore(draft)
  }
}

const WRITES: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.link', 'fs.archive'])

function origin_of_write(line: Line, draft: Draft, sources: readonly string[]): Foreign | null {
  const { out, reads, files } = line
  if (draft.taint.includes('decoded')) return { source: 'decoded', host: null, cloned: false }
  // `curl u | install -m755 /dev/stdin x` copies what the pipe brings.
  const piped = draft.kind === 'fs.archive' || draft.kind === 'fs.copy'
  if (draft.kind === 'fs.write' || (piped && draft.taint.includes('net'))) {
    const host = fetch_of(line, draft)
    if (host !== null && is_published(host.fields)) return null
    if (host !== null) return { source: 'network', host, cloned: false }
  }
  // A file that one command makes of several downloads: `cat part1 part2 > all`.
  if (draft.kind === 'fs.write') {
    const from = first_read(reads, draft.command, (path) => files.has(path))
    return from === null ? null : (files.get(from) ?? null)
  }
  if (!pays(out, sources.length)) return null
  for (const from of sources) {
    const origin = files.get(from)
    if (origin !== undefined) return origin
  }
  return null
}

/** Whose a clone is; null for one of a repository on this machine, unless the same line fetched that one. */
function origin_of_clone({ analysis, files, folders }: Line, draft: Draft, url: string): Foreign | null {
  if (draft.fields.remote !== undefined)
    return {
      source: 'network',
      host: draft,
      cloned: true,
      strange: is_strange(draft),
      anybodys: is_anybodys(draft),
    }
  const path = normalise(url, analysis.commands[draft.command]?.cwd ?? '', '')
  return folders.get(path) ?? files.get(path) ?? null
}

/** The folder of `git clone url [folder]`. */
function cloned_into(line: Line, draft: Draft, url: string): string {
  const { out } = line
  if (!pays(out, out.drafts.length)) return `/${base_of(url.replace(/\.git$/, ''))}`
  const folder = out.drafts.find(
    (one) => one.command === draft.command && one.kind === 'fs.write' && one.fields.directory === true,
  )
  const remote = typeof draft.fields.remote === 'string' ? draft.fields.remote : url
  if (remote === '' && folder === undefined) return line.analysis.commands[draft.command]?.cwd ?? ''
  return folder?.target ?? `/${base_of(remote.replace(/\.git$/, ''))}`
}

/** Programs that run recipes of the current folder. */
const RUNS_RECIPES =
  /^(?:make|gmake|ninja|cmake|rake|just|task|pip\d*|python\d*|npm|pnpm|yarn|sh|bash|gradle|gradlew|mvn|ant|meson|cargo|composer|bundle|tox|nox|invoke|waf|scons)$/

/**
 * Foreign recipes that are run: those of a clone only as root (`cd tool && sudo make install`), those of an archive
 * downloaded on this line by anybody.
 */
function installs_foreign({ out, analysis, folders }: Line, draft: Draft): Foreign | null {
  const command = analysis.commands[draft.command]
  if (command === undefined || !RUNS_RECIPES.test(command.name)) return null
  if (!pays(out, folders.size * (1 + Math.min(command.args.length, MAX_NAMES)))) return null
  const as_root = command.via.some((one) => /^(?:sudo|doas|su|pkexec)$/.test(one))
  const cwd = command.cwd ?? ''
  const home = analysis.commands[0]?.cwd ?? ''
  const moved = cwd !== home
  for (const [folder, origin] of folders) {
    const inside =
      folder.lastIndexOf('/') === 0 ? cwd.endsWith(folder) || cwd.includes(`${folder}/`) : is_below(cwd, folder)
    if ((as_root || origin.strange === true) && inside && moved) return origin
    if (
      origin.anybodys === true &&
      (inside || names_unpacked(command, folder, home, origin)) &&
      installs_it(command, draft)
    )
      return origin
    if (!origin.cloned && ((moved && inside) || names_unpacked(command, folder, home, origin))) return origin
  }
  return null
}

/** Whether what a repository says of itself is run to install it: scripts of packages, a recipe called install. */
function installs_it({ name, args }: SimpleCommand, draft: Draft): boolean {
  // By its lock file it is built as its makers build it: `npm ci`, `pip install -r requirements.txt`.
  if (draft.kind === 'pkg.install')
    return (
      draft.fields.scripts !== false &&
      !args.some(({ text }) => /^(?:ci|clean-install|-r|--requirement|--frozen(?:-lockfile)?|--immutable)$/.test(text))
    )
  if (args.some(({ text }) => /^--(?:ignore-scripts|dry-run)$|^-n$/.test(text))) return false
  return /^g?make$|^python\d*$|^just$/.test(name) && args.some(({ text }) => /^(?:install|setup)$/.test(text))
}

/** Whether a command names a folder that came out of the archive: `make -C lib-1.2`, `pip install ./lib-1.2`. */
function names_unpacked({ args, cwd }: SimpleCommand, folder: string, home: string, origin: Foreign): boolean {
  return args.slice(0, MAX_NAMES).some(({ text }) => {
    const path = normalise(text.replace(/^-[\w-]*=/, ''), cwd ?? '', '')
    if (text.startsWith('-') && !text.includes('=')) return false
    if (!is_below(path, folder)) return false
    // In a folder shared with other things, the name tells what came out of the archive.
    if (folder !== home) return true
    return came_out(path, folder, origin)
  })
}

/** Installers, by name. */
const INSTALLER = /^(?:install|setup|bootstrap|get|run|deploy|postinstall|init)(?:[-_.][\w.-]*)?$/i

function origin_of({ out, analysis, files, folders }: Line, { fields }: Draft, path: string): Foreign | null {
  const home = analysis.commands[0]?.cwd ?? ''
  const own = files.get(path)
  if (own !== undefined) return own
  if (!pays(out, folders.size)) return null
  const installs = INSTALLER.test(base_of(path))
  for (const [folder, origin] of folders) {
    const inside =
      origin.cloned && folder.lastIndexOf('/') === 0
        ? path.includes(`${folder}/`)
        : is_below(path, folder) && path !== folder
    if (!inside) continue
    if (installs || origin.strange === true) return origin
    if (origin.cloned) continue
    // The project's own scripts, which interpreters run, may lie beside the unpacked ones.
    if (folder !== home || came_out(path, folder, origin)) return origin
    if (fields.lang === undefined && !lay_there(path.slice(home.length + 1), origin.archive)) return origin
  }
  return null
}

/** Whether the topmost part of a path below a folder has the archive's name. */
function came_out(path: string, folder: string, { archive }: Foreign): boolean {
  const [top = ''] = path.slice(folder.length + 1).split('/')
  if (archive === undefined || top === '') return false
  return archive === top || (top.length > 2 && (archive.startsWith(top) || top.startsWith(archive)))
}

/** The fetch that fills this file: of the same command, or piped into it. */
function fetch_of(line: Line, written: Draft): Draft | null {
  const { out, fetches } = line
  if (fetches.length === 0 || !pays(out, fetches.length)) return null
  const same = fetches.find(({ command }) => command === written.command)
  if (written.fields.downloaded === true || written.taint.includes('net')) return same ?? fetches[0] ?? null
  return written.command < 0 ? null : (same ?? wrapped_fetch(line, written))
}

/**
 * The fetch inside a wrapper whose output is redirected: `nohup curl ... > x`. Wrapped commands follow their wrapper.
 */
function wrapped_fetch({ out, fetches }: Line, { command, via, head }: Draft): Draft | null {
  const inside = (one: Draft) => one.command > command && one.via.length > via.length && one.via[via.length] === head
  const fetch = fetches.find(inside)
  if (fetch === undefined || !pays(out, out.drafts.length)) return null
  return out.drafts.some((one) => one.command > command && one.command < fetch.command && !inside(one)) ? null : fetch
}

function runs_foreign(out: Collector, draft: Draft, origin: Foreign): void {
  const { host } = origin
  const fields = {
    source: origin.source,
    by_file: true,
    host: String(host?.fields.host ?? ''),
    host_kind: String(host?.fields.host_kind ?? ''),
    scheme: String(host?.fields.scheme ?? ''),
  }
  const taint: Taint[] = [origin.source === 'network' ? 'net' : 'decoded']
  const [d1, d3] = base_of_kind('proc.exec', fields, taint, null)
  out.drafts.push({
    ...draft,
    kind: 'proc.exec',
    cert: 'literal',
    taint,
    fields,
    d: [d1, draft.d[1], d3],
    absorbs: false,
  })
}
