// Keys that are shown: their shapes, the programs that take them, and everyday text of the same form. Every key is put together here and
// was never valid.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { may_hold_secret, redact, redact_text } from '#core/redact.ts'
import { new_findings } from '#core/review/detect/finding.ts'
import { find_secrets } from '#core/review/detect/secret/secrets.ts'
import { PLATFORM_FAMILIES } from '#core/secret/platforms.ts'
import { SERVICE_FAMILIES } from '#core/secret/services.ts'

function kinds(text: string): string[] {
  const findings = new_findings()
  find_secrets(text, findings)
  return findings.names()
}

const LETTERS = 'q8Zr2Lw7Xk4Tn9Bv3Mc6Hd1Fs5Gj0Pa8Yt2UeKoVi7WbRx4NyDz6Qm'
/** `count` characters of one alphabet in an order without meaning. */
const body = (count: number, of = LETTERS): string =>
  Array.from({ length: count }, (_, at) => of[(at * 17 + (at >> 2) * 5) % of.length]).join('')
const hex = (count: number) => body(count, '7c1f9e04b8a3d625')
const capitals = (count: number) => body(count, 'Q8ZR2LW7XK4TN9BV3MC6HD1FS5GJP')
const small = (count: number) => body(count, 'q8zr2lw7xk4tn9bv3mc6hd1fs5gjp')
const uuid = `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`

