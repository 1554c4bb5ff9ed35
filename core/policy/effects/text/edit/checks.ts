// Edits that weaken a project's checks: a CI step whose failure no longer counts, a test that is skipped or asserts
// nothing, lower coverage, a disabled security rule. Source: ENGINE 19 (categories 16 and 17).
import { one_of, within } from '#core/compose.ts'
import { CHECKS_OF_CI, hears_no_more, loses_in_ci } from '#core/policy/effects/text/edit/ci.ts'
import { exchanged_lines, type Lines } from '#core/policy/effects/text/edit/lines.ts'
import { CHECKS, loses_name } from '#core/policy/effects/text/edit/names.ts'
import { allows_more, asks_less, SETTINGS, silences } from '#core/policy/effects/text/edit/strictness.ts'
import { loses_test, SKIPPED, TESTS } from '#core/policy/effects/text/edit/tests.ts'

/** Longer pieces are rewritten, not loosened. */
const MAX_CHARS = 4096

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

/** What stands in front of services and asks who comes. */
const GATEWAY = /(?:^|[/._-])(?:traefik|nginx|envoy|haproxy|ingress|kong|apache2?|httpd|gateway|caddy)[\w.-]*$/i

/** The people who have to agree. */
function loses_owner({ removed, added }: Lines): boolean {
  const guarded = removed.some((line) => /@[\w./-]{0,60}secur/i.test(line.replace(/^#.*/, '')))
  if (guarded && !added.some((line) => /@[\w./-]{0,60}secur/i.test(line))) return true
  if (added.length === 0) return removed.some((line) => /^\*\s|secur/i.test(line.replace(/^#.*/, '')))
  // The required reviewers are replaced by others.
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

/** Files that name the scripts of a project. */
export const MANIFEST = /(?:^|\/)(?:package|composer|deno)\.json$/

const SCRIPT =
  /"((?:pre|post)?(?:test|lint|type-?check|check|audit|verify|validate|security|commit|push)[\w:-]{0,40})"\s?:\s?"((?:[^"\\\n]|\\.){0,400})"/g

/** Scripts that say yes whatever happens. */
export const EMPTY_SCRIPT = one_of(
  /--passWithNoTests\b|--testPathIgnorePatterns[ =]\S{0,20}(?:secur|auth|test)/,
  /^(?:exit 0|true|:|echo\b(?:[^&|;\\]|\\.)*(?:&&\s*exit 0)?|node -e (?:\\")?(?:process\.exit\(0\))?(?:\\")?)$/,
  /\|\|\s*(?:true|:|exit 0)\s*$/,
)

/** A script that checked something says yes whatever happens. */
export function empties_script(from: string, to: string): boolean {
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

const SCANNER_SETTINGS = /gitleaks|trivy|semgrep|snyk|bandit|sonar|checkov|secretlint|trufflehog|detect-secrets|grype/i

const MATCHES_ALL =
  /["'](?:\.\*|\*{1,2}(?:\/\*{0,2})?|\^?\.\*\$?|\/)["']|^\*{1,2}(?:\/\*{0,2})?$|^(?:src|app|lib)\/?$|\bskips?\b[^\n]{0,80}\bB\d{3}/m
