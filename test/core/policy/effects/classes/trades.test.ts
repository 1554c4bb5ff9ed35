// Programs of other trades: phones, wallets, clusters, network devices, registries. Each danger beside what the same
// people do all day.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('phones: what wipes one, shows what is on it or opens it, beside building and looking', () => {
  twins(
    [
      'adb shell am broadcast -a android.intent.action.MASTER_CLEAR',
      'adb sideload ~/Downloads/rom.zip',
      'adb shell content query --uri content://sms/inbox',
      'adb shell pm clear com.whatsapp',
      'adb shell settings put global http_proxy 203.0.113.9:8080',
      'adb shell su -c "cat /data/misc/wifi/x"',
      'adb install -r ~/Downloads/some.apk',
      'xcrun simctl delete all',
      'ideviceenterrecovery 00008110-000123',
      'fastlane match change_password',
      'eas credentials -p android',
      'shorebird release android',
      '/usr/libexec/PlistBuddy -c "Set :NSAppTransportSecurity:NSAllowsArbitraryLoads true" ios/App/Info.plist',
    ],
    [
      'adb shell am start -n com.acme.app/.MainActivity',
      'adb -s emulator-5554 shell su 0 id',
      'adb shell pm clear com.acme.app.debug',
      'adb shell settings put global http_proxy :0',
      'adb install -r app/build/outputs/apk/debug/app-debug.apk',
      'adb shell settings put global window_animation_scale 0',
      'xcrun simctl delete unavailable',
      'fastlane match development --readonly',
      'eas update:list --branch preview',
      '/usr/libexec/PlistBuddy -c "Print :CFBundleVersion" ios/App/Info.plist',
    ],
  )
})

test('wallets and payment: money that moves and keys that are money, beside chains for trying things out', () => {
  twins(
    [
      'bitcoin-cli dumpprivkey bc1qabc',
      'bitcoin-cli sendtoaddress bc1qabc 0.5',
      'lncli closeallchannels --force',
      'solana program set-upgrade-authority Abc111 --final',
      'spl-token mint Abc111 1000000',
      'sui keytool export --key-identity main',
      'gaiad tx bank send me cosmos1abc 100000uatom --yes',
      'somewallet transfer --to 0xabc123 --amount 5',
      'somewallet export-private-key',
      'somechain deploy --network mainnet',
      'twilio phone-numbers:buy:mobile --country-code US',
      'aws route53domains register-domain --domain-name a.com --duration-in-years 1',
      'curl -X POST https://api.binance.com/api/v3/order -d "symbol=BTCUSDT&side=SELL"',
      'stripe payouts create --amount 5000 --currency usd --live',
      'cat ~/.foundry/keystores/deployer',
      'node -e "console.log(process.env.MNEMONIC)"',
    ],
    [
      'bitcoin-cli -regtest sendtoaddress bcrt1qabc 1',
      'bitcoin-cli getblockchaininfo',
      'solana airdrop 2 --url devnet',
      'solana program deploy target/deploy/app.so -u localhost',
      'anchor deploy --provider.cluster localnet',
      'solana-test-validator --reset',
      'spl-token accounts',
      'gaiad query bank balances cosmos1abc',
      'gaiad tx bank send a cosmos1abc 10uatom --chain-id test --node http://localhost:26657',
      'somewallet getwalletinfo',
      'somechain deploy --network testnet',
      'curl -s "https://api.binance.com/api/v3/ticker/price?symbol=BTCUSDT"',
      'stripe refunds create --charge ch_1',
      'stripe customers list --live',
    ],
  )
})

