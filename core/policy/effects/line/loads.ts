// Loading a variable file with `export $(grep -v '^#' .env | xargs)` or `env $(cat .env) npm start`: like `source .env` it shows nothing, and later
// looks at the environment are judged as after `source`. Source: ENGINE section 8 and the labels of the corpus.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import type { Analysis, SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Programs that pass lines on without showing them. */
const PASSES = /^(?:cat|[ef]?grep|sed|tr|cut|head|tail|sort|uniq|xargs)$/

/** `sed` arguments that write nowhere else: switches, replacements, deletions of lines. */
const EDITS =
  /^(?:-[nEre]+|s([/|#,])(?:(?!\1).)*\1(?:(?!\1).)*\1[gI]*|\/[^/]*\/d|[\d,$]+[dp]|[\w./-]{0,200}\.env[\w.]{0,40})$/

/** Turns reads of variable files whose output only reaches `export` or `env` into loads. */
export function follow_loads(analysis: Analysis, out: Collector): void {
  if (!out.drafts.some(({ kind, fields }) => kind === 'cred.read' && fields.item === 'env-file')) return
  for (const { name, args, assigns } of analysis.commands) {
    const loaded = assigns.filter((one) => one.name === '').map(({ value }) => value)
    for (const word of name === 'export' ? args : loaded) {
      const readers = readers_of(analysis.commands, word)
      if (readers !== null) load(out, readers)
    }
  }
}

/** Indexes of the pipeline whose output is the whole word; null when it does more than pass lines on. */
function readers_of(commands: readonly SimpleCommand[], word: Word): ReadonlySet<number> | null {
  const [feed, another] = word.feeds ?? []
  if (word.cert !== 'dynamic' || word.text !== '' || word.vars !== undefined) return null
  if (feed === undefined || another !== undefined || feed.via !== 'substitution') return null
  const last = commands[feed.index]
  if (last === undefined) return null
  const readers = new Set([feed.index])
  for (const source of last.stdin) if (source.kind === 'command') readers.add(source.index)
  for (const index of readers) {
    const one = commands[index]
    if (one === undefined || !PASSES.test(one.name) || one.tail !== undefined) return null
    if (one.name === 'sed' && !one.args.every(({ text }) => EDITS.test(text))) return null
    if (one.redirects.some(({ op, target }) => op !== '<' && target.text !== '/dev/null')) return null
  }
  return readers
}

function load(out: Collector, readers: ReadonlySet<number>): void {
  for (const draft of out.drafts) {
    if (!readers.has(draft.command) || draft.fields.item !== 'env-file') continue
    if (draft.kind === 'fs.read') {
      draft.kind = 'fs.list'
      draft.d = [0, 0, 0]
    } else if (draft.kind === 'cred.read') {
      draft.kind = 'proc.exec'
      draft.fields = { source: 'file', path: draft.target ?? '', lang: 'shell', known: false, loads: true }
      const [d1, d3] = base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
      draft.d = [d1, 0, d3]
    }
  }
}
