// `git stash`: saving, restoring, dropping. Source: ENGINE 4.2.
import { type Call, emit } from '#core/policy/effects/call.ts'
import type { FieldValue } from '#core/policy/effects/kind.ts'
import { applied_in } from '#core/policy/effects/session/saved.ts'
import { all_of, type CommandSpec, type Does, says } from '#core/policy/effects/spec.ts'
import { emit_discard, there } from '#core/policy/effects/specs/git/repository.ts'
import { shows_versions } from '#core/policy/effects/specs/git/secrets.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'

const discards_stash: Does = (call) => {
  emit_discard(call, {
    target: call.operands[0]?.text ?? null,
    fields: {
      what: 'stash',
      narrow: is_applied_before(call),
      all: call.subcommand.endsWith('clear'),
      ...(call.subcommand.endsWith('drop') &&
        names_newest(call.operands.map(({ text }) => text)) &&
        there(call, 'takes', applied_in)),
    },
  })
}

/** `git stash apply && git stash drop` is `git stash pop`. */
function is_applied_before({ subcommand, command: { span }, source, operands }: Call): boolean {
  if (!subcommand.endsWith('drop') || !names_newest(operands.map(({ text }) => text))) return false
  return /(?:^|[;&|\n])\s{0,8}git stash apply(?: --index| -q)?(?: (?:stash@\{)?0\}?)?\s{1,8}&&\s{0,8}$/.test(
    source.slice(Math.max(0, span[0] - 80), span[0]),
  )
}

/** Nothing, or the first entry by its name. */
function names_newest(words: readonly string[]): boolean {
  return words.every((word) => /^(?:--index|-q|--quiet|0|stash@\{0\})$/.test(word))
}

/** `git stash push -u -m wip`, all of it; `pop` and `apply` bring work back, and a path or `-p` leaves some of it where it is. */
const stash: Does = (call) => {
  const texts = call.command.args.map(({ text }) => text).filter((text) => text !== '')
  const words = texts.slice(texts.indexOf('stash') + 1)
  const [verb = 'push', ...rest] = words
  if (verb === 'apply' && names_newest(rest) && surely(call))
    return void emit(call, 'vcs.commit', { fields: { ...there(call, 'makes', applied_in), brings: true } })
  const saves = verb === 'save' || stashes_all(verb === 'push' ? rest : words)
  const stashes = verb !== 'apply' && verb !== 'branch'
  const brings = /^(?:pop|apply|branch)$/.test(verb)
  const fields = {
    ...(saves && surely(call) && saves_here(call)),
    ...(stashes && { stashes }),
    ...(brings && { brings }),
  }
  emit(call, 'vcs.commit', { fields })
}

/** All that is changed there is put away. */
export const saves_here = (call: Call): Record<string, FieldValue> => there(call, 'saves', (place) => place)

function stashes_all(words: readonly string[]): boolean {
  return words.every(
    (word, at) =>
      /^(?:-[uaq]|--include-untracked|--all|--quiet|-m|--message(?:=.*)?)$/s.test(word) ||
      /^(?:-m|--message)$/.test(words[at - 1] ?? ''),
  )
}

/** `git stash`. */
export const STASH_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
  stash: {
    subcommands: { 'drop clear': discards_stash, 'list show': all_of(says('vcs.read'), shows_versions) },
    does: stash,
  },
}
