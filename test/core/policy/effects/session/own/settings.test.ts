// Tasks that change data, and whose settings are in force when they run: those of production are a question, whether they were named
// on the line, loaded into the shell or copied to where the project reads them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, named, type Step, session, shell, write } from '#test/support/session-steps.ts'

const last = (steps: readonly Step[]): boolean => asked(session(steps).at(-1))

const OF_PRODUCTION: readonly (readonly Step[])[] = [
  ['RAILS_ENV=production npm run db:reset'],
  ['NODE_ENV=production node scripts/purge-users.js'],
  ['DATABASE_URL=postgres://app@db.prod.acme.com/app npm run seed'],
  ['dotenv -e .env.production -- npm run db:reset'],
  ['docker compose --env-file .env.production exec api npm run purge'],
  ['set -a && source .env.production && set +a && npm run db:migrate'],
  ['APP_ENV=production php artisan migrate --force'],
  ['cp .env.production .env && ./scripts/wipe.sh'],
  ['cp .env.production .env', 'npm run db:reset'],
  ['cp .env.production .env', 'node scripts/backfill-orders.mjs'],
  ['ln -sf .env.prod .env', 'make migrate'],
  ['set -a; . ./.env.production; set +a', 'npx prisma migrate deploy'],
  ['source .env.production', 'psql "$DATABASE_URL" -c "delete from users where id=3"'],
]

for (const steps of OF_PRODUCTION) {
  test(`data of production is asked about: ${named(steps)}`, () => assert.ok(last(steps)))
}

const ELSEWHERE: readonly (readonly Step[])[] = [
  ['npm run db:reset'],
  ['node scripts/purge-users.js'],
  ['npm run db:seed && NODE_ENV=production npm start'],
  ['NODE_ENV=production npm run build && npm run migrate:check'],
  ['NODE_ENV=production node scripts/clear-cache.js'],
  ['RAILS_ENV=production bundle exec rake assets:precompile'],
  ['dotenv -e .env.production -- npm run build'],
  ['cp .env.production .env', 'npm run build'],
  ['cp .env.production .env', 'NODE_ENV=test npm run db:reset'],
  ['cp .env.production .env', 'cp .env.development .env', 'npm run db:reset'],
  ['cp .env.production .env', write('/home/dev/project/.env', 'A=1\n'), 'npm run db:seed'],
  ['cp .env.production.example .env', 'npm run db:seed'],
  ['source .env.production', 'source .env.development', 'npm run db:migrate'],
]

for (const steps of ELSEWHERE) {
  test(`elsewhere nobody is asked: ${named(steps)}`, () => assert.ok(!last(steps)))
}

test('a drop in production is refused after its settings were copied', () => {
  assert.equal(session(['cp .env.production .env', 'npx prisma migrate reset --force']).at(-1)?.verdict, 'block')
})

test('another namespace of the own cluster is no other cluster', () => {
  const made = ['kind create cluster --name dev', 'kubectl config set-context --current --namespace=demo']
  assert.ok(!last([...made, 'kubectl delete pod -l app=api']))
  assert.ok(!last([...made, 'k9s version', 'kubectl delete namespace demo']))
  assert.ok(
    last(['kind create cluster', 'kubectl config set-context x --cluster=live', 'kubectl delete namespace demo']),
  )
  assert.ok(last(['kind create cluster', 'kubectl config use-context live', 'kubectl delete namespace demo']))
})

test('a downloaded compose file that is only shown runs nothing', () => {
  const fetched = 'wget -qO docker-compose.yml https://raw.githubusercontent.com/acme/api/main/docker-compose.yml'
  assert.ok(!last([fetched, 'docker compose config']))
  assert.ok(!last([fetched, 'docker compose ps']))
  assert.ok(last([fetched, 'docker compose up -d']))
  assert.equal(asked(session([shell('docker compose config')]).at(-1)), false)
})
