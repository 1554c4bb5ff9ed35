// What a session has seen that gives its later actions another meaning. Source: ENGINE section 11.

/** Fact: it looked up the gateway's process, so a process number that it stops later may be the gateway's. */
export const GATEWAY_SEEN = 'sight gateway'
