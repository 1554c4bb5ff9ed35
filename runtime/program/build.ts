// npm run build: the whole program in a few modules without types below dist/asg, for gateways that stay up (built.js says what it
// gains). `npm ci` and `npm start` come here; nothing happens while the build is current.
// Builds are named by what is in them and the newest few stay, because a running gateway loads some parts only when they are asked for.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { build_ui } from '#runtime/program/build-ui.ts'
import { BUILDS, current_build, MANIFEST, PARTS } from '#runtime/program/built.js'

const PROJECT = new URL('../../', import.meta.url)

/** Builds that stay, for gateways that were started from them. */
const KEPT_BUILDS = 3

/** Packages that stay files of their own: they are native, load parts of themselves by name, or are wanted by few. */
const OUTSIDE = ['libsql', '@libsql/*', 'pino', 'picomatch', 'yaml', 'ioredis', 'ai', '@ai-sdk/*']

/** What a build made. */
export interface ProgramBuild {
  /** Folder of the modules. */
  folder: URL
  size_bytes: number
}

/**
 * Builds the parts of a project unless its build is current; null when it is.
 * Throws esbuild's BuildFailure and errors of the file system; the build before stays then.
 */
export async function build_program(
  project: URL = PROJECT,
  parts: Readonly<Record<string, string>> = PARTS,
): Promise<ProgramBuild | null> {
  if (current_build(project) !== null) return null
  const root = fileURLToPath(project)
  const started_ms = Date.now()
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...parts },
    // As deep as a build will be, so that paths from module to module hold.
    outdir: join(root, BUILDS, 'build'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // V8 keeps the text and every name in it: short ones save a megabyte of an idle gateway. Errors say their names themselves.
    minify: true,
    lineLimit: 160,
    external: OUTSIDE,
    plugins: [places_kept(root)],
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const sources = Object.keys(metafile.inputs).map((path) => {
    const { size, mtimeMs } = statSync(join(root, path))
    // What was written meanwhile may not be what was read: it counts as changed.
    return [path, size, mtimeMs < started_ms ? mtimeMs : 0]
  })
  const builds = join(root, BUILDS)
  const name = put(outputFiles, builds)
  const draft = join(builds, `${MANIFEST}.${process.pid}`)
  writeFileSync(draft, JSON.stringify({ build: name, sources }))
  renameSync(draft, join(builds, MANIFEST))
  remove_old(builds, name)
  const size_bytes = outputFiles.reduce((sum, file) => sum + file.contents.length, 0)
  return { folder: new URL(`${BUILDS}${name}/`, project), size_bytes }
}

/** Modules that look for files beside them find them from the build as well, wherever the project is moved to. */
function places_kept(root: string): Plugin {
  return {
    name: 'places kept',
    setup(bundler) {
      bundler.onLoad({ filter: /\.(?:ts|js)$/ }, ({ path }) => {
        const text = path.includes('node_modules') ? '' : readFileSync(path, 'utf8')
        if (!text.includes('import.meta.url')) return undefined
        const place = `new URL(${JSON.stringify(`../../../${relative(root, path)}`)}, import.meta.url).href`
        return { contents: text.replaceAll('import.meta.url', place), loader: path.endsWith('.ts') ? 'ts' : 'js' }
      })
    },
  }
}

/** Writes the modules into a folder named by their content and returns its name. Whoever builds the same at the same time wins or loses alike. */
function put(files: readonly OutputFile[], builds: string): string {
  const modules = files.map(({ path, text }) => ({ path: relative(join(builds, 'build'), path), text: in_ascii(text) }))
  const digest = createHash('sha256')
  for (const { path, text } of modules) digest.update(`${path} ${text.length}\n${text}`)
  const name = digest.digest('hex').slice(0, 16)
  const draft = join(builds, `${name}.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  for (const { path, text } of modules) writeFileSync(join(draft, path), text)
  try {
    renameSync(draft, join(builds, name))
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    if (!is_there(join(builds, name))) throw cause
  }
  return name
}

/**
 * esbuild writes texts in ASCII and leaves patterns as they are. One wide character makes V8 keep its whole module with two bytes
 * a character, which is two megabytes of this program; in a pattern its escape says the same. A backslash before such a character
 * said nothing and becomes that of the escape. Throws Error for a raw template, where an escape is another text.
 */
function in_ascii(module: string): string {
  for (const [raw] of module.matchAll(/\.raw`[^`]*`/g)) {
    if (WIDE.test(raw)) throw new Error(`a raw template holds a character outside ASCII: ${raw}`)
  }
  return module.replace(/[^\0-\x7f]/g, (unit: string, at: number) => {
    let slashes = 0
    while (module[at - slashes - 1] === '\\') slashes++
    const code = `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    return slashes % 2 === 0 ? `\\${code}` : code
  })
}

const WIDE = /[^\0-\x7f]/

function is_there(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
}

function remove_old(builds: string, newest: string): void {
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== newest)
    .map(({ name }) => ({ name, made_ms: statSync(join(builds, name)).mtimeMs }))
    .sort((one, other) => other.made_ms - one.made_ms)
  for (const { name } of folders.slice(KEPT_BUILDS - 1)) rmSync(join(builds, name), { recursive: true, force: true })
}

/** Builds for whoever starts or installs: where nothing can be written the sources run, which is slower and no failure. */
async function build_or_say_why(): Promise<void> {
  const started_ms = performance.now()
  try {
    const made = await build_program()
    const taken_s = ((performance.now() - started_ms) / 1000).toFixed(1)
    if (made) console.log(`built the program: ${(made.size_bytes / 1_048_576).toFixed(1)} MB in ${taken_s} s`)
    const ui = await build_ui()
    if (ui) console.log(`built the dashboard: ${Math.ceil(ui.size_bytes / 1024)} KB`)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    if (!UNWRITABLE.has(code)) throw cause
    console.error(`not built (${code}: ${fileURLToPath(new URL(BUILDS, PROJECT))}): the sources run instead`)
  }
}

const UNWRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'])

if (import.meta.main) await build_or_say_why()
