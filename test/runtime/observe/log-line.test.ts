// The log never holds up the gateway: a reader that does not read, a pipe that is closed, a disk that is full, a flood of the same.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { line_limit, MAX_LINES_PER_SPAN, MAX_LOG_BACKLOG_BYTES, patient_writer } from '#runtime/observe/log-line.ts'

const LINE = `${'x'.repeat(1023)}\n`

suite('lines that nobody takes', () => {
  test('are lost beyond a limit and counted when somebody reads again', async () => {
    const stream = new PassThrough()
    const write = patient_writer(stream)
    for (let sent = 0; sent < 2000; sent++) write(LINE)
    assert.ok(stream.writableLength + stream.readableLength <= 2 * MAX_LOG_BACKLOG_BYTES)
    const lines: string[] = []
    const reader = createInterface({ input: stream }).on('line', (line) => lines.push(line))
    await once(stream, 'drain')
    write('{"event":"back"}\n')
    stream.end()
    await once(reader, 'close')
    const lost = JSON.parse(lines.at(-2) ?? '')
    assert.equal(lost.event, 'log_lines_lost')
    assert.equal(lost.count + lines.length - 3, 2000)
    assert.equal(lines.at(-1), '{"event":"back"}')
  })
  test('are counted too when the stream refuses them', () => {
    let full = true
    const taken: string[] = []
    // As Node's stream for files: a failed write is told to its callback, and the next one is tried.
    const disk = {
      writableLength: 0,
      on: () => {},
      write(line: string, done?: unknown) {
        if (!full) taken.push(line)
        if (typeof done === 'function') done(full ? new Error('ENOSPC') : null)
        return true
      },
    }
    const write = patient_writer(disk)
    for (let sent = 0; sent < 3; sent++) write(LINE)
    full = false
    write(LINE)
    assert.equal(JSON.parse(taken[0] ?? '').count, 3)
    assert.deepEqual(taken.slice(1), [LINE])
  })
  test('do not keep a process from working and ending', async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../support/process/talker.ts', import.meta.url))])
    // Nobody reads stderr until the process has said on stdout that it went on.
    assert.match(await text(child.stdout), /went on/)
    const [code] = await once(child, 'exit')
    assert.equal(code, 0)
    assert.ok((await text(child.stderr)).length < 5_000_000)
  })
})

suite('a flood of lines of one event', () => {
  test('is cut, said in one line, and lets other events through', () => {
    const reports: [string, number][] = []
    const ends: (() => void)[] = []
    const admits = line_limit(
      (event, left_out) => reports.push([event, left_out]),
      (end) => ends.push(end),
    )
    const written = Array.from({ length: 1000 }, () => admits('event_refused')).filter(Boolean)
    assert.equal(written.length, MAX_LINES_PER_SPAN)
    assert.ok(admits('decision_failed'))
    assert.equal(ends.length, 1)
    ends[0]?.()
    assert.deepEqual(reports, [['event_refused', 1000 - MAX_LINES_PER_SPAN]])
    assert.ok(admits('event_refused'))
    assert.equal(ends.length, 2)
    ends[1]?.()
    assert.equal(reports.length, 1)
  })
})
