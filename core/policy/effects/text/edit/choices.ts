// Settings that choose between words, some strict and some permissive: `deny` and `allow`, `strict` and `off`, names
// and `*`. The words decide, whatever the setting is called. Source: ENGINE 19 (categories 16 and 17).

/** Choices of one text that are compared. */
const MAX_CHOICES = 64

const CHOICE =
  /(?<![\w./-])([A-Za-z][\w./-]{0,60})["']?\s?(?:[=:]|=>)\s?\[?\s?["':]?(\*|[A-Za-z][\w./:-]{0,40}|\[\s?\]|\{\s?\})/g
const HOLDS =
  /^(?:strict|enforced?|enforcing|deny|denied|forbid|forbidden|restricted|throw|reject|block|required?|verify|fail|low|moderate|medium|high|critical|failed_attempts|internal|private)$/i
const LETS_PASS =
  /^(?:off|none|allow(?:ed)?|ignored?|privileged|unrestricted|dry_?-?run|permissive|disabled?|baseline_off|public|anyone|skip)$/i
/** Levels from which on a check fails, and settings that hold one. */
const LEVEL = /^(?:low|moderate|medium|high|critical|verify|private|internal)$/i
const FAILS_ON = /fail|severity|audit|threshold|verify|visibility|access|level/i
/** Settings whose values say who or what is let in. */
const LISTS_WHO =
  /(?:^|[._])(?:include|exposure|allow\w*|origins?|hosts?|scopes?|methods?|resources?|actions?|principals?|members?|ips?|networks?|cidr\w*|sources?|users?|roles?|permissions?)$/i
/** Settings that hold as long as something stands in them. */
const HOLDS_LIST =
  /auth|permission|guard|middleware|validator|security|polic(?:y|ies)$|disallow|required|forbid|denied|protect/i

/** A setting that held is now one of the words that let pass, is open to everything, or is empty. */
export function chooses_weaker(from: string, to: string): boolean {
  const before = choices_of(from)
  if (before.size === 0) return false
  for (const [name, value] of choices_of(to)) {
    const old = before.get(name)
    if (old === undefined || old === value) continue
    if (HOLDS.test(old) && LETS_PASS.test(value) && (!LEVEL.test(old) || FAILS_ON.test(name))) return true
    if (value === '*' && LISTS_WHO.test(name)) return true
    if (/^[[{]/.test(value) && !/^[[{]/.test(old) && HOLDS_LIST.test(name)) return true
    if (/^(?:null|none|nil)$/i.test(value) && HOLDS_LIST.test(name) && /required|permission|guard|protect/i.test(name))
      return true
  }
  return false
}

function choices_of(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(CHOICE)) {
    if (!found.has(name)) found.set(name, value.replace(/\s/g, ''))
    if (found.size >= MAX_CHOICES) break
  }
  return found
}
