// Whose a thing is, kept apart from what it is called: every leniency for what the session made stands beside the ways to abuse it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { session_overlays } from '#core/memory/shared/overlay.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { failures_in } from '#core/policy/effects/session/failed.ts'
import type { Action } from '#core/policy/verdict.ts'
import { asked, cwd, named, policy, session, shell, tool } from '#test/support/session-steps.ts'

const run = 'docker run -d --name try-db -e POSTGRES_PASSWORD=x postgres:16'
const branch = { owner: 'acme', repo: 'app', branch: 'try/ci' }

const OWN: readonly (readonly (string | Action)[])[] = [
  // Inside of a container that the session started, and in which nothing lies that was there before.
  [run, "docker exec try-db psql -U postgres -c 'create database crm'", 'docker exec try-db dropdb -U postgres crm'],
  [run, "docker exec -i try-db psql -U postgres -c 'drop database crm with (force)'"],
  [run, 'docker exec try-db rm -rf /var/lib/app/cache'],
  ['podman run -d --name box alpine sleep 1d', "podman exec box sh -c 'rm -rf /srv/www/*'"],
  [
    'docker run -d --name try-db -v "$PWD/seed.sql:/docker-entrypoint-initdb.d/seed.sql" postgres',
    "docker exec try-db psql -c 'drop database crm'",
  ],
  ['docker run -d --name box -v "$PWD:/src:ro" alpine sleep 9', 'docker exec box rm -rf /var/cache/x'],
  ['docker volume create bench-data', 'docker run --rm -v bench-data:/d alpine ls', 'docker volume rm bench-data'],
  [
    'docker volume create bench-pg',
    'docker run -d --name b -v bench-pg:/var/lib/postgresql/data postgres',
    "docker exec b psql -c 'drop database x'",
  ],
  ['vagrant up', "vagrant ssh -c 'sudo rm -rf /var/www/html/*'"],
  // Files of variables and keys that the session wrote.
  ['cp .env.example .env.local', "sed -i 's/a/b/' .env.local && npm test", 'rm .env.local'],
  ['openssl req -x509 -nodes -keyout certs/k.pem -out certs/c.pem -subj /CN=t', 'rm -f certs/k.pem certs/c.pem'],
  [
    'openssl req -x509 -nodes -keyout /tmp/k.pem -out /tmp/c.pem -subj /CN=t',
    'NODE_EXTRA_CA_CERTS=/tmp/c.pem node a.mjs',
  ],
  [tool('Write', { file_path: '/home/dev/project/.env.try', content: 'PORT=1\n' }), 'rm .env.try'],
  // Branches, stacks, workspaces, namespaces, releases.
  ['git switch -c try/x', 'git push -u origin try/x', 'git push origin --delete try/x'],
  ['git checkout -b try/x main', 'git commit -m a && git push origin try/x', 'git push origin :try/x'],
  ['pulumi stack init try1', 'pulumi preview', 'pulumi stack rm try1 --yes'],
  ['terraform workspace new pr-7', 'terraform plan', 'terraform workspace delete pr-7'],
  [
    'kubectl create namespace pr-7',
    'kubectl -n pr-7 apply -f k8s/',
    'kubectl -n pr-7 delete pvc data-0',
    'kubectl delete ns pr-7',
  ],
  ['helm install web charts/web -n pr-7', 'helm uninstall web -n pr-7'],
  ['vagrant up', 'vagrant snapshot save a', 'vagrant snapshot delete a', 'vagrant destroy -f'],
  ['npx supabase start', "psql postgresql://postgres:postgres@127.0.0.1:54322/postgres -c 'truncate profiles'"],
  // Beside the project.
  ['git worktree add ../pages gh-pages && cp -r build/. ../pages/'],
  ['git worktree add ../pages gh-pages', 'cp -r build/. ../pages/'],
  // What a tool made under the same arguments.
  [tool('mcp__github__create_branch', branch), tool('mcp__github__delete_branch', branch)],
  ['git branch feat/map-backup', 'git rebase origin/main', 'git branch -D feat/map-backup'],
  [run, `docker rm -f try-db && ${run}`, "docker exec try-db psql -c 'drop database crm'"],
  ['docker volume create bench-data', 'docker run --rm -v bench-data:/b alpine ls', 'docker volume rm bench-data'],
  ['docker compose -p di-try up -d --build', 'docker compose -p di-try down -v --rmi local'],
  // Things inside of servers that the session started.
  ['docker run -d --name try-m mongo:7', "docker exec try-m mongosh shop --eval 'db.dropDatabase()'"],
  ['docker run -d --name mq rabbitmq:3', 'docker exec mq rabbitmqctl delete_vhost try'],
  [
    'docker run -d --name try-s3 -p 9010:9000 minio/minio server /data',
    'mc alias set s http://localhost:9010 a b && mc mb s/up',
    'mc cp a.png s/up/',
    'mc rb --force s/up',
  ],
  ['mkdir -p runs/try-1 && node train.mjs --out runs/try-1', 'rm -rf runs/try-1'],
  [
    tool('mcp__linear__create_label', { team: 'ENG', name: 'try', color: '#fff' }),
    tool('mcp__linear__delete_label', { team: 'ENG', name: 'try' }),
  ],
]

