// Settings as the gateway has them without any configuration: for platforms that configure little, and for tests.
import type { Settings } from '#core/ports.ts'

/** The defaults of CONTRACT 18; what a caller knows better replaces them. */
export function default_settings(change: Partial<Settings> = {}): Settings {
  return {
    version: 'unknown',
    auth_enabled: false,
    operator_separate: false,
    rate_limit_per_minute: 300,
    metrics_enabled: true,
    metrics_auth: false,
    observe_allowed: true,
    redact_secrets: true,
    trust_default: 'untrusted',
    trust: new Map(),
    d4_mid: 2,
    d4_high: 5,
    d4_half_life_seconds: 900,
    d4_burst_count: 10,
    d4_burst_window_seconds: 5,
    session_active_seconds: 1800,
    retention_seconds: 2_592_000,
    defer_timeout_seconds: 300,
    max_pending_approvals: 1000,
    approval_lease_seconds: 60,
    enforcement_enabled: false,
    enforcement_threshold: 3,
    enforcement_action: 'defer',
    enforcement_cooldown_seconds: 600,
    enterprise_enabled: false,
    enterprise: { payload_cap: 10, cache_ttl_ms: 1000 },
    l3: { enabled: false, timeout_ms: 30_000, multi_turn: true },
    l3_advisory_async: false,
    evolving_enabled: false,
    llm: { temperature: 0, max_tokens: 256, timeout_ms: 3000 },
    post_action: {
      tiers: { monitor: 0.3, escalate: 0.6, emergency: 0.9 },
      is_whitelisted: () => false,
      action: 'broadcast',
    },
    trajectory_alert_action: 'broadcast',
    alpha: {
      source_protocol_version: '1.0',
      mapping_profile: 'alpha@dev/protocol.v1.0/profile.v1',
      max_retry_budget: 3,
      deadline_ms: 2000,
      webhook_idempotency_seconds: 300,
    },
    home: null,
    self: { port: 8080, uds_path: '/tmp/asg.sock', db_path: '/tmp/asg-trajectory.db', env_path: null, rule_paths: [] },
    ...change,
  }
}
