// Go: modules, builds and the settings of its proxy.
import { emit, has, values } from '#core/policy/effects/call.ts'
import {
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  runs_project,
} from '#core/policy/effects/spec.ts'

const go_get: Does = (call) => {
  const insecure = has(call, 'insecure')
  emit(call, 'pkg.install', {
    target: call.operands[0]?.text ?? null,
    fields: {
      manager: 'go',
      names: call.operands.map((word) => word.text),
      source: insecure ? 'index' : 'registry',
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
      '-run -bench -tags -ldflags -gcflags -count -timeout -coverprofile -C -mod -p -cpu -parallel -benchtime -covermode -coverpkg -asmflags -modfile -overlay =',
  },
  subcommands: {
    'get install': go_get,
    env: (call) => {
      const written = call.command.args.some((word) => word.text === '-w')
      const risky = call.operands.find((word) =>
        /^(?:GOPROXY|GOSUMDB|GONOSUMDB|GONOSUMCHECK|GOINSECURE|GOFLAGS|GOPRIVATE|CC|CXX)=/.test(word.text),
      )
      if (written && risky !== undefined && !/^GOPRIVATE=/.test(risky.text))
        emit(call, 'pkg.registry', { target: risky.text, fields: { manager: 'go' } })
      else nothing(call)
    },
    run: (call) => {
      const [target] = call.operands
      if (target !== undefined && /^[\w-]+\.[\w.-]+\/.*@/.test(target.text))
        emit(call, 'pkg.run', {
          target: target.text,
          fields: {
            name: target.text,
            known:
              /^(?:golang\.org|github\.com\/(?:golangci|google|golang|go-delve|a-h|sqlc-dev|swaggo|vektra|mgechev|securego|goreleaser|air-verse|cosmtrek|rakyll|bufbuild|grpc)|google\.golang\.org|honnef\.co|gotest\.tools|mvdan\.cc)\//.test(
                target.text,
              ),
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
