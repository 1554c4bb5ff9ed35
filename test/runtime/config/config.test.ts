// Configuration: precedence, every bad value at once, secrets unseen, rules between variables. Source: CONTRACT 18.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import fc from 'fast-check'
import { type Config, load_config, shown_values } from '#runtime/config/config.ts'
import { settings_of } from '#runtime/config/settings.ts'
import { NAMES, VARIABLE_GROUPS, VARIABLES } from '#runtime/config/variables.ts'
import { StartError } from '#runtime/node/start-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'asg-config-'))
after(() => rmSync(folder, { recursive: true }))
const env_file = join(folder, 'asg.env')

const load = (env: Record<string, string>, flags: Record<string, string> = {}): Config => load_config({ env, flags })

function lines_of(env: Record<string, string>, flags: Record<string, string> = {}): readonly string[] {
  try {
    load(env, flags)
  } catch (cause) {
    assert.ok(cause instanceof StartError)
    assert.equal(cause.exit_code, 2)
    return cause.lines
  }
  return []
}

describe('the table', () => {
  test('has every variable of the contract', () => {
    const contract =
      `CS_HTTP_HOST CS_HTTP_PORT CS_UDS_ENABLED CS_UDS_PATH CS_AUTH_TOKEN CS_OPERATOR_TOKEN CS_ALLOWED_HOSTS
      AHP_TRUSTED_PROXIES AHP_SSL_CERTFILE AHP_SSL_KEYFILE CS_RATE_LIMIT_PER_MINUTE CS_METRICS_ENABLED CS_METRICS_AUTH
      CS_SSE_REPLAY_EVENTS CS_UI_DIR CS_LOG_LEVEL CS_SHUTDOWN_GRACE_MS ASG_ENV_FILE CS_TRAJECTORY_DB_PATH
      CS_TRAJECTORY_DB_AUTH_TOKEN CS_DB_SYNC AHP_TRAJECTORY_RETENTION_SECONDS CS_RETENTION_INTERVAL_SECONDS CS_REDACT_SECRETS
      CS_REDIS_URL CS_ALLOW_MEMORY CS_AGENT_TRUST_DEFAULT CS_AGENT_TRUST CS_D4_MID_THRESHOLD CS_D4_HIGH_THRESHOLD
      CS_D4_HALF_LIFE_SECONDS CS_D4_BURST_COUNT CS_D4_BURST_WINDOW_S CS_RULES_PATH CS_RULES_DISABLED CS_SCOPE_PROFILE_PATH
      CS_OBSERVE_ALLOWED CS_SESSION_ACTIVE_SECONDS CS_DEFER_TIMEOUT_SECONDS CS_MAX_PENDING_APPROVALS CS_APPROVAL_LEASE_SECONDS
      AHP_SESSION_ENFORCEMENT_ENABLED AHP_SESSION_ENFORCEMENT_THRESHOLD AHP_SESSION_ENFORCEMENT_ACTION
      AHP_SESSION_ENFORCEMENT_COOLDOWN_SECONDS CS_LLM_PROVIDER CS_LLM_API_KEY CS_LLM_MODEL CS_LLM_BASE_URL CS_LLM_TEMPERATURE
      CS_LLM_MAX_TOKENS CS_LLM_PROVIDER_TIMEOUT_MS CS_LLM_DAILY_TOKEN_BUDGET CS_L3_ENABLED CS_L3_TIMEOUT_MS CS_L3_MULTI_TURN
      CS_L3_ADVISORY_ASYNC_ENABLED CS_POST_ACTION_MONITOR CS_POST_ACTION_ESCALATE CS_POST_ACTION_EMERGENCY
      CS_POST_ACTION_WHITELIST CS_POST_ACTION_FINDING_ACTION CS_TRAJECTORY_ALERT_ACTION CS_EVOLVING_ENABLED
      CS_ENTERPRISE_ENABLED CS_ENTERPRISE_LIVE_OVERVIEW_PAYLOAD_CAP CS_ENTERPRISE_LIVE_OVERVIEW_CACHE_TTL_MS
      ALPHA_WEBHOOK_ENABLED ALPHA_WEBHOOK_HOST ALPHA_WEBHOOK_PORT ALPHA_WEBHOOK_TOKEN ALPHA_WEBHOOK_TOKEN_SECONDARY
      ALPHA_WEBHOOK_SECRET ALPHA_WEBHOOK_REQUIRE_HTTPS AHP_WEBHOOK_MAX_BODY_BYTES AHP_WEBHOOK_IP_WHITELIST
      AHP_WEBHOOK_TOKEN_TTL_SECONDS AHP_WEBHOOK_TOKEN_ISSUED_AT AHP_WEBHOOK_SIGNATURE_MODE AHP_WEBHOOK_IDEMPOTENCY_TTL_SECONDS
      AHP_HTTP_URL ALPHA_GATEWAY_TRANSPORT_PREFERENCE ALPHA_GATEWAY_DEFAULT_DEADLINE_MS ALPHA_GATEWAY_MAX_RPC_RETRIES
      ALPHA_GATEWAY_RETRY_BACKOFF_MS ALPHA_MAX_RETRY_BUDGET ALPHA_SOURCE_PROTOCOL_VERSION ALPHA_MAPPING_GIT_SHA
      ALPHA_MAPPING_PROFILE_VERSION ALPHA_ENFORCEMENT_ENABLED ALPHA_WS_URL ALPHA_OPERATOR_TOKEN ASG_URL ASG_TOKEN NO_COLOR
      FORCE_COLOR`.split(/\s+/)
    assert.deepEqual([...NAMES].sort(), contract.sort())
    assert.equal(Object.values(VARIABLE_GROUPS).flatMap((group) => Object.keys(group)).length, NAMES.length)
  })

  test('says of every variable what it means and what is expected', () => {
    for (const name of NAMES) {
      const { meaning, expected, default_text } = VARIABLES[name]
      for (const text of [meaning, expected, default_text]) assert.ok(text.length > 0, name)
    }
  })

  test('hides every token, secret and key', () => {
    const secrets = NAMES.filter((name) => VARIABLES[name].secret)
    assert.deepEqual(
      NAMES.filter((name) => /(_TOKEN(_SECONDARY)?|_SECRET|_API_KEY)$/.test(name)).sort(),
      secrets.filter((name) => name !== 'CS_REDIS_URL').sort(),
    )
  })
})

