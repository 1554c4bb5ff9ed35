// Edits that make compilers, linters and coverage less strict. Source: ENGINE 19 (categories 16 and 17).
import { one_of, whole, within } from '#core/compose.ts'
import { exchanged_lines, MAX_LINES } from '#core/policy/effects/text/edit/lines.ts'
import { is_shorter } from '#core/policy/effects/text/edit/names.ts'
import { numbers_of, settings_of } from '#core/policy/effects/text/edit/settings.ts'

/** Files that say how strict compilers, linters and coverage are. */
export const SETTINGS = within(
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
export function allows_more(path: string, from: string, to: string): boolean {
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
export function asks_less(path: string, from: string, to: string): boolean {
  if (/cov|nyc|c8|jest|vitest|karma|pyproject|setup\.cfg|tox\.ini|package\.json|phpstan|akefile/i.test(path)) {
    const counted = /cover|threshold|fail[_-]under|lines|branches|target|level/i.test(from)
    if (counted && lowers(numbers_of(from), to)) return true
  }
  return hears_less(from, to) || (selects_security(from) && /\bselect\b/.test(to) && !selects_security(to))
}

/** From what severity on a scanner holds work back: `audit-level=high`, `fail-on: critical`. */
const HOLDS_FROM =
  /(?<![a-z])(?:audit|severity|fail|failure|min|minimum)[-_]?(?:level|threshold|severity|on|cutoff)["']?(?:\s?[=:]\s?|\s)["']?(low|moderate|medium|high|critical|none|never|off)\b/i

const SEVERITIES = ['low', 'moderate', 'high', 'critical', 'none']

/** What a scanner finds no longer holds work back, or only when it is worse than before. */
function hears_less(from: string, to: string): boolean {
  const before = severity_of(from)
  return before >= 0 && severity_of(to) > before
}

/** Its place among the severities; -1 when a text names none. */
function severity_of(text: string): number {
  const word = HOLDS_FROM.exec(text)?.[1]?.toLowerCase() ?? ''
  return SEVERITIES.indexOf(/^(?:never|off)$/.test(word) ? 'none' : word === 'medium' ? 'moderate' : word)
}

function lowers(before: ReadonlyMap<string, number>, to: string): boolean {
  if (before.size === 0) return false
  for (const [name, value] of numbers_of(to))
    if (NUMBERED.test(name) && value < (before.get(name) ?? value)) return true
  return false
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

/** Whether a rule of security is told to be quiet at this place. */
export function silences(from: string, to: string): boolean {
  return SILENCED.test(to) && !SILENCED.test(from)
}
