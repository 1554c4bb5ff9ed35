// Accounts, groups and raising privilege.
import { whole } from '#core/compose.ts'
import { type Call, emit, has, runs_code, text_of, touch, value } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const REPL =
  /^(?:ed|irb|pry|ftp|gdb|python[\d.]*|node|lua|ruby|perl|php|tclsh|expect|ghci|jjs|jshell|ocaml|utop|erl|iex|julia|R|guile|racket|sbcl|clisp|script)$/
/** A shell by its path, as an argument of its own or in a line of code; what is run by it is judged where it stands. */
const SHELL_PATH = /^(?:\/usr)?\/bin\/(?:ba|z|da|k|a|fi|c|tc)?sh$/
const SHELL_IN_CODE = /["'`\s(;!,](?:\/usr)?\/bin\/(?:ba|z|da|k|a|fi|c|tc)?sh["'`);,]/
/** Programs that take the path of a shell as a file, as somebody's setting or as what runs in another place. */
const KEEPS_SHELL = whole(
  /ls|stat|file|which|type|cat|ldd|strings|head|tail|wc|readlink|realpath|md5sum|sha\d+sum|dpkg|rpm|ln/,
  /cp|mv|rm|chmod|chown|chgrp|setcap|getcap|install|useradd|usermod|adduser|chsh|tee|echo|printf|grep/,
  /test|sed|update-alternatives|docker|podman|nerdctl|kubectl|lxc|incus|buildah|systemctl|apt|apt-get/,
)
/** The passwords of everybody, as an operand or behind an option or `@`. */
const SHADOW = /^(?:@|-{1,2}[\w-]+[= ]?)?(?:\/\.\.)*\/etc\/(?:g?shadow|master\.passwd)-?$/
/** Programs that look at a file from outside, or whose writing and deleting is told elsewhere. */
const LEAVES_SHUT =
  /^(?:ls|stat|test|chmod|chown|chgrp|cp|mv|rm|tee|install|touch|getfacl|setfacl|lsattr|chattr|shred)$/

/** `sudo cmd` is judged by cmd; `sudo -i`, `sudo su`, `sudo bash` give the agent a root shell. */
const sudo: Does = (call) => {
  const inner = call.commands[call.command.index + 1]
  const shell = has(call, 'login') || has(call, 'shell') || opens_shell(call)
  const user = text_of(value(call, 'user'))
  if (has(call, 'list') || has(call, 'validate') || has(call, 'forget')) {
    emit(call, 'proc.exec', { fields: { known: true, quiet: true } })
    return
  }
  if (has(call, 'edit')) {
    for (const word of call.operands) touch(call, 'fs.write', word, { mode: 'inplace' })
    return
  }
  if (call.command.tail === undefined && call.operands.length === 0 && !shell) {
    nothing(call)
    return
  }
  shows_shadow(call, inner?.name ?? '')
  emit(call, 'priv.raise', {
    target: user ?? 'root',
    fields: {
      mechanism: call.name,
      shell,
      user: user ?? 'root',
      command: inner?.name ?? '',
      password_stdin: has(call, 'stdin'),
    },
  })
}

/** The last command of each name that is given something to read. */
const last_fed = once_per_line(
  (commands) => new Map(commands.filter(({ stdin }) => stdin.length > 0).map(({ name, index }) => [name, index])),
)

const ONLY_TELLS = /^(?:-V|--(?:version|help))$/
const DOES_AT_ONCE = /^(?:-c|-[eE]s|-[eE]|-v|--(?:cmd|eval|exec))$|^\+/

/** The wrapped command is a shell without anything to run, or an interactive program that offers one. */
function opens_shell(call: Call): boolean {
  const { command, commands } = call
  if (command.tail === undefined) return false
  const words = command.args.slice(command.tail)
  let at = 0
  while (/^(?:env|nice|nohup|[A-Za-z_]\w*=.*|-[A-Za-z]+)$/.test(words[at]?.text ?? '') && at < words.length) at++
  const name = (words[at]?.text ?? '').replace(/^.*\//, '')
  if (/^(?:(?:ba|z|da|k|a|fi|c|tc)?sh)$/.test(name)) {
    const rest = words.slice(at + 1)
    if ((last_fed(commands).get(name) ?? -1) > command.index) return false
    return rest.every((word) => /^-(?!c$)/.test(word.text) && !/c$/.test(word.text)) && !command.stdin.length
  }
  // An interpreter without a script is an interactive shell of its language.
  if (REPL.test(name)) return at + 1 === words.length && command.stdin.length === 0
  // What these are given to do at once they do without a person; a pager is there to be looked at.
  const rest = words.slice(at + 1)
  if (/^(?:less|more|man|screen|tmux)$/.test(name)) return !rest.some(({ text }) => ONLY_TELLS.test(text))
  if (/^(?:su|n?vim?|nano|pico|ee|emacs|micro|hx|kak|joe|code|subl|gedit|kate)$/.test(name))
    return !rest.some(({ text }) => ONLY_TELLS.test(text) || DOES_AT_ONCE.test(text))
  // A pager offers a shell.
  if (name === 'git' && /^(?:-p|--paginate)$/.test(words[at + 1]?.text ?? '')) return true
  return !KEEPS_SHELL.test(name) && hands_shell(words.slice(at + 1))
}

/** `logsave /dev/null /bin/sh -i`, `--eval '(term "/bin/sh")'`: a shell with nothing to run is among the arguments. */
function hands_shell(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      (SHELL_PATH.test(text) && words.slice(at + 1).every((word) => /^-[a-bd-z-]*$/.test(word.text))) ||
      SHELL_IN_CODE.test(text),
  )
}

/** Every program shows what it cannot make sense of: `file -f /etc/shadow`, `gcc @/etc/shadow`. */
function shows_shadow(call: Call, inner: string): void {
  if (call.command.place !== 'local' || LEAVES_SHUT.test(inner)) return
  const word = call.command.args.slice(call.command.tail).find(({ text }) => SHADOW.test(text))
  if (word !== undefined)
    emit(call, 'cred.read', {
      target: '/etc/shadow',
      scope: 'credential',
      d2: 3,
      span: word.span,
      fields: { store: 'file', item: 'system-password', own: false },
    })
}

const su: Does = (call) => {
  const code = value(call, 'command')
  // A lone dash asks for a login shell and names nobody.
  const user = call.operands.find((word) => word.text !== '-')?.text ?? 'root'
  if (code !== null && call.command.tail === undefined) {
    if (code.cert === 'literal') runs_code(call, 'shell', code.text, 'su')
    else emit(call, 'opaque', { cert: code.cert, fields: { reason: 'dynamic-code' } })
  }
  emit(call, 'priv.raise', {
    target: user,
    fields: {
      mechanism: 'su',
      // Who starts a shell in a container may be anybody there.
      shell:
        code === null &&
        call.command.place !== 'container' &&
        ((call.command.tail ?? call.command.args.length) >= call.command.args.length ||
          call.operands.some((word) => word.text === '-')),
      user,
    },
  })
}

/** Where pods that look after a node find its files. */
const NODE_FILES =
  /^\/(?:host(?:[-_]?(?:fs|root))?|rootfs|root-?fs|node(?:[-_]?(?:fs|root))?|mnt\/(?:host|node|root))\/?$/

/** The namespaces of process 1 are the machine itself, and so is its disk where a container finds it. */
function enters_host(call: Call): boolean {
  if (call.name === 'chroot' && call.command.place === 'container')
    return call.operands.some(({ text }) => NODE_FILES.test(text))
  return (
    call.name === 'nsenter' &&
    (value(call, 'target')?.text === '1' || call.command.args.some((word) => /^(?:-t1|--target=1)$/.test(word.text)))
  )
}

/** Groups whose members may do everything. */
const ADMINISTRATORS = /(?:^|,)(?:sudo|wheel|admin|root)(?:,|$)/

/**
 * `newgrp docker`: a shell of one more group that the user is a member of is none of root, but one of such a group, or behind sudo, is.
 * What it is fed is judged as any code.
 */
function opens_root_shell(call: Call): boolean {
  const { name, command } = call
  if (name !== 'newgrp' && name !== 'sg') return command.tail === undefined
  if (has(call, 'command') || command.stdin.length > 0) return false
  return command.via.length > 0 || command.args.some(({ text }) => ADMINISTRATORS.test(text))
}

/** `echo root:secret | chpasswd`: root, when it is among them; otherwise the first whose password is set. */
function named_in_list(call: Call): string | undefined {
  const names = piped_text(call).flatMap((text) =>
    Array.from(text.matchAll(/^([\w.-]{1,40}):/gm), ([, name = '']) => name),
  )
  return names.find((name) => name === 'root') ?? names[0]
}

function account(op: string): Does {
  return (call) => {
    const group = text_of(value(call, 'groups')) ?? ''
    const user = call.name === 'chpasswd' ? named_in_list(call) : call.operands.at(-1)?.text
    emit(call, 'sys.user', {
      target: user ?? null,
      d2: 3,
      fields: {
        op,
        user: user ?? '',
        group,
        uid: text_of(value(call, 'uid')) ?? '',
        ...(op === 'add' && ADMINISTRATORS.test(group) && { admin: true }),
      },
    })
  }
}

const passwd: Does = (call) => {
  if (has(call, 'status')) nothing(call)
  else account('password')(call)
}

/** Attributes of a user that hold what a password is checked against. */
const HASH_OF_MAC = /\b(?:ShadowHashData|GeneratedPassword|HeimdalSRPKey|KerberosKeys|SMBNTLMv2)\b|(?:^|\s)-dump\b/

const shows_hashes: Does = (call) => {
  emit(call, 'cred.read', {
    target: '/var/db/dslocal/nodes/Default',
    scope: 'credential',
    d2: 3,
    fields: { store: 'file', item: 'system-password', own: false },
  })
}

export const USERS: readonly ProgramSpec[] = [
  program('sudo doas gosu su-exec pkexec sudo-rs run0', {
    flags: {
      login: '-i --login',
      shell: '-s --shell',
      user: '-u --user -U --other-user =',
      group:
        '-g --group -C --close-from -D --chdir -h --host -p --prompt -R --chroot -r --role -t --type -T --command-timeout =',
      list: '-l --list',
      validate: '-v --validate',
      forget: '-k -K --reset-timestamp --remove-timestamp',
      edit: '-e --edit',
      stdin: '-S --stdin',
      env: '-E --preserve-env=? -n --non-interactive -b -H -A',
    },
    does: sudo,
  }),
  program('sudoedit', (call) => {
    for (const word of call.operands) touch(call, 'fs.write', word, { mode: 'inplace' })
  }),
  program('su runuser', {
    flags: {
      command: '-c --command =',
      shell: '-s --shell -g --group -G =',
      login: '-l --login -m -p',
      user: '-u --user =',
    },
    does: su,
  }),
  program('setpriv capsh chroot unshare nsenter newgrp sg login', {
    flags: { print: '--print -d --dump', target: '-t --target =', ids: '-S -G -u =?', command: '-c =' },
    does: (call) => {
      if (has(call, 'print')) return void nothing(call)
      if (enters_host(call)) emit(call, 'ctr.exec', { target: 'host', d2: 3, fields: { privileged: true } })
      emit(call, 'priv.raise', {
        target: call.name,
        fields: {
          mechanism: call.name,
          shell:
            opens_root_shell(call) ||
            enters_host(call) ||
            (call.name === 'capsh' && call.command.args.at(-1)?.text === '--'),
        },
      })
    },
  }),
  program('useradd adduser', {
    flags: {
      groups: '-G --groups -g --gid --ingroup =',
      uid: '-u --uid =',
      system: '-r --system',
      other: '-d --home -s --shell -c --comment -p --password -e -f -k -K =',
      unique: '-o --non-unique',
    },
    does: (call) =>
      call.operands.length === 0 && call.command.args.some(({ text }) => text === '-D' || text === '--defaults')
        ? nothing(call)
        : account('add')(call),
  }),
  // `pw useradd bob -g wheel`, of the BSDs.
  program('pw', {
    does: (call) => {
      const [, what = '', verb = ''] =
        /^(user|group)?\s?(add|del|mod|lock|unlock)/.exec(call.operands.map(({ text }) => text).join(' ')) ?? []
      if (verb === '') nothing(call)
      else
        account(verb === 'add' ? (what === 'group' ? 'add-group' : 'add') : verb === 'del' ? 'delete' : 'modify')(call)
    },
  }),
  program('rmuser', { does: account('delete') }),
  program('userdel deluser groupdel delgroup', {
    flags: { remove: '-r --remove --remove-home' },
    does: account('delete'),
  }),
  program('chpasswd', {
    flags: { encrypted: '-e --encrypted', method: '-c --crypt-method -s --sha-rounds -R --root =' },
    does: (call) => {
      const root = call.command.place !== 'container' && piped_text(call).some((text) => /^root:/m.test(text))
      emit(call, 'sys.user', { target: null, d2: 3, fields: { op: 'password', ...(root && { user: 'root' }) } })
    },
  }),
  program('usermod groupmod gpasswd chage newusers vipw vigr pwck grpck pwconv pwunconv', {
    flags: {
      groups: '-G --groups -g --gid =',
      append: '-a --append',
      uid: '-u --uid =',
      other: '-d --home -s --shell -c -l -p -e -f -L -U =?',
      list: '-l --list',
    },
    does: (call) =>
      call.name === 'chage' && has(call, 'list') && call.given.size === 1 ? nothing(call) : account('modify')(call),
  }),
  program('groupadd addgroup', { flags: { uid: '-g --gid =' }, does: account('add-group') }),
  program('passwd', { flags: { status: '-S --status', lock: '-l -u -d -e', stdin: '--stdin' }, does: passwd }),
  program('chsh chfn', {
    flags: { shell: '-s --shell =', list: '-l --list-shells' },
    does: (call) => (has(call, 'list') ? nothing(call) : account('shell')(call)),
  }),
  program('visudo', {
    flags: { check: '-c --check', file: '-f --file =' },
    harmless_with: ['check'],
    does: says('priv.policy', { file: 'sudoers' }),
  }),
  program('dscl dseditgroup sysadminctl pwpolicy mkpassdb', {
    does: (call) => {
      const line = call.command.args.map((word) => word.text).join(' ')
      if (HASH_OF_MAC.test(line)) return shows_hashes(call)
      // `dseditgroup -o read admin`, `-o checkmember -m dev admin`: who belongs to a group.
      if (call.name === 'dseditgroup' && /(?:^|\s)-o\s?(?:read|checkmember)\b/.test(line)) return nothing(call)
      if (
        /(?:^|\s)-?(?:create|append|delete|passwd|merge|change|addUser|deleteUser|resetPasswordFor|edit|admin)/i.test(
          line,
        ) ||
        /-o (?:edit|create|delete)/.test(line)
      ) {
        // A new user with all rights is blocked; `usermod -aG sudo` for an existing one is a question.
        const admin = /(?:^|\s)-addUser\s(?=.*(?:^|\s)-admin\b)/i.test(line)
        const root = /\bUniqueID\s+0(?:\s|$)/i.test(line)
        emit(call, 'sys.user', {
          target: line.slice(0, 120),
          d2: 3,
          fields: { op: 'modify', ...(admin && { admin }), ...(root && { uid: '0' }) },
        })
      } else nothing(call)
    },
  }),
  program('id whoami groups logname getent lslogins', {
    does: (call) => {
      if (call.name === 'getent' && /^g?shadow$/.test(call.operands[0]?.text ?? '')) {
        emit(call, 'cred.read', {
          target: '/etc/shadow',
          scope: 'credential',
          d2: 2,
          fields: { store: 'file', item: 'system-password' },
        })
      } else nothing(call)
    },
  }),
]
