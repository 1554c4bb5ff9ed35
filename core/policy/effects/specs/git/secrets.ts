// Secrets that git shows or includes: earlier versions of a file, and staged files. Source: ENGINE 4.2 (cred.read), 5.
import { type Call, emit, has, touch } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Subcommands that print the text of the files they are given, and options under which they print only names and numbers. */
const SHOWS_TEXT: ReadonlySet<string> = new Set(['show', 'cat-file', 'diff', 'blame', 'annotate'])
/** Subcommands that do so when they are asked for patches. */
const LISTS: ReadonlySet<string> = new Set(['log', 'whatchanged', 'stash show'])
const is_patch = ({ text }: Word): boolean => text === '-p' || text === '-u' || text === '--patch'
const ONLY_NAMES =
  /^(?:-[est]|-q|-s|--(?:stat|shortstat|numstat|name-only|name-status|summary|quiet|no-patch|check|exit-code)(?:=.*)?)$/

/** `git log -p -S'BEGIN RSA PRIVATE KEY'`: the commits that hold a key, with the key. */
const SEEKS_KEY = /^-[SG]\s?["']?.*(?:BEGIN [A-Z ]*PRIVATE|PRIVATE KEY|AKIA|ghp_|xox[bp]-|sk_live|aws_secret)/i

/** `git show HEAD:.env`: an earlier version of a secret is a secret. */
export function shows_versions(call: Call): void {
  const { args } = call.command
  const shows = SHOWS_TEXT.has(call.subcommand) || (LISTS.has(call.subcommand) && args.some(is_patch))
  if (!shows || args.some(({ text }) => text.startsWith('-') && ONLY_NAMES.test(text))) return
  if (args.some(({ text }, at) => SEEKS_KEY.test(/^-[SG]$/.test(text) ? `${text}${args[at + 1]?.text ?? ''}` : text)))
    emit(call, 'cred.read', { target: 'history', d2: 2, fields: { store: 'git', item: 'search' } })
  for (const word of call.operands) {
    // `'*.env'`, `:(glob)**/.env`: git finds such names at every depth.
    const path = word.text.slice(word.text.lastIndexOf(':') + 1).replace(/^(?:\([a-z,]+\))?(?:\*{1,2}\/?){1,3}/, '')
    const named = path === word.text ? word : { ...word, text: path }
    if (path !== '' && locate(named, 'read', call.command.cwd, call.frame).item !== null) touch(call, 'fs.read', named)
  }
}

/** Subcommands that put another text in the place of the files they are given, or hide that it changed. */
const REPLACES = /^(?:checkout|restore|rm|mv|stash push|stash save|update-index|clean|apply)$/
/** `git stash -- path` is `git stash push -- path`; only what is behind the dashes can be a path. */
const STASHES_PATHS = /^stash (?!(?:list|show|drop|pop|apply|branch|clear|create|store)$)/
const MAX_GUARDED = 16
const GUARDED = /\.(?:claude|codex|cursor|gemini|mcp\.json)\b|\.git\/hooks/
const names_guard = ({ text }: Word): boolean => text.includes('.') && GUARDED.test(text)

/** `git checkout HEAD~1 -- .claude/settings.json`: settings of an agent by way of their history. */
export function replaces_guards(call: Call): void {
  const { args } = call.command
  if (!args.slice(0, MAX_GUARDED).some(names_guard)) return
  const [verb = '', second = ''] = args.filter((word) => !word.text.startsWith('-')).map((word) => word.text)
  const both = `${verb} ${second}`
  if (!REPLACES.test(verb) && !REPLACES.test(both) && !STASHES_PATHS.test(both)) return
  for (const word of args.slice(0, MAX_GUARDED))
    if (names_guard(word) && !word.text.startsWith('-')) touch(call, 'fs.write', word, { mode: 'inplace' })
}

/** Environments that hold made-up values, by the name of their file. */
const SHARED_ENVIRONMENT = /(?:^|[._-])(?:test|tests|testing|ci|development|dev|local-dev|storybook|e2e)$/i

/** `git add -f .env`: what is committed is pushed later, and ignoring it was meant. */
export function stages_secrets(call: Call): void {
  stages_printed(call)
  for (const word of call.operands) {
    const { item, path } = locate(word, 'read', call.command.cwd, call.frame)
    if (item === null || (word.cert !== 'literal' && !has(call, 'force')) || SHARED_ENVIRONMENT.test(word.text))
      continue
    emit(call, 'cred.read', {
      target: path,
      scope: 'credential',
      d2: 2,
      span: word.span,
      fields: { store: 'git', item, own: true, copied: true },
    })
  }
}

/** `env > debug.txt && git add debug.txt`: a file that the line itself has put a secret into. What is ignored by habit stays out of `-A`. */
function stages_printed(call: Call): void {
  const shown = call.out.drafts.filter(({ kind, fields }) => kind === 'env.read' && (fields.all || fields.secret))
  if (shown.length === 0) return
  const named = call.operands.map((word) => locate(word, 'read', call.command.cwd, call.frame).path)
  const all = has(call, 'every') || call.operands.some(({ text }) => /^(?:\.\/?|:\/|\*)$/.test(text))
  const written = call.out.drafts.find(
    ({ kind, target, command }) =>
      kind === 'fs.write' &&
      target !== null &&
      shown.some((one) => one.command === command) &&
      (named.includes(target) || (all && is_shared(call, target))),
  )
  if (written !== undefined)
    emit(call, 'cred.read', {
      target: written.target,
      scope: 'credential',
      d2: 2,
      fields: { store: 'git', item: 'printed', own: true, copied: true },
    })
}

function is_shared(call: Call, path: string): boolean {
  const { cwd } = call.command
  return (
    cwd !== null &&
    path.startsWith(`${cwd}/`) &&
    !/\/\.env[\w.-]*$|\/(?:tmp|logs?|node_modules|dist|build)\//.test(path)
  )
}
