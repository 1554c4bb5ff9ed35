// Keys: creating, showing, copying them to other machines; encryption tools. Source: ENGINE 4.2.
import { type Call, emit, has, prints, touch, value, values } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { shows_secret } from '#core/policy/effects/specs/secret/store.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const gpg: Does = (call) => {
  if (has(call, 'secret_export')) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: 'gpg secret key', d2: 3, fields: { store: 'gpg', item: 'private-key' } })
  } else if (has(call, 'delete_secret'))
    emit(call, 'cred.write', { target: 'gpg secret key', d2: 3, fields: { store: 'gpg', op: 'delete' } })
  else if (has(call, 'decrypt')) {
    for (const word of call.operands) touch(call, 'fs.read', word)
    prints(call, 'decoded')
    nothing(call)
  } else {
    for (const word of call.operands) touch(call, 'fs.list', word)
    nothing(call)
  }
  const output = value(call, 'output')
  if (output !== null && output.text !== '-') touch(call, 'fs.write', output, { mode: 'truncate' })
}

/** openssl: making keys is routine, printing a private one or decoding hidden text is not. */
const openssl: Does = (call) => {
  const [verb] = call.operands
  const output = value(call, 'output')
  const keyout = value(call, 'keyout')
  for (const word of [output, keyout])
    if (word !== null && word.text !== '-' && word.text !== '/dev/stdout')
      touch(call, 'fs.write', word, { mode: 'truncate' })
  nothing(call)
  switch (verb?.text) {
    case 'enc':
    case 'base64':
    case 'aes-256-cbc':
    case 'aes-128-cbc':
    case 'des3':
      if (has(call, 'decode')) prints(call, 'decoded')
      for (const word of values(call, 'input')) touch(call, 'fs.read', word)
      if (!has(call, 'decode') && verb.text !== 'base64')
        for (const word of values(call, 'input')) touch(call, 'fs.list', word)
      return
    case 'rsa':
    case 'ec':
    case 'pkey':
    case 'pkcs8':
    case 'pkcs12':
    case 'dsa':
      for (const word of values(call, 'input')) touch(call, is_unseen(call, word, output) ? 'fs.list' : 'fs.read', word)
      return
    case 's_client':
      connects(call)
      return
    default:
  }
}

