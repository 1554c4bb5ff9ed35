// Package managers: what gets installed from where, what is published, which index is trusted, which remote program is run (long: one table of programs).
import { address_of, is_near } from '#core/policy/effects/address.ts'
import { type Call, emit, has, value, values } from '#core/policy/effects/call.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
  says,
} from '#core/policy/effects/spec.ts'
import { gateway } from '#core/policy/effects/specs/agent.ts'
import { migrates } from '#core/policy/effects/specs/database.ts'
import { imitated_package } from '#core/policy/effects/specs/lookalike.ts'
import { is_popular } from '#core/policy/effects/specs/popular.ts'
import type { Word } from '#core/policy/parse/tree.ts'

type Source = 'registry' | 'lockfile' | 'file' | 'url' | 'git' | 'index'

/** Where a package specification points: a name, a file of the project, an address, a repository. */
function source_of(text: string): Source {
  const spec = text.replace(/^[\w@/.[\],-]+\s*@\s*(?=(?:git\+|https?:|file:))/, '')
  if (/^(?:git\+|git:|git@|ssh:|hg\+|svn\+|bzr\+)/.test(spec) || /\.git(?:[#@].*)?$/.test(spec)) return 'git'
  if (/^(?:https?|ftp):/.test(spec)) return 'url'
  if (/^(?:file:|link:|workspace:|portal:|\.{1,2}(?:[/[]|$)|\/|~\/)/.test(spec)) return 'file'
  if (/^(?:github|gitlab|bitbucket|gist):/.test(spec)) return 'git'
  return 'registry'
}

/** `user/repo` is a repository for npm, a path for others. */
function npm_source(text: string): Source {
  if (/^[\w.-]+\/[\w.-]+(?:#.*)?$/.test(text) && !text.startsWith('@') && !text.startsWith('.')) return 'git'
  return source_of(text.replace(/^(?:@[\w.-]+\/)?[\w.-]+@(?=(?:npm:|git|https?:|file:|github:))/, ''))
}

/** Says one installation; the most doubtful specification decides its source. */
function installs(
  call: Call,
  manager: string,
  names: readonly Word[],
  from: (text: string) => Source,
  fallback: Source,
): void {
  let source: Source = names.length === 0 ? fallback : 'registry'
  let target: Word | null = names[0] ?? null
  let imitates = ''
  for (const word of names) {
    const one = from(word.text)
    if (one === 'registry') imitates ||= imitated_package(bare_name(word.text), ecosystem_of(manager)) ?? ''
    if (RANK[one] > RANK[source]) {
      source = one
      target = word
    }
  }
  const index = index_of(call)
  if (index !== null) source = 'index'
  const address = address_of(index?.text ?? target?.text.replace(/^git\+/, '') ?? '')
  emit(call, 'pkg.install', {
    target: target?.text ?? null,
    cert: names.some((word) => word.cert !== 'literal') ? 'partial' : 'literal',
    fields: {
      manager,
      names: names.map((word) => word.text),
      source,
      global: has(call, 'global'),
      host: source === 'url' || source === 'git' || source === 'index' ? (address?.host ?? '') : '',
      host_kind: source === 'url' || source === 'git' || source === 'index' ? (address?.kind ?? 'unknown') : 'registry',
      plain_http: address?.scheme === 'http' && !is_near(address.kind),
      insecure: has(call, 'insecure'),
      scripts: !has(call, 'no_scripts'),
      ...(imitates === '' ? {} : { imitates }),
    },
  })
}

/** `lodash@4`, `requests[socks]==2.0`: the name alone. */
function bare_name(text: string): string {
  return text.replace(/^((?:@[^/]+\/)?[^@=<>~![;\s]+).*$/s, '$1')
}

function ecosystem_of(manager: string): 'npm' | 'pypi' {
  return /^(?:pip|uv|poetry|pdm|rye|hatch|flit|pixi|conda)/.test(manager) ? 'pypi' : 'npm'
}

const RANK: Readonly<Record<Source, number>> = { registry: 1, lockfile: 1, file: 2, git: 4, url: 5, index: 6 }

/** An index or registry named on the command line that is none of the public ones. */
function index_of(call: Call): Word | null {
  for (const flag of ['index', 'extra_index', 'find_links', 'trusted_host']) {
    for (const word of values(call, flag)) {
      const address = address_of(word.text)
      if (/^[./~]/.test(word.text)) continue
      if (address === null || address.kind === 'registry' || address.kind === 'loopback') continue
      return word
    }
  }
  return null
}

/** `npm run x`, `pnpm x`: routine, unless the script is this gateway's own command line. */
const runs_script: Does = (call) => {
  const [script, ...rest] = call.operands
  if (script?.text === 'asg') gateway({ ...call, operands: rest })
  else runs_project(call)
}

const npm_install: Does = (call) => {
  if (has(call, 'dry_run')) {
    nothing(call)
    return
  }
  installs(call, call.name, call.operands, npm_source, 'lockfile')
}

/** `npx tool`: the tool of the project when it is installed there, else whatever the registry has under that name. */
const runs_remote: Does = (call) => {
  const [tool, ...rest] = call.operands
  const spec =
    value(call, 'package') ??
    tool ??
    (call.command.tail === undefined ? undefined : call.command.args[call.command.tail])
  if (spec === undefined || spec === null) {
    nothing(call)
    return
  }
  const source = npm_source(spec.text)
  const name = spec.text.replace(/^((?:@[^/]+\/)?[^@]+)@.*$/, '$1')
  const known = has(call, 'no_install') || is_popular(name) || call.name === 'bundle'
  if (source === 'git' || source === 'url') {
    emit(call, 'pkg.install', {
      target: spec.text,
      fields: { manager: call.name, names: [spec.text], source, scripts: true, runs: true },
    })
    return
  }
  emit(call, 'pkg.run', {
    target: spec.text,
    cert: spec.cert,
    fields: { name, known, pinned: /@\d/.test(spec.text.slice(1)), arguments: rest.map((word) => word.text) },
  })
}

const publishes =
  (index: string): Does =>
  (call) =>
    emit(call, 'pkg.publish', {
      target: call.operands[0]?.text ?? '.',
      d2: 2,
      fields: { index, op: call.subcommand || call.name },
    })

/** Settings of a package manager: the registry, certificate checks and the token matter. */
const configures: Does = (call) => {
  const [first, second] = call.operands
  const [key, setting] = first?.text.includes('=')
    ? [first.text.split('=')[0] ?? '', first.text.slice(first.text.indexOf('=') + 1)]
    : [first?.text ?? '', second?.text ?? '']
  const lower = key.toLowerCase()
  if (/^(?:ca|cafile)$/.test(lower) && /^(?:null|""|)$/.test(setting) && second !== undefined) {
    emit(call, 'sys.security', { target: key, fields: { op: 'weaken', control: 'tls', tls_off: true } })
    return
  }
  if (
    /strict-ssl|enablestrictssl|verify-ssl|http\.sslverify|ssl-verify/.test(lower) &&
    /^(?:false|0|no|off)$/i.test(setting)
  ) {
    emit(call, 'sys.security', { target: key, fields: { op: 'weaken', control: 'tls', tls_off: true } })
  } else if (
    /(?:^|:|\.|-)(?:registry|registries|index-url|extra-index-url|trusted-host|proxy|https-proxy|npmregistryserver|cafile|url)$/.test(
      lower,
    ) ||
    /registry$/.test(lower)
  ) {
    const address = address_of(setting)
    if (address === null || address.kind === 'registry' || address.kind === 'loopback' || setting === '')
      runs_project(call)
    else
      emit(call, 'pkg.registry', {
        target: setting,
        d2: 1,
        fields: { manager: call.name, key, host: address.host, host_kind: address.kind },
      })
  } else if (/_auth|_password|token/.test(lower))
    emit(call, 'cred.write', { target: key, fields: { store: call.name } })
  else if (/script-shell|ignore-scripts|prefix|shell|node-options/.test(lower) && !/ignore-scripts/.test(lower))
    emit(call, 'vcs.config', { target: key, fields: { executes: /shell|node-options/.test(lower), key: lower } })
  else runs_project(call)
}

/** `npm set-script`, `npm pkg set scripts.x=...`: code that the package manager will run. */
const sets_script: Does = (call) => {
  const line = call.operands.map((word) => word.text).join(' ')
  const lifecycle =
    /(?:^|scripts\.|\s)(?:pre|post)?(?:install|prepare|prepublish(?:Only)?|postpublish|preversion|prepack|postpack)\b/.test(
      line,
    )
  emit(call, 'fs.write', {
    target: 'package.json',
    scope: 'workspace',
    fields: { mode: 'inplace', lifecycle_script: lifecycle, content: line },
  })
  for (const word of call.operands) {
    const code = /^scripts\.[^=]+=([\s\S]+)$/.exec(word.text)?.[1]
    if (code !== undefined) call.out.scripts.push({ lang: 'shell', code, path: 'package.json' })
  }
}

const removes =
  (manager: string): Does =>
  (call) =>
    emit(call, 'pkg.remove', {
      target: call.operands.map((word) => word.text).join(' '),
      fields: { manager, global: has(call, 'global') },
    })

const NPM_FLAGS = {
  global: '-g --global --location=?',
  index: '--registry =',
  no_scripts: '--ignore-scripts',
  package: '-p --package =',
  folder: '-C --prefix --dir --cwd -w --workspace --filter -F =',
  no_install: '--no-install --no',
  yes: '-y --yes -D --save-dev -S -E --save-exact -O -P --omit=? --include=?',
  dry_run: '--dry-run',
  code: '-c --call =',
  tag: '--tag --access --otp --loglevel --cache --userconfig =',
}

const NPM: CommandSpec = {
  flags: NPM_FLAGS,
  subcommands: {
    'install i in ins isntall add ci clean-install install-clean install-test it update up upgrade import fetch':
      npm_install,
    'run run-script rum urn test t tst start stop restart build dev lint rebuild rb dedupe prune link ln pack version audit fund doctor explore patch patch-commit workspaces workspace node bin constraints deploy store recursive server approve-builds postinstall preview format check typecheck watch serve storybook e2e cypress coverage clean generate codegen migrate seed validate prettier eslint tsc jest vitest turbo nx lerna docs bundle compile':
      runs_script,
    'ls list ll la view info show v search s se find outdated explain why query root help whoami ping repo home bugs issues licenses completion sbom diff':
      nothing,
    'exec x dlx create init innit': runs_remote,
    publish: { flags: NPM_FLAGS, harmless_with: ['dry_run'], does: publishes('npm') },
    'unpublish deprecate undeprecate dist-tag access owner author team org stage star': {
      flags: NPM_FLAGS,
      subcommands: { 'ls list get': nothing },
      does: publishes('npm'),
    },
    npm: {
      flags: NPM_FLAGS,
      subcommands: {
        publish: publishes('npm'),
        tag: publishes('npm'),
        'login logout': says('cred.write', { store: 'npm' }),
      },
      does: nothing,
    },
    'uninstall remove rm un r unlink': removes('npm'),
    'config c set get': {
      flags: NPM_FLAGS,
      subcommands: { 'list ls get edit delete rm unset fix': runs_project, set: configures },
      does: (call) => (call.subcommand === 'set' ? configures(call) : nothing(call)),
    },
    'set-script': sets_script,
    pkg: { subcommands: { set: sets_script, 'get fix delete': runs_project }, does: nothing },
    'login adduser add-user token': { subcommands: { 'list ls': nothing }, does: says('cred.write', { store: 'npm' }) },
    logout: nothing,
    cache: runs_project,
    global: {
      subcommands: {
        'add upgrade remove': (call) => npm_install({ ...call, given: new Map([...call.given, ['global', []]]) }),
        list: nothing,
      },
      does: nothing,
    },
    pm: { subcommands: { 'ls bin cache hash': nothing, trust: runs_project }, does: nothing },
  },
  does: runs_script,
}

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
    publish: publishes('pypi'),
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
        name: spec.text.replace(/[=<>@[].*$/, ''),
        known: is_popular(spec.text.replace(/[=<>@[].*$/, '')),
        pinned: /[=@]\d/.test(spec.text),
      },
    })
}

const cargo_install: Does = (call) => {
  const git = value(call, 'git')
  const index = value(call, 'index')
  const path = value(call, 'path')
  const source: Source =
    git !== null ? 'git' : index !== null ? 'index' : path !== null || call.operands.length === 0 ? 'file' : 'registry'
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

/** apt, dnf, brew and relatives: signed repositories are routine, added repositories and removed packages less so. */
const system_install: Does = (call) => {
  const files = call.operands.filter((word) => /^(?:https?:|\.{0,2}\/)|\.(?:deb|rpm|apk|pkg\.tar.*)$/.test(word.text))
  const remote = files.find((word) => /^https?:/.test(word.text))
  const insecure = has(call, 'insecure')
  emit(call, 'pkg.install', {
    target: (remote ?? call.operands[0])?.text ?? null,
    fields: {
      manager: call.name,
      names: call.operands.map((word) => word.text),
      source: remote !== undefined ? 'url' : files.length > 0 ? 'file' : 'registry',
      global: true,
      insecure,
      plain_http: remote?.text.startsWith('http:') ?? false,
    },
  })
  if (insecure)
    emit(call, 'sys.security', { target: call.name, fields: { op: 'weaken', control: 'package-signature' } })
}

const ESSENTIAL =
  /^(?:\*|sudo|systemd.*|libc6|glibc|coreutils|bash|dash|apt|dpkg|rpm|dnf|yum|pacman|openssh-(?:server|client)|kernel.*|linux-(?:image|headers).*|grub.*|init|network-manager|python3?(?:-minimal)?|util-linux|login|passwd|libpam.*|ca-certificates|ufw|firewalld|auditd|apparmor|selinux.*|fail2ban|falcon-sensor|crowdstrike.*|wazuh-agent|osquery|ossec.*|clamav.*|sentinel(?:one|agent).*|mdatp|falco|sysmon.*|rkhunter|aide)$/

const system_remove: Does = (call) => {
  const essential = call.operands.some((word) => ESSENTIAL.test(word.text) || word.cert !== 'literal')
  emit(call, 'pkg.remove', {
    target: call.operands.map((word) => word.text).join(' '),
    d2: essential ? 2 : 1,
    fields: { manager: call.name, global: true, essential },
  })
}

/** Parts of the distribution's own archive. */
const OWN_COMPONENT =
  /^(?:main|universe|multiverse|restricted|contrib|non-free|non-free-firmware|\w+-(?:backports|updates|proposed))$/

const adds_repository: Does = (call) =>
  call.operands.length > 0 && call.operands.every((word) => OWN_COMPONENT.test(word.text))
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
      source: foreign ? 'index' : call.operands.some((word) => word.text.endsWith('.gem')) ? 'file' : 'registry',
      host: address?.host ?? '',
    },
  })
}

const go_get: Does = (call) => {
  const insecure = has(call, 'insecure')
  emit(call, 'pkg.install', {
    target: call.operands[0]?.text ?? null,
    fields: {
      manager: 'go',
      names: call.operands.map((word) => word.text),
      source: insecure ? 'index' : 'registry',
      insecure,
    },
  })
}

const GO: CommandSpec = {
  style: 'long',
  flags: {
    output: '-o =',
    exec: '-exec -toolexec =',
    insecure: '-insecure',
    other:
      '-run -bench -tags -ldflags -gcflags -count -timeout -coverprofile -C -mod -p -cpu -parallel -benchtime -covermode -coverpkg -asmflags -modfile -overlay =',
  },
  subcommands: {
    'get install': go_get,
    env: (call) => {
      const written = call.command.args.some((word) => word.text === '-w')
      const risky = call.operands.find((word) =>
        /^(?:GOPROXY|GOSUMDB|GONOSUMDB|GONOSUMCHECK|GOINSECURE|GOFLAGS|GOPRIVATE|CC|CXX)=/.test(word.text),
      )
      if (written && risky !== undefined && !/^GOPRIVATE=/.test(risky.text))
        emit(call, 'pkg.registry', { target: risky.text, fields: { manager: 'go' } })
      else nothing(call)
    },
    run: (call) => {
      const [target] = call.operands
      if (target !== undefined && /^[\w-]+\.[\w.-]+\/.*@/.test(target.text))
        emit(call, 'pkg.run', {
          target: target.text,
          fields: {
            name: target.text,
            known:
              /^(?:golang\.org|github\.com\/(?:golangci|google|golang|go-delve|a-h|sqlc-dev|swaggo|vektra|mgechev|securego|goreleaser|air-verse|cosmtrek|rakyll|bufbuild|grpc)|google\.golang\.org|honnef\.co|gotest\.tools|mvdan\.cc)\//.test(
                target.text,
              ),
            pinned: true,
          },
        })
      else runs_project(call)
    },
    'version list doc help vet fmt mod build test generate clean tool work fix bug telemetry': (call) => {
      for (const word of values(call, 'exec'))
        emit(call, 'proc.exec', { target: word.text, fields: { source: 'literal' } })
      runs_project(call)
    },
  },
  does: runs_project,
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

export const PACKAGES: readonly ProgramSpec[] = [
  program('npm pnpm yarn bun cnpm yarnpkg', NPM),
  program('npx bunx pnpx', { flags: NPM_FLAGS, does: runs_remote }),
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
          (word) => /^https?:/.test(word.text) && address_of(word.text)?.kind !== 'registry',
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
    subcommands: { check: nothing, upload: publishes('pypi'), register: publishes('pypi') },
    does: nothing,
  }),
  program('pyproject-build', runs_project),
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
  program('cargo', CARGO),
  program('rustup', {
    subcommands: {
      'show toolchain target component default update check which doc override run install': runs_project,
      self: says('proc.exec', { known: true }),
    },
    does: runs_project,
  }),
  program('go', GO),
  program('composer', {
    subcommands: {
      'install update require dump-autoload dumpautoload run-script exec create-project validate outdated audit test remove reinstall bump':
        runs_project,
      'show search info licenses why depends prohibits status about diagnose fund': nothing,
      config: (call) => {
        const [key, ...rest] = call.operands
        if (/^repositor/.test(key?.text ?? '') || /secure-http|disable-tls/.test(key?.text ?? ''))
          emit(call, 'pkg.registry', {
            target: rest.map((word) => word.text).join(' '),
            fields: { manager: 'composer' },
          })
        else runs_project(call)
      },
      global: runs_project,
    },
    does: runs_project,
  }),
  program('brew', BREW),
  program('apt apt-get aptitude dnf yum microdnf zypper apk tdnf swupd', APT),
  program('apt-cache apt-file apt-mark apt-config dpkg-query rpmquery', nothing),
  program('apt-key add-apt-repository apt-add-repository yum-config-manager rpmkeys pacman-key', {
    subcommands: { 'list finger': nothing },
    does: adds_repository,
  }),
  program('dpkg rpm', {
    flags: {
      query:
        '-l --list -L --listfiles -s --status -S --search -q --query -qa -qi -ql -qf -p --print-avail -I --info -c --contents -V --verify --get-selections --print-architecture --compare-versions',
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
  program(
    'asdf mise rtx nvm fnm volta n pyenv rbenv nodenv jenv sdk sdkman tfenv goenv gvm rvm corepack proto phpbrew',
    runs_project,
  ),
  program('dotnet nuget', {
    flags: {
      source: '-s --source --api-key -k =',
      add: '--package-directory -f --framework -c --configuration -o --output -v -r --runtime -p --project --filter --logger =',
    },
    subcommands: {
      nuget: {
        flags: { source: '-s --source -k --api-key =' },
        subcommands: {
          'push delete': publishes('nuget'),
          'add update remove': says('pkg.registry', { manager: 'nuget' }),
          list: nothing,
          locals: runs_project,
        },
        does: nothing,
      },
      push: publishes('nuget'),
      'tool add restore build test run clean publish new sln format pack watch ef workload msbuild list remove --info --list-sdks vstest user-secrets dev-certs':
        runs_project,
    },
    does: runs_project,
  }),
  program('mvn mvnw gradle gradlew sbt lein ant bazel bazelisk buck buck2 pants mill', {
    flags: {
      settings: '-s --settings -f --file -p --project-dir -b --build-file -P -pl -D -I --init-script -t -c =?',
      quiet: '-q -o -B -U -X -e -T --offline --no-daemon --info --stacktrace',
    },
    does: (call) => {
      const publish = call.operands.some((word) =>
        /^(?:deploy|release:perform|release|publish(?:ToMavenCentral|PluginPortal|AllPublications.*)?|publishSigned|sonatypeBundleRelease|uploadArchives)$|:publish(?!ToMavenLocal)/.test(
          word.text,
        ),
      )
      if (publish && !/publishToMavenLocal/.test(call.operands.map((word) => word.text).join(' ')))
        publishes('maven')(call)
      else runs_project(call)
    },
  }),
  program(
    'lerna changeset changesets release-it semantic-release np auto standard-version release-please goreleaser beachball rush',
    {
      flags: { dry_run: '--dry-run --snapshot --skip=? -d', yes: '-y --yes --ci' },
      harmless_with: ['dry_run'],
      subcommands: {
        'publish release': publishes('npm'),
        'version add init status pre tag build check healthcheck run list ls bootstrap exec changed diff clean install update':
          runs_project,
      },
      does: (call) =>
        /^(?:np|semantic-release|release-it|auto|goreleaser)$/.test(call.name)
          ? publishes('npm')(call)
          : runs_project(call),
    },
  ),
  program('jsr vsce ovsx clasp pod', {
    subcommands: {
      'publish unpublish': { flags: { dry_run: '--dry-run' }, harmless_with: ['dry_run'], does: publishes('registry') },
      trunk: publishes('cocoapods'),
      repo: {
        subcommands: { add: says('pkg.registry', { manager: 'pod' }), push: publishes('cocoapods') },
        does: runs_project,
      },
    },
    does: runs_project,
  }),
  program('mix rebar3 hex', {
    subcommands: {
      'ecto.drop ecto.reset ecto.rollback ash.reset ash_postgres.drop': migrates,
      'hex.publish hex.retire hex.owner': publishes('hex'),
      'hex.repo': says('pkg.registry', { manager: 'hex' }),
    },
    does: runs_project,
  }),
  program('dart flutter pub', {
    subcommands: {
      publish: { flags: { dry_run: '-n --dry-run' }, harmless_with: ['dry_run'], does: publishes('pub.dev') },
      pub: {
        subcommands: {
          publish: { flags: { dry_run: '-n --dry-run' }, harmless_with: ['dry_run'], does: publishes('pub.dev') },
        },
        does: runs_project,
      },
    },
    does: runs_project,
  }),
  program('xcodebuild xcrun xcode-select carthage mint tuist fastlane', {
    subcommands: { 'deliver pilot release upload_to_app_store supply': publishes('store') },
    does: runs_project,
  }),
]
