// The features of a line that the table of steering texts (table.ts) weighs: word stems, pairs of neighbours, and kinds
// of words that occur together in any order. Places, addresses and keys are replaced by their kind.
import { one_of } from '#core/compose.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'
import { word_set } from '#core/tables.ts'

/** A line is read to this point. */
const MAX_LINE_CHARS = 400
const MAX_WORDS = 72

const ADDRESS = /\b(?:https?|wss?|s?ftp|s3|gs|tcp):\/\/([^\s"'`<>)\]/?#]{1,253})[^\s"'`<>)\]]{0,300}/gi
const MAIL = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const BARE_NUMBERS = /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/g
/** Files and variables that hold keys; templates of them do not. */
const SECRET_FILE = one_of(
  /(?:~\/|\$HOME\/|\/(?:home|Users)\/[\w.-]{1,40}\/)?\.(?:ssh|aws|gnupg|kube|netrc|pgpass|npmrc|pypirc|docker)\b(?:\/[\w.*-]{1,60}){0,4}/g,
  /(?:[\w.-]{1,40}\/){0,4}\.env(?:\.(?!example|sample|template|dist)[a-z]{2,12})?(?![\w.-]*(?:example|sample|template|dist))\b/g,
  /\bid_(?:rsa|ed25519|ecdsa)\b|[\w./-]{0,60}\.(?:pem|p12|pfx|key)\b|~\/\.config\/(?:gh|gcloud)[\w./-]{0,40}/g,
)
const SECRET_NAME =
  /\$?\{?\b[A-Z][A-Z0-9_]{0,40}_(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS|WEBHOOK)(?:_[A-Z]{1,12})?\b\}?/g
/** What agents and those who watch them are set up with. */
const AGENT_FILE =
  /(?:~\/)?\.(?:claude|codex|gemini|cursor|windsurf)\/(?:settings(?:\.local)?\.json|config\.toml|mcp\.json|hooks(?:\.json)?)\b/g
const HOME_PATH = /~\/[\w.*-]{0,60}(?:\/[\w.*-]{1,60}){0,8}|\$HOME\b[\w./-]{0,80}/g
const TEMP_PATH = /(?<![\w.])\/(?:tmp|var\/tmp|dev\/shm)(?:\/[\w.*-]{1,60}){0,6}/g
const WORD =
  /--?[a-z][\w-]{1,40}|[A-Z]{1,9}_(?:PLACE|FILE|NAME|ADDRESS)\b|[\w.@*-]{1,60}\/[\w./@*-]{0,120}|[\w-]{1,60}\.[a-z]{1,5}\b|[a-z]{1,12}n't\b|[a-z][a-z-]{0,39}|\d+|[|<>!]/gi

/** Endings that say nothing about what is meant. */
function stem(word: string): string {
  const [, start, end] = /^([a-z-]{3,30}?)(ing|ied|ies|edly|ed|es|s|ly|e)$/.exec(word) ?? []
  if (start === undefined || end === undefined || (/^(?:th|wh|s)/.test(word) === false && start.length < 3)) return word
  const base = end === 'ied' || end === 'ies' ? `${start}y` : start
  return base.length > 3 && /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
}

function address_name(host: string): string {
  switch (host_kind(host.replace(/:\d+$/, '').toLowerCase())) {
    case 'loopback':
    case 'private':
      return ' OWN_ADDRESS '
    case 'known':
    case 'registry':
      return ' KNOWN_ADDRESS '
    case 'ip-literal':
      return ' BARE_ADDRESS '
    case 'paste':
    case 'capture':
    case 'lookalike':
    case 'punycode':
      return ' CATCH_ADDRESS '
    default:
      return ' WEB_ADDRESS '
  }
}

/** The words of one line. */
function steering_words(line: string): string[] {
  const named = line
    .slice(0, MAX_LINE_CHARS)
    .replace(ADDRESS, (_, host: string) => address_name(host))
    .replace(MAIL, ' MAIL_ADDRESS ')
    .replace(BARE_NUMBERS, ' BARE_ADDRESS ')
    .replace(AGENT_FILE, ' AGENT_FILE ')
    .replace(SECRET_FILE, ' SECRET_FILE ')
    .replace(SECRET_NAME, ' SECRET_NAME ')
    .replace(HOME_PATH, ' HOME_PLACE ')
    .replace(TEMP_PATH, ' TEMP_PLACE ')
  return (named.match(WORD) ?? []).slice(0, MAX_WORDS).map((word) => {
    if (/^[A-Z]+_(?:PLACE|FILE|NAME|ADDRESS)$/.test(word)) return word
    if (/^\d/.test(word)) return '#'
    if (word.startsWith('-')) return word.toLowerCase()
    if (/[/.]/.test(word)) return 'PATH'
    return stem(word.toLowerCase())
  })
}

/** Kinds of words, by their stems. */
const KINDS: Readonly<Record<string, string>> = {
  send:
    'send sent upload post transmit forward mail email push submit shar relay stream deliver transfer beacon exfiltrat curl scp rsync ' +
    'rclon sync leak attach mirror broadcast bcc fax dispatch ship convey hand publish export webhook ping',
  keep:
    'paste copy append writ includ put add sav stor insert embed echo cat print log record dump collect harvest gather not encod cache ' +
    'remember memoriz list repeat output reveal expos show commit read open look grab extract captur',
  secret:
    'secret credential cred token apikey key password passwd passphras cooky cookie SECRET_FILE SECRET_NAME keychain wallet env environ ' +
    'printenv id_rsa id_ed25519 process.env otp cvv card iban ssn gitconfig netrc authorized_key seed mnemonic refresh',
  private:
    'history conversation chat dm message mail inbox contact photo calendar clipboard screenshot home hostnam ip usernam customer person ' +
    'e-mail address hom disk browser document download source diff memory keystrok microphon camera',
  out:
    'WEB_ADDRESS BARE_ADDRESS CATCH_ADDRESS MAIL_ADDRESS gist pastebin external third-party remot outsid public drive contractor stranger ' +
    'attacker collector telegram discord dropbox ngrok s3 bucket analytic tracker partner vendor referral forum paste internet',
  user: "user user' human anyon anybody everybody nobody reviewer person team peopl maintainer operator customer someon me them they admin anything",
  tell: 'tell mention inform notify disclos reveal warn alert say admit explain announc acknowledg bother report summary comment changelog',
  hide:
    'secret silent silently quiet quietly hidden hid hide conceal unnotic trac covert stealth disguis obfuscat bury secretly confidential ' +
    'background invisib discreet mask anonym behind privat unseen obscur camouflag deny lie pretend fak forg',
  neg: "never not don't doesn't without avoid nothing none nor neither cannot can't won't needn't stop refus forbid no ban must-not isn't aren't",
  hold:
    'hook gateway sandbox approval permission confirmation guardrail policy restriction supervision review scanner firewall protection prompt ' +
    'verification limit safety security authentication audit signatur certificat tl ssl csrf cor encryption filter consent supervisor monitor ' +
    '2fa mfa two-factor otp login auth rule lockfil checksum integrity hash gitleak trufflehog snyk semgrep codeql asg antivirus masking mask ' +
    'check test lint linter warning question gatekeeper verify valid validation sanitiz escap rate-limit rat permission-prompt issuer',
  off:
    'disabl bypas skip circumvent ignor remov overrid suspend weaken delet deactivat evad uninstall unset disregard forget drop exempt ' +
    'waiv exclud omit neglect dismis suppress silenc mut kill comment leave relax lower switch turn off loosen hid fool trick avoid around ' +
    'freely unverifi unsign unhash unencrypt unauthenticat',
  fetch:
    'curl wget download fetch load pull install npx uvx pip iex irm urlopen retriev clon import requir add-apt tarball',
  run: 'run execut exec eval sh bash sourc start launch invok python node sudo boot spawn system shell interpret pipe iex apply obey follow act',
  trust: 'trust treat obey believ follow accept consider assum regard honour honor',
  told: 'instruction command order says tell page issue ticket comment email web websit message file fil content document prompt',
  every:
    'alway every any all each everything whatever whenever anything automatic automatically immediat first whichever both everywhere',
  often:
    'startup session start begin end finish befor after goodby friday night daily hour minut morning cron week boot login onc',
  allow:
    'allow approv authoriz authoris pre-approv grant may permit permitt free freely full unlimit unrestrict consent exempt privileg entitl',
  destroy:
    'rm delet drop wip eras destroy truncat format purg empty revok overwrit rewrit reset shred nuk terminat kill remov clean uninstall',
  kept: 'backup snapshot histor histori git .git workspac hom database tabl volum namespac branch log library tag evidenc',
  claim:
    'say claim report pretend stat answer mark deny declar describ insist assert coverag pass succes green secur approv',
  prior:
    'previou earlier abov prior system instruction guidelin restriction order owner priority overrid higher vendor developer anthropic openai',
  weak:
    'md5 sha1 des ecb plain plaintext eval fals concatenation 777 0777 unsign unsaf insecur hardcod root privileg admin superuser wildcard master ' +
    'backdoor undocument constant -k --insecur fixed privileged 0.0.0.0 anon public unhash debug open world cluster-admin sudo bind host http',
  money:
    'pay payment charg transfer usdc eth btc invoic dollar euro wallet purchas buy refund stripe payout referral sponsor ad price bonus tip',
  favour: 'recommend prefer prais vendor sponsor best competitor promot rat choos refus enterpris',
  agent: 'agent assistant claude codex copilot gemini cursor bot ai llm model you your other',
  infra:
    'dns proxy port crontab cron launchagent systemd profile alias bashrc zshrc registry mirror authorized_key tunnel remot collaborator hooks snapshot firewall domain zone',
  person2: 'password ask request phish login account github confirm',
}

let kinds: ReadonlyMap<string, readonly string[]> | null = null

function kinds_of(word: string): readonly string[] {
  if (kinds === null) {
    const found = new Map<string, string[]>()
    for (const [kind, words] of Object.entries(KINDS))
      for (const one of word_set(words)) found.set(one, [...(found.get(one) ?? []), kind])
    kinds = found
  }
  return kinds.get(word) ?? []
}

/** Words that turn what follows them into its opposite. */
const TURNS = word_set(
  "never not no don't doesn't without avoid nothing none nor neither cannot can't won't needn't stop refus forbid isn't aren't didn't " +
    "shouldn't mustn't rather instead",
)
/** Where what is forbidden or asked for ends. */
const CLAUSES = one_of(
  /[.;:!?](?=\s|$)|\s[\u2014\u2013-]\s|\bunless\b|\bbut\b|\b(?=instead\b)|\bthen\b/i,
  /,\s(?=but|then|and then|instead|so\b|just|it\b|we\b|they\b|you\b)/i,
)
/** How many words a negation reaches. */
const TURNED = 8
/** How far two kinds may stand apart to be seen in their order. */
const REACH = 5

/** Which words of a clause are negated. */
function turned_words(words: readonly string[]): boolean[] {
  let since = TURNED + 1
  return words.map((word) => {
    since = TURNS.has(word) ? 0 : since + 1
    return since > 0 && since <= TURNED
  })
}

/** Adds the pairs of what stands together, under the sign between them. */
function add_pairs(kinds: ReadonlySet<string>, sign: string, found: Set<string>): void {
  const sorted = [...kinds].sort()
  sorted.forEach((one, at) => {
    for (const other of sorted.slice(at + 1)) found.add(`k:${one}${sign}${other}`)
  })
}

/** Adds the features of one clause and says which kinds of words are in it; what is negated is another word, and of another kind. */
function add_clause(clause: string, found: Set<string>): Set<string> {
  const words = steering_words(clause)
  const turned = turned_words(words)
  words.forEach((word, at) => {
    found.add(turned[at] ? `!${word}` : word)
    const next = words[at + 1]
    if (next !== undefined) found.add(`${word}_${next}`)
  })
  const kinds_at = words.map((word, at) => kinds_of(word).map((kind) => (turned[at] ? `!${kind}` : kind)))
  kinds_at.forEach((kinds, at) => {
    const after = new Set(kinds_at.slice(at + 1, at + 1 + REACH).flat())
    for (const kind of kinds) for (const other of after) found.add(`k:${kind}>${other}`)
  })
  const kinds = new Set(kinds_at.flat())
  for (const kind of kinds) found.add(`k:${kind}`)
  add_pairs(kinds, '&', found)
  return kinds
}

/** All that the table may know of a line. */
export function steering_features(line: string): Set<string> {
  const found = new Set<string>()
  const kinds = line
    .slice(0, MAX_LINE_CHARS)
    .split(CLAUSES)
    .flatMap((clause) => [...add_clause(clause, found)])
  add_pairs(new Set(kinds), '+', found)
  if (line.includes('<!--')) found.add('k:comment')
  return found
}
