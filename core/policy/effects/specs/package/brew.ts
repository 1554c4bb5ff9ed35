// Homebrew.
import { emit } from '#core/policy/effects/call.ts'
import { type CommandSpec, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { removes } from '#core/policy/effects/specs/package/install.ts'

/** Vendors whose taps people install from: `hashicorp/tap/terraform`. */
const KNOWN_TAPS: ReadonlySet<string> = new Set(
  (
    'homebrew hashicorp mongodb aws azure stripe supabase oven-sh withgraphite fluxcd derailed argoproj weaveworks planetscale libsql tursodatabase ' +
    'heroku shivammathur cloudflare goreleaser charmbracelet ariga pulumi snyk twilio netlify vercel neondatabase facebook microsoft dart-lang ' +
    'leoafarias wix mas-cli koekeishiya felixkratz nikitabobko redpanda-data confluentinc clojure d12frosted railwaycat osx-cross teamookla ' +
    'cockroachdb minio anchore aquasecurity sigstore gitleaks jfrog github dopplerhq infisical 1password bitwarden tilt-dev buildpacks elastic ' +
    'grafana nats-io go-task jesseduffield jandedobbeleer ngrok fly superfly render-oss upstash depot dagger earthly encoredev temporalio ' +
    'kreuzwerker norwoodj txn2 xcodesorg opentofu spacelift-io terraform-linters terraform-docs instrumenta bufbuild sdkman openjdk ' +
    'adoptopenjdk romkatv cirruslabs mutagen-io garden-io tinygo-org messense filosottile nushell starship sst anomalyco block openai anthropics ' +
    'google googlecloudplatform datawire telepresenceio osgeo armmbed arm-software puppetlabs cloudfoundry versent common-fate kubeshop ' +
    'dbt-labs databricks snowflakedb astronomer clickhouse influxdata timescale questdb'
  ).split(' '),
)

/** `acme/tap/acme`: whoever installs that knows whose it is. */
const names_same = (owner: string, formula: string): boolean =>
  owner.length > 2 && formula.toLowerCase().includes(owner.toLowerCase())

/** `someone/tools/thing`: a formula from a repository of somebody whom nobody knows. */
function comes_from_stranger(text: string): boolean {
  const [owner = '', tap, formula, more] = text.split('/')
  return (
    tap !== undefined &&
    formula !== undefined &&
    more === undefined &&
    /^[\w-]+$/.test(owner) &&
    !KNOWN_TAPS.has(owner.toLowerCase()) &&
    tap !== formula &&
    !names_same(owner, formula)
  )
}

const BREW: CommandSpec = {
  flags: { cask: '--cask --formula -q -v -f --force --HEAD -n --dry-run' },
  subcommands: {
    'install reinstall upgrade update fetch bundle postinstall link unlink pin unpin switch cleanup autoremove doctor test':
      (call) => {
        const url = call.operands.find(({ text }) => /^https?:/.test(text) || comes_from_stranger(text))
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

export const BREW_PROGRAMS: readonly ProgramSpec[] = [program('brew', BREW)]
