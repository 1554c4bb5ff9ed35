// Services of the machine: starting, stopping, enabling. Source: ENGINE 4.2.
import { within } from '#core/compose.ts'
import { type Call, emit, has } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { GATEWAY_NAME, is_security } from '#core/policy/effects/specs/machine/guard.ts'
import { is_over_ssh } from '#core/policy/effects/specs/network/remote.ts'
import { dumps_environment } from '#core/policy/effects/specs/secret/environment.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Verbs of systemctl that change a unit or what the manager knows of units. */
const CHANGES_UNIT =
  'start stop restart reload enable disable mask unmask kill try-restart reload-or-restart daemon-reload ' +
  'daemon-reexec link edit set-property isolate preset revert reset-failed set-default set-environment ' +
  'import-environment'

const ROUTINE_UNITS = within(
  '^',
  [
    /nginx|apache2|httpd|docker|postgresql(?:@.*)?|mysql|mariadb|redis(?:-server)?|mongod|rabbitmq-server/,
    /elasticsearch|memcached|php[\d.]*-fpm|caddy|traefik|haproxy|grafana(?:-server)?|prometheus|jenkins/,
    /minio|containerd|podman(?:\.socket)?|cups|bluetooth|colima|ollama/,
  ],
  '(?:\\.service|\\.socket)?$',
)

/**
 * What a machine is reached by, shown on, or held together with: to start one opens a door, to start one anew may lose the
 * connection or everybody's session. Other units are somebody's application.
 */
const HOLDS_MACHINE = within(
  '^',
  [
    /ssh|sshd|dropbear|telnetd?|in\.telnetd|rsh|rlogin|x?inetd|vsftpd|proftpd|tftpd?(?:-hpa)?|smbd|nmbd|nfs[\w-]*|rpcbind/,
    /xrdp|vnc[\w@:.-]*|x11vnc|tigervnc[\w@:.-]*|teamviewerd?|anydesk|rustdesk|cockpit|webmin|ttyd|shellinabox|gotty/,
    /tailscaled?|zerotier[\w-]*|openvpn[\w@.-]*|wg-quick@.*|wireguard|strongswan[\w-]*|ipsec|tor|cloudflared|ngrok|frpc?|chisel/,
    /network(?:ing|-manager|d)?|NetworkManager[\w-]*|wpa_supplicant[\w@.-]*|dhcpcd|dhclient|netplan|resolvconf|dnsmasq|named|bind9|unbound/,
    /systemd-.*|dbus(?:-broker)?|polkit|udev|udisks2|gdm3?|lightdm|sddm|lxdm|xdm|display-manager|getty@.*|user@.*|session.*/,
    /libvirtd|virtqemud|qemu-.*|lxd|lxcfs|kubelet|k3s(?:-agent)?|etcd|crio|multipathd|iscsid|lvm2.*|mdadm|zfs.*|ceph.*/,
    /autofs|nscd|sssd|winbind|slapd|krb5[\w-]*|chronyd?|ntpd?|acpid|upower|thermald|irqbalance|snapd/,
  ],
  '(?:\\.(?:service|socket|target|timer|mount))?$',
)

/** `acme-api`, `worker@1.service`. */
const UNIT = /^[A-Za-z0-9][\w@:-]{1,80}(?:\.(?:service|socket|timer))?$/

/** Everything that runs in containers stops with it. */
const ENGINE = /^(?:docker|containerd|podman)(?:\.service|\.socket)?$/

const STOPS = /^(?:stop|disable|mask|kill|delete|unload|bootout|remove|reset-failed)$/
const STARTS_OR_STOPS = /^(?:start|restart|reload|stop|try-restart|reload-or-restart)$/
/** Units that end the machine's own work. */
const POWER_UNIT = /^(?:rescue|emergency|halt|poweroff|reboot|shutdown)(?:\.target)?$/

/** A change of a service; stopping a guard is a security change, enabling one that no package brings is persistence. */
function service(op: string): Does {
  return (call) => {
    const user = has(call, 'user')
    const units = call.operands
    if (units.length === 0) emit(call, 'sys.service', { fields: { op, user, routine: op === 'daemon-reload' || user } })
    for (const unit of units) changes_unit(call, op, unit, user)
  }
}

