// init then uninit is the identity, in every home, for every client that keeps its hooks among the user's settings or in a
// file of its own. Real files, real modes, real links.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, suite, test } from 'node:test'
import fc from 'fast-check'
import type { Client, ClientId, Setup } from '#runtime/cli/clients/client.ts'
import { CLIENTS, client_of } from '#runtime/cli/clients/registry.ts'
import { apply_install, apply_removal } from '#runtime/cli/clients/wiring/apply.ts'
import { launcher_path, launcher_text } from '#runtime/cli/clients/wiring/launcher.ts'
import { plan_install, plan_removal } from '#runtime/cli/clients/wiring/plan.ts'
import { read_records } from '#runtime/cli/clients/wiring/record.ts'

const root = mkdtempSync(join(tmpdir(), 'asg-install-'))
after(() => rmSync(root, { recursive: true }))
let serial = 0
/** Stands for the client's program: OpenClaw is asked which plugins it loads. */
const host = join(root, 'host')
writeFileSync(
  host,
  '#!/bin/sh\necho \'{"plugins":[{"id":"memory","status":"loaded"},{"id":"off","enabled":false}]}\'\n',
)
chmodSync(host, 0o755)

function new_setup(change: Partial<Setup> = {}): Setup {
  const home = join(root, String(++serial))
  mkdirSync(home)
  return {
    home,
    env: {},
    project: null,
    program: host,
    launcher_path: launcher_path(home),
    launcher: 'sh',
    gateway_url: 'http://127.0.0.1:8080',
    socket_path: '/tmp/asg.sock',
    has_socket: true,
    start_command: 'asg serve',
    observe: false,
    fewer_prompts: false,
    hold_s: 25,
    ...change,
  }
}

function install(client: Client, setup: Setup): string[] {
  const record = read_records(setup.home).clients.find((one) => one.client === client.id)
  const changes = plan_install(client, setup, record)
  return apply_install({
    client,
    setup,
    version: null,
    changes,
    launcher: launcher_text(setup.launcher, setup, '/usr/bin/curl'),
  })
}

function uninstall(client: Client, setup: Setup, restore = false): void {
  const record = read_records(setup.home).clients.find((one) => one.client === client.id)
  apply_removal(client, setup, plan_removal(client, setup, record, restore))
}

/** Every path below the folder with its content, mode and kind. */
function snapshot(folder: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    found[name] = `${stat.mode.toString(8)} ${stat.isFile() ? readFileSync(path, 'utf8') : ''}`
  }
  return found
}

const path_of = (client: Client, setup: Setup) => client.parts(setup)[0]?.path ?? ''

/** Everything an installation writes for a user without settings. */
const text_of = (client: Client, setup: Setup) =>
  client
    .parts(setup)
    .map((part) => (part.kind === 'file' ? part.text : part.merge.into('{"plugins":{"allow":[]}}').text))
    .join('\n')

