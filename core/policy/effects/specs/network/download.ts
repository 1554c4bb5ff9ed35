// wget, httpie, downloaders and text browsers.
import { has, reach, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import {
  base_name,
  downloads,
  fetches,
  first_part,
  misdirects,
  placed,
  SENDING_METHOD,
  sends_to,
} from '#core/policy/effects/specs/network/http.ts'
import { reads_file } from '#core/policy/effects/specs/network/payload.ts'

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
  const output = value(call, 'output')
  if (output !== null) touch(call, 'fs.write', output, { mode: 'truncate', downloaded: true })
  else if (has(call, 'download')) downloads(call, target)
}

const downloader: Does = (call) => {
  const output = value(call, 'output')
  const to_stdout = output?.text === '-' || has(call, 'to_stdout')
  for (const word of call.operands) {
    if (!/:\/\/|^[\w-]+\.[\w.-]+/.test(word.text)) continue
    fetches(call, word, { method: 'GET', to_file: !to_stdout })
    if (!to_stdout && output === null) downloads(call, word)
  }
  if (output !== null && output.text !== '-')
    touch(call, 'fs.write', placed(call, output), { mode: 'truncate', downloaded: true })
}

/** lynx, w3m, links: text browsers that dump what they fetch. */
const text_browser: Does = (call) => {
  for (const word of call.operands) if (/[:./]/.test(word.text)) fetches(call, word, { method: 'GET' })
}

export const DOWNLOADERS: readonly ProgramSpec[] = [
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
      folder: '-P --directory-prefix =',
      other:
        '-o --output-file -a --append-output -t --tries -T --timeout --connect-timeout --read-timeout -w ' +
        '--wait -Q --quota -U --user-agent --user --password --referer -l --level -A --accept -R --reject -D ' +
        '--domains -I -X -B --base --limit-rate -e --execute --load-cookies --save-cookies --certificate ' +
        '--private-key --ca-certificate --cut-dirs =',
      quiet: '-q -c -N -r -k -p -m -np -nH -nc -nv -v -S -b -x -E -H -L -K -F',
    },
    does: wget,
  }),
  program('http https xh xhs httpie', {
    flags: {
      other: '-a --auth --auth-type -A -s --style --pretty -p --print --session --timeout --proxy --verify --cert =',
      output: '-o --output =',
      download: '-d --download',
      quiet: '-f --form -j --json -v -h -b -F --follow --check-status -m -I --ignore-stdin --multipart',
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
  program('lynx w3m links elinks links2 browsh', {
    flags: {
      source: '-source -dump -dump_source --dump --source -S',
      other: '-width -T -o -config -accept_all_cookies =?',
    },
    style: 'long',
    does: text_browser,
  }),
]
