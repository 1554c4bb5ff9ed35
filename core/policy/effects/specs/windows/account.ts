// Accounts, shares and other machines.
import { emit, reach } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { service } from '#core/policy/effects/specs/windows/process.ts'

const net: Does = (call) => {
  const [verb, ...rest] = call.operands.map((word) => word.text.toLowerCase())
  const adds = call.command.args.some((word) => /^\/(?:add|delete|active)/i.test(word.text))
  if (verb === 'user' || verb === 'localgroup' || verb === 'group' || verb === 'accounts') {
    if (adds || (verb === 'user' && rest.length > 1))
      emit(call, 'sys.user', { target: rest.join(' '), fields: { op: 'change', group: verb !== 'user' } })
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
    'new-localuser enable-localuser add-localgroupmember set-localuser remove-localuser set-aduser new-aduser add-adgroupmember',
    says('sys.user', { op: 'change' }),
  ),
]
