// What a session has seen that makes its later acts other ones. Source: ENGINE section 11.

/** It looked for the gateway's process: a number that it stops afterwards is the one it found. */
export const GATEWAY_SEEN = 'sight gateway'
