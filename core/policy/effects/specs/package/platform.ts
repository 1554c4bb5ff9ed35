// Package managers and builds of other languages and platforms.
import { emit, said } from '#core/policy/effects/call.ts'
import { nothing, type ProgramSpec, program, runs_project, says } from '#core/policy/effects/spec.ts'
import { migrates } from '#core/policy/effects/specs/data/migration.ts'
import { publishes } from '#core/policy/effects/specs/package/install.ts'

/** A repository on this machine: a folder, or the cache that all builds here share. */
const STAYS_HERE =
  /publish(?:\w{0,60}?)ToMavenLocal|-DaltDeploymentRepository=(?:[\w.-]+::){0,2}(?:file:|\.{0,2}\/)|-Dmaven\.deploy\.skip(?:=true|\s|$)/

export const PLATFORM_PACKAGES: readonly ProgramSpec[] = [
  program('composer', {
    subcommands: {
      'install update require dump-autoload dumpautoload run-script exec create-project validate outdated audit test remove reinstall bump':
        runs_project,
      'show search info licenses why depends prohibits status about diagnose fund': nothing,
      config: (call) => {
        const [key, ...rest] = call.operands
        // Without a value it shows the setting.
        if (rest.length === 0 && !/(?:^|\s)--(?:unset|json|merge)\b/.test(said(call))) nothing(call)
        else if (/^repositor/.test(key?.text ?? '') || /secure-http|disable-tls/.test(key?.text ?? ''))
          emit(call, 'pkg.registry', {
            target: rest.map((word) => word.text).join(' '),
            fields: { manager: 'composer' },
          })
        else runs_project(call)
      },
      global: runs_project,
    },
    does: runs_project,
  }),
  program(
    'asdf mise rtx nvm fnm volta n pyenv rbenv nodenv jenv sdk sdkman tfenv goenv gvm rvm corepack proto phpbrew',
    runs_project,
  ),
  program('dotnet nuget', {
    flags: {
      source: '-s --source --api-key -k =',
      add: '--package-directory -f --framework -c --configuration -o --output -v -r --runtime -p --project --filter --logger =',
    },
    subcommands: {
      nuget: {
        flags: { source: '-s --source -k --api-key =' },
        subcommands: {
          'push delete': publishes('nuget'),
          'add update remove': says('pkg.registry', { manager: 'nuget' }),
          list: nothing,
          locals: runs_project,
        },
        does: nothing,
      },
      push: publishes('nuget'),
      'tool add restore build test run clean publish new sln format pack watch ef workload msbuild list remove --info --list-sdks vstest user-secrets dev-certs':
        runs_project,
    },
    does: runs_project,
  }),
  program('mvn mvnw gradle gradlew sbt lein ant bazel bazelisk buck buck2 pants mill', {
    flags: {
      settings: '-s --settings -f --file -p --project-dir -b --build-file -P -pl -D -I --init-script -t -c =?',
      quiet: '-q -o -B -U -X -e -T --offline --no-daemon --info --stacktrace',
    },
    does: (call) => {
      const publish = call.operands.some((word) =>
        /^(?:deploy|release:perform|release|publish(?:ToMavenCentral|PluginPortal|AllPublications.*)?|publishSigned|sonatypeBundleRelease|uploadArchives)$|:publish(?!ToMavenLocal|Local|M2)/.test(
          word.text,
        ),
      )
      const tries = /^gradle/.test(call.name) && /(?:^|\s)(?:-m|--dry-run)(?:\s|$)/.test(said(call))
      if (publish && !tries && !STAYS_HERE.test(said(call))) publishes('maven')(call)
      else runs_project(call)
    },
  }),
  program('jsr vsce ovsx clasp pod', {
    subcommands: {
      'publish unpublish': { flags: { dry_run: '--dry-run' }, harmless_with: ['dry_run'], does: publishes('registry') },
      trunk: publishes('cocoapods'),
      repo: {
        subcommands: { add: says('pkg.registry', { manager: 'pod' }), push: publishes('cocoapods') },
        does: runs_project,
      },
    },
    does: runs_project,
  }),
  program('mix rebar3 hex', {
    subcommands: {
      'ecto.drop ecto.reset ecto.rollback ash.reset ash_postgres.drop': migrates,
      'hex.publish hex.retire hex.owner': publishes('hex'),
      'hex.repo': says('pkg.registry', { manager: 'hex' }),
    },
    does: runs_project,
  }),
  program('dart flutter pub', {
    subcommands: {
      publish: { flags: { dry_run: '-n --dry-run' }, harmless_with: ['dry_run'], does: publishes('pub.dev') },
      pub: {
        subcommands: {
          publish: { flags: { dry_run: '-n --dry-run' }, harmless_with: ['dry_run'], does: publishes('pub.dev') },
        },
        does: runs_project,
      },
    },
    does: runs_project,
  }),
  program('xcodebuild xcrun xcode-select carthage mint tuist fastlane', {
    subcommands: { 'deliver pilot release upload_to_app_store supply': publishes('store') },
    does: runs_project,
  }),
]
