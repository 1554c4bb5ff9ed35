// What retention deletes, in bounded slices that each follow an index: records first, then what no record refers to any
// more. core/document.ts has what is kept regardless of age. Source: CONTRACT 19.3.
import { KEPT_STATES, KINDS } from '#core/document.ts'

/** (before_id, limit): the oldest records. */
export const OLD_RECORDS = 'SELECT id, meta FROM records WHERE id < ? ORDER BY id LIMIT ?'
/** (id): everything up to that record. */
export const RECORDS_DELETE = 'DELETE FROM records WHERE id <= ?'
/** (before_id, limit): the records that OLD_RECORDS and COUNT_PURGED look at. */
export const RECORDS_PURGE = 'DELETE FROM records WHERE id IN (SELECT id FROM records WHERE id < ? ORDER BY id LIMIT ?)'

/** (before_id, limit): of those records, where their sessions have them. Comes before they go. */
export const SESSION_RECORDS_PURGE = `DELETE FROM session_records WHERE (session_ref, id) IN (
  SELECT session_ref, id FROM records WHERE id < ? ORDER BY id LIMIT ?)`

/** (before_id, limit). */
export const POST_ACTIONS_PURGE = `DELETE FROM post_actions WHERE record_id IN (
  SELECT record_id FROM post_actions WHERE record_id < ? ORDER BY record_id LIMIT ?)`

/** One per level, because the index begins with it; -1 are sessions without events. (before_ms, limit). */
export const SESSION_PURGES = [-1, 0, 1, 2, 3].map(
  (level) => `DELETE FROM sessions WHERE ref IN (
    SELECT ref FROM sessions WHERE level = ${level} AND last_at_ms < ? AND enforced = 0 AND quarantined = 0
      AND NOT EXISTS (SELECT 1 FROM session_records WHERE session_ref = sessions.ref)
      AND NOT EXISTS (SELECT 1 FROM post_actions WHERE session_ref = sessions.ref) LIMIT ?)`,
)

/** (kind, before_ms, ...states, limit). */
export const DOCUMENT_PURGES = KINDS.flatMap((kind) => {
  const states = KEPT_STATES[kind]
  if (states === null) return []
  const kept = states.length > 0 ? `AND state NOT IN (${states.map(() => '?').join(', ')})` : ''
  const sql = `DELETE FROM documents WHERE ref IN (
    SELECT ref FROM documents WHERE kind = ? AND created_at_ms < ? ${kept} ORDER BY created_at_ms LIMIT ?)`
  return [{ kind, sql, states }]
})

/** (kind, state, limit): the oldest of that state. */
export const DOCUMENTS_TRIM_STATE = `DELETE FROM documents WHERE ref IN (
  SELECT ref FROM documents WHERE kind = ? AND state = ? ORDER BY created_at_ms, id LIMIT ?)`
/** (kind, limit): the oldest. */
export const DOCUMENTS_TRIM = `DELETE FROM documents WHERE ref IN (
  SELECT ref FROM documents WHERE kind = ? ORDER BY created_at_ms, id LIMIT ?)`
