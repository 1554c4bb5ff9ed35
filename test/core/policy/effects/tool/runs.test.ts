// Things that a tool starts elsewhere by their name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starts_grave, tried_only } from '#core/policy/effects/tool/runs.ts'

type Case = readonly [action: string, args: Record<string, unknown>, grave: boolean]

const CASES: readonly Case[] = [
  ['run_workflow', { workflow_id: 'deploy-prod.yml' }, true],
  ['run_workflow', { workflow_id: 'ci.yml' }, false],
  ['run_workflow', { workflow_id: 'deploy-docs-preview.yml' }, false],
  ['run_webhook', { workflowName: 'pay-suppliers' }, true],
  ['run_webhook', { workflowName: 'hello-world' }, false],
  ['trigger_pipeline', { pipeline: 'release' }, true],
  ['get_pipeline', { pipeline: 'release' }, false],
  ['invoke_lambda', { function_name: 'purgeOldUsers' }, true],
  ['invoke_lambda', { function_name: 'resizeImages' }, false],
  ['run_playbook', { playbook: 'staging/deploy.yml' }, false],
  ['run_query', { query: 'delete' }, false],
  ['run_script_function', { function_name: 'sendInvoices' }, true],
  ['run_script_function', { function_name: 'sendTestMail' }, false],
  ['pipelines_run', { variables: { environment: { value: 'production' } } }, true],
  ['pipelines_run', { variables: { environment: { value: 'staging' } } }, false],
  ['pipelines_run', { title: 'about "value": production' }, false],
  ['run_flow', { flow_yaml: '- tapOn: Delete' }, false],
  ['run_pipeline', { pipelineChosenName: 'deploy-production' }, true],
]

for (const [action, args, grave] of CASES)
  test(`${action} ${JSON.stringify(args)} ${grave ? 'reaches others' : 'is everyday work'}`, () =>
    assert.equal(starts_grave(action, '', args), grave))

test('surroundings in which things are only tried are named exactly', () => {
  assert.ok(tried_only({ environment: 'staging' }))
  assert.ok(tried_only({ envName: 'dev' }))
  assert.ok(!tried_only({ environment: 'production' }))
  assert.ok(!tried_only({ environment: 'not-dev' }))
  assert.ok(!tried_only({ title: 'dev' }))
})
