// Power, kernel and clock. Source: ENGINE 4.2.
import { emit, has } from '#core/policy/effects/call.ts'
import { ROUTINE_SETTING } from '#core/policy/effects/place/scope.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'

const kernel_settings: Does = (call) => {
  const writes = has(call, 'write') || has(call, 'load') || call.operands.some((word) => word.text.includes('='))
  if (!writes) nothing(call)
  else {
    const routine = call.operands.every((word) => ROUTINE_SETTING.test(word.text)) && call.operands.length > 0
    emit(call, routine ? 'sys.service' : 'sys.kernel', {
      target: call.operands[0]?.text ?? null,
      fields: { op: 'sysctl', routine },
    })
  }
}

/** Devices that are made of nothing, and what containers, emulators and tests want of the kernel that came with the system. */
const MADE_UP_DEVICE =
  /^(?:v?can(?:_\w+)?|slcan|dummy|veth|loop|kvm(?:_intel|_amd)?|tun|fuse|overlay|br_netfilter|v4l2loopback|snd[-_]aloop|snd[-_]dummy|usbip[-_]\w+|vhci[-_]hcd|gpio[-_]mockup|gpio[-_]sim|i2c[-_]dev|i2c[-_]stub|netem|sch_netem|binfmt_misc|null_blk|brd|zram|nbd|vsock_loopback)$/

const power: Does = (call) => {
  const { args } = call.command
  // `shutdown /a` on Windows, `shutdown -c` elsewhere.
  const aborts = args.length === 1 && /^[/-]a$/i.test(args[0]?.text ?? '')
  if (call.name === 'shutdown' && (aborts || has(call, 'cancel') || call.operands[0]?.text === '-c')) nothing(call)
  else emit(call, 'sys.power', { target: null, d2: 2, fields: { op: call.name } })
}

/** reboot, sysctl, modprobe and their kin. */
export const KERNEL: readonly ProgramSpec[] = [
  program('reboot poweroff halt shutdown telinit', {
    flags: { cancel: '-c', quiet: '-h -r -P -H -k -f' },
    does: power,
  }),
  program('init', {
    does: (call) => (/^[0-6sS]$/.test(call.operands[0]?.text ?? '') ? power(call) : nothing(call)),
  }),
  program('sysctl', {
    flags: { write: '-w --write', load: '-p --load --system -f', all: '-a -A -n' },
    does: kernel_settings,
  }),
  program('insmod rmmod modprobe depmod kexec kpatch', {
    flags: {
      show: '-c --showconfig --show-depends -D -n --dry-run',
      remove: '-r --remove',
      quiet: '-a --all -v --verbose -q',
    },
    harmless_with: ['show'],
    does: (call) =>
      call.name === 'kexec' && call.command.args.some(({ text }) => /^(?:-e|--exec)$/.test(text))
        ? power(call)
        : call.name === 'modprobe' &&
            !has(call, 'remove') &&
            call.operands.length > 0 &&
            call.operands.every(({ text }) => MADE_UP_DEVICE.test(text))
          ? emit(call, 'sys.service', {
              target: call.operands[0]?.text ?? null,
              fields: { op: 'module', routine: true },
            })
          : emit(call, 'sys.kernel', { fields: { op: 'module' } }),
  }),
  program('timedatectl hostnamectl localectl loginctl', {
    subcommands: {
      'set-time set-timezone set-ntp set-hostname set-locale set-keymap terminate-user kill-user kill-session terminate-session':
        says('sys.service', { op: 'change' }),
      'enable-linger': says('persist.install', { mechanism: 'linger' }),
    },
    does: nothing,
  }),
  program('hwclock ntpdate chronyc', {
    flags: { write: '-w --systohc -s --set --hctosys' },
    does: (call) => (has(call, 'write') ? emit(call, 'sys.kernel', { fields: { op: 'clock' } }) : nothing(call)),
  }),
]
