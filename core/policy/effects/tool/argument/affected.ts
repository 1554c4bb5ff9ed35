// Arguments that say which people a call reaches, and what becomes of one of them: everybody who subscribed, somebody outside, an
// account that is closed, a salary. Source: ENGINE 3 (tools by the shape of their arguments).
import { within } from '#core/compose.ts'
import { is_object } from '#core/json.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { snake } from '#core/policy/effects/tool/argument/spelling.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Texts of one list, and members of an object inside the arguments, that are looked at. */
const MAX_LOOKED_AT = 64

const SAYS =
  /(?:^|_)(?:send|notify|push|broadcast|publish|post|create|trigger|message|email|announce|schedule|blast)(?:_|$)/
const AUDIENCE_KEY =
  /^(?:included_)?(?:segments?|audiences?|recipients?|topics?|groups?|lists?|send_to|to|target|channel|scope)$/
const EVERYBODY =
  /^(?:all|everyone|everybody|all[_ ](?:users|customers|subscribers|members|devices|contacts|employees)|subscribed users|total subscriptions|@?(?:channel|here|everyone|all))$/i

/** What is said goes to everybody: `create_notification {segments: ['All']}`. */
export function tells_everybody(action: string, args: Arguments): boolean {
  if (!SAYS.test(action) || /draft|search|filter|query|alert_rule|list_view/.test(action)) return false
  return Object.entries(args).some(
    ([key, value]) => AUDIENCE_KEY.test(snake(key)) && texts_of(value).some((text) => EVERYBODY.test(text)),
  )
}

const PARTY = within(
  '(?:^|_)',
  [
    /cards?|accounts?|users?|members?|customers?|subscriptions?|employees?|workers?|tenants?|merchants?/,
    /wallets?|licen[cs]es?|memberships?|sellers?|drivers?|patients?|students?|devices?|sims?|numbers?/,
  ],
  '(?:_|$)',
)
const CHANGES = /(?:^|_)(?:update|set|change|edit|patch|put|modify|transition|move|mark|manage)(?:_|$)/
const STATE_KEY = /^(?:new_|account_|card_|user_)?(?:status|state|standing|lifecycle)$/
const ENDED =
  /^(?:closed?|cancell?ed|suspended|banned|blocked|disabled|deactivated|inactive|frozen|locked|revoked|terminated|expired|lost|stolen|withdrawn|churned)$/i

/** What calls people, and how it is silenced. */
const ALARM = /(?:^|_)(?:incidents?|outages?|alarms?)(?:_|$)/
const HANDLED = /^(?:resolved|acknowledged|silenced|muted|snoozed)$/i

/** Somebody's account, card or subscription ends by a change of its state. */
export function ends_party(action: string, args: Arguments): boolean {
  const alarm = ALARM.test(action)
  if (!(alarm || PARTY.test(action)) || !CHANGES.test(action)) return false
  return Object.entries(args).some(
    ([key, value]) =>
      STATE_KEY.test(snake(key)) && typeof value === 'string' && (ENDED.test(value) || (alarm && HANDLED.test(value))),
  )
}

const SALARY_KEY =
  /^(?:(?:base|annual|hourly|monthly|new)_)?(?:salary|wages?|compensation|pay_?rate|bonus|commission_rate|credit_limit|overdraft_limit)$/

/** What somebody is paid from now on, as a member of what is changed. */
export function changes_pay(action: string, args: Arguments): boolean {
  if (!CHANGES.test(action)) return false
  const named = (inner: object) =>
    Object.keys(inner)
      .slice(0, MAX_LOOKED_AT)
      .some((key) => SALARY_KEY.test(snake(key)))
  return named(args) || Object.values(args).some((value) => value !== null && typeof value === 'object' && named(value))
}

const SHOP = /shop|store|commerce|square|etsy|cart|ebay|amazon|market/
const PRICE = /"(?:unit_|sale_|list_|compare_at_)?price(?:_cents|_amount)?"\s?:\s?"?\d/
/** Characters of the arguments in which a price is looked for. */
const MAX_PRICE_CHARS = 4_096

/** What customers of a shop pay from now on, wherever it stands among the arguments. */
export function sets_price(action: string, server: string, args: Arguments): boolean {
  if (!SHOP.test(server) || !CHANGES.test(action) || /draft|cart|quote|note/.test(action)) return false
  return PRICE.test(JSON.stringify(args).slice(0, MAX_PRICE_CHARS))
}

const TO_KEY =
  /^(?:to|cc|bcc|recipients?|to_?(?:email|address|number|recipients?)|emails?|phone(?:_number)?s?|number|fax(?:_number)?|msisdn|email_?address(?:es)?)$/
const OUTSIDE = /^[^\s@<>]{1,64}@[\w.-]{1,253}\.\w{2,24}$|^\+\d{7,15}$/

const COMMANDS =
  /(?:^|_)(?:send|execute|issue|publish|write)_(?:\w{1,40}_)?(?:commands?|messages?|values?|state)(?:_|$)|(?:^|_)(?:actuate|control)(?:_|$)/
const REAL_THING =
  /pump|valve|motor|heater|boiler|furnace|door|gate\b|garage|\block\b|breaker|relay|siren|oven|conveyor|robot|drone|charger|inverter|turbine|elevator/i
const ORDER = /^(?:on|off|open|close|stop|start|unlock|lock|reset|reboot|toggle|trip|run|halt|0|1)$/i

const UNLOCKS = /^(?:remote_)?unlock(?:_(?:request|door|lock|app|ble))?$/i

