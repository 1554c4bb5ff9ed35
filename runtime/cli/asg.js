#!/usr/bin/env -S node --
// The door of the command line, in plain JavaScript: a TypeScript entry would load the type stripper (18 MB that stay) even
// when everything behind it is built or in the compile cache already. Here an old Node hands over to the one the project brings, too.
// The two dashes in the first line keep Node from taking our own --env-file for its own.
import * as modules from 'node:module'

const OLDEST = 24

if (Number(process.versions.node.split('.')[0]) < OLDEST) process.exitCode = await with_newer_node()
else {
  const { main } = await import(await program())
  process.exitCode = await main(process.argv.slice(2))
}

/** Exit code of the same command under the Node that the project brings; 2, and a sentence, where that is not installed. */
async function with_newer_node() {
  const { brought_node, run_with } = await import('#runtime/cli/brought-node.js')
  const node = brought_node()
  if (node !== null) return run_with(node)
  process.stderr.write(`asg needs Node ${OLDEST}, this is ${process.version}; in the project's folder run: npm ci\n`)
  return 2
}

/** The module to run: the build for the gateway itself, which stays; the sources for all that is over in a moment. */
async function program() {
  if (!serves(process.argv[2])) {
    // Nearly as fast as a build, and no time goes into asking whether one is current.
    modules.enableCompileCache()
    return '#runtime/cli/main.ts'
  }
  const { become_lean } = await import('#runtime/cli/lean.js')
  become_lean()
  const { hold_back_compilers } = await import('#runtime/program/compilers.js')
  hold_back_compilers()
  const { module_of } = await import('#runtime/program/built.js')
  return module_of('asg')
}

/** Whether the gateway itself is asked for: the default verb, also with options only (main.ts). */
function serves(first) {
  if (first === undefined || first === 'serve') return true
  return first.startsWith('-') && !['--help', '-h', '--version', '-v'].includes(first)
}
