// Numbered forward migrations. Each runs in one transaction together with the new version; there is no way back, and a
// database that is newer than the program stops the start (CONTRACT 19.2). Migrations are the files `0001.sql`, `0002.sql`, ...
import { readFileSync } from 'node:fs'
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import { StorageError } from '#runtime/storage/error.ts'
import type { Query, Row } from '#runtime/storage/values.ts'

/** The schema this program writes. */
const SCHEMA_VERSION = 2

const TABLES: Query = {
  sql: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  args: [],
}
const VERSION: Query = { sql: `SELECT value FROM meta WHERE key = 'schema'`, args: [] }

/** Questions that tell what a database holds, asked in this order. */
export const INSPECTION = { tables: TABLES, version: VERSION }

/** The text of the file `0001.sql`, `0002.sql`, ... */
function migration_text(version: number): string {
  const name = `${String(version).padStart(4, '0')}.sql`
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/^[ \t]*--.*$/gm, '')
}

/** The texts of all of them, for builds that put them into a bundle. */
export function all_migrations(): string[] {
  return Array.from({ length: SCHEMA_VERSION }, (_, index) => migration_text(index + 1))
}

/** Statements of the numbered file that bring a database to `version`. */
export function numbered_migration(version: number): string[] {
  return migration(version, migration_text(version))
}

/** Statements that bring a database to `version`, the last one noting it. */
export function migration(version: number, text: string): string[] {
  const statements = text.split(/;\s*$/m).map((statement) => statement.trim())
  return [
    ...statements.filter((statement) => statement !== ''),
    `INSERT INTO meta (key, value) VALUES ('schema', '${version}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  ]
}

/**
 * The versions that are missing, oldest first. Throws StorageError `newer_schema`, or `foreign` when the tables are not ours:
 * creating ours beside them would be a surprise for their owner.
 */
export function missing_versions(tables: readonly Row[], version: readonly Row[]): number[] {
  if (tables.length > 0 && version.length === 0)
    throw new StorageError('foreign', 'the database belongs to another program')
  const found = version[0] ? Number(version[0].value) : 0
  if (!Number.isInteger(found) || found > SCHEMA_VERSION) {
    const message = `the database has schema ${found}, this program knows ${SCHEMA_VERSION}; start the newer program`
    throw new StorageError('newer_schema', message)
  }
  return Array.from({ length: SCHEMA_VERSION - found }, (_, index) => found + index + 1)
}

/** Brings an embedded database up to date. Throws StorageError. */
export function migrate(connection: Connection): void {
  const tables = connection.all(INSPECTION.tables)
  const ours = tables.some((row) => row.name === 'meta')
  for (const version of missing_versions(tables, ours ? connection.all(INSPECTION.version) : [])) {
    connection.exec('BEGIN IMMEDIATE')
    try {
      for (const statement of numbered_migration(version)) connection.exec(statement)
      connection.exec('COMMIT')
    } catch (cause) {
      connection.rollback()
      throw cause
    }
  }
}
