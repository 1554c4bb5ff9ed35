// The dependency rule of ARCHITECTURE section 1 and the file rules of STYLE section 2 as functions over a tree of sources.
// Each breach is one sentence that says where, what, and what to do instead.
import { type Import, imports_of, type Token, tokens_of } from '#test/support/source/source-scan.ts'

/** Path from the project's root, with `/`, to source text. */
export type Tree = ReadonlyMap<string, string>

const MAX_LINES = 400

interface Layer {
  /** Sources whose path starts with this belong to the layer; the first layer that fits wins. */
  folder: string
  /** Subpath imports it may use. */
  paths: readonly string[]
  packages: readonly string[]
  node: boolean
  /** What to do instead. */
  advice: string
}

const PURE = ['zod', 'unbash', 're2js', 'picomatch', '@noble/hashes']
const LAYERS: readonly Layer[] = [
  {
    folder: 'core/',
    paths: ['#core/'],
    packages: PURE,
    node: false,
    advice: 'core imports core and pure packages only; what it needs from the world is a port in core/ports.ts',
  },
  {
    folder: 'functions/index.ts',
    paths: ['#core/', '#functions/'],
    packages: [],
    node: false,
    advice: 'the route table lists endpoints and nothing else',
  },
  {
    // Describes the whole table, its own line included.
    folder: 'functions/openapi.json.ts',
    paths: ['#core/', '#functions/index.ts'],
    packages: ['zod'],
    node: false,
    advice: 'it describes the route table and needs nothing else',
  },
  {
    folder: 'functions/',
    paths: ['#core/'],
    packages: ['zod'],
    node: false,
    advice:
      'functions import core only; a handler is a pure function over ports, and what two of them share lives in core',
  },
  {
    folder: 'runtime/ui/',
    paths: ['#core/contract/', '#runtime/ui/'],
    packages: ['preact', '@preact/signals'],
    node: false,
    advice: 'the dashboard imports types of core/contract and its own files only',
  },
  {
    folder: 'runtime/edge/build.ts',
    paths: ['#core/', '#functions/', '#runtime/'],
    packages: ['esbuild'],
    node: true,
    advice: 'the build of the bundles needs esbuild and node only',
  },
  {
    // build.ts and build-ui.ts
    folder: 'runtime/program/build',
    paths: ['#runtime/program/'],
    packages: ['esbuild'],
    node: true,
    advice: 'the build of the program needs esbuild and node only',
  },
  {
    folder: 'runtime/',
    paths: ['#core/', '#functions/', '#runtime/'],
    packages: [
      'zod',
      'hono',
      '@hono/node-server',
      '@hono/zod-validator',
      'libsql',
      '@libsql/client',
      'ioredis',
      'prom-client',
      'pino',
      'ai',
      '@ai-sdk/anthropic',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      'yaml',
      'lru-cache',
      're2js',
      'picomatch',
    ],
    node: true,
    advice: 'runtime uses the packages of ARCHITECTURE section 1; a new one needs an entry there first',
  },
]

/** Names that reach the world from a pure layer, and the port that stands for each. */
const WORLD: Readonly<Record<string, string>> = {
  Date: 'time comes from ports.clock',
  performance: 'time comes from ports.clock',
  setTimeout: 'waiting goes through ports.clock',
  setInterval: 'waiting goes through ports.clock',
  setImmediate: 'waiting goes through ports.clock',
  clearTimeout: 'waiting goes through ports.clock',
  clearInterval: 'waiting goes through ports.clock',
  process: 'configuration comes from ports.settings',
  fetch: 'outgoing calls go through a port',
  WebSocket: 'outgoing calls go through a port',
  console: 'logging goes through ports.log',
  crypto: 'digests go through ports.digest, ids through ports.ids',
  globalThis: 'nothing is shared through globals',
  Buffer: 'bytes are Uint8Array, text is decoded by TextDecoder',
  require: 'modules are imported',
  __dirname: 'files are the business of runtime',
  __filename: 'files are the business of runtime',
}

function layer_of(path: string): Layer | undefined {
  return LAYERS.find((layer) => path.startsWith(layer.folder))
}

/** `#core/a/b.ts` is `core/a/b.ts`; undefined for packages. */
function file_of(specifier: string): string | undefined {
  return specifier.startsWith('#') ? specifier.slice(1) : undefined
}

