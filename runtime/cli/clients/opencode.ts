// opencode and Kilo Code, which is made from it: a plugin file of our own that throws to block. Seen in opencode 1.18.33 and Kilo
// 7.7.7. Source: CLIENTS section 5 "opencode".
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { gate_timeout_s, type HookCallPlan, query_of } from '#runtime/cli/clients/wiring/hook-command.ts'
import { fill_template } from '#runtime/cli/clients/wiring/template.ts'

type Named = Pick<Client, 'id' | 'name' | 'bin'>

/** How opencode is found, wired and proven. */
export const OPENCODE: Client = plugged({ id: 'opencode', name: 'opencode', bin: 'opencode' })

/** How Kilo Code is found, wired and proven. */
export const KILO: Client = plugged({ id: 'kilo', name: 'Kilo Code', bin: 'kilo' })

/** Both keep plugins in folders that are called as the program is. */
function plugged(named: Named): Client {
  const { name, bin } = named
  const folder: Client['folder'] = ({ home, env }) => join(env.XDG_CONFIG_HOME || join(home, '.config'), bin)
  return {
    ...named,
    folder,
    socket_only: true,
    launchers: () => ['node'],
    parts: (setup) => [
      {
        kind: 'file',
        path: join(setup.project === null ? folder(setup) : join(setup.project, `.${bin}`), 'plugin', 'asg.js'),
        text: plugin_text(named, setup),
      },
    ],
    obstacle: () => null,
    distrust: () => null,
    advice: [
      `The first start of ${name} installs packages from the network and may take half a minute.`,
      `${name} runs no plugin at all when it is started with --pure.`,
    ],
    probe: null,
  }
}

function plugin_text({ id, name }: Named, setup: Setup): string {
  const gate: HookCallPlan = {
    client: id,
    dialect: 'hooks',
    gates: true,
    holds: true,
    timeout_s: gate_timeout_s(setup),
  }
  const template = readFileSync(new URL('./opencode-plugin.js', import.meta.url), 'utf8')
  return fill_template(template.replace('@ID@', id).replaceAll('@NAME@', name), {
    SOCKET: setup.socket_path,
    GATE_QUERY: query_of(gate, setup),
    OBSERVE_QUERY: query_of({ ...gate, gates: false, holds: false }, setup),
    REFUSES: String(!setup.observe),
    START: setup.start_command,
    LIMIT_MS: String((gate.timeout_s - 1) * 1000),
  })
}
