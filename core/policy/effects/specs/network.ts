// Programs that fetch, send, listen, tunnel and probe (long: one table of programs).
import { type Address, address_of, is_near } from '#core/policy/effects/address.ts'
import {
  type Call,
  emit,
  has,
  prints,
  reach,
  reach_address,
  runs_code,
  text_of,
  touch,
  value,
  values,
} from '#core/policy/effects/call.ts'
import { set_field } from '#core/policy/effects/collector.ts'
import { has_glob, UNKNOWN } from '#core/policy/effects/path.ts'
import { all_of, type Does, nothing, type ProgramSpec, program, reads, says } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/database.ts'
import { has_data, is_misdirected, is_secret_variable } from '#core/policy/effects/specs/payload.ts'
import { remote_of } from '#core/policy/effects/specs/remote.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Reads of databases and admin interfaces that answer without a password on the loopback device. */
const SENDING_METHOD = /^(?:POST|PUT|PATCH|DELETE|MKCOL|PROPPATCH|LOCK|UPLOAD)$/i

/** A GraphQL mutation whose name says that something goes away. */
const MUTATION = /\bmutation\b[^{]{0,80}\{\s*\w*(?:delete|remove|destroy|purge|terminate|wipe)\w*\s*[({]/i

const curl: Does = (call) => {
  const urls = [...values(call, 'url'), ...call.operands].filter((word) => word.text !== '' || word.cert !== 'literal')
  const data = [...values(call, 'data'), ...values(call, 'form')]
  const upload = values(call, 'upload')
  const method = (
    text_of(value(call, 'method')) ??
    (upload.length > 0 ? 'PUT' : data.length > 0 && !has(call, 'get') ? 'POST' : 'GET')
  ).toUpperCase()
  const files = [...upload.map((word) => word), ...data.flatMap(attached_file)]
  for (const word of files) if (word.text !== '-' && word.text !== '.') touch(call, 'fs.read', word, { copied: true })
  const output = value(call, 'output')
  if (output !== null && output.text !== '-') touch(call, 'fs.write', output, { mode: 'truncate', downloaded: true })
  for (const word of [...values(call, 'config')]) if (word.text !== '-') touch(call, 'fs.read', word)
  for (const word of values(call, 'key')) touch(call, 'fs.list', word)
  const sends = SENDING_METHOD.test(method) || data.length > 0 || upload.length > 0
  for (const word of urls.slice(0, 16)) {
    const address = address_of(first_part(word.text))
    const fields = {
      method,
      to_file: (output !== null && output.text !== '-') || has(call, 'remote_name'),
      downloads_as: output?.text ?? (has(call, 'remote_name') ? base_name(word.text) : ''),
      insecure: has(call, 'insecure'),
      authorised:
        has(call, 'user') ||
        values(call, 'header').some((one) =>
          /^(?:authorization|x-api-key|private-token|x-auth-\w+)\s*:/i.test(one.text),
        ),
      source:
        files.length > 0 || data.some((one) => holds_files(call, one)) ? 'file' : data.length > 0 ? 'inline' : 'none',
      data: files.map((one) => one.text),
      with_data: data.length > 0 || upload.length > 0,
      destroys: data.some((one) => MUTATION.test(one.text)),
    }
    if (has(call, 'remote_name') && output === null) downloads(call, word)
    misdirects(call, word, address, [...values(call, 'header'), ...values(call, 'user'), ...values(call, 'carried')])
    if (/^(?:file):/i.test(word.text)) touch(call, 'fs.read', { ...word, text: word.text.slice(7) })
    else if (sends) sends_to(call, word, address, fields, data)
    else fetches(call, word, fields)
    for (const socket of values(call, 'socket')) touch(call, 'fs.read', socket, { socket: true })
    if (has(call, 'socket') && (value(call, 'socket')?.text.includes('docker.sock') ?? false)) {
      emit(call, 'ctr.run', { target: 'docker.sock', d2: 3, fields: { privileged: sends, socket: true } })
    }
  }
}

/** A download; to standard output it can feed an interpreter. */
function fetches(call: Call, word: Word, fields: Record<string, string | boolean | string[]>): void {
  reach(call, 'net.fetch', word, fields)
  if (fields.to_file !== true && fields.method !== 'HEAD') prints(call, 'net')
  leaks_in_url(call, word)
}

/** Services by which a bot writes to whoever made it. */
const CHAT_API = /^(?:api\.telegram\.org|discord(?:app)?\.com)$/
/** Output of commands that say what is on this machine. */
const TELLS_ABOUT_HOST =
  /\$\((?:cat|env|printenv|base64|tar|ls|whoami|hostname|id|uname|ifconfig|ip|history|xxd|head|tail)\b|`(?:cat|env|base64|whoami|hostname|id|uname)\b/

/** Programs that print what files hold, or what this machine is. */
const PRINTS_FILES =
  /^(?:cat|bat|tar|zip|gzip|base64|xxd|od|jq|head|tail|sed|grep|rg|find|ls|ps|history|ifconfig|netstat)$/

/** `-d "$(cat notes.md)"`: the text of a file stands in the request. */
function holds_files({ commands }: Call, word: Word): boolean {
  return (
    word.feeds?.some(({ index }) => {
      const feeder = commands[index]
      if (feeder === undefined) return false
      if (feeder.name !== 'git') return PRINTS_FILES.test(feeder.name)
      return feeder.args.some((one) => /^(?:diff|show|archive|bundle|-p|--patch|cat-file)$/.test(one.text))
    }) === true
  )
}

/** Something goes out; the answer still comes back on standard output. */
function sends_to(
  call: Call,
  word: Word,
  address: Address | null,
  fields: Record<string, string | boolean | string[]>,
  data: readonly Word[],
): void {
  const kind = address?.kind ?? 'unknown'
  const catcher = kind === 'paste' || kind === 'capture' || CHAT_API.test(address?.host ?? '')
  const secret = data.some((one) => {
    const raw = call.source.slice(one.span[0], one.span[1])
    return is_secret_variable(raw, one) || (catcher && one.cert !== 'literal' && TELLS_ABOUT_HOST.test(raw))
  })
  const draft =
    address === null
      ? reach(call, 'net.send', word, fields)
      : reach_address(call, 'net.send', address, fields, word.cert, word.span)
  if (draft !== null && secret && !is_near(address?.kind ?? 'unknown') && address?.kind !== 'known')
    set_field(draft, 'secret_variable', true)
  if (fields.to_file !== true) prints(call, 'net')
  leaks_in_url(call, word)
}

/** `-H "X: $GITHUB_TOKEN"` to a host that is none of GitHub's. */
function misdirects(call: Call, url: Word, address: Address | null, carried: readonly Word[]): void {
  if (carried.length === 0 || address === null || is_near(address.kind)) return
  const raw = (word: Word) => call.source.slice(word.span[0], word.span[1])
  if (carried.some((word) => is_misdirected(raw(word), word, address.host)))
    reach(call, 'net.send', url, { method: 'GET', source: 'inline', secret_variable: true })
}

/** `https://host/?k=$TOKEN`: a secret in the address itself. */
function leaks_in_url(call: Call, word: Word): void {
  if (word.cert === 'literal') return
  const raw = call.source.slice(word.span[0], word.span[1])
  if (
    !is_secret_variable(raw, word) &&
    !/\$\((?:env|printenv|cat|base64|gh auth|aws|security|pass|whoami|pwd|hostname|id|uname|ifconfig|ip|ls|history)\b|`(?:env|cat|base64|whoami|hostname|id|uname)/.test(
      raw,
    )
  )
    return
  const address = address_of(first_part(word.text))
  const kind = address?.kind ?? 'unknown'
  if (!is_near(kind) && kind !== 'known' && kind !== 'registry')
    reach(call, 'net.send', word, { method: 'GET', source: 'inline', secret_variable: true })
}

function first_part(text: string): string {
  return text.split(UNKNOWN, 1)[0] ?? ''
}

function base_name(url: string): string {
  return /\/([^/?#]+)(?:[?#].*)?$/.exec(url.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1] ?? 'index.html'
}

function downloads(call: Call, word: Word): void {
  const folder = value(call, 'folder')
  const name = base_name(word.text)
  touch(
    call,
    'fs.write',
    { ...word, text: folder === null ? name : `${folder.text}/${name}`, cert: 'literal' },
    { mode: 'truncate', downloaded: true },
  )
}

/** `@file` of `-d`, `name=@file` and `name=<file` of `-F`. */
function attached_file(word: Word): Word[] {
  const match = /^(?:@|[^=]*=[@<]|[^=@]+@)([^;]+)/s.exec(word.text)
  return match && !word.text.startsWith('{') && !/^[^@]*=[^@<]/.test(word.text)
    ? [{ ...word, text: match[1] ?? '' }]
    : []
}

const wget: Does = (call) => {
  const posts = [...values(call, 'post_data'), ...values(call, 'post_file')]
  const files = values(call, 'post_file')
  const output = value(call, 'output')
  const to_stdout = output?.text === '-'
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  for (const word of values(call, 'input')) touch(call, 'fs.read', word)
  for (const word of call.operands.slice(0, 16)) {
    const fields = {
      method: posts.length > 0 ? 'POST' : (text_of(value(call, 'method')) ?? 'GET').toUpperCase(),
      to_file: !to_stdout && !has(call, 'spider'),
      downloads_as: output?.text ?? base_name(word.text),
      insecure: has(call, 'insecure'),
      source: files.length > 0 ? 'file' : posts.length > 0 ? 'inline' : 'none',
      data: files.map((one) => one.text),
      with_data: posts.length > 0,
    }
    misdirects(call, word, address_of(first_part(word.text)), values(call, 'header'))
    if (has(call, 'spider')) reach(call, 'net.fetch', word, fields)
    else if (posts.length > 0 || SENDING_METHOD.test(fields.method))
      sends_to(call, word, address_of(first_part(word.text)), fields, posts)
    else fetches(call, word, fields)
    if (to_stdout || has(call, 'spider')) continue
    if (output !== null) touch(call, 'fs.write', output, { mode: 'truncate', downloaded: true })
    else downloads(call, word)
  }
}

/** `< file`, not the null device. */
function reads_file({ command }: Call): boolean {
  return command.redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')
}

const METHOD = /^(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE|PURGE)$/

/** `http POST host name=value`. */
const httpie: Does = (call) => {
  const words = [...call.operands]
  const verb = (words[0]?.text ?? '').toUpperCase()
  const method = METHOD.test(verb) ? verb : null
  if (method !== null) words.shift()
  const [url, ...items] = words
  if (url === undefined) {
    nothing(call)
    return
  }
  const files = items.flatMap((word) => {
    const match =
      /^(?:[^@=:]+(?:=@|:=@))?@?(?<=@)(.+)$/s.exec(word.text) ?? /^[^@=:]+(?:=@|@|:=@)(.+)$/s.exec(word.text)
    return match ? [{ ...word, text: match[1] ?? '' }] : []
  })
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  const body = items.some((word) => /^[^:=@]+(?:=|:=|@)/.test(word.text)) || call.command.stdin.length > 0
  const fields = {
    method: method ?? (body ? 'POST' : 'GET'),
    source: files.length > 0 ? 'file' : call.command.stdin.length > 0 || reads_file(call) ? 'stdin' : 'inline',
    data: files.map((word) => word.text),
    with_data: body,
  }
  const target = { ...url, text: url.text.startsWith(':') ? `localhost${url.text.replace(/^:\//, '/')}` : url.text }
  if (body || SENDING_METHOD.test(fields.method))
    sends_to(call, target, address_of(first_part(target.text)), fields, items)
  else fetches(call, target, fields)
}

const downloader: Does = (call) => {
  const output = value(call, 'output')
  const to_stdout = output?.text === '-' || has(call, 'to_stdout')
  for (const word of call.operands) {
    if (!/:\/\/|^[\w-]+\.[\w.-]+/.test(word.text)) continue
    fetches(call, word, { method: 'GET', to_file: !to_stdout })
    if (!to_stdout && output === null) downloads(call, word)
  }
  if (output !== null && output.text !== '-') touch(call, 'fs.write', output, { mode: 'truncate', downloaded: true })
}

/** lynx, w3m, links: text browsers that dump what they fetch. */
const text_browser: Does = (call) => {
  for (const word of call.operands) if (/[:./]/.test(word.text)) fetches(call, word, { method: 'GET' })
}

/** nc, ncat: a raw line in or out; with a program behind it, a remote shell. */
const netcat: Does = (call) => {
  if (has(call, 'socket')) {
    for (const word of call.operands) touch(call, 'fs.read', word, { socket: true })
    return
  }
  const program_given = value(call, 'execute') ?? value(call, 'shell_command')
  const executes = program_given !== null || has(call, 'execute') || has(call, 'lua')
  const words = call.operands
  const host = words[0]
  const port = words[1] ?? value(call, 'port')
  const place = has(call, 'listen')
    ? `0.0.0.0:${(value(call, 'port') ?? words.at(-1))?.text ?? ''}`
    : `${host?.text ?? ''}:${port?.text ?? ''}`
  if (executes) {
    emit(call, 'net.shell', {
      target: place,
      scope: 'remote',
      d2: 3,
      fields: { host: host?.text ?? '', mechanism: call.name },
    })
    return
  }
  if (has(call, 'listen')) {
    emit(call, 'net.listen', { target: place, fields: { port: port?.text ?? '' }, absorbs: true })
    prints(call, 'net')
    return
  }
  if (has(call, 'scan') || host === undefined) {
    if (host !== undefined && /-/.test(port?.text ?? '') && !is_near(address_of(host.text)?.kind ?? 'unknown'))
      reach(call, 'net.scan', host)
    else nothing(call)
    return
  }
  const fed = call.command.stdin.length > 0 || call.command.redirects.some((one) => one.op === '<')
  if (fed)
    reach(call, 'net.send', `${host.text}:${port?.text ?? ''}`, { method: 'raw', source: 'stdin', with_data: true })
  else reach(call, 'net.fetch', `${host.text}:${port?.text ?? ''}`, { method: 'raw' })
  prints(call, 'net')
}

const socat: Does = (call) => {
  for (const word of call.operands) {
    const socket = /^(?:unix(?:-connect|-client)?|gopen|open|file):([^,]+)/i.exec(word.text)?.[1]
    if (socket !== undefined) touch(call, 'fs.read', { ...word, text: socket }, { socket: true })
  }
  const line = call.operands.map((word) => word.text).join(' ')
  // The console of a load balancer: `show` looks, everything else changes what is being served.
  if (
    /haproxy|(?:admin|stats)\.sock/.test(line) &&
    piped_text(call).some((text) => !/^\s*(?:show|help|prompt)\b/.test(text))
  )
    emit(call, 'sys.service', { target: 'haproxy', d2: 2, fields: { op: 'stop', unit: 'haproxy' } })
  const remote = /(?:tcp|openssl|ssl|udp|sctp|socks[\w-]*|proxy)[46]?(?:-connect)?:([^,\s]+)/i.exec(line)
  const listens = /(?:tcp|udp|openssl|ssl)[46]?-l(?:isten)?:(\d+)/i.exec(line)
  const executes = /(?:^|\s)(?:exec|system|shell):/i.test(line)
  if (executes && (remote !== null || listens !== null)) {
    emit(call, 'net.shell', {
      target: remote?.[1] ?? `0.0.0.0:${listens?.[1] ?? ''}`,
      scope: 'remote',
      d2: 3,
      fields: { host: remote?.[1] ?? '', mechanism: 'socat' },
    })
  } else if (/docker\.sock/.test(line) && listens !== null)
    emit(call, 'net.tunnel', { target: 'docker.sock', d2: 3, fields: { direction: 'expose', exposes: true } })
  else if (listens !== null && remote !== null)
    emit(call, 'net.tunnel', {
      target: remote[1] ?? null,
      fields: { direction: 'forward', local: is_near(address_of(remote[1] ?? '')?.kind ?? 'unknown') },
    })
  else if (listens !== null)
    emit(call, 'net.listen', { target: listens[1] ?? null, fields: { port: listens[1] ?? '' } })
  else if (remote !== null)
    reach(call, call.command.stdin.length > 0 || reads_file(call) ? 'net.send' : 'net.fetch', remote[1] ?? '', {
      method: 'raw',
      source: 'stdin',
      with_data: reads_file(call),
    })
  else nothing(call)
}

/** ssh: a remote command is judged on its own; forwarding opens a tunnel. */
const ssh: Does = (call) => {
  const [host] = call.operands
  if (has(call, 'query') || (host === undefined && call.command.tail === undefined)) {
    nothing(call)
    return
  }
  for (const word of values(call, 'option')) {
    const match = /^(proxycommand|localcommand|knownhostscommand)[=\s](.*)$/is.exec(word.text)
    if (match && !/^(?:none|ssh |nc |ncat |cloudflared access ssh|aws ssm|gcloud )/i.test(match[2] ?? ''))
      runs_code(call, 'shell', match[2] ?? '', 'ssh -o')
  }
  for (const word of values(call, 'remote_forward'))
    emit(call, 'net.tunnel', { target: host?.text ?? null, d2: 2, fields: { direction: 'remote', remote: word.text } })
  for (const word of values(call, 'dynamic_forward'))
    emit(call, 'net.tunnel', { target: host?.text ?? null, fields: { direction: 'dynamic', remote: word.text } })
  for (const word of values(call, 'local_forward')) {
    const open = /^(?:\*|0\.0\.0\.0|\[::\]):/.test(word.text)
    if (open)
      emit(call, 'net.tunnel', {
        target: host?.text ?? null,
        fields: { direction: 'local', remote: word.text, exposes: true },
      })
    else emit(call, 'net.listen', { target: word.text, fields: { port: word.text, tunnel: true } })
  }
  const fed =
    call.command.stdin.some((source) => source.kind === 'command') ||
    call.command.redirects.some((one) => one.op === '<')
  if (host === undefined) return
  const named = !/[.:]/.test(host.text.replace(/^.*@/, ''))
  if (fed)
    reach(call, 'net.send', host.text.replace(/^.*@/, ''), { method: 'ssh', source: 'stdin', with_data: true, named })
  else reach(call, 'net.fetch', host.text.replace(/^.*@/, ''), { method: 'ssh', named })
}

const scp: Does = (call) => {
  const to = call.operands.at(-1)
  const from = call.operands.slice(0, -1)
  const target = to === undefined ? null : remote_of(to)
  for (const word of from) {
    const origin = remote_of(word)
    if (origin === null) touch(call, 'fs.read', word, { copied: true })
    else reach(call, 'net.fetch', origin.host, { method: 'scp', to_file: true })
  }
  if (to === undefined) nothing(call)
  else if (target !== null && from.some((word) => remote_of(word) === null)) {
    reach(call, 'net.send', target.host, {
      method: 'scp',
      source: 'file',
      data: from.map((word) => word.text),
      named: target.named,
      with_data: true,
    })
    // Cron tables, unit files and authorized keys mean the same on every machine.
    if (/^[/~]/.test(target.path))
      touch({ ...call, command: { ...call.command, place: 'remote' } }, 'fs.write', { ...to, text: target.path })
  } else if (target === null) {
    touch(call, 'fs.write', to, { mode: 'truncate', downloaded: true })
    for (const word of from) {
      const name = remote_of(word)?.path.replace(/^.*\//, '') ?? ''
      if (name !== '' && !has_glob(name))
        touch(call, 'fs.write', { ...to, text: `${to.text}/${name}` }, { mode: 'truncate', downloaded: true })
    }
  }
}

/** Programs that put text where anybody can read it. */
const pastes: Does = (call) => {
  const files = [...values(call, 'file'), ...call.operands.filter((word) => /[./]/.test(word.text))]
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  const fed = call.command.stdin.length > 0
  if (files.length === 0 && !fed) return nothing(call)
  send_to_paste(call, files, files.length > 0 ? 'file' : 'stdin', true)
}

/** What goes to the place that the program itself stands for. */
function send_to_paste(call: Call, files: readonly Word[], source: 'file' | 'stdin', with_data: boolean): void {
  const { name } = call
  const data = files.map((word) => word.text)
  const fields = { host: name, host_kind: 'paste', method: name, source, data, with_data }
  emit(call, 'net.send', { target: name, scope: 'remote', fields, absorbs: true })
}

const PUTS = /^[ \t]*(?:(?:re|m)?put|mirror[ \t]+-R)[ \t]+(?:-\w+[ \t]+)*(\S+)/gm
const MAX_PUTS = 8

/** `sftp host <<< 'put file'`: what the lines that are typed into the session send. */
function puts(call: Call): void {
  const typed = call.command.stdin.flatMap((source) => (source.kind === 'text' ? [source.text] : []))
  for (const word of values(call, 'command')) typed.push(word.text.replaceAll(';', '\n'))
  for (const [, path] of Array.from(typed.join('\n').matchAll(PUTS)).slice(0, MAX_PUTS))
    touch(
      call,
      'fs.read',
      { text: path ?? '', cert: 'literal', quoted: false, taint: [], span: call.command.span },
      { copied: true },
    )
}

/** ftp, sftp, telnet, tftp: sessions with another host. */
const session: Does = (call) => {
  const [host] = call.operands
  for (const text of piped_text(call))
    for (const line of text.split('\n').slice(0, 64)) {
      const escaped = /^\s*!(.+)$/.exec(line)?.[1]
      if (escaped !== undefined) runs_code(call, 'shell', escaped, call.name)
    }
  if (host === undefined) nothing(call)
  else {
    const fed = call.command.stdin.length > 0
    puts(call)
    const put =
      /put$/.test(call.name) ||
      values(call, 'command').some((word) => /\bm?put\b|\bmirror\s+-R/.test(word.text)) ||
      (call.name === 'ftp' && call.command.args.some((word) => word.text === '-u'))
    reach(call, fed || put ? 'net.send' : 'net.fetch', host.text.replace(/^.*@/, ''), {
      method: call.name,
      source: fed ? 'stdin' : put ? 'file' : 'none',
      with_data: fed || put,
    })
    prints(call, 'net')
  }
}

/** `<data>.evil.example`: the name itself carries what is not known before it runs. */
function unknown_label(word: Word): boolean {
  const at = word.text.indexOf(UNKNOWN)
  return at >= 0 && word.text.includes('.', at)
}

const dns: Does = (call) => {
  for (const word of call.operands) {
    if (word.text.startsWith('@') || word.text.startsWith('+')) continue
    const dynamic = word.cert !== 'literal' && unknown_label(word)
    emit(call, 'net.dns', {
      target: word.cert === 'literal' ? word.text : null,
      cert: word.cert,
      fields: { name: word.text.replaceAll(UNKNOWN, '*'), dynamic },
      span: word.span,
      absorbs: true,
    })
  }
  if (call.operands.length === 0) nothing(call)
}

const SCANNER: Does = (call) => {
  const local =
    call.operands.length > 0 &&
    call.operands.every((word) => is_near(address_of(word.text)?.kind ?? 'unknown') && !word.text.includes('/'))
  if (call.operands.length === 0) nothing(call)
  else if (local) emit(call, 'net.listen', { target: call.operands[0]?.text ?? null, fields: { scan: true } })
  else emit(call, 'net.scan', { target: call.operands[0]?.text ?? null, d2: 2, fields: { tool: call.name } })
}

/** Programs that make a local port reachable from outside. */
const tunnels =
  (direction: string): Does =>
  (call) => {
    const first = call.operands[0]?.text ?? ''
    if (
      /^(?:version|help|update|login|list|status|config|authtoken|access|tail|--version|service-list|netcheck|ip|ping|info|diagnose|completion)$/.test(
        first,
      ) &&
      call.name !== 'tailscale-funnel'
    )
      nothing(call)
    else
      emit(call, 'net.tunnel', {
        target:
          call.operands
            .map((word) => word.text)
            .join(' ')
            .slice(0, 120) || call.name,
        d2: 2,
        fields: { direction, exposes: true },
      })
  }

const mails: Does = (call) => {
  const recipient = call.operands.find((word) => word.text.includes('@')) ?? value(call, 'to')
  if (recipient === null || recipient === undefined || has(call, 'read')) {
    nothing(call)
    return
  }
  const files = values(call, 'attach')
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  const host = recipient.text.slice(recipient.text.lastIndexOf('@') + 1)
  reach(call, 'net.send', host, {
    method: 'mail',
    source: files.length > 0 ? 'file' : 'stdin',
    data: files.map((word) => word.text),
    with_data: true,
    mail: true,
  })
}

/** rclone, s3cmd, mc, s5cmd: copies to a storage bucket. */
const bucket: Does = (call) => {
  const [operation, ...rest] = call.operands
  const verb = operation?.text ?? ''
  if (/^(?:ls|lsd|lsl|lsf|lsjson|size|tree|check|about|version|info|stat|du|cat|help|listremotes|config)$/.test(verb)) {
    if (verb === 'config' && /^(?:show|dump|file)$/.test(rest[0]?.text ?? ''))
      emit(call, 'cred.read', { target: call.name, d2: 2, fields: { store: 'file', item: 'cloud-key' } })
    else nothing(call)
    return
  }
  if (/^(?:delete|purge|deletefile|rmdirs?|rm|del|rb|cleanup)$/.test(verb)) {
    emit(call, 'cloud.delete', {
      target: rest.at(-1)?.text ?? null,
      d2: 2,
      fields: { provider: call.name, service: 'storage', op: verb },
    })
    return
  }
  const to = rest.at(-1)
  const from = rest.slice(0, -1)
  const outgoing =
    to !== undefined && /^(?:[\w-]{2,}:|s3:\/\/|gs:\/\/|[\w-]+\/)/.test(to.text) && !to.text.startsWith('./')
  if (outgoing && from.some((word) => !/^(?:[\w-]{2,}:|s3:\/\/)/.test(word.text))) {
    for (const word of from) touch(call, 'fs.read', word, { bulk: true, copied: true })
    emit(call, 'net.send', {
      target: to.text,
      scope: 'remote',
      fields: {
        host: to.text,
        host_kind: 'unknown',
        method: 'bucket',
        source: 'file',
        data: from.map((word) => word.text),
        with_data: true,
      },
      absorbs: true,
    })
  } else if (to !== undefined) touch(call, 'fs.write', to, { mode: 'truncate', downloaded: true })
}

const listens = (call: Call): void => {
  const host = text_of(value(call, 'host')) ?? ''
  emit(call, 'net.listen', { target: call.operands[0]?.text ?? null, fields: { addr: host, exposes: false } })
}

export const NETWORK: readonly ProgramSpec[] = [
  program('curl curlie', {
    flags: {
      url: '--url =',
      data: '-d --data --data-binary --data-raw --data-urlencode --data-ascii --json =',
      form: '-F --form --form-string =',
      upload: '-T --upload-file =',
      header: '-H --header =',
      user: '-u --user --oauth2-bearer =',
      carried: '-b --cookie -A --user-agent -e --referer =',
      method: '-X --request =',
      output: '-o --output =',
      remote_name: '-O --remote-name --remote-name-all',
      folder: '--output-dir =',
      get: '-G --get -I --head',
      config: '-K --config =',
      insecure: '-k --insecure --proxy-insecure',
      socket: '--unix-socket --abstract-unix-socket =',
      key: '--key -E --cert --cacert --netrc-file =',
      other:
        '-c --cookie-jar -x --proxy -m --max-time --connect-timeout --retry --retry-delay --retry-max-time -w --write-out -r --range -C --continue-at -D --dump-header --resolve --connect-to --limit-rate --interface -y -Y -z --time-cond --ciphers --tls-max --aws-sigv4 -U --proxy-user --dns-servers --local-port --stderr --trace --trace-ascii --max-redirs --max-filesize --keepalive-time --rate --socks5 --socks5-hostname --socks4 --parallel-max --noproxy --expect100-timeout --proto --proto-default -Q --quote -t --telnet-option --variable --url-query =',
      quiet:
        '-s -S -f -L -v -i -g -4 -6 -n -N -a -q -R -Z -j -l --fail --silent --show-error --location --compressed --fail-with-body --create-dirs',
    },
    does: curl,
  }),
  program('wget wget2', {
    flags: {
      output: '-O --output-document =',
      post_data: '--post-data --body-data =',
      post_file: '--post-file --body-file =',
      method: '--method =',
      input: '-i --input-file =',
      insecure: '--no-check-certificate',
      spider: '--spider',
      header: '--header --user =',
      other:
        '-P --directory-prefix -o --output-file -a --append-output -t --tries -T --timeout --connect-timeout --read-timeout -w --wait -Q --quota -U --user-agent --user --password --referer -l --level -A --accept -R --reject -D --domains -I -X -B --base --limit-rate -e --execute --load-cookies --save-cookies --certificate --private-key --ca-certificate --cut-dirs =',
      quiet: '-q -c -N -r -k -p -m -np -nH -nc -nv -v -S -b -x -E -H -L -K -F',
    },
    does: wget,
  }),
  program('http https xh xhs httpie', {
    flags: {
      other:
        '-a --auth --auth-type -A -s --style --pretty -p --print -o --output --session --timeout --proxy --verify --cert =',
      quiet: '-f --form -j --json -v -h -b -d --download -F --follow --check-status -m -I --ignore-stdin --multipart',
    },
    does: httpie,
  }),
  program(
    'aria2c axel fetch ftpget lwp-download lwp-request get head-http saldl httrack youtube-dl yt-dlp megadl bitsadmin-posix',
    {
      flags: {
        output: '-o --out --output -O =',
        folder: '-d --dir -P --paths =',
        other: '-x -s -j --split -k -i --input-file -n -U -H --header -f --format -c =?',
        to_stdout: '--stdout',
      },
      does: downloader,
    },
  ),
  program('hping3 hping nping', {
    flags: {
      file: '-E --file --data-file =',
      data: '-e --sign --data --data-string =',
      other: '-c -i -d -p -s -a -I -t -C -K -N --rate =',
    },
    does: (call) => {
      const files = values(call, 'file')
      for (const word of files) touch(call, 'fs.read', word, { copied: true })
      const [host] = call.operands
      if (host === undefined) nothing(call)
      else if (files.length > 0 || has(call, 'data'))
        reach(call, 'net.send', host, { method: 'raw', source: files.length > 0 ? 'file' : 'inline', with_data: true })
      else SCANNER(call)
    },
  }),
  program('lynx w3m links elinks links2 browsh', {
    flags: {
      source: '-source -dump -dump_source --dump --source -S',
      other: '-width -T -o -config -accept_all_cookies =?',
    },
    style: 'long',
    does: text_browser,
  }),
  program('nc ncat netcat nc.traditional nc.openbsd pwncat cryptcat', {
    flags: {
      execute: '-e --exec =',
      shell_command: '-c --sh-exec =',
      lua: '--lua-exec =',
      listen: '-l --listen',
      port: '-p --source-port =',
      scan: '-z',
      socket: '-U --unixsock',
      other:
        '-w --wait -q -s --source -i --idle-timeout -x -X -O -T -I -V --proxy --proxy-type --ssl-cert --ssl-key --allow --deny =',
      quiet: '-n -v -u -k -d -N -4 -6 -r -t --ssl --udp --keep-open --send-only --recv-only',
    },
    does: netcat,
  }),
  program('socat filan procan', {
    flags: { other: '-t -T -lf -lp -b -L -W =?', quiet: '-d -v -x -u -U -h -V -D -s' },
    does: socat,
  }),
  program('ssh autossh mosh sshpass-ssh dbclient', {
    flags: {
      option: '-o =',
      local_forward: '-L =',
      remote_forward: '-R =',
      dynamic_forward: '-D -w =',
      query: '-G -Q -V -O =?',
      other: '-i -p -l -F -J -b -c -e -m -S -W -B -E -I -M =',
      quiet: '-N -f -n -T -t -q -v -A -a -X -x -Y -y -4 -6 -C -g -k -K -s',
    },
    does: ssh,
  }),
  program('scp pscp sftp-cp rcp', {
    flags: { other: '-P -i -F -o -J -S -c -l -D -X =', quiet: '-r -p -q -v -C -3 -4 -6 -B -O -T -A -R -s' },
    does: scp,
  }),
  program(
    'ix sprunge wgetpaste nopaste haste hastebin dpaste ptpb pbincli privatebin pastebinit slackcat telegram-send',
    {
      flags: { file: '-i -f --file =', other: '-a -b -t -u -l -n -c --channel --title --format =' },
      does: pastes,
    },
  ),
  program('smbclient', {
    flags: { command: '-c --command =', other: '-U --user -W -p -A -I -D --directory =', list: '-L --list =' },
    does: (call) => (has(call, 'list') ? SCANNER(call) : session(call)),
  }),
  program('sftp lftp ftp ncftp ncftpput tftp telnet rlogin rsh cu minicom', {
    flags: { batch: '-b =', command: '-c -e =', other: '-P -i -o -u -p -F -J -S -l =', quiet: '-r -q -v -C -n -i' },
    does: all_of(session, (call) => {
      for (const word of values(call, 'batch')) if (word.text !== '-') touch(call, 'fs.read', word)
    }),
  }),
  program('dig nslookup host drill kdig doggo resolvectl getaddrinfo', {
    flags: { other: '-t -p -k -x -c -q -b -y -f -W -R =', quiet: '-4 -6 -v -a' },
    does: dns,
  }),
  program(
    'ping ping6 traceroute tracepath mtr arping fping whois ip ifconfig ss netstat route arp iwconfig nmcli networksetup scutil ethtool iw rfkill nethogs iftop bmon vnstat ipcalc speedtest speedtest-cli',
    {
      flags: { other: '-c -i -W -w -t -s -I -n -p -q =?' },
      subcommands: {
        'addr address a link l route r rule neigh n netns maddress tunnel': {
          flags: { any: '-4 -6 -o -j -br' },
          does: (call) => {
            if (call.name !== 'ip') nothing(call)
            else if (
              call.operands.some((word) => /^(?:add|del|delete|set|flush|replace|change|append|exec)$/.test(word.text))
            )
              emit(call, 'sys.firewall', { target: call.subcommand, d2: 1, fields: { control: 'ip', op: 'change' } })
            else nothing(call)
          },
        },
      },
      does: (call) => {
        const substituted = call.operands.find((word) => word.cert !== 'literal' && unknown_label(word))
        if (substituted !== undefined && /^(?:ping6?|traceroute)$/.test(call.name)) dns(call)
        else nothing(call)
      },
    },
  ),
  program(
    'nmap masscan zmap rustscan nikto sqlmap gobuster dirb ffuf wfuzz hydra medusa nuclei wpscan feroxbuster amass subfinder metasploit msfconsole msfvenom responder crackmapexec netexec enum4linux smbclient-scan john hashcat aircrack-ng bettercap ettercap mimikatz',
    {
      flags: {
        ports: '-p =',
        other: '-oN -oX -oG -oA -T -iL -u -w -P -L -t -s -o -D --rate --script =?',
        quiet: '-sV -sS -sn -A -O -v',
      },
      does: SCANNER,
    },
  ),
  program('tcpdump tshark wireshark dumpcap ngrep mitmproxy mitmdump mitmweb', {
    flags: { read: '-r =', write: '-w =', interface: '-i -c -s -f -Y -T -e =', list: '-D' },
    does: (call) =>
      has(call, 'read') || has(call, 'list')
        ? reads(call)
        : emit(call, 'net.scan', {
            target: value(call, 'interface')?.text ?? 'any',
            d2: 1,
            fields: { tool: call.name, capture: true },
          }),
  }),
  program(
    'ngrok frpc frps chisel bore lt localtunnel pagekite gost ligolo-ng iodine dnscat dnscat2 ptunnel rathole zrok tunnelto inlets sshuttle playit serveo telebit revsocks rpivot stunnel tor proxychains proxychains4 tailscale-funnel zerotier-cli holesail expose jprq loophole',
    tunnels('expose'),
  ),
  program('cloudflared', {
    subcommands: {
      'version update login help': nothing,
      access: nothing,
      tunnel: {
        flags: { url: '--url --name --config --hostname --protocol --loglevel =' },
        subcommands: { 'list info login cleanup diag': nothing, 'run create route delete token': tunnels('expose') },
        does: tunnels('expose'),
      },
    },
    does: tunnels('expose'),
  }),
  program('tailscale', {
    subcommands: { 'funnel serve': tunnels('expose'), 'up set login': says('net.tunnel', { direction: 'vpn' }) },
    does: nothing,
  }),
  program('wg wg-quick openvpn openconnect vpnc', {
    flags: { config: '--config =' },
    subcommands: { show: nothing, 'genkey genpsk pubkey': nothing },
    does: says('net.tunnel', { direction: 'vpn' }),
  }),
  program('mail mailx mutt neomutt sendmail msmtp swaks s-nail ssmtp exim mpack sendemail', {
    flags: {
      attach: '-a -A --attach --attachment =',
      subject: '-s --subject -c --cc -b --bcc -r -f --from -S -i -F --header --server --body =',
      to: '-t --to =',
      read: '-H -e -p -N -f =?',
    },
    does: mails,
  }),
  program('rclone s3cmd s5cmd mc b2', {
    flags: {
      other: '--config --include --exclude --filter --transfers --checkers --bwlimit -r --repo -p --password-file =',
      dry_run: '-n --dry-run',
    },
    harmless_with: ['dry_run'],
    does: bucket,
  }),
  program(
    'ab wrk hey k6 siege vegeta autocannon oha bombardier locust artillery hyperfine lighthouse newman',
    says('proc.exec', { known: true }),
  ),
  program('croc wormhole magic-wormhole transfer ffsend send onionshare snapdrop sendme', {
    does: (call) => {
      const words = call.operands.filter((word) => !/^(?:send|upload|receive|tx|rx)$/.test(word.text))
      if (call.operands.some((word) => /^(?:receive|rx)$/.test(word.text)))
        emit(call, 'net.fetch', { fields: { method: call.name } })
      else {
        for (const word of words) touch(call, 'fs.read', word, { copied: true })
        send_to_paste(call, words, 'file', has_data(call))
      }
    },
  }),
  program(
    'serve http-server live-server browser-sync static-server sirv miniserve darkhttpd webfsd simple-http-server caddy-file ttyd gotty wetty websocketd',
    {
      flags: { host: '-a --host -b --bind -H --hostname -i --interface =', port: '-p --port -l --listen =' },
      does: (call) => {
        if (/^(?:ttyd|gotty|wetty)$/.test(call.name))
          emit(call, 'net.tunnel', { target: call.name, d2: 2, fields: { direction: 'shell', exposes: true } })
        else listens(call)
      },
    },
  ),
]
