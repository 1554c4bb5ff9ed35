// What a session made itself it takes down without a question; the same end of what was there before is one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action } from '#core/policy/verdict.ts'
import { asked, named, session, write } from '#test/support/session-steps.ts'

const fetch = 'curl -fsSL https://github.com/acme/data/archive/refs/tags/v1.2.tar.gz | tar xz'

const OWN: readonly (readonly (string | Action)[])[] = [
  // Folders.
  ['mkdir zebra && cd zebra && npm init -y', write('/home/dev/project/zebra/a.mjs', 'console.log(1)'), 'rm -rf zebra'],
  ['mkdir -p sandbox/zod && cp src/a.ts sandbox/zod/', 'rm -rf sandbox/zod'],
  ['npm create vite@latest zebra -- --template react-ts', 'cd zebra && npm install', 'rm -rf zebra'],
  ['npx create-next-app zebra --ts', 'rm -rf zebra'],
  ['cargo new zebra && cd zebra && cargo run', 'rm -rf zebra'],
  ['dotnet new console -o zebra', 'rm -rf zebra'],
  ['wget -q https://ftp.gnu.org/gnu/hello/hello-2.12.tar.gz && tar xzf hello-2.12.tar.gz', 'rm -rf hello-2.12'],
  ['npm pack left-pad@1.3.0', 'tar xzf left-pad-1.3.0.tgz', 'rm -rf package left-pad-1.3.0.tgz'],
  [fetch, 'rm -rf data-1.2'],
  [fetch, 'mv data-1.2 zebra-1.2', 'rm -r zebra-1.2'],
  [fetch, 'node scripts/import.js data-1.2', 'python -m venv .venv'],
  ['mkdocs build --strict', 'rm -rf site'],
  ['git clone https://github.com/acme/ref zebra && ls zebra', 'rm -rf zebra'],
  // Databases of services that the session started.
  ['docker compose up -d db', 'npx prisma migrate reset --force'],
  ['docker compose up -d', 'docker compose exec api php artisan migrate:fresh --seed'],
  [
    'docker run -d --name pg -p 5433:5432 postgres:16',
    'export DATABASE_URL=postgres://x:y@localhost:5433/x',
    'npx prisma db push --force-reset',
  ],
  ['docker run -d -p 6379:6379 redis:7', 'redis-cli flushall'],
  ['docker compose up -d', 'dotnet ef database drop --force'],
  ['docker compose up -d db && sleep 3', 'alembic upgrade head', 'docker compose down -v'],
  ['docker compose run --rm web npm ci', 'docker compose run --rm web npx prisma migrate reset --force'],
  ['podman-compose up -d', 'podman-compose down -v'],
  ['docker run -d -p 5432:5432 postgres', 'psql -h localhost -U postgres -c "drop table if exists t"'],
  ['docker compose up -d', "docker compose exec db psql -U app -c 'truncate orders'"],
  ['docker compose up -d', "mysql -h 127.0.0.1 app -e 'delete from orders'"],
  ['git worktree add ../hotfix main', 'cd ../hotfix && npm test', 'git worktree remove ../hotfix --force'],
  ['vagrant up', "vagrant ssh -c 'rm -rf /tmp/x'", 'vagrant destroy -f'],
  ['pg_dump -U app app_dev > /tmp/d.sql', 'dropdb app_dev', 'createdb app_dev'],
  ['pg_dump -Fc -f app.dump app_dev', 'dropdb app_dev'],
  [
    'docker run -d --name mongo-dev -p 27017:27017 mongo:7',
    "mongosh mongodb://localhost:27017/app_dev --eval 'db.users.deleteMany({})'",
  ],
  ['npm pack lodash', 'tar xzf lodash-*.tgz', 'rm -rf package lodash-*.tgz'],
  ['tar xzf ripgrep-14.1.0-musl.tar.gz', 'rm -rf ripgrep-14.1.0-musl*'],
  ['python -m zipfile -e bundle.zip zebra', 'rm -rf zebra'],
  // A whole database inside of the services, and one by a name under which nobody keeps anything.
  ['docker compose up -d db', 'docker compose exec db dropdb -U postgres --if-exists orders_x'],
  ['docker-compose up -d', "docker-compose exec -T db psql -U app -c 'drop database app'"],
  ['createdb app_restore', 'pg_restore -d app_restore app.dump', 'dropdb app_restore'],
  ['createdb t1', 'psql t1 -f schema.sql', 'dropdb t1'],
  ['npx wasm-pack build --target web --out-dir pkg', 'rm -rf pkg target'],
  ['rm -rf _build deps && mix deps.get && mix compile'],
  ['mix deps.get', 'rm -rf deps _build'],
  ['python -m venv .v1', 'rm -rf .v1'],
  // Machines and containers under the name that the session gave them.
  ['docker run -d --name pg postgres:16', 'docker rm -fv pg'],
  ['multipass launch --name lab 24.04', 'multipass delete lab --purge'],
  ['lxc launch ubuntu:24.04 t1', 'lxc delete -f t1'],
  ['npx wp-env start', 'npx wp-env destroy'],
  ['vagrant up', 'vagrant snapshot save clean', 'vagrant snapshot restore clean'],
  ['docker run -d --name q -p 6333:6333 qdrant/qdrant', 'curl -X DELETE http://localhost:6333/collections/docs'],
  // What lies in the cluster that the session made on this machine.
  [
    'k3d cluster create ct',
    'kubectl -n app delete pod -l app=app',
    'helm uninstall app -n app && kubectl delete ns app',
  ],
  ['docker compose up -d', "docker compose exec -T db psql -U a -c 'drop schema public cascade; create schema public'"],
  ['docker compose up -d', `docker compose exec -T db mysql -e "create user 'r'@'%' identified by 'r'"`],
  ['sops -d secrets.enc.yaml > /dev/null && echo ok', 'git add a && git commit -m b && git push'],
  // Checkouts beside the project.
  ['git worktree add ../fix main', write('/home/dev/fix/src/lock.ts', 'export {}'), 'rm ../fix/src/old.ts'],
  ['git clone https://github.com/acme/ref ../ref', write('/home/dev/ref/README.md', '# ref')],
  ['huggingface-cli download acme/m --local-dir models/m', 'rm -rf models/m'],
  ['docker compose up -d opensearch', 'curl -s -X DELETE localhost:9200/products-v1'],
]

