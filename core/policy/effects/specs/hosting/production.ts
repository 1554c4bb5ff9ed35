// Words that mark production in names of hosts, clusters, projects, databases and namespaces.
import { in_turn, one_of, within } from '#core/compose.ts'
import type { Call } from '#core/policy/effects/call.ts'
import { type Collector, type Draft, set_field } from '#core/policy/effects/collector.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { line_says, once_per_source } from '#core/policy/effects/line/line.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

const TRIAL =
  /(?:^|[^a-z])(?:preview|dev|devel|development|sandbox|scratch|e2e|ci|test|testing|tmp|staging|pr-?\d+)(?:[^a-z]|$)/i

/** Whether a name says that things are tried out there. */
export function names_trial(text: string): boolean {
  return TRIAL.test(text) && !names_production(text)
}

/** Options that name an environment, and names of environments before production. */
const TRIED_THERE = in_turn(
  /(?:^|\s)(?:-[adegnP]|--(?:app(?:-?name)?|env(?:ironment)?(?:-?name)?|stage|dest(?:ination)?|target|name|project|resource-group|slot|service|stack-name|config(?:-env)?))/,
  /[= ](?:[\w./@]{1,60}[-_./])?(?:dev|devel|development|staging|stage|preview|sandbox|qa|test|testing|e2e|pr-?\d{1,6})/i,
  /(?:[-_.]\w{1,30}){0,3}(?=\s|$)/,
)

/** Whether words name an environment before production: `deploy --stage dev`. */
export function names_stage(words: string): boolean {
  return TRIED_THERE.test(words) && !names_production(words)
}

/** Whether any word of the call says production. */
export function any_production(words: readonly (Word | null)[]): boolean {
  return words.some((word) => word !== null && names_production(word.text))
}

const TEST =
  /(?:RAILS_ENV|NODE_ENV|APP_ENV|DJANGO_ENV|MIX_ENV|RACK_ENV|FLASK_ENV|ASPNETCORE_ENVIRONMENT|DOTNET_ENVIRONMENT|SPRING_PROFILES_ACTIVE|--env(?:ironment)?|(?:^|\s)-e)[= ](?:test|ci|testing)(?![\w.-])|(?:--settings|DJANGO_SETTINGS_MODULE)[= ][\w.]*\btests?\b/i

/** What a command is told of its environment: assignments in front of it, and its arguments. */
export function environment_of({ assigns, args }: SimpleCommand): string {
  return [...assigns.map(({ name, value }) => `${name}=${value?.text ?? ''}`), ...args.map(({ text }) => text)].join(
    ' ',
  )
}

/** Whether a command works in the environment of tests, whose data is made anew for each of them. */
export function says_test(call: Pick<Call, 'command' | 'commands' | 'source'>): boolean {
  return TEST.test(environment_of(call.command)) || (call.command.place === 'local' && exports_test(call))
}

const ENVIRONMENTS =
  '(?:RAILS_ENV|NODE_ENV|APP_ENV|DJANGO_ENV|MIX_ENV|RACK_ENV|FLASK_ENV|ASPNETCORE_ENVIRONMENT|DOTNET_ENVIRONMENT|DJANGO_SETTINGS_MODULE)'
/** `export RAILS_ENV=test`, in front of other commands of the line. */
const EXPORTS_TEST = new RegExp(
  `(?:^|[\\n;&])\\s{0,8}export\\s{1,8}(?:${ENVIRONMENTS}=["']?(?:test|ci|testing)|DJANGO_SETTINGS_MODULE=["']?[\\w.]{1,80}\\btests?)(?![\\w.-])`,
)
/** Assignments of such a variable, whatever they say. */
const SETS_ENVIRONMENT = new RegExp(`\\b${ENVIRONMENTS}=|\\bunset\\s|\\benv\\s+-`, 'g')

/** Whether the line exports the environment of tests, and nothing on it says another one. */
const exports_test = once_per_source(
  (source) => EXPORTS_TEST.test(source) && source.match(SETS_ENVIRONMENT)?.length === 1,
)

/** Whether the word as it was written says production: the name of a variable does when its value is not known. */
export function written_for_production(source: string, { cert, span }: Word): boolean {
  return cert !== 'literal' && names_production(source.slice(span[0], span[1]))
}

