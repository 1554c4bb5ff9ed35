// Two of V8's compilers, held back while a gateway starts and rehearses. What runs then runs a few times only. Turbofan, the heaviest,
// would map its own code, which an idle gateway would hold for nothing: 5 MB of 112. Sparkplug would compile nearly everything that is
// rehearsed, 3 MB, and the first requests are not faster for it: 17 ms, 1.9 on average of two hundred. Maglev works from the start:
// without it a gateway would be a tenth slower in its first ten seconds under load; without the two it is by a twentieth in its first.
// In plain JavaScript, because asg.js holds them back before it loads anything (a TypeScript module would load the type stripper).
import { setFlagsFromString } from 'node:v8'

/** Both, with the flags that switch them off and on; whoever switched one off for the process wants it off. */
const HELD_BACK = [
  { off: '--no-opt', on: '--opt' },
  { off: '--no-sparkplug', on: '--sparkplug' },
].filter(({ off }) => !process.execArgv.includes(off))

/** Neither compiles anything from now on. Their threads exist already, so nothing is missing when they are released. */
export function hold_back_compilers() {
  for (const { off } of HELD_BACK) setFlagsFromString(off)
}

/** What is called often is compiled by them from now on, as in every other program. */
export function release_compilers() {
  for (const { on } of HELD_BACK) setFlagsFromString(on)
}
