// OpenClaw from the package registry, as its local agent: the model is a provider in its settings file, which holds comments.
import type { RealClient } from '#test/real-clients/client.ts'

const SETTINGS = `{
  // A comment that init and uninit leave alone.
  "models": {
    "providers": {
      "wanting": {
        "baseUrl": "\${WANTING_URL}/v1",
        "apiKey": "none",
        "api": "openai-completions",
        "models": [{ "id": "wanting-1", "name": "Wanting", "contextWindow": 200000, "maxTokens": 4000 }]
      }
    }
  },
  "agents": { "defaults": { "model": { "primary": "wanting/wanting-1" }, "workspace": "~/project" } }
}
`

export const OPENCLAW: RealClient = {
  id: 'openclaw',
  package_name: 'openclaw',
  version: '2026.9.6',
  program: 'openclaw',
  prepare(world) {
    world.write('.openclaw/openclaw.json', SETTINGS)
    return ['.openclaw/openclaw.json']
  },
  args: (session) => ['agent', '--local', '--session-id', session, '-m', 'Do it.'],
  env: (model_url) => ({ WANTING_URL: model_url }),
  shell: (command) => ({ tool: 'exec', args: { command } }),
  holds: false,
  launched: false,
  below: () => null,
}
