// Programs that apply a patch given in the command itself. Source: ENGINE 4.2.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { PATCH_HEADER } from '#core/policy/effects/text/patch-sections.ts'
import { applies_patch } from '#core/policy/effects/tool/text/patch.ts'

const ONLY_LOOKS = /^--(?:check|stat|numstat|summary|dry-run)$/

/** Applies what stands on the standard input; false when nobody can read it there. */
export function applies_text(call: Call): boolean {
  if (call.command.args.some(({ text }) => ONLY_LOOKS.test(text))) return true
  const texts = call.command.stdin.flatMap((one) =>
    one.kind === 'text' && PATCH_HEADER.test(one.text) ? [one.text] : [],
  )
  for (const text of texts) applies_patch(call, text)
  return texts.length > 0
}

/** Patches of one line that are looked at; a line with more is not judged whole. */
const MAX_PATCHES = 48
const has_too_many = once_per_line(
  (commands) =>
    commands.length > MAX_PATCHES && commands.filter(({ name }) => /^apply_?patch$/.test(name)).length > MAX_PATCHES,
)

/** `apply_patch '*** Begin Patch ...'`: what the agent of one client runs for every edit. */
const applies_words: Does = (call) => {
  if (has_too_many(call.commands)) {
    call.out.exhausted = true
    return
  }
  const fed = applies_text(call)
  const words = call.operands.filter(({ text }) => PATCH_HEADER.test(text))
  for (const { text } of words) applies_patch(call, text)
  if (!fed && words.length === 0) emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'inplace' } })
}

export const PATCHES: readonly ProgramSpec[] = [
  program('apply_patch applypatch', { flags: {}, does: applies_words }),
  program('patch', {
    flags: {
      strip: '-p --strip -d --directory -i --input -o --output -r --reject-file -b -z --suffix =',
      quiet: '-s --quiet --silent -N --forward -R --reverse -f --force -t --batch --dry-run -l -u -c -e -n --verbose',
    },
    does: (call) => {
      if (!applies_text(call)) nothing(call)
    },
  }),
]
