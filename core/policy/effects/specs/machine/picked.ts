// Which processes a line picks out of a list of all, by the names that it looks for.
import type { Call } from '#core/policy/effects/call.ts'
import { once_per_line, once_per_source } from '#core/policy/effects/line/line.ts'

/** `[s]shd`, which does not find the search itself, `^sshd$`, `'sshd: '` and `/sshd/`: the name that is meant. */
function bare(pattern: string): string {
  return pattern
    .replace(/^["'/^*]{1,8}|["'/$*]{1,8}$/g, '')
    .replace(/\[(\w)\]/g, '$1')
    .trim()
}

/** The names of a pattern: `sshd|dockerd`, and `sshd\|dockerd` of a basic one. */
function alternatives(pattern: string): string[] {
  return bare(pattern)
    .replace(/^\(|\)$/g, '')
    .split(/\\?\|/)
    .map(bare)
    .filter((name) => name !== '')
}

/** Options of a search that invert it, and those that take a word. */
const SKIPS = /^-[A-Za-z]*v|^--invert/
const TAKES_WORD = /^-(?:[A-Za-z]*e|-regexp)$/

/** What one stage of a pipe looks for: `grep -i sshd`, `awk '/sshd/ {print $2}'`. */
function sought(stage: string): string[] {
  const [program, ...words] = stage.split(' ')
  if (program === 'awk') {
    const pattern = /^\/([^/]{1,60})\/\s?\{/.exec(words.join(' '))?.[1]
    return pattern === undefined ? [] : alternatives(pattern)
  }
  if (program === undefined || !/^(?:e|f)?grep$|^rg$/.test(program) || words.some((word) => SKIPS.test(word))) return []
  const at = words.findIndex((word) => !word.startsWith('-') || TAKES_WORD.test(word))
  const rest = TAKES_WORD.test(words[at] ?? '') ? words.slice(at + 1) : words.slice(at)
  return at < 0 ? [] : alternatives(rest.join(' '))
}

/** Names by which a pipe that begins with a list of processes picks some: `ps aux | grep sshd | awk '{print $2}'`. */
export function picked_by(pipeline: string): string[] {
  const [lister = '', ...stages] = pipeline.split(' | ')
  return /^(?:ps\s)?-?\w{0,6}[aAeE]\w{0,6}\b/.test(lister) ? stages.flatMap(sought) : []
}

/** Tests for a name within a loop: `[[ $cmd == *sshd* ]]`, `[[ $cmd =~ sshd ]]`, `case $cmd in *sshd*)`. */
const TESTED = /(?:=~|==?)\s?\*?["']?\*?([^"'*\]\n]{2,60})\*?["']?\*?\s?\]\]|\bin\s{1,8}\*["']?([\w.-]{2,40})["']?\*\)/g
const tested_names = once_per_source((source) =>
  [...source.matchAll(TESTED)].map(([, compared, matched]) => bare(compared ?? matched ?? '')),
)

/** `echo "$cmd" | grep -q sshd`. */
const searched_names = once_per_line((commands) =>
  commands.flatMap(({ name, args }) =>
    name === 'grep' && args.some(({ text }) => /^-\w*q/.test(text))
      ? sought(['grep', ...args.map(({ text }) => text)].join(' '))
      : [],
  ),
)

const lists_into_loop = once_per_line(
  (commands) => commands.some(({ name }) => name === 'read') && commands.some(({ name }) => name === 'ps'),
)

/** Names that a loop over a list of all processes tests each of them for; none where there is no such loop. */
export function picked_in_loop(call: Call): readonly string[] {
  return lists_into_loop(call.commands) ? [...tested_names(call), ...searched_names(call.commands)] : []
}
