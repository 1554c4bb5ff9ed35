// What a recognised call of inline code means as effects: the same kinds that programs have. Source: ENGINE 4.2, 7.
import { emit, prints, reach, runs_code, touch, touch_as } from '#core/policy/effects/call.ts'
import { type Draft, note_doubt } from '#core/policy/effects/collector.ts'
import type { Deed } from '#core/policy/effects/inline/calls.ts'
import { is_unknown, known, UNKNOWN, type Value } from '#core/policy/effects/inline/text.ts'
import type { Token } from '#core/policy/effects/inline/token.ts'
import type { Bodies, Run } from '#core/policy/effects/inline/walk.ts'
import type { Taint } from '#core/policy/effects/kind.ts'
import { note_link } from '#core/policy/effects/place/target.ts'
import { is_setuid } from '#core/policy/effects/specs/mode.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Text between backticks runs in a shell. */
export function command_text(run: Run, token: Token): void {
  run.facts.spawns = true
  if (token.holes.length > 0) emit(run.call, 'proc.exec', { cert: 'partial', fields: { source: 'literal' } })
  runs_code(run.call, 'shell', token.text.replaceAll('\u0000', '"$x"'), run.lang)
}

/** What a deed means as effects. */
export function act(
  run: Run,
  deed: Deed,
  items: readonly Value[],
  named: ReadonlyMap<string, Value>,
  shown: string,
): void {
  const { call, facts, lang } = run
  const [first, second] = items
  const target = first ?? named.values().next().value ?? UNKNOWN
  for (const other of first?.others ?? []) act(run, deed, [other, ...items.slice(1)], named, shown)
  switch (deed.does) {
    case 'shell':
      facts.spawns = true
      return shell(run, /exec[lv]|spawn[lv]|posix_spawn/.test(shown) ? without_argv0(items) : items, named)
    case 'eval':
      return evaluates(run, target, shown)
    case 'delete':
      touch(call, 'fs.delete', word(run, target), {
        recursive: (deed.recursive || target.text.includes('**')) && !(shown.includes('rmdir') && lang === 'python'),
        force: true,
      })
      return
    case 'write':
      return writes(run, target, deed.append, empties(items, shown))
    case 'read':
      return reads(run, target)
    case 'open': {
      const mode = second?.text ?? named.get('mode')?.text ?? 'r'
      // `open F, ">path"`: mode and path are one word.
      const joined = lang === 'perl' && items[2] === undefined ? /^\s*(\+?>>?|\+<)\s*(\S[\s\S]*)$/.exec(mode) : null
      if (joined) writes(run, { ...target, text: joined[2] ?? '' }, joined[1] === '>>')
      else if (/[wax+>]/.test(mode)) writes(run, lang === 'perl' && items[2] ? items[2] : target, /a|>>/.test(mode))
      else if (lang === 'perl' && items[2] === undefined && /^\s*\|\s*\w|\w\s*\|\s*$/.test(mode))
        shell(run, [{ ...target, text: mode.replace(/^\s*\||\|\s*$/g, ''), items: null }], named)
      else if (lang === 'perl' && /^\s*[-|]/.test(mode)) shell(run, items.slice(2), named)
      else reads(run, lang === 'perl' && items[2] ? items[2] : target)
      return
    }
    case 'copy':
      reads(run, target)
      if (second) touch(call, 'fs.copy', word(run, second), {})
      return
    case 'move':
      if (second?.text === '/dev/null') return void touch(call, 'fs.delete', word(run, target), { recursive: true })
      touch(call, 'fs.move', word(run, target), { away: true })
      if (second) touch_as(call, 'fs.move', 'write', word(run, second), { away: false })
      return
    case 'link':
      if (second === undefined) return
      touch(call, 'fs.link', word(run, second), { symbolic: true, from: [target.text] })
      note_link(word(run, target), word(run, second), call.command.cwd, call.frame)
      return
    case 'list':
      touch(call, 'fs.list', word(run, target), {})
      return
    case 'make':
      touch(call, 'fs.write', word(run, target), { mode: 'create', directory: true })
      return
    case 'mode': {
      const mode = /0o?777|511/.test(second?.text ?? '') ? '777' : (second?.text ?? '')
      touch(call, 'fs.perm', word(run, target), {
        mode,
        world_writable: mode === '777',
        setuid: is_setuid(mode),
      })
      return
    }
    case 'owner':
      touch(call, 'fs.owner', word(run, target), { recursive: /_R$|tree/.test(shown) })
      return
    case 'fetch':
    case 'send':
      if (/urlretrieve$|getstore$/.test(shown) && second !== undefined)
        touch(call, 'fs.write', word(run, second), { mode: 'truncate', downloaded: true })
      return talks(run, deed.does, items, named)
    case 'connect': {
      facts.connects = true
      const place = target.items?.[0] ?? target
      reach(call, 'net.send', word(run, place), {
        method: 'socket',
        port: target.items?.[1]?.text ?? second?.text ?? '',
      })
      return
    }
    case 'listen':
      emit(call, 'net.listen', {
        fields: { exposes: target.items?.[0]?.text === '0.0.0.0' || target.text === '0.0.0.0' },
      })
      return
    case 'resolve':
      emit(call, 'net.dns', {
        target: is_unknown(target) ? null : target.text,
        fields: { dynamic: target.text.includes('\u0000') },
      })
      return
    case 'kill': {
      // Perl and Ruby name the signal first.
      const first_is_signal = lang === 'perl' || lang === 'ruby'
      const process = first_is_signal ? (second ?? UNKNOWN) : target
      emit(call, 'proc.signal', {
        target: process.text,
        fields: {
          broadcast: process.text === '-1' || process.text === '1',
          signal: (first_is_signal ? target : second)?.text ?? '',
        },
      })
      return
    }
    case 'fork':
      facts.forks = true
      return
    case 'raise':
      emit(call, 'priv.raise', { fields: { mechanism: 'setuid', shell: target.text === '0' } })
      return
    case 'native':
      emit(call, 'proc.exec', { fields: { source: 'literal', native: true } })
      // Libraries are installed; what lies where anybody may write was put there.
      if (/^(?:\/tmp|\/var\/tmp|\/dev\/shm)\//.test(target.text))
        emit(call, 'opaque', { target: target.text, fields: { reason: 'foreign-script' } })
      return
    default:
      emit(call, 'env.read', { fields: { all: true } })
      prints(call, 'env')
  }
}

/** A value as a path or address word. Unquoted, so that a leading tilde means home. */
function word(run: Run, value: Value): Word {
  const { span } = run.call.command
  const unknown = value.text === '' || is_unknown(value)
  const cert = unknown
    ? 'dynamic'
    : value.text.includes('\u0000')
      ? 'partial'
      : /[*?]/.test(value.text)
        ? 'pattern'
        : 'literal'
  return { text: unknown ? '' : value.text, cert, quoted: false, taint: value.taint, span }
}

/** `execv(path, [name, ...])` and `execl(path, name, ...)`: the second word is only what the program is told it is called. */
function without_argv0(items: readonly Value[]): readonly Value[] {
  const [path, second, ...rest] = items
  if (path === undefined || second === undefined) return items
  if (second.items !== null) return [path, { ...second, items: second.items.slice(1) }]
  return [path, ...rest]
}

/** A shell with nothing to run: somebody is to type into it. */
const BARE_SHELL = /^\S*(?:^|\/)(?:ba|z|da|k|a)?sh(?:\s+-\w*i\w*)?$/

/** A command as text or as a list of words. */
function shell(run: Run, items: readonly Value[], named: ReadonlyMap<string, Value>): void {
  const [first, second] = items
  const target = first ?? named.get('args') ?? named.get('cmd') ?? UNKNOWN
  if (target.text === 'shell' && target.items === null) return
  const words =
    target.items ??
    (second?.items ? [target, ...second.items] : null) ??
    (items.length > 1 && items.every((item) => item.items === null && !is_unknown(item)) ? items : null)
  const text = words === null ? target.text : words.map((one) => quoted(one.text)).join(' ')
  const taint: readonly Taint[] = (words ?? [target]).flatMap((one) => one.taint)
  if (is_unknown(known(text))) {
    // What it runs was spelled another way, or comes through the pipe: it is unread by intent.
    if (taint.includes('decoded'))
      return void emit(run.call, 'proc.exec', { cert: 'dynamic', fields: { source: 'decoded' }, taint: ['decoded'] })
    if (taint.includes('stdin'))
      return void emit(run.call, 'proc.eval', { cert: 'dynamic', fields: { source: 'dynamic', lang: 'shell' } })
    note_doubt(run.call.out, 'unresolved-call')
    emit(run.call, 'proc.exec', { cert: 'dynamic', fields: { source: 'literal', known: false } })
    return
  }
  if (BARE_SHELL.test(text.trim()))
    emit(run.call, 'priv.raise', { target: 'shell', fields: { mechanism: run.lang, shell: true } })
  const code = text.replaceAll('\u0000', '"$unknown"')
  if (taint.includes('decoded')) emit(run.call, 'proc.exec', { fields: { source: 'decoded' }, taint: ['decoded'] })
  runs_code(run.call, 'shell', code, run.lang)
}

function quoted(text: string): string {
  return /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

function evaluates(run: Run, target: Value, shown: string): void {
  if (/__import__|run_path/.test(shown)) return
  if (target.taint.includes('decoded'))
    emit(run.call, 'proc.eval', { fields: { source: 'decoded', lang: run.lang }, taint: ['decoded'] })
  else if (is_unknown(target)) {
    note_doubt(run.call.out, 'opaque-code')
    emit(run.call, 'proc.eval', {
      cert: 'dynamic',
      fields: { source: run.facts.sends || fetches(run) ? 'network' : 'dynamic', lang: run.lang },
    })
  }
  if (!is_unknown(target) && run.lang !== 'lua') runs_code(run.call, run.lang, target.text, 'eval')
}

/** Code that asks the network for something, anywhere: arguments are read before the call they belong to. */
const FETCHES =
  /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:requests|httpx|https?|axios|got|session)\.(?:get|post|request)$|^(?:fetch|URI\.open|open_uri|curl_exec|LWP\.Simple\.get|get)$/

function fetches({ facts, scope: { tokens } }: Run): boolean {
  facts.fetches ??=
    tokens.some(({ kind, text }) => kind === 'name' && FETCHES.test(text)) &&
    tokens.some(({ kind, text }) => kind === 'text' && /^(?:https?|ftp):\/\//.test(text))
  return facts.fetches
}

/** `writeFileSync(path, '')`, `truncateSync(path)`: nothing is left of the file. */
function empties(items: readonly Value[], shown: string): boolean {
  const [, second] = items
  if (/truncate/i.test(shown)) return second === undefined || second.text === '0'
  return second !== undefined && second.items === null && second.text === ''
}

function writes(run: Run, target: Value, append: boolean, empty = false): void {
  const draft = touch(run.call, 'fs.write', word(run, target), {
    mode: append ? 'append' : 'truncate',
    empty: empty && !append,
  })
  if (draft?.scope === 'device')
    emit(run.call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'raw' } })
}

