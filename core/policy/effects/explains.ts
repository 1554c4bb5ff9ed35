// Calls that only ask for help: `gh release delete --help`. Programs made of verbs print the verb's help wherever the
// option stands. Coreutils are not among them: on macOS they take everything after an operand for another operand.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

const MADE_OF_VERBS: ReadonlySet<string> = new Set(
  (
    'gh glab op bw vault bao doppler infisical chamber gopass npm pnpm yarn velero rclone mc wrangler vercel netlify firebase ngrok ' +
    'tailscale cloudflared nomad consul etcdctl skopeo twine docker podman nerdctl pulumi terraform tofu terragrunt sls sam cdk helm ' +
    'flux argocd istioctl liquibase flyway prisma drizzle-kit rabbitmqctl kamal modal railway stripe nats cargo uv poetry pip pip3 gem ' +
    'brew conda multipass minikube kind k3d eksctl kubeadm aws-vault sops age firebase-tools supabase databricks snow bq git rails ' +
    'sequelize sequelize-cli knex typeorm flask alembic mix console'
  ).split(' '),
)
/** Scripts of a project that are made of verbs: `python manage.py flush --help`, `php artisan db:wipe --help`. */
const SCRIPTS_OF_VERBS: ReadonlyMap<string, RegExp> = new Map([
  ['python', /^(?:\.\/)?(?:\w+\/){0,4}manage\.py$/],
  ['python3', /^(?:\.\/)?(?:\w+\/){0,4}manage\.py$/],
  ['php', /^(?:\.\/)?(?:artisan|bin\/console)$/],
])
/**
 * Windows programs that answer `/?`. Elsewhere that is a glob for one-letter folders of the root, which `rm` and
 * `rmdir` delete.
 */
const ANSWERS_SLASH: ReadonlySet<string> = new Set(
  'del erase rd reg schtasks shutdown format diskpart vssadmin bcdedit net netsh sc taskkill cipher icacls takeown wevtutil attrib robocopy xcopy'.split(
    ' ',
  ),
)
/** Programs that a lone `-h` starts: it halts, or is an option of a shell that reads its input. */
const STARTS_WITH_H =
  /^(?:shutdown|halt|poweroff|reboot|telinit|init|(?:ba|da|z|k|mk|a|fi|c|tc|ra|ya|rba)?sh|nu|xonsh|elvish)$/
/** A verb or an option: nothing that names a thing to act on. */
const PLAIN = /^-{0,2}[a-z][\w:-]*$/i
const MAX_WORDS = 8

/** Clouds whose first word `help` explains the rest: `heroku help apps:destroy`. */
const HELPS_FIRST = /^(?:heroku|gcloud|doctl|fly|flyctl|scalingo|render|hcloud|linode-cli|civo|exo|oci|ibmcloud|cf)$/

/** Whether a call only asks how it would be used. */
export function only_explains({ name, args, tail }: SimpleCommand): boolean {
  if (args[0]?.text === 'help' && args[0].cert === 'literal' && tail === undefined && HELPS_FIRST.test(name))
    return true
  const asked = args.at(-1)?.text
  if ((asked !== '--help' && asked !== '/?' && asked !== '-h') || tail !== undefined || args.length > MAX_WORDS)
    return false
  if (asked === '/?') return ANSWERS_SLASH.has(name) && args.slice(0, -1).every((word) => PLAIN.test(word.text))
  if (asked === '-h') return args.length === 1 ? !STARTS_WITH_H.test(name) : name === 'git' && args.length === 2
  const script = SCRIPTS_OF_VERBS.get(name)
  if (script !== undefined && !script.test(args[0]?.text ?? '')) return false
  if (script === undefined && !MADE_OF_VERBS.has(name)) return false
  const words = script === undefined ? args : args.slice(1)
  return words.every((word) => word.cert === 'literal' && PLAIN.test(word.text))
}
