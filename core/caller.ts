// Who calls: plain data that a door establishes once and everything behind it may read.

/** Who calls, as established by the transport. `id` is the credential id of CONTRACT 0.8. */
export interface Caller {
  id: 'operator' | 'agent' | 'anonymous' | 'socket' | 'alpha-webhook' | 'alpha-ws'
  /** Key of the rate window that is charged: the credential, without one the peer address. */
  rate_key: string
  transport: 'http' | 'socket'
}
