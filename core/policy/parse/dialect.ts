// Which shell a command line was written for, by its heads, its sigils and its switches. In doubt it is a POSIX shell: reading
// Windows text as POSIX loses backslashes, reading POSIX text as Windows loses substitutions.
import {
  AMPERSAND,
  BACKTICK,
  COLON,
  DASH,
  DELETE,
  DOLLAR,
  DOT,
  is_lower,
  is_upper,
  NEWLINE,
  OPENING_BRACE,
  OPENING_BRACKET,
  PIPE,
  RETURN,
  SEMICOLON,
  SLASH,
  SPACE,
  TAB,
} from '#core/policy/parse/text/ascii.ts'
import { cut_heredocs } from '#core/policy/parse/text/heredocs.ts'

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
    'sdbinst msiexec installutil regasm msbuild.exe forfiles pcalua esentutl cmstp mavinject pktmon logman extrac32 makecab ntdsutil wecutil odbcconf'
  ).split(' '),
)
// Heads of both worlds: they count as cmd only with a Windows switch, drive or variable.
const SHARED_HEADS: ReadonlySet<string> = new Set(
  (
    'rmdir dir copy move type mkdir md ren rename echo set start for if net sc format at find sort more tree ' +
    'cd call whoami ping shutdown where expand compact label subst title path prompt timeout choice'
  ).split(' '),
)

const CMDLET_CALL = new RegExp(`(?:^|[;|&\\n{(][^\\S\\n]*)(?:${VERBS})-[A-Z][A-Za-z]+(?=[\\s;|)]|$)`, 'm')
const PIPED_CMDLET =
  /\|\s*(?:iex|invoke-expression|foreach-object|where-object|select-object|sort-object|out-null|out-file|out-string|format-table|ft|fl|measure-object)\b/i

/** Behind a comment, what looks like the sign of a here-document is none. */
const COMMENTED = /#[^\n]{0,4096}<</

/** `p^ower^shell`: nobody splits the letters of a name but to hide it, and only one shell puts them together again. */
const SPLIT_HEAD = /^(?:[a-z]:)?[\w./\\-]*\w\^[a-z][\w./\\^-]*$/

/** The dialect of a text. */
export function detect_dialect(text: string): Dialect {
  // Only POSIX shells have here-documents, whose text may be in any language.
  if (text.includes('<<') && !COMMENTED.test(text)) {
    const around = cut_heredocs(text)?.text
    if (around !== undefined && around !== text) return detect_dialect(around)
  }
  const raw = first_head(text)
  // Escape characters inside a head (`R\`emove-Item`, `d^el`) belong to the dialect whose command appears without them.
  const head = raw.includes('`') && raw.charCodeAt(0) !== BACKTICK ? raw.replaceAll('`', '') : raw
  const lower = head.toLowerCase()
  const told = told_by_head(text, head, lower)
  if (told !== null) return told
  const signs = signs_of(text)
  if (head === '' || is_certainly_posix(signs, lower)) return 'posix'
  const flat = (signs & RUNS) === 0 ? text : flatten(text)
  if (is_powershell(flat, head, lower, signs)) return 'powershell'
  if (is_cmd(flat, head, lower, signs)) return separates_commands(flat, signs) ? 'powershell' : 'cmd'
  if (is_fish(flat, lower, signs)) return 'fish'
  return 'posix'
}

