// Modules and their members under the names that a piece of code gives them. Source: ENGINE 7.
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Under this name stand the modules of which every member has its own name: `from os import *`. */
export const EVERYTHING = '*'

/** Tokens of one import that are read. */
const MAX_IMPORT = 24
const MAX_ES_IMPORT = 32

/** `import os as o`, `from shutil import rmtree as r`, `const { rm: x } = require('fs')` follow in assigns. */
export function imports(run: Run, at: number): void {
  const words = words_of_import(run, at)
  const from = words[0] === 'from' ? words[1] : undefined
  const importing = words.indexOf('import')
  if (importing < 0) return
  for (let i = importing + 1; i < words.length; i++) {
    const name = words[i]
    if (name === undefined || name === ',' || name === 'as') continue
    const alias = words[i + 1] === 'as' ? words[i + 2] : undefined
    if (name === '*') {
      if (from !== undefined) run.aliases.set(EVERYTHING, `${run.aliases.get(EVERYTHING) ?? ''} ${from}`)
      continue
    }
    const whole = from === undefined ? name : `${from}.${name}`
    if (alias !== undefined || from !== undefined) run.aliases.set(alias ?? name, whole)
    if (alias !== undefined) i += 2
  }
}

function words_of_import(run: Run, at: number): string[] {
  const words: string[] = []
  for (const token of run.scope.tokens.slice(at, at + MAX_IMPORT)) {
    const part = token.kind === 'name' || token.text === ',' || (token.text === '*' && words.at(-1) === 'import')
    if (!part) break
    words.push(token.text)
  }
  return words
}

/** `import { rm as r } from 'fs/promises'`, `import * as fs from 'fs'`, `import fs from 'fs'`. */
export function es_imports(run: Run, at: number): void {
  const { names, next } = es_names(run, at)
  const { tokens } = run.scope
  const module = tokens[next + 1]
  if (next < 0 || module?.kind !== 'text') return
  const path = module.text.replace(/^node:/, '').replaceAll('/', '.')
  for (const [local, original] of names) run.aliases.set(local, original === null ? path : `${path}.${original}`)
}

/** Each name with the one it has in its module, null for the module itself, and where `from` stands behind them; -1 without it. */
function es_names(run: Run, at: number): { names: [local: string, original: string | null][]; next: number } {
  const { tokens } = run.scope
  const names: [local: string, original: string | null][] = []
  let braces = false
  for (let i = at + 1; i < tokens.length && i < at + MAX_ES_IMPORT; i++) {
    const token = tokens[i]
    if (token === undefined || token.kind === 'text') break
    if (token.kind === 'name' && token.text === 'from') return { names, next: i }
    if (token.text === '{') braces = true
    else if (token.kind === 'name' && token.text === 'as') {
      i++
      names.push([tokens[i]?.text ?? '', names.pop()?.[1] ?? null])
    } else if (token.kind === 'name') names.push([token.text, braces ? token.text : null])
    else if (token.text === '*') names.push(['*', null])
  }
  return { names, next: -1 }
}
