// Parameters of functions stand for what the code itself gives them: a deletion by parameter is the deletion of what it is called with,
// and stays a question when nobody can tell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, session } from '#test/support/session-steps.ts'

const python = (code: string) => `python3 - <<'PY'\nimport shutil, sys\n${code}\nPY`
const node = (code: string) => `node - <<'JS'\nconst fs = require('fs')\n${code}\nJS`
const WIPE = 'def wipe(p, deep=True):\n    shutil.rmtree(p)\n'
const CLEAN = 'function clean(dir) { fs.rmSync(dir, { recursive: true }) }\n'

const QUESTIONS: readonly string[] = [
  python(`${WIPE}wipe('/home/dev/photos')`),
  python(`${WIPE}wipe('dist')\nwipe('/home/dev/photos')`),
  python(`${WIPE}wipe('dist')\nwipe(sys.argv[1])`),
  python(`${WIPE}wipe(p='../other')`),
  // Handed to others, called by a decorator, called by nobody.
  python(`${WIPE}wipe('dist')\nlist(map(wipe, sys.argv))`),
  python(`import click\n@click.command()\n@click.argument('p')\n${WIPE}wipe()`),
  // Called by its name as a text, through a method of functions, inside of a string.
  python(`${WIPE}wipe('dist')\nglobals()['wipe']('/home/dev/photos')`),
  python(`${WIPE}wipe('dist')\nprint(f"{wipe('/home/dev/photos')}")`),
  python(`${WIPE}wipe('dist')\nwipe(*sys.argv[1:])`),
  node(`${CLEAN}clean('dist')\nclean.call(null, '/home/dev/photos')`),
  node(`${CLEAN}clean('dist')\nconst c = clean\nc('/home/dev/photos')`),
  // The name is something else elsewhere.
  python(`p = '/home/dev/photos'\n${WIPE}wipe('dist')\nshutil.rmtree(p)`),
  python(`${WIPE}def other(p):\n    shutil.rmtree(p)\nwipe('dist')\nother(sys.argv[1])`),
  node(`${CLEAN}clean('/home/dev/photos')`),
  node("const clean = (dir = 'dist') => fs.rmSync(dir, { recursive: true })\nclean('/home/dev/photos')"),
  node(`${CLEAN}process.argv.slice(2).forEach(clean)\nclean('dist')`),
  node("const clean = async (dir) => fs.rmSync(dir, { recursive: true })\nclean(process.env.HOME + '/photos')"),
]

const ROUTINE: readonly string[] = [
  python(`${WIPE}wipe('dist')`),
  python(`${WIPE}for one in ['dist', 'build']:\n    wipe(one)`),
  python(`OUT = 'dist'\n${WIPE}wipe(OUT, deep=False)`),
  python('class Cleaner:\n    def wipe(self, p):\n        shutil.rmtree(p)\nCleaner().wipe("build")'),
  node(`${CLEAN}clean('dist')\nclean('coverage')`),
  node(`${CLEAN}clean('dist')\nmodule.exports = { clean }`),
  node("const clean = (dir = 'dist') => fs.rmSync(dir, { recursive: true })\nclean()"),
]

for (const command of QUESTIONS)
  test(`somebody is asked: ${JSON.stringify(command)}`, () => assert.ok(session([command]).some(asked)))

for (const command of ROUTINE)
  test(`nobody is asked: ${JSON.stringify(command)}`, () => {
    for (const verdict of session([command])) assert.ok(!asked(verdict), verdict.findings[0]?.rule_id)
  })
