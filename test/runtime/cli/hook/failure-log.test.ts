// The log of failed hooks does not grow for ever: the launcher in sh appends without looking, a start of the gateway makes room.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { failure_log_of, MAX_FAILURE_LOG_BYTES, trim_failure_log } from '#runtime/cli/hook/failure-log.ts'

const home = mkdtempSync(join(tmpdir(), 'asg-failures-'))
mkdirSync(join(home, '.asg'))
after(() => rmSync(home, { recursive: true }))
const path = failure_log_of(home)
const line = (at: number) => `2026-01-01T00:00:00Z codex gate no answer (curl 7) ${String(at).padStart(6, '0')} é\n`

suite('the log of failed hooks', () => {
  test('is left alone while it is short, and when there is none', () => {
    trim_failure_log(home)
    writeFileSync(path, line(1))
    trim_failure_log(home)
    assert.equal(readFileSync(path, 'utf8'), line(1))
  })
  test('keeps its newest lines whole when it is too long', () => {
    const count = Math.ceil((2 * MAX_FAILURE_LOG_BYTES) / line(0).length)
    writeFileSync(path, Array.from({ length: count }, (_, at) => line(at)).join(''))
    trim_failure_log(home)
    const kept = readFileSync(path, 'utf8')
    const lines = kept.split('\n').slice(0, -1)
    const first = count - lines.length
    assert.ok(Buffer.byteLength(kept) <= MAX_FAILURE_LOG_BYTES / 2)
    assert.ok(Buffer.byteLength(kept) > MAX_FAILURE_LOG_BYTES / 2 - 100)
    assert.equal(kept, Array.from({ length: lines.length }, (_, at) => line(first + at)).join(''))
  })
})
