// Processes, services, power, logs, and programs that protect the machine.
import { SERVICE_LOGS } from '#core/policy/packs/deletion.ts'
import { pack, rule } from '#core/policy/rules/pack.ts'

export const PROCESS_PACK = pack({
  pack: 'core.proc',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.proc/fork-bomb',
      when: { effect: 'proc.bomb' },
      verdict: 'block',
      score: { d1: 3, d2: 1, d3: 3 },
      category: 6,
      reason: 'Starts processes without end until the machine stops.',
      lock: true,
      match: [':(){ :|:& };:', 'bomb() { bomb | bomb & }; bomb', "perl -e 'fork while 1'"],
      not_match: ["echo ':(){ :|:& };:'", 'f() { g | h; }; f', 'while true; do sleep 1; done'],
    }),
    rule({
      id: 'core.proc/kill-everything',
      when: { effect: 'proc.signal', field: 'broadcast', is: true },
      verdict: 'block',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 6,
      reason: 'Ends every process that can be reached.',
      suggest: [{ text: 'Name the process', command: 'pkill -f vite' }],
      match: ['kill -9 -1', 'kill -KILL -1', 'sudo killall5 -9', 'pkill -u dev'],
      not_match: ['pkill -f vite', 'kill 1234', 'kill %1', "echo 'kill -9 -1'"],
    }),
    rule({
      id: 'core.proc/power',
      when: { effect: 'sys.power' },
      verdict: 'block',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 6,
      reason: 'Switches the machine off or restarts it.',
      match: ['poweroff', 'sudo reboot', 'shutdown -h now', 'sudo init 6', 'systemctl reboot'],
      not_match: ['uptime', 'shutdown --help', 'echo reboot', 'docker restart api'],
    }),
    rule({
      id: 'core.proc/kernel',
      when: { effect: 'sys.kernel', danger: 2 },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 6,
      reason: 'Changes the kernel, the boot or machine-wide registry settings.',
      match: [
        'sudo ip link set eth0 down',
        'sudo insmod evil.ko',
        'sudo sysctl -w kernel.randomize_va_space=0',
        'bcdedit /set recoveryenabled no',
      ],
      not_match: ['ip addr show', 'sysctl -a', 'lsmod', 'uname -r', 'sysctl net.core.somaxconn'],
    }),
    rule({
      id: 'core.proc/hive',
      when: { effect: 'sys.kernel', field: 'hive', is: true },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 6,
      reason: 'Deletes a whole hive of the registry: the machine or the account does not start again.',
      match: [
        'reg delete HKLM\\SYSTEM /f',
        'reg delete HKLM\\SOFTWARE\\Microsoft\\Windows /f',
        'Remove-Item -Path HKCU:\\Software -Recurse -Force',
      ],
      not_match: [
        'reg query HKLM\\SYSTEM',
        'reg delete HKCU\\Software\\Acme\\App /f',
        'Remove-Item -Path HKCU:\\Software\\Acme -Recurse',
        "echo 'reg delete HKLM'",
      ],
    }),
    rule({
      id: 'core.proc/service',
      when: { effect: 'sys.service', danger: 2 },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 6,
      reason: 'Stops, enables or changes a service of the machine.',
      suggest: [{ text: 'Look at it first', command: 'systemctl status nginx' }],
      match: [
        'sudo systemctl stop sshd',
        'sudo systemctl enable --now docker',
        'sudo systemctl disable --now cron',
        'sudo service ssh stop',
      ],
      not_match: ['systemctl status sshd', 'systemctl --user restart app', 'docker compose restart db'],
    }),
    rule({
      id: 'core.proc/security-control',
      when: {
        any: [
          { effect: 'sys.security', not: { field: 'asked', is: true } },
          { effect: 'sys.firewall', danger: 2 },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 6,
      reason: 'Switches off or weakens a security control: firewall, audit, antivirus, mandatory access control.',
      match: [
        'sudo ufw disable',
        'sudo setenforce 0',
        'nft flush ruleset',
        'systemctl mask --now firewalld',
        'pkill -9 osqueryd',
        'Add-MpPreference -ExclusionPath C:\\',
        'aws guardduty delete-detector --detector-id 1',
      ],
      not_match: [
        'pkill -HUP syslogd',
        'sudo ufw status',
        'getenforce',
        'nft list ruleset',
        'iptables -L',
        "grep -rn 'setenforce 0' docs",
      ],
    }),
    rule({
      id: 'core.proc/weaken-check',
      when: {
        any: [
          { effect: 'fs.write', field: 'weakens', in: ['tls', 'integrity', 'permission', 'auth'] },
          { effect: 'sys.security', field: 'asked', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 17,
      reason: 'Changes a file so that something is no longer checked, or is open to everybody.',
      match: [
        "sed -i 's/verify=True/verify=False/' app/http.py",
        'sed -i \'s/"integrity": ".*"/"integrity": ""/\' package-lock.json',
        "sed -i 's/rejectUnauthorized: true/rejectUnauthorized: false/' src/api.ts",
        {
          tool: 'Edit',
          input: { file_path: 'src/a.ts', old_string: 'return isAdmin(user)', new_string: 'return true' },
        },
        { tool: 'Write', input: { file_path: 'public/a.php', content: "<?php system($_GET['c']);" } },
      ],
      not_match: [
        "sed -i 's/verify=False/verify=True/' app/http.py",
        "grep -rn 'verify=False' src",
        "sed -i 's/foo/bar/' src/a.py",
        {
          tool: 'Edit',
          input: { file_path: 'src/a.ts', old_string: 'return true', new_string: 'return isAdmin(user)' },
        },
        { tool: 'Write', input: { file_path: 'src/a.js', content: 'const found = pattern.exec(req.query.q)' } },
      ],
    }),
    rule({
      id: 'core.proc/no-history',
      when: {
        effect: 'env.set',
        all: [
          { field: 'name', in: ['HISTFILE', 'HISTSIZE', 'HISTFILESIZE', 'HISTCONTROL'] },
          {
            any: [
              { field: 'value', in: ['', '0', '/dev/null', 'ignorespace', 'ignoreboth'] },
              { field: 'unset', is: true },
            ],
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 6,
      reason: 'Keeps the shell from recording what it runs.',
      match: ['export HISTFILE=/dev/null', 'HISTFILE=/dev/null bash', 'export HISTSIZE=0'],
      not_match: ['export HISTSIZE=10000', 'echo $HISTFILE', 'export NODE_ENV=test'],
    }),
    rule({
      id: 'core.proc/erase-logs',
      when: {
        any: [
          { effect: 'sys.log', danger: 2 },
          {
            effect: ['fs.delete', 'fs.write'],
            all: [{ glob: ['/var/log/**', '/var/log', '/run/log/**'] }, { not: { field: 'mode', is: 'append' } }],
            not: {
              any: [
                { all: [{ effect: 'fs.write' }, { glob: [...SERVICE_LOGS] }] },
                { all: [{ effect: 'fs.write' }, { field: 'directory', is: true }] },
                { head: ['touch'] },
              ],
            },
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 6,
      reason: 'Erases logs or command history that show what happened.',
      match: [
        'history -c',
        'find /var/log -type f -exec truncate -s 0 {} +',
        'rm /var/log/audit/audit.log',
        'journalctl --rotate --vacuum-time=1s',
        'wevtutil cl System',
      ],
      not_match: [
        'tail -f /var/log/syslog',
        'history | tail',
        'journalctl -u app',
        'rm app.log',
        'sudo mkdir -p /var/log/app',
        'sudo touch /var/log/app.log',
      ],
    }),
    rule({
      id: 'core.proc/miner',
      when: {
        effect: ['proc.exec', 'net.fetch', 'net.send'],
        any: [
          { field: 'miner', is: true },
          { field: 'scheme', in: ['stratum', 'stratum+tcp', 'stratum+ssl'] },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 1, d3: 3 },
      category: 6,
      reason: 'Mines cryptocurrency on this machine.',
      match: [
        'xmrig -o pool.example:3333 -u W',
        'minerd -a cryptonight -o stratum+tcp://x.example:80',
        'nohup xmrig &',
      ],
      not_match: ['npm run mine-data', 'grep -rn xmrig docs/', "echo 'xmrig'"],
    }),
  ],
})
