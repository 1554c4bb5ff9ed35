// How a program is described: the format every file under `specs/` is written in.
//
// A spec says three things about a program: which flags it has (so that `-rf`, `-fr`, `--recursive --force` and
// `--force --rec` are one thing before any rule looks), which subcommands, and what it does to the world.
//
//   program('shred', {                                   // several names: 'rm grm unlink'
//     flags: {
//       unlink: '-u --remove=?',                         // meaning: its spellings
//       passes: '-n --iterations =',                     // a trailing `=` says that a value follows
//     },                                                 // `=?` says that a value is only taken when it is attached
//     does: each_operand('fs.delete'),                   // every operand is a path that goes away
//   })
//
//   program('git', {
//     flags: { dir: '-C =', ... },                       // flags of the program, good in all its subcommands
//     subcommands: {
//       'status log diff': says('vcs.read'),             // alternatives are separated by spaces
//       push: { flags: { force: '-f --force' }, does: push },
//       stash: { subcommands: { 'drop clear': discards }, does: ... },   // `git stash` alone
//     },
//     does: ...                                          // any other subcommand, or none
//   })
//
// `does` is a function over the parsed `Call` (see call.ts): it looks at flags and operands and emits effects. The helpers in
// this file cover the common shapes. Rules of thumb:
//   - Describe what happens, not whether it is dangerous: danger comes from the effect's base, its scope, and the packs.
//   - Undeclared flags are switches. Declare every flag that takes a value, or its value is taken for an operand.
//   - A program that only reads and prints needs an entry too: it keeps it from being an unknown binary (audit).
//   - `call.prints(taint)` says what kind of data goes to standard output; data flow (line/flow.ts) does the rest.
// A family file exports one array; register it in `specs/index.ts`. Tests: test/core/policy/effects/specs/<family>.test.ts.
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import type { EffectKind, FieldValue } from '#core/policy/effects/kind.ts'

/** Emits the effects of one parsed call. */
export type Does = (call: Call) => void

/**
 * How flags are written: `gnu` clusters and long names; `long` single-dash words (`-auto-approve`); `slash` DOS `/s`;
 * `powershell` single-dash words in any case, abbreviated (`-Rec`); `none`.
 */
export type Style = 'gnu' | 'long' | 'slash' | 'powershell' | 'none'

/** A program or subcommand: its flags, and what it does. */
export interface CommandSpec {
  /** Spellings by meaning; a trailing `=` takes a value, `=?` only an attached one. */
  flags?: Readonly<Record<string, string>>
  style?: Style
  /** The first operand selects; keys list alternatives separated by spaces. */
  subcommands?: Readonly<Record<string, CommandSpec | Does>>
  does?: Does
  /** Runs in addition, whatever the subcommand: what the program's own flags mean. */
  always?: Does
  /** Flags with which nothing happens: `dry_run`. `--help` and `--version` need not be listed. */
  harmless_with?: readonly string[]
}

/** A program with all its names. */
export interface ProgramSpec extends CommandSpec {
  /** Base names in lower case, separated by spaces. */
  names: string
}

/** Declares a program under one or several names. */
export function program(names: string, spec: CommandSpec | Does): ProgramSpec {
  return typeof spec === 'function' ? { names, does: spec } : { names, ...spec }
}

type FieldsOf = (call: Call) => Readonly<Record<string, FieldValue>>
const NO_FIELDS: FieldsOf = () => ({})

/** Every operand is a path with this effect. */
export function each_operand(kind: EffectKind, fields: FieldsOf = NO_FIELDS): Does {
  return (call) => {
    const own = fields(call)
    for (const word of call.operands) touch(call, kind, word, own)
  }
}

/** Reads its operands and prints them. */
export const reads: Does = (call) => {
  for (const word of call.operands) touch(call, 'fs.read', word, {})
}

/** Looks at names and metadata only. */
export const lists: Does = (call) => {
  for (const word of call.operands) touch(call, 'fs.list', word, {})
}

/** One effect without a path, whatever the operands. */
export function says(kind: EffectKind, fields: Readonly<Record<string, FieldValue>> = {}): Does {
  return (call) => emit(call, kind, { fields })
}

/** A known program that computes or prints and changes nothing. */
export const nothing: Does = (call) => emit(call, 'proc.exec', { fields: { known: true, quiet: true } })

/** A known developer program that runs the project's code: routine and reversible. */
export const runs_project: Does = (call) => emit(call, 'proc.exec', { fields: { known: true } })

/** Several of the above, in order. */
export function all_of(...parts: readonly Does[]): Does {
  return (call) => {
    for (const part of parts) part(call)
  }
}
