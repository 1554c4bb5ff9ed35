// What the interfaces of models have in common: what a client says in one request, and what it is to be answered.

/** One tool call that the model asks for. */
export interface Wanted {
  tool: string
  args: Readonly<Record<string, unknown>>
  /** What the agent that this call starts asks for itself; its prompt is BELOW. */
  calls?: readonly Wanted[]
}

/** What all interfaces ask alike. */
export interface Turn {
  tools: string[]
  /** Results that the client has sent since the plan began. */
  results: string[]
  /** Said by an agent that another agent started. */
  below: boolean
}

export interface Wire {
  read(body: unknown): Turn | null
  answer(next: Wanted | null, serial: number, stream: boolean): string
}

/** The prompt by which an agent below is known. */
export const BELOW = 'Do it, agent below.'
export const LAST_TEXT = 'That is all.'
