// What one line makes itself it may delete again; the same name without the making is a question.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
const verdict = (command: string) => policy.judge(action_of_example(command), null).verdict

for (const command of [
  'git clone https://github.com/acme/probe && ls probe && rm -rf probe',
  'git clone --depth 1 git@github.com:acme/probe.git; make -C probe; rm -rf probe',
  'git clone https://github.com/acme/probe.git/ && cd probe && npm test; cd ..; rm -rf probe',
]) {
  test(`nobody is asked: ${command}`, () => assert.equal(verdict(command), 'allow'))
}

for (const command of [
  'git clone https://github.com/acme/probe && rm -rf other',
  'git clone "$URL" && rm -rf probe',
  'git clone https://github.com/acme/src && rm -rf src',
]) {
  test(`a person is asked: ${command}`, () => assert.equal(verdict(command), 'defer'))
}
