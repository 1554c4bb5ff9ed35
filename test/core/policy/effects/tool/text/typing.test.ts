// What is typed into consoles, of which nobody says which program reads it: calls of languages are judged as those, lines of a shell as
// such.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, policy, tool } from '#test/support/session-steps.ts'

const typed = (chars: string): boolean => asked(policy.judge(tool('write_stdin', { session_id: 1, chars }), null))

const DANGEROUS = [
  "shutil.rmtree(os.path.expanduser('~'))\n",
  "require('fs').rmSync('/home/dev', {recursive: true})\n",
  "const x = require('child_process').execSync('cat ~/.ssh/id_rsa').toString()\n",
  'User.delete_all\n',
  'Order.destroy_all\n',
  'User.objects.all().delete()\n',
  'FLUSHALL\n',
  'cat ~/.ssh/id_rsa\n',
]

for (const chars of DANGEROUS) test(`is asked about when typed: ${chars.trim()}`, () => assert.ok(typed(chars)))

const HARMLESS = [
  "console.log(require('./package.json').version)\n",
  'JSON.stringify(process.versions)\n',
  "df.groupby('a').sum()\n",
  'for i in range(3):\n    print(i)\n\n',
  "with open('out.txt', 'w') as f:\n    f.write('x')\n\n",
  "shutil.rmtree('build')\n",
  'User.where(active: true).count\n',
  'db.users.find().limit(3)\n',
  'f() { ls; }; f\n',
  '(cd src && ls)\n',
  'break main\n',
  'y\n',
]

for (const chars of HARMLESS) test(`is silent when typed: ${chars.trim()}`, () => assert.ok(!typed(chars)))
