// Removing containers, images and volumes. Source: ENGINE 4.2.
import { type Call, emit, has } from '#core/policy/effects/call.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { type CommandSpec, type Does, nothing } from '#core/policy/effects/spec.ts'
import {
  BEGINS_A_NAME,
  container_name,
  GLOBAL,
  names_engine,
  names_far_engine,
} from '#core/policy/effects/specs/hosting/container/run.ts'
import { works_elsewhere } from '#core/policy/effects/specs/hosting/production.ts'
import { fan_of, pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { GATEWAY_NAME } from '#core/policy/effects/specs/machine/guard.ts'
import { is_scratch_database } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Whether the names come from a listing of everything, or `--all` (podman's) stands for them. */
function everything(call: Call): boolean {
  if (call.operands.length === 0 && has(call, 'all')) return true
  return (
    !picks(call) &&
    (call.operands.some(
      (word) => word.cert === 'dynamic' || (word.text.includes('\u0000') && !BEGINS_A_NAME.test(word.text)),
    ) ||
      call.command.open_args)
  )
}

/** `$(docker ps -aq --filter name=shop_)`: the listing names what it lists. */
const PICKS =
  /(?:\s-\w*f|--filter)[ =]"?(?:name|label|ancestor|id|dangling|status=(?:exited|created|dead))\b|\bimages(?:\s-{1,2}[\w-]+)*\s["']?[a-z][\w./:*-]{2,120}["']?\s*(?:$|\|)|\|\s*grep\s+(?!-\w*v)/

function picks(call: Call): boolean {
  const feeds = call.operands.flatMap((word) => word.feeds ?? [])
  const listings = call.command.open_args ? [fan_of(call)] : feeds.map(({ index }) => pipeline_of(call.commands, index))
  return listings.length > 0 && listings.every((one) => one !== null && PICKS.test(one))
}

const removes: Does = (call) => {
  const all = everything(call)
  stops_own(call)
  if (names_far_engine(call))
    emit(call, 'cloud.delete', { target: 'container', d2: 2, fields: { provider: 'docker', op: 'delete', data: true } })
  const [only] = call.operands
  const takes =
    !all && call.operands.length === 1 && only?.cert === 'literal' && !names_engine(call)
      ? { takes: container_name(only.text) }
      : {}
  emit(call, 'ctr.remove', {
    fields: { volumes: has(call, 'volumes') || all, all, force: has(call, 'force'), ...takes },
  })
}

/** Volumes that a name says are for tests hold nothing worth a question. */
export const removes_volumes: Does = (call) => {
  const names = call.operands.filter((word) => word.cert === 'literal')
  const scratch =
    names.length > 0 && names.length === call.operands.length && names.every((word) => is_scratch_database(word.text))
  const [only] = names
  const target = call.operands.length === 1 && only !== undefined ? volume_name(only) : null
  const elsewhere = names_engine(call) || works_elsewhere(call)
  const of_project = names.length === call.operands.length && names.length > 0 && names.every(is_of_project(call))
  emit(call, 'ctr.remove', {
    target,
    fields: {
      volumes: !scratch,
      all: everything(call),
      ...(elsewhere && { elsewhere }),
      ...(of_project && { of_project }),
      ...(!of_project && !elsewhere && project_of(call)),
    },
  })
}

/** `shop_data` in the folder `shop`: compose calls the volumes of a project after its folder. */
function is_of_project(call: Call): (word: Word) => boolean {
  const project = base_of(call.command.cwd ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '')
  return ({ text }) => project !== '' && text.startsWith(`${project}_`) && text.length > project.length + 1
}

/** The fact that the session started the services of a compose project by this name. */
export const project_called = (name: string): string => `compose project ${name}`

/** `docker volume rm dev_db dev_cache`: the one project that all these volumes belong to by their names. */
function project_of({ operands }: Call): { takes?: string } {
  const names = operands.map(({ text, cert }) => (cert === 'literal' ? /^([a-z0-9-]+)_\w/.exec(text)?.[1] : undefined))
  const [name] = names
  return name === undefined || names.some((other) => other !== name) ? {} : { takes: project_called(name) }
}

const volume_name = (word: Word): string => `volume ${word.text}`

/** A volume by name, made here; without one the engine makes a name up. */
export const makes_volume: Does = (call) => {
  const [name] = call.operands
  emit(call, 'ctr.build', { target: name === undefined ? null : volume_name(name) })
}

/** The word alone by which everybody calls it. */
const OWN_CONTAINER =
  /^(?:gateway|supervisor|(?:[\w-]{1,60}-)?supervision(?:-[\w-]{1,60})?|ahp(?:-[\w-]+)?|agent-gateway)$/

/** A container that is named after this gateway. */
export function stops_own(call: Call): boolean {
  const own = call.operands.find((word) => GATEWAY_NAME.test(word.text) || OWN_CONTAINER.test(word.text))
  if (own === undefined) return false
  emit(call, 'agent.guard', { target: own.text, fields: { op: 'stop' } })
  return true
}

/** Stopping or killing whatever runs, not one container by name. */
export const stops: Does = (call) => {
  const own = stops_own(call)
  if (everything(call)) emit(call, 'ctr.remove', { fields: { all: true, stop: true } })
  else if (!own) nothing(call)
}

const prunes: Does = (call) => {
  const all = has(call, 'all')
  const volumes = has(call, 'volumes') || /^volume/.test(call.subcommand)
  // Images built here and stopped containers with what they wrote; by age, only what nobody used for long.
  const everything = all && /^system/.test(call.subcommand) && !has(call, 'filter')
  emit(call, 'ctr.remove', { fields: { prune: true, volumes, all, ...(everything && { everything }) } })
}

/** Options of what takes things away. */
export const REMOVE_FLAGS = {
  ...GLOBAL,
  force: '-f --force',
  volumes: '-v --volumes',
  all: '-a --all',
  filter: '--filter =',
  time: '-t --timeout --time =',
  rmi: '--rmi =',
  orphans: '--remove-orphans',
}

/** Containers and images by their names. */
export const remove: CommandSpec = { flags: REMOVE_FLAGS, does: removes }

/** All that is unused. */
export const prune: CommandSpec = { flags: REMOVE_FLAGS, does: prunes }
