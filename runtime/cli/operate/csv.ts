// Comma-separated values (RFC 4180) for spreadsheets and scripts.
import { plain_lines } from '#runtime/cli/terminal.ts'

/** What a spreadsheet would run as a formula; an agent's command may begin with it. */
const FORMULA = /^[=+\-@\t\r]/

/** One line without its ending. Numbers stay numbers; text that would be a formula gets an apostrophe in front, and none controls a terminal. */
export function csv_line(cells: readonly (string | number | null)[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(cell ?? ''))).join(',')
}

function quoted(foreign: string): string {
  const text = plain_lines(foreign)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
