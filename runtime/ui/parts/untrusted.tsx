// Texts of agents: always plain text nodes, invisible characters made visible, never more than a page can bear.
import { useState } from 'preact/hooks'
import { beginning, cut, visible_line, visible_parts } from '#runtime/ui/text/visible.ts'

const FIRST_LINES = 14
const FIRST_CHARS = 1500
/** Nothing of the gateway is longer; what claims to be is cut. */
const MAX_CHARS = 60_000
const LINE_CHARS = 400

/** Text with a mark in the place of each invisible character. */
export function Visible({ text }: { text: string }) {
  const parts = visible_parts(text)
  return (
    <>
      {parts.map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          <span key={index} class="unseen" title={`${part.name}, ${part.code}`}>
            <span class="spoken">{part.name} </span>
            {part.code}
          </span>
        ),
      )}
    </>
  )
}

/** A command or another long text in a block of its own; its end can be asked for. */
export function Block({ text, label }: { text: string; label: string }) {
  const [whole, set_whole] = useState(false)
  const start = beginning(text, FIRST_LINES, FIRST_CHARS)
  const is_long = start !== text
  return (
    <div class="block">
      {whole ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <section tabIndex={0} aria-label={label}>
          <Text text={cut(text, MAX_CHARS)} />
        </section>
      ) : (
        <Text text={start} />
      )}
      {is_long && (
        <button type="button" class="button quiet small" aria-expanded={whole} onClick={() => set_whole(!whole)}>
          {whole ? 'Show less' : `Show all ${text.length.toLocaleString('en')} characters`}
        </button>
      )}
    </div>
  )
}

function Text({ text }: { text: string }) {
  return (
    <pre>
      <bdi>
        <Visible text={text} />
      </bdi>
    </pre>
  )
}

/** One line of it, for dense lists. */
export function Line({ text }: { text: string }) {
  return (
    <bdi class="line">
      <Visible text={visible_first(text)} />
    </bdi>
  )
}

function visible_first(text: string): string {
  return cut(text.replace(/\n/g, ' ⏎ ').replace(/[ \t]+/g, ' '), LINE_CHARS)
}

/** Identifiers and places, in the middle of other text. */
export function Name({ text, max_chars = 80 }: { text: string; max_chars?: number }) {
  return (
    <bdi class="name" title={visible_line(text, 300)}>
      <Visible text={cut(text, max_chars)} />
    </bdi>
  )
}
