// The clients that are run, in the order in which they are.
import type { RealClient } from '#test/real-clients/client.ts'
import { CLAUDE_CODE } from '#test/real-clients/clients/claude-code.ts'
import { CODEX } from '#test/real-clients/clients/codex.ts'
import { COPILOT } from '#test/real-clients/clients/copilot.ts'
import { GEMINI } from '#test/real-clients/clients/gemini.ts'
import { OPENCLAW } from '#test/real-clients/clients/openclaw.ts'
import { KILO, OPENCODE } from '#test/real-clients/clients/opencode.ts'
import { QWEN } from '#test/real-clients/clients/qwen.ts'

export const CLIENTS: readonly RealClient[] = [CLAUDE_CODE, CODEX, GEMINI, QWEN, COPILOT, OPENCODE, KILO, OPENCLAW]
