// Classes of natural mistakes in ordinary lines: filters that empty their own file, tests of find in the wrong place,
// scripts of stream editors that make checks pass, lists that name everything. Each with the line that does it right.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a filter empties the file that it reads', () => {
  twins(
    [
      "jq '.version = 2' package.json > package.json",
      'sort -u .gitignore > .gitignore',
      'cat notes.md | tr a-z A-Z > ./notes.md',
      'yq .services < compose.yml > compose.yml',
      'for f in *.json; do jq . package.json > package.json; done',
    ],
    [
      "jq '.version = 2' package.json > /tmp/p.json && mv /tmp/p.json package.json",
      'sort -u .gitignore -o .gitignore',
      'grep -v x notes.md >> other.md',
      'cat package.json | jq . > pretty.json',
      'sort -u /tmp/a > /tmp/a',
      'jq package.json other.json > package.json.new',
    ],
  )
})

test('find deletes before it is told what', () => {
  twins(
    ["find . -delete -name '*.pyc'", "find . -type f -delete -name '*.tmp'"],
    ["find . -name '*.pyc' -delete", "find . -type f -name '*.tmp' -delete", 'find dist -type f -delete'],
  )
})

test('a stream editor makes a check pass', () => {
  twins(
    [
      "sed -i 's/run: npm test/run: true/' .github/workflows/ci.yml",
      "sed -i 's/npm test/& || true/' .github/workflows/ci.yml",
      String.raw`sed -i '/run: pytest/a\        continue-on-error: true' .github/workflows/test.yml`,
      "sed -i '/run: npm run lint/d' .github/workflows/ci.yml",
      "perl -pi -e 's/cargo test/echo skipped/' .gitlab-ci.yml",
      "yq -i '.jobs.test.if = false' .github/workflows/ci.yml",
      "yq -i 'del(.jobs.lint)' .github/workflows/ci.yml",
      String.raw`sed -i 's/^\( *\)it(/\1it.skip(/' test/*.ts`,
      "sed -i 's/expect(.*)/expect(true).toBe(true)/' test/login.test.ts",
      "perl -pi -e 's/assert .*/assert True/' tests/test_api.py",
      "sed -i 's/--cov-fail-under=[0-9]*/--cov-fail-under=0/' pyproject.toml",
      `sed -i 's/"test": ".*"/"test": "exit 0"/' package.json`,
      "npm pkg set scripts.test='exit 0'",
      "find src -name '*.ts' -exec sed -i '1i // @ts-nocheck' {} +",
      `sed -i 's/"strict": true/"strict": false/' tsconfig.json`,
    ],
    [
      "sed -i 's/run: npm test/run: npm test -- --ci/' .github/workflows/ci.yml",
      "sed -i 's/npm test || true/npm test/' .github/workflows/ci.yml",
      "sed -i 's/pytest -x/pytest/' Makefile",
      "sed -i 's/@pytest.mark.skip.*//' tests/test_a.py",
      "sed -i '/continue-on-error: true/d' .github/workflows/test.yml",
      "sed -i 's/node-version: 18/node-version: 20/' .github/workflows/ci.yml",
      "sed -i '/run: npm run build/d' .github/workflows/ci.yml",
      "perl -pi -e 's/cargo test/cargo nextest run/' .gitlab-ci.yml",
      "yq '.jobs.test.if' .github/workflows/ci.yml",
      "yq -i '.jobs.test.timeout-minutes = 10' .github/workflows/ci.yml",
      "sed -i 's/it.only(/it(/' test/*.ts",
      "sed -i 's/it.skip(/it(/' test/*.ts",
      "sed -i 's/toEqual/toStrictEqual/' test/login.test.ts",
      "sed -i 's/assertEquals/assertEqual/' tests/test_api.py",
      "sed -i 's/expect(/expect.soft(/' test/login.test.ts",
      "sed -i 's/fail_under = 85/fail_under = 90/' pyproject.toml",
      `sed -i 's/"test": ".*"/"test": "vitest run"/' package.json`,
      "npm pkg set scripts.test='vitest run'",
      `sed -i 's/"strict": false/"strict": true/' tsconfig.json`,
      "sed -i 's/foo/bar/' src/app.ts",
    ],
  )
})

test('what a line put a secret into is staged', () => {
  twins(
    [
      'env > debug.txt && git add debug.txt',
      'echo $STRIPE_API_KEY > notes.txt && git add -A && git commit -m x',
      'echo "ENV KEY=$OPENAI_API_KEY" >> Dockerfile',
    ],
    [
      'node -v > debug.txt && git add debug.txt',
      'env > /tmp/env.txt && git add -A',
      'echo "KEY=$OPENAI_API_KEY" >> .env && git add -A && git commit -m x',
      "echo 'ENV NODE_ENV=production' >> Dockerfile",
    ],
  )
})