const SHOWN: readonly (readonly [text: string, kind: string])[] = [
  [`"client_token": "${uuid}"`, 'named-value'],
  ['DB_PASSWORD=LSz2fpycbCdaUI', 'named-value'],
  ['ADMIN_PASSWORD=correct-Horse7-battery', 'named-value'],
  ['user=backup pass=LgGxoCu3qrK', 'named-value'],
  [`password=${body(14)}&grant_type=password&username=bob`, 'named-value'],
  [`{"type":"random_password","instances":[{"attributes":{"length":20,"result":"${body(20)}"}}]}`, 'named-value'],
  [`{\n  "id": "https://v.vault.azure.net/secrets/db",\n  "value": "${body(20)}"\n}`, 'named-value'],
  [`1) "requirepass"\n2) "${body(20)}"`, 'named-value'],
  [`[http-basic.repo.acme.net.password] ${body(20)}`, 'named-value'],
  [`.dockerconfigjson: ${btoa(`{"auths":{"ghcr.io":{"auth":"${btoa(`bot:${body(20)}`)}"}}}`)}`, 'docker-config'],
  [`[{"keyName":"key1","permissions":"FULL","value":"${body(86)}=="}]`, 'azure'],
  [`${body(64)}\n${body(40)}\n-----END RSA PRIVATE KEY-----`, 'private-key'],
  [`INSERT INTO users VALUES (1,'admin','$2b$12$${body(53)}');`, 'password-hash'],
  [`https://maker.ifttt.com/trigger/door/with/key/${body(43)}`, 'chat'],
  [`https://open.feishu.cn/open-apis/bot/v2/hook/${uuid}`, 'chat'],
  [`https://mattermost.acme.net/hooks/${small(26)}`, 'chat'],
  [`https://hook.eu1.make.com/${small(32)}`, 'chat'],
  [`fm2_${body(200)}`, 'fly'],
  [`PRIVATE KEY (hex): 0x${hex(64)}`, 'named-value'],
  [`access key (prod): ${body(24)}`, 'named-value'],
  [`mysql -u root -p'${body(16)}' shop`, 'named-value'],
  [`AZURE_DEVOPS_EXT_PAT=${body(76)}AZDO${body(4)}`, 'azure'],
  [`aws ABSK${body(110)}=`, 'aws'],
  [`runner GR1348941${body(20)}`, 'gitlab'],
  [`oauth gloas-${hex(64)}`, 'gitlab'],
  [`sk_test_51${body(97)}`, 'stripe'],
  [`key sk-lf-${uuid}`, 'observability'],
  [`lsv2_pt_${hex(32)}_${hex(10)}`, 'observability'],
  [`NRII-${body(32)}`, 'observability'],
  [`pcsk_${body(6)}_${body(64)}`, 'search'],
  [`tvly-dev-${body(32)}`, 'search'],
  [`Bearer fc-${hex(32)}`, 'search'],
  [`speech sk_${hex(48)}`, 'speech'],
  [`re_${body(8)}_${body(24)}`, 'mail'],
  [`xkeysib-${hex(64)}-${body(16)}`, 'mail'],
  [`CLOJARS_${small(60)}`, 'registry'],
  [`push -k oy2${small(43)}`, 'registry'],
  [`--apiKey API-${capitals(26)}`, 'build-server'],
  [`oc login sha256~${body(43)}`, 'platform'],
  [`sgp_${hex(16)}_${hex(40)}`, 'platform'],
  [`HRKU-AA${body(58)}`, 'platform'],
  [`sb_secret_${body(22)}_${body(8)}`, 'platform'],
  [`v1.0-${hex(24)}-${hex(146)}`, 'platform'],
  [`ops_eyJ${body(300)}`, 'password-store'],
  [`https://acme.webhook.office.com/webhookb2/${uuid}@${uuid}/IncomingWebhook/${hex(32)}/${uuid}`, 'chat'],
  [`access EAAB${body(160)}`, 'social'],
  [`sdk-${uuid}`, 'feature-flags'],
  [`asana 1/1200345678901234:${hex(32)}`, 'crm'],
  [`twilio AC${hex(32)}:${hex(31)}e`, 'twilio'],
  [`ATATT3x${body(80)}`, 'atlassian'],
  [
    `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: me\nPublic-Lines: 1\n${body(64)}\nPrivate-Lines: 1\n${body(48)}\n`,
    'private-key',
  ],
  [
    `-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW\n${body(70)}\n-----END OPENSSH PRIVATE KEY-----`,
    'private-key',
  ],
  [`"secret_string": "{\\"password\\":\\"${body(20)}\\"}"`, 'named-value'],
  [`The admin password is: ${body(16)}`, 'named-value'],
  [`{"Parameter":{"Name":"/prod/db/password","Type":"SecureString","Value":"${body(20)}"}}`, 'named-value'],
  [`db.acme.test:5432:orders:app:${body(18)}`, 'pgpass'],
  [`set-cookie: sessionid=${hex(48)}; HttpOnly`, 'cookie'],
  [`{"email":"a@acme.test","password_hash":"$2b$12$${body(53)}"}`, 'password-hash'],
  [`<username>deploy</username><password>${body(16)}</password>`, 'named-value'],
  [`docker login registry.acme.test -u ci -p ${body(22)}`, 'named-value'],
  [`mysqldump -h db -u root -p${body(14)} app`, 'named-value'],
  [`tool --api-key ${body(24)} run`, 'named-value'],
  [`"db_password": {"sensitive": true, "type": "string", "value": "${body(20)}"}`, 'named-value'],
  [`{"name":"API_TOKEN","value":"${body(16)}"}`, 'named-value'],
  [`HEROKU_API_KEY=${uuid}`, 'named-value'],
  [`wifi-sec.psk: ${body(14)}`, 'named-value'],
  [`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: k\nPrivate-Lines: 1\n${body(64)}\n`, 'private-key'],
  [`Authorization: SSWS 00${body(40)}`, 'okta'],
  [`AAAA${body(7)}:APA91b${body(134)}`, 'push'],
  [`SEARCH_ADMIN_KEY=${hex(32)}`, 'named-value'],
  [`config/master.key: ${hex(32)}`, 'named-value'],
  [`APP_KEY=base64:${body(43)}=`, 'named-value'],
  [`ana@team.test $2y$12$${body(53)}`, 'password-hash'],
  ['id,name,ssn\n1,Jane Roe,219-09-9999', 'personal-data'],
  [`$ kubectl get secret db -o jsonpath={.data.password}\n${body(28)}`, 'named-value'],
  [`dev@box:~$ pass show mail/work\n${body(18)}#\nlogin: anna`, 'named-value'],
  [`+ aws configure get aws_secret_access_key\n${body(40)}`, 'named-value'],
  [`Key         Value\n---         -----\npassword    ${body(20)}\nusername    app`, 'named-value'],
  [`requirepass ${body(32)}`, 'named-value'],
  [`Temporary password for anna: ${body(14)}`, 'named-value'],
  [`vault_approle_secret_id = "${uuid}"`, 'named-value'],
  [`PLAID_SECRET=${hex(30)}`, 'named-value'],
  [`redis-cli -h cache -a ${body(20)} ping`, 'named-value'],
  [`root:*${hex(40).toUpperCase()}`, 'password-hash'],
  [
    `| id | name | api_key                                  |\n+----+------+------------------------------------------+\n|  1 | ana  | ${body(40)} |`,
    'named-value',
  ],
  [
    `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${hex(32)}\n\n${body(64)}\n${body(64)}\n-----END RSA PRIVATE KEY-----`,
    'private-key',
  ],
  [`pass="${body(9)}$${small(7)}"`, 'named-value'],
  [`network={\n  ssid="office"\n  psk="${body(16)}"\n}`, 'named-value'],
  [`<add key="StorageKey" value="${body(80)}==" />`, 'named-value'],
  [`define( 'DB_PASSWORD', '${body(18)}' );`, 'named-value'],
  [`os.environ["API_TOKEN"] = "${body(24)}"`, 'named-value'],
  [`SECRET_KEY = '7${small(12)}&(=+${small(20)}'`, 'named-value'],
  [`id | name | password\n1 | ana | ${body(16)}`, 'named-value'],
  ['password: k9#Lm2$x', 'named-value'],
  [`Cookie: _gh_sess=${body(40)}; theme=dark`, 'cookie'],
  [`wallet 5J${body(49, 'abcdefghijkmnopqrstuvwxyz123456789ABCDEFGHJKLMNP')}`, 'wallet'],
  [`_auth=${btoa(`deploy:${body(18)}`)}\nemail=ops@acme.net`, 'registry-auth'],
  [`jdbc:oracle:thin:scott/${body(12)}@//db.acme.net:1521/ORCL`, 'url-password'],
  ['smtp:\n  password: c7gw hvtm ld6m gywu\n', 'app-password'],
  ['Name     : OfficeNet\nKey Content            : FzdhBovVBOBBF', 'named-value'],
  ['Login: jdoe\nInitial password: fHz2tcGauk!\nPlease change it.', 'named-value'],
  [`cli: using ACME_API_KEY ${body(36)}`, 'named-value'],
  [`HOST            USERNAME  PASSWORD\ndb1.acme.net    root      ${body(16)}`, 'named-value'],
  [`│ user │ api_token │\n├──────┼───────────┤\n│ anna │ ${body(20)} │`, 'named-value'],
  [
    `<table><tr><th>Login</th><th>Password</th></tr>\n<tr><td>root</td><td>${body(14)}</td></tr></table>`,
    'named-value',
  ],
  [` username | password_plain \n----------+----------------\n anna     | ${body(14)}`, 'named-value'],
  [`host;login;passwort\nsrv1;admin;${body(15)}`, 'named-value'],
  [`Ihr neues Passwort lautet: ${body(14)}`, 'named-value'],
  [`пароль: ${body(14)}`, 'named-value'],
  [`$db = new PDO('mysql:host=db1;dbname=app', 'app', '${body(14)}');`, 'named-value'],
  [`Please use the following password to proceed to installation:\n\n${hex(32)}\n`, 'named-value'],
  [`BACKBLAZE_APPLICATION_KEY=K001${body(27)}`, 'named-value'],
  [`WIFI:T:WPA;S:Office;P:${body(14)};;`, 'named-value'],
  [`<dt>API token</dt><dd><code>${body(32)}</code></dd>`, 'named-value'],
  [`accounts:\n  - user: ops\n    pw: ${body(16)}`, 'named-value'],
  [`bind_dn = cn=admin\nbindpw ${body(14)}`, 'named-value'],
  [`Your login: user anna / password ${body(12)}`, 'named-value'],
  [`here are the creds: admin / ${body(14)}`, 'named-value'],
  [`+ resource "random_password" "db" {\n    length = 20\n    result = "${body(20)}"`, 'named-value'],
  [`db_password = <<EOT\n${body(24)}\nEOT`, 'named-value'],
  [`  dbPassword  ${body(20)}`, 'named-value'],
  [`AZURE_STORAGE_KEY=${body(86)}==`, 'azure'],
  [`jfrog AKCp${body(68)}`, 'registry'],
  [`EZAK${body(54)}`, 'payment'],
  [`access_token$production$${small(16)}$${hex(32)}`, 'payment'],
  [`amzn.mws.${uuid}`, 'shop'],
  [`authorization: ssws 00${body(40)}`, 'okta'],
  [`Root Token: s.${body(24)}`, 'vault'],
  [`{"kty":"RSA","n":"AQ","e":"AQAB","d":"${body(340)}"}`, 'private-key'],
  [`{"d":"${body(43)}","crv":"P-256","kty":"EC"}`, 'private-key'],
  [`your recovery codes: ${small(4)}-${hex(4)}, ${hex(4)}-${small(4)}, 8fk2-p0qz, 77xc-m3dd`, 'backup-codes'],
  [`ADMIN_TOKEN=${body(24)}`, 'named-value'],
  [`otpauth://totp/Acme:ana?secret=${capitals(32).replace(/\d/g, '7')}&issuer=Acme`, 'otp'],
  [
    `-----BEGIN OpenVPN Static key V1-----\n${Array.from({ length: 16 }, () => hex(32)).join('\n')}\n-----END OpenVPN Static key V1-----`,
    'private-key',
  ],
  [`https://api.telegram.test/bot6025350303:AA${body(34)}/getMe`, 'telegram'],
  [`lin_api_${body(40)}`, 'linear'],
  [`hook dapi${hex(32)}`, 'databricks'],
  [`list ${hex(32)}-us14`, 'mailchimp'],
  [`cargo login cio${body(32)}`, 'crates'],
  [`pat${body(14)}.${hex(64)}`, 'airtable'],
  [`rubygems_${hex(48)}`, 'rubygems'],
  [`glsa_${body(32)}_${hex(8)}`, 'grafana'],
  [`NRAK-${capitals(27)}`, 'newrelic'],
  [`sntrys_${body(100)}`, 'sentry'],
  [`dckr_pat_${body(27)}`, 'docker-token'],
  [`gsk_${body(52)}`, 'model-provider'],
  [`curl -u ${body(20)}:X https://acme.desk.test/api/v2/tickets`, 'basic-auth'],
  [`export K='fw_${body(24)}'`, 'model-provider'],
  [`nfp_${body(36)}`, 'infrastructure'],
  [`https://discord.com/api/webhooks/${'1234'.repeat(4)}12/${body(68)}`, 'discord'],
  [`    client-key-data: ${body(200)}`, 'kubeconfig'],
]

