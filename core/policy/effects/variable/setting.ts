// What setting a variable means: programs that load foreign code, indexes that move, certificate checks that are switched off.
// Source: ENGINE 4.2 (env.set).
import { type Call, emit } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { TRUSTED_INDEX } from '#core/policy/effects/text/index-source.ts'
import {
  type Influence,
  influence_of,
  skips_hooks,
  switches_checks_off,
} from '#core/policy/effects/variable/environment.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Commands that hooks of a repository watch. */
const COMMITS = /\bgit\s+(?:-\S+\s+)*(?:commit|push|merge|rebase|cherry-pick|am)\b/

/** `SSH_AUTH_SOCK=$(find /tmp/ssh-* -name 'agent.*')`: whichever is there. */
const FINDS_AGENT = /\bSSH_AUTH_SOCK=["']?\$\(\s?(?:find|ls)\s[^)]{0,80}\/tmp\b/

/** `NAME=value cmd` and `export NAME=value`. */
export function assign(call: Call, name: string, value: Word, exported = false): void {
  const found = name === 'SSH_AUTH_SOCK' && FINDS_AGENT.test(call.source)
  // What is not known is not empty.
  const text = value.text === '' && value.cert !== 'literal' ? '\u0000' : value.text
  const known = found ? 'borrowed' : influence_of(name, text)
  const influence = known === 'none' && skips_hooks(name, value.text) && COMMITS.test(call.source) ? 'hooks' : known
  if (influence === 'none') return
  setting_consequences(call, influence, name, value)
  emit(call, 'env.set', {
    target: name,
    cert: value.cert,
    fields: exported ? { name, value: value.text, influence, exported } : { name, value: value.text, influence },
    span: value.span,
  })
}

/** Variables that move the package index, or switch certificate checks off. */
function setting_consequences(call: Call, influence: Influence, name: string, value: Word): void {
  if (influence === 'tls' && switches_checks_off(name, value.text)) {
    emit(call, 'sys.security', {
      target: name,
      // A certificate made by hand is reason enough to ask, as an edit that says the same is.
      fields: { op: 'weaken', control: 'tls', tls_off: true, asked: true },
      span: value.span,
    })
  }
  if (influence === 'borrowed')
    emit(call, 'cred.read', { target: name, d2: 2, span: value.span, fields: { store: 'agent', item: 'secret' } })
  if (influence !== 'registry') return
  // Sums of all modules are no longer compared; a pattern of one's own modules is routine.
  if (
    /^GO(?:NOSUMDB|NOSUMCHECK|INSECURE)$/.test(name)
      ? /^(?:\*|1|\*\.?\*)$/.test(value.text)
      : name === 'GOSUMDB' && value.text === 'off'
  ) {
    emit(call, 'pkg.registry', { target: name, d2: 1, fields: { manager: name }, span: value.span })
    return
  }
  if (value.cert !== 'literal') return
  const address = address_of(value.text)
  if (
    /insecure/.test(value.text) ||
    (address !== null && /:\/\//.test(value.text) && !TRUSTED_INDEX.has(address.kind))
  ) {
    emit(call, 'pkg.registry', {
      target: value.text,
      d2: 1,
      fields: { manager: name, host: address?.host ?? '' },
      span: value.span,
    })
  }
}
