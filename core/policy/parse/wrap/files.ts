// A program that was written earlier on the same command line and is now run: its text is judged like code on the line.
import type { Call, Output, Run } from '#core/policy/parse/state.ts'
import { run_word } from '#core/policy/parse/walk/code-flow.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import { with_positional } from '#core/policy/parse/walk/positional.ts'
import { find_written } from '#core/policy/parse/walk/written.ts'
import { certainty_of, make_field } from '#core/policy/parse/word/field.ts'
import { interpreter_language } from '#core/policy/parse/wrap/interpreters.ts'

/** Performs `./x.sh` when this line wrote it; null otherwise. */
export function perform_file(run: Run, call: Call, name: string, path: string): Output | null {
  const written = find_written(run, call.scope, path)
  if (written === undefined || written.text === null || call.scope.via.includes(`file:${path}`)) return null
  const shebang = /^#![ \t]*(?:\S*\/)?(?:env[ \t]+(?:-S[ \t]+)?)?([\w.+-]+)/.exec(written.text)?.[1] ?? 'sh'
  const language = interpreter_language(shebang)
  if (language !== null) {
    const output = conclude(run, call, name)
    const index = output.from[0]
    if (index !== undefined)
      run.code.push({ lang: language, code: written.text, cert: certainty_of(written.text), index })
    return output
  }
  const code = make_field(written.text, call.span, written.taint)
  return run_word(run, with_positional(call, 0), name, code, { id: `file:${path}`, shell: 'own' })
}
