// Programs that run files without being told their names, and the names of those files. Source: ENGINE section 11.
import { whole } from '#core/compose.ts'

/** A program that finds files by their names. */
export interface Reader {
  program: RegExp
  /** Names of the files it runs. */
  file: RegExp
  /** Only when the command matches this; absent: always. */
  with?: RegExp
  /** Only files that the command names. */
  named?: true
}

const JS_FILE = whole(
  /package\.json|binding\.gyp|[\w.-]+\.config\.[cm]?[jt]s|gulpfile\.[cm]?js|gruntfile\.js/i,
  /jakefile(?:\.js)?|\.mocharc\.c?js|[\w.-]+\.conf\.[cm]?[jt]s|\.pnpmfile\.cjs|\.eslintrc\.c?js/i,
  /[\w.-]*(?:setup|test|spec)\.[cm]?[jt]sx?/i,
)

/** Programs and the files they run by themselves: build scripts, configuration that is code, tests. */
const READERS: readonly Reader[] = [
  { program: /^(?:make|gmake)$/, file: /^(?:gnu)?makefile$|\.mk$/i },
  { program: /^cargo$/, file: /^(?:build\.rs|cargo\.toml)$/i },
  { program: /^cargo$/, file: /\.rs$/, with: /\b(?:run|test|bench|nextest)\b/ },
  { program: /^go$/, file: /\.go$/, with: /\bgo\s(?:[^;&|\n]{0,120}\s)?(?:run|test|generate)\b/ },
  {
    program:
      /^(?:npm|npx|pnpm|yarn|bun|deno|node|vite|webpack|rollup|jest|vitest|mocha|ava|eslint|next|nuxt|astro|gulp|grunt|jake|karma|tsup|playwright|cypress|nightwatch|wdio)$/,
    file: JS_FILE,
  },
  {
    program: /^(?:python\d*|pytest|py\.test|tox|nox|pip\d*|uv|poetry|hatch|pdm|coverage|django-admin)$/,
    file: /^(?:conftest\.py|setup\.py|sitecustomize\.py|usercustomize\.py|[\w-]+\.pth)$/,
  },
  { program: /^(?:pytest|py\.test|tox|nox)$/, file: /^(?:test_[\w.-]+|[\w.-]+_test)\.py$/ },
  { program: /^python\d*$/, file: /^(?:test_[\w.-]+|[\w.-]+_test)\.py$/, with: /-m\s*(?:pytest|unittest)\b/ },
  { program: /^python\d*$/, file: /\.pyc$/ },
  { program: /^tox$/, file: /^tox\.ini$/ },
  { program: /^nox$/, file: /^noxfile\.py$/ },
  { program: /^pip\d*$/, file: /^requirements[\w.-]*\.txt$/, named: true },
  { program: /^(?:poe|poetry|task|taskipy|hatch|pdm|uv)$/, file: /^pyproject\.toml$/ },
  { program: /^scons$/, file: /^(?:sconstruct|sconscript)$/i },
  {
    program: /^(?:gradle|gradlew|mvn|mvnw)$/,
    file: /^(?:build|settings|init)\.gradle(?:\.kts)?$|^pom\.xml$|^(?:gradle|maven)-wrapper\.(?:jar|properties)$/,
  },
  {
    program: /^(?:ruby|bundle|rake|rspec|rails|gem)$/,
    file: /^(?:gemfile|rakefile|\.irbrc|\.pryrc|[\w-]+\.gemspec|[\w.-]+\.gem|[\w.-]+\.rake)$/i,
  },
  { program: /^(?:rspec|rails|rake|ruby)$/, file: /^(?:[\w.-]+_(?:spec|test)|(?:spec|rails|test)_helper)\.rb$/ },
  { program: /^(?:phpunit|pest|php)$/, file: /^(?:\w+Test|bootstrap)\.php$/ },
  { program: /^composer$/, file: /^composer\.json$/ },
  { program: /^cucumber$/, file: /^(?:env|[\w.-]+_steps)\.rb$/ },
  { program: /^mix$/, file: /^mix\.exs$|_test\.exs$/ },
  { program: /^sbt$/, file: /\.sbt$/ },
  { program: /^zig$/, file: /^build\.zig$/ },
  { program: /^swift$/, file: /^package\.swift$/i },
  { program: /^doit$/, file: /^dodo\.py$/ },
  { program: /^bazel(?:isk)?$/, file: /^(?:build(?:\.bazel)?|workspace(?:\.bazel)?|[\w-]+\.bzl)$/i },
  { program: /^(?:foreman|overmind|hivemind|honcho|heroku)$/, file: /^procfile(?:\.\w+)?$/i },
  { program: /^snakemake$/, file: /^snakefile$/i },
  { program: /^vagrant$/, file: /^vagrantfile$/i },
  { program: /^nix(?:-build|-shell)?$/, file: /^(?:flake|default|shell)\.nix$/ },
  { program: /^pod$/, file: /^podfile$/i },
  { program: /^fastlane$/, file: /^fastfile$/i },
  {
    program: /^(?:just|task|mage|invoke|inv|fab)$/,
    file: /^(?:justfile|taskfile\.ya?ml|magefile\.go|tasks\.py|fabfile\.py)$/i,
  },
  {
    program: /^(?:cmake|ninja|meson|configure)$/,
    file: /^(?:cmakelists\.txt|[\w-]+\.cmake|build\.ninja|meson\.build)$/i,
  },
  { program: /^(?:vim?|nvim|emacs)$/, file: /^\.(?:exrc|nvimrc|vimrc|dir-locals\.el)$/ },
  { program: /^(?:vim?|nvim|ex)$/, file: /\.vim$/, named: true },
  {
    program: /^git$/,
    file: /^(?:pre-(?:commit|push|rebase|merge-commit)|commit-msg|prepare-commit-msg|post-(?:commit|merge|checkout|rewrite)|\.?lefthook(?:-local)?\.ya?ml|\.pre-commit-config\.ya?ml)$/,
    with: /\b(?:commit|push|pull|merge|rebase|checkout|switch|am|cherry-pick)\b/,
  },
  {
    program: /^(?:pre-commit|prek)$/,
    file: /^\.pre-commit-config\.ya?ml$/,
    with: /\b(?:run|install|install-hooks|autoupdate)\b/,
  },
  { program: /^lefthook$/, file: /^\.?lefthook(?:-local)?\.ya?ml$/, with: /\brun\b/ },
  { program: /^gdb$/, file: /gdbinit$|\.gdb$/, named: true },
  { program: /^gdb$/, file: /^\.gdbinit$/ },
  { program: /^emacs$/, file: /\.el$/, named: true },
  { program: /^gnuplot$/, file: /\.(?:gp|gnuplot|plt)$/, named: true },
  { program: /^tmux$/, file: /\.conf$|\.tmux$/, named: true },
  { program: /^(?:npx|nodemon|npm)$/, file: /^nodemon\.json$/, with: /\b(?:nodemon|dev|start|watch)\b/ },
  { program: /^nix(?:-shell|-build)?$/, file: /^(?:flake|shell|default)\.nix$/ },
  { program: /^mise$/, file: /^\.?mise(?:\.\w+)?\.toml$/ },
  { program: /^earthly$/, file: /^earthfile$/i },
  { program: /^direnv$/, file: /^\.envrc$/ },
  {
    program: /^(?:docker|podman|docker-compose|nerdctl)$/,
    file: /^(?:docker-)?compose[\w.-]*\.ya?ml$/,
    with: /\b(?:up|run|create|start|restart|build|watch|exec|pull|scale|deploy)\b/,
  },
  {
    program: /^(?:docker|podman|nerdctl|buildah)$/,
    file: /^(?:docker|container)file(?:\.\w+)?$|\.dockerfile$/i,
    with: /\bbuild\b/,
  },
  { program: /^(?:kubectl|oc|kustomize)$/, file: /\.ya?ml$/, named: true, with: /\b(?:apply|create|replace)\b/ },
  { program: /^(?:psql|mysql|mariadb|sqlite3|duckdb|sqlcmd|cqlsh)$/, file: /\.(?:sql|cql)$/, named: true },
  { program: /^ansible-playbook$/, file: /\.ya?ml$/, named: true },
  {
    program: /^(?:java|kotlinc?|scala|swift|dart|zig|runghc|dotnet)$/,
    file: /\.(?:java|kts?|scala|swift|dart|zig|hs|cs)$/,
    named: true,
  },
  {
    program: /^(?:rustc|gcc|g\+\+|cc|c\+\+|clang|clang\+\+|tcc|javac|swiftc|ghc)$/,
    file: /\.(?:rs|c|cc|cpp|cxx|java|swift|hs)$/,
    named: true,
  },
]

