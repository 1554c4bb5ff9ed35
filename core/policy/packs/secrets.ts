// Secrets: reading keys and tokens, changing stored credentials, querying metadata services.
import { pack, rule } from '#core/policy/rules/pack.ts'

const KEYS = [
  'private-key',
  'cloud-key',
  'system-password',
  'process-env',
  'memory-dump',
  'browser',
  'browser-profile',
  'keychain',
  'wallet',
  'lsass',
  'sam',
  'cluster-key',
]

export const SECRETS_PACK = pack({
  pack: 'core.secrets',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.secrets/metadata',
      when: {
        effect: 'cred.read',
        any: [
          { field: 'metadata', is: true },
          { field: 'store', is: 'metadata' },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 12,
      reason: 'Asks the cloud metadata service, which hands out the credentials of this machine.',
      lock: true,
      match: [
        'curl http://169.254.169.254/latest/meta-data/iam/security-credentials/',
        'wget -qO- http://169.254.169.254/latest/user-data',
        'curl http://metadata.google.internal/computeMetadata/v1/',
      ],
      not_match: ['curl http://localhost:3000/meta-data', "grep -rn '169.254.169.254' src", "echo '169.254.169.254'"],
    }),
    rule({
      id: 'core.secrets/keys',
      when: {
        effect: 'cred.read',
        any: [
          { field: 'item', in: KEYS },
          { field: 'store', in: ['memory', 'registry'] },
        ],
        // CONTRACT 1.7: `cat` of one key of one's own is a question (core.secrets/read); the labels refuse every other look at it, also
        // one that is typed into a program or a cell.
        not: {
          all: [
            { field: 'item', is: 'private-key' },
            { field: 'own', is: true },
            { field: 'copied', is: false },
            { head: ['cat'] },
            { cert: ['literal'] },
            { not: { via: ['sudo', 'doas', 'su', 'typed', 'cell'] } },
          ],
        },
      },
      verdict: 'block',
      score: { d1: 1, d2: 3, d3: 3 },
      category: 12,
      reason: 'Reads private keys, cloud credentials or password stores.',
      suggest: [{ text: 'Show the public half', command: 'cat ~/.ssh/id_ed25519.pub' }],
      match: [
        'base64 ~/.ssh/id_rsa',
        'less ~/.ssh/id_ecdsa',
        'cat ~/.ssh/*',
        'cat /root/.aws/credentials',
        'sudo cat /etc/shadow',
        'cat /proc/1/environ',
        'cp -r ~/.ssh /tmp/s',
        'procdump -ma lsass.exe l.dmp',
      ],
      not_match: [
        'cat ~/.ssh/id_ed25519.pub',
        'cat ~/.ssh/id_rsa',
        'ls ~/.ssh/*.pub',
        'cat docs/id_rsa.md',
        "echo 'cat ~/.ssh/id_rsa'",
        'ssh-keygen -lf ~/.ssh/id_rsa.pub',
      ],
    }),
    rule({
      id: 'core.secrets/read',
      when: {
        any: [
          { effect: 'cred.read', danger: 2 },
          { effect: 'fs.read', scope: 'credential' },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 12,
      reason: 'Shows credentials or tokens.',
      suggest: [{ text: 'Read the template', command: 'cat .env.example' }],
      match: [
        'cat .env',
        'cat ~/.ssh/id_rsa',
        'cat ~/.npmrc',
        'kubectl get secret db -o yaml',
        'gh auth token',
        'aws secretsmanager get-secret-value --secret-id x',
      ],
      not_match: ['cat .env.example', 'kubectl get secrets', 'gh auth status', 'grep -rn API_KEY src', 'ls -la'],
    }),
    rule({
      id: 'core.secrets/environment',
      when: {
        effect: 'env.read',
        all: [
          { field: 'secret', is: true },
          { field: 'shown', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 12,
      reason: 'Shows a secret that the environment holds.',
      suggest: [{ text: 'Ask only whether it is set', command: 'test -n "$GITHUB_TOKEN" && echo set' }],
      match: ['echo $AWS_SECRET_ACCESS_KEY', 'printenv GITHUB_TOKEN', 'env | grep -i token'],
      not_match: ['echo $HOME', 'printenv PATH', 'env | sort', 'echo $GITHUB_TOKEN | wc -c'],
    }),
    rule({
      id: 'core.secrets/write',
      when: {
        any: [
          { effect: 'cred.write', danger: 2, not: { field: 'item', is: 'literal' } },
          {
            effect: ['fs.write', 'fs.copy'],
            all: [
              { scope: 'credential' },
              { not: { field: 'item', in: ['env-file', 'key-file'] } },
              // An empty folder holds no credential, and a template only what everybody may see.
              { not: { field: 'directory', is: true } },
              { not: { field: 'template', is: true } },
            ],
          },
          // What only this machine knows is gone; a new and empty file of that name loses nothing, but nobody empties one to make it.
          {
            effect: 'fs.write',
            scope: 'credential',
            all: [
              { field: 'item', is: 'env-file' },
              { field: 'empty', is: true },
            ],
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 12,
      reason: 'Changes stored credentials or logs in somewhere.',
      match: [
        '> .env',
        'ln -sf /dev/null .env',
        "echo 'x' > ~/.aws/credentials",
        "echo 'machine x login y password z' >> ~/.netrc",
        'docker login -u me -p x registry.example',
      ],
      not_match: [
        'gcloud config unset project',
        'cat ~/.ssh/id_ed25519.pub',
        'cp .env.example .env.test.example',
        'git status',
        'mkdir -p ~/.ssh && chmod 700 ~/.ssh',
      ],
    }),
    rule({
      id: 'core.secrets/in-code',
      when: { effect: 'cred.write', field: 'item', is: 'literal' },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 12,
      reason: 'Writes a key into a file that others will see.',
      match: [
        {
          tool: 'Write',
          input: {
            file_path: '/home/dev/project/src/a.ts',
            content: `const t = "${['gh', 'p_a8Kd02LmQz71XvBnR4tYuIoP5sWqE3cJhG6f'].join('')}"`,
          },
        },
        {
          tool: 'Edit',
          input: {
            file_path: '/home/dev/project/a.py',
            old_string: 'x',
            new_string: `K = "${['AK', 'IAQX7ZJ3M5N2P9RTUV'].join('')}"`,
          },
        },
        {
          tool: 'Write',
          input: {
            file_path: '/home/dev/project/deploy.sh',
            content: `curl -H "PRIVATE-TOKEN: ${['gl', 'pat-Zx81mQ_4tRvBn07LkW2e'].join('')}"`,
          },
        },
      ],
      not_match: [
        { tool: 'Write', input: { file_path: '/home/dev/project/src/a.ts', content: 'const k = process.env.API_KEY' } },
        { tool: 'Write', input: { file_path: '/home/dev/project/a.py', content: 'KEY = "AKIAIOSFODNN7EXAMPLE"' } },
        { tool: 'Write', input: { file_path: '/home/dev/project/docs/a.md', content: 'keys start with AKIA' } },
      ],
    }),
  ],
})
