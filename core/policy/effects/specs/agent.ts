// Coding agents and this gateway's command line: flags that switch supervision off, and commands by which an agent
// would approve itself.
import { within } from '#core/compose.ts'
import { type Call, emit, has, said, touch, value, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'

/** Options of agents that skip every question. */
const BYPASS = within(
  '^--',
  [
    /dangerous(?:ly)?(?:-.*)?|yolo|full-auto-unsafe|allow-all(?:-tools|-paths)?|trust-all-tools/,
    /auto-approve(?:-all)?|skip-permissions|no-sandbox|yes-always|always-approve|no-confirm/,
    /allow-dangerously-.*|bypass-.*|disable-hooks|no-hooks|ignore-rules/,
  ],
  '(?:$|=(?!false))',
)

const agent: Does = (call) => {
  const [what, verb] = call.operands
  if (bypasses(call)) emit(call, 'agent.guard', { target: call.name, fields: { op: 'bypass' } })
  else if (call.subcommand.startsWith('mcp') && changes_servers(call)) return
  // `plugin marketplace add owner/repository`: where plugins come from.
  else if (PLUGINS.test(call.subcommand) && what?.text === 'marketplace' && /^(?:add|update)$/.test(verb?.text ?? ''))
    emit(call, 'agent.config', {
      target: call.operands[2]?.text ?? 'marketplace',
      fields: { what: 'plugin', op: 'add' },
    })
  else if (
    EXTENDS.test(call.subcommand) &&
    /(?:install|add|enable|update|link|disable|remove|uninstall)$/.test(call.subcommand)
  )
    changes_extension(call)
  else if (call.subcommand.startsWith('config') && /set$/.test(call.subcommand)) sets(call)
  else emit(call, 'proc.exec', { fields: { known: true, agent: true } })
}

const PLUGINS = /^plugins?$/
const EXTENDS = /^(?:plugin|plugins|extensions|hooks|skills?|marketplace)\b/

/** Whether the agent is started so that it asks nobody. */
function bypasses(call: Call): boolean {
  const words = call.command.args.map((word) => word.text)
  const mode = value(call, 'mode')?.text ?? ''
  const setting = [...values(call, 'settings'), ...values(call, 'config')].map((word) => word.text).join(' ')
  return (
    words.some((text) => BYPASS.test(text)) ||
    /^(?:bypassPermissions|danger-full-access|yolo|never|dontAsk|auto)$/i.test(mode) ||
    /approval_policy\s*=\s*"?never|danger-full-access|disableAllHooks|bypassPermissions|hooks\s*=\s*(?:\{\}|\[\])|features\.hooks\s*=\s*false/.test(
      setting,
    ) ||
    (/^(?:gemini|qwen|copilot)$/.test(call.name) && words.includes('-y')) ||
    /^Bash(?:\(\*\))?$|^\*$|^Bash\(\*?:\*\)$/.test(value(call, 'allowed')?.text ?? '') ||
    /approval_policy\s*=\s*"?never|danger-full-access|bypassPermissions/.test(said(call)) ||
    answers_itself(call) ||
    /\bconfig\s+set\b.*\b(?:auto-?approve\w*|bypass\w*|dangerously\w*|skip\w*permission\w*|disable\w*hooks?)\b/i.test(
      said(call),
    ) ||
    (call.name === 'cursor-agent' && words.some((text) => text === '-f' || text === '--force'))
  )
}

/** `claude mcp add`, `codex mcp remove`; false for what changes no server. */
function changes_servers(call: Call): boolean {
  const name = call.operands[0]?.text
  if (/(?:add|add-json|add-from-claude-desktop|install)$/.test(call.subcommand)) {
    emit(call, 'agent.config', { target: name ?? 'mcp server', d2: 2, fields: { what: 'mcp', op: call.subcommand } })
    return true
  }
  // A guard may also be installed as an MCP server.
  const removes = /(?:remove|disable|uninstall)$/.test(call.subcommand)
  if (!removes || !/gateway|supervis|guard|approval|\basg\b/i.test(name ?? '')) return false
  emit(call, 'agent.guard', { target: name ?? null, fields: { op: 'bypass' } })
  return true
}

function changes_extension(call: Call): void {
  const off = /hooks/.test(call.subcommand) && /(?:disable|remove|uninstall)$/.test(call.subcommand)
  emit(call, off ? 'agent.guard' : 'agent.config', {
    target: call.operands[0]?.text ?? call.subcommand,
    fields: { what: 'plugin', op: off ? 'bypass' : call.subcommand },
  })
}

