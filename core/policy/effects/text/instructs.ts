// What new text in the instructions of agents says. Text that only tells how a project is built, tested and written, in words that
// serve for nothing else, is ordinary work; every other text is a question, because no list of bad words is ever whole.
// What such text makes an agent do later is judged when it does it. Source: ENGINE 19 (category 16).
import { one_of, within } from '#core/compose.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { is_below } from '#core/policy/effects/place/path.ts'

/** Longer texts are not read. */
const MAX_CHARS = 4096

/** The words: with them nobody can be kept from hearing, nothing can be sent, trusted, skipped or switched off. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they them their we our you your is are was be been has have do does can may must should ' +
    'will in on at of for to from by with into under over as than then so and or but not no if when while where which what how all ' +
    'any each every both one two three four first second last next other another same new old own more most less least only also ' +
    'always never often usually before after during until again here there please prefer prefers use uses used using run runs ' +
    'running start starts build builds built test tests tested testing lint lints format formats check checks compile compiles write ' +
    'writes written read reads add adds edit edits change changes changed changing create creates fix fixes find follow follows keep ' +
    'keeps make makes put name names named call calls call return returns see look live lives contain contains need needs require ' +
    'requires pass passes fail fails generate generates generated import imports export exports explain describe document documents ' +
    'update updates updating upgrade split group sort order move work works working project projects repository repo monorepo ' +
    'workspace workspaces package packages module modules library libraries dependency dependencies folder folders directory ' +
    'directories file files path paths code source sources component components hook hooks page pages view views model models ' +
    'controller controllers service services route routes handler handlers endpoint endpoints function functions class classes ' +
    'method methods type types interface interfaces variable variables constant constants parameter parameters value values name ' +
    'string strings number numbers date dates error errors exception exceptions message messages log logs logging style styles ' +
    'convention conventions guideline guidelines pattern patterns architecture overview structure layout command commands script ' +
    'scripts tool tools framework language version versions database databases schema schemas table tables column columns migration ' +
    'migrations query queries index client server frontend backend api apis app apps web mobile ui cli docs documentation readme ' +
    'changelog comment comments docstring docstrings section sections example examples snapshot snapshots fixture fixtures mock mocks ' +
    'unit integration end coverage benchmark benchmarks local locally development dev container containers image images port branch ' +
    'branches commit commits committing feature features bug bugs issue issues diff pull request requests review title description ' +
    'line lines space spaces tab tabs indent indentation quote quotes single double semicolon semicolons trailing comma commas ' +
    'camel snake case imperative mood present tense short small large simple clear plain strict typed static async sync pure ' +
    'functional immutable default defaults named explicit implicit instead rather directly manually hand separate together per about ' +
    'above below inside outside between main root top level core shared common utils helpers config configuration settings locale ' +
    'locales translation translations text texts english react vue svelte angular node python rust go java ruby rails django flask ' +
    'fastapi express next vite vitest jest pytest playwright cypress storybook tailwind typescript javascript eslint prettier ruff ' +
    'mypy black cargo clippy docker compose postgres postgresql mysql sqlite redis kafka graphql rest json yaml toml sql html css ' +
    'markdown npm pnpm yarn bun uv poetry pip make gradle maven github gitlab ci linux macos windows utc iso agents agent claude ' +
    'codex gemini cursor guide guidance notes arguments current missing unhandled unused public private internal external early ' +
    'table driven lower upper conventional pep full complete integers integer cents money time times zone feat chore refactor perf ' +
    'provides provide repo compiler parser dev sample frozen legacy goes go details short arguments arrow race condition conditions ' +
    'suggest handling handle wrap shape object objects array arrays list lists map maps set sets key value pairs field fields format ' +
    'formatting clear cleared cache hits hit draft drafts automatically auto reviewed opened open details system design kit button ' +
    'buttons form forms state store stores context reducer reducers event events listener listeners queue queues job jobs worker ' +
    'workers thread threads async await promise promises callback callbacks loop loops goroutine channel channels struct ' +
    'structs trait traits enum enums macro macros crate crates header headers template templates layout layouts partial partials ' +
    'asset assets icon icons font fonts theme themes color colors responsive accessible accessibility aria label labels screen ' +
    'screens navigation router props prop slot slots composable composables signal signals renderer bundle bundles ' +
    'bundler minified target targets debug profile profiles bench pipeline pipelines stage stages step steps phase ' +
    'phases plan plans todo roadmap milestone month months week weeks day days year years quickly slow fast faster performance memory ' +
    'cpu disk size limit limits bytes encoding utf ascii unicode locale plural translation keys german french spanish english us uk ' +
    'eu spelling grammar concise detailed brief verbose technical term terms glossary diagram diagrams mermaid table-driven hints ' +
    'hint nullable optional required mandatory deprecated stable experimental beta alpha parameterized raised raise swallowed caught ' +
    'catch throw throws thrown retry retries timeout timeouts idempotent transaction transactions rollback seed seeds factory ' +
    'everything everywhere ensure ensures avoid avoids existing consistent consistency practice practices ' +
    'readability readable across because like such via possible available logic result results helper ' +
    'helpers behaviour behavior meaningful necessary whenever unless therefore ' +
    'mode modes const let var setup pr prs clean expert descriptive typecheck readable reusable reviewer ' +
    'reviewers diffs factories stub stubs spy spies assertion assertions expect describe given finish ' +
    'finished finishing composition inheritance dedicated microservice microservices wrapper wrappers ' +
    'decorator decorators middleware adapter adapters layer layers domain entity entities dto dtos mapper ' +
    'mappers serializer serializers security secure quick feedback boundary boundaries beside besides nearby ' +
    'neighbour quickly validation validator validators zod pydantic prisma drizzle fastify hono nestjs ' +
    'spring laravel symfony phoenix elixir kotlin swift flutter dart dotnet scala clojure haskell turborepo ' +
    'lerna changeset changesets semver minimal abstraction abstractions nested nesting pascal kebab barrel ' +
    'relative absolute sorted alphabetical alphabetically meaningful obvious whenever prefix suffix suffixes ' +
    'prefixes input inputs output outputs problem problems validate'
  ).split(' '),
)
/** Programs that build, test and format a project. */
const PROGRAM = within(
  '^',
  one_of(
    /npm|pnpm|yarn|bun/,
    /npx (?:vitest|jest|eslint|prettier|tsc|playwright|prisma|turbo|nx|biome|vite|storybook)|uv|poetry/,
    /pytest|ruff|mypy|black|make|just|task|cargo|go|gradle|\.\/gradlew|mvn|\.\/mvnw|bundle|rake/,
    /bin\/rails|rails|composer|vendor\/bin\/\w+|dotnet|flutter|dart|swift|mix|tox|nox|vitest|jest|eslint/,
    /prettier|tsc|turbo|nx|docker compose|git (?:status|diff|log)|python manage\.py|php artisan/,
    /python -m (?:pytest|unittest|mypy|ruff)/,
  ),
  '(?: |$)',
)
/** Verbs that bring other people's code along, or send the own one away. */
const BEYOND =
  /(?<![\w-])(?:install|add|i|get|dlx|x|exec|publish|push|deploy|login|config|set|link|run-script|--registry|--index-url|--extra-index-url)\b/
