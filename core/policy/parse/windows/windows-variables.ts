// Environment variables every Windows session has, for PowerShell (`$env:TEMP`) and cmd (`%TEMP%`).
import type { Run, Scope } from '#core/policy/parse/state.ts'
import { look_up } from '#core/policy/parse/word/variables.ts'

/** Value of an environment variable by its case-insensitive name; undefined when it is not known. */
export function windows_variable(run: Run, scope: Scope, name: string): string | undefined {
  const key = name.toLowerCase()
  const own = look_up(scope.shell, `env:${key}`)?.fields[0]
  if (own !== undefined) return own.cert === 'literal' ? own.text : undefined
  switch (key) {
    case 'userprofile':
    case 'home':
    case 'homepath':
      return run.home
    case 'homedrive':
    case 'systemdrive':
      return 'C:'
    case 'temp':
    case 'tmp':
      return '/tmp'
    case 'systemroot':
    case 'windir':
      return 'C:\\Windows'
    case 'programfiles':
      return 'C:\\Program Files'
    case 'programfiles(x86)':
      return 'C:\\Program Files (x86)'
    case 'programdata':
    case 'allusersprofile':
      return 'C:\\ProgramData'
    case 'public':
      return 'C:\\Users\\Public'
    case 'appdata':
      return `${run.home}\\AppData\\Roaming`
    case 'localappdata':
      return `${run.home}\\AppData\\Local`
    case 'comspec':
      return 'C:\\Windows\\System32\\cmd.exe'
    case 'cd':
      return scope.shell.cwd ?? undefined
    case 'username':
      return run.home.slice(Math.max(run.home.lastIndexOf('/'), run.home.lastIndexOf('\\')) + 1)
    default:
      return run.environment?.get(name) ?? run.environment?.get(name.toUpperCase())
  }
}
