// Every named limit of the gateway with the line it comes from. A limit that is exceeded is an outcome, never a silent cut.

/** CONTRACT 0.1: request body, inclusive. */
export const MAX_BODY_BYTES = 10_485_760
/** CONTRACT 0.1: JSON nesting. */
export const MAX_JSON_DEPTH = 64
/**
 * Members, elements and containers of one JSON text. Half a million keys take seconds of the one thread that all requests share;
 * a hundred thousand values of a tool are already more than any rule or person looks at.
 */
export const MAX_JSON_VALUES = 100_000
/** CONTRACT 0.3: client-supplied ids, characters. */
export const MAX_ID_CHARS = 256
/** CONTRACT 1.3: names of frameworks and adapters, characters. */
export const MAX_FRAMEWORK_CHARS = 128
/** Characters of a workspace or transcript path that sessions keep and show; no system opens a longer one. */
export const MAX_SHOWN_PATH_CHARS = 4096
/** Characters of a timestamp; its fraction may have any number of digits. */
export const MAX_TIMESTAMP_CHARS = 64
/** CONTRACT 1.3. */
export const MAX_RISK_HINTS = 64
export const MAX_RISK_HINT_CHARS = 128
/** CONTRACT 1.3: summaries shown to L2 and L3 only. */
export const MAX_CONTEXT_TEXT_CHARS = 2000
/** CONTRACT 1.4: reason shown to the agent, characters. */
export const MAX_REASON_CHARS = 2000
/** CONTRACT 1.4: when whoever was deferred may ask again. */
export const DEFER_RETRY_MS = 1000
/** Characters of a refusal that are logged; messages name fields and rules, never values. */
export const MAX_LOGGED_REFUSAL_CHARS = 300
/** CONTRACT 1.2: paths listed in one validation message. */
export const MAX_LISTED_PATHS = 5
/** SPEC "Limits". */
export const MIN_DEADLINE_MS = 1
export const MAX_DEADLINE_MS = 5000
/**
 * How late an answer that is there may be before it counts as missed: the timer of a loaded machine fires no earlier, and
 * an answer serves the caller better than the news that it was nearly in time.
 */
