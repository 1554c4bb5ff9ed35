// Files: what must not be overwritten or moved away, and places nobody writes to without asking. Locked rules cannot be
// switched off.
import { DELETIONS, SERVICE_LOGS, SITES } from '#core/policy/packs/deletion.ts'
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
    ...DELETIONS,
    rule({
      id: 'core.fs/move-system',
      when: {
        effect: ['fs.move', 'fs.link'],
        all: [
          {
            any: [{ scope: ['system', 'root', 'home'] }, { scope: 'other-user', regex: '^/(?:home|Users)/[^/]+$' }],
          },
          { not: { field: 'away', is: false } },
          { not: { effect: 'fs.link' } },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 2,
      reason: 'Moves a system directory or a home away.',
      match: [
        'mv /etc /etc.old',
        'sudo mv /usr/bin /tmp/bin',
        'mv ~ /tmp/home',
        'sudo mv /lib /lib.bak',
        'mv /Users/merlin /tmp/x',
      ],
      not_match: [
        'mv old.md docs/old.md',
        'sudo mv app /usr/local/bin/app',
        'mv /tmp/a ./a',
        "echo 'mv /etc /etc.old'",
      ],
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
                  '/{bin,sbin,lib,lib32,lib64,boot,proc,selinux,sys,System}/**',
                  '/usr/{bin,sbin,lib,lib32,lib64,libexec}/**',
                  '/etc/{passwd,shadow,group,gshadow,sudoers,fstab,crypttab,ld.so.preload,ld.so.conf}{,-}',
                  '/etc/{sudoers.d,pam.d,security,selinux,ssl,ld.so.conf.d}/**',
                  '/var/log/**',
                  '{c,C}:/{windows,Windows,WINDOWS}/**',
                ],
              },
            ],
          },
          { not: { glob: [...SITES] } },
          { not: { all: [{ effect: 'fs.write' }, { glob: [...SERVICE_LOGS] }] } },
          // What is there keeps what it says.
          { not: { head: ['touch'] } },
          { not: { all: [{ effect: 'fs.write' }, { field: 'mode', is: 'append' }, { glob: '/var/log/**' }] } },
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
          // What was read a moment ago is there.
          { scope: ['workspace', 'home-other', 'home-config', 'ci-config'], field: 'of_itself', is: true },
          {
            all: [{ scope: 'workspace' }, { field: 'whole', is: true }],
            not: { regex: '/(?:logs?|tmp|temp|cache|out|outputs?|results?|reports?|run)/' },
          },
          {
            scope: 'workspace',
            cert: 'pattern',
            regex: '[*][^/]*[.](?:ya?ml|toml|json|md|html?|s?css|xml|csv|ini|conf)$',
            not: { regex: '/(?:logs?|tmp|temp|cache|out|outputs?|results?|reports?|coverage|run)/' },
          },
          {
            scope: 'workspace',
            regex: '[.](?:db|sqlite3?|mdb|kdbx)$',
            not: { regex: '(?:^|[-_./])(?:test|tests|tmp|temp|scratch|dev|e2e|ci|cache|fixture)[^/]*[.][a-z0-9]+$' },
          },
          {
            scope: ['workspace', 'ci-config'],
            regex:
              '[.](?:[cm][tj]s|kts|p[lm]|lua|scala|exs?|clj|hs|erl|dart|vue|svelte|mm?|tf|proto|s?css|less|astro)$',
          },
          {
            scope: ['workspace', 'vcs-meta', 'ci-config'],
            regex:
              '(?:/(?:package|pyproject|cargo|go|pom|gemfile|makefile|dockerfile)[^/]*|[.](?:py|tsx?|jsx?|go|rs|java|rb|c|cc|cpp|h|cs|php|swift|kt|sql))$',
            // Python marks its packages by such a file, and most of them are empty.
            not: { regex: '/__init__[.]py$' },
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 2,
      reason: 'Empties a source, a project file or a database.',
      suggest: [{ text: 'Put the file back from version control first', command: 'git status' }],
      match: [
        'truncate --size 0 $(git ls-files)',
        'sed -i d $(git ls-files)',
        "echo '' > package.json",
        'truncate -s 0 src/index.ts',
        ': > main.py',
        "find . -maxdepth 2 -name '*.py' -exec truncate -s0 {} \\;",
        'git ls-files | xargs truncate -s 0',
        'truncate -s 0 config/*.yml',
        '> important.db',
        'cp /dev/null production.sqlite3',
        "perl -pi -e 's/.*//s' lib/*.pl",
        ': | tee src/app.vue',
        'ln -sf /dev/null src/app.ts',
        'git ls-files | xargs -I{} cp /dev/null {}',
        "jq '.a = 1' package.json > package.json",
        'cat .gitignore | sort -u > .gitignore',
        'sed s/a/b/ < notes.md > notes.md',
        'find src -type f -exec sed -i d {} +',
      ],
      not_match: [
        'sed -i s/a/b/ $(git ls-files)',
        "jq '.a = 1' package.json > /tmp/p.json && mv /tmp/p.json package.json",
        'sort -u .gitignore -o .gitignore',
        'grep x notes.md >> notes.md',
        'cat src/*.ts > all.txt',
        '> src/pkg/__init__.py',
        { tool: 'Write', input: { file_path: '/home/dev/project/src/pkg/__init__.py', content: '\n' } },
        ': > test.db',
        "echo '{}' > package.json",
        ': > build.log',
        'truncate -s 0 app.log',
        'truncate -s 0 reports/*.json',
        'touch src/new.ts',
        "perl -pi -e 's/foo.*//' lib/a.pl",
        "perl -i -ne 'print unless /debug/' lib/a.pl",
        'echo hello | tee src/app.ts',
        ': | tee build.log',
        'find logs -type f -exec truncate -s 0 {} +',
        'find results -type f -exec truncate -s 0 {} +',
      ],
    }),
    rule({
      id: 'core.fs/write-outside',
      when: {
        any: [
          {
            effect: ['fs.write', 'fs.copy', 'fs.link', 'fs.archive', 'fs.move'],
            danger: 2,
            scope: ['system', 'root', 'home-other', 'home-config', 'other-user', 'other-workspace'],
            not: { field: 'aside', is: true },
          },
          { effect: 'fs.archive', scope: 'home', field: 'overwrite', is: true },
          // Files of all projects and programs are rewritten at once.
          {
            effect: 'fs.write',
            scope: ['home', 'root', 'other-user'],
            all: [
              { field: 'mode', is: 'inplace' },
              { field: 'whole', is: true },
            ],
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 1 },
      category: 2,
      reason: 'Writes outside the project.',
      suggest: [{ text: 'Write inside the project', command: 'mkdir -p build' }],
      match: [
        'sudo ln -s /opt/x/bin/x /usr/local/bin/x',
        'unzip -o patch.zip -d /usr/local',
        'unzip -o backup.zip -d ~',
        'rg -l old ~ | xargs sed -i s/old/new/g',
        'cp notes.md ~/Documents/notes.md',
      ],
      not_match: ['cp a b', 'mkdir -p ~/tools', 'tar xzf a.tgz -C /tmp/x', 'cp x ~/.cache/x'],
    }),
  ],
})
