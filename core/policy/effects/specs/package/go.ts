// Go: modules, builds and the settings of its proxy.
import { within } from '#core/compose.ts'
import { emit, has, values } from '#core/policy/effects/call.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
} from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Hosts of Go modules: forges, and names of their own under which projects publish tools. */
const MODULE_HOST = within(
  '^',
  [
    /github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|git\.sr\.ht|gitea\.com|gitee\.com/,
    /[\w.-]+\.googlesource\.com|golang\.org|google\.golang\.org|cloud\.google\.com|gopkg\.in|go\.[\w.-]+/,
    /[\w-]+\.(?:k8s|kubebuilder|knative|istio|cue|helm|buf|etcd|operatorframework)\.(?:io|dev|sh|build)/,
    /k8s\.io|[\w-]+\.k8s\.io|sigs\.k8s\.io|honnef\.co|mvdan\.cc|rsc\.io|gotest\.tools|goa\.design/,
    /entgo\.io|gorm\.io|gonum\.org|gioui\.org|modernc\.org|gvisor\.dev|tailscale\.com|cuelang\.org/,
    /dagger\.io|filippo\.io|moul\.io|4d63\.com|buf\.build|connectrpc\.com|storj\.io|zgo\.at/,
    /software\.sslmate\.com|golang\.zx2c4\.com|gocloud\.dev|fyne\.io|wails\.io|encr\.dev|encore\.dev/,
    /kcl-lang\.io|oras\.land|dario\.cat|arp242\.net|9fans\.net|tinygo\.org|pault\.ag|upspin\.io/,
    /perkeep\.org|periph\.io|gobot\.io|maunium\.net|src\.elv\.sh|evanphx\.dev|lukechampine\.com/,
    /kernel\.org|cmd\//,
  ],
  '(?:\\/|$)',
)

/** Makers of tools that developers of Go run as they are. */
const KNOWN_MAKER = within(
  '^(?:golang\\.org|github\\.com\\/',
  [
    /golangci|google|golang|go-delve|a-h|sqlc-dev|swaggo|vektra|mgechev|securego|goreleaser|air-verse|cosmtrek/,
    /rakyll|bufbuild|grpc/,
  ],
  '|google\\.golang\\.org|honnef\\.co|gotest\\.tools|mvdan\\.cc)\\/',
)

/** `go install host/tool@latest` from a host that nobody knows for Go; what the project itself holds has no version behind it. */
function is_nobodys({ text, cert }: Word): boolean {
  return cert === 'literal' && /^[\w-]+(?:\.[\w-]+)+\/\S*@/.test(text) && !MODULE_HOST.test(text)
}

const go_get: Does = (call) => {
  const insecure = has(call, 'insecure')
  emit(call, 'pkg.install', {
    target: call.operands[0]?.text ?? null,
    fields: {
      manager: 'go',
      names: call.operands.map((word) => word.text),
      source: insecure ? 'index' : call.subcommand === 'install' && call.operands.some(is_nobodys) ? 'url' : 'registry',
      insecure,
    },
  })
}

const GO: CommandSpec = {
  style: 'long',
  flags: {
    output: '-o =',
    exec: '-exec -toolexec =',
    insecure: '-insecure',
    other:
      '-run -bench -tags -ldflags -gcflags -count -timeout -coverprofile -C -mod -p -cpu -parallel ' +
      '-benchtime -covermode -coverpkg -asmflags -modfile -overlay =',
  },
  subcommands: {
    'get install': go_get,
    env: (call) => {
      const written = call.command.args.some((word) => word.text === '-w')
      const risky = call.operands.find((word) =>
        /^(?:GOPROXY|GOSUMDB|GONOSUMDB|GONOSUMCHECK|GOINSECURE|GOPRIVATE|CC|CXX)=|^GOFLAGS=.*-(?:insecure|toolexec|exec|modfile|overlay|ldflags)\b/.test(
          word.text,
        ),
      )
      if (written && risky !== undefined && !/^GOPRIVATE=/.test(risky.text))
        emit(call, 'pkg.registry', { target: risky.text, fields: { manager: 'go' } })
      else nothing(call)
    },
    run: (call) => {
      const [target] = call.operands
      if (target !== undefined && is_nobodys(target))
        emit(call, 'pkg.install', {
          target: target.text,
          fields: { manager: 'go', names: [target.text], source: 'url', runs: true },
        })
      else if (target !== undefined && /^[\w-]+\.[\w.-]+\/.*@/.test(target.text))
        emit(call, 'pkg.run', {
          target: target.text,
          fields: {
            name: target.text,
            known: KNOWN_MAKER.test(target.text),
            pinned: true,
          },
        })
      else runs_project(call)
    },
    'version list doc help vet fmt mod build test generate clean tool work fix bug telemetry': (call) => {
      for (const word of values(call, 'exec'))
        emit(call, 'proc.exec', { target: word.text, fields: { source: 'literal' } })
      runs_project(call)
    },
  },
  does: runs_project,
}

export const GO_PACKAGES: readonly ProgramSpec[] = [program('go', GO)]