function sets(call: Call): void {
  const key = call.operands[0]?.text ?? ''
  const guarded = /permission|hook|allow|approval|sandbox|trust|bypass|yolo|mcp|exec|\bask\b|elevated/i.test(key)
  if (guarded) emit(call, 'agent.config', { target: key, fields: { what: 'setting', op: 'set' } })
  else nothing(call)
}

/** Verbs that other versions of it may have, or that an agent guesses: what they would do is clear. */
const SETTLES =
  /^(?:approve|allow|deny|reject|release|enforcement|override|unblock|disable|pause|suspend|off|kill|trust|grant|unlock|reset)$/

/** `yes | agent`, `echo y | agent`: its questions are answered before they are asked. */
function answers_itself({ command, commands }: Call): boolean {
  return command.stdin.some((source) => {
    const feeder = source.kind === 'command' ? commands[source.index] : undefined
    if (source.kind === 'text') return /^\s*(?:y|yes|1)\s*$/i.test(source.text)
    if (feeder?.name === 'yes') return true
    const words = feeder?.args.map((word) => word.text).filter((text) => !text.startsWith('-')) ?? []
    return (
      /^(?:echo|printf)$/.test(feeder?.name ?? '') &&
      words.length > 0 &&
      words.every((text) => /^(?:y|yes|1)(?:\\n)*$/i.test(text))
    )
  })
}

/** Verbs of `asg` that release, settle or remove: an agent never decides about itself. */
export const gateway: Does = (call) => {
  const [verb = '', second = ''] = call.operands.map((word) => word.text)
  const settles =
    (/^(?:approvals|alerts)$/.test(verb) && !/^(?:list|show)?$/.test(second)) ||
    (verb === 'watch' && call.command.args.some((word) => /^-[^\Wi]*i\w*$|^--interactive$/.test(word.text))) ||
    verb === 'uninit' ||
    verb === 'quarantine' ||
    (verb === 'skill-trust' && second !== 'list') ||
    (verb === 'sessions' && call.operands.some((word) => /^(?:release|quarantine)$/.test(word.text))) ||
    (verb === 'db' && second !== 'check') ||
    (verb === 'patterns' && /^(?:confirm|reject)$/.test(second)) ||
    (verb === 'l3' && second !== 'jobs') ||
    (verb === 'rules' && /^(?:disable|off|remove|delete|edit|set|promote)$/.test(second) && !has(call, 'dry_run')) ||
    verb === 'uninstall' ||
    (SETTLES.test(verb) && !/^(?:list|status|show|--help)$/.test(second)) ||
    verb === 'stop' ||
    verb === 'shutdown'
  if (settles) emit(call, 'agent.guard', { target: `asg ${verb}`, fields: { op: 'settle', verb } })
  else if (verb === 'init')
    emit(call, has(call, 'dry_run') ? 'proc.exec' : 'agent.config', {
      target: 'asg init',
      fields: has(call, 'dry_run') ? { known: true } : { what: 'hooks', op: has(call, 'observe') ? 'observe' : 'init' },
    })
  else if (verb === 'serve' || verb === '') emit(call, 'proc.exec', { fields: { known: true } })
  else nothing(call)
}

const probe_files = (call: Call): void => {
  for (const word of call.operands) touch(call, 'fs.list', word)
  nothing(call)
}

const AGENT_VERBS =
  'add add-json add-from-claude-desktop install remove list get enable disable update uninstall link set'

export const AGENTS: readonly ProgramSpec[] = [
  program(
    'claude claude-code codex gemini gemini-cli copilot opencode openclaw cursor-agent cursor qwen aider amp ' +
      'droid crush kiro cline cn auggie plandex forge-agent q',
    {
      flags: {
        mode: '--permission-mode -a --ask-for-approval -s --sandbox --approval-mode --permission-prompt-tool =',
        settings: '--settings --mcp-config --append-system-prompt --system-prompt --disallowedTools =',
        allowed: '--allowedTools --allowed-tools =',
        config: '-c --config -p --profile =?',
        model: '-m --model --output-format --input-format --resume -r --session-id --add-dir -C --cd -i --image =?',
      },
      subcommands: {
        'mcp plugin plugins extensions hooks skill skills marketplace config': {
          subcommands: { [AGENT_VERBS]: agent },
          does: agent,
        },
      },
      does: agent,
    },
  ),
  program('asg agent-supervision-gateway', {
    flags: {
      dry_run: '--dry-run',
      observe: '--observe',
      json: '--json',
      reason: '--reason --db --url --token-file =',
      // Options that filter a list are not actions: `asg approvals --session s-1`.
      filter: '--session --state --since --severity --limit --min-risk =',
    },
    does: gateway,
  }),
  program('mcp mcp-inspector mcporter', probe_files),
]
