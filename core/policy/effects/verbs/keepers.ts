// Deleting verbs of clients for stores, vaults, backups and platforms that have specs of their own. Options and names
// may precede the verb.
import { ATTACKS, GONE, GRANTS, REMOVED, type Row, SHOWS_SECRET, WEAKENS } from '#core/policy/effects/verbs/meaning.ts'

const ANY = /^/
/** Up to four words, none of which hands over to another program, and then a verb that cannot be taken back. */
const TAKES_AWAY =
  /^(?:(?!--\s)[\w:.,=@/-]+\s+){0,4}(?:[\w.-]{1,40}[:_-])?(?:delete|destroy|purge|terminate|wipe|drop|obliterate|nuke|erase|rdelete|revoke|unregister|deregister)(?:[-_:A-Z][\w-]{1,40})?(?:\s|$)/

export const KEEPER_ROWS: readonly Row[] = [
  [
    'op bw rbw lpass dcli doppler infisical chamber teller berglas akeyless conjur vault bao bws ' +
      'restic borg borgmatic kopia duplicity bup pgbackrest barman wal-g tarsnap ' +
      'databricks wandb mlflow clearml prefect dagster airflow kaggle snow ' +
      'nomad consul boundary waypoint kops eksctl argocd flux limactl colima ' +
      'netlify netlify-cli vercel firebase firebase-tools hasura circleci buildkite-agent influx surreal certbot step ollama',
    TAKES_AWAY,
    GONE,
  ],
  ['kafka-acls kafka-acls.sh', /(?:^|\s)--(?:remove|add)\b/, GRANTS],
  ['kafka-configs kafka-configs.sh', /(?:^|\s)--delete-config\b/, GONE],
  [
    'rabbitmqctl',
    /^(?:-\S+\s+\S+\s+)?(?:clear_(?:permissions|password|policy|parameter|topic_permissions)|set_permissions|set_user_tags|force_reset|forget_cluster_node)\b/,
    GRANTS,
  ],
  ['az', /\bsecurity\b.*\b(?:off|disabled?|delete)\b/i, WEAKENS],
  ['fltmc', /^unload\b/i, WEAKENS],
  ['sysmon sysmon64', /^[-/]u(?:ninstall)?\b/i, WEAKENS],
  ['mpcmdrun', /-removedefinitions\b|-disable/i, WEAKENS],
  [
    'set-adminauditlogconfig set-mailbox set-organizationconfig set-mailboxauditbypassassociation',
    /audit\w*\s+\$?(?:false|true)\b/i,
    WEAKENS,
  ],
  [
    'reg new-itemproperty set-itemproperty sp',
    /\boffice[\\/][\d.]+[\\/]\w+[\\/]security\b|vbawarnings|accessvbom|disable\w+inpv\b/i,
    WEAKENS,
  ],
  [
    'reg new-itemproperty set-itemproperty sp',
    /userinitmprlogonscript/i,
    { kind: 'persist.install', fields: { mechanism: 'registry' } },
  ],
  [
    'plutil',
    /-(?:insert|replace)\b.*(?:LaunchAgents|LaunchDaemons)/,
    { kind: 'persist.install', fields: { mechanism: 'launchd' } },
  ],
  ['stratus', /^(?:detonate|warmup|revert)\b/, ATTACKS],
  ['lazagne mimipenguin', ANY, SHOWS_SECRET],
  ['infisical', /^dynamic-secrets\s+lease\s+create\b/, SHOWS_SECRET],
  [
    'ccrypt ccencrypt aescrypt',
    /^(?!.*(?:^|\s)(?:-d|-c|--decrypt|--cat)\b).*(?:^|\s)(?:-e|--encrypt|-K|\S*[~/*])/,
    REMOVED,
  ],
  ['xwd', /-root\b/, SHOWS_SECRET],
  ['wevtutil', /^(?:sl|set-log)\b.*\/e(?:nabled)?:false\b/i, WEAKENS],
  [
    'rcat rustcat',
    /\b(?:connect|c)\b.*(?:-s|--shell)\b|\b(?:listen|l)\b.*(?:-e|--exec|-ie)\b/,
    { kind: 'net.shell', fields: { mechanism: 'tool' } },
  ],
  ['aws', /^(?:--\S+\s+\S+\s+)*dynamodb\s+batch-write-item\b.*(?:delet|purge|remov)/i, GONE],
  ['aws awslocal', /^(?:--\S+\s+\S+\s+)*sns\s+unsubscribe\b/, GONE],
]
