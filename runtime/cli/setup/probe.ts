// Runs an installed hook as its client would: the very command line or address that stands in the settings, and reads the
// answer as the client does. Nothing is executed on behalf of the probe but the hook itself. Source: CLIENTS sections 2, 3, 8.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is_object, parse_object } from '#core/json.ts'
import type { Client, ClientId } from '#runtime/cli/clients/client.ts'
import { plain } from '#runtime/cli/terminal.ts'

/** What a hook run left: exit code (null: it was killed or did not start) and output. For http the status is 0 or 1. */
export interface HookRun {
  exit: number | null
  stdout: string
  stderr: string
}

/** How the client goes on. `runs` includes the case that it asks its own user. */
export type Verdict = 'refused' | 'runs'

type Env = Readonly<Record<string, string | undefined>>

/** A probe that takes longer than any hook may is over. */
const MAX_PROBE_MS = 70_000

/** Runs one hook entry of a client's settings with a body on stdin. Never throws. */
async function run_entry(entry: Readonly<Record<string, unknown>>, body: unknown, env: Env): Promise<HookRun> {
  const text = JSON.stringify(body)
  if (entry.type === 'http') return run_http(entry, text, env)
  const line = typeof entry.command === 'string' ? entry.command : entry.bash
  return typeof line === 'string' ? run_shell(line, text, env) : { exit: null, stdout: '', stderr: 'no command' }
}

function run_shell(line: string, body: string, env: Env): Promise<HookRun> {
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', line], { env, timeout: MAX_PROBE_MS, stdio: 'pipe' })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (part) => {
      stdout += part
    })
    child.stderr.setEncoding('utf8').on('data', (part) => {
      stderr += part
    })
    // A hook that ends before it has read its body is judged by its exit code.
    child.stdin.on('error', () => {})
    child.on('error', (cause) => resolve({ exit: null, stdout, stderr: cause.message }))
    child.on('close', (exit) => resolve({ exit, stdout, stderr }))
    child.stdin.end(body)
  })
}

async function run_http(entry: Readonly<Record<string, unknown>>, body: string, env: Env): Promise<HookRun> {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const [name, value] of Object.entries((entry.headers ?? {}) as Record<string, string>)) {
    headers.set(name, value.replaceAll(/\$(\w+)/g, (_all, variable: string) => env[variable] ?? '').trim())
  }
  const refusing = entry.onFailure === 'block' ? 2 : 0
  try {
    const signal = AbortSignal.timeout(MAX_PROBE_MS)
    const response = await fetch(String(entry.url), { method: 'POST', headers, body, signal })
    const stdout = await response.text()
    return {
      exit: response.status === 200 ? 0 : refusing,
      stdout: response.status === 200 ? stdout : '',
      stderr: stdout,
    }
  } catch (cause) {
    return { exit: refusing, stdout: '', stderr: String(cause) }
  }
}

/** What the client does with this outcome. Anything it does not understand means that the tool runs. */
export function read_as_client(client: ClientId, run: HookRun): Verdict {
  const reply = parse_object(run.stdout) ?? {}
  if (client === 'gemini') {
    if (run.exit !== 0) return run.exit !== null && run.exit >= 2 ? 'refused' : 'runs'
    return reply.decision === 'deny' || reply.decision === 'block' ? 'refused' : 'runs'
  }
  if (client === 'copilot') return reply.permissionDecision === 'deny' ? 'refused' : 'runs'
  if (run.exit === 2) return 'refused'
  if (run.exit !== 0) return 'runs'
  const { hookSpecificOutput } = reply
  const alone = Object.keys(reply).length === 1
  if (!alone || !is_object(hookSpecificOutput)) return 'runs'
  const { hookEventName, permissionDecision } = hookSpecificOutput
  return hookEventName === 'PreToolUse' && permissionDecision === 'deny' ? 'refused' : 'runs'
}

/** Longest answer of a hook that is told to a person. */
const MAX_SAID_CHARS = 200

/** What a hook told its client and through it the user: the reason of its reply, or what it wrote to stderr; empty for nothing. */
function said_by({ stdout, stderr }: HookRun): string {
  const reply = parse_object(stdout) ?? parse_object(stderr) ?? {}
  const inner = is_object(reply.hookSpecificOutput) ? reply.hookSpecificOutput : reply
  const told = inner.permissionDecisionReason ?? inner.reason ?? inner.error
  return plain(typeof told === 'string' ? told : stderr.trim()).slice(0, MAX_SAID_CHARS)
}

/** How the client would go on in each of the three runs. */
export interface Proof {
  control: Verdict
  /** What the hook said to the harmless call. */
  control_said: string
  refusal: Verdict
  /** With the gateway out of reach. */
  outage: Verdict
}

/**
 * Three runs of the gating hook: a harmless call, one that the rule `core.self/probe` refuses, and one without a gateway.
 * None of the commands is ever run.
 */
export async function prove(client: Client, entry: Readonly<Record<string, unknown>>, env: Env): Promise<Proof | null> {
  if (client.probe === null) return null
  const { body } = client.probe
  const nonce = randomBytes(6).toString('hex')
  // The harmless probe only reads: a `touch` might be asked about, where the temporary folder is in the home or rules restrict writing.
  const commands = {
    allow: `ls asg-probe-allow-${nonce}`,
    deny: `touch ${join(tmpdir(), `asg-probe-deny-${nonce}`)}`,
  }
  const run = async (word: 'allow' | 'deny', call: Readonly<Record<string, unknown>>, around: Env) => {
    const command = commands[word]
    const ran = await run_entry(call, body(command, `asg-probe-${nonce}`), around)
    return { verdict: read_as_client(client.id, ran), said: said_by(ran) }
  }
  // Without a home, so that a deliberate failure does not appear in the user's log.
  const nowhere = {
    ...env,
    CS_UDS_PATH: '/nonexistent/asg-probe.sock',
    ASG_URL: 'http://127.0.0.1:9',
    HOME: '/dev/null',
  }
  const dead = entry.type === 'http' ? { ...entry, url: 'http://127.0.0.1:9/ahp/gamma' } : entry
  const control = await run('allow', entry, env)
  return {
    control: control.verdict,
    control_said: control.said,
    refusal: (await run('deny', entry, env)).verdict,
    outage: (await run('allow', dead, nowhere)).verdict,
  }
}
