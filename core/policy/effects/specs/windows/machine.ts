// Disks, firewall, Defender, logs and boot settings of Windows.
import { type Call, emit, said, value } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { ps } from '#core/policy/effects/specs/windows/cmdlet.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'

const defender: Does = (call) =>
  emit(call, 'sys.security', { target: 'Windows Defender', fields: { control: 'defender', op: call.name } })

/** `Set-MpPreference -DisableRealtimeMonitoring $false`: what was off watches again. */
function only_switches_on({ command: { args }, source }: Call): boolean {
  const typed = args.map(({ span }) => source.slice(span[0], span[1])).join(' ')
  return typed !== '' && typed.replace(/-Disable\w{1,60}[\s:]{1,4}(?:\$?false|0)(?=\s|$)/gi, '').trim() === ''
}

/** Backups that Windows keeps by itself. */
export const shadows: Does = (call) => {
  if (/delete|resize/i.test(call.command.args.map((word) => word.text).join(' ')))
    emit(call, 'dev.write', { target: 'shadow copies', d2: 3, fields: { op: 'wipe', backups: true } })
  else nothing(call)
}

const formats: Does = (call) =>
  emit(call, 'dev.write', {
    target: value(call, 'drive')?.text ?? call.operands[0]?.text ?? null,
    d2: 3,
    fields: { op: 'format' },
  })

const policy: Does = (call) => {
  const text = call.command.args.map((word) => word.text).join(' ')
  const wide = /unrestricted|bypass/i.test(text) && !/-scope\s+process/i.test(text)
  emit(call, wide ? 'sys.security' : 'env.set', {
    target: text,
    fields: { control: 'execution-policy', influence: 'none' },
  })
}

const boot: Does = (call) => {
  if (/\/set|\/delete|recoveryenabled|bootstatuspolicy/i.test(said(call)))
    emit(call, 'sys.kernel', { fields: { op: 'boot' } })
  else nothing(call)
}

const firewall: Does = (call) => {
  const words = said(call)
  if (/advfirewall|firewall/i.test(words) && /\b(?:off|add|delete|set|reset)\b/i.test(words))
    emit(call, 'sys.firewall', { fields: { op: 'change' } })
  else if (/portproxy\s+add/i.test(words)) emit(call, 'net.tunnel', { fields: { direction: 'forward' } })
  else nothing(call)
}

const logs: Does = (call) => {
  if (/\bcl\b|clear|^limit-/i.test(`${call.name} ${said(call)}`))
    emit(call, 'sys.log', { d2: 3, fields: { op: 'clear' } })
  else nothing(call)
}

/** `setx NAME value`: for every later session. */
const sets_for_good: Does = (call) => {
  const [name, given] = call.command.args.filter(({ text }) => !/^\/[a-z]$/i.test(text))
  if (name !== undefined && given !== undefined) assign(call, name.text, given, true)
  nothing(call)
}

export const WINDOWS_MACHINE: readonly ProgramSpec[] = [
  program('setx', { style: 'none', does: sets_for_good }),
  program('set-mppreference', (call) => (only_switches_on(call) ? nothing(call) : defender(call))),
  program('add-mppreference remove-mppreference uninstall-windowsfeature disable-windowsoptionalfeature', defender),
  program('get-mppreference get-mpcomputerstatus', nothing),
  program('vssadmin wbadmin', shadows),
  program('bcdedit', boot),
  program('netsh', { style: 'none', does: firewall }),
  program(
    'set-netfirewallprofile new-netfirewallrule disable-netfirewallrule remove-netfirewallrule set-netfirewallrule',
    says('sys.firewall', { op: 'change' }),
  ),
  program('wevtutil clear-eventlog remove-eventlog limit-eventlog', logs),
  program(
    'format format-volume clear-disk initialize-disk remove-partition diskpart',
    ps({ drive: '-driveletter -number -disknumber =' }, formats),
  ),
  program('cipher', { style: 'slash', does: (call) => (/\/w/i.test(said(call)) ? formats(call) : nothing(call)) }),
  program('fsutil', {
    style: 'none',
    does: (call) =>
      /\busn\s+deletejournal|file\s+setzerodata|volume\s+dismount|8dot3name\s+strip/i.test(said(call))
        ? emit(call, 'sys.log', { d2: 3, fields: { op: 'erase' } })
        : nothing(call),
  }),
  program('set-executionpolicy', policy),
]
