// Whether Codex will run our hooks: it skips, without a message, every hook its user has not trusted in /hooks. The trust is
// read here and never written; only the user gives it. Seen in codex-cli 0.169.0. Source: CLIENTS section 5 "Codex CLI".
import { createHash } from 'node:crypto'
import { canonical_json } from '#core/json.ts'
import type { InstalledHook } from '#runtime/cli/clients/hook-config.ts'

/** Why Codex would not run one of the hooks, as a sentence; null when it runs them all. */
export function codex_distrust(hooks_path: string, hooks: readonly InstalledHook[], config: string): string | null {
  if (/^\[features\][^[]*\n[ \t]*hooks\s*=\s*false\b/m.test(config)) return 'hooks are switched off in config.toml'
  const skipped = hooks.filter((hook) => trusted_hash(hooks_path, hook, config) !== hook_hash(hook))
  if (skipped.length === 0) return null
  return 'Codex skips these hooks, without a message, until you trust them: open Codex and run /hooks'
}

/** The hash that stands in config.toml for this hook, undefined when none does. */
function trusted_hash(hooks_path: string, hook: InstalledHook, config: string): string | undefined {
  const key = `${hooks_path}:${event_label(hook.event)}:${hook.group_index}:${hook.entry_index}`
  const at = config.indexOf(JSON.stringify(key))
  if (at < 0) return undefined
  return /^[^[]*?trusted_hash\s*=\s*"([^"]*)"/.exec(config.slice(at + key.length))?.[1]
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
