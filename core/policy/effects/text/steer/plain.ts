// Lines of instructions that only say how a project is built, tested and written; they need no weighing by the table of
// steering texts. Source: ENGINE 19 (category 16).
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import { NAMES, WORDS } from '#core/policy/effects/text/steer/vocabulary.ts'

/** Programs that build, test and format a project. */
const PROGRAM = within(
  '^',
  [
    /npm|pnpm|yarn|bun/,
    /npx (?:vitest|jest|eslint|prettier|tsc|playwright|prisma|turbo|nx|biome|vite|storybook)|uv|poetry/,
    /pytest|ruff|mypy|black|make|just|task|cargo|go|gradle|\.\/gradlew|mvn|\.\/mvnw|bundle|rake/,
    /bin\/rails|rails|composer|vendor\/bin\/\w+|dotnet|flutter|dart|swift|mix|tox|nox|vitest|jest|eslint/,
    /prettier|tsc|turbo|nx|docker compose|git (?:status|diff|log)|python manage\.py|php artisan/,
    /python -m (?:pytest|unittest|mypy|ruff)|(?:terraform|tofu) (?:fmt|validate)|helm (?:lint|template)/,
  ],
  '(?: |$)',
)
/** Verbs that bring other people's code along, or send the own one away. */
const BEYOND =
  /(?<![\w-])(?:install|add|i|get|dlx|x|exec|publish|push|deploy|login|config|set|link|run-script|--registry|--index-url|--extra-index-url)\b/
/** What builds, tests and shows a project in the words of a program of its own: `buf generate`, `pio test -e native`. */
const OWN_PROGRAM = in_turn(
  within(
    '^(?!',
    [
      /curl|wget|(?:ba|z|da|k)?sh|python\d?|node|deno|perl|ruby|php|ssh|scp|nc|rm|dd|sudo|npx|uvx|bunx|pipx|pnpx/,
      /docker|podman|kubectl|helm|aws|gcloud|az|gh|glab|git|asg|claude|codex|gemini|crontab|launchctl|systemctl/,
      /eval|source|exec|env|nohup/,
    ],
    '\\b)',
  ),
  /(?:\.\/(?:[\w-]{1,20}\/){0,3})?[a-z][\w-]{1,24} /,
  /(?:run|test|build|check|lint|fmt|format|generate|compile|serve|start|dev|bench|analy[sz]e|validate|watch|clean|setup|typecheck|preview|develop)/,
  /(?=[\s:]|$)/,
)
/** What is installed is what the project names itself. */
const INSTALLS_OWN = whole(
  /(?:npm|pnpm|yarn|bun) (?:install|i|ci)|yarn|uv sync|poetry install|pipenv install|bundle install/,
  /composer install|pip install (?:-r [\w./-]{1,60}\.txt|-e \.(?:\[\w{1,20}\])?)/,
  /go mod (?:download|tidy)|mix deps\.get|flutter pub get|dotnet restore|cargo fetch/,
)
/** Options that let a check go, or take more than was given. */
const LETS_GO =
  /(?:^|\s)--?(?:no-verify|force|yolo|insecure|(?:skip|allow|dangerous|bypass|disable|unsafe|auto-?approve|trust)[\w-]*|no-[\w-]*(?:check|verif|sign|sandbox|hook|audit|confirm)[\w-]*)(?=[\s=]|$)/
