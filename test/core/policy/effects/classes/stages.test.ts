// Where a command works decides: the daemon of production and a stage before it, each beside the other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, session } from '#test/support/session-steps.ts'
import { judged, noticed, PROJECT, silent, twins } from '#test/support/twins.ts'

test('containers of the production daemon are asked about, those of this machine and of staging are not', () => {
  twins(
    [
      'docker -H ssh://root@prod restart api',
      'DOCKER_HOST=ssh://root@prod docker stop api',
      'docker context use prod && docker compose restart',
      'export DOCKER_HOST=tcp://live-1:2376; docker service update --image api:2 api',
    ],
    [
      'docker restart api',
      'DOCKER_HOST=ssh://root@prod docker ps',
      'docker --context staging compose up -d',
      'DOCKER_HOST=unix:///var/run/docker.sock docker restart api',
      'NODE_ENV=production docker compose up -d',
    ],
  )
  assert.ok(asked(session(['export DOCKER_HOST=ssh://root@prod', 'docker ps', 'docker restart api']).at(-1)))
})

test('a named stage before production is deployed to unasked', () => {
  twins(
    [
      'serverless deploy --stage prod',
      'sam deploy --config-env prod --no-confirm-changeset',
      'sst deploy --stage production',
    ],
    ['serverless deploy --stage dev', 'sam deploy --config-env staging --no-confirm-changeset'],
  )
})

test('workloads of a local cluster that the session chose may be scaled to nothing', () => {
  assert.ok(!asked(session(['kubectl config use-context minikube', 'kubectl scale deploy/api --replicas=0']).at(-1)))
  assert.ok(asked(session(['kubectl config use-context gke_live', 'kubectl scale deploy/api --replicas=0']).at(-1)))
})

test('a popular crate that is exchanged for a name one letter away is asked about', () => {
  const edit = (old_string: string, new_string: string) =>
    judged('Edit', { file_path: `${PROJECT}/Cargo.toml`, old_string, new_string })
  noticed(edit('serde = "1"', 'serd = "1"'), 'serd')
  noticed(edit('tokio = "1"', 'tokoi = "1"'), 'tokoi')
  silent(edit('tokio = "1"', 'tokio = "1.38"'), 'version')
  silent(edit('chrono = "0.4"', 'time = "0.3"'), 'another')
  silent(
    judged('Write', {
      file_path: `${PROJECT}/Cargo.toml`,
      content: '[dependencies]\nserde_yaml = "0.9"\nchrono-tz = "0.9"\n',
    }),
    'real',
  )
})
