// What the documents at the root say about the code: their links, the folders they name, the table of variables.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { VARIABLE_GROUPS } from '#runtime/config/variables.ts'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync('*.md', { cwd: ROOT })

const read = (document: string): string => readFileSync(join(ROOT, document), 'utf8')

/** The rows of CONFIGURATION.md as they follow from the table of variables. */
function configuration_rows(): string[] {
  const in_cell = (text: string): string => text.replaceAll('|', '\\|')
  return Object.entries(VARIABLE_GROUPS).flatMap(([group, variables]) => [
    `## ${group}`,
    ...Object.entries(variables).map(([name, { expected, default_text, meaning, aliases, flag }]) => {
      const others = [...aliases, ...(flag === null ? [] : [`\`${flag}\``])]
      const also = others.length === 0 ? '' : ` (also ${others.join(', ')})`
      const shown = /^(?:none|empty)$/.test(default_text) ? default_text : `\`${in_cell(default_text)}\``
      return `| ${name} | ${shown} | ${in_cell(expected)} | ${in_cell(meaning)}${also} |`
    }),
  ])
}

for (const document of DOCUMENTS) {
  test(`every link in ${document} leads to a file of the project`, () => {
    const targets = Array.from(read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target)
    const broken = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(join(ROOT, dirname(document), target)),
    )
    assert.deepEqual(broken, [])
  })

  test(`every file of the project that ${document} names in code exists`, () => {
    const named = Array.from(
      read(document).matchAll(/`((?:core|functions|runtime|test)\/[\w./[\]-]+?)`/g),
      ([, path = '']) => path,
    )
    assert.deepEqual(
      named.filter((path) => !existsSync(join(ROOT, path))),
      [],
    )
  })
}

test('CONFIGURATION.md has a row for every variable, with its default, its values and its meaning', () => {
  const rows = read('CONFIGURATION.md')
    .split('\n')
    .filter((line) => line.startsWith('## ') || /^\| [A-Z]/.test(line))
    .filter((line) => !line.startsWith('| Variable'))
  assert.deepEqual(rows, configuration_rows())
})

test('README names variables that exist', () => {
  const known = new Set(Object.values(VARIABLE_GROUPS).flatMap((variables) => Object.keys(variables)))
  const named = Array.from(read('README.md').matchAll(/\b(?:CS|AHP|ALPHA|ASG)_[A-Z0-9_]*[A-Z0-9]\b/g), ([name]) => name)
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
})
