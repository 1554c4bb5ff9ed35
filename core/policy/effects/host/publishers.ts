// Releases of developer tools that everybody's instructions download and run; other files on the same sites may be
// anybody's. Source: ENGINE sections 8, 11; labels of the corpus (`curl | sh` from an unknown host).

/** Accounts of such tools; nobody can take over a name while it exists. */
const ACCOUNTS =
  'protocolbuffers|bufbuild|jqlang|mikefarah|cli|kubernetes|kubernetes-sigs|helm|derailed|ahmetb|docker|moby|containerd|k3d-io|k3s-io|' +
  'hadolint|koalaman|mvdan|golangci|goreleaser|golang-migrate|sqlc-dev|pressly|go-task|casey|BurntSushi|sharkdp|junegunn|dandavison|' +
  'astral-sh|denoland|oven-sh|nodejs|pnpm|yarnpkg|volta-cli|Schniz|evanw|biomejs|oxc-project|rust-lang|rustwasm|wasmerio|bytecodealliance|' +
  'WebAssembly|hashicorp|terraform-linters|aquasecurity|gruntwork-io|opentofu|getsops|FiloSottile|sigstore|anchore|gitleaks|' +
  'rhysd|nektos|direnv|jdx|git-lfs|gohugoio|getzola|rust-lang-nursery|cross-rs|tauri-apps|prometheus|grafana|open-telemetry|fullstorydev|grpc|' +
  'ninja-build|Kitware|llvm|ziglang|zigtools|JetBrains|gradle|apache|pyenv|conda-forge|jgm|tailwindlabs|caddyserver|' +
  'mozilla|browserslist|dotnet|PowerShell|microsoft|google|bazelbuild|vectordotdev|minio|duckdb|sqlite|neovim|errata-ai|yannh|' +
  'kubeshark|stern|fluxcd|argoproj|cilium|istio|linkerd|tektoncd|open-policy-agent|kyverno'

/** Accounts whose libraries people install from the repository between releases. */
const MAKERS =
  'huggingface|pytorch|openai|anthropics|modelcontextprotocol|facebookresearch|google-research|google-deepmind|deepmind|tensorflow|' +
  'keras-team|jax-ml|NVIDIA|intel|Lightning-AI|vllm-project|unslothai|ultralytics|open-mmlab|EleutherAI|stanfordnlp|explosion|' +
  'langchain-ai|run-llama|psf|pallets|django|encode|pydantic|fastapi|numpy|scipy|pandas-dev|scikit-learn|scikit-image|matplotlib|sympy|' +
  'dask|pydata|networkx|jupyter|jupyterlab|ipython|pytest-dev|pypa|python|python-poetry|celery|sqlalchemy|aio-libs|scrapy|tqdm|Textualize|' +
  'vercel|facebook|reactjs|vuejs|sveltejs|angular|nestjs|expressjs|webpack|vitejs|babel|eslint|prettier|remix-run|nuxt|withastro|' +
  'cython|mesonbuild|sphinx-doc|tox-dev|pre-commit|plotly|streamlit|gradio-app|wandb|mlflow|ray-project|dagster-io|PrefectHQ|dbt-labs|' +
  'pola-rs|statsmodels|astropy|opencv|deepspeedai|pyg-team|dmlc|ggml-org|qdrant|chroma-core|redis|mongodb|elastic|aws|awslabs|Azure|' +
  'googleapis|GoogleCloudPlatform|slackapi|yt-dlp|home-assistant|esphome|platformio|espressif|raspberrypi|micropython|adafruit|arduino|' +
  'apple|swiftlang|tokio-rs|serde-rs|clap-rs|bevyengine|rust-cli|elixir-lang|phoenixframework|prisma|supabase|n8n-io|calcom|strapi|directus|TryGhost|getsentry|mattermost|electron|storybookjs|payloadcms|medusajs|' +
  'ray-project|spring-projects|ionic-team|trpc|rails|rspec|rubocop|mitmproxy|ansible'

