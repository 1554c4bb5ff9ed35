// Words by which people mark what must not break: names of hosts, clusters, projects, databases and namespaces.
import type { Collector } from '#core/policy/effects/call.ts'
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

/** Variables and contexts that say where later commands of the same shell work. */
const PLACE =
  /(?:^|[\s;&])(?:export\s+)?(?:PGHOST|PGSERVICE|PGDATABASE|MYSQL_HOST|DB_HOST|DB_NAME|DATABASE_URL|DB_URL|MONGO(?:DB)?_UR[IL]|REDIS_(?:URL|HOST)|AWS_PROFILE|AWS_DEFAULT_PROFILE|KUBECONFIG|KUBE_CONTEXT|CLOUDSDK_CORE_PROJECT|GOOGLE_CLOUD_PROJECT|AZURE_SUBSCRIPTION\w*|TF_WORKSPACE|RAILS_ENV|RACK_ENV|APP_ENV|DJANGO_SETTINGS_MODULE|MIX_ENV|HEROKU_APP|STAGE|ENVIRONMENT)=["']?([^\s"';&]+)|\b(?:use-context|kubectx|workspace\s+select|config\s+set\s+(?:core\/)?project|git:remote\s+-a)\s+["']?([^\s"';&]+)/g
/** Effects that weigh more in production. */
const WEIGHS = /^(?:db\.(?:write|schema|admin)|cloud\.(?:change|delete)|k8s\.(?:change|delete)|iac\.(?:apply|destroy))$/

/** Marks what the commands of a text do as production when an assignment or a context before them says so. */
export function mark_production(text: string, out: Collector): void {
  if (!/prod|prd|live|primary|master-?db|main-?db/i.test(text)) return
  let named = false
  for (const match of text.matchAll(PLACE)) {
    named = names_production(match[1] ?? match[2] ?? '')
    if (named) break
  }
  if (!named) return
  for (const draft of out.drafts) {
    if (!WEIGHS.test(draft.kind) || draft.fields.prod === true) continue
    draft.fields.prod = true
    draft.d = [Math.max(2, draft.d[0]), draft.d[1], Math.max(2, draft.d[2])]
  }
}
