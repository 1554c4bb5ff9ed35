// What stops the start of a gateway that is to share its state.

/** The message is one line and names the variable to change. */
export class RedisError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(`CS_REDIS_URL: ${message}`, options)
    this.name = 'RedisError'
  }
}
