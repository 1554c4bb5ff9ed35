// Parameters of cmdlets and cmd commands.
import { type Call, values } from '#core/policy/effects/call.ts'
import { type CommandSpec, type Does, nothing } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Parameters that name what a cmdlet works on. */
export const PATHS = '-path -literalpath -fullname -pspath -filepath ='

/** Parameters of cmdlets that work on items. */
export const ITEM = {
  path: PATHS,
  to: '-destination -outfile -target =',
  // Long POSIX options: the `rm` of a POSIX system is meant.
  recursive: '-recurse -r --recursive',
  force: '-force -fo --force',
  name: '-name -newname =',
  kind: '-itemtype -type =',
  value: '-value =',
  content: '-include -exclude -filter -encoding -credential -erroraction -ea -depth -property =',
  what_if: '-whatif -wi',
} as const

/** The paths that a call names. */
export const paths_of = (call: Call): readonly Word[] => {
  const named = values(call, 'path')
  return (named.length > 0 ? named : call.operands.slice(0, 1)).flatMap((word) => with_list(call, word))
}

/** `-Path a, b`: behind a comma the next operand belongs to the same list. */
function with_list({ operands, source }: Call, word: Word): readonly Word[] {
  const listed = [word]
  let end = word.span[1]
  for (const next of operands) {
    if (next.span[0] <= end || !/^\s*,\s*$/.test(source.slice(end, Math.min(next.span[0], end + MAX_GAP)))) continue
    listed.push(next)
    end = next.span[1]
  }
  return listed
}

const MAX_GAP = 16

/** `a, b` is one argument with two paths. */
export function split_list(word: Word): readonly Word[] {
  if (!word.text.includes(',')) return [word]
  return word.text
    .split(',')
    .map((text) => ({ ...word, text: text.trim() }))
    .filter((one) => one.text !== '')
}

/** Switches of the commands of cmd. */
export const SLASH: CommandSpec = { style: 'slash', flags: { recursive: '/s', force: '/q /f' } }

/** A cmdlet: its parameters and what it does. */
export const ps = (flags: CommandSpec['flags'], does: Does): CommandSpec => ({
  style: 'powershell',
  ...(flags ? { flags } : {}),
  // `-WhatIf` says what would be done, whichever the cmdlet.
  does: (call) =>
    call.command.args.some((word) => /^-whatif(?::\$?true)?$/i.test(word.text)) ? nothing(call) : does(call),
})