for (const steps of OWN) {
  test(`nobody is asked: ${named(steps)}`, () => {
    for (const verdict of session(steps)) assert.ok(!asked(verdict), verdict.findings[0]?.rule_id)
  })
}

const ABUSED: readonly (readonly (string | Action)[])[] = [
  // Another container, one that may have been there, one that holds what was there.
  [run, "docker exec db psql -c 'drop database crm'"],
  [run, "docker exec try-db psql -h db.acme.example -c 'drop database crm'"],
  [run, 'docker exec try-db dropdb -h host.docker.internal crm'],
  [`${run} || docker start try-db`, "docker exec try-db psql -c 'drop database crm'"],
  [`${run} 2>/dev/null`, "docker exec try-db psql -c 'drop database crm'"],
  [`docker start try-db || ${run}`, 'docker exec try-db rm -rf /srv/data'],
  ['docker start try-db', "docker exec try-db psql -c 'drop database crm'"],
  ['docker run -d --name t -v ~/pgdata:/var/lib/postgresql/data postgres', "docker exec t psql -c 'drop database crm'"],
  ['docker run -d --name t -v pgdata:/var/lib/postgresql/data postgres', "docker exec t psql -c 'drop database crm'"],
  ['docker run -d --name t --mount source=pgdata,target=/var/lib/postgresql/data postgres', 'docker exec t dropdb crm'],
  ['docker run -d --name t --volumes-from db postgres', 'docker exec t dropdb crm'],
  ['docker run -d --name t --network host postgres sleep 9', "docker exec t psql -h localhost -c 'drop database crm'"],
  ['docker run -d --name t --network container:db postgres sleep 9', "docker exec t psql -c 'drop database crm'"],
  ['docker run -d --name t -v /home/dev/work:/w alpine sleep 9', 'docker exec t rm -rf /w/notes'],
  ['docker run -d --name t -v "$PWD:/src" alpine sleep 9', 'docker exec t rm -rf /src/notes'],
  [run, 'docker exec try-db rm -rf /'],
  [run, "docker exec try-db true; docker exec db psql -c 'drop database crm'"],
  ['vagrant up', "vagrant ssh -c 'rm -rf /vagrant/notes'"],
  ['vagrant status', "vagrant ssh -c 'rm -rf /var/www/html/*'"],
  ['docker volume create pgdata', 'docker volume rm pgdata'],
  ['docker volume create pgdata && docker volume rm pgdata'],
  ['docker volume create bench-data', 'docker volume rm bench-data pgdata'],
  ['docker run --rm -v pgdata:/d alpine ls', 'docker volume rm pgdata'],
  // Files that may hold what was there, or hold what was moved in.
  ['cp -n .env.example .env.local', 'rm .env.local'],
  ['[ -f .env.local ] || cp .env.example .env.local', 'rm .env.local'],
  ['test -f .env.local || cp .env.example .env.local', 'rm .env.local'],
  ['touch .env.local', 'rm .env.local'],
  ['mv .env .env.bak', 'rm .env.bak'],
  ['mv .env .env.bak', 'cp .env.ci .env', 'rm -f .env.bak'],
  ['echo A=1 >> .env.local', 'rm .env.local'],
  ["sed -i 's/a/b/' .env.local", 'rm .env.local'],
  [tool('Edit', { file_path: '/home/dev/project/.env.try', old_string: 'a', new_string: 'b' }), 'rm .env.try'],
  ['cp .env.example .env.local', 'mv .env.production .env.local', 'rm .env.local'],
  ['cp .env.example .env.local', 'rm .env.local .env.production'],
  ['cp .env.example .env.local', 'rm -rf .env*'],
  ['openssl genrsa -out certs/k.pem', 'mv server.key certs/k.pem', 'rm certs/k.pem'],
  ['curl -so /tmp/c.pem https://files.example/c.pem', 'NODE_EXTRA_CA_CERTS=/tmp/c.pem node a.mjs'],
  [
    'openssl req -x509 -nodes -keyout /tmp/k.pem -out /tmp/c.pem -subj /CN=t',
    'SSLKEYLOGFILE=/tmp/c.pem curl https://a.example',
  ],
  // Branches of others, and names that were taken.
  ['git checkout -B try/x', 'git push origin try/x', 'git push origin --delete try/x'],
  ['git switch -C try/x', 'git push origin try/x', 'git push origin --delete try/x'],
  ['git switch -c try/x origin/try/x', 'git push origin try/x', 'git push origin --delete try/x'],
  ['git switch -c try/x', 'git push --force origin try/x', 'git push origin --delete try/x'],
  ['git switch -c try/x', 'git push origin --delete try/x'],
  ['git switch -c try/x', 'git push origin try/x', 'git push origin --delete try/y'],
  ['git switch -c try/x', 'git push origin try/x', 'git push origin --delete try/x main'],
  ['git switch -c try/x', 'git push origin try/x', 'git push upstream --delete try/x'],
  ['git switch -c try/x || git switch try/x', 'git push origin try/x', 'git push origin --delete try/x'],
  ['git switch -c release/2', 'git push origin release/2', 'git push origin --delete release/2'],
  ['git stash push -u', 'git stash drop'],
  ['pulumi stack select try1', 'pulumi stack rm try1 --yes'],
  ['pulumi stack init try1', 'pulumi stack rm try1 --yes --force'],
  ['pulumi stack init try1', 'pulumi stack rm main --yes'],
  ['terraform workspace new pr-7', 'terraform workspace delete -force pr-7'],
  ['terraform workspace select pr-7', 'terraform workspace delete pr-7'],
  ['kubectl create ns pr-7', 'kubectl delete ns pr-7 shop'],
  ['kubectl create ns pr-7 --dry-run=client -o yaml | kubectl apply -f -', 'kubectl delete ns pr-7'],
  ['kubectl create ns pr-7 || true', 'kubectl delete ns pr-7'],
  ['kubectl create ns pr-7', 'kubectl config use-context staging', 'kubectl delete ns pr-7'],
  ['kubectl create ns pr-7', 'kubectl --context staging delete ns pr-7'],
  ['kubectl create ns pr-7', 'kubectl delete ns shop'],
  ['helm upgrade --install web charts/web', 'helm uninstall web'],
  ['helm install web charts/web -n pr-7', 'helm uninstall web -n shop'],
  // A folder beside the project that git did not make.
  ['mkdir -p ../pages; git worktree list', 'cp -r build/. ../pages/'],
  ['git worktree add ../pages gh-pages', 'cp -r build/. ../notes/'],
  ['docker run -d --name m mongo:7', "docker exec m mongosh --host db.acme.example shop --eval 'db.dropDatabase()'"],
  ['docker run -d --name m mongo:7', "docker exec m mongosh mongodb://db.acme.example/shop --eval 'db.dropDatabase()'"],
  ['docker ps', 'docker exec mq rabbitmqctl delete_vhost try'],
  ['mc alias set s https://s3.acme.example a b', 'mc rb --force s/up'],
  ['docker run -d minio/minio', 'mc alias set s http://localhost:9010 a b', 'mc rb --force t/up'],
  [
    'docker run -d minio/minio',
    'ssh -N -f -L 9010:s3:9000 bastion',
    'mc alias set s http://localhost:9010 a b',
    'mc rb --force s/up',
  ],
  // Another container or server by the same name.
  [run, 'docker rename try-db old && docker rename crm-db try-db', 'docker exec try-db dropdb crm'],
  [
    run,
    'docker rm -f try-db && docker run -d --name try-db -v crm:/var/lib/postgresql/data postgres',
    'docker exec try-db dropdb crm',
  ],
  [run, 'docker rm -f try-db', "docker exec try-db psql -c 'drop database crm'"],
  [run, 'export DOCKER_HOST=ssh://root@web1', 'docker exec try-db dropdb crm'],
  [run, 'docker context use west', 'docker exec try-db dropdb crm'],
  [run, 'docker context use west', 'docker rm -fv try-db'],
  ['docker run -d --name t -e PGHOST=db.acme.example postgres', "docker exec t psql -c 'drop database crm'"],
  [run, "docker exec -e PGHOST=10.0.0.4 try-db psql -c 'drop database crm'"],
  [run, `docker exec try-db sh -c 'PGHOST=10.0.0.4 psql -c "drop database crm"'`],
  ['docker compose up -d', 'docker compose down -v --rmi all'],
  [
    'docker volume create bench-data',
    'docker run --rm -v crm:/a -v bench-data:/b alpine mv /a/x /b/',
    'docker volume rm bench-data',
  ],
  [
    'docker volume create bench-data',
    'docker run --rm -v ~/notes:/a -v bench-data:/b alpine mv /a/x /b/',
    'docker volume rm bench-data',
  ],
  ['cp .env.example .env.x', 'ln -f .env.production .env.x', 'rm .env.x'],
  ['git branch -f feat/map-backup', 'git branch -D feat/map-backup'],
  ['git branch feat/map-backup || true', 'git branch -D feat/map-backup'],
  ['git branch feat/map-backup', 'git branch -D feat/map-backup feat/other-backup'],
  // What was moved in, and what stands for something else.
  ['mkdir zebra', 'sudo mount --bind /home/dev/photos zebra', 'rm -rf zebra'],
  ['mkdir zebra', 'git mv invoices zebra/', 'rm -rf zebra'],
  ['mkdir zebra', 'mv ~/Documents/thesis zebra/', 'rm -rf zebra'],
  ['mkdir zebra', 'rsync -a --remove-source-files invoices/ zebra/', 'rm -rf zebra'],
  [
    'mkdir zebra',
    tool('mcp__filesystem__move_file', {
      source: '/home/dev/project/invoices',
      destination: '/home/dev/project/zebra/i',
    }),
    'rm -rf zebra',
  ],
  ['git worktree add ../wt main', 'mv ~/Documents/thesis ../wt/', 'git worktree remove --force ../wt'],
  ['mkdir -p build && ln -s ~/Pictures build/all', 'rm -rf build/all/*'],
  ['mkdir /tmp/w && ln -s /home/dev/work /tmp/w/x', 'rm -rf /tmp/w/x/'],
  // What lies in no namespace, or in others.
  ['kubectl create ns pr-7', 'kubectl -n pr-7 delete ns shop'],
  ['kubectl create ns pr-7', 'kubectl -n pr-7 delete clusterrole admin-app'],
  ['kubectl create ns pr-7', 'kubectl -n pr-7 delete pv data-shop'],
  ['kubectl create ns pr-7', 'kubectl -n pr-7 delete pvc --all -A'],
  // Another branch, all of them, or what is made or changed.
  [tool('mcp__github__create_branch', branch), tool('mcp__github__delete_branch', { ...branch, branch: 'main' })],
  [tool('mcp__github__create_branch', branch), tool('mcp__github__delete_branch', { owner: 'acme', repo: 'app' })],
  [tool('mcp__github__create_branch', branch), tool('mcp__gitlab__delete_branch', branch)],
  [tool('mcp__github__create_branch', branch), tool('mcp__github__delete_repository', { owner: 'acme', repo: 'app' })],
  [tool('mcp__github__create_branch', branch), tool('mcp__github__delete_branch', { ...branch, also: ['main'] })],
  [tool('mcp__github__create_or_update_branch', branch), tool('mcp__github__delete_branch', branch)],
  [tool('mcp__notion__create_page', { title: 'Plan' }), tool('mcp__notion__delete_page', { title: 'Plan' })],
]

