// The shape of the tree: who may import whom, no circles, purity of core and functions, file path = URL path, a memory adapter
// for every port, no unexplained long file. Each rule is also shown to turn red. Source: ARCHITECTURE section 1, STYLE section 2.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { ROUTES } from '#functions/index.ts'
import {
  forbidden_globals,
  forbidden_imports,
  import_cycles,
  loaded_with,
  misplaced_routes,
  ports_without_memory,
  type Tree,
  unexplained_files,
  unread_exports,
} from '#test/support/source/architecture.ts'
import { imports_of, tokens_of } from '#test/support/source/source-scan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function read_tree(folders: string): Tree {
  const files = globSync(`${folders}/**/*.{ts,tsx,js}`, { cwd: root }).sort()
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')]))
}

const tree = read_tree('{core,functions,runtime}')
const none = (breaches: string[]) => assert.equal(breaches.join('\n'), '')
const file = (path: string, source: string): Tree => new Map([[path, source]])

test('the tree that is checked is the real one', () => {
  assert.ok(tree.has('core/decide.ts') && tree.has('functions/ahp.ts') && tree.size > 50)
})

test('every folder imports only what the dependency rule allows', () => none(forbidden_imports(tree)))

test('core and functions never name the world', () => none(forbidden_globals(tree)))

test('no file has to be understood before itself', () => none(import_cycles(tree)))

test('a gateway by itself loads no package that only some gateways need, and a hook none at all', () => {
  const by_itself = ['@noble/hashes', 'libsql', 'picomatch', 'pino', 're2js', 'unbash', 'zod']
  const packages = (entry: string) => {
    const names = loaded_with(tree, entry).map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    return [...new Set(names)]
  }
  assert.deepEqual(packages('runtime/node/main.ts'), by_itself)
  assert.deepEqual(packages('runtime/cli/hook/hook.ts'), [])
  assert.ok(packages('runtime/node/cluster.ts').includes('ioredis'))
})

test('every file says what it is, and long files say why they are long', () => none(unexplained_files(tree)))

test('every value that a file exports is imported somewhere', () =>
  none(unread_exports(tree, new Map([...tree, ...read_tree('test')]))))

test('every port has an adapter in memory', () => none(ports_without_memory(tree)))

test('the path of a route is the path of its file', () =>
  none(
    misplaced_routes(
      tree,
      ROUTES.map((route) => route.path),
    ),
  ))

test('every endpoint stands in the table exactly as its file exports it', async () => {
  for (const route of ROUTES) {
    const path = `${root}/functions${route.path.replaceAll('{', '[').replaceAll('}', ']')}.ts`
    const module: Record<string, unknown> = await import(path)
    assert.equal(module[route.method], route.endpoint, `${route.method} ${route.path}`)
  }
})

test('no route is listed twice', () => {
  const keys = ROUTES.map((route) => `${route.method} ${route.path}`)
  assert.equal(new Set(keys).size, keys.length)
})

const REFUSED_IMPORTS: [string, string][] = [
  ['core/x.ts', "import { readFileSync } from 'node:fs'"],
  ['core/x.ts', "import type { Stats } from 'node:fs'"],
  ['core/x.ts', "export * from '#runtime/a.ts'"],
  ['core/x.ts', "const a = await import('#functions/ahp.ts')"],
  ['core/x.ts', 'const a = await import(`node:fs`)'],
  ['core/x.ts', "import 'hono'"],
  ['core/x.ts', "import { thing } from 'zod-extra'"],
  ['core/x.ts', "import { a } from './y.ts'"],
  ['core/x.ts', "import { a } from '#test/support/ports.ts'"],
  ['core/x.ts', "const a = require('os')"],
  ['functions/x.ts', "import { Hono } from 'hono'"],
  ['functions/x.ts', "import { a } from '#runtime/node/http/app.ts'"],
  ['functions/x.ts', "import { POST } from '#functions/ahp.ts'"],
  ['runtime/x.ts', "import left_pad from 'left-pad'"],
  ['runtime/x.ts', "import { App } from '#runtime/ui/main.tsx'"],
  ['runtime/ui/x.tsx', "import { parse } from '#core/contract/rpc.ts'"],
  ['runtime/ui/x.tsx', "import type { Ports } from '#core/ports.ts'"],
  ['runtime/ui/x.tsx', "import { start } from '#runtime/node/main.ts'"],
  ['runtime/ui/x.tsx', "import { a } from './y.tsx'"],
  ['runtime/ui/x.tsx', "import * as z from 'zod'"],
]
for (const [path, source] of REFUSED_IMPORTS) {
  test(`the checker refuses ${source} in ${path}`, () => {
    const [breach, ...more] = forbidden_imports(file(path, `// x\n${source}\n`))
    assert.match(breach ?? '', new RegExp(`^${path}:2 imports '.+': .+\\.$`))
    assert.deepEqual(more, [])
  })
}

test('the checker refuses a specifier that names no file', () => {
  assert.match(forbidden_imports(file('core/x.ts', "import { a } from '#core/y'"))[0] ?? '', /no such file/)
})

test('the checker does not take text for an import', () => {
  const source = [
    "// import fs from 'node:fs'",
    'const a = "import x from \'node:fs\'"',
    "const b = `from 'node:fs' ${a} import('node:fs')`",
    "const c = /from 'node:fs'/",
    'const d = from(a)',
    'const e = `${from}.${import_}node:fs`',
  ].join('\n')
  assert.deepEqual(forbidden_imports(file('core/x.ts', source)), [])
})

