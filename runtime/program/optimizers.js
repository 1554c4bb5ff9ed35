// V8's optimising compilers, held back while a gateway starts and rehearses. What runs then runs a few times only; compiling it
// keeps code and maps the compilers themselves, which an idle gateway would hold for nothing: 7 MB of 112. In plain JavaScript, because
// asg.js holds them back before it loads anything (a TypeScript module would load the type stripper).
import { setFlagsFromString } from 'node:v8'

/** V8's flags of Turbofan and Maglev. Whoever switched one off for the process wants it off. */
const HELD = ['opt', 'maglev'].filter((name) => !process.execArgv.includes(`--no-${name}`))

/** No function is optimised from now on. Their threads exist already, so nothing is missing when they are released. */
export function hold_back_optimizers() {
  for (const name of HELD) setFlagsFromString(`--no-${name}`)
}

/** What is called often is optimised from now on, as in every other program. Does nothing when nothing is held back. */
export function release_optimizers() {
  for (const name of HELD) setFlagsFromString(`--${name}`)
}
