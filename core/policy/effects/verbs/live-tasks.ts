// Releases and production: chains, stores, certificates, and tasks or scripts of a project whose names say that they
// change what customers use (`npm run deploy:prod`, `./wipe.sh production`). The task's commands are not visible, but
// the two words together are how people mark it.
import {
  CHANGES_DATA,
  GONE,
  MOVES_CONTAINERS,
  PUBLISHES,
  REMOVED,
  ROLLS_OUT,
  type Row,
  WRITES_ROWS,
} from '#core/policy/effects/verbs/meaning.ts'

/** What only a program makes for itself: nobody else misses it, or gets it. */
const OF_PROGRAM =
  '(?:cache|dist|build|bundle|tmp|temp|logs?|node|deps|dependencies|version|types|snapshots?|readme|docs|sitemap|assets|sourcemaps?|icons?|unused)'
/** What is done to things of customers, by a name of two words: `delete-users`, `send_campaign`. */
const TO_THINGS = `(?:delete|remove|clear|anonymi[sz]e|charge|refund|cancel|send|email|notify|deactivate|disable)[-_:](?!${OF_PROGRAM})\\w{1,60}`
const DEED =
  '(?:deploy(?:ment|s)?|release|publish|promote|rollback|roll-back|rollout|ship|wipe|reset|purge|drop|' +
  `destroy|nuke|teardown|truncate|flush|seed|migrate|restore|backfill|cleanup|schema:update|${TO_THINGS})`
const EDGE = '[\\s:._/=-]'
/** A deed and the place of customers among the words, in any order. */
const LIVE = `(?=.*(?:^|${EDGE})prod(?:uction)?(?:$|${EDGE}))(?=.*(?:^|${EDGE})${DEED}(?:$|${EDGE}))`
/** Nothing is changed: it is tried, looked at, tested or written about. */
const TRIED =
  `(?!.*(?:--(?:dry-?run|check|plan|diff|list|what-?if|preview|template|test)|(?:^|\\s)-n(?:\\s|$)))` +
  `(?!.*(?:^|${EDGE})(?:plan|diff|lint|status|list|tests?|specs?|e2e|check|notes|docs|mock|examples?|validate|verify)(?:$|${EDGE}))`
/** Words of package managers that run no task. */
const NO_TASK =
  '(?!(?:add|remove|rm|un\\w+|install|i|ci|why|info|view|show|ls|list|outdated|up|update|upgrade|link|pack|' +
  'audit|config|dlx|x|create|init|npm|search|explain)(?:\\s|$))'

const TASK = new RegExp(`^${LIVE}${TRIED}${NO_TASK}`, 'i')
const SCRIPT = new RegExp(
  `^${LIVE}${TRIED}(?:-\\S{1,40}\\s)*(?:[\\w./-]{1,200}\\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh|bash)|artisan|bin/console)(?:\\s|$)`,
  'i',
)

/** What is done to the data of the environment that the settings name. */
const DATA_DEED =
  `(?=.*(?:^|${EDGE})(?:wipe|reset|purge|drop|destroy|nuke|truncate|flush|seed|migrate|rollback|restore|backfill|` +
  `${TO_THINGS})(?:$|${EDGE}))`
/** What a package manager's own cache is called. */
const OF_TOOL = `(?!.*(?:^|${EDGE})(?:cache|install|hooks?|husky|git|build|dist|watchman|metro|storybook)(?:$|${EDGE}))`
const DATA_TASK = new RegExp(`^${DATA_DEED}${TRIED}${OF_TOOL}${NO_TASK}`, 'i')
const DATA_SCRIPT = new RegExp(
  `^${DATA_DEED}${TRIED}${OF_TOOL}(?:-\\S{1,40}\\s)*(?:[\\w./-]{1,200}\\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh|bash)|artisan|bin/console)(?:\\s|$)`,
  'i',
)

/** Whether a script of the project, by its path and its arguments, changes the data of its settings. */
export function changes_data(path: string, words: string): boolean {
  return DATA_TASK.test(`${path} ${words}`)
}

/** Whether a script of the project, by its path and its arguments, changes what customers use. */
export function acts_on_customers(path: string, words: string): boolean {
  return TASK.test(`${path} ${words}`)
}

/** Chains on which nothing is worth anything. */
const TRIAL_CHAIN =
  '(?:local\\w*|hardhat|dev\\w*|ganache|anvil|sepolia|goerli|holesky|hoodi|amoy|mumbai|fuji|alfajores|\\w*test\\w*|127[.]0[.]0[.]1)'
/** `--network mainnet`, `--url mainnet-beta`, but none of the chains for trying things out. */
const LIVE_CHAIN = `(?=.*\\s(?:--network|--provider[.]cluster|--profile|--url|-u|--env)[= ](?!(?:https?://)?${TRIAL_CHAIN}\\b)\\S)`

export const LIVE_TASK_ROWS: readonly Row[] = [
  ['hardhat brownie ape truffle', new RegExp(`^(?:run|migrate|deploy|ignition)\\b${LIVE_CHAIN}`), ROLLS_OUT],
  [
    'forge',
    /^(?:script\b(?=.*--broadcast)|create\s)(?!.*(?:localhost|127\.0\.0\.1|anvil|sepolia|holesky|hoodi|amoy|testnet))/i,
    ROLLS_OUT,
  ],
  ['solana anchor starkli near', new RegExp(`^(?:program\\s+)?(?:deploy|upgrade|close)\\b${LIVE_CHAIN}`), ROLLS_OUT],
  ['sui aptos', /^(?:client|move)\s+publish\b(?!.*(?:devnet|testnet|localnet|local|--dry-run))/, ROLLS_OUT],
  ['eas', /^build\b.*\s--auto-submit/, PUBLISHES],
  ['rustup', /^self\s+uninstall\b/, REMOVED],
  ['mise rtx', /^implode\b(?!.*(?:--dry-run|\s-n\b))/, REMOVED],
  ['acme.sh', /(?:^|\s)--(?:revoke|remove|deactivate)\b/, GONE],
  ['openssl', /^ca\b.*\s-revoke\b/, GONE],
  ['cfssl', /^revoke\b/, GONE],
  ['proxmox-backup-client', /^(?:prune|forget|snapshot\s+forget|namespace\s+delete)\b/, GONE],
  [
    'rails',
    /^(?:runner|r)\s.*\.(?:(?:delete|destroy|update|insert|upsert)_all|destroy|delete|update|save|create)\b/,
    WRITES_ROWS,
  ],
  [
    'npm pnpm yarn bun make gmake just task mage invoke inv rake nx turbo moon poe composer mix gradle gradlew',
    TASK,
    ROLLS_OUT,
  ],
  [
    'docker podman nerdctl docker-compose',
    /^(?:(?:-H|--host|-c|--context|-l|--log-level|-f|--file|-p|--project-name|--env-file|--profile)[= ]\S+\s|compose\s|container\s|service\s|stack\s){0,6}(?:up|down|run|start|stop|restart|kill|pause|unpause|update|rm|scale|deploy|rollback)(?:\s|$)/,
    MOVES_CONTAINERS,
  ],
  ['npm pnpm yarn bun make gmake just task mage invoke inv rake nx turbo poe composer mix', DATA_TASK, CHANGES_DATA],
  ['node python python3 bash sh zsh tsx ts-node ruby php perl', DATA_SCRIPT, CHANGES_DATA],
  ['node python python3 bash sh zsh tsx ts-node ruby php perl', SCRIPT, ROLLS_OUT],
]
