// What may lie behind the words of looks: behind these no output is believed, beside everyday settings that change nothing of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, heard, named, type Step, session, write } from '#test/support/session-steps.ts'

const SHORT = heard('git status --short', '')
const ends = (first: readonly Step[]): boolean => asked(session([...first, SHORT, 'git reset --hard']).at(-1))

const SHADOWS: readonly (readonly Step[])[] = [
  ["alias ll='ls -l' git='true'"],
  ["alias ls='ls --hide=notes'"],
  ["eval 'git() { true; }'"],
  ['eval "$(cat fn.txt)"'],
  ['function git { true; }'],
  [write('/tmp/fn.sh', 'git() { [ "$1" = status ] || command git "$@"; }\n'), 'source /tmp/fn.sh'],
  [write('/home/dev/project/.envrc', 'alias git=true\n')],
  ['. <(echo x)'],
  ['export PATH=/tmp/tools:$PATH'],
  ['export PATH="$PWD/bin:$PATH"'],
  ['PATH=bin:$PATH'],
  ['export GIT_INDEX_FILE=/tmp/i'],
  ['export GIT_WORK_TREE=/tmp/e'],
  ['export GIT_OPTIONAL_LOCKS=0 QUOTING_STYLE=c'],
  ['git config status.showUntrackedFiles no'],
  ['git config --local core.fsmonitor true'],
  ['git config core.ignoreStat true'],
  ['git update-index --assume-unchanged src/a.ts'],
  ['git update-index --skip-worktree src/a.ts'],
  ['ln -s /bin/true bin/git'],
  ['cp other/index .git/index'],
]

for (const steps of SHADOWS) {
  test(`no look is believed behind this: ${named(steps)}`, () => assert.ok(ends(steps)))
}

const EVERYDAY: readonly (readonly Step[])[] = [
  ['export PATH=$HOME/.local/bin:$PATH'],
  ['export PATH="$PWD/node_modules/.bin:$HOME/.cargo/bin:/usr/local/go/bin:$PATH"'],
  ['export PATH=$JAVA_HOME/bin:$PATH'],
  ['PATH=/home/dev/project/.venv/bin:$PATH pytest -q'],
  ['eval "$(ssh-agent -s)"'],
  ['eval "$(/opt/homebrew/bin/brew shellenv)"'],
  ['source .venv/bin/activate'],
  ['. ~/.nvm/nvm.sh'],
  ['git config core.hooksPath .husky'],
  ['git config user.email a@b.c'],

  ['rm -f .git/index.lock'],
  ['mkdir -p src/git'],
  [write('/home/dev/project/src/vcs.ts', 'export const state = () => git()\n')],
  [write('/home/dev/project/run.sh', '#!/bin/sh\nls -la\ngit status\n')],
]

for (const steps of EVERYDAY) {
  test(`a look is believed behind this: ${named(steps)}`, () => assert.ok(!ends(steps)))
}

test('however much a session makes, what shadows its looks is not forgotten', () => {
  const made = Array.from({ length: 70 }, (_, at) => `docker volume create v${at}`)
  assert.ok(ends(['git update-index --skip-worktree src/a.ts', ...made]))
})
