// Loads node:http without `import`, which reads all of its exports, among them web classes that load all of Node's
// fetch: nine megabytes, and ten milliseconds of every hook call.

export const { createServer, request } = process.getBuiltinModule('node:http')
