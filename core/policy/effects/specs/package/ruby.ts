// Ruby: gem and bundler.
import { emit, has, value } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { type Does, nothing, type ProgramSpec, program, runs_project, says } from '#core/policy/effects/spec.ts'
import { publishes, removes } from '#core/policy/effects/specs/package/install.ts'
import { imitated_package } from '#core/policy/effects/specs/package/lookalike.ts'
import { configures } from '#core/policy/effects/specs/package/settings.ts'

const gem: Does = (call) => {
  const imitates = call.operands.map((word) => imitated_package(word.text, 'gem')).find((one) => one !== null) ?? ''
  const source = value(call, 'source')
  const address = source === null ? null : address_of(source.text)
  const foreign = address !== null && address.kind !== 'registry' && address.kind !== 'loopback'
  emit(call, 'pkg.install', {
    target: call.operands[0]?.text ?? null,
    fields: {
      manager: 'gem',
      names: call.operands.map((word) => word.text),
      ...(imitates === '' ? {} : { imitates }),
      source: call.operands.some(({ text }) => /^https?:/.test(text))
        ? 'url'
        : foreign
          ? 'index'
          : call.operands.some((word) => word.text.endsWith('.gem'))
            ? 'file'
            : 'registry',
      host: address?.host ?? '',
    },
  })
}

export const RUBY_PACKAGES: readonly ProgramSpec[] = [
  program('gem', {
    flags: {
      source: '-s --source --clear-sources =',
      version: '-v --version -i --install-dir -n --bindir =',
      user: '--user-install -N --no-document --pre',
    },
    subcommands: {
      'install update fetch': gem,
      'push yank owner': publishes('rubygems'),
      sources: {
        flags: { add: '-a --add =', remove: '-r --remove =', list: '-l --list -u --update -c' },
        does: (call) =>
          has(call, 'add') || has(call, 'remove')
            ? emit(call, 'pkg.registry', { target: value(call, 'add')?.text ?? null, fields: { manager: 'gem' } })
            : nothing(call),
      },
      uninstall: removes('gem'),
      'list search info which env environment contents dependency outdated specification query help': nothing,
      'build check cleanup open pristine': runs_project,
      'signin signout': says('cred.write', { store: 'gem' }),
    },
    does: nothing,
  }),
  program('bundle bundler', {
    subcommands: {
      config: configures,
      'exec install update add remove check outdated list show info lock open clean cache init doctor pristine binstubs':
        runs_project,
    },
    does: runs_project,
  }),
]