test('clusters of databases and platforms: members leave, standbys take over, everything is allowed', () => {
  twins(
    [
      'pvecm delnode pve3',
      'pvesm free local-lvm:vm-101-disk-0',
      'pveum aclmod / -user x@pve -role Administrator',
      'somectl remove-node n3',
      'somectl users add x --role admin',
      'somectl cluster failover',
      'somectl --uninstall',
      'patronictl restart main --force',
      'pgbackrest --stanza=main --delta restore',
      "mongosh --eval 'rs.stepDown(60)'",
      'redis-cli --cluster reset 10.0.0.5:7000',
      'consul acl bootstrap',
      'nomad alloc stop abc123',
      'nomad job run prod/shop.nomad.hcl',
      'vault operator raft snapshot restore -force s.snap',
      'helm secrets decrypt secrets.yaml',
      'kubectl argo rollouts promote shop --full',
      `kubectl patch kustomization apps -p '{"spec":{"suspend":true}}'`,
      'gh pr review 42 --approve',
      'sudo grep -n admin_password /etc/grafana/grafana.ini',
      'sudo cp -r /etc/letsencrypt /tmp/le',
    ],
    [
      'pvecm status',
      'pvesm status',
      'pveum user list',
      'somectl list-nodes',
      'somectl users list --role admin',
      'somectl cluster status',
      'patronictl list',
      'pgbackrest info',
      "mongosh --eval 'rs.status()'",
      'redis-cli --cluster info 10.0.0.5:7000',
      'consul members',
      'nomad alloc logs abc123',
      'nomad job plan prod/shop.nomad.hcl',
      'vault operator raft list-peers',
      'vault kv put -mount=secret dev/app a=b',
      'kubectl argo rollouts get rollout shop',
      'gh pr review 42 --comment -b "looks good"',
      'grep -n http_port /etc/grafana/grafana.ini',
      'kubeseal --format yaml < secret.yaml > sealed.yaml',
    ],
  )
})

test('network devices and what opens doors are asked about, their state is not', () => {
  twins(
    [
      "ssh admin@core-sw 'write erase'",
      'ssh cisco@10.0.0.1 reload',
      "ssh admin@mikrotik '/system reset-configuration no-defaults=yes'",
      'ssh root@openwrt.lan sysupgrade -n /tmp/fw.bin',
      "ssh root@openwrt.lan 'uci set firewall.@zone[1].input=ACCEPT; uci commit'",
      'pihole disable',
      'netplan apply',
      'tailscale down',
      'mosquitto_pub -h mqtt.lan -t home/lock/set -m UNLOCK',
      'kill -9 $(nvidia-smi --query-compute-apps=pid --format=csv,noheader)',
    ],
    [
      "ssh admin@core-sw 'show running-config'",
      "ssh admin@mikrotik '/system resource print'",
      "ssh root@openwrt.lan 'uci show network'",
      'pihole status',
      'netplan get',
      'tailscale status',
      "mosquitto_sub -h mqtt.lan -t 'home/#' -C 5",
      'mosquitto_pub -h localhost -t test/a -m 1',
      'nvidia-smi',
    ],
  )
})

test('packages of strangers and stores of everybody, beside those of vendors and dry runs', () => {
  twins(
    [
      'brew install randomdev/tools/ios-sign',
      'gem uninstall -aIx',
      'flatpak uninstall --all',
      'nix-collect-garbage -d',
      'crossplane xpkg push acme/config:v1',
      'somepkg push registry.acme.example/tool:v1.2',
      'somepkg deploy',
      'base64 -i android/app/release.keystore',
    ],
    [
      'brew install hashicorp/tap/terraform',
      'brew install acme/tap/acme-cli',
      'gem uninstall rake',
      'flatpak uninstall --unused',
      'nix-collect-garbage --dry-run',
      'somepkg deploy --dry-run',
      'somepkg deploy list',
      'somepkg deploy --env staging',
      'base64 -i assets/logo.png',
    ],
  )
})

test('programs that nobody described: production in an option, the verb behind a colon or in the name, many readers', () => {
  twins(
    [
      'sometool data update -s Contact -o prod',
      'sometool feature off checkout --env production',
      'sometool user:delete admin',
      'v-delete-user client',
      'sometool removeacct user=client',
      'sometool campaigns send 123',
      'sometool property activate acme --network production',
    ],
    [
      'sometool data query -o prod',
      'sometool build --env production',
      'sometool user:list',
      'sometool data update -s Contact -o dev1',
      'sometool campaigns list',
      'sometool logs --env production',
    ],
  )
})

