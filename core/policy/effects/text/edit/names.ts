// Names of checks that an edit removes from a list. Source: ENGINE 19 (categories 16 and 17).
import { one_of, within } from '#core/compose.ts'
import { type Lines, MAX_CHECK_LINES } from '#core/policy/effects/text/edit/lines.ts'

/** What tests a change, looks through it, or builds it strictly. */
export const CHECKS = one_of(
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

/** What checks, by its name in a list of steps, hooks, templates or of what a step waits for. */
const CHECK_NAME =
  /secur|\bauth|\btests?\b|\blint|sast|dast|audit|\bscan|\bchecks?\b|detect-|gitleaks|\bverify|\bapprov|\breview|codeql|semgrep|quality/i

const IN_LIST =
  /^(?:-\s*)?(?:(?:id|template|uses|needs|hook|check-success|status-success|check|local|file|component|requires|dependsOn|extends|context)\b.*|["'@\w/.=:-]{1,80},?)$/

/** A check leaves a list, and nothing takes its place. */
export function loses_name({ removed, added }: Lines): boolean {
  if (removed.length > MAX_CHECK_LINES) return false
  const gone = removed.filter((line) => IN_LIST.test(line) && CHECK_NAME.test(line))
  if (gone.length === 0) return false
  if (added.length === 0) return removed.every((line) => IN_LIST.test(line) || /^[\w-]{1,40}:$/.test(line))
  return gone.some((line) => added.some((other) => is_shorter(line, other)))
}

/** `needs: [test, lint]` becomes `needs: [lint]`. */
export function is_shorter(before: string, after: string): boolean {
  if (after.length >= before.length || !before.includes('[')) return false
  const left = new Set(words_of(after))
  const old = words_of(before)
  return [...left].every((word) => old.includes(word)) && old.some((word) => !left.has(word) && CHECK_NAME.test(word))
}

function words_of(text: string): readonly string[] {
  return text.split(/[^\w:/@-]+/).filter((word) => word !== '')
}
