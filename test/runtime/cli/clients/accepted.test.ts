// Settings that real clients were seen to load, and those that made them go on without any hook (Claude Code 2.1.330, Codex 0.169.0).
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { claude_refusal, codex_refusal } from '#runtime/cli/clients/accepted.ts'

const entry = { type: 'command', command: 'lint', timeout: 5 }
const hooks = (event: string, ...groups: unknown[]) => ({ hooks: { [event]: groups } })

suite('Claude Code', () => {
  const loads: [string, string][] = [
    ['nothing but settings', '{"model":"x","zz":1}'],
    ['a byte order mark', '\ufeff{"model":"x"}'],
    ['lines of Windows', '{\r\n"model":"x"\r\n}'],
    ['an entry of an unknown kind', JSON.stringify(hooks('PreToolUse', { hooks: [{ type: 'nonsense' }] }))],
    ['a broken group of a hook that waits for nothing', JSON.stringify(hooks('Stop', { matcher: 5 }))],
    ['an unknown event', JSON.stringify(hooks('NoSuchEvent', entry))],
    ['a variable that is a number', '{"env":{"A":1}}'],
  ]
  for (const [name, text] of loads) test(`loads ${name}`, () => assert.equal(claude_refusal(text), null))

  const voids: [string, string, RegExp][] = [
    ['a comment', '{"model":"x"} // mine', /no plain JSON/],
    ['a trailing comma', '{"a":[1,]}', /no plain JSON/],
    ['permissions of another kind', '{"permissions":5}', /: permissions: /],
    [
      'a matcher that is no text',
      JSON.stringify(hooks('PreToolUse', { matcher: 5, hooks: [] })),
      /hooks\.PreToolUse\.0/,
    ],
    [
      'a group without entries',
      JSON.stringify(hooks('PermissionRequest', { matcher: 'x' })),
      /PermissionRequest\.0\.hooks/,
    ],
  ]
  for (const [name, text, why] of voids) {
    test(`loads nothing of a file with ${name}`, () => assert.match(claude_refusal(text) ?? '', why))
  }
})

suite('Codex', () => {
  const loads: [string, unknown][] = [
    ['a description', { description: 'mine', ...hooks('Stop', { hooks: [entry] }) }],
    ['an unknown event, group key and entry key', hooks('NoSuchEvent', { zz: 1, hooks: [{ ...entry, zz: 1 }] })],
    ['no matcher and no entries', hooks('PreToolUse', { matcher: null }, {})],
    ['a matcher that is no pattern', hooks('PreToolUse', { matcher: '(', hooks: [entry] })],
    ['entries that are no commands', hooks('Stop', { hooks: [{ type: 'prompt' }] })],
  ]
  for (const [name, value] of loads)
    test(`loads ${name}`, () => assert.equal(codex_refusal(JSON.stringify(value)), null))

  const voids: [string, string, RegExp][] = [
    ['a comment', '// mine\n{"hooks":{}}', /no plain JSON/],
    ['a byte order mark', '\ufeff{"hooks":{}}', /no plain JSON/],
    ['a key of its own', '{"zz":1,"hooks":{}}', /the file: .*zz/],
    [
      'an entry of an unknown kind',
      JSON.stringify(hooks('Stop', { hooks: [{ type: 'nonsense' }] })),
      /Stop\.0\.hooks\.0/,
    ],
    ['a command that is missing', JSON.stringify(hooks('Stop', { hooks: [{ type: 'command' }] })), /command/],
    ['a time that is text', JSON.stringify(hooks('Stop', { hooks: [{ ...entry, timeout: '5' }] })), /timeout/],
    ['a matcher that is no text', JSON.stringify(hooks('Stop', { matcher: 5, hooks: [] })), /matcher/],
    ['hooks twice', '{"hooks":{},"hooks":{}}', /hooks stands there twice/],
    ['an event twice', '{"hooks":{"Stop":[],"Stop":[]}}', /Stop stands there twice/],
  ]
  for (const [name, text, why] of voids) {
    test(`loads nothing of a file with ${name}`, () => assert.match(codex_refusal(text) ?? '', why))
  }
})
