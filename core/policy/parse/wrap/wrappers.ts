// Programs that run another command line (long: one table of programs): which options take a value, how many operands
// stand before the command, and what changes for it. Arity was taken from the manual pages; never strip a wrapper by name alone.
// Source: ENGINE section 6.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** For wrappers that take their command as the value of an option: all other words are operands. */
export const ANY_OPERANDS = 99

/** How one wrapper reads its command line. */
export interface WrapperSpec {
  /** Letters of short options that take a value. */
  short: string
  /** Long options (with their dashes) that take a value in the next word. */
  long: readonly string[]
  /** Operands before the command: `timeout 5`, `chroot dir`. */
  operands: number
  /** `NAME=value` operands before the command. */
  assigns?: true
  /** The wrapper has effects of its own and appears as a command too. */
  emits?: true
  /** Letters and long options whose value is shell code; `anywhere`: also after `--`. */
  code?: { short: string; long: readonly string[]; anywhere?: true }
  /** Option that sets the working directory. */
  chdir?: readonly string[]
  /** Letters of short options whose value, if any, is attached to the letter. */
  attached?: string
  /** The remaining words are joined with this and read as shell code. */
  joins?: ' ' | '\n'
  /** Words among those that are no code: they name scripts of the project (`concurrently npm:dev:*`). */
  except?: RegExp
  /** Where the command runs. */
  place?: SimpleCommand['place']
  /** Options that mean that no command follows (`sudo -l`, `command -v`). */
  stops?: readonly string[]
  /** Without a command it starts a shell that reads standard input (`sudo -s`, `chroot dir`). */
  shell?: true
  /** The command runs detached from the caller. */
  background?: true
  /** Long options that take two values. */
  pairs?: readonly string[]
  /** Word after which the command starts (`systemd-run --`, `gdb --args`). */
  separator?: '--' | '--args'
}

const NONE: readonly string[] = []

function words_of(text: string): readonly string[] {
  return text.split(' ')
}

