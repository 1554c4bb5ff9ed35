// Classes in which other guards of coding agents and shells caught what this one let pass, or left alone what it asked about.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
const cwd = '/home/dev/project'

/** Whether nobody is asked: no verdict of weight and no floor. */
function is_silent(command: string): boolean {
  const { verdict, d1, d2, d3 } = policy.judge(
    { tool_name: 'Bash', payload: { command, cwd }, cwd, workspace_root: cwd, home: '/home/dev', facts: null },
    null,
  )
  return (verdict === 'allow' || verdict === 'audit') && Math.max(d1, d2, d3) < 2
}

function twins(asked: readonly string[], silent: readonly string[]): void {
  for (const command of asked) assert.equal(is_silent(command), false, command)
  for (const command of silent) assert.equal(is_silent(command), true, command)
}

test('an item of parallel is one word, also when it is code for a shell', () => {
  twins(
    [
      `parallel bash -c ::: 'rm -rf /'`,
      `parallel sh -c {} ::: 'rm -rf ~'`,
      `parallel ::: 'rm -rf /home'`,
      'parallel rm -rf ::: /',
      `parallel -j2 bash -c ::: 'git push --force origin main'`,
    ],
    [
      `parallel echo ::: 'rm -rf /'`,
      `parallel bash -c ::: 'npm test' 'npm run lint'`,
      `parallel printf '%s' ::: '$(rm -rf /)' 'a; rm -rf ~'`,
      'parallel gzip ::: logs/a.log logs/b.log',
    ],
  )
})

test('a copy beside the file, under a name that nothing reads, is the careful step before a change', () => {
  twins(
    ['cp evil.sh ~/.zshrc', 'cp x ~/.zshrc.local', 'cp ~/.ssh/id_rsa ~/.ssh/id_rsa.bak', 'cp x ~/.zshrc.$(date +%s)'],
    [
      'cp ~/.zshrc ~/.zshrc.bak',
      'cp ~/.zshrc ~/.zshrc.$(date +%s)',
      'cp ~/.zshrc "$HOME/.zshrc.backup.$(date +%Y%m%d)"',
      'cp -p ~/.gitconfig{,.orig}',
      'cp ~/.ssh/config ~/.ssh/config.bak',
      'cp ~/.claude/settings.json ~/.claude/settings.json.bak',
      'cp /etc/hosts /etc/hosts.bak',
    ],
  )
})

test('shared memory is a folder for passing files, not a device', () => {
  twins(
    ['rm -rf /dev/shm', 'mv payload.bin /dev/shm/../sda', 'mv payload.bin /dev/sda'],
    ['mv file /dev/shm', 'cp -r data /dev/shm/', 'rm -rf /dev/shm/build-1', 'rsync -a src/ /dev/shm/scratch'],
  )
})

test('a whole history of a shell shows what was typed by mistake, lines of it are a look', () => {
  twins(
    [
      'cat ~/.bash_history',
      'less ~/.zsh_history',
      'cat ~/.local/share/fish/fish_history',
      'bat $HOME/.psql_history',
      'cat ~/.bash_history ~/.zsh_history',
    ],
    [
      'tail -20 ~/.zsh_history',
      'cat ~/.zsh_history | grep make',
      'cat ~/.node_repl_history',
      'cat docs/bash_history.md',
      'history 5',
    ],
  )
})

test('programs of agents keep their logins in files of many names', () => {
  twins(
    [
      'cat ~/.copilot/config.json',
      'cat ~/.factory/auth.encrypted',
      'cat ~/.qwen/oauth_creds.json',
      'cat ~/.kimi-code/server.token',
      'cat ~/.config/io.datasette.llm/keys.json',
      'cat ~/.continue/config.yaml',
      'cat ~/.local/share/crush/crush.json',
      'head .credentials',
      'cat .credentials',
      "cat '.env.production copy'",
      'cat ".env copy 2"',
    ],
    [
      'cat ~/.copilot/mcp-config.json',
      'cat ~/.qwen/settings.json',
      'cat ~/.config/crush/keys.md',
      'cat ~/.continue/README.md',
      'cat "notes copy.txt"',
      "cat '.env.example copy'",
      'cat credentials.md',
      'ls ~/.copilot',
    ],
  )
})

test('a filter that every document passes is none', () => {
  twins(
    [
      `mongosh app --eval 'db.users.deleteMany({ _id: { $exists: true } })'`,
      `mongosh app --eval 'db.users.deleteMany({"_id": {"$ne": null}})'`,
      `mongosh app --eval 'db.users.deleteMany({})'`,
    ],
    [
      `mongosh app --eval 'db.users.deleteMany({ _id: { $exists: true }, state: "stale" })'`,
      `mongosh app --eval 'db.users.find({ _id: { $exists: true } })'`,
    ],
  )
})

test('a rewrite of history that is only tried rewrites nothing', () => {
  twins(
    ['git filter-repo --force', 'git filter-repo --path a --force'],
    ['git filter-repo --dry-run --force', 'git filter-repo --analyze'],
  )
})

test('spaces around a dot mean nothing in Python', () => {
  twins(
    [
      `python3 -c 'import os; os . system("rm -rf /")'`,
      `python3 -c 'import subprocess; subprocess . run("rm -rf ~", shell=True)'`,
      `python3 -c 'import shutil; shutil .rmtree("/home/dev")'`,
    ],
    [`python3 -c 'import os; print(os . getcwd())'`, `python3 -c 'import sys; print(sys . argv)'`],
  )
})
