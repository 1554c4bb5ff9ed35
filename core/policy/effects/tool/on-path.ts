// What tools do to the paths among their arguments. Source: ENGINE 3, CONTRACT 2.8.
import { type Call, emit, touch, touch_as } from '#core/policy/effects/call.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'
import { is_far_end, lands_here } from '#core/policy/effects/tool/argument/ends.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'

interface Tool {
  /** The verb part of its name, with its operation. */
  readonly verb: string
  readonly impact: ToolImpact
}

/** Folders that lie at the top of machines; what else starts with a slash is as often a place of a service: `/api/cron`. */
const TOP_FOLDER =
  /^\/(?:home|Users|root|etc|usr|opt|var|tmp|srv|mnt|media|Volumes|private|proc|sys|dev|boot|lib|s?bin|run|nix|snap|workspaces?|Library|System|Applications|app|data|code|repos?)(?:\/|$)/
/** Tools that have to do with files by their names. */
const HANDLES_FILES =
  /file|folder|director|(?:^|[_-])fs(?:[_-]|$)|disk|desktop|shell|terminal|editor|ide(?:[_-]|$)|download|export|save|archive|dump|backup|code/

/** Whether a path is one of a service: of a page, a route, a member of a document. */
function is_route({ frame, name: tool }: Call, verb: string, text: string): boolean {
  if (!text.startsWith('/') || TOP_FOLDER.test(text) || HANDLES_FILES.test(`${tool} ${verb}`)) return false
  return tool.startsWith('mcp__') && !text.startsWith(`${frame.cwd}/`) && text !== frame.cwd
}

/** What a tool does to the file or folder that one of its arguments names. */
export function acts_on_path(call: Call, { verb, impact }: Tool, name: string, text: string): void {
  if (/^(?:path|source|destination|uri|\w{1,40}_path)$/.test(name) && is_route(call, verb, text)) return
  if (/(?:^|_)(?:move|rename|mv)(?:_|$)/.test(verb)) {
    const away = !is_far_end(name)
    if (!away && text === '/dev/null')
      return void emit(call, 'tool.mutate', { target: call.name, d2: 2, fields: { verb: 'delete', danger: true } })
    touch_as(call, 'fs.move', away ? 'delete' : 'write', path_word(text), { away })
    return
  }
  // `cp .env.example .env`: what is put there is not looked at.
  if (/(?:^|_)(?:copy|cp|duplicate)(?:_|$)/.test(verb) && is_far_end(name))
    return void touch_as(call, 'fs.copy', 'write', path_word(text), { away: false })
  if (lands_here(name, verb, text))
    return void touch(call, 'fs.write', path_word(text), { mode: 'truncate', may_exist: true })
  // What is put out for people to see stays where it lies.
  if (impact === 'danger' && !/(?:^|_)(?:deploy|publish|release|ship|promote|submit)(?:_|$)/.test(verb)) {
    touch(call, 'fs.delete', path_word(text), { recursive: /dir|folder|tree|recursive/.test(verb) })
    return
  }
  if (/^(?:create|make|add|new|mk)_?(?:dir|directory|folder)$/.test(verb))
    return void touch(call, 'fs.write', path_word(text), { mode: 'create', directory: true, may_exist: true })
  const writes_it =
    impact !== 'read' &&
    /write|create|save|edit|update|append|insert|replace|modify|apply_(?:diff|patch|edit)|(?:^|_)patch(?:_|$)/.test(
      verb,
    )
  touch(call, writes_it ? 'fs.write' : 'fs.read', path_word(text), impact === 'message' ? { copied: true } : {})
}