const SPAN = /^[\w@.:/*<>=,+ -]{1,80}$/
/** A call, or a type, as it is named in a sentence: `fmt.Errorf("%w", err)`, `Result<T, E>`. */
const CALL = /^@?([A-Za-z_$][\w.$]{0,60})(?:\([\w\s,.%:"'<>=+*/-]{0,60}\)|<[\w\s,.<>|[\]]{0,60}>)(?:\[\])?$/
/** `<script setup lang="ts">`: nothing is loaded from anywhere. */
const TAG = /^<\/?[A-Za-z][\w.-]{0,40}(?: [\w:@-]{1,40}(?:="[\w -]{0,60}")?){0,6} ?\/?>$/
/** Calls that bring something along, run or send it. */
const CALL_BEYOND =
  /^(?:require|import|eval|exec\w*|system|spawn\w*|fetch|open|Function|curl)$|\.(?:system|exec\w*|eval|spawn\w*|post|put|send\w*|upload\w*|rmtree|unlink\w*|remove\w*|delete\w*|popen|run)$/
/** Files that hold keys, settings of agents, and places outside of the project. */
const SENSITIVE_FILE = one_of(
  /(?:^|[/\s])(?:\.env(?!\.example|\.sample)|\.ssh|\.aws|~|\/|\.\.(?!\.))|secret|credential|token|passw/i,
  /process\.env|os\.environ|(?:api|private|ssh|access|signing|encryption|deploy|master)[-_ ]?keys?\b/i,
  /\.key\b|authorized_|id_(?:rsa|ed)|\.pem|\.claude|\.codex|\.gemini|\.git\//i,
  /(?:^|[/\s])\.?(?:git|husky)[-/]?hooks?(?:\.\w+)?(?:\s|$)|settings(?:\.local)?\.json/i,
)
/** The same, and hooks of any kind: what agents are held by. */
const SENSITIVE = one_of(SENSITIVE_FILE, /(?:^|[/\s])\.?[-/]?hooks?(?:\.\w+)?(?:\s|$)/i)
const PATH = /^(?=.*(?:[/_*]|\.\w))[\w.*@-]+(?:\/[\w.*@-]+)*\/?$/
/** An address without its scheme: nobody's file. */
const ADDRESS =
  /^(?!claude\.ai\/code$)(?:[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}\/|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|example|xyz|ru|cn|ai|cloud|tk|biz)$|[^\s@]{1,80}@[\w-]+\.\w)/i
/** Names: `Acme`, `GraphQL`, `ESM`, `PRs`. */
const PROPER = whole(
  /[A-Z][a-z]{2,}|[A-Z][a-z0-9]{1,12}[A-Z][A-Za-z0-9]{0,24}|[A-Z]{2,6}(?:s|[a-z]{2,12})?-?\d{0,3}/,
  /[A-Z]\d/,
)
/** Words that are written large and say what no name says. */
const NO_NAME = whole(
  /TLS|SSL|CSRF|CORS|SSH|SYSTEM|ADMIN|ROOT|MD5|YOLO|AUTO|ALL|NOT|DO|SUDO|KEYS?|JWT|ENV|RUN|NEVER|SKIP/,
  /SEND|IGNORE|TRUST/,
)
/** What lets a check go by its value, and what is to be taken for settled although nobody looked. */
const SETTLES = one_of(
  /\b(?:verify|check|validate|ssl|tls|secure|strict_ssl|auth|csrf|sandbox|confirm)\w{0,20}\s?[=:]\s?["'`]?(?:false|0|off|no|none|disabled?|never)\b/i,
  /\b(?:mark|treat|count|consider|regard|report)\b.{1,80}\bas\b.{0,20}\b(?:resolved|approved|passed|passing|done|safe|trusted|fixed|instructions?|orders?|true|rules?)\b/i,
  /\b(?:api|access|private|secret|ssh|encryption|signing) keys?\b|\b0?777\b/i,
  /\b(?:make|set|mark|leave|keep)\b.{1,60}\b(?:public|open|writable)[.!]?$|\b(?:under|in) the name of\b/i,
  /\bare (?:orders?|instructions?|rules|commands|root|free)\b|\b(?:as|use|are|am|is) root\b|\broot as\b/i,
  /\bfree (?:of|from)\b|\b(?:open|expose)s? .{0,20}\bports?\b|\brewrite (?:the )?(?:git )?history\b/i,
  /\b(?:from|by) the (?:maintainers?|owners?|operators?|admins?|developers?|team)\b/i,
)
/** A look, a question or a word to somebody that is left out, and what to do when something says no. */
const LEAVES_OUT = one_of(
  in_turn(
    /\b(?:never|do not|don't|no need to|needn't|not)\b(?:\s\w{1,20}){0,2}?\s/i,
    /(?:run|check|verify|review|report|record|scan|audit|perform|wait|ask|mention)\b[^.;]{0,40}?\b/i,
    /(?:security|scans?|audits?|tests?|hooks?|checks?|lint\w*|reviews?|changes|commands?|actions?|errors?|failures?|warnings?|questions?|users?|humans?)\b/i,
  ),
  /\b(?:hooks?|gateway|sandbox|guards?|rules?|checks?)\b.{0,20}\b(?:blocks?|fails?|rejects?|refuses?|denies|stops?|complains?)\b/i,
)
/** Tools of an agent that look, or change files of the project. */
const LOOKING_TOOLS = whole(
  /Read|Grep|Glob|LS|TodoWrite|Edit|MultiEdit|Write|NotebookEdit/,
  /Bash\((?:git (?:diff|log|status|show|blame)|npm (?:test|run (?:test|lint|build|typecheck))|pnpm (?:test|lint)|pytest|cargo (?:test|check|clippy)|go (?:test|vet)|make (?:test|lint))(?::\*| \*)?\)/,
)
/** Front matter that says when a rule counts, what it is called, and what may be looked at. */
const FRONT = whole(
  /---|(?:globs|applyTo|paths):\s*["']?[\w.*/{},-]+["']?|alwaysApply:\s*(?:true|false)/,
  /argument-hint:\s*\[[\w-]+\]|name:\s*[a-z][\w-]{1,40}|model:\s*(?:sonnet|opus|haiku|inherit)/,
  /color:\s*\w+/,
)
const FRONT_TOOLS = /^(?:allowed-)?tools:\s*\[?([\w(), :*-]{1,200})\]?$/
const FRONT_TEXT = /^(?:description|title|summary):\s*["']?/

/** Whether a text names files that hold keys, settings of agents, or places outside of the project. */
export function names_sensitive(text: string): boolean {
  return SENSITIVE_FILE.test(text)
}

/** A piece of code in the text: a file of the project, a name, or a command that only builds or tests. */
export function is_plain_code(code: string): boolean {
  if (SENSITIVE.test(code) || LETS_GO.test(code) || ADDRESS.test(code)) return false
  if (TAG.test(code)) return true
  if (code.includes(' && ')) return are_plain_commands(code)
  const called = CALL.exec(code)?.[1]
  if (called !== undefined) return !CALL_BEYOND.test(called)
  if (!SPAN.test(code)) return false
  return (
    !code.includes(' ') ||
    INSTALLS_OWN.test(code) ||
    ((PROGRAM.test(code) || OWN_PROGRAM.test(code)) && !BEYOND.test(code.replace(/ -k \S+/, '')))
  )
}

/** Several such commands, one after the other. */
function are_plain_commands(line: string): boolean {
  return line.split(' && ').every((one) => (PROGRAM.test(one) || INSTALLS_OWN.test(one)) && is_plain_code(one))
}

/** A word of the list, or a form of one: `failing`, `passed`, `libraries`. */
export function is_known_word(word: string): boolean {
  if (WORDS.has(word) || NAMES.has(word)) return true
  const [, stem, end] = /^(\w{3,20}?)(ing|ied|ies|ed|es|s|er|ly)$/.exec(word) ?? []
  if (stem === undefined) return false
  if (end === 'ied' || end === 'ies') return WORDS.has(`${stem}y`)
  return WORDS.has(stem) || WORDS.has(`${stem}e`) || (/(\w)\1$/.test(stem) && WORDS.has(stem.slice(0, -1)))
}

/** An option of a test or a build by words of the list: `--coverage`, or what parts options from the rest. */
function is_plain_option(text: string): boolean {
  if (text === '--') return true
  if (LETS_GO.test(text)) return false
  const name = /^--([a-z]+(?:-[a-z]+){0,3})$/.exec(text)?.[1]
  return name?.split('-').every((part) => WORDS.has(part)) ?? false
}

/** The word without what stands around it. */
function bare(word: string): string {
  return word.replace(/^["'([]+/, '').replace(/(?<!["'),.;:!?\]])["'),.;:!?\]]+$/, '')
}

function is_plain_word(word: string, first: boolean): boolean {
  const text = bare(word).replace(/^!(?=[a-z])/, '')
  if (
    text === '' ||
    /^(?:v?\d+(?:[.:/x]\d+)*(?:\+|%|px|ms|rem|em|[kmg]b|s|x)?|[a-z]\d{1,2}[a-z])$/i.test(text) ||
    /^\$(?:\d|ARGUMENTS)$/.test(text) ||
    /^[-–—•→|#*&/+]+$/.test(text)
  )
    return true
  const low = text.toLowerCase()
  if (is_known_word(low) || is_known_word(low.replace(/'s$/, '')) || is_plain_option(text)) return true
  if (/^[\w']+(?:[-/][\w']+){1,4}$/.test(text) && low.split(/[-/]/).every(is_known_word)) return true
  // What stands in front of a colon is what the line is about.
  if ((!first || word.endsWith(':')) && PROPER.test(text) && !NO_NAME.test(text.replace(/s$/, ''))) return true
  return PATH.test(text) && !SENSITIVE.test(text) && !ADDRESS.test(text) && !text.startsWith('-')
}

const SECRETS =
  '(?:any |your |real |plain |hard-?coded ){0,2}(?:secrets?|credentials?|tokens?|' +
  '(?:api |access |private |secret )?keys?|passwords?|`?(?:~/)?\\.(?:env|ssh|aws)`?(?: files?)?|' +
  'sensitive (?:data|information)|personal data|pii)'
/** A sentence that forbids to give secrets away: whoever follows it does less, not more. */
const FORBIDS = new RegExp(
  `(?<=^|[.!] |^[-*+\\d.) ]{1,6})(?:never|do not|don't|avoid|must not|must never)(?: ever)? (?:commit|read|` +
    `open|upload|hard-?cod|log|print|expos|shar|leak|push|check|stor)(?:e|ing|ting|ging)?(?: in)? ${SECRETS}` +
    `(?:(?:,? or |,? and |, )${SECRETS}){0,4}(?: (?:to|in|into) (?:the |a |your )?(?:git|repo(?:sitory)?|` +
    `version control|source control|code|source code|logs?|tests?|config(?:uration)? files?))?(?=[.!]?(?: |$))`,
  'gi',
)

const STARTS = '(?<=^|[.!] |^[-*+\\d.) ]{1,6})'
/** A command that destroys or gives away, and that nobody is to run. */
const FORBIDS_COMMAND = new RegExp(
  `${STARTS}(?:never|do not|don't|must not)(?: ever)? (?:run|use|execute|call) \`(?![^\`]{0,60}\\b(?:asg|hooks?|` +
    `tests?|lint|checks?|verify|scan|audit|sign|review|confirm|ask)\\b)[^\`]{1,60}\`(?=[.!;]?(?: |$))`,
  'gi',
)
/** A branch that nobody is to write to unseen. */
const FORBIDS_PUSH = new RegExp(
  `${STARTS}(?:never|do not|don't|must not)(?: ever)? (?:(?:force[- ])?push|commit|merge)(?: directly|` +
    ` straight)? (?:to|into|on) (?:the )?\`?(?:main|master|trunk|develop|` +
    `release)\`?(?: branch)?(?: directly)?(?=[.!]?(?: |$))`,
  'gi',
)
/** A sentence that has a person asked first: whoever follows it does less unasked. */
const ASKS_FIRST = new RegExp(
  `${STARTS}(?:always )?ask(?: the user| a human| for (?:confirmation|approval|permission))?` +
    `(?: first)? before (?:(?!(?:but|otherwise|except|never|not|unless|and|then|or)\\b)[\\w'-]{1,24}(?: |` +
    `(?![\\w'-]))){1,10}(?=[.!]|$)`,
  'gi',
)

/** What nobody is to do, and what it is done to: whoever follows it does less. Not what an agent owes a person: to ask, tell or show. */
const NEVER =
  /^(?:please )?(?:never|do not|don't|must not|avoid)(?: ever| directly| manually)? ([a-z-]{3,14})\b(.{0,120})$/i
const UNDONE = within(
  '^',
  [
    /delet|drop|deploy|publish|merg|force-?push|push|skip|disabl|bypass|remov|commit|appl|destroy|upload/i,
    /download|expos|shar|hard-?cod|install|upgrad|rebas|amend|overwrit|modif|touch|edit|truncat|send/i,
    /releas|mock|copy|add|chang|creat|us|run|updat|introduc|renam|mov|import|rely/i,
  ],
  '(?:e|y|t|p|ping|ing|ying|ting)?$',
)
const OBJECTS: ReadonlySet<string> = new Set(
  (
    'production prod secret secrets credential credentials token tokens password passwords approval asking permission confirmation ' +
    'without sudo force environment session cookies release releases apply destroy deploy delete hook check checks rule rules skip ' +
    'directly manually friday fridays weekends live staging host network internet vendored third-party any'
  ).split(' '),
)
/** Words behind which something is to be done after all. */
const TURNS =
  /[,:]|\b(?:instead|but|except|unless|rather|just|only|then|otherwise|however|until|so|yourself|because)\b/i

/** A sentence that only forbids. */
function only_forbids(sentence: string): boolean {
  const [, verb, rest] = NEVER.exec(sentence.replace(/[.!]{1,3}$/, '')) ?? []
  if (verb === undefined || rest === undefined || !UNDONE.test(verb) || TURNS.test(rest)) return false
  // To leave a check undone is what a text must not ask for; to leave out nothing is what it may.
  if (/^(?:us|run)/i.test(verb) && /\b(?:tests?|hooks?|checks?|lint\w*|gateway|sandbox)\b/i.test(rest)) return false
  return rest
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => OBJECTS.has(bare(word).toLowerCase()) || is_plain_word(word, false))
}

/** Tools that an agent or a command of the project is given: those that only look. */
function gives_looking_tools(line: string): boolean {
  const listed = FRONT_TOOLS.exec(line)?.[1]
  return listed?.split(/,\s*/).every((one) => LOOKING_TOOLS.test(one.trim())) ?? false
}

/** A person is asked when something is not clear. */
const ASKS_WHEN = new RegExp(
  `${STARTS}(?:if|when|whenever) (?:[\\w'-]{1,24} ){1,12}?[\\w'-]{1,24}, (?:please )?(?:stop and )?ask` +
    `(?: first| the user| for (?:help|clarification))?(?=[.!]?$)`,
  'gi',
)

/** Everybody's settings begin as the template of the project. */
const TEMPLATE_COPY =
  /\b(?:copy|rename) `?\.env\.(?:example|sample|template)`? (?:to|as|into) `?\.env(?:\.local)?`?(?=[\s.,;]|$)/gi
/** A page of what is developed here. */
const LOCAL_PAGE = /\bhttps?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?:\/[\w-]{1,40}){0,6}\/?(?=[\s.,;)]|$)/g

/** A line that takes something for settled, or leaves a look or a word to somebody out. */
export function settles_or_leaves(line: string): boolean {
  return SETTLES.test(line) || LEAVES_OUT.test(line)
}

/** Whether a line only tells how people work on their project, in words that serve for nothing else. */
export function only_informs(line: string): boolean {
  if (FRONT.test(line)) return true
  if (FRONT_TOOLS.test(line)) return gives_looking_tools(line)
  // A stand-in for the piece of code that was looked at, which starts no sentence.
  let plain = true
  const held = line
    .replace(FRONT_TEXT, '')
    .replace(/\b(?:design|theme|colou?r|css|syntax) tokens?\b/gi, 'colors')
    .replace(TEMPLATE_COPY, ' a ')
    .replace(LOCAL_PAGE, ' a ')
    .replace(FORBIDS, ' a ')
    .replace(
      /(?<=^[-*+ \d.)]{0,6} a {2})or (?:push|commit|merge)(?: directly)? (?:to|into) (?:main|master)(?=[.!]?$)/i,
      '',
    )
    .replace(FORBIDS_COMMAND, ' a ')
    .replace(FORBIDS_PUSH, ' a ')
    .replace(ASKS_FIRST, ' a ')
    .replace(ASKS_WHEN, ' a')
  if (settles_or_leaves(held)) return false
  const rest = held.replace(/`([^`]*)`/g, (_, code: string) => {
    plain &&= is_plain_code(code)
    return ' a '
  })
  if (!plain) return false
  const heading = /^\s*#{1,6}\s/.test(rest)
  const said = rest.replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)])?\s*(?:\[[ x]\])?|\*\*|__/g, ' ').trim()
  return said.split(/(?<=[.!?;])\s+/).every((sentence) => only_forbids(sentence) || is_plain(sentence, heading))
}

/** Whether every word of a sentence is ordinary. */
function is_plain(sentence: string, heading: boolean): boolean {
  return sentence.split(/\s+/).every((word, at) => is_plain_word(word, at === 0 && !heading))
}
