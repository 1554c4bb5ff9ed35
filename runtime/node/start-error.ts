// Why the gateway does not start, in the words of the person who started it. Source: CONTRACT 18, 20.1 (exit code 2).

/** One line per cause, each naming the variable to change; nothing was left running. */
export class StartError extends Error {
  readonly lines: readonly string[]
  /** What else is odd about the configuration: a name that is not known may be why a value is missing. */
  readonly warnings: readonly string[]
  /** Usage or configuration error. */
  readonly exit_code = 2

  constructor(lines: readonly string[], options: { cause?: unknown; warnings?: readonly string[] } = {}) {
    super(lines.join('\n'), { cause: options.cause })
    this.name = 'StartError'
    this.lines = lines
    this.warnings = options.warnings ?? []
  }
}
