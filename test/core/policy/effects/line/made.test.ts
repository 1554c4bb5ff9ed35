// What one line makes itself it may delete again; the same name without the making is a question.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
const verdict = (command: string) => policy.judge(action_of_example(command), null).verdict

for (const command of [
  'git clone https://github.com/acme/probe && ls probe && rm -rf probe',
  'git clone --depth 1 git@github.com:acme/probe.git; make -C probe; rm -rf probe',
  'docker compose up -d && npm test; docker compose down -v',
  'docker build -t ghcr.io/acme/app:pr-7 . && docker push ghcr.io/acme/app:pr-7',
  'git rm -r legacy',
  'docker volume create tmpdata && docker run --rm -v tmpdata:/d alpine ls /d; docker volume rm tmpdata',
  'kubectl config use-context minikube && kubectl delete ns demo',
  'rsync -az --delete dist/ deploy@staging.acme.com:/var/www/',
  'rm /tmp/k.pem',
  'scp -r dist deploy@staging.acme.com:/var/www/app',
  'rsync -az build/ preview-2.acme.com:/srv/app/',
  "sed -i 's/mysql/mysql2/' package.json",
  "sed -i 's/chalk/picocolors/' package.json",
  "sed -i 's/chalk/chaulk/' README.md",
  'git clone https://github.com/acme/probe.git/ && cd probe && npm test; cd ..; rm -rf probe',
]) {
  test(`nobody is asked: ${command}`, () => assert.equal(verdict(command), 'allow'))
}

for (const command of [
  'git clone https://github.com/acme/probe && rm -rf other',
  'git clone "$URL" && rm -rf probe',
  'docker compose down -v && docker compose up -d',
  'docker build -t ghcr.io/acme/app:latest . && docker push ghcr.io/acme/app:latest',
  'git rm -r .',
  'docker volume create a && docker volume rm b',
  'kubectl config use-context minikube; kubectl config use-context acme-7 && kubectl delete ns demo',
  'rsync -az --delete src/ deploy@staging.acme.com:/var/www/',
  'rm certs/k.pem',
  'git rm -rf legacy',
  'scp -r src deploy@staging.acme.com:/var/www/app',
  'scp -r dist deploy@acme-staging.example:/var/www/app',
  'rsync -az . staging.acme.com:/srv/app/',
  "sed -i 's/chalk/chaulk/' package.json",
  "sed -i 's/express/expresss/' package.json",
  "sed -i 's/requests/reqests/' requirements.txt",
  'git clone https://github.com/acme/src && rm -rf src',
]) {
  test(`a person is asked: ${command}`, () => assert.equal(verdict(command), 'defer'))
}
