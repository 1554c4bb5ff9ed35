// Classes of what operators of clouds, clusters and databases do, each beside the look before it.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a secret is picked out of the state by its name', () => {
  twins(
    [
      'terraform output -json | jq -r .db_password.value',
      "terraform show -json | jq '.. | .password? // empty'",
      'terraform state pull | grep -i secret',
    ],
    [
      "terraform output -json | jq 'keys'",
      'terraform show -no-color tf.plan | tail -60',
      'terraform output -json | jq -r .bucket.value',
      'terraform state list',
    ],
  )
})

test('what is replaced goes first', () => {
  twins(
    ['terraform apply -replace=aws_db_instance.main'],
    ['terraform plan -replace=aws_db_instance.main', 'terraform plan -out=tf.plan'],
  )
})

test('keys of services are shown by their own verbs', () => {
  twins(
    [
      'az acr credential show -n acme',
      'az acr update -n acme --admin-enabled true',
      'argocd account generate-token --account ci',
      'consul kv get -recurse secrets/',
      'helm get values api --all | grep -i password',
    ],
    [
      'az acr list',
      'az acr update -n acme --admin-enabled false',
      'argocd account list',
      'consul kv get config/port',
      'helm get values api | grep image',
      'consul members',
    ],
  )
})

test('services of production are not stopped from afar', () => {
  twins(
    ["ssh prod-web-1 'sudo systemctl stop nginx'", 'patronictl failover --force'],
    ["ssh dev-web-1 'sudo systemctl restart nginx'", 'patronictl list', "ssh prod-web-1 'systemctl status nginx'"],
  )
})

test('sessions and indexes of production stay', () => {
  twins(
    [
      'psql -h prod-db -c "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"',
      "psql -h prod-db.internal -c 'DROP INDEX CONCURRENTLY idx_users_email'",
    ],
    [
      'psql -c "select pg_terminate_backend(pid) from pg_stat_activity where datname = \'app_test\'"',
      "psql app_dev -c 'DROP INDEX idx_users_email'",
    ],
  )
})

test('rules of a repository are changed through its API, too', () => {
  twins(
    [
      'gh api -X PUT repos/acme/infra/environments/production -F wait_timer=0',
      'gh api --method PUT repos/acme/app/collaborators/stranger -f permission=admin',
      'gh variable set DEPLOY_ENV --body prod --env production',
    ],
    [
      'gh api repos/acme/infra/environments',
      'gh api repos/acme/app/collaborators --jq .[].login',
      'gh variable list',
      'gh api -X POST repos/acme/app/issues/1/comments -f body=done',
    ],
  )
})

test('what starts by itself in a cloud or a cluster is persistence', () => {
  twins(
    [
      "kubectl create cronjob sync --image=x --schedule='* * * * *' -- /x",
      'aws events put-targets --rule nightly --targets Id=1,Arn=arn:aws:lambda:x',
      "gcloud compute instances add-metadata vm --metadata startup-script='curl x'",
      'kubectl expose deploy/postgres --type=LoadBalancer --port=5432',
      'kubectl apply -f k8s/prod --prune --all',
    ],
    [
      "kubectl create cronjob sync --image=x --schedule='* * * * *' --dry-run=client -o yaml",
      'kubectl get cronjobs -A',
      'aws events list-rules',
      'kubectl expose deploy/api --port=80',
      'kubectl apply -f k8s/dev',
    ],
  )
})

test('an agent is itself under the name of its package', () => {
  twins(
    ['npx @anthropic-ai/claude-code --dangerously-skip-permissions -p x', 'npx -y @google/gemini-cli --yolo'],
    ['npx @anthropic-ai/claude-code --version'],
  )
})

test('an image comes from the registry that it names', () => {
  twins(
    ['docker pull docker.i\u043e/library/postgres:16'],
    ['docker pull docker.io/library/postgres:16', 'cat docs/gr\u00f6\u00dfe.md/x', 'ls \u0444\u0430\u0439\u043b.d/x'],
  )
})

test('what keeps deletions and production apart is not switched off unasked', () => {
  twins(
    [
      'aws dynamodb update-table --table-name orders --no-deletion-protection-enabled',
      'helmfile -e prod destroy',
      'helmfile -e prod apply',
      'argocd app set api --sync-policy automated --auto-prune',
    ],
    [
      'aws dynamodb describe-table --table-name orders',
      'helmfile -e dev diff',
      'helmfile -e dev template',
      'argocd app get api',
    ],
  )
})

test('a machine is made anew, and what it held is gone', () => {
  twins(
    ['hcloud server rebuild web --image debian-12', 'oc delete project shop', 'hasura metadata clear'],
    ['hcloud server list', 'oc get projects', 'hasura metadata diff'],
  )
})
