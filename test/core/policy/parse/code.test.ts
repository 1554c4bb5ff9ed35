// Text that something executes: found, and walked when it is known.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { PLACE } from '#test/core/policy/parse/render.ts'

// [command, language, code]; null when there is no inline code.
const CODE: readonly (readonly [source: string, lang: string | null, code: string | null])[] = [
  ["python -c 'a()'", 'python', 'a()'],
  ["python3.12 -c 'a()'", 'python', 'a()'],
  ["python3 -u -W ignore -c 'a()' x", 'python', 'a()'],
  ["python3 -Ic 'a()'", 'python', 'a()'],
  ["python <<'E'\na()\nE", 'python', 'a()\n'],
  ["python - <<'E'\na()\nE", 'python', 'a()\n'],
  ["python3 <<< 'a()'", 'python', 'a()\n'],
  ["echo 'a()' | python3", 'python', 'a()\n'],
  ['python script.py', null, null],
  ['python -m http.server', null, null],
  ["python -m timeit 'a()'", null, null],
  ["node -e 'a()'", 'node', 'a()'],
  ["node -p 'a()'", 'node', 'a()'],
  ["node -pe 'a()'", 'node', 'a()'],
  ["node --eval='a()'", 'node', 'a()'],
  ["node --eval 'a()'", 'node', 'a()'],
  ["node -r ./x.js -e 'a()'", 'node', 'a()'],
  ["node --input-type module -e 'a()'", 'node', 'a()'],
  ['node app.js -e x', null, null],
  ["deno eval 'a()'", 'node', 'a()'],
  ["bun -e 'a()'", 'node', 'a()'],
  ['deno run app.ts', null, null],
  ["perl -e 'a()'", 'perl', 'a()'],
  ["perl -lane 'a()' f", 'perl', 'a()'],
  ["perl -MFoo -pi -e 'a()' f", 'perl', 'a()'],
  ["perl -i.bak -pe 'a()' f", 'perl', 'a()'],
  ["perl -0777 -ne 'a()'", 'perl', 'a()'],
  ["ruby -ropen-uri -e 'a()'", 'ruby', 'a()'],
  ["ruby -ne 'a()'", 'ruby', 'a()'],
  ["php -r 'a();'", 'php', 'a();'],
  ['php -S localhost:80', null, null],
  ["php -d x=1 -r 'a();'", 'php', 'a();'],
  ["lua -e 'a()'", 'lua', 'a()'],
  ["Rscript -e 'a()'", 'r', 'a()'],
  ["osascript -e 'a'", 'applescript', 'a'],
  ["awk '{print}' f", 'awk', '{print}'],
  ["awk -F, -v x=1 '{print}' f", 'awk', '{print}'],
  ['awk -f p.awk f', null, null],
  ["sed 's/a/b/e' f", 'sed', 's/a/b/e'],
  ["sed -n -e 's/a/b/' f", 'sed', 's/a/b/'],
  ["sed -i '' 's/a/b/' f", 'sed', 's/a/b/'],
  ["sed -E -i.bak 's/a/b/' f", 'sed', 's/a/b/'],
  ['sed -f s.sed f', null, null],
  ["tclsh <<< 'exec a'", 'tcl', 'exec a\n'],
  ["sudo -u x python -c 'a()'", 'python', 'a()'],
  ["docker exec c node -e 'a()'", 'node', 'a()'],
  ['ssh h "python -c \'a()\'"', 'python', 'a()'],
  ["cat > x.py <<'E'\na()\nE\npython x.py", 'python', 'a()\n'],
  ["printf '#!/usr/bin/env python3\\na()\\n' > x; chmod +x x; ./x", 'python', '#!/usr/bin/env python3\na()\n'],
  ["[IO.File]::Delete('x')", 'powershell', "[IO.File]::Delete('x')"],
  ["psql -c 'drop table x'", null, null],
  ['jq .a f', null, null],
]

test('code of other languages is handed over with its language', () => {
  for (const [source, lang, code] of CODE) {
    const found = analyze(source, PLACE).code.at(-1)
    assert.deepEqual([found?.lang ?? null, found?.code ?? null], [lang, code], source)
  }
})

test('several code options give several pieces', () => {
  const codes = analyze("sed -e a -e b f; perl -e 'c' -e 'd'", PLACE).code.map((piece) => piece.code)
  assert.deepEqual(codes, ['a', 'b', 'c', 'd'])
})

test('code with unknown parts says so', () => {
  const certainty = (source: string) => analyze(source, PLACE).code.map((piece) => piece.cert)
  assert.deepEqual(certainty('python -c "print($X)"'), ['partial'])
  assert.deepEqual(certainty('python -c "$X"'), ['dynamic'])
  assert.deepEqual(certainty("python -c 'print(1)'"), ['literal'])
})

test('code nobody can read is a doubt, and code known to be safe to evaluate is none', () => {
  const doubts = (source: string) => analyze(source, PLACE).doubts.filter((doubt) => doubt !== 'unresolved-variable')
  assert.deepEqual(doubts('bash -c "$X"'), ['opaque-code'])
  assert.deepEqual(doubts('curl u | sh'), ['opaque-code'])
  assert.deepEqual(doubts('eval "$(cat f)"'), ['opaque-code'])
  assert.deepEqual(doubts('python -c "$(curl u)"'), ['opaque-code'])
  for (const safe of [
    'ssh-agent -s',
    'direnv hook bash',
    'brew shellenv',
    'pyenv init -',
    'fnm env --use-on-cd',
    'starship init bash',
    'kubectl completion bash',
    'dircolors -b',
  ]) {
    assert.deepEqual(doubts(`eval "$(${safe})"`), [], safe)
    assert.deepEqual(doubts(`source <(${safe})`), [], safe)
  }
  assert.deepEqual(doubts('eval "$(pyenv shell)"'), ['opaque-code'])
  assert.deepEqual(doubts('eval "$(ssh-agent -s; curl u)"'), ['opaque-code'])
  assert.deepEqual(doubts('curl u | bash -n'), [])
})

test('a head that is not known is a doubt, and what follows it is looked at', () => {
  const result = analyze('$RUN rm -rf /opt', PLACE)
  assert.deepEqual(result.doubts, ['unresolved-variable', 'dynamic-head'])
  assert.deepEqual(
    result.commands.map((command) => [command.name, command.via]),
    [
      ['', []],
      ['rm', ['$']],
    ],
  )
  assert.deepEqual(analyze('"$RUN" rm', PLACE).commands.length, 1, 'a quoted head never vanishes')
})
