// Things that a tool starts elsewhere by name: workflows, pipelines, playbooks, webhooks. Their names say what they do.
// Source: ENGINE 3 (tools by verb and by the shape of their arguments).
import { whole, within } from '#core/compose.ts'
import { snake } from '#core/policy/effects/tool/argument/spelling.ts'

type Arguments = Readonly<Record<string, unknown>>

const STARTS =
  /(?:^|_)(?:run|rerun|trigger|dispatch|execute|start|launch|invoke|queue|kickoff|kick_off|fire|replay|unblock|retry|resume|play|continue)(?:_|$)/
const STARTED_KEY = within(
  '^',
  [
    /workflow|pipeline|job|playbook|runbook|recipe|scenario|flow|function|lambda|automation|zap|webhook/,
    /dag|procedure|macro|routine|state_machine|build_type|event_type|job_template|cron_?job/,
    /task_definition/,
  ],
  '(?:_(?:[a-z]{2,12}_)?(?:id|name|key|file|path|slug|filename))?$',
)
/** What is started only to be answered. */
const ASKS = /(?:^|_)(?:run|execute|start|submit)_(?:\w{1,40}_)?(?:query|search|nrql|promql|dql|kql|eval|report)(?:_|$)/
/** Words of a tool that starts such things. */
const STARTABLE =
  /(?:^|_)(?:workflow|pipeline|job|playbook|runbook|scenario|flow|function|automation|webhook|dag|cron_?job|routine)s?(?:_|$)/
/** Servers that hold nothing else. */
const STARTABLE_SERVER = /workflow|pipeline|playbook|runbook|rundeck|automation|cron|airflow|jenkins/
/** Characters of the arguments in which production is looked for, as a text by itself. */
const MAX_ARGUMENT_CHARS = 4096
const IN_PRODUCTION =
  /"(?:[a-z_-]*env(?:ironment)?[a-z_-]*|stage|target|tier|value)"\s*:\s*"(?:prod|production|prd|live)"/i
const NAME = /^[\w .:/@-]{2,120}$/
/** What happens to others when it runs. */
const GRAVE_WORD = whole(
  /prod|production|prd|live|deploy|release|publish|rollout|promote|destroy|teardown|delete|drop|purge/,
  /wipe|truncate|terminate|shutdown|pay|payout|payouts|refund|refunds|transfer|payroll|charge|broadcast/,
  /newsletter|revoke|failover|restore|rollback|reset|send|email|mail|invoices|notify/,
)
/** What is only tried, or only for those who work on it. */
const TRIED_WORD =
  /^(?:dev|test|tests|testing|staging|preview|dry|dryrun|sandbox|docs|lint|check|local|qa|plan|simulate|demo)$/

/** Whether the name of what a call starts says that it affects others. */
export function starts_grave(action: string, server: string, args: Arguments): boolean {
  if (!STARTS.test(action) || ASKS.test(action)) return false
  // `cronjob_execute {id: 'prod-billing'}`: the name of the tool says what is numbered.
  const numbered = STARTABLE.test(action) || STARTABLE_SERVER.test(server)
  if (IN_PRODUCTION.test(JSON.stringify(args).slice(0, MAX_ARGUMENT_CHARS))) return true
  return Object.entries(args).some(
    ([key, value]) =>
      typeof value === 'string' &&
      (STARTED_KEY.test(snake(key)) || (numbered && /^(?:id|name|key|slug)$/.test(key))) &&
      NAME.test(value) &&
      is_grave(value),
  )
}

function is_grave(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return words.some((word) => GRAVE_WORD.test(word)) && !words.some((word) => TRIED_WORD.test(word))
}

const TRIAL_KEY = /^(?:env|environment|stage|environment_(?:name|key|id)|env_name|namespace|tier)$/
const TRIAL = /^(?:dev|develop|development|test|testing|staging|stage|local|sandbox|preview|qa|ci|demo)$/i

/** Clusters that run on the machine of whoever works on something. */
const CLUSTER_KEY = /^(?:(?:kube_?)?context|cluster(?:_?(?:name|id))?)$/
const OWN_CLUSTER = /^(?:kind|minikube|k3d|docker-desktop|rancher-desktop|colima|orbstack)(?:-[\w-]{1,60})?$/i

/** Whether a call names an environment in which things are only tried. */
export function tried_only(args: Arguments): boolean {
  return Object.entries(args).some(([key, value]) => {
    if (typeof value !== 'string') return false
    const name = snake(key)
    return (TRIAL.test(value) && TRIAL_KEY.test(name)) || (OWN_CLUSTER.test(value) && CLUSTER_KEY.test(name))
  })
}
