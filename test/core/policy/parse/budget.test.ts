// Every loop of the parser ends at its limit, and says that it did. Source: ENGINE 3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { admits, MAX_PARSE_CHARS, MAX_SEPARATORS, MAX_WORK } from '#core/policy/parse/budget.ts'
import { split_tolerantly } from '#core/policy/parse/text/tolerant.ts'
import { PLACE } from '#test/core/policy/parse/render.ts'

test('an ordinary long script is within budget', () => {
  const script = Array.from(
    { length: 140 },
    (_, i) => `echo "step ${i}" && npm run build:${i} | tee log-${i}.txt`,
  ).join('\n')
  const result = analyze(script, PLACE)
  assert.equal(result.exhausted, false)
  assert.equal(result.commands.length, 420)
})

test('a long quoted heredoc is data and costs nothing', () => {
  const body = 'rm -rf / && $(boom) `x`\n'.repeat(8000)
  const source = `cat > notes.md <<'EOF'\n${body}EOF\nrm -rf build`
  const result = analyze(source, PLACE)
  assert.equal(result.exhausted, false)
  assert.deepEqual(
    result.commands.map((command) => command.name),
    ['cat', 'rm'],
  )
  const rm = result.commands[1]
  assert.equal(rm === undefined ? '' : source.slice(...rm.span), 'rm -rf build')
  const stdin = result.commands[0]?.stdin[0]
  assert.equal(stdin?.kind === 'text' ? stdin.text : '', body)
})

test('a long unquoted heredoc without expansions is data too', () => {
  const result = analyze(`cat > a.js <<EOF\n${'const a = { b: [1, (2)] };\n'.repeat(3000)}EOF\nls`, PLACE)
  assert.equal(result.exhausted, false)
  assert.equal(result.commands.length, 2)
})

test('several long heredocs on one line are all data', () => {
  const body = 'x; y | z\n'.repeat(3000)
  const result = analyze(`diff <(cat <<'A'\n${body}A\n) - <<'B'\n${body}B\nls`, PLACE)
  assert.equal(result.commands.at(-1)?.name, 'ls')
})

test('text that only looks like a heredoc is not taken for data', () => {
  const hidden = `echo "<<'EOF'\n" ; rm -rf /opt\nEOF\n"${'x; '.repeat(20_000)}"`
  const result = analyze(hidden, PLACE)
  assert.equal(result.exhausted, true)
})

test('a script inside a long quoted heredoc is still code for a shell', () => {
  const result = analyze(`bash <<'EOF'\n${'# comment\n'.repeat(4000)}rm -rf /opt\nEOF`, PLACE)
  assert.ok(result.exhausted || result.commands.some((command) => command.name === 'rm'))
})

// [name, text]: each is over one budget.
const OVER: readonly (readonly [name: string, source: string])[] = [
  ['length', `ls ${'x'.repeat(MAX_PARSE_CHARS)}; rm -rf /opt`],
  ['separators', `${'ls;'.repeat(MAX_SEPARATORS + 1)}rm -rf /opt`],
  ['heredocs', `${'cat <<E\nE\n'.repeat(100)}rm -rf /opt`],
  ['openers', `${'(ls) '.repeat(4200)};rm -rf /opt`],
  ['nodes', `rm -rf /opt; ls ${'a '.repeat(8000)}`],
  ['substitution depth', `rm -rf /opt; ${'echo $('.repeat(40)}ls${')'.repeat(40)}`],
  ['parameter depth', `rm -rf /opt; echo ${'${a:-'.repeat(100)}x${'}'.repeat(100)}`],
  ['hidden parameter depth', `rm -rf /opt; echo ${"${a:-'}'".repeat(100)}`],
  ['compound depth', `rm -rf /opt; ${'{ '.repeat(100)}ls; ${'}; '.repeat(100)}`],
  ['nested scripts', `rm -rf /opt; ${'eval '.repeat(20)}ls`],
  ['wrappers', `${'sudo '.repeat(40)}rm -rf /opt`],
  ['value growth', `rm -rf /opt; x=aaaaaaaaaaaaaaaa; ${'x=$x$x;'.repeat(40)}echo $x`],
  ['commands', `rm -rf /opt; ${'a;'.repeat(3000)}`],
  ['flows', `rm -rf /opt; ${'a|'.repeat(900)}b`],
]

