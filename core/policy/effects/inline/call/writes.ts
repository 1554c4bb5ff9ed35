// Content of files that inline code writes: text in the code, or a response from the network. A later step that runs
// such a file is judged by it, as if a shell or file tool had written it. Source: ENGINE 7, 11.
import { type Draft, note_written, set_field } from '#core/policy/effects/collector.ts'
import { asks_network } from '#core/policy/effects/inline/call/shell.ts'
import { is_unknown, type Value } from '#core/policy/effects/inline/value/text.ts'
import { evaluate, list } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Tokens behind an opened file in which it is written to. */
const MAX_TOKENS_BEHIND = 96
const PRINTS = /(?:^|[.>])(?:write|writelines|puts|print|fwrite|printf|<<)$/
/** Another file: what follows is written there. */
const OPENS = /(?:^|\.)(?:open|fopen|File\.open|File\.new)$/

/** Notes what a written file holds. `content` null: it is not known from the call. */
export function note_content(run: Run, draft: Draft | null, content: Value | null): void {
  if (draft === null || draft.target === null || draft.cert !== 'literal') return
  if (content !== null && content.items === null && !content.text.includes('\u0000'))
    return note_written(run.call.out, draft.target, content.text)
  if (content !== null && !is_unknown(content) && !asks_network(run)) return
  if (asks_network(run)) set_field(draft, 'downloaded', true)
}

/** `open(path, 'w').write(text)`, `with open(path, 'w') as f: f.write(text)`: the text, null when it is not all in the code. */
export function written_behind({ scope }: Run, path: string): Value | null {
  const { tokens } = scope
  const opened = tokens.findIndex((token, at) => token.kind === 'text' && token.text === path && opens(tokens[at - 2]))
  if (opened < 0) return null
  let text: string | null = null
  for (let at = opened + 1; at < Math.min(tokens.length, opened + MAX_TOKENS_BEHIND); at++) {
    const token = tokens[at]
    if (token?.kind !== 'name') continue
    if (opens(token)) break
    if (!PRINTS.test(token.text)) continue
    const called = tokens[at + 1]?.text === '('
    const value = called ? list(scope, at + 1).items.at(0) : evaluate(scope, at + 1).value
    if (value === undefined || value.items !== null || value.text.includes('\u0000')) return null
    text = (text ?? '') + value.text
  }
  return text === null ? null : { text, taint: [], items: null }
}

function opens(token: Run['scope']['tokens'][number] | undefined): boolean {
  return token?.kind === 'name' && OPENS.test(token.text)
}
