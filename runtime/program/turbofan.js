// V8's heaviest compiler, Turbofan, held back while a gateway starts and rehearses. What runs then runs a few times only; compiling it
// maps the code of the compiler itself, which an idle gateway would hold for nothing: 5 MB of 112. Maglev works from the start: without
// it a gateway would be a tenth slower in its first ten seconds under load, without Turbofan it is by a twentieth. In plain JavaScript,
// because asg.js holds it back before it loads anything (a TypeScript module would load the type stripper).
import { setFlagsFromString } from 'node:v8'

/** Whoever switched it off for the process wants it off. */
const MAY_CHANGE = !process.execArgv.includes('--no-opt')

/** Turbofan compiles nothing from now on. Its threads exist already, so nothing is missing when it is released. */
export function hold_back_turbofan() {
  if (MAY_CHANGE) setFlagsFromString('--no-opt')
}

/** What is called very often is compiled by Turbofan from now on, as in every other program. */
export function release_turbofan() {
  if (MAY_CHANGE) setFlagsFromString('--opt')
}
