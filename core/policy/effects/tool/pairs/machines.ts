// Machines, services and settings that others depend on, and things that move (long: one table). Source: CONTRACT 2.8, ENGINE 3.
import { HERE, PARTIES, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

/** Machines and what stands on them for others. */
const MACHINES =
  'server vm host node machine instance lpar partition hypervisor appliance router gateway firewall cluster ' +
  'database broker droplet linode system core supervisor datacenter rack ups pdu outlet dyno fleet nodepool'
const PROTECTIONS =
  'firewall waf ssl tls cors csp sso saml oauth oidc ldap mfa 2fa auth authentication security encryption ' +
  'nacl vpn antivirus retention audit backup failover route routing vlan bgp ospf nat nameserver mx ' +
  'certificate qualitygate quarantine lockdown network domain hostname redirect cdn sdn vnet'
const NETWORK =
  /cisco|junos|juniper|arista|\beos\b|nxos|ios_?xe|forti|palo|panos|mikrotik|routeros|netmiko|napalm|netconf|unifi|meraki|opnsense|pfsense|\bf5\b|vyos|huawei|network|router|switch/
/** Where programs run for everybody. */
const HOSTS =
  /coolify|dokploy|caprover|render|railway|\bfly|heroku|azure|aws|gcp|gcloud|k8s|kube|nomad|openshift|argo|rancher|portainer|cloud|netlify|vercel|plesk|cpanel|hostinger/
/** Machines that are told what to do by numbers in their memory. */
const PLANTS = /modbus|plc|opc|bacnet|scada|\bs7|ethernet_?ip|canbus|knx/
/** Where machines are rented. */
const CLOUDS =
  /digitalocean|hetzner|linode|vultr|\baws|ec2|gcp|gcloud|azure|oci|oracle|scaleway|ovh|upcloud|runpod|lambda|vast|coreweave|nebius|equinix|civo|exoscale|ionos/
/** Worlds in which nothing real moves. */
const REAL = /^(?!.*(?:unity|unreal|godot|blender|roblox|sim|game|minecraft))/

/** Pairs about machines, services, settings and things that move. */
export const MACHINES_PAIRS: readonly Pair[] = [
  // Scripts that run inside a server, as it.
  {
    verbs: 'run execute exec eval script',
    objects: 'groovy console',
    impact: 'danger',
    server: /jenkins|nexus|artifactory|keycloak|sonar|rundeck/,
  },
  // Something that others work with stops, or moves elsewhere.
  {
    verbs:
      'poweroff powercycle halt hibernate turnoff restart reboot stop suspend bounce offline scaledown bringdown takedown',
    objects: MACHINES,
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'poweroff turnoff restart reboot stop suspend pause terminate scaledown',
    objects:
      'app application service deployment workload site postgres mysql mariadb mongo mongodb redis clickhouse compose stack',
    impact: 'danger',
    server: HOSTS,
    unless: HERE,
  },
  {
    verbs: 'restart reboot poweroff powercycle reset provision adopt forget block unblock',
    objects: 'device ap accesspoint port switch client',
    impact: 'danger',
    server: NETWORK,
    unless: HERE,
  },
  {
    verbs: 'contain uncontain isolate quarantine kill remediate block unblock uninstall',
    objects: `endpoint device agent file hash ioc process threat ip domain ${MACHINES}`,
    impact: 'danger',
    server:
      /crowdstrike|falcon|sentinel|defender|carbon|cortex|wazuh|sophos|trend|edr|xdr|soar|siem|firewall|fail2ban|crowdsec/,
  },
  { verbs: 'set update upsert replace', objects: 'variable envvar', impact: 'keys', server: HOSTS, unless: HERE },
  {
    verbs: 'add replace install import trust update set rotate',
    objects: 'ca cabundle truststore keystore rootca trustanchor',
    impact: 'grant',
    unless: HERE,
  },
  {
    verbs: 'update set patch edit toggle start stop ship archive',
    objects: 'gate experiment layer segment',
    impact: 'danger',
    server: /statsig|growthbook|optimizely|launchdarkly|split|posthog|amplitude|eppo|flagsmith|unleash|configcat/,
    unless: HERE,
  },
  { verbs: 'inject', objects: 'process dll payload shellcode spawn', impact: 'danger' },
  { verbs: 'shut', objects: 'interface port vm server host link', impact: 'danger', unless: HERE },
  { verbs: 'advertise withdraw announce blackhole', objects: 'route prefix bgp', impact: 'danger', unless: HERE },
  { verbs: 'kill', objects: 'feature', impact: 'danger', unless: HERE },
  { verbs: 'migrate', objects: 'production prod live', impact: 'danger', unless: HERE },
  // What is kept twice, and what remembers who did what.
  {
    verbs: 'stop break pause disable abort cancel halt skip',
    objects: 'replication replica mirroring backup auditing logging trail snapshotting',
    impact: 'danger',
    unless: `${HERE} console debug browser`,
  },
  {
    verbs: 'take put bring mark force set send go',
    objects: 'offline',
    impact: 'danger',
    unless: `${HERE} mode storage map sync read cache store browser network`,
  },
  {
    verbs: 'partition reformat unmount zap initialize',
    objects: 'disk drive volume filesystem osd lun',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'rebuild recycle reimage',
    objects: 'node host server machine pool worker nodegroup',
    impact: 'danger',
    unless: `${HERE} tree graph scene index cache`,
  },
  {
    verbs: 'deprecate retire sunset',
    objects: 'package version release api endpoint service crate gem',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'enable turnon',
    objects: 'autodeploy automerge autoapprove autopay autorenew autopublish autosend',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'close resolve acknowledge ack downgrade',
    objects: 'incident outage severity alarm',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'heat cool spin centrifuge aspirate eject incubate sterilize',
    objects: 'plate chamber oven block sample rotor vial well tube incubator',
    impact: 'danger',
    server: REAL,
    unless: HERE,
  },
  {
    verbs: 'launch abort start',
    objects: 'mission rocket satellite torpedo flight sortie',
    impact: 'danger',
    server: REAL,
    unless: `${HERE} search price`,
  },
  { verbs: 'fire ignite', objects: 'thruster engine laser booster', impact: 'danger', server: REAL, unless: HERE },
  {
    verbs: 'takeoff land hover rtl',
    objects: 'drone uav aircraft copter',
    impact: 'danger',
    server: REAL,
    unless: HERE,
  },
  {
    verbs: 'create provision launch deploy clone spin rent',
    objects: 'droplet vm instance server cluster gpu nodepool loadbalancer pod linode volume',
    impact: 'money',
    server: CLOUDS,
    unless: HERE,
  },
  {
    verbs: 'stop restart scale evaluate purge',
    objects: 'job allocation alloc task',
    impact: 'danger',
    server: /nomad|swarm|\becs|mesos|marathon/,
    unless: HERE,
  },
  {
    verbs: 'update put set patch configure',
    objects: 'cluster nodepool nodegroup loadbalancer',
    impact: 'danger',
    unless: `${HERE} label tag note description name title metadata comment analysis topic kmeans`,
  },
  { verbs: 'migrate evacuate relocate failback', objects: MACHINES, impact: 'danger', unless: HERE },
  {
    verbs: 'change resize upgrade modify upsize downsize',
    objects: MACHINES,
    impact: 'danger',
    unless: `${HERE} name label tag note description title metadata comment`,
  },
  {
    verbs: 'clear',
    objects:
      'instance run dag job history log alarm inbox mailbox folder trash playlist schedule calendar ' +
      'assignment user data tenant zone record route arp counter event',
    impact: 'danger',
    unless: 'console network debug browser search ui',
  },
  {
    verbs: 'alter',
    objects: 'topic config user role system cluster setting database schema table column',
    impact: 'danger',
  },
  {
    verbs: 'toggle enable set update patch rollout turnon turnoff change',
    objects: 'flag featureflag killswitch featuregate',
    impact: 'danger',
    unless: 'list description name tag note compiler build',
  },
  // What was prepared becomes what everybody gets.
  {
    verbs: 'activate golive rollout cutover',
    objects:
      `config configuration change changeset property zone policy rule version license licence domain network ` +
      `experiment flag workflow automation scenario zap ${PARTIES}`,
    impact: 'danger',
    unless: 'tool workspace plugin extension skill mode view window tab document layer draft local',
  },
  {
    verbs: 'activate enable launch start resume unpause send schedule approve',
    objects: 'campaign ad adset adgroup broadcast newsletter journey drip blast autopilot autoresponder',
    impact: 'danger',
  },
  {
    verbs: 'push commit apply load deploy replace edit set send configure write save restore',
    objects: 'config configuration running startup interface vlan acl',
    impact: 'danger',
    server: NETWORK,
    unless: HERE,
  },
  {
    verbs: 'start launch stop conclude ship',
    objects: 'experiment rollout test',
    impact: 'danger',
    server: /statsig|growthbook|optimizely|launchdarkly|split|posthog|amplitude|vwo|convert|eppo/,
  },
  // What protects, or says where traffic goes.
  {
    verbs: 'set update change edit modify configure toggle patch put replace disable override apply switch',
    objects: PROTECTIONS,
    impact: 'danger',
    unless: 'advisory alert label tag status note comment finding header plan test ui page component',
  },
  { verbs: 'issue reissue sign renew', objects: 'certificate cert wildcard license licence', impact: 'danger' },
  // Things that move.
  {
    verbs: 'start resume queue send submit',
    objects: 'print',
    impact: 'danger',
    server: /octo|bambu|prusa|klipper|moonraker|print|\b3d/,
  },
  { verbs: 'write force set', objects: 'register coil gpio relay holding', impact: 'danger', unless: HERE },
  { verbs: 'write force', objects: 'tag node value variable property point', impact: 'danger', server: PLANTS },
  {
    verbs: 'unlock open startengine start honk flash actuate jog launch fly move dispense send run arm disarm control',
    objects: 'door trunk engine vehicle drone robot gcode motor pump valve relay oven heater spindle siren alarm',
    impact: 'danger',
    server: REAL,
  },
  {
    verbs: 'update install upgrade flash downgrade',
    objects: 'firmware bios bootloader',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'load import',
    objects: 'dump',
    impact: 'danger',
    server: /sql|postgres|mongo|redis|maria|neo4j|(?:^|[_-])db/,
    unless: HERE,
  },
  { verbs: 'install', objects: 'lpar hypervisor os', impact: 'danger', unless: HERE },
  {
    verbs: 'update redeploy',
    objects: 'service',
    impact: 'danger',
    server: /swarm|ecs|cloud_?run|render|railway|fargate|nomad/,
  },
  {
    verbs: 'install upload activate',
    objects: 'plugin theme extension addon integration',
    impact: 'danger',
    unless: HERE,
  },
  { verbs: 'push', objects: 'image artifact chart package', impact: 'danger', unless: HERE },
  { verbs: 'promote', objects: 'build artifact image version stage channel track', impact: 'danger', unless: HERE },
  {
    verbs: 'cleanup clean gc',
    objects: '*',
    impact: 'danger',
    server:
      /^(?:k8s|kube\w*|kubernetes|docker|podman|aws\w*|azure\w*|gcp|gcloud|terraform|cloud\w*|\w*sql|mongo\w*|redis)$/,
    unless: HERE,
  },
  {
    verbs: 'lock erase wipe reset restart retire unlock',
    objects: 'device host computer mac phone',
    impact: 'danger',
    server: /jamf|intune|kandji|mosyle|fleet|mdm|workspace_?one|hexnode|addigy|meraki/,
  },
  {
    verbs: 'run start initiate perform execute trigger',
    objects: 'restore recovery failover rollback wipe deletion',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'turnoff bypass lift ignore suppress dismiss waive',
    objects:
      'protection tamper firewall antivirus guard logging monitoring alert backup vulnerability finding cve violation',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'create add schedule set post put start',
    objects: 'silence downtime muting mutetiming',
    impact: 'danger',
    server: /^(?!.*(?:audio|video|ffmpeg|music|sound))/,
    unless: HERE,
  },
  // What answers when a name is asked for.
  {
    verbs: 'upsert create update set add edit change put replace import flip switch swap point',
    objects: 'record recordset',
    impact: 'danger',
    server: /route53|dns|namecheap|godaddy|porkbun|gandi|\bovh|dnsimple|hover|ionos|domain/,
    unless: HERE,
  },
  {
    verbs: 'ignore suppress dismiss waive snooze',
    objects: 'issue alert finding result',
    impact: 'danger',
    server:
      /snyk|wiz|sonar|veracode|checkmarx|lacework|tenable|qualys|semgrep|dependabot|aikido|orca|prisma_?cloud|trivy|security/,
    unless: HERE,
  },
  {
    verbs: 'push',
    objects: 'config configuration',
    impact: 'danger',
    server: /net|router|switch|firewall|device|fleet|edge/,
    unless: `${HERE} git`,
  },
  {
    verbs: 'replay redrive',
    objects: 'letter dlq deadletter queue event message webhook',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'resize shrink extend grow repartition',
    objects: 'disk volume partition filesystem lun datastore',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'stop start pause reset restart run jog home move estop override',
    objects: 'line conveyor cell station arm gripper joint axis elevator lift press furnace',
    impact: 'danger',
    server: /factory|plant|\bmes\b|scada|assembly|robot|\bros2?\b|kuka|fanuc|moveit|cobot|plc|elevator/,
    unless: HERE,
  },
  { verbs: 'apply replace reload clear drop', objects: 'metadata', impact: 'danger', server: /hasura/, unless: HERE },
  { verbs: 'stop', objects: 'environment', impact: 'danger', server: /gitlab|azure|aws|cloud|platform/, unless: HERE },
  {
    verbs: 'rebuild reprovision',
    objects: 'postgres mysql mariadb mongo redis clickhouse database db service application app',
    impact: 'danger',
    unless: `${HERE} index`,
  },
  // Goods, medicine and people on their way.
  { verbs: 'adjust decrement deplete', objects: 'inventory stock', impact: 'danger', unless: HERE },
  {
    verbs: 'set update change adjust order start stop titrate',
    objects: 'dose dosage medication prescription infusion ventilator drip setpoint',
    impact: 'danger',
    unless: `${HERE} reminder note`,
  },
  {
    verbs: 'dispatch recall',
    objects:
      'order unit crew technician driver ambulance vehicle shipment courier drone product batch lot email message',
    impact: 'danger',
    unless: HERE,
  },
  // Traffic, code and orders that go out to many machines at once.
  { verbs: 'shift route reroute divert split mirror drain flip', objects: 'traffic', impact: 'danger', unless: HERE },
  {
    verbs: 'inject trigger schedule start run',
    objects: 'fault chaos outage disaster ddos flood',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'update publish upload replace',
    objects: 'function functioncode code handler',
    impact: 'danger',
    server: /lambda|cloud_?functions?|azure_?functions?|\bworkers?\b|serverless|\bfaas\b/,
    unless: `${HERE} docs`,
  },
  { verbs: 'expire', objects: 'object file record document key item', impact: 'danger', unless: `${HERE} cache` },
  { verbs: 'yank', objects: 'version package release gem crate', impact: 'danger' },
  { verbs: 'retag', objects: 'latest image release stable', impact: 'danger', unless: HERE },
  {
    verbs: 'disconnect disable stop trip curtail island',
    objects: 'inverter battery feeder transformer meter substation turbine charging',
    impact: 'danger',
    unless: `${HERE} phone laptop`,
  },
  {
    verbs: 'push start run schedule trigger ota',
    objects: 'ota otaupdate update rollout',
    impact: 'danger',
    server: /iot|fleet|device|ota|mender|balena|firmware/,
    unless: HERE,
  },
  { verbs: 'push', objects: 'profile', impact: 'danger', unless: `${HERE} git` },
  {
    verbs: 'close freeze',
    objects: 'index indices',
    impact: 'danger',
    server: /elastic|opensearch|\bes\w?\b|solr|search/,
    unless: HERE,
  },
]
