// Data platforms and pipelines: distributed file systems, queues, warehouses, experiment trackers.
import { type Call, emit, has, said, value } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

const gone = (call: Call, service: string, op: string, target: string | null, data: boolean): void =>
  void emit(call, 'cloud.delete', {
    target,
    fields: { provider: 'other', service, op, data, prod: any_production(call.command.args) },
  })

/** Below the cluster's folder for what passes. */
const PASSING = /^(?:hdfs:\/\/[\w.:-]*)?\/tmp\/(?!\.\.)[\w-][\w.-]*(?:\/(?!\.\.)[\w*.-]+)*\/?$/

/** `hdfs dfs -rm -r /x`: the verb is a dashed word. */
const hdfs: Does = (call) => {
  const verb = call.command.args
    .map((word) => word.text)
    .find((text) =>
      /^-(?:rm|rmr|rmdir|expunge|deleteSnapshot|format|put|mv|cp|get|cat|ls|du|count|chmod|chown)$/.test(text),
    )
  const files = call.operands.filter(({ text }) => /[/:]/.test(text))
  if (/^-rmr?$/.test(verb ?? '') && files.length > 0 && files.every(({ text }) => PASSING.test(text))) nothing(call)
  else if (verb === '-rmr' || verb === '-rm' || verb === '-expunge' || verb === '-deleteSnapshot') {
    gone(call, 'hdfs', verb, call.operands.at(-1)?.text ?? null, true)
  } else if (/namenode/.test(said(call)) && /-format/.test(said(call))) gone(call, 'hdfs', 'format', null, true)
  else if (verb === '-chmod' || verb === '-chown')
    emit(call, 'cloud.change', { fields: { provider: 'other', service: 'hdfs', op: verb } })
  else nothing(call)
}

const DATABRICKS = /\b(?:rm|delete|permanent-delete|destroy)\b/

const by_verb =
  (service: string, deletes: RegExp, changes: RegExp): Does =>
  (call) => {
    const words = call.command.args.map((word) => word.text).join(' ')
    if (deletes.test(words)) gone(call, service, 'delete', call.operands.at(-1)?.text ?? null, true)
    else if (changes.test(words))
      emit(call, 'cloud.change', {
        fields: { provider: 'other', service, op: 'change', prod: any_production(call.command.args) },
      })
    else nothing(call)
  }

const KAFKA_FLAGS = {
  server:
    '--bootstrap-server --zookeeper --topic --entity-name --entity-type --group --add-config --delete-config ' +
    '--command-config --partitions --replication-factor --offset-json-file =',
  alter: '--alter',
  delete: '--delete',
  reset: '--reset-offsets',
  execute: '--execute',
}

const kafka: Does = (call) => {
  const topic = value(call, 'server')?.text ?? null
  const shortens = /retention\.(?:ms|bytes)=\d{1,4}(?:\D|$)|cleanup\.policy=delete/.test(said(call))
  const here = /--bootstrap-server[= ](?:localhost|127\.0\.0\.1):/.test(said(call))
  if (here && /^kafka-(?:topics|consumer-groups)/.test(call.name))
    emit(call, 'cloud.change', { fields: { provider: 'other', service: 'kafka', op: 'topic' } })
  else if (
    has(call, 'delete') ||
    call.name.startsWith('kafka-delete-records') ||
    (has(call, 'alter') && shortens) ||
    (has(call, 'reset') && has(call, 'execute'))
  )
    gone(call, 'kafka', 'delete', topic, true)
  else if (has(call, 'alter') || has(call, 'execute'))
    emit(call, 'cloud.change', {
      fields: { provider: 'other', service: 'kafka', op: 'alter', prod: any_production(call.command.args) },
    })
  else nothing(call)
}

export const DATA_PLATFORMS: readonly ProgramSpec[] = [
  program('hdfs hadoop', hdfs),
  program('databricks dbfs', by_verb('databricks', DATABRICKS, /\b(?:create|update|cp|import|run-now|put)\b/)),
  program(
    'kafka-topics kafka-topics.sh kafka-configs kafka-configs.sh kafka-delete-records ' +
      'kafka-delete-records.sh kafka-consumer-groups kafka-consumer-groups.sh kafka-acls kafka-acls.sh',
    { flags: KAFKA_FLAGS, does: kafka },
  ),
  program(
    'kafka-console-consumer kafka-console-consumer.sh kafka-console-producer kafka-console-producer.sh kcat kafkacat',
    nothing,
  ),
  program(
    'airflow',
    by_verb(
      'airflow',
      /\b(?:db\s+(?:reset|clean|downgrade)|dags\s+delete|connections\s+delete|variables\s+delete|users\s+delete)\b/,
      /\b(?:trigger|backfill|clear|pause|set)\b/,
    ),
  ),
  program('dbt', (call) =>
    /--full-refresh\b/.test(said(call)) && any_production(call.command.args)
      ? gone(call, 'dbt', 'full-refresh', null, true)
      : nothing(call),
  ),
  program('dvc', by_verb('dvc', /\bdestroy\b|\bgc\b.{0,200}(?:-c|--cloud)/, /\bgc\b|\bremove\b/)),
  program(
    'wandb mlflow clearml',
    by_verb(
      'tracking',
      /\b(?:artifact\s+cache\s+cleanup\s+0|gc|experiments\s+delete|runs\s+delete|sync\s+--clean-force|delete)\b/,
      /\bcreate\b/,
    ),
  ),
  program(
    'rabbitmqctl rabbitmqadmin',
    by_verb(
      'rabbitmq',
      /\b(?:reset|force_reset|(?:delete_(?:queue|vhost|user)|purge_queue)(?!\s+["']?(?:tests?|e2e|ci|tmp|dev)[._-])|(?:delete|purge)(?!\s+(?:queue|exchange)\s+name=["']?(?:[\w-]+[._-])?(?:tests?|e2e|ci|tmp)(?:[._-][\w.-]*)?(?:\s|["']|$)))\b/,
      /\b(?:add_|set_|declare)/,
    ),
  ),
  program('spark-submit prefect dagster jupyter papermill nats pulsar-admin zkcli.sh zookeeper-shell.sh', nothing),
  program('curator', by_verb('elasticsearch', /delete_indices|delete_snapshots/, /./)),
]