function changes_unit(call: Call, op: string, unit: Word, user: boolean): void {
  const name = unit.text
  const stops = STOPS.test(op)
  if (stops && GATEWAY_NAME.test(name)) emit(call, 'agent.guard', { target: name, fields: { op: 'stop' } })
  if (stops && is_security(name)) emit(call, 'sys.security', { target: name, fields: { op: 'stop', control: name } })
  const every = stops && /^["']?\*/.test(name)
  const fields = { op, unit: name, user: user && !every, routine: is_routine(call, op, unit) }
  emit(call, POWER_UNIT.test(name) ? 'sys.power' : 'sys.service', { target: name, fields })
  const installs = op === 'enable' ? !ROUTINE_UNITS.test(name) : /^(?:link|load|bootstrap|edit)$/.test(op)
  if (!installs) return
  const mechanism = user ? 'user-unit' : 'unit'
  emit(call, 'persist.install', { target: name, fields: { mechanism, unit: name }, d2: 1 })
}

/** Whether a change is one that people make every day; on other machines only starting is. */
function is_routine({ command, source }: Call, op: string, { text: name, cert }: Word): boolean {
  const stops = STOPS.test(op)
  const known = ROUTINE_UNITS.test(name)
  const elsewhere = command.place === 'remote' && (names_production(source) || (stops && is_over_ssh(command)))
  if (elsewhere) return known && (op === 'start' || op.includes('reload'))
  if (known && STARTS_OR_STOPS.test(op) && !(stops && ENGINE.test(name))) return true
  return STARTS_OR_STOPS.test(op) && op !== 'stop' && cert === 'literal' && is_application(name)
}

/** Whether a unit is somebody's application, which may be started anew. */
function is_application(name: string): boolean {
  return UNIT.test(name) && !HOLDS_MACHINE.test(name) && !is_security(name) && !GATEWAY_NAME.test(name)
}

const SERVICE_READS =
  'status show cat list-units list-unit-files list-timers list-sockets list-dependencies list-jobs is-active ' +
  'is-enabled is-failed is-system-running get-default help print list blame services info'

/** `service nginx restart`: name first, then the verb. */
const sysv_service: Does = (call) => {
  const [unit, verb] = call.operands
  const op = verb?.text ?? 'status'
  if (
    unit === undefined ||
    /^(?:status|--status-all|config-?test|check(?:config)?|describe|ready|version|help|usage)$/.test(op)
  )
    nothing(call)
  else service(op)({ ...call, operands: [unit] })
}

/** systemctl and its kin. */
export const SERVICES: readonly ProgramSpec[] = [
  program('systemctl', {
    flags: {
      user: '--user',
      now: '--now',
      quiet: '-q --quiet --no-pager --no-block',
      type: '-t --type --state -p --property -n --lines -o --output -H --host -M --machine =',
    },
    subcommands: {
      [SERVICE_READS]: nothing,
      'show-environment': dumps_environment,
      [CHANGES_UNIT]: (call) => service(call.subcommand)(call),
      'reboot poweroff halt kexec sleep suspend hibernate hybrid-sleep suspend-then-hibernate emergency rescue soft-reboot':
        says('sys.power', {
          op: 'systemctl',
        }),
    },
    does: nothing,
  }),
  program('service rc-service', { does: sysv_service }),
  program('rc-update chkconfig update-rc.d sysrc', {
    does: (call) =>
      call.operands.length < 2
        ? nothing(call)
        : service('enable')({
            ...call,
            operands: call.operands.filter((word) => !/^(?:add|del|on|off|default)$/.test(word.text)),
          }),
  }),
  program('launchctl', {
    subcommands: {
      'list print print-disabled blame dumpstate managerid managername error': nothing,
      'getenv export': dumps_environment,
      'load bootstrap enable start submit': (call) => service('load')({ ...call, operands: call.operands.slice(-1) }),
      // A loaded service is restarted.
      kickstart: (call) => {
        const unit = call.operands.at(-1)?.text ?? ''
        const user = /^(?:gui|user)\//.test(unit)
        emit(call, 'sys.service', { target: unit, fields: { op: 'restart', unit, user, routine: false } })
      },
      'unload bootout disable stop remove kill': (call) =>
        service('unload')({ ...call, operands: call.operands.slice(-1) }),
      reboot: says('sys.power', { op: 'reboot' }),
      'setenv config': says('persist.install', { mechanism: 'launchd' }),
    },
    does: nothing,
  }),
  program('initctl supervisorctl s6-svc sv runit forever monit', nothing),
]
