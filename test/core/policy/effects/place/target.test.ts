// What a path is to an action: project, home, system, secret. Source: ENGINE 5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type Frame, frame_of, no_tries } from '#core/policy/effects/frame.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { is_below, normalise, UNKNOWN } from '#core/policy/effects/place/path.ts'
import { type Access, sensitivity } from '#core/policy/effects/place/scope.ts'
import { locate, target_sensitivity } from '#core/policy/effects/place/target.ts'

const CWD = '/home/dev/project'
const frame: Frame = frame_of(
  { tool_name: 'Bash', payload: {}, cwd: CWD, workspace_root: null, home: '/home/dev', facts: null },
  { ports: [8080], files: ['/tmp/asg.sock'] },
)

const literal = (text: string, access: Access = 'read') =>
  locate({ text, cert: 'literal' }, access, CWD, { ...frame, tries: no_tries() })
const glob = (text: string, access: Access = 'delete') =>
  locate({ text, cert: 'pattern' }, access, CWD, { ...frame, tries: no_tries() })
/** `?` in the text stands for what is not known. */
const partial = (text: string, access: Access = 'delete') =>
  locate({ text: text.replaceAll('?', UNKNOWN), cert: 'partial' }, access, CWD, { ...frame, tries: no_tries() })

describe('a path that is written out', () => {
  const table: [text: string, path: string, scope: Scope][] = [
    ['src/a.ts', '/home/dev/project/src/a.ts', 'workspace'],
    ['./', '/home/dev/project', 'workspace-root'],
    ['a/../..', '/home/dev', 'home'],
    ['../other/x', '/home/dev/other/x', 'home-other'],
    ['node_modules/x', '/home/dev/project/node_modules/x', 'regenerable'],
    ['.git/config', '/home/dev/project/.git/config', 'vcs-meta'],
    ['.github/workflows/ci.yml', '/home/dev/project/.github/workflows/ci.yml', 'ci-config'],
    ['AGENTS.md', '/home/dev/project/AGENTS.md', 'instruction-file'],
    ['.claude/skills/deploy', '/home/dev/project/.claude/skills/deploy', 'instruction-file'],
    ['.claude/hooks/pre.sh', '/home/dev/project/.claude/hooks/pre.sh', 'agent-config'],
    ['.claude/hooks/lib/pre.sh', '/home/dev/project/.claude/hooks/lib/pre.sh', 'agent-config'],
    ['.claude/settings.json', '/home/dev/project/.claude/settings.json', 'agent-config'],
    ['.claude/settings.json.bak', '/home/dev/project/.claude/settings.json.bak', 'regenerable'],
    ['.claude/command-log.txt', '/home/dev/project/.claude/command-log.txt', 'workspace'],
    ['.claude/notes.md', '/home/dev/project/.claude/notes.md', 'workspace'],
    ['.kiro/steering/notes.md', '/home/dev/project/.kiro/steering/notes.md', 'instruction-file'],
    ['.claude/scripts/cost.sh', '/home/dev/project/.claude/scripts/cost.sh', 'instruction-file'],
    ['.opencode/plugin/guard.js', '/home/dev/project/.opencode/plugin/guard.js', 'agent-config'],
    ['.claude', '/home/dev/project/.claude', 'agent-config'],
    ['.codex/rules/default.rules', '/home/dev/project/.codex/rules/default.rules', 'agent-config'],
    ['~/.ssh/id_rsa', '/home/dev/.ssh/id_rsa', 'credential'],
    ['.env', '/home/dev/project/.env', 'credential'],
    ['.env.example', '/home/dev/project/.env.example', 'workspace'],
    ['~/.bashrc', '/home/dev/.bashrc', 'home-config'],
    ['/home/eve/x', '/home/eve/x', 'other-user'],
    ['/etc//hosts', '/etc/hosts', 'system'],
    ['/dev/../etc/./hosts', '/etc/hosts', 'system'],
    ['/', '/', 'root'],
    ['/dev/sda', '/dev/sda', 'device'],
    ['/dev/null', '/dev/null', 'device-null'],
    ['/tmp/x', '/tmp/x', 'tmp'],
    ['C:\\Users\\dev\\x', 'c:/Users/dev/x', 'other-user'],
  ]
  for (const [text, path, scope] of table) {
    test(`${text} is ${path} in ${scope}`, () => {
      const target = literal(text)
      assert.deepEqual([target.path, target.scope, target.cert], [path, scope, 'literal'])
    })
  }

  test('is nowhere when the folder is no longer known, unless it does not depend on it', () => {
    assert.equal(locate({ text: 'x', cert: 'literal' }, 'delete', null, frame).scope, 'unresolved')
    assert.equal(locate({ text: '/etc/x', cert: 'literal' }, 'delete', null, frame).scope, 'system')
    assert.equal(locate({ text: '~/x', cert: 'literal' }, 'delete', null, frame).path, '/home/dev/x')
  })
})

