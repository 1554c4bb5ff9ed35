// Services that a command starts on this machine, databases and caches among them. Source: ENGINE section 11.
import { within } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'

/** Images of databases and caches. */
const STORE_IMAGE = within(
  '(?:^|\\/)',
  [
    /postgres|postgis|timescaledb|mysql|mariadb|mongo|redis|valkey|memcached|clickhouse|qdrant|weaviate/,
    /milvus|chroma|elasticsearch|opensearch|meilisearch|typesense|solr|couchdb|cassandra|scylla|neo4j/,
    /influxdb|minio|rabbitmq|localstack|dynamodb-local|azurite|cockroach|mssql|surrealdb|keydb|dragonfly/,
  ],
  '',
)

/** Whether an effect starts such services; those of production are nobody's own. */
export function starts_services({ kind, target, fields: { brings, prod, live } }: Draft): boolean {
  if ((kind !== 'ctr.run' && kind !== 'ctr.exec') || prod === true || live === true) return false
  return brings === true || (target !== null && STORE_IMAGE.test(target))
}
