// Rules between configuration variables: each broken one is a line that names the variable to change. Source: CONTRACT 18.
import type { Values } from '#runtime/config/variables.ts'
import { is_remote } from '#runtime/storage/address.ts'

type Rule = (values: Values) => string | false

const RULES: readonly Rule[] = [
  (v) =>
    v.CS_OPERATOR_TOKEN !== null &&
    v.CS_AUTH_TOKEN === null &&
    'CS_OPERATOR_TOKEN: got a hidden value, expected CS_AUTH_TOKEN to be set too',
  (v) =>
    v.CS_OPERATOR_TOKEN !== null &&
    v.CS_OPERATOR_TOKEN === v.CS_AUTH_TOKEN &&
    'CS_OPERATOR_TOKEN: got the value of CS_AUTH_TOKEN, expected another one',
  (v) =>
    v.AHP_SSL_CERTFILE !== null &&
    v.AHP_SSL_KEYFILE === null &&
    'AHP_SSL_KEYFILE: got nothing, expected the key of AHP_SSL_CERTFILE',
  (v) =>
    v.AHP_SSL_KEYFILE !== null &&
    v.AHP_SSL_CERTFILE === null &&
    'AHP_SSL_CERTFILE: got nothing, expected the certificate of AHP_SSL_KEYFILE',
  (v) =>
    v.CS_D4_MID_THRESHOLD >= v.CS_D4_HIGH_THRESHOLD &&
    `CS_D4_MID_THRESHOLD: got "${v.CS_D4_MID_THRESHOLD}", expected less than CS_D4_HIGH_THRESHOLD (${v.CS_D4_HIGH_THRESHOLD})`,
  (v) =>
    v.CS_POST_ACTION_MONITOR >= v.CS_POST_ACTION_ESCALATE &&
    `CS_POST_ACTION_MONITOR: got "${v.CS_POST_ACTION_MONITOR}", expected less than CS_POST_ACTION_ESCALATE (${v.CS_POST_ACTION_ESCALATE})`,
  (v) =>
    v.CS_POST_ACTION_ESCALATE >= v.CS_POST_ACTION_EMERGENCY &&
    `CS_POST_ACTION_ESCALATE: got "${v.CS_POST_ACTION_ESCALATE}", expected less than CS_POST_ACTION_EMERGENCY (${v.CS_POST_ACTION_EMERGENCY})`,
  (v) =>
    (v.CS_LLM_PROVIDER === 'anthropic' || v.CS_LLM_PROVIDER === 'openai') &&
    v.CS_LLM_API_KEY === null &&
    `CS_LLM_API_KEY: got nothing, expected the key of ${v.CS_LLM_PROVIDER}`,
  (v) =>
    v.CS_LLM_PROVIDER === 'openai-compatible' &&
    v.CS_LLM_BASE_URL === null &&
    'CS_LLM_BASE_URL: got nothing, expected the URL of the openai-compatible provider',
  (v) =>
    v.CS_LLM_PROVIDER === 'openai-compatible' &&
    v.CS_LLM_MODEL === null &&
    'CS_LLM_MODEL: got nothing, expected the model of the openai-compatible provider',
  (v) =>
    v.CS_L3_ENABLED && v.CS_LLM_PROVIDER === null && 'CS_L3_ENABLED: got "true", expected CS_LLM_PROVIDER to be set',
  (v) =>
    v.ALPHA_ENFORCEMENT_ENABLED &&
    v.ALPHA_OPERATOR_TOKEN === null &&
    'ALPHA_OPERATOR_TOKEN: got nothing, expected a token because ALPHA_ENFORCEMENT_ENABLED is on',
  // A gateway with a database of its own has nothing that others may count on: CONTRACT 19.5 asks for both.
  (v) =>
    v.CS_REDIS_URL !== null &&
    !is_remote(v.CS_TRAJECTORY_DB_PATH) &&
    'CS_REDIS_URL: got a hidden value, expected CS_TRAJECTORY_DB_PATH to be the URL of a remote database, which all gateways share',
]

/** All broken rules, in the order of the table. */
export function broken_rules(values: Values): string[] {
  return RULES.map((rule) => rule(values)).filter((line) => line !== false)
}