describe('the settings of an agent', () => {
  const places: [workspace: string, path: string, scope: Scope][] = [
    ['/home/dev/projects/shop', '.claude/settings.json', 'agent-config'],
    ['/home/dev/cache/tmp/shop', '.claude/hooks/guard.sh', 'agent-config'],
    ['/tmp/work/shop', '.claude/settings.json', 'agent-config'],
    ['/tmp/work/shop', '.mcp.json', 'agent-config'],
    ['/tmp/work/shop', 'AGENTS.md', 'instruction-file'],
    ['/tmp/work/shop', '.claude/worktrees/a/.claude/settings.json', 'agent-config'],
    ['/tmp/work/shop', '/tmp/trial/.claude/settings.json', 'tmp'],
    ['/home/dev/project', '/tmp/trial/.claude/settings.json', 'tmp'],
    ['/home/dev/project', '/tmp/trial/AGENTS.md', 'tmp'],
    ['/home/dev/project', '.claude/plans/next.json', 'workspace'],
    ['/home/dev/project', '.claude/worktrees/a/src/x.ts', 'workspace'],
  ]
  for (const [workspace, path, scope] of places) {
    test(`at ${path} of ${workspace} lie in ${scope}`, () => {
      const action = {
        tool_name: 'Bash',
        payload: {},
        cwd: workspace,
        workspace_root: workspace,
        home: '/home/dev',
        facts: null,
      }
      const at = frame_of(action, { ports: [], files: [] })
      assert.equal(locate({ text: path, cert: 'literal' }, 'write', workspace, at).scope, scope)
    })
  }
})

describe('a glob', () => {
  test('takes the widest place that one of its matches lies in', () => {
    assert.equal(glob('/*').scope, 'root')
    assert.equal(glob('/et?/hosts').scope, 'system')
    assert.equal(glob('~/.s*/id_rsa', 'read').scope, 'credential')
    assert.equal(glob('.e*', 'read').scope, 'credential')
    assert.equal(glob('src/*.ts').scope, 'workspace')
    assert.equal(glob('*.log').scope, 'regenerable')
  })

  test('that means everything stands for its folder, whatever lies in it', () => {
    assert.deepEqual([glob('src/*').whole, glob('src/*').scope], [true, 'workspace'])
    assert.deepEqual([glob('./*').whole, glob('./*').scope], [true, 'workspace-root'])
    assert.equal(glob('src/*.ts').whole, false)
  })
})

describe('a path of which parts are not known', () => {
  test('is as wide as it may turn out to be', () => {
    assert.equal(partial('?/*').scope, 'root')
    assert.equal(partial('/?').scope, 'root')
    assert.equal(partial('~/?').scope, 'home')
    assert.equal(partial('dist/?').scope, 'regenerable')
    assert.equal(partial('/etc/?.conf').scope, 'system')
    assert.equal(partial('?').scope, 'unresolved')
    assert.equal(partial('?/node_modules').scope, 'regenerable')
    assert.equal(partial('?/.env', 'read').scope, 'credential')
  })
})

describe('any path', () => {
  const accesses = fc.constantFrom<Access>('list', 'read', 'write', 'delete')
  const segment = fc.constantFrom(
    '..',
    '.',
    '',
    'src',
    '.git',
    '.ssh',
    'etc',
    'dist',
    '~',
    '*',
    'id_rsa',
    '.env',
    'a b',
  )
  const paths = fc
    .tuple(fc.constantFrom('', '/', '~/', './', '../'), fc.array(segment, { maxLength: 8 }))
    .map(([start, parts]) => start + parts.join('/'))

  test('is located the same when its canonical form is located', () => {
    fc.assert(
      fc.property(paths, accesses, (text, access) => {
        const once = literal(text, access)
        assert.ok(once.path?.startsWith('/'))
        assert.ok(!/\/\.{0,2}(?:\/|$)/.test(once.path ?? '') || once.path === '/')
        assert.deepEqual(literal(once.path ?? '', access), once)
        assert.equal(normalise(text, CWD, '/home/dev'), once.path)
      }),
    )
  })

  test('is no less sensitive the more is done to it, and no more than a rule allows for', () => {
    fc.assert(
      fc.property(paths, (text) => {
        const value = (access: Access) => target_sensitivity(literal(text, access), access)
        assert.equal(value('list'), 0)
        assert.ok(value('read') <= 2 && value('write') <= 3 && value('delete') <= 3)
        if (literal(text).scope !== 'device-null')
          assert.ok(value('read') <= Math.max(value('write'), value('delete'), 2))
      }),
    )
  })

  test('is at least as sensitive as a pattern or with a part unknown as it is when written out', () => {
    const known = fc.constantFrom('/etc/hosts', '~/.ssh/id_rsa', '/usr/bin/x', '/', '/home/eve/x')
    fc.assert(
      fc.property(known, fc.constantFrom<Access>('write', 'delete'), (text, access) => {
        const at = text.lastIndexOf('/') + 1
        const d2 = (target: ReturnType<typeof literal>) => sensitivity(target.scope, access)
        const folder = d2(literal(text.slice(0, at) || '/', access))
        assert.ok(d2(glob(`${text.slice(0, at)}*`, access)) >= Math.min(folder, d2(literal(text, access))))
        assert.ok(d2(partial(`${text.slice(0, at)}?`, access)) >= folder)
      }),
    )
  })

  test('of the workspace stays in it through any walk that comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 5 }), (parts) => {
        const text = `${parts.join('/')}/${parts.map(() => '..').join('/')}/src/x`
        assert.ok(is_below(literal(text).path ?? '', CWD))
      }),
    )
  })
})

