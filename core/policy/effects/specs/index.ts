// The table of all described programs, by lower-case base name.
import { type Compiled, compile_specs } from '#core/policy/effects/arguments.ts'
import { AGENTS } from '#core/policy/effects/specs/agent.ts'
import { BUILDS } from '#core/policy/effects/specs/build.ts'
import { BACKUPS } from '#core/policy/effects/specs/data/backup.ts'
import { CONSOLES } from '#core/policy/effects/specs/data/consoles.ts'
import { DATABASES } from '#core/policy/effects/specs/data/database.ts'
import { MIGRATIONS } from '#core/policy/effects/specs/data/migration.ts'
import { DATA_PLATFORMS } from '#core/policy/effects/specs/data/platform.ts'
import { REDIS } from '#core/policy/effects/specs/data/redis.ts'
import { ARCHIVES } from '#core/policy/effects/specs/file/archive.ts'
import { COPIES } from '#core/policy/effects/specs/file/copy.ts'
import { CREATIONS } from '#core/policy/effects/specs/file/creation.ts'
import { EDITORS } from '#core/policy/effects/specs/file/editor.ts'
import { FIND } from '#core/policy/effects/specs/file/find.ts'
import { PATCHES } from '#core/policy/effects/specs/file/patch.ts'
import { PERMISSIONS } from '#core/policy/effects/specs/file/permissions.ts'
import { REMOVALS } from '#core/policy/effects/specs/file/removal.ts'
import { SYNCS } from '#core/policy/effects/specs/file/sync.ts'
import { TEXT } from '#core/policy/effects/specs/file/text.ts'
import { FORGE } from '#core/policy/effects/specs/git/forge.ts'
import { GIT_PROGRAMS } from '#core/policy/effects/specs/git/git.ts'
import { OTHER_VERSION_CONTROL } from '#core/policy/effects/specs/git/other.ts'
import { AWS } from '#core/policy/effects/specs/hosting/cloud/aws.ts'
import { AZURE } from '#core/policy/effects/specs/hosting/cloud/azure.ts'
import { GOOGLE_CLOUD } from '#core/policy/effects/specs/hosting/cloud/google.ts'
import { OTHER_CLOUDS } from '#core/policy/effects/specs/hosting/cloud/other.ts'
import { CONTAINERS } from '#core/policy/effects/specs/hosting/container/container.ts'
import { DEPLOYS } from '#core/policy/effects/specs/hosting/deploy.ts'
import { INFRASTRUCTURE } from '#core/policy/effects/specs/hosting/infrastructure.ts'
import { CLUSTERS } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'
import { HELMS } from '#core/policy/effects/specs/hosting/kubernetes/helm.ts'
import { KUBECTLS } from '#core/policy/effects/specs/hosting/kubernetes/kubectl.ts'
import { INTERPRETERS } from '#core/policy/effects/specs/interpreter.ts'
import { DEVICES } from '#core/policy/effects/specs/machine/devices.ts'
import { EXPOSURE } from '#core/policy/effects/specs/machine/exposure.ts'
import { KERNEL } from '#core/policy/effects/specs/machine/kernel.ts'
import { LOGS } from '#core/policy/effects/specs/machine/log.ts'
import { DESKTOP } from '#core/policy/effects/specs/machine/macos.ts'
import { PROCESSES } from '#core/policy/effects/specs/machine/process.ts'
import { PROTECTIONS } from '#core/policy/effects/specs/machine/protection.ts'
import { SCHEDULES } from '#core/policy/effects/specs/machine/schedule.ts'
import { SERVICES } from '#core/policy/effects/specs/machine/service.ts'
import { USERS } from '#core/policy/effects/specs/machine/users.ts'
import { NETWORK } from '#core/policy/effects/specs/network/index.ts'
import { PACKAGES } from '#core/policy/effects/specs/package/index.ts'
import { PYTHON } from '#core/policy/effects/specs/python.ts'
import { ENVIRONMENT } from '#core/policy/effects/specs/secret/environment.ts'
import { KEYS } from '#core/policy/effects/specs/secret/key.ts'
import { STORES } from '#core/policy/effects/specs/secret/store.ts'
import { DOTNET } from '#core/policy/effects/specs/windows/dotnet.ts'
import { WINDOWS } from '#core/policy/effects/specs/windows/index.ts'

/** Program name -> compiled spec. Throws at load when two families claim one name. */
export const SPECS: ReadonlyMap<string, Compiled> = compile_specs([
  ...REMOVALS,
  ...COPIES,
  ...CREATIONS,
  ...SYNCS,
  ...ARCHIVES,
  ...EXPOSURE,
  ...FIND,
  ...DEVICES,
  ...PERMISSIONS,
  ...PROCESSES,
  ...SERVICES,
  ...SCHEDULES,
  ...LOGS,
  ...PROTECTIONS,
  ...KERNEL,
  ...DESKTOP,
  ...USERS,
  ...TEXT,
  ...EDITORS,
  ...PATCHES,
  ...ENVIRONMENT,
  ...STORES,
  ...KEYS,
  ...INTERPRETERS,
  ...PYTHON,
  ...AGENTS,
  ...BACKUPS,
  ...BUILDS,
  ...PACKAGES,
  ...GIT_PROGRAMS,
  ...OTHER_VERSION_CONTROL,
  ...FORGE,
  ...NETWORK,
  ...AWS,
  ...GOOGLE_CLOUD,
  ...AZURE,
  ...OTHER_CLOUDS,
  ...CONTAINERS,
  ...DATA_PLATFORMS,
  ...DATABASES,
  ...CONSOLES,
  ...REDIS,
  ...MIGRATIONS,
  ...DEPLOYS,
  ...INFRASTRUCTURE,
  ...KUBECTLS,
  ...HELMS,
  ...CLUSTERS,
])

/** Names that mean something else in PowerShell and cmd; asked first there. */
export const WINDOWS_SPECS: ReadonlyMap<string, Compiled> = compile_specs([...WINDOWS, ...DOTNET])
