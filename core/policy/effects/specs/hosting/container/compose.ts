// Compose: services that start and stop together. Source: ENGINE 4.2.
import { type Call, emit, has, prints, said } from '#core/policy/effects/call.ts'
import { first_readers } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, nothing, says } from '#core/policy/effects/spec.ts'
import { builds } from '#core/policy/effects/specs/hosting/container/image.ts'
import { project_called, REMOVE_FLAGS, stops_own } from '#core/policy/effects/specs/hosting/container/remove.ts'
import { enters, GLOBAL, LIVE, RUN } from '#core/policy/effects/specs/hosting/container/run.ts'
import { works_elsewhere } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { hands_over_host } from '#core/policy/effects/text/content.ts'

/** A file, project or profile of tests: its data is made by every run. */
const OF_TESTS =
  /(?:^|\s)(?:-f|--file|-p|--project-name|--profile)[= ](?:\S*[-_./])?(?:tests?|e2e|ci|integration)(?:[-_./]|\s|$)/

/** Images and hosts that an `up` of this session did not bring. */
const NOT_OF_UP = /(?:^|\s)(?:--rmi(?![= ]local\b)|--context|-H|--host)\b/

const downs: Does = (call) =>
  emit(call, 'ctr.remove', {
    fields: {
      compose: true,
      volumes: has(call, 'volumes') && !OF_TESTS.test(call.source.slice(0, 1024)),
      ...(LIVE.test(said(call)) && { live: true }),
      ...((NOT_OF_UP.test(said(call)) || works_elsewhere(call)) && { beyond_up: true }),
    },
  })

const PROJECT = /(?:^|\s)(?:-p|--project-name)[= ]([a-z0-9][a-z0-9_-]{0,60})(?=\s|$)/
const FILE = /(?:^|\s)(?:-f|--file)[= ](?:\S*\/)?([A-Za-z0-9][\w-]{0,60})\/[\w.-]+\.ya?ml(?=\s|$)/

/** The name of the project that options give: its own, or that of the first file's folder. */
function begins_project(call: Call): { makes?: string } {
  const words = said(call)
  if (LIVE.test(words) || NOT_OF_UP.test(words) || works_elsewhere(call) || !surely(call)) return {}
  const name = PROJECT.exec(words)?.[1] ?? FILE.exec(words)?.[1]?.toLowerCase()
  return name === undefined ? {} : { makes: project_called(name) }
}

const moves_services: Does = (call) =>
  emit(call, 'ctr.run', {
    fields: {
      compose: true,
      ...(/\b(?:up|start|restart)$/.test(call.subcommand) && { brings: true, ...begins_project(call) }),
      ...(LIVE.test(said(call)) && { live: true }),
    },
  })

/** Keys of a service that hold no variables of its environment, and as many lines below them as belong to them. */
const SETTINGS =
  /^-*(?:image|ports?|published|target|volumes?|healthcheck|depends_on|networks?|container_name|build|context|dockerfile|restart|profiles|name|version|platform)\\?:?$/

const FEW_LINES = /^-(?:[nihE]{0,4}|[AB][1-5])$/
/** The same with the number as a word of its own: `-A 3`. */
const FEW = /^[1-5]$/

/** `docker compose config | grep -A3 healthcheck`: nothing of the environment comes out. */
function picks_settings({ command, commands }: Call): boolean {
  const reader = command.piped ? first_readers(commands).get(command.index) : undefined
  if (reader === undefined || !/^[ef]?grep$/.test(reader.name)) return false
  const words = reader.args.filter(({ text, cert }, at, all) => {
    if (cert !== 'literal') return true
    if (/^-[AB]$/.test(text)) return !FEW.test(all[at + 1]?.text ?? '')
    return !FEW_LINES.test(text) && !(FEW.test(text) && /^-[AB]$/.test(all[at - 1]?.text ?? ''))
  })
  return words.length === 1 && words[0]?.text.split(/\\?\|/).every((one) => SETTINGS.test(one)) === true
}

/** Nothing picks values out of the project, and nothing carries them on. */
function shows_whole({ command, commands }: Call): boolean {
  if (!command.piped) return command.redirects.every(({ op }) => !op.startsWith('>') || op.includes('&'))
  const reader = first_readers(commands).get(command.index)
  return reader !== undefined && !reader.piped && /^(?:head|tail|less|more|wc)$/.test(reader.name)
}

/** `docker compose config` prints the project with every variable of `.env` filled in. */
const prints_project: Does = (call) => {
  const values = call.command.args.some(({ text }) => text === '--environment')
  if ((has(call, 'names_only') && !values) || call.command.redirects.some((one) => one.target.text === '/dev/null'))
    return nothing(call)
  if (picks_settings(call)) return nothing(call)
  prints(call, 'env')
  // Printed whole, it is a check of the file; with a filter the values themselves are wanted.
  if (!values && shows_whole(call)) return nothing(call)
  emit(call, 'cred.read', {
    target: 'compose project',
    d2: 2,
    fields: { store: 'container', item: 'environment' },
  })
}

/** `docker compose -f - up <<EOF`: the project is what stands there. */
const ups: Does = (call) => {
  moves_services(call)
  const hands_over = call.command.stdin.some(
    (source) => source.kind === 'text' && hands_over_host('compose.yaml', source.text),
  )
  if (hands_over)
    emit(call, 'ctr.run', { target: 'compose project', d2: 2, fields: { host_mount: true, privileged: true } })
}

/** `docker compose`, also under its older name. */
export const COMPOSE: CommandSpec = {
  flags: { ...GLOBAL, dry_run: '--dry-run', directory: '--project-directory --ansi --progress =' },
  subcommands: {
    down: { flags: REMOVE_FLAGS, harmless_with: ['dry_run'], does: downs },
    rm: {
      flags: { ...REMOVE_FLAGS, stop: '-s --stop' },
      harmless_with: ['dry_run'],
      // Volumes without a name go with the services that had them; those of the project stay.
      does: (call) => {
        stops_own(call)
        downs(call)
      },
    },
    'run exec': { flags: RUN, does: enters },
    'config convert': {
      flags: {
        ...GLOBAL,
        names_only:
          '-q --quiet --services --volumes --images --profiles --networks --models --hash --no-interpolate ' +
          '--variables --environment-names --lock-image-digests-only',
      },
      does: prints_project,
    },
    build: builds,
    push: says('pkg.publish', { manager: 'container' }),
    'up create': ups,
    'start stop restart pull pause unpause watch scale kill': moves_services,
  },
  does: nothing,
}