const EVERYDAY: readonly string[] = [
  // Tokens that keep two requests apart.
  `"LockToken":"${uuid}"`,
  `"ClientToken": "${uuid}"`,
  `"IdempotencyToken": "${uuid}"`,
  `"LifecycleActionToken": "${uuid}"`,
  '"ImportToken": "import-token-qgmafpaa7nt2kfbb"',
  'token (optional): the token of the user, see the manual',
  'private key (PEM): path/to/server-key.pem',
  '{"Name":"/prod/db/password","Type":"SecureString","Value":"****"}',
  '{"Name":"password_policy","Type":"String","Value":"minimum-length-12"}',
  '"access_token":"2YotnFZFEjr1zCsicMWpAA", "refresh_token":"tGzv3JOkF0XG5Qx2TlKWIA"',
  'ftp://[[Benutzer][:Passwort]@]Rechner[:Port]/ oder http://{user}:{Kennwort2}@proxy',
  `"index":"q+EAAB${body(96)}/x"`,
  `idempotency_key: ${uuid}`,
  'master_key: rotate every year',
  'APP_KEY=base64:your-key-here',
  'Authorization: SSWS ${api_token}',
  'costs of hashes: $2y$10 is a good start',
  `"api_key_id": {"value": "${uuid}"}`,
  '"token_type": {"value": "BearerToken12"}',
  'id,name,phone\n1,Jane Roe,219-09-9999',
  'native-live-src-gateway-profiles-anthropic-smoke',
  'botToken: "12345689:abc-xyz"',
  '"token": "base64url-token"',
  '<password>${env.NEXUS_PASSWORD}</password>',
  '<input type="password" name="password">',
  'docker run -p 127.0.0.1:5432:5432 postgres:16-alpine',
  'mysql -h db -u root -p app',
  'git clone --depth=1 https://git.acme.test/app.git',
  'curl --token-file /run/secrets/token --password-stdin',
  'sk_test_ keys never touch a bank',
  'sdk-manager mob-programming API-REFERENCE re_export fc-match',
  `digest sha256:${hex(64)}`,
  'src/a.c:5432:warning:unused:variable',
  '*:5432:*:*:secret',
  'The password is stored-in-the-vault and the token was regenerated',
  'the secret is: process.env.SECRET_VALUE',
  'set-cookie: sessionid=deadbeefdeadbeefdeadbeefdeadbeef; HttpOnly',
  '-----BEGIN OPENSSH PRIVATE KEY-----\nyour private key goes here, between these two lines of dashes\n-----END OPENSSH PRIVATE KEY-----',
  'AZDO and ABSK are prefixes of keys',
  `$ kubectl get secret db -o name\nsecret/${small(14)}`,
  `the pass\n${body(20)}`,
  `import pwd\n\nuser = pwd.getpwnam(user)[2], ${body(16)}`,
  `const { distDir,\n encryptionKey,\n dev: false } = ${body(20)},`,
  'password    string    the password of the account',
  'id | name | password\n1 | ana | ********',
  'id,name,token\n1,ana,none',
  '<add key="StorageKeyName" value="primary-storage-account" />',
  "define( 'DB_PASSWORD', 'password_here' );",
  "password: '(?=.*[A-Z])(?=.*[0-9]).{8,}'",
  'password: Passw0rd!',
  `secret_id: ${uuid}`,
  'Password for anna: at-least-12-characters',
  'password: "SecurePass123!"',
  'AUTH_SECRET="production-secret-min-32-chars"',
  `csrfmiddlewaretoken: ${body(64)}`,
  `resource binding, a 60-second skew, client credentials,\nand the issuer. Configure\n\`clientId\`, the \`tokenStore7Xk4Tn9\`, \`on7Xk4Tn9BAuthCode\`, and more.`,
  'Test cards: 4242 4242 4242 4242, declined 4000 0000 0000 0002, 3D Secure 4000 0027 6000 3184',
  `pass: 12, fail: 0, build ${hex(40)}`,
  `Cookie: theme=dark; csrf_token_name=${body(12)}`,
  '_auth=${NPM_AUTH}',
  'ADMIN_PASSWORD=Set-this-1n-production',
  'ADMIN_PASSWORD=Look in the vault',
  'password=&grant_type=client_credentials&scope=read:Orders-2',
  '.dockerconfigjson: eyJhdXRocyI6e319eyJhdXRocyI6e319eyJhdXRocyI6e319',
  '{"id":"https://v.vault.azure.net/secrets/db","enabled":true}',
  `${'-----'}BEGIN CERTIFICATE-----\n${body(64)}\n-----END CERTIFICATE-----`,
  '1) "maxmemory"\n2) "1073741824x"',
  'https://maker.ifttt.com/trigger/door/with/key/YOUR_KEY',
  'https://chat.acme.net/hooks/incoming',
  'jdbc:oracle:thin:scott/tiger@//db.acme.net:1521/ORCL',
  'password: your pass word here',
  'Security key           : Present',
  'Initial password: Welcome1! Temporary password: see your e-mail',
  'NAME            USERNAME  SECRET\ndb1.acme.net    root      db-credentials-store',
  'export the MAX_TOKEN_KEY AS_ENVIRONMENT_VARIABLES2',
  '│ user │ password │\n├──────┼──────────┤\n│ anna │ (hidden) │',
  '<tr><th>Name</th><th>Token</th></tr><tr><td>max_tokens</td><td>limit of the answer</td></tr>',
  'Passwort: mindestens-zwölf-Zeichen',
  "new PDO('mysql:host=db1;dbname=app', 'app', 'password')",
  'WIFI:T:nopass;S:Guest;P:;;',
  `PUBLIC_KEY=MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${body(30)}`,
  `const TEST_KEY = "${body(32)}"`,
  `const STRIPE_KEY = "sk_test_${body(24)}"`,
  '<dt>API token</dt><dd><code>paste-your-token-here</code></dd>',
  'creds: read/write access for the maintainers',
  'login form: user name / password recovery-link',
  'db_password = <<EOT\n${var.password_of_the_db}\nEOT',
  `ENV GPG_KEY ${hex(40).toUpperCase()}`,
  'export const ACTION_TYPE_KEY = "user/settings/UPDATE_PROFILE_PICTURE_2"',
  `IDEMPOTENCY_KEY=${uuid}`,
  'gloas-… is an OAuth secret, oy2… a NuGet key',
  'PASS: gdb.base/break4.exp: set breakpoint\nPASS: binutils-all/i386/pr21231a',
  'const SECRET_SALT = "acme:fetch-cache-secret-hmac-salt:v1"',
  "Secret.fromSecretName(this, 'DBSecret', 'myDBLoginInfo')",
  'postExchange(tokens: OAuthTokenSet): Promise<OAuthTokenSet>',
  'result.add("oAuth2Credentials","OAuth2Credentials",value)',
  'return first.Token===possibleToken2?Comparison.SAME:null',
  "password: 'bm90IG15IHJlYWwgcGFzc3dvcmQ='",
  `{"kty":"EC","crv":"P-256","x":"${body(43)}","y":"${body(43)}"}`,
  'recovery codes: write them down and keep them in a safe place',
  'chown -u deploymentuser:x, fw_update_partition_table1',
  'otpauth://totp/Example:alice@example.com?secret=YOUR_SECRET&issuer=Example',
  `"account_key": "${body(20)}"`.replace('account_key', 'account_id'),
]

