// What a person types to run this program, here and now.
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { as_typed, own_name, start_command, USUAL_SOCKET, USUAL_URL } from '#runtime/cli/own-name.ts'
import { VARIABLES } from '#runtime/config/variables.ts'
import { type Home, new_home } from '#test/support/process/cli.ts'

describe('the name a person types', () => {
  let home: Home
  before(() => {
    home = new_home()
  })
  after(() => home.remove())
  const folder = (name: string, mode: number | null) => {
    const path = join(home.path, name)
    mkdirSync(path, { recursive: true })
    if (mode !== null) {
      writeFileSync(join(path, 'asg'), '')
      chmodSync(join(path, 'asg'), mode)
    }
    return path
  }

  test('is asg when the shell finds it', () => {
    assert.equal(own_name({ PATH: ['/nowhere', folder('bin', 0o755)].join(delimiter) }), 'asg')
  })

  test('is npx asg when only npm finds it, when it is no program, and when there is no PATH', () => {
    for (const PATH of [
      folder('node_modules/.bin', 0o755),
      folder('_npx/1/bin', 0o755),
      folder('plain', 0o644),
      '',
      undefined,
    ]) {
      assert.equal(own_name({ PATH }), 'npx asg', PATH)
    }
  })
})

const USUAL = { socket_path: USUAL_SOCKET, url: USUAL_URL }

describe('what starts the gateway from any folder', () => {
  test('is this program by its path where no shell finds it, because npx knows it in one folder only', () => {
    assert.match(start_command({ PATH: '' }, USUAL), /^node \/\S+\/runtime\/cli\/asg\.js serve$/)
  })

  test('is never a path that a script or JSON would have to quote', () => {
    for (const folder of ["/it's", '/a b', '/say "x"', '/$HOME', '/50%', '/a\\b']) {
      assert.equal(start_command({ PATH: '' }, USUAL, `${folder}/asg.js`), 'asg serve', folder)
    }
  })
})

describe('where the hooks look for it', () => {
  const options = (socket_path: string | null, url: string | null) =>
    start_command({ PATH: '' }, { socket_path, url }, "/it's/asg.js").slice('asg serve'.length)

  test('is not said where a gateway listens by itself', () => {
    assert.deepEqual([USUAL_SOCKET, USUAL_URL], [VARIABLES.CS_UDS_PATH.fallback, VARIABLES.ASG_URL.fallback])
    assert.equal(options(USUAL_SOCKET, USUAL_URL), '')
    assert.equal(options(null, null), '')
  })

  test('is said for another socket and another port of this machine', () => {
    assert.equal(options('/run/asg/s', 'http://127.0.0.1:9090'), ' --uds /run/asg/s --port 9090')
    assert.equal(options(null, 'http://localhost:9090'), ' --port 9090')
    assert.equal(options('/run/asg/s', 'http://[::1]:8080'), ' --uds /run/asg/s')
  })

  test('is not said where it could not be typed, or stands on another machine', () => {
    assert.equal(options('/a b/s', 'https://gateway.example:9090'), '')
    assert.equal(options("/it's", 'http://192.0.2.7:9090'), '')
  })
})

describe('a command in a hint', () => {
  test('is said by the name that works, wherever it stands, and once', () => {
    const here = { PATH: '' }
    assert.equal(as_typed('See: asg help', here), 'See: npx asg help')
    assert.equal(as_typed('asg audit lists them; npx asg status', here), 'npx asg audit lists them; npx asg status')
    assert.equal(
      as_typed('Written to /etc/asg and my-asg here; asg.', here),
      'Written to /etc/asg and my-asg here; asg.',
    )
  })
})
