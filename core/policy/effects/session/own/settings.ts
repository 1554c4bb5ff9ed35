// The variables that the project's tasks read: whether the session made them those of production. Source: ENGINE section
// 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { is_live_file, mark_settings } from '#core/policy/effects/specs/hosting/production.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: what tasks of the project read of their environment is that of production. */
export const LIVE_SETTINGS = 'live settings'

/** The file that frameworks read without being told. */
const READ_BY_ALL = /^\.env(?:\.local)?$/

/**
 * Whether after this effect the settings in force are those of production (true) or others (false); null when it
 * decides nothing. `from` is the file that a move takes away.
 */
export function live_after({ kind, target, scope, fields }: Draft, from: string | null): boolean | null {
  if (target === null || scope !== 'credential') return null
  // `source .env.production`
  if (kind === 'proc.exec') return is_live_file(target)
  if (!READ_BY_ALL.test(base_of(target))) return null
  if (kind === 'fs.move') return fields.away === true ? false : is_live_file(from ?? '')
  if (kind === 'fs.copy' || kind === 'fs.link')
    return Array.isArray(fields.from) && fields.from.length === 1 && is_live_file(String(fields.from[0]))
  if (kind === 'fs.delete') return false
  return kind === 'fs.write' && fields.mode !== 'append' && fields.mode !== 'inplace' ? false : null
}

/** Whether `follow_settings` may change something; false is certain. */
export function may_be_live(effects: readonly Pick<Draft, 'kind' | 'fields'>[], { own = [] }: FileFacts): boolean {
  return own.includes(LIVE_SETTINGS) && effects.some(works_on_data)
}

const works_on_data = ({ kind, fields }: Pick<Draft, 'kind' | 'fields'>): boolean =>
  kind.startsWith('db.') || fields.deed === 'data'

/** Marks tasks and tools that work on the database of the settings as working on production. */
export function follow_settings(drafts: readonly Draft[], command: string, { own = [] }: FileFacts): void {
  if (own.includes(LIVE_SETTINGS)) for (const draft of drafts) if (works_on_data(draft)) mark_settings(command, draft)
}
