// node:http as a program needs it. An `import` of it reads every one of its exports, among them the web classes, which load the
// whole of Node's fetch for it: nine megabytes, and ten milliseconds of every hook call. Asking for the module does not.

export const { createServer, request } = process.getBuiltinModule('node:http')
