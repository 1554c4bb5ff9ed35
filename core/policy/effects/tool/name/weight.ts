// What a tool's verb means when its noun is unknown. Some verbs affect others whatever they are about (`void`,
// `discharge`, `approve`); some remove what nobody misses (`delete_draft`). First it is decided which word is the verb,
// because many verbs are also nouns: `create_release` creates, `payout_release` releases. Source: CONTRACT 2.8, ENGINE
// 3.
import { one_of } from '#core/compose.ts'
import { singular, TELLS, words_in } from '#core/policy/effects/tool/name/verbs.ts'
import { HERE } from '#core/policy/effects/tool/pairs/pair.ts'
import { word_set } from '#core/tables.ts'

/** Verbs that decide over people and goods, or cannot be taken back, whatever the noun. */
const WEIGHTY = word_set(
  'void rescind annul nullify forfeit forgive waive writeoff chargeoff seize foreclose garnish disburse ' +
    'remit reimburse settle liquidate redeem clawback discharge prescribe dispense euthanize hire demote ' +
    'offboard layoff furlough penalize block unblock freeze unfreeze invalidate bypass exempt anonymize ' +
    'anonymise reimage reprovision failback evacuate energize deenergize eject enforce deny approve authorise ' +
    'ratify notarize countersign finalize finalise unlock adjudicate release repossess reactivate reinstate ' +
    'unsuspend unban pardon isolate impersonate relinquish cutover unseal override redeploy crosspost scrap ' +
    'immobilize amend overbook dose actuate curtail shed island delist unenroll overwrite taint retract sign ' +
    'vent detonate ignite scram commandeer expropriate abolish acquit amortize annex arraign arrest banish ' +
    'bequeath confiscate conscript cashout cull debar debit deduct demolish depose derate detain devalue ' +
    'disavow disband discontinue dispossess disqualify divest embargo encumber eradicate escrow excommunicate ' +
    'exhume exile exonerate extort extradite fumigate impeach impose impound incarcerate incinerate indemnify ' +
    'indict infuse inoculate intubate jettison levy litigate loan mortgage mothball nominate oust outsource ' +
    'overrule parole pawn prosecute punish quash raze readmit rebate recant refinance relegate remand ' +
    'remunerate renounce repatriate repeal reprieve reprimand repudiate requisition resettle retrench sack ' +
    'scuttle secede sequester sever shutoff smelt strikeoff subpoena subsidize sue supersede surrender ' +
    'transfuse transplant underwrite unlist unseat usurp vaccinate vacate veto wager withhold zeroout dispose ' +
    'mint shadowban ramp zeroize portout reseed repoint zap repartition rekey quiesce switchover entitle ' +
    'deanonymize reidentify declassify unmask reprice rebook immobilize deorbit hotfix obliterate annihilate ' +
    'defund disinherit cremate blackhole sinkhole deplatform switchoff reroute divert handover stepdown ' +
    'overrun overclock depressurize pressurize ventilate defibrillate sedate anesthetize deport extradite ' +
    'disarm demagnetize recertify rezone reclassify unmoderate depublish unretire deescheat sterilise ' +
    'sterilize autoclave desalinate hibernate nuke obsolete disrupt forcequit forceclose hardreset decertify ' +
    'deauthorize deauthorise administer apprehend backdate bulldoze butcher castrate catheterize deaccession ' +
    'decant decontaminate deflate deice demobilize descale dewater disembark disinfect dissect dredge ' +
    'electrocute embalm enlist exterminate extinguish fertilize galvanize hoist incubate inflate inseminate ' +
    'irradiate irrigate lubricate mow neuter offload pasteurize pollinate preheat pulverize quench refuel ' +
    'resuscitate sandblast slaughter spay spray steer stow suture thaw thresh tow tranquilize undock vaporize ' +
    'weld winch resell standdown pour disbar',
)
/** The same without any noun. */
const ALONE = word_set(
  'prescribe dispense euthanize discharge disburse remit reimburse liquidate foreclose repossess evacuate ' +
    'detonate scram overbook jettison confiscate impound offboard golive zeroize portout cashout ' +
    'stepdown hotfix switchover dial',
)
/** Verbs that make, change and look at things: all other words of a name that starts with one are nouns. */
const PLAIN = word_set(
  'unarchive untrash unstar unwatch subscribe favorite create add update set rewrite squash edit put new ' +
    'insert append write save make build generate move copy duplicate clone rename assign unassign link unlink ' +
    'open show start stop run get list search find read describe query fetch view count check inspect validate ' +
    'verify test preview draft is has can calculate compute simulate estimate render format parse convert ' +
    'translate export import upload download attach select use switch request propose suggest recommend ' +
    'explain watch monitor track log report notify ask answer reply comment mark tag label toggle enable ' +
    'disable configure register schedule sync refresh reload restart upsert patch replace modify change adjust ' +
    'convert lookup resolve retrieve load scan analyze summarize compare history status info stats',
)
/** Verbs of this table that are things when another verb stands behind them: `block_list`, `release_get`. */
const THINGS = word_set(
  'spray tow void block release freeze bypass override discharge seize exempt escrow debit loan mortgage ' +
    'levy impound embargo parole wager veto rebate dose island shed vent amend sign',
)
/** What is done with a thing of that name. */
const DONE_WITH = word_set(
  'get list read update create add set delete remove show search find info status history count edit fetch ' +
    'view position positions map level levels plan chart details dates names types reasons notes stats ' +
    'calendar schedule records',
)

