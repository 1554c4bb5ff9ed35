// Text for other agents and for later sessions (sub-agent prompts, memory): it must not ask to switch supervision off, nor pretend
// that a person has agreed to everything. Source: ENGINE 19 (categories 16 and 22).

const DISARMS =
  /\b(?:disable|turn off|switch off|remove|delete|bypass|skip|ignore|circumvent|get around|kill|stop|unset|edit out)\b[^.\n]{0,60}(?:\bhooks?\b|\bguards?\b(?!\s+(?:test|rule|clause|pattern))|supervis|\bgateway\b|permission (?:check|prompt|rule|mode)s?|\bapprovals?\b|\.claude\/settings|hooks\.json|safety (?:check|rule|filter|layer)s?|\bsandbox\b)/i
const PRETENDS =
  /\b(?:all|any|every|these|its|your) (?:commands?|actions?|tool calls?|requests?|changes?|operations?)[^.\n]{0,40}\b(?:pre-?)?(?:approved|authori[sz]ed|allowed|permitted|trusted)\b|\b(?:no|without) (?:need (?:for|to ask)|further|asking for|human) (?:approval|permission|confirmation)|\bnever ask (?:for )?(?:approval|permission|confirmation)|\bauto-?approve (?:all|every|any)|\balways (?:run|execute|approve|allow)\b[^.\n]{0,40}\bwithout (?:asking|confirm|approv|permission)/i
/** Tools that start another agent, now or later. */
const STARTS = /task|agent|delegate|spawn|handoff|cron|schedul|trigger|routine|codex|claude/
/** What no other agent is to be told to do, in the words of a shell; a prompt about tests or guards may name it. */
const GRAVE =
  /--dangerously-skip-permissions|--yolo\b|danger-full-access|bypasspermissions|\brm\s+-\w*[rR]\w*\s+(?:-\w+\s+)*["']?(?:~|\/|\$HOME)(?:["'/*\s]|$)|\b(?:curl|wget)\b[^\n|]{1,200}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b|(?:~\/\.(?:ssh|aws|gnupg)|id_(?:rsa|ed25519)|\.aws\/credentials)[^\n]{0,120}\b(?:send|upload|post)\b|\b(?:send|upload|post)\b[^\n]{0,120}(?:~\/\.(?:ssh|aws|gnupg)|id_(?:rsa|ed25519)|\.aws\/credentials)/i
const ABOUT =
  /\btests?\b|refus|reject|detect|\bblock|guard|explain|document|\bwhy\b|\bhow\b|review|\baudit|never|\bnot\b|find (?:all |any )?(?:uses|usages|places)/i

/** Verbs whose text is kept or handed on. */
const HANDS_ON =
  /(?:^|_)(?:task|agent|subagent|delegate|spawn|handoff|create|add|save|store|remember|write|update|set|memory|memorize|observations?)(?:_|$)/
const KEEPS = /memor|remember|observation|entit|rule|policy|instruction|knowledge|note|task|agent/

/** Longer texts are documents, not instructions. */
const MAX_CHARS = 16_384

/** Whether a tool call tells another agent, or a later session, to evade supervision. */
export function tells(verb: string, tool: string, text: string): boolean {
  if (text.length < 12 || text.length > MAX_CHARS) return false
  if (STARTS.test(`${tool} ${verb}`) && GRAVE.test(text) && !ABOUT.test(text)) return true
  if (!HANDS_ON.test(verb) || !KEEPS.test(`${tool} ${verb}`)) return false
  return DISARMS.test(text) || PRETENDS.test(text)
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

/** Whether a flag says that nobody is to be asked. */
export function skips_permissions(args: Readonly<Record<string, unknown>>): boolean {
  return ['dangerously_skip_permissions', 'dangerouslySkipPermissions', 'skip_permissions', 'yolo'].some(
    (key) => args[key] === true,
  )
}
