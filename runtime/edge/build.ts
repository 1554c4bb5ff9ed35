// npm run build:functions: each path of the route table becomes a module of its own. `dist/functions/<path>.js` runs on any platform with
// `fetch(request, env)`; a bundle that would need node, or a file of another layer, does not build. `dist/functions-node/<path>.mjs` runs
// on Node: `handler(event)` for AWS Lambda, `{ fetch }` for others. Its modules share parts: the folder is deployed as a whole.
import { mkdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { ROUTES } from '#functions/index.ts'
import { package_version } from '#runtime/config/settings.ts'
import { all_migrations } from '#runtime/storage/schema/migrate.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** One built route. */
export interface Bundle {
  /** Path of the route, `/report/session/{id}`. */
  path: string
  file: string
  size_bytes: number
}

/** The file of an endpoint: parameters stand in square brackets. */
function source_of(path: string): string {
  return `#functions${path.replaceAll('{', '[').replaceAll('}', ']')}.ts`
}

/** The description of all routes is the one that needs all of them. */
const DESCRIBES_ALL: ReadonlySet<string> = new Set(['/openapi.json'])

function worker_entry(path: string, version: string): string {
  const { imports, routes } = table_for(path)
  return [
    `import * as endpoints from '${source_of(path)}'`,
    `import { worker } from '#runtime/edge/worker.ts'`,
    ...imports,
    `export default worker('${path}', endpoints, { version: '${version}'${routes} })`,
  ].join('\n')
}

function node_entry(path: string, version: string): string {
  const { imports, routes } = table_for(path)
  return [
    `import * as endpoints from '${source_of(path)}'`,
    `import { node_function } from '#runtime/edge/node/function.ts'`,
    `import migrations from '${MIGRATIONS}'`,
    ...imports,
    `const own = node_function('${path}', endpoints, { version: '${version}', migrations${routes} })`,
    `export const handler = own.handler`,
    `export default { fetch: own.fetch }`,
  ].join('\n')
}

/** The function that a schedule calls stands beside the routes. */
const MAINTENANCE = '/maintenance'

function entry_text(path: string, version: string): string {
  if (path !== MAINTENANCE) return node_entry(path, version)
  return [
    `import { maintenance_handler } from '#runtime/edge/node/maintenance.ts'`,
    `import migrations from '${MIGRATIONS}'`,
    `export const handler = maintenance_handler({ version: '${version}', migrations })`,
  ].join('\n')
}

function table_for(path: string): { imports: string[]; routes: string } {
  const all = DESCRIBES_ALL.has(path)
  return { imports: all ? [`import { ROUTES } from '#functions/index.ts'`] : [], routes: all ? ', routes: ROUTES' : '' }
}

/** Name of the module with the texts of the migrations, which have no files beside a bundle. */
const MIGRATIONS = 'asg:migrations'
/** Prefix of the names of entries, which have no files either. */
const ENTRY = 'asg:entry'

/** Packages that only a configured model provider needs; whoever configures one, or rule files (yaml), deploys them beside the functions. */
const ON_DEMAND = ['ai', '@ai-sdk/*']

/** Modules of the build that are no files. */
function made_modules(version: string): Plugin {
  return {
    name: 'made modules',
    setup(bundler) {
      bundler.onResolve({ filter: /^asg:/ }, ({ path }) => ({ path, namespace: 'made' }))
      bundler.onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) =>
        path === MIGRATIONS
          ? { contents: JSON.stringify(all_migrations()), loader: 'json' }
          : { contents: entry_text(path.slice(ENTRY.length), version), loader: 'ts', resolveDir: PROJECT },
      )
    },
  }
}

/** Packages written for CommonJS ask for modules of the platform by `require`. */
const REQUIRE = `import { createRequire as asg_require } from 'node:module'; const require = asg_require(import.meta.url);`

/** Builds the functions for Node below `folder`, all paths by default. Throws esbuild's BuildFailure. */
export async function build_node_functions(folder: string, paths?: readonly string[]): Promise<Bundle[]> {
  const wanted = paths ?? [...new Set(ROUTES.map((route) => route.path)), MAINTENANCE]
  const { metafile } = await build({
    entryPoints: wanted.map((path) => ({ in: `${ENTRY}${path}`, out: name_of(path) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ON_DEMAND,
    banner: { js: REQUIRE },
    plugins: [made_modules(package_version())],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  })
  return wanted.map((path) => {
    const file = join(folder, `${name_of(path)}.mjs`)
    const output = Object.entries(metafile.outputs).find(([name]) => resolve(name) === resolve(file))?.[1]
    return { path, file, size_bytes: output?.bytes ?? 0 }
  })
}

/** Parameters stand in square brackets, as in the names of the sources. */
function name_of(path: string): string {
  return path.slice(1).replaceAll('{', '[').replaceAll('}', ']')
}

/** Bundles the given paths of the route table, all by default, below `folder`. Throws esbuild's BuildFailure. */
export async function build_functions(folder: string, paths?: readonly string[]): Promise<Bundle[]> {
  const version = package_version()
  const wanted = paths ?? [...new Set(ROUTES.map((route) => route.path))]
  await mkdir(folder, { recursive: true })
  return Promise.all(
    wanted.map(async (path) => {
      const file = join(folder, `${name_of(path)}.js`)
      const result = await build({
        stdin: {
          contents: worker_entry(path, version),
          resolveDir: PROJECT,
          sourcefile: `${path.slice(1)}.entry.ts`,
          loader: 'ts',
        },
        outfile: file,
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        mainFields: ['module', 'main'],
        target: 'es2024',
        minifySyntax: true,
        minifyWhitespace: true,
        legalComments: 'none',
        metafile: true,
        logLevel: 'silent',
      })
      const size_bytes = Object.values(result.metafile.outputs)[0]?.bytes ?? 0
      return { path, file, size_bytes }
    }),
  )
}

if (import.meta.main) {
  for (const [name, make] of [
    ['functions', build_functions],
    ['functions-node', build_node_functions],
  ] as const) {
    const folder = join(PROJECT, 'dist', name)
    await rm(folder, { recursive: true, force: true })
    for (const { file, size_bytes } of await make(folder)) {
      console.log(`${relative(PROJECT, file).padEnd(70)} ${(size_bytes / 1024).toFixed(0).padStart(5)} KB`)
    }
  }
}
