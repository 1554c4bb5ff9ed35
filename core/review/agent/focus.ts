// What a review looks at first, picked by what the action is about: a hint counts 10, a tool class 5, a word of the payload 1.
// Source: ENGINE 15 "skills".

/** What a review is about. */
export interface Focus {
  name: string
  /** Told to the model as it stands. */
  instructions: string
}

interface Row extends Focus {
  hints: readonly string[]
  tools: readonly string[]
  words: RegExp
}

const ROWS: readonly Row[] = [
  {
    name: 'shell',
    instructions:
      'A command line. Find out what it really runs: scripts it starts, variables it expands, downloads it executes.',
    hints: ['destructive_intent', 'privilege_escalation'],
    tools: ['shell'],
    words: /\b(?:sudo|rm|bash|sh|eval|exec|chmod|kill)\b/gi,
  },
  {
    name: 'credential',
    instructions:
      'Secrets may be involved. Find out which ones are read, where they go and whether that place needs them.',
    hints: ['credential_exfiltration'],
    tools: [],
    words: /\b(?:password|token|secret|credential|api[_-]?key|\.ssh|\.aws|\.env)\b/gi,
  },
  {
    name: 'code',
    instructions: 'Code is written or run. Read the files it changes and tell what they do when they are executed.',
    hints: ['supply_chain_attack'],
    tools: ['write'],
    words: /\b(?:import|require|install|package|build|test|script)\b/gi,
  },
  {
    name: 'file-system',
    instructions: 'Files are moved, overwritten or removed. Look at what lies there now and whether it can come back.',
    hints: [],
    tools: ['write'],
    words: /\b(?:delete|remove|overwrite|truncate|mv|cp|dd)\b/gi,
  },
  {
    name: 'network',
    instructions:
      'Something is sent or fetched. Find out to and from which host, what it carries and what happens with it.',
    hints: ['prompt_injection'],
    tools: ['net'],
    words: /\b(?:https?|curl|wget|ssh|scp|upload|post)\b/gi,
  },
]

const GENERAL: Focus = {
  name: 'general',
  instructions:
    'Find out whether the action fits what the session is doing, and what it changes that cannot be undone.',
}

/** Words of a payload that are looked through, and hits that count. */
const MAX_CHARS = 8192
const MAX_HITS = 4

/** The best row; the general one when nothing speaks for any. The first of equals wins. */
export function focus_of(hints: readonly string[], tool_class: string, payload: string): Focus {
  const text = payload.slice(0, MAX_CHARS)
  let best: Focus = GENERAL
  let best_points = 0
  for (const { name, instructions, hints: known, tools, words } of ROWS) {
    const points =
      10 * hints.filter((hint) => known.includes(hint)).length +
      (tools.includes(tool_class) ? 5 : 0) +
      Math.min(MAX_HITS, [...text.matchAll(words)].length)
    if (points <= best_points) continue
    best_points = points
    best = { name, instructions }
  }
  return best
}
