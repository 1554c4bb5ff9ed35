// Recorded hook bodies of real clients and the replies each of them was seen to obey (test/fixtures/hooks).
import { readdirSync, readFileSync } from 'node:fs'
import type { HookReply } from '#core/contract/hooks.ts'

const FOLDER = new URL('../../fixtures/hooks/', import.meta.url)

/** One recorded hook call. `runs_anyway`: replies the client ignores, so that the tool runs. */
export interface HookFixture {
  file: string
  client: string
  event: string
  transport: string
  body: Record<string, unknown>
  replies?: Record<'allow' | 'deny' | 'modify', unknown>
  runs_anyway?: unknown[]
}

/** Every recorded call that reaches the gateway as a hook; plugins build their own bodies. */
export function hook_fixtures(): HookFixture[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json') && !file.startsWith('open'))
    .map((file) => ({ file, ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }))
}

/** Query parameters with which `asg init` installs this hook. */
export function installed_query(fixture: HookFixture): Record<string, string> {
  switch (fixture.client) {
    case 'gemini':
      return { dialect: 'gemini', client: 'gemini' }
    case 'copilot':
      return {
        dialect: 'copilot',
        client: 'copilot',
        ...(fixture.file.includes('-camel-') && { event: fixture.event }),
      }
    default:
      return { dialect: 'hooks', client: fixture.client }
  }
}

/** The reply without its texts and inputs: two replies of one shape are read alike by the client. */
export function shape_of(reply: HookReply | unknown): unknown {
  if (reply === null || typeof reply !== 'object') return reply
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      if (key === 'updatedInput' || key === 'tool_input') return [key, '<input>']
      if (key === 'permissionDecisionReason' || key === 'reason' || key === 'message') return [key, '<text>']
      return [key, shape_of(value)]
    }),
  )
}

/** Whether the client would go on without asking anyone because of this reply. */
export function lets_run(reply: Readonly<Record<string, unknown>>): boolean {
  const text = JSON.stringify(reply)
  return (
    text.includes('"permissionDecision":"allow"') ||
    text.includes('"behavior":"allow"') ||
    text.includes('"decision":"allow"')
  )
}
