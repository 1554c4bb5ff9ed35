// Which shell a command line was written for, by its heads, its sigils and its switches. In doubt it is a POSIX shell: reading
// Windows text as POSIX loses backslashes, reading POSIX text as Windows loses substitutions.

/** The dialects that are told apart. */
export type Dialect = 'posix' | 'powershell' | 'cmd' | 'fish'

const VERBS =
  'Get|Set|New|Remove|Add|Clear|Invoke|Start|Stop|Restart|Import|Export|Out|Write|Read|ConvertTo|ConvertFrom|Convert|Test|Copy|Move|' +
  'Rename|Disable|Enable|Register|Unregister|Select|Where|ForEach|Format|Expand|Compress|Mount|Dismount|Resolve|Update|Install|' +
  'Uninstall|Save|Find|Join|Split|Measure|Compare|Group|Sort|Tee|Wait|Send|Receive|Enter|Exit|Push|Pop|Suspend|Resume|Unblock|Block|' +
  'Grant|Revoke|Protect|Unprotect|Initialize|Reset|Repair|Checkpoint|Restore|Backup|Debug|Show|Hide|Lock|Unlock|Limit|Optimize|' +
  'Confirm|Complete|Connect|Disconnect|Publish|Switch|Open|Close|Search'
const CMDLET_HEAD = new RegExp(`^(?:${VERBS})-[A-Z][A-Za-z]+$`)
// Cmdlets that also count in lower case.
const LOWER_CMDLETS: ReadonlySet<string> = new Set(
  (
    'remove-item get-childitem get-content set-content add-content clear-content invoke-webrequest invoke-expression ' +
    'invoke-restmethod invoke-command start-process stop-process new-item copy-item move-item rename-item set-executionpolicy ' +
    'out-file get-process stop-service start-service format-volume clear-disk new-object get-wmiobject get-ciminstance ' +
    'set-mppreference add-mppreference stop-computer restart-computer remove-itemproperty set-itemproperty new-itemproperty ' +
    'get-credential convertto-securestring start-bitstransfer import-module install-module select-string write-host write-output ' +
    'foreach-object where-object set-location get-location test-path expand-archive compress-archive remove-module'
  ).split(' '),
)
const POWERSHELL_HEADS: ReadonlySet<string> = new Set(
  'iwr irm iex gci gwmi gcim icm saps spps sajb ii ni ri rni cpi mi gc gp sp rp'.split(' '),
)
// Programs and builtins that exist on Windows only.
const CMD_HEADS: ReadonlySet<string> = new Set(
  (
    'del erase rd cls reg schtasks vssadmin bcdedit icacls takeown wmic diskpart attrib certutil bitsadmin regsvr32 rundll32 mshta ' +
    'cscript wscript wevtutil tasklist taskkill netsh robocopy xcopy findstr fsutil cipher wbadmin sfc dism setx ipconfig nslookup.exe ' +
    'mklink assoc ftype rmdir.exe chkdsk driverquery systeminfo gpupdate auditpol cmdkey dsquery nltest fltmc pnputil powercfg ver vol ' +
    'sdbinst msiexec installutil regasm msbuild.exe'
  ).split(' '),
)
// Heads of both worlds: they count as cmd only with a Windows switch, drive or variable.
const SHARED_HEADS: ReadonlySet<string> = new Set(
  'rmdir dir copy move type mkdir md ren rename echo set start for if net sc format at find sort more tree cd call whoami ping shutdown where expand compact label subst title path prompt timeout choice'.split(
    ' ',
  ),
)