/** All those programs in one pattern, because nearly every effect is of another program. */
const READS = new RegExp(READERS.map(({ program }) => program.source).join('|'))
const NONE: readonly Reader[] = []

/** The readers of a program that apply to this command. */
export function readers_of(head: string, command: string): readonly Reader[] {
  if (!READS.test(head)) return NONE
  return READERS.filter((reader) => reader.program.test(head) && reader.with?.test(command) !== false)
}

/** Whether one of these readers runs a file of this base name. */
export function reads_file(readers: readonly Reader[], name: string, command: string): boolean {
  return readers.some(({ file, named }) => file.test(name) && (named === undefined || command.includes(name)))
}

const STARTED = READERS.filter(({ named }) => named === undefined)
const START_FILE = new RegExp(STARTED.map(({ file }) => `(?:${file.source})`).join('|'), 'i')

/** Whether any program may run a file of this base name by itself; false is certain. */
export function may_start(name: string): boolean {
  return START_FILE.test(name)
}

/** Files that tell package managers what to install, from where, and what to run meanwhile. */
const MANIFESTS: readonly (readonly [program: RegExp, file: RegExp])[] = [
  [
    /^(?:npm|npx|pnpm|yarn|bun)$/,
    /^(?:package\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|binding\.gyp|bunfig\.toml)$/,
  ],
  [
    /^(?:pip[\d.]*|uv|poetry|pdm|pipenv|python[\d.]*)$/,
    /^(?:(?:requirements|constraints)[\w.-]*\.txt|pyproject\.toml|setup\.(?:py|cfg)|pip\.conf|Pipfile)$/,
  ],
  [/^(?:bundle|gem)$/, /^Gemfile$|\.gemspec$/],
  [/^composer$/, /^composer\.json$/],
  [/^cargo$/, /^Cargo\.toml$|^build\.rs$/],
  [/^go$/, /^go\.mod$/],
]

