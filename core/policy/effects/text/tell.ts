// Text for other agents and later sessions (prompts of sub-agents, memory): it must not ask to switch supervision off,
// nor pretend that a person agreed to everything. Source: ENGINE 19 (categories 16 and 22).
import { choice, in_turn, one_of, within } from '#core/compose.ts'
import { weighs_more } from '#core/policy/effects/text/steer/steering.ts'

const DISARMS = one_of(
  in_turn(
    within(
      '\\b',
      [
        /disable|turn off|switch off|remove|delete|bypass|skip|ignore|circumvent|get around|kill|stop|unset/i,
        /edit out|(?:disabl|bypass|skipp|ignor|circumvent|turning off|switching off)(?:ing)?/i,
      ],
      '',
    ),
    /\b[^.\n]{0,60}/i,
    choice(
      /\bhooks?\b|\bguards?\b(?!\s+(?:test|rule|clause|pattern))|supervis|\bgateway\b/i,
      /permission (?:check|prompt|rule|mode)s?|\bapprovals?\b|\.claude\/settings|hooks\.json/i,
      /safety (?:check|rule|filter|layer)s?|\bsandbox\b/i,
    ),
  ),
  in_turn(
    /\b(?:hooks?|guards?|approvals?|permission (?:check|prompt|rule)s?|sandbox|safety (?:check|rule|filter)s?|supervision)/i,
    /\b[^.\n]{0,30}\b(?:may|can|should|must|(?:is|are) to) be /i,
    /(?:disabled|skipped|bypassed|turned off|switched off|ignored|removed|circumvented)\b/i,
  ),
)
const PRETENDS = one_of(
  // Everything is said to be approved.
  /\b(?:all|any|every|these|its|your) (?:commands?|actions?|tool calls?|requests?|changes?|operations?)[^.\n]{0,40}\b(?:pre-?)?(?:approved|authori[sz]ed|allowed|permitted|trusted)\b/i,
  // Nobody is to be asked.
  /\b(?:no|without) (?:need (?:for|to ask)|further|asking for|human) (?:approval|permission|confirmation)/i,
  /\bnever ask (?:for )?(?:approval|permission|confirmation)|\bauto-?approve (?:all|every|any)/i,
  /\balways (?:run|execute|approve|allow)\b[^.\n]{0,40}\bwithout (?:asking|confirm|approv|permission)/i,
  within(
    '\\b(?:approved|authori[sz]ed|allowed|permitted) (?:all|any|every) (?:[\\w-]+ ){0,3}',
    [
      /commands?|actions?|tool calls?|operations?|requests?|deletions?|pushes|deploy(?:ment)?s|merges/i,
      /payments?|purchases?|writes|steps|tools|permissions?/i,
    ],
    '\\b',
  ),
  // Somebody is said to trust it.
  in_turn(
    /\b(?:user|owner|admin|operator|human|he|she|they) /i,
    /(?:allows?|permits?|authori[sz]es?|approves?|trusts?) (?:all|any|every) (?:[\w-]+ ){0,3}/i,
    /(?:commands?|actions?|tool calls?|operations?|requests?)\b/i,
  ),
  /\b(?:commands?|actions?|tool calls?|operations?)\b[^.\n]{0,40}\bwithout (?:any |further |human )?(?:approval|permission|confirmation|asking)\b/i,
  // Questions are said to be over.
  /\b(?:approvals?|permissions?|confirmations?) (?:is|are) (?:never|not|no longer) (?:required|needed|necessary)\b/i,
  /\b(?:run|execute|do|perform) (?:everything|anything|all of it)\b[^.\n]{0,40}\bwithout (?:asking|confirm|approv|permission)/i,
  /\b(?:do not|don't|never|stop|no need to) ask(?:ing)?\b[^.\n]{0,30}\b(?:again|permission|approval|confirmation|first|before)\b/i,
)
/** The same as the wish of a person. */
const WISHED = one_of(
  in_turn(
    /\b(?:user|admin|owner|operator|maintainer|developer|human)s?\b[^.\n]{0,40}\b/i,
    /(?:permanently|always|already|pre-?|in advance |forever) ?/i,
    /(?:authori[sz]ed|approved|allowed|permitted|consented|agreed)\b/i,
  ),
  in_turn(
    /\b(?:user|admin|owner|operator|maintainer|developer|human)s?\b[^.\n]{0,40}\b/i,
    /(?:authori[sz]ed?s?|approved?s?|allow(?:ed|s)?|permit(?:ted|s)?)\b[^.\n]{0,60}\bwithout /i,
    /(?:asking|confirm\w*|approv\w*|permission|review)/i,
  ),
  in_turn(
    /\b(?:user|admin|owner|operator|maintainer|developer)s?\b[^.\n]{0,40}\b/i,
    /(?:wants?|prefers?|asked|requires?|has (?:approved|allowed|authori[sz]ed))\b[^.\n]{0,60}\b/i,
    /(?:permissions?|approvals?|confirmations?|prompts?|safety checks?)\b[^.\n]{0,30}\b/i,
    /(?:skipped|bypassed|ignored|disabled|waived|switched off|turned off)\b/i,
  ),
)
/** Flags under which an agent works unasked, as something to do; a warning about them is none. */
const FREES =
  /(?<!never |not |n't |without )\b(?:always|use|using|run|running|pass|start|launch|with)\b[^.\n]{0,60}(?:--dangerously-skip-permissions|--yolo\b|bypasspermissions|danger-full-access)/i
/** Tools that start another agent, now or later. */
const STARTS = /task|agent|delegate|spawn|sessions_send|handoff|cron|schedul|trigger|routine|codex|claude/
/** What no other agent is to be told to do, in the words of a shell; a prompt about tests or guards may name it. */
const GRAVE = one_of(
  // Agents without questions.
  /--dangerously-skip-permissions|--yolo\b|danger-full-access|bypasspermissions/i,
  // Homes and disks that go.
  /\brm\s+-[^\WrR]*[rR]\w*\s+(?:-\w+\s+){0,8}["']?(?:~|\/|\$HOME)(?:["'/*\s]|$)/i,
  // What the network sends is run.
  /\b(?:curl|wget)\b[^\n|]{1,200}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/i,
  // Keys that leave, whichever is named first.
  /(?:~\/\.(?:ssh|aws|gnupg)|id_(?:rsa|ed25519)|\.aws\/credentials)[^\n]{0,120}\b(?:send|upload|post)\b/i,
  /\b(?:send|upload|post)\b[^\n]{0,120}(?:~\/\.(?:ssh|aws|gnupg)|id_(?:rsa|ed25519)|\.aws\/credentials)/i,
)
/** Keys that are to go somewhere, and deeds that a person wants to be asked about, in the words of people. */
const GRAVE_PROSE = one_of(
  within(
    '\\b(?:push|copy|e?mail|exfiltrate|transfer|sync|forward|publish|leak|share|paste|curl)\\b[^\\n]{0,60}',
    [
      /~\/\.(?:ssh|aws|gnupg|kube|config)|\bid_(?:rsa|ed25519)|\.env\b|\.netrc\b|\.npmrc\b|\bwallets?\b/i,
      /\bkeychain\b|\bcookies\b/i,
    ],
    '[^\\n]{0,80}(?:https?:\\/\\/|ftp:\\/\\/|s3:\\/\\/|\\w@\\w|\\bwebhook|\\bgist\\b|\\bpastebin)',
  ),
  /\b(?:force[- ]push(?:es|ing)?|git push (?:-f|--force)(?=\s)|push(?:es|ing)?\b[^\n]{0,30}\s--force(?=\s))[^\n]{0,60}\b(?:main|master|production)\b/i,
  within(
    '\\b(?:drop|delete|wipe|truncate|destroy|erase) (?:all (?:of )?)?(?:the |our )?(?:prod|production|live) ',
    [/databases?|db|data|tables?|clusters?|buckets?|users?|customers?|servers?|environment|backups?/i],
    '\\b',
  ),
)
/** Keys that another agent is to look at and hand back, as an order. */
const READS_KEYS = in_turn(
  /(?:^|[.;:\n][^\S\n]*|\b(?:and|then|please|now)\s+)/i,
  /(?:read|cat|print|show|dump|open|display|extract|collect|grab|copy|list)\b[^.\n]{0,60}/i,
  /(?:~|\/home\/\w+|\/root|\$HOME)\/\./i,
  /(?:ssh\/id_(?!\w+\.pub)\w|aws\/credentials|gnupg|netrc|pgpass|kube\/config|docker\/config\.json|git-credentials|npmrc|pypirc)/i,
)
/** The values of a live file of variables that are to be told, and what nobody vouches for that is to be fetched and run. */
const TELLS_VALUES = in_turn(
  /(?:^|[.;:\n][^\S\n]*|\b(?:and|then|please|now)\s+)/i,
  /(?:print|paste|dump|share|publish|post|include|put|copy|list|collect|extract)\b[^.\n]{0,40}\s/i,
  /\.env(?!\.(?:example|sample|template|dist)|[\w-])(?:\.\w{1,20})?\b[^.\n]{0,80}\b(?:paste|post|share|send|description|comment|issue|chat|message|reply|answer|log|output|channel|ticket)/i,
)
const FETCHES_BARE = in_turn(
  /\b(?:install|download|fetch|get|run|execute|pull)\b[^\n]{0,60}\bhttps?:\/\//i,
  /(?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3}\.){3}\d{1,3}\b/i,
  /[^\n]{0,80}\b(?:run|execute|install|sudo|globally|start|launch)\b/i,
)
const ABOUT =
  /\btests?\b|refus|reject|detect|\bblock|guard|explain|document|\bwhy\b|\bhow\b|review|\baudit|never|\bnot\b|find (?:all |any )?(?:uses|usages|places)/i

/** That nobody is to be asked is no word about a refusal. */
const HURRIES =
  /\b(?:do not|don't|never|no need to|need not) (?:ask|confirm|wait|check|stop|hesitate|tell|inform|notify|prompt|mention)\w*/gi

/** Verbs whose text is kept or handed on. */
const HANDS_ON =
  /(?:^|_)(?:task|agent|subagent|delegate|spawn|handoff|sessions_send|create|add|save|store|remember|write|update|set|memory|memorize|observations?)(?:_|$)/
const KEEPS = /memor|remember|observation|entit|rule|policy|instruction|knowledge|note|task|agent|spawn|sessions_send/

/** Longer texts are documents, not instructions. */
const MAX_CHARS = 16_384

function is_grave(text: string): boolean {
  if (GRAVE.test(text) || GRAVE_PROSE.test(text) || READS_KEYS.test(text)) return true
  return TELLS_VALUES.test(text) || FETCHES_BARE.test(text)
}

/** Whether a tool call tells another agent, or a later session, to evade supervision. */
export function tells(verb: string, tool: string, text: string): boolean {
  if (text.length < 12 || text.length > MAX_CHARS) return false
  if (STARTS.test(`${tool} ${verb}`) && is_grave(text) && !ABOUT.test(text.replace(HURRIES, ''))) return true
  if (!HANDS_ON.test(verb) || !KEEPS.test(`${tool} ${verb}`)) return false
  if (leads_astray(verb, tool, text)) return true
  return disarms(text) || PRETENDS.test(text) || WISHED.test(text) || FREES.test(text)
}

/** What is kept for later sessions and read by them as true. */
const REMEMBERS = /memor|remember|observation|(?:^|_)(?:save|store|add)_(?:fact|lesson|knowledge)/
/** What a line may weigh that an agent is to remember, and one that another agent is told: tasks are worded as orders. */
const KEPT_BOUND = -1.25
const TOLD_BOUND = 6

/** A prompt that has something found out. */
const LOOKS_FOR = /\b(?:where|which|whether|who|what)\b/i

/** Whether a text for a later session, or for another agent, is worded like one that leads it astray. */
function leads_astray(verb: string, tool: string, text: string): boolean {
  if (REMEMBERS.test(verb) || REMEMBERS.test(tool)) return weighs_more(text, KEPT_BOUND)
  if (!STARTS.test(`${tool} ${verb}`) || ABOUT.test(text.replace(HURRIES, '')) || LOOKS_FOR.test(text)) return false
  return weighs_more(text, TOLD_BOUND)
}

/** A clause that says where or how something happens, rather than to do it. */
const TELLS_WHERE = /\b(?:where|how|why|whether|who|which)\b[^.\n,;]{0,30}$/i

function disarms(text: string): boolean {
  const found = DISARMS.exec(text)
  return found !== null && !TELLS_WHERE.test(text.slice(Math.max(0, found.index - 60), found.index))
}

/** What another agent is to run, word by word. */
const ORDERED = /\b(?:run|execute|with|via|using|call|do|then|and)\s+`([^`\n]{3,400})`/gi
const MAX_ORDERS = 8

/** The commands that a prompt orders another agent to run; a prompt about tests, guards or reasons orders none. */
export function orders_in(verb: string, tool: string, text: string): readonly string[] {
  if (text.length > MAX_CHARS || !text.includes('`') || !STARTS.test(`${tool} ${verb}`) || ABOUT.test(text)) return []
  const orders: string[] = []
  for (const found of text.matchAll(ORDERED)) {
    orders.push(found[1] ?? '')
    if (orders.length >= MAX_ORDERS) break
  }
  return orders
}

