// Why the gateway cannot start, in words for whoever starts it. Source: CONTRACT 18, 20.1 (exit code 2).

/** One line per cause, each naming the variable to change. Nothing is left running. */
export class StartError extends Error {
  readonly lines: readonly string[]
  /** Oddities of the configuration, such as an unknown name, which may be why a value is missing. */
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
