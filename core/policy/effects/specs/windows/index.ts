// Windows: PowerShell cmdlets with their aliases, and the programs of cmd. These specs are used when the text is PowerShell or cmd: there `rm`, `rmdir`, `curl` and `sc` mean something else than in a POSIX shell.
import type { ProgramSpec } from '#core/policy/effects/spec.ts'
import { WINDOWS_ACCOUNTS } from '#core/policy/effects/specs/windows/account.ts'
import { WINDOWS_ITEMS } from '#core/policy/effects/specs/windows/item.ts'
import { WINDOWS_LOADERS } from '#core/policy/effects/specs/windows/lolbin.ts'
import { WINDOWS_MACHINE } from '#core/policy/effects/specs/windows/machine.ts'
import { WINDOWS_PROCESSES } from '#core/policy/effects/specs/windows/process.ts'
import { WINDOWS_QUIET } from '#core/policy/effects/specs/windows/quiet.ts'
import { WINDOWS_REGISTRY } from '#core/policy/effects/specs/windows/registry.ts'
import { WINDOWS_WEB } from '#core/policy/effects/specs/windows/web.ts'

export const WINDOWS: readonly ProgramSpec[] = [
  ...WINDOWS_ITEMS,
  ...WINDOWS_REGISTRY,
  ...WINDOWS_WEB,
  ...WINDOWS_PROCESSES,
  ...WINDOWS_ACCOUNTS,
  ...WINDOWS_MACHINE,
  ...WINDOWS_LOADERS,
  ...WINDOWS_QUIET,
]
