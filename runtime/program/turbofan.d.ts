// The types of turbofan.js, which cannot have any of its own.

/** Turbofan compiles nothing from now on. */
export function hold_back_turbofan(): void

/** What is called very often is compiled by Turbofan from now on, as in every other program. */
export function release_turbofan(): void
