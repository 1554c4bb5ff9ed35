// Shells and language interpreters (long: all their specs share one way to tell code from a file): what they run, and where it comes
// from. Code on the command line is judged by the inline extractor; a script file by its path and, when the session wrote it, by its content.
import { type Call, emit, has, said, touch, value, values } from '#core/policy/effects/call.ts'
import { edits_to_nothing } from '#core/policy/effects/line/empty.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
} from '#core/policy/effects/spec.ts'
import { gateway } from '#core/policy/effects/specs/agent.ts'
import { raises_for_file } from '#core/policy/effects/specs/build.ts'
import { migrates, resets_database } from '#core/policy/effects/specs/data/migration.ts'
import { open_targets, shown_targets } from '#core/policy/effects/specs/file/feed.ts'
import { is_miner } from '#core/policy/effects/specs/machine/miner.ts'
import { is_over_ssh } from '#core/policy/effects/specs/network/remote.ts'
import { serves_at } from '#core/policy/effects/specs/network/serve.ts'
import { dumps_environment } from '#core/policy/effects/specs/secret/environment.ts'
import { streams_lose_check } from '#core/policy/effects/text/streamed.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Scripts by which web frameworks manage their database. */
const MANAGEMENT_SCRIPT = /(?:^|\/)(?:manage\.py|artisan|console|rails|rake|spark|yii|cake)$/

/** This gateway's command line, started by its source file. */
const OWN_SCRIPT = /(?:^|\/)(?:runtime\/cli\/(?:main\.ts|asg\.js)|bin\/asg(?:\.[cm]?js)?)$/

/** `groovy https://...`: an address where a script is expected is fetched and run. */
function runs_address(call: Call, { text, span }: Word): void {
  const scheme = text.startsWith('https') ? 'https' : 'http'
  emit(call, 'proc.exec', { target: text, fields: { source: 'network', scheme }, taint: ['net'], span })
}

