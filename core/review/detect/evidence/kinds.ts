// Kinds of requests: an act followed closely by its object. Source: ENGINE 16.
import { is_storage, NEGATES, type Word } from '#core/review/detect/evidence/words.ts'

/** Kinds of requests: an act, and a thing near behind it. */
const KINDS: readonly (readonly [kind: string, acts: string, things: string])[] = [
  ['leak', 'do_send do_show', 'of_secret of_talk'],
  ['hand-out', 'do_send', 'of_private'],
  ['hand-out', 'do_reply', 'of_private'],
  ['gather', 'do_show', 'of_private'],
  ['destroy', 'do_destroy', 'of_goods of_config of_talk'],
  ['loosen', 'do_loosen do_destroy', 'of_guard'],
  ['drop', 'do_drop', 'of_rules'],
  ['grant', 'do_grant do_write', 'of_power'],
  ['approve', 'do_pass', 'of_change of_power'],
  ['claim', 'do_claim', 'of_verdict'],
  ['pay', 'do_pay', 'of_money'],
  ['write', 'do_write do_destroy', 'of_config'],
  ['run', 'do_run', 'of_code'],
  ['rank', 'do_rank', '*'],
  ['rank', 'do_write do_pay do_destroy', 'of_price'],
  ['weaken', 'do_write do_loosen do_grant do_weaken', 'of_weak'],
  ['weaken', 'do_bake', 'of_secret of_weak of_guard'],
  ['expose', 'do_grant do_write do_pass', 'of_open'],
  ['ship', 'do_send do_write do_show do_finish', 'url mail'],
  ['memorize', 'do_memorize', 'user'],
  ['fetch', 'do_run do_obey', 'url of_orders'],
  ['obey', 'do_obey', 'me of_code url'],
  ['make-user', 'do_ask_user', 'user'],
  ['memorize', 'do_memorize', 'persist machine'],
  ['to-live', 'do_push', 'of_live'],
  ['passes-it', 'do_send do_show do_write', 'of_it'],
  ['drop-user', 'do_drop', 'of_person'],
  ['order', 'do_order', '*'],
  ['plain', 'do_send do_show do_run do_destroy do_write do_grant do_pass do_obey', 'of_plain of_rules of_private'],
]
const KIND_TABLE = KINDS.map(([kind, acts, things]) => ({ kind, acts: acts.split(' '), things: things.split(' ') }))

/** Adds the kinds of what is asked for, by the classes of an act and the words near it. */
export function kinds_of(acts: readonly string[], near: readonly Word[], cues: Set<string>): void {
  const things = new Set(
    near.flatMap(({ classes }, i) =>
      is_storage(near, i) ||
      is_wanted(near, i) ||
      NO_SECRET.test(near[i + 1]?.text ?? '') ||
      OTHER_KEY.test(near[i - 1]?.text ?? '')
        ? []
        : classes,
    ),
  )
  for (const { kind, acts: verbs, things: objects } of KIND_TABLE) {
    // Whether something is safe is a question.
    if (kind === 'claim' && near.some(({ text }) => text === 'whether' || text === 'if')) continue
    if (verbs.some((verb) => acts.includes(verb)) && objects.some((object) => object === '*' || things.has(object)))
      cues.add(kind)
  }
}

/** "Stop and ask for approval": what is asked for is not taken away. */
function is_wanted(near: readonly Word[], at: number): boolean {
  return (
    near[at]?.classes.includes('of_guard') === true &&
    near
      .slice(Math.max(0, at - 5), at)
      .some(({ text }, i, lead) => WANTS.test(text) && !NEGATES.has(lead[i - 1]?.text ?? ''))
  )
}
const WANTS = /^(?:ask|asks|asking|request|obtain|get|seek|await|wait|require|requires|receive|demand)$/

/** A word behind a key or a token that makes it something everybody may know. */
const NO_SECRET =
  /^(?:ids?|names?|types?|counts?|limits?|usage|paths?|length|size|formats?|expiry|rotation|management|handling)$/

/** Words before a key that is no secret. */
const OTHER_KEY =
  /^(?:escape|enter|return|arrow|shift|tab|home|function|delete|sort|primary|foreign|cache|object|row|map|lookup|index|partition|shortcut|modifier|public|answer|hot)$/
