// Takes a rule of an operator's pack off its trial in the text of its file, which keeps its comments, its order and its layout: the
// parser only tells where the words stand. Source: ENGINE 9 (shadow rules), PRODUCT 1 (observe first, enforce later).
import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'

const load = createRequire(import.meta.url)

/** The text with the rule in force; `null` where the file is no pack, or has no such rule on trial. */
export function end_trial(text: string, id: string): string | null {
  const { parseDocument, isMap, isSeq, isScalar } = load('yaml') as typeof Yaml
  const document = parseDocument(text)
  const rules = document.get('rules')
  if (document.errors.length > 0 || !isSeq(rules)) return null
  const rule = rules.items.find((one) => isMap(one) && one.get('id') === id)
  if (!isMap(rule)) return null
  const mode = rule.get('mode', true)
  if (isScalar(mode) && mode.range) {
    const [from, to] = mode.range
    return mode.value === 'shadow' ? `${text.slice(0, from)}on${text.slice(to)}` : null
  }
  // The whole pack is on trial: this rule says otherwise, behind its name.
  const name = rule.items.find(({ key }) => isScalar(key) && key.value === 'id')
  const { key, value } = name ?? {}
  if (document.get('default') !== 'shadow' || !isScalar(key) || !isScalar(value) || !key.range || !value.range)
    return null
  const [start] = key.range
  const [, end] = value.range
  const line_end = text.includes('\r\n') ? '\r\n' : '\n'
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  return `${text.slice(0, end)}${rule.flow ? ', ' : `${line_end}${indent}`}mode: on${text.slice(end)}`
}
