// Fork bombs by their shape.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '#core/policy/parse/analyze.ts'
import { PLACE } from '#test/core/policy/parse/render.ts'

const BOMBS = [
  ':(){ :|:& };:',
  ':() { : | : & }; :',
  'bomb() { bomb | bomb & }; bomb',
  'f(){ f & f & }; f',
  'f() { f & }; f',
  'function x { x | x & }; x',
  'f() { (f | f) & }; f',
  'f() { while true; do f & done; }; f',
  'while true; do sleep 1000 & done',
  'while :; do $0 & done',
  'until false; do x & done',
  'for ((;;)); do x & done',
  'bash -c ":(){ :|:& };:"',
  'eval ":(){ :|:& };:"',
  "echo ':(){ :|:& };:' | sh",
  '%0|%0',
  'f() { nohup f & }; f',
]

const ORDINARY = [
  'f() { g | h & }; f',
  'f() { f; }; f',
  'while true; do date; sleep 1; done',
  'while true; do x & wait; done',
  'while true; do x & sleep 5; done',
  'for i in 1 2 3; do x & done; wait',
  'while read l; do x "$l" & done < f',
  'npm run dev & npm run api & wait',
  "echo ':(){ :|:& };:'",
  "grep ':(){ :|:& };:' notes.md",
  "git commit -m 'explain :(){ :|:& };:'",
  'f() { if x; then f; fi; }; f',
  'a | a &',
]

test('fork bombs are told by their shape', () => {
  for (const source of BOMBS) assert.equal(analyze(source, PLACE).fork_bomb, true, source)
})

test('jobs, loops and text about fork bombs are no fork bombs', () => {
  for (const source of ORDINARY) assert.equal(analyze(source, PLACE).fork_bomb, false, source)
})