for (const steps of ABUSED) {
  test(`the last step is a question: ${named(steps)}`, () => {
    const verdict = session(steps).at(-1)
    assert.ok(asked(verdict), verdict?.verdict)
  })
}

/** Judges the last step after the others, and after an output. */
function asked_after(steps: readonly (string | Action)[], output: string, last: string | Action): boolean {
  const overlays = session_overlays()
  const nothing = { secrets_read: [], hosts: [], denied_effects: [] }
  const action_of = (step: string | Action) => (typeof step === 'string' ? shell(step) : step)
  for (const step of steps) {
    const { learned } = judge_continued(policy, action_of(step), overlays.get('s'))
    if (learned) overlays.learn('s', learned)
  }
  overlays.learn('s', { ...nothing, written: new Map(), failed: failures_in(output) })
  return asked(judge_continued(policy, action_of(last), overlays.get('s')))
}

const TAKEN: readonly (readonly [steps: readonly (string | Action)[], output: string, last: string | Action])[] = [
  [
    [run],
    'docker: Error response from daemon: Conflict. The container name "/try-db" is already in use by container "1f".',
    "docker exec try-db psql -c 'drop database crm'",
  ],
  [[run], 'Error: the container name "try-db" is already in use', 'docker rm -fv try-db'],
  [
    ['git stash apply'],
    'error: Your local changes to the following files would be overwritten by merge:\n\tsrc/a.ts',
    'git stash drop',
  ],
  [['git stash apply'], 'notes.md already exists, no checkout', 'git stash drop'],
  [
    ['psql -d app -c "create table zebra(a int)"'],
    'ERROR:  relation "zebra" already exists',
    'psql -d app -c "drop table zebra"',
  ],
  [
    ['git switch -c try/x', 'git push origin try/x'],
    ' ! [rejected]        try/x -> try/x (non-fast-forward)',
    'git push origin --delete try/x',
  ],
  [
    ['kubectl create ns pr-7'],
    'Error from server (AlreadyExists): namespaces "pr-7" already exists',
    'kubectl delete ns pr-7',
  ],
  [
    ['helm install web charts/web'],
    'Error: INSTALLATION FAILED: cannot re-use a name that is still in use',
    'helm uninstall web',
  ],
  [['mkdir zebra'], 'mkdir: cannot create directory ‘zebra’: File exists', 'rm -rf zebra'],
  [['pulumi stack init try1'], "error: stack 'try1' already exists", 'pulumi stack rm try1 --yes'],
  [
    ['kind create cluster'],
    'ERROR: failed to create cluster: node(s) already exist for a cluster with the name "kind"',
    'kubectl delete ns app',
  ],
  [
    ['kubectl config use-context kind-dev'],
    'error: no context exists with the name: "kind-dev"',
    'kubectl delete ns shop',
  ],
  [['git checkout -b release/2.1'], "fatal: a branch named 'release/2.1' already exists", 'git branch -D release/2.1'],
  [
    [tool('mcp__github__create_branch', branch)],
    'Reference already exists',
    tool('mcp__github__delete_branch', branch),
  ],
]

