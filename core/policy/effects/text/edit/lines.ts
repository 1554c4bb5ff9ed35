// The lines that an edit removes and adds. Source: ENGINE 3 (tools by the shape of their arguments).

/** Lines of one text that are compared. */
export const MAX_LINES = 128
/** Lines of one check that goes. */
export const MAX_CHECK_LINES = 12

/** Lines that one side has and the other has not, without the spaces around them. */
export interface Lines {
  removed: readonly string[]
  added: readonly string[]
}

/** What the exchange of `from` for `to` removes and adds. */
export function exchanged_lines(from: string, to: string): Lines {
  const before = trimmed(from)
  const after = trimmed(to)
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  }
}

function trimmed(text: string): readonly string[] {
  return text
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Comments and texts of a line say nothing about what it does. */
export function code_of(line: string): string {
  return line
    .replace(/^(?:\/\/|#(?!\[)|--|\/?\*|<!--|;|rem ).*$/i, '')
    .replace(/\s(?:\/\/|#\s).*$/, '')
    .replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
}

/** New lines that do nothing. */
export const NOTHING = /^(?:pass|_(?:, _)* = [\w, ]{1,60}|return(?:\s+(?:null|None|nil|undefined))?;?|[{}()[\];,]*)$/
