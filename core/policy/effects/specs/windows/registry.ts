// The registry: start-up entries, security settings and everything else.
import { in_turn, one_of, within } from '#core/compose.ts'
import { type Call, emit, said, touch, value } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Its parts between single slashes: who writes for a POSIX shell doubles the backslash. */
function key_of(text: string): string {
  return text.replace(/[\\/]+/g, '/').toLowerCase()
}

/** A registry key, not a file. */
export function registry_of(word: Word): string | null {
  return /^(?:registry::)?(?:hk(?:lm|cu|cr|u|cc)|hkey_\w+):?(?:\\|$|\/)/i.test(word.text) ? key_of(word.text) : null
}

const AUTOSTART = one_of(
  // With the session or the machine.
  /currentversion\/(?:run|runonce|policies\/explorer\/run|winlogon|image file execution options)/,
  /\/services\/|active setup|shell folders|appinit_dlls|\/command processor/,
  // With a kind of file or a component.
  within(
    '\\/classes\\/',
    [
      /mscfile|ms-settings|exefile|cmdfile|batfile|comfile|txtfile|htmlfile|folder|directory|drive/,
      /launcher\.systemsettings|appx\w+|clsid\/\{[\w-]+\}\/(?:inprocserver32|localserver32|treatas)/,
    ],
    '(?:\\/|$)',
  ),
  // Loaded by a service of Windows or by a program.
  /\/print\/monitors\/|\/microsoft\/netsh$|appcertdlls|silentprocessexit|cor_profiler|scrnsave\.exe/,
  /clsid\/\{[\w-]+\}\/shell\/\w+\/command|userinitmprlogonscript|\/office test\/special\/|\/terminal server\/wds\/rdpwd/,
)

const SECURITY =
  /windows defender|\/lsa(?:\/|$)|disableantispyware|policies\/system|wdigest|safeboot|securityhealth|eventlog|amsi|firewallpolicy|microsoft\/windowsfirewall\/|uac|enablelua/

/** What a person may do at the machine, and which sites are believed: policies that lock the owner out, or open it. */
const POLICY = /currentversion\/policies\/explorer$|policies\/microsoft\/windows\/system$|internet settings\/zonemap\//

/** Values that only let programs do more with their own files: `LongPathsEnabled`. */
const LIFTS_LIMIT = /control\/?filesystem\/longpathsenabled$/

/** A hive, or all settings of the system, of its programs or of a user. */
const HIVE = in_turn(
  /^(?:registry::)?(?:hk(?:lm|cu|cr|u|cc)|hkey_\w+):?/,
  /(?:\/(?:system|software|sam|security|hardware|bcd00000000|components|drivers|software\/microsoft(?:\/windows(?:\/currentversion)?)?|system\/currentcontrolset(?:\/(?:services|control))?)?)?(?:\/\*?)?$/,
)

/** Where Windows and programs for other machines keep passwords. */
const HOLDS_PASSWORDS = one_of(
  /\/sam(?:\/|$)|\/security(?:\/|$)|winlogon|\/lsa\/|simontatham\/putty\/sessions|winscp 2\/sessions/,
  /\/(?:orl|realvnc|tightvnc|tigervnc)(?:\/|$)|winvnc|openssh\/agent\/keys/,
  /snmp\/parameters\/validcommunities/,
)

/** What reading or changing a key means. */
export function registry(call: Call, key: string, access: 'read' | 'write' | 'delete'): void {
  if (access === 'read') {
    if (HOLDS_PASSWORDS.test(key))
      emit(call, 'cred.read', { target: key, d2: 3, fields: { store: 'registry', item: 'sam' } })
    else nothing(call)
    return
  }
  if (SECURITY.test(key)) emit(call, 'sys.security', { target: key, fields: { control: 'registry', op: access } })
  else if (AUTOSTART.test(key) && access === 'write')
    emit(call, 'persist.install', { target: key, fields: { mechanism: 'registry' } })
  else if (POLICY.test(key) && access === 'write')
    emit(call, 'sys.kernel', { target: key, d2: 2, fields: { registry: true } })
  else if (LIFTS_LIMIT.test(key)) nothing(call)
  else if (access === 'delete')
    emit(call, 'sys.kernel', {
      target: key,
      d2: /^(?:registry::)?hk(?:lm|ey_local)/.test(key) ? 3 : 2,
      fields: { registry: true, hive: HIVE.test(key) },
    })
  else
    emit(call, 'fs.write', {
      target: key,
      scope: 'home-config',
      d2: /^(?:registry::)?hk(?:lm|ey_local)/.test(key) ? 2 : 1,
      fields: { registry: true },
    })
}

const reg: Does = (call) => {
  const [verb, key, file] = call.operands
  const name = verb?.text.toLowerCase() ?? ''
  const target = key_of(key?.text ?? '')
  // The name of the value matters as much as the key: `/v SCRNSAVE.EXE`, `/f password /s`.
  const named = value(call, 'name')?.text.toLowerCase() ?? ''
  if (name === 'query' && ASKS_PASSWORD.test(said(call)))
    emit(call, 'cred.read', { target, d2: 2, fields: { store: 'search', item: 'search' } })
  else if (name === 'query' || name === 'compare') registry(call, target, 'read')
  else if (name === 'save' || name === 'export') {
    if (/\/(?:sam|security)(?:\/|$)|\/system$/.test(target))
      emit(call, 'cred.read', { target, d2: 3, fields: { store: 'registry', item: 'sam' } })
    if (file !== undefined) touch(call, 'fs.write', file, { mode: 'create' })
  } else if (name === 'delete') registry(call, target, 'delete')
  else if (name === 'add' || name === 'import' || name === 'load' || name === 'copy' || name === 'restore')
    registry(call, NAMED_VALUE.test(named) ? `${target}/${named}` : target, 'write')
  else nothing(call)
}

/** `reg query HKLM /f password /s`: every key of that name, of all programs. */
const ASKS_PASSWORD = /\s\/f\s+["']?\w{0,12}(?:passw|pwd|secret|credential)/i
/** Values that name a program to be started, and one that decides more than its key. */
export const NAMED_VALUE =
  /^(?:scrnsave\.exe|cor_profiler(?:_path)?|appinit_dlls|userinitmprlogonscript|debugger|longpathsenabled)$/

export const WINDOWS_REGISTRY: readonly ProgramSpec[] = [
  program('reg', { style: 'slash', flags: { name: '/v =', other: '/d /t =', force: '/f' }, does: reg }),
  program('regedit', says('sys.kernel', { registry: true })),
]
