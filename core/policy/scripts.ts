// Scripts, build files and tests that an action writes are judged by what they would do once they run: writing is the
// last moment at which a reviewer sees them. Source: ENGINE 4.2 (contentRef), 11.
import { one_of, within } from '#core/compose.ts'
import { emit } from '#core/policy/effects/call.ts'
import { type Collector, type FileScript, note_would } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { may_start } from '#core/policy/effects/session/start-files.ts'
import { fetches_known, is_prose, TEST_PLACE } from '#core/policy/effects/text/content.ts'
import { names_workflow_secret, prints_workflow_secret } from '#core/policy/effects/text/pipeline-secret.ts'
import { tool_call } from '#core/policy/effects/tool/tool.ts'
import { type Match, match_rules, type RuleSet } from '#core/policy/rules/pack.ts'
import { has_say } from '#core/policy/weigh.ts'

type EffectsOf = (script: FileScript) => readonly Effect[]

/** The rule that no script may break unseen, although a person may allow it once on the command line. */
const UNSEEN = 'core.exec/fetch-to-shell'

/**
 * Effects of written scripts that one action may cost; when they run out, the recipes that do the least are skipped.
 */
const MAX_SCRIPT_EFFECTS = 192
/** The same for an action that is a question anyway, and the longest script that is still read for it. */
const MAX_SCRIPT_EFFECTS_OVER_BUDGET = 48
const MAX_SCRIPT_CHARS_OVER_BUDGET = 2048
/** Cost of a script without effects: reading it is not free. */
const LEAST_CHARGE = 2
const GRAVE = one_of(
  within(
    '\\b',
    [
      /rm|rmdir|shred|dd|mkfs|curl|wget|nc|ncat|ssh|scp|rsync|sudo|eval|base64|python\d?|node|perl|ruby|sh/,
      /bash|chmod|chown|kill|crontab|aws|gcloud|az|kubectl|docker|psql|mysql|git|rmtree|exec/,
    ],
    '\\b',
  ),
  /\/dev\//,
)

/** Judges the scripts that an action writes, the graver ones first. */
export function judge_scripts(out: Collector, frame: Frame, rules: RuleSet, effects_of: EffectsOf): void {
  const over_budget = out.exhausted
  let left = over_budget ? MAX_SCRIPT_EFFECTS_OVER_BUDGET : MAX_SCRIPT_EFFECTS
  const seen = new Set<string>()
  for (const grave of [true, false]) {
    for (const script of out.scripts) {
      if (left <= 0) return
      if (over_budget && script.code.length > MAX_SCRIPT_CHARS_OVER_BUDGET) continue
      if (GRAVE.test(script.code) !== grave) continue
      // Writing the same text into the same file twice adds nothing.
      const { path, lang, names, code } = script
      const same = `${path}\0${lang}\0${names?.join('\0')}\0${script.part}\0${script.whole}\0${code}`
      if (seen.has(same)) continue
      seen.add(same)
      left -= Math.max(LEAST_CHARGE, judge_script(script, frame, out, rules, effects_of))
    }
  }
}

/** Files that every run of the tests loads, whichever test is meant. */
const RUNS_WITH_TESTS =
  /(?:^|\/)(?:conftest\.py|(?:jest|vitest|mocha|cypress)\.(?:setup|config)\.[cm]?[jt]s|global-?setup\.[cm]?[jt]s)$/i

/**
 * Judges one script. What would be blocked when run becomes a question now; lesser findings are noted for the step that
 * runs the file.
 */