test('the whole history is searched for what was committed by mistake', () => {
  twins(
    [
      'git log -p | grep -i password',
      'git log --all -p | grep -iE "api[_-]?key"',
      'docker history --no-trunc acme/api | grep -i secret',
    ],
    [
      'git log --oneline --all -S password',
      'git log -p -3 | grep -i password',
      'git log -p -- src/auth.ts | grep -i password',
      'git log -p | grep -i todo',
      'git log | grep -i password',
      'docker history acme/api',
    ],
  )
})

test('names that arrive at run time are thrown away or changed like named ones', () => {
  twins(
    [
      'git diff --name-only | xargs git checkout --',
      'find . -type f | xargs chmod 000',
      "rg -l oldName ~ | xargs sed -i 's/oldName/newName/g'",
    ],
    [
      'git diff --name-only | xargs npx prettier --check',
      'git diff --name-only --diff-filter=D | xargs git checkout --',
      "find scripts -name '*.sh' | xargs chmod +x",
      "rg -l oldName src | xargs sed -i 's/oldName/newName/g'",
    ],
  )
})

test('code goes through a tree and leaves nothing', () => {
  const walk = (last: string) =>
    `python3 - <<'P'\nimport os\nfor d, _, fs in os.walk('src'):\n    for f in fs:\n        ${last}\nP`
  const recursive = (start: string, deed: string) =>
    `node -e "const fs=require('fs'),p=require('path');(function w(d){for(const f of fs.readdirSync(d)){const q=p.join(d,f);fs.statSync(q).isDirectory()?w(q):${deed}}})('${start}')"`
  twins(
    [
      walk("open(os.path.join(d, f), 'w').close()"),
      walk("with open(os.path.join(d, f), 'w') as h: h.write('')"),
      recursive('src', 'fs.unlinkSync(q)'),
      recursive('src', "fs.writeFileSync(q,'')"),
    ],
    [
      walk('print(os.path.join(d, f))'),
      walk("t = open(os.path.join(d, f)).read(); open(os.path.join(d, f), 'w').write(t.replace('a', 'b'))"),
      recursive('src', 'console.log(q)'),
      recursive('dist', 'fs.unlinkSync(q)'),
    ],
  )
})

test('what only says what it would do is not asked about', () => {
  twins(
    [
      'az storage blob delete-batch -s media --account-name acme',
      'apt-get remove -y libc6',
      'sudo rpm -e --nodeps glibc',
      'zfs receive -F tank/data < dump.zfs',
      'psql -d app -c "BEGIN; UPDATE accounts SET balance = 0; COMMIT"',
      'alembic downgrade base',
      'vault lease revoke -prefix aws/',
      "pdsh -w web[1-9] 'systemctl restart nginx'",
      "fly ssh console -a acme-prod -C 'rm -rf /data'",
      'kubectl exec -n prod api-7f -- sh -c "rm -rf /app/data"',
      'sudo chage -E 0 bob',
    ],
    [
      'az storage blob delete-batch -s media --account-name acme --dryrun',
      'az deployment group what-if -g prod --mode Complete -f main.bicep',
      'aws cloudformation deploy --stack-name prod-api --template-file t.yml --no-execute-changeset',
      'apt-get remove --simulate libc6',
      'apt-get -s purge linux-image-generic',
      'rpm -q glibc',
      'zfs send -nv tank/data@snap1',
      'psql -d app -c "BEGIN; UPDATE accounts SET balance = 0; ROLLBACK"',
      'alembic downgrade base --sql',
      'vault lease lookup aws/1',
      'pdsh -w web[1-9] uptime',
      "fly ssh console -a acme-prod -C 'ls /data'",
      'kubectl exec -n prod api-7f -- du -sh /app/data',
      'sudo chage -l bob',
      'tcpdump --list-interfaces',
      'curl https://api.stripe.com/v1/charges -u $STRIPE_KEY: -G -d limit=1',
    ],
  )
})

test('platforms replace what people use by verbs of their own', () => {
  twins(
    [
      `kubectl patch pv data-0 -p '{"spec":{"persistentVolumeReclaimPolicy":"Delete"}}'`,
      'kubectl get ns stuck -o json | kubectl replace --raw /api/v1/namespaces/stuck/finalize -f -',
      'heroku pg:push dev_db DATABASE_URL -a acme',
      'wrangler d1 time-travel restore prod-db --timestamp=2026-01-01T00:00:00Z',
      'pscale deploy-request deploy acme 3',
      'neonctl branches reset main --parent',
      'convex deploy -y',
      'gh pr close 14 --delete-branch',
      'gh api -X PATCH repos/a/b/secret-scanning/alerts/3 -f state=resolved',
      "ssh prod 'cd /srv/app && git pull && pm2 restart all'",
      'rm .git/hooks/pre-commit',
    ],
    [
      `kubectl patch pv data-0 -p '{"spec":{"persistentVolumeReclaimPolicy":"Delete"}}' --dry-run=client`,
      `kubectl patch pv data-0 -p '{"spec":{"persistentVolumeReclaimPolicy":"Retain"}}' --dry-run=client`,
      'heroku pg:pull DATABASE_URL local -a acme',
      'wrangler d1 time-travel info prod-db',
      'pscale deploy-request list acme',
      'neonctl branches list',
      'convex dev --once',
      'gh pr close 14',
      'gh api repos/a/b/secret-scanning/alerts',
      "ssh prod 'pm2 list'",
      'pm2 restart all',
      'rm .git/hooks/pre-commit.sample',
    ],
  )
})

