// sed: what its script reads, exchanges in files and brings into them. Source: ENGINE 4.2, 19 (categories 16 and 17).
import { type Call, emit, has, touch, value, values } from '#core/policy/effects/call.ts'
import { pays } from '#core/policy/effects/collector.ts'
import { type Does, nothing } from '#core/policy/effects/spec.ts'
import { open_targets, shown_targets } from '#core/policy/effects/specs/file/feed.ts'
import { as_written, SECRET_WORD } from '#core/policy/effects/specs/secret/as-written.ts'
import { is_public } from '#core/policy/effects/specs/secret/published.ts'
import { scripts_of } from '#core/policy/effects/text/content.ts'
import { weakening_of } from '#core/policy/effects/text/edit/weaken.ts'
import { streams_lose_check } from '#core/policy/effects/text/streamed.ts'
import { names_imitations, renames } from '#core/policy/effects/text/written.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A sed script that reads or rewrites files: what it replaces may switch a check off. */
export const sed: Does = (call) => {
  const in_place = has(call, 'in_place')
  const { script, files } = script_of(call, in_place)
  nothing(call)
  if (!in_place) {
    for (const word of files) touch(call, 'fs.read', word, { searched: true })
    return
  }
  const compared = pays(call.out, STEPS_PER_SCRIPT)
  const weakens = compared ? (weakening_of(script) ?? '') : ''
  const changes = compared ? changes_of(script) : []
  const rewritten: string[] = []
  for (const word of files) {
    const path = rewrite(call, word, script, weakens, changes)
    if (path !== null && weakens === '') rewritten.push(path)
  }
  if (compared) streams_lose_check(call, script, rewritten)
  fills_in_secret(call, rewritten)
}

/** What sed runs, and on which files. */
function script_of(call: Call, in_place: boolean): { script: string; files: readonly Word[] } {
  const scripts = values(call, 'script')
  const given = scripts.length > 0 || has(call, 'script_file')
  // `sed -i '' s/a/b/ f` of macOS: the empty word is the suffix. Without -i an empty word is a script that prints everything.
  const operands = in_place
    ? call.operands.filter((word) => word.text !== '' || word.cert !== 'literal')
    : call.operands
  const script = [...scripts, ...(given ? [] : operands.slice(0, 1))].map((word) => word.text).join('\n')
  const files = [...(given ? operands : operands.slice(1)), ...open_targets(call)].filter((word) => word.text !== '{}')
  return { script, files: in_place ? files.flatMap((word) => shown_targets(call, word)) : files }
}

/** One file that sed writes back: its path, or null when that is not known. */
function rewrite(call: Call, word: Word, script: string, weakens: string, changes: readonly Change[]): string | null {
  const draft = touch(call, 'fs.write', word, {
    mode: 'inplace',
    weakens,
    content: script,
    ...(EMPTIES.test(script) && { empty: true }),
  })
  if (draft?.target && draft.cert === 'literal') exchanges(call, draft.target, changes)
  if (weakens === 'auth' && LOGINS.test(draft?.target ?? ''))
    emit(call, 'sys.security', {
      target: draft?.target ?? null,
      fields: { control: weakens, op: 'weaken', edit: true },
    })
  // `sed -i.bak` keeps a copy beside the file.
  const suffix = value(call, 'in_place')?.text ?? ''
  if (draft?.scope === 'credential' && /^[.~][\w.-]*$/.test(suffix))
    touch(call, 'fs.copy', { ...word, text: `${word.text}${suffix}` })
  return draft?.target ?? null
}

/** A script is compared with some hundred patterns; an action with more than 64 of them is a question whatever they say. */
const STEPS_PER_SCRIPT = 256

/** Who may log in to this machine, and how: no program's own setting. */
const LOGINS = /^\/etc\/(?:ssh\/sshd_config|pam\.d\/)/

const EXCHANGE = /(?:^|[\s;{])s([#/|,@!~])((?:\\.|(?!\1)[^\\\n])*)\1((?:\\.|(?!\1)[^\\\n])*)\1/g

/** New text in a file, and what it comes in place of; null when it only comes beside something. */
interface Change {
  from: string | null
  to: string
}

/** `sed -i 's#"test": "jest"#"test": "..."#' package.json`: new text in a file, as an edit brings it. */
function exchanges(call: Call, path: string, changes: readonly Change[]): void {
  for (const { from, to } of changes) {
    for (const one of scripts_of(path, to)) call.out.scripts.push({ ...one, path })
    names_imitations(call, path, to)
    call.out.edits ??= []
    call.out.edits.push({ path, from: from ?? '', to: from === null ? `${to}\n` : to })
    if (from !== null) renames(call, path, from, to)
  }
}

/** Exchanges of one script that are followed, and as many insertions. */
const MAX_CHANGES = 8

/** What a script exchanges and inserts, read once for all the files that it is run on. */
function changes_of(script: string): Change[] {
  const plain = (text: string) => text.replace(/\\(\W)/g, '$1')
  return [
    ...Array.from(script.matchAll(EXCHANGE), ([, , from = '', to = '']) => ({
      from: plain(from),
      to: plain(to),
    })).slice(0, MAX_CHANGES),
    ...Array.from(script.matchAll(INSERTION), ([, to = '']) => ({ from: null, to })).slice(0, MAX_CHANGES),
  ]
}

/** `1i text`, `$a\\ text`, `/^import/a text`: lines that come before, behind or instead of others. */
const INSERTION =
  /^[ \t]{0,8}(?:(?:\d{1,7}|\$|\/(?:\\.|[^/\\\n]){1,200}\/)[ \t]{0,8})?[iac](?:\\\n?|[ \t])[ \t]{0,8}([^\s][^\n]*)/gm

/** Scripts after which nothing is left: `d`, `1,$d`, `s/.*/
;/`. */
const EMPTIES = /^\s*(?:(?:1,\$\s*|\/\^?\.?[*]?\/\s*)?d|s([/|#,])\^?\.\*\$?\1\1g?)\s*$/

/** `sed -i "s/KEY_HERE/$API_KEY/" public/index.html`: the key stands where others read it. */
function fills_in_secret(call: Call, paths: readonly string[]): void {
  if (!paths.some((path) => is_public(path))) return
  const word = call.command.args.find((one) => one.cert !== 'literal' && SECRET_WORD.test(as_written(call, one)))
  if (word !== undefined)
    emit(call, 'env.read', { target: 'a secret', fields: { all: false, secret: true, shown: true }, span: word.span })
}
