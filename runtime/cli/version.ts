// `asg version`.
import { parseArgs } from 'node:util'
import { EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { package_version } from '#runtime/config/settings.ts'

/** Prints the version of the package and of the Node it runs on. */
export async function run_version(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
  const version = package_version()
  if (values.json) terminal.json('version', { version, node: process.version })
  else terminal.out(version)
  return EXIT.ok
}
