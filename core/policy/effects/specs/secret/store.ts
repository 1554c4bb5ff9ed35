// Key stores and password managers. Source: ENGINE 4.2.
import { emit, has, prints } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { names_trial } from '#core/policy/effects/specs/hosting/production.ts'

/** Shows one secret of a store. */
export function shows_secret(store: string, item = 'password'): Does {
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
  (call) => {
    if (call.operands.length > 0 && call.operands.every(({ text }) => names_trial(text) || text.includes('=')))
      return void nothing(call)
    emit(call, 'cred.write', { target: call.operands[0]?.text ?? null, d2: 2, fields: { store } })
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
    case 'delete-certificate':
    case 'delete-identity':
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

/** security, pass, vault and their kin. */
export const STORES: readonly ProgramSpec[] = [
  program('unshadow hashid secretsdump.py lazagne', shows_secret('system', 'system-password')),
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
  // What docker and git ask for a registry's or a host's password.
  program(
    'docker-credential-desktop docker-credential-osxkeychain docker-credential-secretservice docker-credential-pass ' +
      'docker-credential-wincred docker-credential-ecr-login docker-credential-gcr docker-credential-gcloud ' +
      'docker-credential-acr-env git-credential-libsecret git-credential-osxkeychain git-credential-manager git-credential-oauth',
    {
      subcommands: { get: shows_secret('tool'), 'store erase': changes_secret('tool') },
      does: nothing,
    },
  ),
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
      // The syntax of its first version.
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
      lease: {
        subcommands: { 'lookup renew': nothing },
        does: says('cloud.delete', { provider: 'vault', op: 'delete' }),
      },
      'delete seal': says('cloud.delete', { provider: 'vault', op: 'delete' }),
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
    flags: {
      decrypt: '-d --decrypt',
      in_place: '-i --in-place',
      plain: '--plain',
      other: '--domain --env --path --projectId --project --config -p -c --scope --log-level --api-host =',
    },
    subcommands: {
      'run exec setup login me projects configs environments updatekeys version': nothing,
      secrets: { subcommands: { folders: nothing }, does: shows_secret('secret-manager') },
      'export read get env download list-secrets': shows_secret('secret-manager'),
      'set write delete': changes_secret('secret-manager'),
    },
    does: (call) => (has(call, 'decrypt') && !has(call, 'in_place') ? shows_secret('sops')(call) : nothing(call)),
  }),
  program('keyctl', {
    subcommands: { 'print pipe read': shows_secret('kernel', 'keychain'), 'show list describe': nothing },
    does: nothing,
  }),
]