function reads(run: Run, target: Value): void {
  if (/^https?:\/\//.test(target.text)) return talks(run, 'fetch', [target], new Map())
  const draft = touch(run.call, 'fs.read', word(run, target), {})
  if (draft?.scope === 'credential') run.facts.secret = true
}

/** A file that is opened where the body of a request stands. */
const SENDS_FILE =
  /createReadStream\([^;\n]{0,80}?\)\.pipe\([^;\n]{0,60}?\brequest\(|\bopen_sftp\(\)\.put\(|\.(?:storbinary|storlines|end|write|sendall|sendfile|upload\w{0,16}|put_object)\([^;\n]{0,60}?\b(?:open|readFile(?:Sync)?|createReadStream|read_bytes|read_text)\(|\b(?:data|files|json|body|content)\b["']?\s?[=:][^;\n]{0,80}?\b(?:open|readFile(?:Sync)?|createReadStream|File\.(?:read|open)|read_bytes|read_text|file_get_contents|Bun\.file|Deno\.readTextFile(?:Sync)?)\(/

/** The environment as a whole, in any of the languages. */
export const WHOLE_ENVIRONMENT =
  /(?:process\s*\.\s*env|os\.environ|Deno\.env\.toObject\(\))(?!\s*[.[\w])|%ENV\b|\bENV\.to_(?:h|a|s|json)\b|\bENV\.(?:inspect|map)\b|\bgetenv\(\s*\)|\$_ENV\b(?!\s*\[)/

/** Looked up once, however many requests the code makes. */
function bodies_of({ code, facts, scope }: Run): Bodies {
  if (facts.bodies !== null) return facts.bodies
  const source = scope.tokens.map((token) => token.text).join(' ')
  facts.bodies = {
    files: SENDS_FILE.test(code),
    named: /\b(?:POST|PUT|PATCH)\b/i.test(source) || /\bbody\b/.test(source),
    environment: WHOLE_ENVIRONMENT.test(code),
  }
  return facts.bodies
}

function talks(run: Run, how: 'fetch' | 'send', items: readonly Value[], named: ReadonlyMap<string, Value>): void {
  const { call, facts } = run
  const [first] = items
  const url = first ?? named.get('url') ?? UNKNOWN
  const bodies = bodies_of(run)
  const carries = named.has('data') || named.has('json') || named.has('files')
  const posts = carries || bodies.files || (how === 'send' && bodies.named)
  facts.sends = true
  const draft = reach(call, posts ? 'net.send' : 'net.fetch', word(run, url), {
    method: posts ? 'POST' : 'GET',
    lang: run.lang,
    ...(posts && bodies.files ? { source: 'file', with_data: true } : {}),
  })
  if (posts && bodies.environment && draft !== null) sends_environment(draft)
}

/** All variables hold the secrets among them: what `curl -d "$(env)"` sends. One's own services may be told. */
export function sends_environment(draft: Draft): void {
  const own = draft.fields.host_kind === 'loopback' || draft.fields.host_kind === 'private'
  draft.taint = [...draft.taint, 'env', ...(own ? [] : (['secret'] as const))]
  if (!own) draft.d = [3, draft.d[1], 3]
}
