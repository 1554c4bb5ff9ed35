// Modules and their members under the names that a piece of code gives them. Source: ENGINE 7.
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Under this name stand the modules of which every member has its own name: `from os import *`. */
export const EVERYTHING = '*'

/** `import os as o`, `from shutil import rmtree as r`, `const { rm: x } = require('fs')` follow in assigns. */
export function imports(run: Run, at: number): void {
  const { tokens } = run.scope
  const words: string[] = []
  for (let i = at; i < tokens.length && i < at + 24; i++) {
    const token = tokens[i]
    if (token?.kind !== 'name' && token?.text !== ',' && !(token?.text === '*' && words.at(-1) === 'import')) break
    words.push(token.text)
  }
  const from = words[0] === 'from' ? words[1] : undefined
  const importing = words.indexOf('import')
  if (importing < 0) return
  for (let i = importing + 1; i < words.length; i++) {
    const name = words[i]
    if (name === undefined || name === ',' || name === 'as') continue
    if (name === '*') {
      if (from !== undefined) run.aliases.set(EVERYTHING, `${run.aliases.get(EVERYTHING) ?? ''} ${from}`)
      continue
    }
    const alias = words[i + 1] === 'as' ? words[i + 2] : undefined
    const whole = from === undefined ? name : `${from}.${name}`
    if (alias !== undefined) run.aliases.set(alias, whole)
    else if (from !== undefined) run.aliases.set(name, whole)
    if (alias !== undefined) i += 2
  }
}

/** `import { rm as r } from 'fs/promises'`, `import * as fs from 'fs'`, `import fs from 'fs'`. */
export function es_imports(run: Run, at: number): void {
  const { tokens } = run.scope
  const names: [local: string, original: string | null][] = []
  let braces = false
  for (let i = at + 1; i < tokens.length && i < at + 32; i++) {
    const token = tokens[i]
    if (token === undefined || token.kind === 'text') break
    if (token.text === '{') braces = true
    else if (token.kind === 'name' && token.text === 'from') {
      const module = tokens[i + 1]
      if (module?.kind !== 'text') return
      const path = module.text.replace(/^node:/, '').replaceAll('/', '.')
      for (const [local, original] of names) run.aliases.set(local, original === null ? path : `${path}.${original}`)
      return
    } else if (token.kind === 'name' && token.text === 'as') {
      const local = tokens[i + 1]?.text ?? ''
      const last = names.pop()
      names.push([local, last?.[1] ?? null])
      i++
    } else if (token.kind === 'name') names.push([token.text, braces ? token.text : null])
    else if (token.text === '*') names.push(['*', null])
  }
}
