// The difference that people see before their settings change.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { unified_diff } from '#runtime/cli/clients/wiring/diff.ts'

test('shows nothing where nothing changes', () => assert.equal(unified_diff('f', 'a\n', 'a\n'), ''))

test('shows a changed line with its surroundings', () => {
  const before = ['1', '2', '3', '4', '5', '6', '7', '8', ''].join('\n')
  assert.equal(
    unified_diff('f', before, before.replace('5', 'five')),
    ['--- f', '+++ f', '@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+five', ' 6', ' 7', ' 8'].join('\n'),
  )
})

test('shows a new file, a removed one and a missing last newline', () => {
  assert.equal(unified_diff('f', null, 'a\nb\n'), ['--- /dev/null', '+++ f', '@@ -0,0 +1,2 @@', '+a', '+b'].join('\n'))
  assert.equal(unified_diff('f', 'a\n', null), ['--- f', '+++ /dev/null', '@@ -1,1 +0,0 @@', '-a'].join('\n'))
  assert.match(unified_diff('f', 'a\n', 'a'), /-a\n\+a\n\\ No newline at end of file/)
})

test('applied to the old text, it gives the new one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 }).map((lines) => `${lines.join('\n')}\n`)
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== '\n' && after !== '\n')
      assert.equal(apply(before, unified_diff('f', before, after)), after)
    }),
    { numRuns: 300 },
  )
})

/** A patch program in small. */
function apply(before: string, diff: string): string {
  if (diff === '') return before
  const source = before.split('\n').slice(0, -1)
  const out: string[] = []
  let at = 0
  for (const line of diff.split('\n').slice(2)) {
    const hunk = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(line)
    if (hunk) {
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1)
      while (at < start) out.push(source[at++] ?? '')
    } else if (line.startsWith('+')) out.push(line.slice(1))
    else {
      assert.equal(source[at], line.slice(1))
      if (line.startsWith(' ')) out.push(source[at] ?? '')
      at++
    }
  }
  return [...out, ...source.slice(at), ''].join('\n')
}
