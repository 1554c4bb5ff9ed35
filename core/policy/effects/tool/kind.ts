// What tools do, in a word: what names, arguments and requests are read for. Source: CONTRACT 2.8, ENGINE 3.

/** What a call of a tool means, strictest reading first. */
export type ToolDeed = 'money' | 'danger' | 'secret' | 'keys' | 'grant' | 'forward' | 'message' | 'read' | 'change'
