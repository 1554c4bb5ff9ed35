// State of one walk over inline code, shared by the walker (run.ts) and the calls (call/).
import type { Call } from '#core/policy/effects/call.ts'
import type { Lang } from '#core/policy/effects/inline/value/token.ts'
import type { Scope } from '#core/policy/effects/inline/value/value.ts'

/** How code fills the bodies of its requests. */
export interface Bodies {
  /** A file is opened where a body stands. */
  files: boolean
  /** A method or a member that has a body is named. */
  named: boolean
  /** The environment as a whole is there, in any of the languages. */
  environment: boolean
}

/** One walk over one piece of code. */
export interface Run {
  call: Call
  scope: Scope
  /** Those of the scope. */
  aliases: Map<string, string>
  lang: Lang
  /** The code as it was written. */
  code: string
  facts: {
    connects: boolean
    /** A socket of this code waits for whoever connects. */
    accepts: boolean
    duplicates: boolean
    spawns: boolean
    /** What it starts is a shell, or nobody can tell what it is. */
    obeys: boolean
    secret: boolean
    sends: boolean
    loops: boolean
    forks: boolean
    /** Some token fetches and some token is an address; computed for all of the code on first use. */
    fetches: boolean | null
    /** The one file whose text the code evaluates, empty when there is none; null until it is asked for. */
    evaluated_file: string | null
    /** What the code says about request bodies; computed for all of the code on first use. */
    bodies: Bodies | null
  }
}
