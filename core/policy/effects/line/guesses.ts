// Loops that try one password after another: `for p in $(cat words.txt); do sshpass -p "$p" ssh root@host; done`. The
// loop variable is in the place of a password, and nothing else varies.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Where programs take a password: patterns over the preceding word and the word as written. */
const PLACES: ReadonlyMap<string, RegExp> = new Map(
  (
    [
      ['sshpass', /^-p | -p["'${]/],
      ['unzip', /^-\w*P | -\w*P["'${]/],
      ['7z 7za 7zz unrar rar', / -p["'${]/],
      ['mysql mariadb mysqladmin mysqldump', / (?:-p|--password=)["'${]/],
      ['mongosh mongo', /^(?:-p|--password) | --password=/],
      ['redis-cli valkey-cli', /^(?:-a|--pass) /],
      ['gpg gpg2', /^--passphrase | --passphrase=/],
      ['openssl', /^-(?:k|pass|passin) /],
      ['xfreerdp xfreerdp3 rdesktop', / \/p:|^-p /],
      ['ldapsearch ldapwhoami ldapmodify', /^-w /],
      ['smbclient rpcclient smbmap winexe', /%["'${]|^-p /],
      ['net', /%["'${]|^\/user:\S+ |^\\\\\S+ /i],
      ['convertto-securestring', /^/],
      ['sqlcmd evil-winrm', /^-[pP] /],
      ['ssh-keygen', /^-P /],
      ['snmpwalk snmpget onesixtyone', /^-c /],
      ['qpdf pdftotext pdftk', / --password=|^-(?:upw|opw) /],
      ['curl', /^(?:-u|--user) ["']?[^"'\s]+:|^(?:-u|--user) ["'${]+\w+\}?:/],
      ['wget', / --(?:http-|ftp-)?password=/],
    ] as const
  ).flatMap(([names, place]) => names.split(' ').map((name) => [name, place] as const)),
)
/** Programs that read a password from their input; some only with certain options. */
const PROMPTS = /^(?:su|doas|cryptsetup|ssh-keygen|keepassxc-cli|smbclient|login|kinit|veracrypt|pkexec)$/
const TOLD_TO = /^(?:sudo|gpg2?|openssl)$/
const TOLD = /(?:^|\s)(?:-\w*S|--stdin|--passphrase-fd|-pass(?:in)?\s+stdin)(?:[\s=]|$)/
/** A word that is only the variable. */
const ALONE = /^["']?\$\{?\w+\}?(?:\\n)?["']?$/
const BY_VARIABLE = /^\w{0,40}(?:PASS(?:WORD|WD|PHRASE)?|_PWD)$/
/** Login forms and their password field. */
const LOGIN = /log-?in|log-?on|sign-?in|auth|session|token|xmlrpc|verify|otp|2fa/i
const FIELD = /(?:pass(?:w(?:or)?d|phrase|code)?|pwd|pin|otp|code)["'\\]{0,4}\s{0,3}[=:]\s{0,3}["'\\]{0,4}(?:\$|\{\})/i
const BROWSERS = /^(?:curl|wget|http|https|xh)$/

/** A host from a variable: `$host`, `root@$host`. */
const HOST = /^["']?(?:[\w.${}-]{1,80}@)?\$\{?\w+\}?["']?$/
const NAMES_USER = /^(?:-[ulU]|--user(?:name)?)$/

/** Words of a command that are looked at. */
const MAX_WORDS = 64

/** Adds an effect when a loop, or xargs, varies the password. */
export function guess_passwords(call: Call): void {
  if (tries_passwords(call))
    emit(call, 'net.scan', { target: call.name, d2: 2, fields: { tool: call.name, guesses: true } })
}

function tries_passwords(call: Call): boolean {
  const { command, commands } = call
  const varying = (raw: string) =>
    command.over?.some((name) => mentions(raw, name)) === true || (command.open_args && raw.includes('{}'))
  if (command.assigns.some(({ name, value }) => BY_VARIABLE.test(name) && varying(written(call, value)))) return true
  if (prompts(command) && is_typed(call, commands, varying)) return true
  const place = PLACES.get(command.name)
  const form = BROWSERS.test(command.name)
  if (place === undefined && !form) return false
  if (form && command.args.some(({ text }) => address_of(text)?.kind === 'loopback')) return false
  const words = command.args.slice(0, MAX_WORDS)
  const raw = words.map((word) => written(call, word))
  const at = raw.findIndex(
    (text, i) =>
      varying(text) &&
      (place?.test(`${words[i - 1]?.text ?? ''} ${text}`) === true ||
        (form && FIELD.test(text) && raw.some((other) => LOGIN.test(other)))),
  )
  if (at < 0) return false
  // `while read host pass`: every host has its own password, which is not guessing.
  const own = command.over?.filter((name) => !mentions(raw[at] ?? '', name)) ?? []
  const is_host = (text: string, i: number) => i !== at && !NAMES_USER.test(words[i - 1]?.text ?? '') && HOST.test(text)
  return !raw.some((text, i) => is_host(text, i) && own.some((name) => mentions(text, name)))
}

function prompts({ name, args, stdin }: SimpleCommand): boolean {
  if (stdin.length === 0) return false
  return PROMPTS.test(name) || (TOLD_TO.test(name) && TOLD.test(args.map((word) => word.text).join(' ')))
}

/** Whether the varying text is typed as a password: `echo "$p" | su - root -c id`, `kinit admin <<< "$p"`. */
function is_typed(call: Call, commands: readonly SimpleCommand[], varying: (raw: string) => boolean): boolean {
  return call.command.stdin.some((source) => {
    if (source.kind === 'file') return false
    if (source.kind === 'text') {
      const raw = call.source.slice(call.command.span[0], call.command.span[1])
      const at = raw.indexOf('<<<')
      return at >= 0 && varying(raw.slice(at))
    }
    const producer = commands[source.index]
    return (
      producer !== undefined &&
      /^(?:echo|printf)$/.test(producer.name) &&
      producer.args.some((word) => ALONE.test(written(call, word)) && varying(written(call, word)))
    )
  })
}

function written({ source }: Call, { span }: Word): string {
  return source.slice(span[0], span[1])
}

/** Whether a text uses a variable: `$name` or `${name}`; `%i` of cmd includes its sign. */
function mentions(raw: string, name: string): boolean {
  if (name.startsWith('%')) return raw.includes(name)
  for (let at = raw.indexOf(name); at > 0; at = raw.indexOf(name, at + name.length)) {
    const before = raw[at - 1] === '{' ? raw[at - 2] : raw[at - 1]
    // `$user.Password` is a field of one entry in a list of people.
    if (before === '$' && !/[\w.]/.test(raw[at + name.length] ?? '')) return true
  }
  return false
}
