// Recipes of makefiles and justfiles with the targets that run them, and scripts of package.json with their names.
// Source: ENGINE 4.2 (contentRef), 11.

/** A command of a file, and the names under which it is asked for; null when whatever reads the file runs it. */
export interface Recipe {
  code: string
  names: readonly string[] | null
}

/** The name of what runs when no target is named. */
export const FIRST = ''
const MAX_TARGETS = 64
const MAX_RECIPES = 32
/** Targets that one recipe is known by. */
const MAX_NAMES = 16
const RULE = /^([\w./%-][\w./% -]{0,120}?)\s?::?(?!=)([^;=\n]*)(?:;\s?@?-?(.+))?$/

/** Recipes of a makefile or justfile: indented, or behind the semicolon of a rule; a target runs what its prerequisites run. */
export function make_recipes(text: string): Recipe[] {
  const recipes: { code: string; target: string }[] = []
  const users = new Map<string, string[]>()
  let target = FIRST
  let first: string | null = null
  for (const line of text.split('\n')) {
    if (recipes.length >= MAX_RECIPES) break
    const indented = /^[\t ]+(?:(?:@-?|-)[\t ]*)?(\S.*)$/.exec(line)
    const rule = indented === null ? RULE.exec(line) : null
    if (rule !== null) {
      target = rule[1]?.split(' ')[0] ?? FIRST
      if (first === null && !target.startsWith('.')) first = target
      for (const needed of (rule[2] ?? '').split(/[\s|]+/)) {
        if (needed !== '') uses(users, needed, target)
      }
    }
    const code = indented?.[1] ?? rule?.[3]
    if (code !== undefined) recipes.push({ code: in_shell(code), target })
  }
  return recipes.map(({ code, target }) => ({ code, names: reached_by(target, users, first) }))
}

function uses(users: Map<string, string[]>, needed: string, target: string): void {
  const known = users.get(needed)
  if (known === undefined) {
    if (users.size < MAX_TARGETS) users.set(needed, [target])
  } else if (known.length < MAX_NAMES && !known.includes(target)) known.push(target)
}

/** `$(HOME)` and `$$HOME` are the variable of the shell. */
function in_shell(line: string): string {
  return line.replace(/\$\((HOME|USER|PWD)\)/g, '$$$1').replaceAll('$$', '$')
}

/** Targets that run this one, itself included; null for lines without a target. */
function reached_by(target: string, users: ReadonlyMap<string, string[]>, first: string | null): string[] | null {
  if (target === FIRST) return null
  const names = [target]
  for (const name of names) {
    for (const user of users.get(name) ?? []) if (!names.includes(user) && names.length < MAX_NAMES) names.push(user)
    if (names.length >= MAX_NAMES) break
  }
  return first !== null && names.includes(first) ? [...names, FIRST] : names
}

/** Scripts that a package manager runs along with others: `pretest` with `test`, and those of an installation. */
export function script_names(name: string): string[] {
  const own = [name, name.replace(/^(?:pre|post)(?=\w)/, '')]
  return /^(?:(?:pre|post)?install|prepare|prepublish|dependencies|post-(?:install|update|autoload-dump)-cmd)$/.test(
    name,
  )
    ? [...own, 'install', 'ci', 'i', 'add', 'update']
    : own
}
