// What trades and offices do that their people live with: schools, courts, clinics, shops, banks, plants, carriers, stores of apps.
// Source: CONTRACT 2.8, ENGINE 3.
import { HERE, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

const CHANGES = 'set change update adjust edit modify override replace put patch correct amend'

/** Pairs about the papers, goods, rights and machines of trades. */
export const TRADES_PAIRS: readonly Pair[] = [
  // Papers that count once they are handed in.
  {
    verbs: 'file submit serve lodge retract withdraw post',
    objects: 'motion return taxreturn tax filing complaint claim notice ballot vote petition patent grade appeal',
    impact: 'danger',
    unless: `${HERE} review comment note log read`,
  },
  { verbs: 'cast', objects: 'vote ballot', impact: 'danger' },
  {
    verbs: 'close shut open evacuate',
    objects: 'restaurant shop school hotel clinic ward factory plant airport pen barn beach road lane bridge tunnel',
    impact: 'danger',
    server: /^(?!.*(?:git|game|sim|story|map|browser|terminal|ssh|editor|network|proxy))/,
    unless: `${HERE} pull file page document view`,
  },
  { verbs: 'clear', objects: 'declaration customs lien debt arrears fine', impact: 'danger' },
  { verbs: 'vacuum', objects: 'table history', impact: 'danger', server: /lake|delta|spark|databricks|iceberg|hudi/ },
  { verbs: 'issue', objects: 'fine citation penalty summon warrant', impact: 'danger' },
  {
    verbs: 'award change revise',
    objects: 'grade degree diploma certificate transcript',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'lift',
    objects: 'hold ban embargo restriction suspension block freeze containment quarantine',
    impact: 'danger',
  },
  { verbs: 'bind extend rescind counter', objects: 'quote offer coverage policy', impact: 'danger', unless: HERE },
  { verbs: 'dismiss', objects: 'review finding case', impact: 'danger', unless: HERE },
  // Money and what it is owed for.
  {
    verbs: `${CHANGES} add setup raise increase lower stop open`,
    objects:
      'bank bankaccount payoutaccount directdeposit directdebit creditline creditlimit overdraft deductible cheque rent fare payrate',
    impact: 'money',
    unless: `${HERE} note label memory question blood`,
  },
  {
    verbs: 'set apply issue change stack',
    objects: 'discount promo promotion markdown voucher giftcard',
    impact: 'money',
    unless: `${HERE} banner text copy image design`,
  },
  { verbs: 'exercise roll', objects: 'option position contract', impact: 'money', unless: HERE },
  {
    verbs: 'adjust set add grant deduct',
    objects: 'point mile',
    impact: 'money',
    server: /loyal|reward|points|miles|member/,
    unless: HERE,
  },
  {
    verbs: 'activate reload',
    objects: 'card giftcard sim',
    impact: 'money',
    unless: `${HERE} flash trello board kanban deck note`,
  },
  { verbs: 'enable', objects: 'margin leverage overdraft', impact: 'money', unless: 'css style page' },
  {
    verbs: 'upgrade change modify bump',
    objects: 'seat booking reservation passenger flight',
    impact: 'money',
    unless: HERE,
  },
  {
    verbs: 'vote burn upgrade export confirm propose delegate pause execute set revoke',
    objects: '*',
    impact: 'money',
    server: /wallet|crypto|solana|ethereum|\bevm|multisig|gnosis|safe_?global|\bdao\b|web3|onchain/,
    unless: `${HERE} chart label alert watchlist network chain rpc`,
  },
  {
    verbs: 'switch',
    objects: 'tariff plan',
    impact: 'money',
    unless: `${HERE} mode view`,
  },
  // What lets through what is checked otherwise.
  {
    verbs: 'add create set update enable put',
    objects: 'exempt exemption bypass exclusion allowlist whitelist',
    impact: 'grant',
    unless: `${HERE} lint coverage format file path pattern glob import backup search`,
  },
  {
    verbs: 'disconnect cut',
    objects: 'supply meter customer power gas water subscriber circuit line',
    impact: 'danger',
  },
  {
    verbs: 'order multileg convert exercise roll buy sell short cover trade',
    objects: '*',
    impact: 'money',
    server:
      /broker|tradier|alpaca|ibkr|robinhood|schwab|zerodha|\bkite\b|binance|coinbase|kraken|bybit|etrade|saxo|trading|exchange/,
    unless: `${HERE} get list history status quote search book types rates report watchlist alert open_orders`,
  },
  {
    verbs: 'unlock open start remote honk flash summon vent trigger disable',
    objects: '*',
    impact: 'danger',
    server: /tesla|smartcar|rivian|\bford\b|\bbmw\b|volvo|vehicle|\bcar\b/,
    unless: `${HERE} get list status data`,
  },
  // Goods and people on their way.
  {
    verbs: 'ship scrap',
    objects: 'order pallet parcel package goods item lot stock',
    impact: 'danger',
    unless: `${HERE} npm`,
  },
  {
    verbs: 'close open',
    objects: 'register drawer runway sluice till case deal lot auction',
    impact: 'danger',
    unless: `${HERE} label case_file`,
  },
  // Plants, lines and things that move.
  {
    verbs: 'takeoff land arm',
    objects: '*',
    impact: 'danger',
    server: /drone|\buav|px4|mavlink|ardupilot|tello|dji/,
    unless: `${HERE} get list status`,
  },
  { verbs: 'throw set', objects: 'railswitch interlock sluice runway', impact: 'danger', unless: HERE },
  {
    verbs: 'turnoff disable stop',
    objects: 'heating boiler fridge freezer camera pump ventilation ignition',
    impact: 'danger',
    server: /^(?!.*(?:unity|unreal|godot|blender|three|scene|browser|webrtc))/,
    unless: `${HERE} scene view viewport render virtual`,
  },
  {
    verbs: 'announce withdraw blackhole clear reload upgrade port',
    objects: 'prefix bgp ip circuit trunk ios number device session',
    impact: 'danger',
    server: /net|router|switch|telco|bgp|carrier|isp|cisco|juniper|arista|noc/,
    unless: HERE,
  },
  {
    verbs: `${CHANGES} throw clear open close`,
    objects: 'signal switch point crossing junction',
    impact: 'danger',
    server: /rail|train|metro|tram|subway|dispatch/,
    unless: HERE,
  },
  // Applications and models that everybody gets.
  {
    verbs: 'release submit reject promote halt pause resume',
    objects: 'build version release rollout app review',
    impact: 'danger',
    server: /app_?store|play_?(?:store|console)|testflight|\basc\b|fastlane|huawei_?appgallery/,
    unless: 'get list read note',
  },
  { verbs: 'promote transition', objects: 'model modelversion', impact: 'danger', unless: HERE },
  {
    verbs: 'stop scale update resize',
    objects: 'endpoint',
    impact: 'danger',
    server: /sagemaker|vertex|hugging|bedrock|mlflow|replicate|runpod|modal|inference/,
    unless: HERE,
  },
  // Machines of people at work.
  {
    verbs: 'clear push enable set',
    objects: 'passcode profile lostmode',
    impact: 'danger',
    server: /jamf|intune|kandji|mosyle|\bmdm\b|workspace_?one|hexnode|addigy|meraki/,
  },
  {
    verbs: 'set write edit update add import',
    objects: 'registry',
    impact: 'danger',
    server: /windows|win32|\bos\b|system|powershell|desktop/,
  },
  { verbs: 'add create', objects: 'user', impact: 'grant', server: /windows|linux|\bos\b|\bssh\b|sysadmin|unix/ },
  { verbs: 'install load', objects: 'driver', impact: 'danger', unless: `${HERE} web chrome browser jdbc odbc` },
  // What a project keeps.
  { verbs: 'rename', objects: 'repo repository organization org bucket', impact: 'danger', unless: HERE },
  {
    verbs: 'skip bypass override',
    objects: 'check gate approval stage review',
    impact: 'danger',
    unless: 'dev test local dry spell lint',
  },
  {
    verbs: 'skip bypass disable',
    objects: 'test',
    impact: 'danger',
    server: /pipeline|deploy|release|\bcd\b|\bci\b|merge|gate/,
  },
  { verbs: 'undo', objects: 'rollout deployment release', impact: 'danger', unless: HERE },
  {
    verbs: 'update execute apply',
    objects: 'stack changeset',
    impact: 'danger',
    server: /cloud|aws|cfn|pulumi|openstack/,
    unless: HERE,
  },
  {
    verbs: 'refill renew prescribe declare lodge',
    objects: 'prescription medication good customs',
    impact: 'danger',
    unless: HERE,
  },
]