const FROM_MAKER = new RegExp(
  `^(?:(?:git\\+)?https://(?:www\\.)?github\\.com/|github:|)(?:${MAKERS}|${ACCOUNTS})/[\\w.-]+(?:[#@?].*)?$`,
)

/** Whether a package specification names a repository of a known maker: `git+https://github.com/psf/black@main`. */
export function is_of_maker(spec: string): boolean {
  return FROM_MAKER.test(spec)
}

/** Accounts whose manifests people apply to clusters from the repository or its releases. */
const CLUSTER_MAKERS =
  'cert-manager|jetstack|metallb|projectcalico|tigera|flannel-io|coreos|rancher|longhorn|rook|strimzi|prometheus-operator|knative|' +
  'knative-sandbox|knative-extensions|kubeflow|kserve|k8snetworkplumbingwg|bitnami|bitnami-labs|kedacore|crossplane|external-secrets|' +
  'kubernetes-csi|kubernetes-retired|kubernetes-incubator|kubernetes-dashboard|operator-framework|kubevirt|kube-vip|antrea-io|weaveworks|' +
  'vmware-tanzu|velero-io|openebs|ceph|zalando|cloudnative-pg|traefik|nginx|nginxinc|kong|solo-io|emissary-ingress|haproxytech|envoyproxy|' +
  'GoogleContainerTools|digitalocean|hetznercloud|linode|oracle|aws-samples|aws-controllers-k8s|jaegertracing|dapr|spiffe|nats-io|rabbitmq|' +
  'percona|vitessio|mysql|scylladb|cockroachdb|chaos-mesh|litmuschaos|karmada-io|volcano-sh|jupyterhub|actions|actions-runner-controller|' +
  'stakater|emberstack|metacontroller|submariner-io|kubescape|falcosecurity|projectcontour|datadog|newrelic|dynatrace|keycloak|argoproj-labs|' +
  'kubernetes-monitoring|external-dns|bank-vaults|stefanprodan|kubereboot|mittwald|reloader|paketo-buildpacks|shipwright-io|nvidia|k8s-at-home'

const OF_ACCOUNT = new RegExp(
  `^https://(?:raw\\.githubusercontent\\.com|github\\.com)/(?:${ACCOUNTS}|${MAKERS}|${CLUSTER_MAKERS})/`,
  'i',
)

/** Whether an address lies in a repository of a known maker: `https://raw.githubusercontent.com/metallb/metallb/v0.14/config.yaml`. */
export function is_in_known_repository(address: string): boolean {
  return OF_ACCOUNT.test(address) && !LEAVES.test(address)
}

const RELEASE = new RegExp(
  '^(?:' +
    `github\\.com/+(?:${ACCOUNTS})/[\\w.-]+/releases/(?:latest/)?download/` +
    '|dl\\.k8s\\.io/|storage\\.googleapis\\.com/(?:kubernetes-release|golang|chrome-for-testing-public)/|dl\\.google\\.com/(?:go|cloudsdk|android)/' +
    '|go\\.dev/dl/|nodejs\\.org/dist/|releases\\.hashicorp\\.com/|get\\.helm\\.sh/|static\\.rust-lang\\.org/|dist\\.yarnpkg\\.com/' +
    '|download\\.docker\\.com/|awscli\\.amazonaws\\.com/|repo1?\\.maven\\.(?:apache\\.)?org/|services\\.gradle\\.org/distributions/|ziglang\\.org/download/' +
    ')',
  'i',
)
/** Escapes the folder that an address seems to be in. */
const LEAVES = /(?:^|\/)\.{1,2}(?:\/|$)|%2e|%2f/i

/** Whether a fetch gets a release of a known maker over an encrypted connection. */
export function is_published({ scheme, host, path }: Readonly<Record<string, unknown>>): boolean {
  if (scheme !== 'https' || typeof host !== 'string' || typeof path !== 'string') return false
  return RELEASE.test(host + path) && !LEAVES.test(path)
}
