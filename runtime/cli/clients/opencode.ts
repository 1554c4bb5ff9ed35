// opencode: a plugin file of our own that throws to block. Source: CLIENTS section 5 "opencode".
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { gate_timeout_s, type HookCallPlan, query_of } from '#runtime/cli/clients/wiring/hook-command.ts'
import { fill_template } from '#runtime/cli/clients/wiring/template.ts'

/** How opencode is found, wired and proven. */
export const OPENCODE: Client = {
  id: 'opencode',
  name: 'opencode',
  bin: 'opencode',
  folder: ({ home, env }) => join(env.XDG_CONFIG_HOME || join(home, '.config'), 'opencode'),
  socket_only: true,
  launchers: () => ['node'],
  parts: (setup) => [{ kind: 'file', path: plugin_path(setup), text: plugin_text(setup) }],
  obstacle: () => null,
  distrust: () => null,
  advice: ['The first start of opencode installs packages from the network and may take half a minute.'],
  probe: null,
}

function plugin_path(setup: Setup): string {
  const folder = setup.project === null ? OPENCODE.folder(setup) : join(setup.project, '.opencode')
  return join(folder, 'plugin', 'asg.js')
}

function plugin_text(setup: Setup): string {
  const gate: HookCallPlan = {
    client: 'opencode',
    dialect: 'hooks',
    gates: true,
    holds: true,
    timeout_s: gate_timeout_s(setup),
  }
  const template = readFileSync(new URL('./opencode-plugin.js', import.meta.url), 'utf8')
  return fill_template(template, {
    SOCKET: setup.socket_path,
    GATE_QUERY: query_of(gate, setup),
    OBSERVE_QUERY: query_of({ ...gate, gates: false, holds: false }, setup),
    REFUSES: String(!setup.observe),
    START: setup.start_command,
    LIMIT_MS: String((gate.timeout_s - 1) * 1000),
  })
}
