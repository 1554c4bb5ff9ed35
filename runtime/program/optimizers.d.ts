// The types of optimizers.js, which cannot have any of its own.

/** No function is optimised from now on. */
export function hold_back_optimizers(): void

/** What is called often is optimised from now on, as in every other program. Does nothing when nothing is held back. */
export function release_optimizers(): void
