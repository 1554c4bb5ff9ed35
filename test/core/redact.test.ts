// Secrets are masked wherever they stand in a text, and nothing else is.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { may_hold_secret, redact, redact_text } from '#core/redact.ts'
import { grows_linearly } from '#test/support/input/growth.ts'

/** Secrets are put together at run time, so that no scanner mistakes the tests for a leak. */
const join = (...parts: string[]) => parts.join('')
const LONG = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'

const SECRETS: [kind: string, text: string, secret: string][] = [
  ['private_key', join('-----BEGIN RSA PRIV', 'ATE KEY-----\nMIIEow\n-----END RSA PRIV', 'ATE KEY-----'), 'MIIEow'],
  ['private_key', join('-----BEGIN PRIV', 'ATE KEY-----\nMIIEvQ cut off'), 'MIIEvQ'],
  ['aws_access_key', join('id AK', 'IAIOSFODNN7EXAMPLE'), 'IOSFODNN7EXAMPLE'],
  ['github_token', join('gh', 'p_', LONG), LONG],
  ['gitlab_token', join('gl', 'pat-', LONG.slice(0, 20)), LONG.slice(0, 20)],
  ['slack_token', join('xox', 'b-123456789012-', LONG), LONG],
  ['anthropic_key', join('sk-', 'ant-api03-', LONG), LONG],
  ['openai_key', join('sk-', 'proj-', LONG), LONG],
  ['stripe_key', join('sk_', 'live_', LONG), LONG],
  ['google_key', join('AI', 'za', LONG.slice(0, 35)), LONG.slice(0, 35)],
  ['npm_token', join('npm', '_', LONG), LONG],
  ['jwt', join('eyJ', 'hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.', LONG), LONG],
  ['credential', `Authorization: Bearer ${LONG}`, LONG],
  ['credential', `authorization: basic ${LONG}==`, LONG],
  ['basic_auth', `curl -u admin:${LONG} https://host`, LONG],
  ['url_password', `postgres://app:${LONG}@db:5432/x`, LONG],
  ['secret', `export DB_PASSWORD=${LONG}`, LONG],
  ['secret', `{"api_key": "${LONG}"}`, LONG],
  ['secret', `SECRET_KEY_BASE=${LONG}`, LONG],
  ['secret', `search_admin_key: ${LONG}`, LONG],
  ['secret', `curl -d "{\\"password\\":\\"${LONG}\\"}" https://host`, LONG],
  ['secret', `ssh host "mysql --password=\\\\"${LONG}\\\\""`, LONG],
  ['basic_auth', `sh -c "curl --user \\"admin:${LONG}\\" https://host"`, LONG],
]

/** User and password of a registry, as `docker login` keeps them. */
const BASIC = btoa(`me:${LONG}`)

describe('redact_text', () => {
  for (const [kind, text, secret] of SECRETS) {
    test(`masks ${kind} in ${JSON.stringify(text.slice(0, 24))}`, () => {
      const masked = redact_text(text)
      assert.ok(!masked.includes(secret), masked)
      assert.match(masked, /\[redacted:[a-z_]+\]/)
      for (const before of ['', '\n', '\x1b', '\u2028 ', '"']) assert.ok(may_hold_secret(JSON.stringify(before + text)))
    })
  }

  test('leaves ordinary text, references and placeholders alone', () => {
    for (const text of [
      'git push -u origin main',
      'npm test -- --grep token',
      'curl https://example.com:8080/path',
      'export TOKEN=$GITHUB_TOKEN',
      'password=<your password>',
      'token: ${{ secrets.NPM_TOKEN }}',
      'the secret of good code',
      'max_tokens: 256',
      'sk-learn is a library',
    ]) {
      assert.equal(redact_text(text), text)
    }
  })

  test('is idempotent for any text around any secret', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...SECRETS), fc.string(), (before, [, secret], after) => {
        const once = redact_text(before + secret + after)
        assert.equal(redact_text(once), once)
      }),
    )
  })

  test('takes linear work on hostile repetition', () => {
    for (const piece of [
      '-----BEGIN ',
      'bearer ',
      '://a:',
      'password=',
      'eyJ',
      'token:"',
      'token\\',
      '\\\\"',
      '{"token":',
    ]) {
      assert.ok(
        grows_linearly((size) => void redact_text(piece.repeat(size / piece.length)), 25_000),
        piece,
      )
    }
  })
})

