// Programs that remove files. Source: ENGINE 4.2.
import { type Call, emit, has, said, touch } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { takes_all } from '#core/policy/effects/place/narrow.ts'
import { has_glob } from '#core/policy/effects/place/path.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import {
  found_in_one_folder,
  looped_targets,
  open_targets,
  substituted_targets,
} from '#core/policy/effects/specs/file/feed.ts'
import type { Word } from '#core/policy/parse/tree.ts'
import { is_left_open } from '#core/policy/parse/wrap/own-script.ts'

/** The `{}` of find and xargs, also when it was replaced by everything below the starting point: open_targets knows better. */
function is_placeholder({ command }: Call, { text, cert, vars, feeds }: Word): boolean {
  if (text === '{}') return true
  if (!command.open_args) return false
  if (cert === 'pattern') return text.endsWith('/**')
  return cert === 'dynamic' && text === '' && vars === undefined && feeds === undefined
}

const removes: Does = (call) => {
  const fields = { recursive: has(call, 'recursive'), force: has(call, 'force') }
  for (const word of call.operands) {
    // rm refuses an empty name.
    if (is_placeholder(call, word) || (word.text === '' && word.cert === 'literal' && word.feeds === undefined))
      continue
    // One file of its own (`rm -f "$pidfile"`); a tree is asked about.
    if (!fields.recursive && word.cert === 'dynamic' && is_left_open(word, call.command.via)) continue
    const found = substituted_targets(call, word) ?? looped(call, word)
    if (found === null && is_passed_on(call, word))
      touch(
        call,
        'fs.delete',
        { ...word, text: word.text.replace('**/', '') },
        { ...fields, recursive: true, fed: true },
      )
    else if (found === null && !fields.recursive && takes_all(word))
      touch(call, 'fs.delete', word, { ...fields, recursive: true, fed: true })
    else if (found === null) touch(call, 'fs.delete', word, fields)
    else for (const one of found) touch(call, 'fs.delete', one, { ...fields, recursive: true, fed: true })
  }
  if (fields.recursive && goes_on_without(call)) removes_here(call, fields)
  const shallow = call.command.open_args && !fields.recursive && found_in_one_folder(call)
  for (const word of open_targets(call))
    touch(call, 'fs.delete', word, shallow && !takes_all(word) ? fields : { ...fields, recursive: true, fed: true })
}

