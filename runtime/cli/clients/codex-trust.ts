// Whether Codex will run our hooks: it skips, without a message, every hook its user has not trusted in /hooks. The trust is
// read here and never written; only the user gives it. Seen in codex-cli 0.169.0. Source: CLIENTS section 5 "Codex CLI".
import { createHash } from 'node:crypto'
import { canonical_json } from '#core/json.ts'
import type { InstalledHook } from '#runtime/cli/clients/wiring/hook-config.ts'

/** Why Codex would not run one of the hooks, as a sentence; null when it runs them all. */
export function codex_distrust(hooks_path: string, hooks: readonly InstalledHook[], config: string): string | null {
  if (is_switched_off(config)) return 'hooks are switched off in config.toml'
  const states = hooks.map((hook) => ({ hook, state: state_of(hooks_path, hook, config) }))
  const off = states.find(({ state }) => /^[ \t]*enabled[ \t]*=[ \t]*false\b/m.test(state))
  if (off !== undefined) return `the hook at ${off.hook.event} is switched off in Codex: switch it on in /hooks`
  const is_trusted = ({ hook, state }: (typeof states)[number]) =>
    /^[ \t]*trusted_hash[ \t]*=[ \t]*"([^"]*)"/m.exec(state)?.[1] === hook_hash(hook)
  if (states.every(is_trusted)) return null
  return 'Codex skips these hooks, without a message, until you trust them: open Codex and run /hooks'
}

/** `hooks` among the features, or its older name, in each of the ways that TOML has for it. */
function is_switched_off(config: string): boolean {
  let table = ''
  for (const line of config.split('\n')) {
    const header = /^\s*\[([^[\]]*)\]/.exec(line)
    if (header?.[1] !== undefined) table = `${bare(header[1])}.`
    const at = line.indexOf('=')
    if (at < 0) continue
    const [key, value] = [table + bare(line.slice(0, at)), line.slice(at + 1).trim()]
    if (/^features\.(?:codex_)?hooks$/.test(key) && value.startsWith('false')) return true
    if (key === 'features' && /[{,](?:codex_)?hooks=false/.test(bare(value))) return true
  }
  return false
}

/** A key without white space and quotes. */
function bare(text: string): string {
  return text.replaceAll(/[\s"']/g, '')
}

/** What config.toml says of this hook, empty when nothing: the lines below its header, up to the next one. */
function state_of(hooks_path: string, hook: InstalledHook, config: string): string {
  const key = JSON.stringify(`${hooks_path}:${event_label(hook.event)}:${hook.group_index}:${hook.entry_index}`)
  const at = config.indexOf(key)
  return at < 0 ? '' : (/^[^[]*/.exec(config.slice(at + key.length))?.[0] ?? '')
}

/** What Codex calls the identity of a hook: every change of the command, the time or the matcher is a new one. */
function hook_hash({ event, matcher, entry }: InstalledHook): string {
  const identity = {
    event_name: event_label(event),
    ...(typeof matcher === 'string' && { matcher }),
    hooks: [{ type: 'command', command: entry.command, timeout: entry.timeout, async: false }],
  }
  return `sha256:${createHash('sha256').update(canonical_json(identity)).digest('hex')}`
}

/** `PreToolUse` as Codex writes it in keys. */
function event_label(event: string): string {
  return event.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}
