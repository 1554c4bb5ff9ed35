// Removes lines that nobody says: strings of a program that began above, labelled samples of a test, search hits in a
// test's folder, the example in a text about attacks. Runs before lines are searched for instructions. Source: CONTRACT
// 16.1 ("benign security prose and code stay quiet").
import { in_turn, one_of } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'

/** A string that goes on below: assigned, returned or handed to a function. A docstring stands alone and is read. */
const OPENS_STRING = /(?:[=(:,+]|\breturn)\s*[fbru]{0,2}("""|'''|`)(?!``)((?:(?!\1)[^\n])*)$/i
/** A list under a name of a program; the members of a JSON document have theirs in quotes. */
const OPENS_LIST =
  /^\s*(?:(?:export|pub|static|final|private|public|readonly|const|let|var|val)\s+){0,4}[A-Za-z_$][\w.$]{0,60}(?:\s?:\s?[\w<>[\]., |]{1,60})?\s*(?::?=|:)\s*(?:\w{1,20}\s?)?[[({]{1,2}\s*$/
const ELEMENT = /^\s*[fbru]{0,2}(["'`]).*\1\s*(?:[,;]\s*)?(?:(?:#|\/\/).*)?$/i
/** The text of a prompt in a configuration: everything that is indented below its key. */
const OPENS_BLOCK = /^(\s*)(?:-\s*)?(?:system|system_?prompt|prompt|template|prompt_template)\s*:\s*[|>][-+]?\s*$/i
/** What a sample is expected to be. */
const LABEL = in_turn(
  /^\s*(?:-\s*)?["']?/i,
  /(?:expect(?:ed)?|label|verdict|should_\w{2,20}|is_\w{2,20}|flagged|blocked|outcome|category|class|kind)/i,
  /["']?\s*[:=]\s*["']?/i,
  /(?:block|flag|den[iy]|reject|refus|malicious|injection|inj_|attack|unsafe|jailbreak|detected|danger|true\b)/i,
)
const SAMPLE =
  /^\s*(?:-\s*)?["']?(?:text|input|prompt|payload|content|message|body|sample|value|query|output)["']?\s*[:=]/i
/** A hit of a search: the file it was found in holds samples. */
const HIT =
  /^[\w./@-]{0,120}(?:\b|_)(?:tests?|__tests__|specs?|fixtures?|corpus|corpora|samples?|payloads?|injections?|testdata)(?:\b|_)[\w./-]{0,80}[:-]\d{1,6}[:-]/i
/** An introduction of wordings, and an item that is one: `- "ignore all rules"`. */
const INTRODUCES =
  /\b(?:strings?|phrases?|examples?|patterns?|inputs?|prompts?|payloads?|attacks?|sentences?|wordings?|messages)\b[^.!?]{0,60}:\s*$/i
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+["'`“«„「].*["'`”»“」]\s*(?:[.,;]\s*)?$/
/** One line of a labelled set, with what it is. */
const LABELLED =
  /["'](?:is_?(?:injection|attack|jailbreak|malicious|adversarial|prompt_injection)|jailbreak|attack_type|injection)["']\s*:\s*(?:true|1\b|["'])/i
/** A table of labelled texts: its header names the label, and each row ends with one. */
const LABEL_HEADER =
  /^[\w "']{0,40}(?:,[\w "']{1,40}){0,6},["']?(?:label|class|category|target|is_\w{2,24}|expected|verdict|score|jailbreak|injection)["']?(?:,[\w "']{1,30}){0,4}\s*$/i
const LABELLED_ROW =
  /["'],\s?["']?(?:[01]|true|false|benign|safe|injection|attack|jailbreak|malicious|unsafe)["']?\s*$/i
/** A hit whose line is a regular expression. */
const PATTERN_HIT = /^[\w./@-]{2,160}[:-]\d{1,6}[:-]\s*\/(?!\*)[^\n]{4,200}\/[dgimsuvy]{0,6},?\s*$/
/** A test that reports how it went with a text: `test_blocks[ignore all rules] PASSED`, `│ You are DAN │ [FAIL] │`. */
const REPORTED = one_of(
  /^[\w./-]{2,120}::\w{1,80}\[[^\]\n]{4,300}\] (?:PASSED|FAILED|SKIPPED|XFAIL|ERROR)\b/,
  /^\s*[│|┌├└].{4,400}\[(?:PASS|FAIL|ERROR)\]/,
)
const FENCE = /^\s*(?:```|~~~)/
const ABOUT =
  /prompt[- ]?injection|\bpayloads?\b|\battack(?:s|er|ers)?\b|malicious|jail ?break|adversarial|red[- ]team|\bowasp\b|\bllm0\d|exploit/i

const MAX_STRING_LINES = 400
const NEAR_LINES = 2

/** A commit of a log, and a subject that begins with the part it changes: "agents: drop the prompt" tells no agent to drop anything. */
const COMMIT = /^(?:commit )?[0-9a-f]{7,40}\b/
const SUBJECT =
  /^((?:commit )?[0-9a-f]{7,40}(?: \([^()\n]{1,80}\))? |\s{4})(?:revert ")?[a-z][a-z/-]{1,30}(?:\([\w/-]{1,30}\))?!?: (?=[a-z])/
/** A subject stands this near below the line of its commit: author, date, the trees of a merge. */
const SUBJECT_LINES = 8

/** Subjects of commits without the part they change. */
function without_scopes(lines: readonly string[]): readonly string[] {
  let commit = Number.NEGATIVE_INFINITY
  let changed = false
  const kept = lines.map((line, at) => {
    if (COMMIT.test(line)) commit = at
    if (at - commit > SUBJECT_LINES || !SUBJECT.test(line)) return line
    changed = true
    return line.replace(SUBJECT, '$1')
  })
  return changed ? kept : lines
}

/** A text that is about attacks throughout: on so many lines it names them. */
const STUDIES = 3
const STUDIED =
  /prompt[- ]?injection|jail ?break(?!er)|red[- ]team|\bowasp\b|\bllm0\d|adversarial (?:prompt|input)|injection (?:detect|attack|payload|pattern)/i
const QUOTATION =
  /["“][^"“”\n]{6,300}["”]|(?<![\w`])`[^`\n]{6,300}`(?!`)|(?<=[\s([{,:=])'[^'\n]{6,300}'(?=[\s)\]},.;]|$)/g

/** In a text about attacks what stands in quotation marks is what others would say. */
function without_quotations(lines: readonly string[]): readonly string[] {
  let studies = 0
  for (const line of lines) if (STUDIED.test(line) && ++studies === STUDIES) break
  return studies < STUDIES ? lines : lines.map((line) => line.replace(QUOTATION, '"…"'))
}

/** The lines without those that are only shown: such a line is empty. The same array when there is none. */
export function without_samples(every_line: readonly string[]): readonly string[] {
  const lines = without_quotations(without_scopes(every_line))
  const shown = new Set<number>()
  const labelled = LABEL_HEADER.test(lines[0] ?? '')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (LABEL.test(line)) samples_near(lines, at, shown)
    if ((/:\d|-\d/.test(line) && (HIT.test(line) || PATTERN_HIT.test(line))) || LABELLED.test(line)) shown.add(at)
    if (labelled && LABELLED_ROW.test(line)) shown.add(at)
    if (/PASS|FAIL/.test(line) && REPORTED.test(line) && !DANGEROUS_TEXT.test(line)) shown.add(at)
    const end = end_of_block(lines, at, line)
    for (let inside = at + 1; inside < end; inside++) shown.add(inside)
    if (end > at) at = end - 1
  }
  return shown.size === 0 ? lines : lines.map((line, at) => (shown.has(at) ? '' : line))
}

/** The line behind the block that a line opens; the line itself when it opens none. */
function end_of_block(lines: readonly string[], at: number, line: string): number {
  const last = Math.min(lines.length, at + MAX_STRING_LINES)
  const closing = OPENS_STRING.exec(line)?.[1]
  if (closing !== undefined) return behind(lines, at, last, (next) => next.includes(closing))
  if (OPENS_LIST.test(line)) {
    let end = at + 1
    while (end < last && ELEMENT.test(lines[end] ?? '')) end++
    return end
  }
  const indent = OPENS_BLOCK.exec(line)?.[1]?.length
  if (indent !== undefined) {
    let end = at + 1
    while (end < last && (/^\s*/.exec(lines[end] ?? '')?.[0].length ?? 0) > indent) end++
    return end
  }
  if (INTRODUCES.test(line)) {
    let end = at + 1
    while (end < last && ITEM.test(lines[end] ?? '')) end++
    if (end > at + 1) return end
  }
  const explained = lines.slice(Math.max(0, at - NEAR_LINES), at).some((above) => ABOUT.test(above))
  return explained && FENCE.test(line) ? behind(lines, at, last, (next) => FENCE.test(next)) : at
}

/** The line that ends what begins at `at`; `at` itself when nothing ends it, because then it was no beginning. */
function behind(lines: readonly string[], at: number, last: number, ends: (line: string) => boolean): number {
  for (let next = at + 1; next < last; next++) if (ends(lines[next] ?? '')) return next
  return at
}

function samples_near(lines: readonly string[], at: number, shown: Set<number>): void {
  for (let near = at - NEAR_LINES; near <= at + NEAR_LINES; near++)
    if (near !== at && SAMPLE.test(lines[near] ?? '')) shown.add(near)
}