/** Wrappers by name. */
export const WRAPPER_SPECS: ReadonlyMap<string, WrapperSpec> = new Map<string, WrapperSpec>([
  // Privilege.
  [
    'sudo',
    {
      short: 'ugpCcDhRrtTU',
      long: [
        '--user',
        '--group',
        '--prompt',
        '--close-from',
        '--chdir',
        '--host',
        '--chroot',
        '--role',
        '--type',
        '--command-timeout',
        '--other-user',
      ],
      operands: 0,
      assigns: true,
      emits: true,
      chdir: ['-D', '--chdir'],
      stops: [
        '-l',
        '--list',
        '-v',
        '--validate',
        '-k',
        '-K',
        '--remove-timestamp',
        '-V',
        '--version',
        '-e',
        '--edit',
        '--help',
      ],
      shell: true,
    },
  ],
  ['sudoedit', { short: 'ugpCcDhRrtTU', long: NONE, operands: 0, emits: true, stops: ['*'] }],
  ['doas', { short: 'aCu', long: NONE, operands: 0, emits: true, shell: true }],
  [
    'su',
    {
      short: 'gGswC',
      long: ['--group', '--supp-group', '--shell', '--whitelist-environment'],
      operands: ANY_OPERANDS,
      emits: true,
      code: { short: 'c', long: ['--command', '--session-command'], anywhere: true },
      shell: true,
    },
  ],
  [
    'runuser',
    {
      short: 'ugGswC',
      long: ['--user', '--group', '--supp-group', '--shell', '--whitelist-environment'],
      operands: 0,
      emits: true,
      code: { short: 'c', long: ['--command', '--session-command'], anywhere: true },
    },
  ],
  ['pkexec', { short: '', long: ['--user'], operands: 0, emits: true }],
  [
    'run0',
    {
      short: 'ugDp',
      long: [
        '--user',
        '--group',
        '--chdir',
        '--property',
        '--setenv',
        '--unit',
        '--slice',
        '--nice',
        '--machine',
        '--background',
        '--description',
      ],
      operands: 0,
      emits: true,
      chdir: ['-D', '--chdir'],
    },
  ],
  ['runas', { short: '', long: NONE, operands: 0, emits: true, joins: ' ' }],
  ['gosu', { short: '', long: NONE, operands: 1, emits: true }],
  ['su-exec', { short: '', long: NONE, operands: 1, emits: true }],
  [
    'setpriv',
    {
      short: '',
      long: [
        '--ambient-caps',
        '--bounding-set',
        '--inh-caps',
        '--regid',
        '--reuid',
        '--ruid',
        '--euid',
        '--rgid',
        '--egid',
        '--groups',
        '--securebits',
        '--pdeathsig',
        '--selinux-label',
        '--apparmor-profile',
      ],
      operands: 0,
      emits: true,
    },
  ],
  ['capsh', { short: '', long: NONE, operands: 0, emits: true, code: { short: 'c', long: NONE, anywhere: true } }],
  [
    'sg',
    {
      short: '',
      long: NONE,
      operands: 1,
      emits: true,
      code: { short: 'c', long: NONE, anywhere: true },
      joins: ' ',
      shell: true,
    },
  ],
  // It takes no command; `newgrp docker <<EOF` feeds the shell that it opens.
  ['newgrp', { short: '', long: NONE, operands: 1, emits: true, shell: true }],
  // Environment and scheduling.
  [
    'env',
    {
      short: 'uCP',
      long: ['--unset', '--chdir', '--block-signal', '--default-signal', '--ignore-signal'],
      operands: 0,
      assigns: true,
      chdir: ['-C', '--chdir'],
    },
  ],
  ['nice', { short: 'n', long: ['--adjustment'], operands: 0 }],
  ['ionice', { short: 'cnpPu', long: ['--class', '--classdata', '--pid', '--pgid', '--uid'], operands: 0 }],
  ['nohup', { short: '', long: NONE, operands: 0, emits: true, background: true }],
  ['time', { short: 'fo', long: ['--format', '--output'], operands: 0 }],
  ['gtime', { short: 'fo', long: ['--format', '--output'], operands: 0 }],
  ['timeout', { short: 'ks', long: ['--kill-after', '--signal'], operands: 1 }],
  ['gtimeout', { short: 'ks', long: ['--kill-after', '--signal'], operands: 1 }],
  ['stdbuf', { short: 'ioe', long: ['--input', '--output', '--error'], operands: 0 }],
  ['faketime', { short: 'p', long: NONE, operands: 1 }],
  ['unbuffer', { short: '', long: NONE, operands: 0 }],
  ['setsid', { short: '', long: NONE, operands: 0, emits: true, background: true }],
  ['daemonize', { short: 'aceolpuE', long: NONE, operands: 0, emits: true, background: true }],
  [
    'start-stop-daemon',
    {
      short: 'pxnuNgcdrkP',
      long: [
        '--pidfile',
        '--exec',
        '--name',
        '--user',
        '--startas',
        '--chuid',
        '--chdir',
        '--retry',
        '--signal',
        '--group',
        '--chroot',
        '--nicelevel',
        '--umask',
      ],
      operands: 0,
      emits: true,
      separator: '--',
      stops: ['*'],
    },
  ],
  ['taskset', { short: '', long: NONE, operands: 1, stops: ['-p', '--pid', '-pc', '-cp', '-ap', '-apc'] }],
  [
    'chrt',
    {
      short: 'TPD',
      long: ['--sched-runtime', '--sched-period', '--sched-deadline'],
      operands: 1,
      stops: ['-p', '--pid', '-m', '--max'],
    },
  ],
  [
    'numactl',
    {
      short: 'CNimpP',
      long: ['--physcpubind', '--cpunodebind', '--interleave', '--membind', '--preferred'],
      operands: 0,
      stops: ['-s', '--show', '-H', '--hardware'],
    },
  ],
  ['cpulimit', { short: 'leptP', long: ['--limit', '--pid', '--exe', '--path'], operands: 0, separator: '--' }],
  ['prlimit', { short: 'p', long: ['--pid'], operands: 0 }],
  ['choom', { short: 'np', long: ['--adjust', '--pid'], operands: 0 }],
  [
    'unshare',
    {
      short: 'RwSGl',
      long: [
        '--root',
        '--wd',
        '--setuid',
        '--setgid',
        '--map-user',
        '--map-group',
        '--map-users',
        '--map-groups',
        '--load-interp',
        '--boottime',
        '--monotonic',
        '--propagation',
        '--setgroups',
      ],
      operands: 0,
      emits: true,
      shell: true,
    },
  ],
  [
    'nsenter',
    {
      short: 'tSGWN',
      long: ['--target', '--setuid', '--setgid', '--wdns', '--net-socket'],
      attached: 'muinpCUTrw',
      operands: 0,
      emits: true,
      shell: true,
    },
  ],
  ['chroot', { short: '', long: NONE, operands: 1, emits: true, shell: true }],
  ['fakeroot', { short: 'lsib', long: ['--lib', '--faked'], operands: 0 }],
  // Of cmd, which starts batch files with it: `call build.bat`.
  ['call', { short: '', long: NONE, operands: 0 }],
  ['fakechroot', { short: 'celbd', long: NONE, operands: 0 }],
  ['proot', { short: 'rbqmwkK', long: ['--rootfs', '--bind', '--cwd'], operands: 0, emits: true }],
  [
    'bwrap',
    {
      short: '',
      long: words_of(
        '--unsetenv --chdir --dev --proc --tmpfs --hostname --uid --gid --dir --perms --size --remount-ro --mqueue --lock-file ' +
          '--seccomp --add-seccomp-fd --sync-fd --block-fd --info-fd --json-status-fd --userns --pidns --cap-add --cap-drop ' +
          '--exec-label --file-label --argv0 --args',
      ),
      pairs: words_of(
        '--bind --bind-try --ro-bind --ro-bind-try --dev-bind --dev-bind-try --symlink --setenv --file --bind-data --ro-bind-data ' +
          '--chmod --bind-fd --ro-bind-fd',
      ),
      operands: 0,
      emits: true,
    },
  ],
  ['firejail', { short: '', long: NONE, operands: 0, emits: true }],
  [
    'systemd-run',
    {
      short: 'pEHMtuS',
      long: [
        '--unit',
        '--property',
        '--description',
        '--slice',
        '--service-type',
        '--uid',
        '--gid',
        '--nice',
        '--working-directory',
        '--setenv',
        '--on-active',
        '--on-boot',
        '--on-startup',
        '--on-unit-active',
        '--on-calendar',
        '--timer-property',
        '--host',
        '--machine',
      ],
      operands: 0,
      emits: true,
      background: true,
      chdir: ['--working-directory'],
    },
  ],
  ['systemd-inhibit', { short: '', long: ['--what', '--who', '--why', '--mode'], operands: 0 }],
  ['caffeinate', { short: 'tw', long: NONE, operands: 0 }],
  [
    'script',
    {
      short: 'EoTBOIlm',
      long: ['--echo', '--output-limit', '--log-timing', '--log-out', '--log-in', '--log-io', '--logging-format'],
      attached: 't',
      operands: 1,
      emits: true,
      code: { short: 'c', long: ['--command'], anywhere: true },
    },
  ],
  ['watch', { short: 'n', long: ['--interval'], operands: 0, joins: ' ', emits: true }],
  [
    'flock',
    {
      short: 'wEcn',
      long: ['--timeout', '--wait', '--conflict-exit-code'],
      operands: 1,
      emits: true,
      code: { short: 'c', long: ['--command'], anywhere: true },
      stops: ['-u', '--unlock'],
    },
  ],
  [
    'strace',
    {
      short: 'abeEIoOpPsSuUX',
      long: [
        '--output',
        '--attach',
        '--trace',
        '--string-limit',
        '--env',
        '--user',
        '--summary-sort-by',
        '--trace-path',
        '--detach-on',
        '--columns',
      ],
      operands: 0,
      stops: ['-p', '--attach'],
    },
  ],
  [
    'ltrace',
    { short: 'aADeFlnopsuwx', long: ['--output', '--indent', '--library', '--config'], operands: 0, stops: ['-p'] },
  ],
  ['valgrind', { short: '', long: NONE, operands: 0 }],
  [
    'perf',
    {
      short: 'eoFcCpt',
      long: ['--event', '--output', '--freq', '--count', '--pid', '--tid'],
      operands: 1,
      stops: ['report', 'list', 'script', 'annotate', 'diff', 'top'],
    },
  ],
  ['gdb', { short: 'xdcspnb', long: NONE, operands: 0, emits: true, separator: '--args', stops: ['*'] }],
  ['lldb', { short: 'sSoOkKfnpcarl', long: NONE, operands: 0, emits: true, separator: '--', stops: ['*'] }],
  ['catchsegv', { short: '', long: NONE, operands: 0 }],
  // `entr -s 'make test'`: with this option the operand is code.
  ['entr', { short: '', long: NONE, operands: 0, emits: true, code: { short: 's', long: NONE } }],
  [
    'nodemon',
    {
      short: 'ewidx',
      long: ['--ext', '--watch', '--ignore', '--delay', '--signal', '--config'],
      operands: 0,
      emits: true,
      code: { short: 'x', long: ['--exec'], anywhere: true },
      stops: ['*'],
    },
  ],
  [
    'watchexec',
    {
      short: 'ewisdfWo',
      long: [
        '--exts',
        '--watch',
        '--ignore',
        '--signal',
        '--debounce',
        '--filter',
        '--workdir',
        '--on-busy-update',
        '--shell',
      ],
      operands: 0,
      emits: true,
      joins: ' ',
    },
  ],
  [
    'hyperfine',
    {
      short: 'wmMrpSnNLPDiucs',
      long: [
        '--warmup',
        '--min-runs',
        '--max-runs',
        '--runs',
        '--prepare',
        '--setup',
        '--cleanup',
        '--shell',
        '--parameter-list',
        '--parameter-scan',
        '--export-json',
        '--export-markdown',
        '--export-csv',
        '--command-name',
        '--time-unit',
        '--style',
      ],
      operands: 0,
      joins: '\n',
      emits: true,
    },
  ],
  ['torsocks', { short: 'auPp', long: NONE, operands: 0, emits: true }],
  ['proxychains', { short: 'f', long: NONE, operands: 0, emits: true }],
  ['proxychains4', { short: 'f', long: NONE, operands: 0, emits: true }],
  ['dbus-run-session', { short: '', long: ['--config-file', '--dbus-daemon'], operands: 0 }],
  [
    'xvfb-run',
    {
      short: 'enpsfw',
      long: ['--error-file', '--server-num', '--xauth-protocol', '--server-args', '--auth-file', '--wait'],
      operands: 0,
    },
  ],
  ['setarch', { short: 'p', long: ['--pid'], operands: 0 }],
  // On macOS it selects the architecture of a command; elsewhere it takes no operands.
  ['arch', { short: 'de', long: NONE, operands: 0 }],
  ['chpst', { short: 'uUb/neomdolpfcrt', long: NONE, operands: 0, emits: true }],
  [
    'concurrently',
    {
      short: 'nclmtsp',
      long: words_of(
        '--names --prefix-colors --prefix --prefix-length --max-processes --success --restart-tries --restart-after ' +
          '--default-input-target --kill-signal --timings --name-separator --hide --timestamp-format --cwd',
      ),
      operands: 0,
      emits: true,
      joins: '\n',
      except: /^(?:npm|pnpm|yarn|bun|node|deno):[\w:.*()!|-]+$/,
    },
  ],
  ['linux64', { short: '', long: NONE, operands: 0 }],
  [
    'mprocs',
    { short: 'cs', long: ['--config', '--server', '--ctl', '--names'], operands: 0, emits: true, joins: '\n' },
  ],
  ['rlwrap', { short: 'bcCDfgHlpPqsSz', long: NONE, operands: 0 }],
  ['sem', { short: 'jP', long: ['--id', '--jobs'], operands: 0, emits: true, joins: ' ' }],
  ['ts-node-dev', { short: '', long: NONE, operands: 0, stops: ['*'] }],
  [
    'xterm',
    { short: '', long: NONE, operands: ANY_OPERANDS, emits: true, code: { short: 'e', long: NONE, anywhere: true } },
  ],
  ['pdsh', { short: 'wxfltu', long: NONE, operands: 0, emits: true, joins: ' ', place: 'remote' }],
  ['clush', { short: 'wxgfltu', long: NONE, operands: 0, emits: true, joins: ' ', place: 'remote' }],
  // Programs that put secrets or variables into the environment of a command.
  [
    'dotenv',
    {
      short: 'fevp',
      long: ['--file', '--export'],
      operands: 0,
      separator: '--',
      stops: ['list', 'get', 'set', 'unset'],
    },
  ],
  [
    'direnv',
    {
      short: '',
      long: NONE,
      operands: 2,
      stops: [
        'allow',
        'deny',
        'hook',
        'export',
        'edit',
        'reload',
        'status',
        'version',
        'grant',
        'permit',
        'revoke',
        'stdlib',
        'prune',
      ],
    },
  ],
  ['op', { short: '', long: ['--env-file', '--account'], operands: 1, separator: '--', emits: true, stops: ['*'] }],
  [
    'doppler',
    { short: 'pc', long: ['--project', '--config'], operands: 1, separator: '--', emits: true, stops: ['*'] },
  ],
  // Shell builtins.
  ['command', { short: '', long: NONE, operands: 0, stops: ['-v', '-V', '-pv', '-pV'] }],
  ['builtin', { short: '', long: NONE, operands: 0 }],
  ['exec', { short: 'a', long: NONE, operands: 0, emits: true }],
  ['noglob', { short: '', long: NONE, operands: 0 }],
  ['nocorrect', { short: '', long: NONE, operands: 0 }],
  // Multi-call binaries.
  ['busybox', { short: '', long: NONE, operands: 0, stops: ['--list', '--list-full', '--install', '--help'] }],
  // Unix commands as an npm package.
  ['shx', { short: '', long: NONE, operands: 0, stops: ['--help', '--version'] }],
  ['toybox', { short: '', long: NONE, operands: 0, stops: ['--long', '--version', '--help'] }],
  // Remote and virtual machines.
  [
    'ssh',
    {
      short: 'BbcDEeFIiJLlmOopQRSWw',
      long: NONE,
      operands: 1,
      emits: true,
      joins: ' ',
      place: 'remote',
      shell: true,
      stops: ['-V', '-Q', '-O', '-G'],
    },
  ],
  ['sshpass', { short: 'pfdPs', long: NONE, operands: 0, emits: true }],
  [
    'mosh',
    { short: 'p', long: ['--ssh', '--port', '--predict', '--server'], operands: 1, emits: true, place: 'remote' },
  ],
  ['autossh', { short: 'MBbcDEeFIiJLlmOopQRSWw', long: NONE, operands: 1, emits: true, joins: ' ', place: 'remote' }],
  ['rsh', { short: 'l', long: NONE, operands: 1, emits: true, joins: ' ', place: 'remote' }],
  [
    'wsl',
    {
      short: 'duC',
      long: ['--distribution', '--user', '--cd', '--shell-type'],
      operands: 0,
      emits: true,
      place: 'local',
      stops: [
        '-l',
        '--list',
        '--shutdown',
        '--terminate',
        '-t',
        '--unregister',
        '--install',
        '--export',
        '--import',
        '--update',
        '--status',
        '--set-default',
        '-s',
        '-v',
        '--version',
      ],
    },
  ],
  ['gcloud-ssh', { short: '', long: NONE, operands: 0, stops: ['*'] }],
  [
    'nix-shell',
    {
      short: 'pIAj',
      long: ['--packages', '--attr', '--argstr', '--arg'],
      operands: ANY_OPERANDS,
      emits: true,
      code: { short: '', long: ['--run', '--command'], anywhere: true },
    },
  ],
  ['distrobox-enter', { short: 'n', long: ['--name'], operands: 1, separator: '--', emits: true, place: 'container' }],
])