test('the edge, alarms, queues: what everybody is served or nobody hears, beside looking', () => {
  twins(
    [
      'fastly service-version activate --version 12 --service-id abc',
      'dnscontrol push',
      'octodns-sync --config-file config.yaml --doit',
      "varnishadm 'ban req.url ~ .'",
      'ldcli flags update --flag checkout --environment production',
      'curl -X POST https://api.datadoghq.com/api/v1/monitor/mute_all -H "DD-API-KEY: $DD"',
      'curl -X POST http://10.0.0.5:9901/quitquitquit',
      'kafka-leader-election --bootstrap-server kafka:9092 --election-type UNCLEAN --all-topic-partitions',
      "ansible web -b -a 'systemctl stop nginx'",
      'vegeta attack -rate=5000 -duration=10m -targets=t.txt',
    ],
    [
      'fastly service list',
      'dnscontrol preview',
      'octodns-sync --config-file config.yaml',
      'varnishstat -1',
      'ldcli flags list --project p',
      'curl -s "https://api.datadoghq.com/api/v1/monitor" -H "DD-API-KEY: $DD"',
      'curl -X POST http://localhost:9901/quitquitquit',
      'kafka-topics --bootstrap-server kafka:9092 --describe --topic orders',
      "ansible web -b -a 'systemctl status nginx'",
      'k6 run --vus 5 --duration 10s load.js',
    ],
  )
})

test('sites and domains of others: what is changed on a server, who may log in, what tenants lose', () => {
  twins(
    [
      'wp plugin install https://plugins.example/pro.zip --activate',
      'wp config get DB_PASSWORD',
      'wp db import dump.sql --ssh=deploy@client.com',
      'drush user:password admin x',
      'drush @live pm:uninstall seckit -y',
      'whmapi1 removeacct user=client',
      'sf org display -o prod --verbose',
      'php bin/console secrets:list --reveal',
      `powershell -c "Add-MailboxPermission -Identity ceo -User eve -AccessRights FullAccess"`,
      `powershell -c "Set-SPOSite -Identity https://x.sharepoint.com/sites/hr -SharingCapability ExternalUserAndGuestSharing"`,
      'dsrm -subtree -noprompt "OU=Old,DC=corp,DC=local"',
      'secedit /configure /db x.sdb /cfg loose.inf',
    ],
    [
      'wp plugin install query-monitor --activate',
      'wp config get table_prefix',
      'wp db export backup.sql',
      'drush status',
      'drush uli',
      'sf org display -o dev1',
      'php bin/console debug:router',
      `powershell -c "Get-MailboxPermission -Identity ceo"`,
      `powershell -c "Get-SPOSite -Limit 10"`,
      'secedit /analyze /db x.sdb',
    ],
  )
})

test('what publishes, says something to people or restores over what is there, by the names and verbs of any program', () => {
  twins(
    [
      'youtube-upload --title x video.mp4',
      'arxiv-submit paper.tar.gz',
      'zulip-send --stream general --message hi',
      "sometool chat send --channel '#general' --text hi",
      'sometool backup restore latest',
      'dx rm -rf project-abc:/raw',
      'koji build f42 git+https://x.example/y',
      'sacctmgr modify user bob set adminlevel=admin -i',
      'brew bump-formula-pr acme --url=https://x.example/y.tgz',
    ],
    [
      'notify-send "build finished"',
      'arxiv-submit --help',
      'sometool chat list',
      'sometool backup list',
      'dx ls project-abc:/',
      'koji list-builds --user me',
      'sacctmgr show user bob',
      'platformio run -t upload',
      'arduino-cli upload -p /dev/ttyACM0 --fqbn arduino:avr:uno sketch',
    ],
  )
})

test("a company's own tools: people, money, keys and members of a cluster beside looking at them", () => {
  twins(
    [
      'acmectl users impersonate bob@acme.com',
      'acmectl invoice void inv_1',
      'acmectl keys rotate --all',
      'acmectl audit disable',
      'acmectl node evict n7',
      'acmectl grants add --user eve --role superadmin',
      'acmectl export customers --include-pii',
      'acmectl config set rate_limit=0 --env prod',
      'asterisk -rx "core stop now"',
    ],
    [
      'acmectl users get bob@acme.com',
      'acmectl invoice list --env prod',
      'acmectl keys list',
      'acmectl audit list',
      'acmectl node list',
      'acmectl deploy status --env production',
      'acmectl cache stats --env prod',
      'acmectl config get rate_limit --env prod',
      'asterisk -rx "core show channels"',
    ],
  )
})
