// A file of variables that the line wrote itself, shown again: `printf 'A=1\n' > .env.test && cat .env.test`, `cp .env.example .env &&
// grep DB .env`. What is in it stands in the line, or in a template. Source: ENGINE section 8.
import type { Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import type { Analysis, SimpleCommand } from '#core/policy/parse/tree.ts'

const TEMPLATE = /(?:^|[._-])(?:example|sample|template|tmpl|dist)(?:[._-]|$)/i
/** What may stand in front of the write without making it doubtful. */
const PLAIN = /^(?:cd|pushd|mkdir|set|export|echo|printf|cp|cat|touch|true|:)$/
const CHANGES = /^fs\.(?:write|copy|move|link|archive|delete)$/
const KEEPS_OLD = /^-(?:[a-zA-Z]{0,8}[niu]|-no-clobber|-update|-interactive)/

/** Makes reading such a file routine. */
export function follow_shown(drafts: readonly Draft[], analysis: Analysis): void {
  if (!drafts.some(is_shown)) return
  const last = new Map<string, Draft>()
  for (const draft of drafts) {
    if (draft.target === null) continue
    if (CHANGES.test(draft.kind)) last.set(draft.target, draft)
    if (!is_shown(draft)) continue
    const by = last.get(draft.target)
    if (by === undefined || !writes_known(by, draft, analysis)) continue
    draft.scope = 'workspace'
    draft.d = [0, 0, 0]
  }
}

function is_shown({ kind, scope, fields, cert }: Draft): boolean {
  if (scope !== 'credential' || (kind !== 'cred.read' && kind !== 'fs.read')) return false
  return fields.item === 'env-file' && cert === 'literal'
}

/** Whether the command prints only what it says: `echo A=1`, `cat <<EOF`. */
function says_all({ name, args, stdin }: SimpleCommand): boolean {
  if (stdin.some(({ kind }) => kind === 'command' || kind === 'file')) return false
  if (name === 'cat') return args.length === 0
  return /^(?:echo|printf|tee)$/.test(name) && args.every(({ cert }) => cert === 'literal')
}

function writes_known({ kind, target, fields, command }: Draft, shown: Draft, analysis: Analysis): boolean {
  if (target === null) return false
  const { commands, written } = analysis
  const by = commands[command]
  if (by === undefined || !(command < shown.command)) return false
  if (by.conditional && !commands.slice(0, command).every(({ name }) => PLAIN.test(name ?? ''))) return false
  if (kind === 'fs.write' && fields.mode === 'truncate') return typeof written.get(target) === 'string' && says_all(by)
  if (kind !== 'fs.copy' || by.args.some(({ text }) => KEEPS_OLD.test(text))) return false
  return Array.isArray(fields.from) && fields.from.length === 1 && TEMPLATE.test(base_of(String(fields.from[0])))
}