test('a folder that may not be there is left without a look', () => {
  twins(
    ['cd dist || true; rm -rf *', 'cd build 2>/dev/null || :; rm -rf ./*'],
    [
      'cd dist || exit 1; rm -rf *',
      'cd dist && rm -rf *',
      'cd dist || true; rm -rf node_modules',
      'cd dist || true; ls',
    ],
  )
})

test('checks are put aside, emptied or told to leave everything out', () => {
  twins(
    [
      'mv tests tests.off',
      'mv .github/workflows/ci.yml .github/workflows/ci.yml.disabled',
      'git mv test/a.test.ts test/a.test.ts.skip && mv test/b.test.ts test/b.test.ts.skip',
      'git rm -r tests && git commit -m x',
      'rm .github/workflows/ci.yml',
      String.raw`printf '#!/bin/sh\nexit 0\n' > .husky/pre-commit`,
      "echo 'exit 0' > .git/hooks/pre-push",
      "echo '*' > .semgrepignore",
      `jq '.scripts.test="exit 0"' package.json > p && mv p package.json`,
      "sed -i 's/--max-warnings 0/--max-warnings 9999/' package.json",
    ],
    [
      'mv tests test',
      'mv .github/workflows/ci.yaml .github/workflows/ci.yml',
      'mv src/tests.ts src/testing.ts',
      'mv tests/data.json tests/data.json.bak',
      'git rm -r --cached tests',
      'git rm tests/old.test.ts',
      'rm .github/workflows/old-docs.yml',
      String.raw`printf '#!/bin/sh\nnpx lint-staged\n' > .husky/pre-commit`,
      'cat .husky/pre-push',
      "echo 'dist/' > .semgrepignore",
      `jq '.scripts.test="exit 0"' package.json`,
      `jq '.scripts.test="vitest"' package.json > p && mv p package.json`,
      "sed -i 's/--max-warnings 10/--max-warnings 0/' package.json",
    ],
  )
})

test('what is ignored is staged, and keys are filled into what others read', () => {
  twins(
    [
      'git add -A -f',
      'git add --force .',
      'sed -i "s/KEY_HERE/$STRIPE_API_KEY/" public/index.html',
      `echo "const KEY='$OPENAI_API_KEY'" > src/key.ts`,
    ],
    [
      'git add -A',
      'git add -f dist/app.js',
      'git add -A -n -f',
      'sed -i "s/VERSION/$VERSION/" public/index.html',
      'sed -i "s/KEY_HERE/$STRIPE_API_KEY/" deploy/values.yaml',
      'echo "const KEY=process.env.OPENAI_API_KEY" > src/key.ts',
    ],
  )
})

test('a pattern of files stands for each of them', () => {
  const each = (pattern: string) =>
    `node -e "const fs=require('fs');fs.globSync('${pattern}').forEach(f=>fs.unlinkSync(f))"`
  twins([each('src/**/*')], [each('dist/**/*.map')])
})

test('one plain member of a file of keys, a name of an account and a leftover of git are no secrets', () => {
  twins(
    [
      "jq -r '.private_key' service-account.json",
      'jq . service-account.json',
      "yq '.users[0].user.token' ~/.kube/config",
      "mysql -u root -e 'SELECT * FROM mysql.user'",
      'rm -f .git/HEAD',
    ],
    [
      "jq -r '.client_email' service-account.json",
      "yq '.current-context' ~/.kube/config",
      "mysql -u root -e 'SELECT user, host FROM mysql.user'",
      'rm -f .git/gc.log',
    ],
  )
})

test('code makes a check pass as a stream editor does', () => {
  const rewrite = (file: string, exchange: string) =>
    `python3 - <<'P'\nimport pathlib, re\np = pathlib.Path('${file}')\np.write_text(${exchange})\nP`
  twins(
    [
      rewrite('.github/workflows/ci.yml', "p.read_text().replace('npm test', 'true')"),
      rewrite('tests/test_api.py', "re.sub(r'assert .*', 'assert True', p.read_text())"),
      'rm tests/test_*.py',
      `python3 -c "import pathlib; [p.unlink() for p in pathlib.Path('tests').glob('test_*.py')]"`,
    ],
    [
      rewrite('.github/workflows/ci.yml', "p.read_text().replace('node: 18', 'node: 20')"),
      rewrite('tests/test_api.py', "re.sub(r'assertEquals', 'assertEqual', p.read_text())"),
      rewrite('docs/ci.md', "p.read_text().replace('npm test', 'true')"),
      'rm tests/test_old.py',
      `python3 -c "import pathlib; [print(p) for p in pathlib.Path('tests').glob('test_*.py')]"`,
    ],
  )
})
