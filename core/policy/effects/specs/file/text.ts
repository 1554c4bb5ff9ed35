// Programs that read, filter and print text, and shell words that do nothing by themselves.
import { type Call, emit, has, prints, runs_code, touch, value, values } from '#core/policy/effects/call.ts'
import { AWK_PRINTS_NOTHING } from '#core/policy/effects/line/empty.ts'
import { has_glob } from '#core/policy/effects/place/path.ts'
import { all_of, type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { reads_or_joins } from '#core/policy/effects/specs/file/copied-secret.ts'
import { open_targets, substituted_targets } from '#core/policy/effects/specs/file/feed.ts'
import { sed } from '#core/policy/effects/specs/file/sed.ts'
import { runs_file } from '#core/policy/effects/specs/interpreter.ts'
import { only_sets_up, package_script, runs_unasked } from '#core/policy/effects/specs/package/npm.ts'
import { as_written, SECRET_WORD } from '#core/policy/effects/specs/secret/as-written.ts'
import { is_published } from '#core/policy/effects/specs/secret/published.ts'
import { keys_only, reveals, searches_secrets, shows_history } from '#core/policy/effects/specs/secret/search.ts'
import { filter_loses_check, sets_idle_check } from '#core/policy/effects/text/streamed.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const shows: Does = all_of(nothing, reads_or_joins, (call) => {
  for (const word of open_targets(call)) touch(call, 'fs.read', word, { fed: true })
  for (const word of call.operands)
    for (const found of substituted_targets(call, word) ?? []) touch(call, 'fs.read', found, { fed: true })
})

const searches: Does = (call) => {
  nothing(call)
  const pattern_given = has(call, 'pattern') || has(call, 'files_mode')
  const files = pattern_given ? call.operands : call.operands.slice(1)
  for (const word of values(call, 'pattern_file')) touch(call, 'fs.read', word)
  const pattern = [...values(call, 'pattern'), ...(pattern_given ? [] : call.operands.slice(0, 1))]
    .map((word) => word.text)
    .join('|')
  searches_secrets(call, pattern, files)
  // Names of matching files and counts show no content.
  const quiet = has(call, 'quiet') || has(call, 'names_only')
  if (!quiet && !has(call, 'files_mode'))
    for (const word of values(call, 'glob'))
      if (!word.text.startsWith('!'))
        touch(call, 'fs.read', { ...word, quoted: false, cert: globbed(word) }, { searched: true })
  for (const word of files) {
    if (quiet) touch(call, 'fs.list', word)
    else touch(call, 'fs.read', word, { searched: true, bulk: has(call, 'recursive') })
  }
}

/** A pattern in quotes is still a pattern for the program that gets it. */
function globbed(word: Word): Word['cert'] {
  return word.cert === 'literal' && has_glob(word.text) ? 'pattern' : word.cert
}

const awk: Does = (call) => {
  nothing(call)
  // A program in a file may start commands: it counts as a script that runs.
  for (const word of values(call, 'script_file')) runs_file(call, 'awk', word)
  const files = has(call, 'script_file') ? call.operands : call.operands.slice(1)
  // One of its libraries writes the files back; others have functions in them.
  const in_place = values(call, 'library').some(({ text }) => /^inplace/.test(text))
  for (const word of files) {
    if (/^[A-Za-z_]\w*=/.test(word.text)) continue
    const empty = AWK_PRINTS_NOTHING.test(call.operands[0]?.text ?? 'print')
    if (in_place) touch(call, 'fs.write', word, { mode: 'inplace', empty })
    else touch(call, 'fs.read', word, { searched: true })
  }
}

const coder: Does = (call) => {
  nothing(call)
  for (const word of [...values(call, 'input'), ...call.operands]) touch(call, 'fs.read', word, { copied: false })
  if (has(call, 'decode') || has(call, 'reverse')) prints(call, 'decoded')
}