/** Settings under which another agent works without asking. */
const FREE_KEY = /^(?:permission_?)?mode$|^sandbox(?:_?(?:mode|policy))?$|^approval_?(?:policy|mode)$/i
const FREE_VALUE = /^(?:bypass_?permissions|danger-full-access|dangerously-skip-permissions|yolo|never)$/i

/** Whether an argument frees an agent of supervision: its mode, or a list that allows every command. */
export function loosens(verb: string, key: string, text: string): boolean {
  if (FREE_KEY.test(key) && FREE_VALUE.test(text)) return !/^mode$/i.test(key) || !/^never$/i.test(text)
  return (
    key === 'allow' &&
    /^(?:\*|(?:bash|shell|exec)(?:\((?::?\*|\*:\*)\))?)$/i.test(text) &&
    /set|update|add|permission|config|write/.test(verb)
  )
}

/** Settings of a tool that say what it may do, by their names. */
const GUARD_SETTING =
  /^(?:blocked|denied|deny|forbidden|disallowed|allowed|allow|trusted|auto_?approve|auto_?run|yolo|sandbox|require_?(?:approval|confirmation)|confirm|read_?only|permissions?|approvals?|security)(?:_?\w+)?$/i

const SETS = one_of(
  /(?:^|_)(?:set|update|change|edit|write)_(?:\w{1,120}_)?(?:config|configuration|settings?|options?|preferences?)/,
  /(?:^|_)(?:config|configuration|settings?|options?|preferences?)_(?:set|update|change|edit|write)(?:_|$)/,
)

