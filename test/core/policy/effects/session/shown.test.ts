// What the outputs of looks prove, each beside what proves nothing: another session, a spoof (long: tables of cases).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, heard, named, type Step, session, tool, write } from '#test/support/session-steps.ts'

type Steps = readonly Step[]
const RESETS = 'git reset --hard'
const CLEANS = 'git clean -fd'
const GONE = "ls: cannot access 'notes': No such file or directory"
const LONG = 'total 8\ndrwxr-xr-x 5 dev dev 4096 Nov 22 10:00 .\n-rw-r--r-- 1 dev dev  812 Nov  2  2025 README.md\n'
const LONG_STATUS =
  'On branch main\nChanges not staged for commit:\n  (use "git add <file>..." to update)\n\tmodified:   src/a.ts\n\n' +
  'Untracked files:\n\tnotes/\n\nno changes added to commit (use "git add" and/or "git commit -a")\n'
const SHORT = heard('git status --short', '')
/** A look from which a client shows what it was asked to do, in what folder. */
const asked_in = (workdir: string): Step => {
  const { action, said, meanwhile } = heard('git status --short', '')
  return {
    action: { ...action, payload: { ...action.payload, arguments: { command: 'git status --short', workdir } } },
    said,
    meanwhile,
  }
}
const edit = tool('Edit', { file_path: '/home/dev/project/src/a.ts', old_string: 'a', new_string: 'b' })

