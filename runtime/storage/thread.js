// The door of the storage thread, in plain JavaScript for the same reason as that of the command line: a TypeScript entry
// would load the type stripper into the thread, although everything behind it is in the compile cache already.
import * as modules from 'node:module'

modules.enableCompileCache()
await import('#runtime/storage/thread.ts')
