// The clients by id, and what of them is on this machine.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CLAUDE_CODE } from '#runtime/cli/clients/claude-code.ts'
import { at_least, type Client, parse_version, type Version } from '#runtime/cli/clients/client.ts'
import { CODEX } from '#runtime/cli/clients/codex.ts'
import { COPILOT } from '#runtime/cli/clients/copilot.ts'
import { GEMINI } from '#runtime/cli/clients/gemini.ts'
import { OPENCLAW } from '#runtime/cli/clients/openclaw.ts'
import { KILO, OPENCODE } from '#runtime/cli/clients/opencode.ts'
import { QWEN } from '#runtime/cli/clients/qwen.ts'
import { find_program } from '#runtime/cli/program.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'
import { did_you_mean } from '#runtime/config/nearest.ts'

/** Every client that can be supervised. */
export const CLIENTS: readonly Client[] = [CLAUDE_CODE, CODEX, GEMINI, QWEN, COPILOT, OPENCODE, KILO, OPENCLAW]

/** The client with that id. Throws CommandError that lists the ids. */
export function client_of(id: string | undefined): Client {
  const client = CLIENTS.find((one) => one.id === id)
  if (client) return client
  const ids = CLIENTS.map((one) => one.id)
  const known = ids.join(', ')
  throw new CommandError(
    EXIT.usage,
    id === undefined ? `name a client: ${known}` : `unknown client ${id}${did_you_mean(id, ids)}; one of: ${known}`,
  )
}

/** What of a client is on this machine. */
export interface Detected {
  /** Absolute path of the program, null when it is not on the PATH. */
  program: string | null
  version: Version | null
}

/** A client that takes longer to say its version is treated as one of unknown version. */
const ANSWER_TIMEOUT_MS = 10_000

/** Looks for the program and asks it for its version. Never throws. */
export async function detect(client: Client, path: string | undefined): Promise<Detected> {
  const program = find_program(client.bin, path)
  const said = program && (await output_of(program, ['--version']))
  return { program, version: said === null ? null : parse_version(said) }
}

/** What the client itself says against its settings, as a sentence; null when nothing, or when it cannot be asked. Never throws. */
export async function own_complaint(
  client: Client,
  { program, version }: Detected,
  path: string,
): Promise<string | null> {
  const { own_check } = client
  if (own_check === undefined || program === null || version === null || !at_least(version, own_check.since))
    return null
  const answer = await output_of(program, own_check.args)
  return answer === null ? null : own_check.complaint(answer, path)
}

/** What a program prints when nobody types; null when it fails or takes too long. */
function output_of(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { timeout: ANSWER_TIMEOUT_MS, killSignal: 'SIGKILL', encoding: 'utf8' } as const
    const child = execFile(program, args, options, (error, stdout) => resolve(error ? null : stdout))
    child.stdin?.end()
  })
}

/** Clients of this user: the program is on the PATH or its folder exists. No program is started. */
export function found_clients(home: string, env: Readonly<Record<string, string | undefined>>): Client[] {
  return CLIENTS.filter(
    (client) => find_program(client.bin, env.PATH) !== null || existsSync(client.folder({ home, env })),
  )
}
