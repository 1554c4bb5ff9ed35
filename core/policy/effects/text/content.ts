// What a file will do once it runs, judged when it is written: scripts by their language, build and task files by the
// commands in them. Writing is not running, so only what must never happen unattended counts. Source: ENGINE 4.2
// (contentRef), 8.
import { one_of, within } from '#core/compose.ts'
import { parse_json } from '#core/json.ts'
import type { Nested, Script } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { commands_of_build, is_build_xml } from '#core/policy/effects/text/build-xml.ts'
import { shell_lines } from '#core/policy/effects/text/escapes.ts'
import { named_credentials, named_secrets, with_macros } from '#core/policy/effects/text/pipeline-secret.ts'
import { make_recipes, type Recipe, script_names } from '#core/policy/effects/text/recipes.ts'
import { commands_in_settings, is_settings } from '#core/policy/effects/text/settings-file.ts'
import { commands_of_source, is_source } from '#core/policy/effects/text/source.ts'

/** Text that talks about commands, and folders whose files hold cases for tests. */
const PROSE = /\.(?:md|mdx|txt|rst|adoc|html?|css|scss|csv|log|svg|po|pot|properties|tex)$/i
/** Paths of tests, examples and documents, which name dangers without being any. */
export const TEST_PLACE =
  /(?:^|\/)(?:tests?|__tests__|specs?|fixtures?|testdata|test-data|e2e|docs?|examples?|samples?|corpus|rules|detections?)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_[^/]*|[^/]*_test)\.\w+$/i

const LANGS: Readonly<Record<string, Nested['lang']>> = {
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  ksh: 'shell',
  command: 'shell',
  envrc: 'shell',
  ps1: 'powershell',
  psm1: 'powershell',
  bat: 'cmd',
  cmd: 'cmd',
  py: 'python',
  pyw: 'python',
  pth: 'python',
  ipynb: 'python',
  js: 'node',
  mjs: 'node',
  cjs: 'node',
  ts: 'node',
  mts: 'node',
  cts: 'node',
  rb: 'ruby',
  pl: 'perl',
  pm: 'perl',
  php: 'php',
}

/** Bounds on one file: text that is looked at, commands that are picked out of it. */
const MAX_CONTENT_CHARS = 16_384
const MAX_COMMANDS = 8
const MAX_RECIPES = 32

/** Documentation and test cases, which may name anything. */
export function is_prose(path: string): boolean {
  return (PROSE.test(path) && !is_source(path)) || TEST_PLACE.test(path)
}

