// What a client takes for settings. One that finds a single mistake in the whole file goes on without all of it, hooks included,
// and runs every tool: seen in Claude Code 2.1.330 and Codex 0.169.0, which says so in one line among many.
import * as z from 'zod'
import { type JsonNode, parse_text } from '#runtime/cli/clients/wiring/json-text.ts'

/** A wait before a tool that cannot be loaded voids the file; mistakes elsewhere only cost their own entry. */
const ClaudeGroups = z.array(z.looseObject({ matcher: z.string().optional(), hooks: z.array(z.unknown()) })).optional()
const ClaudeSettings = z.looseObject({
  permissions: z.looseObject({}).optional(),
  hooks: z.looseObject({ PreToolUse: ClaudeGroups, PermissionRequest: ClaudeGroups }).optional(),
})

const CodexEntry = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('command'), command: z.string(), timeout: z.int().nonnegative().nullish() }),
  z.looseObject({ type: z.enum(['mcp_tool', 'prompt', 'agent']) }),
])
const CodexGroup = z.looseObject({ matcher: z.string().nullish(), hooks: z.array(CodexEntry).optional() })
const CodexSettings = z.strictObject({
  description: z.string().nullish(),
  hooks: z.record(z.string(), z.array(CodexGroup)).optional(),
})

/** Why Claude Code would not load these settings, as a sentence; null when it does as far as can be told. */
export function claude_refusal(text: string): string | null {
  return sentence('Claude Code', mistake_in(text.replace(/^\ufeff/, ''), ClaudeSettings))
}

/** Mistakes that cost no more than their own entry. */
const ONLY_AN_ENTRY = /\b(?:entry|was) (?:ignored|skipped|removed)\b/

/** What `claude doctor` says against this file, as a sentence; null when nothing that voids the whole of it. */
export function claude_complaint(answer: string, path: string): string | null {
  const lines = answer.split('\n').filter((line) => line.startsWith(`- ${path}`) && !ONLY_AN_ENTRY.test(line))
  const [mistake] = lines.map((line) => line.slice(path.length + 2).replace(/^[ ›:]+/, ''))
  return sentence('Claude Code', mistake ?? null)
}

/** Why Codex would not load these hooks, as a sentence; null when it does as far as can be told. */
export function codex_refusal(text: string): string | null {
  return sentence('Codex', mistake_in(text, CodexSettings) ?? repeated_key(text))
}

function sentence(client: string, mistake: string | null): string | null {
  return mistake && `${client} would not load this file, and would run every tool without its hooks: ${mistake}`
}

function mistake_in(text: string, schema: z.ZodType): string | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    // Comments, trailing commas and the like, which other clients read.
    return `it is no plain JSON (${cause instanceof Error ? cause.message : String(cause)})`
  }
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue === undefined ? null : `${issue.path.join('.') || 'the file'}: ${issue.message}`
}

/** Codex reads no file in which `hooks` or one of its events stands twice. */
function repeated_key(text: string): string | null {
  const root = parse_text(text)
  const hooks = root.children.find(({ key }) => key === 'hooks')?.node
  for (const { children } of [root, hooks].filter((node): node is JsonNode => node !== undefined)) {
    const keys = children.map(({ key }) => key)
    const twice = keys.find((key, at) => keys.indexOf(key) !== at)
    if (twice !== undefined) return `${twice} stands there twice`
  }
  return null
}
