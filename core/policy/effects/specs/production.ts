// Words by which people mark what must not break: names of hosts, clusters, projects, databases and namespaces.
import type { Word } from '#core/policy/parse/tree.ts'

const PRODUCTION = /(?:^|[^a-z])(?:prod|prd|production|live|main-?db|master-?db|primary)(?:[^a-z]|$)/i

/** Whether a name says production. */
export function names_production(text: string): boolean {
  return PRODUCTION.test(text)
}

/** Whether any word of the call says production. */
export function any_production(words: readonly (Word | null)[]): boolean {
  return words.some((word) => word !== null && names_production(word.text))
}
