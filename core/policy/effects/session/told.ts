// What an output told the agent to use: hosts, repositories, packages and scripts named in a text that gives the agent
// instructions. An action that goes there or runs them afterwards follows the text, harmful by itself or not. Source: ENGINE 16
// (last paragraph).
import { within } from '#core/compose.ts'
import { type Collector, type Draft, set_field } from '#core/policy/effects/collector.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { rescore } from '#core/policy/effects/rescore.ts'
import { become } from '#core/policy/effects/session/downloads.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Names remembered of one text. */
const MAX_TOLD = 16
const MAX_NAME_CHARS = 120

const ADDRESS = /\b(?:https?|ssh|git|ftp):\/\/([\w.-]{1,200}(?::\d{1,5})?(?:\/[\w.@%+-]{1,100}){0,2})/g
const INSTALLS = within(
  '\\b',
  [
    /npx|bunx|uvx|(?:pnpm|yarn) dlx|pipx (?:run|install)|pip3? install/g,
    /uv (?:pip install|add|tool install)|(?:npm|pnpm|bun) (?:i|install|add)|yarn add|gem install/g,
    /cargo (?:install|add)|go install|brew install|composer require|docker (?:run|pull)/g,
  ],
  '\\s+(?:-{1,2}[\\w-]+\\s+){0,4}([@A-Za-z][\\w@./:-]{1,120})',
)

const RUNS = within(
  '(?:^|[\\s`"\'(:])',
  [/(?:node|deno run|bun(?: run)?|tsx|npx tsx|python[\d.]*|ruby|perl|php|(?:ba|z)?sh|source|\.)\s+/g],
  '(?:-{1,2}[\\w-]+\\s+){0,4}([\\w./~@-]{1,160}\\.(?:[cm]?[jt]s|py|rb|pl|php|sh|bash))\\b',
)
const RUNS_ITSELF = /(?:^|[\s`"'(:])(\.\/[\w./@-]{1,160})/g
/** Prefix of the facts that name a script. */
const SCRIPT = 'runs '

/** Unknown hosts, repositories on known hosts, packages and scripts that a text names. */
export function told_in(text: string): readonly string[] {
  const found = new Set<string>()
  for (const [, address = ''] of text.matchAll(ADDRESS)) {
    const [host = '', ...path] = address.split('/')
    const { kind = 'unknown' } = address_of(host) ?? {}
    if (is_near(kind)) continue
    if (kind !== 'known' && kind !== 'registry') found.add(host.replace(/:\d+$/, '').toLowerCase())
    else if (path.length > 1) found.add(repository(address))
    if (found.size >= MAX_TOLD) break
  }
  for (const [, name = ''] of text.matchAll(INSTALLS)) {
    if (found.size >= MAX_TOLD) break
    found.add(package_name(name))
  }
  for (const [, path = ''] of [...text.matchAll(RUNS), ...text.matchAll(RUNS_ITSELF)]) {
    if (found.size >= MAX_TOLD) break
    found.add(SCRIPT + base_of(path.replace(/[.,;]$/, '')))
  }
  return [...found].map((name) => name.slice(0, MAX_NAME_CHARS))
}

function repository(address: string): string {
  return address.replace(/^\w+:\/\/|\.git$/g, '').toLowerCase()
}

/** A package's name without version, tag or the full stop of its sentence. */
function package_name(name: string): string {
  const version = name.indexOf('@', 1)
  const bare = version < 0 ? name : name.slice(0, version)
  const [own = ''] = bare.split(/[=<>~!:]/, 1)
  return own.replace(/[.,;]$/, '').toLowerCase()
}

/** Whether `follow_told` may change something; false is certain. */
export function may_be_told(effects: readonly { kind: string }[], { told }: FileFacts): boolean {
  return told !== undefined && told.length > 0 && effects.some(({ kind }) => DOES.has(kind))
}

/** Kinds that bring something in, send something out, or choose where it goes. Reading is not among them. */
const DOES: ReadonlySet<string> = new Set([
  'net.send',
  'net.fetch',
  'vcs.remote',
  'vcs.push',
  'vcs.fetch',
  'pkg.install',
  'pkg.run',
  'ctr.run',
  'proc.exec',
  'proc.eval',
])

const RUNS_CODE: ReadonlySet<string> = new Set(['proc.exec', 'proc.eval'])

/** Marks effects that do what an output told the agent. */
export function follow_told({ drafts }: Collector, facts: FileFacts): void {
  const { told } = facts
  if (told === undefined || told.length === 0) return
  for (const draft of [...drafts]) {
    if (!DOES.has(draft.kind) || !names_of(draft).some((name) => told.includes(name))) continue
    // Every command runs something, so the rule looks at a kind that few have.
    if (RUNS_CODE.has(draft.kind)) {
      drafts.push(become(draft, 'pkg.run', { told: true, name: String(draft.fields.path) }))
      continue
    }
    set_field(draft, 'told', true)
    rescore(draft)
  }
}

function names_of({ kind, target, fields }: Draft): string[] {
  const host = String(fields.host ?? '').toLowerCase()
  switch (kind) {
    case 'proc.exec':
    case 'proc.eval':
      return typeof fields.path === 'string' ? [SCRIPT + base_of(fields.path)] : []
    case 'net.fetch':
      return fields.to_file === true ? [host] : []
    case 'net.send':
      return [host]
    case 'pkg.install':
    case 'pkg.run':
    case 'ctr.run': {
      const names = Array.isArray(fields.names) ? fields.names.map(String) : [String(fields.name ?? target ?? '')]
      return names.map(package_name)
    }
    default:
      return [host, repository(String(kind === 'vcs.remote' ? target : (fields.remote ?? '')))]
  }
}