const REFUSED_GLOBALS = [
  'const now = Date.now()',
  'const now = new Date()',
  'const e = process.env',
  'await fetch(url)',
  'console.log(1)',
  'setTimeout(run, 5)',
  'const n = Math.random()',
  'const id = crypto.randomUUID()',
  'const text = `${Date.now()}`',
  'const clock = flag ? Date : other',
  'globalThis.Date.now()',
  'const bytes = Buffer.from(text)',
]
for (const source of REFUSED_GLOBALS) {
  test(`the checker refuses ${source} in core`, () => {
    assert.match(forbidden_globals(file('core/x.ts', `// x\n${source}`))[0] ?? '', /^core\/x\.ts:2 uses .+: .+\.$/)
  })
}

test('the checker lets names of the world pass where they are text, keys or properties', () => {
  const source =
    "// Date\nconst a = { process: 1, fetch: 'Date' }\na.process\nx?.fetch\ninterface Y { crypto?: string }\nconst r = /Date.now/\n"
  assert.deepEqual(forbidden_globals(file('core/x.ts', source)), [])
})

test('the checker lets runtime use the world', () => {
  assert.deepEqual(forbidden_globals(file('runtime/x.ts', 'Date.now()')), [])
})

test('the checker finds a circle of three files, one of types too, and ignores imports that come later', () => {
  const circle: Tree = new Map([
    ['core/a.ts', "import { b } from '#core/b.ts'"],
    ['core/b.ts', "import { c } from '#core/c.ts'"],
    ['core/c.ts', "import { a } from '#core/a.ts'"],
  ])
  assert.deepEqual(import_cycles(circle), [
    'core/a.ts -> core/b.ts -> core/c.ts -> core/a.ts is a circle: move what they share into a file of its own.',
  ])
  const types = new Map([...circle, ['core/c.ts', "import type { a } from '#core/a.ts'"]])
  assert.equal(import_cycles(types).length, 1)
  const later = new Map([...circle, ['core/c.ts', "const { a } = await import('#core/a.ts')"]])
  assert.deepEqual(import_cycles(later), [])
})

test('the checker refuses a long file without a reason and a file without a header', () => {
  const body = 'const a = 1\n'.repeat(401)
  assert.match(unexplained_files(file('core/x.ts', `// Adapts a thing.\n${body}`))[0] ?? '', /402 lines/)
  assert.deepEqual(unexplained_files(file('core/x.ts', `// One row per program (long: a table).\n${body}`)), [])
  assert.match(unexplained_files(file('core/x.ts', `// The scope table of section 5.\n${body}`))[0] ?? '', /402 lines/)
  assert.match(unexplained_files(file('core/x.ts', 'const a = 1\n'))[0] ?? '', /does not start with a comment/)
  assert.match(unexplained_files(file('core/x.ts', "// It.\n\nimport 'zod'\n"))[0] ?? '', /an empty line/)
})

test('the checker finds a value that nobody imports, and leaves types and endpoints alone', () => {
  const small: Tree = new Map([
    ['core/a.ts', 'export const read = 1\nexport async function lost() {}\nexport interface Shape {}\n'],
    ['core/b.ts', "import { read } from '#core/a.ts'\nexport const found = read\n"],
    ['functions/c.ts', 'export const GET = 1\n'],
  ])
  const user: Tree = new Map([['test/b.test.ts', "const { found } = await import('#core/b.ts')"]])
  assert.deepEqual(unread_exports(small, new Map([...small, ...user])), [
    'core/a.ts exports lost, which nothing imports: delete it, or keep it to its file.',
  ])
})

test('the checker misses an adapter in memory', () => {
  const ports = 'export interface Ports {\n  clock: Clock\n  bus: Bus\n}\n'
  const memory = 'export interface Manual extends Clock {}\nexport function manual(start = 1): Manual {\n}\n'
  const small: Tree = new Map([
    ['core/ports.ts', ports],
    ['core/memory/small.ts', memory],
  ])
  assert.deepEqual(ports_without_memory(small), [
    'The port Bus of core/ports.ts has no adapter under core/memory: tests and bundles cannot run without one.',
  ])
})

test('the checker finds files outside the route table and routes without a file', () => {
  const small: Tree = new Map([
    ['functions/index.ts', ''],
    ['functions/report/session/[id].ts', ''],
    ['functions/lost.ts', ''],
  ])
  assert.deepEqual(misplaced_routes(small, ['/report/session/{id}', '/gone']), [
    "functions/lost.ts is not in the route table: list it in functions/index.ts as '/lost'.",
    "The route '/gone' has no file of that path under functions.",
  ])
})

test('the scanner ends on any text', () => {
  const alphabet = fc.constantFrom(
    '`',
    '${',
    '}',
    '{',
    "'",
    '"',
    '/',
    '*',
    '\\',
    '\n',
    '[',
    'import',
    'from',
    ' ',
    'a',
    '1',
    '?.',
  )
  fc.assert(
    fc.property(fc.array(alphabet, { maxLength: 60 }), (parts) => {
      const tokens = tokens_of(parts.join(''))
      assert.ok(tokens.length <= parts.join('').length + 1)
      imports_of(tokens)
    }),
  )
})