const PROVEN: readonly Steps[] = [
  // Nothing was changed before the session began: what is thrown away is its own.
  [SHORT, edit, RESETS],
  [SHORT, 'npx prettier --write .', 'git checkout -- . && git status --short'],
  [SHORT, 'npx nx g @nx/js:lib charts', `${RESETS} && ${CLEANS}`],
  [heard('git status -sb | head -3', '## main...origin/main [ahead 1]\n'), edit, 'git restore .'],
  [heard('git status --porcelain', ''), edit, 'git checkout -f'],
  [heard('git status', 'On branch main\nnothing to commit, working tree clean\n'), 'git reset --hard origin/main'],
  [heard('git status --short && git log --oneline -3', '4f1c2aa (HEAD -> main) a\n91ab3c0 b\n'), edit, RESETS],
  [heard('git checkout -- next-env.d.ts; git status --short', ''), edit, RESETS],
  [heard('cd /home/dev/project && git status -s', ''), edit, 'cd /home/dev/project && git checkout .'],
  [heard('git -C /home/dev/project status --short', ''), edit, 'git -C /home/dev/project reset --hard'],
  [heard('git status --short', { tool_response: { stdout: '', stderr: '', interrupted: false } }), edit, RESETS],
  [heard('git status --short', { tool_response: 'Exit code: 0\nWall time: 0.1 seconds\nOutput:\n' }), edit, RESETS],
  [heard('git status --short vendor/imgui', ''), 'cp -r /tmp/imgui vendor/', 'git checkout -- vendor/imgui'],
  [heard('git status --short vendor', ''), 'cp -r /tmp/imgui vendor/', 'git clean -fdq vendor/imgui'],
  [SHORT, 'git branch backup/x', 'git rebase origin/main', 'git reset --hard backup/x'],
  [SHORT, 'git add -A && git commit -m wip', edit, `${RESETS} && ${CLEANS}`],
  [SHORT, 'mv src/a.ts src/b.ts', RESETS],
  [SHORT, 'git mv src/a.ts src/b.ts', RESETS],
  [heard('git fetch origin && git status -sb | head -3', '## x...origin/x [ahead 4]\n'), edit, RESETS],
  [heard('git status --short && git fetch --tags', ''), edit, RESETS],
  // A commit of everything.
  [heard('git commit -am "wip: a -b"', '[main 6617ac3] wip\n 1 file changed\n'), edit, 'git reset --hard HEAD~1'],
  [heard('git diff > /tmp/wip.patch && git commit -qam "wip"', ''), 'git rev-parse HEAD', 'git reset --hard HEAD~3'],
  [
    heard('git add -A && git commit -m wip && git push', '[feat/x 6617ac3] wip\nTo github.com:a/b'),
    edit,
    `${RESETS} && ${CLEANS}`,
  ],
  [
    heard('git add . && git commit -m "$(cat <<\'EOF\'\nfix: echo || log\n\nEOF\n)"', '[main 6617ac3] fix\n'),
    edit,
    'git checkout .',
  ],
  [asked_in('/home/dev/project'), edit, RESETS],
  [heard("bash -lc 'git status --short'", ''), edit, RESETS],
  // A rebase that came to its end.
  [
    heard('git rebase main', 'Successfully rebased and updated refs/heads/feat/x.\n'),
    edit,
    'git reset --hard feat/x-2',
  ],
  [
    heard(
      'git checkout feat/c && git rebase --onto feat/b old-b feat/c && git push',
      'Successfully rebased and updated refs/heads/feat/c.\n',
    ),
    RESETS,
  ],
  // A switch to which no change came along.
  [
    heard('git checkout main && git pull', "Switched to branch 'main'\nAlready up to date.\n"),
    edit,
    'git reset --hard origin/main',
  ],
  [
    heard('git switch main', {
      stdout: "Your branch is up to date with 'origin/main'.\n",
      stderr: "Switched to branch 'main'\n",
    }),
    edit,
    RESETS,
  ],
  // Other looks go on beside it.
  [heard('git status --short', '', [heard('ls src', 'a.ts\n'), 'git log -3']), edit, RESETS],
  // What git did not know came after it had known of nothing.
  [
    SHORT,
    'npx nx g lib charts',
    heard('git status --short', ' M tsconfig.json\n?? libs/charts/\n'),
    'rm -rf libs/charts',
  ],
  [
    heard('git status', 'nothing to commit, working tree clean\n'),
    heard('git clean -ndx', 'Would remove dist/\n'),
    'git clean -fdx',
    'rm -rf src/old',
  ],
  // Git has what lies among the sources.
  [SHORT, 'npx storybook init --yes', 'rm -rf src/stories'],
  [SHORT, 'rm -rf packages/utils/src/legacy-date internal/ratelimit'],
  [
    heard('git status', 'On branch x\nnothing to commit, working tree clean\n'),
    edit,
    'rm -rf docs/generated-api test/e2e-old',
  ],
  // A database that no other had the name of.
  [heard('createdb crm', ''), 'psql crm -f crm.sql', 'dropdb crm'],
  [
    heard("psql -h localhost -U app -c 'create database crm'", 'CREATE DATABASE\n'),
    "psql -h 127.0.0.1 -U app -c 'drop database crm'",
  ],
  [
    heard("mysql -uroot -h127.0.0.1 -e 'create database forum'", ''),
    "mysql -uroot -h127.0.0.1 -e 'drop database forum'",
  ],
  [
    heard('docker run -d --name pg -v pgdata:/var/lib/postgresql/data -p 5417:5432 postgres:17', '8a7c'),
    heard("psql postgres://p:x@localhost:5417/postgres -c 'create database crm'", 'CREATE DATABASE\n'),
    "psql postgres://p:x@localhost:5417/postgres -c 'drop database crm' -c 'create database crm'",
  ],
  // Nothing lay under the name.
  [heard('ls notes', GONE), 'python run.py --out notes', 'rm -rf notes'],
  [heard('ls notes 2>&1', 'ls: notes: No such file or directory'), 'mkdir -p notes/a', 'rm -rf notes'],
  [heard('ls src notes 2>&1', `${GONE}\nsrc:\na.ts\n`), 'python run.py --out notes', 'rm -rf notes'],
  [heard('ls -la notes', { stdout: '', stderr: GONE, exit_code: 2 }), 'mkdir -p notes', 'rm -rf notes'],
  [heard('test -d notes && echo exists || echo missing', 'missing\n'), 'python run.py', 'rm -rf notes'],
  [heard('[ -e notes ] && echo "yes" || echo "not there"', 'not there'), 'python run.py', 'rm -rf notes'],
  [heard('ls notes 2>/dev/null || echo "none"', 'none\n'), 'python run.py', 'rm -rf notes'],
  [heard('ls -A received', ''), 'curl -F file=@a localhost:8077/upload', 'rm -rf received/*'],
  [heard('ls -A packages/react-old', 'node_modules\ndist\n'), 'rm -rf packages/react-old'],
  // A folder that the listing of the one above does not have, and that the session made in sight.
  [heard('ls', 'README.md\nsrc\n'), 'mkdir -p notes/deep', 'rm -rf notes'],
  [
    heard('ls -la', 'total 8\ndrwxr-xr-x 5 dev dev 4096 Nov 22 10:00 .\n-rw-r--r-- 1 dev dev  812 Nov  2  2025 src\n'),
    write('/home/dev/project/notes/a.md', 'a'),
    'rm -rf notes',
  ],
  [heard('ls packages', 'ui\nutils\n'), 'mkdir -p packages/date/src', 'rm -rf packages/date'],
  [heard('ls data data/raw', 'data:\nraw\n\ndata/raw:\na.csv\n'), 'mkdir -p data/plots', 'rm -rf data/plots'],
  [heard('ls -la && cat package.json | head -20', `${LONG}{\n  "name": "x"\n}\n`), 'mkdir -p notes/a', 'rm -rf notes'],
  [heard('pwd && ls', '/home/dev/project\nREADME.md\nsrc\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls -la; git log --oneline -3', `${LONG}1a2b3c4 (HEAD) a\n`), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls | head -20', 'README.md\nsrc\n'), 'mkdir -p notes', 'rm -rf notes'],
  // It was not there a moment ago, whoever makes it.
  [heard('ls', 'README.md\n'), 'python run.py --out notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'git clone https://github.com/acme/x notes/x', 'rm -rf notes/x notes'],
  [heard('ls data runs 2>/dev/null', 'data:\ntrain\nval\n'), 'python train.py --out runs/a', 'rm -rf runs/a'],
  [heard('ls src', 'a.ts\n'), 'npx plop page', heard('ls src/page', 'a.ts\n'), 'rm -rf src/page'],
  // Git named all that was changed, and this was not among it.
  [
    heard('git status --short', ' M src/a.ts\n?? b.ts\n'),
    'npx jscodeshift packages',
    'git checkout -- packages/legacy',
  ],
  [heard('git status', LONG_STATUS), edit, 'git restore packages/web'],
  [heard('git status -sb', '## main\nR  old.ts -> new.ts\n'), edit, 'git checkout HEAD -- packages testdata'],
  [heard('git status -s', '?? a.ts\n'), heard('git status -s', '?? a.ts\n?? notes/\n'), 'rm -rf notes'],
  [heard('git status --short && git log --oneline -3', ' M a.ts\n4f1c2aa b\n'), edit, 'git checkout -- packages/web'],
  [heard('git status -s', ' M a.ts\n'), 'npx storybook init --yes', 'rm -rf src/stories'],
  // A dry run named what goes, and all of it is made again.
  [heard('git clean -ndX', 'Would remove dist/\nWould remove node_modules/\n'), 'git clean -fdX -e node_modules'],
  [heard('git clean -ndx', 'Would remove dist/\n'), 'git clean -fdX'],
  [heard('git clean -nd', ''), 'git clean -fd'],
  // A volume that was not there.
  [
    heard('docker compose up -d db && sleep 3', ' Volume "shop_pg16"  Created\n Container shop-db-1  Started\n'),
    'docker compose down && docker volume rm shop_pg16',
  ],
]

for (const steps of PROVEN) {
  test(`the last step loses nothing that was there before: ${named(steps)}`, () => {
    const verdict = session(steps).at(-1)
    assert.ok(!asked(verdict), verdict?.findings.map(({ rule_id }) => rule_id).join())
  })
}

const UNPROVEN: readonly Steps[] = [
  // Something was changed, or nobody says whether.
  [heard('git status --short', ' M src/a.ts\n'), RESETS],
  [heard('git status --short', 'M src/a.ts'), RESETS],
  [heard('git status --short', '?? a.ts\n'), CLEANS],
  [heard('git status', 'On branch main\nChanges not staged for commit:\n'), RESETS],
  [heard('git status', 'nothing added to commit but untracked files present\n'), CLEANS],
  ['git status --short', RESETS],
  [heard('git status --short', {}), RESETS],
  [heard('git status --short', { tool_response: { stdout: '', interrupted: true } }), RESETS],
  [heard('git status --short', 'fatal: not a git repository'), RESETS],
  [heard('git status --short', { output: '', stderr: 'fatal: not a git repository' }), RESETS],
  [heard('git status --short', { output: '', exit_code: 128 }), RESETS],
  [heard('git status --short', '\u001b[31m M\u001b[m src/a.ts'), RESETS],
  // Words that leave something out.
  [heard('git status --short -uno', ''), CLEANS],
  [heard('git status --short src', ''), RESETS],
  [heard('git status --short src', ''), 'git checkout -- lib docs'],
  [heard('git status --short src', ''), 'git checkout -- src/../lib'],
  [heard('git status --short | grep -v src', ''), RESETS],
  [heard('git status --short | tail -0', ''), RESETS],
  [heard('git status --short > /tmp/s', ''), RESETS],
  [heard('git status --short --ignore-submodules=all', ''), RESETS],
  [heard('git -c status.showUntrackedFiles=no status --short', ''), CLEANS],
  [heard('false && git status --short', ''), RESETS],
  [heard('exit 0; git status --short', ''), RESETS],
  [heard('git status --short & wait', ''), RESETS],
  [heard('git status --short || true', ''), RESETS],
  [heard('echo "nothing to commit, working tree clean"', 'nothing to commit, working tree clean'), RESETS],
  [heard('cat status.txt', 'nothing to commit, working tree clean'), RESETS],
  [heard('git() { :; }; git status --short', ''), RESETS],
  ['git() { :; }', SHORT, RESETS],
  ['alias git=true', SHORT, RESETS],
  [write('/home/dev/project/bin/git', '#!/bin/sh\n'), SHORT, RESETS],
  [heard('GIT_DIR=/tmp/e/.git git status --short', ''), RESETS],
  ['export GIT_DIR=/tmp/e/.git', SHORT, RESETS],
  // A commit of some, one that failed, one that another said of.
  [heard('git commit -m wip', '[main 6617ac3] wip\n'), RESETS],
  [heard('git add src && git commit -m wip', '[main 6617ac3] wip\n'), RESETS],
  [heard('git add -n -A && git commit -m wip', '[main 6617ac3] wip\n'), RESETS],
  [heard('git commit -am wip', '[main 6617ac3] wip\n'), CLEANS],
  [heard('git commit -am wip', 'husky - pre-commit script failed (code 1)\n'), RESETS],
  [heard('git commit -am wip', { output: '[main 6617ac3] wip\n', exit_code: 1 }), RESETS],
  [heard('git commit -qam wip', 'eslint found 3 problems\n'), RESETS],
  [heard('git commit -am wip', ''), RESETS],
  [heard('git commit -am wip || echo "[main 6617ac3] wip"', '[main 6617ac3] wip\n'), RESETS],
  [heard('git commit -am wip; echo "[main 6617ac3] wip"', '[main 6617ac3] wip\n'), RESETS],
  [heard('git commit -am wip && cp /tmp/a src/a.ts', '[main 6617ac3] wip\n'), 'git checkout .'],
  [heard('git add -A && cp /tmp/a src/a.ts && git commit -m wip', '[main 6617ac3] wip\n'), 'git checkout .'],
  [heard('git commit -am wip && git stash pop', '[main 6617ac3] wip\n'), RESETS],
  [heard('git commit -am wip', '[main 6617ac3] wip\n', ['git stash pop']), RESETS],
  [heard('git commit -am wip', '[main 6617ac3] wip\n'), 'git stash pop', RESETS],
  [heard('cd ../other && git commit -am wip', '[main 6617ac3] wip\n'), RESETS],
  [heard('git commit -a -m wip -- src', '[main 6617ac3] wip\n'), RESETS],
  [heard('git fetch && git status -s', ''), RESETS],
  [heard('git fetch && git status -sb', ''), RESETS],
  [heard('git status --short && git pull', ''), CLEANS],
  [SHORT, 'git pull', CLEANS],
  // Git may not have it.
  ['rm -rf src/legacy'],
  [heard('git status --short', '?? src/legacy/\n'), 'rm -rf src/legacy'],
  [heard('git status --short src', ''), 'rm -rf src/legacy'],
  [SHORT, 'rm -rf src'],
  [SHORT, 'rm -rf src/config src/assets'],
  [SHORT, 'rm -rf data/raw'],
  [SHORT, 'rm -rf packages/web'],
  [SHORT, 'rm -rf src/../data'],
  [SHORT, 'rm -rf src/*'],
  [SHORT, 'rm -rf ../other/src/legacy'],
  [SHORT, 'cd ../other && rm -rf src/legacy'],
  [SHORT, 'mv ~/Documents src/legacy', 'rm -rf src/legacy'],
  [SHORT, 'mv data/raw src/legacy', 'rm -rf src/legacy'],
  [SHORT, 'ln -s ~/Documents src/legacy', 'rm -rf src/legacy/'],
  [SHORT, 'sudo mount --bind ~/Documents src/legacy', 'rm -rf src/legacy'],
  [SHORT, write('/home/dev/project/.gitignore', 'src/legacy\n'), 'rm -rf src/legacy'],
  [SHORT, 'git checkout old', 'rm -rf src/legacy'],
  [SHORT, 'git stash pop', 'rm -rf src/legacy'],
  // A database that was there, is elsewhere, or is another one.
  [
    heard('createdb crm', 'createdb: error: database creation failed: ERROR:  database "crm" already exists'),
    'dropdb crm',
  ],
  [heard('createdb crm', { stdout: '', stderr: 'database "crm" already exists' }), 'dropdb crm'],
  [heard('createdb crm 2>/dev/null', ''), 'dropdb crm'],
  [heard('createdb crm || true', ''), 'dropdb crm'],
  [heard('createdb crm 2>&1 | grep -v exists', ''), 'dropdb crm'],
  ['createdb crm', 'dropdb crm'],
  [heard('createdb crm', ''), 'dropdb crm2'],
  [heard('createdb crm', ''), 'dropdb -h db.acme.example crm'],
  [heard('createdb crm', ''), 'dropdb -p 5433 crm'],
  [heard('createdb crm', ''), 'PGHOST=db.acme.example dropdb crm'],
  [heard('createdb crm', ''), 'export PGHOST=db.acme.example', 'dropdb crm'],
  [heard('createdb crm', ''), 'source .env && dropdb crm'],
  [heard('createdb crm', ''), 'dropdb crm', 'dropdb crm'],
  [heard('createdb -h db.acme.example crm', ''), 'dropdb -h db.acme.example crm'],
  [
    heard("psql -h localhost -c 'create database crm'", 'ERROR:  database "crm" already exists'),
    "psql -h localhost -c 'drop database crm'",
  ],
  [heard("psql -h localhost -c 'create database crm'", ''), "psql -h localhost -c 'drop database crm'"],
  [heard("mysql -h127.0.0.1 -e 'create database if not exists crm'", ''), "mysql -h127.0.0.1 -e 'drop database crm'"],
  [
    heard("psql -h localhost -c 'create database crm'", 'CREATE DATABASE\n'),
    'kubectl port-forward svc/postgres 5432:5432 &',
    "psql -h localhost -c 'drop database crm'",
  ],
  // A switch to which changes came along, or to a new branch.
  [heard('git checkout main', "M\tsrc/a.ts\nSwitched to branch 'main'\n"), RESETS],
  [heard('git checkout main', { stdout: 'A\tsrc/a.ts\n', stderr: "Switched to branch 'main'\n" }), RESETS],
  [heard('git checkout -b x', "Switched to a new branch 'x'\n"), RESETS],
  [heard('git checkout main 2>&1 | tail -1', "Switched to branch 'main'\n"), RESETS],
  [heard('git checkout main > /dev/null', "Switched to branch 'main'\n"), RESETS],
  [heard('git checkout -q main', ''), RESETS],
  [heard('git checkout main; echo "Switched to branch \'x\'"', "error\nSwitched to branch 'x'\n"), RESETS],
  [heard('git checkout main && git stash pop', "Switched to branch 'main'\n"), RESETS],
  [heard('git checkout main && cp /tmp/a src/a.ts', "Switched to branch 'main'\n"), RESETS],
  [heard('git checkout main', "Switched to branch 'main'\n"), CLEANS],
  [heard('git -C ../other checkout main', "Switched to branch 'main'\n"), RESETS],
  // A rebase that did not, or that brought changes back.
  [heard('git rebase main', 'CONFLICT (content): Merge conflict in a\n'), RESETS],
  [
    heard(
      'git rebase main',
      'Created autostash: 1aa\nSuccessfully rebased and updated refs/heads/x.\nApplied autostash.\n',
    ),
    RESETS,
  ],
  [heard('git rebase main | tail -1', 'Successfully rebased and updated refs/heads/x.\n'), RESETS],
  [heard('git rebase --autostash main', 'Successfully rebased and updated refs/heads/x.\n'), RESETS],
  [
    heard(
      'git rebase main; echo "Successfully rebased and updated refs/heads/x."',
      'Successfully rebased and updated refs/heads/x.\n',
    ),
    RESETS,
  ],
  [heard('git rebase main && git stash pop', 'Successfully rebased and updated refs/heads/x.\n'), RESETS],
  [heard('git -C ../other rebase main', 'Successfully rebased and updated refs/heads/x.\n'), RESETS],
  [heard('git rebase main', 'Successfully rebased and updated refs/heads/x.\n'), CLEANS],
  // Another repository.
  [asked_in('/tmp/empty'), RESETS],
  [asked_in('/home/dev/project/vendor/nested'), RESETS],
  [asked_in('vendor/nested'), RESETS],
  [SHORT, 'cd ../other && git reset --hard'],
  [SHORT, 'git -C ../other reset --hard'],
  [SHORT, 'cd ../other', RESETS],
  ['cd ../other', SHORT, RESETS],
  [heard('cd ../other && git status --short', ''), RESETS],
  [heard('git -C ../other status --short', ''), RESETS],
  [SHORT, 'git worktree remove --force ../wt'],
  [SHORT, 'git stash drop'],
  [SHORT, 'git submodule deinit -f --all'],
  // What git leaves alone is no part of it.
  [SHORT, 'git clean -fdx'],
  [SHORT, 'git clean -fdX'],
  [SHORT, 'rm -rf notes'],
  [SHORT, write('/home/dev/project/.gitignore', 'dist\n'), CLEANS],
  [SHORT, 'echo dist > .gitignore', CLEANS],
  [SHORT, 'rm .gitignore', CLEANS],
  [SHORT, 'git config core.excludesFile /dev/null', CLEANS],
  [SHORT, 'git checkout old-branch', CLEANS],
  [SHORT, 'git reset --hard HEAD~40', CLEANS],
  // Somebody's work comes in from elsewhere.
  [SHORT, 'git stash pop', RESETS],
  [SHORT, 'git stash apply', RESETS],
  [SHORT, 'git stash apply stash@{2}', RESETS],
  [SHORT, 'git stash branch x', RESETS],
  [SHORT, 'mv ~/thesis.md README.md', RESETS],
  [SHORT, 'mv ~/thesis.md thesis.md', CLEANS],
  [SHORT, 'mv data/private.db src/x.db', CLEANS],
  [heard('git status --short && git stash pop', ''), RESETS],
  [heard('git status --short; mv ~/thesis.md README.md', ''), RESETS],
  // Two at the same time.
  [heard('git status --short', '', ['git stash pop']), RESETS],
  [heard('git status --short', '', ['mv ~/thesis.md README.md']), RESETS],
  [heard('git status --short', '', [edit]), RESETS],
  [SHORT, ...Array.from({ length: 45 }, (_, at) => write(`/home/dev/project/src/f${at}.ts`, 'a')), RESETS],
  // A folder that git does not know, where nobody knows since when.
  [heard('git status --short', '?? notes/\n'), 'rm -rf notes'],
  [SHORT, 'git checkout old', heard('git status --short', '?? notes/\n'), 'rm -rf notes'],
  [SHORT, heard('git status --short', '?? notes/\n'), 'rm -rf papers'],
  // It is there, or the words come from somewhere else.
  [heard('ls notes', 'a.md\n'), 'rm -rf notes'],
  [heard('ls papers', GONE), 'rm -rf notes'],
  [heard(`echo "${GONE}"`, GONE), 'rm -rf notes'],
  [heard(`ls src; echo "${GONE}"`, `a.ts\n${GONE}`), 'rm -rf notes'],
  [heard('cat log.txt', GONE), 'rm -rf notes'],
  [heard('ls src notes', `src:\n${GONE}\nnotes:\na.md`), 'rm -rf notes'],
  [heard('cd ../other && ls notes', GONE), 'rm -rf notes'],
  [heard('cd nowhere; ls notes', `bash: cd: nowhere: No such file or directory\n${GONE}`), 'rm -rf notes'],
  ['cd api', heard('ls notes', GONE), 'rm -rf /home/dev/project/notes'],
  ['ls() { echo x; }', heard('ls notes', GONE), 'rm -rf notes'],
  [heard('test -f notes && echo a || echo b', 'b'), 'rm -rf notes'],
  [heard('test -d notes && echo a || echo a', 'a'), 'rm -rf notes'],
  [heard('test -d notes && echo a || echo b', 'a'), 'rm -rf notes'],
  [heard('test ! -d notes && echo a || echo b', 'b'), 'rm -rf notes'],
  [heard('ls notes 2>/dev/null', ''), 'rm -rf notes'],
  [heard('ls uploads', ''), 'rm -rf uploads'],
  [heard('ls -A uploads', 'cat.png\n'), 'rm -rf uploads'],
  // The work itself and data stay what they are.
  [heard('ls -A uploads', ''), 'rm -rf uploads/*'],
  [heard('ls src', GONE.replace('notes', 'src')), 'mkdir -p src', 'rm -rf src'],
  // Somebody's files lie under the name by now.
  [heard('ls notes', GONE), 'mv ~/Documents notes', 'rm -rf notes'],
  [heard('ls notes', GONE), 'ln -s ~/Documents notes', 'rm -rf notes/'],
  [heard('ls notes', GONE), 'sudo mount --bind ~/Documents notes', 'rm -rf notes'],
  ['mv ~/Documents notes', heard('ls notes', GONE), 'rm -rf notes'],
  [heard('ls notes', GONE, ['mv ~/Documents notes']), 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mv ~/Documents notes', 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls', 'README.md\nnotes\n'), 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mkdir -p .notes/x', 'rm -rf .notes'],
  [heard('ls | head -1', 'README.md\n'), 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls -I notes', 'README.md\n'), 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls *.md', 'README.md\n'), 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls src', 'a.ts\n'), 'mkdir -p notes/x', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mkdir -p src/x', 'rm -rf src'],
  [heard('ls ..', 'project\n'), 'mkdir -p ../other/x', 'rm -rf ../other'],
  [heard('git clean -ndx', 'Would remove dist/\n'), 'git clean -fdx', 'rm -rf src/old'],
  // It is there by now, or something else is.
  [heard('ls', 'README.md\n'), heard('ls', 'README.md\nnotes\n'), 'rm -rf notes'],
  [
    heard('ls', 'README.md\n'),
    heard('ls -la', `${LONG}drwxr-xr-x 5 dev dev 4096 Nov 22 10:00 notes\n`),
    'rm -rf notes',
  ],
  [heard('ls', 'README.md\n'), 'rm -rf src data'],
  [heard('ls', 'README.md\n'), 'rm -rf .notes'],
  [heard('ls', 'README.md\n'), 'rm -rf ../notes'],
  [heard('ls', 'README.md\n'), 'rm -rf no*'],
  [heard('ls', 'README.md\n'), 'ln -s ~/Documents notes', 'rm -rf notes/'],
  [heard('ls', 'README.md\n'), 'sudo mount --bind ~/Documents notes', 'rm -rf notes'],
  [heard('ls', 'README.md\ndiary\n'), "rename 's/diary/notes/' diary", 'rm -rf notes'],
  [heard('ls notes', GONE), "rename 's/diary/notes/' diary", 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mv diary notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'git mv diary notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'git stash pop', 'rm -rf notes'],
  [heard('ls notes', GONE), 'git stash pop', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'git stash apply stash@{2}', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mv ../old/notes .', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), "python3 -c \"import shutil; shutil.move('../thesis', 'notes')\"", 'rm -rf notes'],
  [heard('ls', 'README.md\n'), write('/home/dev/project/mv.sh', 'mv ../thesis notes\n'), 'bash mv.sh', 'rm -rf notes'],
  [
    heard('ls', 'README.md\n'),
    tool('mcp__filesystem__move_file', { source: '/home/dev/t', destination: '/home/dev/project/notes' }),
    'rm -rf notes',
  ],
  [
    heard('ls', 'README.md\n'),
    ...Array.from({ length: 45 }, (_, at) => write(`/home/dev/project/src/f${at}.ts`, 'a')),
    'rm -rf notes',
  ],
  [heard('ls data runs 2>/dev/null', 'runs:\na\n'), 'python train.py --out runs/a', 'rm -rf runs/a'],
  [heard('ls data runs 2>/dev/null', ''), 'rm -rf runs/a'],
  [heard('ls', 'README.md\n... (12 more lines)\n'), 'rm -rf notes'],
  [heard('git status --short', ' M a.ts\n… +12 lines omitted\n'), 'git checkout -- packages/legacy'],
  [heard('ls', 'diary\n'), write('/home/dev/project/Makefile', 'x:\n\tmv diary notes\n'), 'make x', 'rm -rf notes'],
  [heard('ls', 'diary\n'), 'perl -e \'rename "diary","notes"\'', 'rm -rf notes'],
  [heard('ls', 'diary\n'), 'tar cf - --remove-files diary | tar xf - --transform s/diary/notes/', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'git worktree move ../wt notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'sshfs box:/home notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mkdir notes && bindfs ~/Documents notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'rclone mount drive: notes --daemon', 'rm -rf notes'],
  // Cut before the end.
  [heard('git status --short | head -0', ''), RESETS],
  [heard('git status -sb | head -1', '## main...origin/main\n'), RESETS],
  [heard('ls | head', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls src docs | head -4', 'docs:\na.md\n\nsrc:\n'), 'mkdir -p src/thesis', 'rm -rf src/thesis'],
  // It is there, in other letters, or in another of the folders.
  [heard('ls', 'Notes\nREADME.md\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mkdir -p Bücher', 'rm -rf Bücher'],
  [heard('ls data src', 'data:\nraw\n\nsrc:\na.ts\n'), 'mkdir -p data/raw', 'rm -rf data/raw'],
  [heard('ls data src', 'data:\nsrc:\nraw\n\nsrc:\na.ts\n'), 'mkdir -p data/thesis', 'rm -rf data/thesis'],
  [heard('ls data src', 'data:\nthesis\n'), 'mkdir -p src/thesis', 'rm -rf src/thesis'],
  [heard('cat a.md && ls', 'a\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('cat a.md; ls -la', `x\n${LONG}`), 'mkdir -p notes', 'rm -rf notes'],
  [
    heard('ls -la && cat package.json', 'total 4\ndrwxr-xr-x 5 dev dev 4096 10:00 notes\n{}\n'),
    'mkdir -p notes',
    'rm -rf notes',
  ],
  [heard('ls && rm -r notes && mkdir notes', 'README.md\n'), 'mv ~/Documents notes/a', 'rm -rf notes'],
  [
    heard('cd nowhere && ls; cat a', 'bash: cd: nowhere: No such file or directory\n'),
    'mkdir -p notes',
    'rm -rf notes',
  ],
  // Git named it, what it lies in or what lies in it, or not all.
  [heard('git status --short', ' M packages/legacy/a.ts\n'), 'git checkout -- packages/legacy'],
  [heard('git status --short', '?? packages/\n M src/a.ts\n'), 'git checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'git checkout -- .'],
  [heard('git status --short', ' M a.ts\n'), 'git checkout -- "packages/*"'],
  [heard('git status --short', ' M a.ts\n'), RESETS],
  [heard('git status --short', ' M a.ts\n'), CLEANS],
  [heard('git status --short', ' M "packages/b c.ts"\n M a.ts\n'), 'git checkout -- packages/legacy'],
  [heard('git status --short | head -2', ' M a.ts\n M b.ts\n'), 'git checkout -- packages/legacy'],
  [heard('git status', LONG_STATUS.slice(0, 90)), 'git checkout -- packages/legacy'],
  [heard('git status --short src', ' M src/a.ts\n'), 'git checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'git stash pop', 'git checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'mv ~/thesis packages/legacy', 'git checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'git checkout old', 'git checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'git -C ../other checkout -- packages/legacy'],
  [heard('git status --short', ' M a.ts\n'), 'rm -rf notes'],
  [heard('git status --short', '?? notes/\n'), heard('git status --short', '?? notes/\n'), 'rm -rf notes'],
  [heard('git status --short', '?? notes/a/\n'), heard('git status --short', '?? notes/\n'), 'rm -rf notes'],
  [heard('git status --short', '?? src/stories/\n M a.ts\n'), 'rm -rf src/stories'],
  // A dry run that named something else, or was of less than goes.
  [heard('git clean -ndX', 'Would remove .env\nWould remove dist/\n'), 'git clean -fdX'],
  [heard('git clean -ndx', 'Would remove notes/\n'), 'git clean -fdx'],
  [heard('git clean -ndX', 'Would remove dist/\n'), 'git clean -fdx'],
  [heard('git clean -nd', ''), 'git clean -fdx'],
  [heard('git clean -n', ''), 'git clean -fd'],
  [heard('git clean -ndX -e .env', 'Would remove dist/\n'), 'git clean -fdX'],
  [heard('git clean -ndX dist', 'Would remove dist/\n'), 'git clean -fdX'],
  [heard('git clean -ndX', 'Would remove dist/\nWould skip repository lib/\n'), 'git clean -ffdX'],
  [heard('git clean -ndX | head -1', 'Would remove dist/\n'), 'git clean -fdX'],
  [heard('git clean -ndX', 'Would remove dist/\n'), 'echo .env >> .gitignore', 'git clean -fdX'],
  [heard('git clean -ndX', 'Would remove dist/\n'), 'mv ~/Documents dist', 'git clean -fdX'],
  [heard('git clean -ndX', 'Would remove dist/\n'), 'cd ../other && git clean -fdX'],
  [heard('git clean -ndX', 'Would remove dist/\n'), 'git -c core.excludesFile=/tmp/all clean -fdX'],
  // A terminal lists names side by side, and some settings quote them.
  [heard('ls', 'README.md  notes  src\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls', 'README.md\tnotes\tsrc\n'), 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls', '"README.md"\n"notes"\n'), 'mkdir -p notes', 'rm -rf notes'],
  // Work comes back, or comes in, under a name that was free.
  ['git stash -u', heard('ls notes', GONE), 'git stash pop', 'rm -rf notes'],
  ['git stash -u', heard('ls', 'README.md\n'), 'git stash pop', 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls', 'README.md\n'), 'mv ../old/* .', 'mkdir -p notes', 'rm -rf notes'],
  [heard('ls notes', GONE), 'mv ../old/notes .', 'rm -rf notes'],
  [heard('ls notes', GONE), 'mv -t . ../old/notes', 'rm -rf notes'],
  [heard('ls notes', GONE), 'mv attic/* .', 'rm -rf notes'],
  // What git leaves alone is another by now, or a file lies under a name that it does not leave alone.
  [SHORT, 'git checkout v0.1 -- .', CLEANS],
  [SHORT, 'git restore -s v0.1 .', CLEANS],
  [SHORT, 'patch -p1 < /tmp/p.diff', CLEANS],
  [SHORT, 'gunzip data/rows.csv.gz', CLEANS],
  [SHORT, 'git -c core.excludesFile=/dev/null clean -fd'],
  ['git checkout --pathspec-from-file=list.txt'],
  // A volume of somebody's, or words of another.
  [heard('docker compose up -d', ' Volume "shop_pg16"  Created\n'), 'docker -H ssh://web volume rm shop_pg16'],
  [heard('docker compose up -d', ' Volume "shop_pg16"  Created\n'), 'docker --context web volume rm shop_pg16'],
  [
    heard('docker compose up -d', ' Volume "shop_pg16"  Created\n'),
    'export DOCKER_HOST=ssh://w',
    'docker volume rm shop_pg16',
  ],
  [heard('docker compose up -d db', ' Container shop-db-1  Started\n'), 'docker volume rm shop_pg16'],
  [heard('docker compose up -d db', ' Volume "shop_a"  Created\n'), 'docker volume rm shop_pg16'],
  [heard('docker compose up db', 'db-1  | Volume "shop_pg16"  Created\n'), 'docker volume rm shop_pg16'],
  [heard('docker compose up -d --build', '#8 0.1 x\n Volume "shop_pg16"  Created\n'), 'docker volume rm shop_pg16'],
  [heard('docker compose up -d; cat a.log', ' Volume "shop_pg16"  Created\n'), 'docker volume rm shop_pg16'],
  [heard('docker compose up -d; docker logs x', ' Volume "shop_pg16"  Created\n'), 'docker volume rm shop_pg16'],
]

for (const steps of UNPROVEN) {
  test(`the last step is still a question: ${named(steps).slice(0, 300)}`, () => {
    const verdict = session(steps).at(-1)
    assert.ok(asked(verdict), verdict?.verdict)
  })
}

test('what one session made in sight of its own look is not that of the next one that makes it', () => {
  for (const _ of [1, 2]) session([heard('ls', 'README.md\n'), 'mkdir -p notes', 'rm -rf notes'])
  assert.ok(asked(session([heard('ls', 'notes\n'), 'mkdir -p notes', 'rm -rf notes']).at(-1)))
  for (const _ of [1, 2]) session([heard('ls papers', GONE.replace('notes', 'papers')), 'tar xf a.tar -C papers'])
  assert.ok(asked(session(['ls', heard('ls src', 'a\n'), 'tar xf a.tar -C papers', 'rm -rf papers']).at(-1)))
})

test('a proof counts in its own session only', () => {
  session([SHORT])
  assert.ok(asked(session([edit, RESETS]).at(-1)))
})

test('an output without its look proves nothing, and a look has one output', () => {
  assert.ok(asked(session([heard('git status --short', '', [SHORT, 'git stash pop']), RESETS]).at(-1)))
})