describe('values', () => {
  test('come from the command line, the environment, the file, the default, in this order', () => {
    writeFileSync(env_file, 'CS_HTTP_PORT=3\nCS_HTTP_HOST=three\nCS_LOG_LEVEL=warn\n# a comment\n')
    const { values, sources } = load(
      { ASG_ENV_FILE: env_file, CS_HTTP_PORT: '2', CS_HTTP_HOST: 'two' },
      { CS_HTTP_PORT: '1' },
    )
    assert.deepEqual([values.CS_HTTP_PORT, sources.CS_HTTP_PORT], [1, 'flag'])
    assert.deepEqual([values.CS_HTTP_HOST, sources.CS_HTTP_HOST], ['two', 'environment'])
    assert.deepEqual([values.CS_LOG_LEVEL, sources.CS_LOG_LEVEL], ['warn', 'file'])
    assert.deepEqual([values.CS_UDS_ENABLED, sources.CS_UDS_ENABLED], [true, 'default'])
  })

  test('that are empty count as unset', () => {
    writeFileSync(env_file, 'CS_HTTP_PORT=3\n')
    assert.equal(load({ ASG_ENV_FILE: env_file, CS_HTTP_PORT: '' }).values.CS_HTTP_PORT, 3)
    assert.equal(load({ CS_HTTP_PORT: '', CS_AUTH_TOKEN: '' }).values.CS_AUTH_TOKEN, null)
  })

  test('of a file that is missing stop the start', () => {
    const missing = join(folder, 'missing.env')
    assert.deepEqual(lines_of({ ASG_ENV_FILE: missing }), [`ASG_ENV_FILE: got "${missing}", expected a readable file`])
    assert.equal(lines_of({}, { ASG_ENV_FILE: missing }).length, 1)
  })

  test('of a file with a byte order mark are all read', () => {
    writeFileSync(env_file, '\ufeffCS_AUTH_TOKEN=a-token\r\nCS_HTTP_PORT=3\r\n')
    const { values } = load({ ASG_ENV_FILE: env_file })
    assert.deepEqual([values.CS_AUTH_TOKEN, values.CS_HTTP_PORT], ['a-token', 3])
  })

  for (const line of [
    'CS_AUTH_TOKEN a-token',
    'CS_AUTH_TOKEN: a-token',
    'set CS_AUTH_TOKEN=a-token',
    '$env:CS_AUTH_TOKEN="a"',
  ])
    test(`stop the start where a file means to set one and does not: ${line}`, () => {
      writeFileSync(env_file, `# first\n${line}\nCS_HTTP_PORT=x\n`)
      assert.deepEqual(lines_of({ ASG_ENV_FILE: env_file }), [
        'ASG_ENV_FILE: line 2 names CS_AUTH_TOKEN and sets nothing, expected CS_AUTH_TOKEN=value',
        'CS_HTTP_PORT: got "x", expected integer 0..65535',
      ])
    })

  test('of a file in another encoding stop the start', () => {
    writeFileSync(env_file, Buffer.from('\ufeffCS_AUTH_TOKEN=a-token\n', 'utf16le'))
    assert.deepEqual(lines_of({ ASG_ENV_FILE: env_file }), [`ASG_ENV_FILE: got "${env_file}", expected UTF-8 text`])
  })

  test('of a file stand in comments, in exports and empty without a complaint', () => {
    writeFileSync(env_file, '# CS_AUTH_TOKEN a-token\nexport CS_HTTP_PORT=3\n  CS_LOG_LEVEL = warn\nCS_HTTP_HOST=\n')
    const { values } = load({ ASG_ENV_FILE: env_file })
    assert.deepEqual([values.CS_HTTP_PORT, values.CS_LOG_LEVEL], [3, 'warn'])
  })

  test('are read as what they are', () => {
    const { values } = load({
      CS_UDS_ENABLED: 'Off',
      CS_METRICS_AUTH: 'YES',
      CS_AGENT_TRUST: 'builder = standard, a=b=privileged',
      CS_ALLOWED_HOSTS: ' one.test , two ',
      AHP_TRUSTED_PROXIES: '10.0.0.0/8,::1, 2001:db8::/32',
      CS_LLM_TEMPERATURE: '0.5',
      AHP_WEBHOOK_TOKEN_ISSUED_AT: '2026-03-01T09:30:00Z',
      CS_POST_ACTION_WHITELIST: '^/tmp/,\\.md$',
      CS_TRAJECTORY_DB_PATH: 'libsql://db.test',
    })
    assert.equal(values.CS_UDS_ENABLED, false)
    assert.equal(values.CS_METRICS_AUTH, true)
    assert.deepEqual(
      [...values.CS_AGENT_TRUST],
      [
        ['builder', 'standard'],
        ['a=b', 'privileged'],
      ],
    )
    assert.deepEqual(values.CS_ALLOWED_HOSTS, ['one.test', 'two'])
    assert.equal(values.AHP_TRUSTED_PROXIES.length, 3)
    assert.equal(values.CS_LLM_TEMPERATURE, 0.5)
    assert.equal(values.AHP_WEBHOOK_TOKEN_ISSUED_AT, 1_772_357_400)
    assert.deepEqual(values.CS_POST_ACTION_WHITELIST, ['^/tmp/', '\\.md$'])
    assert.equal(values.CS_TRAJECTORY_DB_PATH, 'libsql://db.test')
  })

  test('may be given under an older name, and the newer one wins', () => {
    assert.equal(load({ AHP_RATE_LIMIT_PER_MINUTE: '7' }).values.CS_RATE_LIMIT_PER_MINUTE, 7)
    const both = { AHP_RATE_LIMIT_PER_MINUTE: '7', CS_RATE_LIMIT_PER_MINUTE: '8' }
    assert.equal(load(both).values.CS_RATE_LIMIT_PER_MINUTE, 8)
    assert.equal(load({ ALPHA_WEBHOOK_MAX_BODY_BYTES: '2048' }).values.AHP_WEBHOOK_MAX_BODY_BYTES, 2048)
    assert.match(lines_of({ ...both, AHP_RATE_LIMIT_PER_MINUTE: 'x' })[0] ?? '', /^AHP_RATE_LIMIT_PER_MINUTE: got "x"/)
  })

  test('of a client fall back to the gateway’s tokens', () => {
    assert.equal(load({ CS_AUTH_TOKEN: 'a' }).values.ASG_TOKEN, 'a')
    assert.equal(load({ CS_AUTH_TOKEN: 'a', CS_OPERATOR_TOKEN: 'o' }).values.ASG_TOKEN, 'o')
    assert.equal(load({ CS_AUTH_TOKEN: 'a', CS_OPERATOR_TOKEN: 'o', ASG_TOKEN: 't' }).values.ASG_TOKEN, 't')
  })

  test('of a provider key come from the provider’s own variable', () => {
    const env = { CS_LLM_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k', OPENAI_API_KEY: 'o' }
    assert.equal(load(env).values.CS_LLM_API_KEY, 'k')
    assert.equal(load({ ...env, CS_LLM_API_KEY: 'own' }).values.CS_LLM_API_KEY, 'own')
    assert.match(lines_of({ CS_LLM_PROVIDER: 'openai', ANTHROPIC_API_KEY: 'k' })[0] ?? '', /^CS_LLM_API_KEY: /)
  })
})

describe('bad values', () => {
  test('are all reported, one line each, with what was expected', () => {
    assert.deepEqual(lines_of({ CS_HTTP_PORT: '70000', CS_LOG_LEVEL: 'loud', CS_UDS_ENABLED: 'maybe' }), [
      'CS_HTTP_PORT: got "70000", expected integer 0..65535',
      'CS_UDS_ENABLED: got "maybe", expected 1/true/yes/on or 0/false/no/off',
      'CS_LOG_LEVEL: got "loud", expected one of fatal, error, warn, info, debug, trace, silent',
    ])
  })

  for (const [name, text] of [
    ['CS_HTTP_PORT', '-1'],
    ['CS_HTTP_PORT', '8080.0'],
    ['CS_HTTP_PORT', '1e3'],
    ['CS_HTTP_PORT', '0x10'],
    ['CS_HTTP_PORT', '80 80'],
    ['CS_HTTP_HOST', 'two hosts'],
    ['CS_HTTP_HOST', 'http://x/'],
    ['CS_UDS_PATH', `/${'x'.repeat(100)}`],
    ['CS_AUTH_TOKEN', 'with space'],
    ['CS_AUTH_TOKEN', '   '],
    ['CS_AUTH_TOKEN', 'tokén'],
    ['CS_ALLOWED_HOSTS', 'a/b'],
    ['AHP_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['AHP_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['AHP_TRUSTED_PROXIES', 'proxy.test'],
    ['CS_TRAJECTORY_DB_PATH', 'postgres://db'],
    ['CS_REDIS_URL', 'http://redis'],
    ['CS_AGENT_TRUST', 'agent'],
    ['CS_AGENT_TRUST', '=standard'],
    ['CS_AGENT_TRUST', 'agent=root'],
    ['CS_LLM_TEMPERATURE', '2.1'],
    ['CS_POST_ACTION_WHITELIST', '(?=x)'],
    ['CS_POST_ACTION_WHITELIST', '('],
    ['AHP_WEBHOOK_TOKEN_ISSUED_AT', 'yesterday'],
    ['AHP_HTTP_URL', 'ftp://x'],
    ['ALPHA_MAPPING_GIT_SHA', 'a b'],
    ['CS_MAX_PENDING_APPROVALS', '0'],
  ] as const) {
    test(`such as ${name}=${text.slice(0, 30)} are refused`, () => {
      const [line, ...more] = lines_of({ [name]: text })
      assert.match(line ?? '', new RegExp(`^${name}: got .*, expected `))
      assert.equal(more.length, 0)
    })
  }

  test('never show a secret', () => {
    const lines = lines_of({
      CS_AUTH_TOKEN: 'hunter two',
      CS_REDIS_URL: 'http://u:hunter2@x',
      ALPHA_WEBHOOK_SECRET: 'hunter 3',
    })
    assert.equal(lines.length, 3)
    for (const line of lines) assert.doesNotMatch(line, /hunter/)
  })

  test('never show the password of an address', () => {
    for (const name of ['CS_TRAJECTORY_DB_PATH', 'AHP_HTTP_URL', 'ALPHA_WS_URL']) {
      const [line = ''] = lines_of({ [name]: 'ftp://u:hunter2@x' })
      assert.match(line, new RegExp(`^${name}: got "ftp://u:.*@x", expected `))
      assert.doesNotMatch(line, /hunter/)
    }
  })

  test('come with the names that are not known: a missing value may stand under one of them', () => {
    const env = { CS_LLM_PROVIDER: 'openai-compatible', CS_LLM_BASE_URL: 'http://x', CS_LLM_MODLE: 'm' }
    assert.throws(
      () => load(env),
      (cause) => {
        assert.ok(cause instanceof StartError)
        assert.match(cause.lines.join(), /^CS_LLM_MODEL: got nothing/)
        assert.deepEqual(cause.warnings, ['CS_LLM_MODLE: unknown variable, did you mean CS_LLM_MODEL?'])
        return true
      },
    )
  })

  test('stay one line each', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 300 }), (name, text) => {
        for (const line of lines_of({ [name]: text })) assert.doesNotMatch(line, /[\r\n]/)
      }),
    )
  })
})

