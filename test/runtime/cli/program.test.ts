// Which file a name on the PATH means.
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { after, suite, test } from 'node:test'
import { find_program } from '#runtime/cli/program.ts'
import { new_home } from '#test/support/process/cli.ts'

suite('a program on the PATH', () => {
  const home = new_home()
  after(() => home.remove())
  const bin = join(home.path, 'bin')
  mkdirSync(bin)
  const tool = join(bin, 'tool')
  writeFileSync(tool, '#!/bin/sh\n')
  chmodSync(tool, 0o755)
  const find = (...folders: string[]) => find_program('tool', folders.join(delimiter))

  test('is the first one, with its folder', () => {
    const second = join(home.path, 'second')
    mkdirSync(second)
    symlinkSync(tool, join(second, 'tool'))
    assert.equal(find(second, bin), join(second, 'tool'))
  })
  test('is never a folder, a file that may not be run, or what stands in a relative folder', () => {
    const folder = join(home.path, 'folder')
    mkdirSync(join(folder, 'tool'), { recursive: true })
    const plain = join(home.path, 'plain')
    mkdirSync(plain)
    writeFileSync(join(plain, 'tool'), '')
    chmodSync(join(plain, 'tool'), 0o644)
    assert.equal(find(folder, plain, 'bin', '', '.'), null)
    assert.equal(find_program('tool', undefined), null)
  })
  test('is found behind folders that cannot be looked into', () => {
    const loop = join(home.path, 'loop')
    symlinkSync(loop, loop)
    const closed = join(home.path, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o000)
    assert.equal(find(loop, closed, join(home.path, 'x'.repeat(300)), join(tool, 'below'), bin), tool)
  })
})
