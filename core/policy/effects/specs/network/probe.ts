// Name lookups, pings, scanners and captures.
import { one_of } from '#core/compose.ts'
import { type Call, emit, has, prints, reach, said, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { address_of, is_address, is_near } from '#core/policy/effects/host/address.ts'
import { UNKNOWN } from '#core/policy/effects/place/path.ts'
import { type Does, nothing, type ProgramSpec, program, reads } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

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
  // The owner of a name may write anything into its TXT records.
  if (/(?:^|[\s=])(?:TXT|ANY)(?:\s|$)/i.test(said(call))) prints(call, 'net')
}

/** `whois -h host "$(cat notes)"`: the whole question goes to the host. A name that only its owner is asked for is routine. */
const asks: Does = (call) => {
  const server = value(call, 'server') ?? call.operands.find(({ text }) => call.name === 'finger' && text.includes('@'))
  const carries = call.operands.some(({ cert }) => cert === 'dynamic' || cert === 'partial')
  prints(call, 'net')
  if (server === undefined || server === null) nothing(call)
  // The owner of the server controls the answer.
  else if (!carries) reach(call, 'net.fetch', server.text.slice(server.text.lastIndexOf('@') + 1), { method: 'raw' })
  else
    reach(call, 'net.send', server.text.slice(server.text.lastIndexOf('@') + 1), {
      method: 'raw',
      source: 'file',
      with_data: true,
    })
}

