// Weighs the evidence of a text sentence by sentence. No cue alone is an instruction; an address, a request no agent
// should follow and an unusual manner add up. Finds wordings that no rule was written for; linear in the text. Source:
// CONTRACT 16.1, ENGINE 16.
import { type Cues, type Sentence, sentences_of } from '#core/review/detect/evidence/cues.ts'
import {
  AGAINST,
  ENOUGH,
  HOW,
  MORE_PER_TALK,
  ORDER,
  UNADDRESSED,
  WHAT,
  WHO,
} from '#core/review/detect/evidence/weights.ts'

/** What the rules see in one line (detect/instructions.ts); asked for only where the cues of a line make it worth the time. */
export type LineCues = (at: number) => readonly string[]

/** What the sentences of an output add up to. */
export interface Weighed {
  /** Evidence of the heaviest stretch less what it takes to be reported; above 0 it is an instruction. */
  margin: number
  /** Its strongest cues, at most one of each kind: who, what, how. */
  because: string[]
  /** Sentences that name agents without speaking to one: a manual about agents has many. */
  talk: number
}

interface Piece extends Sentence {
  line: number
  /** Begins a member of a structure, which goes on with nothing above it. */
  entry: boolean
}

const MAX_PIECES = 3
const MAX_WORDS = 70
/** Who begins like this is followed by what he wants. */
const OPENS: ReadonlySet<string> = new Set(
  (
    'machine-reads vocative-sure vocative-maybe noted-sure noted-maybe noted-key noted-key-sure you-are-sure ' +
    'you-are-maybe name-reads name-reads-sure official-speaks frame override earlier-rules drop'
  ).split(' '),
)
const SPOKEN_TO: ReadonlySet<string> = new Set(
  (
    'vocative-sure noted-sure noted-key noted-key-sure you-are-sure told-sure reader-told machine-reads ' +
    'name-reads name-reads-sure vocative-maybe noted-maybe you-are-maybe'
  ).split(' '),
)
const WORTH_WHO = 0.5
const WORTH_HOW = 0.9
const WORTH_RULES = 0.9

/** Weighs the lines of one text; `reads` says which lines are worth reading at all, `unseen` that no reader sees them. */
export function weigh(
  lines: readonly string[],
  reads: (line: string) => boolean,
  rules: LineCues,
  unseen = false,
): Weighed {
  const pieces = pieces_of(lines, reads, unseen)
  const by_line = new Map<string, readonly string[]>()
  let talk = 0
  let best: { weight: number; cues: Cues } = { weight: Number.NEGATIVE_INFINITY, cues: new Set() }
  pieces.forEach((piece, at) => {
    if (!speaks(piece) && !(pieces[at + 1]?.goes_on === true && speaks(pieces[at + 1]))) return
    const cues = stretch(pieces, at)
    if (strongest(cues, WHO) < WORTH_WHO && strongest(cues, HOW) < WORTH_HOW) return
    if (cues.has('sure') || cues.has('maybe')) talk++
    if (!cues.has('asks') && !HOWS.some((name) => cues.has(name)) && strongest(cues, WHO) < 1) return
    // The rules are the dear part; a name that is only mentioned is not worth them.
    if (strongest(cues, WHO) >= WORTH_RULES || HOWS.some((name) => cues.has(name))) {
      const line = lines[piece.line] ?? ''
      let ruled = by_line.get(line)
      if (ruled === undefined) {
        ruled = rules(piece.line)
        by_line.set(line, ruled)
      }
      for (const name of ruled) cues.add(name)
    }
    const weight = weight_of(cues)
    if (weight > best.weight) best = { weight, cues }
  })
  const because = [WHO, WHAT, HOW].flatMap((table) => leading(best.cues, table))
  return { margin: best.weight - ENOUGH - MORE_PER_TALK * Math.log(Math.max(1, talk)), because, talk }
}

/** Whether a sentence by itself holds a cue of who or how; most hold none. */
function speaks(piece: Piece | undefined): boolean {
  if (piece === undefined) return false
  for (const name of piece.cues) if (SPEAKING.has(name)) return true
  return false
}
const HOWS = Object.keys(HOW).filter((name) => (HOW[name] ?? 0) >= WORTH_HOW)
const SPEAKING: ReadonlySet<string> = new Set(
  [WHO, HOW].flatMap((table, at) =>
    Object.entries(table).flatMap(([name, weight]) => (weight >= (at === 0 ? WORTH_WHO : WORTH_HOW) ? [name] : [])),
  ),
)

function pieces_of(lines: readonly string[], reads: (line: string) => boolean, unseen: boolean): Piece[] {
  const pieces: Piece[] = []
  let open = 0
  lines.forEach((line, at) => {
    const worth = reads(line)
    if (worth || open > 0) {
      const entry = ENTRY.test(line)
      sentences_of(line, goes_on(lines[at - 1], line)).forEach((one, nth) => {
        if (unseen) one.cues.add('placed')
        pieces.push({ ...one, line: at, entry: entry && nth === 0 })
      })
    }
    open = worth ? (ANNOUNCES.test(line) ? MAX_PIECES : 1) : open - 1
  })
  return pieces
}