/** A script file runs: routine inside the project, and whatever data flow says about the file. */
export function runs_file(call: Call, lang: string, word: Word): void {
  if (/^https?:\/\//.test(word.text)) return runs_address(call, word)
  if (OWN_SCRIPT.test(word.text)) gateway({ ...call, operands: call.operands.slice(call.operands.indexOf(word) + 1) })
  if (MANAGEMENT_SCRIPT.test(word.text) && resets_database(call.command.args.map((arg) => arg.text).join(' ')))
    migrates(call)
  // Whatever the file is called: the address of a pool is for mining.
  if (is_miner(call)) emit(call, 'proc.exec', { target: word.text, fields: { source: 'literal', miner: true } })
  const listed = touch(call, 'fs.list', word)
  emit(call, 'proc.exec', {
    target: listed?.target ?? null,
    cert: word.cert,
    scope: listed?.scope ?? null,
    fields: {
      source: word.cert === 'dynamic' ? 'dynamic' : 'file',
      path: listed?.target ?? word.text,
      lang,
      known: false,
    },
    span: word.span,
    absorbs: true,
  })
  // The file is unknown and has access to the whole remote machine.
  if (is_over_ssh(call.command)) raises_for_file(call, 'ssh')
  if (listed?.scope === 'tmp') raises_for_file(call, 'tmp')
}

const HIDES = /^[-/]w(?:i\w*)?$/i
const ENCODED = /^[-/]e(?:c|n\w*)?$/i

/** Whether an option of this name has such a value in the next word. */
function has_value(args: readonly Word[], option: RegExp, value: RegExp): boolean {
  return args.some(({ text }, at) => option.test(text) && value.test(args[at + 1]?.text ?? ''))
}

/** `pwsh -NoProfile -File setup.ps1`: commands on the line are judged by themselves. */
const runs_ps1: Does = (call) => {
  const { args } = call.command
  // Both the code and the window are hidden.
  if (has_value(args, HIDES, /^hidden$/i) && has_value(args, ENCODED, /^[\w+/=]{8,}$/))
    return void emit(call, 'proc.eval', { fields: { lang: 'powershell', source: 'decoded' }, taint: ['decoded'] })
  const script = args.find(({ text }) => !text.startsWith('-') && /\.ps1$/i.test(text))
  const before = script === undefined ? [] : args.slice(0, args.indexOf(script))
  if (script === undefined || before.some(({ text }) => /^[-/](?:c|co\w*|e|ec|en\w*)$/i.test(text))) nothing(call)
  else runs_file(call, 'powershell', script)
}

/** Whether a pipe, a redirection or a here-document feeds the interpreter. */
function is_fed(call: Call): boolean {
  return call.command.stdin.length > 0
}

/** `sh`, `bash -x file`, `curl | sh`, `bash -c "$X"`. The wrapped text itself is in the command list when it is known. */
const shell: Does = (call) => {
  const { command } = call
  // `find . -name '*.sh' | xargs -n1 bash -n`: only the syntax is looked at.
  if (has(call, 'check')) {
    for (const word of call.operands) touch(call, 'fs.read', word)
    nothing(call)
    return
  }
  const code = value(call, 'code')
  if (has(call, 'code')) {
    // `curl ... | xargs -0 sh -c`: the code is what arrives.
    const arrives = code === null && command.open_args
    const known = !arrives && (code === null || command.tail !== undefined || code.cert === 'literal')
    emit(call, 'proc.eval', {
      fields: { lang: 'shell', source: known ? 'literal' : 'dynamic', known },
      absorbs: !known,
    })
    return
  }
  const [script] = call.operands
  if (script !== undefined && script.text !== '-' && !has(call, 'stdin')) {
    if (/^\/dev\/(?:stdin|fd\/\d+)$/.test(script.text)) fed(call, 'shell')
    else runs_file(call, 'shell', script)
  } else if (is_fed(call)) fed(call, 'shell')
  else if (escapes(command))
    emit(call, 'priv.raise', { target: 'shell', fields: { mechanism: command.via.join(' '), shell: true } })
  else emit(call, 'proc.exec', { fields: { known: true, interactive: true } })
}

/** A shell without anything to run, out of a wrapper that raises rights or out of a program that is not made for shells. */
function escapes(command: SimpleCommand): boolean {
  return (
    command.place === 'local' &&
    command.via.some((one) =>
      /^(?:sudo|doas|su|pkexec|nsenter|chroot|unshare|find|xargs|tar|awk|vim?|sed|ed|less|man|git|python|perl|ruby|node|lua)\b/.test(
        one,
      ),
    )
  )
}

/** Code arrives on standard input; data flow decides what it is. */
function fed(call: Call, lang: string): void {
  const literal = call.command.stdin.every((source) => source.kind === 'text' && source.cert === 'literal')
  emit(call, 'proc.eval', {
    fields: { lang, source: literal ? 'literal' : 'stdin', known: literal },
    absorbs: !literal,
  })
}

/** Calls by which a text becomes a command, code or a module: what is not known of it is not known of the code. */
const OBEYS_TEXTS = new RegExp(
  '\\b(?:system|exec\\w{0,16}|spawn\\w{0,16}|popen\\w{0,4}|run|call|check_(?:call|output)|getoutput|getstatusoutput|eval|import_module|' +
    '__import__|(?:class|instance|module)_eval|qx|fork|import|proc_open|passthru|shell_exec)\\s{0,4}[(!\'"]|' +
    `\\b(?:do|load|require|require_relative|source)\\s{0,4}\\(?\\s{0,4}["'][^"']{0,200}\u0000|%x`,
  'i',
)
/** Longest code whose texts are told apart. */
const MAX_FILLED = 4096

/**
 * `for f in *.json; do python3 -c "json.load(open('$f'))"; done`: what is not known stands inside of texts, so that all the code does
 * is there to be read; the inline extractor looks at calls that run or delete such a text.
 */
function fills_texts({ text, cert, taint }: Word): boolean {
  if ((cert !== 'partial' && cert !== 'pattern') || text.length > MAX_FILLED || OBEYS_TEXTS.test(text)) return false
  if (taint.some((one) => one !== 'env' && one !== 'stdin')) return false
  let quote = ''
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (quote === '') {
      if (char === '\u0000' || char === '`') return false
      if (char === '"' || char === "'") quote = char
    } else if (char === '\\') i += 1
    else if (char === quote || char === '\n') quote = ''
  }
  return quote === ''
}

/** `perl -pi -e 's/a/b/' file`: the code itself is judged apart. */
function runs_given_code(call: Call, lang: string): void {
  const code = value(call, 'code')
  const known =
    code === null ||
    code.cert === 'literal' ||
    (code.cert === 'partial' && SUBSTITUTES.test(code.text)) ||
    fills_texts(code)
  emit(call, 'proc.eval', { fields: { lang, source: known ? 'literal' : 'dynamic', known }, absorbs: true })
  const empty = has(call, 'in_place') && code !== null && edits_to_nothing(call.command.args, code.text)
  const rewritten = in_place_files(call).map((word) => touch(call, 'fs.write', word, { mode: 'inplace', empty }))
  const paths = rewritten.flatMap((draft) => draft?.target ?? [])
  if (code !== null && rewritten.length > 0) streams_lose_check(call, code.text, paths)
  // `perl -ne 'print' file`: the operands are read line by line.
  if (has(call, 'loop') && !has(call, 'in_place')) for (const word of call.operands) touch(call, 'fs.read', word)
}

