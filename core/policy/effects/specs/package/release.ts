// Tools that release all packages of a repository at once.
import { type ProgramSpec, program, runs_project } from '#core/policy/effects/spec.ts'
import { publishes } from '#core/policy/effects/specs/package/install.ts'

export const RELEASE_PROGRAMS: readonly ProgramSpec[] = [
  program(
    'lerna changeset changesets release-it semantic-release np auto standard-version release-please goreleaser beachball rush',
    {
      flags: { dry_run: '--dry-run --snapshot --skip=? --preview -d', yes: '-y --yes --ci' },
      harmless_with: ['dry_run'],
      subcommands: {
        'publish release': publishes('npm'),
        'version add init status pre tag build check healthcheck run list ls bootstrap exec changed diff clean install update':
          runs_project,
      },
      does: (call) =>
        /^(?:np|semantic-release|release-it|auto|goreleaser)$/.test(call.name)
          ? publishes('npm')(call)
          : runs_project(call),
    },
  ),
]