describe('a path that no system takes', () => {
  const many = (unit: string) => unit.repeat(20_000)

  test('is where it begins, and one with a pattern is over budget, because it may stand for a short name', () => {
    assert.equal(literal(`/etc/${many('a/')}`).scope, 'system')
    assert.equal(literal(many('a/')).scope, 'workspace')
    const own = frame_of(
      { tool_name: 'Bash', payload: {}, cwd: CWD, workspace_root: null, home: '/home/dev', facts: null },
      { ports: [], files: [] },
    )
    locate({ text: `/etc/shado[${many('w')}]`, cert: 'pattern' }, 'read', CWD, own)
    assert.equal(own.tries?.exhausted, true)
  })

  test('and so are globs without end, each of which is looked through', () => {
    const own: Frame = { ...frame, tries: no_tries() }
    const at = (text: string) => locate({ text, cert: 'pattern' }, 'delete', CWD, own)
    for (let one = 0; one < 20; one++) assert.equal(at(`apps/*/d${one}`).scope, 'workspace')
    assert.equal(own.tries?.exhausted, false)
    for (let one = 0; one < 200; one++) at(`apps/*/d${one}`)
    assert.equal(own.tries?.exhausted, true)
  })

  test('and so are more words than any command names, also when nothing comes of most of them', () => {
    const own: Frame = { ...frame, tries: no_tries() }
    const at = (text: string) => locate({ text, cert: 'literal' }, 'read', CWD, own)
    for (let one = 0; one < 1024; one++) assert.equal(at(`src/m${one}.ts`).scope, 'workspace')
    assert.equal(own.tries?.exhausted, false)
    assert.equal(at('src/last.ts').scope, 'unresolved')
    assert.equal(own.tries?.exhausted, true)
  })

  test('keeps the plain end of a glob and a sample of its classes', () => {
    assert.equal(glob('src/*[0-9].pem', 'read').scope, 'credential')
    assert.equal(glob('src/x[ab][!c]*.env', 'read').scope, 'credential')
    assert.equal(glob('src/[[]x*.ts', 'read').scope, 'workspace')
  })
})

/** Words that are located again and again. */
const NAMED: readonly [text: string, cert: 'literal' | 'pattern'][] = [
  ...['src/a.ts', '.env', '~/.ssh/id_rsa', '/etc/hosts', '../x', '.git/config', 'dist', '/'].map(
    (text) => [text, 'literal'] as [string, 'literal'],
  ),
  ...['*', '~/.*', '/e*/sh?dow', 'dist/*.js'].map((text) => [text, 'pattern'] as [string, 'pattern']),
]

describe('places that one action names again and again', () => {
  test('are what they were the first time, for each frame by itself', () => {
    const abroad = { ...frame, cwd: '/home/eve/x', home: '/home/eve', homes: ['/home/eve'], workspace: '/home/eve/x' }
    for (const one of [frame, abroad]) {
      const busy = { ...one, tries: no_tries() }
      for (let time = 0; time < 6; time++) {
        for (const [text, cert] of NAMED) {
          const fresh = locate({ text, cert }, 'delete', one.cwd, { ...one, tries: no_tries() })
          assert.deepEqual(locate({ text, cert }, 'delete', one.cwd, busy), fresh, text)
        }
      }
      assert.ok(busy.tries.places > 64)
    }
  })
})
