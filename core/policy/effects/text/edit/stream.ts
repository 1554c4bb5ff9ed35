// Edits by scripts of stream editors (`sed -i s/old/new/`, `perl -pi -e`, `yq -i`) that let work pass unchecked. Their old
// text is a pattern and often a piece of a line, so only what such pieces say for sure counts. Source: ENGINE 19.
import { one_of } from '#core/compose.ts'
import { EMPTY_SCRIPT, empties_script, MANIFEST } from '#core/policy/effects/text/edit/checks.ts'
import {
  CHECKS_OF_CI,
  hears_no_more,
  loses_step,
  NEVER,
  names_scanner,
  UNHEARD,
} from '#core/policy/effects/text/edit/ci.ts'
import { exchanged_lines } from '#core/policy/effects/text/edit/lines.ts'
import { CHECKS } from '#core/policy/effects/text/edit/names.ts'
import { allows_more, asks_less, SETTINGS, silences } from '#core/policy/effects/text/edit/strictness.ts'
import { ALWAYS, ASSERTS, SKIPPED, TESTS } from '#core/policy/effects/text/edit/tests.ts'

/** Edits of one script that are looked at, and the longest script that people type. */
const MAX_EDITS = 16
const MAX_SCRIPT_CHARS = 2000

/** What a script looks for, and what it leaves there. */
export interface StreamEdit {
  from: string
  to: string
}

