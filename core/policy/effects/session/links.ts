// Links that a session made: after `ln -s ~/.bashrc notes.txt` a tool that writes `notes.txt` writes `~/.bashrc`. For
// shell commands the prelude carries the line (core/policy/prelude.ts). Source: ENGINE section 11.
import type { Frame } from '#core/policy/effects/frame.ts'
import { note_link } from '#core/policy/effects/place/link.ts'
import type { Prelude } from '#core/policy/verdict.ts'

const WORD = `("[^"$\`]{1,200}"|'[^']{1,200}'|[^\\s"'$\`;|&<>]{1,200})`
const LINK = new RegExp(`^ln\\s+(?:-\\S+\\s+){0,4}${WORD}\\s+${WORD}\\s*$`)

/** Resolves paths of this action through the session's links. */
export function follow_links({ lines, cwd }: Prelude, frame: Frame): void {
  for (const line of lines) {
    if (!line.startsWith('ln ')) continue
    const [, from, to] = LINK.exec(line) ?? []
    if (from !== undefined && to !== undefined) note_link(word(from), word(to), cwd ?? frame.cwd, frame)
  }
}

function word(text: string) {
  return { text: text.replace(/^["']|["']$/g, ''), cert: 'literal', taint: [] } as const
}