export const DEADLINE_GRACE_MS = 50
/** CONTRACT 2: deadline of the hook dialects. */
export const DIALECT_DEADLINE_MS = 4500
/** CONTRACT 1.5: idempotency entries. */
export const MAX_CLAIMS = 50_000
/** CONTRACT 1.5: minimum life of a stored result, and the multiple of the deadline. */
export const CLAIM_TTL_MIN_MS = 5000
export const CLAIM_TTL_DEADLINES = 3
/** CONTRACT 0.9: rate keys kept. */
export const MAX_RATE_KEYS = 10_000
export const RATE_WINDOW_MS = 60_000
/** CONTRACT 1.9: rule ids in a risk snapshot. */
export const MAX_MATCHED_RULES = 20
/** SPEC "Events": queue of one subscriber, oldest dropped. */
export const MAX_SUBSCRIBER_QUEUE = 500
/** SPEC "Limits": concurrent subscribers; the next gets 503. */
export const MAX_SUBSCRIBERS = 100
/** SPEC "Events": comment frame after this much silence. */
export const STREAM_KEEPALIVE_MS = 15_000
/** CONTRACT 7.3: command text in a stream event, characters. */
export const MAX_STREAM_COMMAND_CHARS = 500
/** CONTRACT 10: socket connections, idle time, partial frame time. */
export const MAX_SOCKET_CONNECTIONS = 256
export const SOCKET_IDLE_MS = 300_000
export const SOCKET_PARTIAL_FRAME_MS = 30_000
/** How often the gateway looks whether the file of its Unix socket is still there. Ours: CONTRACT 10 says nothing of a file that is removed. */
export const SOCKET_WATCH_MS = 2000
/** CONTRACT 2.6: hooks held open for a person. */
export const MAX_HOLDS = 200
export const MAX_HOLD_MS = 60_000
/** CONTRACT 2.4: `client` parameter of a hook, and name of a hook (with its `hook:` prefix it must fit an event_subtype). */
export const MAX_CLIENT_NAME_CHARS = 64
export const MAX_HOOK_NAME_CHARS = 128
/** CONTRACT 3.1: stored texts of an approval. */
export const MAX_APPROVAL_COMMAND_CHARS = 2000
export const MAX_APPROVAL_ARGUMENT_BYTES = 16_384
/** PERFORMANCE 1: rows of one group commit. */
export const MAX_COMMIT_ROWS = 256
/** Rows waiting for a group commit; beyond it the store answers ENGINE_UNAVAILABLE instead of growing. */
export const MAX_PENDING_WRITES = 20_000
/** Sessions kept in memory, 2 to 3 KB each; colder ones are reloaded from the store on demand. */
export const MAX_RESIDENT_SESSIONS = 8192
/** ENGINE 11: bounded facts of one session. */
export const MAX_SESSION_FILES = 256
export const MAX_SESSION_SECRETS = 64
export const MAX_SESSION_HOSTS = 64
export const MAX_SESSION_DENIED = 256
export const MAX_SESSION_OWN = 64
export const MAX_SESSION_TOLD = 64
/** Newest records of a session that are judged again when this process does not know the session yet; and at a time. */
export const MAX_RECALLED_RECORDS = 100
export const RECALL_SLICE_RECORDS = 10
/** Characters of them that are read; older ones are not judged again. */
export const MAX_RECALLED_CHARS = 16_777_216
export const MAX_SESSION_LEASES = 32
/** CONTRACT 4.1. */
export const MAX_SESSION_NAMES = 200
/** CONTRACT 2.2: idle and heartbeat are recorded at most once in this time per session and type. */
export const HEARTBEAT_RECORD_MS = 2000
/** Sessions and types whose last heartbeat is remembered. */
export const MAX_BEATS = 20_000
/** SPEC "Limits": report windows, seconds. */
export const MAX_WINDOW_SECONDS = 604_800
/** Node edge: request line and headers, bytes. */
export const MAX_HEADER_BYTES = 16_384
/** Node edge: time to send all headers, and the whole request. A slower sender is answered 408. */
export const HTTP_HEADERS_MS = 10_000
export const HTTP_REQUEST_MS = 30_000
/** Node edge: how often the two times above are checked. */
export const HTTP_CHECK_MS = 2000
/** Node edge: an idle connection is kept this long, longer than usual proxies keep theirs. */
export const HTTP_KEEP_ALIVE_MS = 75_000
/** Node edge: a connection on which no byte moves for this long is dropped; streams and long polls move one earlier. */
export const HTTP_STALLED_MS = 120_000
/** Node edge: open TCP connections; further ones are closed at once. */
export const MAX_HTTP_CONNECTIONS = 4096
/** Node edge: files that connections leave to database, workspaces, models and modules where a process may open few. */
export const RESERVED_FILES = 64
/** Node edge: how often the log says that connections are turned away. */
export const TURNED_AWAY_LOG_MS = 10_000
/** Node edge: bytes of unfinished bodies and frames over all connections; the request that would exceed it is refused. */
export const MAX_UNFINISHED_BYTES = 134_217_728
/** Node edge: bytes of large replies that clients have not taken yet; a further large one is refused. */
export const MAX_UNSENT_BYTES = 268_435_456
/** Node edge: from this size on a reply is a large one. */
export const LARGE_REPLY_BYTES = 1_048_576
/** Socket frames of one connection that are being answered; beyond it the connection is not read. */
export const MAX_SOCKET_PIPELINE = 256
/** PERFORMANCE 1: rows removed by one slice of retention. */
export const MAX_PURGE_ROWS = 100
/** CONTRACT 6.2: cooldowns end at most one second late. */
export const COOLDOWN_SWEEP_MS = 1000
/** Transitions handled by one sweep. */
export const MAX_SWEPT = 1000
/** Names counted per dimension of a counter key; further ones are counted as `<dimension>:other`. */
export const MAX_COUNTER_NAMES = 1000
/** CONTRACT 0.5: windows up to this length are exact to the second. */
export const FINE_WINDOW_MS = 3_600_000
/** Another writer holds the database (backup, shell): a group commit waits this long before its writes are refused. */
export const MAX_LOCK_WAIT_MS = 60
/** One call to a remote database, including its one repetition after a lost answer. */
export const REMOTE_CALL_MS = 2000
/** Bytes appended to the write-ahead log, estimated, before the storage thread moves them into the database. */
export const CHECKPOINT_BYTES = 16_777_216
/** Sessions and records whose tables may lag behind the log before the next commit catches up, and for how long. */
export const LATE_SESSIONS = 384
export const LATE_RECORDS = 2048
export const LATE_MS = 200
/** SPEC "Limits": entries of one report page, and defaults. */
export const MAX_SESSIONS_LIMIT = 200
export const DEFAULT_SESSIONS_LIMIT = 50
export const MAX_LIST_LIMIT = 1000
export const MAX_PAGE_LIMIT = 500
export const DEFAULT_PAGE_LIMIT = 100
/** CONTRACT 0.12: actor names. CONTRACT 6.4: reason of an operator. */
export const MAX_ACTOR_CHARS = 128
export const MAX_OPERATOR_REASON_CHARS = 1000
/** Opaque cursors: an ordering value and an id. */
export const MAX_CURSOR_CHARS = 1200
/** CONTRACT 6.1: alerts kept; acknowledged ones go first. */
export const MAX_ALERTS = 50_000
/** Newest scores an EWMA is computed from: older ones weigh less than 0.7^64, far below the 4 decimals shown. */
export const MAX_EWMA_SAMPLES = 64
/** Records a report reads or renders before it lets decisions go on. */
export const REPORT_SLICE_ROWS = 100
/** The first slice is small, because a row may hold 10 MiB; the next ones are as long as fits into this many characters. */
export const REPORT_FIRST_ROWS = 8
export const REPORT_SLICE_CHARS = 8_388_608
/** Records of one reply, in characters; a page that would be larger ends earlier, but shows at least one record. */
export const MAX_REPLY_RECORDS_CHARS = 33_554_432
/** Effects shown with the records of one reply, in characters. */
export const MAX_REPLY_EFFECTS_CHARS = 8_388_608
/** Replies full of records that are made at a time, and how many may wait for that. */
export const MAX_RECORD_REPORTS = 4
export const MAX_WAITING_RECORD_REPORTS = 1000
/** CONTRACT 2.7: effects shown with one record. */
export const MAX_RECORD_EFFECTS = 20
/** An effect may be reported before its event is recorded; one that came at most this long before is found. */
export const EFFECT_LEAD_MS = 600_000
/** CONTRACT 5.3: pressure looks back this far. */
export const PRESSURE_SECONDS = 300
/** Approvals expired by one sweep, the rest follow at the next tick; also those looked at together at start. */
export const MAX_EXPIRED_PER_SWEEP = 500
/** SPEC "Limits" retry budget by risk level, CONTRACT 2.10: pauses before the repetitions of a delivery. */
export const DELIVERY_PAUSES_MS = { high: [150], medium: [200, 400], low: [250, 500, 1000] } as const
/** CONTRACT 0.12: longest long poll for an approval. */
export const MAX_WAIT_MS = 60_000
/** Approvals that share an upstream id and are looked at for one; more are ambiguous anyway. */
export const MAX_UPSTREAM_NAMESAKES = 20
/** A stop waits this long for the last commits before it gives up on them loudly. */
export const STORE_CLOSE_MS = 1500
/** How long a process that has stopped everything waits for connections that others keep open. */
export const EXIT_LINGER_MS = 1000
/** Effects read for one page of records. */
export const MAX_EFFECTS_READ = 10_000
/** CONTRACT 13.3, 13.5: lists of one skill record and of one transition. */
export const MAX_SKILL_ALIASES = 50
export const MAX_SKILL_PARTS = 200
export const MAX_SKILL_NAME_CHARS = 256
export const MAX_SKILL_ADVISORIES = 100
export const MAX_EVIDENCE_REFS = 50
export const MAX_EVIDENCE_REF_CHARS = 512
export const MAX_OVERRIDE_REASON_CHARS = 500
/** Skills of the registry; it is held in memory while it does not change. */
export const MAX_SKILLS = 10_000
/** Different appearances of skills in events, and recommendations, that are kept; further ones are not added. */
export const MAX_SKILL_METADATA = 10_000
export const MAX_SKILL_RECOMMENDATIONS = 10_000
/** CONTRACT 13.2: transitions shown with a page of the registry, and transitions looked through for them. */
export const MAX_SHOWN_TRANSITIONS = 100
export const MAX_TRANSITIONS_READ = 10_000
/** A write that lost against another gateway is tried again from the start, at most this many times. */
export const MAX_REGISTRY_TRIES = 10
/** CONTRACT 11.1: a model that nobody demanded is asked only while this much of the deadline is left, ms. */
export const L2_MIN_REMAINING_MS = 500
/** CONTRACT 11.2: what L2 leaves of the deadline for recording the decision, ms. */
export const L2_RESERVE_MS = 100
/** ENGINE 14: characters of one redacted event that L2's model is shown, from its head and its tail. */
export const MAX_L2_EVENT_CHARS = 4096
/** Characters of one text in it, so that the others keep their room. */
export const MAX_L2_TEXT_CHARS = 1500
/** ENGINE 14: reasons of one L2 answer that are kept, and characters of each. */
export const MAX_L2_REASONS = 8
export const MAX_L2_REASON_CHARS = 200
/** Facts about an action that L2's model is told. */
export const MAX_L2_FACTS = 48
/** Model calls of all tiers under way; a further one fails at once and is not queued. */
export const MAX_MODEL_CALLS = 128
/** Model calls begun in one turn of the event loop. */
export const MODEL_STARTS_PER_TURN = 4
/** Bytes of one reply of a model provider; a longer one is cut off and counts as a failure. */
export const MAX_MODEL_REPLY_BYTES = 1_048_576
/** Characters of one answer that are read as JSON. */
export const MAX_MODEL_ANSWER_CHARS = 65_536
/** A provider that asks for a pause is left alone for as long as it says, at most this long. */
export const MAX_PROVIDER_PAUSE_MS = 60_000
/** CONTRACT 15: learned patterns kept. */
export const MAX_PATTERNS = 500
/** Decisions look into a copy of the patterns that is at most this old, ms. */
export const PATTERN_COPY_MS = 5000
/** Votes of one pattern that are recognised when they come again. */
export const MAX_PATTERN_VOTES = 1000
/** CONTRACT 15: a candidate is tried on the records of seven days: how many of them at most, and how many objections are named. */
export const REPLAY_DAYS_MS = 604_800_000
export const MAX_REPLAY_RECORDS = 5000
export const MAX_BLOCKED_BY = 5
/** CONTRACT 17: entries of the enterprise list of sessions. */
export const MAX_ENTERPRISE_SESSIONS = 5000
/** CONTRACT 17: active sessions the live overview looks at, the riskiest first, and how often it is computed at most, ms. */
export const MAX_OVERVIEW_SESSIONS = 1000
export const OVERVIEW_MIN_MS = 1000
/** Newest records of a session among which its latest mapped one is looked for. */
export const LATEST_TAXONOMY_RECORDS = 20
/** CONTRACT 12.4: records that one advisory snapshot takes, and what its caller may say about why. */
export const MAX_SNAPSHOT_RECORDS = 500
export const MAX_TRIGGER_DETAIL_CHARS = 2000
/** CONTRACT 12.4: jobs of one drain. */
export const MAX_DRAIN_JOBS = 10
/** CONTRACT 12.2: attempts of a job, its lease and how often that is renewed. */
export const MAX_JOB_ATTEMPTS = 3
export const JOB_LEASE_MS = 60_000
export const JOB_RENEWAL_MS = 20_000
/** CONTRACT 12.3: time of one review by a model. */
export const ADVISORY_CALL_MS = 30_000
/** CONTRACT 12.1: texts of a review, how many of each and of how many characters. */
export const MAX_REVIEW_FINDINGS = 20
export const MAX_REVIEW_FINDING_CHARS = 500
export const MAX_REVIEW_SUMMARY_CHARS = 360
export const MAX_REVIEW_POINTS = 5
export const MAX_REVIEW_NEXT_STEPS = 3
export const MAX_REVIEW_POINT_CHARS = 180
export const ADVISORY_MAX_TOKENS = 1024
/** Jobs that the background runs in one go; the rest follows at the next tick. */
export const MAX_ADVISORY_ROUND = 100
/** Reviews by a model that run at the same time, and that wait for their turn; a further one is refused. */
export const MAX_ADVISORY_RUNS = 4
export const MAX_ADVISORY_WAITING = 100
/** Characters of all records that a model is shown; the newest come first. */
export const MAX_PROMPT_RECORD_CHARS = 100_000
/** CONTRACT 12.4: jobs and reviews shown with their snapshot. */
export const MAX_SNAPSHOT_CHILDREN = 20
/** A payload larger than this is left out of a frozen record, bytes of JSON. */
export const MAX_FROZEN_PAYLOAD_CHARS = 32_768
/** Documents read by one step through a list. */
export const DOCUMENT_STEP_ROWS = 1000
/** CONTRACT 16.1: characters of one output that are scanned, and of one line that detectors look at together. */
export const MAX_SCAN_CHARS = 65_536
export const MAX_SCAN_LINE_CHARS = 1000
/** Encoded pieces of one output that are decoded, and characters of one piece. */
export const MAX_SCAN_DECODED = 64
export const MAX_SCAN_DECODED_CHARS = 8192
/** Comments of one output that are looked into. */
export const MAX_SCAN_COMMENTS = 512
/** Lines of one output that turn to an agent and are read together with the lines below them. */
export const MAX_SCAN_LOOKS_BELOW = 128
/** Outputs that wait for their scan, and their characters together; further ones are read from their records later. */
export const MAX_SCAN_QUEUE = 16_384
export const MAX_SCAN_QUEUE_CHARS = 16_777_216
/** CONTRACT 16.3: an action waits this long for the scan of the output before it, where findings decide about it, ms. */
export const MAX_SCAN_WAIT_MS = 1000
/** Records whose output is scanned when nothing else waits; that of further ones is not, which is logged. */
export const MAX_SCANS_LEFT = 65_536
/** After a start: sessions that are looked through for outputs nobody scanned, records of each, and how long before the last of all. */
export const LEFT_SESSIONS = 64
export const LEFT_RECORDS = 1024
export const LEFT_WINDOW_MS = 300_000
/** CONTRACT 9.2: how far the time of a signed webhook call may be from ours, seconds. */
export const WEBHOOK_WINDOW_SECONDS = 300
/** Live approval requests whose outcome is remembered, so that one that is listed again is not judged again. */
export const MAX_BRIDGED_REQUESTS = 10_000
/** CONTRACT 2.10: times of the live connection. */
export const UPSTREAM_CONNECT_MS = 10_000
export const UPSTREAM_REPLY_MS = 5000
export const UPSTREAM_RETRY_MIN_MS = 1000
export const UPSTREAM_RETRY_MAX_MS = 30_000
/** Live connection: what waits is listed again this often, for requests that could not be judged when they came. */
export const UPSTREAM_LIST_MS = 30_000
/** Live connection: after this many silent tick intervals of the framework it counts as gone. */
export const UPSTREAM_MISSED_TICKS = 3
/** Live connection: a shorter tick interval than this is not believed. */
export const UPSTREAM_MIN_TICK_MS = 1000
/** Live connection: characters of one frame. */
export const MAX_UPSTREAM_FRAME_CHARS = 26_214_400
/** Live connection: requests to the framework that wait for their reply. */
export const MAX_UPSTREAM_WAITING = 1000
/** CONTRACT 9.2: webhook replies kept for repetitions. */
export const MAX_WEBHOOK_REPLIES = 10_000
/** Outcomes in one list of an adapter's report; there are ten names. */
export const MAX_EFFECT_OUTCOMES = 32
/** CONTRACT 14.1: entries of one list of a scope profile, characters of an entry, of its description and of its version. */
export const MAX_SCOPE_ENTRIES = 200
export const MAX_SCOPE_ENTRY_CHARS = 512
export const MAX_DESCRIPTION_CHARS = 500
export const MAX_VERSION_CHARS = 128
/** Commands, paths and hosts of one action, each, that a scope profile is compared with; an action with more waits for a person. */
export const MAX_SCOPE_FACTS = 256
/** ENGINE 17: steps of one session that sequences are looked for in, and alerts remembered so that each is raised once. */
export const MAX_SEQUENCE_STEPS = 64
export const MAX_SEQUENCE_ALERTS = 64
/** CONTRACT 11.3: bytes of one read of a review, and of one diff. */
export const MAX_LOOK_BYTES = 262_144
/** ENGINE 15: hits of one search, entries of one folder. */
export const MAX_SEARCH_HITS = 50
export const MAX_LISTED_ENTRIES = 500
/** What one search costs at most: files opened, folders entered, depth, bytes read, time. */
export const MAX_SEARCH_FILES = 4000
export const MAX_SEARCH_FOLDERS = 2000
export const MAX_SEARCH_DEPTH = 24
export const MAX_SEARCH_BYTES = 16_777_216
export const SEARCH_MS = 5000
/** Entries of one folder that are looked at; a larger one is shown in part. */
export const MAX_FOLDER_ENTRIES = 20_000
/** A pattern, what it compiles to, the piece of a line it is tried on at once, the part of it that is shown, and a glob. */
export const MAX_SEARCH_PATTERN_CHARS = 200
export const MAX_SEARCH_PROGRAM = 250
export const MAX_SEARCH_LINE_CHARS = 500
export const MAX_SEARCH_HIT_CHARS = 200
export const MAX_SEARCH_GLOB_CHARS = 200
/** ENGINE 15: time of git for one diff. */
export const DIFF_MS = 10_000
/** Bytes of files git compares line by line; larger ones only differ or do not. */
export const MAX_DIFFED_FILE_BYTES = 1_048_576
/** CONTRACT 11.3: replies of one L3 review, and its tool calls. */
export const MAX_AGENT_TURNS = 8
export const MAX_AGENT_TOOL_CALLS = 20
/** ENGINE 15: length of one reply, tokens. */
export const AGENT_TURN_TOKENS = 512
/** CONTRACT 11.3: characters of one tool result that the model is shown, half of them from its end. */
export const MAX_SHOWN_CHARS = 8192
/** Characters around what is shown that are redacted with it, so that no secret is cut in two; the longest key fits twice. */
export const REDACTION_MARGIN_CHARS = 16_384
/** CONTRACT 11.3: what L3 leaves of the deadline for recording the decision, and the least that is worth a start, ms. */
export const L3_RESERVE_MS = 100
export const L3_MIN_BUDGET_MS = 50
/** Records that one tool call shows. */
export const MAX_AGENT_RECORDS = 20
/** CONTRACT 11.5: findings of a verdict, evidence it names, and characters of each text in a trace. */
export const MAX_TRACE_FINDINGS = 10
export const MAX_TRACE_TEXT_CHARS = 200
/** Characters of one reply that are kept in the conversation. */
export const MAX_AGENT_REPLY_CHARS = 4096
/** CONTRACT 11.3: what starts a review by itself: the sum of the levels of the last events and how many those are, size and depth of a payload. */
export const CUMULATIVE_RISK_SUM = 5
export const CUMULATIVE_RISK_EVENTS = 50
export const COMPLEX_PAYLOAD_CHARS = 8192
export const COMPLEX_PAYLOAD_DEPTH = 6
