// Programs of trades: phones and their stores, wallets and chains, payment, boards, registries of packages. Verbs that
// wipe a device, show a key, move money, or reach users.
import { in_turn } from '#core/compose.ts'
import {
  CHANGES_MACHINE,
  DEPLOYS,
  FOREIGN_PACKAGE,
  GRANTS,
  MESSAGES,
  MOVES_MONEY,
  PUBLISHES,
  REMOVED,
  ROLLS_OUT,
  type Row,
  SETS_SECRET,
  SHOWS_SECRET,
  TUNNELS,
} from '#core/policy/effects/verbs/meaning.ts'

const RAISES = { kind: 'priv.raise', fields: { mechanism: 'shell', shell: true } } as const
/** A protection goes off for somebody who may have said so. */
const WEAKENS_ASKED = { kind: 'sys.security', fields: { op: 'weaken', control: 'check', asked: true } } as const
/** An emulator is made anew. */
const PHONE = '^(?!(?:.*\\s)?-s emulator-|-e\\s)'
/** Apps that keep what belongs to people, and those of the system. */
const FOREIGN_APP =
  '(?:com\\.(?:whatsapp|facebook|instagram|android|google|samsung|miui|huawei|twitter|snapchat|tencent|spotify|netflix|microsoft|paypal|coinbase|binance|apple)|org\\.(?:telegram|thoughtcrime|mozilla|signal)|io\\.metamask)\\b'
/** Chains on which nothing is worth anything. */
const ON_TRIAL_CHAIN =
  '(?!.*(?:regtest|testnet|devnet|localnet|localhost|127\\.0\\.0\\.1|signet|sepolia|holesky|hoodi|amoy|fuji|simnet|--dry-run|(?:-u|--url)[= ](?:d|t|l)(?:\\s|$)))'
const on_chain = (verbs: string): RegExp => new RegExp(`^${ON_TRIAL_CHAIN}(?:.*\\s)?(?:${verbs})(?:\\s|$)`)

