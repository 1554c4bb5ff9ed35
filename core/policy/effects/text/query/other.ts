// Statements in other query languages than SQL: graphs, documents, time series, triples, logs. Only statements that
// delete or overwrite everything count; those that name one thing do not. Source: ENGINE 4.2 (db.write), 7.

/** What a statement does that people would miss. */
export interface OtherLoss {
  engine: string
  op: 'delete' | 'drop' | 'update'
}

/** Longer texts are read up to here. */
const MAX_CHARS = 8192

/** A first look that most texts do not pass. */
const MAY_LOSE = /delete|drop|remove|clear|purge|truncate|\bset\b|erase/i

/** `MATCH (n:User {id: 3})`, `WHERE`: the one that is meant is named. */
const NAMES_ONE = /\bwhere\b|\(\s{0,4}\w{0,64}(?::\w{1,64}){0,4}\s{0,4}\{/i
const GRAPH = /(?:^|\s)(?:match|merge|optional match|unwind|call)\b\s*[({\w]/i

interface Statement {
  engine: string
  op: OtherLoss['op']
  /** Names of tools and servers that speak it; any when there is none. */
  spoken: RegExp | null
  text: RegExp
}

const STATEMENTS: readonly Statement[] = [
  // The shell of MongoDB.
  {
    engine: 'mongo',
    op: 'drop',
    spoken: null,
    text: /\bdb(?:\.\w{1,80}|\.getCollection\([^()\n]{1,80}\))?\.drop(?:Database|User|Indexes)?\s?\(/,
  },
  {
    engine: 'mongo',
    op: 'delete',
    spoken: null,
    text: /\bdb\.\w{1,80}\.(?:deleteMany|remove)\s?\(\s?(?:\{\s?\}\s?)?[,)]/,
  },
  { engine: 'mongo', op: 'update', spoken: null, text: /\bdb\.\w{1,80}\.updateMany\s?\(\s?\{\s?\}\s?,/ },
  // Series, logs, triples, wide tables.
  {
    engine: 'influx',
    op: 'drop',
    spoken: /influx|tsdb|series/,
    text: /^\s{0,8}drop\s+(?:measurement|series|retention\s+policy|shard)\b/i,
  },
  {
    engine: 'kusto',
    op: 'drop',
    spoken: null,
    text: /^\s{0,8}\.(?:drop|purge|clear)\s+(?:table|tables|database|extents|column|materialized-view|function)\b|^\s{0,8}\.delete\s+table\s/i,
  },
  {
    engine: 'sparql',
    op: 'delete',
    spoken: null,
    text: /^\s{0,8}(?:(?:prefix|base)\s[^\n]{1,200}\n\s{0,8}){0,16}(?:(?:clear|drop)\s+(?:silent\s+)?(?:all|default|named|graph)\b|delete\s+where\s*\{\s*\?\w+\s+\?\w+\s+\?\w+)/i,
  },
  {
    engine: 'surreal',
    op: 'drop',
    spoken: null,
    text: /^\s{0,8}remove\s+(?:table|database|namespace|field|index|user)\s+\w/i,
  },
  { engine: 'surreal', op: 'delete', spoken: /surreal/, text: /^\s{0,8}delete\s+(?:only\s+)?\w+\s{0,8};?\s{0,8}$/i },
  {
    engine: 'gremlin',
    op: 'delete',
    spoken: null,
    text: /^\s{0,8}g\.[VE]\(\)(?:\.hasLabel\([^()\n]{0,80}\))?\.drop\(/,
  },
  { engine: 'splunk', op: 'delete', spoken: /splunk|siem/, text: /\|\s?delete\s{0,8}$/i },
]

/** What a statement loses of everything; null when it names what it is about, only reads, or is no such statement. */
export function loss_in(statement: string, spoken_by: string, searched: boolean): OtherLoss | null {
  const text = statement.slice(0, MAX_CHARS)
  if (!MAY_LOSE.test(text)) return null
  const found = STATEMENTS.find(
    // What is looked for is no statement, but where searching is all that a store can be asked for.
    ({ spoken, text: pattern }) => (spoken === null ? !searched : spoken.test(spoken_by)) && pattern.test(text),
  )
  if (found !== undefined) return { engine: found.engine, op: found.op }
  return searched ? null : loss_in_graph(text)
}

const DROPS_GRAPH = /(?:^|;)\s{0,8}drop\s+(?:constraint|composite\s+database|alias)\s+\w/i
const DELETES_NODES = /\b(?:detach\s+)?delete\s+\w/i
const CHANGES_NODES = /\b(?:set|remove)\s+\w+(?:\.\w+|:\w+|\s*\+?=)/i

/** Without quoted words, which are data. */
function loss_in_graph(text: string): OtherLoss | null {
  // What a procedure is told to run stands in quotes.
  const plain = /\bapoc\.(?:periodic|cypher)\./i.test(text)
    ? text
    : text.replace(/'[^'\n]{0,400}'|"[^"\n]{0,400}"/g, "''")
  if (DROPS_GRAPH.test(plain)) return { engine: 'cypher', op: 'drop' }
  if (!GRAPH.test(plain) || NAMES_ONE.test(plain)) return null
  if (DELETES_NODES.test(plain)) return { engine: 'cypher', op: 'delete' }
  return !/\b(?:merge|create)\b/i.test(plain) && CHANGES_NODES.test(plain) ? { engine: 'cypher', op: 'update' } : null
}
