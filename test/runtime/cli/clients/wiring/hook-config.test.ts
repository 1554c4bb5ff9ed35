// Our hooks among the user's: in beside them, out again without a trace, whatever the settings look like.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import {
  type HookGroup,
  installed_hooks,
  is_our_entry,
  merge_groups,
  strip_groups,
} from '#runtime/cli/clients/wiring/hook-config.ts'
import { parse_text, value_of } from '#runtime/cli/clients/wiring/json-text.ts'

const OURS: HookGroup[] = [
  {
    event: 'PreToolUse',
    group: {
      matcher: '*',
      hooks: [{ type: 'command', command: "/h/.asg/bin/asg-hook codex gate 29 'a=b' || exit 2" }],
    },
  },
  { event: 'Stop', group: { hooks: [{ type: 'http', url: 'http://127.0.0.1:8080/ahp/gamma?dialect=hooks' }] } },
]

const foreign_group = fc.record(
  {
    matcher: fc.string(),
    hooks: fc.array(
      fc.record({ type: fc.constant('command'), command: fc.constantFrom('lint', 'asg-hooked', './hook asg') }),
    ),
  },
  { requiredKeys: ['hooks'] },
)
const settings = fc.record(
  {
    model: fc.string(),
    permissions: fc.jsonValue({ maxDepth: 2 }),
    hooks: fc.dictionary(
      fc.constantFrom('PreToolUse', 'PostToolUse', 'Stop', 'Other'),
      fc.array(foreign_group, { maxLength: 3 }),
    ),
  },
  { requiredKeys: [] },
)
const style = fc.constantFrom<string | number>(0, 2, 4, '\t')
const plain = (text: string) => JSON.parse(JSON.stringify(value_of(parse_text(text))))

suite('merging into any settings', () => {
  test('adds our groups at the end and changes nothing else; stripping undoes it', () => {
    fc.assert(
      fc.property(settings, style, (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const merged = merge_groups(text, OURS)
        assert.equal(installed_hooks(merged.text).length, OURS.length)
        for (const { event, group } of OURS) assert.deepEqual(plain(merged.text).hooks[event].at(-1), group)
        assert.deepEqual(plain(strip_groups(merged.text, merged.created)), plain(text))
      }),
      { numRuns: 300 },
    )
  })
  test('stripping finds our entries wherever the user has moved them, and leaves his', () => {
    fc.assert(
      fc.property(settings, fc.nat(3), (value, place) => {
        const moved = structuredClone(value) as { hooks?: Record<string, unknown[]> }
        const groups = moved.hooks?.Other ?? []
        moved.hooks = { ...moved.hooks, Other: groups }
        groups.splice(place, 0, { matcher: 'x', hooks: [{ command: 'mine' }, ...(OURS[0]?.group.hooks ?? [])] })
        const stripped = plain(strip_groups(JSON.stringify(moved)))
        assert.equal(installed_hooks(JSON.stringify(stripped)).length, 0)
        assert.deepEqual(stripped.hooks.Other[Math.min(place, groups.length - 1)], {
          matcher: 'x',
          hooks: [{ command: 'mine' }],
        })
      }),
    )
  })
  test('starts from nothing, an empty file or white space', () => {
    for (const text of [null, '', ' \n']) {
      const merged = merge_groups(text, OURS)
      assert.deepEqual(plain(strip_groups(merged.text, merged.created)), {})
    }
  })
  test('keeps an event that was empty before', () => {
    const text = '{"hooks":{"Stop":[]}}'
    const merged = merge_groups(text, OURS)
    assert.deepEqual(plain(strip_groups(merged.text, merged.created)), plain(text))
  })
  for (const text of ['[]', '7', '{"hooks":[]}', '{"hooks":{"Stop":{}}}', '{"hooks":null}']) {
    test(`refuses ${text}: it is not the shape of the client`, () => assert.throws(() => merge_groups(text, OURS)))
  }
})

suite('recognising our entries', () => {
  for (const entry of [
    { command: "/home/dev/.asg/bin/asg-hook codex gate 29 'x' || exit 2" },
    { bash: '/home/dev/.asg/bin/asg-hook copilot gate 29 x' },
    { command: "'/home/my user/.asg/bin/asg-hook' codex gate 29 x" },
    { command: 'asg hook codex' },
    { url: 'http://127.0.0.1:8080/ahp/gamma?dialect=hooks' },
    { url: 'http://gateway:1/ahp/gamma' },
  ]) {
    test(`${JSON.stringify(entry)} is ours`, () => assert.ok(is_our_entry(entry)))
  }
  for (const entry of [
    null,
    'asg-hook ',
    {},
    { command: 'notasg-hook x' },
    { command: 'echo asg' },
    { command: 7 },
    { url: 'http://x/ahp/gammadelta' },
  ]) {
    test(`${JSON.stringify(entry)} is not`, () => assert.ok(!is_our_entry(entry)))
  }
})
