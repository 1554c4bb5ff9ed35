// `find` and `fd`: what they look for, what they delete, and what a command fed by them will act on.
import { within } from '#core/compose.ts'
import { type Call, emit, here, touch } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Tests of `find` that narrow what it finds; everything else leaves the whole tree. */
interface Search {
  roots: Word[]
  names: Word[]
  deletes: boolean
  narrowed: boolean
  /** Narrowed by age alone: of a home or a machine that leaves nearly all of it. */
  by_age: boolean
  outputs: Word[]
  /** Only what is older than this. */
  aged: boolean
}

function found_by({ command: { args } }: Call): Search {
  const search: Search = {
    roots: [],
    names: [],
    deletes: false,
    narrowed: false,
    by_age: true,
    outputs: [],
    aged: false,
  }
  const { roots } = search
  const by_name = new Set<Word>()
  let negated = false
  let at = 0
  while (at < args.length) {
    const word = args[at]
    const next = args[at + 1]
    if (word === undefined) break
    const { text } = word
    at += 1
    // Starting points come first, or after global options.
    if ((roots.length === 0 || at === roots.length + 1) && (!/^[-(!]/.test(text) || text === '-')) {
      roots.push(word)
      continue
    }
    if (NAME_TEST.test(text) && next !== undefined) {
      add_names(search, by_name, text, next, negated)
      at += 1
    } else add_test(search, text, next)
    // Expressions are read from the left: in `find . -delete -name '*.pyc'` all is gone before a name is asked for.
    if (text === '-delete' && search.names.length === 0 && !search.narrowed) break
    if (!negated && is_old(text, next?.text ?? '')) search.aged = true
    negated = text === '!' || text === '-not'
  }
  // Tests are joined by "and", so `-name` alone says what is found.
  const either = args.some(({ text }) => /^-or?$|^,$/.test(text))
  if (!either && by_name.size > 0) search.names = search.names.filter((word) => by_name.has(word))
  if (either) search.aged = false
  search.narrowed ||= finds_links(args)
  return search
}

/** What `-name` or a test of paths asks for; those that say a name or an ending go to `by_name`, too. */
function add_names(search: Search, by_name: Set<Word>, test: string, word: Word, negated: boolean): void {
  const meant = /regex$/.test(test) ? patterns_of(word) : [word]
  const by_ending = /^\*\.\w/.test(meant[0]?.text ?? '')
  if (test === '-name' || test === '-iname' || by_ending) for (const one of meant) by_name.add(one)
  if (negated || meant.length === 0) return
  search.names.push(...meant)
  search.narrowed = true
}

/** A test or an action that names nothing. */
function add_test(search: Search, text: string, next: Word | undefined): void {
  if (text === '-prune' && /^-or?$/.test(next?.text ?? '')) {
    // Pruned folders say nothing about what is found.
    search.names.length = 0
    search.narrowed = false
  } else if (text === '-delete') search.deletes = true
  else if (/^-f(?:print|print0|printf|ls)$/.test(text) && next !== undefined) search.outputs.push(next)
  else if (OTHER_TEST.test(text)) {
    search.narrowed ||= text !== '-perm'
    search.by_age &&= is_old(text, next?.text ?? '')
  }
}

/** `.*\.\(aux\|log\)`: the endings; `.*` alone is any text. What else an expression says stays as it is. */
function patterns_of(word: Word): Word[] {
  const listed = /^\^?(?:\.\/)?\.\*\\\.(?:\\?\(([\w|\\]{1,200})\\?\)|(\w{1,40}))\$?$/.exec(word.text)
  const endings = (listed?.[1]?.replace(/\\$/, '') ?? listed?.[2])?.split(/\\?\|/)
  if (endings?.every((ending) => /^\w+$/.test(ending)))
    return endings.map((ending) => ({ ...word, text: `*.${ending}` }))
  const text = word.text.replaceAll('.*', '*').replaceAll('\\.', '.')
  return [/[()[\]|+?^$\\{}]/.test(text) ? word : { ...word, text }]
}

/** Tests with a name or a path behind them. */
const NAME_TEST = /^-(?:i?name|i?wholename|i?path|i?regex)$/
const OTHER_TEST = /^-(?:size|[acm]time|[acm]min|newer\w*|empty|user|perm|inum|samefile|links)$/

/** `-mtime +7`: only what is a day old at least. */
function is_old(test: string, value: string): boolean {
  return (test === '-mtime' && DAYS.test(value)) || (test === '-mmin' && A_DAY.test(value))
}

/** Days, and minutes that are a day at least. */
const DAYS = /^\+[1-9]\d{0,4}$/
const A_DAY = /^\+(?:14[4-9]\d|1[5-9]\d\d|[2-9]\d{3}|\d{5,7})$/
/** What is written anew every day, and where. */
const ROTATED = /^\*[\w.*-]*\.(?:gz|bz2|xz|zst|zip|tgz|sql|dump|bak|tar|log|old|csv|json)$/
const ROTATION = /(?:^|[/_.-])(?:backups?|dumps?|snapshots?|archives?|logs?|reports?|tmp|cache)\/?$/i

/** `find backups -name '*.sql.gz' -mtime +7 -delete`: a rotation keeps the newest. */
function rotates({ command, frame }: Call, { roots, names, aged }: Search): boolean {
  return (
    aged &&
    names.length > 0 &&
    names.every(({ text }) => ROTATED.test(text)) &&
    roots.length > 0 &&
    roots.every(
      (word) =>
        word.cert === 'literal' &&
        ROTATION.test(word.text) &&
        locate(word, 'delete', command.cwd, frame).scope === 'workspace',
    )
  )
}

/** `find . -xtype l -delete`: links, which hold nothing themselves. */
function finds_links(args: readonly Word[]): boolean {
  const at = args.findIndex(({ text }) => text === '-type' || text === '-xtype')
  const negated = /^(?:!|-not)$/.test(args[at - 1]?.text ?? '')
  return at > 0 && !negated && args[at + 1]?.text === 'l' && !args.some(({ text }) => /^-or?$|^,$/.test(text))
}

const finds: Does = (call) => {
  const search = found_by(call)
  const { roots, names, deletes, outputs } = search
  for (const word of roots) touch(call, 'fs.list', word)
  for (const word of outputs) touch(call, 'fs.write', word, { mode: 'truncate' })
  // An empty folder loses nothing but its name.
  const recursive =
    call.command.args.some(({ text }) => /^-or?$/.test(text)) ||
    (!finds_links(call.command.args) &&
      !call.command.args.some(
        ({ text }, at, all) => text === '-empty' && !/^(?:!|-not)$/.test(all[at - 1]?.text ?? ''),
      ))
  if (deletes)
    for (const word of found_targets(call))
      touch(call, 'fs.delete', word, { recursive, fed: true, ...(rotates(call, search) && { narrow: true }) })
  searches_secrets(call, roots, names)
}

const SECRET_NAMES = within(
  '',
  [
    /\/\.(?:ssh|gnupg|aws)\/|^id_\*|\.kdbx|wallet\.dat|id_(?:rsa|dsa|ecdsa|ed25519)|\.pem|\.key$|\.p12/i,
    /\.pfx|\.ppk|\.jks|\.keystore|\.ovpn|\.env|credentials|\.netrc|\.pgpass|\.git-credentials|\.aws/i,
    /kubeconfig|shadow|logins\.json|cookies\.sqlite|login data|secret|password|\.npmrc|\.vault-token/i,
    /msal_token_cache|access_?tokens\.(?:json|db)/i,
  ],
  '',
)

/** `find / -name id_rsa`: looking for secrets outside the project is reconnaissance; inside it is ordinary. */
export function searches_secrets(call: Call, roots: readonly Word[], names: readonly Word[]): void {
  if (!names.some((word) => SECRET_NAMES.test(word.text)) || call.command.place !== 'local') return
  for (const word of roots) {
    const { path, cert, scope } = locate(word, 'list', call.command.cwd, call.frame)
    if (scope === 'root' || scope === 'home' || scope === 'other-user' || scope === 'credential' || path === '/etc') {
      emit(call, 'cred.read', {
        target: path,
        cert,
        scope,
        span: word.span,
        d2: 2,
        fields: { store: 'search', item: 'search' },
      })
      return
    }
  }
}

/** What `find ... -delete` or a command fed by find acts on: each root, narrowed by its name tests. */
export function found_targets(call: Call): Word[] {
  const { roots, names, narrowed, by_age } = found_by(call)
  const targets: Word[] = []
  for (const root of roots.length > 0 ? roots : [here(call)]) {
    const folder = root.text.endsWith('/') ? root.text.slice(0, -1) : root.text
    const cert = root.cert === 'literal' ? 'pattern' : root.cert
    const some = narrowed && !(by_age && locate(root, 'delete', call.command.cwd, call.frame).scope === 'home')
    if (names.length === 0) targets.push({ ...root, text: some ? `${folder}/*-found` : `${folder}/*`, cert })
    for (const name of names.slice(0, 16)) {
      const inner = name.text.replace(/^\.?\/+/, '').replace(/\*\*\//g, '')
      targets.push({ ...root, text: `${folder}/${inner === '*' ? '*' : inner}`, cert })
    }
  }
  return targets
}

const fd: Does = (call) => {
  const [pattern, ...roots] = call.operands
  // `\\.(pem|key)$` names files as `.pem` does.
  if (pattern !== undefined)
    searches_secrets(call, roots, [{ ...pattern, text: pattern.text.replace(/[\\()$^]/g, '') }])
  for (const word of roots) touch(call, 'fs.list', word)
  if (call.operands.length === 0) nothing(call)
}

export const FIND: readonly ProgramSpec[] = [
  program('find gfind', { style: 'none', does: finds }),
  program('fd fdfind', {
    flags: {
      type: '-t --type -e --extension -d --max-depth --min-depth -E --exclude -S --size -j --threads --changed-within -c --color =',
    },
    does: fd,
  }),
]
