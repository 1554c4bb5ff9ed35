// Files of secrets as arguments of programs without a spec: the program reads them, whatever it does.
import { type Call, emit, prints, touch } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'

const MAX_WORDS = 16

/** Drivers of a browser: their verbs are about the page, and about what the browser that they started keeps of it. */
export const DRIVES_BROWSER = /^(?:playwright-cli|agent-browser|browser-use|dev-browser|chrome-devtools(?:-cli|-mcp)?)$/

/** Options whose value a program loads its settings from, or proves itself with: what the file is there for. */
const LOADS_SETTINGS = /^(?:-[ecfE]|--?(?:env|dotenv|config|file)[\w-]*)$/i
const PROVES = /^(?:-[ecfEiFk]|--?(?:config|file|key|identity|private|ssh|cert|ca|cred|auth|kube|secret|pass)[\w-]*)$/i
/** Words after which the file is looked at, not shown. */
const LOOKS = /^(?:lint|check|validate|verify|encrypt|init|ignore|untrack|exists|add)$/
/** What a driver of a browser saved of a login, or loads again: `state-save auth.json`, `state load auth.json`. */
const STATE_OF_BROWSER = /^state(?:-(?:save|load))?$/

/** Clients of services that a file can be handed to by many an option. */
export const HANDS_ON: ReadonlySet<string> = new Set(
  'gh glab aws az gcloud kubectl oc mosquitto_pub mongoimport kafkacat kcat nats tailscale rclone twilio slack lxc incus vagrant multipass adb limactl'.split(
    ' ',
  ),
)
/** Verbs and options by which a secret is kept, or one proves who one is. */
const KEEPS =
  /\bsecrets?\b|\bsecretsmanager\b|\bauth\b|\blogin\b|\bconfigure\b|\b(?:en|de)crypt\b|\bkms\b|\bkey-?pair\b|\bssh-keys?\b|\bcertificates?\b|\bacm\b|\biam\b|\bkeyvault\b/
const SETTLES =
  /^--?(?:i|key|cert|ca|kubeconfig|config|env|identity|cred|private|ssh|secret|profile|service-account|parameters?|template|account-key|impersonate)[\w-]*(?:=|$)/i

/** Options behind which an expression or a name stands. */
const ASKS_FOR = /^(?:-q|-l|--(?:query|jq|format|filters?|template|output|selector|field-selector|sort-by))$/

/** `gh pr comment --body-file .env`, `aws sqs send-message --message-body file://.env`: a file of secrets given to a service. */
export function hands_on_secrets(call: Call): void {
  const { args } = call.command
  const manifest = call.name === 'kubectl' || call.name === 'oc'
  let kept: boolean | null = null
  for (const [at, word] of args.slice(0, MAX_WORDS).entries()) {
    if (word.cert === 'dynamic' || !/[./]/.test(word.text)) continue
    const before = args[at - 1]?.text ?? ''
    // `--query 'Contents[].Key'`, `--jq '.items[].key'`: what of the answer is shown.
    if (ASKS_FOR.test(before) || /[[\](){}|]/.test(word.text)) continue
    if (SETTLES.test(word.text) || SETTLES.test(before) || (manifest && !word.text.startsWith('--from-file'))) continue
    const text = word.text
      .replace(/^--[\w-]+=/, '')
      .replace(/^[\w.[\]-]+=(?=@)/, '')
      .replace(/^@|^fileb?:\/\//, '')
    if (text.startsWith('-') || locate({ ...word, text }, 'read', call.command.cwd, call.frame).item === null) continue
    kept ??= KEEPS.test(args.map((one) => one.text).join(' '))
    if (!kept) touch(call, 'fs.read', { ...word, text }, { copied: true })
  }
}

const is_browser_state = ({ name, command }: Call): boolean =>
  DRIVES_BROWSER.test(name) && STATE_OF_BROWSER.test(command.args.find(({ text }) => !text.startsWith('-'))?.text ?? '')

/** Emits reading of every file of secrets among the operands of an undescribed program. */
export function takes_secrets(call: Call): void {
  const { args } = call.command
  for (const [at, word] of args.slice(0, MAX_WORDS).entries()) {
    if (word.cert === 'dynamic' || word.text.startsWith('-') || !/[./]/.test(word.text)) continue
    const before = args[at - 1]?.text ?? ''
    if (LOOKS.test(args[0]?.text ?? '') || is_browser_state(call)) continue
    const { item, path, scope } = locate(word, 'read', call.command.cwd, call.frame)
    if (item === null || (item === 'env-file' ? LOADS_SETTINGS : PROVES).test(before)) continue
    prints(call, 'secret')
    emit(call, 'cred.read', {
      target: path,
      scope,
      d2: 2,
      span: word.span,
      fields: { store: 'file', item: 'undescribed' },
    })
  }
}
