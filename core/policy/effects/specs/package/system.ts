// Package managers of an operating system: signed repositories are routine, added repositories and removed packages less so.
import { whole } from '#core/compose.ts'
import { emit, has } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
  says,
} from '#core/policy/effects/spec.ts'
import { is_security } from '#core/policy/effects/specs/machine/guard.ts'

/** apt, dnf, brew and relatives: signed repositories are routine, added repositories and removed packages less so. */
const system_install: Does = (call) => {
  const files = call.operands.filter((word) => /^(?:https?:|\.{0,2}\/)|\.(?:deb|rpm|apk|pkg\.tar.*)$/.test(word.text))
  const remote = files.find((word) => /^https?:/.test(word.text))
  const insecure = has(call, 'insecure')
  // A package that the project's own build made.
  const own = files.every((word) => locate(word, 'read', call.command.cwd, call.frame).scope === 'regenerable')
  emit(call, 'pkg.install', {
    target: (remote ?? call.operands[0])?.text ?? null,
    fields: {
      manager: call.name,
      names: call.operands.map((word) => word.text),
      source: remote !== undefined ? 'url' : files.length > 0 ? (own ? 'built' : 'file') : 'registry',
      global: true,
      insecure,
      plain_http: remote?.text.startsWith('http:') ?? false,
    },
  })
  if (insecure)
    emit(call, 'sys.security', { target: call.name, fields: { op: 'weaken', control: 'package-signature' } })
}

const ESSENTIAL = whole(
  /\*|sudo|systemd.*|libc6|glibc|coreutils|alpine-base\w*|busybox|musl|apk-tools|base|filesystem|bash/,
  /dash|apt|dpkg|rpm|dnf|yum|pacman|openssh-(?:server|client)|kernel.*|linux(?:-(?:image|headers|lts|zen|hardened|generic|firmware).*)?|grub.*/,
  /init|network-manager|python3?(?:-minimal)?|util-linux|login|passwd|libpam.*|ca-certificates|ufw/,
  /firewalld|auditd|apparmor|selinux.*|fail2ban|falcon-sensor|crowdstrike.*|wazuh-agent|osquery|ossec.*/,
  /clamav.*|sentinel(?:one|agent).*|mdatp|falco|sysmon.*|rkhunter|aide/,
)

const system_remove: Does = (call) => {
  const essential = call.operands.some((word) => ESSENTIAL.test(word.text) || word.cert !== 'literal')
  emit(call, 'pkg.remove', {
    target: call.operands.map((word) => word.text).join(' '),
    d2: essential ? 2 : 1,
    fields: { manager: call.name, global: true, essential },
  })
  for (const { text } of call.operands)
    if (is_security(text)) emit(call, 'sys.security', { target: text, fields: { op: 'remove', control: text } })
}

/** Parts of the distribution's own archive. */
const OWN_COMPONENT =
  /^(?:main|universe|multiverse|restricted|contrib|non-free|non-free-firmware|\w+-(?:backports|updates|proposed))$/

const adds_repository: Does = (call) =>
  call.name !== 'pacman-key' && call.operands.length > 0 && call.operands.every((word) => OWN_COMPONENT.test(word.text))
    ? nothing(call)
    : emit(call, 'pkg.registry', {
        target: call.operands[0]?.text ?? null,
        d2: 2,
        fields: { manager: call.name, system: true },
      })

const SYSTEM_FLAGS = {
  yes: '-y --yes --assume-yes -q -qq --quiet --noconfirm --needed --non-interactive',
  insecure:
    '--allow-unauthenticated --force-yes --nogpgcheck --no-gpg-checks --allow-insecure-repositories --allow-untrusted --no-verify --trusted',
  option: '-o --option -t --target-release -c --repo --enablerepo --disablerepo -X --repository --root =',
  dry_run: '-s --simulate --dry-run --just-print --no-act --assumeno -n -d --download-only',
  only: '--only-upgrade --no-install-recommends --reinstall --purge --autoremove --virtual=?',
}

