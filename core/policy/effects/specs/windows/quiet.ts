// Windows programs and cmdlets that only read.
import { emit, touch, value, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { searches_secrets } from '#core/policy/effects/specs/secret/search.ts'
import { PATHS, ps, split_list } from '#core/policy/effects/specs/windows/cmdlet.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'

/** `Write-Output $env:TOKEN`, and `$env:TOKEN` alone, which the parser gives the same name. */
const prints_words: Does = (call) => {
  for (const { span } of call.command.args) {
    const name = /^["']?\$\{?env:(\w+)\}?["']?$/i.exec(call.source.slice(span[0], span[1]))?.[1]
    if (name !== undefined)
      emit(call, 'env.read', {
        target: name,
        fields: { all: false, secret: is_secret_name(name), shown: !call.command.piped },
      })
  }
  nothing(call)
}

/** `Select-String -Path .env -Pattern KEY`: the lines that match are shown. */
const searches: Does = (call) => {
  for (const word of values(call, 'path')) for (const one of split_list(word)) touch(call, 'fs.read', one)
  searches_secrets(call, (value(call, 'pattern') ?? call.operands[0])?.text ?? '', [])
  nothing(call)
}

export const WINDOWS_QUIET: readonly ProgramSpec[] = [
  program('write-output write-host echo', { style: 'none', does: prints_words }),
  program(
    'select-string sls',
    ps({ path: PATHS, pattern: '-pattern =', other: '-context -encoding -include -exclude =' }, searches),
  ),
  program('findstr', {
    style: 'slash',
    does: (call) => {
      for (const word of call.operands.slice(1)) touch(call, 'fs.read', word)
      searches_secrets(call, call.operands[0]?.text ?? '', [])
      nothing(call)
    },
  }),
  program(
    'find fc comp more tree ver vol whoami hostname ipconfig systeminfo tasklist get-process get-service ' +
      'get-command get-help get-location get-date get-variable get-member where-object select-object select ' +
      'sort-object sort measure-object measure group-object format-table ft format-list fl out-string out-null ' +
      'out-host write-error write-verbose convertto-json convertfrom-json convertto-csv foreach-object foreach ' +
      'test-connection test-netconnection tnc get-history clear-host cls get-psdrive get-wmiobject gwmi ' +
      'get-ciminstance get-host split-path join-path start-sleep set-strictmode import-module get-module ' +
      'read-host tee-object get-random new-guid get-hotfix dism',
    { style: 'none', does: nothing },
  ),
]
