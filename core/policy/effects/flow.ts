// Where data comes from and where it ends: taints follow pipes, substitutions and here-documents from the command that prints
// them to the command that executes or sends them. Source: ENGINE section 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector, Draft } from '#core/policy/effects/call.ts'
import type { Taint } from '#core/policy/effects/kind.ts'
import type { Analysis, SimpleCommand } from '#core/policy/parse/tree.ts'

/** Longest chain of commands that data is followed through. */
const MAX_HOPS = 16

/** Adds taint to the effects that data reaches, and execution of fetched or decoded text as an effect of its own. */
export function follow_data(analysis: Analysis, out: Collector): void {
  for (const [index, taints] of out.prints) if (taints.includes('secret')) sends_own(out, index)
  if (analysis.flows.length === 0) return
  const carried = outputs(analysis, out)
  for (const [index, taints] of carried) if (taints.includes('secret')) writes_own(out, index)
  for (const { from, to } of analysis.flows) {
    if (from.kind !== 'command' || to.kind === 'file') continue
    const taints = carried.get(from.index) ?? []
    if (to.kind === 'code' || to.kind === 'head') executes(analysis, out, from.index, to.index, taints)
    if (taints.length > 0) absorb(out, to.index, taints)
  }
}

/** A command that reads a secret and sends data sends the secret. */
function sends_own(out: Collector, index: number): void {
  for (const draft of out.drafts) {
    if (draft.command === index && draft.kind === 'net.send' && draft.absorbs) absorb(out, index, ['secret'])
  }
}

/** What flows into a command also lies in the files it writes. */
function writes_own(out: Collector, index: number): void {
  for (const draft of out.drafts) {
    if (draft.command !== index || draft.kind !== 'fs.write' || draft.taint.includes('secret')) continue
    draft.taint = [...draft.taint, 'secret']
  }
}

/** Taints of every command's output: its own and those that come in through its input. */
function outputs(analysis: Analysis, out: Collector): Map<number, Taint[]> {
  const carried = new Map<number, Taint[]>()
  for (const [index, taints] of out.prints) carried.set(index, [...taints])
  for (const command of analysis.commands) {
    const extra: Taint[] = []
    if (decodes(command)) extra.push('decoded')
    if (extra.length > 0) carried.set(command.index, [...(carried.get(command.index) ?? []), ...extra])
  }
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    let changed = false
    for (const { from, to } of analysis.flows) {
      if (from.kind !== 'command' || (to.kind !== 'stdin' && to.kind !== 'argument')) continue
      const taints = carried.get(from.index)
      const target = analysis.commands[to.index]
      if (taints === undefined || target === undefined || swallows(target)) continue
      const known = carried.get(to.index) ?? []
      for (const taint of taints) {
        if (known.includes(taint)) continue
        known.push(taint)
        changed = true
      }
      carried.set(to.index, known)
    }
    if (!changed) break
  }
  return carried
}

