// Names of hosts, clusters, projects, databases and namespaces that say production.
const PRODUCTION = /(?:^|[^a-z])(?:prod|prd|production|live|main-?db|master-?db|primary)(?:[^a-z]|$)/i

/** Whether a name says production. */
export function names_production(text: string): boolean {
  return PRODUCTION.test(text)
}
