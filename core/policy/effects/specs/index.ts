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
import { EDITORS } from '#core/policy/effects/specs/file/editor.ts'
import { FILESYSTEM } from '#core/policy/effects/specs/file/filesystem.ts'
import { FIND } from '#core/policy/effects/specs/file/find.ts'
import { PATCHES } from '#core/policy/effects/specs/file/patch.ts'
import { PERMISSIONS } from '#core/policy/effects/specs/file/permissions.ts'
import { TEXT } from '#core/policy/effects/specs/file/text.ts'
import { FORGE } from '#core/policy/effects/specs/git/forge.ts'
import { GIT_PROGRAMS } from '#core/policy/effects/specs/git/git.ts'
import { OTHER_VERSION_CONTROL } from '#core/policy/effects/specs/git/other.ts'
import { CLOUDS } from '#core/policy/effects/specs/hosting/cloud.ts'
import { CONTAINERS } from '#core/policy/effects/specs/hosting/container.ts'
import { DEPLOYS } from '#core/policy/effects/specs/hosting/deploy.ts'
import { INFRASTRUCTURE } from '#core/policy/effects/specs/hosting/infrastructure.ts'
import { KUBERNETES } from '#core/policy/effects/specs/hosting/kubernetes.ts'
import { INTERPRETERS } from '#core/policy/effects/specs/interpreter.ts'
import { DEVICES } from '#core/policy/effects/specs/machine/devices.ts'
import { EXPOSURE } from '#core/policy/effects/specs/machine/exposure.ts'
import { SYSTEM } from '#core/policy/effects/specs/machine/system.ts'
import { USERS } from '#core/policy/effects/specs/machine/users.ts'
import { NETWORK } from '#core/policy/effects/specs/network/index.ts'
import { PACKAGES } from '#core/policy/effects/specs/package/index.ts'
import { PYTHON } from '#core/policy/effects/specs/python.ts'
import { SECRETS } from '#core/policy/effects/specs/secrets.ts'
import { DOTNET } from '#core/policy/effects/specs/windows/dotnet.ts'
import { WINDOWS } from '#core/policy/effects/specs/windows/index.ts'

/** Program name -> compiled spec. Throws at load when two families claim one name. */
export const SPECS: ReadonlyMap<string, Compiled> = compile_specs([
  ...FILESYSTEM,
  ...EXPOSURE,
  ...FIND,
  ...DEVICES,
  ...PERMISSIONS,
  ...SYSTEM,
  ...USERS,
  ...TEXT,
  ...EDITORS,
  ...PATCHES,
  ...SECRETS,
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
  ...CLOUDS,
  ...CONTAINERS,
  ...DATA_PLATFORMS,
  ...DATABASES,
  ...CONSOLES,
  ...REDIS,
  ...MIGRATIONS,
  ...DEPLOYS,
  ...INFRASTRUCTURE,
  ...KUBERNETES,
])

/** Names that mean something else in PowerShell and cmd; asked first there. */
export const WINDOWS_SPECS: ReadonlyMap<string, Compiled> = compile_specs([...WINDOWS, ...DOTNET])
