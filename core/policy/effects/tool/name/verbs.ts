// Verbs that are grave only with some objects, wherever the two stand in a tool's name: `power_off_lpar`,
// `close_all_positions`, `zone_settings_update`. Classes of verbs and of objects, so that unknown services are
// understood too. Source: CONTRACT 2.8, ENGINE 3.
import { in_turn, within } from '#core/compose.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { BROAD_PAIRS } from '#core/policy/effects/tool/pairs/broad.ts'
import { MACHINES_PAIRS } from '#core/policy/effects/tool/pairs/machines.ts'
import { MONEY_PAIRS } from '#core/policy/effects/tool/pairs/money.ts'
import { HERE } from '#core/policy/effects/tool/pairs/pair.ts'
import { PEOPLE_PAIRS } from '#core/policy/effects/tool/pairs/people.ts'
import { TRADES_PAIRS } from '#core/policy/effects/tool/pairs/trades.ts'
import { by_each_name, grouped } from '#core/tables.ts'

/** Two words that are one verb: `shut_down`, `log_out`. */
const TWO_WORDS = in_turn(
  /(^|_)(power|shut|turn|sign|log|roll|take|tear|bring|scale|square|opt|clean|wipe|top|cut|go|start|write|charge|claw|pay|lay|fail|back|port|hand|cash|step|switch|zap|burn|sell|swap|boot|kick|lock|stand)/g,
  /_(on|off|out|down|up|back|over|live|cycle|engine)(?=_|$)/g,
)

/** Two words that are one thing: `stop_loss`, `bank_details`. */
const TWO_NOUNS =
  /(^|_)(stop_loss|take_profit|quality_gate|direct_(?:deposit|debit)|on_call|nat_rule|port_(?:mapping|forward(?:ing)?)|order_book|(?:bank|payout)_(?:accounts?|details?|info)|gift_card|lost_mode|credit_(?:line|limit)|tax_return|rail_switch|external_port|model_version|auto_(?:deploy|merge|approve|pay|renew|publish|scaling|send))(?=_|$)/g

/** The words of a verb part, with verbs of two words in one, and without the protocol that some names start with. */
export function words_of(action: string): readonly string[] {
  return action
    .replace(/^mcp_(?=[a-z0-9]+_)/, '')
    .replace(TWO_WORDS, '$1$2$3')
    .replace(TWO_NOUNS, joined)
    .split('_')
    .filter((word) => word !== '')
    .map(american)
}

/** `immobilise` as `immobilize`; words that only end so stay as they are. */
function american(word: string): string {
  return NO_VERB_OF_IZE.test(word) ? word : word.replace(/(?<=[a-z]{2}[lmnrtdv])is(?=e[ds]?$)/, 'iz')
}

const NO_VERB_OF_IZE = /(?:enterp|surp|rep|r|comp?rom|prom|prem|merchand|expert|franch|advert|unw|otherw)is/

function joined(_: string, before: string, two: string): string {
  // Whatever is known of an account at a bank is changed with it.
  return before + two.replace(/^(bank|payout)_.*/, '$1account').replace('_', '')
}

/** `policies` as `policy`, `servers` as `server`; words that only end in `s` lose it wherever they stand. */
export function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
}

/** A pair with its words ready to be looked up. */
interface Ready {
  objects: ReadonlySet<string>
  unless: ReadonlySet<string>
  server: RegExp | null
  impact: ToolImpact
}

/** A table's words between blanks, each in the singular, as names of tools are compared. */
export function words_in(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(singular))
}

const PAIRS = [...MACHINES_PAIRS, ...PEOPLE_PAIRS, ...MONEY_PAIRS, ...BROAD_PAIRS, ...TRADES_PAIRS]
const BY_VERB = grouped(
  by_each_name(
    PAIRS.map(({ verbs, objects, impact, server = null, unless = '' }): [string, Ready] => [
      verbs,
      { objects: words_in(objects), unless: words_in(unless), server, impact },
    ]),
  ),
)
const STAYS = words_in(HERE)

/** What the things that pairs are about are at stake for: `payout` is money. */
const AT_STAKE = stakes_of(PAIRS)

function stakes_of(pairs: typeof PAIRS): ReadonlyMap<string, ReadonlySet<ToolImpact>> {
  const stakes = new Map<string, Set<ToolImpact>>()
  for (const { objects, impact } of pairs)
    for (const object of words_in(objects)) stakes.set(object, (stakes.get(object) ?? new Set()).add(impact))
  return stakes
}

/** Whether a word is a verb of these pairs, and what is at stake with a thing of that name. */
export function pairs_with(word: string): { verb: boolean; stakes: Iterable<ToolImpact> } {
  return { verb: BY_VERB.has(word), stakes: AT_STAKE.get(singular(word)) ?? [] }
}

/** Whether a name says that nobody else notices. */
export function stays_here(words: readonly string[]): boolean {
  return words.some((word) => STAYS.has(singular(word)))
}

/** Nouns of names that report about an action instead of doing it. */
export const TELLS =
  /^(?:suggestions?|recommendations?|status|reports?|stats|statistics|summary|preview|history|info|estimates?)$/

/** Words of one name that are looked at. */
const MAX_WORDS = 24

/** Whether a pair holds for a service, or for the one that the name starts with; what leaves services out leaves both out. */
function holds_for({ server: services }: Ready, server: string, front: string | null): boolean {
  if (services === null) return true
  if (services.source.startsWith('^(?!')) return services.test(server) && (front === null || services.test(front))
  return services.test(server) || (front !== null && services.test(front))
}

/** What a verb and an object in the name mean together; null when no pair is grave. */
export function impact_of_pair(words: readonly string[], server: string): ToolImpact | null {
  if (TELLS.test(words.at(-1) ?? '')) return null
  if (stops_all(words, server)) return 'danger'
  // `mcp__droplets__reboot`: the server is what the verb is about.
  const about = words.length === 1 ? [...words, ...server.split(/[^a-z0-9]+/)] : words
  for (const [at, verb] of about.slice(0, MAX_WORDS).entries()) {
    const pairs = BY_VERB.get(verb)
    if (pairs === undefined) continue
    const others = about
      .slice(0, MAX_WORDS)
      .filter((_, other) => other !== at)
      .map(singular)
    const found = pairs.find(
      (pair) =>
        (pair.objects.has('*') || others.some((word) => pair.objects.has(word))) &&
        !others.some((word) => pair.unless.has(word)) &&
        holds_for(pair, server, at > 0 ? (about[0] ?? '') : null),
    )
    if (found !== undefined) return found.impact
  }
  return null
}

/** Servers that stand for one machine or one house, which a verb alone is about: `ha_restart`. */
const WHOLE = within(
  '(?:^|[-_])',
  [
    /ha|hass|home|homeassistant|proxmox|pve|esxi|vsphere|vmware|unifi|pfsense|opnsense|synology|truenas/,
    /nas|mikrotik|idrac|ilo|bmc|hmc|hubitat|smartthings|homey|openhab|router|modem|nvr|octoprint|klipper/,
    /server|host|system|windows|macos|linux|raspberry|cloud/,
  ],
  '(?:[-_]|$)',
)
const STOPS = /^(?:restart|reboot|shutdown|poweroff|powercycle|halt|hibernate|stop)$/

function stops_all(words: readonly string[], server: string): boolean {
  if (!words.some((word) => STOPS.test(word)) || !WHOLE.test(server)) return false
  return words.every((word) => STOPS.test(word) || word.length <= 2 || server.includes(word))
}