for (const [steps, output, last] of TAKEN) {
  test(`what was there already is nobody's own, as the output says: ${named(steps)}`, () => {
    assert.ok(asked_after(steps, output, last))
    assert.ok(!asked_after(steps, 'done', last), "and it is the session's own without that output")
  })
}

test("a folder that was there already is not the session's own for the line that is carried along either", () => {
  const overlays = session_overlays()
  const nothing = { secrets_read: [], hosts: [], denied_effects: [] }
  const made = judge_continued(policy, shell('mkdir zebra'), null)
  overlays.learn('s', { ...nothing, written: new Map(), ...made.learned, prelude: { cwd, lines: ['mkdir zebra'] } })
  assert.ok(!asked(judge_continued(policy, shell('rm -rf zebra'), overlays.get('s'))))
  const failed = failures_in('mkdir: cannot create directory ‘zebra’: File exists')
  overlays.learn('s', { ...nothing, written: new Map(), failed })
  assert.ok(asked(judge_continued(policy, shell('rm -rf zebra'), overlays.get('s'))))
  overlays.learn('s', { ...nothing, written: new Map(), ...made.learned })
  assert.ok(!asked(judge_continued(policy, shell('rm -rf zebra'), overlays.get('s'))), 'made anew')
})

test('a tool that writes a name which the session gave to another place writes that place', () => {
  const writes = (file_path: string) => tool('Write', { file_path: `${cwd}/${file_path}`, content: 'echo a\n' })
  const last = (...steps: (string | Action)[]) => asked(session(steps).at(-1))
  assert.ok(last('ln -s ~/.bashrc notes.txt', writes('notes.txt')))
  assert.ok(last('ln -sf .claude/settings.json s.json', writes('s.json')))
  assert.ok(last('mkdir -p x && ln -s ~/.zshrc x/rc', writes('x/rc')))
  assert.ok(
    last(
      'ln -s ~/.bashrc notes.txt',
      tool('Edit', { file_path: `${cwd}/notes.txt`, old_string: 'a', new_string: 'b' }),
    ),
  )
  assert.ok(!last('ln -s ../shared/tsconfig.json base.json', tool('Read', { file_path: `${cwd}/base.json` })))
  assert.ok(!last('ln -s src/a.ts b.ts', writes('b.ts')))
  assert.ok(!last('ln -s ~/.bashrc notes.txt', writes('other.txt')))
})
