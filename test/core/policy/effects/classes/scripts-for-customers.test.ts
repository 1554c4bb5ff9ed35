// Scripts of a project that are told to work on production, beside the same scripts elsewhere and others there.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a script that does something to customers is asked about in production, whatever says so', () => {
  twins(
    [
      'node scripts/delete-users.js --env production',
      'npx tsx scripts/send-newsletter.ts --all --prod',
      'python scripts/backfill.py --env prod',
      'python manage.py delete_users --settings=config.prod',
      'php artisan notify:customers --env=production',
      'php bin/console doctrine:schema:update --force --env=prod',
      'ENV=prod python scripts/delete_accounts.py',
    ],
    [
      'node scripts/delete-users.js --env staging',
      'npx tsx scripts/send-newsletter.ts --all --prod --dry-run',
      'python scripts/report.py --env prod',
      'node scripts/delete-cache.js --env production',
      'python manage.py collectstatic --settings=config.prod',
      'php bin/console cache:clear --env=prod',
      'NODE_ENV=production node server.js',
      'npm run remove-unused --production',
    ],
  )
})

test('what no program refers to is taken out of the store of Nix every day, a path of it is not', () => {
  twins(['nix store delete /nix/store/abc-hello'], ['nix store gc --max 1G'])
})