/** Programs that turn text into other text that hides what it is. */
function decodes(command: SimpleCommand): boolean {
  const args = command.args.map((word) => word.text)
  switch (command.name) {
    case 'base64':
    case 'gbase64':
    case 'base32':
    case 'basenc':
      return args.some((arg) => /^-[a-zA-Z]*[dD]|^--decode/.test(arg))
    case 'xxd':
      return args.some((arg) => /^-[a-z]*r/.test(arg))
    case 'openssl':
      return args.includes('-d') && args.some((arg) => /^(?:enc|base64|aes.*|des.*)$/.test(arg))
    case 'gpg':
    case 'age':
      return args.some((arg) => /^-d$|^--decrypt$/.test(arg))
    case 'uudecode':
    case 'rev':
    case 'tac':
      return true
    case 'tr':
      return (
        args.length >= 2 &&
        /a-z/i.test(args.join(' ')) &&
        !/^\[:/.test(args[0] ?? '') &&
        !(args.includes('a-z') && args.includes('A-Z'))
      )
    case 'gunzip':
    case 'zcat':
    case 'xz':
    case 'bunzip2':
    case 'uncompress':
      return false
    default:
      return false
  }
}

/** Programs whose output says nothing of what they read. */
function swallows(command: SimpleCommand): boolean {
  return /^(?:wc|true|false|test|sha\d*sum|md5sum|cksum|shasum|b2sum|md5|sum)$/.test(command.name)
}

const TAINTED = new Set(['net.send', 'net.dns', 'net.fetch', 'fs.write', 'fs.copy', 'proc.exec', 'proc.eval'])

function absorb(out: Collector, index: number, taints: readonly Taint[]): void {
  for (const draft of out.drafts) {
    if (draft.command !== index || !draft.absorbs || !TAINTED.has(draft.kind)) continue
    const fresh = taints.filter((taint) => !draft.taint.includes(taint))
    if (fresh.length === 0) continue
    draft.taint = [...draft.taint, ...fresh]
    rescore(draft)
  }
}

/** A fetch whose address carries a secret sends it. */
function rescore(draft: Draft): void {
  const secret_in_url = draft.kind === 'net.fetch' && draft.taint.includes('secret')
  const [d1, d3] = secret_in_url ? [3, 3] : base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
  draft.d = [Math.max(draft.d[0], d1), draft.d[1], Math.max(draft.d[2], d3)]
}

/** Text that reaches an interpreter runs: what it is follows from where it came from. */
function executes(analysis: Analysis, out: Collector, from: number, to: number, taints: readonly Taint[]): void {
  const target = analysis.commands[to]
  const origin = analysis.commands[from]
  if (target === undefined || origin === undefined) return
  const source = taints.includes('decoded') ? 'decoded' : taints.includes('net') ? 'network' : null
  if (source === null) return
  const [host] = out.drafts.filter(
    (draft) => draft.kind === 'net.fetch' && (draft.command === from || draft.fields.to_file !== true),
  )
  const fields = {
    source,
    both: taints.includes('decoded') && taints.includes('net'),
    ...(host
      ? {
          host: String(host.fields.host ?? ''),
          host_kind: String(host.fields.host_kind ?? ''),
          scheme: String(host.fields.scheme ?? ''),
        }
      : {}),
  }
  const [d1, d3] = base_of_kind('proc.exec', fields, taints, null)
  out.drafts.push({
    kind: 'proc.exec',
    target: host?.target ?? null,
    cert: 'dynamic',
    scope: null,
    taint: [...taints],
    via: target.via,
    span: [Math.min(origin.span[0], target.span[0]), Math.max(origin.span[1], target.span[1])],
    fields,
    head: target.name,
    d: [d1, 0, d3],
    command: to,
    absorbs: false,
  })
}

/** What one command line downloads or decodes into a file and then runs: the file is as foreign as its source (ENGINE 8). */
export function follow_files(out: Collector): void {
  const foreign = new Map<string, { source: 'network' | 'decoded'; host: Draft | null }>()
  for (const draft of [...out.drafts]) {
    if (draft.kind === 'fs.write' && draft.target !== null) {
      const fetched = fetch_of(out, draft)
      if (draft.taint.includes('decoded')) foreign.set(draft.target, { source: 'decoded', host: null })
      else if (fetched !== null) foreign.set(draft.target, { source: 'network', host: fetched })
    } else if ((draft.kind === 'fs.move' || draft.kind === 'fs.copy') && draft.target !== null) {
      const from = draft.fields.from
      const origin = Array.isArray(from) ? foreign.get(String(from[0])) : undefined
      if (origin !== undefined) foreign.set(draft.target, origin)
    } else if ((draft.kind === 'proc.exec' || draft.kind === 'proc.eval') && typeof draft.fields.path === 'string') {
      const origin = foreign.get(draft.fields.path)
      if (origin !== undefined) runs_foreign(out, draft, origin)
    }
  }
}

/** The fetch that fills this file: of the same command, or piped into it. */
function fetch_of(out: Collector, written: Draft): Draft | null {
  if (written.fields.downloaded !== true && !written.taint.includes('net')) {
    const same = out.drafts.find((one) => one.kind === 'net.fetch' && one.command === written.command)
    return same !== undefined && written.command >= 0 ? same : null
  }
  return (
    out.drafts.find((one) => one.kind === 'net.fetch' && one.command === written.command) ??
    out.drafts.find((one) => one.kind === 'net.fetch') ??
    null
  )
}

function runs_foreign(
  out: Collector,
  draft: Draft,
  origin: { source: 'network' | 'decoded'; host: Draft | null },
): void {
  const { host } = origin
  const fields = {
    source: origin.source,
    by_file: true,
    host: String(host?.fields.host ?? ''),
    host_kind: String(host?.fields.host_kind ?? ''),
    scheme: String(host?.fields.scheme ?? ''),
  }
  const taint: Taint[] = [origin.source === 'network' ? 'net' : 'decoded']
  const [d1, d3] = base_of_kind('proc.exec', fields, taint, null)
  out.drafts.push({
    ...draft,
    kind: 'proc.exec',
    cert: 'literal',
    taint,
    fields,
    d: [d1, draft.d[1], d3],
    absorbs: false,
  })
}
