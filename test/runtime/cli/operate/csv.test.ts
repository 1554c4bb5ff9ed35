// What an agent wrote, in a line for spreadsheets that a person may also look at on a terminal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csv_line } from '#runtime/cli/operate/csv.ts'

test('a cell keeps its text and its lines', () => {
  assert.equal(csv_line([7, null, 'a', 'a,b', 'say "x"\r\ny', 'a\tb']), '7,,a,"a,b","say ""x""\ny",a\tb')
})
test('a cell is no formula, also behind what a spreadsheet takes away', () => {
  assert.equal(csv_line(['=1+2', '@x', '\u0000=1+2', '\r=1+2']), "'=1+2,'@x,\ufffd=1+2,\ufffd=1+2")
})
test('a cell does not control the terminal that shows it', () => {
  assert.equal(csv_line(['\u001b]0;x\u0007', '\u009b2J', 'a\u202eb']), '\ufffd]0;x\ufffd,\ufffd2J,a\ufffdb')
})
