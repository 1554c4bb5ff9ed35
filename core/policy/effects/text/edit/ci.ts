// Edits that weaken CI: a failure that no longer counts, a removed scanner, an approval that is no longer awaited.
// Source: ENGINE 19 (categories 16 and 17).
import { in_turn, one_of, within } from '#core/compose.ts'
import { type Lines, MAX_CHECK_LINES, MAX_LINES } from '#core/policy/effects/text/edit/lines.ts'
import { CHECKS, loses_name } from '#core/policy/effects/text/edit/names.ts'

/** Files that say what CI does. */
export const CHECKS_OF_CI = one_of(
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

/** Whether a text names what looks for secrets and weaknesses. */
export function names_scanner(text: string): boolean {
  return SCANNER.test(text)
}

/** A failure that does not count. */
export const UNHEARD = one_of(
  /\|\|\s*(?:true|:|exit 0|echo)(?![\w-])|continue-?[oO]n-?[eE]rror:\s*true|-DskipTests/,
  /-Dmaven\.test\.skip|--skip-tests?\b|-x test\b|allow_failure:\s*true|--exit-zero\b|\bsoft_fail:\s*true/,
  /^test:\s*off$|--soft-fail\b|--no-fail\b|--exit-code[ =]0\b|^set \+e$|\bif:\s*(?:\$\{\{\s*)?false\b/,
  /\bwhen:\s*(?:never|manual)\b|\bignoreErrors?:\s*true|catchError\b/,
)

/** A step that waits for people. */
const WAITS = /^(?:-\s*)?(?:environment:|when:\s*manual|type:\s*approval|input\b|approval|reviewers:)/

const STARTED_BY = /\b(?:pull_request|push|merge_request_event)\b/

const RESTRICTS = /^if:\s?(?!always|true|\$\{\{ ?(?:always|true))/

/** A step or a job that strangers' changes do not start. */
const KEEPS_OUT =
  /^if:.{0,200}\b(?:head\.repo|github\.repository(?:_owner)?\b|github\.actor|event\.pull_request\.head\.user|repository\.fork)/

const ALWAYS_RUNS = /^if:\s*(?:\$\{\{\s*)?(?:always\(\)|true)/

/** A job or a step that is never run. */
export const NEVER = /^(?:if:\s*(?:\$\{\{\s*)?false\b|when:\s*never\b)/

/** Whether CI holds back less than before. */
export function loses_in_ci(path: string, lines: Lines, from: string, to: string): boolean {
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
export function loses_step({ removed, added }: Lines, from: string): boolean {
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
export function hears_no_more({ removed, added }: Lines): boolean {
  return removed.some(
    (line) =>
      (CHECKS.test(line) || SCANNER.test(line) || /\bsha(?:256|512)sum\b|--verify\b|\|\|\s?exit [1-9]/.test(line)) &&
      !UNHEARD.test(line) &&
      added.some((other) => UNHEARD.test(other) && other.split(' ', 1)[0] === line.split(' ', 1)[0]),
  )
}
