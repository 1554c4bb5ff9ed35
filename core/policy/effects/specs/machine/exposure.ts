// Servers and system settings that open this machine or remove its backups: remote desktops, network daemons,
// snapshots.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'

const words = (call: Call) => call.command.args.map((word) => word.text).join(' ')

/** Listens to everybody by what it is. */
const exposes: Does = (call) => emit(call, 'net.listen', { target: call.name, fields: { exposes: true } })

/** Listens to everybody when its arguments say so. */
const exposes_when =
  (pattern: RegExp): Does =>
  (call) => {
    if (pattern.test(words(call))) exposes(call)
    else emit(call, 'proc.exec', { fields: { known: true } })
  }

/** `telnetd -l /bin/sh`: whoever connects gets that program; without it, the question who they are. */
const telnets: Does = (call) => {
  if (/(?:^|\s)-l\s*\S*(?:ba|da|z|k|a)?sh(?:\s|$)/.test(words(call)))
    emit(call, 'net.shell', { target: '0.0.0.0', scope: 'remote', d2: 3, fields: { host: '', mechanism: 'telnetd' } })
  else exposes(call)
}

const backups: Does = (call) => {
  if (/\b(?:delete|deletelocalsnapshots|disable)\b/.test(words(call)))
    emit(call, 'dev.write', { target: 'backups', d2: 3, fields: { op: 'wipe', backups: true } })
  else nothing(call)
}

const velero: Does = (call) => {
  if (/\bdelete\b/.test(words(call)))
    emit(call, 'cloud.delete', {
      target: 'backups',
      fields: { provider: 'other', service: 'velero', op: 'delete', data: true, prod: false },
    })
  else nothing(call)
}

export const EXPOSURE: readonly ProgramSpec[] = [
  program(
    'rlogind rshd x11vnc vncserver tigervncserver x0vncserver xrdp anydesk teamviewer rustdesk dropbear tinyproxy 3proxy microsocks',
    exposes,
  ),
  // A server of tunnels, and by the same name a runner of a project's scripts: `npx nps build.watch`.
  program('nps', (call) =>
    /^(?:start|restart|install|reload)?(?:\s+-.*)?$/.test(words(call)) && !call.command.via.includes('npx')
      ? exposes(call)
      : nothing(call),
  ),
  program('telnetd in.telnetd utelnetd', telnets),
  // `sshd -t`, `sshd -T`: the settings are tried or shown.
  program('sshd', (call) => (/(?:^|\s)-[tT](?:\s|$)/.test(words(call)) ? nothing(call) : exposes(call))),
  program('dockerd containerd-tcp', exposes_when(/tcp:\/\/(?:0\.0\.0\.0|::|\*)/)),
  program('code-server', exposes_when(/0\.0\.0\.0|--auth[= ]none|token=''|token=(?:\s|$)/)),
  program('tmutil', backups),
  program('velero', velero),
  program('ipfs', (call) => {
    if (/\badd\b/.test(words(call)))
      emit(call, 'net.send', {
        target: 'ipfs',
        scope: 'remote',
        fields: { method: 'ipfs', source: 'file', host: 'ipfs', host_kind: 'public' },
      })
    else nothing(call)
  }),
  program('ztcp', says('net.shell', { mechanism: 'zsh' })),
]
