// Rights over the machine: users, groups, and commands run with another user's rights.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const PRIVILEGE_PACK = pack({
  pack: 'core.priv',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.priv/policy',
      when: {
        any: [
          { effect: 'priv.policy' },
          {
            effect: ['fs.write', 'fs.copy', 'fs.move'],
            glob: [
              '/etc/sudoers',
              '/etc/sudoers.d/**',
              '/etc/pam.d/**',
              '/etc/polkit-1/**',
              '/etc/shadow',
              '/etc/passwd',
              '/etc/gshadow',
              '/etc/doas.conf',
              '/etc/security/**',
              '/etc/ld.so.preload',
              // What a program may see, hear and press on a Mac.
              '**/com.apple.TCC/TCC.db',
            ],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 5,
      reason: 'Changes who may become root or how people log in.',
      lock: true,
      match: [
        "echo 'ALL ALL=(ALL) NOPASSWD: ALL' >> /etc/sudoers",
        'cp x /etc/sudoers.d/x',
        "echo 'x::0:0::/:/bin/sh' >> /etc/passwd",
        'tee /etc/pam.d/sshd < x',
        'sqlite3 "$HOME/Library/Application Support/com.apple.TCC/TCC.db" "delete from access"',
      ],
      not_match: ['sudo -l', 'sudo -n true', 'grep -n NOPASSWD docs/setup.md', 'cat /etc/passwd'],
    }),
    rule({
      id: 'core.priv/root-user',
      when: {
        effect: 'sys.user',
        any: [
          { field: 'uid', is: '0' },
          { field: 'user', is: 'root' },
          { field: 'admin', is: true },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 5,
      reason: 'Makes somebody root, or opens the account of root.',
      match: [
        'useradd -ou 0 -g 0 helper',
        'usermod -u 0 -o dev',
        'sudo passwd -d root',
        'sudo useradd -m -G sudo svc',
        'net localgroup administrators svc /add',
      ],
      not_match: [
        'useradd -m app',
        'sudo usermod -aG sudo dev',
        'net localgroup administrators',
        'id -u root',
        'getent passwd root',
        'sudo -u root id',
      ],
    }),
    rule({
      id: 'core.priv/user',
      when: { effect: 'sys.user' },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 5,
      reason: 'Creates or changes a user, a group or a password.',
      match: ['sudo usermod -aG sudo dev', 'sudo useradd -m app', 'sudo groupadd -r docker', 'net user x P@ss /add'],
      not_match: ['id', 'whoami', 'groups', 'getent passwd dev'],
    }),
    rule({
      id: 'core.priv/password',
      when: { effect: 'priv.raise', field: 'password_stdin', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 5,
      reason: 'Types a password for root on its own.',
      suggest: [{ text: 'Let sudo ask the person', command: 'sudo apt-get install -y jq' }],
      match: ['echo hunter2 | sudo -S apt-get install -y nmap', 'sudo -S id <<< hunter2', 'printf x | sudo -S true'],
      not_match: ['sudo apt-get install -y jq', 'sudo -n true', 'sudo -l'],
    }),
    rule({
      id: 'core.priv/root-shell',
      when: { effect: 'priv.raise', field: 'shell', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 5,
      reason: 'Opens a shell or runs unknown code as root.',
      suggest: [{ text: 'Run the one command that needs it', command: 'sudo apt-get install -y jq' }],
      match: ['sudo su -', 'sudo -i', 'sudo bash', 'su - root'],
      not_match: ['sudo apt-get install -y jq', 'sudo -n true', 'sudo systemctl status nginx'],
    }),
  ],
})
