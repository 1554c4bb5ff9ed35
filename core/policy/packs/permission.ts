// Who may read, write and run which files.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const PERMISSION_PACK = pack({
  pack: 'core.perm',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.perm/setuid',
      when: {
        effect: 'fs.perm',
        any: [
          { field: 'setuid', is: true },
          { field: 'capability', is: true },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 4,
      reason: 'Gives a program the rights of its owner for everybody who starts it.',
      match: [
        'chmod u+s /tmp/bash',
        'chmod 6755 /tmp/rootbash',
        'install -m 4755 -o root /bin/dash /tmp/d',
        'setcap cap_sys_admin,cap_dac_override=eip ./tool',
      ],
      not_match: ['chmod +x scripts/run.sh', 'chmod 755 bin/app', 'chmod 644 README.md', 'getcap ./tool'],
    }),
    rule({
      id: 'core.perm/system',
      when: {
        effect: ['fs.perm', 'fs.owner'],
        all: [
          { scope: ['system', 'root', 'home', 'device'] },
          {
            any: [
              { field: 'world_writable', is: true },
              { field: 'locks_out', is: true },
              {
                all: [
                  { field: 'recursive', is: true },
                  { not: { glob: ['/usr/local/**', '/opt/**', '/srv/**', '/var/www/**'] } },
                ],
              },
              { scope: ['root', 'device'] },
            ],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 4,
      reason: 'Changes rights or owner of system directories or of a whole home.',
      match: [
        'chmod 000 /etc/passwd',
        'chmod -R 777 /',
        'chmod -R a-rwx /usr',
        'sudo chown -R dev /etc',
        'chmod 777 ~',
      ],
      not_match: ['chmod -R u+w ./build', 'sudo chown -R $USER:$USER node_modules', 'ls -l /usr', 'chmod 700 bin/tool'],
    }),
    rule({
      id: 'core.perm/lock-project',
      when: {
        effect: ['fs.perm', 'fs.owner'],
        all: [
          { scope: ['workspace-root', 'vcs-meta'] },
          {
            any: [
              { field: 'recursive', is: true },
              { field: 'whole', is: true },
            ],
          },
          {
            any: [
              { field: 'locks_out', is: true },
              { field: 'stranger', is: true },
            ],
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 4,
      reason: 'Takes the right to read or change everything in the project.',
      match: [
        'chmod -R 000 .',
        'chmod -R a-rwx .',
        'chmod -R u-rx .git',
        'find . -type f | xargs chmod 000',
        'sudo chown -R root:root .git',
      ],
      not_match: [
        'chmod -R u+rwX .',
        'chmod 000 /tmp/x',
        'chmod -R a-w dist',
        'sudo chown -R $USER .',
        'sudo chown -R www-data storage',
      ],
    }),
    rule({
      id: 'core.perm/system-file',
      when: {
        effect: ['fs.perm', 'fs.owner'],
        all: [{ scope: ['system', 'home'] }, { not: { field: 'made', is: true } }],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 4,
      reason: 'Changes rights or owner of a file of the system, or of a home.',
      match: [
        'sudo chmod 644 /etc/nginx/nginx.conf',
        'sudo chown -R dev /usr/local/lib',
        'sudo chattr -i /etc/resolv.conf',
      ],
      not_match: [
        'chmod 644 nginx.conf',
        'ls -l /etc',
        'chown dev src/a.ts',
        'sudo mkdir -p /opt/acme && sudo chown dev:dev /opt/acme',
      ],
    }),
    rule({
      id: 'core.perm/rights',
      when: {
        effect: 'fs.owner',
        all: [
          { field: 'to_user', is: true },
          {
            glob: [
              '/etc/{sudoers,sudoers.d,passwd,group,doas.conf,pam.d,ld.so.preload,polkit-1}',
              '/etc/{sudoers.d,pam.d,polkit-1}/**',
            ],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 5,
      reason: 'Gives somebody the file that says who may become root.',
      match: ['sudo chown dev /etc/sudoers', 'pkexec chown dev:dev /etc/passwd', 'sudo chown dev /etc/sudoers.d/app'],
      not_match: [
        'sudo chown root:root /etc/sudoers',
        'sudo chown root:root /etc/sudoers.d/app',
        'ls -l /etc/sudoers',
        'chown dev docs/sudoers',
      ],
    }),
    rule({
      id: 'core.perm/credential',
      when: {
        any: [
          {
            effect: ['fs.perm', 'fs.owner'],
            all: [
              { scope: ['credential', 'persistence', 'agent-config'] },
              { any: [{ field: 'world_writable', is: true }, { regex: '^/etc/' }] },
            ],
          },
          // Who owns the list of those who may become root becomes root.
          {
            effect: 'fs.owner',
            regex: '^/etc/(?:sudoers(?:$|[.]d(?:$|/))|passwd$|group$|gshadow$|pam[.]d(?:$|/)|ld[.]so[.]preload$)',
            not: {
              field: 'owner',
              in: ['root', 'root:root', 'root:', '0', '0:0', 'root:wheel', 'root:shadow', ':root'],
            },
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 4,
      reason: 'Opens credentials or start-up files to everybody.',
      match: [
        'chmod a+w /etc/shadow',
        'chmod 666 /etc/shadow',
        'chmod 666 ~/.ssh/id_rsa',
        'sudo chown dev /etc/sudoers',
        'sudo chown dev:dev /etc/passwd',
      ],
      not_match: [
        'sudo chown root:root /etc/sudoers.d/dev',
        'sudo chown www-data /etc/nginx/nginx.conf',
        'chmod 600 ~/.ssh/id_rsa',
        'chmod 700 ~/.ssh',
        'chmod 644 docs/shadow.md',
      ],
    }),
    rule({
      id: 'core.perm/key-owner',
      when: {
        effect: 'fs.owner',
        all: [{ scope: ['credential', 'persistence', 'agent-config'] }, { field: 'stranger', is: true }],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 3, d3: 2 },
      category: 4,
      reason: 'Gives keys or start-up files of this person to somebody else.',
      suggest: [{ text: 'Look at whose they are', command: 'ls -la ~/.ssh' }],
      match: [
        'sudo chown -R nobody ~/.ssh',
        'chown www-data:www-data ~/.aws/credentials',
        'sudo chgrp www-data ~/.ssh/id_rsa',
      ],
      not_match: [
        'sudo chown -R $USER ~/.ssh',
        'sudo chown -R 1000:1000 ~/.ssh',
        'chown -R dev ~/.ssh',
        'ls -la ~/.ssh',
      ],
    }),
    rule({
      id: 'core.perm/readable-key',
      when: {
        effect: 'fs.perm',
        all: [
          { scope: 'credential' },
          { field: 'world_readable', is: true },
          { field: 'item', in: ['private-key', 'token-file', 'cloud-key'] },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 3, d3: 2 },
      category: 4,
      reason: 'Lets everybody on the machine read keys.',
      suggest: [{ text: 'Keep keys to their owner', command: 'chmod 600 ~/.ssh/id_rsa' }],
      match: ['chmod 644 ~/.ssh/id_rsa', 'chmod -R 755 ~/.ssh', 'chmod a+r ~/.netrc'],
      not_match: ['chmod 600 ~/.ssh/id_rsa', 'chmod 755 ~/.ssh', 'chmod 644 ~/.ssh/id_rsa.pub', 'chmod 644 .env'],
    }),
    rule({
      id: 'core.perm/world-writable',
      when: {
        effect: 'fs.perm',
        all: [
          { field: 'world_writable', is: true },
          { field: 'recursive', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 1, d3: 2 },
      category: 4,
      reason: 'Lets everybody on the machine write a whole tree.',
      suggest: [{ text: 'Give only what is needed', command: 'chmod -R u+rwX ./storage' }],
      // The owner gets what was asked for, and everybody else all but the right to write.
      rewrite: {
        replace: [
          ['777', '755'],
          ['0777', '0755'],
          ['666', '644'],
          ['0666', '0644'],
          ['a+rwx', 'u+rwx,go+rx'],
          ['a+rwX', 'u+rwX,go+rX'],
          ['ugo+rwx', 'u+rwx,go+rx'],
          ['a+rw', 'u+rw,go+r'],
          ['a+w', 'u+w'],
        ],
      },
      match: ['chmod -R 777 .', 'chmod -R a+rwx ./storage', 'chmod --recursive 0777 public'],
      not_match: ['chmod -R u+rwX ./storage', 'chmod 755 bin/app', 'chmod -R 755 dist'],
    }),
  ],
})
