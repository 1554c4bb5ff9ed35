// MongoDB: what a script does, and to which database. Source: ENGINE 4.2.
import { choice, in_turn } from '#core/compose.ts'
import { type Call, emit, said, values } from '#core/policy/effects/call.ts'
import type { Does } from '#core/policy/effects/spec.ts'
import { run_file } from '#core/policy/effects/specs/data/client.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { is_near, port_of } from '#core/policy/effects/specs/data/server.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_scratch_database } from '#core/policy/effects/text/query/sql.ts'

/** Databases that a script of mongosh goes to, whatever it was connected to. */
const SIBLINGS =
  /\bgetSiblingDB\s{0,4}\(\s{0,4}(?:["'`]([^"'`]{0,64})["'`]\s{0,4}\))?|^[ \t]{0,8}use[ \t]{1,8}([\w-]{1,64})/gm

/** Whether all databases of a script are for trying things out: the one it was connected to, or those it goes to by name. */
function works_on_trials(code: string, connected: boolean): boolean {
  const named = [...code.matchAll(SIBLINGS)].map((match) => match[1] ?? match[2] ?? '')
  if (named.length === 0) return connected
  return named.every(is_scratch_database) && (connected || !/(?:^|[^\w.])db\.(?!getSiblingDB)/.test(code))
}

/** `mongosh shop`: a bare name is that of a database, unless an option or the script says where it is. */
function names_no_server(call: Call, url: string, codes: readonly string[]): boolean {
  const elsewhere = /(?:^|\s)--host[= ]/.test(said(call)) || codes.some((code) => /\b(?:connect|Mongo)\s*\(/.test(code))
  return /^[\w-]*$/.test(url) && !elsewhere
}

/** `deleteMany({})`, and with a filter that every document passes: `deleteMany({ _id: { $exists: true } })`. */
const EVERY_DOCUMENT = in_turn(
  /\.(?:deleteMany|remove|updateMany|bulkWrite)\s*\(\s*/,
  choice(
    /\{\s*\}|\)/,
    /\{\s*["']?_id["']?\s*:\s*\{\s*["']?\$(?:exists["']?\s*:\s*(?:true|1)|ne["']?\s*:\s*null)\s*\}\s*\}/,
  ),
)

/** `mongosh url --eval script`. */
export const mongo: Does = (call) => {
  const url = call.operands[0]?.text ?? ''
  const prod = any_production(call.command.args)
  const codes = [...values(call, 'command').map((word) => word.text), ...piped_text(call)]
  const connected = is_scratch_database(url.replace(/^.*\//s, ''))
  const disposable = !prod && codes.every((code) => works_on_trials(code, connected)) && (connected || codes.length > 0)
  const near = is_near(call, names_no_server(call, url, codes) ? '' : url)
  const port = near ? port_of(call, 'mongo', /^mongodb:/.test(url) ? url : null) : null
  const fields = { engine: 'mongo', prod, disposable, ...(near && { near: true }), ...(port !== null && { port }) }
  const files = [...values(call, 'file'), ...call.operands.filter(({ text }) => /\.(?:[cm]?js|mongodb)$/.test(text))]
  for (const file of files) run_file(call, file, { engine: 'mongo', name: url, prod, disposable })
  for (const code of codes) {
    if (
      /\b(?:dropDatabase|dropUser|dropRole|dropAllUsers|dropAllRoles)\s*\(|\.drop\s*\(|dropIndexes|\bdrop\s*:/.test(
        code,
      )
    )
      emit(call, 'db.schema', {
        target: url,
        fields: {
          ...fields,
          op: 'drop',
          object: /dropDatabase/.test(code) ? 'database' : 'collection',
          destroys: !disposable,
        },
      })
    else if (EVERY_DOCUMENT.test(code))
      emit(call, 'db.write', { target: url, fields: { ...fields, op: 'delete', all_rows: !disposable } })
    else if (/\.(?:insert|update|delete|replace|save|findOneAnd|rename)\w*\s*\(/.test(code))
      emit(call, 'db.write', { target: url, fields: { ...fields, op: 'write', all_rows: false } })
    else if (
      /createUser|grantRoles|shutdownServer|adminCommand(?!\s*\(\s*\{\s*["']?(?:ping|listDatabases|serverStatus|buildInfo|hello|isMaster|replSetGetStatus|connectionStatus|getParameter)\b)|setParameter|eval\s*\(/.test(
        code,
      )
    )
      emit(call, 'db.admin', { target: url, fields })
    else emit(call, 'db.read', { target: url, fields })
  }
  if (codes.length === 0) emit(call, 'db.read', { target: url, fields })
}
