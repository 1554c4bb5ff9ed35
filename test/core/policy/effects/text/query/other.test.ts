// Statements in other languages than SQL: what takes away from everything is noticed, what names the one thing it is about is not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loss_in } from '#core/policy/effects/text/query/other.ts'
import { is_asked } from '#test/support/verdicts.ts'

const LOSSES: readonly (readonly [loses: string, keeps: string])[] = [
  ['MATCH (n) DETACH DELETE n', 'MATCH (n:Temp {id: 3}) DETACH DELETE n'],
  ['MATCH (n:Order) DELETE n', 'MATCH (n:Order) WHERE n.id = 4 DELETE n'],
  ['MATCH (n:User) SET n.role = "admin"', 'MERGE (n:User {id: 1}) SET n.seen = true'],
  ['MATCH (n) REMOVE n.email', 'MATCH (n) RETURN n.email'],
  ['DROP CONSTRAINT unique_user IF EXISTS', 'SHOW CONSTRAINTS'],
  ['CALL apoc.periodic.iterate("MATCH (n) RETURN n", "DETACH DELETE n", {})', 'CALL db.labels()'],
  ['db.users.deleteMany({})', 'db.users.deleteMany({ expired: true })'],
  ['db.dropDatabase()', 'db.stats()'],
  ['db.getCollection("orders").drop()', 'db.getCollection("orders").find({ status: "dropped" })'],
  ['db.users.updateMany({}, {$set: {admin: true}})', 'db.users.updateOne({_id: 1}, {$set: {seen: true}})'],
  ['.drop table Logs', 'Logs | where Message has "drop table" | take 5'],
  ['PREFIX x: <http://x.example/>\nCLEAR ALL', 'SELECT ?s WHERE { ?s ?p "clear all" }'],
  ['DELETE WHERE { ?s ?p ?o }', 'DELETE DATA { <a> <b> <c> }'],
  ['g.V().hasLabel("person").drop()', 'g.V().hasLabel("person").count()'],
  ['REMOVE TABLE person', 'SELECT * FROM person'],
  ['CREATE (n:Note) WITH n MATCH (m:Old) DELETE m', 'CREATE (n:Note {text: "please delete"})'],
]

for (const [loses, keeps] of LOSSES) {
  test(`${loses.replaceAll('\n', ' ')} loses what others keep`, () => assert.ok(loss_in(loses, '', false) !== null))
  test(`${keeps} does not`, () => assert.equal(loss_in(keeps, '', false), null))
}

test('what is looked for is no statement, but where a search is all that can be asked for', () => {
  assert.ok(!is_asked('mcp__docs__search', { query: 'db.dropDatabase()' }))
  assert.ok(!is_asked('mcp__splunk__search', { query: 'search index=main delete | stats count' }))
  assert.ok(is_asked('mcp__splunk__search', { query: 'search index=main | delete' }))
})

test('a statement is one under the key of a command, too, where such a store is asked', () => {
  assert.ok(is_asked('mcp__mongo__execute_command', { command: 'db.users.drop()' }))
  assert.ok(is_asked('mcp__mongodb__run_command', { command: { dropDatabase: 1 } }))
  assert.ok(!is_asked('mcp__mongodb__run_command', { command: { dbStats: 1 } }))
  assert.ok(!is_asked('mcp__snippets__save_snippet', { code: 'db.users.drop()' }))
})
