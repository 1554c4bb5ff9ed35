// Pairs of a verb and an object that are grave together in a tool's name, and word classes that several tables share.
// Source: CONTRACT 2.8, ENGINE 3.
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'

/** A pair. Words are separated by blanks, in the singular: `server` also matches `servers`. */
export interface Pair {
  verbs: string
  /** `*` means anything, also nothing. */
  objects: string
  impact: ToolImpact
  /** Servers for which it holds; absent: all. */
  server?: RegExp
  /** Words that make it an everyday step. */
  unless?: string
}

/** What only runs here, or is only tried. */
export const HERE =
  'language lsp dev preview typescript ts test debug local mcp simulator emulator sandbox kernel validate ' +
  'validation dry plan check simulate draft paper template'
/** The same, where a plan is what somebody pays for. */
export const HERE_WITH_PLANS = HERE.replace(' plan ', ' ')
/** People and companies as a service keeps them. */
export const PARTIES =
  'user account member customer contact client employee people person tenant organization organisation company merchant student patient subscriber profile'
