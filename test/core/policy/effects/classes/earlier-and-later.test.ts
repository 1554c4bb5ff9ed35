// What is done in an environment that the line exports, with variables that it copied, with modes and owners that Perl and Ruby name
// first, and by the user in whose home the agent works.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { twins } from '#test/support/verdicts.ts'

test('a step back in production is a question as a step forward is', () => {
  twins(
    [
      'RAILS_ENV=production bin/rails db:rollback STEP=5',
      'MIX_ENV=prod mix ecto.rollback',
      'APP_ENV=production php artisan migrate:rollback',
      'export RAILS_ENV=production; bin/rails db:rollback',
    ],
    [
      'bin/rails db:rollback',
      'RAILS_ENV=test bin/rails db:rollback',
      'mix ecto.rollback',
      'alembic downgrade -1',
      'php artisan migrate:rollback',
    ],
  )
})

test('the environment of tests holds for the rest of the line that exports it', () => {
  twins(
    [
      'export RAILS_ENV=test; RAILS_ENV=development bin/rails db:reset',
      'export RAILS_ENV=test; export RAILS_ENV=production; bin/rails db:reset',
      'export RAILS_ENV=test; unset RAILS_ENV; bin/rails db:reset',
      'export RAILS_ENV=test-like; bin/rails db:reset',
      "export RAILS_ENV=test; ssh web 'bin/rails db:reset'",
    ],
    [
      'export RAILS_ENV=test; bin/rails db:reset',
      'export RAILS_ENV=test && bundle exec rake db:drop db:create',
      'export DJANGO_SETTINGS_MODULE=app.settings.test; python manage.py flush --noinput',
      'export MIX_ENV=test && mix ecto.reset',
    ],
  )
})

test('a file of variables that the line copied may go, any other may not', () => {
  twins(
    [
      'rm .env.docker',
      'mv .env.old .env.new && rm .env.new',
      'cp .env.example .env && rm .env',
      'cp .env .env.production && rm .env.production',
      'cp -n .env .env.docker && rm .env.docker',
    ],
    [
      'cp .env .env.docker && rm .env.docker',
      'cp .env .env.docker && docker compose --env-file .env.docker up -d && rm .env.docker',
      'cp .env.example .env.ci && npm test; rm .env.ci',
    ],
  )
})

test('what snapshot tools and local certificate makers write may go, what is kept of them may not', () => {
  twins(
    ["find . -name '*.pem' -delete", 'rm certs/server-key.pem'],
    [
      "find . -name '*.snap.new' -delete",
      "find . -name '*.pending-snap' -delete",
      'rm -f localhost.pem localhost-key.pem',
      'rm -f localhost+2.pem localhost+2-key.pem',
    ],
  )
})

test('modes and owners of the system are changed in every language', () => {
  twins(
    [
      `perl -e 'chmod 0777, glob("/etc/*")'`,
      `perl -e 'chmod(0777, "/etc/passwd")'`,
      `perl -e 'chown 0, 0, "/etc/shadow"'`,
      `ruby -e 'File.chmod(0777, *Dir.glob("/etc/*"))'`,
      `ruby -e 'File.chmod 0777, "/etc/passwd"'`,
      `ruby -rfileutils -e 'FileUtils.chmod_R(0777, "/etc")'`,
    ],
    [
      `perl -e 'chmod 0755, "bin/a", "bin/b"'`,
      `ruby -rfileutils -e 'FileUtils.chmod(0755, %w[bin/a bin/b])'`,
      `ruby -e 'File.chmod(0644, *Dir.glob("docs/*.md"))'`,
    ],
  )
})

test('a gateway that runs as root does not take the user of a home for root', () => {
  const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
  const word = (command: string, cwd: string) =>
    policy.judge(
      { tool_name: 'Bash', payload: { command, cwd }, cwd, workspace_root: cwd, home: '/root', facts: null },
      null,
    ).verdict
  assert.equal(word('sudo usermod -aG dialout $USER', '/home/dev/project'), 'defer')
  assert.equal(word('sudo usermod -aG dialout $USER', '/root/project'), 'block')
  assert.equal(word('sudo chown -R $USER:$USER node_modules', '/home/dev/project'), 'allow')
})
