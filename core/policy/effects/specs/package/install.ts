// What all package managers share: installing, publishing, removing.
import { type Call, emit, has, said } from '#core/policy/effects/call.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import type { Does } from '#core/policy/effects/spec.ts'
import { imitated_package } from '#core/policy/effects/specs/package/lookalike.ts'
import { bare_name, ecosystem_of, index_of, RANK, type Source } from '#core/policy/effects/specs/package/source.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Says one installation; the most doubtful specification decides its source. */
export function installs(
  call: Call,
  manager: string,
  names: readonly Word[],
  from: (text: string) => Source,
  fallback: Source,
): void {
  let source: Source = names.length === 0 ? fallback : 'registry'
  let target: Word | null = names[0] ?? null
  let imitates = ''
  for (const word of names) {
    const one = from(word.text)
    if (one === 'registry') imitates ||= imitated_package(bare_name(word.text), ecosystem_of(manager)) ?? ''
    if (RANK[one] > RANK[source]) {
      source = one
      target = word
    }
  }
  const index = index_of(call)
  if (index !== null) source = 'index'
  const address = address_of(index?.text ?? target?.text.replace(/^git\+/, '') ?? '')
  emit(call, 'pkg.install', {
    target: target?.text ?? null,
    cert: names.some((word) => word.cert !== 'literal') ? 'partial' : 'literal',
    fields: {
      manager,
      names: names.map((word) => word.text),
      source,
      global: has(call, 'global'),
      host: source === 'url' || source === 'git' || source === 'index' ? (address?.host ?? '') : '',
      host_kind: source === 'url' || source === 'git' || source === 'index' ? (address?.kind ?? 'unknown') : 'registry',
      plain_http: address?.scheme === 'http' && !is_near(address.kind),
      insecure: has(call, 'insecure'),
      scripts: !has(call, 'no_scripts'),
      ...(imitates === '' ? {} : { imitates }),
    },
  })
}

/** An index of this machine: what is published there is published to oneself. */
const OWN_INDEX =
  /\s(?:--(?:registry|repository-url|publish-url|host|source|index)|-s)[= ]["']?https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/

/** Says what it would send; whoever does not know the option refuses it. */
const TRIES = /(?:^|\s)--dry-run(?:=true)?(?=\s|$)(?!\s+(?:false|no|0)(?:\s|$))/

/** Something becomes public under a name that others trust. */
export const publishes =
  (index: string): Does =>
  (call) => {
    if (OWN_INDEX.test(said(call)) || TRIES.test(said(call)))
      return void emit(call, 'proc.exec', { target: call.name, fields: { known: true } })
    emit(call, 'pkg.publish', {
      target: call.operands[0]?.text ?? '.',
      d2: 2,
      fields: { index, op: call.subcommand || call.name },
    })
  }

/** A package goes; what depends on it stays behind. */
export const removes =
  (manager: string): Does =>
  (call) =>
    emit(call, 'pkg.remove', {
      target: call.operands.map((word) => word.text).join(' '),
      fields: { manager, global: has(call, 'global'), ...(removes_all(call) && { everything: true }) },
    })

/** `pip freeze`, `npm ls -g`, `gem list`: what lists all packages there are. */
const LISTS_ALL =
  /^(?:pip\d?|uv|npm|pnpm|gem|brew|pipx|cargo|conda|mamba|choco|winget|code|flatpak|snap)\s(?:.*\s)?(?:freeze|list|ls|leaves|--list|--list-extensions)\b/
/** Filters that let every line pass, in one form or another. */
const KEEPS_ALL = /^(?:cut|awk|gawk|tr|sort|uniq|tail|sed|xargs|cat|jq)$/
/** The environment is one that is thrown away. */
const is_passing = line_says(/venv|\bactivate\b|VIRTUAL_ENV|\bconda\b.*\s-n\s/)

/** `pip freeze | xargs pip uninstall -y`, `brew uninstall $(brew list)`: nothing that was installed stays. */
function removes_all(call: Call): boolean {
  const { command, commands } = call
  const feeds = command.args.flatMap((word) => word.feeds ?? []).map(({ index }) => index)
  const wrapper = command.open_args
    ? commands.findLast(({ index, name }) => index < command.index && name === 'xargs')
    : undefined
  const fed = wrapper?.stdin.flatMap((one) => (one.kind === 'command' ? [one.index] : [])) ?? []
  for (let at = commands[[...feeds, ...fed].at(-1) ?? -1], hops = 0; at !== undefined && hops < 8; hops++) {
    if (LISTS_ALL.test(`${at.name} ${at.args.map(({ text }) => text).join(' ')}`))
      return command.place !== 'container' && !is_passing(call)
    if (!KEEPS_ALL.test(at.name) && !(at.name === 'grep' && at.args.some(({ text }) => /^-\w*v/.test(text))))
      return false
    const before: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = before?.kind === 'command' ? commands[before.index] : undefined
  }
  return false
}
