// The types of compilers.js, which cannot have any of its own.

/** Turbofan and Sparkplug compile nothing from now on. */
export function hold_back_compilers(): void

/** What is called often is compiled by them from now on, as in every other program. */
export function release_compilers(): void
