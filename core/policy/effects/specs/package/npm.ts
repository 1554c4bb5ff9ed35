// npm, pnpm, yarn, bun and the tools they fetch and run.
import { within } from '#core/compose.ts'
import { type Call, emit, has, reach, touch, value } from '#core/policy/effects/call.ts'
import type { FileScript } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
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
import { runs_recipes } from '#core/policy/effects/specs/build.ts'
import { runs_file } from '#core/policy/effects/specs/interpreter.ts'
import { installs, publishes, removes } from '#core/policy/effects/specs/package/install.ts'
import { is_popular } from '#core/policy/effects/specs/package/popular.ts'
import { configures } from '#core/policy/effects/specs/package/settings.ts'
import { npm_source } from '#core/policy/effects/specs/package/source.ts'
import { script_names } from '#core/policy/effects/text/recipes.ts'
import { sets_idle_check } from '#core/policy/effects/text/streamed.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** `npm run x`, `pnpm x`: routine, unless the script is this gateway's own command line. */
const runs_script: Does = (call) => {
  const [script, ...rest] = call.operands
  if (script?.text === 'asg') gateway({ ...call, operands: rest })
  else runs_project(call)
  const file = script_file(call)
  if (file?.cert === 'literal' && SCRIPT_FILE.test(file.text)) runs_file(call, 'node', file)
}

const SCRIPT_FILE = /\.[cm]?[jt]sx?$/
/** Programs that run a script of this language. */
const RUNNERS = /^(?:node|tsx|ts-node(?:-esm)?|esno|vite-node|babel-node|jiti|bun)$/

/** `bun run a.ts`, `yarn node a.js`, `yarn tsx a.ts`: a file is run, not a script of the manifest. */
function script_file({ name, subcommand, operands: [first, second] }: Call): Word | undefined {
  if (name === 'bun') return subcommand === '' || subcommand === 'run' ? first : undefined
  if (name !== 'yarn' && name !== 'pnpm') return undefined
  if (subcommand === 'node') return first
  return subcommand === '' && RUNNERS.test(first?.text ?? '') ? second : undefined
}

const npm_install: Does = (call) => {
  if (has(call, 'dry_run')) {
    nothing(call)
    return
  }
  // The scripts of a package that lies elsewhere run with it.
  const folder = value(call, 'folder')
  if (folder !== null && /^[/~]/.test(folder.text)) runs_recipes(call, folder)
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

/** A script that comes into the package.json of the folder. */
export function package_script(call: Call, name: string, code: string): FileScript {
  return { lang: 'shell', code, path: `${call.command.cwd ?? call.frame.cwd}/package.json`, names: script_names(name) }
}

/** `npm set-script`, `npm pkg set scripts.x=...`: code that the package manager will run. */
const LIFECYCLE =
  /(?:^|scripts\.|\s)(?:pre|post)?(?:install|prepare|prepublish(?:Only)?|postpublish|preversion|prepack|postpack)\b/

/** Whether a script of this name runs without being asked for. */
export function runs_unasked(name: string): boolean {
  return LIFECYCLE.test(name)
}

/** `husky`, `patch-package`, `prisma generate`: what projects have run after an installation, and nothing else in the line. */
const SETS_UP = within(
  '^(?:',
  [
    /husky|husky install|patch-package|lefthook install|simple-git-hooks|is-ci \|\| husky(?: install)?|husky \|\| true/,
    /prisma generate|npx prisma generate|nuxt prepare|nuxi prepare|svelte-kit sync|electron-builder install-app-deps/,
    /electron-rebuild|playwright install(?: chromium)?|panda codegen|fumadocs-mdx|wxt prepare|astro sync/,
    /ngcc|tsc|tsup|unbuild|(?:npm|pnpm|yarn|bun) run (?:build|compile|prepare)/,
  ],
  '(?: && (?=\\w)|$)){1,3}$',
)

/** Whether a script that runs unasked only sets the project up. */
export function only_sets_up(code: string): boolean {
  return SETS_UP.test(code.trim())
}

/** `scripts.prepare=husky`, and words in front of it. */
function is_usual(text: string): boolean {
  const code = /^scripts\.[^=]+=([\s\S]+)$/.exec(text)?.[1]
  return code === undefined ? !text.includes('=') && !LIFECYCLE.test(text) : !LIFECYCLE.test(text) || only_sets_up(code)
}

const sets_script: Does = (call) => {
  const line = call.operands.map((word) => word.text).join(' ')
  const lifecycle = LIFECYCLE.test(line) && !call.operands.every(({ text }) => is_usual(text))
  emit(call, 'fs.write', {
    target: 'package.json',
    scope: 'workspace',
    fields: { mode: 'inplace', lifecycle_script: lifecycle, content: line },
  })
  for (const word of call.operands) {
    const [, name = '', code] = /^scripts\.([^=]+)=([\s\S]+)$/.exec(word.text) ?? []
    if (code !== undefined) {
      call.out.scripts.push(package_script(call, name, code))
      sets_idle_check(call, 'package.json', name, code)
    }
    const [, added] = /^(?:dev|peer|optional)?dependencies\.(@?[\w./-]+)=/i.exec(word.text) ?? []
    // The packages change with the next installation.
    if (added !== undefined) installs(call, 'npm', [{ ...word, text: added }], () => 'registry', 'registry')
  }
}

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

/** What runs a script of the project, by npm's verbs and by names that yarn and bun take for one. */
const SCRIPTS =
  'run run-script rum urn test t tst start stop restart build dev lint rebuild rb dedupe prune link ln version audit ' +
  'fund doctor explore patch patch-commit workspaces workspace node bin constraints deploy store recursive server ' +
  'approve-builds postinstall preview format check typecheck watch serve storybook e2e cypress coverage clean generate ' +
  'codegen migrate seed validate prettier eslint tsc jest vitest turbo nx lerna docs bundle compile'
const LOOKS =
  'ls list ll la view info show v search s se find outdated explain why query root help whoami ping repo home bugs issues ' +
  'licenses completion sbom diff'

/** `npm pack`, and `npm pack https://host/tool-1.0.0.tgz`, which only downloads. */
const packs: Does = (call) => {
  const away = call.operands.filter(({ text }) => /^https?:/.test(text))
  if (away.length === 0) runs_script(call)
  for (const word of away) {
    const draft = reach(call, 'net.fetch', word, { method: 'get', to_file: true })
    const path = typeof draft?.fields.path === 'string' ? base_of(draft.fields.path) : ''
    if (path !== '') touch(call, 'fs.write', { ...word, text: path }, { mode: 'truncate', downloaded: true })
  }
}

const NPM: CommandSpec = {
  flags: NPM_FLAGS,
  subcommands: {
    'install i in ins inst insta instal isnt isnta isntal isntall add ci clean-install install-clean install-test it update up upgrade import fetch':
      npm_install,
    [SCRIPTS]: runs_script,
    pack: packs,
    [LOOKS]: nothing,
    'exec x dlx create init innit': runs_remote,
    'publish unpublish deprecate undeprecate': {
      flags: NPM_FLAGS,
      harmless_with: ['dry_run'],
      does: publishes('npm'),
    },
    'dist-tag access owner author team org stage star': {
      flags: NPM_FLAGS,
      subcommands: { 'ls list get ls-packages ls-collaborators': nothing },
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

export const NPM_PROGRAMS: readonly ProgramSpec[] = [
  program('npm pnpm yarn bun cnpm yarnpkg', NPM),
  program('npx bunx pnpx', { flags: NPM_FLAGS, does: runs_remote }),
]