const SPAN = /^[\w@.:/*<>=,+ -]{1,80}$/
/** Files that hold keys, and places outside of the project. */
const SENSITIVE =
  /(?:^|[/\s])(?:\.env(?!\.example|\.sample)|\.ssh|\.aws|~|\/|\.\.)|secret|credential|token|passw|\bkeys?\b|\.pem|\.github|\.claude|hooks?\b|settings/i
const PATH = /^(?=.*(?:[/_*]|\.\w))[\w.*-]+(?:\/[\w.*-]+)*\/?$/
const PROPER = /^[A-Z][a-z]{2,}$/
/** Front matter that says when a rule counts. */
const FRONT =
  /^(?:---|(?:globs|applyTo):\s*["']?[\w.*/{},-]+["']?|alwaysApply:\s*(?:true|false)|argument-hint:\s*\[[\w-]+\])$/

/** A piece of code in the text: a file of the project, a name, or a command that only builds or tests. */
function is_plain_code(code: string): boolean {
  if (!SPAN.test(code) || SENSITIVE.test(code)) return false
  return !code.includes(' ') || (PROGRAM.test(code) && !BEYOND.test(code))
}

/** A word of the list, or a form of one: `failing`, `passed`. */
function is_known_word(word: string): boolean {
  if (WORDS.has(word)) return true
  const stem = /^(\w{3,20}?)(?:ing|ed|es|s|er|ly)$/.exec(word)?.[1]
  if (stem === undefined) return false
  return WORDS.has(stem) || WORDS.has(`${stem}e`) || (/(\w)\1$/.test(stem) && WORDS.has(stem.slice(0, -1)))
}

/** An option of a test or a build by words of the list: `--coverage`, or what parts options from the rest. */
function is_plain_option(text: string): boolean {
  if (text === '--') return true
  const name = /^--([a-z]+(?:-[a-z]+){0,3})$/.exec(text)?.[1]
  return name?.split('-').every((part) => WORDS.has(part)) ?? false
}

function is_plain_word(word: string, first: boolean): boolean {
  const text = word.replace(/^["'([]+/, '').replace(/(?<!["'),.;:!?\]])["'),.;:!?\]]+$/, '')
  if (text === '' || /^\d+(?:\.\d+)*$/.test(text) || /^\$(?:\d|ARGUMENTS)$/.test(text) || /^[-–—•→|#*&/+]+$/.test(text))
    return true
  if (is_known_word(text.toLowerCase()) || is_plain_option(text)) return true
  if (!first && PROPER.test(text)) return true
  return PATH.test(text) && !SENSITIVE.test(text) && !text.startsWith('-')
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
  `${STARTS}(?:never|do not|don't|must not)(?: ever)? (?:run|use|execute) \`(?:rm -r?f|` +
    `git push (?:--force|-f)|git reset --hard|sudo|npm publish|terraform (?:apply|destroy)|kubectl delete|` +
    `git commit --no-verify)[^\`]{0,40}\`(?=[.!]?(?: |$))`,
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

function is_plain_line(line: string): boolean {
  if (FRONT.test(line)) return true
  // A stand-in for the piece of code that was looked at, which starts no sentence.
  let plain = true
  const held = line
    .replace(FORBIDS, ' a ')
    .replace(
      /(?<=^[-*+ \d.)]{0,6} a {2})or (?:push|commit|merge)(?: directly)? (?:to|into) (?:main|master)(?=[.!]?$)/i,
      '',
    )
    .replace(FORBIDS_COMMAND, ' a ')
    .replace(FORBIDS_PUSH, ' a ')
    .replace(ASKS_FIRST, ' a ')
  const rest = held.replace(/`([^`]*)`/g, (_, code: string) => {
    plain &&= is_plain_code(code)
    return ' a '
  })
  if (!plain) return false
  const words = rest
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)])?\s*(?:\[[ x]\])?|\*\*|__/g, ' ')
    .trim()
    .split(/\s+/)
  return words.every((word, at) => is_plain_word(word, at === 0 || /[.!?]$/.test(words[at - 1] ?? '')))
}

/** Whether the text only tells how people work on their project. */
export function only_informs(text: string): boolean {
  if (text.length > MAX_CHARS || !/^[\t\n\r\x20-\x7e–—’•→]*$/.test(text)) return false
  let fenced = false
  return text.split('\n').every((raw) => {
    const line = raw.trim()
    if (/^```[\w-]*$/.test(line)) {
      fenced = !fenced
      return true
    }
    return fenced
      ? line === '' || (PROGRAM.test(line) && is_plain_code(line.replace(/(?<!\s)\s+#[\w\s]*$/, '')))
      : is_plain_line(line)
  })
}

/** What holds an agent back, or lets it go. */
const HOLDS = /\b(?:never|not|n't|must|only|always|ask|confirm|require\w*|forbid\w*|avoid|before|approv\w*)\b/i

interface Edit {
  path: string
  from: string
  to: string
}

/** The edit takes nothing away that holds an agent back. */
function only_adds({ from, to }: Edit): boolean {
  return to.includes(from.trim()) || (only_informs(from) && !HOLDS.test(from))
}

/** Marks writes to the project's own instructions that only inform. */
export function note_informing(out: Collector, workspace: string | null): void {
  // A line may write to one file hundreds of times, and its text is the same for all of them.
  const known = new Map<string, boolean>()
  const informs = (text: string): boolean => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = only_informs(text)
    known.set(text, found)
    return found
  }
  for (const draft of out.drafts) {
    const { kind, target, scope } = draft
    if (scope !== 'instruction-file' || kind !== 'fs.write' || target === null) continue
    if (workspace === null || !is_below(target, workspace)) continue
    const edits = (out.edits ?? []).filter(({ path }) => path === target)
    const text = text_for(out, draft, edits)
    if (text === null || !informs(text) || !edits.every(only_adds)) continue
    draft.fields = { ...draft.fields, informs: true }
    draft.d = [draft.d[0], Math.min(1, draft.d[1]), draft.d[2]]
  }
}

/** What an edit puts around the lines that it keeps. */
function added_by({ from, to }: Edit): string {
  const kept = from.trim()
  return kept.includes(' ') || kept.startsWith('#') ? to.replace(kept, () => '') : to
}

/** The text that the write brings without what was there already, when all of it is known. */
function text_for(out: Collector, { target, fields }: Draft, edits: readonly Edit[]): string | null {
  if (fields.mode === 'inplace') return edits.length === 0 ? null : edits.map(added_by).join('\n')
  if (typeof fields.content === 'string') return fields.content === '' ? null : fields.content
  return (target === null ? null : out.written?.get(target)) ?? null
}
