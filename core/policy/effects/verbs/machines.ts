// Virtual machines and sites on this computer that a session may have made: what it made under a name it may delete
// under that name, or reset to a snapshot. Source: ENGINE 4.2, 11.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'

/** The group of both patterns is the name; without one the project has one machine. */
export interface Machine {
  makes: RegExp
  takes: RegExp
}

const NAME = '([A-Za-z][\\w.-]{0,60})'
/** Options that stand alone; one with a value behind a space would hide the name. */
const ALONE = '(?:--?[a-z-]+\\s+)*'

const ROWS: readonly (readonly [names: string, makes: RegExp, takes: RegExp])[] = [
  [
    'multipass',
    new RegExp(`^launch\\b.*(?:-n|--name)[= ]${NAME}(?=\\s|$)`),
    new RegExp(`^delete\\s+${ALONE}${NAME}(?:\\s+(?:-p|--purge))?\\s*$`),
  ],
  [
    'limactl',
    new RegExp(`^(?:create|start)\\b.*--name[= ]${NAME}(?=\\s|$)`),
    new RegExp(`^(?:delete|remove|rm)\\s+${ALONE}${NAME}\\s*$`),
  ],
  [
    'lxc incus',
    new RegExp(`^(?:launch|init)\\s+\\S+\\s+${NAME}(?=\\s|$)`),
    new RegExp(`^(?:delete|rm)\\s+${ALONE}${NAME}(?:\\s+(?:-f|--force))?\\s*$`),
  ],
  // Its disks may have been there before.
  [
    'virsh',
    /^$/,
    new RegExp(`^(?:(?:-c|--connect)[= ]\\S+\\s+)?(?:destroy|undefine)\\s+${NAME}(?:\\s+--(?:nvram|graceful))*\\s*$`),
  ],
  ['virt-install', new RegExp(`(?:^|\\s)(?:-n|--name)[= ]${NAME}(?=\\s|$)`), /^$/],
  ['wp-env', /^start\b/, /^(?:destroy|clean)\b/],
  ['ddev', /^start\b/, /^(?:delete|snapshot\s+restore)\b(?!.*(?:--all|-a\b))/],
  ['lando', /^start\b/, /^destroy\b/],
  // Its `up` and `destroy` are told by its spec.
  ['vagrant', /^up\b/, /^snapshot\s+(?:restore|pop|delete)\b/],
]

const MACHINES: ReadonlyMap<string, Machine> = new Map(
  ROWS.flatMap(([names, makes, takes]) => names.split(' ').map((name) => [name, { makes, takes }] as const)),
)

/** How a program of this name makes machines and takes them away; undefined when it has none. */
export function machine_of(name: string): Machine | undefined {
  return MACHINES.get(name)
}

/** Emits what this call makes, or takes away; true when it takes something away, and nothing else is to be said. */
export function emit_machine(call: Call, { makes, takes }: Machine): boolean {
  const words = shown_arguments(call)
  const made = makes.exec(words)
  const taken = takes.exec(words)
  if ((made === null && taken === null) || ONLY_SHOWN.test(words)) return false
  const machine = ['machine', call.name === 'virt-install' ? 'virsh' : call.name, made?.[1] ?? taken?.[1]]
    .filter((word) => word !== undefined)
    .join(' ')
  if (taken !== null) emit(call, 'ctr.remove', { fields: { volumes: true, takes: machine } })
  else emit(call, 'proc.exec', { fields: { known: true, quiet: true, makes: machine } })
  return taken !== null
}
