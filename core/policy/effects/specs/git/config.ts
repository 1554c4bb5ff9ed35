// `git config`, `git -c`, and credential helpers. Source: ENGINE 4.2 (vcs.config).
import { emit, has, values } from '#core/policy/effects/call.ts'
import { type CommandSpec, type Does, nothing, says } from '#core/policy/effects/spec.ts'
import { configures } from '#core/policy/effects/specs/git/key.ts'

/** `git -c key=value`: the setting of this one call. */
export const config_override: Does = (call) => {
  for (const word of values(call, 'set')) {
    const at = word.text.indexOf('=')
    configures(call, at < 0 ? word.text : word.text.slice(0, at), at < 0 ? '' : word.text.slice(at + 1), word)
  }
}

const config: Does = (call) => {
  if (has(call, 'list') || has(call, 'get') || has(call, 'edit')) {
    emit(call, 'vcs.read')
    return
  }
  const level = has(call, 'global') ? 'global' : has(call, 'system') ? 'system' : 'local'
  const first = call.operands[0]?.text
  const operands =
    first === 'set' || first === 'unset' || first === 'get' || first === 'list' ? call.operands.slice(1) : call.operands
  const [key, setting] = operands
  if (first === 'get' || first === 'list' || key === undefined) emit(call, 'vcs.read')
  else if (has(call, 'unset') || first === 'unset')
    emit(call, 'vcs.config', {
      target: key.text,
      fields: {
        key: key.text.toLowerCase(),
        unset: true,
        executes: false,
        hooks_off: /^core\.hookspath$/i.test(key.text),
      },
    })
  else if (setting === undefined) emit(call, 'vcs.read')
  else configures(call, key.text, setting.cert === 'literal' ? setting.text : `${setting.text}?`, setting, level)
}

/** Settings and credentials. */
export const CONFIG_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
  config: {
    flags: {
      list: '-l --list',
      get: '--get --get-all --get-regexp --get-urlmatch --show-origin-only',
      edit: '-e --edit',
      global: '--global',
      system: '--system',
      local: '--local --worktree',
      unset: '--unset --unset-all --remove-section',
      add: '--add --replace-all --rename-section',
      file: '-f --file --blob --type --default =',
      show: '--show-origin --show-scope -z --null --name-only --bool --int --path',
    },
    does: config,
  },
  credential: {
    subcommands: {
      fill: (call) =>
        emit(call, 'cred.read', { target: 'git credential', d2: 2, fields: { store: 'git', item: 'token' } }),
      'approve store': says('cred.write', { store: 'git' }),
    },
    does: nothing,
  },
  'credential-store credential-cache credential-osxkeychain credential-manager': {
    subcommands: {
      get: (call) =>
        emit(call, 'cred.read', { target: 'git credential', d2: 2, fields: { store: 'git', item: 'token' } }),
    },
    does: nothing,
  },
}