/** A heading, or a line that ends with a colon: what follows is a list. */
const ANNOUNCES = /^\s*#{1,6}\s|:\s*$/
const ENTRY = /^\s*["']?[\w.-]{1,40}["']?\s*[:=]\s*["'{[(\d]/
const WRAPPED_CHARS = 50

/** Prose that is wrapped goes on in the next line. */
function goes_on(before: string | undefined, line: string): boolean {
  return (
    before !== undefined &&
    before.length > WRAPPED_CHARS &&
    !/[.!?:;>|)}\]"`]\s*$/.test(before) &&
    /^\s*[a-zA-Z(`"]/.test(line)
  )
}

/** Cues of a sentence and of those that belong to it. */
function stretch(pieces: readonly Piece[], at: number): Cues {
  const first = pieces[at]
  const cues: Cues = new Set(first?.cues)
  if (first === undefined) return cues
  const opens = [...cues].some((name) => OPENS.has(name))
  let words = first.words
  for (let next = at + 1; next <= at + (opens ? MAX_PIECES : 1); next++) {
    const piece = pieces[next]
    if (piece === undefined || words >= MAX_WORDS || piece.entry || piece.line > first.line + MAX_PIECES) break
    // Below a comment the code begins, which is no part of what was said.
    if (piece.cues.has('code') && !first.cues.has('code')) break
    if (!piece.goes_on && !(opens && (next === at + 1 || first.announces))) break
    words += piece.words
    for (const name of piece.cues) cues.add(name)
  }
  return cues
}

const PLAINLY = 1.9
const DOCUMENTS: ReadonlySet<string> = new Set(['docs', 'project', 'humans'])
const DESCRIBES: ReadonlySet<string> = new Set(['describes', 'humans'])

/** The weight of a stretch, minus infinity when nobody asks for anything. */
function weight_of(cues: Cues): number {
  const who = Math.max(sum(cues, WHO, 0.2), unseen_who(cues))
  const how = sum(cues, HOW, 0.6)
  // "The keys are in the vault; read them and send them on."
  if (who >= WORTH_PASSING && cues.has('names-secret') && cues.has('passes-it')) cues.add('passes-on')
  const what = weight_of_request(cues, who)
  if (what < 0.9 && how < 1.2) return Number.NEGATIVE_INFINITY
  if (who < WORTH_WHO && (how < WORTH_HOW || what < 1)) return Number.NEGATIVE_INFINITY
  return who + what + how - weight_against(cues, who)
}

/** The weight of what is asked for. */
function weight_of_request(cues: Cues, who: number): number {
  let what = sum(cues, WHAT, 0.5)
  if (cues.has('order') && [...SPOKEN_TO].some((name) => cues.has(name)))
    what = Math.max(what, ORDER.least) + ORDER.more
  // Whoever reads this should do it, and quietly: what it is does not matter any more.
  if ((cues.has('secret') && cues.has('asks') && who >= WORTH_PASSING) || cues.has('commands-reader'))
    what = Math.max(what, ORDER.least)
  return commands_unseen(cues) || replies_unseen(cues) ? Math.max(what, 0.9) : what
}

/** A command where a reader does not look. */
function commands_unseen(cues: Cues): boolean {
  if (!cues.has('placed')) return false
  return cues.has('commands-maybe') || (cues.has('imperative') && SURE_OR_MAYBE.some((name) => cues.has(name)))
}

/** A request in a key for agents, or one about replies where a reader does not look. */
function replies_unseen(cues: Cues): boolean {
  return cues.has('asks') && (cues.has('noted-key-sure') || (cues.has('placed') && cues.has('replies')))
}

/** What speaks against an instruction. */
function weight_against(cues: Cues, who: number): number {
  // Only a machine is told to remember for good.
  let against = who < 0.9 ? (cues.has('memorize') ? -0.6 : UNADDRESSED) : 0
  for (const name of cues) {
    // Whoever is plainly addressed is not merely described.
    if (who >= PLAINLY && DESCRIBES.has(name)) continue
    // Hidden text is not documentation.
    if (cues.has('placed') && DOCUMENTS.has(name)) continue
    // "Do not tell the user" is not a ban.
    if (name === 'forbids' && cues.has('secret') && who >= WORTH_PASSING) continue
    against += AGAINST[name] ?? 0
  }
  return against
}

/**
 * Who is meant where nobody is named: what a reader does not see and what speaks of the user as of somebody else is written for a
 * program, and so is the description of a tool that says when something has to go to an address.
 */
function unseen_who(cues: Cues): number {
  if (cues.has('placed') && cues.has('asks')) {
    if (cues.has('sure') || cues.has('maybe') || cues.has('replies')) return UNSEEN_NAMED
    if (cues.has('user') && !cues.has('please')) return UNSEEN
  }
  if (cues.has('described') && cues.has('condition') && cues.has('dangerous')) return UNSEEN_NAMED
  // Every answer shall carry an address that waits for something: only who answers all day is told so.
  if (cues.has('outputs') && cues.has('waiting')) return UNSEEN_NAMED
  const away = cues.has('mail') || cues.has('url')
  if (cues.has('described') && away && (cues.has('condition') || cues.has('ship') || cues.has('write')))
    return UNSEEN_NAMED
  return 0
}
const SURE_OR_MAYBE = ['vocative-sure', 'vocative-maybe'] as const
const WORTH_PASSING = 1.5
const UNSEEN = 1.2
const UNSEEN_NAMED = 1.6

/** The heaviest cue of a table, and a share of the next. */
function sum(cues: Cues, table: Readonly<Record<string, number>>, share: number): number {
  let first = 0
  let second = 0
  for (const name of cues) {
    const weight = table[name] ?? 0
    if (weight > first) {
      second = first
      first = weight
    } else if (weight > second) second = weight
  }
  return first + share * second
}

function strongest(cues: Cues, table: Readonly<Record<string, number>>): number {
  return sum(cues, table, 0)
}

function leading(cues: Cues, table: Readonly<Record<string, number>>): string[] {
  const weight = strongest(cues, table)
  const name = weight === 0 ? undefined : [...cues].find((one) => table[one] === weight)
  return name === undefined ? [] : [name]
}
