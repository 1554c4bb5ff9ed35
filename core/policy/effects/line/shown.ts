// A file of variables that the line wrote itself, shown again: `printf 'A=1\n' > .env.test && cat .env.test`, `cp .env.example .env &&
// grep DB .env`. What is in it stands in the line, or in a template. Source: ENGINE section 8.
import type { Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import type { Analysis } from '#core/policy/parse/tree.ts'

const TEMPLATE = /(?:^|[._-])(?:example|sample|template|tmpl|dist)(?:[._-]|$)/i
/** What may stand in front of the write without making it doubtful. */
const PLAIN = /^(?:cd|pushd|mkdir|set|export|echo|printf|cp|cat|touch|true|:)$/
const CHANGES = /^fs\.(?:write|copy|move|link|archive|delete)$/
const KEEPS_OLD = /^-(?:[a-zA-Z]{0,8}[niu]|-no-clobber|-update|-interactive)/

/** Makes reading such a file routine. */
export function follow_shown(drafts: readonly Draft[], analysis: Analysis): void {
  for (const [at, shown] of drafts.entries()) {
    if (shown.scope !== 'credential' || shown.fields.item !== 'env-file' || shown.cert !== 'literal') continue
    if (shown.kind !== 'cred.read' && shown.kind !== 'fs.read') continue
    const last = drafts.slice(0, at).findLast((one) => one.target === shown.target && CHANGES.test(one.kind))
    if (last === undefined || !writes_known(last, shown, analysis)) continue
    shown.scope = 'workspace'
    shown.d = [0, 0, 0]
  }
}

function writes_known({ kind, target, fields, command }: Draft, shown: Draft, analysis: Analysis): boolean {
  if (target === null) return false
  const { commands, written } = analysis
  const by = commands[command]
  if (by === undefined || !(command < shown.command)) return false
  if (by.conditional && !commands.slice(0, command).every(({ name }) => PLAIN.test(name ?? ''))) return false
  if (kind === 'fs.write' && fields.mode === 'truncate') return typeof written.get(target) === 'string'
  if (kind !== 'fs.copy' || by.args.some(({ text }) => KEEPS_OLD.test(text))) return false
  return Array.isArray(fields.from) && fields.from.length === 1 && TEMPLATE.test(base_of(String(fields.from[0])))
}