function allows(layer: Layer, { specifier, type_only }: Import): boolean {
  if (specifier.startsWith('node:')) return layer.node
  if (layer.folder === 'runtime/ui/' && specifier.startsWith('#core/'))
    return type_only && specifier.startsWith('#core/contract/')
  if (layer.folder === 'runtime/ui/' && specifier.startsWith('#')) return specifier.startsWith('#runtime/ui/')
  if (specifier.startsWith('#runtime/ui/')) return false
  if (specifier.startsWith('#') || specifier.startsWith('.'))
    return layer.paths.some((path) => specifier.startsWith(path))
  return layer.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}

/** Every import that its folder may not use, and every specifier that points nowhere. */
export function forbidden_imports(tree: Tree): string[] {
  const breaches: string[] = []
  for (const [path, source] of tree) {
    const layer = layer_of(path)
    if (!layer) continue
    for (const entry of imports_of(tokens_of(source))) {
      const file = file_of(entry.specifier)
      const where = `${path}:${entry.line} imports '${entry.specifier}'`
      if (!allows(layer, entry)) breaches.push(`${where}: ${layer.advice}.`)
      else if (file !== undefined && !tree.has(file))
        breaches.push(`${where}: there is no such file; specifiers name the file with its ending.`)
    }
  }
  return breaches
}

/** Names the file declares itself; they hide the globals of the same name. */
function declared_names(tokens: readonly Token[]): Set<string> {
  const declaring = new Set(['const', 'let', 'var', 'function', 'class'])
  return new Set(tokens.filter((_, index) => declaring.has(tokens[index - 1]?.text ?? '')).map((token) => token.text))
}

/** The name is used as a value here, not as a property, a key or a declared member. */
function is_global_use(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text
  const after = tokens[index + 1]?.text
  if (before === '.' || before === '?.') return false
  if (after === ':' || (after === '?' && tokens[index + 2]?.text === ':')) return before === '?'
  return true
}

/** Every name of the world that core or functions use directly. */
export function forbidden_globals(tree: Tree): string[] {
  const breaches: string[] = []
  for (const [path, source] of tree) {
    if (!path.startsWith('core/') && !path.startsWith('functions/')) continue
    const tokens = tokens_of(source)
    const declared = declared_names(tokens)
    for (const [index, token] of tokens.entries()) {
      if (token.kind !== 'word' || declared.has(token.text)) continue
      const advice = Object.hasOwn(WORLD, token.text) ? WORLD[token.text] : undefined
      if (advice !== undefined && is_global_use(tokens, index)) {
        breaches.push(`${path}:${token.line} uses ${token.text}: ${advice}.`)
      } else if (token.text === 'random' && tokens[index - 1]?.text === '.' && tokens[index - 2]?.text === 'Math') {
        breaches.push(`${path}:${token.line} uses Math.random: chance comes from ports.ids.`)
      }
    }
  }
  return breaches
}

/** Files of which each has to be understood before the other. Imports of types count; dynamic imports come later. */
export function import_cycles(tree: Tree): string[] {
  const edges = new Map<string, string[]>()
  for (const [path, source] of tree) {
    const targets = imports_of(tokens_of(source)).filter((entry) => !entry.dynamic)
    edges.set(
      path,
      targets
        .map((entry) => file_of(entry.specifier))
        .filter((file) => file !== undefined && tree.has(file)) as string[],
    )
  }
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (path: string, trail: string[]) => {
    const seen_at = trail.indexOf(path)
    if (seen_at >= 0) {
      const circle = [...trail.slice(seen_at), path].join(' -> ')
      cycles.push(`${circle} is a circle: move what they share into a file of its own.`)
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) walk(path, [])
  return cycles
}

/** Packages that are loaded together with a file: those that it and what it imports name, `import()` and types left out. */
export function loaded_with(tree: Tree, entry: string): string[] {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = tree.get(path)
    if (source === undefined || seen.has(path)) continue
    seen.add(path)
    for (const { specifier, type_only, dynamic } of imports_of(tokens_of(source))) {
      if (type_only || dynamic) continue
      const file = file_of(specifier)
      if (file !== undefined) waiting.push(file)
      else if (!specifier.startsWith('node:')) packages.add(specifier)
    }
  }
  return [...packages].sort()
}

