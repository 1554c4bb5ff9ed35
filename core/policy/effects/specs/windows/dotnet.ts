// Static methods of .NET that PowerShell calls without a cmdlet: `[IO.File]::Delete(x)`. Source: ENGINE 7 (PowerShell).
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import { type CommandSpec, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** What happens to the first argument. */
const first = (does: (call: Call, word: Word) => unknown): CommandSpec => ({
  style: 'none',
  does: (call) => {
    const [word] = call.command.args
    if (word !== undefined) does(call, word)
  },
})

/** The names of methods of a class, with and without `System.`. */
const named = (type: string, methods: string) =>
  methods
    .split(' ')
    .flatMap((method) => [`[io.${type}]::${method}`, `[system.io.${type}]::${method}`])
    .join(' ')

export const DOTNET: readonly ProgramSpec[] = [
  program(
    '[environment]::getenvironmentvariable [system.environment]::getenvironmentvariable',
    first((call, word) =>
      emit(call, 'env.read', {
        target: word.text,
        fields: { all: false, secret: is_secret_name(word.text), shown: !call.command.piped },
      }),
    ),
  ),
  program('[environment]::setenvironmentvariable [system.environment]::setenvironmentvariable', {
    style: 'none',
    does: (call) => {
      const [name, given, place] = call.command.args
      if (name === undefined || given === undefined) return
      assign(call, name.text, given, place !== undefined)
      // The search path of every later session.
      if (
        /^path(?:ext)?$/i.test(name.text) &&
        call.command.args.slice(2).some(({ text }) => /^(?:\S*::)?(?:machine|user)$/i.test(text))
      )
        emit(call, 'sys.kernel', { target: name.text, fields: { op: 'machine' } })
      nothing(call)
    },
  }),
  program(
    named('file', 'delete'),
    first((call, word) => touch(call, 'fs.delete', word)),
  ),
  program(
    named('directory', 'delete'),
    first((call, word) => touch(call, 'fs.delete', word, { recursive: call.command.args.length > 1, force: true })),
  ),
  program(
    named('file', 'readalltext readalllines readallbytes readlines opentext openread'),
    first((call, word) => touch(call, 'fs.read', word)),
  ),
  program(
    named('file', 'writealltext writealllines writeallbytes appendalltext appendalllines create'),
    first((call, word) => touch(call, 'fs.write', word, { mode: 'create' })),
  ),
]
