// Classes of what tools do; names, arguments and requests are reduced to them. Source: CONTRACT 2.8, ENGINE 3.

/** What a call of a tool means, gravest first. */
export type ToolDeed = 'money' | 'danger' | 'secret' | 'keys' | 'grant' | 'forward' | 'message' | 'read' | 'change'
