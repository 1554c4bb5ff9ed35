// `asg rules hits`: which rules matched, what they asked people, and what people answered, so that a rule that only costs
// answers is found and changed. Straight from the database, read-only. Source: CONTRACT 20.2, PRODUCT 5.
import { tell_database, with_records } from '#runtime/cli/judge/recorded.ts'
import { moment_before } from '#runtime/cli/operate/period.ts'
import { EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { shown, table } from '#runtime/cli/text.ts'
import { load_config } from '#runtime/config/config.ts'
import { type RuleHits, rule_hits } from '#runtime/storage/direct/rule-hits.ts'

const DEFAULT_SINCE = '7d'
/** From so many answers on, all of them the same, the answer could be the rule's. */
const SAME_ANSWERS = 20

const COLUMNS = ['rule', 'matched', 'trial', 'refused', 'changed', 'asked', 'allowed', 'denied', 'expired'] as const

/** What its answers suggest for a rule: that people need not be asked (`audit`), or need not any more (`block`). */
export type Advice = 'audit' | 'block'

/** `open` are the ids of rules that a profile may change. Exit 0 also when nothing matched. */
export async function show_hits(
  since: string | undefined,
  db: string | undefined,
  open: ReadonlySet<string>,
  json: boolean,
  terminal: Terminal,
): Promise<Exit> {
  const since_ms = moment_before('--since', since ?? DEFAULT_SINCE, Date.now())
  const config = load_config({ env: terminal.env })
  tell_database(config, db, terminal)
  const hits = await with_records(config, db, (database) => rule_hits(database, since_ms))
  const rules = hits.map((one) => ({ ...one, advice: open.has(one.rule) ? advice_for(one) : null }))
  if (json) {
    terminal.json('rules', {
      since: new Date(since_ms).toISOString(),
      hits: rules.map(({ last_at_ms, ...one }) => ({ ...one, last_at: new Date(last_at_ms).toISOString() })),
    })
    return EXIT.ok
  }
  if (rules.length === 0) {
    terminal.say('no rule matched in this time')
    return EXIT.ok
  }
  const cells = rules.map((one) => COLUMNS.map((column) => (one[column] === 0 ? '' : shown(one[column]))))
  for (const line of table(COLUMNS, cells)) terminal.out(line)
  for (const { rule, advice, asked } of rules) {
    if (advice === 'audit')
      terminal.say(`${rule}: all ${asked} questions were allowed. A profile can make it audit where that is right.`)
    if (advice === 'block') terminal.say(`${rule}: all ${asked} questions were denied. A profile can make it block.`)
  }
  if (rules.some(({ advice }) => advice !== null)) terminal.say('Profiles: asg help rules')
  return EXIT.ok
}

/** Null while people answer one way and the other, or too seldom. */
export function advice_for({ asked, allowed, denied }: Pick<RuleHits, 'asked' | 'allowed' | 'denied'>): Advice | null {
  if (asked < SAME_ANSWERS) return null
  if (allowed === asked) return 'audit'
  return denied === asked ? 'block' : null
}
