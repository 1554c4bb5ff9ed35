// Files: what must not be deleted, overwritten or moved away. Locked rules are the ones nobody may switch off.
import { pack, rule } from '#core/policy/rules/pack.ts'

const WIPES = ['fs.delete', 'fs.move', 'fs.write', 'fs.copy']

export const FILESYSTEM_PACK = pack({
  pack: 'core.fs',
  version: '1.0.0',
  lists: {
    /** Folders beside the project that belong to it, which a profile names; everything below one ends in `/**`. */
    own_folders: ['/home/dev/known-example/**'],
  },
  rules: [
    rule({
      id: 'core.fs/own-folder',
      when: {
        effect: ['fs.write', 'fs.copy', 'fs.link', 'fs.archive', 'fs.move', 'fs.delete'],
        all: [
          { in: '$own_folders' },
          { scope: ['home-other', 'other-workspace', 'system', 'tmp'] },
          { cert: 'literal' },
          { not: { effect: 'fs.delete', field: 'recursive', is: true } },
        ],
      },
      verdict: 'allow',
      score: { d1: 1, d2: 1, d3: 0 },
      category: 2,
      reason: 'Changes a folder that the operator of this gateway counts among those of the project.',
      match: [
        'cp notes.md /home/dev/known-example/notes.md',
        'rm /home/dev/known-example/old.txt',
        'cp -r dist ../known-example/dist',
      ],
      not_match: [
        'cp notes.md ~/Documents/notes.md',
        'rm -rf /home/dev/known-example/old',
        'rm -rf /home/dev/known-example/../x',
      ],
    }),
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
      when: { effect: 'fs.delete', scope: 'system' },
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
      ],
      not_match: ['ls /usr', 'rm -rf ./usr', 'sudo apt-get remove nginx', "echo 'rm -rf /usr' > notes.md"],
    }),
    rule({
      id: 'core.fs/move-system',
      when: {
        effect: ['fs.move', 'fs.link'],
        all: [
          { scope: ['system', 'root', 'home'] },
          { not: { field: 'away', is: false } },
          { not: { effect: 'fs.link' } },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 2,
      reason: 'Moves a system directory or a home away.',
      match: ['mv /etc /etc.old', 'sudo mv /usr/bin /tmp/bin', 'mv ~ /tmp/home', 'sudo mv /lib /lib.bak'],
      not_match: [
        'mv old.md docs/old.md',
        'sudo mv app /usr/local/bin/app',
        'mv /tmp/a ./a',
        "echo 'mv /etc /etc.old'",
      ],
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
        all: [{ any: [{ scope: 'credential' }, { all: [{ scope: 'persistence' }, { glob: ['**/.ssh/**'] }] }] }],
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
      not_match: ['rm .env.example', 'rm -rf ./ssh', 'ls ~/.ssh/*.pub', "echo 'rm -rf ~/.ssh'"],
    }),
    rule({
      id: 'core.fs/rm-service',
      when: {
        any: [{ effect: 'fs.delete' }, { effect: 'fs.move', field: 'away', is: true }],
        all: [
          { scope: 'persistence' },
          {
            glob: [
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
                  '^(?:/home/[^/]+|/users/[^/]+|/root)/(?:src|code|projects?|work|documents|desktop|pictures|music|videos|downloads|dev|repos?|workspace)/?[*]*$',
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
        'setsid busybox sh -c "rm -rf /root"',
      ],
      not_match: ['rm -rf ~/.cache/pip', 'rm -rf node_modules', 'rm -rf /tmp/build', 'rm ~/Downloads/a.zip'],
    }),
    rule({
      id: 'core.fs/rm-workspace',
      when: {
        effect: 'fs.delete',
        any: [
          { scope: 'workspace-root' },
          { all: [{ scope: 'credential' }, { field: 'whole', is: true }, { field: 'recursive', is: true }] },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 2,
      reason: 'Deletes the whole workspace.',
      suggest: [{ text: 'Delete what the build made', command: 'git clean -ndx' }],
      match: ['rm -rf .', 'rm -rf ./*', 'rm -rf /home/dev/project', 'find . -type f -delete'],
      not_match: ['rm -rf ./dist', 'rm -rf node_modules', "find . -name '*.pyc' -delete", 'git clean -ndx'],
    }),
    rule({
      id: 'core.fs/empty-system',
      when: {
        effect: WIPES,
        all: [
          { scope: ['system', 'root'] },
          { danger: 3 },
          {
            any: [
              { effect: ['fs.delete', 'fs.move'] },
              { field: 'empty', is: true },
              { scope: 'root' },
              // What the machine starts with, runs on or trusts. Settings of services and programs of one's own are a question
              // (core.fs/write-outside), not an attack.
              {
                glob: [
                  '/{bin,sbin,lib,lib32,lib64,boot,proc,sys,System}/**',
                  '/usr/{bin,sbin,lib,lib32,lib64,libexec}/**',
                  '/etc/{passwd,shadow,group,gshadow,sudoers,fstab,crypttab,ld.so.preload,ld.so.conf}{,-}',
                  '/etc/{sudoers.d,pam.d,security,selinux,ssl,ld.so.conf.d}/**',
                  '/var/log/**',
                  '{c,C}:/{windows,Windows,WINDOWS}/**',
                ],
              },
            ],
          },
          {
            not: {
              all: [
                { effect: ['fs.copy', 'fs.move'] },
                { glob: ['/usr/local/{bin,lib,share,include}/**', '/opt/**'] },
                { not: { field: 'away', is: true } },
                { not: { field: 'empty', is: true } },
              ],
            },
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 2,
      reason: 'Overwrites files of the operating system.',
      match: [
        'echo 0 > /sys/fs/selinux/enforce',
        'echo c > /proc/sysrq-trigger',
        'sudo truncate -s0 /var/log/syslog',
        'cp x /etc/passwd',
      ],
      not_match: [
        'cat /etc/hosts',
        'cp a b',
        'echo x > ./etc/hosts',
        'echo x > /tmp/a',
        'sudo cp target/release/tool /usr/local/bin/tool',
      ],
    }),
    rule({
      id: 'core.fs/empty-project-file',
      when: {
        effect: ['fs.write', 'fs.copy'],
        field: 'empty',
        is: true,
        any: [
          { all: [{ scope: 'workspace-root' }, { field: 'whole', is: true }] },
          {
            scope: 'workspace',
            regex: '[.](?:db|sqlite3?|mdb|kdbx)$',
            not: { regex: '(?:^|[-_./])(?:test|tests|tmp|temp|scratch|dev|e2e|ci|cache|fixture)[^/]*[.][a-z0-9]+$' },
          },
          {
            scope: ['workspace', 'vcs-meta', 'ci-config'],
            regex:
              '(?:/(?:package|pyproject|cargo|go|pom|gemfile|makefile|dockerfile)[^/]*|[.](?:py|tsx?|jsx?|go|rs|java|rb|c|cc|cpp|h|cs|php|swift|kt|sql))$',
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 2,
      reason: 'Empties a source, a project file or a database.',
      suggest: [{ text: 'Put the file back from version control first', command: 'git status' }],
      match: [
        "echo '' > package.json",
        'truncate -s 0 src/index.ts',
        ': > main.py',
        "find . -maxdepth 2 -name '*.py' -exec truncate -s0 {} \\;",
        'git ls-files | xargs truncate -s 0',
        '> important.db',
        'cp /dev/null production.sqlite3',
      ],
      not_match: [
        ': > test.db',
        "echo '{}' > package.json",
        ': > build.log',
        'truncate -s 0 app.log',
        'touch src/new.ts',
      ],
    }),
    rule({
      id: 'core.fs/delete-history',
      when: { effect: 'fs.delete', scope: 'vcs-meta' },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 7,
      reason: "Deletes the repository's own data: its history is gone.",
      suggest: [{ text: 'Keep .git; start over in another directory', command: 'git clone . ../fresh' }],
      match: ['rm -rf .git', 'find .git/objects -type f -delete', 'rm -rf .git/logs', 'rm -rf ./.git/refs'],
      not_match: ['rm -f .git/index.lock', 'rm .gitignore', 'rm -rf .github', 'ls .git'],
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
          { scope: ['home-other', 'home-config', 'other-workspace', 'tmp', 'remote'] },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 1, d3: 2 },
      category: 2,
      reason: 'Deletes files that do not come back with the next build.',
      suggest: [{ text: 'Look at what is there', command: 'ls -la' }],
      match: ['rm -rf src', 'git rm -r --force src', 'shred -u ~/notes/a.md', 'rm -rf snapshots/*'],
      not_match: ['rm -rf node_modules dist', 'rm old.txt', 'rm -rf /tmp/work', 'find . -name "*.pyc" -delete'],
    }),
    rule({
      id: 'core.fs/write-outside',
      when: {
        effect: ['fs.write', 'fs.copy', 'fs.link', 'fs.archive', 'fs.move'],
        danger: 2,
        scope: ['system', 'root', 'home-other', 'home-config', 'other-user', 'other-workspace'],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 1 },
      category: 2,
      reason: 'Writes outside the project.',
      suggest: [{ text: 'Write inside the project', command: 'mkdir -p build' }],
      match: [
        'sudo ln -s /opt/x/bin/x /usr/local/bin/x',
        'unzip -o patch.zip -d /usr/local',
        'cp notes.md ~/Documents/notes.md',
      ],
      not_match: ['cp a b', 'mkdir -p ~/tools', 'tar xzf a.tgz -C /tmp/x', 'cp x ~/.cache/x'],
    }),
  ],
})