describe('redact', () => {
  test('masks values of members that are named like secrets, at any depth, and keeps everything else', () => {
    const value = {
      a: [{ db_password: 'hunter2 is short', port: 5432, ok: true, none: null }],
      tokens: 12,
      note: 'plain',
    }
    assert.deepEqual(redact(value), {
      a: [{ db_password: '[redacted:secret]', port: 5432, ok: true, none: null }],
      tokens: 12,
      note: 'plain',
    })
  })

  test('knows names of members in every spelling, and words that only look like them', () => {
    const named = {
      clientSecret: 'hunter2 is short',
      apiKey: 'hunter2 is short',
      openaiAPIKey: 'hunter2 is short',
      refreshToken: 'hunter2 is short',
      dbPassword: 'hunter2 is short',
      'x-api-key': 'hunter2 is short',
      'X-Auth-Key': 'hunter2 is short',
      awsSecretAccessKey: 'hunter2 is short',
    }
    for (const [name, value] of Object.entries(redact(named))) assert.equal(value, '[redacted:secret]', name)
    const others = {
      primaryKey: 'user_id',
      publicKey: 'of the host',
      keyboard: 'qwertz',
      monkey: 'climbs trees',
      tokenizer: 'cl100k_base',
      maxTokens: 'all of them',
      secretary: 'Anna Meier',
      passwordless: 'always',
    }
    assert.deepEqual(redact(others), others)
  })

  test('masks what JSON texts say, however it is escaped there, and leaves them as they came when there is nothing', () => {
    const command = `mysql --password="${LONG}"; echo 'token:\t${LONG}'`
    const once = JSON.stringify({ command, env: { DB_PASSWORD: `${LONG} ends` }, list: [`-u "a:${LONG}"`] })
    const unicode = once.replaceAll('\\"', '\\u0022')
    for (const text of [
      once,
      unicode,
      ` ${once}`,
      JSON.stringify([once]),
      JSON.stringify({ deep: JSON.stringify([unicode]) }),
    ]) {
      const masked = String(redact({ arguments: text }).arguments)
      assert.ok(!masked.includes(LONG), masked)
      assert.ok(!masked.includes('ends'), masked)
      assert.deepEqual(Object.keys(JSON.parse(masked)), Object.keys(JSON.parse(text)))
      assert.deepEqual(redact(masked), masked)
    }
    const plain = '{ "token" : "$TOKEN", "n" : 1.0 }'
    assert.equal(redact(plain), plain)
  })

  test('masks the first of two members of one name too, which reading the text as JSON would pass over', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`
    const masked = JSON.stringify(redact({ arguments: `{"note":"${secret}","note":"x"}` }))
    assert.ok(!masked.includes(secret), masked)
  })

  test('leaves a JSON text JSON, so that a person still sees the command in it', () => {
    for (const more of ['"dbpassword":12345678', '"secret":[[[[1]]]]', '"token":{"a":1}', '"auth-key":"a b c d"']) {
      const masked = String(redact(`{"command":"rm -rf x",${more}}`))
      assert.equal((JSON.parse(masked) as { command: string }).command, 'rm -rf x')
      assert.doesNotMatch(masked, /1234|a b c/)
    }
  })

  test('keeps a member called __proto__ a member', () => {
    const masked = redact(JSON.parse('{"__proto__":{"x":1}}'))
    assert.equal(JSON.stringify(masked), '{"__proto__":{"x":1}}')
  })

  test('never lets a secret of a known form through, wherever it stands in a JSON value', () => {
    const value = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(...SECRETS).map(([, text]) => text),
        fc.string(),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 3 }),
      ),
    })).tree
    fc.assert(
      fc.property(value, (tree) => {
        const text = JSON.stringify(redact(tree))
        assert.ok(!text.includes(LONG), text)
      }),
    )
  })
})

test('what clients of registries and hosts keep in their files is masked, and what else is called auth is not', () => {
  const stored = JSON.stringify({ auths: { 'https://index.docker.io/v1/': { auth: BASIC } } }, null, 2)
  for (const text of [stored, `$ cat config.json\n${stored}`, `//registry.npmjs.org/:_auth=${BASIC}`]) {
    const masked = redact_text(text)
    assert.ok(!masked.includes(BASIC), masked)
    assert.equal(redact_text(masked), masked)
    assert.ok(may_hold_secret(JSON.stringify(text)))
    assert.ok(!JSON.stringify(redact({ output: text })).includes(BASIC))
  }
  assert.deepEqual(redact({ auths: { host: { auth: BASIC } } }), { auths: { host: { auth: '[redacted:secret]' } } })
  const netrc = `machine github.com\n  login me\n  password ${LONG}\nmachine x.example login you password $PASSWORD`
  assert.equal(redact_text(netrc), netrc.replace(LONG, '[redacted:netrc_password]'))
  for (const text of [
    '{"auth": "oauth2clientcredentials"}',
    '{"auth": "none"}',
    `{"auth": "${btoa('a plain sentence')}"}`,
    'basic_auth = enabled',
    'the machine of the login page asks for the password field',
  ]) {
    assert.equal(redact_text(text), text)
  }
  assert.deepEqual(redact({ auth: 'required', _auth: 'basic' }), { auth: 'required', _auth: 'basic' })
})