const APT: CommandSpec = {
  flags: SYSTEM_FLAGS,
  harmless_with: ['dry_run'],
  subcommands: {
    'install upgrade dist-upgrade full-upgrade update reinstall build-dep add localinstall groupinstall distro-sync in up dup refresh check-update makecache source download satisfy':
      {
        flags: SYSTEM_FLAGS,
        harmless_with: ['dry_run'],
        does: (call) => {
          if (/^(?:update|refresh|makecache|check-update|download|source)$/.test(call.subcommand))
            emit(call, 'proc.exec', { fields: { known: true } })
          else system_install(call)
        },
      },
    'remove purge autoremove erase del autopurge rm': {
      flags: SYSTEM_FLAGS,
      harmless_with: ['dry_run'],
      does: (call) => (call.operands.length === 0 ? runs_project(call) : system_remove(call)),
    },
    'list search show policy info depends rdepends madison showpkg pkgnames dump stats changelog cache provides repoquery history repolist whatprovides deplist verify audit':
      nothing,
    'clean autoclean mark hold unhold check fix edit-sources moo': runs_project,
    'config-manager addrepo ar modifyrepo': adds_repository,
  },
  does: nothing,
}

const pacman: Does = (call) => {
  if (has(call, 'remove')) system_remove(call)
  else if (has(call, 'query') || has(call, 'search')) nothing(call)
  else if (has(call, 'sync') || has(call, 'upgrade')) system_install(call)
  else nothing(call)
}

export const SYSTEM_PACKAGES: readonly ProgramSpec[] = [
  program('apt apt-get aptitude dnf yum microdnf zypper apk tdnf swupd', APT),
  program('apt-cache apt-file apt-mark apt-config dpkg-query rpmquery', nothing),
  program('apt-key add-apt-repository apt-add-repository yum-config-manager rpmkeys', {
    subcommands: { 'list finger': nothing },
    does: adds_repository,
  }),
  program('pacman-key', {
    flags: {
      // Keys of the distribution's own packagers, which a package brings.
      own: '--init --populate --refresh-keys -u --updatedb --list-keys -l --list-sigs --finger -f -v --verify',
      adds: '-a --add --lsign-key -r --recv-keys --import --import-trustdb -d --delete --edit-key',
    },
    does: (call) => (has(call, 'own') && !has(call, 'adds') ? nothing(call) : adds_repository(call)),
  }),
  program('dpkg rpm', {
    flags: {
      query:
        '-l --list -L --listfiles -s --status -S --search -q --query -qa -qi -ql -qf -p --print-avail -I ' +
        '--info -c --contents -V --verify --get-selections --print-architecture --compare-versions',
      install: '-i --install -U --upgrade -F --freshen --unpack',
      remove: '-r --remove -P --purge -e --erase',
      force: '--force-all --nodeps --force',
    },
    does: (call) =>
      has(call, 'query')
        ? nothing(call)
        : has(call, 'remove')
          ? system_remove(call)
          : has(call, 'install')
            ? system_install(call)
            : nothing(call),
  }),
  program('pacman yay paru pamac', {
    flags: {
      sync: '-S --sync',
      query: '-Q --query',
      remove: '-R --remove',
      upgrade: '-U --upgrade',
      search: '-s --search -i --info',
      yes: '--noconfirm --needed -y -u -q',
    },
    does: pacman,
  }),
  program(
    'snap flatpak nix nix-env nix-shell nix-build nix-channel guix port emerge xbps-install pkg pkgin opkg eopkg pkg_add',
    {
      flags: {
        yes: '-y --yes --assumeyes --user --system',
        expression: '-f -A -p -E -c --run --command -I =?',
        install: '-i --install -iA',
        classic: '--classic --devmode --dangerous',
      },
      subcommands: {
        'install update upgrade refresh switch develop build run shell flake profile': says('pkg.install', {
          source: 'registry',
          global: true,
        }),
        'remove uninstall purge delete': system_remove,
        'list search info find show services version --version connections': nothing,
      },
      does: (call) =>
        emit(call, 'pkg.install', {
          target: call.operands[0]?.text ?? null,
          fields: { manager: call.name, source: 'registry', global: true },
        }),
    },
  ),
]