/** Where scanners of web sites are pointed with an option: `-u http://localhost:8000`. */
const NAMED_TARGET = /(?:^|\s)(?:-u|-h|-host|--?url|--?target|--host)[= ]["']?((?:https?:\/\/)?[\w.-]+(?::\d+)?)/g

/** Modes, levels, lists of ports or of answers, templates and lists of words. */
const NO_HOST =
  /^[a-z-]+$|^\d{1,5}(?:[,-]\d{1,5}){0,40}$|^[a-z]+(?:\/[a-z-]+)+\/?$|\.(?:txt|lst|list|json|ya?ml|csv|html)$/

/** A host, other than this one, is probed. */
/** `10.0.1.$i`: every address of a network, one after the other. */
const is_swept = (word: Word): boolean =>
  word.cert !== 'literal' && /^\d{1,3}\.\d{1,3}\.\d{1,3}\.[^\d.]/.test(word.text)

export const SCANNER: Does = (call) => {
  const named = Array.from(said(call).matchAll(NAMED_TARGET), ([, host = '']) => host)
  const near = (host: string) => is_near(address_of(host)?.kind ?? 'unknown')
  if (named.length > 0 && named.every(near) && call.operands.every(({ text }) => NO_HOST.test(text) || near(text)))
    return void emit(call, 'net.listen', { target: named[0] ?? null, fields: { scan: true } })
  const local =
    call.operands.length > 0 &&
    call.operands.every((word) => is_near(address_of(word.text)?.kind ?? 'unknown') && !word.text.includes('/'))
  if (call.operands.length === 0) nothing(call)
  else if (local) emit(call, 'net.listen', { target: call.operands[0]?.text ?? null, fields: { scan: true } })
  else emit(call, 'net.scan', { target: call.operands[0]?.text ?? null, d2: 2, fields: { tool: call.name } })
}

/** Repositories whose purpose is to break into what they hold or start themselves. */
const LAB =
  /(?:^|[/_.-])(?:pen-?test\w*|ctfs?|htb|thm|tryhackme|hackthebox|vulnhub|vulnlab|red-?team\w*|offsec|pwn|wargames?|malware-lab|security-lab)(?:[/_.-]|$)/i

function is_lab({ command, frame }: Call): boolean {
  return LAB.test(frame.workspace ?? command.cwd ?? '')
}

/** `linux/x64/meterpreter/reverse_tcp`: a program whose only purpose is to hand a shell to another machine. */
const OPENS_SHELL =
  /(?:shell|meterpreter)[/_](?:\w{1,20}[/_])?(?:reverse|bind)|(?:reverse|bind)_(?:tcp|http|php|bash|perl|python)/

const ONLY_SHOWS = /^(?:--?(?:list|help|version|test|benchmark)\b|-[hVIb]$|$)/

/** Other programs of the same names: a shop (`npx medusa db:migrate`) and a server of sign-ins (`hydra serve all`). */
function is_namesake(name: string, words: string): boolean {
  if (name === 'medusa') return !/(?:^|\s)-M\s?\w/.test(words)
  return (
    name === 'hydra' &&
    /^(?:serve|migrate|create|get|list|update|import|introspect|janitor|perform|token)\s/.test(words)
  )
}

/** Guesses passwords: of files of such a repository, or of a service that is near. */
const CRACKER: Does = (call) => {
  if (ONLY_SHOWS.test(said(call)) || is_namesake(call.name, said(call))) return nothing(call)
  const fields = { tool: call.name }
  if (!is_lab(call)) {
    // `john /etc/shadow`: what is guessed at is read.
    for (const word of call.operands) if (/^[~/]/.test(word.text)) touch(call, 'fs.read', word)
    return void emit(call, 'net.scan', { target: call.operands[0]?.text ?? null, d2: 2, fields })
  }
  if (call.name === 'hydra') {
    const named = call.operands.filter(
      ({ text }) => /\D/.test(text) && (is_address(text) || is_near(address_of(text)?.kind ?? 'unknown')),
    )
    const near = named.filter(({ text }) => !/^\/|@/.test(text) && is_near(address_of(text)?.kind ?? 'unknown'))
    const all = near.length > 0 && named.every((word) => near.includes(word) || !is_address(word.text))
    return void emit(call, all ? 'net.listen' : 'net.scan', all ? { fields: { scan: true } } : { d2: 2, fields })
  }
  for (const word of call.operands) touch(call, 'fs.read', word)
  const own = call.operands.every(({ text }) => !/^[~/]|\.\.\//.test(text))
  emit(call, own ? 'proc.exec' : 'net.scan', own ? { fields: { known: true, quiet: true } } : { d2: 2, fields })
}

/** `mitmdump --mode reverse:http://localhost:8000`: only what is sent to it is seen, on its way to a service of this machine. */
function is_own_door(mode: string): boolean {
  return /^reverse:https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:@\d+)?\/?$/.test(mode)
}

/** `ip netns add t`, `ip link add v0 type veth peer name v1`: devices and networks made of nothing, beside those that are there. */
const MAKES_UP_NETWORK = one_of(
  /^(?:netns|n) (?:add|del|delete) [\w-]{1,40}$/,
  /^(?:link|l) add (?:dev |name |link )*[\w.-]+ type (?:veth|vcan|vxcan|dummy|bridge)\b[^;]*$/,
  /^(?:link|l) (?:set|del|delete) (?:dev |up ){0,2}(?:veth|vcan|vxcan|dummy|br-test)[\w.-]*(?: (?:up|down|netns [\w-]+|mtu \d+|type vcan|master br-test[\w-]*))*$/,
)

/** `ping -p $(head -c 16 .env | xxd -p) host`: what fills the packets is sent along. */
function filled_packets({ name, command: { args } }: Call): Word | undefined {
  if (!/^f?ping6?$/.test(name)) return undefined
  return args.find((word, at) => word.cert !== 'literal' && args[at - 1]?.text === '-p')
}

const RAW_PACKETS = { method: 'raw', source: 'inline', with_data: true } as const

export const PROBES: readonly ProgramSpec[] = [
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
  program('whois finger jwhois', {
    flags: { server: '-h --host =', other: '-p --port -T -i =' },
    does: asks,
  }),
  program('dig nslookup host drill kdig doggo resolvectl getaddrinfo', {
    flags: { other: '-t -p -k -x -c -q -b -y -f -W -R =', quiet: '-4 -6 -v -a' },
    does: dns,
  }),
  program(
    'ping ping6 traceroute tracepath mtr arping fping ip ifconfig ss netstat route arp iwconfig nmcli ' +
      'networksetup scutil ethtool iw rfkill nethogs iftop bmon vnstat ipcalc speedtest speedtest-cli',
    {
      flags: { other: '-c -i -W -w -t -s -I -n -p -q =?' },
      subcommands: {
        'addr address a link l route r rule neigh n netns maddress tunnel': {
          flags: { any: '-4 -6 -o -j -br' },
          does: (call) => {
            if (call.name !== 'ip' || MAKES_UP_NETWORK.test(said(call))) nothing(call)
            else if (
              call.operands.some((word) => /^(?:add|del|delete|set|flush|replace|change|append|exec)$/.test(word.text))
            )
              emit(call, 'sys.kernel', { target: call.subcommand, d2: 2, fields: { control: 'ip', op: 'machine' } })
            else nothing(call)
          },
        },
      },
      does: (call) => {
        const pattern = filled_packets(call)
        if (pattern) return void reach(call, 'net.send', call.operands.at(-1) ?? pattern, RAW_PACKETS)
        const substituted = call.operands.find((word) => word.cert !== 'literal' && unknown_label(word))
        if (/^(?:f?ping|arping|nc)$/.test(call.name) && call.command.over !== undefined && call.operands.some(is_swept))
          emit(call, 'net.scan', { target: 'addresses of a network', d2: 1, fields: { tool: call.name } })
        else if (substituted !== undefined && /^(?:ping6?|traceroute|tracepath|mtr|arping|fping)$/.test(call.name))
          dns(call)
        else nothing(call)
      },
    },
  ),
  program(
    'nmap masscan zmap rustscan nikto sqlmap gobuster dirb ffuf wfuzz nuclei wpscan feroxbuster amass ' +
      'subfinder metasploit msfconsole responder crackmapexec netexec enum4linux smbclient-scan ' +
      'aircrack-ng bettercap ettercap mimikatz',
    {
      flags: {
        ports: '-p =',
        other: '-oN -oX -oG -oA -T -iL -u -w -P -L -t -s -o -D --rate --script =?',
        quiet: '-sV -sS -sn -A -O -v',
      },
      does: SCANNER,
    },
  ),
  program('msfvenom', {
    flags: {
      payload: '-p --payload =',
      other: '-f -o -e -b -a -i -x -n -s -v --platform --arch --format --out =',
      list: '-l --list =?',
    },
    does: (call) => {
      const payload = text_of(value(call, 'payload')) ?? ''
      if (payload === '') nothing(call)
      else if (!OPENS_SHELL.test(payload) || is_lab(call))
        emit(call, 'net.scan', { target: payload, d2: 2, fields: { tool: call.name } })
      else emit(call, 'net.shell', { target: payload, d2: 2, fields: { mechanism: 'payload' } })
    },
  }),
  program('hydra', { flags: { other: '-l -L -p -P -s -t -T -w -o -C -e -c -M -x =' }, does: CRACKER }),
  program('john hashcat fcrackzip pdfcrack medusa ncrack crowbar brutespray', { does: CRACKER }),
  program('tcpdump tshark wireshark dumpcap ngrep mitmproxy mitmdump mitmweb', {
    flags: {
      read: '-r =',
      write: '-w =',
      interface: '-i -c -s -f -Y -T -e =',
      other: '-W -G -C -Z -z -B -y =',
      list: '-D --list-interfaces --list-data-link-types',
      mode: '-m --mode =',
    },
    does: (call) =>
      has(call, 'read') ||
      (is_own_door(value(call, 'mode')?.text ?? '') && !/--listen-host[= ](?!127\.|localhost)/.test(said(call))) ||
      has(call, 'list') ||
      /(?:^|\s)-i\s*lo0?(?:\s|$)/.test(said(call))
        ? reads(call)
        : emit(call, 'net.scan', {
            target: value(call, 'interface')?.text ?? 'any',
            d2: 1,
            fields: { tool: call.name, capture: true },
          }),
  }),
]
