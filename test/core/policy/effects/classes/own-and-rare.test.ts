// Files of variables that the line wrote itself, databases and queues of tests by their address, what cmd loops over; and programs met
// rarely that take away as much as the well-known ones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { twins, verdict_of } from '#test/support/verdicts.ts'

test('what the line wrote into a file of variables may be shown, what was there before may not', () => {
  twins(
    [
      'test -f .env || cp .env.example .env; cat .env',
      '[ -f .env ] || echo A=1 > .env; cat .env',
      'cp -n .env.example .env; cat .env',
      'cp .env.production .env; cat .env',
      'echo A=1 >> .env; cat .env',
      'printenv > .env; cat .env',
      'vault kv get -field=x secret/y > .env && cat .env',
      'echo A=1 > .env; cp .env.production .env; cat .env',
      'echo A=1 > .env.test; cat .env',
      'cat .env; echo A=1 > .env',
      'printenv > .env; cat .env; echo A=1 > .env',
      'cat .env.production > .env; cat .env; echo A=1 > .env',
      'vault kv get x | cat > .env; cat .env; echo A=1 > .env',
      'vault kv get x | tee .env; cat .env; echo A=1 > .env',
    ],
    [
      "printf 'A=1\\n' > .env.test && cat .env.test",
      'cat > .env <<EOF\nA=1\nEOF\ncat .env',
      'cp .env.example .env && grep DATABASE .env',
      'cd apps/web && cp .env.example .env && cat .env',
    ],
  )
})

test('queues and databases of tests by their names', () => {
  twins(
    [
      'rabbitmqadmin purge queue name=orders',
      'rabbitmqadmin -u guest -p guest delete vhost name=prod',
      'dotnet ef database drop -f',
      "dotnet ef database drop -f --connection 'Host=db.prod;Port=5432;Database=shop_test;Username=p'",
    ],
    [
      'rabbitmqadmin -u guest -p guest purge queue name=orders.test',
      "dotnet ef database drop -f --connection 'Host=localhost;Port=5433;Database=shop_test;Username=postgres'",
    ],
  )
})

test('every member of a set in a loop of cmd counts', () => {
  twins(
    [
      'cmd /c "for /d /r . %d in (bin,src) do rd /s /q %d"',
      'cmd /c "for %d in (C:\\Users\\dev,obj) do rd /s /q %d"',
      'cmd /c "for /d /r C:\\ %d in (bin,obj) do rd /s /q %d"',
      '& "C:\\VS\\Common7\\Tools\\Launch-VsDevShell.ps1" -VsWherePath C:\\x\\y.exe',
    ],
    [
      'cmd /c "for /d /r . %d in (bin,obj) do rd /s /q %d"',
      'cmd /c "for /d %d in (bin;obj) do rd /s /q %d"',
      '& "C:\\Program Files\\Microsoft Visual Studio\\2022\\Community\\Common7\\Tools\\Launch-VsDevShell.ps1" -SkipAutomaticLocation; cl',
    ],
  )
})

test('homes as rarer languages ask for them are homes', () => {
  for (const command of [
    'groovy -e \'new File(System.getProperty("user.home")).deleteDir()\'',
    "elixir -e 'File.rm_rf!(System.user_home!())'",
    'gio remove -f ~/Documents',
    'fdupes -rdN ~/Documents',
    'qemu-img convert -O raw a.qcow2 /dev/sdb',
    'qemu-img dd if=x.raw of=/dev/sda',
  ])
    assert.equal(verdict_of(command), 'block', command)
})

test('programs that take away duplicates, pictures of disks and every line of sources', () => {
  twins(
    [
      'rdfind -deleteduplicates true ~/Photos',
      'jdupes -dN -r data',
      'qemu-img create -f raw /dev/mapper/vg0-data 1G',
      "perl -i -ne '' $(git ls-files '*.go')",
      "git log -p --all -- '*.env'",
      'gio remove src',
    ],
    [
      'rdfind -dryrun true -deleteduplicates true .',
      'fdupes -r .',
      'qemu-img convert -O raw a.qcow2 b.raw',
      'qemu-img create -f qcow2 build/disk.qcow2 4G',
      "perl -i -pe 's/a/b/' $(git ls-files '*.go')",
      "git log -p -- '*.ts'",
      "git log --stat -- '*.env'",
      'gio remove dist',
    ],
  )
})

