// What an edit takes away of the checks that hold work to its word (long: most of it are patterns, by kind of check): a step of CI whose
// failure no longer counts, a test that is skipped or asserts nothing, coverage that may be lower, a rule of security that is off.
// Source: ENGINE 19 (categories 16 and 17).
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import { code_of, exchanged_lines, type Lines, MAX_LINES, NOTHING } from '#core/policy/effects/text/edit/lines.ts'
import { numbers_of, settings_of } from '#core/policy/effects/text/edit/settings.ts'

/** Longer pieces are rewritten, not loosened. */
const MAX_CHARS = 4096
/** Lines of one check that goes. */
const MAX_CHECK_LINES = 12

/** Whether the exchange of `from` for `to` in a file lets work pass that was held back before. */
export function lets_work_pass(path: string, from: string, to: string): boolean {
  if (from.length > MAX_CHARS || to.length > MAX_CHARS || from === '') return false
  const lines = exchanged_lines(from, to)
  if (TESTS.test(path)) return loses_test(lines, from, to)
  if (/#\[(?:tokio::)?test\]/.test(from) && SKIPPED.test(to) && !SKIPPED.test(from)) return true
  if (CHECKS_OF_CI.test(path) && loses_in_ci(path, lines, from, to)) return true
  if (GATEWAY.test(path) && loses_name(lines)) return true
  if (/(?:^|\/)CODEOWNERS$/.test(path)) return loses_owner(lines)
  if (UPDATES.test(path) && STOPS_UPDATES.test(to) && !STOPS_UPDATES.test(from)) return true
  if (UPDATES.test(path) && lines.removed.some(is_ecosystem) && !lines.added.some(is_ecosystem)) return true
  if (LEFT_OUT.test(path)) return lets_secrets_in(lines)
  if (/\.(?:sh|bash)$/.test(path) && hears_no_more(lines)) return true
  if (MANIFEST.test(path) && empties_script(from, to)) return true
  if (SCANNER_SETTINGS.test(path) && MATCHES_ALL.test(to) && !MATCHES_ALL.test(from)) return true
  return (SETTINGS.test(path) && (allows_more(path, from, to) || asks_less(path, from, to))) || silences(from, to)
}

const CHECKS_OF_CI = one_of(
  /(?:^|\/)\.(?:github|gitea|forgejo|circleci|husky|githooks|buildkite|woodpecker|drone)\/|gitlab-ci/,
  /azure-pipelines|bitbucket-pipelines|pre-commit-config|lefthook\.ya?ml$|\.drone\.ya?ml$|\.travis\.yml$/,
  /Jenkinsfile|mergify\.ya?ml$|appveyor\.ya?ml$|cloudbuild\.ya?ml$|buildspec\.ya?ml$/,
  /(?:^|\/)(?:GNU)?[Mm]akefile$|(?:^|\/)justfile$|(?:^|\/)[Tt]askfile\.ya?ml$|(?:^|\/)tox\.ini$/,
)
const SCANNER = one_of(
  /\b(?:npm|pnpm|yarn|pip|cargo|bundle)[ -]audit\b/i,
  within(
    '\\b',
    [
      /gitleaks|codeql|trivy|semgrep|snyk|trufflehog|detect-secrets|bandit|osv-scanner|dependency-review/i,
      /govulncheck|checkov|tfsec|brakeman|sonar-?scanner|sonarcloud|sonarqube|grype|kics|zap|cosign/i,
      /sigstore|slsa-\w{1,30}|provenance|attest(?:-\w{1,30})?/i,
    ],
    '\\b',
  ),
)
const UNHEARD = one_of(
  /\|\|\s*(?:true|:|exit 0|echo)(?![\w-])|continue-?[oO]n-?[eE]rror:\s*true|-DskipTests/,
  /-Dmaven\.test\.skip|--skip-tests?\b|-x test\b|allow_failure:\s*true|--exit-zero\b|\bsoft_fail:\s*true/,
  /^test:\s*off$|--soft-fail\b|--no-fail\b|--exit-code[ =]0\b|^set \+e$|\bif:\s*(?:\$\{\{\s*)?false\b/,
  /\bwhen:\s*(?:never|manual)\b|\bignoreErrors?:\s*true|catchError\b/,
)
/** What tests a change, looks through it, or builds it strictly. */
const CHECKS = one_of(
  // Scripts of JavaScript projects and their programs.
  /\b(?:npm|pnpm|yarn|bun|deno)\s+(?:run\s+|task\s+)?(?:test|t\b|lint|type-?check|check|audit|verify|validate|coverage|e2e)/i,
  /\b(?:npx|pnpm|yarn|bunx)\s+(?:vitest|jest|eslint|tsc|playwright|cypress|biome|mocha)/i,
  // Programs that only check.
  within(
    '\\b',
    [
      /pytest|tox|nox|mypy|ruff|flake8|pylint|rspec|rubocop|minitest|phpunit|phpstan|psalm|golangci-lint/i,
      /ctest|clippy|shellcheck|hadolint|actionlint|commitlint|lint-staged|pre-commit/i,
    ],
    '\\b',
  ),
  // Languages that check by a verb.
  /\b(?:go|cargo|dotnet|swift|flutter|mix|sbt|rails|rake|artisan|zig)\s+(?:test|vet|analyze|spec)\b/i,
  // Recipes and scripts that are called so.
  /\brake$|\b(?:check|verify|validate|lint|test)\w{0,12}\.(?:sh|py|js|ts|rb)\b/i,
  /\b(?:make|just|task|gradlew?|mvnw?|nx|turbo)\b[^\n]{0,40}\b(?:test|tests|lint|check|verify|ci)\b/i,
  /\bpython\d? -m (?:pytest|unittest|mypy|ruff)\b|\bmanage\.py test\b/i,
)

/** What stands in front of services and asks who comes. */
const GATEWAY = /(?:^|[/._-])(?:traefik|nginx|envoy|haproxy|ingress|kong|apache2?|httpd|gateway|caddy)[\w.-]*$/i
/** A step that waits for people. */
const WAITS = /^(?:-\s*)?(?:environment:|when:\s*manual|type:\s*approval|input\b|approval|reviewers:)/
const STARTED_BY = /\b(?:pull_request|push|merge_request_event)\b/
const RESTRICTS = /^if:\s?(?!always|true|\$\{\{ ?(?:always|true))/
/** A step or a job that strangers' changes do not start. */
const KEEPS_OUT =
  /^if:.{0,200}\b(?:head\.repo|github\.repository(?:_owner)?\b|github\.actor|event\.pull_request\.head\.user|repository\.fork)/
const ALWAYS_RUNS = /^if:\s*(?:\$\{\{\s*)?(?:always\(\)|true)/
const NEVER = /^(?:if:\s*(?:\$\{\{\s*)?false\b|when:\s*never\b)/

function loses_in_ci(path: string, lines: Lines, from: string, to: string): boolean {
  if (loses_scanner(path, lines, to) || loses_step(lines, from) || loses_name(lines)) return true
  const { removed, added } = lines
  if (added.some((line) => NEVER.test(line)) && !removed.some((line) => /^(?:if|when):/.test(line))) return true
  if (removed.some((line) => RESTRICTS.test(line)) && added.some((line) => ALWAYS_RUNS.test(line))) return true
  if (added.length === 0 && removed.length <= 2 && removed.some((line) => KEEPS_OUT.test(line))) return true
  if (rights_of(to) > rights_of(from) + 1) return true
  if (STARTED_BY.test(from) && /workflow_dispatch|schedule:/.test(to) && !STARTED_BY.test(to)) return true
  return removed.some((line) => WAITS.test(line)) && !added.some((line) => WAITS.test(line)) && removed.length <= 2
}

/** Rights to write that a workflow asks for. */
function rights_of(text: string): number {
  return Array.from(
    text.matchAll(
      /^[ \t]{0,20}(?:contents|actions|id-token|packages|pull-requests|issues|deployments|security-events|checks|statuses|attestations):[ \t]?write\b/gm,
    ),
  ).length
}

/** A step that looks for holes goes, or its word no longer counts. */
function loses_scanner(path: string, { removed, added }: Lines, to: string): boolean {
  if (/(?:^|\/)CODEOWNERS$/.test(path) || !removed.some((line) => SCANNER.test(line))) return false
  const left = to.split('\n', MAX_LINES).filter((line) => SCANNER.test(line) && !line.trim().startsWith('#'))
  return left.length === 0 || added.some((line) => UNHEARD.test(line))
}

/** Lines of a step that do nothing, or only say that it is there. */
const IDLE =
  /^(?:@?[-\w]{0,40}:? ?)?(?:- ?)?(?:(?:run|script|command|entry|name): ?)?[@"'|>-]{0,3} ?(?:exit 0|true|:|echo\b[^|;&`$]*|skip\w*|\{\s?\}|\[\s?\])?["']?$/

/** A target of make that stands for checks: `check: lint test`. */
const TARGET = /^[\w-]{1,40}:\s[\w -]{0,80}\b(?:lint|tests?|check|verify|audit|typecheck)\b/

/** What makes something without looking at it. */
const BUILDS = in_turn(
  /^(?:-\s*)?(?:(?:run|script|command|entry):\s*)?["']?/,
  /(?:npm|pnpm|yarn|bun|make|go|cargo|mvn|gradle|\.\/\w+|docker|pip|bundle)\s+(?:run\s+)?/,
  /(?:build|install|ci|package|compile|assemble|deploy|publish|start|i)\b[^&|;]*$/,
)

/** A step that tests goes with nothing in its place, or nobody hears when it fails. */
function loses_step({ removed, added }: Lines, from: string): boolean {
  if (removed.length > MAX_CHECK_LINES) return false
  const came = added.map((line) => line.replace(/^#.*/, '')).filter((line) => line !== '')
  if (!CHECKS.test(from) && !SCANNER.test(from) && !TARGET.test(removed[0] ?? '')) return false
  if (came.some((line) => UNHEARD.test(line)) && !UNHEARD.test(from)) return true
  if (removed.some((line) => TARGET.test(line) && added.some((other) => other.endsWith(':') && line.startsWith(other))))
    return true
  const gone = removed.some((line) => CHECKS.test(line) && !line.startsWith('#') && !UNHEARD.test(line))
  return gone && came.every((line) => IDLE.test(line) || (BUILDS.test(line) && !CHECKS.test(line)))
}

/** A line of a script that checks goes on when the check fails. */
function hears_no_more({ removed, added }: Lines): boolean {
  return removed.some(
    (line) =>
      (CHECKS.test(line) || SCANNER.test(line) || /\bsha(?:256|512)sum\b|--verify\b|\|\|\s?exit [1-9]/.test(line)) &&
      !UNHEARD.test(line) &&
      added.some((other) => UNHEARD.test(other) && other.split(' ', 1)[0] === line.split(' ', 1)[0]),
  )
}

/** The people who have to agree. */
function loses_owner({ removed, added }: Lines): boolean {
  const guarded = removed.some((line) => /@[\w./-]{0,60}secur/i.test(line.replace(/^#.*/, '')))
  if (guarded && !added.some((line) => /@[\w./-]{0,60}secur/i.test(line))) return true
  if (added.length === 0) return removed.some((line) => /^\*\s|secur/i.test(line.replace(/^#.*/, '')))
  // Somebody else has to agree from now on, and none of those who had to.
  return removed.some((line) => {
    const [place = '', ...owners] = line.split(/\s+/)
    if (owners.length === 0 || place.startsWith('#')) return false
    const now = added.find((other) => other.startsWith(`${place} `) || other === place)
    if (now === undefined || owners.some((owner) => now.includes(owner))) return false
    return GUARDED_PLACE.test(place) || (owners.some((owner) => owner.includes('/')) && !/@[\w-]{1,60}\//.test(now))
  })
}

/** What not everybody may change. */
const GUARDED_PLACE = /^\*$|\.github|infra|secur|auth|deploy|terraform|k8s|helm|payment|billing|crypt|prod/i

const UPDATES = /(?:^|\/)(?:dependabot\.ya?ml|\.?renovate(?:rc)?(?:\.json5?)?)$/
/** Nothing is proposed any more. */
const STOPS_UPDATES = /open-pull-requests-limit:\s*0\b|"enabled"\s*:\s*false/
const is_ecosystem = (line: string): boolean => /^-?\s*package-ecosystem:/.test(line)

/** Files that say what is left out of a repository, an image or a package. */
const LEFT_OUT = /(?:^|\/)\.(?:git|docker|npm|vscode|gcloud|eb|helm)ignore$/
const KEPT_SECRET = within(
  '^\\/?(?:\\*\\*\\/)?',
  [
    /\.env[\w.*-]*|\*\.env|\*\.(?:pem|key|p12|pfx|jks|keystore|kdbx)|id_(?:rsa|ed25519)\*?/i,
    /secrets?(?:\/|\.\w+)?|credentials?(?:\/|\.\w+)?|\.npmrc|\.netrc/i,
    /[\w.*-]{0,40}service-?account[\w.*-]{0,40}\.json|\*?\.tfstate\S{0,12}|\*?\.tfvars/i,
  ],
  '$',
)

/** What was left out because it holds secrets goes along from now on. */
function lets_secrets_in({ removed, added }: Lines): boolean {
  return (
    (removed.some((line) => KEPT_SECRET.test(line)) && !added.some((line) => KEPT_SECRET.test(line))) ||
    added.some((line) => line.startsWith('!') && KEPT_SECRET.test(line.slice(1)) && !NO_SECRET.test(line))
  )
}

const NO_SECRET = /example|sample|template|dist\b|defaults?|\.test$|\.ci$/i

/** What checks, by its name in a list of steps, hooks, templates or of what a step waits for. */
const CHECK_NAME =
  /secur|\bauth|\btests?\b|\blint|sast|dast|audit|\bscan|\bchecks?\b|detect-|gitleaks|\bverify|\bapprov|\breview|codeql|semgrep|quality/i
const IN_LIST =
  /^(?:-\s*)?(?:(?:id|template|uses|needs|hook|check-success|status-success|check|local|file|component|requires|dependsOn|extends|context)\b.*|["'@\w/.=:-]{1,80},?)$/

/** A check leaves a list, and nothing takes its place. */
function loses_name({ removed, added }: Lines): boolean {
  if (removed.length > MAX_CHECK_LINES) return false
  const gone = removed.filter((line) => IN_LIST.test(line) && CHECK_NAME.test(line))
  if (gone.length === 0) return false
  if (added.length === 0) return removed.every((line) => IN_LIST.test(line) || /^[\w-]{1,40}:$/.test(line))
  return gone.some((line) => added.some((other) => is_shorter(line, other)))
}

/** `needs: [test, lint]` becomes `needs: [lint]`. */
function is_shorter(before: string, after: string): boolean {
  if (after.length >= before.length || !before.includes('[')) return false
  const left = new Set(words_of(after))
  const old = words_of(before)
  return [...left].every((word) => old.includes(word)) && old.some((word) => !left.has(word) && CHECK_NAME.test(word))
}

function words_of(text: string): readonly string[] {
  return text.split(/[^\w:/@-]+/).filter((word) => word !== '')
}

const MANIFEST = /(?:^|\/)(?:package|composer|deno)\.json$/
const SCRIPT =
  /"((?:pre|post)?(?:test|lint|type-?check|check|audit|verify|validate|security|commit|push)[\w:-]{0,40})"\s?:\s?"((?:[^"\\\n]|\\.){0,400})"/g
const EMPTY_SCRIPT = one_of(
  /--passWithNoTests\b|--testPathIgnorePatterns[ =]\S{0,20}(?:secur|auth|test)/,
  /^(?:exit 0|true|:|echo\b(?:[^&|;\\]|\\.)*(?:&&\s*exit 0)?|node -e (?:\\")?(?:process\.exit\(0\))?(?:\\")?)$/,
  /\|\|\s*(?:true|:|exit 0)\s*$/,
)

/** A script that checked something says yes whatever happens. */
function empties_script(from: string, to: string): boolean {
  const gone = /^\s*"(?:pretest|prepush|precommit|prepublishOnly|prepack)":/.test(from) && CHECKS.test(from)
  if (gone && to.trim() === '') return true
  const before = new Map(Array.from(from.matchAll(SCRIPT), ([, name = '', line = '']) => [name, line]))
  for (const [, name = '', line = ''] of to.matchAll(SCRIPT)) {
    const old = before.get(name)
    if (old !== undefined && EMPTY_SCRIPT.test(line) && !EMPTY_SCRIPT.test(old) && !/no test specified/.test(old))
      return true
  }
  return false
}

const TESTS = one_of(
  /(?:^|\/)conftest\.py$|(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|playwright)\//,
  /[._-](?:test|spec|cy)\.\w+$/,
  /(?:^|\/)(?:test_[^/]*|[^/]*_(?:test|spec)|\w*Tests?)\.(?:py|go|rb|rs|java|kt|cs|swift|php|exs?|dart|cc|cpp)$/,
)
/** Marks of tests that do not run. */
const SKIPPED = one_of(
  /\b(?:it|test|describe|context|suite|scenario)\.(?:skip|todo|fixme)\s*\(\s*["'`]/m,
  /\b(?:xit|xtest|xdescribe|xcontext|xspecify)\s*[( ]\s?["'`]|@pytest\.mark\.(?:skip(?![\w])|xfail)/m,
  /@unittest\.(?:skip(?![\w])|expectedFailure)|@(?:Disabled|Ignore)\b|#\[ignore\b|\bmarkTestSkipped\(/m,
  /\[(?:Fact|Theory)\(Skip\b|\[Ignore\b|\bXCTSkip\(|@tag :skip\b/m,
  /^[ \t]*(?:t\.Skip(?:Now|f)?\(|pytest\.skip\(|self\.skipTest\(|\S{1,40}\.add_marker\(pytest\.mark\.skip|skip\(?\s*["'])/m,
)
const ASSERTS = one_of(
  /\bassert(?:_?[a-z]\w*|[A-Z]\w*)?\b|\bexpect\s*\(|\bshould\b/,
  /\brequire\.(?:Equal|NoError|Error|True|False|Nil|NotNil|Contains|Len)|\bt\.(?:Error|Fatal)f?\(/,
  /\bXCTAssert|\bverify\(|\bpytest\.raises\b|\b(?:check|ensure|expect|should)_?[a-z]\w{0,40}\s?\(/,
)
/** Assertions that hold whatever happens. */
const ALWAYS =
  /\bassert\s+(?:True|1|not False)\b(?!\s*[=!<>])|\bassert[!.]?\w{0,8}!?\s*\(\s*(?:true|True|1)\s*[,)]|\bassert(?:True|_true|\.ok|\.isTrue)\s*\(\s*(?:true|True|1)\s*[,)]|\bexpect\(\s*(?:true|1)\s*\)|\bassert\s+(\w+)\s*==\s*\1\s*$|\bassertEquals?\(\s*(\w+),\s*\2\s*\)|\bor True\b|\|\|\s*true\b/m
/** Assertions that ask for a value, and ones that anything passes. */
const EXACT = one_of(
  /\.(?:toBe|toEqual|toStrictEqual|toHaveBeenCalledWith|toHaveBeenCalledTimes|toMatchObject|toContain|toHaveLength|toThrow\w*)\(/,
  /\bassert(?:_?[Ee]quals?|_eq!|Same|StrictEqual|\.equal|\.strictEqual|\.deepEqual|Raises)\b/,
  /(?<![=!<>])==(?!=)|===|\bto(?:_not)? eq\b|\bnot_to be_\w+|\bto be_(?!truthy|present)\w+/,
)
const VAGUE = one_of(
  /^assert\s+[\w.]{1,60}$|\.(?:toBeDefined|toBeTruthy|toBeFalsy|toBeUndefined)\(\)/,
  /\.not\.(?:toBeNull|toBeUndefined|toThrow\w*)\(|\bassert(?:IsNotNone|NotNull|_not_nil|\.ok|\.exists)\b/,
  /\bis not None\b|\bNotNil\(|\bto be_truthy\b|\bto be_present\b/,
)
const REFUSED = /\b40[13]\b|[Ff]orbidden|FORBIDDEN|[Uu]nauthori[sz]ed|UNAUTHORIZED|[Dd]enied/
const LET_IN = /\b(?:200|201|202|204|302)\b|\b(?:ok|OK)\b|Ok\b|[Ss]uccess(?:ful)?|SUCCESS|[Aa]uthori[sz]ed|[Aa]llowed/
const BRINGS = /^(?:import|from|use|using|require|#include|for|while)\b/
/** Where a test begins. */
const BEGINS = /\b(?:def test|it\(|test\(|describe\(|func Test|@Test\b|fn test|it ["']|test ["']|scenario ["'])/

/** A test is skipped, or no longer asserts what it did. */
function loses_test({ removed, added }: Lines, from: string, to: string): boolean {
  if (SKIPPED.test(to) && !SKIPPED.test(from) && !added.some((line) => /^(?:if|\}? ?else)\b/.test(line))) return true
  if (removed.length === 0 || removed.length > MAX_CHECK_LINES) return false
  const gone = removed.filter((line) => ASSERTS.test(code_of(line)) && !BRINGS.test(line))
  if (gone.length === 0) return false
  if (added.some((line) => ALWAYS.test(line)) && !ALWAYS.test(from)) return true
  if (gone.some((line) => REFUSED.test(line) && added.some((other) => allows(line, other)))) return true
  // A test that goes as a whole is about something that is gone.
  if (removed.some((line) => BEGINS.test(line))) return false
  const came = added.map(code_of).filter((line) => line !== '')
  if (came.every((line) => NOTHING.test(line))) return true
  if (REPORTS.test(removed.join(' ')) && !REPORTS.test(added.join(' ')) && came.every((line) => DROPS.test(line)))
    return true
  if (gone.length === removed.length && came.length <= gone.length && !came.some((line) => ASSERTS.test(line)))
    return true
  if (gone.some((line) => WRONG.test(line) && added.some((other) => turns_around(line, other)))) return true
  return (
    gone.some((line) => EXACT.test(line)) &&
    came.some((line) => ASSERTS.test(line) && VAGUE.test(line)) &&
    !came.some((line) => EXACT.test(line)) &&
    !VAGUE.test(from)
  )
}

/** A failure of Go's tests, and a value that nobody looks at. */
const REPORTS = /\bt\.(?:Error|Fatal)f?\(/
const DROPS = /^(?:_|let _)\s?:?=|^[{}()\s]*$/

/** What must not work. */
const WRONG = /wrong|invalid|\bbad|denied|forbid|guest|expired|unauth|evil|malicious|forged|tamper|attack|inject/i
const REFUTES = /assertFalse|assert_false|assert_not|assert\.isFalse|toBe\(false\)|toBeFalsy|is False|== false/
const CONFIRMS = /assertTrue|assert_true|assert|assert\.isTrue|toBe\(true\)|toBeTruthy|is True|== true/

/** The same line, which now asks for the opposite. */
function turns_around(before: string, after: string): boolean {
  return REFUTES.test(before) && before.replace(REFUTES, '#') === after.replace(CONFIRMS, '#')
}

/** The same line, for which who was refused is let in. */
function allows(before: string, after: string): boolean {
  return !REFUSED.test(after) && before.replace(REFUSED, '#') === after.replace(LET_IN, '#')
}

const SETTINGS = within(
  '(?:^|\\/)',
  [
    /[jt]sconfig[\w.-]*\.json|package\.json/,
    within(
      '\\.?',
      [
        /mocharc|jest|vitest|vite|karma|nyc|c8|eslint|biome|next|nuxt|stylelint|codecov|sonar-project/,
        /renovate|dependabot|mergify|settings|pyrightconfig|phpunit|phpstan|detekt|\.golangci/,
      ],
      '[\\w.-]*',
    ),
    within(
      '\\.',
      [
        /eslintrc|nycrc|c8rc|coveragerc|flake8|pylintrc|rubocop|golangci|mergify|codecov|bandit/,
        /semgrepignore|trivyignore|gitleaks|snyk|gitleaksignore|secretlintrc/,
      ],
      '[\\w.-]*',
    ),
    /pyproject\.toml|setup\.cfg|tox\.ini|mypy\.ini|ruff\.toml|pytest\.ini|phpstan\.neon|[\w.-]+\.neon/,
    /pom\.xml|[\w.-]+\.gradle(?:\.kts)?|[\w.-]+\.(?:cs|fs|vb)proj|Directory\.Build\.(?:props|targets)/,
    /Cargo\.toml|clippy\.toml|(?:GNU)?[Mm]akefile|[\w.-]+\.ya?ml/,
  ],
  '$',
)
const STRICT = whole(
  /strict(?:_\w+)?|no_implicit_any|check_untyped_defs|disallow_(?:untyped|any|incomplete)\w*/,
  /(?:treat_)?warnings?_as_errors|all_warnings_as_errors|fail_(?:task_)?on_\w+|forbid_\w+|recommended/,
  /fail_ci_if_error|abort_on_error|check_release_builds|vulnerability_alerts|wait_for_quality_gate/,
  /qualitygate_wait|required_status_checks|require_\w+|enforce_\w+|dismiss_stale_reviews|audit/,
  /exit_code/,
)
const LETS_PASS = whole(
  /continue_on_error|allow_failures?|soft_fail/,
  /ignore_(?:build_errors|during_builds|errors?|failures?|duplicate_errors)/,
  /skip_(?:tests?|checks?|lint\w*)|maven_test_skip|exit_zero|pass_with_no_tests|no_?verify/,
  /informational|test_failure_ignore|fail_never|allow_warnings/,
)
const NUMBERED =
  /^(?:lines|branches|functions|statements|fail_under|cov_fail_under|min(?:imum)?_?(?:coverage|score|level)?|coverage_?threshold|threshold|target|global|level)$/
const LINT_OFF = within(
  '["\']',
  [
    /[\w@/-]{0,40}secur[\w/-]{0,60}|no-eval|no-implied-eval|no-new-func|no-script-url/i,
    /[\w@/-]{0,20}no-unsanitized[\w/-]{0,20}|react\/no-danger|[\w-]{0,20}no-secrets[\w/-]{0,20}/i,
    /xss\/[\w-]{1,20}|vue\/no-v-html/i,
  ],
  '["\']\\s?:\\s?\\[?\\s?["\']?(?:off|0|warn|1)\\b',
)
/** Linters that look for holes, in a list of linters. */
const LINTS_SECURITY =
  /\bsecurity\.configs\b|^[ \t]{0,40}-?[ \t]{0,4}["']?(?:gosec|bandit|brakeman|plugin:security\/[\w-]{1,40}|eslint-plugin-security)["']?,?[ \t]{0,20}$/m
const SCANNER_SETTINGS = /gitleaks|trivy|semgrep|snyk|bandit|sonar|checkov|secretlint|trufflehog|detect-secrets|grype/i
const MATCHES_ALL =
  /["'](?:\.\*|\*{1,2}(?:\/\*{0,2})?|\^?\.\*\$?|\/)["']|^\*{1,2}(?:\/\*{0,2})?$|^(?:src|app|lib)\/?$|\bskips?\b[^\n]{0,80}\bB\d{3}/m
/** Lists of what is not looked at, and tests or checks of security in them. */
const IGNORES = /(?:ignore|exclude|omit|skip|allow_?list)\w{0,24}/i
const IGNORED_CHECKS =
  /(?:ignore|exclude|omit|skip|allow_?list)\w{0,24}["']?(?:\s?[=:]\s?|\s)\[?[^\]\n]{0,300}(?:secur|auth|\/tests?\/|permission|\btests\b)/i

function ignores_tests(from: string, to: string): boolean {
  return IGNORES.test(to) && IGNORED_CHECKS.test(to) && !IGNORED_CHECKS.test(from)
}

function lines_shrink(from: string, to: string): boolean {
  return (
    /["'][^"'\n]{0,40}secur/i.test(from) &&
    !/secur/i.test(to) &&
    exchanged_lines(from, to).removed.some((line) =>
      to.split('\n', MAX_LINES).some((other) => is_shorter(line, other.trim())),
    )
  )
}

/** All files, or all rules, among what is ignored. */
const IGNORES_ALL =
  /\b(?:ignore\w{0,12}|exclude|extend-ignore|omit|skip|disable)["']?\s?[=:]\s?\[?\s?["']?(?:ALL\b|all\b|\*{1,2}(?:\/\*{1,2})?(?=["'\]\s]|$))/m

const NOTHING_TO_DO =
  /^[ \t]{0,40}(?:updates|checks|rules|plugins|required_status_checks|contexts|conditions):\s{0,4}\[\s{0,20}\]/m
const LAX_TARGET = /\b(?:forbid|deny)\((?:unsafe_code|warnings)\)|-Werror\b|--max-warnings[ =]0\b|-D warnings\b/

/** A switch that holds work back goes off, or one that lets it pass goes on. */
function allows_more(path: string, from: string, to: string): boolean {
  const before = settings_of(from)
  for (const [name, on] of settings_of(to)) {
    if (on && LETS_PASS.test(name) && before.get(name) !== true) return !/\.ya?ml$/.test(path) || before.has(name)
    if (!on && before.get(name) === true && (STRICT.test(name) || /quality_?gate|security_/.test(name))) return true
  }
  if (LINT_OFF.test(to) && !LINT_OFF.test(from)) return true
  if (IGNORES_ALL.test(to) && !IGNORES_ALL.test(from)) return true
  if (lines_shrink(from, to) || ignores_tests(from, to)) return true
  if (LINTS_SECURITY.test(from) && !LINTS_SECURITY.test(to) && from.length > to.length) return true
  if (NOTHING_TO_DO.test(to) && !NOTHING_TO_DO.test(from)) return true
  return LAX_TARGET.test(from) && !LAX_TARGET.test(to)
}

/** Coverage that may be lower, and rules of security that are no longer selected. */
function asks_less(path: string, from: string, to: string): boolean {
  if (/cov|nyc|c8|jest|vitest|karma|pyproject|setup\.cfg|tox\.ini|package\.json|phpstan|akefile/i.test(path)) {
    const counted = /cover|threshold|fail[_-]under|lines|branches|target|level/i.test(from)
    const before = counted ? numbers_of(from) : new Map<string, number>()
    for (const [name, value] of numbers_of(to))
      if (NUMBERED.test(name) && value < (before.get(name) ?? value)) return true
  }
  return selects_security(from) && /\bselect\b/.test(to) && !selects_security(to)
}

/** `select = ["E", "S"]`: the rules of bandit are among them. */
function selects_security(text: string): boolean {
  return /\bselect\s?=\s?\[[^\]]{0,400}["'](?:S\d{0,3}|ALL)["']/.test(text)
}

/** Remarks that keep a scanner from saying what it found. */
const SILENCED = one_of(
  /\bnosec\b|\bNOSONAR\b|\bnosemgrep\b|\bgitleaks:allow\b|\b(?:tfsec|trivy|kics):ignore\b/,
  /\bcheckov:skip\b|\bnoqa:\s?S\d/,
  /\beslint-disable[\w-]{0,20}[^\n]{0,80}\b(?:security\/|no-eval|no-unsanitized|no-secrets)/,
  /\brubocop:disable\s+Security|\bpragma: allowlist secret|\bsnyk:ignore\b|\b#\s?codeql\[|@ts-nocheck\b/,
  /SuppressWarnings\("(?:java:)?S\d/,
)

function silences(from: string, to: string): boolean {
  return SILENCED.test(to) && !SILENCED.test(from)
}
