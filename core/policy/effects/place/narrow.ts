// How much a recursive deletion by name loses. A single file, or a folder deep in a tree of sources, is ordinary work;
// a top-level folder, usual names of sources and all data are not. Source: ENGINE section 5 and the labels of the
// corpus (`src` is a question, `src/old` is not).
import { whole, within } from '#core/compose.ts'
import { base_of, has_glob, is_below } from '#core/policy/effects/place/path.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Extensions of files; those that folders have too (`x.app`, `x.db`) are left out. */
const FILE_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    'md mdx rst adoc txt json jsonl json5 yaml yml toml ini cfg conf properties xml html htm css scss less js mjs cjs jsx ts mts ' +
    'cts tsx vue svelte py pyi ipynb rb erb go rs c h cc hh cpp hpp cxx m mm swift kt kts java scala groovy clj ex exs erl hs ' +
    'ml lua pl pm r jl dart php cs fs vb sh bash zsh fish ps1 bat cmd sql graphql proto csv tsv log lock patch diff in am ac m4 mk ' +
    'cmake gradle png jpg jpeg gif svg webp ico pdf zip tar gz bz2 xz zst 7z rar deb rpm apk ipa jar war ear iso vsix snap core ' +
    'gem nupkg resolved out ok failed stamp pc la lo xo ko el elc bin hcl tf tfplan'
  ).split(' '),
)

/** Folders of data that nobody can rebuild; everything below them is data. */
const DATA =
  /^(?:\.?(?:data|datasets?|databases?|db|dbs?-?data|pgdata|postgres(?:ql)?|mysql|mongo(?:db)?|redis|volumes?|uploads?|storage|media|photos|recordings|attachments|backups?|dumps?|snapshots?|archives?|migrations?|mlruns|wandb|checkpoints?|weights|secrets?|keys|certs?|certificates|credentials|vault|wallets?|keystore|state|tfstate|prod|production|customers?|invoices?|exports|savegames?))$/

/** Folders that are the work itself; as the last segment they are a whole part of a project. */
const WORK: ReadonlySet<string> = new Set(
  (
    'src source sources lib libs app apps application packages package pkg pkgs cmd internal crates modules components ' +
    'pages views controllers models services service routes routers handlers api apis server servers client clients ' +
    'backend frontend web www website site public static assets images img styles css fonts scripts tools test tests spec specs ' +
    'e2e integration unit docs doc documentation guides examples config configs conf configuration settings content contents ' +
    'posts articles notebooks infra infrastructure terraform ansible deploy deployment deployments k8s kubernetes helm charts ' +
    'include includes headers templates layouts partials locales i18n translations plugins extensions core common shared utils ' +
    'util helpers hooks store stores types schemas schema graphql domain entities features workspace projects project ' +
    'firmware drivers kernel main java kotlin python ruby go rust swift ios android platform platforms fixtures resources res ' +
    'database prisma policies contracts programs'
  ).split(' '),
)

/** Folders in which a project keeps its own text; a deep path through one lies inside one project. */
const TREE = whole(
  /src|sources?|lib|libs|app|apps|packages|pkg|cmd|internal|crates|modules|components|tests?|specs?/,
  /__tests__|e2e|docs?|documentation|public|static|assets|tools|scripts|examples?|vendor|third[-_]party/,
  /deps|include|features|resources/,
)

/** Levels below the workspace from which a folder is only a detail. */
const DEEP = 3
/** Levels from which even a usual name is one of many (`src/modules/a/b/services`). */
const VERY_DEEP = 5

/**
 * Whether a recursive deletion loses no more than a file, or one folder deep in the project. `written`: the word as
 * written; `fed`: the path was found by a search. False when anything is unknown.
 */
export function loses_little(path: string, written: string, workspace: string | null, fed: boolean): boolean {
  if (workspace === null || fed || !is_below(path, workspace) || path === workspace) return false
  const segments = path
    .slice(workspace.length + 1)
    .toLowerCase()
    .split('/')
  const base = segments.at(-1) ?? ''
  const above = segments.slice(0, -1)
  if (above.some(has_glob) || segments.some((one) => DATA.test(one))) return false
  if (!written.endsWith('/') && names_file(base)) return true
  if (has_glob(base) || base.startsWith('.')) return false
  if (segments.length < DEEP || !above.some((one) => TREE.test(one))) return false
  return segments.length >= VERY_DEEP || !WORK.has(base)
}

/** Names that only files have: `a.spec.ts`, `*.xo`, `html-stamp`. */
function names_file(base: string): boolean {
  // By convention a stem before `.*` belongs to files: `libhello.*`, `output.*`.
  if (TRIED_DATABASE.test(base)) return true
  if (/^[\w.-]+-stamp$|^[\w-]{2,}\.\*$/.test(base)) return true
  const dot = base.lastIndexOf('.')
  return dot > 0 && FILE_EXTENSIONS.has(base.slice(dot + 1)) && !/^[.*?]+\*?\.\*$/.test(base)
}