const EXIT_2 = /asg-hook \S+ gate .* \|\| \{ .* exit 2; \}/
const THROWS = /throw new Error\(`The supervision gateway did not answer, so the action is refused/
/** What stops a tool when the launcher or the gateway is gone. Copilot refuses by itself on any exit code but 0. */
const REFUSES_ALONE: Readonly<Record<ClientId, RegExp>> = {
  'claude-code': EXIT_2,
  codex: EXIT_2,
  gemini: EXIT_2,
  qwen: EXIT_2,
  copilot: /asg-hook copilot gate \d+ '[^']+'",?$/m,
  opencode: THROWS,
  kilo: THROWS,
  openclaw: /REFUSES = "true" === 'true'[\s\S]*REFUSES \? \{ block: true, blockReason: NO_ANSWER \}/,
}

const settings_text = fc
  .tuple(
    fc.record(
      {
        model: fc.string(),
        permissions: fc.jsonValue({ maxDepth: 2 }),
        hooks: fc.dictionary(
          fc.constantFrom('PreToolUse', 'BeforeTool', 'Stop'),
          fc.array(fc.record({ matcher: fc.string(), hooks: fc.constant([{ type: 'command', command: 'lint' }]) }), {
            maxLength: 2,
          }),
        ),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<string | number>(0, 2, 3, '\t'),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\n', '\n\n'),
  )
  .map(([value, indent, newline, end]) => (JSON.stringify(value, null, indent) + end).replaceAll('\n', newline))

for (const client of CLIENTS) {
  suite(`${client.id}`, () => {
    test('init then uninit leaves a home as it was, to the byte', () => {
      fc.assert(
        fc.property(fc.option(settings_text), fc.integer({ min: 1, max: 3 }), (text, times) => {
          const setup = new_setup()
          if (text !== null && client.parts(setup)[0]?.kind === 'merge') {
            mkdirSync(dirname(path_of(client, setup)), { recursive: true })
            writeFileSync(path_of(client, setup), text)
          }
          const before = snapshot(setup.home)
          for (let at = 0; at < times; at++) install(client, { ...setup, hold_s: 20 + at, observe: at === 1 })
          assert.notDeepEqual(snapshot(setup.home), before)
          uninstall(client, setup)
          assert.deepEqual(snapshot(setup.home), before)
        }),
        { numRuns: 40 },
      )
    })
    test('uninit where nothing is installed leaves every file alone, also one of the name of ours', () => {
      const setup = new_setup()
      const path = path_of(client, setup)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '{"mine":true}')
      const before = snapshot(setup.home)
      uninstall(client, setup)
      assert.deepEqual(snapshot(setup.home), before)
      if (client.parts(setup)[0]?.kind === 'file') install(client, setup)
      uninstall(client, setup)
      uninstall(client, setup)
      assert.equal(readFileSync(path, 'utf8'), '{"mine":true}')
    })
    test('uninit without the record removes a file that is ours', () => {
      const setup = new_setup()
      install(client, setup)
      rmSync(join(setup.home, '.asg', 'clients.json'))
      uninstall(client, setup)
      const path = path_of(client, setup)
      assert.doesNotMatch(existsSync(path) ? readFileSync(path, 'utf8') : '', /asg-hook|ahp\/gamma/)
    })
    test('a second init changes nothing', () => {
      const setup = new_setup()
      install(client, setup)
      const first = readFileSync(path_of(client, setup), 'utf8')
      const backups = install(client, setup)
      assert.equal(readFileSync(path_of(client, setup), 'utf8'), first)
      assert.deepEqual(backups, [])
    })
    test('a hook that waits refuses by itself when its launcher or the gateway is gone', () => {
      assert.match(text_of(client, new_setup()), REFUSES_ALONE[client.id])
    })
    test('observe refuses nothing', () => {
      const setup = new_setup({ observe: true })
      const text = text_of(client, setup)
      assert.match(text, client.id === 'openclaw' ? /REFUSES = "false"/ : /mode=observe/)
      assert.doesNotMatch(text, / gate |exit 2|onFailure|hold_ms/)
    })
  })
}

suite('settings of a user', () => {
  const client = client_of('claude-code')
  const with_settings = (text: string | Buffer) => {
    const setup = new_setup()
    mkdirSync(dirname(path_of(client, setup)), { recursive: true })
    writeFileSync(path_of(client, setup), text)
    return setup
  }

  test('changes made in between stay, and only our part goes', () => {
    const setup = with_settings('{\n  "model": "a" // mine\n}\n')
    install(client, setup)
    const path = path_of(client, setup)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"model": "a"', '"model": "b"'))
    uninstall(client, setup)
    assert.equal(readFileSync(path, 'utf8'), '{\n  "model": "b" // mine\n}\n')
  })
  test('without the record our entries are found by what they run', () => {
    const setup = with_settings('{"model":"a"}')
    install(client, setup)
    rmSync(join(setup.home, '.asg', 'clients.json'))
    uninstall(client, setup)
    assert.deepEqual(JSON.parse(readFileSync(path_of(client, setup), 'utf8')), { model: 'a' })
  })
  test('a lost backup costs nothing but the exact bytes', () => {
    const setup = with_settings('{"model":"a"}')
    for (const backup of install(client, setup)) rmSync(backup)
    uninstall(client, setup)
    assert.deepEqual(JSON.parse(readFileSync(path_of(client, setup), 'utf8')), { model: 'a' })
  })
  test('restore puts the backup back even when the file was changed since', () => {
    const setup = with_settings('{"model":"a"}')
    install(client, setup)
    writeFileSync(path_of(client, setup), '{"model":"changed"}')
    uninstall(client, setup, true)
    assert.equal(readFileSync(path_of(client, setup), 'utf8'), '{"model":"a"}')
  })
  test('an init over changed settings keeps the changes, and uninit too', () => {
    const setup = with_settings('{"model":"a"}')
    install(client, setup)
    const path = path_of(client, setup)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"a"', '"b"'))
    install(client, { ...setup, hold_s: 40 })
    assert.match(readFileSync(path, 'utf8'), /hold_ms=40000/)
    assert.doesNotMatch(readFileSync(path, 'utf8'), /hold_ms=25000/)
    uninstall(client, setup)
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), { model: 'b' })
  })
  test('mode and link of the file are kept', () => {
    const setup = new_setup()
    const real = join(setup.home, 'dotfiles.json')
    writeFileSync(real, '{}')
    chmodSync(real, 0o640)
    mkdirSync(dirname(path_of(client, setup)), { recursive: true })
    symlinkSync(real, path_of(client, setup))
    install(client, setup)
    assert.ok(lstatSync(path_of(client, setup)).isSymbolicLink())
    assert.equal(statSync(real).mode & 0o777, 0o640)
    assert.match(readFileSync(real, 'utf8'), /asg-hook/)
    uninstall(client, setup)
    assert.equal(readFileSync(real, 'utf8'), '{}')
  })
  test('a link to what is not there yet stays one', () => {
    for (const { id } of CLIENTS) {
      const client = client_of(id)
      const setup = new_setup()
      mkdirSync(dirname(path_of(client, setup)), { recursive: true })
      symlinkSync(join(setup.home, 'later'), path_of(client, setup))
      const before = snapshot(setup.home)
      install(client, setup)
      assert.ok(existsSync(join(setup.home, 'later')), id)
      uninstall(client, setup)
      assert.deepEqual(snapshot(setup.home), before, id)
    }
  })
  test('a link into a folder that is not there stops the installation, and nothing is left behind', () => {
    for (const { id } of CLIENTS) {
      const client = client_of(id)
      const setup = new_setup()
      mkdirSync(dirname(path_of(client, setup)), { recursive: true })
      symlinkSync(join(setup.home, 'nowhere', 'later'), path_of(client, setup))
      const before = snapshot(setup.home)
      assert.throws(() => install(client, setup), { name: 'CommandError', message: /folder is not there/ }, id)
      assert.deepEqual(snapshot(setup.home), before, id)
    }
  })
  test('what is no settings file is left alone', () => {
    const latin_1 = Buffer.from('{"model":"\u00e9"}', 'latin1')
    const wide = Buffer.from('\ufeff{}', 'utf16le')
    for (const text of ['{', '[]', '{"hooks":[]}', latin_1, wide]) {
      const setup = with_settings(text)
      assert.throws(() => install(client, setup), /not an|not valid|not UTF-8/)
      assert.deepEqual(readFileSync(path_of(client, setup)), Buffer.from(text))
      assert.ok(!existsSync(join(setup.home, '.asg')))
    }
  })
  test('a pipe is not waited for', { skip: process.platform === 'win32' && 'pipes of POSIX' }, () => {
    for (const { id } of CLIENTS) {
      const client = client_of(id)
      const setup = new_setup()
      const path = path_of(client, setup)
      mkdirSync(dirname(path), { recursive: true })
      execFileSync('mkfifo', [path])
      assert.throws(() => install(client, setup), { name: 'CommandError', message: /pipe/ }, id)
      assert.ok(lstatSync(path).isFIFO() && !existsSync(join(setup.home, '.asg')), id)
    }
  })
  test('that cannot be written leave nothing behind that looks like a guard', () => {
    for (const { id } of CLIENTS) {
      const client = client_of(id)
      const setup = new_setup()
      const path = path_of(client, setup)
      mkdirSync(dirname(path), { recursive: true })
      // Its temporary neighbour would have too long a name, which stops every user, the superuser too.
      const real = join(setup.home, 'x'.repeat(250))
      writeFileSync(real, '{}')
      symlinkSync(real, path)
      const before = snapshot(setup.home)
      assert.throws(() => install(client, setup), /ENAMETOOLONG/, id)
      assert.deepEqual(snapshot(setup.home), before, id)
    }
  })
  test('no temporary file is left behind', () => {
    const setup = with_settings('{}')
    install(client, setup)
    assert.deepEqual(
      readdirSync(dirname(path_of(client, setup))).filter((name) => name.endsWith('.tmp')),
      [],
    )
  })
})

test('the launcher stays as long as one client needs it', () => {
  const setup = new_setup()
  install(client_of('claude-code'), setup)
  install(client_of('codex'), setup)
  uninstall(client_of('claude-code'), setup)
  assert.ok(existsSync(setup.launcher_path))
  uninstall(client_of('codex'), setup)
  assert.ok(!existsSync(join(setup.home, '.asg')))
})

suite('the allowlist of OpenClaw', () => {
  const client = client_of('openclaw')
  const with_settings = (settings: unknown, program: string | null = host) => {
    const setup = new_setup({ program })
    mkdirSync(dirname(path_of(client, setup)), { recursive: true })
    writeFileSync(path_of(client, setup), JSON.stringify(settings, null, 2))
    return setup
  }
  const plugins_of = (setup: Setup) => JSON.parse(readFileSync(path_of(client, setup), 'utf8')).plugins

  test('is extended, never replaced', () => {
    const setup = with_settings({ plugins: { allow: ['mine'], load: { paths: ['/mine'] } } })
    install(client, setup)
    assert.deepEqual(plugins_of(setup), {
      allow: ['mine', 'asg-guard'],
      load: { paths: ['/mine', join(setup.home, '.asg', 'openclaw')] },
    })
  })
  test('is made of the plugins that are loaded today when there is none', () => {
    const setup = with_settings({ model: 'm' })
    install(client, setup)
    assert.deepEqual(plugins_of(setup).allow, ['memory', 'asg-guard'])
  })
  test('stays when the user has changed it since, and loses only our id', () => {
    const setup = with_settings({ model: 'm' })
    install(client, setup)
    const path = path_of(client, setup)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"memory"', '"memory", "added"'))
    uninstall(client, setup)
    assert.deepEqual(plugins_of(setup), { allow: ['memory', 'added'] })
  })
  test('goes again when it is as we wrote it, whatever else was changed', () => {
    const setup = with_settings({ model: 'm' })
    install(client, setup)
    const path = path_of(client, setup)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"m"', '"n"'))
    uninstall(client, setup)
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), { model: 'n' })
  })
  test('that cannot be known stops the installation before anything is written', () => {
    for (const program of [null, join(root, 'missing')]) {
      const setup = with_settings({ model: 'm' }, program)
      const before = snapshot(setup.home)
      assert.throws(() => install(client, setup), { message: /plugins/, hint: /plugins\.allow of its openclaw\.json/ })
      assert.deepEqual(snapshot(setup.home), before)
    }
  })
})