/** What is only on somebody's own screen, page or desk, and what only a program sees. */
const OWN_THINGS = words_in(
  `${HERE} contour header pane time file buffer paragraph text section heading sentence line word comment ` +
    `thread note suggestion change diff hunk edit snippet template cell row column range sheet slide chart ` +
    `layer shape element component frame scene mesh material texture color colour style theme font icon image ` +
    `photo video audio clip track song playlist album playback volume animation keyframe camera light brush ` +
    `selection clipboard cursor window tab panel pane dialog modal popup menu tooltip toast screen display ` +
    `keyboard button mouse touch form input dropdown step thought memory context conversation prompt subtask ` +
    `todo goal story epic issue board sprint spec requirement hypothesis question answer jwt breakpoint ` +
    `watchpoint stack mock fixture lint worktree symbol dependency trace cache lockfile example sample ` +
    `playground level achievement lesson deck flashcard puzzle timer habit bookmark favorite favourite ` +
    `watchlist recipe latest version code design plan phase handle mutex url topic keyword gesture grid bone ` +
    `job edge wire connector arrow`,
)
/** Programs in which every step is somebody's own. */
const OWN_PLACE = one_of(
  /novel|storyf|screenplay|podc|prompt|kanban|sketch|quill(?![a-z])|sprite|svg|typog|\bfonts?\b|beatl/,
  /pixel|photol|palette|essay|poem|lyric|browser|playwright|puppeteer|selenium|chrome|devtools|debug/,
  /\bdap\b|gdb|lldb|\bide\b|vscode|jetbrains|serena|\blsp\b|minecraft|roblox|blockbench|aseprite|game|chess|spotify|sonos|music/,
  /obsidian|logseq|memory|mermaid|latex|think|xcode|simulator|android_?studio|emulator|spec|planner/,
  /taskmaster|^tasks?|todo/,
)

/** Whether a service is a program in which every step is somebody's own. */
export function is_own_place(service: string): boolean {
  return OWN_PLACE.test(service)
}

/** What is done to many things without changing what they are; all else in bulk is felt. */
const LIGHT = words_in(
  `${HERE} get read list fetch export search find query draft label tag create add insert index mark upload ` +
    `download media row cell watch unwatch vote star convert compress resize translate transcribe tag comment`,
)

/** What is done to everything that a service keeps: `close_all`. */
const ENDS_ALL = word_set(
  'close stop finish end expire approve reject release unpublish revoke restart ack acknowledge resolve',
)

/** Words of one name that are looked at. */
const MAX_WORDS = 24

/** What these tables know of a word by itself. */
export function weights_of(word: string): readonly string[] {
  const noun = singular(word)
  return [
    ...(WEIGHTY.has(word) ? ['weighty'] : []),
    ...(PLAIN.has(word) ? ['plain'] : []),
    ...(TAKES.has(word) ? ['takes'] : []),
    ...(OWN_THINGS.has(noun) ? ['own'] : []),
    ...(PIECES.has(noun) || UNMISSED.has(noun) || SHOWN.has(noun) ? ['piece'] : []),
    ...(STARTED.has(noun) ? ['started'] : []),
  ]
}

/** Whether a word makes, changes or looks at things, or weighs whatever it is about. */
export function is_plain_verb(word: string): boolean {
  return PLAIN.has(word) || (WEIGHTY.has(word) && !THINGS.has(word))
}