/** A database in a file, by its name one that is made anew: `dev.db`, `app_test.sqlite3`. */
const TRIED_DATABASE =
  /^(?:[\w.-]{0,40}[-_.])?(?:dev|development|tests?|testing|local|debug|tmp|temp)(?:[-_.][\w-]{0,40})?\.(?:db|sqlite3?|duckdb)$/

/** Names of things people try out and throw away. */
const TRIAL =
  /(?:^|[-_. /])(?:sandbox|playground|scratch|experiments?|demo|tryout|repro|poc|spike|throwaway|unpacked|extracted|bench|try|trial)(?:[-_./\d]|$)/i

/** Whether a segment of the path has such a name. */
export function names_trial(path: string): boolean {
  return TRIAL.test(path)
}

/** Names of folders that are made on the way and removed again. */
const PASSING = within(
  '^\\.?',
  [
    /foo|bar|baz|qux|hello(?:[-_]?world)?|dummy|smoke|probe|preview|workdir|wip|thumbs|thumbnails/i,
    /exp[-_]?\d{1,4}|run[-_]?\d{1,4}|(?:smoke|probe|preview|verify|debug|dummy)[-_][\w.-]{1,40}/i,
    /[\w.]{1,40}[-_](?:smoke|probe|preview|verify|debug|wip|dummy)/i,
  ],
  '$',
)

/** Whether a folder's name says that nothing in it is kept. */
export function names_passing(name: string): boolean {
  return TRIAL.test(name) || PASSING.test(name)
}

/** Whether a target is a volume: `volume tmpdata`. */
export function is_volume(target: string): boolean {
  return target.startsWith('volume ')
}

/** Whether a volume's name says that it was made to try something. */
export function is_trial_volume(target: string): boolean {
  return is_volume(target) && (names_trial(target) || /^volume (?:te?mp|test|ci|e2e)/i.test(target))
}

/** Whether a folder's name says that it is the work itself or data. */
export function names_work(path: string): boolean {
  const base = base_of(path).toLowerCase()
  return WORK.has(base) || DATA.test(base)
}

/** Whether a segment of the path says that data is there. */
export function names_data(path: string): boolean {
  return path
    .toLowerCase()
    .split('/')
    .some((segment) => DATA.test(segment))
}

/** Names of what people keep for themselves, outside of git. */
const PERSONAL = within(
  '(?:^|[-_. ])(?:my)?',
  [
    /notes?|diary|journals?|thesis|papers?|drafts?|private|personal|todos?|ideas?|research|letters?|memos?|keep/,
    /inbox|manuscripts?|chapters?|sketch(?:es)?|slides?|mail|favou?rites|originals?|important|documents?/,
  ],
  '(?:[-_. \\d]|$)',
)
/** Words that mean this only as the whole name. */
const PERSONAL_NAME = whole(
  /local|wiki|books?|music|pictures?|photos?|videos?|downloads?|desktop|work|annotations?|labels?|samples?/,
  /corpus|corpora|designs?|models?/,
)

/** Whether a segment of the path says that somebody keeps something there that no program made. */
export function names_personal(path: string): boolean {
  return path
    .toLowerCase()
    .split('/')
    .some((segment) => PERSONAL.test(segment) || PERSONAL_NAME.test(segment))
}

/** A folder's sources by their extension; compiler outputs are not among these. */
const SOURCES = /^\*\.(?:py|rb|go|rs|java|kts?|swift|scala|cc?|cpp|hpp|tsx?|vue|svelte|php|cs|exs?|dart|ya?ml|toml)$/

/** Places that a framework fills again. */
const MADE_PLACE = /(?:^|\/)(?:storage\/framework|cache|compiled|generated|tmp)\//

/**
 * Whether a word deletes everything in a folder of work although `-r` is missing: `rm src/*`, `rm -f app/models/*.rb`.
 */
export function takes_all({ text, cert }: Pick<Word, 'text' | 'cert'>): boolean {
  // In quotes it is what a loop iterates over (`for f in src/*; do rm "$f"; done`).
  if (cert !== 'pattern' || /^[/~]|\.\.\//.test(text) || MADE_PLACE.test(text)) return false
  // `src/**/*.ts`: also the folders in between.
  const parts = text.split('/').filter((part) => part !== '.' && part !== '**')
  const [base = '', ...above] = parts.reverse()
  if (above.some(has_glob)) return false
  const [folder] = above
  const everything = base === '*' || base === '*.*'
  return folder === undefined ? SOURCES.test(base) : names_work(folder) && (everything || SOURCES.test(base))
}
