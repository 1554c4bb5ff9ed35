// The Upstream port: a framework that asks this gateway over a live connection. Source: CONTRACT 2.10.

/** The framework whose own approval requests this gateway answers over a live connection (CONTRACT 2.10). */
export interface Upstream {
  connected(): boolean
  /**
   * Tells the framework how one of its requests was decided; failure is a value. `rejected`: it refused this answer;
   * `reason_rejected`: it knows no reasons, the same answer without one may pass; `settled`: it has its answer already;
   * `unreachable`: not connected, no reply in time, or for the moment not able to take it.
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

/** What became of an answer; `resolve` says what each cause means. */
export type Delivered =
  | { ok: true }
  | { ok: false; cause: 'reason_rejected' | 'rejected' | 'settled' | 'unreachable'; message: string }
