// How commands show things to people: foreign values, counts, tables.
import { plain } from '#runtime/cli/terminal.ts'

/** A foreign value as one safe word or sentence; null and absent are a dash. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  return plain(typeof value === 'string' ? value : JSON.stringify(value))
}

/** `1 alert`, `2 alerts`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Rows under their headings, columns aligned. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(headings), ...rows.map(line)]
}
