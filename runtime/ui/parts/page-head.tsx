// The head of every page: its title, a sentence, and what can be chosen.
import type { ComponentChildren } from 'preact'

export function PageHead({ title, about, children }: { title: string; about: string; children?: ComponentChildren }) {
  return (
    <header class="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{about}</p>
      </div>
      {children}
    </header>
  )
}