const CONTAINER_FILE = /(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$|(?:^|\/)devcontainer\.json$/i
const CLUSTER_MANIFEST = /^(?:apiVersion|kind):\s/m
/** System folders, the engine's socket and the rights of the host, as compose files and development containers give them. */
const COMPOSE_GIVES =
  /(?:^|[\s"'[=,-])\/(?:etc|root|boot|proc|sys|home|usr|var|run)?\/?:\/|docker\.sock:(?!\S*:ro\b)|source[:=]\s?["']?\/["']?(?:[\s,]|$)|\bprivileged:\s?true\b|\bpid:\s?["']?host\b|--privileged\b/m
const MANIFEST_GIVES = one_of(
  /\bprivileged:\s?true\b|\bhostPID:\s?true\b/,
  /\bhostPath:\s{0,40}\{?\s?path:\s?["']?\/(?:etc|root|var\/run\/docker\.sock)?\/?["']?\s?(?:[}\n]|$)/,
  /\bkind:\s?ClusterRoleBinding\b[\s\S]{0,2000}\bname:\s?["']?cluster-admin\b/,
)

/** Whether a file of containers hands the host to one of them. */
export function hands_over_host(path: string, text: string): boolean {
  if (is_prose(path)) return false
  const shown = text.slice(0, MAX_CONTENT_CHARS)
  if (CONTAINER_FILE.test(path)) return COMPOSE_GIVES.test(shown)
  return /\.ya?ml$/.test(path) && CLUSTER_MANIFEST.test(shown) && MANIFEST_GIVES.test(shown)
}

/** Whose packages a manifest names. */
export type Ecosystem = 'npm' | 'pypi' | 'gem' | 'crate'

/** Whose packages the manifest at a path names, null for other files. */
export function ecosystem_of(path: string): Ecosystem | null {
  const base = base_of(path).toLowerCase()
  if (base === 'cargo.toml') return 'crate'
  return base === 'package.json' ? 'npm' : base === 'gemfile' ? 'gem' : REQUIREMENTS.test(base) ? 'pypi' : null
}

/** Packages that a manifest names; edits carry only the changed lines. */
export function named_packages(path: string, text: string): { name: string; ecosystem: Ecosystem }[] {
  const ecosystem = ecosystem_of(path)
  if (ecosystem === null) return []
  const pattern =
    ecosystem === 'npm'
      ? /"(@?[\w./-]{3,80})"\s*:\s*"[~^]?(?:\d|\*|latest|workspace)/g
      : ecosystem === 'gem'
        ? /^[ \t]*gem\s+["']([\w-]{3,60})["']/gm
        : ecosystem === 'crate'
          ? /^[ \t]*([A-Za-z][\w-]{2,60})\s*=\s*(?:"|\{[^\n]{0,80}\bversion\b)/gm
          : /^[ \t]*"?([A-Za-z][\w.-]{2,60})\s*(?:[=<>~!;[,"]|$)/gm
  return Array.from(text.slice(0, MAX_CONTENT_CHARS).matchAll(pattern), (found) => ({
    name: found[1] ?? '',
    ecosystem,
  }))
}

const REQUIREMENTS = /^requirements[\w.-]*\.(?:txt|in)$|^constraints[\w.-]*\.txt$/

/**
 * The code of a file's new text: the whole of a script, or the commands inside a build or task file. Of tests, which may name
 * anything, only what runs when somebody runs them; of documentation nothing.
 */
export function scripts_of(path: string, content: string): Script[] {
  if (content === '' || (PROSE.test(path) && !is_source(path))) return []
  const text = content.length > MAX_CONTENT_CHARS ? content.slice(0, MAX_CONTENT_CHARS) : content
  const lang = language_of(path, text)
  if (/(?:^|\/)dodo\.py$/.test(path))
    return [
      { lang: 'python', code: text, names: null },
      ...quoted_commands(text).slice(0, MAX_COMMANDS).map(shell_line),
    ]
  if (path.endsWith('.ipynb')) return [...cell_commands(text), { lang: 'python', code: text, names: null }]
  if (lang !== null) return [{ lang, code: text, names: null }, ...recipes_in(path, text)]
  return commands_in(path, text)
    .slice(0, MAX_RECIPES)
    .map(({ code, names }) => ({ lang: 'shell', code, names }))
}

/** Lines for the shell in recipes that are programs themselves. */
function recipes_in(path: string, text: string): Script[] {
  const recipes = DSL.find(({ file }) => file.test(base_of(path).toLowerCase()))
  if (recipes === undefined) return []
  const lists =
    recipes.words === undefined ? [] : prefixed(text, recipes.words).map((list) => quoted(list, 1).join(' '))
  return [...prefixed(text, recipes.runs).map(scalar), ...lists]
    .slice(0, MAX_COMMANDS)
    .map((line) => shell_line(line.replace(RUBY_HOME, '~')))
}

/** Home, as ruby puts it into a line for the shell, where the same mark would begin a comment. */
const RUBY_HOME = /#\{\s?(?:Dir\.home|ENV\[['"]HOME['"]\]|ENV\.fetch\(['"]HOME['"]\))\s?\}/g

function shell_line(code: string): Script {
  return { lang: 'shell', code, names: null }
}

/** `!command` and `%%bash` cells of a notebook. */
export function cell_commands(text: string): Script[] {
  const cell = /^\s*%%(?:bash|sh|script\s+\w+)[^\S\n]*\n([\s\S]*)$/.exec(text)?.[1]
  const lines = cell === undefined ? prefixed(text, /^[ \t]*[!%]{1,2}(?:sx\s+|system\s+|sh\s+)?(\S.*)$/gm) : [cell]
  if (text.includes('get_ipython()')) lines.push(...prefixed(text, ASKS_SHELL))
  return lines
    .slice(0, MAX_COMMANDS)
    .map((code) => ({ lang: 'shell', code: code.replace(RUN_PAGE, PAGE_LINE), names: null }))
}

/** What `!` stands for, written out. */
const ASKS_SHELL =
  /\bget_ipython\(\)\.(?:system|getoutput|run_(?:line|cell)_magic\(\s?["'](?:sx|system|bash|sh|script)["']\s?,(?:\s?["']["']\s?,)?)\(?\s?f?["']{1,3}((?:[^"'\\\n]|\\.){1,400})/g

/** `%run` and `%load` take addresses, too. */
const RUN_PAGE = /^(?:run|load)\s+(?:-\w+\s+){0,4}["']?(https?:[^\s"']+)["']?/
const PAGE_LINE = 'curl -s $1 | python3'

/** Notebook edits carry bare cells. */
function language_of(path: string, text: string): Nested['lang'] | null {
  const first = /^#!\s*(?:\/\S*\/)?(?:env\s+(?:-S\s+)?)?(\w+)/.exec(text)?.[1]
  if (first !== undefined) {
    if (/^(?:ba|z|da|k|a)?sh$/.test(first)) return 'shell'
    if (first.startsWith('python')) return 'python'
    if (first === 'node' || first === 'deno' || first === 'bun') return 'node'
    if (first === 'ruby' || first === 'perl' || first === 'php') return first
  }
  const base = base_of(path)
  if (/(?:^|\/)\.(?:git\/hooks|husky|githooks)\/[^.]+$/.test(path) || is_shell_file(base)) return 'shell'
  if (RUBY_FILE.test(base)) return 'ruby'
  if (PYTHON_FILE.test(base)) return 'python'
  if (/^(?:jake|cake)file$/i.test(base)) return 'node'
  const dot = base.lastIndexOf('.')
  const ending = base.slice(dot + 1).toLowerCase()
  return dot >= 0 && Object.hasOwn(LANGS, ending) ? (LANGS[ending] ?? null) : null
}

const RUBY_FILE = /^(?:rake|gem|vagrant|pod|fast|guard|cap|brew)file$|\.(?:rake|gemspec|podspec)$/i
const PYTHON_FILE = /^(?:sconstruct|sconscript|wscript|snakefile)$/i

function is_shell_file(base: string): boolean {
  return /^\.(?:bashrc|bash_profile|bash_login|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|envrc|xinitrc|xprofile)$/.test(
    base,
  )
}

/** Recipes in a language of programs: how they run a command of the shell. */
const DSL: readonly { file: RegExp; runs: RegExp; words?: RegExp }[] = [
  { file: /^(?:rakefile|fastfile)$|\.rake$/, runs: /(?:^[ \t]*|[{;] ?|\bdo )sh[ (]+["']((?:[^"'\\\n]|\\.)*)["']/gm },
  {
    file: /^noxfile\.py$/,
    runs: /\.run(?:_always|_install)?\(\s?["'](?:ba|z)?sh["'],\s?["']-c["'],\s?f?["']((?:[^"'\\\n]|\\.)*)["']/g,
    // `session.run('rm', '-rf', 'dist')`: the words of one command.
    words: /\.run(?:_always|_install)?\(\s?((?:["'][\w@%+=:,./~ -]{1,200}["'],?\s{0,4}){2,12})/g,
  },
  { file: /^vagrantfile$/, runs: /\binline:\s*(["'][^\n]{4,400}["'])(?=\s*(?:[,}\])]|$))/gm },
  {
    file: /^(?:tasks|fabfile)\.py$/,
    runs: /\b(?:c|ctx|context|conn|connection)\.(?:run|sudo|local)\(\s*f?["']((?:[^"'\\\n]|\\.)*)["']/g,
  },
]

/** Commands inside task and build files. */
function commands_in(path: string, text: string): Recipe[] {
  const base = base_of(path).toLowerCase()
  if (base === 'package.json' || base === 'composer.json' || base === 'deno.json') return script_values(text)
  if (/^(?:gnu)?makefile$|\.mk$|^justfile$/.test(base)) return make_recipes(text)
  const escaped = shell_lines(base, text)
  if (escaped !== null) return unnamed(escaped.slice(0, MAX_COMMANDS))
  if (is_build_xml(base)) return unnamed(commands_of_build(text))
  if (is_source(path)) return unnamed(commands_of_source(path, base === 'jenkinsfile' ? named_credentials(text) : text))
  return unnamed(lines_in(path, base, text).slice(0, MAX_COMMANDS))
}

function unnamed(commands: readonly string[]): Recipe[] {
  return commands.map((code) => ({ code, names: null }))
}

function lines_in(path: string, base: string, text: string): string[] {
  if (/^(?:docker|container)file(?:\.|$)|\.dockerfile$/.test(base))
    // Paths inside an image are the image's own; what is fetched and run comes from outside all the same.
    return prefixed(text.replace(/\\\n/g, ' '), /^[ \t]*RUN[ \t]+(?:--\S+[ \t]+)*(\S.*)$/gm).filter(
      (line) =>
        (/^(?=(.*?\b(?:curl|wget)\b))\1.*(?:\|\s*(?:sudo\s+)?\w*sh\b|\bpython|<\()/.test(line) &&
          !fetches_known(line)) ||
        SENDS.test(line),
    )
  if (
    /^(?:tasks|launch|devcontainer)\.json$|\.gyp$/.test(base) ||
    /\/\.cursor\/environment\.json$/.test(path) ||
    /\/\.(?:idea|run)\/(?:[^/]+\/)?[^/]+\.xml$/.test(path)
  )
    return quoted_commands(text)
  if (/\.(?:service|timer|desktop|socket)$/.test(base)) return prefixed(text, /^Exec\w*=[-@:+! \t]*([^-@:+!\s].*)$/gm)
  if (WORKFLOW.test(path)) {
    const named = named_secrets(/azure-pipelines/.test(path) ? with_macros(text) : text)
    const steps = step_commands(named, STEP_KEY)
    // An edit carries a part of a step, without its key.
    return steps.length > 0
      ? steps
      : prefixed(named, /^[ \t]*(?:-[ \t]+)?((?:[^\s:#][^:#\r\n]*)?\b(?:curl|wget|nc|bash|sh)\b.*)$/gm)
  }
  if (/^taskfile\.ya?ml$/.test(base)) return step_commands(text, TASK_KEY)
  const plays = /\.ya?ml$/.test(base) && /^[ \t]*(?:-\s)?(?:hosts|tasks):/m.test(text)
  const steps = plays ? step_commands(text, PLAY_KEY) : []
  if (steps.length > 0) return steps
  if (base === 'tox.ini' || base === 'setup.cfg') return step_commands(text, TOX_KEY)
  if (base === 'pyproject.toml' || /^\.?mise(?:\.\w+)?\.toml$/.test(base))
    return [...python_tasks(text), ...commands_in_settings(text, MAX_COMMANDS)]
  if (base === 'earthfile')
    return /^[ \t]*LOCALLY\b/m.test(text) ? prefixed(text, /^[ \t]*RUN[ \t]+(?:--\S+[ \t]+)*(\S.*)$/gm) : []
  if (/^(?:build|workspace)(?:\.bazel)?$|\.bzl$/.test(base)) return prefixed(text, /\bcmd\s*=\s*"((?:[^"\\]|\\.)*)"/g)
  if (/^procfile(?:\.\w+)?$/.test(base)) return prefixed(text, /^\w+:[ \t]*(\S.*)$/gm)
  if (/(?:^|\/)cron(?:tab|\.d\/)|\/spool\/cron|\.cron$/.test(path))
    return prefixed(text, /^(?:@\w+[ \t]+|(?:\S+[ \t]+){5})(\S.*)$/gm)
  // What everybody's settings fetch, and what a tool's own makers publish, is nobody's question.
  return is_settings(path) ? commands_in_settings(text, MAX_COMMANDS).filter((line) => !fetches_known(line)) : []
}

/** A line that gives something to a host: data, or the value of a variable within an address. */
const SENDS =
  /^(?=(.*?\b(?:curl|wget|nc|ncat)\b))\1.*(?:\s(?:-d|-F|-T|--data[\w-]*|--form|--upload-file|--post-(?:data|file))\b|https?:\/\/[^\s"']*\$|\|\s*(?:curl|nc|ncat)\b)/

const WORKFLOW =
  /(?:^|\/)\.github\/(?:workflows|actions)\/|gitlab-ci|circleci|azure-pipelines|bitbucket-pipelines|\.travis\.ya?ml|\.pre-commit-config|lefthook\.ya?ml$/
/** Keys behind which files name commands. */
const STEP_KEY =
  /^(?:-\s)?(?:[^#]{0,200}[{,]\s?)?(?:run|(?:before_|after_)?script|before_install|entry|command|bash):\s*(\S.*)?$/
const TASK_KEY = /^(?:-\s)?(?:cmds?|sh):\s*(\S.*)?$/
const PLAY_KEY = /^(?:-\s)?(?:ansible\.builtin\.)?(?:shell|command|raw|script):\s*(\S.*)?$/
const TOX_KEY = /^commands(?:_pre|_post)?\s?=\s*(\S.*)?$/

/** Tasks of runners that keep them in `pyproject.toml`. */
function python_tasks(text: string): string[] {
  const sections = text
    .split(/^(?=\[)/m)
    .filter((section) => /^\[(?:tool\.[^\]\n]*\b)?(?:tasks|scripts)\b/.test(section))
  return sections.flatMap((section) => quoted(section, 4))
}

/** Installers that a tool's own makers publish; sites where anybody may publish are none. */
const INSTALLER = within(
  '^https:\\/\\/',
  [
    /sh\.rustup\.rs|astral\.sh|bun\.sh|deno\.land\/(?:x\/)?install(?:\.sh)?|get\.pnpm\.io/,
    /(?:deb|rpm)\.nodesource\.com|install\.python-poetry\.org|get\.volta\.sh|getcomposer\.org/,
    /get\.docker\.com|get\.sdkman\.io|taskfile\.dev|bootstrap\.pypa\.io|dot\.net|mise\.run/,
    /codecov\.io\/bash|coveralls\.io/,
    /raw\.githubusercontent\.com\/(?:nvm-sh\/nvm|helm\/helm|golangci\/golangci-lint)/,
  ],
  '(?=\\/|\\?|$)',
)

/** An installer of a well-known tool, in an image of one's own: what every other Dockerfile does. */
export function fetches_known(line: string): boolean {
  const urls = line.match(/https?:\/\/[^\s"'|)]+/g) ?? []
  return urls.length > 0 && urls.every((url) => INSTALLER.test(url))
}

/** Commands behind a key: on its line, or all lines of the block below it. */
function step_commands(text: string, key: RegExp): string[] {
  const found: string[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length && found.length < MAX_COMMANDS; at++) {
    const line = (lines[at] ?? '').trim()
    const step = key.exec(line)
    if (step === null) continue
    const first = step[1] ?? ''
    if (first !== '' && !/^[|>][-+\d]*$/.test(first)) {
      found.push(first.startsWith('[') ? quoted(first, 4).join('\n') || first : scalar(first))
      continue
    }
    const block = block_below(lines, at, first === '')
    if (block.length > 0) found.push(block.join('\n'))
    at += block.length
  }
  return found
}

/** Lines that belong to the key on line `at`: indented deeper, or entries of its list. */
function block_below(lines: readonly string[], at: number, is_list: boolean): string[] {
  const key = lines[at] ?? ''
  const indent = key.search(/\S/) + (key.trimStart().startsWith('- ') ? 2 : 0)
  const block: string[] = []
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const text = line.trim()
    const deeper = line.search(/\S/) - indent
    if (text !== '' && (deeper < 0 || (deeper === 0 && !(is_list && text.startsWith('-'))))) break
    block.push(is_list ? scalar(text.replace(/^-\s/, '')) : text)
  }
  return block
}

/** A scalar of YAML, or of ruby, without the quotes around it. */
function scalar(text: string): string {
  const [, double, single] = /^(?:"(.*)"|'((?:[^']|'')*)')[\s}\]]*$/.exec(text) ?? []
  return double?.replace(/\\(["\\])/g, '$1') ?? single?.replaceAll("''", "'") ?? text
}

/** Members of a manifest beside its scripts, and what is no line for a shell. */
const NO_SCRIPT =
  /^(?:name|version|description|homepage|main|module|types|license|author|url|email|type|repository|bugs)$/
const ADDRESS = /^(?:git\+)?[a-z]{2,8}:\/\/\S*$/

function script_values(text: string): Recipe[] {
  // Parts of a file are refused by the parser, too, at the price of an error.
  const parsed = /^\s*\{/.test(text) ? parse_json(text) : null
  if (parsed !== null && typeof parsed === 'object') {
    const { scripts, tasks } = parsed as { scripts?: unknown; tasks?: unknown }
    const both = [scripts, tasks].filter((one): one is object => one !== null && typeof one === 'object')
    return both.flatMap((one) => Object.entries(one)).flatMap(([name, value]) => commands_named(name, value))
  }
  // A part of the file, as edits give it.
  const entry =
    /"((?:pre|post)?(?:install|prepare|prepublish|build|test|start|dev|[\w:-]+))"\s*:\s*"((?:[^"\\]|\\.)*)"/g
  if (is_piece(text)) return unnamed([text])
  return Array.from(text.matchAll(entry)).flatMap(([, name = '', code = '']) =>
    NO_SCRIPT.test(name) || ADDRESS.test(code) ? [] : commands_named(name, code.replace(/\\(["'\\])/g, '$1')),
  )
}

function commands_named(name: string, value: unknown): Recipe[] {
  const commands: unknown[] = Array.isArray(value) ? value : [value]
  return commands
    .filter((code): code is string => typeof code === 'string' && code !== '')
    .map((code) => ({ code, names: script_names(name) }))
}

function prefixed(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (found) => found[1] ?? '').filter((command) => command !== '')
}

/** What stands between two quotes of the same kind, which may hold the other kind. */
function quoted(text: string, at_least: number): string[] {
  return Array.from(
    text.matchAll(/"((?:[^"\\\n]|\\.){1,400})"|'((?:[^'\\\n]|\\.){1,400})'/g),
    ([, double, single]) => double?.replace(/\\"/g, '"') ?? single ?? '',
  ).filter(({ length }) => length >= at_least)
}

/** A piece of one string, as an edit gives it: nothing that a file is built of, and something that only a shell reads. */
function is_piece(text: string): boolean {
  return text.length <= MAX_PIECE_CHARS && !/["'\n{}[\]]/.test(text) && /[|;&<>]|\$\(/.test(text)
}

const MAX_PIECE_CHARS = 400

/** Strings of a structured file that read like a command line. */
function quoted_commands(text: string): string[] {
  if (is_piece(text)) return [text]
  return quoted(text, 6).filter((one) => /\s|\||;|&&/.test(one) && /^[\w./$@!-]/.test(one))
}