/** `echo $TOKEN` shows one variable; it is asked about only when it names a secret and nothing counts or hides it. */
const prints_words: Does = (call) => {
  nothing(call)
  for (const word of call.command.args) {
    if (word.cert === 'literal') continue
    const raw = as_written(call, word)
    if (!SECRET_WORD.test(raw) || /\$\{#|:[-+?]?\d*(?::\d*)?\}|\$\{[^{}]*:[+?]/.test(raw)) continue
    prints(call, 'secret')
    const hidden = call.command.piped
      ? !reveals(call)
      : call.command.redirects.some((one) => one.fd === 1 && one.op !== '<')
    const shown = !hidden || (!call.command.piped && call.command.redirects.some(is_published))
    emit(call, 'env.read', {
      target: SECRET_WORD.exec(raw)?.[0] ?? null,
      fields: { all: false, secret: true, shown },
      span: word.span,
    })
  }
}

export const TEXT: readonly ProgramSpec[] = [
  program(
    'cat gcat tac nl less more most bat batcat view zcat zless bzcat xzcat zstdcat rev fold fmt expand unexpand column pr',
    {
      flags: {
        style: '-l --language --theme --style -r --line-range -w -s -t -o -H =?',
        quiet: '-n -A -b -e -E -T -v -p --plain',
      },
      does: all_of(shows, shows_history),
    },
  ),
  program('head tail multitail', {
    flags: { lines: '-n --lines -c --bytes -s --pid =', follow: '-f -F -q -v --follow=?' },
    does: shows,
  }),
  program('tailf xxd hexdump od hexyl strings', {
    flags: { count: '-l -s -n -c -o -g -N -j -t -A -w -b =?', reverse: '-r -revert', quiet: '-p -ps -i -C -x -v -a' },
    does: coder,
  }),
  program('base64 gbase64 base32 basenc base58 base16 uudecode uuencode basez', {
    flags: {
      decode: '-d -D --decode',
      wrap: '-w --wrap -b --break -o --output =',
      input: '-i --input =', // elsewhere than on macOS it stands alone, before the file
      quiet: '--ignore-garbage',
    },
    does: coder,
  }),
  program('grep egrep fgrep ggrep zgrep rgrep pcregrep', {
    flags: {
      pattern: '-e --regexp =',
      pattern_file: '-f --file =',
      quiet: '-q --quiet --silent -c --count',
      names_only: '-l --files-with-matches -L --files-without-match',
      recursive: '-r -R --recursive --dereference-recursive',
      glob: '--include =',
      context:
        '-A -B -C -m --max-count --after-context --before-context --context --exclude --exclude-dir --color --colour -d -D --label =',
      other: '-i -n -v -w -x -o -h -H -s -E -F -G -P -a -z --null --line-number --ignore-case',
    },
    does: searches,
  }),
  program('rg ag ack ripgrep ugrep sift pt', {
    flags: {
      pattern: '-e --regexp =',
      pattern_file: '-f --file =',
      quiet: '-q --quiet -c --count --count-matches',
      names_only: '-l --files-with-matches --files-without-match',
      files_mode: '--files --type-list',
      glob: '-g --glob --iglob =',
      context:
        '-A -B -C -m -t --type -T --type-not -j -M --max-columns --max-depth --max-count --sort --sortr ' +
        '--color --colors -r --replace -E --encoding --ignore-file --pre --context-separator --engine =',
      recursive: '-R',
      other: '-i -n -v -w -x -o -S -s -F -P -U -z -u -uu -uuu --hidden --no-ignore --json -N -p -a -L',
    },
    does: (call) => {
      searches(call)
      const { args } = call.command
      const end = args.findIndex(({ text }) => text === '--')
      const options = end < 0 ? args : args.slice(0, end)
      const preprocessor = options.find((word) => /^--pre=?/.test(word.text) && word.text !== '--pre-glob')
      if (preprocessor !== undefined)
        emit(call, 'proc.exec', { target: preprocessor.text, fields: { source: 'dynamic' } })
    },
  }),
  program('sed gsed', {
    flags: {
      script: '-e --expression =',
      script_file: '-f --file =',
      in_place: '-i --in-place =?',
      quiet: '-n --quiet --silent -E -r -s -z -u --debug -l',
    },
    does: sed,
  }),
  program('awk gawk mawk nawk', {
    flags: {
      script_file: '-f --file =',
      separator: '-F --field-separator =',
      variable: '-v --assign =',
      library: '-i --include -l --load =',
    },
    does: awk,
  }),
  program('sort gsort', {
    flags: {
      key: '-k --key -t --field-separator -S --buffer-size -T --parallel --batch-size =',
      output: '-o --output =',
      compress: '--compress-program =',
      quiet: '-u -n -r -h -V -f -b -c -s -z -R -g -M',
    },
    does: (call) => {
      shows(call)
      const output = value(call, 'output')
      if (output !== null) touch(call, 'fs.write', output, { mode: 'truncate' })
      for (const word of values(call, 'compress')) runs_code(call, 'shell', word.text, 'sort')
    },
  }),
  program(
    'cut paste join comm uniq tr wc diff cmp sdiff vimdiff colordiff delta icdiff difft diffstat shuf seq ' +
      'factor bc dc expr jq yq gojq xq dasel fx gron jless csvcut csvlook csvgrep csvsql mlr xsv qsv tsort ' +
      'look cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum shasum md5 b2sum b3sum sha256 ' +
      'xmllint xsltproc tidy pup htmlq hxselect glow mdcat pygmentize highlight figlet toilet cowsay lolcat ' +
      'fortune tput clear reset cal ncal numfmt getopt getopts envsubst m4 cpp ts pee chronic ifne combine ' +
      'isutf8 mispipe zdump locale localedef lorem fzf sk peco gum dialog whiptail',
    {
      flags: {
        list: '-f -d -c -b -k -t -u -F -n -s -e -w -m -a -A -B -p -I -i =?',
        script: '--arg --argjson --slurpfile --rawfile --indent -L =',
        in_place: '-i --in-place --inplace',
      },
      does: (call) => {
        nothing(call)
        if (call.name === 'jq' || call.name === 'yq') sets_scripts(call)
        // A single value picked from printed settings: `helm get values api -o json | jq .dbPassword`.
        if (/^(?:jq|gojq|yq)$/.test(call.name) && !keys_only(call))
          searches_secrets(call, call.operands[0]?.text ?? '', [])
        if (call.name === 'jq' || call.name === 'gojq' || call.name === 'envsubst') fills_in(call)
        if (call.name === 'm4' || call.name === 'dc') starts_commands(call)
        // Sums and counts say nothing of the content.
        if (/^(?:wc|.*sum|cmp|sum|md5|sha\d+|cksum)$/.test(call.name)) return
        const skip =
          /^(?:jq|gojq|yq|xq|dasel|tr|mlr|gron|pup|htmlq|expr|seq|factor|date|cal|tput|fzf|sk|gum|figlet|cowsay)$/.test(
            call.name,
          )
            ? 1
            : 0
        for (const word of call.operands.slice(skip)) {
          if (call.name === 'yq' && has(call, 'in_place')) {
            const draft = touch(call, 'fs.write', word, { mode: 'inplace' })
            if (draft?.target) filter_loses_check(call, call.operands[0]?.text ?? '', draft.target)
          } else if (!keys_only(call)) touch(call, 'fs.read', word, { searched: true })
          else touch(call, 'fs.list', word)
        }
      },
    },
  ),
  program('date gdate', {
    flags: { file: '-f --file =', other: '-d --date -r --reference -s --set =' },
    does: reads_option('file'),
  }),
  program('ptx paste-lines rs fmt-lines', shows),
  program('echo gecho print', { style: 'none', does: prints_words }),
  program('printf gprintf', { style: 'none', does: prints_words }),
  program(
    ': true false test [ [[ exit return break continue shift local readonly read mapfile readarray let ' +
      'sleep usleep yes no pause shopt setopt unsetopt bind complete compgen compopt enable caller dirs suspend trap alias unalias ' +
      'exec-none if then else elif fi for while until do done case esac function select coproc ' +
      'autoload zmodload emulate vared zstyle compinit compdef rehash setlocal endlocal title color rem goto man info apropos tldr cheat help',
    nothing,
  ),
]

/** The file behind an option is read and shown, line by line, in what the program says about it. */
function reads_option(option: string): Does {
  return (call) => {
    nothing(call)
    for (const word of values(call, option)) touch(call, 'fs.read', word)
  }
}

const SETS_SCRIPT = /\.?scripts(?:\.([\w-]+)|\[?\.?"([\w:-]+)"\]?)\s*\|?=\s*"((?:[^"\\]|\\.)*)"/g
const MAX_SCRIPTS = 8