/** Options that run a module or a line of code are judged apart; what is left is a script file or standard input. */
export function interpreter(lang: string): Does {
  return (call) => {
    if (has(call, 'version') || has(call, 'check')) {
      nothing(call)
      return
    }
    if (has(call, 'code')) return runs_given_code(call, lang)
    const [script] = call.operands
    if (script !== undefined && script.text !== '-') runs_file(call, lang, script)
    else if (is_fed(call)) fed(call, lang)
    else nothing(call)
  }
}

/** `s/PLACEHOLDER/$VERSION/g`: text put in by a substitution without the flag that runs it. */
const SUBSTITUTES = /^\s*(?:s([^\w\s\\])[^;]{0,200}\1[^;]{0,200}\1[gimsx]*|tr\S+)\s*(?:;\s*)?$/

/** `perl -pi -e ... files`: the operands are rewritten. */
function in_place_files(call: Call): readonly Word[] {
  return has(call, 'in_place')
    ? [...call.operands.flatMap((word) => shown_targets(call, word)), ...open_targets(call)]
    : []
}

/** A file of a folder where anybody may put one. */
function loads_foreign(path: string): boolean {
  return /^(?:\/tmp|\/var\/tmp|\/dev\/shm)\//.test(path)
}

/** node, deno, bun: scripts, tests, and code modules loaded first. */
const node: Does = (call) => {
  for (const word of [...values(call, 'require')]) {
    if (/^https?:\/\//.test(word.text))
      emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'], span: word.span })
    else if (/^(?:\.{0,2}\/|~|[A-Za-z]:)/.test(word.text)) {
      runs_file(call, 'node', word)
      // As with NODE_OPTIONS, a module from elsewhere is loaded before the project's program.
      if (call.operands.length > 0 && loads_foreign(word.text))
        emit(call, 'env.set', { target: 'NODE_OPTIONS', span: word.span, fields: { influence: 'interpreter' } })
    }
  }
  if (has(call, 'test') || has(call, 'run')) runs_project(call)
  else interpreter('node')(call)
}

/** `. file`, `source file`: runs in this shell. */
const sources: Does = (call) => {
  const [file] = call.operands
  if (file === undefined && is_fed(call)) fed(call, 'shell')
  else if (file === undefined) nothing(call)
  else if (/^\/dev\/(?:stdin|fd\/\d+)$/.test(file.text)) fed(call, 'shell')
  else runs_file(call, 'shell', file)
}

/** `eval` of text that is known is already in the command list; of unknown text it can be anything. */
const evals: Does = (call) => {
  const { command } = call
  const known = command.tail !== undefined || call.operands.every((word) => word.cert === 'literal')
  emit(call, 'proc.eval', { fields: { lang: 'shell', source: known ? 'literal' : 'dynamic', known }, absorbs: !known })
}

const wraps: Does = (call) => {
  if (call.command.tail === undefined && call.operands.length > 0) runs_project(call)
  else nothing(call)
}

const xargs: Does = (call) => {
  for (const word of values(call, 'arguments')) touch(call, 'fs.read', word)
  nothing(call)
}

const SHELL: CommandSpec = {
  flags: {
    code: '-c =',
    stdin: '-s',
    option: '-o +o -O +O --rcfile --init-file =',
    check: '-n --no-execute',
    quiet: '-x -e -u -i -l -v -f -p -r --login --norc --noprofile --posix --pretty-print',
  },
  does: shell,
}

const DENO: CommandSpec = {
  flags: {
    permission: '-A --allow-all --allow-read=? --allow-write=? --allow-net=? --allow-run=?',
    code: '-e --eval =',
  },
  subcommands: {
    'test task fmt lint check bench doc info cache types compile bundle add remove outdated publish-dry init jupyter lsp vendor clean coverage serve uninstall upgrade repl':
      runs_project,
    eval: (call) => emit(call, 'proc.eval', { fields: { lang: 'node', source: 'literal', known: true } }),
    run: (call) => {
      const [script] = call.operands
      if (script === undefined) nothing(call)
      else if (/^https?:/.test(script.text))
        emit(call, 'proc.exec', {
          target: script.text,
          fields: { source: /deno\.land|jsr\.io|esm\.sh/.test(script.text) ? 'literal' : 'network', remote: true },
        })
      else runs_file(call, 'node', script)
    },
    install: (call) =>
      emit(call, 'pkg.install', {
        target: call.operands[0]?.text ?? null,
        fields: { manager: 'deno', source: 'registry' },
      }),
    publish: (call) =>
      /(?:^|\s)--dry-run(?:\s|$)/.test(said(call))
        ? runs_project(call)
        : emit(call, 'pkg.publish', { target: 'jsr', fields: { index: 'jsr' } }),
  },
  does: node,
}

export const INTERPRETERS: readonly ProgramSpec[] = [
  program('sh bash zsh dash ksh ash mksh yash rbash csh tcsh fish elvish nu xonsh', SHELL),
  program('source .', sources),
  program('pwsh powershell', { style: 'none', does: runs_ps1 }),
  program('eval', { style: 'none', does: evals }),
  program(
    'exec command builtin time timeout gtimeout nice nohup setsid stdbuf unbuffer watch flock taskset ' +
      'numactl catchsegv busybox toybox parallel systemd-run script scriptreplay expect daemonize dtach abduco ' +
      'screen byobu faketime proot fakeroot firejail bwrap direnv dotenv foreman honcho ' +
      'overmind procfile entr watchexec',
    {
      flags: { any: '-n -i -k -s -o -e -u -c -w -E -t -L -S -d -C -p =?' },
      does: wraps,
    },
  ),
  program('tmux', {
    flags: { any: '-c -e -u -L -S -f -T =?' },
    // What the server hands to every window.
    subcommands: { 'show-environment showenv': { flags: { any: '-g -h -s -t =?' }, does: dumps_environment } },
    does: wraps,
  }),
  program('xargs gxargs', {
    flags: {
      arguments: '-a --arg-file =',
      replace: '-I -i -n -P -L -d -s -E --replace --max-args --max-procs --delimiter =',
      quiet: '-0 -r -t -p -x --null --no-run-if-empty',
    },
    does: xargs,
  }),
  program('node nodejs iojs', {
    flags: {
      code: '-e --eval -p --print -pe =',
      require: '-r --require --import --loader --experimental-loader =',
      test: '--test --watch-test',
      run: '--run =',
      check: '-c --check -v --version',
      option:
        '--inspect=? --inspect-brk=? --env-file =? --max-old-space-size =? -C --conditions --input-type ' +
        '--test-name-pattern --test-reporter --experimental-default-type =',
      quiet: '-i --interactive --watch --trace-warnings --no-warnings --enable-source-maps --experimental-strip-types',
    },
    does: node,
  }),
  program('deno', DENO),
  program('tsx ts-node tsnode esr swc-node vite-node jiti babel-node coffee zx', {
    flags: {
      code: '-e --eval -p --print =',
      require: '-r --require --import --loader =',
      project: '-P --project --tsconfig =',
      version: '-v --version',
    },
    does: node,
  }),
  program('perl perl5', {
    flags: {
      code: '-e -E =',
      module: '-M -m -I =?',
      in_place: '-i =?',
      check: '-c -v --version',
      loop: '-n -p',
      quiet: '-w -l -a -s -T -0 -F',
    },
    does: interpreter('perl'),
  }),
  program('ruby jruby irb pry truffleruby', {
    flags: {
      code: '-e =',
      require: '-r -I -C -K -E =?',
      in_place: '-i =?',
      check: '-c -v --version',
      loop: '-n -p',
      quiet: '-w -l -a -s',
    },
    does: interpreter('ruby'),
  }),
  program('php php-cli hhvm', {
    flags: {
      code: '-r --run =',
      server: '-S =',
      file: '-f --file =',
      define: '-d -c -z =',
      root: '-t --docroot =',
      check: '-l --syntax-check -v --version -m -i --info',
      process: '-B -R -F -E =',
    },
    does: (call) => {
      const server = value(call, 'server')
      const file = value(call, 'file')
      if (server !== null) serves_at(call, server.text, value(call, 'root'))
      else if (file !== null) runs_file(call, 'php', file)
      else interpreter('php')(call)
    },
  }),
  program('lua luajit texlua', { flags: { code: '-e =', load: '-l =', check: '-v' }, does: interpreter('lua') }),
  program('rscript r littler', {
    flags: { code: '-e =', quiet: '--vanilla --slave --no-save -q', file: '-f --file =' },
    does: interpreter('r'),
  }),
  program('julia octave octave-cli matlab scilab maxima gp sage', {
    flags: { code: '-e -E --eval -r -batch =', project: '--project -t -p =?' },
    does: interpreter('julia'),
  }),
  program('tclsh wish expectk', { does: interpreter('tcl') }),
  program(
    'guile racket sbcl clisp ecl clojure clj bb scheme chicken runghc runhaskell ocaml utop elixir iex erl ' +
      'escript groovy scala-cli amm kotlin-script kscript jshell jrunscript raku perl6 osh',
    {
      flags: { code: '-e -E --eval --execute -eval =', quiet: '--version -v' },
      does: interpreter('other'),
    },
  ),
  program('java javaw kotlin scala groovysh', {
    flags: {
      classpath: '-cp -classpath --class-path -p --module-path =',
      jar: '-jar =',
      agent: '-javaagent =?',
      module: '-m --module =',
    },
    style: 'long',
    does: (call) => {
      const jar = value(call, 'jar')
      if (jar !== null) runs_file(call, 'java', jar)
      else runs_project(call)
    },
  }),
  program('wine mono dotnet-script', runs_project),
]
