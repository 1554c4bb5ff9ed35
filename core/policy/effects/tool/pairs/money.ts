// Money: bills that are paid, orders that are placed, machines that are rented. Source: CONTRACT 2.8, ENGINE 3.
import { HERE, HERE_WITH_PLANS, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

const PAPERS =
  'payroll payrun invoice bill expense timesheet reimbursement quote contract agreement loan claim tax taxes vat order credit creditnote estimate purchase'
const BANK =
  /stripe|paypal|braintree|chargebee|recurly|paddle|lemon|razorpay|mollie|adyen|billing|bank|wise|revolut|mercury|ramp|brex|gocardless|klarna|payoneer|payment/

/** Pairs by which money goes. */
export const MONEY_PAIRS: readonly Pair[] = [
  // Money.
  {
    verbs:
      'approve authorize process issue settle disburse execute confirm submit finalize finalise sign accept post email send release run book void capture',
    objects: PAPERS,
    impact: 'money',
    unless: HERE,
  },
  {
    verbs: 'complete finalize finalise place submit create execute',
    objects: 'order trade checkout purchase',
    impact: 'money',
    unless: 'sort by work change note comment tag label metadata tracking',
  },
  { verbs: 'make give', objects: 'donation payment purchase deposit withdrawal', impact: 'money', unless: HERE },
  { verbs: 'return exchange', objects: 'order purchase', impact: 'money', unless: `${HERE} list sort by status` },
  { verbs: 'update respond contest accept close', objects: 'dispute chargeback', impact: 'money', unless: HERE },
  {
    verbs: 'start resume enable activate deploy',
    objects: 'bot strategy autotrading',
    impact: 'money',
    server: /trad|exchange|crypto|invest|binance|kraken|freqtrade/,
    unless: HERE,
  },
  {
    verbs: 'close liquidate squareoff flatten exit open convert rebalance',
    objects: 'position trade holding portfolio',
    impact: 'money',
    unless: HERE,
  },
  {
    verbs: 'execute confirm broadcast sign approve submit relay',
    objects: 'transaction tx userop',
    impact: 'money',
    server: /^(?!.*(?:sql|postgres|pg|maria|mongo|redis|neo4j|database|\bdb))/,
    unless: HERE,
  },
  {
    verbs:
      'deposit stake unstake redeem liquidate disburse remit tip topup lend borrow repay airdrop mint burn bridge approve claim',
    objects:
      'token nft coin fund asset reward share balance wallet account allowance spender erc20 erc721 eth sol btc usd usdc collateral liquidity validator loan',
    impact: 'money',
    unless: 'design auth access session csrf bearer usage',
  },
  {
    verbs: 'send wire move transfer give withdraw',
    objects: 'money fund payment cash crypto token btc eth sol usdc usdt coin gift lamport sat xrp bitcoin transaction',
    impact: 'money',
    unless: 'design auth access session csrf bearer usage reset otp',
  },
  {
    verbs: 'book reserve order rent hire register renew provision launch request',
    objects:
      'flight hotel ride taxi uber ticket seat food meal pizza grocery domain number phonenumber listing ' +
      'stay table restaurant train bus tour gpu instance cluster droplet fleet delivery ' +
      'shipment room car venue hall',
    impact: 'money',
    unless: HERE,
  },
  { verbs: 'topup', objects: '*', impact: 'money', unless: HERE },
  {
    verbs: 'renew resume pause activate reactivate',
    objects: 'subscription',
    impact: 'money',
    unless: `${HERE} pubsub topic graphql stream event`,
  },
  { verbs: 'reorder replenish restock', objects: 'stock inventory supply', impact: 'money', unless: HERE },
  { verbs: 'flatten hedge', objects: 'book position exposure portfolio', impact: 'money', unless: HERE },
  { verbs: 'upgrade downgrade change switch', objects: 'subscription tier billing sku', impact: 'money' },
  { verbs: 'upgrade downgrade', objects: 'plan', impact: 'money' },
  {
    verbs: 'create update cancel pause resume apply set add adjust credit debit release issue skip extend',
    objects:
      'subscription coupon balance paymentmethod bill plan card beneficiary payee recipient limit credit trial promotion',
    impact: 'money',
    server: BANK,
  },
  {
    verbs:
      'send pay approve sign execute broadcast claim mint stake unstake swap wrap unwrap bridge deploy lend ' +
      'borrow repay supply withdraw deposit transfer sell buy',
    objects: '*',
    impact: 'money',
    server:
      /x402|wallet|lightning|crypto|solana|ethereum|\bevm|bitcoin|\bnwc|agentkit|defi|web3|blockchain|metamask|phantom|aave|uniswap|onchain|algorand|cosmos|\bnear\b|aptos|\bsui\b/,
    unless: `${HERE} jwt csr cookie url`,
  },
  {
    verbs: 'set change update modify place create convert exit adjust start',
    objects: 'leverage margin stoploss takeprofit gtt bracket sip trailing',
    impact: 'money',
    unless: `${HERE} layout css padding style page`,
  },
  { verbs: 'modify amend replace', objects: 'order', impact: 'money', unless: `${HERE} sort tab column layer row` },
  {
    verbs: 'create make mark complete',
    objects: 'fulfillment fulfilment shipment rma waybill',
    impact: 'money',
    unless: HERE,
  },
  {
    verbs: 'set update change adjust edit modify override increase decrease raise bump lower put patch correct',
    objects:
      'salary compensation wage payrate bonus balance iban premium price pricing fee tariff commission royalty markup surcharge',
    impact: 'money',
    unless: `${HERE_WITH_PLANS} white color colour load power alert label tag note watch quote history bot design text font display`,
  },
  { verbs: 'reverse', objects: 'transaction payment charge posting settlement sale', impact: 'money', unless: HERE },
  {
    verbs: 'raise increase lower lift remove extend',
    objects: 'limit creditline spendlimit',
    impact: 'money',
    server: /bank|card|credit|pay|wallet|ledger|fin(?:ance|tech)|lending/,
    unless: `${HERE} rate query`,
  },
  {
    verbs: 'post submit reverse close reopen book lock',
    objects: 'journal ledger period fiscal quarter voucher gl',
    impact: 'money',
    unless: `${HERE} note blog diary log`,
  },
  {
    verbs: 'swap',
    objects:
      'token coin asset currency crypto erc20 nft eth btc sol usd usdc usdt exact input liquidity fund stake ' +
      'uniswap sushiswap pancakeswap jupiter dex exchange raydium cow',
    impact: 'money',
    unless: `${HERE} design auth`,
  },
  {
    verbs: 'create issue post apply',
    objects: 'adjustment creditnote creditmemo debitnote',
    impact: 'money',
    server: BANK,
    unless: HERE,
  },
  {
    verbs: 'raise increase bump boost lift top topup',
    objects: 'budget spend spending',
    impact: 'money',
    unless: `${HERE} token context memory error step time`,
  },
  { verbs: 'apply charge assess levy', objects: 'fee surcharge penalty', impact: 'money', unless: HERE },
  {
    verbs: 'change raise increase lower',
    objects: 'rate',
    impact: 'money',
    unless: `${HERE} frame sample refresh bit limit learning error clock baud heart exchange data scan poll tick decay drop playback speech sampling`,
  },
  { verbs: 'sweep', objects: 'account fund cash balance wallet', impact: 'money', unless: HERE },
]