/** Variables and contexts that say where later commands of the same shell work. */
const PLACE = one_of(
  within(
    '(?:^|[\\s;&])(?:export\\s+)?',
    [
      /PGHOST|PGSERVICE|PGDATABASE|MYSQL_HOST|DB_HOST|DB_NAME|DATABASE_URL|DB_URL|MONGO(?:DB)?_UR[IL]/g,
      /REDIS_(?:URL|HOST)|AWS_PROFILE|AWS_DEFAULT_PROFILE|KUBECONFIG|KUBE_CONTEXT|CLOUDSDK_CORE_PROJECT/g,
      /GOOGLE_CLOUD_PROJECT|AZURE_SUBSCRIPTION\w*|TF_WORKSPACE|RAILS_ENV|RACK_ENV|APP_ENV/g,
      /DJANGO_SETTINGS_MODULE|MIX_ENV|HEROKU_APP|STAGE|ENVIRONMENT/g,
    ],
    '=["\']?([^\\s"\';&]+)',
  ),
  /\b(?:use-context|kubectx|workspace\s+select|config\s+set\s+(?:core\/)?project|git:remote\s+-a|docker\s+context\s+use)\s+["']?([^\s"';&]+)/g,
)
/** Variables for production by their name, which a shell, a program or a copy puts in force. */
const LIVE_FILE = '["\']?[\\w./~-]{0,80}\\.env[._-](?:[\\w-]{1,20}[._-])?(?:prod|production|live)["\']?'
const LOADS_LIVE = one_of(
  new RegExp(
    `(?:^|[\\s;&|(])(?:(?:source|\\.|dotenv(?:x run)? -[ef])\\s|--env-file[= ]|\\$\\((?:cat|grep)\\s[^)\\n]{0,60})${LIVE_FILE}(?=$|[\\s;&)])`,
  ),
  new RegExp(
    `\\b(?:cp|mv|ln)\\s(?:-\\S{1,20}\\s){0,3}${LIVE_FILE}\\s(?:[\\w./-]{0,80}/)?\\.env(?:\\.local)?(?=$|[\\s;&)])`,
  ),
)
/** What a task does to data, more than other effects, is done to that of this environment. */
const ENVIRONMENT = /\b(?:NODE_|DEPLOY_|TARGET_)?ENV=["']?prod/i

/** Whether a path is that of variables for production, by its name. */
export function is_live_file(path: string): boolean {
  return /(?:^|\/)\.env[._-](?:[\w-]{1,20}[._-])?(?:prod|production|live)$/i.test(path)
}

/** Effects that weigh more in production. */
const WEIGHS: ReadonlySet<string> = new Set(
  'db.write db.schema db.admin cloud.change cloud.delete k8s.change k8s.delete k8s.exec iac.apply iac.destroy ctr.remove'.split(
    ' ',
  ),
)

/** Marks what the commands of a text do as production when an assignment or a context before them says so. */
export function mark_production(text: string, out: Collector): void {
  if (!out.drafts.some(weighs_more) || !/prod|prd|live|primary|master-?db|main-?db/i.test(text)) return
  let named = false
  for (const match of text.matchAll(PLACE)) {
    named = names_production(match[1] ?? match[2] ?? '')
    if (named) break
  }
  named ||= LOADS_LIVE.test(text)
  const test = TEST.test(text)
  const in_production = names_environment(text)
  let daemon: boolean | null = null
  for (const draft of out.drafts) {
    if (named && draft.kind !== 'k8s.exec') mark(draft)
    if (draft.fields.deed === 'containers') {
      daemon ??= names_live_daemon(text)
      if (daemon) mark_containers(draft)
    } else if (!test && (named || in_production(draft.span))) mark_deed(draft)
  }
}

/** Whether a part of the text sets the environment to production; effects of one command have one span, which is read once. */
function names_environment(text: string): (span: Draft['span']) => boolean {
  if (!ENVIRONMENT.test(text)) return () => false
  let [from, to, found] = [-1, -1, false]
  return ([start, end]) => {
    if (start !== from || end !== to) [from, to, found] = [start, end, ENVIRONMENT.test(text.slice(start, end))]
    return found
  }
}

/** The daemon that runs the containers is that of production, or reached as such. */
const DAEMON =
  /\bDOCKER_(?:HOST|CONTEXT)=["']?([^\s"';&]+)|\bdocker\s+context\s+use\s+["']?([^\s"';&]+)|\b(?:docker|podman)(?:-compose)?\s(?:-H|--host|-c|--context)[= ]["']?([^\s"';&]+)/g

function names_live_daemon(text: string): boolean {
  for (const [, host = '', context = '', option = ''] of text.matchAll(DAEMON))
    if (names_production(host + context + option)) return true
  return false
}

/** What starts and stops on the daemon of production is changed there. */
function mark_containers(draft: Draft): void {
  draft.kind = 'k8s.change'
  draft.fields = { verb: 'docker', prod: true }
  rescore(draft)
}

/** A task that changes data does so in production: `npm run db:reset` after `cp .env.production .env`. */
function mark_deed(draft: Draft): void {
  if (draft.fields.deed !== 'data') return
  draft.kind = 'db.admin'
  draft.target = 'production'
  draft.fields = { engine: 'orm', op: 'script', prod: true }
  rescore(draft)
}

/** Marks what a step does to databases as production, because the project's settings were made those of production. */
export function mark_settings(command: string, draft: Draft): void {
  if (TEST.test(command)) return
  mark_deed(draft)
  const { near, disposable } = draft.fields
  if (draft.kind.startsWith('db.') && near !== true && disposable !== true) mark(draft)
}

/**
 * Marks what a workspace calls production by names of its own: in the words of the command, or in the target and the arguments of
 * another tool. `drafts` are those of these commands.
 */
export function mark_named(
  drafts: readonly Draft[],
  commands: readonly SimpleCommand[],
  names: (word: string) => boolean,
): void {
  const known = commands.map(({ args, assigns }) =>
    [...args.map(({ text }) => text), ...assigns.map(({ value }) => value?.text ?? '')].some(names),
  )
  // Assignments and contexts of an earlier command hold for the later ones.
  const first = known.indexOf(true)
  for (const draft of drafts) {
    const by_words = draft.command >= 0 && first >= 0 && draft.command >= first
    const own = [draft.target, ...Object.values(draft.fields)].some((word) => typeof word === 'string' && names(word))
    if (by_words || own) mark(draft)
  }
}

const NAMES_STORE = in_turn(
  /(?:^|[\s;&])(?:export\s+)?/,
  /(?:\w*DATABASE_URL|DB_URL|REDIS_URL|MONGO(?:DB)?_UR[IL]|PGHOST|MYSQL_HOST|DB_HOST|REDIS_HOST)=/,
  /(?!["']?(?:\w+:\/\/(?:[^@\s/]*@)?)?(?:localhost|127\.0\.0\.1|\[::1\]|\/)|["']?file:|["']?sqlite)/,
)
const says_elsewhere = line_says(NAMES_STORE)
/** Another daemon of containers, or settings of a place that is not this machine, anywhere on the line. */
const says_live = line_says(/\bDOCKER_(?:HOST|CONTEXT)=|(?:^|[^a-z])(?:prod|prd|production|live|staging)(?:[^a-z]|$)/i)

/** Whether a call that works on the database of its settings may reach one that is not on this machine. */
export function works_elsewhere(call: Call): boolean {
  const { place, via } = call.command
  const own = place === 'local' || via.some((one) => /^(?:docker|podman)/.test(one))
  return !own || says_elsewhere(call) || says_live(call)
}

function weighs_more({ kind, fields }: Draft): boolean {
  return WEIGHS.has(kind) || fields.deed !== undefined
}

function mark(draft: Draft): void {
  const { fields } = draft
  if (!WEIGHS.has(draft.kind) || fields.prod === true) return
  set_field(draft, 'prod', true)
  if (fields.narrow === true) set_field(draft, 'narrow', false)
  if (fields.disposable === true) {
    set_field(draft, 'disposable', false)
    if (fields.destroys === false) set_field(draft, 'destroys', true)
  }
  draft.d = [Math.max(2, draft.d[0]), draft.d[1], Math.max(2, draft.d[2])]
}
