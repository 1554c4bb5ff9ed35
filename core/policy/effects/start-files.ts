// Programs that run files without being told their names, and what those files are called. Source: ENGINE section 11.

/** Files that programs run without being told: build scripts, configuration that is code. */
const READ_AT_START: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:make|gmake)$/, /^(?:gnu)?makefile$/i],
  [/^cargo$/, /^build\.rs$/],
  [
    /^(?:npm|npx|pnpm|yarn|bun|node|vite|webpack|rollup|jest|vitest|eslint|next|nuxt|astro|gulp|grunt|tsup|playwright|cypress)$/,
    /^(?:package\.json|binding\.gyp|[\w.-]+\.config\.[cm]?[jt]s|gulpfile\.[cm]?js|gruntfile\.js|\.pnpmfile\.cjs|\.eslintrc\.c?js)$/i,
  ],
  [
    /^(?:python\d*|pytest|py\.test|tox|nox|pip\d*|uv|poetry)$/,
    /^(?:conftest\.py|setup\.py|sitecustomize\.py|usercustomize\.py|noxfile\.py|[\w-]+\.pth)$/,
  ],
  [/^(?:gradle|gradlew|mvn|mvnw)$/, /^(?:build|settings|init)\.gradle(?:\.kts)?$|^pom\.xml$/],
  [/^(?:ruby|bundle|rake|rspec|rails|gem)$/, /^(?:gemfile|rakefile|\.irbrc|[\w-]+\.gemspec|[\w.-]+\.gem)$/i],
  [/^(?:just|task|mage|invoke)$/, /^(?:justfile|taskfile\.ya?ml|magefile\.go|tasks\.py)$/i],
  [/^(?:cmake|ninja|meson|configure)$/, /^(?:cmakelists\.txt|build\.ninja|meson\.build)$/i],
  [/^(?:vim?|nvim|emacs)$/, /^\.(?:exrc|nvimrc|vimrc|dir-locals\.el)$/],
  [/^direnv$/, /^\.envrc$/],
]

/** All those programs in one look: nearly every effect is of another one. */
const STARTS_WITH_FILES = new RegExp(READ_AT_START.map(([program]) => program.source).join('|'))

/** Names of files that this program runs without being told. */
export function starts_with(head: string): RegExp | undefined {
  return STARTS_WITH_FILES.test(head) ? READ_AT_START.find(([program]) => program.test(head))?.[1] : undefined
}

const START_FILE = new RegExp(READ_AT_START.map(([, name]) => `(?:${name.source})`).join('|'), 'i')

/** Whether some program may start with a file of this base name. A no is certain. */
export function may_start(name: string): boolean {
  return START_FILE.test(name)
}
