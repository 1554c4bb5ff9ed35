// A search as every adapter does it: a pattern that costs linear time whatever it says, a glob without a pattern engine, lines
// and hits of bounded length. Source: CONTRACT 11.3, ENGINE 15.
import { RE2JS } from 're2js'
import {
  MAX_SEARCH_GLOB_CHARS,
  MAX_SEARCH_HIT_CHARS,
  MAX_SEARCH_LINE_CHARS,
  MAX_SEARCH_PATTERN_CHARS,
  MAX_SEARCH_PROGRAM,
} from '#core/limits.ts'
import { glob_matches } from '#core/policy/effects/path.ts'
import type { Hit } from '#core/ports.ts'

export interface Search {
  /** Whether a file of this path, relative to the root, is looked into. */
  wants(path: string): boolean
  /** Hits of one file, one line at a time: whoever walks them may pause in between. */
  hits(path: string, text: string): Generator<Hit | null>
}

/** Null when the pattern or glob is malformed or too large. The pattern knows neither backreferences nor look-around. */
export function compile_search(pattern: string, glob: string): Search | null {
  if (pattern === '' || pattern.length > MAX_SEARCH_PATTERN_CHARS || glob.length > MAX_SEARCH_GLOB_CHARS) return null
  let compiled: RE2JS
  try {
    compiled = RE2JS.compile(pattern)
  } catch {
    return null
  }
  if (compiled.programSize() > MAX_SEARCH_PROGRAM) return null
  const globs = glob.split('/').filter((segment) => segment !== '' && segment !== '.')
  return {
    wants: (path) => globs.length === 0 || path_matches(globs, path),
    *hits(path, text) {
      let line = 0
      for (const whole of lines_of(text)) {
        line++
        const found = compiled.matcher(whole).find()
        yield found ? { path, line, text: whole.slice(0, MAX_SEARCH_HIT_CHARS) } : null
      }
    },
  }
}

/** Lines without their ends, each cut to MAX_SEARCH_LINE_CHARS. */
function* lines_of(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const stop = end < 0 ? text.length : end
    yield text.slice(start, Math.min(stop, start + MAX_SEARCH_LINE_CHARS)).replace(/\r$/, '')
    start = stop + 1
  }
}

/** A glob of one segment is about the name, a longer one about the path; `**` stands for any number of folders. */
function path_matches(globs: readonly string[], path: string): boolean {
  const segments = path.split('/')
  const [only] = globs
  if (globs.length === 1 && only !== undefined && only !== '**') return glob_matches(only, segments.at(-1) ?? '')
  let glob = 0
  let segment = 0
  let resume = -1
  let resumed = 0
  while (segment < segments.length) {
    const next = globs[glob]
    if (next === '**') {
      resume = ++glob
      resumed = segment
    } else if (next !== undefined && glob_matches(next, segments[segment] ?? '')) {
      glob++
      segment++
    } else if (resume >= 0) {
      glob = resume
      segment = ++resumed
    } else return false
  }
  while (globs[glob] === '**') glob++
  return glob >= globs.length
}
