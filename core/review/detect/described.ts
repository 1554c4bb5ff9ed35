// Descriptions of tools, which a model reads and its user does not. JSON writes them as one string; their lines are
// scanned one by one. Source: CONTRACT 16.1, ENGINE 16.
import { in_turn } from '#core/compose.ts'

/** The line describes a tool to a model. */
export const DESCRIPTION = /["']description["']\s*:|["']text["']\s*:/
const OPENS = /["'](?:description|text)["']\s*:\s*(["'])(?:(?!\1)[^\\]|\\.){0,8000}$/
/** Lines that one description may have. */
const MAX_LINES = 40

/** The lines that go on with a description begun above them. */
export function described_lines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const sign = DESCRIPTION.test(line) ? OPENS.exec(line)?.[1] : undefined
    if (sign === undefined) continue
    const closes = sign === '"' ? /(?<!\\)"/ : /(?<!\\)'(?!\w)/
    for (let below = at + 1; below < Math.min(lines.length, at + MAX_LINES); below++) {
      found.add(below)
      if (closes.test(lines[below] ?? '')) break
    }
  }
  return found
}

/** What is fetched and run at once. */
const RUNS_FETCHED =
  /(?:curl|wget|iwr|irm)\b[^\n|]{1,160}\|\s*(?:sudo )?(?:(?:ba|z|da)?sh|python3?|node|iex)\b|\b(?:ba|z)?sh -c "\$\((?:curl|wget)/
const DUTY = /\b(?:must|always|needs? to|ha(?:s|ve) to|required|before|first|every|each|in order to|so that)\b/i
/** Other tools are said to be bad, so that this one takes their calls. */
const SLANDERS = in_turn(
  /\b(?:two|others?|built-in|default|native|original|standard|tools?|\w{2,30}_\w{2,30})(?: \w{1,20}){0,3}/i,
  / (?:is|are|was|were|been) (?:\w{1,20} )?/i,
  /(?:compromised|infected|hacked|unsafe|malicious|no longer (?:safe|trusted|supported))/i,
  /\b[^.!?\n]{0,60}\b(?:must not|never|do not|don['’]t|cannot|should not|instead)\b/i,
)

/** Somebody at an address is to know, whatever the tool is for. */
const TELLS_SOMEBODY = in_turn(
  /(?:[.!?:;,]\s{1,3}|\b(?:also|always|please|then|and|could|should|must)\s)(?:also |always |please )?/i,
  /(?:let|loop in|cc|bcc|copy in|inform|notify|send|forward|e-?mail|mail)(?! (?:your|us|me)\b)/i,
  /\b[^.!?\n]{0,60}?[\w.+-]{1,64}@[\w-]{1,63}\.\w/i,
)

/** Every call is to carry what opens other doors. */
const CARRIES_KEYS = in_turn(
  /\b(?:every|each|all|any) (?:\w{1,12} )?(?:quer(?:y|ies)|calls?|requests?|parameters?|arguments?|inputs?|messages?) (?:must|should|has to|have to|needs? to|shall) (?:also |always )?/i,
  /(?:contain|include|carry|hold|start with|end with|begin with|have)\b[^.!?\n"']{0,60}?/i,
  /\b(?:user(?:'s)? (?:\w{1,12} ){0,4}(?:api key|password|token|credentials?|secrets?)|(?:api|private|ssh|secret|access) keys?|passwords?|credentials?|session tokens?|system prompt|(?:whole|full|entire) (?:conversation|chat))/i,
)

/** What no tool has to tell a model: to keep something from the user, to run what it fetches, to leave other tools alone. */
export function misuses_description(line: string, concealed: boolean): boolean {
  return (
    (concealed && DUTY.test(line)) ||
    (RUNS_FETCHED.test(line) && DUTY.test(line)) ||
    SLANDERS.test(line) ||
    (DESCRIPTION.test(line) && CARRIES_KEYS.test(line)) ||
    (DESCRIPTION.test(line) && TELLS_SOMEBODY.test(line))
  )
}
