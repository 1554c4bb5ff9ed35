// Package managers: what is installed from where, what is published, which index is trusted, which remote program is
// run.
import type { ProgramSpec } from '#core/policy/effects/spec.ts'
import { BREW_PROGRAMS } from '#core/policy/effects/specs/package/brew.ts'
import { GO_PACKAGES } from '#core/policy/effects/specs/package/go.ts'
import { NPM_PROGRAMS } from '#core/policy/effects/specs/package/npm.ts'
import { PLATFORM_PACKAGES } from '#core/policy/effects/specs/package/platform.ts'
import { PYTHON_PACKAGES } from '#core/policy/effects/specs/package/python.ts'
import { RELEASE_PROGRAMS } from '#core/policy/effects/specs/package/release.ts'
import { RUBY_PACKAGES } from '#core/policy/effects/specs/package/ruby.ts'
import { RUST_PACKAGES } from '#core/policy/effects/specs/package/rust.ts'
import { SYSTEM_PACKAGES } from '#core/policy/effects/specs/package/system.ts'

export const PACKAGES: readonly ProgramSpec[] = [
  ...NPM_PROGRAMS,
  ...PYTHON_PACKAGES,
  ...RUBY_PACKAGES,
  ...RUST_PACKAGES,
  ...GO_PACKAGES,
  ...SYSTEM_PACKAGES,
  ...BREW_PROGRAMS,
  ...PLATFORM_PACKAGES,
  ...RELEASE_PROGRAMS,
]
