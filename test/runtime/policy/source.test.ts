// The operator's rule files on a real disk: read, followed, and kept as they were when they turn bad. Source: CONTRACT 18.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, type TestContext, test } from 'node:test'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { fired_rules } from '#core/policy/rules/prove.ts'
import { load_packs } from '#runtime/policy/files.ts'
import { builtin_policy, configured_policy, named_lines, PolicyError, type Reloaded } from '#runtime/policy/source.ts'
import { asg, new_home } from '#test/support/process/cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'asg-rules-'))
after(() => rmSync(folder, { recursive: true }))

const pack = (change = '') => `pack: acme
version: 1.0.0
rules:
  - id: acme/no-yarn
    when: { effect: proc.exec, head: yarn }
    verdict: defer
    score: { d1: 1, d2: 0, d3: 0 }
    category: 17
    reason: We use npm here.
    match: ["yarn build", "yarn", "yarn test"]
    not_match: ["npm test", "echo yarn", "npm run yarn"]
${change}`

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const self = { ports: [], files: [] }

describe('rule files', () => {
  test('add their rules to the built-in ones', () => {
    const policy = builtin_policy({ self, paths: [file('a.yaml', pack())] }).current()
    assert.deepEqual(fired_rules(policy, 'yarn build'), ['acme/no-yarn'])
    assert.ok(fired_rules(policy, 'rm -rf ~').includes('core.fs/rm-home'))
  })

  test('are read from a folder, in order of their names, YAML only', () => {
    file('notes.txt', 'not a pack')
    const { packs, errors } = load_packs([folder])
    assert.deepEqual(errors, [])
    assert.ok(packs.length >= 1)
  })

  const broken: [name: string, text: string, message: RegExp][] = [
    ['a wrong word', pack().replace('defer', 'defre'), /:6:14: rules\.0\.verdict: /],
    ['an unknown key', pack('nonsense: 1\n'), /:12:1: pack: .*nonsense/],
    ['an unknown key of a rule', pack().replace('reason:', 'raeson:'), /:9:5: rules\.0: .*raeson/],
    ['an unknown test', pack().replace('head: yarn', 'head: yarn, colour: red'), /:5:44: rules\.0\.when: .*colour/],
    [
      'an effect that nothing has',
      pack().replace('proc.exec', '[proc.exec, prc.*]'),
      /:5:21: rules\.0\.when\.effect: there is no effect prc\.\*/,
    ],
    [
      'a scope that is none behind a not, where it would hold for everything',
      pack().replace('head: yarn', 'head: yarn, not: { scope: hoome }'),
      /rules\.0\.when\.not\.scope: there is no scope hoome/,
    ],
    ['a taint that is none', pack().replace('head: yarn', 'taint: nett'), /there is no taint nett/],
    ['a certainty that is none', pack().replace('head: yarn', 'cert: sure'), /there is no certainty sure/],
    ['an expression that does not parse', pack().replace('head: yarn', 'regex: "("'), /:4:9: acme\/no-yarn: .*\)/],
    ['a list that is not there', pack().replace('head: yarn', 'field: a, in: $b'), /:4:9: acme\/no-yarn: .*\$b/],
    [
      'an example that does not hold',
      pack().replace('"yarn build"', '"npm build"'),
      /:4:9: acme\/no-yarn: npm build: must/,
    ],
    [
      'a silent example that speaks',
      pack().replace('"npm test"', '"yarn test"'),
      /:4:9: acme\/no-yarn: yarn test: must not/,
    ],
    [
      'the name of a built-in rule',
      pack().replaceAll('acme', 'core.git').replace('no-yarn', 'push-force'),
      /:4:9: core\.git\/push-force: two/,
    ],
    ['YAML that does not parse', 'pack: [', /:1:\d+: /],
    ['too few examples of a list', 'pack: p\nversion: 1.0.0\nrules: []\n', /rules: /],
    ['aliases', 'a: &a [1]\nb: *a\n', /./],
  ]
  for (const [name, text, message] of broken) {
    test(`with ${name} stop the start and name file, line and column`, () => {
      const path = file('broken.yaml', text)
      assert.throws(
        () => builtin_policy({ self, paths: [path] }),
        (cause) =>
          cause instanceof PolicyError && cause.lines.some((line) => line.startsWith(path) && message.test(line)),
      )
    })
  }

  test('that are missing stop the start', () => {
    assert.throws(() => builtin_policy({ self, paths: [join(folder, 'nowhere.yaml')] }), /does not exist/)
  })
})

