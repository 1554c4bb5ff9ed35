// `asg test-llm` as a process of its own against a server that speaks a provider's wire. Source: CONTRACT 20.1, 20.2.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { AGENT_TURN_TOKENS } from '#core/limits.ts'
import { type Script, scripted_server } from '#test/support/model/scripted-model.ts'
import { asg, new_home } from '#test/support/process/cli.ts'

const ASSESSMENT =
  '{"risk_assessment":"critical","reasons":["Runs a script from the network as root."],"confidence":0.9}'
const TOOL_CALL = '{"thought":"look","tool_call":{"name":"read_trajectory","arguments":{}},"done":false}'
const VERDICT = '{"risk_level":"low","findings":[],"confidence":1}'
const KEY = 'k-secret-0123456789'

const home = new_home()
after(() => home.remove())

async function probe(script: Script, args: readonly string[] = [], env: Record<string, string> = {}) {
  const server = await scripted_server(script)
  try {
    const settings = {
      CS_LLM_PROVIDER: 'anthropic',
      CS_LLM_BASE_URL: server.base_url,
      CS_LLM_API_KEY: KEY,
      ...env,
    }
    const ran = await asg({ ...home, env: { ...home.env, ...settings } }, ['test-llm', ...args])
    assert.doesNotMatch(ran.stdout + ran.stderr, new RegExp(KEY))
    return { ...ran, server }
  } finally {
    await server.close()
  }
}

const answers: Script = [ASSESSMENT, TOOL_CALL, VERDICT].map((text) => ({ kind: 'text', text }))

describe('asg test-llm', () => {
  test('asks as L2 and as L3 do, and prints latency, tokens and what it cost', async () => {
    const { exit, stdout, stderr, server } = await probe(answers)
    assert.equal(exit, 0, stderr)
    const [about, l2, l3] = stdout.split('\n')
    assert.equal(about, `anthropic  claude-haiku-4-5  ${server.base_url}`)
    assert.match(l2 ?? '', /^L2 {2}ok {6}\d+ ms {2}\d+ tokens in, \d+ out, price not known {2}critical risk$/)
    assert.match(
      l3 ?? '',
      /^L3 {2}ok {6}\d+ ms {2}\d+ tokens in, \d+ out, price not known {2}low risk after 2 replies, 1 tool calls$/,
    )
    assert.deepEqual(
      server.asked.map(({ max_tokens, said }) => [max_tokens, said.length]),
      [
        [256, 1],
        [AGENT_TURN_TOKENS, 1],
        [AGENT_TURN_TOKENS, 3],
      ],
    )
    assert.deepEqual(server.refused, [])
  })

  test('prints one document for programs', async () => {
    const { exit, stdout } = await probe(answers, ['--json'])
    assert.equal(exit, 0)
    const document = JSON.parse(stdout)
    assert.deepEqual([document.schema, document.ok, document.provider], ['asg/test-llm/v1', true, 'anthropic'])
    for (const one of document.probes) {
      assert.deepEqual([one.ok, one.reason_code, one.cost_usd], [true, 'none', null])
      assert.ok(one.latency_ms >= 0 && one.input_tokens > 0 && one.output_tokens > 0)
    }
  })

  const FAILURES: [string, Script, string, RegExp, string?][] = [
    ['refuses the key', [{ kind: 'status', status: 401, message: `bad key ${KEY}` }], 'llm_call_failed', /status 401/],
    ['declines', [{ kind: 'text', text: 'No.', ending: 'refusal' }], 'llm_call_failed', /declined/],
    [
      'talks',
      [{ kind: 'text', text: 'It is fine.' }],
      'llm_response_parse_failed',
      /It is fine\.|no usable answer/,
      'format_retry_failed',
    ],
    ['hangs', [{ kind: 'hang' }], 'llm_timeout', /no answer within/],
  ]
  for (const [what, script, code, detail, l3_code = code] of FAILURES) {
    test(`ends with 1 and says why when the model ${what}`, async () => {
      // Only what hangs has to end soon; whatever fails by itself gets the time it needs.
      const hurry = code === 'llm_timeout' ? { CS_LLM_PROVIDER_TIMEOUT_MS: '100', CS_L3_TIMEOUT_MS: '1000' } : {}
      const { exit, stdout } = await probe(script, ['--json'], { CS_LLM_PROVIDER_TIMEOUT_MS: '20000', ...hurry })
      assert.equal(exit, 1)
      const { ok, probes } = JSON.parse(stdout)
      assert.equal(ok, false)
      for (const one of probes) {
        assert.deepEqual([one.ok, one.reason_code], [false, one.tier === 'L3' ? l3_code : code])
        assert.match(one.detail, detail)
      }
    })
  }

  test('passes no terminal sequences of a model on', async () => {
    const { exit, stdout } = await probe([{ kind: 'text', text: '\u001b[2J\u001b]0;owned\u0007' }])
    assert.equal(exit, 1)
    assert.ok(!stdout.includes('\u001b') && stdout.includes('owned'))
  })

  test('ends with 2 without a model or with a bad setting', async () => {
    const none = await asg(home, ['test-llm'])
    assert.equal(none.exit, 2)
    assert.match(none.stderr, /no model is configured/)
    const bad = await asg({ ...home, env: { ...home.env, CS_LLM_PROVIDER: 'anthropic' } }, ['test-llm'])
    assert.equal(bad.exit, 2)
    assert.match(bad.stderr, /CS_LLM_API_KEY: got nothing/)
    assert.equal((await asg(home, ['test-llm', '--what'])).exit, 2)
  })
})
