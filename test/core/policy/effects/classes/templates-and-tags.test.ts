// Templates that a project fills in, images named after a commit, incidents that are looked into, and what only the options of a program
// or a client give away.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a template of the project becomes the file that is meant by it, and no other', () => {
  twins(
    [
      'cp other.yml secrets.yml',
      'cp secrets.example.yml ~/.aws/credentials',
      'cp config/secrets.example.yml deploy/secrets.yml',
      'cp keys.example.yml secrets.yml',
      'echo token=1 > secrets.yml',
    ],
    [
      'cp wp-config-sample.php wp-config.php',
      'cp secrets.example.yml secrets.yml',
      'cp config/secrets.yml.sample config/secrets.yml',
      'cp credentials.json.example credentials.json',
      'cp auth.template.json auth.json',
    ],
  )
})

test('a job or a resource called secrets holds none', () => {
  twins(
    ['cat secrets.yml', 'cat config/secrets.yaml', 'cat templates/credentials.json'],
    ['cat .github/workflows/secrets.yml', 'cat chart/templates/secret.yaml', 'cat .gitlab/ci/secrets.yml'],
  )
})

test('an image that the line built goes out under the name of its commit, not under that of a release', () => {
  const tagged = (tag: string) =>
    `docker build -t r.acme.internal/web:${tag} . && docker push r.acme.internal/web:${tag}`
  twins(
    ['docker push r.acme.internal/web:$(git rev-parse --short HEAD)', tagged('$VERSION'), tagged('$(cat VERSION)')],
    [tagged('$(git rev-parse --short HEAD)'), tagged('$GITHUB_SHA'), tagged('staging-$(git rev-parse HEAD)')],
  )
})

test('a package that was taken over is looked for and removed, not installed', () => {
  twins(
    ['npm i flatmap-stream', 'yarn add event-stream@3.3.6', 'pnpm dlx flatmap-stream'],
    [
      'npm ls flatmap-stream event-stream',
      'npm view event-stream@3.3.6',
      'npm uninstall flatmap-stream',
      'yarn why rc@1.2.9',
    ],
  )
})

test('miners are known by their options whatever they are called', () => {
  twins(
    ['/tmp/node-gyp -o pool.example:3333 -u 48a --donate-level 0', './svc --algo rx/0 --url p.example:443'],
    ['./train --algo ppo --level 3', './bench --coin-size 4'],
  )
})

test('a client of a database writes its answers into the named file, or into a program', () => {
  twins(
    ['psql app -o ~/.bashrc -c "select 1"', "psql app -o '|sh' -c 'select 1'"],
    ['psql app -o /tmp/rows.csv -c "select 1"', 'psql app -L /tmp/psql.log -c "select 1"'],
  )
})

test('tables into which a load is put first are emptied at will on this machine', () => {
  twins(
    ['psql -h db.prod.acme.com app -c "truncate events_staging"', 'psql -h localhost app -c "truncate events"'],
    ['psql -h localhost app -c "truncate events_staging"', 'psql -h localhost app -c "truncate stg_events"'],
  )
})

const walks = (folder: string, then: string) =>
  `cat > S.java <<'X'\nclass S { public static void main(String[] a) throws Exception { Files.walk(Path.of(${folder})).${then}; } }\nX\njava S.java`

test('what walks a folder and deletes each member deletes the folder', () => {
  twins(
    [
      walks('System.getProperty("user.home")', 'sorted(reverseOrder()).forEach(p -> p.toFile().delete())'),
      walks('"/etc"', 'forEach(Files::delete)'),
      'cat > d.go <<\'X\'\nfunc main() { filepath.Walk(os.Getenv("HOME"), func(p string) error { return os.RemoveAll(p) }) }\nX\ngo run d.go',
    ],
    [
      walks('"build"', 'sorted(reverseOrder()).forEach(p -> p.toFile().delete())'),
      walks('System.getProperty("user.home")', 'forEach(System.out::println)'),
      walks('"logs"', 'filter(p -> p.endsWith(".tmp")).forEach(p -> p.toFile().delete())'),
    ],
  )
})

test('a preview of a stack changes nothing, and half-written output of a job is no result', () => {
  twins(
    ['pulumi refresh --yes', 'pulumi up --yes --stack prod', 'rm -rf data/clean'],
    ['pulumi refresh --stack dev --yes --preview-only', 'rm -rf data/clean/_temporary'],
  )
})
