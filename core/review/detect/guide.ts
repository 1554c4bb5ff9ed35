// Files that tell agents how to work: rules, skills, commands, roles. Orders to an agent are their purpose, and they are the
// project's own, so that only grave ones count in them (instructions.ts). Told by where they were read (effects), or by the head that
// agents' programs demand of them. Source: CONTRACT 16.1.
import { within } from '#core/compose.ts'
import type { Effect } from '#core/policy/effects/kind.ts'

/** The first line of the head, and the one behind it. */
const FENCE = /^---\s*$/
const MAX_HEAD_LINES = 40
const DESCRIBED = /^description\s*:/i
/** Members of a head that only agents' programs read. */
const FOR_AGENTS = within(
  '^',
  [
    /name|globs|alwaysApply|allowed-tools|disallowed-?tools|tools|model|argument-hint|mode|agent|applyTo/i,
    /trigger|subtask|permission|disable-model-invocation|user-invocable|permissionMode|skills|temperature/i,
  ],
  '\\s*:',
)
/** Of a page on a site: it is written for readers. */
const OF_PAGES = /^(?:title|date|author|authors|layout|tags|slug|permalink|sidebar_\w+|og:\w+|draft|pubDate)\s*:/i

/** What the guide of a whole project is called, as its heading, and the sentence that a client writes below it. */
const TITLE =
  /^#\s{1,3}(?:CLAUDE|AGENTS?|GEMINI|QWEN|COPILOT|CURSOR)(?:\.md)?\s*$|^# .{0,40}\b(?:CLAUDE|AGENTS|GEMINI)\.md\b/
const PROVIDES =
  /^This file (?:provides|contains|gives) (?:guidance|instructions|context|guidelines) (?:to|for) (?:Claude|AI|coding agents|agents|Codex|Copilot|Gemini|the agent)\b/
const TITLE_LINES = 5

/**
 * Whether a text begins like a skill, a rule, a command or a role of an agent: a head with a description and what only agents' programs
 * read, or the name of a project's guide.
 */
export function is_guide(lines: readonly string[]): boolean {
  const from = lines.findIndex((line) => line.trim() !== '')
  if (from < 0) return false
  if (!FENCE.test(lines[from] ?? '')) {
    const top = lines.slice(from, from + TITLE_LINES)
    return TITLE.test(top[0] ?? '') || top.some((line) => PROVIDES.test(line))
  }
  const end = lines.findIndex((line, at) => at > from && FENCE.test(line))
  if (end < 0 || end - from > MAX_HEAD_LINES) return false
  const head = lines.slice(from + 1, end)
  return (
    head.some((line) => DESCRIBED.test(line)) &&
    head.some((line) => FOR_AGENTS.test(line)) &&
    !head.some((line) => OF_PAGES.test(line))
  )
}

/** What a skill refers to lies beside it. */
const OF_SKILL = /\/skills\/[\w.-]{1,80}\/(?:[\w.-]{1,80}\/){0,4}[\w.-]{1,80}\.mdx?$/
/** Copies of what strangers wrote. */
const OF_OTHERS = /\/(?:node_modules|vendor|site-packages|dist-packages|\.cache|tmp|temp|downloads?)\//i

/** Whether all that a call read are guides for agents in this workspace or in the agent's own folders, and nothing was fetched on the way. */
export function reads_guides(effects: readonly Effect[], workspace: string): boolean {
  const reads = effects.filter(({ kind }) => kind === 'fs.read')
  return (
    reads.length > 0 &&
    reads.every(
      ({ scope, target }) =>
        target !== null &&
        !OF_OTHERS.test(target) &&
        ((scope === 'instruction-file' && (is_inside(target, workspace) || OF_HOME.test(target))) ||
          (is_inside(target, workspace) && OF_SKILL.test(target))),
    ) &&
    !effects.some(({ kind }) => FETCHES.has(kind))
  )
}
const FETCHES: ReadonlySet<string> = new Set(['net.fetch', 'vcs.fetch', 'pkg.install'])
/** The agent's own folder in somebody's home. */
const OF_HOME = /^(?:\/home\/[^/]+|\/root|\/Users\/[^/]+|[A-Za-z]:\/Users\/[^/]+)\/\.[\w-]+\//

function is_inside(path: string, folder: string): boolean {
  return folder !== '' && path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}
