// Base reports with the taxonomy of what they show. It was computed when the record was written; here it is only read.
// Source: CONTRACT 17.
import { type RiskTaxonomy, RiskTaxonomy as TaxonomySchema, type TaxonomySummary } from '#core/contract/enterprise.ts'
import type { SessionReportQuery } from '#core/contract/report.ts'
import type { SessionRisk } from '#core/contract/session.ts'
import type { Output } from '#core/endpoint.ts'
import { is_object } from '#core/json.ts'
import { LATEST_TAXONOMY_RECORDS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { moment_of } from '#core/report/moment.ts'
import { read_records } from '#core/report/read.ts'
import { finding_taxonomy, sequence_taxonomy, UNMAPPED } from '#core/taxonomy.ts'

type Json = Record<string, unknown>

/** The taxonomy stored with something; records written before the mirror was switched on have none and count as unmapped. */
export function stored_taxonomy(holder: unknown): RiskTaxonomy {
  const parsed = TaxonomySchema.safeParse(is_object(holder) ? holder.risk_taxonomy : undefined)
  return parsed.success ? parsed.data : UNMAPPED
}

/** The newest mapped one among the last records of a session. */
export async function latest_taxonomy(session_id: string, ports: Pick<Ports, 'store'>): Promise<RiskTaxonomy> {
  const rows = await ports.store.records({ session_id, limit: LATEST_TAXONOMY_RECORDS })
  for (const row of rows) {
    const taxonomy = stored_taxonomy((JSON.parse(row.body) as Json).risk_snapshot)
    if (taxonomy.mapped) return taxonomy
  }
  return UNMAPPED
}

/** Counts of a list of taxonomies, in the shape of the summary's. */
export function summarise_taxonomies(all: readonly RiskTaxonomy[]): TaxonomySummary {
  const by_tier: Record<string, number> = {}
  const by_subtype: Record<string, number> = {}
  let mapped_records = 0
  for (const { mapped, tier, subtype } of all) {
    if (!mapped || tier === null) continue
    mapped_records++
    by_tier[tier] = (by_tier[tier] ?? 0) + 1
    by_subtype[subtype] = (by_subtype[subtype] ?? 0) + 1
  }
  const total_records = all.length
  return { total_records, mapped_records, unmapped_records: total_records - mapped_records, by_tier, by_subtype }
}

/** The summary's: from counters, no record is read. */
export async function taxonomy_totals(
  total_records: number,
  since_ms: number | null,
  ports: Pick<Ports, 'store'>,
): Promise<TaxonomySummary> {
  const read = async (prefix: string) => {
    const rows = await ports.store.counters({ prefix, ...(since_ms === null ? {} : { since_ms }) })
    return Object.fromEntries(rows.map((row) => [row.key.slice(prefix.length), row.count]))
  }
  const by_tier = await read('taxonomy_tier:')
  const by_subtype = await read('taxonomy_subtype:')
  const mapped_records = Object.values(by_tier).reduce((sum, count) => sum + count, 0)
  return { total_records, mapped_records, unmapped_records: total_records - mapped_records, by_tier, by_subtype }
}

/** A page of records as its base report gives it, each with its taxonomy. */
export function enrich_records(base: Output): Json {
  const page = JSON.parse(base.kind === 'raw' ? base.text : '{}') as Json
  const rows = Array.isArray(page.records) ? (page.records as Json[]) : []
  const records = rows.map((record) => ({ ...record, risk_taxonomy: stored_taxonomy(record.risk_snapshot) }))
  return { ...page, records, risk_taxonomy_summary: summarise_taxonomies(records.map((one) => one.risk_taxonomy)) }
}

/** The risk detail; the timeline shows the same records again, this time with their taxonomy. */
export async function enrich_risk<T extends SessionRisk>(
  risk: T,
  query: SessionReportQuery,
  ports: Ports,
): Promise<T & { risk_taxonomy_summary: TaxonomySummary }> {
  const { since_ms } = moment_of(query.window_seconds, ports)
  const read = { session_id: risk.session_id, limit: query.limit, since_ms }
  const pairs = await read_records(read, ports, (row) => {
    return [row.record_id, stored_taxonomy((JSON.parse(row.body) as Json).risk_snapshot)] as const
  })
  const by_record = new Map(pairs)
  const risk_timeline = risk.risk_timeline.map((entry) => ({
    ...entry,
    risk_taxonomy: by_record.get(entry.record_id) ?? UNMAPPED,
  }))
  const risk_taxonomy_summary = summarise_taxonomies(risk_timeline.map((entry) => entry.risk_taxonomy))
  return { ...risk, risk_timeline, risk_taxonomy_summary }
}

const ENRICHED: ReadonlySet<string> = new Set(['decision', 'alert', 'post_action_finding', 'trajectory_alert'])

/** Frames of the live stream; each event that speaks of risk says of which kind. Other frames pass as they are. */
export function enrich_frame(text: string): string {
  return with_data(text, (data) =>
    ENRICHED.has(String(data.type)) ? { ...data, risk_taxonomy: event_taxonomy(data) } : data,
  )
}

/** Frames as the base stream has them, whether or not there is a mirror beside it (CONTRACT 17). */
export function base_frame(text: string): string {
  return text.includes('"risk_taxonomy"') ? with_data(text, without_taxonomy) : text
}

/** What is stored with its taxonomy, as the base report shows it. */
export function without_taxonomy<T extends object>(stored: T): T {
  if (!('risk_taxonomy' in stored)) return stored
  const { risk_taxonomy: _enterprise, ...base } = stored
  return base as T
}

function with_data(text: string, change: (data: Json) => Json): string {
  if (!text.includes('\ndata: ') && !text.startsWith('data: ')) return text
  return text.replaceAll(/^data: (.*)$/gm, (line, json: string) => {
    const data: unknown = JSON.parse(json)
    if (!is_object(data)) return line
    const changed = change(data)
    return changed === data ? line : `data: ${JSON.stringify(changed)}`
  })
}

function event_taxonomy(data: Json): RiskTaxonomy {
  if (data.type === 'trajectory_alert') return sequence_taxonomy(String(data.sequence_id))
  if (data.type !== 'post_action_finding') return stored_taxonomy(data)
  const patterns = Array.isArray(data.patterns_matched) ? data.patterns_matched.map(String) : []
  return finding_taxonomy(patterns)
}
