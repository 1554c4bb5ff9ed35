// The build that a gateway starts from: made when it has to be, and passed over when it is not current.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, beforeEach, suite, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build_program } from '#runtime/program/build.ts'
import { BUILDS, current_build, MANIFEST, module_of } from '#runtime/program/built.js'

const PARTS = { asg: 'runtime/main.ts' }

/** Says what stands in a file beside it and what a module says that it loads later. */
const MAIN = `import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { shout } from '#runtime/shout.ts'
const beside: string = readFileSync(new URL('./beside.txt', import.meta.url), 'utf8')
const { late } = await import('#runtime/late.ts')
console.log(shout(beside), late)
`

suite('the build of the program', () => {
  let folder: string
  let project: URL
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'asg program '))
    project = pathToFileURL(`${folder}/`)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    // Older than any build, as the files of a checkout are.
    utimesSync(file, 1, text.length)
  }
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true })
    write('package.json', '{ "type": "module", "imports": { "#runtime/*": "./runtime/*" } }')
    write('runtime/main.ts', MAIN)
    write('runtime/shout.ts', 'export const shout = (text: string): string => text.toUpperCase()')
    write('runtime/late.ts', "export const late: string = 'in time'")
    write('runtime/beside.txt', 'found')
  })
  const says = (module: string) => execFileSync(process.execPath, [fileURLToPath(module)], { encoding: 'utf8' }).trim()
  const built_folder = () => current_build(project)?.href ?? assert.fail('there is no current build')

  test('keeps what patterns mean while it writes everything in ASCII', async () => {
    write(
      'runtime/shout.ts',
      `const PATTERNS = [/^[–—•]+$/, /^\\—$/, /^\\\\—$/, /^[가-힣]$/, /^[😀-😂]$/u, /^\\p{L}é$/u, /^😀$/]
       const TEXTS = ['–•', '—', '\\\\—', '한', '😁', 'ßé', '😀', 'x']
       export const shout = (text: string): string => text + TEXTS.map((one) => PATTERNS.findIndex((p) => p.test(one))).join()`,
    )
    const made = await build_program(project, PARTS)
    assert.equal(says(module_of('asg', project)), says(new URL('runtime/main.ts', project).href))
    assert.equal(says(module_of('asg', project)), 'found0,0,2,3,4,5,4,-1 in time')
    const modules = readdirSync(made?.folder ?? project, { recursive: true, encoding: 'utf8' })
    for (const name of modules.filter((one) => one.endsWith('.js'))) {
      assert.match(readFileSync(new URL(name, made?.folder ?? project), 'latin1'), /^[\0-\x7f]*$/)
    }
  })

  test('does what the sources do, with the files beside them, without their types', async () => {
    const made = await build_program(project, PARTS)
    assert.equal(made?.folder.href, built_folder())
    const module = new URL('asg.js', made?.folder).href
    assert.equal(module_of('asg', project), module)
    assert.equal(says(module), 'FOUND in time')
    assert.doesNotMatch(readFileSync(fileURLToPath(module), 'utf8'), /: string/)
  })

  test('is made once: the second call finds it current', async () => {
    await build_program(project, PARTS)
    assert.equal(await build_program(project, PARTS), null)
  })

  test('is passed over as soon as a source differs, is newer, or is gone', async () => {
    const changes: [string, () => void][] = [
      ['differs', () => write('runtime/late.ts', "export const late: string = 'another time'")],
      ['is newer', () => utimesSync(join(folder, 'runtime/shout.ts'), 9, 9)],
      ['is gone', () => rmSync(join(folder, 'runtime/shout.ts'))],
    ]
    for (const [what, change] of changes) {
      await build_program(project, PARTS)
      assert.notEqual(current_build(project), null)
      change()
      assert.equal(current_build(project), null, what)
      assert.match(module_of('asg', project), /runtime\/cli\/main\.ts$/, what)
    }
  })

  test('never counts a source as known that was written while it was made', async () => {
    const soon = Date.now() / 1000 + 60
    utimesSync(join(folder, 'runtime/late.ts'), soon, soon)
    await build_program(project, PARTS)
    assert.equal(current_build(project), null)
  })

  test('leaves the build before when a source does not compile', async () => {
    await build_program(project, PARTS)
    const manifest = readFileSync(join(folder, BUILDS, MANIFEST), 'utf8')
    write('runtime/late.ts', 'export const late: string = (')
    await assert.rejects(build_program(project, PARTS), /Unexpected end of file/)
    assert.equal(readFileSync(join(folder, BUILDS, MANIFEST), 'utf8'), manifest)
  })

  test('of a torn manifest is none', async () => {
    await build_program(project, PARTS)
    writeFileSync(join(folder, BUILDS, MANIFEST), '{"build":"')
    assert.equal(current_build(project), null)
    assert.notEqual(await build_program(project, PARTS), null)
  })

  test('keeps the two builds before it, for gateways that load their parts late, and removes older ones', async () => {
    const folders: string[] = []
    for (const late of ['one', 'two', 'three', 'four']) {
      write('runtime/late.ts', `export const late: string = '${late.padEnd(5 + folders.length)}'`)
      await build_program(project, PARTS)
      folders.push(fileURLToPath(built_folder()))
    }
    assert.deepEqual(folders.map(existsSync), [false, true, true, true])
    assert.match(says(pathToFileURL(join(folders[1] ?? '', 'asg.js')).href), /^FOUND two/)
  })

  test('made twice at the same time is whole, and leaves nothing half done behind', async () => {
    await Promise.all([build_program(project, PARTS), build_program(project, PARTS)])
    assert.equal(says(module_of('asg', project)), 'FOUND in time')
    assert.equal(readdirSync(join(folder, BUILDS)).length, 2)
  })

  test('moves with its project', async () => {
    await build_program(project, PARTS)
    const moved = mkdtempSync(join(tmpdir(), 'asg-moved-'))
    try {
      execFileSync('cp', ['-a', `${folder}/.`, moved])
      rmSync(folder, { recursive: true, force: true })
      assert.equal(says(module_of('asg', pathToFileURL(`${moved}/`))), 'FOUND in time')
    } finally {
      rmSync(moved, { recursive: true, force: true })
    }
  })
})

test('npm run build makes the gateway that the command line starts', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  execFileSync(process.execPath, ['runtime/program/build.ts'], { cwd: root })
  const folder = current_build()
  assert.ok(folder, 'the build is current')
  assert.equal(module_of('asg'), new URL('asg.js', folder).href)
  const version = execFileSync(process.execPath, ['runtime/cli/asg.js', '--version'], { cwd: root, encoding: 'utf8' })
  const { version: wanted } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  assert.equal(version.trim(), wanted)
})

test('npm run build where nothing can be written says so and fails nothing', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const copy = mkdtempSync(join(tmpdir(), 'asg-read-only-'))
  try {
    for (const path of ['core', 'functions', 'runtime', 'package.json'])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // Rights would not stop root, under whom tests may run; a file in the way stops everybody.
    writeFileSync(join(copy, 'dist'), '')
    const { status, stderr } = spawnSync(process.execPath, ['runtime/program/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
    assert.match(stderr, /^not built \(ENOTDIR: .*dist\/asg\/\): the sources run instead$/m)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