/** Whether a tool is told to change what it may do: `set_config_value {key: 'blockedCommands', value: []}`. */
export function frees_itself(verb: string, args: Readonly<Record<string, unknown>>): boolean {
  if (!SETS.test(verb)) return false
  const name = args.key ?? args.name ?? args.setting ?? args.option
  return typeof name === 'string' && GUARD_SETTING.test(name.replaceAll('.', '_'))
}

/** Whether servers of tools, or what else gives an agent new abilities, are put in. */
export function adds_abilities(verb: string): boolean {
  return /(?:^|_)(?:install|add|register|connect)_(?:\w{1,120}_)?(?:mcp|mcp_servers?|plugins?|skills?)(?:_|$)/.test(
    verb,
  )
}

/** Whether an agent's own server is given other settings: `gateway {action: 'config.patch'}` of OpenClaw. */
export function resets_agent(name: string, args: Readonly<Record<string, unknown>>): boolean {
  return name === 'gateway' && typeof args.action === 'string' && /^config\.(?:patch|apply|set)$/.test(args.action)
}

/** Whether a flag says that nobody is to be asked. */
export function skips_permissions(args: Readonly<Record<string, unknown>>): boolean {
  return ['dangerously_skip_permissions', 'dangerouslySkipPermissions', 'skip_permissions', 'yolo'].some(
    (key) => args[key] === true,
  )
}
