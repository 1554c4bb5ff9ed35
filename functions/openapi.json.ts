// GET /openapi.json: the description of the interface, generated from the route table. Source: CONTRACT 5.4.
import * as z from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { describe_routes } from '#core/openapi.ts'

/** The table is constant, so its text is made once for each of its two sizes. */
const described = new Map<boolean, string>()

export const GET = endpoint({
  summary: 'OpenAPI description of this interface',
  auth: 'bearer',
  responses: { 200: z.looseObject({ openapi: z.string() }) },
  errors: ['UNAUTHORIZED'],
  handle: async (_input, ports) => {
    // The table lists this file too, so it is asked when the first request comes, not while the modules load.
    const { ROUTES } = await import('#functions/index.ts')
    const { enterprise_enabled: enterprise } = ports.settings
    const text = described.get(enterprise) ?? JSON.stringify(describe_routes(ROUTES, { enterprise }))
    described.set(enterprise, text)
    return { kind: 'raw', status: 200, text, type: 'application/json' }
  },
})