for (const steps of OWN) {
  test(`nobody is asked: ${named(steps)}`, () => {
    for (const verdict of session(steps)) assert.ok(!asked(verdict), verdict.findings[0]?.rule_id)
  })
}

const OTHERS: readonly (readonly (string | Action)[])[] = [
  // It may have gone into a folder that was there.
  [fetch, 'mv data-1.2 zebra', 'rm -r zebra'],
  ['mkdir zebra', 'mv zebra lion', 'rm -rf lion'],
  ['mkdir zebra', 'rm -rf lion'],
  ['mkdir -p zebra && cp a.txt zebra/', 'rm -rf zebra'],
  ['mkdir -p zebra', 'cp a.txt zebra/', 'rm -rf zebra'],
  ['docker run -d --name web nginx', 'docker --context web rm -vf web'],
  ['cp a.txt zebra/ && rm -rf zebra'],
  ['cp -r a b zebra', 'rm -rf zebra'],
  ['rsync -a src/ zebra/', 'rm -rf zebra'],
  ['git worktree add ../a main', 'git worktree remove --force ../b'],
  ['git status', 'git worktree remove ../hotfix --force'],
  ['vagrant status', 'vagrant destroy -f'],
  // Not all of the database, none of it kept, or another one.
  ['pg_dump --schema-only app_dev > d.sql', 'dropdb app_dev'],
  ['pg_dump -t users app_dev > d.sql', 'dropdb app_dev'],
  ['pg_dump app_dev | head', 'dropdb app_dev'],
  ['pg_dump -h db.acme.example app_dev > d.sql', 'dropdb app_dev'],
  ['pg_dump app_dev > d.sql', 'dropdb -h db.acme.example app_dev'],
  ['pg_dump app_dev > d.sql', 'dropdb app'],
  // It may have failed because there was one.
  ['createdb app', 'dropdb app'],
  ['createdb app_dev', 'dropdb app_dev'],
  ['createdb crm', 'dropdb crm'],
  ['createdb app_restore', 'dropdb -h db.acme.example app_restore'],
  ['createdb -h db.acme.example app_restore', 'dropdb app_restore'],
  ['createdb app_restore', 'dropdb app'],
  ['dropdb app_restore'],
  ['docker compose up -d', 'docker exec other dropdb app'],
  ['docker compose ps', 'docker compose exec db dropdb app'],
  ['docker compose up -d', 'docker compose exec db dropdb -h db.acme.example app_production'],
  ['wasm-pack build -d out', 'rm -rf pkg'],
  ['mix compile', 'rm -rf deps'],
  ['docker run -d --name pg postgres:16', 'docker rm -fv pg-main'],
  ['docker run -d --name pg-prod postgres:16', 'docker rm -fv pg-prod'],
  ['docker start pg', 'docker rm -fv pg'],
  ['multipass launch --name lab 24.04', 'multipass delete main --purge'],
  ['multipass launch --name lab 24.04', 'multipass delete lab main --purge'],
  ['multipass list', 'multipass delete lab'],
  ['limactl start default', 'limactl delete -f default'],
  ['wp-env run cli ls', 'wp-env destroy'],
  ['vagrant snapshot restore clean'],
  ['git worktree add ../fix main', write('/home/dev/other/src/lock.ts', 'export {}')],
  ['git worktree add ../fix main', write('/home/dev/fix/.git/hooks/pre-commit', 'true')],
  ['git worktree add ../fix main', 'rm -rf ../fix/src'],
  ['git clone https://github.com/acme/ref ~/.config/ref', write('/home/dev/.config/ref/a.conf', 'a')],
  ['mkdir -p ../fix', write('/home/dev/fix/src/lock.ts', 'export {}')],
  ['docker run -d nginx', 'curl -X DELETE http://localhost:6333/collections/docs'],
  ['kubectl get ns', 'kubectl delete ns app'],
  ['docker compose up -d', `mysql -e "create user 'r'@'%' identified by 'r'"`],
  ['docker compose ps', `docker compose exec -T db mysql -e "create user 'r'@'%' identified by 'r'"`],
  ['sops -d secrets.enc.yaml > docs/s.yaml', 'git add docs && git commit -m b && git push'],
  ['kubectl config use-context kind-dev', 'helm uninstall app'],
  ['kind create cluster', 'kubectl --context staging delete ns app'],
  ['kind create cluster', 'KUBECONFIG=~/.kube/staging kubectl delete ns app'],
  ['kind create cluster', 'export KUBECONFIG=~/.kube/staging', 'helm uninstall app'],
  ['kind create cluster', 'kubectl config use-context staging', 'kubectl delete ns app'],
  ['kind create cluster', 'aws eks update-kubeconfig --name main', 'kubectl delete ns app'],
  ['kind create cluster', 'kubectx staging', 'helm uninstall app'],
  ['kind create cluster', 'kind delete cluster', 'helm uninstall app'],
  ['kind create cluster --help', 'helm uninstall app'],
  ['kind create cluster', 'ssh web1 helm uninstall app'],
  ['kind create cluster', 'kubectl delete ns app-prod'],
  ['docker compose up -d', "psql -c 'drop schema public cascade'"],
  ['pgrep -f asg > /tmp/pid', 'kill -9 $(cat /tmp/pid)'],
  ['curl -s -X DELETE localhost:9200/products-v1'],
  ['docker compose up -d', 'curl -s -X DELETE es.acme.example:9200/products-v1'],
  ['docker compose up -d', 'ssh -N -f -L 9200:es:9200 bastion', 'curl -s -X DELETE localhost:9200/products-v1'],
  [
    'docker run -d --name mongo-dev -p 27017:27017 mongo:7',
    "mongosh mongodb://db.acme.example/app --eval 'db.users.deleteMany({})'",
  ],
  ['mkdir src', 'rm -rf src'],
  ['cargo new lib', 'rm -rf lib'],
  ['mkdir sandbox', 'rm -rf ~/sandbox'],
  ['mkdir sandbox', 'rm -rf sandbox/../notes'],
  // What was moved in is somebody's work.
  ['mkdir zebra && ls', 'mv notes zebra/', 'rm -rf zebra'],
  ['mkdir zebra && mv notes zebra', 'rm -rf zebra'],
  ['mv notes zebra', 'rm -rf zebra'],
  ['npm create vite@latest zebra --help', 'rm -rf zebra'],
  ['tar xzf data.tar.gz', 'rm -rf notes'],
  ['tar xzf notes-1.2.tar.gz --strip-components=1', 'rm -rf notes-1.2'],
  ['mkdocs build -d notes', 'rm -rf notes'],
  ['npx prisma migrate reset --force'],
  ['docker compose -f docker-compose.prod.yml up -d', 'npx prisma migrate reset --force'],
  ['docker compose up -d', 'DATABASE_URL=postgres://u@db.acme.example/x npx prisma migrate reset --force'],
  ['docker compose up -d', 'export DATABASE_URL=postgres://u@db.acme.example/x', 'npx prisma migrate reset --force'],
  ['docker compose up -d', 'kubectl exec deploy/api -- php artisan migrate:fresh'],
  ['docker compose up -d', 'ssh web1 "cd app && rails db:reset"'],
  ['docker compose up -d', 'RAILS_ENV=production rails db:reset'],
  ['docker compose up -d', 'redis-cli -h cache.acme.example flushall'],
  ['docker compose up -d', 'dropdb app'],
  ['docker compose up -d', "psql -c 'drop table users'"],
  ['docker compose -f docker-compose.prod.yml up -d', 'docker compose -f docker-compose.prod.yml down -v'],
  ['docker compose up -d && echo', 'docker compose down -v --rmi all'],
  ['docker compose up -d', "psql -h localhost -c 'drop database app'"],
  ['docker compose up -d', "psql -h db.acme.example -c 'drop table users'"],
  ['docker compose up -d', "psql postgres://u@db.acme.example/app -c 'drop table users'"],
  ['docker compose up -d', "psql -h localhost app_production -c 'drop table users'"],
  ["psql -h localhost -c 'drop table users'"],
  ['docker compose up -d', 'npx dotenv -e .env.production -- npx prisma migrate reset --force'],
  ['docker compose up -d', 'export NODE_ENV=production', 'npx prisma migrate reset --force'],
  ['docker compose up -d', 'export DOCKER_HOST=ssh://web1', 'docker compose down -v'],
  ['docker compose up -d', 'ssh -N -f -L 5432:db:5432 bastion', "psql -h localhost -c 'drop table users'"],
  ['kubectl port-forward svc/db 5432:5432 &', 'docker compose up -d', "psql -h localhost -c 'drop table users'"],
  ['docker compose ps', 'docker compose down -v'],
  ['tar xzf ripgrep-14.1.0-musl.tar.gz', 'rm -rf ripgrep*'],
  ['mkdir zebra', 'rm -rf zebra*'],
  ['docker compose stop db', 'npx prisma migrate reset --force'],
  ['docker run -d nginx', 'npx prisma migrate reset --force'],
  ['echo "docker compose up -d"', 'npx prisma migrate reset --force'],
]

for (const steps of OTHERS) {
  test(`the last step is a question: ${named(steps)}`, () => {
    const verdict = session(steps).at(-1)
    assert.ok(asked(verdict), verdict?.verdict)
  })
}

test('what comes out of an archive is as foreign as before, whatever else lies beside it', () => {
  for (const last of ['sh data-1.2/install.sh', 'cd data-1.2 && ./configure', 'make -C data-1.2'])
    assert.ok(asked(session([fetch, last]).at(-1)), last)
  const flat = `${fetch} --strip-components=1`
  assert.ok(asked(session([flat, 'node scripts/import.js']).at(-1)))
})
