// Names of programs that protect the machine, this gateway among them. Source: ENGINE 4.2.
import { one_of, within } from '#core/compose.ts'

/** Security agents: stopping one blinds the people who watch the machine. */
const SECURITY_AGENT = within(
  '(?:^|[-_./])',
  [
    /auditd|osquery(?:d|i)?|wazuh(?:-[a-z]+)?|falco|falcon-sensor|crowdstrike|sentinel(?:one|d|ctl)?/i,
    /clamd|clamav(?:-[a-z]+)?|freshclam|apparmor|selinux|firewalld|ufw|nftables|iptables|fail2ban|ossec/i,
    /samhain|aide|tripwire|rkhunter|snort|suricata|sysmon|carbonblack|cbagentd|cbdaemon|esets|mdatp/i,
    /wdavdaemon|defender|windefend|mpssvc|wscsvc|sense|rsyslogd?|syslog(?:-ng|d)?|systemd-journald/i,
    /journald|auditbeat|filebeat|elastic-agent|datadog-agent|dd-agent|newrelic|splunkd?|splunkforwarder/i,
    /qualys[a-z-]*|nessusd?|tetragon|cilium|little ?snitch|lulu|santa(?:d|ctl)?|jamf|kandji|xprotect/i,
    /com\.apple\.(?:alf|xprotect\w*|mrtd?|syspolicyd?|securityd|endpointsecurity\w*|trustd)/i,
    /tanium|sophos[a-z-]*|kaspersky|avast|mcafee|symantec|trellix|cortex|traps|cylance/i,
  ],
  '(?:$|[-_.@ /]|[^ -~])',
)

/** This gateway and its parts, by name. */
export const GATEWAY_NAME = one_of(
  /(?:^|[-_./ @|("'])(?:asg|agent[-_](?:supervision(?:[-_]?gateway)?|gateway|supervisor)|supervision[-_]gateway|asg-gateway)(?:$|[-_./ @|)"'])/i,
  /(?:^|\/)(?:gateway|supervisor)\.pid$|asg\.sock|runtime\/(?:node|cli)\/(?:main\.ts|asg\.js)/i,
)

/** Whether a process of this name is the gateway's: its name, or the word alone by which everybody calls it. */
export function is_gateway_name(name: string): boolean {
  return GATEWAY_NAME.test(name) || /^(?:-\w+\s+)*["']?(?:supervision|gateway)(?:\.[jt]s)?["']?$/.test(name)
}

/** Whether a process, service or package of this name watches over the machine. */
export function is_security(name: string): boolean {
  return SECURITY_AGENT.test(name)
}
