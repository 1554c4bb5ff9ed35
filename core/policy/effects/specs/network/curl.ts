// curl: what a request reads, sends, and writes.
import { type Call, emit, has, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
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
import type { Word } from '#core/policy/parse/tree.ts'

/** A GraphQL mutation whose name says that something goes away. */
const MUTATION = /\bmutation\b[^{]{0,80}\{\s*\w*(?:delete|remove|destroy|purge|terminate|wipe)\w*\s*[({]/i
/** Bodies by which stores are emptied through their web interface. */
const WIPES =
  /"drop_(?:all|op)"\s*:|"purge_everything"\s*:\s*true|<delete>\s*<query>|"delete"\s*:\s*\{\s*"query"\s*:\s*"\*:\*"/

/** What FTP and SFTP are told to remove: `-Q 'DELE file'`, `-Q '-rm file'`. */
const REMOVES = /^[-+*]{0,2}(?:DELE|RMD|rm|rmdir)\s/i

/** More addresses of one call are not looked at. */
const MAX_URLS = 16
/** Headers by which a caller says who it is. */
const CREDENTIAL_HEADER = /^(?:authorization|x-api-key|private-token|x-auth-\w+)\s*:/i

/** What one call sends, whatever the address. */
interface Request {
  method: string
  /** Texts and forms of the body. */
  data: readonly Word[]
  /** Files that are sent. */
  files: readonly Word[]
  /** The file that the answer is written to; null when it is printed or named by its address. */
  output: Word | null
  sends: boolean
}

const curl: Does = (call) => {
  const request = request_of(call)
  touch_files(call, request)
  const urls = [...values(call, 'url'), ...call.operands].filter((word) => word.text !== '' || word.cert !== 'literal')
  for (const url of urls.slice(0, MAX_URLS)) ask(call, request, url)
}

function request_of(call: Call): Request {
  const data = [...values(call, 'data'), ...values(call, 'form')]
  const upload = values(call, 'upload')
  const usual = upload.length > 0 ? 'PUT' : data.length > 0 && !has(call, 'get') ? 'POST' : 'GET'
  const told = values(call, 'told').some((word) => REMOVES.test(word.text)) ? 'DELETE' : usual
  const method = (text_of(value(call, 'method')) ?? told).toUpperCase()
  const files = [...upload, ...data.flatMap(attached_file)]
  const sends = SENDING_METHOD.test(method) || data.length > 0 || upload.length > 0
  return { method, data, files, output: value(call, 'output'), sends }
}

/** The files of this machine that a call reads and writes. */
function touch_files(call: Call, { files, output }: Request): void {
  for (const word of files) if (word.text !== '-' && word.text !== '.') touch(call, 'fs.read', word, { copied: true })
  if (output !== null && output.text !== '-')
    touch(call, 'fs.write', placed(call, output), { mode: 'truncate', downloaded: true })
  for (const word of values(call, 'config')) if (word.text !== '-') touch(call, 'fs.read', word)
  for (const word of values(call, 'key')) touch(call, 'fs.list', word)
}

/** The request to one address. */
function ask(call: Call, request: Request, url: Word): void {
  const { method, data, output, sends } = request
  const address = address_of(first_part(url.text))
  const fields = fields_of(call, request, url)
  if (has(call, 'remote_name') && output === null) downloads(call, url)
  misdirects(call, url, address, [...values(call, 'header'), ...values(call, 'user'), ...values(call, 'carried')])
  if (/^(?:file):/i.test(url.text)) touch(call, 'fs.read', { ...url, text: url.text.slice(7) })
  else if (sends) sends_to(call, url, address, fields, data)
  else fetches(call, url, fields)
  for (const socket of values(call, 'socket')) touch(call, 'fs.read', socket, { socket: true })
  const inspects = !sends && method === 'GET' && LOOKS_AT_ENGINE.test(url.text)
  if (value(call, 'socket')?.text.includes('docker.sock') && !inspects) {
    emit(call, 'ctr.run', { target: 'docker.sock', d2: 3, fields: { privileged: sends, socket: true } })
  }
}

function fields_of(call: Call, { method, data, files, output }: Request, url: Word) {
  const remote_name = has(call, 'remote_name')
  const from_file = files.length > 0 || data.some((one) => holds_files(call, one))
  return {
    method,
    to_file: (output !== null && output.text !== '-') || remote_name,
    downloads_as: output?.text ?? (remote_name ? base_name(url.text) : ''),
    insecure: has(call, 'insecure'),
    authorised: has(call, 'user') || values(call, 'header').some((one) => CREDENTIAL_HEADER.test(one.text)),
    source: from_file ? 'file' : data.length > 0 ? 'inline' : 'none',
    data: files.map((one) => one.text),
    with_data: data.length > 0 || values(call, 'upload').length > 0,
    destroys: data.some((one) => MUTATION.test(one.text)),
    wipes: data.some((one) => WIPES.test(one.text)),
  }
}

/** Requests to a container engine whose answers show no variables of containers. */
const LOOKS_AT_ENGINE =
  /^(?:http:\/\/)?[\w.]{1,40}(?:\/v\d\.\d{1,2})?\/(?:_ping|version|info|events|(?:containers|images|volumes|networks)(?:\/json)?)(?:\?[^#]{0,200})?$/

/** Programs that print what files hold, or what this machine is. */
const PRINTS_FILES =
  /^(?:cat|bat|get-content|gc|type|get-childitem|gci|get-process|tar|zip|gzip|base64|xxd|od|jq|head|tail|sed|grep|rg|find|ls|ps|history|ifconfig|netstat)$/

/** `-d "$(cat notes.md)"`, `-Body (Get-Content notes.md)`: the text of a file stands in the request. */
export function holds_files({ commands }: Call, word: Word): boolean {
  return (
    word.feeds?.some(({ index }) => {
      const feeder = commands[index]
      if (feeder === undefined) return false
      if (feeder.name !== 'git') return PRINTS_FILES.test(feeder.name)
      return feeder.args.some((one) => /^(?:diff|show|archive|bundle|-p|--patch|cat-file)$/.test(one.text))
    }) === true
  )
}

/** `@file` of `-d`, `name=@file` and `name=<file` of `-F`. */
function attached_file(word: Word): Word[] {
  const match = /^(?:@|[^=]*=[@<]|[^=@]+@)([^;]+)/s.exec(word.text)
  return match && !word.text.startsWith('{') && !/^[^@]*=[^@<]/.test(word.text)
    ? [{ ...word, text: match[1] ?? '' }]
    : []
}

export const CURL: readonly ProgramSpec[] = [
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
      told: '-Q --quote =',
      remote_name: '-O --remote-name --remote-name-all',
      folder: '--output-dir =',
      get: '-G --get -I --head',
      config: '-K --config =',
      insecure: '-k --insecure --proxy-insecure',
      socket: '--unix-socket --abstract-unix-socket =',
      key: '--key -E --cert --cacert --netrc-file =',
      other:
        '-c --cookie-jar -x --proxy -m --max-time --connect-timeout --retry --retry-delay --retry-max-time ' +
        '-w --write-out -r --range -C --continue-at -D --dump-header --resolve --connect-to --limit-rate ' +
        '--interface -y -Y -z --time-cond --ciphers --tls-max --aws-sigv4 -U --proxy-user --dns-servers ' +
        '--local-port --stderr --trace --trace-ascii --max-redirs --max-filesize --keepalive-time --rate ' +
        '--socks5 --socks5-hostname --socks4 --parallel-max --noproxy --expect100-timeout --proto ' +
        '--proto-default -t --telnet-option --variable --url-query =',
      quiet:
        '-s -S -f -L -v -i -g -4 -6 -n -N -a -q -R -Z -j -l --fail --silent --show-error --location --compressed --fail-with-body --create-dirs',
    },
    does: curl,
  }),
]