export const TRADE_ROWS: readonly Row[] = [
  // Phones.
  [
    'adb',
    new RegExp(`${PHONE}.*(?:MASTER_CLEAR|FACTORY_RESET|\\brecovery\\s+--wipe|--wipe[-_]data|\\bdd\\b.*of=/dev/block)`),
    CHANGES_MACHINE,
  ],
  [
    'adb',
    new RegExp(
      `${PHONE}.*\\b(?:sideload\\s|push\\s\\S+\\s+/(?:system|vendor|product|boot|data/(?!local/))|locksettings\\s+(?:clear|set-disabled|set-)|dpm\\s+(?:set-|remove-)|reboot\\s+(?:edl|download|sideload))`,
    ),
    CHANGES_MACHINE,
  ],
  [
    'adb',
    /\bcontent\s+(?:query|read|delete)\b.*content:\/\/(?:sms|mms|call_log|contacts|com\.android\.(?:contacts|calendar)|telephony|icc|media\/external)|\bdumpsys\s+account\b|\/data\/(?:system\/(?:users|sync|locksettings)|misc\/(?:wifi|keystore|vpn))|\b(?:accounts|mmssms|contacts2|calllog|telephony)\.db\b|\/WhatsApp\/|\bcmd\s+wifi\s+list-networks\b/,
    SHOWS_SECRET,
  ],
  [
    'adb',
    new RegExp(
      `${PHONE}.*\\bshell\\b.*\\b(?:pm\\s+(?:clear|uninstall|disable(?:-user)?|suspend)|am\\s+(?:force-stop|kill))\\s(?:-\\S+\\s+(?:\\d+\\s+)?)*${FOREIGN_APP}`,
    ),
    REMOVED,
  ],
  ['adb', new RegExp(`${PHONE}.*\\bshell\\s+["']?su(?:\\s|$)`), RAISES],
  [
    'adb',
    /\bsettings\s+put\s+(?:global|secure|system)\s+(?:http_proxy\s+(?!:0\b|(?:localhost|10\.0\.2\.2|127\.)\S*)\S|install_non_market_apps|enabled_accessibility_services|lock_screen_lock_after_timeout|private_dns_\w+|captive_portal_\w+|device_provisioned)/,
    WEAKENS_ASKED,
  ],
  [
    'adb',
    /\binstall(?:-multiple)?\b.*\s(?:~\/Downloads\/|\/home\/\w+\/Downloads\/|\/Users\/\w+\/Downloads\/|\/tmp\/|\/sdcard\/)\S*\.ap(?:k|ks|kx)\b/,
    FOREIGN_PACKAGE,
  ],
  [
    'xcrun simctl',
    /^(?:simctl\s+)?delete\s+all(?:\s|$)|^(?:simctl\s+)?keychain\s+\S+\s+reset\b|^(?:simctl\s+)?runtime\s+delete\s+all/,
    REMOVED,
  ],
  [
    'xcrun devicectl',
    /^(?:devicectl\s+)?device\s+(?:reboot|sysdiagnose|reset|erase|unpair|orientation)\b/,
    CHANGES_MACHINE,
  ],
  [
    'ideviceenterrecovery idevicerestore ideviceactivation futurerestore palera1n checkra1n odin heimdall mtkclient edl',
    /^(?!(?:--?help|-h|--?version|detect|print-pit|list)(?:\s|$))/,
    CHANGES_MACHINE,
  ],
  [
    'idevicediagnostics cfgutil',
    /\b(?:restart|shutdown|sleep|erase|restore|revive|prepare|remove-\w+|install-(?:profile|app)|clear-passcode)\b/,
    CHANGES_MACHINE,
  ],
  ['ideviceprovision ideviceinstaller', /^(?:-\S+\s+\S+\s+)*(?:remove|remove-all)\b/, REMOVED],
  // What signs, and what reaches users.
  [
    'fastlane',
    /\bmatch\s+(?:nuke|change_password|decrypt|import|migrate)\b|\b(?:pem|sigh|cert|produce|match\s+(?:appstore|adhoc|development|enterprise))\b.*--force\b|\bdeliver\s+(?:reject|submit)\w*/,
    SETS_SECRET,
  ],
  [
    'eas eas-cli',
    /^(?:credentials|channel:(?:edit|delete|rollout|pause)|branch:(?:delete|rename)|update:(?!list|view|insights)\S+|build:(?:delete|cancel)|webhook:(?!list|view)\S+|metadata:push|app:(?!list|view)\S+|workflow:run\b.*(?:deploy|prod))(?:\s|$)/,
    SETS_SECRET,
  ],
  [
    'shorebird',
    /^(?:release|patch|releases\s+(?:delete|set\S*)|patches\s+(?:promote|set\S*|rollback))\b(?!.*--dry-run)/,
    PUBLISHES,
  ],
  [
    'code-push appcenter',
    /^(?:release(?:-\w+)?|promote|rollback|patch|deployment\s+(?:rm|remove|clear)|codepush\s+\S+|distribute\s+\S+|app\s+rm)\b/,
    PUBLISHES,
  ],
  [
    'asc appstoreconnect app-store-connect gplay google-play',
    /\b(?:submit|publish|release|promote|upload|delete|revoke|rollout|halt|reject|cancel)\b/,
    PUBLISHES,
  ],
  ['pod', /^(?:trunk\s+(?:push|delete|deprecate|add-owner|remove-owner)|repo\s+push)\b/, PUBLISHES],
  [
    'plistbuddy',
    /\b(?:Set|Add)\s+:?(?:NSAppTransportSecurity:)?(?:NSAllowsArbitraryLoads\w*|NSExceptionAllowsInsecureHTTPLoads)\s+(?:bool\s+)?(?:true|yes|1)/i,
    WEAKENS_ASKED,
  ],
  ['plutil defaults', /NSAllowsArbitraryLoads["']?\s.*(?:true|yes|1)\b/i, WEAKENS_ASKED],
  ['defaults', /^delete\s+com\.apple\./, REMOVED],
  // Wallets: keys are money.
  ['solana-keygen', /^new\b.*\s(?:--force|-f)\b/, REMOVED],
  ['solana-keygen', /^recover\b|^verify\b.*prompt:/, SHOWS_SECRET],
  [
    'solana',
    on_chain(
      'program\\s+(?:deploy|upgrade|close|set-upgrade-authority|write-buffer|extend|migrate)|stake-\\w+|deactivate-stake|delegate-stake|withdraw-\\S+|transfer|vote-\\S+|split-stake|close-\\S+|feature\\s+activate',
    ),
    MOVES_MONEY,
  ],
  [
    'spl-token',
    on_chain(
      'transfer|burn|mint|authorize|close(?:-mint)?|freeze|thaw|approve|revoke|wrap|set-\\S+|update-\\S+|withdraw-\\S+|gc',
    ),
    MOVES_MONEY,
  ],
  [
    'near',
    on_chain(
      'deploy|send(?:-near)?|delete(?:-account)?|call|add-key|delete-key|stake|tokens\\s.*send-\\w+|contract\\s+deploy',
    ),
    MOVES_MONEY,
  ],
  [
    'sui',
    on_chain('client\\s+(?:transfer\\S*|pay\\S*|call|ptb|publish|upgrade|execute\\S*|merge-coin|split-coin)'),
    MOVES_MONEY,
  ],
  ['sui', /^keytool\s+(?:export|convert|show|decode\S*)\b|^client\s+export\b/, SHOWS_SECRET],
  [
    'aptos',
    on_chain(
      'account\\s+(?:transfer|create\\S*|rotate-key)|move\\s+(?:publish|run\\S*|deploy\\S*|upgrade\\S*)|stake\\s+\\S+|governance\\s+\\S+|multisig\\s+\\S+',
    ),
    MOVES_MONEY,
  ],
  ['starkli sncast', on_chain('deploy|declare|invoke|upgrade|account\\s+deploy'), MOVES_MONEY],
  ['cast', /^wallet\s+(?:private-key|decrypt-keystore|derive-private-key|export)\b/, SHOWS_SECRET],
  ['cast', /^wallet\s+(?:remove|change-password|sign-auth)\b/, REMOVED],
  [
    'bitcoin-cli litecoin-cli dogecoin-cli zcash-cli bitcoin-wallet',
    /^(?!.*-(?:regtest|testnet|signet)\b).*\b(?:send\w*|bumpfee|psbtbumpfee|walletprocesspsbt|signrawtransaction\w*|importprivkey|encryptwallet|walletpassphrase\w*|unloadwallet|abandontransaction|sethdseed|z_send\w+|stop)\b/,
    MOVES_MONEY,
  ],
  [
    'bitcoin-cli litecoin-cli dogecoin-cli zcash-cli',
    /\b(?:dump(?:privkey|wallet)|listdescriptors\s+true|gethdkeys\s.*private|backupwallet|z_export\w+)\b/,
    SHOWS_SECRET,
  ],
  [
    'lncli lightning-cli eclair-cli',
    /^(?!.*(?:regtest|testnet|signet|simnet))(?:.*\s)?(?:send\w*|pay\w*|keysend|withdraw|close\w*|fundchannel|openchannel|batchopenchannel|sweep\w*|multifundchannel|abandonchannel|walletbalance\s+--sweep)(?:\s|$)/,
    MOVES_MONEY,
  ],
  [
    'lncli lightning-cli',
    /\b(?:bakemacaroon|exportchanbackup|hsmtool|getsharedsecret|makesecret|restorechanbackup)\b/,
    SHOWS_SECRET,
  ],
  [
    'monero-wallet-cli monero-wallet-rpc electrum electron-cash wasabi sparrow',
    /\b(?:seed|spendkey|viewkey|getseed|getprivatekeys?|getmasterprivate|export_\w+|sweep_\w+|transfer|payto\w*|broadcast|paytomany|importprivkey)\b/,
    SHOWS_SECRET,
  ],
  [
    'geth erigon besu clef nethermind',
    /\baccount\s+(?:import|update)\b|--unlock\b|--(?:http|ws|rpc)\.?(?:addr|host)?[= ]0\.0\.0\.0|--allow-insecure-unlock\b|--rules\b|\bremovedb\b|\bsetHead\b|\bdb\s+(?:delete|drop|put)\b/,
    GRANTS,
  ],
  ['geth', /\bexec\b.*\b(?:sendTransaction|personal\.\w*(?:unlock|export|send)\w*|debug\.setHead)\b/, MOVES_MONEY],
  [
    'ethdo',
    /\b(?:wallet|account)\s+(?:delete|export|unlock|key|create)\b|\bvalidator\s+(?:exit|withdrawal|credentials\s+set|depositdata)\b/,
    MOVES_MONEY,
  ],
  [
    'lighthouse prysm nimbus teku lodestar deposit-cli staking-deposit-cli validator',
    /\b(?:exit|voluntary-exit|withdraw\w*|slashing-protection\s+import|bls-to-execution-change|new-mnemonic|existing-mnemonic|wallet\s+recover|accounts\s+(?:exit|delete|import|withdraw))\b/,
    MOVES_MONEY,
  ],
  [
    'safe-cli',
    /\b(?:send_\w+|add_owner|remove_owner|change_\w+|enable_module|update|execute-\S+|sign-tx|submit_signatures)\b/,
    MOVES_MONEY,
  ],
  [
    'graph goldsky subsquid sqd',
    /^(?!.*(?:localhost|127\.0\.0\.1|local)).*\b(?:deploy|publish|remove|delete|subgraph\s+(?:deploy|delete|tag))\b/,
    DEPLOYS,
  ],
  ['tenderly', /\b(?:actions\s+deploy|contracts\s+(?:push|remove)|devnet\s+spawn|gateway\s+\w+)\b/, DEPLOYS],
  [
    'truffle tronbox ape brownie woke vyper-deploy',
    /^(?:migrate|deploy|run)\b(?=.*(?:mainnet|polygon|arbitrum|optimism|bsc|avalanche|base|gnosis|live)\b)(?!.*(?:fork|test))/,
    ROLLS_OUT,
  ],
  [
    'ipfs',
    /^(?:key\s+(?:rm|export|rename|rotate)|repo\s+(?:rm-root|gc)|name\s+publish|config\s+(?:Addresses|API|replace)\S*)\b/,
    REMOVED,
  ],
  ['op', /^(?:item|document|vault|user|group)\s+(?:delete|edit|provision|suspend|remove|archive)\b/, SETS_SECRET],
  // Payment, shops, telephones.
  [
    'curl http https xh',
    in_turn(
      /^(?!.*\bsandbox\b)(?=.*(?:-X\s?(?:POST|PUT)|--request[= ](?:POST|PUT)|\b(?:POST|PUT)\b|(?:^|\s)-d\b|--data|--json\b|\s\w+=\S))/,
      /.*\b(?:api|api-m|live|secure|gateway|payments?|checkout-live)\.(?:\w+\.){0,2}(?:paypal|wise|transferwise|coinbase|binance|kraken|revolut|mollie|adyen|braintreegateway|squareup|razorpay|paystack|flutterwave|gocardless|plaid|modulr|mercury|brex|alpaca|ibkr|bitfinex|okx|bybit|bitstamp|gemini|circle|fireblocks|dwolla|checkout)\.(?:com|io|co|markets|exchange|so|net)\//,
      /\S*(?:payouts?|payments?|transfers?|refunds?|transactions?|orders?|withdraw\w*|send|trade\w*|charges?|captures?|AddOrder|conversions?)\b/,
    ),
    MOVES_MONEY,
  ],
  [
    'stripe',
    /^(?=.*--live\b).*\b(?:create|update|post|cancel|refund|capture|confirm|roll|pay|void|finalize|send)\b/,
    MOVES_MONEY,
  ],
  [
    'twilio',
    /\bphone-numbers:(?:buy|update)\b|\b(?:buy|purchase):\w+|incoming-phone-numbers:(?:create|update|remove)/,
    MOVES_MONEY,
  ],
  ['shopify', /^app\s+(?:deploy|release|versions\s+\w+)\b|^theme\s+push\b.*(?:--live|--allow-live|-l\b)/, DEPLOYS],
  [
    'aws',
    /\b(?:purchase-(?:reserved|host|scheduled|capacity|savings|provisioned)\S*|create-savings-plan|accept-reserved\S*|route53domains\s+(?:register|transfer|renew)-domain|marketplace\S*\s+\S*(?:accept|purchase)\S*|support\s+create-case)\b/,
    MOVES_MONEY,
  ],
  ['gcloud', /\bdomains\s+registrations\s+(?:register|transfer|configure)\b|\bcommitments\s+create\b/, MOVES_MONEY],
  ['az', /\breservations?\s+(?:reservation-order\s+)?purchase\b|\bappservice\s+domain\s+create\b/, MOVES_MONEY],
  [
    'vercel netlify namecheap gandi porkbun godaddy',
    /^domains?\s+(?:buy|register|purchase|transfer(?:-in)?|move)\b/,
    MOVES_MONEY,
  ],
  ['mail mailx mutt sendmail msmtp swaks s-nail', /[^\s@]@(?!localhost(?:\s|$))\S/, MESSAGES],
  // Boards: what is on the chip goes.
  ['st-flash', /^(?:--\S+\s+)*erase\b/, CHANGES_MACHINE],
  ['st-info', /--(?:probe\s+--erase|erase)\b/, CHANGES_MACHINE],
  ['stm32_programmer_cli stm32programmercli', /(?:^|\s)(?:-e\s+all|-ob\b|-rdu\b|--erase|-tz\b)/i, CHANGES_MACHINE],
  ['nrfjprog', /--(?:eraseall|recover|eraseuicr|rbp|sectorserase|sectorsanduicrerase)\b/, CHANGES_MACHINE],
  ['nrfutil', /\bdevice\s+(?:recover|erase|protection-set)\b/, CHANGES_MACHINE],
  ['esptool esptool.py', /\bwrite[-_]flash(?:\b.*--encrypt|[-_]status)\b/, CHANGES_MACHINE],
  ['idf.py', /\b(?:efuse-burn\S*|efuse-write\S*|secure-\S+)\b/, CHANGES_MACHINE],
  ['espefuse espefuse.py', /\bburn|\bset[-_]flash|\bwrite[-_]protect|\bread[-_]protect/, CHANGES_MACHINE],
  ['dfu-util', /:(?:mass-erase|unprotect|force)\b/, CHANGES_MACHINE],
  [
    'openocd',
    /\b(?:mass_erase|flash\s+erase_\w+|erase_(?:address|sector)\s|unlock|lock|option_write|stm32\w*\s+(?:unlock|lock|mass_erase)|recover|write_protect|flash\s+protect)\b/,
    CHANGES_MACHINE,
  ],
  ['pyocd probe-rs', /^(?:erase\b|.*--(?:chip-erase|mass-erase|allow-erase-all)\b)/, CHANGES_MACHINE],
  ['jlink jlinkexe', /\b(?:erase|unlock)\b/i, CHANGES_MACHINE],
  ['avrdude', /(?:^|\s)-e(?:\s|$)|-U\s?["']?(?:\w*fuse|lock|eeprom)\w*:w:/, CHANGES_MACHINE],
  ['picotool', /^(?:erase|otp\s+(?:set|load|white-label|permissions)|seal)\b/, CHANGES_MACHINE],
  [
    'commander simplicity-commander',
    /\b(?:masserase|recover|lock|protection|otp|gbl\s+\w+|security\s+(?:writekey|lock|erasedevice|disabletamper))\b/,
    CHANGES_MACHINE,
  ],
  ['flashrom', /(?:^|\s)(?:-w|--write|-E|--erase)\b/, CHANGES_MACHINE],
  [
    'mavproxy qgroundcontrol px_uploader.py',
    /\b(?:arm\s+throttle|param\s+load|reboot|takeoff|mode\s+auto)\b/,
    CHANGES_MACHINE,
  ],
  // Games.
  ['steamcmd', /\+(?:run_app_build|app_uninstall|set_app_build_live|workshop_build_item|drm_wrap)\b/, PUBLISHES],
  [
    'steamcmd',
    /\+login\s+(?!anonymous\b)\S+\s+(?!\+)\S+/,
    { kind: 'cred.read', fields: { store: 'argument', item: 'password' } },
  ],
  ['butler', /^(?:push|upgrade\b.*--assume-yes)\b/, PUBLISHES],
  ['ucp unity-cloud ugs', /\b(?:deploy|publish|delete|remove|import|release)\b/, DEPLOYS],
  [
    'p4',
    /^(?:-\S+\s+\S+\s+)*(?:obliterate|delete\s+-\S*|client\s+-\S*d|user\s+-\S*d|depot\s+-\S*d|revert\s+(?:-\S+\s+)*\/\/\.\.\.|admin\s+\w+|protect\b|submit\b|shelve\s+-\S*d|unshelve\s+-f|archive|typemap)/,
    REMOVED,
  ],
  [
    'cm plastic',
    /^(?:obliterate|undo\s+\.\s.*-r|repository\s+delete|branch\s+delete|shelveset\s+delete|changerevisiontype|trigger\s+create|acl)\b/,
    REMOVED,
  ],
  // Registries of packages.
  ['gem', /^uninstall(?:\s+-\S+)+$/, REMOVED],
  ['flatpak', /^(?:uninstall|remove)\b.*--(?:all|delete-data)\b|^repair\b.*--reinstall-all/, REMOVED],
  ['nix-collect-garbage', /(?:^|\s)(?:-d|--delete-old|--delete-older-than)\b/, REMOVED],
  ['nix', /\bprofile\s+(?:wipe-history|remove\s+(?:--all|['"]?\.\*))|\bstore\s+delete\b/, REMOVED],
  ['nix-env', /(?:^|\s)(?:-e\s+['"]?\.?\*|--delete-generations\b|--rollback\b)/, REMOVED],
  [
    'cosign',
    /^(?:sign|sign-blob|attest|attach|clean|copy|upload|generate-key-pair\b.*k8s:|initialize\b.*--mirror)\b(?!.*(?:ttl\.sh|localhost))/,
    PUBLISHES,
  ],
  ['sigstore gitsign rekor-cli', /^(?:sign|upload|attest)\b/, PUBLISHES],
  [
    'gpg gpg2',
    /--(?:delete-secret(?:-and-public)?-keys?|delete-secret-subkeys?|gen-revoke|generate-revocation|send-keys|quick-revoke\S*|quick-set-expire)\b/,
    REMOVED,
  ],
  [
    'copr-cli osc dput debsign launchpad dch-release fedpkg rpkg abf',
    /^(?:build|upload|commit|ci|submitrequest|sr|rdelete|delete\S*|push|update|ppa:|release|\S+\.changes)/,
    PUBLISHES,
  ],
  ['dput', /\.changes(?:\s|$)/, PUBLISHES],
  ['makepkg-upload aurpublish', /\S/, PUBLISHES],
  ['twine', /^upload\b(?!.*(?:testpypi|--repository-url[= ]https?:\/\/(?:localhost|127\.)))/, PUBLISHES],
  ['nuget choco', /^(?:push|delete|unlist)\b/, PUBLISHES],
  ['stack', /^upload\b/, PUBLISHES],
  ['winget-create wingetcreate komac', /^(?:submit\b|(?:update|new)\b.*(?:\s-s\b|--submit))/, PUBLISHES],
  ['brew', /^bump-(?:formula|cask)-pr\b(?!.*(?:--dry-run|\s-n\b))/, PUBLISHES],
  ['koji brew-build', /^(?:build|chain-build|tag-build|untag-build|free-task|cancel|import\S*)\b/, PUBLISHES],
  ['copr', /^(?:build\S*|create|delete\S*|modify\S*)(?:\s|$)/, PUBLISHES],
  ['spack', /^buildcache\s+push\b/, PUBLISHES],
  ['pulumi', /^package\s+publish\b/, PUBLISHES],
  ['flat-manager-client', /^(?:push|publish|commit|create)\b/, PUBLISHES],
  // Laboratories and clusters of universities, and channels with an audience.
  ['irm itrim irmtrash', /(?:^|\s)-\w*[rf]/, REMOVED],
  ['dx', /^(?:rm|rmdir|rmproject|terminate|invite|close|publish)\b/, REMOVED],
  ['lfs', /^setquota\b/, ROLLS_OUT],
  ['mmdelsnapshot mmdelfs mmdelfileset mmdelnode mmdeldisk mmdelnsd mmshutdown mmumount mmchfs', /\S/, REMOVED],
  ['sacctmgr', /^(?:-\S+\s+)*(?:add|modify|delete|remove|create|archive|clear|load)\b/, GRANTS],
  ['obs-cmd obs-cli', /^(?:streaming|recording|stream|record|virtual-?cam)[\s-]+(?:start|stop|toggle)\b/, MESSAGES],
  ['twitch', /^(?:channel\s+update|api\s+(?:post|patch|put|delete))\b/, MESSAGES],
  [
    'tootctl',
    /\b(?:delete|remove|purge|cull|suspend|reset\S*|self-destruct|modify|create|unfollow|rotate)\b/,
    ROLLS_OUT,
  ],
  ['discourse', /^(?:remap|restore|reset_\S+|disable_\S+|enable_\S+|delete\S*|destroy\S*|merge\S*)/, ROLLS_OUT],
  ['changeset changesets', /^(?:publish|tag\b.*--push)\b/, PUBLISHES],
  [
    'semantic-release release-it np lerna release-please goreleaser cargo-release standard-release',
    /^(?!.*(?:--dry-run|-d\b|--snapshot|--skip[-.]publish|--no-publish|--print\S*|--preview|--help|check|init|list|ls|run|exec|clean|changed|diff|bootstrap|build\b|version\b.*--no-push))(?:$|release\b|publish\b|minor|major|patch|v?\d|--ci\b|-\S+|github-release)/,
    PUBLISHES,
  ],
  ['tunnelmole localtunnel lt', /\S/, TUNNELS],
]
