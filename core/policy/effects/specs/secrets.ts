// Key stores, password managers, encryption tools, and the environment as a store of secrets (long: one table of programs).
import { type Call, emit, has, prints, touch, value, values } from '#core/policy/effects/call.ts'
import { line_says, once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { influence_of } from '#core/policy/effects/variable/environment.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'

/** Shows one secret of a store. */
function shows_secret(store: string, item = 'password'): Does {
  return (call) => {
    prints(call, 'secret')
    emit(call, 'cred.read', {
      target: `${call.name} ${call.operands[0]?.text ?? ''}`.trim(),
      d2: 2,
      fields: { store, item },
    })
  }
}

const changes_secret =
  (store: string): Does =>
  (call) =>
    emit(call, 'cred.write', { target: call.operands[0]?.text ?? null, d2: 2, fields: { store } })

/** `env` and `printenv` alone print everything, secrets included. */
const dumps_environment: Does = (call) => {
  const names = call.operands.filter((word) => !word.text.includes('='))
  if (call.command.tail !== undefined && call.command.tail < call.command.args.length) {
    nothing(call)
    return
  }
  if (names.length > 0) {
    const secret = names.some((word) =>
      /SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|CREDENTIAL/i.test(word.text),
    )
    if (secret) prints(call, 'secret')
    emit(call, 'env.read', {
      target: names.map((word) => word.text).join(' '),
      fields: { all: false, secret, shown: !call.command.piped && !discards(call) },
    })
    return
  }
  prints(call, 'env')
  prints(call, 'secret')
  // What runs elsewhere got its secrets through its environment; nobody looks there for anything else.
  const elsewhere =
    call.command.place !== 'local' &&
    (ENTERED.test(call.command.via.join(' ')) ||
      (first_service(call.commands)?.index ?? call.command.index) < call.command.index)
  emit(call, 'env.read', {
    target: 'environment',
    fields: is_posted(call)
      ? { all: true, shown: true, secret: true }
      : { all: true, shown: !call.command.piped, ...(elsewhere || loaded_secrets(call) ? { secret: true } : {}) },
  })
}

/** Clients by which a text reaches people, or a service that keeps it. */
const POSTS =
  /^(?:gh|glab|hub|tea|aws|gcloud|az|mosquitto_pub|kafkacat|kcat|nats|twilio|slack[\w-]*|telegram[\w-]*|discord[\w-]*|ntfy|mailx?|mutt|sendmail|swaks|twurl|toot|jira|linear|notion[\w-]*)$/

/** Texts of a repository stay in its history, and go wherever it is pushed. */
const KEEPS_TEXT = /^(?:commit|tag|notes)$/

/** `gh issue create --body "$(env)"`: everything, as it is, in front of others. */
function is_posted({ command, commands }: Call): boolean {
  const from_here = ({ kind, index }: { kind?: string; index?: number }) => kind !== 'file' && index === command.index
  return commands.some(
    (one) =>
      (POSTS.test(one.name) || (one.name === 'git' && one.args.some(({ text }) => KEEPS_TEXT.test(text)))) &&
      (one.stdin.some(from_here) || one.args.some((word) => word.feeds?.some((feed) => feed.index === command.index))),
  )
}

/** `printenv TOKEN > /dev/null`: only whether it is set. */
function discards({ command }: Call): boolean {
  return command.redirects.some(({ op, fd, target }) => op !== '<' && fd !== 2 && target.text === '/dev/null')
}

const first_service = once_per_line((commands) => commands.find(runs_service))

/** `docker compose run web env`: the service brings the environment it was given. */
function runs_service({ name, args }: Call['command']): boolean {
  return name.endsWith('-compose') || (/^(?:docker|podman|nerdctl)$/.test(name) && args[0]?.text === 'compose')
}

/** A running container, pod or host was entered; `docker run image env` shows what the image brings. */
const ENTERED = /exec|ssh|console|attach|rsh|compose/

/** Programs that start another one with secrets in its environment: `aws-vault exec prod -- env` prints what they keep. */
const HANDS_SECRETS =
  /^(?:aws-vault|chamber|doppler|infisical|op|teller|sops|envchain|vault-env|dotenvx|envkey\S*|summon|berglas|akeyless|bws|fnox|phase)(?:\s|$)/
/** `dotenv -- printenv` loads `.env` where nothing else is named. */
const loads_live_file = line_says(/\bdotenv\s+(?:--\s|run\s)/)
const names_live_file = line_says(
  /(?:--env-file[= ]|dotenv\s+-[ef]\s*)\S{0,300}\.env(?!\.(?:example|sample|template|test))/,
)

/** `docker run --env-file .env image env`, `dotenv -e .env -- printenv`: the file is printed by way of the environment. */
function loaded_secrets(call: Call): boolean {
  const { via } = call.command
  if (via.length === 0) return false
  if (via.some((one) => HANDS_SECRETS.test(one))) return true
  return (via.some((one) => one.startsWith('dotenv')) && loads_live_file(call)) || names_live_file(call)
}

const sets: Does = (call) => {
  const assigned = call.operands.filter((word) => word.text.includes('='))
  for (const word of assigned) {
    const at = word.text.indexOf('=')
    const name = word.text.slice(0, at)
    assign(call, name, { ...word, text: word.text.slice(at + 1) }, true)
  }
  // `set -a` changes how the shell works and prints nothing; alone it prints all variables.
  const printed = call.name === 'set' ? call.command.args.length === 0 : has(call, 'print') || call.name === 'export'
  if (call.operands.length === 0 && printed) dumps_environment(call)
  else nothing(call)
  if (call.name === 'set' && call.command.args.some((word) => word.text === '+o')) {
    if (call.command.args.some((word) => word.text === 'history'))
      emit(call, 'sys.log', { target: 'shell history', fields: { op: 'off', what: 'history' } })
  }
}

const unsets: Does = (call) => {
  nothing(call)
  for (const word of call.operands) {
    const influence = influence_of(word.text, '')
    if (influence === 'history') emit(call, 'sys.log', { target: word.text, fields: { op: 'off', what: 'history' } })
    if (influence === 'agent')
      emit(call, 'env.set', { target: word.text, fields: { name: word.text, value: '', influence, unset: true } })
  }
}

/** `security find-generic-password -w`, `dump-keychain`. */
const keychain: Does = (call) => {
  const [verb] = call.operands
  switch (verb?.text) {
    case 'find-generic-password':
    case 'find-internet-password':
    case 'dump-keychain':
    case 'export':
    case 'find-key':
      prints(call, 'secret')
      emit(call, 'cred.read', {
        target: 'keychain',
        d2: 2,
        fields: { store: 'keychain', item: 'keychain', verb: verb.text },
      })
      return
    case 'delete-keychain':
    case 'unlock-keychain':
    case 'set-keychain-settings':
    case 'add-trusted-cert':
    case 'delete-generic-password':
    case 'delete-internet-password':
    case 'authorizationdb':
    case 'remove-trusted-cert':
      emit(call, verb.text === 'add-trusted-cert' || verb.text === 'authorizationdb' ? 'sys.security' : 'cred.write', {
        target: 'keychain',
        d2: 2,
        fields: { store: 'keychain', op: verb.text, control: 'trust' },
      })
      return
    case 'add-generic-password':
    case 'add-internet-password':
    case 'import':
    case 'create-keychain':
      emit(call, 'cred.write', { target: 'keychain', d2: 1, fields: { store: 'keychain', op: verb.text } })
      return
    default:
      nothing(call)
  }
}

const gpg: Does = (call) => {
  if (has(call, 'secret_export')) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: 'gpg secret key', d2: 2, fields: { store: 'gpg', item: 'private-key-export' } })
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
      for (const word of values(call, 'input')) {
        if (has(call, 'public') || (has(call, 'no_output') && !has(call, 'text'))) touch(call, 'fs.list', word)
        else touch(call, 'fs.read', word)
      }
      return
    case 's_client': {
      const [place] = values(call, 'connect')
      const host = (place?.text ?? '').replace(/:.*/, '')
      const file = call.command.redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')
      if (file || call.command.stdin.some((source) => source.kind === 'command')) {
        emit(call, 'net.send', {
          target: place?.text ?? null,
          scope: 'remote',
          fields: { host, host_kind: 'unknown', method: 'tls', source: 'stdin', with_data: file },
          absorbs: true,
        })
        prints(call, 'net')
      } else {
        emit(call, 'net.fetch', { target: place?.text ?? null, scope: 'remote', fields: { host, method: 'tls' } })
        prints(call, 'net')
      }
      return
    }
    default:
  }
}