/** Whether an installation by this program reads a file of this base name. */
export function installs_by(head: string, name: string): boolean {
  return MANIFESTS.some(([program, file]) => program.test(head) && file.test(name))
}

/** Programs that run a whole project, the arguments with which they do, and the extensions of its code. */
const PROJECTS: readonly (readonly [program: RegExp, with_words: RegExp, file: RegExp])[] = [
  [
    /^(?:npm|pnpm|yarn|bun|npx|vite|next|nuxt|nodemon|tsx|ts-node|jest|vitest|mocha|playwright)$/,
    /\b(?:start|run|dev|serve|t|tst|test|exec|watch|nodemon|tsx|ts-node|jest|vitest|mocha|playwright|next|nuxt|vite)\b/,
    /\.(?:[cm]?[jt]sx?|node|json)$/,
  ],
  [
    /^(?:python[\d.]*|pytest|py\.test|uvicorn|gunicorn|hypercorn|flask|celery|streamlit|manage\.py|django-admin|tox|nox)$/,
    /(?:^|\s)-m\b|pytest|py\.test|corn\b|flask|celery|streamlit|manage\.py|django-admin|tox|nox/,
    /\.(?:py|so)$/,
  ],
]

/** The files that may run when this program runs the project; null when it runs only files named in the command. */
export function runs_project(head: string, command: string): RegExp | null {
  return PROJECTS.find(([program, words]) => program.test(head) && words.test(command))?.[2] ?? null
}

const MODULE = /\bpython[\d.]*\s(?:[^;&|\n]{0,120}\s)?-m\s*([\w.]+)/

/** The end of a module's path, without extension: `python -m tools.report`. Null for other commands. */
export function module_in(command: string): string | null {
  const module = command.includes('-m') ? MODULE.exec(command)?.[1] : undefined
  return module === undefined ? null : `/${module.replaceAll('.', '/')}`
}

/** Whether a file is that module. */
export function is_module(path: string, module: string): boolean {
  return path.endsWith(`${module}.py`) || path.endsWith(`${module}/__main__.py`)
}