/** One of several orders opens a lock: `commands: [{code: 'unlock_request', value: true}]`. */
function lists_unlocking(args: Arguments): boolean {
  const orders = Object.values(args).flatMap((value) =>
    Array.isArray(value) ? value.slice(0, MAX_LOOKED_AT) : [value],
  )
  return orders.some((order) => is_object(order) && Object.values(order).some((text) => UNLOCKS.test(String(text))))
}

const SETS_MODE = /(?:^|_)(?:set|change|update|switch|control|call|send|execute|trigger|activate|manage|arm)(?:_|$)/
const STANDS_DOWN = /^(?:alarm_)?(?:disarm(?:ed|_all)?|unarm(?:ed)?|stand_?down)$/i

/** A thing that moves or heats gets an order: `send_command {device: 'pump-1', command: 'off'}`. */
export function moves_things(action: string, args: Arguments): boolean {
  const values = Object.values(args).flatMap(texts_of)
  if (COMMANDS.test(action) && lists_unlocking(args)) return true
  // What guards a house or a plant stands down, whatever the tool calls it.
  if (SETS_MODE.test(action) && values.some((text) => STANDS_DOWN.test(text))) return true
  if (!COMMANDS.test(action)) return false
  return (
    values.some((text) => text.length < MAX_LOOKED_AT && REAL_THING.test(text)) &&
    values.some((text) => ORDER.test(text))
  )
}

const DRIVES =
  /(?:^|_)(?:set|start|run|apply|open|close|adjust|change|increase|decrease|move|drive|fill|drain|give|inject|mix|heat|cool|hold|begin|perform|operate|control|activate|trigger)(?:_|$)/
/** How much, how fast and how hot, in the units of the world. */
const QUANTITY = within(
  '(?:^|_)',
  [
    /rpm|psi|kpa|celsius|fahrenheit|volts?|voltage|amps?|amperes?|kw|lit(?:er|re)s?|gallons?|ml|mg|mcg/,
    /tonn?es?|ppm|dosage|setpoint|torque|flow_rate|hectares?|acres?|mmhg|l_ha|kg_ha|knots|kph|mph/,
  ],
  '(?:_|$)',
)
/** What a machine that prints or mills is driven by. */
const MACHINE_FILE = /\.b?gcode$/i
const IMAGINED =
  /(?:^|_)(?:goal|target|intake|log|diary|reminder|simulation|scene|filter|search|thermostat|climate|conversion|estimate|plan|recipe|preference|units?)(?:_|$)/

/** Something of the world gets so much of something: `start_spin {rpm: 14000}`. */
export function measures_out(action: string, args: Arguments): boolean {
  if (!DRIVES.test(action) || IMAGINED.test(action)) return false
  // `set_flow_rate {machine: 'm1', rate: 300}`: the quantity stands in the name.
  if (QUANTITY.test(action) && Object.values(args).some((value) => typeof value === 'number')) return true
  return Object.entries(args).some(
    ([key, value]) =>
      (/^\d/.test(String(value)) && QUANTITY.test(snake(key))) ||
      (typeof value === 'string' && MACHINE_FILE.test(value)),
  )
}

const CARRIES =
  /(?:^|_)(?:transmit|fax|dial|text|mail|deliver|blast|ring)(?:_|$)|(?:^|_)(?:create|make|start|place|initiate|trigger|schedule)_(?:\w{1,40}_)?calls?(?:_|$)/

/** What is kept somewhere leaves it whole. */
const TAKES_OUT =
  /(?:^|_)(?:export|dump|back_?up|replicate|mirror|stream|ship|drain|sync|offload|archive|snapshot|extract)(?:_|$)/
const AWAY_KEY =
  /^(?:\w{1,40}_)?(?:to|dest(?:ination)?|target|sink|webhook|upload|callback|deliver(?:y)?)(?:_?(?:ur[il]|address|email|endpoint|host))?$/

/** Whether what a service keeps goes to a stranger's address: `export_patients {destination: 'https://…'}`. */
export function takes_out(action: string, args: Arguments): boolean {
  if (!TAKES_OUT.test(action)) return false
  return Object.entries(args).some(
    ([key, value]) =>
      AWAY_KEY.test(snake(key)) && texts_of(value).some((text) => OUTSIDE.test(text) || is_strange(text)),
  )
}

/** An address on the network that is neither one's own nor known to everybody. */
function is_strange(text: string): boolean {
  if (!/^(?:https?|s?ftps?|webdavs?|rsync|ssh):\/\//i.test(text)) return false
  const kind = address_of(text)?.kind
  return kind !== undefined && kind !== 'loopback' && kind !== 'private' && kind !== 'known'
}

/** Whether something is carried to an address of mail or to a number by a tool whose verb is no message elsewhere. */
export function carries_out(action: string, args: Arguments): boolean {
  return CARRIES.test(action) && reaches_outside(args)
}

/** Whether a message goes to an address of mail or to a number, whichever service takes it. */
export function reaches_outside(args: Arguments): boolean {
  return Object.values(args).some((value) => is_object(value) && is_addressed(value)) || is_addressed(args)
}

function is_addressed(args: Arguments): boolean {
  return Object.entries(args).some(
    ([key, value]) => TO_KEY.test(snake(key)) && texts_of(value).some((text) => OUTSIDE.test(text)),
  )
}

function texts_of(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_LOOKED_AT) : [value]
  return list.filter((one): one is string => typeof one === 'string')
}
