// Edits after which a test is skipped, asserts nothing, or asserts the opposite. Source: ENGINE 19 (categories 16 and
// 17).
import { one_of } from '#core/compose.ts'
import { code_of, type Lines, MAX_CHECK_LINES, NOTHING } from '#core/policy/effects/text/edit/lines.ts'

/** Files of tests. */
export const TESTS = one_of(
  /(?:^|\/)conftest\.py$|(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|playwright)\//,
  /[._-](?:test|spec|cy)\.\w+$/,
  /(?:^|\/)(?:test_[^/]*|[^/]*_(?:test|spec)|\w*Tests?)\.(?:py|go|rb|rs|java|kt|cs|swift|php|exs?|dart|cc|cpp)$/,
)

/** Marks of tests that do not run. */
export const SKIPPED = one_of(
  /\b(?:it|test|describe|context|suite|scenario)\.(?:skip|todo|fixme)\s*\(\s*["'`]/m,
  /\b(?:xit|xtest|xdescribe|xcontext|xspecify)\s*[( ]\s?["'`]|@pytest\.mark\.(?:skip(?![\w])|xfail)/m,
  /@unittest\.(?:skip(?![\w])|expectedFailure)|@(?:Disabled|Ignore)\b|#\[ignore\b|\bmarkTestSkipped\(/m,
  /\[(?:Fact|Theory)\(Skip\b|\[Ignore\b|\bXCTSkip\(|@tag :skip\b/m,
  /^[ \t]*(?:t\.Skip(?:Now|f)?\(|pytest\.skip\(|self\.skipTest\(|\S{1,40}\.add_marker\(pytest\.mark\.skip|skip\(?\s*["'])/m,
)

/** What says that something holds. */
export const ASSERTS = one_of(
  /\bassert(?:_?[a-z]\w*|[A-Z]\w*)?\b|\bexpect\s*\(|\bshould\b/,
  /\brequire\.(?:Equal|NoError|Error|True|False|Nil|NotNil|Contains|Len)|\bt\.(?:Error|Fatal)f?\(/,
  /\bXCTAssert|\bverify\(|\bpytest\.raises\b|\b(?:check|ensure|expect|should)_?[a-z]\w{0,40}\s?\(/,
)

/** Assertions that hold whatever happens. */
export const ALWAYS = one_of(
  /\bassert\s+(?:True|1|not False)\b(?!\s*[=!<>])|\bassert[!.]?\w{0,8}!?\s*\(\s*(?:true|True|1)\s*[,)]/m,
  /\bassert(?:True|_true|\.ok|\.isTrue)\s*\(\s*(?:true|True|1)\s*[,)]|\bexpect\(\s*(?:true|1)\s*\)/m,
  /\bassert\s+(?<is>\w+)\s*==\s*\k<is>\s*$|\bassertEquals?\(\s*(?<equals>\w+),\s*\k<equals>\s*\)/m,
  /\bor True\b|\|\|\s*true\b/m,
)

/** Assertions that ask for a value, and ones that anything passes. */
const EXACT = one_of(
  /\.(?:toBe|toEqual|toStrictEqual|toHaveBeenCalledWith|toHaveBeenCalledTimes|toMatchObject|toContain|toHaveLength|toThrow\w*)\(/,
  /\bassert(?:_?[Ee]quals?|_eq!|Same|StrictEqual|\.equal|\.strictEqual|\.deepEqual|Raises)\b/,
  /(?<![=!<>])==(?!=)|===|\bto(?:_not)? eq\b|\bnot_to be_\w+|\bto be_(?!truthy|present)\w+/,
)

const VAGUE = one_of(
  /^assert\s+[\w.]{1,60}$|\.(?:toBeDefined|toBeTruthy|toBeFalsy|toBeUndefined)\(\)/,
  /\.not\.(?:toBeNull|toBeUndefined|toThrow\w*)\(|\bassert(?:IsNotNone|NotNull|_not_nil|\.ok|\.exists)\b/,
  /\bis not None\b|\bNotNil\(|\bto be_truthy\b|\bto be_present\b/,
)

const REFUSED = /\b40[13]\b|[Ff]orbidden|FORBIDDEN|[Uu]nauthori[sz]ed|UNAUTHORIZED|[Dd]enied/

const LET_IN = /\b(?:200|201|202|204|302)\b|\b(?:ok|OK)\b|Ok\b|[Ss]uccess(?:ful)?|SUCCESS|[Aa]uthori[sz]ed|[Aa]llowed/

const BRINGS = /^(?:import|from|use|using|require|#include|for|while)\b/

/** Where a test begins. */
const BEGINS = /\b(?:def test|it\(|test\(|describe\(|func Test|@Test\b|fn test|it ["']|test ["']|scenario ["'])/

/** A test is skipped, or no longer asserts what it did. */
export function loses_test({ removed, added }: Lines, from: string, to: string): boolean {
  if (SKIPPED.test(to) && !SKIPPED.test(from) && !added.some((line) => /^(?:if|\}? ?else)\b/.test(line))) return true
  if (removed.length === 0 || removed.length > MAX_CHECK_LINES) return false
  const gone = removed.filter((line) => ASSERTS.test(code_of(line)) && !BRINGS.test(line))
  if (gone.length === 0) return false
  if (added.some((line) => ALWAYS.test(line)) && !ALWAYS.test(from)) return true
  if (gone.some((line) => REFUSED.test(line) && added.some((other) => allows(line, other)))) return true
  // A test that is removed as a whole tested something that was removed.
  if (removed.some((line) => BEGINS.test(line))) return false
  const came = added.map(code_of).filter((line) => line !== '')
  if (came.every((line) => NOTHING.test(line))) return true
  if (REPORTS.test(removed.join(' ')) && !REPORTS.test(added.join(' ')) && came.every((line) => DROPS.test(line)))
    return true
  if (gone.length === removed.length && came.length <= gone.length && !came.some((line) => ASSERTS.test(line)))
    return true
  if (gone.some((line) => WRONG.test(line) && added.some((other) => turns_around(line, other)))) return true
  return (
    gone.some((line) => EXACT.test(line)) &&
    came.some((line) => ASSERTS.test(line) && VAGUE.test(line)) &&
    !came.some((line) => EXACT.test(line)) &&
    !VAGUE.test(from)
  )
}

/** A failure of Go's tests, and a value that nobody looks at. */
const REPORTS = /\bt\.(?:Error|Fatal)f?\(/

const DROPS = /^(?:_|let _)\s?:?=|^[{}()\s]*$/

/** What must not work. */
const WRONG = /wrong|invalid|\bbad|denied|forbid|guest|expired|unauth|evil|malicious|forged|tamper|attack|inject/i

const REFUTES = /assertFalse|assert_false|assert_not|assert\.isFalse|toBe\(false\)|toBeFalsy|is False|== false/

const CONFIRMS = /assertTrue|assert_true|assert|assert\.isTrue|toBe\(true\)|toBeTruthy|is True|== true/

/** The same line, which now asks for the opposite. */
function turns_around(before: string, after: string): boolean {
  return REFUTES.test(before) && before.replace(REFUTES, '#') === after.replace(CONFIRMS, '#')
}

/** The same line, for which who was refused is let in. */
function allows(before: string, after: string): boolean {
  return !REFUSED.test(after) && before.replace(REFUSED, '#') === after.replace(LET_IN, '#')
}
