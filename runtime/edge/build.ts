// npm run build:functions: bundles each path of the route table into a module of its own, `dist/functions/<path>.js`, that runs on
// any platform with `fetch(request, env)`. A bundle that would need node, or a file of another layer, does not build.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ROUTES } from '#functions/index.ts'
import { package_version } from '#runtime/config/settings.ts'

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

function entry_of(path: string, version: string): string {
  const all = DESCRIBES_ALL.has(path)
  return [
    `import * as endpoints from '${source_of(path)}'`,
    `import { worker } from '#runtime/edge/worker.ts'`,
    ...(all ? [`import { ROUTES } from '#functions/index.ts'`] : []),
    `export default worker('${path}', endpoints, { version: '${version}'${all ? ', routes: ROUTES' : ''} })`,
  ].join('\n')
}

/** Bundles the given paths of the route table, all by default, below `folder`. Throws esbuild's BuildFailure. */
export async function build_functions(folder: string, paths?: readonly string[]): Promise<Bundle[]> {
  const version = package_version()
  const wanted = paths ?? [...new Set(ROUTES.map((route) => route.path))]
  await mkdir(folder, { recursive: true })
  return Promise.all(
    wanted.map(async (path) => {
      const file = join(folder, `${path.slice(1).replaceAll('{', '[').replaceAll('}', ']')}.js`)
      const result = await build({
        stdin: {
          contents: entry_of(path, version),
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
  const folder = join(PROJECT, 'dist/functions')
  await rm(folder, { recursive: true, force: true })
  for (const { path, size_bytes } of await build_functions(folder)) {
    console.log(`${path.padEnd(60)} ${(size_bytes / 1024).toFixed(0).padStart(5)} KB`)
  }
}
