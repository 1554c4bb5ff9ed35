// Rust: cargo and rustup.
import { emit, value } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { is_of_maker } from '#core/policy/effects/host/publishers.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
  says,
} from '#core/policy/effects/spec.ts'
import { publishes, removes } from '#core/policy/effects/specs/package/install.ts'
import type { Source } from '#core/policy/effects/specs/package/source.ts'

const cargo_install: Does = (call) => {
  const git = value(call, 'git')
  const index = value(call, 'index')
  const path = value(call, 'path')
  const source: Source =
    git !== null
      ? is_of_maker(git.text)
        ? 'registry'
        : 'git'
      : index !== null
        ? 'index'
        : path !== null || call.operands.length === 0
          ? 'file'
          : 'registry'
  const address = address_of(git?.text ?? index?.text ?? '')
  emit(call, 'pkg.install', {
    target: git?.text ?? index?.text ?? call.operands[0]?.text ?? null,
    fields: {
      manager: 'cargo',
      names: call.operands.map((word) => word.text),
      source,
      host: address?.host ?? '',
      host_kind: address?.kind ?? 'registry',
      plain_http: address?.scheme === 'http',
      global: call.subcommand === 'install',
    },
  })
}

const CARGO: CommandSpec = {
  flags: {
    color:
      '--color --config -Z --manifest-path --target-dir -p --package --bin --example --features --profile --target -j --jobs --message-format =',
    offline: '--offline --locked --frozen -q -v',
  },
  subcommands: {
    'install add binstall': {
      flags: {
        git: '--git =',
        index: '--index --registry =',
        path: '--path =',
        other: '--branch --tag --rev --version --features --root --target --bin --profile -j =',
        force: '-f --force --locked',
      },
      does: cargo_install,
    },
    'publish yank owner': {
      flags: {
        dry_run: '-n --dry-run',
        list: '-l --list',
        index: '--registry --index --token -p --package --version --vers -a --add -r --remove =',
      },
      harmless_with: ['dry_run', 'list'],
      does: publishes('crates.io'),
    },
    'login logout': says('cred.write', { store: 'cargo' }),
    'remove rm uninstall': removes('cargo'),
    'search info tree metadata locate-project pkgid version help read-manifest verify-project config report': nothing,
  },
  does: runs_project,
}

export const RUST_PACKAGES: readonly ProgramSpec[] = [
  program('cargo', CARGO),
  program('rustup', {
    subcommands: {
      'show toolchain target component default update check which doc override run install': runs_project,
      self: says('proc.exec', { known: true }),
    },
    does: runs_project,
  }),
]
