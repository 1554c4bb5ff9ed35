// `asg rules list|show|lint`: the effective rules, and the proof of packs before a gateway loads them. Source: CONTRACT 20.2.
import { parseArgs } from 'node:util'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { RuleSpec } from '#core/policy/rules/schema.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/node/config.ts'
import { format_error, load_packs } from '#runtime/policy/files.ts'
import { builtin_policy, PolicyError } from '#runtime/policy/source.ts'

/** Exit 1 when a pack does not hold its own examples. */
export async function run_rules(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [action = 'list', ...rest] = positionals
  if (action === 'list') return list(values.json === true, terminal)
  if (action === 'show' && rest[0] !== undefined) return show(rest[0], values.json === true, terminal)
  if (action === 'lint') return lint(rest, values.json === true, terminal)
  throw new CommandError(EXIT.usage, 'use: asg rules list, asg rules show <id>, or: asg rules lint [files]')
}

/** Built-in rules and those of CS_RULES_PATH, with the file they come from. */
function all_rules(terminal: Terminal): { rule: RuleSpec; source: string }[] {
  const { values } = load_config({ flags: {}, env: terminal.env })
  const { packs, errors } = load_packs(values.CS_RULES_PATH)
  if (errors.length > 0) throw new CommandError(EXIT.usage, errors.map(format_error).join('\n'))
  const built_in = BUILTIN_PACKS.flatMap((pack) => pack.rules.map((rule) => ({ rule, source: 'built-in' })))
  const own = packs.flatMap((pack) =>
    pack.rules.map((rule) => ({ rule: { mode: pack.default, ...rule }, source: pack.pack })),
  )
  return [...built_in, ...own]
}

function list(json: boolean, terminal: Terminal): Exit {
  const rules = all_rules(terminal)
  const off = new Set(load_config({ flags: {}, env: terminal.env }).values.CS_RULES_DISABLED)
  if (json) {
    const shown = rules.map(({ rule, source }) => ({
      id: rule.id,
      verdict: rule.verdict,
      lock: rule.lock === true,
      mode: mode_of(rule, off),
      category: rule.category,
      reason: rule.reason,
      source,
    }))
    terminal.json('rules', { rules: shown })
    return EXIT.ok
  }
  const width = Math.max(...rules.map(({ rule }) => rule.id.length))
  for (const { rule } of rules) {
    const mode = mode_of(rule, off)
    const note = rule.lock ? ' locked ' : mode === 'on' ? '        ' : ` ${mode.padEnd(7)}`
    terminal.out(`${rule.id.padEnd(width)}  ${rule.verdict.padEnd(6)}${note}${rule.reason}`)
  }
  return EXIT.ok
}

/** Whether a rule decides everywhere, is only recorded, or was switched off; profiles may say otherwise in their workspaces. */
function mode_of(rule: RuleSpec, off: ReadonlySet<string>): 'on' | 'off' | 'shadow' {
  if (rule.lock === true) return 'on'
  return off.has(rule.id) ? 'off' : (rule.mode ?? 'on')
}

function show(id: string, json: boolean, terminal: Terminal): Exit {
  const found = all_rules(terminal).find(({ rule }) => rule.id === id)
  if (found === undefined) throw new CommandError(EXIT.failed, `no rule is called ${id}`, 'asg rules list')
  if (json) terminal.json('rules', { rule: found.rule, source: found.source })
  else terminal.out(JSON.stringify(found.rule, null, 2))
  return EXIT.ok
}

/** Proves the built-in packs together with the named files (default: CS_RULES_PATH). */
function lint(files: readonly string[], json: boolean, terminal: Terminal): Exit {
  const { values } = load_config({ flags: {}, env: terminal.env })
  let errors: readonly string[] = []
  try {
    builtin_policy({ self: { ports: [], files: [] }, paths: files.length > 0 ? files : values.CS_RULES_PATH })
  } catch (cause) {
    if (!(cause instanceof PolicyError)) throw cause
    errors = cause.lines
  }
  if (json) terminal.json('rules', { ok: errors.length === 0, errors })
  else if (errors.length === 0) terminal.out('Every rule holds its own examples.')
  else for (const error of errors) terminal.say(error)
  return errors.length === 0 ? EXIT.ok : EXIT.failed
}
