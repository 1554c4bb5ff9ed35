// The record that the address names, beside the list it was opened from.
import { useEffect, useState } from 'preact/hooks'
import type { TrajectoryRecord } from '#core/contract/report.ts'
import { Dialog } from '#runtime/ui/parts/dialog.tsx'
import { Failure, Loading } from '#runtime/ui/parts/notice.tsx'
import { RecordView } from '#runtime/ui/parts/record-view.tsx'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { load_record } from '#runtime/ui/state/record.ts'
import { param, set_params } from '#runtime/ui/state/route.ts'

/** `session_id` is given where the page is about one session, and stands in the address otherwise. */
export function RecordPeek({ session_id = param('of') }: { session_id?: string }) {
  const record_id = Number(param('record'))
  if (!Number.isSafeInteger(record_id) || record_id < 1 || session_id === '') return null
  return (
    <Dialog title="Record" side close={() => set_params({ record: '', of: '' })}>
      <Peek key={record_id} session_id={session_id} record_id={record_id} />
    </Dialog>
  )
}

function Peek({ session_id, record_id }: { session_id: string; record_id: number }) {
  const [record, set_record] = useState<TrajectoryRecord | null | undefined>(undefined)
  const [failure, set_failure] = useState('')
  const load = () => {
    set_failure('')
    load_record(session_id, record_id).then(set_record, (cause) => set_failure(trouble_text(cause)))
  }
  useEffect(load, [])
  if (failure !== '') return <Failure text={failure} retry={load} />
  if (record === undefined) return <Loading what="the record" />
  if (record === null) return <p class="muted">The gateway keeps this record no longer.</p>
  return <RecordView record={record} />
}
