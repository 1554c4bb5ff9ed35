// Accounts, shares and other machines.
import { type Call, emit, reach, said } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { ps } from '#core/policy/effects/specs/windows/cmdlet.ts'
import { service } from '#core/policy/effects/specs/windows/process.ts'

/** Somebody comes into the group whose members may do everything. */
function makes_administrator(call: Call): { admin?: true } {
  const words = said(call)
  const adds = /^add-/.test(call.name) || /\s\/add\b/i.test(words)
  return adds && /\b(?:domain\s+|enterprise\s+)?admin(?:istrator)?s\b/i.test(words) ? { admin: true } : {}
}

const changes_account: Does = (call) =>
  emit(call, 'sys.user', { fields: { op: 'change', ...makes_administrator(call) } })

const net: Does = (call) => {
  const [verb, ...rest] = call.operands.map((word) => word.text.toLowerCase())
  const adds = call.command.args.some((word) => /^\/(?:add|delete|active)/i.test(word.text))
  if (verb === 'user' || verb === 'localgroup' || verb === 'group' || verb === 'accounts') {
    if (adds || (verb === 'user' && rest.length > 1))
      emit(call, 'sys.user', {
        target: rest.join(' '),
        fields: { op: 'change', group: verb !== 'user', ...makes_administrator(call) },
      })
    else nothing(call)
  } else if (rest.length === 0 && verb !== 'share') nothing(call)
  else if (verb === 'stop' || verb === 'start' || verb === 'pause')
    service(verb)({ ...call, operands: call.operands.slice(1) })
  else if (verb === 'share' && rest.length > 0)
    emit(call, 'net.listen', { target: rest.join(' '), fields: { exposes: true } })
  else if (verb === 'use' && rest.length > 0)
    reach(
      call,
      'net.fetch',
      rest
        .find((word) => word.startsWith('\\\\'))
        ?.replaceAll('\\', '/')
        .replace(/^\/+/, '') ?? 'host',
      {},
    )
  else nothing(call)
}

export const WINDOWS_ACCOUNTS: readonly ProgramSpec[] = [
  program('net net1', { style: 'slash', does: net }),
  program('runas gsudo', says('priv.raise', { mechanism: 'runas', shell: true })),
  program('cmdkey vaultcmd', {
    style: 'none',
    does: (call) =>
      call.command.args.some((word) => word.text === '/?')
        ? nothing(call)
        : call.command.args.some((word) => /list/i.test(word.text))
          ? emit(call, 'cred.read', {
              target: 'credential manager',
              d2: 2,
              fields: { store: 'keychain', item: 'keychain' },
            })
          : emit(call, 'cred.write', { target: 'credential manager', d2: 2, fields: { store: 'keychain' } }),
  }),
  program(
    'enable-psremoting winrm enable-netfirewallrule set-wsmanquickconfig enter-pssession new-pssession',
    says('net.tunnel', { direction: 'remoting', exposes: true }),
  ),
  program(
    'new-localuser enable-localuser disable-localuser rename-localuser add-localgroupmember remove-localgroupmember set-localuser remove-localuser ' +
      'new-aduser set-aduser remove-aduser rename-adobject add-adgroupmember remove-adgroupmember set-adaccountpassword disable-adaccount enable-adaccount',
    ps({}, changes_account),
  ),
]
