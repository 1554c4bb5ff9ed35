// Images that are one program: what follows their name are its arguments, and what people mount into them is its own settings.
// Source: ENGINE 3, stage 5 (`docker run`).

/** Program of an image, by owner and name. */
const PROGRAMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aws: 'amazon/aws-cli aws-cli/aws-cli',
    kubectl: 'bitnami/kubectl bitnamilegacy/kubectl rancher/kubectl kubernetes/kubectl lachlanevenson/k8s-kubectl',
    helm: 'alpine/helm lachlanevenson/k8s-helm',
    terraform: 'hashicorp/terraform',
    tofu: 'opentofu/opentofu',
    packer: 'hashicorp/packer',
    vault: 'hashicorp/vault',
    git: 'alpine/git bitnami/git bitnamilegacy/git',
    curl: 'curlimages/curl alpine/curl',
    rclone: 'rclone/rclone',
    restic: 'restic/restic',
    mc: 'minio/mc',
    doctl: 'digitalocean/doctl',
    stripe: 'stripe/stripe-cli',
    flyway: 'flyway/flyway redgate/flyway',
    liquibase: 'liquibase/liquibase',
    trivy: 'aquasec/trivy aquasecurity/trivy',
  }).flatMap(([name, images]) => images.split(' ').map((image) => [image, name])),
)

/** Images of a vendor with its tools and a shell: what runs there is named behind them. */
const TOOLBOXES: ReadonlySet<string> = new Set([
  'google/cloud-sdk',
  'cloudsdktool/google-cloud-cli',
  'cloudsdktool/cloud-sdk',
  'azure-cli',
  'mcr.microsoft.com/azure-cli',
])

/** `registry/owner/name:tag@digest` as `owner/name`. */
function short_name(image: string): string {
  const name = image.split('@', 1)[0] ?? ''
  const parts = name.split('/')
  const last = (parts.pop() ?? '').split(':', 1)[0] ?? ''
  const owner = parts.pop()
  return owner === undefined ? last : `${owner}/${last}`
}

/** The program that an image runs whatever it is given; null for images that are a system. */
export function program_of_image(image: string): string | null {
  return PROGRAMS.get(short_name(image)) ?? null
}

/** Folders in a home that a program reads as its own settings. */
const SETTINGS: Readonly<Record<string, RegExp>> = {
  aws: /\/\.aws\/?$/,
  gcloud: /\/\.config\/gcloud\/?$/,
  gsutil: /\/\.config\/gcloud\/?$/,
  bq: /\/\.config\/gcloud\/?$/,
  az: /\/\.azure\/?$/,
  kubectl: /\/\.kube(?:\/config)?\/?$/,
  helm: /\/\.kube(?:\/config)?\/?$/,
  terraform: /\/\.(?:aws|azure|kube|config\/gcloud)\/?$/,
  tofu: /\/\.(?:aws|azure|kube|config\/gcloud)\/?$/,
}
const NAMES_SETTINGS = /\.(?:aws|azure|kube)\b|gcloud\/|credentials/i

/**
 * Whether a mounted folder holds nothing but the settings of the program that runs in the image and stays where that looks for them,
 * as its vendor documents it: `docker run -v ~/.aws:/root/.aws amazon/aws-cli s3 ls`. Not when an argument names what is in there, or
 * another program runs. `args` are all words of the engine.
 */
export function is_own_settings(image: string, args: readonly string[], path: string, mount: string): boolean {
  if (args.some((arg) => arg.startsWith('--entrypoint'))) return false
  const words = args.slice(args.indexOf(image) + 1)
  const program = program_of_image(image) ?? (TOOLBOXES.has(short_name(image)) ? words[0] : undefined)
  const own = program !== undefined && Object.hasOwn(SETTINGS, program) ? SETTINGS[program] : undefined
  if (own === undefined || words.some((word) => NAMES_SETTINGS.test(word))) return false
  const inside = /(?:^|,)(?:target|dst|destination)=([^,]*)/.exec(mount)?.[1] ?? mount.split(':')[1] ?? ''
  return own.test(path) && own.test(inside)
}