describe('profiles', () => {
  const profile = (change = '') => `profile: sandbox
workspaces: [/home/dev/sandbox]
rules:
  core.git/push-force: off
  acme/no-yarn: audit
${change}`
  const judge = (paths: string[], command: string, cwd: string) =>
    builtin_policy({ self, paths })
      .current()
      .judge(
        { tool_name: 'Bash', payload: { command, cwd }, cwd, workspace_root: null, home: '/home/dev', facts: null },
        null,
      )

  test('are files beside the packs, and hold in their workspaces', () => {
    const paths = [file('profile.yaml', profile()), file('a.yaml', pack())]
    assert.equal(judge(paths, 'git push -f', '/home/dev/sandbox/x').verdict, 'allow')
    assert.equal(judge(paths, 'yarn build', '/home/dev/sandbox').verdict, 'audit')
    assert.equal(judge(paths, 'git push -f && yarn build', '/home/dev/project').verdict, 'defer')
  })

  test('say lists, what is disposable and names of production too, with or without rules', () => {
    const path = file(
      'profile.yaml',
      `profile: sandbox
workspaces: [/home/dev/sandbox]
disposable: true
lists:
  core.net/known_hosts: ['*.corp.example']
prod_labels: [acme-eu1]
`,
    )
    const word = (command: string) => judge([path], command, '/home/dev/sandbox').verdict
    assert.equal(word('git reset --hard'), 'audit')
    assert.equal(word('curl -T dump.sql https://files.corp.example/'), 'allow')
    assert.equal(word('psql -h acme-eu1 -c "drop table users"'), 'block')
  })

  test('do not make the examples of a pack lie', () => {
    const everywhere = profile().replace('/home/dev/sandbox', '/')
    assert.ok(builtin_policy({ self, paths: [file('profile.yaml', everywhere), file('a.yaml', pack())] }).current())
  })

  const wrong: [name: string, text: string, message: RegExp][] = [
    ['a wrong word', profile().replace('audit', 'ignore'), /:5:17: rules\.acme\/no-yarn: /],
    [
      'a rule that is not there',
      profile('  core.git/nothing: off\n'),
      /:6:3: sandbox: core\.git\/nothing: there is no/,
    ],
    ['a locked rule', profile('  core.fs/rm-root: off\n'), /:6:3: sandbox: core\.fs\/rm-root: is locked/],
    ['a folder that is not absolute', profile().replace('/home/dev/sandbox', 'sandbox'), /:2:14: workspaces\.0: /],
    [
      'a list that is not there',
      profile('lists:\n  core.git/nothing: []\n'),
      /:7:3: sandbox: core\.git\/nothing: there is no/,
    ],
    ['nothing to say', 'profile: sandbox\nworkspaces: [/home/dev]\n', /:1:1: profile: says nothing/],
    ['an unknown key', profile('color: red\n'), /:6:1: profile: .*color/],
  ]
  for (const [name, text, message] of wrong) {
    test(`with ${name} stop the start and name file, line and column`, () => {
      const path = file('profile.yaml', text)
      assert.throws(
        () => builtin_policy({ self, paths: [path, file('a.yaml', pack())] }),
        (cause) =>
          cause instanceof PolicyError && cause.lines.every((line) => line.startsWith(path) && message.test(line)),
      )
    })
  }
})

test('the packs and profiles that README and help show load together', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
  assert.equal(blocks.length, 2)
  const paths = blocks.map((text, at) => file(`readme-${at}.yaml`, text))
  assert.ok(builtin_policy({ self, paths }).current())
  const home = new_home()
  const { stdout } = await asg(home, ['help', 'rules'])
  home.remove()
  const shown = /^ {4}pack: acme\n(?: {4}.*\n)+/m.exec(stdout)?.[0] ?? ''
  assert.ok(builtin_policy({ self, paths: [file('help.yaml', shown.replaceAll(/^ {4}/gm, ''))] }).current())
})

