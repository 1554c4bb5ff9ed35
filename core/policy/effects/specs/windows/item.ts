// Files and other items of PowerShell's providers, under the names of PowerShell and cmd.
import { type Call, emit, has, said, text_of, touch, touch_as, value, values } from '#core/policy/effects/call.ts'
import { first_readers, once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { lands } from '#core/policy/effects/specs/file/copy.ts'
import { searches_secrets } from '#core/policy/effects/specs/file/find.ts'
import { ITEM, PATHS, paths_of, ps, SLASH, split_list } from '#core/policy/effects/specs/windows/cmdlet.ts'
import { NAMED_VALUE, registry, registry_of } from '#core/policy/effects/specs/windows/registry.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** A file or a registry key, whatever the provider. */
function on_item(
  call: Call,
  word: Word,
  access: 'read' | 'write' | 'delete',
  kind: 'fs.read' | 'fs.write' | 'fs.delete',
  fields: Record<string, string | boolean>,
): void {
  const key = registry_of(word)
  if (key !== null) registry(call, key, access)
  else if (/^(?:env|function|alias|variable):/i.test(word.text)) nothing(call)
  else if (/^cert:/i.test(word.text))
    emit(call, access === 'read' ? 'cloud.read' : 'sys.security', {
      target: word.text,
      fields: { control: 'certificates' },
    })
  else touch(call, kind, word, fields)
}

const removes: Does = (call) => {
  if (has(call, 'what_if')) return nothing(call)
  const words = [...paths_of(call), ...(values(call, 'path').length > 0 ? [] : call.operands.slice(1))]
  // Outside Windows `rm` is the system's own also in a PowerShell.
  const recursive = has(call, 'recursive') || call.command.args.some(({ text }) => /^-f?rf?$/i.test(text))
  for (const word of words) {
    if (stands_for_piped(call, word)) {
      piped_removal(call, recursive)
      continue
    }
    for (const part of split_list(word))
      on_item(call, as_pattern(part), 'delete', 'fs.delete', { recursive, force: has(call, 'force') })
  }
  const given = words.length > 0 ? [] : call.command.stdin.flatMap(lines_of)
  for (const text of given)
    for (const part of split_list({ ...call.command.head, text, quoted: true }))
      on_item(call, as_pattern(part), 'delete', 'fs.delete', { recursive, force: has(call, 'force') })
  if (words.length === 0 && given.length === 0 && call.command.stdin.length > 0) piped_removal(call, recursive)
}

/** `'dist', 'build' | Remove-Item`: the values that arrive. */
function lines_of(source: SimpleCommand['stdin'][number]): string[] {
  return source.kind === 'text' && source.cert === 'literal'
    ? source.text.split('\n').filter((line) => line !== '')
    : []
}

/** `gci dist | % { Remove-Item $_.FullName }`: each of what was listed. */
function stands_for_piped(call: Call, { cert, span }: Word): boolean {
  if (
    cert === 'literal' ||
    !/^["']?\$(?:_|PSItem)(?:\.(?:FullName|PSPath|Name))?["']?$/i.test(call.source.slice(span[0], span[1]))
  )
    return false
  return LISTS.test(producer_of(call)?.name ?? '')
}

const LISTS = /^(?:get-childitem|gci|ls|dir|get-item|gi)$/

/** Programs of Windows expand an asterisk themselves, also one between quotes. */
function as_pattern(word: Word): Word {
  return word.cert === 'literal' && word.text.includes('*') ? { ...word, cert: 'pattern' } : word
}

/** Filters that pass on some of what they get. */
const PASSES = /^(?:where(?:-object)?|select(?:-object)?|sort(?:-object)?)$/

const MAX_PIPED_STAGES = 8

/** `Get-ChildItem C:\ -Recurse | Where-Object Length -gt 1 | Remove-Item`: what was listed goes. */
function piped_removal(call: Call, whole: boolean): void {
  const producer = producer_of(call)
  const args = producer?.args ?? []
  const recursive = args.some((word) => /^-rec/i.test(word.text))
  const narrowed = args.findIndex((word) => /^-(?:include|filter)$/i.test(word.text))
  const pattern = narrowed < 0 ? filter_of(args) : args[narrowed + 1]
  const listed = args.find((word, at) => is_place(args, word, at))
  const folder = listed ?? { ...call.command.head, text: '.', cert: 'literal' as const }
  const known = pattern !== undefined && pattern.cert !== 'dynamic'
  for (const name of known ? pattern.text.split(',') : ['*']) {
    const text = `${folder.text.replaceAll('\\', '/').replace(/(?<!\/)\/+$/, '')}/${name.trim()}`
    touch(
      call,
      'fs.delete',
      { ...folder, text, cert: folder.cert === 'literal' ? 'pattern' : folder.cert },
      { recursive: recursive || whole },
    )
  }
}

/** `gci src *.tmp`, `gci -Path src -Recurse __pycache__`: what stands behind the path, or alone where the path has its switch. */
function filter_of(args: readonly Word[]): Word | undefined {
  const named = args.some(({ text }) => NAMES_PATH.test(text))
  const plain = args.filter((word, at) => is_place(args, word, at) && !NAMES_PATH.test(args[at - 1]?.text ?? ''))
  return plain[named ? 0 : 1]
}

const NAMES_PATH = /^-(?:path|literalpath|lp|pspath)$/i

/** The command that lists what arrives here, behind filters. */
function producer_of({ command, commands }: Call): SimpleCommand | undefined {
  let at: SimpleCommand | undefined = command
  for (let hops = 0; hops < MAX_PIPED_STAGES && at !== undefined; hops++) {
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? commands[source.index] : undefined
    if (at === undefined || !PASSES.test(at.name)) return at
  }
  return at
}

/** A path among the arguments of a listing: no switch, and not the value of one that narrows it. */
function is_place(args: readonly Word[], word: Word, at: number): boolean {
  const before = args[at - 1]?.text ?? ''
  return !word.text.startsWith('-') && !/^-(?:include|exclude|filter|depth|attributes|erroraction|ea)$/i.test(before)
}

const gets_content: Does = (call) => {
  for (const word of paths_of(call)) on_item(call, word, 'read', 'fs.read', {})
}

const PASSING = /\.(?:log|tmp|cache|bak)\b|(?:^|[\\/.])(?:logs?|te?mp|cache|bin|obj|dist|out)(?:[\\/*]|$)/i

/** A listing of the line that names no logs and no build products. */
const lists_work = once_per_line((commands) =>
  commands.some(
    ({ name, args }) => /^(?:get-childitem|gci|ls|dir)$/.test(name) && !args.some(({ text }) => PASSING.test(text)),
  ),
)

const writes_content =
  (mode: 'append' | 'truncate', empty = false): Does =>
  (call) => {
    for (const word of paths_of(call)) {
      // `gci *.cs | % { Clear-Content $_ }`: the listing says what is emptied.
      if (empty && /^\$_\b/.test(call.source.slice(word.span[0], word.span[1])) && lists_work(call.commands))
        touch(call, 'fs.write', { ...word, text: './*', cert: 'pattern' }, { mode, empty: true })
      if (/^\$profile/i.test(call.source.slice(word.span[0], word.span[1])))
        emit(call, 'persist.install', { target: '$PROFILE', d2: 2, fields: { mechanism: 'shell-startup' } })
      else on_item(call, word, 'write', 'fs.write', empty || clears(call) ? { mode, empty: true } : { mode })
    }
  }

/** Place of the last command that leaves only names; -1 when there is none. */
const last_of_names = once_per_line((commands) =>
  commands.findLastIndex(
    ({ name, args }) =>
      /^select(?:-object)?$/.test(name) && args.every(({ text }) => /^(?:name|-expand\w*|-property|key)$/i.test(text)),
  ),
)

/** `Get-ChildItem Env: | Where-Object Name -match 'TOKEN'`: the values are printed beside the names. */
function picks_secrets({ command, commands }: Call): boolean {
  const reader = first_readers(commands).get(command.index)
  if (reader === undefined || !/^(?:where(?:-object)?|select-string|sls|findstr)$/.test(reader.name)) return false
  return (
    reader.index >= last_of_names(commands) &&
    reader.args.some(({ text }) => /token|secret|passw|credential|_?key\b/i.test(text))
  )
}

/** `Set-Content x -Value ''`, `Set-Content x $null`, `Out-File x -InputObject ''`. */
function clears(call: Call): boolean {
  const given =
    value(call, 'value') ?? value(call, 'input') ?? (call.operands.length > 1 ? call.operands[1] : undefined)
  if (given === null || given === undefined || has(call, 'append')) return false
  if (/^\$null$/i.test(call.source.slice(given.span[0], given.span[1]))) return true
  return given.cert === 'literal' && /^["']*$/.test(given.text)
}

/** `gci C:\ -Recurse -Include *.kdbx`, `dir /s /b C:\*.pfx`: what `find / -name` is elsewhere. */
function searches_below(call: Call): void {
  const { args } = call.command
  const deep = has(call, 'recursive') || args.some(({ text }) => /^\/s$/i.test(text))
  if (!deep) return
  const places = args.filter((word, at) => is_place(args, word, at) && !/^\/\w(?::\w+)?$/.test(word.text))
  const roots = places.map((word) => ({ ...word, text: folder_of(word.text) }))
  searches_secrets(call, roots, [...values(call, 'content'), ...places].flatMap(split_list))
}

/** What stands in front of a pattern for names. */
function folder_of(text: string): string {
  const name = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1
  return /[*?]/.test(text.slice(name)) ? text.slice(0, name) || '.' : text
}

const lists_items: Does = (call) => {
  const [word] = paths_of(call)
  searches_below(call)
  if (word !== undefined && registry_of(word) === null && !/^(?:env|cert|function|alias|variable):/i.test(word.text))
    touch(call, 'fs.list', word)
  else nothing(call)
  if (word !== undefined && /^env:/i.test(word.text)) {
    const secret = picks_secrets(call)
    emit(call, 'env.read', { fields: secret ? { all: true, secret, shown: true } : { all: true } })
  }
}

/** What the command prompt's `move` and `copy` are told: `move /Y a.txt docs`. */
const OF_CMD = /^\/-?[a-z]$/i

const moves: Does = (call) => {
  const plain = call.operands.filter(({ text }) => !OF_CMD.test(text))
  const from = plain.length === call.operands.length ? paths_of(call) : plain.slice(0, 1)
  const to = value(call, 'to') ?? plain.find((word) => !from.includes(word)) ?? null
  const copying = /copy|^cp|^cpi|xcopy|robocopy/.test(call.name)
  for (const word of from) {
    if (copying) touch(call, 'fs.read', word, { copied: true })
    else touch(call, 'fs.move', word, { away: true })
  }
  if (to === null) return
  if (from.some((word) => renames_system_program(call, word, to)))
    emit(call, 'opaque', { target: to.text, fields: { reason: 'renamed-shell' } })
  lands(call, copying ? 'fs.copy' : 'fs.move', from, to)
  touch_as(call, copying ? 'fs.copy' : 'fs.move', 'write', to, {})
}

/** Programs of Windows that run code or fetch it, where Windows keeps them. */
const SYSTEM_PROGRAM =
  /(?:system32|syswow64)[\\/].{0,40}\b((?:cmd|powershell|certutil|rundll32|regsvr32|mshta|wscript|cscript|bitsadmin|wmic|msbuild|installutil)\.exe)["']?$/i

/** `copy %windir%\system32\certutil.exe %temp%\tcm.tmp`: under another name nobody knows it again. */
function renames_system_program({ source }: Call, from: Word, to: Word): boolean {
  const name = SYSTEM_PROGRAM.exec(source.slice(from.span[0], from.span[1]))?.[1]
  const target = source.slice(to.span[0], to.span[1]).replace(/["']/g, '')
  return name !== undefined && /\.\w{1,4}$/.test(target) && !target.toLowerCase().endsWith(name.toLowerCase())
}

const creates: Does = (call) => {
  const [word] = paths_of(call)
  const kind = text_of(value(call, 'kind'))?.toLowerCase() ?? ''
  const directory = kind === 'directory' || call.name === 'mkdir' || call.name === 'md'
  if (word !== undefined) on_item(call, word, 'write', 'fs.write', { mode: 'create', directory, bare: directory })
}

const sets_property: Does = (call) => {
  const [path] = paths_of(call)
  const named = (
    value(call, 'name')?.text ??
    (values(call, 'path').length > 0 ? '' : call.operands[1]?.text) ??
    ''
  ).toLowerCase()
  const word =
    path && NAMED_VALUE.test(named) && registry_of(path) !== null ? { ...path, text: `${path.text}\\${named}` } : path
  if (word !== undefined)
    on_item(call, word, call.name.startsWith('remove') || call.name === 'rp' ? 'delete' : 'write', 'fs.write', {
      mode: 'inplace',
    })
}

/** `rm` with PowerShell flags or with DOS switches. */
const removal: Does = (call) => {
  const slashed = call.command.args.some((word) => /^\/[sqf]$/i.test(word.text))
  if (!slashed) return removes(call)
  const recursive = call.command.args.some((word) => /^\/s$/i.test(word.text))
  for (const word of call.command.args)
    if (!/^\/[sqfpa]/i.test(word.text)) touch(call, 'fs.delete', word, { recursive, force: true })
}

export const WINDOWS_ITEMS: readonly ProgramSpec[] = [
  program('remove-item ri rm rmdir del erase rd', ps(ITEM, removal)),
  program(
    'get-content gc cat type',
    ps({ ...ITEM, count: '-tail -totalcount -head -first =', raw: '-raw -wait' }, gets_content),
  ),
  program(
    'set-content sc-content out-file',
    ps({ ...ITEM, append: '-append', input: '-inputobject =' }, (call) =>
      writes_content(has(call, 'append') ? 'append' : 'truncate')(call),
    ),
  ),
  program('add-content ac', ps(ITEM, writes_content('append'))),
  program('clear-content clc', ps(ITEM, writes_content('truncate', true))),
  program('get-childitem gci ls dir get-item gi test-path resolve-path get-filehash get-acl', ps(ITEM, lists_items)),
  program('where', {
    style: 'slash',
    flags: { below: '/r =', quiet: '/q /f /t' },
    does: (call) => {
      searches_secrets(call, values(call, 'below'), call.operands)
      nothing(call)
    },
  }),
  program('copy-item cpi cp copy move-item mi mv move rename-item rni ren', ps(ITEM, moves)),
  program('xcopy robocopy', {
    style: 'slash',
    flags: { mirror: '/mir /purge', list: '/l' },
    harmless_with: ['list'],
    does: (call) =>
      has(call, 'mirror') && call.operands[1]
        ? void touch(call, 'fs.delete', call.operands[1], { recursive: true })
        : moves(call),
  }),
  program('new-item ni mkdir md', ps(ITEM, creates)),
  program('set-itemproperty new-itemproperty remove-itemproperty sp rp set-item', ps(ITEM, sets_property)),
  program('get-itemproperty gp get-itempropertyvalue', ps(ITEM, gets_content)),
  program('takeown', {
    style: 'slash',
    flags: { file: '/f =', recursive: '/r' },
    does: (call) => {
      for (const word of values(call, 'file')) touch(call, 'fs.owner', word, { recursive: has(call, 'recursive') })
    },
  }),
  program('icacls cacls', {
    style: 'slash',
    flags: { grant: '/grant', recursive: '/t' },
    does: (call) => {
      // Paths of other systems begin with a slash, as switches do.
      const [path] = call.command.args
      if (path)
        touch(call, 'fs.perm', path, {
          world_writable: /everyone|users:f|\*s-1-1-0/i.test(said(call)),
          recursive: has(call, 'recursive'),
        })
    },
  }),
  program('set-acl', ps(ITEM, sets_property)),
  program('attrib', { ...SLASH, does: nothing }),
  program(
    'expand-archive compress-archive',
    ps({ path: PATHS, to: '-destinationpath =' }, (call) => {
      const packs = call.name === 'compress-archive'
      const [from, ...rest] = paths_of(call)
      const to = value(call, 'to') ?? call.operands[values(call, 'path').length > 0 ? 0 : 1]
      for (const word of from === undefined ? [] : [from, ...rest]) {
        for (const part of split_list(word))
          touch(call, packs ? 'fs.read' : 'fs.list', part, packs ? { bulk: true, copied: true } : {})
      }
      if (to) touch(call, 'fs.archive', to, { op: packs ? 'pack' : 'unpack' })
      nothing(call)
    }),
  ),
]