test('over budget is a verdict with the commands the tolerant splitter sees', () => {
  for (const [name, source] of OVER) {
    const result = analyze(source, PLACE)
    assert.equal(result.exhausted, true, name)
    assert.ok(result.doubts.includes('exhausted'), name)
    assert.ok(result.work <= MAX_WORK, name)
    const rm = result.commands.find((command) => command.name === 'rm' && command.args[1]?.text === '/opt')
    assert.ok(rm !== undefined || name === 'length' || name === 'heredocs', name)
  }
})

test('the end of a text is scanned also when it is too long to read', () => {
  const result = analyze(`${'x '.repeat(100_000)}\nrm -rf /opt`, PLACE)
  assert.equal(result.exhausted, true)
  assert.ok(result.commands.some((command) => command.name === 'rm'))
})

test('of a text that is far too long only its ends are looked at, and what is found there stands where it stands', () => {
  const long = (middle: string) => `rm -rf /opt\n${'x '.repeat(30_000)}${middle}${'y '.repeat(9000)}\nrm -rf /srv`
  const plain = long(' \u202e '.repeat(4_000_000))
  const result = analyze(plain, PLACE)
  assert.equal(result.exhausted, true)
  // Nine megabytes of something remarkable in the middle are not read.
  assert.deepEqual(result.text_findings, [])
  const said = (name: string) =>
    result.commands.filter((one) => one.name === name).map((one) => plain.slice(...one.span))
  assert.deepEqual(said('rm'), ['rm -rf /opt', 'rm -rf /srv'])
})

test('a heredoc of more than the gateway cuts out is not read either', () => {
  const source = `cat > a.txt <<'EOF'\n${'text\n'.repeat(60_000)}EOF\nrm -rf /opt`
  const result = analyze(source, PLACE)
  assert.equal(result.exhausted, true)
  assert.ok(result.commands.some(({ name, span }) => name === 'rm' && source.slice(...span) === 'rm -rf /opt'))
})

test('what stands behind a syntax error is read tolerantly and the doubt is named', () => {
  for (const source of [
    '&& rm -rf /opt',
    'ls) ; rm -rf /opt',
    'if true; then ls; rm -rf /opt',
    'echo "unclosed\nrm -rf /opt',
    'for i in; rm -rf /opt',
    'foo (bar); rm -rf /opt',
    '}; sudo rm -rf /opt',
  ]) {
    const result = analyze(source, PLACE)
    assert.ok(result.doubts.includes('error-tail'), source)
    const rm = result.commands.find((command) => command.name === 'rm')
    assert.deepEqual(
      rm?.args.map((word) => word.text),
      ['-rf', '/opt'],
      source,
    )
  }
})

test('a destroyer whose operands stand behind a syntax error is a doubt of its own', () => {
  for (const source of ['rm -rf (pwd)/../..', 'ls; sudo rm -rf (cat list)'])
    assert.ok(analyze(source, PLACE).doubts.includes('unresolved-destructive'), source)
  for (const source of ['rm -rf build (', 'ls (pwd)', 'rm --help', 'rm -rf build'])
    assert.ok(!analyze(source, PLACE).doubts.includes('unresolved-destructive'), source)
})

test('the union with the tolerant splitter lists no command twice', () => {
  const names = analyze('ls; rm x; (', PLACE).commands.map((command) => command.name)
  assert.deepEqual(names, ['ls', 'rm'])
})

test('a fetch piped to a shell behind a syntax error keeps its flow into code', () => {
  const result = analyze(') ; curl https://x.example | sudo sh', PLACE)
  assert.ok(result.flows.some((flow) => flow.to.kind === 'code'))
})

test('the tolerant splitter keeps quotes together and drops keywords', () => {
  const words = (source: string) =>
    split_tolerantly(source, 0).map((command) => command.words.map((word) => word.text).join(' '))
  assert.deepEqual(words('then rm \'a b\' "c;d" e\\ f'), ['rm a b c;d e f'])
  assert.deepEqual(words('a && b || c; d | e & f\ng'), ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  assert.deepEqual(words('a $(b `c`)'), ['a $', 'b', 'c'])
  assert.deepEqual(words('a # rm x\n# rm y\nb'), ['a # rm x', 'b'])
  assert.deepEqual(words("it's; rm x\nls"), ['its; rm x', 'ls'])
})

test('admission counts length, separators, openers and heredocs', () => {
  assert.equal(admits('a; b'), true)
  assert.equal(admits('x'.repeat(MAX_PARSE_CHARS)), true)
  assert.equal(admits('x'.repeat(MAX_PARSE_CHARS + 1)), false)
  assert.equal(admits('\n'.repeat(MAX_SEPARATORS + 1)), false)
})
