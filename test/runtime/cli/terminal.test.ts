// Foreign text on a person's terminal: no control of it, one line, and a command that still shows where its lines end.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, suite, test } from 'node:test'
import fc from 'fast-check'
import { command_line, json_text, plain } from '#runtime/cli/terminal.ts'
import { MAIN, new_home, run } from '#test/support/process/cli.ts'

suite('a command on one line', () => {
  test('shows where its lines end, so that two commands do not look like one', () => {
    assert.equal(command_line('ls\ngit push --force'), 'ls ⏎ git push --force')
    assert.equal(command_line('cat <<EOF\r\nx\r\nEOF\n'), 'cat <<EOF ⏎ x ⏎ EOF')
    assert.equal(command_line('npm test'), 'npm test')
  })
  test('is empty when there is none', () => {
    for (const none of [null, undefined, 5, ['ls'], '']) assert.equal(command_line(none), '')
  })
  test('never controls the terminal and never leaves its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const shown of [command_line(text), plain(text)]) {
          for (const sign of ['\n', '\r', '\t', '\u001b', '\u009b', '\u202e', '\u2066'])
            assert.ok(!shown.includes(sign))
        }
      }),
    )
  })
})

suite('JSON on a terminal', () => {
  test('is the same value and controls nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = json_text({ text }, 2)
        assert.deepEqual(JSON.parse(written), { text })
        for (const sign of ['\r', '\u001b', '\u007f', '\u0085', '\u009b', '\u202e', '\u2066'])
          assert.ok(!written.includes(sign))
      }),
      { examples: [['\u009b31m\u202e\u2066\u007f\u001b[2J']] },
    )
  })
})

suite('what a command was given by hand', () => {
  const home = new_home()
  after(() => home.remove())

  test('controls no terminal when a message repeats it', async () => {
    const hostile = 'x\u001b]0;title\u0007\u009b2J\u202e'
    for (const args of [[hostile], ['rules', 'show', hostile], ['sessions', `--${hostile}`]]) {
      const { stdout, stderr } = await run(process.execPath, ['--', MAIN, ...args], home.env)
      assert.equal(stdout, '')
      assert.match(stderr, /x\ufffd\]0;title\ufffd\ufffd2J\ufffd/)
    }
  })
})

suite('lines that end as on Windows', () => {
  const home = new_home()
  after(() => home.remove())

  test('are lines, without a sign for the other half of their end', async () => {
    const { stderr } = await run(process.execPath, ['--', MAIN, 'rules', 'show', 'other\r\nmore'], home.env)
    assert.match(stderr, /^asg rules: no rule is called other\nmore\n/)
  })
})

suite('data', { skip: !existsSync('/dev/full') && 'no /dev/full' }, () => {
  const home = new_home()
  after(() => home.remove())
  const list_to = (where: string) =>
    run('/bin/sh', ['-c', `"$0" -- "$1" rules list ${where}`, process.execPath, MAIN], home.env)

  test('that finds no place is missed: an export on a full disk is no export', async () => {
    assert.deepEqual(await list_to('> /dev/full'), {
      exit: 5,
      stdout: '',
      stderr: 'asg: the output could not be written: ENOSPC\n',
    })
  })
  test('that nobody reads is not', async () => {
    assert.deepEqual(await list_to('| :'), { exit: 0, stdout: '', stderr: '' })
  })
})