test('what options, quotes and settings hold is masked to its end, and names of secrets are none', () => {
  const masked = [
    ['mysql --password hunter2x db', 'mysql --password [redacted:secret] db'],
    ['mysqldump -u root -phunter2x app', 'mysqldump -u root -p[redacted:secret] app'],
    ['docker login -u me -p hunter2x registry', 'docker login -u me -p [redacted:secret] registry'],
    ['sshpass -p hunter2x ssh host', 'sshpass -p [redacted:secret] ssh host'],
    ['redis-cli -h cache -a hunter2x ping', 'redis-cli -h cache -a [redacted:secret] ping'],
    ['tool --api-key "abcd1234" --max-tokens 4096', 'tool --api-key "[redacted:secret]" --max-tokens 4096'],
    ['["--password", "hunter2x"]', '["--password", "[redacted:secret]"]'],
    ['export API_KEY="abcd efgh ijkl"', 'export API_KEY="[redacted:secret]"'],
    ["token='a b c d'", "token='[redacted:secret]'"],
    ["mysql --password 'correct horse' app", "mysql --password '[redacted:secret]' app"],
    ['mysql -p"correct horse" app', 'mysql -p"[redacted:secret]" app'],
    [
      String.raw`curl -d "{\"password\":\"correct horse\"}"`,
      String.raw`curl -d "{\"password\":\"[redacted:secret]\"}"`,
    ],
    ['git config user.password hunter2x', 'git config user.password [redacted:secret]'],
    [
      'npm config set //registry.npmjs.org/:_authToken abcdef12',
      'npm config set //registry.npmjs.org/:_authToken [redacted:secret]',
    ],
  ] as const
  for (const [text, expected] of masked) {
    assert.equal(redact_text(text), expected)
    assert.equal(redact_text(expected), expected)
  }
  for (const text of [
    'docker login --password-stdin',
    'docker run -p 8080:80 mysql:8',
    'docker build --secret id=npm,src=.npmrc .',
    'ansible-playbook --private-key ~/.ssh/id site.yml',
    'mysql -u root -p app',
    'pg_dump --no-password app',
    'tool --token "$TOKEN" --pass $PASS --token-limit 5000',
    'git config --global credential.helper store',
  ]) {
    assert.equal(redact_text(text), text)
  }
})
