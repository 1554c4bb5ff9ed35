// Editing settings as text: what is not ours keeps every byte.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import {
  append_value,
  find_node,
  JsonTextError,
  parse_text,
  plain_mistake,
  remove_value,
  value_of,
} from '#runtime/cli/clients/wiring/json-text.ts'

const read = (text: string) => value_of(parse_text(text))

/** A style a person may write JSON in. */
const styled = fc
  .tuple(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }),
    fc.constantFrom<string | number>(0, 2, 4, '\t'),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([value, indent, newline, ends]) => {
    const text = JSON.stringify(value, null, indent).replaceAll('\n', newline)
    return ends ? text + newline : text
  })

suite('reading', () => {
  test('agrees with JSON.parse on everything that is JSON', () => {
    fc.assert(fc.property(styled, (text) => assert.deepEqual(read(text), JSON.parse(text))))
  })
  test('reads comments, trailing commas and a byte order mark', () => {
    assert.deepEqual(read('\ufeff{ // a\n "x": [1, /* b */ 2,],\n}'), { x: [1, 2] })
  })
  for (const text of [
    '',
    '{',
    '{"a"}',
    '{"a":}',
    '{a b:1}',
    '{1:1}',
    '[1 2]',
    '{"a":1 "b":2}',
    '01',
    '"a',
    '{} {}',
    '/* a',
    "{'a:1}",
    "'a\nb'",
    '+',
    '0x',
  ]) {
    test(`refuses ${JSON.stringify(text)} and names the place`, () => {
      assert.throws(
        () => parse_text(text),
        (cause) => cause instanceof JsonTextError && /^line \d+, column \d+: /.test(cause.message),
      )
    })
  }
  test('reads what people write in JSON5', () => {
    const text = String.raw`{ // of OpenClaw
  plugins: { allow: ['it\'s', "say \x22hi\x22 \u00e9", 'one \
two'], $x_1: .5, 'späte': +0x1F },
  größe: [-0x10, 5., -Infinity, 1e3], true: null,
}`
    assert.deepEqual(read(text), {
      plugins: { allow: ["it's", 'say "hi" é', 'one two'], $x_1: 0.5, späte: 31 },
      größe: [-16, 5, Number.NEGATIVE_INFINITY, 1000],
      true: null,
    })
  })
  test('says what a reader of plain JSON with comments would stumble over', () => {
    assert.equal(plain_mistake('\ufeff{ // a\n "x": [1, /* b */ 2,],\n}'), null)
    assert.equal(plain_mistake('{\n  a: 1 }'), 'line 2, column 3: expected a value')
    assert.equal(plain_mistake("{'a': 1}"), 'line 1, column 2: expected a value')
    assert.equal(plain_mistake('{"a": .5}'), 'line 1, column 7: expected a value')
  })
  test('refuses endless nesting instead of running out of stack', () => {
    assert.throws(() => parse_text('['.repeat(100_000)), JsonTextError)
  })
  test('never throws anything but its own error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:/*\n\\ 1at') }), (text) => {
        try {
          parse_text(text)
        } catch (cause) {
          assert.ok(cause instanceof JsonTextError)
        }
      }),
    )
  })
})

suite('appending and removing', () => {
  test('a member appended to any object is there, and everything else is as it was', () => {
    fc.assert(
      fc.property(styled, fc.jsonValue({ maxDepth: 2 }), (text, value) => {
        fc.pre(!Object.hasOwn(JSON.parse(text), 'hooks'))
        const appended = append_value(text, [], 'hooks', value)
        // Through JSON first, which has no negative zero.
        const written = JSON.parse(JSON.stringify(value))
        assert.deepEqual(JSON.parse(appended), { ...JSON.parse(text), hooks: written })
        assert.deepEqual(JSON.parse(remove_value(appended, ['hooks'])), JSON.parse(text))
      }),
    )
  })
  test('what was appended to something is removed to the byte', () => {
    fc.assert(
      fc.property(styled, (text) => {
        fc.pre(Object.keys(JSON.parse(text)).length > 0 && !Object.hasOwn(JSON.parse(text), 'hooks'))
        assert.equal(remove_value(append_value(text, [], 'hooks', { a: [1] }), ['hooks']), text)
      }),
    )
  })
  test('keeps the style of the file', () => {
    assert.equal(append_value('{\n\t"a": 1\n}\n', [], 'b', { c: 2 }), '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 2\n\t}\n}\n')
    assert.equal(append_value('{"a":1}', [], 'b', { c: 2 }), '{"a":1, "b": {"c":2}}')
    assert.equal(append_value('{}', [], 'b', 2), '{\n  "b": 2\n}')
    assert.equal(append_value('{\r\n  "a": 1\r\n}', [], 'b', [2]), '{\r\n  "a": 1,\r\n  "b": [\r\n    2\r\n  ]\r\n}')
  })
  test('keeps comments where they are', () => {
    const text = '{\n  "a": 1 // one\n}'
    const appended = append_value(text, [], 'b', 2)
    assert.equal(appended, '{\n  "a": 1, // one\n  "b": 2\n}')
    assert.equal(remove_value(appended, ['b']), text)
    assert.deepEqual(read(append_value('{ /* nothing */ }', [], 'b', 2)), { b: 2 })
    for (const trailing of ["{ a: 'x', }", '[\n  1, // mine\n]', '{\n  a: 1,\n}\n']) {
      const key = trailing.startsWith('{') ? 'b' : null
      assert.equal(remove_value(append_value(trailing, [], key, 2), [key ?? 1]), trailing)
    }
    assert.deepEqual(read(append_value('{\n  // nothing\n}', [], 'b', 2)), { b: 2 })
  })
  test('removing the first of several never swallows a comment', () => {
    assert.deepEqual(read(remove_value('{\n  // mine\n  "a": 1, "b": 2\n}', ['a'])), { b: 2 })
    assert.equal(remove_value('{\n  // mine\n  "a": 1,\n  "b": 2\n}', ['a']), '{\n  // mine\n  "b": 2\n}')
  })
  test('takes trailing commas as they are', () => {
    assert.deepEqual(read(append_value('[1,\n 2,\n]', [], null, 3)), [1, 2, 3])
    assert.deepEqual(read(remove_value('[1, 2,]', [1])), [1])
    assert.deepEqual(read(remove_value('[1,]', [0])), [])
  })
  test('finds the last of repeated keys, as the client does', () => {
    const node = find_node(parse_text('{"a": 1, "a": 2}'), ['a'])
    assert.equal(node?.scalar, 2)
  })
})
