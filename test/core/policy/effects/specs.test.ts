// What holds for every described program, and for the ways its options may be written.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile_policy } from '#core/policy/compile.ts'
import { compile_specs } from '#core/policy/effects/arguments.ts'
import { program } from '#core/policy/effects/spec.ts'
import { SPECS, WINDOWS_SPECS } from '#core/policy/effects/specs/index.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: ['/tmp/asg.sock'] }, cache: false })
const judge = (command: string) => policy.judge(action_of_example(command), null)
/** What a command does, however it is written. */
const deeds = (command: string) =>
  judge(command)
    .effects.filter(({ kind }) => kind !== 'proc.exec')
    .map(({ kind, target, scope, fields, d }) => ({ kind, target, scope, fields, d }))
    .sort((a, b) => `${a.kind} ${a.target}`.localeCompare(`${b.kind} ${b.target}`))
const NAMES = [...SPECS.keys()].filter((name) => /^[a-z][\w.+-]*$/.test(name))

describe('every described program', () => {
  test('is one of many', () => {
    assert.ok(NAMES.length > 600, `${NAMES.length}`)
    assert.ok(WINDOWS_SPECS.size > 50, `${WINDOWS_SPECS.size}`)
  })

  test('does nothing when it is asked for help or its version', () => {
    const loud = NAMES.filter(
      (name) => !is_harmless(judge(`${name} --help`)) || !is_harmless(judge(`${name} --version`)),
    )
    assert.deepEqual(loud, [])
  })

  test('is understood with any arguments: no failure, scores in range, canonical targets', () => {
    const argument = fc.constantFrom(
      ...[
        '-',
        '--',
        '-f',
        '-rf',
        '-o',
        '-n',
        '--force',
        '--file=x',
        '--',
        '=',
        '-x=',
        '/',
        '~',
        '.',
        '..',
        'a',
        'b/c',
        '@f',
      ],
      ...[
        'http://h.example/x',
        'h:x',
        'a=b',
        '$X',
        '"$(id)"',
        '*',
        "''",
        "'a b'",
        '-1',
        '0',
        'install',
        'rm',
        'delete',
        'exec',
      ],
    )
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.array(argument, { maxLength: 7 }), (name, args) => {
        const { failure, effects, d1, d2, d3 } = judge([name, ...args].join(' '))
        assert.equal(failure, undefined)
        for (const value of [d1, d2, d3, ...effects.flatMap((effect) => effect.d)])
          assert.ok([0, 1, 2, 3].includes(value))
        for (const { span } of effects) assert.ok(span[0] <= span[1])
      }),
      { numRuns: 4000 },
    )
  })
})

describe('the ways to write options', () => {
  const same: string[][] = [
    [
      'rm -rf x',
      'rm -r -f x',
      'rm -fr x',
      'rm --recursive --force x',
      'rm -r x -f',
      'rm -rf -- x',
      'rm --recurs --forc x',
    ],
    ['chmod -R 755 d', 'chmod --recursive 755 d', 'chmod 755 -R d', 'chmod -v -R 755 d'],
    [
      'git push --force origin a',
      'git push -f origin a',
      'git push origin a --force',
      'git --no-pager push -f origin a',
    ],
    ['git -C sub clean -fdx', 'git -C sub clean -f -d -x'],
    [
      'curl -o f https://h.example/f',
      'curl -of https://h.example/f',
      'curl --output f https://h.example/f',
      'curl https://h.example/f --output=f',
    ],
    [
      'kubectl delete pod x -n prod',
      'kubectl -n prod delete pod x',
      'kubectl delete pod x --namespace=prod',
      'kubectl delete --namespace prod pod x',
    ],
    ['docker run --privileged img', 'docker run --privileged=true img', 'docker container run --privileged img'],
    [
      'tar -xzf a.tgz -C d',
      'tar xzf a.tgz -C d',
      'tar --extract --gzip --file a.tgz --directory d',
      'tar -C d -xzf a.tgz',
    ],
    ['npm install left-pad', 'npm i left-pad', 'npm add left-pad'],
    ['dd if=a of=/dev/sda', 'dd of=/dev/sda if=a'],
  ]
  for (const [first = '', ...others] of same) {
    for (const other of others) {
      test(`${other} does what ${first} does`, () => assert.deepEqual(deeds(other), deeds(first)))
    }
  }

  test('a value of an option is not an operand, and an operand is not a value', () => {
    const targets = (command: string, kind: string) =>
      deeds(command)
        .filter((one) => one.kind === kind)
        .map((one) => one.target)
    assert.deepEqual(targets('rm -f a -r b', 'fs.delete'), ['/home/dev/project/a', '/home/dev/project/b'])
    assert.deepEqual(targets('rm -- -rf', 'fs.delete'), ['/home/dev/project/-rf'])
    assert.deepEqual(targets('head -n 5 a', 'fs.read'), ['/home/dev/project/a'])
    assert.deepEqual(targets('grep -e x a', 'fs.read'), ['/home/dev/project/a'])
  })

  test('help counts for the program itself only, not for what stands behind it', () => {
    assert.ok(is_harmless(judge('rm --help -rf /')))
    assert.ok(!is_harmless(judge('rm -rf / --help')) || is_harmless(judge('rm --help')))
    assert.ok(!is_harmless(judge('sudo rm -rf / ; ls --help')))
    assert.ok(!is_harmless(judge('sh -c "rm -rf ~" --help')))
  })
})

test('two descriptions of one program are a mistake of their author', () => {
  const does = () => undefined
  assert.throws(() => compile_specs([program('a b', does), program('b', does)]), /Two specs describe the program b/)
})
