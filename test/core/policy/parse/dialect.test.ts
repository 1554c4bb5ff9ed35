// Which shell a line was written for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { type Dialect, detect_dialect } from '#core/policy/parse/dialect.ts'
import { DATA_LINES } from '#test/core/policy/parse/data.golden.ts'
import { EVASION_LINES } from '#test/core/policy/parse/evasion.golden.ts'
import { PLACE, render_commands } from '#test/core/policy/parse/render.ts'
import { WRAPPER_LINES } from '#test/core/policy/parse/wrapper.golden.ts'

const DIALECTS: readonly (readonly [dialect: Dialect, lines: readonly string[]])[] = [
  [
    'powershell',
    [
      'Get-ChildItem',
      'get-childitem env:',
      'remove-item x',
      '$x = 1; Write-Host $x',
      '$env:PATH',
      '& "C:\\x.exe" -a',
      'iex (iwr https://x)',
      "iex 'Get-Date'",
      'irm https://x | iex',
      '[IO.File]::ReadAllText("x")',
      '.\\build.ps1 -Clean',
      'ls | ForEach-Object { $_.Name }',
      'if ($x -eq 1) { Write-Host y }',
      'npm run build; if ($LASTEXITCODE -ne 0) { exit 1 }',
      'dotnet build; Get-Content x',
    ],
  ],
  [
    'cmd',
    [
      'del /q x',
      'rd /s /q x',
      'dir /b',
      'copy a b /y',
      'reg query HKLM\\X',
      'C:\\x.exe /a',
      '%SystemRoot%\\x.exe',
      'if exist x del x',
      'for %i in (*) do echo %i',
      '@echo off',
      'net user x /add',
      'sc stop x',
      'type %TEMP%\\x',
      'schtasks /query',
    ],
  ],
  [
    'fish',
    [
      'set -gx PATH /x $PATH',
      'set x (date)',
      'test -f x; and rm x',
      'if test -f x; rm x; end',
      'for f in *; echo $f; end',
      'function f; ls; end',
    ],
  ],
  [
    'posix',
    [
      '',
      'ls',
      'ls -la | grep x',
      'git status && npm test',
      'find . -name x',
      'sort -u f',
      'type ls',
      'set -euo pipefail; ls',
      'set -x',
      'set -- a b',
      'echo %d',
      'date +%Y-%m-%d',
      'echo "C:\\x"',
      'if [ -f x ]; then ls; fi',
      'for i in a b; do ls; done',
      '$HOME/bin/x',
      '$EDITOR f',
      'start.sh',
      'at now',
      'net-tools x',
      'copy-files.sh a',
      'format-code .',
      'Get-your-own x',
      'iex -S mix',
      'export PATH=$PATH:/x',
      'x=$(date); echo $x',
      'printf "%s\\n" "$x" | iconv',
      'echo "Remove-Item x"',
      'grep -r "Get-ChildItem" .',
      'tar -cf - . | ssh h tar -xf -',
      "awk '{print $1}' f | sort | uniq -c",
      'function f { ls; }; f',
      'test -f x && echo y; echo z',
    ],
  ],
]

test('the dialect is told by heads, sigils and switches', () => {
  for (const [dialect, lines] of DIALECTS) for (const line of lines) assert.equal(detect_dialect(line), dialect, line)
})

test('every golden POSIX line is POSIX', () => {
  for (const [line] of [...DATA_LINES, ...EVASION_LINES, ...WRAPPER_LINES])
    assert.equal(detect_dialect(line), 'posix', line)
})

test('a dialect given by the caller wins', () => {
  assert.equal(analyze('Get-Date', { ...PLACE, dialect: 'posix' }).dialect, 'posix')
  assert.deepEqual(render_commands('rm x; ls', { ...PLACE, dialect: 'powershell' }), ['rm x', 'ls'])
  assert.deepEqual(render_commands('rm x & ls', { ...PLACE, dialect: 'cmd' }), ['rm x', 'ls'])
})

test('fish lines give their commands', () => {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['set x (curl -s u); and rm -rf $x', ['curl -s u', 'x=? :', 'rm -rf ?']],
    ['set -x TARGET /opt; rm -rf $TARGET', ['export TARGET=/opt', 'rm -rf /opt']],
    [
      'if test -f a; rm b; else if test -f c; rm d; else; rm e; end',
      ['test -f a', 'rm b', 'test -f c', 'rm d', 'rm e'],
    ],
    ['for f in a b; rm $f; end', ['rm a', 'rm b']],
    ['while true; rm a; end', ['true', 'rm a']],
    ['begin; rm a; end', ['rm a']],
    ['switch x; case a b; rm q; case "*"; ls; end; end', ['rm q', 'ls']],
    ['function f; rm $argv; end; f', ['f(): rm ?']],
    ['test -f a; or rm b', ['test -f a', 'rm b']],
    ['not test -f a; and rm b', ['test -f a', 'rm b']],
    ['echo "(rm a)"; set y 1; and ls', ['echo (rm a)', 'y=1 :', 'ls']],
  ]
  for (const [source, expected] of lines) {
    assert.deepEqual(render_commands(source, { ...PLACE, dialect: 'fish' }), expected, source)
  }
})
