// GET and POST /skill-trust/registry: which skills are known and how far they are trusted. Source: CONTRACT 13.2, 13.3.
import { RegisterBody, Registered, RegistryQuery, RegistryReport } from '#core/contract/skill.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { register_skill } from '#core/skill-trust/register.ts'
import { registry_report } from '#core/skill-trust/report.ts'

export const GET = endpoint({
  summary: 'Skills with their trust, how they were seen, and their latest transitions',
  auth: 'bearer',
  query: RegistryQuery,
  responses: { 200: RegistryReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => json(await registry_report(query, ports)),
})

export const POST = endpoint({
  summary: 'Register a skill, or update what is known of it',
  auth: 'operator',
  body: RegisterBody,
  responses: { 200: Registered },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'RULE_VIOLATION', 'ENGINE_UNAVAILABLE'],
  handle: async ({ body }, ports) => json(await register_skill(body, ports)),
})
