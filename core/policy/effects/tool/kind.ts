// What calls of tools are reduced to, whatever says it: name, arguments or the request they send. Source: CONTRACT 2.8, ENGINE 3.

/** What a call of a tool does to others, gravest first; `danger` is any other loss or outage, `change` everyday work. */
export type ToolImpact = 'money' | 'danger' | 'secret' | 'keys' | 'grant' | 'forward' | 'message' | 'read' | 'change'
