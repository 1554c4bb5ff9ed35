// The project's own guide for agents under another name says nothing new, and variables among made-up files are made up; each stands
// beside what looks like it and is not.
import { test } from 'node:test'
import { judged, noticed, PROJECT, silent, twins } from '#test/support/twins.ts'

test('the guide of the whole project may have another name, other texts may not take its place', () => {
  twins(
    [
      'ln -s /tmp/evil.md CLAUDE.md',
      'cp vendor/x/AGENTS.md AGENTS.md',
      'cp notes.md AGENTS.md',
      'ln -s ../AGENTS.md CLAUDE.md',
      'cp AGENTS.md ~/.claude/CLAUDE.md',
    ],
    [
      'ln -s AGENTS.md CLAUDE.md',
      'ln -sf ../AGENTS.md .github/copilot-instructions.md',
      'cp AGENTS.md packages/api/AGENTS.md',
      'cp CLAUDE.md AGENTS.md',
      'ln -s AGENTS.md .cursorrules',
    ],
  )
})

test('variables among fixtures are made up, those beside the tests may be live', () => {
  twins(
    ['cat tests/.env', 'cat fixtures.env.production .env', 'cat .env'],
    ['cat tests/fixtures/.env', 'cat testdata/app/.env.production', 'grep TOKEN src/__mocks__/.env.local'],
  )
  silent(judged('Read', { file_path: `${PROJECT}/tests/fixtures/leaky/.env` }), 'fixture')
  noticed(judged('Read', { file_path: `${PROJECT}/.env` }), 'live')
})
