// Paths in a container that are mounted from this machine: `docker run -v "$PWD:/w" alpine rm -rf /w/src`. Source:
// ENGINE section 6 (mounts tie a container to the host).
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Mounts of one container that are looked at. */
const MAX_MOUNTS = 16

const STARTS_CONTAINER = /^(?:docker|podman|nerdctl)$/
const WITHIN = /^(?:docker|podman|nerdctl) (?:run|create)$/

/** The word as a path of the host, in a command that runs there; null when it lies in the container itself. */
export function on_host(
  command: SimpleCommand,
  commands: readonly SimpleCommand[],
  word: Word,
): { command: SimpleCommand; word: Word } | null {
  if (word.cert === 'dynamic' || !command.via.some((one) => WITHIN.test(one))) return null
  const outer = starter_of(command, commands)
  if (outer === undefined) return null
  const path = inside_path(outer, word.text)
  if (path === null) return null
  const mount = mounts_of(outer).find(({ target }) => path === target || path.startsWith(`${target}/`))
  if (mount === undefined) return null
  const cert = mount.partial || word.cert === 'partial' ? 'partial' : word.cert
  return {
    word: { ...word, text: `${mount.source}${path.slice(mount.target.length)}`, cert },
    command: { ...command, place: 'local', cwd: outer.cwd },
  }
}

/** A host folder mounted into a container; `partial` when part of its text is unknown. */
interface Mount {
  source: string
  target: string
  partial: boolean
}

/** Mounts of one command, parsed once: a command in the container may touch hundreds of files. */
const known = new WeakMap<SimpleCommand, readonly Mount[]>()

function mounts_of(outer: SimpleCommand): readonly Mount[] {
  const read = known.get(outer)
  if (read !== undefined) return read
  const mounts: Mount[] = []
  for (const [at, given] of outer.args.entries()) {
    if (mounts.length >= MAX_MOUNTS) break
    const mount = mount_of(outer.args, at, given)
    if (mount !== null) mounts.push({ ...mount, partial: given.cert === 'partial' })
  }
  known.set(outer, mounts)
  return mounts
}

/** The command that started the container: the nearest one of its program before this, if that one starts something. */
function starter_of(command: SimpleCommand, commands: readonly SimpleCommand[]): SimpleCommand | undefined {
  for (let at = Math.min(command.index, commands.length) - 1; at >= 0; at--) {
    const one = commands[at]
    if (one === undefined || !STARTS_CONTAINER.test(one.name)) continue
    return one.args.some((word) => word.text === 'run' || word.text === 'create') ? one : undefined
  }
  return undefined
}

/** The path within the container; relative ones start at the `-w` option. */
function inside_path({ args }: SimpleCommand, text: string): string | null {
  if (text.startsWith('/')) return text.length > 1 && text.endsWith('/') ? text.slice(0, -1) : text
  if (text.startsWith('~') || text.startsWith('..')) return null
  const at = args.findIndex((word) => word.text === '-w' || word.text === '--workdir')
  const folder = at === -1 ? undefined : args[at + 1]?.text
  if (folder?.startsWith('/') !== true) return null
  const base = folder.length > 1 && folder.endsWith('/') ? folder.slice(0, -1) : folder
  return text === '' || text === '.' ? base : `${base}/${text.startsWith('./') ? text.slice(2) : text}`
}

function mount_of(args: readonly Word[], at: number, given: Word): { source: string; target: string } | null {
  const before = args[at - 1]?.text
  const bound =
    before === '-v' || before === '--volume'
      ? given.text
      : given.text.startsWith('--volume=')
        ? given.text.slice(9)
        : null
  if (bound !== null) {
    const [, source = '', target = ''] = /^(.+?):(\/[^:]*)(?::[\w,]*)?$/s.exec(bound) ?? []
    // A name without a slash is a volume.
    return /^[/.~\0]|^[A-Za-z]:[\\/]/.test(source) && target.length > 1 ? { source, target: trimmed(target) } : null
  }
  if (before !== '--mount' && !given.text.startsWith('--mount=')) return null
  const source = /(?:^|[,=])(?:source|src)=([^,]+)/.exec(given.text)?.[1]
  const target = /(?:^|[,=])(?:target|dst|destination)=(\/[^,]+)/.exec(given.text)?.[1]
  return source !== undefined && target !== undefined && given.text.includes('type=bind')
    ? { source, target: trimmed(target) }
    : null
}

function trimmed(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
