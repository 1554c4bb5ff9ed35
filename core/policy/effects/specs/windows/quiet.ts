// Programs and cmdlets of Windows that only look.
import { nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'

export const WINDOWS_QUIET: readonly ProgramSpec[] = [
  program(
    'findstr find fc comp more tree ver vol whoami hostname ipconfig systeminfo tasklist get-process get-service get-command get-help get-location get-date get-variable get-member select-string sls where-object where select-object select sort-object sort measure-object measure group-object format-table ft format-list fl out-string out-null out-host write-host write-output echo write-error write-verbose convertto-json convertfrom-json convertto-csv foreach-object foreach new-object test-connection test-netconnection tnc get-history clear-host cls get-psdrive get-wmiobject gwmi get-ciminstance get-host split-path join-path start-sleep set-strictmode import-module get-module read-host tee-object get-random new-guid get-hotfix dism',
    { style: 'none', does: nothing },
  ),
]
