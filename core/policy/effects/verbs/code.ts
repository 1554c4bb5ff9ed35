// Consoles of frameworks: code or SQL passed to them is judged as such. Source: ENGINE 7.
import { type Call, runs_code, SCRATCH } from '#core/policy/effects/call.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { any_production, says_test } from '#core/policy/effects/specs/hosting/production.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'

type Lang = 'python' | 'ruby' | 'php' | 'node'

interface Console {
  /** Over the arguments in front of the code. */
  verb: RegExp
  lang: Lang
}

const CONSOLES: ReadonlyMap<string, Console> = new Map([
  ['rails', { verb: /^(?:runner|r)$/, lang: 'ruby' }],
  ['artisan', { verb: /^(?:--execute|tinker)$/, lang: 'php' }],
  ['manage.py', { verb: /^(?:-c|--command)$/, lang: 'python' }],
  ['flask', { verb: /^(?:-c|shell)$/, lang: 'python' }],
  ['mix', { verb: /^(?:-e|--eval|eval)$/, lang: 'ruby' }],
  ['iex', { verb: /^(?:-e|--eval|eval)$/, lang: 'ruby' }],
  ['wp', { verb: /^eval$/, lang: 'php' }],
  ['drush', { verb: /^(?:php:eval|php-eval|ev|eval)$/, lang: 'php' }],
  ['meteor', { verb: /^--eval$/, lang: 'node' }],
])
const HEADS = /^(?:rails|rake|artisan|flask|mix|iex|wp|drush|meteor|php|python[\d.]*|manage\.py|ruby|bundle)$/

/** Whether a program may be such a console; a cheap test before anything is looked at. */
export function may_be_console(name: string): boolean {
  return HEADS.test(name)
}

/** `rails runner -e production 'User.count'`: where it works stands between the verb and the code. */
function after_environment(rest: readonly Word[], at: number): number {
  const text = rest[at]?.text ?? ''
  if (/^(?:-e|--environment)$/.test(text)) return at + 2
  return /^--environment=/.test(text) ? at + 1 : at
}

/** Runs the code that a console is given on its command line or through a pipe. */
export function run_console(call: Call): void {
  const args = call.command.args
  const at = CONSOLES.has(call.name) ? -1 : args.slice(0, 3).findIndex((word) => CONSOLES.has(base_name(word)))
  const [first] = at < 0 ? [] : args.slice(at, at + 1)
  const name = first === undefined ? call.name : base_name(first)
  const found = CONSOLES.get(name)
  if (found === undefined) return
  const rest = args.slice(at + 1)
  const where = says_test(call) ? [SCRATCH] : []
  const given = given_code(found, rest)
  if (given === '-') for (const text of piped_text(call)) runs_code(call, found.lang, text, name, where)
  // `rails runner script.rb` names a file.
  else if (given !== null && !/^[\w./-]+\.(?:rb|py|php|exs?)$/.test(given))
    runs_code(call, found.lang, given, name, where)
  if (given !== null) return
  if (rest.some((word) => word.text === 'dbshell'))
    for (const text of piped_text(call))
      run_sql(call, text, { engine: name, name: null, prod: any_production(args), disposable: false })
  else if (rest.some((word) => /^(?:shell|console|tinker|c|shell_plus)$/.test(word.text)))
    for (const text of piped_text(call)) runs_code(call, found.lang, text, name, where)
}

function base_name({ text }: Word): string {
  return text.slice(text.lastIndexOf('/') + 1)
}

/** The code, or the file with it, behind the verb of a console; `-` for what is piped (`rails runner -`), null when there is none. */
function given_code({ verb }: Console, rest: readonly Word[]): string | null {
  for (const [index, word] of rest.entries()) {
    const [flag = '', attached] = word.text.split(/=(.*)/s)
    if (!verb.test(flag)) continue
    const code = attached ?? rest[after_environment(rest, index + 1)]?.text
    if (code === '-' || code === '/dev/stdin') return '-'
    if (attached === undefined && code?.startsWith('-') === true) continue
    return code ?? null
  }
  return null
}