/** `jq '.scripts.postinstall = "..."' package.json`: a script that somebody is about to write. */
function sets_scripts(call: Call): void {
  const filter = call.operands[0]?.text ?? ''
  if (!filter.includes('scripts')) return
  for (const [, bare, quoted, code = ''] of Array.from(filter.matchAll(SETS_SCRIPT)).slice(0, MAX_SCRIPTS)) {
    const name = bare ?? quoted ?? ''
    call.out.scripts.push(package_script(call, name, code.replace(/\\(.)/g, '$1')))
    // What is only printed changes nothing.
    if (call.command.redirects.some(({ op }) => op !== '<') || has(call, 'in_place'))
      sets_idle_check(call, 'package.json', name, code)
    if (runs_unasked(name) && !only_sets_up(code.replace(/\\(.)/g, '$1')))
      emit(call, 'fs.write', {
        target: 'package.json',
        scope: 'workspace',
        fields: { mode: 'inplace', lifecycle_script: true, content: code },
      })
  }
}

/** `jq -n env`, `jq -n '$ENV.TOKEN'`, `envsubst <<< '$TOKEN'`: the environment put into the output. */
function fills_in(call: Call): void {
  const fed = call.command.stdin.flatMap((source) => (source.kind === 'text' ? [source.text] : [])).join('\n')
  const text = call.name === 'envsubst' ? fed : (call.operands[0]?.text ?? '')
  const names = Array.from(
    text.matchAll(call.name === 'envsubst' ? /\$\{?(\w+)/g : /(?:\$ENV|(?<![.\w$])env)\.(\w+)/g),
    (found) => found[1] ?? '',
  )
  const all = call.name !== 'envsubst' && /(?:\$ENV|(?<![.\w$"-])env)(?![\w.:"-])/.test(text)
  if (!all && !names.some(is_secret_name)) return
  emit(call, 'env.read', {
    target: all ? 'environment' : (names.find(is_secret_name) ?? null),
    fields: { all, secret: true, shown: !call.command.piped },
  })
}

/** `syscmd(...)` of m4, `!command` of dc. */
function starts_commands(call: Call): void {
  const fed = call.command.stdin.flatMap((source) => (source.kind === 'text' ? [source.text] : []))
  for (const text of [...call.command.args.map((word) => word.text), ...fed]) {
    const code =
      call.name === 'm4' ? /\be?syscmd\(\s*[`"]?([^'")]+)/.exec(text)?.[1] : /^[ \t]*![ \t]*(\S.*)$/m.exec(text)?.[1]
    if (code !== undefined) runs_code(call, 'shell', code, call.name)
  }
}
