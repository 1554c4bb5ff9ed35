// Weights of the cues, set by hand from what the words mean, because tables fitted to labelled sets found less in
// unseen sets. A pure table: address, request, manner, and counter-evidence. Source: ENGINE 16.

/** Who is spoken to: the strongest counts, the next for a fifth. */
export const WHO: Readonly<Record<string, number>> = {
  'noted-key-sure': 2.6,
  'noted-key': 2.2,
  'vocative-sure': 2.2,
  'noted-sure': 2,
  'you-are-sure': 1.6,
  'vocative-maybe': 1.6,
  'noted-maybe': 1.5,
  'told-sure': 1.5,
  'you-are-maybe': 1.4,
  'reader-told': 2.2,
  'name-reads-sure': 1.9,
  'machine-reads': 1.7,
  'name-reads': 1.3,
  addressed: 1.3,
  'official-speaks': 1.2,
  frame: 1.2,
  machine: 1.3,
  'told-maybe': 1,
  'of-human': 1.3,
  'of-user': 0.45,
  sure: 0.6,
  'any-name': 0.6,
  described: 0.5,
  reader: 0.4,
  role: 0.3,
  maybe: 0.2,
}

/** What is asked: the strongest counts, the next for half. */
export const WHAT: Readonly<Record<string, number>> = {
  leak: 2,
  pay: 2,
  dangerous: 1.8,
  loosen: 1.7,
  'hand-out': 1.6,
  drop: 1.6,
  grant: 1.6,
  claim: 1.6,
  ship: 1.6,
  destroy: 1.5,
  approve: 1.5,
  write: 1.5,
  fetch: 1.5,
  endangers: 1.5,
  run: 1.2,
  'make-user': 1.2,
  asks: 0,
  'asks-of-agent': 1.2,
  weaken: 1.8,
  expose: 1.8,
  rank: 1.3,
  'to-live': 1.3,
  'passes-on': 1.8,
  waiting: 2.2,
  outputs: 1.2,
  'drop-user': 1.3,
  'call-harm': 1.8,
  call: 1.1,
  commands: 1.1,
  memorize: 1.6,
  obey: 1,
  gather: 0.7,
  plain: 0.2,
}

/** How it is asked: the strongest counts, the next for three fifths. */
export const HOW: Readonly<Record<string, number>> = {
  frame: 1.6,
  overrides: 1.5,
  secret: 1.3,
  conceals: 1.3,
  'earlier-rules': 1.3,
  override: 1.2,
  turns: 1,
  unasked: 1,
  authority: 1,
  placed: 0.9,
  'claims-authority': 0.9,
  persist: 0.9,
  resumes: 0.6,
  'on-reading': 0.6,
  mail: 0.4,
  url: 0.2,
  urgency: 0.2,
}

/** What speaks against it: all of it counts. */
export const AGAINST: Readonly<Record<string, number>> = {
  about: 2,
  code: 3,
  example: 0.8,
  docs: 0.8,
  project: 0.8,
  'known-url': 0.8,
  report: 0.8,
  legal: 2,
  hands: 1.5,
  title: 2,
  forbids: 0.6,
  humans: 0.5,
  describes: 0.3,
}

/** An order of any kind counts this much when it is said to somebody who is plainly spoken to. */
export const ORDER = { least: 0.9, more: 0.2 } as const
/** Evidence from which a stretch of text is reported. */
export const ENOUGH = 3.3
/** How much more is needed for each e-fold of stretches that speak of agents: a manual about agents speaks to them all day. */
export const MORE_PER_TALK = 0.15
/** Without anybody who is spoken to, this much more. */
export const UNADDRESSED = 0.5