describe('rules between variables', () => {
  for (const [env, name] of [
    [{ CS_OPERATOR_TOKEN: 'o' }, 'CS_OPERATOR_TOKEN'],
    [{ CS_OPERATOR_TOKEN: 'x', CS_AUTH_TOKEN: 'x' }, 'CS_OPERATOR_TOKEN'],
    [{ AHP_SSL_CERTFILE: '/c' }, 'AHP_SSL_KEYFILE'],
    [{ AHP_SSL_KEYFILE: '/k' }, 'AHP_SSL_CERTFILE'],
    [{ CS_D4_MID_THRESHOLD: '5' }, 'CS_D4_MID_THRESHOLD'],
    [{ CS_POST_ACTION_MONITOR: '0.6' }, 'CS_POST_ACTION_MONITOR'],
    [{ CS_POST_ACTION_EMERGENCY: '0.5' }, 'CS_POST_ACTION_ESCALATE'],
    [{ CS_LLM_PROVIDER: 'openai-compatible', CS_LLM_MODEL: 'm' }, 'CS_LLM_BASE_URL'],
    [{ CS_LLM_PROVIDER: 'openai-compatible', CS_LLM_BASE_URL: 'http://x' }, 'CS_LLM_MODEL'],
    [{ CS_L3_ENABLED: '1' }, 'CS_L3_ENABLED'],
    [{ ALPHA_ENFORCEMENT_ENABLED: '1' }, 'ALPHA_OPERATOR_TOKEN'],
  ] as const) {
    test(`name the variable for ${JSON.stringify(env)}`, () => {
      const lines = lines_of(env)
      assert.equal(lines.length, 1)
      assert.match(lines[0] ?? '', new RegExp(`^${name}: got .*, expected `))
    })
  }
})

