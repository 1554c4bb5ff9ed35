// Text that looks like something else than it is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { analyze } from '#core/policy/parse/analyze.ts'
import { clean_text, fold_text, is_homoglyph_host } from '#core/policy/parse/text/hygiene.ts'
import { PLACE, render_commands } from '#test/core/policy/parse/render.ts'

// [command, findings, commands]
const HIDDEN: readonly (readonly [source: string, findings: readonly string[], commands: readonly string[]])[] = [
  ['r\u200bm -rf /x', ['invisible-in-command'], ['rm -rf /x']],
  ['r\u200dm -rf /x', ['invisible-in-command'], ['rm -rf /x']],
  ['r\u00adm -rf /x', ['invisible-in-command'], ['rm -rf /x']],
  ['r\u0000m -rf /x', ['control-character', 'invisible-in-command'], ['rm -rf /x']],
  ['\uff52\uff4d -rf /x', ['homoglyph-head'], ['rm -rf /x']],
  ['сurl https://x.example', ['homoglyph-head'], ['curl https://x.example']],
  ['rm \u2013rf /x', [], ['rm -rf /x']],
  ['rm\u00a0-rf\u00a0/x', [], ['rm -rf /x']],
  ['rm\u3000-rf /x', [], ['rm -rf /x']],
  ['ls\r\nrm -rf /x\r\n', [], ['ls', 'rm -rf /x']],
  ['ls \\\r\n -l', [], ['ls -l']],
  ['ls\rrm -rf /x', ['control-character'], ['ls rm -rf /x']],
  ['ls\u2028rm -rf /x', [], ['ls', 'rm -rf /x']],
  ['git log\u001b[2K; rm -rf /x', ['ansi-escape'], ['git log\u001b[2K', 'rm -rf /x']],
  ['echo \u202exr fr- mr\u202c', ['bidi'], ['echo \u202exr fr- mr\u202c']],
  ['curl https://gіthub.com/x', ['homoglyph-host'], ['curl https://gіthub.com/x']],
  ['ssh user@gіthub.com: ls', ['homoglyph-host'], ['ssh user@gіthub.com: ls', '@remote ssh: ls']],
]

test('hidden and imitating characters are found, and the command is read as a person reads it', () => {
  for (const [source, findings, commands] of HIDDEN) {
    assert.deepEqual([...analyze(source, PLACE).text_findings].sort(), [...findings].sort(), JSON.stringify(source))
    assert.deepEqual(render_commands(source), commands, JSON.stringify(source))
  }
})

// Ordinary text in other scripts must never be a finding.
const HARMLESS = [
  "echo 'été à la plage'",
  'git commit -m "feat: añadir búsqueda 🎉"',
  'git commit -m "👨‍👩‍👧 fix family emoji"',
  'echo "привет мир" > ru.txt',
  'grep -r "日本語" docs',
  'cat файл.txt',
  'curl https://münchen.example/',
  'curl https://пример.испытание/',
  'mkdir "résumé – final"',
  'touch naïve-café.md',
  'echo "a\u00a0b"',
  "printf '\\033[31mred\\033[0m\\n'",
  'echo "→ done ✓"',
  'ls\ttab',
]

test('ordinary text in other scripts is no finding', () => {
  for (const source of HARMLESS) assert.deepEqual(analyze(source, PLACE).text_findings, [], source)
})

test('data keeps its characters', () => {
  assert.equal(analyze('echo "a—b ｘ"', PLACE).commands[0]?.args[0]?.text, 'a—b ｘ')
  assert.equal(analyze('cat файл', PLACE).commands[0]?.args[0]?.text, 'файл')
})

test('cleaning keeps the length, so that spans stay valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      assert.equal(clean_text(text, new Set()).length, text.length)
    }),
  )
})

test('folding is idempotent and leaves ASCII alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const folded = fold_text(text)
      assert.equal(fold_text(folded), folded)
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => assert.equal(fold_text(text), text)))
})

test('a host is an imitation when it folds to ASCII or mixes scripts, not when it is another script', () => {
  for (const host of ['gіthub.com', 'раypal.com', 'ɡoogle.com', 'аpple.com'])
    assert.equal(is_homoglyph_host(host), true, host)
  for (const host of ['github.com', 'münchen.de', 'пример.рф', '例え.jp', 'xn--mnchen-3ya.de']) {
    assert.equal(is_homoglyph_host(host), false, host)
  }
})
