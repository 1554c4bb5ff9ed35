// The built-in packs, in the order of the documentation.
import { CLOUD } from '#core/policy/packs/cloud.ts'
import { CONTAINER } from '#core/policy/packs/container.ts'
import { DATABASE } from '#core/policy/packs/database.ts'
import { DEVICE_PACK } from '#core/policy/packs/device.ts'
import { EXECUTION_PACK } from '#core/policy/packs/execution.ts'
import { FILESYSTEM_PACK } from '#core/policy/packs/filesystem.ts'
import { GIT_PACK } from '#core/policy/packs/git.ts'
import { NETWORK_PACK } from '#core/policy/packs/network.ts'
import { PACKAGE_PACK } from '#core/policy/packs/package.ts'
import { PERMISSION_PACK } from '#core/policy/packs/permission.ts'
import { PERSISTENCE_PACK } from '#core/policy/packs/persistence.ts'
import { PRIVILEGE_PACK } from '#core/policy/packs/privilege.ts'
import { PROCESS_PACK } from '#core/policy/packs/process.ts'
import { SECRETS_PACK } from '#core/policy/packs/secrets.ts'
import { SELF_PACK } from '#core/policy/packs/self.ts'
import { SESSION_PACK } from '#core/policy/packs/session.ts'
import { TEXT_PACK } from '#core/policy/packs/text.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'

/** Their order is that of the rules in every list. */
export const BUILTIN_PACKS: readonly PackSpec[] = [
  SELF_PACK,
  FILESYSTEM_PACK,
  DEVICE_PACK,
  PERMISSION_PACK,
  PRIVILEGE_PACK,
  PROCESS_PACK,
  GIT_PACK,
  EXECUTION_PACK,
  PERSISTENCE_PACK,
  PACKAGE_PACK,
  SECRETS_PACK,
  NETWORK_PACK,
  SESSION_PACK,
  DATABASE,
  CLOUD,
  CONTAINER,
  TEXT_PACK,
]
