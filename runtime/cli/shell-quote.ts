// Texts as words of a command line, for shells of POSIX and fish.

/** One word, whatever stands in it. */
export function single_quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