/** Whether the name's verb affects others and its noun is not the user's own. */
export function weighs(all: readonly string[], service: string): boolean {
  if (is_own_place(service)) return false
  // Most verbs alone say nothing about whose the thing is.
  if (all.length < 2) return ALONE.has(all[0] ?? '')
  const named = all.slice(0, MAX_WORDS)
  if (TELLS.test(named.at(-1) ?? '')) return false
  if (named.at(-1) === 'all' && named.some((word) => ENDS_ALL.has(word))) return true
  if (named.includes('all') && ENDS_ALL.has(named[0] ?? ''))
    return !named.some((word) => OWN_THINGS.has(singular(word)))
  if (named.some(is_many)) return !named.some((word) => LIGHT.has(singular(word)))
  const at = verb_at(named)
  if (at < 0) return false
  return !named.some((word, other) => other !== at && OWN_THINGS.has(singular(word)))
}

/** `mass_update` is done to many; `molar_mass` belongs to one. */
function is_many(word: string, at: number, named: readonly string[]): boolean {
  return word === 'bulk' || (word === 'mass' && (at === 0 || PLAIN.has(named[at + 1] ?? '')))
}

/** Where the weighty verb of a name stands; -1 when its verb is another one. */
function verb_at(named: readonly string[]): number {
  for (const [at, word] of named.entries()) {
    if (PLAIN.has(word)) return -1
    if (!WEIGHTY.has(word)) continue
    if (THINGS.has(word) && named.slice(at + 1).some((later) => DONE_WITH.has(later))) continue
    return at
  }
  return -1
}

/** Verbs that take something away, or end it. */
const TAKES = word_set(
  'delete remove discard cancel archive clear trash reset detach drop abort destroy erase prune merge',
)
/** What nobody else misses: it was not sent yet, is one's own mark, or comes again. */
const UNMISSED = word_set(
  'draft reaction assignee watcher bookmark favorite favourite star like upvote todo highlight observation relation breakpoint watchpoint typing',
)
/** Pieces of something that is edited: the step before is a key away. */
const PIECES = word_set(
  'slide cell paragraph heading sentence shape layer mesh material texture color colour font keyframe track ' +
    'clip caption subtitle sprite brush guide footnote bullet ingredient song edge animation polygon vertex ' +
    'swatch background noise silence duplicate whitespace watermark stopword outlier punctuation vocal ' +
    'selection waypoint pin snippet reminder timer flashcard hotkey shortcut annotation hyperlink dependency ' +
    'import text character whitespace selection shadow subtree contour frame scene character beat verse ' +
    'stanza enemy npc dialogue',
)
/** What is put together into a new thing, the parts staying as they are. */
const JOINED = word_set(
  'node cell pdf image video audio clip layer csv report coverage sheet json yaml xml dataframe row column track chapter section paragraph note',
)
/** How something looks, or what only a trial holds. */
const SHOWN = word_set(
  'layout theme streak form game timer counter camera canvas simulation scene position color style transform ' +
    'pose animation autosave javascript css grid snapping tooltip sound hint breakpoint ' +
    'count badge notification',
)
/** What only runs, and can be started again. */
const STARTED = word_set(
  'pipeline job run build workflow search query scan export download upload render task test training ' +
    'generation prediction inference recording crawl scrape transcription conversion',
)
/** What is put aside where it is found again. */
const KEPT = word_set('email mail message thread chat note todo notification card story task issue article link feed')

/** Much at once, and what runs for others. */
const MANY = word_set('all every bulk batch mass schedule flow dag')

/**
 * Whether a name says that something is removed which nobody misses: `delete_draft_note`, `cancel_pipeline`,
 * `archive_email`.
 */
export function is_unmissed(named: readonly string[]): boolean {
  if (!named.some((word) => TAKES.has(word))) return false
  const nouns = named.map(singular)
  if (nouns.some((word) => MANY.has(word))) return false
  if (nouns.some((word) => UNMISSED.has(word))) return true
  // The last noun is the thing: `cancel_workflow_run`.
  const end = nouns.findIndex((word) => /^(?:from|in|of|for|by|to)$/.test(word))
  const last = (end < 0 ? nouns : nouns.slice(0, end)).filter((word) => !TAKES.has(word)).at(-1) ?? ''
  if (PIECES.has(last)) return true
  if (named.includes('merge')) return JOINED.has(last)
  if (named.includes('reset') || named.includes('disable')) return SHOWN.has(last)
  if (named.includes('cancel') || named.includes('abort')) return STARTED.has(last)
  return named.includes('archive') && KEPT.has(last)
}
