// Everything that happens, newest first. Rows stay where they are while somebody points at one, has one in focus or has scrolled;
// what comes meanwhile is counted and let in on request. Source: PRODUCT 4 "Live", "no surprise".
import { useEffect, useRef } from 'preact/hooks'
import { Choice, LEVEL_OPTIONS, Search } from '#runtime/ui/parts/choice.tsx'
import { FeedRow } from '#runtime/ui/parts/feed-row.tsx'
import { FirstSteps } from '#runtime/ui/parts/first-steps.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { RecordPeek } from '#runtime/ui/parts/record-peek.tsx'
import { feed, feed_loaded, paused, show_held, touched } from '#runtime/ui/state/feed.ts'
import { type Entry, grouped } from '#runtime/ui/state/feed-rows.ts'
import { steps_shown } from '#runtime/ui/state/first-steps.ts'
import { param, route } from '#runtime/ui/state/route.ts'
import { level_rank } from '#runtime/ui/text/words.ts'

const KIND_OPTIONS = [
  ['', 'Everything'],
  ['decision', 'Decisions'],
  ['approval', 'Approvals'],
  ['session', 'Sessions'],
  ['alert', 'Alerts'],
  ['finding', 'Findings in outputs'],
  ['review', 'Reviews'],
] as const
const DECISION_OPTIONS = [
  ['', 'Any decision'],
  ['block', 'Blocked'],
  ['defer', 'Asked'],
  ['modify', 'Changed'],
  ['allow', 'Allowed'],
] as const
const SHOWN_ROWS = 200
/** Further down than this the reader has scrolled away from what is new. */
const SCROLLED_PX = 80

export function Live() {
  const list = useRef<HTMLDivElement>(null)
  const frameworks = [...new Set(feed.value.shown.map(({ framework }) => framework ?? ''))].filter(
    (name) => name !== '',
  )
  const groups = grouped(feed.value.shown.filter(passes))
  const waiting = feed.value.held.filter(passes).length
  use_touch(list)
  const let_in = () => {
    show_held()
    scrollTo(0, 0)
    // The button goes; whoever used it by keyboard goes on at the newest row.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-item]')?.focus({ preventScroll: true }))
  }
  return (
    <>
      <PageHead title="Live" about="Every decision as it is made, and what became of it.">
        <button
          type="button"
          class="button"
          aria-pressed={paused.value}
          data-key="p"
          aria-keyshortcuts="p"
          onClick={toggle_pause}
        >
          <Icon name={paused.value ? 'play' : 'pause'} /> {paused.value ? 'Go on' : 'Pause'} <kbd>P</kbd>
        </button>
      </PageHead>
      <search class="filters" aria-label="Filters of the feed">
        <Search label="Find in the feed" name="q" />
        <Choice label="About" name="kind" options={KIND_OPTIONS} />
        <Choice label="Decision" name="decision" options={DECISION_OPTIONS} />
        <Choice label="Risk" name="risk" options={LEVEL_OPTIONS} />
        <Choice
          label="Framework"
          name="framework"
          options={[['', 'Any framework'], ...frameworks.map((name) => [name, name] as const)]}
        />
      </search>
      <div class="held">
        {waiting > 0 ? (
          <button type="button" class="button primary small" data-key="n" aria-keyshortcuts="n" onClick={let_in}>
            <Icon name="up" size={14} /> {waiting} new <kbd>N</kbd>
          </button>
        ) : (
          <span class="muted">
            {paused.value ? 'Paused' : touched.value ? 'Holding still while you look' : 'Up to date'}
          </span>
        )}
      </div>
      <div class="feed" role="log" aria-live={paused.value ? 'off' : 'polite'} aria-label="What happens" ref={list}>
        {groups.slice(0, SHOWN_ROWS).map((group) => (
          <FeedRow key={group.key} group={group} />
        ))}
      </div>
      {groups.length > SHOWN_ROWS && (
        <p class="muted list-end">
          {groups.length - SHOWN_ROWS} older rows are left out: use the filters, or open a session.
        </p>
      )}
      {groups.length === 0 && <Empty />}
      <RecordPeek />
    </>
  )
}

function Empty() {
  if (!feed_loaded.value) return <Loading what="the feed" />
  if (feed.value.shown.length > 0) return <Nothing icon="search" title="Nothing here passes these filters" />
  if (steps_shown.value) return <FirstSteps />
  return <Nothing icon="pulse" title="Nothing happened lately" />
}

function toggle_pause(): void {
  paused.value = !paused.value
  if (!paused.value) show_held()
}

/** Keeps `touched` true while rows must not move. */
function use_touch(list: { current: HTMLElement | null }): void {
  useEffect(() => {
    let pointed = false
    const look = () => {
      const focused = list.current?.contains(document.activeElement) === true
      touched.value = pointed || focused || scrollY > SCROLLED_PX
    }
    const point = (event: PointerEvent) => {
      const over = event.target instanceof Node && list.current?.contains(event.target) === true
      if (over === pointed) return
      pointed = over
      look()
    }
    const leave = () => {
      pointed = false
      look()
    }
    const later = () => queueMicrotask(look)
    document.addEventListener('pointerover', point)
    document.documentElement.addEventListener('pointerleave', leave)
    document.addEventListener('focusin', later)
    document.addEventListener('focusout', later)
    addEventListener('scroll', look, { passive: true })
    return () => {
      document.removeEventListener('pointerover', point)
      document.documentElement.removeEventListener('pointerleave', leave)
      document.removeEventListener('focusin', later)
      document.removeEventListener('focusout', later)
      removeEventListener('scroll', look)
      touched.value = false
      show_held()
    }
  }, [])
}

/** Rows without a level pass every risk filter, as they do on the stream; a gap always passes. */
function passes(entry: Entry): boolean {
  if (entry.kind === 'gap') return true
  const { kind = '', decision = '', risk = '', framework = '' } = route.value.params
  if (kind !== '' && entry.kind !== kind) return false
  if (decision !== '' && entry.decision !== decision) return false
  if (risk !== '' && entry.level !== null && level_rank(entry.level) < level_rank(risk)) return false
  if (framework !== '' && entry.framework !== framework) return false
  const sought = param('q').toLowerCase()
  if (sought === '') return true
  return [entry.text, entry.session_id, entry.tool, entry.policy_id].some((text) =>
    text?.toLowerCase().includes(sought),
  )
}
