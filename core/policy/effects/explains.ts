// `gh release delete --help`: programs made of verbs print the help of the verb and do nothing, wherever among their options the
// word stands. Coreutils are not among them: the ones of macOS take what follows an operand for another operand.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

const MADE_OF_VERBS: ReadonlySet<string> = new Set(
  (
    'gh glab op bw vault bao doppler infisical chamber gopass npm pnpm yarn velero rclone mc wrangler vercel netlify firebase ngrok ' +
    'tailscale cloudflared nomad consul etcdctl skopeo twine docker podman nerdctl pulumi terraform tofu terragrunt sls sam cdk helm ' +
    'flux argocd istioctl liquibase flyway prisma drizzle-kit rabbitmqctl kamal modal railway stripe nats cargo uv poetry pip pip3 gem ' +
    'brew conda multipass minikube kind k3d eksctl kubeadm aws-vault sops age firebase-tools supabase databricks snow bq'
  ).split(' '),
)
/** Verbs and options: nothing that names a thing to act on. */
const PLAIN = /^-{0,2}[a-z][\w:-]*$/i
const MAX_WORDS = 8

/** Whether this call only asks how it would be used. */
export function only_explains({ name, args, tail }: SimpleCommand): boolean {
  const last = args.at(-1)
  if (last === undefined || last.text !== '--help') return false
  if (tail !== undefined || args.length > MAX_WORDS || !MADE_OF_VERBS.has(name)) return false
  return args.every((word) => word.cert === 'literal' && PLAIN.test(word.text))
}
