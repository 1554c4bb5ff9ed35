// Folders that a line empties for a program to fill again: `rm -rf internal/mocks && mockery --output internal/mocks`.
// Source: ENGINE 4.2, 8.
import { type Call, touch } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { names_data, names_passing, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'
import { CARRIES, KEEPS_OUTPUT } from '#core/policy/effects/verbs/writers.ts'
import { DASH } from '#core/policy/parse/text/ascii.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A cheap look that nearly every line fails. */
export const empties_folders = line_says(/\brm\s+-\w*r[^;&|\n]{0,200}&&/i)

/** Programs that write nothing, whatever they are told. */
const WRITES_NOTHING = /^(?:echo|printf|true|false|test|\[|:|rm|ls|cat|grep|find|git|cd|sleep|exit|read|set|export)$/

const OUTPUT =
  /(?:^|\s)(?:-o|--out|--output|--out-?dir|--output[-_](?:dir|path|folder)|--outDir|--dest(?:ination)?|--target-?dir)[= ](\.?[A-Za-z0-9_][\w.-]*(?:\/[\w.-]+)*)\/?(?=\s|$)/

/** The folder that this call is told to write into, when the line deletes it before. */
export function emit_filled(call: Call): void {
  if (call.command.place !== 'local' || WRITES_NOTHING.test(call.name)) return
  const text = OUTPUT.exec(shown_arguments(call))?.[1]
  if (text === undefined || !call.commands.some((one) => one.index < call.command.index && deletes(one, text))) return
  const word = { text, cert: 'literal', quoted: false, taint: [], span: call.command.span } as const
  touch(call, 'fs.write', word, { mode: 'create', directory: true, may_exist: true })
}

/** Options that name a folder of outputs, of reports or of traces: all that they are for is made anew by the next run. */
const FOLDER =
  '--?(?:\\w{1,20}\\.|[a-z]{2,20}-(?=(?:out|report|coverage)))?(?:out(?:put)?s?|results?|reports?|artifacts?|coverage|screenshots?|logs?|traces?|prof(?:ile)?|cache|' +
  'derived-?data)[-_]?(?:dir(?:ectory)?|directories|folder|path|location)'
const NAMES_FOLDER = new RegExp(`^${FOLDER}(?:=|$)`, 'i')
const OF_FOLDER = new RegExp(`(?:^|\\s)${FOLDER}[= ](?:\\./)?(\\.?[A-Za-z0-9_][\\w.-]*(?:/[\\w.-]+)*)/?(?=\\s|$)`, 'i')
/** `train.py --out runs/smoke`: a folder by a name under which nothing is kept, as `mkdir -p` would make it. */
export function emit_output(call: Call): void {
  const { command } = call
  if (command.place !== 'local' || !command.args.some(names_output)) return
  const words = shown_arguments(call)
  const text = OUTPUT.exec(words)?.[1] ?? OF_FOLDER.exec(words)?.[1]
  if (text === undefined || WRITES_NOTHING.test(call.name) || ONLY_SHOWN.test(words)) return
  const reported = is_reported(call, words, text)
  if (!reported && !names_passing(base_of(text))) return
  const word = { text, cert: 'literal', quoted: false, taint: [], span: command.span } as const
  if (locate(word, 'write', command.cwd, call.frame).scope === 'workspace')
    touch(call, 'fs.write', word, { mode: 'create', directory: true, ...(!reported && { may_exist: true }) })
}

const names_output = ({ text }: Word): boolean =>
  text.charCodeAt(0) === DASH &&
  (text.startsWith('--out') || (text.length >= MIN_NAMES_FOLDER && NAMES_FOLDER.test(text)))
/** `-logdir` is the shortest of those options. */
const MIN_NAMES_FOLDER = 7

/** `dotnet test --results-directory Trx`, `detox test --artifacts-location shots`: a name of neither work nor data. */
function is_reported(call: Call, words: string, text: string): boolean {
  if (OF_FOLDER.exec(words)?.[1] !== text || KEEPS_OUTPUT.test(call.name) || CARRIES.test(call.name)) return false
  // What is hidden are settings as often as results.
  return !/(?:^|\/)\./.test(text) && !names_work(text) && !names_data(text) && !names_personal(text)
}

function deletes({ name, args }: Call['command'], folder: string): boolean {
  return name === 'rm' && args.some(({ text }) => text.replace(/^\.\/|\/$/g, '') === folder)
}
