// Which folders of projects Gemini CLI, Qwen Code and Copilot CLI trust, read from the files they write.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, suite, test } from 'node:test'
import { copilot_distrust, gemini_distrust, qwen_distrust } from '#runtime/cli/clients/folder-trust.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'asg-trust-')))
const folder = join(root, 'client')
const project = join(root, 'work', 'app')
const link = join(root, 'link')
mkdirSync(project, { recursive: true })
symlinkSync(join(root, 'work'), link)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})
after(() => rmSync(root, { recursive: true }))

const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))

suite('Gemini CLI', () => {
  const in_gemini = (rules: unknown, env: Record<string, string> = {}) => {
    if (rules !== null) write('trustedFolders.json', rules)
    return gemini_distrust(project, folder, env) === null
  }
  for (const [rules, trusted] of [
    [null, false],
    [{}, false],
    ['no JSON', false],
    [[project], false],
    [{ [project]: 'TRUST_FOLDER' }, true],
    [{ [project]: 'TRUST_EVERYTHING' }, false],
    [`// by hand\n{ ${JSON.stringify(project)}: "TRUST_FOLDER", }`, true],
    [{ [join(root, 'work')]: 'TRUST_FOLDER' }, true],
    [{ [join(root, 'work', 'other')]: 'TRUST_PARENT' }, true],
    [{ [join(root, 'work', 'other')]: 'TRUST_FOLDER' }, false],
    [{ [join(root, 'work', 'ap')]: 'TRUST_FOLDER' }, false],
    [{ [join(project, 'src')]: 'TRUST_FOLDER' }, false],
    [{ [join(root, 'work')]: 'TRUST_FOLDER', [project]: 'DO_NOT_TRUST' }, false],
    [{ [join(root, 'work')]: 'DO_NOT_TRUST', [project]: 'TRUST_FOLDER' }, true],
    [{ [join(link, 'app')]: 'TRUST_FOLDER' }, true],
    [{ '/': 'TRUST_FOLDER' }, true],
  ] as const) {
    test(
      `${trusted ? 'trusts' : 'does not trust'} the folder with ${JSON.stringify(rules)}`.replaceAll(root, ''),
      () => {
        assert.equal(in_gemini(rules), trusted)
      },
    )
  }
  test('trusts every folder where the question is switched off', () => {
    write('settings.json', '{ "security": { "folderTrust": { "enabled": false } } }')
    assert.ok(in_gemini(null))
    write('settings.json', '{ "security": { "folderTrust": { "enabled": true } } }')
    assert.ok(!in_gemini(null))
  })
  test('is told by variables as well, and where the rules are', () => {
    assert.ok(in_gemini(null, { GEMINI_CLI_TRUST_WORKSPACE: 'true' }))
    assert.ok(!in_gemini({ [project]: 'TRUST_FOLDER' }, { GEMINI_CLI_TRUST_WORKSPACE: 'false' }))
    write('elsewhere.json', { [project]: 'TRUST_FOLDER' })
    assert.ok(in_gemini({}, { GEMINI_CLI_TRUSTED_FOLDERS_PATH: join(folder, 'elsewhere.json') }))
  })
})

suite('Qwen Code', () => {
  const in_qwen = (rules: unknown, env: Record<string, string> = {}) => {
    write('settings.json', '{ "security": { "folderTrust": { "enabled": true } } }')
    if (rules !== null) write('trustedFolders.json', rules)
    return qwen_distrust(project, folder, env) === null
  }
  for (const [rules, trusted] of [
    [null, false],
    ['no JSON', false],
    [{ [project]: 'TRUST_FOLDER' }, true],
    [{ [join(root, 'work')]: 'TRUST_FOLDER' }, true],
    [{ [join(root, 'work', 'other')]: 'TRUST_PARENT' }, true],
    [{ [join(root, 'work', 'ap')]: 'TRUST_FOLDER' }, false],
    [{ [join(root, 'work')]: 'TRUST_FOLDER', [project]: 'DO_NOT_TRUST' }, false],
    [{ [join(root, 'work')]: 'DO_NOT_TRUST', [project]: 'TRUST_FOLDER' }, true],
    [{ [join(root, 'work', 'a-longer-name')]: 'TRUST_PARENT', [join(root, 'work')]: 'DO_NOT_TRUST' }, false],
  ] as const) {
    test(
      `${trusted ? 'trusts' : 'does not trust'} the folder with ${JSON.stringify(rules)}`.replaceAll(root, ''),
      () => {
        assert.equal(in_qwen(rules), trusted)
      },
    )
  }
  test('trusts every folder until its user wants to be asked', () => {
    assert.equal(qwen_distrust(project, folder, {}), null)
    write('settings.json', '{ "security": { "folderTrust": { "enabled": false } } }')
    assert.equal(qwen_distrust(project, folder, {}), null)
  })
  test('is told by a variable where the rules are', () => {
    write('elsewhere.json', { [project]: 'TRUST_FOLDER' })
    assert.ok(in_qwen({}, { QWEN_CODE_TRUSTED_FOLDERS_PATH: join(folder, 'elsewhere.json') }))
  })
})

suite('Copilot CLI', () => {
  const in_copilot = () => copilot_distrust(project, folder) === null
  for (const [config, trusted] of [
    [null, false],
    [{}, false],
    ['no JSON', false],
    [{ trustedFolders: project }, false],
    [{ trustedFolders: [7, '', project] }, true],
    [{ trusted_folders: [project] }, true],
    [`// managed\n{ "trustedFolders": [${JSON.stringify(`${project}/`)}] }`, true],
    [{ trustedFolders: [join(root, 'work')] }, true],
    [{ trustedFolders: [join(link, 'app')] }, true],
    [{ trustedFolders: [join(project, 'src'), join(root, 'work', 'ap'), project.toUpperCase()] }, false],
  ] as const) {
    test(
      `${trusted ? 'trusts' : 'does not trust'} the folder with ${JSON.stringify(config)}`.replaceAll(root, ''),
      () => {
        if (config !== null) write('config.json', config)
        assert.equal(in_copilot(), trusted)
      },
    )
  }
  test('is not accused in a linked worktree, which is trusted with its repository', () => {
    writeFileSync(join(project, '.git'), 'gitdir: /elsewhere/.git/worktrees/app\n')
    assert.ok(in_copilot())
    rmSync(join(project, '.git'))
    assert.ok(!in_copilot())
  })
})