test('rules between variables are told together with bad values, unless a bad value is part of them', () => {
  const names = (env: Record<string, string>) => lines_of(env).map((line) => line.split(':')[0])
  assert.deepEqual(names({ CS_HTTP_PORT: 'x', AHP_SSL_CERTFILE: '/c' }), ['CS_HTTP_PORT', 'AHP_SSL_KEYFILE'])
  assert.deepEqual(names({ CS_AUTH_TOKEN: 'a b', CS_OPERATOR_TOKEN: 'c' }), ['CS_AUTH_TOKEN'])
  assert.deepEqual(names({ CS_D4_HIGH_THRESHOLD: 'x', CS_D4_MID_THRESHOLD: '9' }), ['CS_D4_HIGH_THRESHOLD'])
})

test('takes a shared state only beside a database that is shared too, without naming its address', () => {
  const CS_REDIS_URL = 'redis://:hidden@redis.example:6379'
  const CS_TRAJECTORY_DB_PATH = 'libsql://db.example'
  assert.deepEqual(load({ CS_REDIS_URL, CS_TRAJECTORY_DB_PATH }).warnings, [])
  assert.deepEqual(lines_of({ CS_REDIS_URL, CS_TRAJECTORY_DB_PATH: '/var/lib/asg.db' }), [
    'CS_REDIS_URL: got a hidden value, expected CS_TRAJECTORY_DB_PATH to be the URL of a remote database, which all gateways share',
  ])
  const shown = shown_values(load({ CS_REDIS_URL, CS_TRAJECTORY_DB_PATH })).find(({ name }) => name === 'CS_REDIS_URL')
  assert.doesNotMatch(shown?.value ?? '', /hidden@/)
})

