// Homebrew.
import { emit } from '#core/policy/effects/call.ts'
import { type CommandSpec, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { removes } from '#core/policy/effects/specs/package/install.ts'

const BREW: CommandSpec = {
  flags: { cask: '--cask --formula -q -v -f --force --HEAD -n --dry-run' },
  subcommands: {
    'install reinstall upgrade update fetch bundle postinstall link unlink pin unpin switch cleanup autoremove doctor test':
      (call) => {
        const url = call.operands.find((word) => /^https?:/.test(word.text))
        if (url !== undefined)
          emit(call, 'pkg.install', {
            target: url.text,
            fields: { manager: 'brew', source: 'url', names: [url.text], global: true },
          })
        else
          emit(call, 'pkg.install', {
            target: call.operands[0]?.text ?? null,
            fields: {
              manager: 'brew',
              source: 'registry',
              names: call.operands.map((word) => word.text),
              global: false,
            },
          })
      },
    'uninstall remove rm': removes('brew'),
    tap: (call) => {
      const [, url] = call.operands
      if (call.operands.length === 0) nothing(call)
      else
        emit(call, url === undefined ? 'pkg.remove' : 'pkg.registry', {
          target: url?.text ?? call.operands[0]?.text ?? null,
          fields: { manager: 'brew' },
        })
    },
    'list ls search info deps uses outdated leaves config home cat log desc shellenv --prefix --cellar untap commands':
      nothing,
    services: {
      subcommands: {
        'list info': nothing,
        'start restart stop run kill cleanup': says('sys.service', { op: 'brew', user: true }),
      },
      does: nothing,
    },
  },
  does: nothing,
}

export const BREW_PROGRAMS: readonly ProgramSpec[] = [program('brew', BREW)]
