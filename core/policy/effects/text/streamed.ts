// Checks that go by scripts of stream editors, filters and code which rewrite files, instead of by edits of file tools.
// Source: ENGINE 19 (categories 16 and 17).
import { type Call, emit } from '#core/policy/effects/call.ts'
import { lets_work_pass } from '#core/policy/effects/text/edit/checks.ts'
import {
  filter_lets_pass,
  type StreamEdit,
  stream_edits,
  stream_lets_pass,
} from '#core/policy/effects/text/edit/stream.ts'

/** Asks about a script of `sed -i` or `perl -pi` that lets work pass in one of these files. */
export function streams_lose_check(call: Call, script: string, paths: readonly string[]): void {
  if (paths.length > 0) exchanges_lose_check(call, stream_edits(script), paths)
}

/** The same of texts that code exchanges in files. */
export function exchanges_lose_check(call: Call, edits: readonly StreamEdit[], paths: readonly string[]): void {
  for (const path of paths.slice(0, MAX_STREAMED))
    if (edits.some((edit) => stream_lets_pass(path, edit))) return asks_about(call, path, 'check')
}

/** The same of a filter that `yq -i` runs on a file. */
export function filter_loses_check(call: Call, filter: string, path: string): void {
  if (filter_lets_pass(path, filter)) asks_about(call, path, 'check')
}

/** A script of a manifest that checked, and is set to something that says yes whatever happens. */
export function sets_idle_check(call: Call, path: string, name: string, code: string): void {
  if (lets_work_pass(path, `"${name}": "${name}"`, `"${name}": ${JSON.stringify(code)}`))
    asks_about(call, path, 'check')
}

/** Files of one script that are looked at. */
const MAX_STREAMED = 8

/** Somebody may do it on purpose: a question, never a refusal. */
function asks_about(call: Call, path: string, control: string): void {
  emit(call, 'sys.security', { target: path, fields: { control, op: 'weaken', edit: true, asked: true } })
}
