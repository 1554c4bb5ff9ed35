// Variables that a command passes to recipes of a makefile the session wrote: `make clean OUT=/home/dev` runs `rm -rf
// $(OUT)` with that value. Source: ENGINE section 11.
import type { Collector } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { FIRST, written_recipes } from '#core/policy/effects/text/recipes.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

const CALL = /\bg?make\s([^;&|\n]{1,400})/
const VARIABLE = /(?:^|\s)([A-Za-z_]\w{0,40})=("[^"]{0,200}"|'[^']{0,200}'|[^\s"']{1,200})/g
const MAX_VARIABLES = 8
const MAX_RECIPES = 16
const MAKEFILE = /^(?:gnu)?makefile$/i

/** Adds the requested recipes that use one of the variables, with the values in front. */
export function run_recipes(out: Collector, command: string, facts: FileFacts | null): void {
  if (facts === null || !command.includes('make')) return
  const [call = '', given = ''] = CALL.exec(command) ?? []
  const set = Array.from(given.matchAll(VARIABLE)).slice(0, MAX_VARIABLES)
  const text = set.length === 0 ? null : makefile_in(facts)
  if (text === null) return
  const targets = new Set(given.split(/\s+/).filter((word) => !/[=-]/.test(word)))
  if (targets.size === 0) targets.add(FIRST)
  const takes = new RegExp(`\\$[({](?:${set.map(([, name]) => name).join('|')})[)}]`)
  const recipes = written_recipes(text)
    .filter(({ code, names }) => takes.test(code) && (names === null || names.some((name) => targets.has(name))))
    .slice(0, MAX_RECIPES)
  if (recipes.length === 0) return
  const values = set.map(([, name, value]) => `${name}=${value}`)
  const lines = recipes.map(({ code }) => code.replace(/\$[({](\w{1,41})[)}]/g, '$$$1'))
  out.nested.push({
    lang: 'shell',
    code: [...values, ...lines].join('\n'),
    via: ['file'],
    place: 'local',
    cwd: null,
    span: [0, call.length],
    command: -1,
    depth: 1,
  })
}

function makefile_in({ written }: FileFacts): string | null {
  for (const [path, { content }] of written) if (content !== null && MAKEFILE.test(base_of(path))) return content
  return null
}
