// Python: pip, uv, pipx, poetry, conda and the upload to an index.
import { type Call, emit, said, value, values } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
} from '#core/policy/effects/spec.ts'
import { installs, publishes, removes } from '#core/policy/effects/specs/package/install.ts'
import { is_odd_channel, is_popular } from '#core/policy/effects/specs/package/popular.ts'
import { configures } from '#core/policy/effects/specs/package/settings.ts'
import { source_of } from '#core/policy/effects/specs/package/source.ts'

const PIP_FLAGS = {
  index: '-i --index-url --default-index --index =',
  extra_index: '--extra-index-url =',
  find_links: '-f --find-links =',
  trusted_host: '--trusted-host =',
  requirement: '-r --requirement --requirements -c --constraint =',
  editable: '-e --editable =',
  target:
    '-t --target --prefix --root -d --dest -w --wheel-dir --python -p --group --extra --with --cache-dir --log --proxy --timeout --retries -o --output-file =',
  insecure: '--no-verify',
  dry_run: '--dry-run',
  user: '--user -U --upgrade --break-system-packages --no-cache-dir --no-deps -q --quiet --pre --no-build-isolation',
  yes: '-y --yes',
  global: '--system',
}

const pip_install: Does = (call) => {
  const editable = values(call, 'editable')
  const required = values(call, 'requirement')
  installs(call, call.name, [...call.operands, ...editable], source_of, required.length > 0 ? 'lockfile' : 'registry')
}

const PIP: CommandSpec = {
  flags: PIP_FLAGS,
  subcommands: {
    'install download wheel sync': { flags: PIP_FLAGS, harmless_with: ['dry_run'], does: pip_install },
    uninstall: { flags: { ...PIP_FLAGS, requirement: '-r --requirement =' }, does: removes('pip') },
    config: {
      flags: { level: '--user --global --site' },
      subcommands: { set: configures, 'list get debug': nothing },
      does: nothing,
    },
    'list show freeze check search index hash debug inspect cache help completion': nothing,
  },
  does: nothing,
}

const UV: CommandSpec = {
  flags: PIP_FLAGS,
  subcommands: {
    pip: PIP,
    'sync lock venv python export tree version init build cache self help format': runs_project,
    add: pip_install,
    remove: removes('uv'),
    run: runs_project,
    tool: {
      flags: PIP_FLAGS,
      subcommands: {
        run: tool_run,
        install: (call) => installs(call, 'uv', call.operands, source_of, 'registry'),
        'list dir update-shell': nothing,
        'uninstall upgrade': removes('uv'),
      },
      does: nothing,
    },
    publish: { flags: { dry_run: '--dry-run' }, harmless_with: ['dry_run'], does: publishes('pypi') },
  },
  does: runs_project,
}

/** `uvx tool`, `pipx run tool`. */
function tool_run(call: Call): void {
  const from = value(call, 'from') ?? value(call, 'spec')
  const spec = from ?? call.operands[0]
  if (spec === undefined) {
    nothing(call)
    return
  }
  const source = source_of(spec.text)
  if (source === 'git' || source === 'url')
    emit(call, 'pkg.install', {
      target: spec.text,
      fields: { manager: call.name, names: [spec.text], source, runs: true },
    })
  else
    emit(call, 'pkg.run', {
      target: spec.text,
      cert: spec.cert,
      fields: {
        name: spec.text.replace(/[=<>@[].*/s, ''),
        known: is_popular(spec.text.replace(/[=<>@[].*/s, '')),
        pinned: /[=@]\d/.test(spec.text),
      },
    })
}

/** The index to try releases on forgets them, and nobody installs from it. */
const TRIES = /(?:^|\s)(?:-r|--repository(?:-url)?)[= ]\s*(?:testpypi(?:\s|$)|https:\/\/test\.pypi\.org\/)/

const uploads: Does = (call) => (TRIES.test(said(call)) ? runs_project(call) : publishes('pypi')(call))

export const PYTHON_PACKAGES: readonly ProgramSpec[] = [
  program('pip pip3 pip2 pipenv', {
    ...PIP,
    subcommands: {
      ...PIP.subcommands,
      'lock sync run shell graph update upgrade verify requirements scripts clean --venv open': runs_project,
    },
  }),
  program('uv', UV),
  program('uvx', { flags: { ...PIP_FLAGS, from: '--from =' }, does: tool_run }),
  program('pipx', {
    flags: { ...PIP_FLAGS, spec: '--spec =', from: '--from =' },
    subcommands: {
      run: tool_run,
      'install inject upgrade upgrade-all reinstall': (call) =>
        installs(call, 'pipx', call.operands, source_of, 'registry'),
      'uninstall uninstall-all': removes('pipx'),
      'list environment ensurepath': nothing,
    },
    does: nothing,
  }),
  program('poetry pdm hatch flit rye pixi', {
    flags: PIP_FLAGS,
    subcommands: {
      publish: {
        flags: { ...PIP_FLAGS, build: '--build', repository: '-r --repository =' },
        harmless_with: ['dry_run'],
        does: publishes('pypi'),
      },
      add: (call) => installs(call, call.name, [...call.operands, ...values(call, 'editable')], source_of, 'registry'),
      'remove uninstall': removes('poetry'),
      source: {
        subcommands: {
          add: (call) =>
            emit(call, 'pkg.registry', { target: call.operands[1]?.text ?? null, fields: { manager: 'poetry' } }),
          'show remove': nothing,
        },
        does: nothing,
      },
      config: configures,
      'show list env about check search version': nothing,
    },
    does: runs_project,
  }),
  // The virtual environment may be called `.env`.
  program('virtualenv', nothing),
  program('conda mamba micromamba', {
    flags: {
      channel: '-c --channel =',
      name: '-n --name -p --prefix -f --file =',
      yes: '-y --yes',
      dry_run: '-d --dry-run',
      all: '--all',
    },
    harmless_with: ['dry_run'],
    subcommands: {
      'install create update upgrade': (call) => {
        const channel = values(call, 'channel').find(
          (word) =>
            (/^https?:/.test(word.text) && address_of(word.text)?.kind !== 'registry') || is_odd_channel(word.text),
        )
        emit(call, 'pkg.install', {
          target: channel?.text ?? call.operands[0]?.text ?? null,
          fields: {
            manager: 'conda',
            names: call.operands.map((word) => word.text),
            source: channel === undefined ? 'registry' : 'index',
          },
        })
      },
      'remove uninstall': removes('conda'),
      'list info search activate deactivate run clean env init config': runs_project,
    },
    does: runs_project,
  }),
  program('twine', {
    subcommands: { check: nothing, upload: uploads, register: publishes('pypi') },
    does: nothing,
  }),
  program('pyproject-build', runs_project),
]
