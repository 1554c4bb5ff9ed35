// The second yardstick: the same echo through Hono with a table of 41 routes. PORT comes from the environment.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const OTHER_ROUTES = 40
const app = new Hono()
for (let index = 0; index < OTHER_ROUTES; index++) app.get(`/report/part-${index}/:id`, (context) => context.text('ok'))
app.post('/ahp', async (context) => context.json(await context.req.json()))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
