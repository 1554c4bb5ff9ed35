// The floor of anything durable: the yardstick's echo, answered after one libSQL row with the body is committed, one transaction
// per turn of the event loop as the gateway has it. No rules, no session, no checks: no gateway on this driver can be faster.
// PORT and DATABASE come from the environment.
import { createServer } from 'node:http'
import Database from 'libsql'

const database = new Database(String(process.env.DATABASE))
database.exec('PRAGMA journal_mode = WAL')
database.exec('PRAGMA synchronous = NORMAL')
database.exec('CREATE TABLE records (id INTEGER PRIMARY KEY, session_ref INTEGER, meta INTEGER, body TEXT) STRICT')
const insert = database.prepare('INSERT INTO records (session_ref, meta, body) VALUES (?, ?, ?)')

let waiting: { text: string; answer: () => void }[] = []

function commit(): void {
  const group = waiting
  waiting = []
  database.exec('BEGIN IMMEDIATE')
  for (const { text } of group) insert.run(1n, 1n, text)
  database.exec('COMMIT')
  for (const { answer } of group) answer()
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const text = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    const answer = () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    }
    if (waiting.push({ text, answer }) === 1) setImmediate(commit)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
