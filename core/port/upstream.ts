// The Upstream port: a framework that asks this gateway for approvals over a live connection. Source: CONTRACT 2.10.

/** The framework whose own approval requests this gateway answers over a live connection (CONTRACT 2.10). */
export interface Upstream {
  connected(): boolean
  /**
   * Sends the answer to one of the framework's requests; failure is a value. `rejected`: it refused this answer;
   * `reason_rejected`: it accepts no reasons, the same answer without one may pass; `settled`: it has an answer
   * already; `unreachable`: not connected, no reply in time, or temporarily unable.
   */
  resolve(answer: UpstreamAnswer): Promise<Delivered>
}

/** How one request of the framework was decided. */
export interface UpstreamAnswer {
  /** The framework's id of its request. */
  approval_id: string
  decision: 'allow-once' | 'deny'
  reason?: string
}

/** The result of sending an answer; see `resolve`. */
export type Delivered =
  | { ok: true }
  | { ok: false; cause: 'reason_rejected' | 'rejected' | 'settled' | 'unreachable'; message: string }