/** `cd build || true; rm -rf *`: without that folder everything goes that is here. */
const goes_on_without = line_says(
  /(?:^|[\s;&({])(?:cd|pushd)\s[^\s;&|]{1,200}(?:\s+(?:2|&)?>\s?\/dev\/null|\s+2>&1)?\s*\|\|\s*(?:true|:|echo\b[^;&|\n]{0,200})\s*[;\n]/,
)
const EVERYTHING_HERE = /^(?:\.\/)?(?:\*{1,2}|\.|\.\*|\.\[!\.\]\*)$/

/** The same where the line began. */
function removes_here(call: Call, fields: { recursive: boolean; force: boolean }): void {
  const command = { ...call.command, cwd: call.frame.cwd }
  for (const word of call.operands)
    if (EVERYTHING_HERE.test(word.text)) touch({ ...call, command }, 'fs.delete', word, fields)
}

/** `find src -name '*.ts' -exec sh -c 'rm "$1"' _ {} \;`: what was found, by way of a script. */
function is_passed_on({ command }: Call, { text, cert }: Word): boolean {
  return cert === 'pattern' && text.includes('**/') && command.via.some((one) => /^g?find -(?:exec|ok)/.test(one))
}

/** `for f in $(find . -name '*.orig'); do rm "$f"; done` */
function looped(call: Call, word: Word): readonly Word[] | null {
  const found = looped_targets(call, word)
  return found.length === 0 ? null : found
}

/** `rmdir`; `npm ci && rmdir /s /q dist` of somebody who thought of Windows takes what the folder holds, too. */
const removes_folders: Does = (call) => {
  const switches = /^\/[sq]$/i
  const whole = call.operands.some(({ text }) => switches.test(text))
  // Only empty folders are removed, so an unknown name, a pattern or a folder in the home loses nothing.
  const known = call.operands.filter(
    (word) =>
      word.cert === 'literal' &&
      word.text !== '{}' &&
      !locate(word, 'delete', call.command.cwd, call.frame).scope.startsWith('home'),
  )
  for (const word of whole ? call.operands : known)
    if (!whole) touch(call, 'fs.delete', word, { recursive: false, empty_only: true })
    else if (!switches.test(word.text))
      touch(call, 'fs.delete', with_backslashes(call, word), { recursive: true, force: true })
}

/** `C:\\Windows` as it was written: a POSIX shell takes the backslashes away. */
function with_backslashes({ source }: Call, word: Word): Word {
  const raw = source.slice(word.span[0], word.span[1]).replace(/["']/g, '')
  return /^[A-Za-z]:\\/.test(raw) ? { ...word, text: raw } : word
}

/** What scripts of packages build into and clean with these two, besides folders that nobody keeps sources in. */
const BUILT = /^(?:\.\/)?(?:lib|types|typings|es|esm|cjs|umd|commonjs)\/?$/

/** Programs that take a folder as they take a file, and patterns that no shell expands. */
const removes_whole: Does = (call) => {
  const [first, ...rest] = call.operands
  // `trash list`, `gtrash put x`: some of them have verbs.
  const verb = /^(?:put|list|restore|find|summary|undo|completion)$/.test(first?.text ?? '')
  if (verb && first?.text !== 'put') return nothing(call)
  const cleans = call.name === 'rimraf' || call.name === 'del-cli'
  for (const word of verb ? rest : call.operands) {
    // `!dist/.gitkeep` is an exception, not a target.
    if (cleans && word.text.startsWith('!')) continue
    const pattern = word.cert === 'literal' && has_glob(word.text)
    const recursive = !(cleans && BUILT.test(word.text))
    touch(call, 'fs.delete', pattern ? { ...word, cert: 'pattern', quoted: false } : word, { recursive })
  }
  for (const word of open_targets(call)) touch(call, 'fs.delete', word, { recursive: true, fed: true })
}

/** rm and its kin. */
export const REMOVALS: readonly ProgramSpec[] = [
  program('rm grm unlink', {
    flags: {
      recursive: '-r -R --recursive',
      force: '-f --force',
      interactive: '-i -I --interactive=?',
      quiet: '-v --verbose -d --dir',
    },
    does: removes,
  }),
  program('rimraf del-cli trash trash-cli trash-put gtrash gio-trash rip rmw gomi', {
    flags: {
      list: '-l --list -s --seance -u --undo -e --empty',
      option: '--preserve-root --tmp --max-retries --retry-delay --backoff --concurrency =',
      quiet: '-r -R -f -v -i -g --glob --no-glob --force --verbose --recursive --interactive -d --directory',
      dry_run: '--dry-run',
    },
    harmless_with: ['list', 'dry_run'],
    does: removes_whole,
  }),
  program('gio', {
    subcommands: {
      remove: { flags: { quiet: '-f --force' }, does: removes_whole },
      trash: {
        flags: { quiet: '-f --force', list: '--list --restore' },
        harmless_with: ['list'],
        // The trash keeps files; emptying it is a row of verbs/machine.ts.
        does: (call) => {
          for (const word of call.operands) touch(call, 'fs.move', word, { away: true })
        },
      },
    },
    does: nothing,
  }),
  // They delete duplicates, and choose themselves which copy stays.
  program('fdupes jdupes', {
    flags: {
      removes: '-d --delete',
      alone: '-N --noprompt --no-prompt -I --immediate',
      other: '-G --mingsize -L --maxsize -o --order -X --extfilter -C --chunksize =',
      quiet:
        '-r -R -s -H -n -A -1 -S -t -q -m -p -f --recurse --recurse: --symlinks --size --summarize --noempty --nohidden',
    },
    does: (call) => {
      if (!has(call, 'removes') || !has(call, 'alone')) nothing(call)
      else for (const word of call.operands) touch(call, 'fs.delete', word, { recursive: true })
    },
  }),
  program('rdfind', {
    does: (call) => {
      const words = said(call)
      const removes = /-deleteduplicates\s+true\b/.test(words) && !/-(?:dryrun|n)\s+true\b/.test(words)
      if (!removes) nothing(call)
      else
        for (const word of call.command.args)
          if (/^[~./\w]/.test(word.text) && !/^(?:true|false|\d+)$/.test(word.text))
            touch(call, 'fs.delete', word, { recursive: true })
    },
  }),
  program('rmdir', {
    flags: { parents: '-p --parents' },
    does: removes_folders,
  }),
  program('shred srm wipe bcwipe sdelete', {
    flags: {
      remove: '-u --remove=?',
      passes: '-n --iterations =',
      size: '-s --size =',
      source: '--random-source =',
      recursive: '-r -R',
    },
    does: (call) => {
      // The results of a search or a list count like a whole tree.
      const fed = new Set(open_targets(call))
      for (const word of [...call.operands, ...fed]) {
        const recursive = has(call, 'recursive') || fed.has(word)
        const draft = touch(call, 'fs.delete', word, {
          recursive,
          unrecoverable: true,
          ...(fed.has(word) && { fed: true }),
        })
        if (draft?.scope === 'device')
          emit(call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'wipe' } })
      }
    },
  }),
]
