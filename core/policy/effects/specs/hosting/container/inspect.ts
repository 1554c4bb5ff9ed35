// Commands that show details of containers, which may include secrets. Source: ENGINE 4.2.
import { type Call, emit, prints } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import type { Does } from '#core/policy/effects/spec.ts'

/** The variables of a container are asked for, or picked out of all that is known of it. */
const names_environment = line_says(/\.Env\b/)

const greps_environment = line_says(/\bgrep\b[^|;]{0,200}(?:\bEnv\b|passw|secret|token|_key\b|credential)/i)

const picks_environment = (call: Call) => names_environment(call) || greps_environment(call)

/** What an engine says of one thing. */
export const inspects: Does = (call) => {
  emit(call, 'proc.exec', { fields: { known: true, quiet: true } })
  if (!picks_environment(call)) return
  prints(call, 'env')
  emit(call, 'cred.read', {
    target: call.operands[0]?.text ?? null,
    scope: 'remote',
    d2: 2,
    fields: { store: 'container', item: 'environment' },
  })
}

/** A secret that the engine keeps. */
export const inspects_secret: Does = (call) =>
  emit(call, 'cred.read', {
    target: call.operands[0]?.text ?? null,
    scope: 'remote',
    d2: 2,
    fields: { store: 'container', item: 'secret' },
  })