/** Files without a header comment directly above their imports, and long files whose first line does not say why they are long. */
export function unexplained_files(tree: Tree): string[] {
  const breaches: string[] = []
  for (const [path, source] of tree) {
    const lines = source.trimEnd().split('\n')
    const header = lines[0]?.startsWith('#!') ? lines[1] : lines[0]
    if (!header?.startsWith('//') && !header?.startsWith('/*')) {
      breaches.push(`${path} does not start with a comment that says what it decides or adapts.`)
    } else if (/^(?:(?:#!|\/\/).*\n)+\n+import\b/.test(source)) {
      breaches.push(`${path} has an empty line between its header and its imports: the one belongs to the others.`)
    } else if (lines.length > MAX_LINES && !/\(long\b/.test(header)) {
      breaches.push(`${path} has ${lines.length} lines: split it by noun, or let its first line say why it is long.`)
    }
  }
  return breaches
}

/** Imported by a name in a text: of the command line's door, and of each bundle. */
const STARTED: ReadonlySet<string> = new Set([
  'runtime/cli/main.ts',
  'runtime/edge/worker.ts',
  'runtime/edge/node/function.ts',
  'runtime/edge/node/maintenance.ts',
])

/** Values that a file exports and nothing in `readers` imports. Endpoints are read by their path, types belong to what they describe. */
export function unread_exports(tree: Tree, readers: Tree): string[] {
  const read = new Set<string>()
  for (const source of readers.values()) {
    const tokens = tokens_of(source)
    const words = new Set(tokens.map(({ text }) => text))
    for (const { specifier } of imports_of(tokens)) for (const word of words) read.add(`${file_of(specifier)} ${word}`)
  }
  return [...tree]
    .filter(([path]) => /(?<!\.d)\.ts$/.test(path) && !path.startsWith('functions/') && !STARTED.has(path))
    .flatMap(([path, source]) => exported_values(tokens_of(source)).map((name) => [path, name] as const))
    .filter(([path, name]) => !read.has(`${path} ${name}`))
    .map(([path, name]) => `${path} exports ${name}, which nothing imports: delete it, or keep it to its file.`)
}

function exported_values(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, index) => {
    if (text !== 'export') return []
    const [kind, name, after] = tokens.slice(tokens[index + 1]?.text === 'async' ? index + 2 : index + 1)
    if (kind?.text !== 'const' && kind?.text !== 'function' && kind?.text !== 'class') return []
    const value = name?.text === '*' ? after : name
    return value === undefined ? [] : [value.text]
  })
}

/** Ports of core/ports.ts (members of `Ports` with methods) that no exported function under core/memory returns. */
export function ports_without_memory(tree: Tree): string[] {
  const ports = tree.get('core/ports.ts') ?? ''
  const members = /export interface Ports \{(?<body>[^}]*)\}/.exec(ports)?.groups?.body ?? ''
  const names = [...members.matchAll(/^\s*\w+: (\w+)$/gm)].map((match) => match[1] ?? '')
  const memory = [...tree].filter(([path]) => path.startsWith('core/memory/')).map(([, source]) => source)
  const adapts = (name: string) => {
    const known = [name]
    for (const source of memory) {
      for (const match of source.matchAll(/interface (\w+) extends (\w+)/g))
        if (match[2] === name) known.push(match[1] ?? '')
    }
    return memory.some((source) =>
      known.some((type) => new RegExp(`export function \\w+\\([^{]*\\): ${type} \\{`).test(source)),
    )
  }
  return names
    .filter((name) => !VALUES.has(name) && !adapts(name))
    .map(
      (name) =>
        `The port ${name} of core/ports.ts has no adapter under core/memory: tests and bundles cannot run without one.`,
    )
}

/** Members of Ports that are plain values: whoever builds the ports writes them down. */
const VALUES: ReadonlySet<string> = new Set(['Settings', 'PolicySource'])

/** The URL path of an endpoint file: `functions/report/session/[id].ts` is `/report/session/{id}`. */
function url_of(file: string): string {
  return file
    .replace(/^functions/, '')
    .replace(/\.ts$/, '')
    .replaceAll('[', '{')
    .replaceAll(']', '}')
}

/** Routes without a file of their path, and endpoint files that the table leaves out. `routes` holds the paths of the table. */
export function misplaced_routes(tree: Tree, routes: Iterable<string>): string[] {
  const listed = new Set(routes)
  const files = [...tree.keys()].filter((path) => path.startsWith('functions/') && path !== 'functions/index.ts')
  const served = new Set(files.map(url_of))
  return [
    ...files
      .filter((file) => !listed.has(url_of(file)))
      .map((file) => `${file} is not in the route table: list it in functions/index.ts as '${url_of(file)}'.`),
    ...[...listed]
      .filter((path) => !served.has(path))
      .map((path) => `The route '${path}' has no file of that path under functions.`),
  ]
}