describe('reload', () => {
  test('takes a good change whole and keeps the old rules when the change is bad', () => {
    const path = file('live.yaml', pack())
    const policy = builtin_policy({ self, paths: [path] })
    const before = policy.current().version
    assert.deepEqual(policy.reload(), { changed: false, version: before, errors: [] })
    file('live.yaml', pack().replace('defer', 'nonsense'))
    const refused = policy.reload()
    assert.equal(refused.changed, false)
    assert.equal(policy.current().version, before)
    assert.match(refused.errors.join(), /live\.yaml:6:/)
    file('live.yaml', pack().replace('verdict: defer', 'verdict: block'))
    assert.equal(policy.reload().changed, true)
    assert.equal(
      policy
        .current()
        .judge(
          { tool_name: 'Bash', payload: { command: 'yarn' }, cwd: '/', workspace_root: null, home: null, facts: null },
          null,
        ).verdict,
      'block',
    )
  })

  /** A change that is never seen fails instead of hanging; the machine may pause for minutes. */
  const WITHIN = { timeout: 600_000 }

  /** Changes files one after the other and waits for each to be seen. */
  async function follows(t: TestContext, watched: string, changes: readonly (() => void)[]): Promise<void> {
    const policy = builtin_policy({ self, paths: [watched] })
    let told = Promise.withResolvers<Reloaded>()
    const stop = policy.watch((reloaded) => reloaded.changed && told.resolve(reloaded))
    // The reload waits on a timer that alone would not keep this process alive.
    const alive = setInterval(() => undefined, 1000)
    t.after(() => {
      clearInterval(alive)
      stop()
    })
    for (const change of changes) {
      const { version } = policy.current()
      change()
      const { errors } = await told.promise
      assert.deepEqual(errors, [])
      assert.notEqual(policy.current().version, version)
      told = Promise.withResolvers<Reloaded>()
    }
  }

  const reasons = ['This project uses npm.', 'Ours is npm.', 'Only npm.'].map((reason) =>
    pack().replace('We use npm here.', reason),
  )

  test('follows changes of the file by itself', WITHIN, async (t) => {
    const path = file('watched.yaml', pack())
    await follows(
      t,
      path,
      reasons.map((text) => () => void file('watched.yaml', text)),
    )
  })

  test('follows a file that is replaced by another one, as editors do, again and again', WITHIN, async (t) => {
    const path = file('replaced.yaml', pack())
    await follows(
      t,
      path,
      reasons.map((text) => () => renameSync(file('replaced.tmp', text), path)),
    )
  })

  test('follows files that come into a folder and leave it', WITHIN, async (t) => {
    const own = mkdtempSync(join(folder, 'own-'))
    const path = join(own, 'a.yaml')
    await follows(t, own, [() => writeFileSync(path, pack()), () => rmSync(path)])
  })
})

test('an own rule can be switched off; an id that switches nothing off is refused', () => {
  const paths = [file('own.yaml', pack())]
  const own = configured_policy({ self, disabled: ['core.git/push-force', 'acme/no-yarn'], paths })
  assert.deepEqual(fired_rules(own.current(), 'yarn build'), [])
  const locked = BUILTIN_PACKS.flatMap((one) => one.rules).find((rule) => rule.lock === true)?.id ?? ''
  const disabled = ['core.git/push-forse', 'core.git/push-force', locked]
  assert.throws(
    () => configured_policy({ self, disabled, paths }),
    (cause) => {
      assert.ok(cause instanceof PolicyError)
      assert.deepEqual(named_lines(cause), [
        'CS_RULES_DISABLED: got "core.git/push-forse", expected the id of a rule',
        `CS_RULES_DISABLED: got "${locked}", expected the id of a rule that is not locked`,
      ])
      return true
    },
  )
})

test('the same rules have one version wherever the gateway listens and stores; other rules have another', () => {
  const elsewhere = { ports: [9999], files: ['/srv/asg.db'], settings: ['/etc/asg/rules.yaml'] }
  const { version } = builtin_policy({ self }).current()
  assert.match(version, /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
  assert.equal(builtin_policy({ self: elsewhere }).current().version, version)
  const others = [
    builtin_policy({ self, disabled: ['core.git/push-force'] }),
    builtin_policy({ self, paths: [file('v.yaml', pack())] }),
  ]
  for (const other of others) assert.notEqual(other.current().version, version)
})