/** The dialect of a text. */
export function detectDialect(text: string): Dialect {
  const raw = firstHead(text)
  // Escape characters inside a head (`R\`emove-Item`, `d^el`) belong to the dialect whose command appears without them.
  const head = raw.includes('`') && raw.charCodeAt(0) !== 96 ? raw.replaceAll('`', '') : raw
  const lower = head.toLowerCase()
  if (CMDLET_HEAD.test(head) || LOWER_CMDLETS.has(lower)) return 'powershell'
  if (lower.includes('^') && CMD_HEADS.has(lower.replaceAll('^', ''))) return 'cmd'
  if (/^\s*&(?!&)/.test(text)) return 'powershell'
  // Programs of Windows are called from POSIX shells too; these quotes and this line end are of no other shell.
  if (CMD_HEADS.has(lower.replace(/\.exe$/, '')) && /\s\$'|\s\\\n/.test(text)) return 'posix'
  if (head === '' || isCertainlyPosix(text, lower)) return 'posix'
  const flat = flatten(text)
  if (isPowershell(flat, head, lower)) return 'powershell'
  if (isCmd(flat, head, lower)) return 'cmd'
  if (isFish(flat, lower)) return 'fish'
  return 'posix'
}

// One blank for each run of blanks, so that no pattern below can scan a run again and again.
function flatten(text: string): string {
  return text.replace(/[ \t\r]+/g, ' ').replace(/\n[ \n]*/g, '\n')
}

function firstHead(text: string): string {
  return /^(?:@|&\s|\()?["']?([^\s;|&<>()"']+)/.exec(text.trimStart())?.[1] ?? ''
}

// Almost every command line: letters, no sigil of another dialect anywhere.
function isCertainlyPosix(text: string, lower: string): boolean {
  if (POWERSHELL_HEADS.has(lower) || CMD_HEADS.has(lower) || SHARED_HEADS.has(lower)) return false
  if (/^[a-z]+\/[a-z]/.test(lower)) return false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // `$`, `%`, `\`, `[`, `;`, `|`: what the other tests look for.
    if (code === 36 || code === 37 || code === 92 || code === 91 || code === 59 || code === 124) return false
    if (code === 45 && text.charCodeAt(i + 1) < 91 && text.charCodeAt(i + 1) > 64) return false
    if (code === 10) return false
  }
  return true
}

function isPowershell(text: string, head: string, lower: string): boolean {
  if (
    /^\$(?:env:)?\w+\s*=\s*\S/i.test(
      head + text.slice(text.indexOf(head) + head.length, text.indexOf(head) + head.length + 80),
    )
  )
    return true
  if (/^\[[A-Za-z][\w.]*\](?:::|\$)/.test(text.trimStart())) return true
  if (/^\.\\[^\s]+\.ps1$/i.test(head) || /^\.\\/.test(head)) return true
  // `iex -S mix` is Elixir.
  if (lower === 'iex' && /^\s*iex\s+(?:-[a-zA-Z]\b|--\w|\S+\.exs\b)/.test(text)) return false
  if (POWERSHELL_HEADS.has(lower) && /https?:|[$(|]|\\|^\s*iex\s+["']/i.test(text)) return true
  const bare = stripQuoted(text)
  if (
    /(?:^|[;\n}])\s*(?:if|elseif|while)\s*\([^()\n]{0,120}\s-(?:eq|ne|gt|ge|lt|le|like|match|not|and|or)\b[^\n]{0,120}\)\s*\{/i.test(
      bare,
    )
  )
    return true
  if (/\$env:\w/i.test(bare)) return true
  if (
    /\|\s*(?:iex|invoke-expression|foreach-object|where-object|select-object|sort-object|out-null|out-file|out-string|format-table|ft|fl|measure-object)\b/i.test(
      bare,
    )
  )
    return true
  if (new RegExp(`(?:^|[;|&\\n{(]\\s*)(?:${VERBS})-[A-Z][A-Za-z]+(?=[\\s;|)]|$)`, 'm').test(bare)) return true
  return (
    /\s-(?:ErrorAction|Recurse|Force|Confirm:\$|ScriptBlock|ComputerName|NoNewline|Path|LiteralPath|FilePath|ArgumentList)\b/.test(
      bare,
    ) && /[A-Za-z]:\\|\.\\|\$\w+\b|@\{/.test(bare)
  )
}

function isCmd(text: string, head: string, lower: string): boolean {
  const bare = lower.endsWith('.exe') ? lower.slice(0, -4) : lower
  if (/^[A-Za-z]:[\\/]/.test(head) || /^%\w+%/.test(head) || /^\\\\[\w.]+\\/.test(head)) return true
  if (/^(?:del|erase|rd|rmdir|dir|copy|move|format)\/[a-z]/i.test(head)) return true
  const name = bare.slice(Math.max(bare.lastIndexOf('\\'), 0)).replace(/^\\/, '')
  if (CMD_HEADS.has(name)) return true
  if (/%~?0\s*\|\s*%~?0/.test(text)) return true
  if (/^@echo\s+o(?:n|ff)\b/i.test(text.trimStart())) return true
  if (!SHARED_HEADS.has(name) || /^set -/.test(text)) return false
  if (name === 'if') return /^\s*if\s+(?:\/i\s+)?(?:not\s+)?(?:exist|defined|errorlevel|"?%)/i.test(text)
  if (name === 'net')
    return /^\s*net\s+(?:stop|start|user|localgroup|group|use|view|share|session|accounts|time|statistics)\b/i.test(
      text,
    )
  if (name === 'sc')
    return /^\s*sc\s+(?:\\\\\S+\s+)?(?:delete|stop|start|config|create|query|qc|failure|sdset|description)\b/i.test(
      text,
    )
  const rest = stripQuoted(text)
  // A semicolon separates words there, not commands.
  if (/;(?:\s|$)/.test(rest)) return false
  if (/[A-Za-z]:\\|%[A-Za-z_]\w*%|\s%%?[a-z]\s+in\s+\(|\s\\\\[\w.]+\\/i.test(rest)) return true
  return rest.split(/[&|\n]+/).some(hasSwitch)
}

/** `rmdir /s`, `cd /d`: in a POSIX shell that is a folder of the root, so it counts with the commands of cmd only. */
function hasSwitch(part: string): boolean {
  const head = /^\s*@?([\w.]+)/.exec(part)?.[1]?.toLowerCase() ?? ''
  if (CMD_HEADS.has(head)) return /\s\/[a-z?](?:[:\s]|$)/i.test(part)
  if (!SHARED_HEADS.has(head) || NO_SWITCHES.has(head)) return false
  return head === 'cd' ? /\s\/d\s/i.test(part) : /\s\/[a-z?](?:[:\s]|$)/i.test(part)
}

const NO_SWITCHES: ReadonlySet<string> = new Set(['mkdir', 'md', 'echo', 'title', 'path', 'prompt', 'call', 'ren'])

function isFish(text: string, lower: string): boolean {
  if (
    /(?:^|[;\n]\s*)set\s+(?:-[a-zA-Z]*[gxUle][a-zA-Z]*|--export|--global|--universal)\s+\w+/.test(text) &&
    !/\bset\s+-(?:e|x|ex|xe|eu|eux|euo|exo|l)\s*(?:[;\n]|$)/.test(text)
  ) {
    return (
      /(?:^|[;\n]\s*)set\s+-[a-zA-Z]*[gU]/.test(text) ||
      /(?:^|[;\n]\s*)set\s+(?:-x|-gx|-Ux|-lx|--export)\s+[A-Za-z_]\w*\s/.test(text)
    )
  }
  if (/;\s*(?:and|or)\s+\S/.test(text) && !/;\s*(?:then|do)\b/.test(text)) return true
  if (lower === 'set' && /^\s*set\s+\w+\s+\(/.test(text)) return true
  return (
    /(?:^|[;\n]\s*)end\s*(?:[;|\n]|$)/.test(text) &&
    /^\s*(?:if|for|while|function|begin|switch)\b/m.test(text) &&
    !/\b(?:fi|done|esac)\b/.test(text)
  )
}

// Quoted text does not tell the dialect.
function stripQuoted(text: string): string {
  return text.length > 8192 ? text.slice(0, 8192) : text.replace(/'[^']*'|"[^"]*"/g, '""')
}
