// The build of the dashboard: made when it has to be, passed over when it is current, and kind to pages that are still open.
import assert from 'node:assert/strict'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build_ui } from '#runtime/program/build-ui.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

suite('the build of the dashboard', () => {
  let folder: string
  let project: URL
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'asg dashboard '))
    project = pathToFileURL(`${folder}/`)
    cpSync(join(ROOT, 'runtime/ui'), join(folder, 'runtime/ui'), { recursive: true })
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  const assets = () => readdirSync(join(folder, 'dist/ui/assets')).sort()
  const index = () => readFileSync(join(folder, 'dist/ui/index.html'), 'utf8')

  test('is made once, with an index that names files by their content', async () => {
    assert.ok(((await build_ui(project))?.size_bytes ?? 0) > 10_000)
    assert.equal(await build_ui(project), null)
    assert.equal(assets().length, 3)
    for (const name of assets()) {
      assert.match(name, /^(?:app|style|theme)-[A-Z0-9]{8}\.(?:js|css)$/)
      assert.ok(index().includes(`/ui/assets/${name}"`))
    }
    assert.doesNotMatch(index(), /\{\{/)
    assert.match(readFileSync(join(folder, 'dist/ui/icon-10.svg'), 'utf8'), />9\+</)
  })

  test('is made again after a change, and keeps what open pages were made of, once', async () => {
    const first = assets()
    for (const serial of [1, 2]) {
      appendFileSync(join(folder, 'runtime/ui/style/print.css'), `.test-${serial} { color: red }\n`)
      const before_it = assets()
      assert.ok(await build_ui(project))
      assert.ok(before_it.filter((name) => index().includes(name)).length === 2)
    }
    const style = first.find((name) => name.endsWith('.css')) ?? ''
    assert.ok(!assets().includes(style))
    assert.equal(assets().length, 4)
  })

  test('is made again where a built file is gone, and fails without harm where a source is wrong', async () => {
    const [name = ''] = assets().filter((one) => index().includes(one))
    rmSync(join(folder, 'dist/ui/assets', name))
    assert.ok(await build_ui(project))
    assert.ok(existsSync(join(folder, 'dist/ui/assets', name)))
    const before_it = index()
    appendFileSync(join(folder, 'runtime/ui/main.tsx'), 'const = 1\n')
    await assert.rejects(build_ui(project), /Build failed/)
    assert.equal(index(), before_it)
  })
})