test('warns about unknown names with the nearest known one, and without a guess where none is near', () => {
  writeFileSync(env_file, 'AHP_SSL_CERTIFICATE=/x\n')
  const { warnings } = load({
    ASG_ENV_FILE: env_file,
    CS_HTTP_PROT: '1',
    CS_WEATHER: 'fine',
    PATH: '/bin',
    ALPHA_WS: 'x',
    AHP_RATE_LIMIT: '9',
  })
  assert.deepEqual(
    [...warnings].sort(),
    [
      'AHP_SSL_CERTIFICATE: unknown variable, did you mean AHP_SSL_CERTFILE?',
      'AHP_RATE_LIMIT: unknown variable, did you mean AHP_RATE_LIMIT_PER_MINUTE?',
      'ALPHA_WS: unknown variable, did you mean ALPHA_WS_URL?',
      'CS_HTTP_PROT: unknown variable, did you mean CS_HTTP_PORT?',
      'CS_WEATHER: unknown variable, asg config show lists all',
    ].sort(),
  )
})

test('shows every value with its source and no secret', () => {
  const addresses = { CS_TRAJECTORY_DB_PATH: 'https://u:hunter3@db.test/x', ASG_URL: 'http://u:hunter3@gateway.test' }
  const shown = shown_values(load({ CS_AUTH_TOKEN: 'hunter2', CS_AGENT_TRUST: 'a=standard', ...addresses }))
  assert.equal(shown.length, NAMES.length)
  assert.doesNotMatch(JSON.stringify(shown), /hunter/)
  const of = (name: string) => shown.find((one) => one.name === name)
  assert.deepEqual(of('CS_AUTH_TOKEN'), { name: 'CS_AUTH_TOKEN', value: '(set, hidden)', source: 'environment' })
  assert.deepEqual(of('CS_AGENT_TRUST')?.value, 'a=standard')
  assert.deepEqual(of('CS_OPERATOR_TOKEN')?.value, '')
  assert.match(of('ASG_URL')?.value ?? '', /^http:\/\/u:.*@gateway\.test$/)
})

test('becomes the settings of core', () => {
  const config = load({ CS_AUTH_TOKEN: 'a', CS_RATE_LIMIT_PER_MINUTE: '9', AHP_SESSION_ENFORCEMENT_ACTION: 'block' })
  const settings = settings_of(config, '1.2.3', 4321)
  assert.equal(settings.version, '1.2.3')
  assert.equal(settings.auth_enabled, true)
  assert.equal(settings.operator_separate, false)
  assert.equal(settings.rate_limit_per_minute, 9)
  assert.equal(settings.enforcement_action, 'block')
  assert.deepEqual(settings.self, {
    port: 4321,
    uds_path: config.values.CS_UDS_PATH,
    db_path: config.values.CS_TRAJECTORY_DB_PATH,
    env_path: null,
    rule_paths: [],
  })
})