test('a filter that keeps one ending says what is left of a listing, unless something changes it afterwards', () => {
  twins(
    [
      "ls | grep -v '\\.log$' | xargs rm",
      "git ls-files | grep '\\.py$' | xargs rm",
      "git ls-files | grep -E '\\.(orig|py)$' | xargs rm",
      "ls | grep '\\.o$' | cut -d. -f1 | xargs rm -rf",
      "ls | grep '\\.o$' | sed 's/\\.o$/.c/' | xargs rm",
      "rm $(ls | grep '\\.o$' | sed s/o/c/)",
      "find ~ -type f | grep '\\.log$' | xargs rm",
      "git ls-files | grep 'o$' | xargs rm",
    ],
    [
      "rm -f $(git ls-files -o --exclude-standard | grep '\\.orig$')",
      "git ls-files | grep -E '\\.(orig|rej)$' | xargs rm",
      "find . -type f | grep '\\.log$' | sort | xargs rm",
    ],
  )
})

test('jobs by their name and collections of tests on this machine are the own ones', () => {
  assert.equal(verdict_of('scancel -u $USER'), 'block')
  twins(
    [
      'python -c \'from qdrant_client import QdrantClient; QdrantClient("localhost").delete_collection("chunks")\'',
      'python -c \'from qdrant_client import QdrantClient; QdrantClient("https://x.example").delete_collection("test_chunks")\'',
    ],
    [
      'scancel -u $USER -n dbg',
      'python -c \'from qdrant_client import QdrantClient; QdrantClient("localhost").delete_collection("test_chunks")\'',
      'rm -rf *.Rcheck',
    ],
  )
})

test('databases of tests by any address, branches whose remote went, files put aside and put back', () => {
  twins(
    [
      "goose postgres 'host=db.internal dbname=api_test' reset",
      "goose postgres 'host=localhost dbname=api' reset",
      "migrate -path m -database 'postgres://localhost:5433/api?sslmode=disable' drop -f",
      'createdb -h localhost -p 5433 billing; dropdb -h localhost -p 5433 billing',
      "git branch -vv | grep -v gone | awk '{print $1}' | xargs git branch -D",
      'git branch | grep -v main | xargs git branch -D',
      'mv .env.production .env',
      'mv .env .env.example',
      'mv ~/.ssh/id_rsa ~/.ssh/id_rsa.bak',
      'mv .env /tmp/x',
      'mv .env .env.bak && rm .env.bak',
      'mv .env .env.bak; mv .env.bak /tmp/x',
      'rm -rf .git/filter-repo .git/refs',
      'docker rmi $(docker images -q)',
      'gh pr comment 1 --body-file .env',
    ],
    [
      "goose postgres 'host=localhost port=5433 user=postgres password=postgres dbname=api_test sslmode=disable' reset",
      "migrate -path m -database 'postgres://postgres:postgres@localhost:5433/api_test?sslmode=disable' drop -f",
      'PGPASSWORD=postgres createdb -h localhost -p 5433 -U postgres api_pr88; PGPASSWORD=postgres dropdb -h localhost -p 5433 -U postgres api_pr88',
      "git branch -vv | grep ': gone]' | awk '{print $1}' | xargs -r git branch -D",
      'mv .env .env.bak && cp .env.ci .env && make test; mv .env.bak .env',
      'git filter-repo --analyze && rm -rf .git/filter-repo',
      "docker rmi $(docker images -q 'acme/api:test-*')",
      "aws s3api list-objects-v2 --bucket b --query 'Contents[].Key' --output text",
      "gh api repos/a/b/actions/caches --jq '.items[].key'",
    ],
  )
})

test('variables picked by names that sound like no secret may be shown', () => {
  twins(
    [
      'python -c "import os; print({k:v for k,v in os.environ.items() if k.startswith(\'AWS_\')})"',
      'python -c "import os; print({k:v for k,v in os.environ.items() if \'TOK\' in k})"',
      'python -c "import os; print({k:v for k,v in os.environ.items() if k.startswith(\'PI_\') or True})"',
      'python -c "import os; print({k:v for k,v in os.environ.items() if \'PI_\' in k}); print(dict(os.environ))"',
      'node -e "console.log(process.env)"',
    ],
    [
      "python - <<'PY'\nimport os\nprint({k:v for k,v in os.environ.items() if k.startswith('PI_')})\nPY",
      "python -c \"import os; [print(k, v) for k, v in os.environ.items() if k.startswith(('CUDA', 'NCCL'))]\"",
      'node -e "console.log(Object.fromEntries(Object.entries(process.env).filter(([k]) => k.startsWith(\'VITE_\'))))"',
    ],
  )
})

test('cleaners choose themselves what goes', () => {
  twins(
    [
      "rmlint --types duplicates --cmd 'rm -rf {}' ~",
      'czkawka_cli dup -d ~/ -D AEO',
      'fclones remove < dupes.txt',
      'bleachbit --clean system.*',
      'git annex drop --force --all',
      'velero uninstall --force',
    ],
    [
      'rmlint src',
      'czkawka_cli dup -d src',
      'fclones group . > dupes.txt',
      'fclones remove --dry-run < dupes.txt',
      'bleachbit --list',
      'bleachbit --preview system.cache',
      'git annex drop big.iso',
      'velero version',
    ],
  )
})