test('a key of an administrator is no sample because of its name', () => {
  assert.ok(kinds(`sk-ant-admin01-${body(90)}AA`).includes('secret:anthropic'))
})

for (const [text, kind] of SHOWN) {
  test(`a key is seen: ${text.slice(0, 48)}`, () => assert.deepEqual(kinds(text), [`secret:${kind}`]))
}
/** Kinds that redaction does not know. */
const KEPT: ReadonlySet<string> = new Set(['named-value', 'personal-data'])
for (const [text, kind] of SHOWN.filter(([, kind]) => !KEPT.has(kind))) {
  test(`what is seen is masked where it is kept: ${kind} in ${text.slice(0, 40)}`, () => {
    const masked = redact_text(text)
    assert.deepEqual(kinds(masked), [], masked)
    assert.equal(redact_text(masked), masked)
    assert.ok(may_hold_secret(JSON.stringify({ text })))
    assert.ok(!redact({ output: `x\n${text}` }).output.includes(text))
  })
}
for (const text of EVERYDAY) {
  test(`no key is seen: ${text.slice(0, 60)}`, () => assert.deepEqual(kinds(text), []))
}

test('every family names words that its pattern needs, as far as it names any', () => {
  for (const [kind, hints, bits, pattern] of [...PLATFORM_FAMILIES, ...SERVICE_FAMILIES]) {
    assert.ok(pattern.global, `${kind}: ${pattern.source}`)
    assert.ok(bits >= 2.5 && bits <= 4, kind)
    assert.ok(hints === '' || hints.split(' ').every((hint) => hint.length >= 2), `${kind}: "${hints}"`)
  }
})

test('a key is found among the words of other families', () => {
  const words = [...PLATFORM_FAMILIES, ...SERVICE_FAMILIES].map(([, hints]) => hints).join(' ')
  assert.ok(kinds(`${words} tvly-dev-${body(32)}`).includes('secret:search'))
  assert.ok(kinds(`sk_live_x sk_test_51${body(97)}`).includes('secret:stripe'))
})
