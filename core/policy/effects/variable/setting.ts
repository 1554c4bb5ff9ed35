// What setting a variable means: foreign code is loaded, a package index moves, certificate checks are off. Source:
// ENGINE 4.2 (env.set).
import { type Call, emit } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { TRUSTED_INDEX } from '#core/policy/effects/text/index-source.ts'
import {
  type Influence,
  influence_of,
  skips_hooks,
  switches_checks_off,
} from '#core/policy/effects/variable/environment.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Commands that run a repository's hooks. */
const commits = line_says(/\bgit\s+(?:-\S+\s+)*(?:commit|push|merge|rebase|cherry-pick|am)\b/)

/** Takes whichever agent socket exists: `SSH_AUTH_SOCK=$(find /tmp/ssh-* -name 'agent.*')`. */
const finds_agent = line_says(/\bSSH_AUTH_SOCK=["']?\$\(\s?(?:find|ls)\s[^)]{0,80}\/tmp\b/)

/** Adds the effects of `NAME=value cmd` and `export NAME=value`. */
export function assign(call: Call, name: string, value: Word, exported = false): void {
  const found = name === 'SSH_AUTH_SOCK' && finds_agent(call)
  // Unknown is not empty.
  const text = value.text === '' && value.cert !== 'literal' ? '\u0000' : value.text
  const known = found ? 'borrowed' : influence_of(name, text)
  const influence = known === 'none' && skips_hooks(name, value.text) && commits(call) ? 'hooks' : known
  if (influence === 'none' || (!exported && asks_local_model(call, name, text))) return
  setting_consequences(call, influence, name, value)
  emit(call, 'env.set', {
    target: name,
    cert: value.cert,
    fields: exported ? { name, value: value.text, influence, exported } : { name, value: value.text, influence },
    span: value.span,
  })
}

const MODEL_OF_THIS_MACHINE =
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|host\.docker\.internal)(?::\d{2,5})?(?:\/|$)/
const MAY_BE_AN_AGENT =
  /^(?:claude|codex|gemini|opencode|aider|goose|amp|cline|cursor-agent|copilot|droid|qwen|crush|kilo|roo|forge|env|npx|bunx|pnpx|uvx|sh|bash|zsh)$/

/** `OPENAI_BASE_URL=http://localhost:11434/v1 pytest`: a program under test asks a model of this machine; no agent is moved. */
function asks_local_model(call: Call, name: string, value: string): boolean {
  return (
    /^(?:OPENAI|ANTHROPIC)_BASE_URL$/.test(name) &&
    MODEL_OF_THIS_MACHINE.test(value) &&
    !MAY_BE_AN_AGENT.test(call.name) &&
    call.name !== ''
  )
}

/** Effects of variables that move a package index or switch certificate checks off. */
function setting_consequences(call: Call, influence: Influence, name: string, value: Word): void {
  if (influence === 'tls' && switches_checks_off(name, value.text)) {
    emit(call, 'sys.security', {
      target: name,
      // A self-made certificate is reason enough to ask, as in an edit that does the same.
      fields: { op: 'weaken', control: 'tls', tls_off: true, asked: true },
      span: value.span,
    })
  }
  if (influence === 'borrowed')
    emit(call, 'cred.read', { target: name, d2: 2, span: value.span, fields: { store: 'agent', item: 'secret' } })
  if (influence !== 'registry') return
  // Checksums of all modules are no longer compared; a pattern for own modules is routine.
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