/** Whether nobody sees the private key: only its public half is shown, or it goes from one file of the project into another. */
function is_unseen(call: Call, input: Word, output: Word | null): boolean {
  if (has(call, 'public') || (has(call, 'no_output') && !has(call, 'text'))) return true
  if (output === null || /^-$|^\/(?:dev|proc)\//.test(output.text) || has(call, 'text')) return false
  return input.cert === 'literal' && /^(?![~/]|.*\.\.)./.test(input.text)
}

/** `openssl s_client -connect host:443`: fetches what a host says of itself, or sends what it is fed. */
function connects(call: Call): void {
  const [place] = values(call, 'connect')
  const target = place?.text ?? null
  const host = (place?.text ?? '').replace(/:.*/, '')
  const file = call.command.redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')
  if (file || call.command.stdin.some((source) => source.kind === 'command'))
    emit(call, 'net.send', {
      target,
      scope: 'remote',
      fields: { host, host_kind: 'unknown', method: 'tls', source: 'stdin', with_data: file },
      absorbs: true,
    })
  else emit(call, 'net.fetch', { target, scope: 'remote', fields: { host, method: 'tls' } })
  prints(call, 'net')
}

const ssh_keygen: Does = (call) => {
  const file = value(call, 'file')
  if (has(call, 'inspect')) nothing(call)
  else if (has(call, 'remove_host')) emit(call, 'proc.exec', { fields: { known: true } })
  else if (has(call, 'public')) {
    if (file !== null) touch(call, 'fs.list', file)
    nothing(call)
  } else {
    // A key pair for a test changes nothing that anybody uses.
    const passing = file !== null && file.cert === 'literal' && /^\/(?:var\/)?tmp\/(?!.*\.\.)/.test(file.text)
    if (file !== null && !has(call, 'passphrase') && passing)
      touch(call, 'fs.write', { ...file, text: `${file.text}.pub` }, { mode: 'create' })
    else if (!has(call, 'passphrase') && makes_own_key(call, file)) nothing(call)
    else if (file !== null) touch(call, 'fs.write', file, { mode: 'create', key: true })
    else
      emit(call, 'cred.write', {
        target: '~/.ssh',
        d2: 2,
        fields: { store: 'ssh', op: has(call, 'passphrase') ? 'passphrase' : 'create' },
      })
    nothing(call)
  }
}

/** A new pair among the user's own: a key that is there is never replaced unless somebody answers that it may. */
function makes_own_key(call: Call, file: Word | null): boolean {
  const { place, cwd, stdin, redirects } = call.command
  if (place !== 'local' || stdin.length > 0 || redirects.some(({ op }) => op.startsWith('<'))) return false
  if (file === null) return true
  // Without a question nobody says whether the machine is to log in everywhere without one.
  if (
    file.cert !== 'literal' ||
    (OFFERED.test(file.text) && call.command.args.some(({ text }) => text.startsWith('-N')))
  )
    return false
  const { path } = locate(file, 'write', cwd, call.frame)
  return call.frame.homes.some(
    (home) => path?.startsWith(`${home}/.ssh/`) === true && PAIR.test(path.slice(home.length + 6)),
  )
}

/** Keys that ssh offers to every host. */
const OFFERED = /\/id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/

/** Names of keys; ssh reads its settings and who may log in under others. */
const PAIR = /^(?!(?:authorized_keys|known_hosts|config|rc|environment)\d*$)[\w@][\w@.-]*$/i

/** gpg, openssl, ssh-keygen and their kin. */
export const KEYS: readonly ProgramSpec[] = [
  program('gpg gpg2 gpgv', {
    flags: {
      secret_export: '--export-secret-keys --export-secret-subkeys --export-secret-key',
      public_export: '--export',
      delete_secret: '--delete-secret-keys --delete-secret-and-public-key --delete-secret-key',
      decrypt: '-d --decrypt',
      output: '-o --output =',
      other:
        '-r --recipient -u --local-user --keyserver --homedir --passphrase --batch-file --keyring --import --recv-keys --pinentry-mode =?',
      quiet: '-a --armor -e -s -b -c -k -K --verify --batch --yes --dearmor --list-keys --list-secret-keys',
    },
    does: gpg,
  }),
  program('age rage age-keygen', {
    flags: { decrypt: '-d --decrypt', output: '-o --output =', key: '-i --identity -r --recipient -R =' },
    does: (call) => {
      if (has(call, 'decrypt')) {
        prints(call, 'decoded')
        if (!has(call, 'output')) shows_secret('age', 'decrypted')(call)
      }
      for (const word of call.operands) touch(call, 'fs.read', word)
      const output = value(call, 'output')
      if (output !== null) touch(call, 'fs.write', output, { mode: 'truncate' })
    },
  }),
  program('openssl libressl', {
    flags: {
      input: '-in =',
      output: '-out =',
      keyout: '-keyout =',
      decode: '-d',
      public: '-pubout -pubin',
      text: '-text',
      no_output: '-noout -check -modulus',
      connect: '-connect =',
      other:
        '-k -K -iv -pass -passin -passout -subj -days -newkey -config -extensions -CAfile -CApath -inkey ' +
        '-certfile -name -md -servername -showcerts -key -cert -CA -CAkey -extfile -set_serial -purpose ' +
        '-sign -signature -verify_hostname -starttls =',
    },
    style: 'long',
    does: openssl,
  }),
  program('ssh-keygen', {
    flags: {
      file: '-f =',
      inspect: '-l -F -B',
      public: '-y -e -i',
      remove_host: '-R =',
      passphrase: '-p',
      other: '-t -b -C -N -P -O -I -n -V -D -s -m -a -Z -r -w -W -E -Y =',
    },
    does: ssh_keygen,
  }),
  program(
    'ssh-add ssh-agent ssh-keyscan keychain gpg-agent gpgconf gpg-connect-agent pinentry keytool mkcert step cfssl certbot acme.sh',
    {
      flags: { list: '-l -L -K -k', delete: '-D -d', life: '-t -s -a -T -H -p =?' },
      does: (call) => {
        const code = call.command.tail
        if (
          code === undefined &&
          call.name === 'keytool' &&
          call.command.args.some((word) => /-(?:exportcert|delete|importkeystore)/.test(word.text))
        )
          emit(call, 'cred.write', { target: 'keystore', fields: { store: 'java' } })
        else nothing(call)
      },
    },
  ),
  program('ssh-copy-id', (call) => {
    emit(call, 'persist.install', {
      target: call.operands[0]?.text ?? null,
      scope: 'remote',
      d2: 2,
      fields: { mechanism: 'authorized_keys', remote: true },
    })
  }),
  // The owner of the imported keys can log in from now on.
  program('ssh-import-id ssh-import-id-gh ssh-import-id-lp', {
    flags: { other: '-o --output -u --useragent =', removes: '-r --remove' },
    does: (call) =>
      has(call, 'removes') || call.operands.length === 0
        ? nothing(call)
        : emit(call, 'persist.install', {
            target: call.operands[0]?.text ?? null,
            d2: 3,
            fields: { mechanism: 'authorized_keys' },
          }),
  }),
  program('sshpass', { flags: { password: '-p -f -d -P =?', env: '-e' }, does: nothing }),
  program('trufflehog gitleaks detect-secrets ggshield whispers', nothing),
  program('htpasswd mkpasswd pwgen apg grub-mkpasswd-pbkdf2', {
    flags: { any: '-n -b -B -c -s -m =?' },
    does: (call) => {
      if (call.name === 'htpasswd' && !call.command.args.some((word) => /^-[a-zA-Z]*n/.test(word.text))) {
        const [file] = call.operands
        if (file !== undefined) touch(call, 'fs.write', file, { mode: 'append' })
      } else nothing(call)
    },
  }),
]
