// What must not be deleted (long: every rule lists what it is for and what it leaves alone): part of the pack core.fs. Locked
// rules cannot be switched off.
import { rule } from '#core/policy/rules/pack.ts'

/** Links by which a web server takes up a site; what they point to stays. */
export const SITES = [
  '/etc/{nginx,apache2}/{sites,conf,mods,modules}-enabled/*',
  '/etc/nginx/conf.d/default.conf',
] as const

/** Where services keep what they tell about themselves. Emptying one such file is a question; none of them watches people. */
export const SERVICE_LOGS = [
  '/var/log/{nginx,apache2,httpd,caddy,mysql,mariadb,postgresql,redis,mongodb,rabbitmq,elasticsearch,grafana,supervisor,pm2,php*,uwsgi,gunicorn,celery,tomcat*,letsencrypt}/*',
] as const

/** Rules about deletions, in the order in which they are named. */
export const DELETIONS = [
  rule({
    id: 'core.fs/rm-root',
    when: { effect: 'fs.delete', scope: 'root' },
    verdict: 'block',
    score: { d1: 3, d2: 3, d3: 3 },
    category: 2,
    reason: 'Deletes the root of the file system.',
    suggest: [{ text: 'Name the directory inside the workspace', command: 'rm -rf ./build' }],
    lock: true,
    match: [
      'rm -rf /',
      'sudo rm -rf --no-preserve-root /',
      'rm -Rf /*',
      'find / -delete',
      'ls / | xargs -I% rm -rf /%',
    ],
    not_match: [
      'rm -rf ./build',
      "echo 'rm -rf /'",
      "git commit -m 'never rm -rf /'",
      "grep -rn 'rm -rf /' docs",
      'rm --help',
    ],
  }),
  rule({
    id: 'core.fs/rm-home',
    when: { effect: 'fs.delete', scope: 'home' },
    verdict: 'block',
    score: { d1: 3, d2: 3, d3: 3 },
    category: 2,
    reason: 'Deletes a home directory.',
    suggest: [{ text: 'Name the directory inside the workspace', command: 'rm -rf ./build' }],
    lock: true,
    match: ['rm -rf ~', 'rm -rf $HOME', 'rm -rf /home/dev', 'find ~ -type f -delete', 'rm -rf ~/*'],
    not_match: ['rm -rf ~/project/dist', "echo 'rm -rf ~'", 'ls ~', 'rm -rf ./home'],
  }),
  rule({
    id: 'core.fs/rm-system',
    when: {
      any: [
        { effect: 'fs.delete', scope: 'system', not: { glob: [...SITES] } },
        // Nobody logs in any more.
        { effect: 'fs.delete', glob: ['/etc/{shadow,gshadow}'] },
      ],
    },
    verdict: 'block',
    score: { d1: 3, d2: 3, d3: 3 },
    category: 2,
    reason: 'Deletes files of the operating system or of its services.',
    suggest: [{ text: 'Remove a package with its manager', command: 'sudo apt-get remove nginx' }],
    lock: true,
    match: [
      'rm -rf /usr',
      'sudo rm -rf /var/lib/mysql',
      'cd /etc && rm -f *',
      'python3 -c "import shutil; shutil.rmtree(\'/opt\')"',
      'sudo find /var/log -name "*.log" -delete',
      'sudo rm -f /etc/shadow',
    ],
    not_match: ['ls /usr', 'rm -rf ./usr', 'sudo apt-get remove nginx', "echo 'rm -rf /usr' > notes.md"],
  }),
  rule({
    id: 'core.fs/rm-database',
    when: {
      effect: ['fs.delete'],
      glob: ['**/*prod*.db', '**/*prod*.sqlite', '**/*prod*.sqlite3', '**/prod*/**/*.db', '**/prod*/**/*.sqlite3'],
    },
    verdict: 'defer',
    score: { d1: 2, d2: 3, d3: 2 },
    category: 1,
    reason: 'Deletes the file of a production database.',
    match: ['rm -f data/prod.sqlite3', 'rm production.db', 'unlink db/prod/main.db'],
    not_match: ['rm -f dev.sqlite3', 'rm data/test.db', 'ls prod.db', 'rm -f products.dbg'],
  }),
  rule({
    id: 'core.fs/rm-secrets',
    when: {
      any: [{ effect: 'fs.delete' }, { effect: 'fs.move', field: 'away', is: true }],
      all: [
        { any: [{ scope: 'credential' }, { all: [{ scope: 'persistence' }, { glob: ['**/.ssh/**'] }] }] },
        // What lies among temporary files was made for a try.
        { not: { glob: ['/tmp/**', '/var/tmp/**', '/private/tmp/**'] } },
        // `mkcert localhost` makes them anew.
        { not: { glob: ['**/localhost{,-*,+*}.{pem,key}'] } },
      ],
    },
    verdict: 'defer',
    score: { d1: 2, d2: 3, d3: 2 },
    category: 12,
    reason: 'Deletes or moves keys or credentials.',
    match: [
      'rm -rf ~/.ssh',
      'shred -u ~/.ssh/*',
      'rm ~/.aws/credentials',
      'mv ~/.gnupg /tmp/g',
      'shred -u ~/.ssh/id_rsa',
      'rm ~/.ssh/authorized_keys',
    ],
    not_match: [
      'rm .env.example',
      'rm -f localhost+1.pem localhost+1-key.pem',
      'rm /tmp/k.pem',
      'rm -rf ./ssh',
      'ls ~/.ssh/*.pub',
      "echo 'rm -rf ~/.ssh'",
    ],
  }),
  rule({
    id: 'core.fs/rm-service',
    when: {
      any: [{ effect: 'fs.delete' }, { effect: 'fs.move', field: 'away', is: true }],
      all: [
        { scope: ['persistence', 'system'] },
        {
          glob: [
            ...SITES,
            '/etc/cron*/**',
            '/etc/systemd/**',
            '/etc/init.d/**',
            '/lib/systemd/**',
            '/usr/lib/systemd/**',
            '/var/spool/cron/**',
            '/Library/Launch*/**',
            '/System/Library/Launch*/**',
          ],
        },
      ],
    },
    verdict: 'defer',
    score: { d1: 2, d2: 2, d3: 2 },
    category: 6,
    reason: 'Takes away what the whole machine starts by itself.',
    match: [
      'sudo rm /etc/systemd/system/backup.service',
      'sudo rm -f /etc/cron.d/backup',
      'sudo rm -rf /Library/LaunchDaemons/com.acme.agent.plist',
      'sudo rm -f /etc/nginx/sites-enabled/default',
    ],
    not_match: ['ls /etc/cron.d', 'rm ~/.config/autostart/x.desktop', 'cat /etc/systemd/system/backup.service'],
  }),
  rule({
    id: 'core.fs/rm-outside',
    when: {
      effect: 'fs.delete',
      any: [
        {
          all: [
            { scope: ['home-other', 'home-config'] },
            { field: 'recursive', is: true },
            {
              regex:
                '^(?:/home/[^/]+|(?:[a-z]:)?/users/[^/]+|/root)/(?:src|code|projects?|work|documents|desktop|' +
                'pictures|music|videos|downloads|dev|repos?|workspace)/?[*]*$',
            },
          ],
        },
        {
          all: [
            { scope: ['home-other', 'home-config', 'credential', 'persistence'] },
            { field: 'recursive', is: true },
            {
              regex:
                '^(?:/home/[^/]+|/users/[^/]+|/root)/(?:[.]config|[.]local(?:/share)?|[.]ssh|[.]gnupg|' +
                'library(?:/application support|/keychains|/preferences)?)/?[*]*$',
            },
          ],
        },
        { all: [{ scope: 'other-user' }, { field: 'recursive', is: true }] },
      ],
    },
    verdict: 'block',
    score: { d1: 3, d2: 3, d3: 3 },
    category: 2,
    reason: "Deletes a person's own folders outside the project.",
    suggest: [{ text: 'Name the directory inside the workspace', command: 'rm -rf ./build' }],
    match: [
      'rm -rf ~/Documents',
      'rm --recursive --force $HOME/code',
      'rm -rf ~/src',
      'rm -rf ~/.config ~/.local/share',
      'setsid busybox sh -c "rm -rf /root"',
    ],
    not_match: [
      'rm -rf ~/.config/app',
      'rm -rf ~/.cache/pip',
      'rm -rf node_modules',
      'rm -rf /tmp/build',
      'rm ~/Downloads/a.zip',
    ],
  }),
  rule({
    id: 'core.fs/rm-workspace',
    when: {
      any: [
        { effect: 'fs.delete', scope: 'workspace-root' },
        {
          effect: 'fs.delete',
          all: [{ scope: 'credential' }, { field: 'whole', is: true }, { field: 'recursive', is: true }],
        },
        // `mv ./* /tmp/`: nothing of it is in its place any more.
        {
          effect: 'fs.move',
          all: [{ scope: 'workspace-root' }, { field: 'away', is: true }, { field: 'whole', is: true }],
          also: {
            effect: 'fs.move',
            field: 'away',
            is: false,
            not: { scope: ['workspace', 'workspace-root', 'regenerable'] },
          },
        },
      ],
    },
    verdict: 'defer',
    score: { d1: 2, d2: 2, d3: 3 },
    category: 2,
    reason: 'Deletes the whole workspace.',
    suggest: [{ text: 'Delete what the build made', command: 'git clean -ndx' }],
    match: ['rm -rf .', 'rm -rf ./*', 'rm -rf /home/dev/project', 'find . -type f -delete', 'mv ./* /tmp/'],
    not_match: [
      'mkdir app && mv * app/',
      'mv dist/* /tmp/x/',
      'rm -rf ./dist',
      'rm -rf node_modules',
      "find . -name '*.pyc' -delete",
      'git clean -ndx',
    ],
  }),
  rule({
    id: 'core.fs/rm-state',
    when: {
      effect: 'fs.delete',
      regex: '[.]tfstate[^/]*$',
      not: { scope: ['tmp', 'regenerable'] },
    },
    verdict: 'defer',
    score: { d1: 1, d2: 2, d3: 3 },
    category: 19,
    reason: 'Deletes the record of what Terraform has built; nothing else knows what belongs to it.',
    match: ['rm terraform.tfstate', 'rm -f terraform.tfstate*', 'rm -f infra/prod.tfstate.backup'],
    not_match: ['rm -rf .terraform', 'rm -f /tmp/x.tfstate', 'cat terraform.tfstate.md', 'rm -f tfplan'],
  }),
  rule({
    id: 'core.fs/delete-check',
    when: {
      all: [
        {
          any: [
            { effect: 'fs.delete' },
            { effect: 'fs.move', field: 'away', is: true },
            { effect: ['fs.write', 'fs.copy'], field: 'empty', is: true },
          ],
        },
      ],
      scope: ['ci-config', 'workspace'],
      any: [
        {
          regex:
            '/[.]github/workflows/[^/]*(?:codeql|security|scan|trivy|snyk|semgrep|gitleaks|secret|audit|dependency-review)[^/]*$',
        },
        { regex: '/[.]github/dependabot[.]ya?ml$|/(?:[.]github/|docs/)?CODEOWNERS$' },
        {
          regex:
            '/[.](?:gitleaks[.]toml|semgrep[.]ya?ml|snyk|trivyignore|pre-commit-config[.]yaml|secrets[.]baseline)$',
        },
        // What every change has to pass, by the names that everybody gives it.
        {
          effect: ['fs.delete', 'fs.write', 'fs.copy'],
          regex: '/[.]github/workflows/(?:ci|tests?|lint|checks?|build-and-test|pr|pull-request|verify)[.]ya?ml$',
        },
        { effect: 'fs.delete', head: ['git'], regex: '/(?:tests?|__tests__|specs?|e2e|cypress|playwright)$' },
        // All tests of a folder.
        {
          effect: 'fs.delete',
          cert: 'pattern',
          regex: '/(?:test_[*][.][a-z]{1,5}|[*](?:[._](?:test|spec)|Tests?)[.][a-z]{1,5})$',
          not: { field: 'made', is: true },
        },
      ],
    },
    verdict: 'defer',
    score: { d1: 1, d2: 2, d3: 2 },
    category: 17,
    reason: 'Deletes a check that the changes of this project have to pass.',
    match: [
      'rm .github/workflows/codeql.yml',
      'git rm .github/CODEOWNERS',
      'git rm -f .github/workflows/security-scan.yaml',
      'rm -f .gitleaks.toml',
      'rm .github/workflows/ci.yml',
      'git rm -r tests',
      'rm tests/test_*.py',
      'rm src/*.test.ts',
      'git mv .github/workflows/codeql.yml docs/codeql.yml.txt',
      ': > .github/CODEOWNERS',
      'cp /dev/null .github/workflows/ci.yml',
    ],
    not_match: [
      'git mv .github/workflows/ci.yml .github/workflows/test.yml',
      'sed -i s/18/22/ .github/workflows/ci.yml',
      'rm .github/workflows/old-ci.yml',
      'mv .github/workflows/ci.yaml .github/workflows/ci.yml',
      'git rm -r --cached tests',
      'git rm tests/old.test.ts',
      'rm dist/*.test.js',
      'rm tests/__pycache__/*.pyc',
      'cat .github/workflows/codeql.yml',
      'rm -f scan.log',
      'rm src/audit.ts',
    ],
  }),
  rule({
    id: 'core.fs/delete-history',
    // What git keeps of a submodule its remote has as well; that is a question only. What it keeps of another worktree, that tells.
    when: {
      effect: 'fs.delete',
      scope: 'vcs-meta',
      not: {
        glob: [
          '**/.git/modules/*',
          '**/.git/modules/*/**',
          '**/.git/worktrees/*',
          '**/.git/worktrees/*/**',
          '**/.git/{gc.log,COMMIT_EDITMSG}',
          '**/.git/filter-repo',
          '**/.git/filter-repo/**',
        ],
        not: { field: 'whole', is: true },
      },
    },
    verdict: 'block',
    score: { d1: 3, d2: 3, d3: 3 },
    category: 7,
    reason: "Deletes the repository's own data: its history is gone.",
    suggest: [{ text: 'Keep .git; start over in another directory', command: 'git clone . ../fresh' }],
    match: [
      'rm -rf .git',
      'find .git/objects -type f -delete',
      'rm -rf .git/logs',
      'rm -rf ./.git/refs',
      'rm -rf .git/modules',
    ],
    not_match: [
      'rm -rf .git/modules/vendor/lib',
      'rm -f .git/index.lock',
      'rm .gitignore',
      'rm -rf .github',
      'ls .git',
    ],
  }),
  rule({
    id: 'core.fs/delete-unknown',
    when: {
      effect: 'fs.delete',
      not: { scope: 'regenerable' },
      all: [{ unresolved: true }, { any: [{ field: 'recursive', is: true }, { cert: 'dynamic' }] }],
    },
    verdict: 'defer',
    score: { d1: 1, d2: 2, d3: 2 },
    category: 2,
    reason: 'Deletes something whose name is only known when the command runs.',
    suggest: [{ text: 'Name the path', command: 'rm -rf ./build' }],
    match: [
      'rm -rf "$TARGET"',
      'cat list.txt | xargs rm -rf',
      `find / -name cache | xargs sh -c 'rm -rf "$@"' _`,
      "python3 -c 'import sys,shutil; shutil.rmtree(sys.argv[1])'",
    ],
    not_match: ['D=build; rm -rf "$D"', 'rm -rf ./build', 'ls "$TARGET"'],
  }),
  rule({
    id: 'core.fs/rm-tree',
    when: {
      effect: 'fs.delete',
      danger: 2,
      any: [
        { all: [{ scope: 'workspace' }, { field: 'recursive', is: true }] },
        { scope: 'persistence', field: 'recursive', is: true, not: { glob: ['**/.git/**'] } },
        { scope: ['home-other', 'home-config', 'other-workspace', 'tmp', 'remote'] },
      ],
    },
    verdict: 'defer',
    score: { d1: 1, d2: 1, d3: 2 },
    category: 2,
    reason: 'Deletes files that do not come back with the next build.',
    suggest: [{ text: 'Look at what is there', command: 'ls -la' }],
    match: [
      '7z a -sdel old.7z docs src',
      'rar m old.rar docs',
      'rm -rf src',
      'git rm -r --force src',
      'shred -u ~/notes/a.md',
      'rm -rf snapshots/*',
    ],
    not_match: [
      '7z a old.7z docs src',
      'rm -rf node_modules dist',
      'rm old.txt',
      'rm -rf /tmp/work',
      'find . -name "*.pyc" -delete',
    ],
  }),
]
