// Folders that a line empties and lets a program fill again: `rm -rf internal/mocks && mockery --output internal/mocks`. Source:
// ENGINE 4.2, 8.
import { type Call, touch } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { names_passing } from '#core/policy/effects/place/narrow.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { shown_arguments } from '#core/policy/effects/verbs/meaning.ts'

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

/** `train.py --out runs/smoke`: a folder by a name under which nothing is kept, as `mkdir -p` would make it. */
export function emit_output(call: Call): void {
  const { command } = call
  if (command.place !== 'local' || !command.args.some(({ text }) => text.startsWith('--out'))) return
  const text = OUTPUT.exec(shown_arguments(call))?.[1]
  if (text === undefined || !names_passing(base_of(text)) || WRITES_NOTHING.test(call.name)) return
  const word = { text, cert: 'literal', quoted: false, taint: [], span: command.span } as const
  if (locate(word, 'write', command.cwd, call.frame).scope === 'workspace')
    touch(call, 'fs.write', word, { mode: 'create', directory: true, may_exist: true })
}

function deletes({ name, args }: Call['command'], folder: string): boolean {
  return name === 'rm' && args.some(({ text }) => text.replace(/^\.\/|\/$/g, '') === folder)
}