function judge_script(script: FileScript, frame: Frame, out: Collector, rules: RuleSet, effects_of: EffectsOf): number {
  const { code, path, names, part, whole } = script
  const effects = effects_of(script)
  // Where a file came from is only known when it is run, and it may be downloaded after this.
  if (names !== null || may_start(base_of(path)))
    for (const file of files_run(effects)) note_would(out, path, { rule_id: UNSEEN, names, file })
  const matches = match_rules(rules, effects, { effects, budget: { tests: 0 } }).filter(has_say)
  const worst = matches.find(
    ({ rule: { spec } }) => spec.verdict === 'block' || (spec.id === UNSEEN && !fetches_known(code)),
  )
  const leaks =
    ((names_workflow_secret(code) || PIPELINE.test(path)) && effects.some(sends_secret_away)) ||
    (runs_unasked(path, names) && effects.some(sends_work_away)) ||
    prints_workflow_secret(code)
  const strays = runs_unasked(path, names) && files_run(effects).some((file) => ANYBODYS_FOLDER.test(file))
  const serious = worst !== undefined || leaks || strays
  const own = strays ? 'core.persist/git-hook' : when_run(matches, path, names)
  const would = worst?.rule.spec.id ?? (leaks ? 'core.net/secret-out' : own)
  if (would === null) return effects.length
  if (part !== true) note_would(out, path, { rule_id: would, names })
  if (!serious || (is_prose(path) && !RUNS_WITH_TESTS.test(path)) || whole === true) return effects.length
  emit(tool_call('write', frame, out), 'proc.eval', {
    target: path,
    d2: 2,
    fields: { source: 'written', would, known: true },
  })
  return effects.length
}

/** Files remembered as run by one recipe. */
const MAX_RUN = 2

function files_run(effects: readonly Effect[]): string[] {
  const files: string[] = []
  for (const { kind, cert, fields } of effects) {
    if (files.length >= MAX_RUN) break
    if ((kind === 'proc.exec' || kind === 'proc.eval') && cert === 'literal' && typeof fields.path === 'string')
      files.push(fields.path)
  }
  return files
}

/** Rules about the world outside a test or build; everything else it does is part of testing. */
const OUTSIDE = /^core\.(?:fs|exec|net|secrets|persist|self|priv|proc|dev)\//
const LOST = /^core\.fs\//

/**
 * The rule that would stop this script when it runs; only literal effects count. Recipes that are called by name count
 * in full.
 */
function when_run(matches: readonly Match[], path: string, names: readonly string[] | null): string | null {
  const matter = names !== null ? /./ : TEST_PLACE.test(path) ? LOST : OUTSIDE
  const asks = ({ rule: { spec }, effect }: Match) =>
    spec.verdict === 'defer' && (effect.cert === 'literal' || gives_variable(effect)) && matter.test(spec.id)
  return matches.find(asks)?.rule.spec.id ?? null
}

/**
 * Whether the only unknown part of an address is the secret in it: `urlopen('https://host/?d=' + os.environ['TOKEN'])`.
 */
function gives_variable({ kind, cert, taint }: Effect): boolean {
  return kind === 'net.send' && cert === 'partial' && taint.includes('env')
}

/** Pipelines in which secrets are ordinary variables of a step. */
const PIPELINE =
  /\.gitlab-ci|\/\.circleci\/|azure-pipelines|bitbucket-pipelines|\/\.travis\.yml$|\/\.buildkite\/|\/Jenkinsfile$|\/\.github\/(?:workflows|actions)\/|\/(?:Docker|Container)file(?:\.[\w-]+)?$/

/** Hooks: what git and package managers run besides what they were asked for. */
const HOOK = /\/\.(?:husky|githooks|git\/hooks)\/|\/(?:\.?lefthook|\.pre-commit-config)\.ya?ml$|\/\.envrc$/
const LIFECYCLE = /^(?:(?:pre|post)?(?:install|pack|publish)|prepare|prepublish\w*)$/

/** Folders in which anybody may put or replace a program. */
const ANYBODYS_FOLDER = /^\/(?:(?:private\/)?(?:var\/)?tmp|dev\/shm)\//

function runs_unasked(path: string, names: readonly string[] | null): boolean {
  return HOOK.test(path) || (names?.some((name) => LIFECYCLE.test(name)) ?? false)
}

/** Sends files, variables or output of another program to an unknown host. */
function sends_work_away({ kind, fields }: Effect): boolean {
  return (
    kind === 'net.send' &&
    (/^(?:file|stdin)$/.test(String(fields.source)) || fields.secret_variable === true) &&
    STRANGE_HOST.test(String(fields.host_kind))
  )
}

/** Kinds of hosts that nobody vouches for, among them services that store or show whatever they receive. */
const STRANGE_HOST = /^(?:unknown|ip-literal|capture|paste|lookalike|punycode)$/

/** Sends a secret of the repository as data to an unknown host. */
function sends_secret_away({ kind, fields }: Effect): boolean {
  return kind === 'net.send' && fields.secret_variable === true && STRANGE_HOST.test(String(fields.host_kind))
}