const ssh_keygen: Does = (call) => {
  const file = value(call, 'file')
  if (has(call, 'inspect')) nothing(call)
  else if (has(call, 'remove_host')) emit(call, 'proc.exec', { fields: { known: true } })
  else if (has(call, 'public')) {
    if (file !== null) touch(call, 'fs.list', file)
    nothing(call)
  } else {
    // A pair of keys for a test: nothing of anybody's is changed by it.
    const passing = file !== null && file.cert === 'literal' && /^\/(?:var\/)?tmp\/(?!.*\.\.)/.test(file.text)
    if (file !== null && !has(call, 'passphrase') && passing)
      touch(call, 'fs.write', { ...file, text: `${file.text}.pub` }, { mode: 'create' })
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

export const SECRETS: readonly ProgramSpec[] = [
  program('unshadow hashid secretsdump.py lazagne', shows_secret('system', 'system-password')),
  program('env genv', {
    flags: {
      ignore: '-i --ignore-environment -0 --null -v --debug',
      unset: '-u --unset -C --chdir -S --split-string =',
    },
    does: dumps_environment,
  }),
  program('printenv', { flags: { null: '-0 --null' }, does: dumps_environment }),
  program('export declare typeset set setenv', {
    flags: { print: '-p', flag: '-x -f -n -e -u -o -g -a -A -i -r' },
    does: sets,
  }),
  program('unset unsetenv', unsets),
  program('security', { style: 'none', does: keychain }),
  program('keyring', {
    flags: {
      told: '--print-completion --list-backends --disable --version --help=?',
      with: '-p --keyring-path -b --keyring-backend =',
    },
    harmless_with: ['told'],
    subcommands: {
      get: shows_secret('keychain', 'keychain'),
      'set del': changes_secret('keychain'),
      diagnose: nothing,
    },
    does: shows_secret('keychain', 'keychain'),
  }),
  program('secret-tool kwallet-query kwalletcli lssecret', {
    subcommands: {
      'lookup search get': shows_secret('keychain', 'keychain'),
      'store set clear delete del': changes_secret('keychain'),
    },
    does: shows_secret('keychain', 'keychain'),
  }),
  program('pass gopass passage', {
    subcommands: {
      'ls list find git init help version search config audit': nothing,
      'insert edit generate rm mv cp': changes_secret('pass'),
      'show grep otp': shows_secret('pass'),
    },
    does: (call) => (call.operands.length === 0 ? nothing(call) : shows_secret('pass')(call)),
  }),
  program('op', {
    flags: { vault: '--vault --account --format --fields =' },
    subcommands: {
      'whoami vault account user group signin list --version events connect': nothing,
      item: {
        subcommands: {
          'list template': nothing,
          get: shows_secret('1password'),
          'create edit delete move share': changes_secret('1password'),
        },
        does: nothing,
      },
      'read document inject': shows_secret('1password'),
      // As its first version said it.
      get: { subcommands: { 'item document totp': shows_secret('1password') }, does: nothing },
      run: nothing,
    },
    does: nothing,
  }),
  program('bw rbw lpass keepassxc-cli dcli nordpass enpass-cli kpcli', {
    subcommands: {
      'status sync login unlock lock logout list-folders config help ls search locate generate diceware estimate':
        nothing,
      'get show list export clip code read': shows_secret('password-manager'),
      'create edit delete add rm mv import': changes_secret('password-manager'),
    },
    does: nothing,
  }),
  program('vault bao', {
    flags: { format: '-format -field -address -namespace -mount =?' },
    style: 'long',
    subcommands: {
      'status version list login-status policy-list audit-list secrets-list path-help print': nothing,
      'read kv-get unwrap': shows_secret('vault'),
      kv: {
        subcommands: {
          get: shows_secret('vault'),
          'list metadata': nothing,
          'put patch': changes_secret('vault'),
          'delete destroy': says('cloud.delete', { provider: 'vault', op: 'delete' }),
        },
        does: nothing,
      },
      'write login': changes_secret('vault'),
      'delete seal lease': says('cloud.delete', { provider: 'vault', op: 'delete' }),
      'token auth policy secrets audit operator': {
        subcommands: {
          'list read lookup status members': nothing,
          'create write enable disable delete revoke init unseal rekey generate-root step-down tune': says(
            'cloud.iam',
            { provider: 'vault' },
          ),
        },
        does: nothing,
      },
    },
    does: nothing,
  }),
  program('doppler infisical chamber teller sops berglas envkey akeyless conjur summon', {
    flags: { decrypt: '-d --decrypt', in_place: '-i --in-place', plain: '--plain' },
    subcommands: {
      'run exec setup login me projects configs environments updatekeys version': nothing,
      'secrets export read get env download list-secrets': shows_secret('secret-manager'),
      'set write delete': changes_secret('secret-manager'),
    },
    does: (call) => (has(call, 'decrypt') && !has(call, 'in_place') ? shows_secret('sops')(call) : nothing(call)),
  }),
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
  program('keyctl', {
    subcommands: { 'print pipe read': shows_secret('kernel', 'keychain'), 'show list describe': nothing },
    does: nothing,
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
