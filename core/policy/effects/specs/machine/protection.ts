// Firewalls, access control and security agents: showing, changing, switching off. Source: ENGINE 4.2.
import { type Call, emit, has } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

function changes_firewall(word: Word): boolean {
  return /^--(?:add|remove|set|change|new|delete|panic-on|direct|reload|complete-reload|permanent|lockdown)|^-[FdDeX]$/.test(
    word.text,
  )
}

/** Firewall front ends print with some flags and change the filter with all others. */
function firewall(is_read: (call: Call) => boolean): Does {
  return (call) => {
    if (is_read(call)) nothing(call)
    else
      emit(call, 'sys.firewall', {
        target: call.operands[0]?.text ?? null,
        d2: 2,
        fields: { control: call.name, op: call.operands[0]?.text ?? 'change' },
      })
  }
}

function security(op: string): Does {
  return (call) => emit(call, 'sys.security', { target: call.name, d2: 2, fields: { control: call.name, op } })
}

/** `nft -c -f rules.nft`, `ufw --dry-run enable`, `pfctl -nf pf.conf`: what it would do is read, and not done. */
function only_checks({ name, command: { args } }: Call): boolean {
  const option =
    name === 'nft' ? /^(?:-c|--check)$/ : name === 'ufw' ? /^--dry-run$/ : name === 'pfctl' ? /^-v*n/ : null
  return option !== null && args.some(({ text }) => option.test(text))
}

/** iptables, setenforce and their kin. */
export const PROTECTIONS: readonly ProgramSpec[] = [
  program('iptables ip6tables iptables-legacy ip6tables-legacy ebtables arptables', {
    flags: { list: '-L --list -S --list-rules', table: '-t --table -n -v =?' },
    does: firewall((call) => has(call, 'list')),
  }),
  program('iptables-save ip6tables-save', nothing),
  program('iptables-restore ip6tables-restore', {
    flags: { test: '-t --test', quiet: '-c -n -v -w' },
    harmless_with: ['test'],
    does: says('sys.firewall', { op: 'restore' }),
  }),
  program('nft ipset pfctl ufw firewall-cmd ipfw csf shorewall', {
    flags: {
      show: '-s --list-all --list-ports --list-services --state --get-active-zones --get-zones --list-all-zones --get-default-zone -sr -sn -ss -sa --check',
      file: '-f --file =',
      zone: '--zone =',
    },
    does: firewall(
      (call) =>
        has(call, 'show') ||
        only_checks(call) ||
        (/^(?:list|status|show|app|version|monitor|describe)$/.test(call.operands[0]?.text ?? '') &&
          !has(call, 'file')) ||
        (call.operands.length === 0 && call.given.size === 0 && !call.command.args.some(changes_firewall)),
    ),
  }),
  program('setenforce setsebool semodule semanage', {
    flags: { list: '-l --list' },
    does: (call) =>
      has(call, 'list') || call.operands.some((word) => /^(?:list|1|enforcing)$/i.test(word.text))
        ? nothing(call)
        : security('weaken')(call),
  }),
  program(
    'sestatus getenforce getsebool aa-status apparmor_status ausearch aureport auditctl-list spctl-status lastcomm',
    nothing,
  ),
  program('aa-disable aa-complain aa-teardown apparmor_parser', security('disable')),
  program('auditctl', {
    flags: { list: '-l -s', disable: '-D -e =?', rule: '-a -w -A =' },
    does: (call) => (has(call, 'list') ? nothing(call) : security('change')(call)),
  }),
  program('csrutil spctl santactl fdesetup profiles tccutil systemsetup', {
    subcommands: {
      'status list show report version fileinfo': nothing,
      'disable clear --master-disable reset remove delete authenticated-root': security('disable'),
      // Back to how a machine is delivered; encrypting its disk is another matter.
      enable: (call) => (/^(?:csrutil|spctl)$/.test(call.name) ? nothing(call) : security('change')(call)),
      netboot: (call) => (call.operands.at(-1)?.text === 'list' ? nothing(call) : security('weaken')(call)),
    },
    flags: {
      disable: '--master-disable --global-disable --disable -setremotelogin -setremoteappleevents',
      assess: '-a --assess --status',
      show: '-getremotelogin -gettimezone',
    },
    does: (call) => (has(call, 'disable') ? security('disable')(call) : nothing(call)),
  }),
  program('falconctl mdatp clamscan-config osqueryctl wazuh-control ossec-control sentinelctl cbagent tamper', {
    subcommands: { 'status health info version list stats': nothing },
    does: security('change'),
  }),
  program('fail2ban-client', {
    subcommands: { 'status ping get banned': nothing, 'stop unban set reload': security('change') },
    does: nothing,
  }),
]