/** The dialect of a text whose first word, with what stands right behind it, exists in no other; null when it may. */
function told_by_head(text: string, head: string, lower: string): Dialect | null {
  if ((head.includes('-') && CMDLET_HEAD.test(head)) || LOWER_CMDLETS.has(lower)) return 'powershell'
  if (lower.startsWith('foreach') && /^\s*foreach\s?\(\s?\$/i.test(text)) return 'powershell'
  if (BLOCK_HEADS.has(lower) && BLOCK.test(text)) return 'powershell'
  if (lower.includes('^') && (is_windows_head(lower.replaceAll('^', '')) || SPLIT_HEAD.test(lower))) return 'cmd'
  // `[Ref].Assembly...`, `[Environment]::GetEnvironmentVariable(...)`: no glob continues like this.
  if (!is_lower(text.charCodeAt(0)) && /^\s*(?:&(?!&)|\.\s?\{|\[[A-Za-z][\w.]{0,80}\](?:::|\.[A-Z]))/.test(text))
    return 'powershell'
  // POSIX shells call Windows programs too; `$'` and a trailing backslash exist in no other shell.
  return CMD_HEADS.has(without_exe(lower)) && /\s\$'|\s\\\n/.test(text) ? 'posix' : null
}

const BLOCK_HEADS: ReadonlySet<string> = new Set('try try{ do do{ while switch for'.split(' '))
/** `try {`, `while ($true) {`: POSIX shells have no block after these, and csh has none in braces. */
const BLOCK = /^\s*(?:(?:try|do)\s?\{|(?:while|switch|for)\s?\(\s?[$!])/i

const CMDLET_NAME = new RegExp(`^(?:${VERBS})-[a-z]+$`, 'i')
/** Aliases of PowerShell that are named like programs of POSIX. */
const POSIX_ALIASES: ReadonlySet<string> = new Set('rm cp mv cat ls'.split(' '))

/** Programs of Windows beside those that exist nowhere else, whose names mean the same in a POSIX shell on Windows. */
const CALLED_FROM_POSIX: ReadonlySet<string> = new Set('cmd net net1 sc shutdown format subst label'.split(' '))

/** Whether a program takes switches with a slash, also where a POSIX shell starts it. */
export function takes_slashes(name: string): boolean {
  return CMD_HEADS.has(name) || CALLED_FROM_POSIX.has(name)
}

/** Whether the Windows reading of a line has judged this head: a command or an alias there. `find` is another program here. */
export function is_windows_name(name: string): boolean {
  if (name === 'find') return false
  return is_windows_head(name) || POWERSHELL_HEADS.has(name) || POSIX_ALIASES.has(name) || CMDLET_NAME.test(name)
}

function is_windows_head(name: string): boolean {
  return CMD_HEADS.has(name) || SHARED_HEADS.has(name)
}

// One blank for each run of blanks, so that no pattern below can scan a run again and again.
function flatten(text: string): string {
  return text.replace(/[ \t\r]+/g, ' ').replace(/\n[ \n]*/g, '\n')
}

function first_head(text: string): string {
  // Nearly every text starts with a word of plain letters and a blank.
  let end = 0
  while (is_lower(text.charCodeAt(end))) end++
  if (end > 0 && text.charCodeAt(end) === SPACE) return text.slice(0, end)
  return /^(?:@|&\s|\()?["']?([^\s;|&<>()"']+)/.exec(text.trimStart())?.[1] ?? ''
}

function without_exe(lower: string): string {
  return lower.endsWith('.exe') ? lower.slice(0, -4) : lower
}

// Signs that a text has; a pattern below is tried only on texts with the sign it cannot do without. One pass over the characters
// instead of a dozen searches: 0.6 instead of 1.7 us for a command of the corpus.
/** Anything of another dialect than POSIX, or a second line. */
const SIGIL = 1
/** Blanks that `flatten` changes. */
const RUNS = 2
const PIPED = 4
const SEQUENCE = 8
/** `$e`, as in `$env:`. */
const DOLLAR_E = 16
/** `a-B`, as in `Get-Item`. */
const VERB_NOUN = 32
/** `-B`, as in `-Recurse`. */
const PARAMETER = 64
const BRACE = 128
/** `%` or a backslash. */
const WINDOWS = 256
/** ` /s`, as in `rmdir /s`. */
const SWITCH = 512

/** Of longer texts only so much is searched for what stands outside quotes. */
const MAX_BARE_CHARS = 8192

const CAPITAL_E = 69
const SMALL_E = 101

const SIGNS = ' \t\r\n-/$%\\[;|{'
const SIGN_CODES = Uint8Array.from({ length: DELETE + 1 }, (_, code) =>
  Number(SIGNS.includes(String.fromCharCode(code))),
)

function signs_of(text: string): number {
  // A cut text may end in what looks like a switch.
  let signs = text.length > MAX_BARE_CHARS ? SWITCH : 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code <= DELETE && SIGN_CODES[code] === 1) signs |= sign_at(text, i, code)
  }
  return signs
}

function sign_at(text: string, at: number, code: number): number {
  const next = text.charCodeAt(at + 1)
  // The usual ones first: they are compared one after the other.
  switch (code) {
    case SPACE:
      return next === SPACE ? RUNS : 0
    case DASH:
      return is_upper(next) ? SIGIL | (is_lower(text.charCodeAt(at - 1)) ? VERB_NOUN : PARAMETER) : 0
    case SLASH:
      return is_blank(text.charCodeAt(at - 1)) && ends_switch(text.charCodeAt(at + 2)) ? SWITCH : 0
    case NEWLINE:
      return next === NEWLINE || next === SPACE ? SIGIL | RUNS : SIGIL
    case DOLLAR:
      return next === CAPITAL_E || next === SMALL_E ? SIGIL | DOLLAR_E : SIGIL
    case PIPE:
      return SIGIL | PIPED
    case SEMICOLON:
      return SIGIL | SEQUENCE
    case OPENING_BRACE:
      return BRACE
    case OPENING_BRACKET:
      return SIGIL
    case TAB:
    case RETURN:
      return RUNS
    default:
      return SIGIL | WINDOWS
  }
}

// Everything that may be a blank to a pattern.
function is_blank(code: number): boolean {
  return code <= SPACE || code > DELETE
}

// A colon, a blank, `&`, `|` or the end.
function ends_switch(code: number): boolean {
  return code === COLON || code === AMPERSAND || code === PIPE || Number.isNaN(code) || is_blank(code)
}

// Almost every command line: letters, no sigil of another dialect anywhere.
function is_certainly_posix(signs: number, lower: string): boolean {
  if ((signs & SIGIL) !== 0) return false
  if (POWERSHELL_HEADS.has(lower) || CMD_HEADS.has(lower) || SHARED_HEADS.has(lower)) return false
  return !lower.includes('/') || !/^[a-z]+\/[a-z]/.test(lower)
}

/** `$PSVersionTable.PSVersion`: variables that only PowerShell has. */
const OWN_VARIABLE =
  /^\$(?:psversiontable|pshome|psscriptroot|psculture|psedition|profile|executioncontext|lastexitcode)\b/

function is_powershell(text: string, head: string, lower: string, signs: number): boolean {
  if (starts_powershell(text, head) || (lower.startsWith('$') && OWN_VARIABLE.test(lower))) return true
  // `iex -S mix` is Elixir.
  if (lower === 'iex' && /^\s*iex\s+(?:-[a-zA-Z]\b|--\w|\S+\.exs\b)/.test(text)) return false
  if (POWERSHELL_HEADS.has(lower) && /https?:|[$(|]|\\|^\s*iex\s+["']/i.test(text)) return true
  if ((signs & WINDOWS) !== 0 && TO_A_ROOT.test(text)) return true
  const told =
    (signs & (BRACE | DOLLAR_E | VERB_NOUN | PARAMETER)) !== 0 || ((signs & WINDOWS) !== 0 && text.includes('.\\'))
  const piped = (signs & PIPED) !== 0 && (text.length > MAX_BARE_CHARS || PIPED_CMDLET.test(text))
  if (!told && !piped) return false
  const bare = strip_quoted(text)
  if (ONLY_POWERSHELL.some(([sign, pattern]) => (signs & sign) !== 0 && pattern.test(bare))) return true
  if (piped && PIPED_CMDLET.test(bare)) return true
  if ((signs & PARAMETER) === 0 || !CMDLET_PARAMETER.test(bare)) return false
  return ALIAS_CALL.test(bare) || /[A-Za-z]:\\|\.\\|\$\w+\b|@\{/.test(bare)
}

/** `cd C:\; rm -rf *`: the backslash of a root escapes nothing. */
const TO_A_ROOT = /(?:^|[;&|]\s?)(?:cd|chdir|pushd|sl)\s["']?[A-Za-z]:\\["']?\s?;/i

/** What no other shell has outside of quotes, each with the sign without which it need not be looked for. */
const ONLY_POWERSHELL: readonly (readonly [sign: number, pattern: RegExp])[] = [
  // `if ($x -eq 1) {`, `if ($ok) {`, `if (-not $?) {`
  [
    BRACE,
    /(?:^|[;\n}])[^\S\n]*(?:if|elseif|while)\s*\([^()\n]{0,120}\s-(?:eq|ne|gt|ge|lt|le|like|match|not|and|or)\b[^\n]{0,120}\)\s*\{/i,
  ],
  [BRACE, /\bif\s*\((?:!?\s?\$[?\w]{1,60}|-not\s+\$\?|\$LASTEXITCODE\b[^)\n]{0,40})\)\s*\{/i],
  [WINDOWS, /(?:^|[;\n][^\S\n]*|&\s+)\.\\[\w.\\-]+\.ps1\b/i],
  [DOLLAR_E, /\$env:\w/i],
  [VERB_NOUN, CMDLET_CALL],
]
/** `rm -Recurse -Force a, b`: no program of these names takes such a switch. */
const ALIAS_CALL =
  /^\s*(?:rm|cp|mv|ls) (?:-(?:Recurse|Force|LiteralPath|ErrorAction)\b|[^;|&\n-]{1,200} -(?:Recurse|Force|ErrorAction)\b)/
const CMDLET_PARAMETER =
  /\s-(?:ErrorAction|Recurse|Force|Confirm:\$|ScriptBlock|ComputerName|NoNewline|Path|LiteralPath|FilePath|ArgumentList)\b/

// `$x = 1`, `[Type]::`, `.\script.ps1`.
function starts_powershell(text: string, head: string): boolean {
  switch (head.charCodeAt(0)) {
    case DOLLAR: {
      const end = text.indexOf(head) + head.length
      return /^\$(?:env:)?\w+\s*=\s*\S/i.test(head + text.slice(end, end + 80))
    }
    case OPENING_BRACKET:
      return /^\(*\[[A-Za-z][\w.]*\](?:::|\$| ?\[[A-Za-z][\w.]*\]::)/.test(text.trimStart())
    case DOT:
      // `. (expression)`: what a value names is run; no other shell opens a bracket there.
      return head.startsWith('.\\') || /^\.\s?\(/.test(text.trimStart())
    default:
      return false
  }
}

function is_cmd(text: string, head: string, lower: string, signs: number): boolean {
  if (
    (head.charCodeAt(1) === COLON || !is_lower(head.charCodeAt(0))) &&
    /^[A-Za-z]:[\\/]|^%\w+%|^\\\\[\w.]+\\/.test(head)
  )
    return true
  if (head.includes('/') && /^(?:del|erase|rd|rmdir|dir|copy|move|format)\/[a-z]/i.test(head)) return true
  const bare = without_exe(lower)
  const name = bare.includes('\\') ? bare.slice(bare.lastIndexOf('\\')).replace(/^\\/, '') : bare
  if (CMD_HEADS.has(name)) return true
  if ((signs & WINDOWS) !== 0 && /%~?0\s*\|\s*%~?0/.test(text)) return true
  if (!SHARED_HEADS.has(name)) return false
  if (name === 'echo' && /^@echo\s+o(?:n|ff)\b/i.test(text.trimStart())) return true
  if (/^set -/.test(text)) return false
  if (name === 'if') return /^\s*if\s+(?:\/i\s+)?(?:not\s+)?(?:exist|defined|errorlevel|"?%)/i.test(text)
  if (name === 'net')
    return /^\s*net\s+(?:stop|start|user|localgroup|group|use|view|share|session|accounts|time|statistics)\b/i.test(
      text,
    )
  if (name === 'sc')
    return /^\s*sc\s+(?:\\\\\S+\s+)?(?:delete|stop|start|config|create|query|qc|failure|sdset|description)\b/i.test(
      text,
    )
  if ((signs & (WINDOWS | SWITCH)) === 0) return false
  const rest = strip_quoted(text)
  // In cmd a semicolon separates words, not commands.
  if (/;(?:\s|$)/.test(rest)) return (signs & SWITCH) !== 0 && REMOVES_TREE.test(rest)
  if ((signs & WINDOWS) !== 0 && /[A-Za-z]:\\|%[A-Za-z_]\w*%|\s%%?[a-z]\s+in\s+\(|\s\\\\[\w.]+\\/i.test(rest))
    return true
  if ((signs & WINDOWS) !== 0 && NAMES_FILES.has(name) && text.split(/[&|\n]+/).some(names_windows_path)) return true
  return (signs & SWITCH) !== 0 && rest.split(/[&|\n]+/).some(has_switch)
}

/** `md out\\lib`, but not `mkdir -p a && printf 'a\\nb\\n' > c`: the text of another program. */
function names_windows_path(part: string): boolean {
  const head = /^\s*@?([\w.]+)/.exec(part)?.[1]?.toLowerCase() ?? ''
  if (!NAMES_FILES.has(head) && !CMD_HEADS.has(without_exe(head))) return false
  return !/^\s*mkdir\s+-/.test(part) && /(?:^|[\s"])\.{0,2}\\?[\w.-]+\\[\w.*]/.test(part)
}

/** `rmdir /s`, `cd /d`: in a POSIX shell that is a folder of the root, so it counts with the commands of cmd only. */
function has_switch(part: string): boolean {
  const head = /^\s*@?([\w.]+)/.exec(part)?.[1]?.toLowerCase() ?? ''
  if (CMD_HEADS.has(head)) return /\s\/[a-z?](?:[:\s]|$)/i.test(part)
  if (!SHARED_HEADS.has(head) || NO_SWITCHES.has(head)) return false
  return head === 'cd' ? /\s\/d\s/i.test(part) : /\s\/[a-z?](?:[:\s]|$)/i.test(part)
}

/** Of those, commands for files of which a POSIX system has none, or whose words never hold a backslash there. */
const NAMES_FILES: ReadonlySet<string> = new Set('copy move ren rename md rmdir mkdir dir type'.split(' '))

/** `rmdir /s /q a ; rmdir /s /q b`: no POSIX system has the one, no cmd the other; a PowerShell has both. */
const REMOVES_TREE = /(?:^|;)\s?rmdir\s\/[sq]\s/i

const NO_SWITCHES: ReadonlySet<string> = new Set(['mkdir', 'md', 'echo', 'title', 'path', 'prompt', 'call', 'ren'])

/** A semicolon with a blank behind it separates words in cmd, so whoever wrote it had PowerShell in mind. */
function separates_commands(text: string, signs: number): boolean {
  return (signs & SEQUENCE) !== 0 && /;\s/.test(strip_quoted(text))
}

function is_fish(text: string, lower: string, signs: number): boolean {
  if (
    text.includes('set') &&
    /(?:^|[;\n][^\S\n]*)set\s+(?:-[a-dfh-km-wyzA-TV-Z]*[gxUle][a-zA-Z]*|--export|--global|--universal)\s+\w+/.test(
      text,
    ) &&
    !/\bset\s+-(?:e|x|ex|xe|eu|eux|euo|exo|l)\s*(?:[;\n]|$)/.test(text)
  ) {
    return (
      /(?:^|[;\n][^\S\n]*)set\s+-[a-zA-Z]*[gU]/.test(text) ||
      /(?:^|[;\n][^\S\n]*)set\s+(?:-x|-gx|-Ux|-lx|--export)\s+[A-Za-z_]\w*\s/.test(text)
    )
  }
  if ((signs & SEQUENCE) !== 0 && /;\s*(?:and|or)\s+\S/.test(text) && !/;\s*(?:then|do)\b/.test(text)) return true
  if (lower === 'set' && /^\s*set\s+\w+\s+\(/.test(text)) return true
  return (
    text.includes('end') &&
    /(?:^|[;\n][^\S\n]*)end\s*(?:[;|\n]|$)/.test(text) &&
    /^[ \t]*(?:if|for|while|function|begin|switch)\b/m.test(text) &&
    !/\b(?:fi|done|esac)\b/.test(text)
  )
}

// Quoted text does not tell the dialect.
function strip_quoted(text: string): string {
  return text.length > MAX_BARE_CHARS ? text.slice(0, MAX_BARE_CHARS) : text.replace(/'[^']*'|"[^"]*"/g, '""')
}
