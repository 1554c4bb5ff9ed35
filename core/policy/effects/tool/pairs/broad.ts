// Things with much at stake, and every strong verb: what a service nobody described does to them is asked about, whichever verb it
// has chosen. Making, describing and looking are no strong verbs. Source: CONTRACT 2.8, ENGINE 3.
import { HERE, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

const STRONG =
  'abandon accept activate admit adopt amend apply approve anonymize authorize award ban block book bounce ' +
  'bridge broadcast burn bypass capture cede charge claim clear close commit complete confirm contain ' +
  'convert credit cutover deactivate deallocate ground debit decline decommission deduct demote deny deploy ' +
  'deposit deregister detach disarm disburse disconnect dispatch dispense dissolve downgrade drain eject ' +
  'elevate enforce enroll evacuate evict exchange execute exempt exit expel expire expose extend failback ' +
  'failover fence finalize fire flash force forfeit forgive freeze fulfill fund halt hibernate hire ignite ' +
  'impersonate initiate invalidate isolate issue kick kill launch lease lend liquidate lock logout migrate ' +
  'mint mute neutralize offboard onboard override overwrite patch pause penalize place poweroff powercycle ' +
  'preempt promote provision publish push quarantine reactivate reassign reroute divert rebalance reboot ' +
  'rebuild recall reclaim reconfigure recover redeem redeploy redirect refund reimage reimburse reinstall ' +
  'reissue reject release relocate remediate remit renew rent repair repay replace replay reprovision ' +
  'rescind reserve reset resize restart restore restrict resubscribe resume retire revert reward rollback ' +
  'sanction scale scrub seal seize sell send settle ship sign stake stop submit suspend swap takedown ' +
  'teardown terminate throttle timeout toggle trade transfer trigger unban unblock unenroll uninstall unlink ' +
  'unlock unpair unpause unpublish unseal unshare unstake unsubscribe upgrade usurp vacate void wipe ' +
  'withdraw recycle resync reseed repoint unmount reformat rekey quiesce flip switchover split leave ' +
  'stepdown delegate park point raze'
const MOVES =
  'open close turnon turnoff move set control start stop cut run home jog lower raise trip throw dump fill drain flood'
const DRIVES =
  'engage disengage spin crank steer tilt rotate drive pull push load unload heat cool ramp pour energize ' +
  'adjust change increase decrease calibrate lift hoist fly tow dock undock berth operate activate initiate'
/** Machines and vehicles, and what is set on them. */
export const THINGS =
  'door gate garage valve pump motor robot drone vehicle gcode sprinkler charger oven spindle conveyor ' +
  'turbine breaker relay engine ignition crane interlock axis reactor tank silo boiler irrigation ' +
  'centrifuge kiln furnace forklift autoclave incubator compressor chiller barrier barricade drawbridge ' +
  'sluice siren ventilator dialysis defibrillator pacemaker excavator harvester tractor rover gripper ' +
  'extruder winch hoist elevator escalator turnstile floodgate spillway thruster rudder actuator solenoid ' +
  'contactor transformer substation switchgear inverter rotor nozzle burner stove fryer fermenter vat ' +
  'cistern reservoir aqueduct wellhead borehole derrick flare crucible ladle anvil lathe mold mould welder ' +
  'cobot agv railcar locomotive tram runway taxiway jetway ferry boat submarine helicopter missile satellite ' +
  'antenna telescope mooring ballast bilge hydrant extinguisher ambulance truck brake airbag clutch hvac ' +
  'freezer damper padlock streetlight floodlight crosswalk hopper crusher kettle magnet cryostat laser ' +
  'louver blower fan vent warhead torpedo detonator turret cannon weapon setpoint torque amperage boom chute ' +
  'airlock lift chairlift gondola locker pyro grinder irradiator linac sluiceway'
/** What is put on fields, into tanks and into bodies. */
const SUBSTANCES =
  'pesticide herbicide insecticide fungicide fertilizer fertiliser manure chlorine fluoride ammonia acid ' +
  'solvent reagent coolant refrigerant lubricant fuel diesel propane hydrogen oxygen nitrogen helium steam ' +
  'explosive ammunition firework anesthetic anaesthetic sedative opioid insulin heparin antibiotic vaccine ' +
  'chemotherapy radiation dose dosage infusion transfusion irradiation plasma embryo catalyst medication ' +
  'drug antidote serum sulfur sulphur copper'
const GIVES =
  'start begin spray inject administer give pour mix add fill feed pump treat serve vent run increase decrease adjust change set apply dispense dose'
/** Worlds in which nothing real moves. */
const NO_GAME =
  /^(?!.*(?:unity|unreal|godot|blender|roblox|\bsim|simul|game|minecraft|logic|quantum|\bcad\b|freecad|fusion|comic|story|novel|\brpg|\bdnd|draw|diagram|canvas))/
/** What is only told about things. */
const TOLD =
  'report log label name color icon note schedule reminder simulation model view page file document map ' +
  'chart plan tag comment search filter history image photo video list recipe story scene asset sprite level ' +
  'message chat goal intake range scale chart plot title'

/** Strong verbs over what others live on. */
export const BROAD_PAIRS: readonly Pair[] = [
  {
    verbs: 'recreate rebuild reinstall reprovision',
    objects: 'vm machine server instance host node cluster database db bucket volume environment site website',
    impact: 'danger',
    unless: `${HERE} index container image cache devcontainer scene tree graph dom`,
  },
  {
    verbs: 'accept reject start initiate approve confirm',
    objects: 'move transfer',
    impact: 'danger',
    server: /domain|registrar|\bdns\b|hosting/,
    unless: HERE,
  },
  {
    verbs: 'raise lift waive override',
    objects: 'limit quota ceiling cap allowance threshold restriction',
    impact: 'danger',
    unless: `${HERE} query search request rate page result`,
  },
  {
    verbs: 'schedule book order request arrange confirm',
    objects:
      'cremation burial amputation euthanasia demolition eviction execution transplant abortion foreclosure ' +
      'deportation repossession termination disconnection shutdown blasting',
    impact: 'danger',
    unless: `${HERE} job trade sql code`,
  },
  {
    verbs: 'swap',
    objects: 'production prod sim esim number program broadcast runway crew driver meter engine badge',
    impact: 'danger',
    unless: `${HERE} trello board kanban line page`,
  },
  {
    verbs: 'save update put replace',
    objects: 'environment externalport traefik ingress',
    impact: 'danger',
    server: /dokploy|coolify|caprover|render|railway|heroku|netlify|vercel|portainer|rancher/,
    unless: HERE,
  },
  {
    verbs: 'assign reassign replace swap cancel',
    objects: 'crew pilot captain surgeon anesthetist controller driver',
    impact: 'danger',
    unless: `${HERE} agent task`,
  },
  {
    verbs: 'lock unlock close',
    objects: 'board subreddit guild',
    server: /^(?!.*(?:trello|kanban|task|plan|jira|monday|miro|white|note))/,
    impact: 'danger',
    unless: `${HERE} trello kanban card`,
  },
  { verbs: 'backfill overwrite rewrite reload rerun', objects: 'production prod live', impact: 'danger', unless: HERE },
  { verbs: 'sign signoff', objects: 'chart discharge consent order', impact: 'danger', unless: HERE },
  {
    verbs: 'flag mark report escalate',
    objects: 'fraud fraudulent suspicious delinquent aml sanctioned defaulted',
    impact: 'danger',
    unless: `${HERE} transaction_list rule detector`,
  },
  { verbs: 'comp oversell overbook', objects: 'ticket room meal seat section flight', impact: 'money', unless: HERE },
  { verbs: 'export dump download share', objects: 'phi pii ssn salary payroll', impact: 'secret', unless: HERE },
  {
    verbs: 'load import replay',
    objects: 'dump',
    impact: 'danger',
    server: /^(?!.*(?:profil|debug|trace|crash|perf|heap))/,
    unless: `${HERE} heap core memory thread`,
  },
  { verbs: 'clean obliterate empty', objects: 'queue topic mailbox spool', impact: 'danger', unless: HERE },
  {
    verbs: 'add create set update open enable',
    objects: 'nat natrule dnat portmapping portforward portforwarding',
    impact: 'grant',
    unless: `${HERE} pod service`,
  },
  { verbs: 'change rekey replace', objects: 'lock', impact: 'danger', unless: `${HERE} file mutex screen` },
  { verbs: 'run execute', objects: 'console', impact: 'danger', server: /jenkins/, unless: HERE },
  { verbs: 'put update deploy upload', objects: 'worker', impact: 'danger', server: /cloudflare/, unless: HERE },
  {
    verbs: 'certify challenge recount invalidate',
    objects: 'result ballot election vote count',
    impact: 'danger',
    unless: `${HERE} search query skill`,
  },
  {
    verbs: 'recall contact summon',
    objects: 'donor batch product lot juror witness',
    impact: 'danger',
    unless: `${HERE} list search`,
  },
  {
    verbs: 'file lodge withdraw submit',
    objects: 'brief motion suit lawsuit claim appeal complaint petition return',
    impact: 'danger',
    unless: `${HERE} bug issue`,
  },
  {
    verbs: 'dim turnoff extinguish',
    objects: 'light lighting lamp',
    impact: 'danger',
    server: /tank|farm|aqua|reef|tunnel|street|runway|airport/,
    unless: HERE,
  },
  { verbs: 'record', objects: 'deed lien mortgage title', impact: 'danger', unless: HERE },
  { verbs: 'serve', objects: 'paper summon subpoena notice warrant writ', impact: 'danger', unless: 'dev test local' },
  { verbs: 'seal unseal expunge', objects: 'record file case docket', impact: 'danger', unless: HERE },
  {
    verbs: 'retract spike embargo kill pull correct',
    objects: 'story article edition broadcast bulletin headline episode',
    impact: 'danger',
    unless: `${HERE} sprint jira`,
  },
  {
    verbs: 'issue allot',
    objects:
      'dividend share stock bond warrant voucher coupon capital margin cheque scrip key keycard pass fob fine citation recall',
    impact: 'danger',
    unless: `${HERE} api ssh`,
  },
  { verbs: 'fill drain flood empty', objects: 'lock basin pond dam hopper silo', impact: 'danger', unless: HERE },
  {
    verbs: 'weaken loosen relax soften lower reduce',
    objects: 'policy requirement guardrail security protection authentication passwordpolicy approval review safeguard',
    impact: 'grant',
    unless: HERE,
  },
  {
    verbs: 'pass skip waive force override bypass',
    objects: 'gate approval signoff canary validate freeze',
    impact: 'danger',
    unless: 'dev test tests local mock dry simulate song track step schema form',
  },
  {
    verbs: 'start trigger launch fire',
    objects: 'deployment deploy rollout',
    impact: 'danger',
    unless: `${HERE} staging stage qa`,
  },
  {
    verbs: 'inject',
    objects: 'script header footer tag pixel snippet js javascript code',
    impact: 'danger',
    server: /^(?!.*(?:browser|playwright|puppeteer|chrome|devtools|selenium|test|inspect))/,
    unless: HERE,
  },
  { verbs: 'suppress', objects: 'rule alert finding detection alarm incident warning', impact: 'danger', unless: HERE },
  { verbs: 'give', objects: 'op operator admin moderator superuser', impact: 'grant', unless: HERE },
  { verbs: 'rewrite', objects: 'tag history commit ref', impact: 'danger', unless: `${HERE} hashtag` },
  {
    verbs: 'reassign reroute redirect silence edit set change update override swap replace remove',
    objects: 'pager oncall escalation hotline',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'rotate replace roll',
    objects: 'root ca rootca masterkey hsm',
    impact: 'keys',
    unless: `${HERE} node view object`,
  },
  {
    verbs: 'recycle park delegate quiesce unmount evacuate fence decommission',
    objects: 'host pool domain zone volume rack',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: STRONG,
    objects:
      'lpar vm hypervisor droplet linode cluster nodepool loadbalancer firewall vpn vpc subnet dns ' +
      'nameserver certificate tunnel trunk datacenter replica shard broker baremetal ' +
      'appliance failover nodegroup',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: STRONG,
    objects:
      'payment payout payroll wallet refund withdrawal deposit loan escrow mortgage collateral beneficiary ' +
      'payee chargeback dispute mandate settlement remittance bid bet wager auction ' +
      'raffle fulfillment shipment',
    impact: 'money',
    unless: HERE,
  },
  {
    verbs: STRONG,
    objects:
      'user account member employee customer tenant candidate applicant patient student merchant seller ' +
      'vendor supplier contractor moderator guest subscriber membership driver courier fleet aircraft',
    impact: 'danger',
    unless: `${HERE} story flow journey message notification`,
  },
  {
    verbs: STRONG,
    objects:
      'flag featureflag release rollout deployment campaign broadcast newsletter ad adset listing site website storefront',
    impact: 'danger',
    unless: `${HERE} note notes`,
  },
  {
    verbs: STRONG,
    objects: 'policy role permission acl entitlement quota license licence integration webhook sso certificate',
    impact: 'grant',
    unless: `${HERE} sync`,
  },
  {
    verbs: STRONG,
    objects: 'backup snapshot partition keyspace offset tablespace recyclebin archive tombstone',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: STRONG,
    objects:
      'contract agreement lease rental envelope signature prescription appointment reservation booking filing visa passport ballot',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'start stop trip turnon turnoff restart shutdown disconnect',
    objects: 'generator genset',
    impact: 'danger',
    unless: `${HERE} ai text image code music password id load`,
  },
  {
    verbs: `${STRONG} ${MOVES} ${DRIVES}`,
    objects: THINGS,
    impact: 'danger',
    server: NO_GAME,
    unless: `${HERE} ${TOLD}`,
  },
  { verbs: `${STRONG} ${GIVES}`, objects: SUBSTANCES, impact: 'danger', server: NO_GAME, unless: `${HERE} ${TOLD}` },
  {
    verbs:
      'hold delay divert recall clear board disembark scramble summon transport relocate quarantine release transfer move swap',
    objects:
      'flight takeoff landing departure pushback vessel convoy passenger inmate prisoner detainee suspect ' +
      'juror witness patient resident evacuee livestock herd cattle animal',
    impact: 'danger',
    server: NO_GAME,
    unless: `${HERE} ${TOLD}`,
  },
  {
    verbs: 'broadcast issue sound trigger raise send activate cancel lift',
    objects: 'evacuation emergency siren amber mayday lockdown curfew tsunami tornado advisory allclear',
    impact: 'danger',
    server: NO_GAME,
    unless: `${HERE} ${TOLD}`,
  },
  { verbs: 'broadcast', objects: 'alert warning announcement bulletin notice page', impact: 'danger', unless: HERE },
]
