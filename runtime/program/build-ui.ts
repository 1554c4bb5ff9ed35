// Builds the dashboard below dist/ui: one script, one style, a script that sets the theme before the first paint, icons, and the index
// that names them. Names carry a hash of the content, so that browsers keep them forever. Source: CONTRACT 8.3, PRODUCT 4.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'

const PROJECT = new URL('../../', import.meta.url)
const SOURCES = 'runtime/ui'
const OUTPUT = 'dist/ui'
/** Beside the folder and not in it: it is nobody's to fetch. */
const MANIFEST = 'dist/ui.json'
/** From here on the icon of a tab says `9+`. */
const MAX_SHOWN = 9

/** Built files and what they were made from. */
interface Manifest {
  /** Names below `assets`. */
  assets: string[]
  /** Path, size and time of change. */
  sources: [path: string, size_bytes: number, modified_ms: number][]
}

/** What a build made. */
export interface UiBuild {
  /** Bytes of all scripts and styles as they are served. */
  size_bytes: number
}

/**
 * Builds the dashboard unless its build is current; null when it is. Files of the build before stay for pages that are still open.
 * Throws esbuild's BuildFailure and errors of the file system.
 */
export async function build_ui(project: URL = PROJECT): Promise<UiBuild | null> {
  const root = fileURLToPath(project)
  const before = read_manifest(root)
  if (before !== null && is_current(before, root)) return null
  const started_ms = Date.now()
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      app: `${SOURCES}/main.tsx`,
      theme: `${SOURCES}/theme.ts`,
      style: `${SOURCES}/style/style.css`,
    },
    outdir: OUTPUT,
    entryNames: 'assets/[name]-[hash]',
    bundle: true,
    format: 'esm',
    target: ['es2023', 'chrome120', 'firefox121', 'safari17.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const output = join(root, OUTPUT)
  mkdirSync(join(output, 'assets'), { recursive: true })
  for (const { path, contents } of outputFiles) put(path, contents)
  const icon = readFileSync(join(root, SOURCES, 'icon.svg'), 'utf8')
  for (let waiting = 0; waiting <= MAX_SHOWN + 1; waiting++) {
    put(join(output, waiting === 0 ? 'icon.svg' : `icon-${waiting}.svg`), icon_with(icon, waiting))
  }
  const index = readFileSync(join(root, SOURCES, 'index.html'), 'utf8')
  put(join(output, 'index.html'), with_names(index, metafile))
  const assets = outputFiles.map(({ path }) => basename(path))
  const extra = ['index.html', 'icon.svg'].map((name) => `${SOURCES}/${name}`)
  const sources = [...Object.keys(metafile.inputs), ...extra].map((path): Manifest['sources'][number] => {
    const { size, mtimeMs } = statSync(join(root, path))
    // What was written meanwhile may not be what was read: it counts as changed.
    return [path, size, mtimeMs < started_ms ? mtimeMs : 0]
  })
  put(join(root, MANIFEST), JSON.stringify({ assets, sources } satisfies Manifest))
  remove_old(join(output, 'assets'), new Set([...assets, ...(before?.assets ?? [])]))
  return { size_bytes: outputFiles.reduce((sum, { contents }) => sum + contents.length, 0) }
}

/** Null when there is none that can be read. */
function read_manifest(root: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'))
  } catch {
    return null
  }
}

function is_current({ assets, sources }: Manifest, root: string): boolean {
  const is_unchanged = ([path, size_bytes, modified_ms]: Manifest['sources'][number]) => {
    const now = statSync(join(root, path), { throwIfNoEntry: false })
    return now?.size === size_bytes && now.mtimeMs === modified_ms
  }
  const made = ['index.html', ...assets.map((name) => `assets/${name}`)].map((name) => join(root, OUTPUT, name))
  return sources.every(is_unchanged) && made.every((path) => statSync(path, { throwIfNoEntry: false }) !== undefined)
}

/** Whole or not at all: a gateway may be serving the file. */
function put(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

/** The number of waiting approvals in the corner of the icon; a policy without `data:` cannot draw it in the page. */
function icon_with(icon: string, waiting: number): string {
  if (waiting === 0) return icon
  const text = waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : String(waiting)
  const badge =
    `<circle cx="22" cy="22" r="10" fill="#c2410c"/><text x="22" y="26.5" font-family="sans-serif" font-size="${text.length > 1 ? 11 : 14}" ` +
    `font-weight="700" text-anchor="middle" fill="#fff">${text}</text>`
  return icon.replace('</svg>', `${badge}</svg>`)
}

/** The index with `{{app}}`, `{{style}}` and `{{theme}}` replaced by the names of the built files. */
function with_names(index: string, { outputs }: Metafile): string {
  return index.replace(/\{\{(app|style|theme)\}\}/g, (_, name: string) => {
    const ending = name === 'style' ? '.css' : '.js'
    const built = Object.keys(outputs).find((path) => basename(path).startsWith(`${name}-`) && path.endsWith(ending))
    if (built === undefined) throw new Error(`the build of the dashboard made no ${name}`)
    return basename(built)
  })
}

function remove_old(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { force: true })
}