/** `s/old/new/`, `s{old}{new}`. */
const SUBSTITUTES =
  /(?:^|[\s;{/])s(?:([#/|,@!~%])((?:\\.|(?!\1)[^\\\n])*)\1((?:\\.|(?!\1)[^\\\n])*)\1|\{((?:\\.|[^\\{}\n])*)\}\{((?:\\.|[^\\{}\n])*)\})/g
/** `/old/d`, `/old/a text`, `/old/c\ text`, `1i text`. */
const ADDRESSED =
  /(?:^|;|\n|\{)\s{0,8}(?:\/((?:\\.|[^/\\\n])*)\/(?:,[^;\sdaic]{1,60})?|\d{1,7}|\$)\s{0,8}(?:(d)\b|([aic])(?:\\\n?|[ \t])\s{0,8}([^\n]*))/g

/** What a script of sed or perl exchanges, removes and adds. */
export function stream_edits(script: string): readonly StreamEdit[] {
  if (script.length > MAX_SCRIPT_CHARS) return []
  const found: StreamEdit[] = []
  for (const [, , from, to, braced = '', now = ''] of script.matchAll(SUBSTITUTES)) {
    const old = said_by(from ?? braced)
    found.push({ from: old, to: put_in(to ?? now, old) })
    if (found.length >= MAX_EDITS) return found
  }
  for (const [, address = '', removes, verb, text = ''] of script.matchAll(ADDRESSED)) {
    const old = said_by(address)
    const added = text.replace(/\\(.)/g, '$1')
    if (removes !== undefined) found.push({ from: old, to: '' })
    else found.push({ from: old, to: verb === 'c' ? added : `${old}\n${added}` })
    if (found.length >= MAX_EDITS) break
  }
  return found
}

/** The text that a pattern stands for, without its anchors and groups; any number is a large one. */
function said_by(pattern: string): string {
  return pattern
    .replace(/^\^(?:\\?\(?(?:\\s|\[ ?\\?t?\]|\[\[:space:\]\]| )\*?\\?\)?)?/, '')
    .replace(/\$$/, '')
    .replace(/(?:\[0-9\]|\\d)(?:\\?[*+]|\{\d,?\d?\})*/g, '99')
    .replace(/\\s[*+]?|\[\[:space:\]\]\\?[*+]?/g, ' ')
    .replace(/\\\(|\\\)|\\[bB<>]/g, '')
    .replace(/\\(\W)/g, '$1')
}

/** What comes in; `&` and `\\1` are what was found. */
function put_in(text: string, old: string): string {
  return text
    .replace(/\\n/g, '\n')
    .replace(/(\\?)&/g, (_, escaped: string) => (escaped === '' ? old : '&'))
    .replace(/(?:\\|\$)\{?[1-9]\}?/g, '')
    .replace(/\\(\W)/g, '$1')
}

/** Whether an edit by a stream editor lets work pass that was held back before. */
export function stream_lets_pass(path: string, { from, to }: StreamEdit): boolean {
  const lines = exchanged_lines(from, to)
  if (CHECKS_OF_CI.test(path)) {
    if (to === '' && names_scanner(from)) return true
    if (CHECKS.test(from) && !is_other_check(to) && loses_step(lines, from)) return true
    if (lines.added.some((line) => NEVER.test(line) || (STEP_UNHEARD.test(line) && UNHEARD.test(line)))) return true
  }
  if (TESTS.test(path) && loses_test_piece(from, to)) return true
  if (/\.(?:sh|bash)$/.test(path) && hears_no_more(lines)) return true
  if (MANIFEST.test(path) && (empties_script(from, to) || empties_any(from, to))) return true
  if (SETTINGS.test(path) && from !== '') {
    if (allows_more(path, from, to) || asks_less(path, from, to)) return true
    const [plain, instead] = [bare(from), bare(to)]
    const bared = plain !== from || instead !== to
    if (bared && (allows_more(path, plain, instead) || asks_less(path, plain, instead))) return true
  }
  return silences(from, to)
}

/** `--cov-fail-under=90` as a setting. */
function bare(text: string): string {
  return text.replace(/(^|[\s"'])--(?=\w)/g, '$1')
}

/** `s/npm test/vitest/`, `s/pytest -x/pytest/`: one program in the place of another. */
function is_other_check(to: string): boolean {
  const text = to.trim()
  return /^[\w./-]+$/.test(text) && !/^(?:true|skip\w*)$/.test(text)
}

/** A step that goes on whatever happens in it, wherever it comes in. */
const STEP_UNHEARD = /^(?:continue-?[oO]n-?[eE]rror|allow_failure|soft_fail)\b/

/** `s/: ".*vitest.*"/: "true"/`: what checked becomes a word that says yes. */
function empties_any(from: string, to: string): boolean {
  return CHECKS.test(from) && !CHECKS.test(to) && EMPTY_SCRIPT.test(to.replace(/["',:]/g, ' ').trim())
}

const SKIPS = one_of(
  /\b(?:it|test|describe|context|suite)\.(?:skip|todo|fixme)\b|\bx(?:it|test|describe)\b/,
  /@pytest\.mark\.(?:skip|xfail)\b|\bt\.Skip(?:Now)?\(|#\[ignore\b|@(?:Disabled|Ignore)\b|@unittest\.skip/,
)

/** A test that is skipped from now on, or that asserts nothing any more. */
function loses_test_piece(from: string, to: string): boolean {
  if ((SKIPS.test(to) && !SKIPS.test(from)) || (SKIPPED.test(to) && !SKIPPED.test(from))) return true
  return ASSERTS.test(from) && ALWAYS.test(to) && !ALWAYS.test(from)
}

/** `.jobs.test.if = false`, `."continue-on-error" = true`, `del(.jobs.lint)`: what a filter of yq does to steps of CI. */
const FILTER_LOSES = one_of(
  /["'.]continue-on-error["']?\]?\s*\|?=\s*true|\.allow_failure\s*\|?=\s*true|\.soft_fail\s*\|?=\s*true/,
  /\.if\s*\|?=\s*"?(?:\$\{\{\s*)?false\b|\.when\s*\|?=\s*"never"/,
  /\bdel\(\.(?:jobs\.)?["']?[\w-]{0,30}(?:test|lint|audit|scan|security|check|codeql|verify)[\w-]{0,30}/,
)

/** Whether a filter that is run on a file of CI keeps a check from holding work back. */
export function filter_lets_pass(path: string, filter: string): boolean {
  return CHECKS_OF_CI.test(path) && filter.length <= MAX_SCRIPT_CHARS && FILTER_LOSES.test(filter)
}
