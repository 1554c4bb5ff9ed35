// Which effects leave something behind that later steps are judged by. Source: ENGINE section 11.
import { one_of } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'

/** Kinds of effects that create files. */
export const WRITES: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.archive', 'fs.link'])

/** Kinds that always do. A set is cheaper than looking into the fields, which have no common shape. */
const TEACHES: ReadonlySet<string> = new Set([
  ...WRITES,
  'fs.mount',
  'ctr.remove',
  'ctr.build',
  'ctr.run',
  'ctr.exec',
  'cred.read',
  'vcs.push',
])

/** Programs that rename many files by a pattern. */
const RENAMES: ReadonlySet<string> = new Set(
  'rename rename.ul prename file-rename perl-rename mmv zmv vidir rnr f2 nomino'.split(' '),
)
/** Whether a program may rename any file. */
export const renames_many = (head: string): boolean => RENAMES.has(head)

const BRINGS = one_of(
  /\brename\w{0,8}\b|\bworktree\s+move\b|--remove-files|\bsymlink\w{0,8}\b/i,
  /\b(?:ssh|bind|s3|enc|cry|curlftp|goof|gocrypt|ntfs|over|union|merger)fs\b|\bgcsfuse\b|\bmount\b/i,
)

/** Whether a line may bring files or whole disks under other names in ways that are not analysed here. */
export function may_bring(command: string | null): boolean {
  return command !== null && BRINGS.test(command)
}

/** Whether `learned_from` has to look at an effect. */
export function teaches({ kind, head, scope, fields }: Draft): boolean {
  return (
    TEACHES.has(kind) ||
    kind.startsWith('net.') ||
    head.startsWith('cloud') ||
    head === 'supabase' ||
    fields.brings === true ||
    (kind === 'proc.exec' && (renames_many(head) || scope === 'credential')) ||
    (kind === 'fs.delete' && fields.recursive === true) ||
    (kind === 'vcs.discard' && fields.op === 'reset') ||
    fields.saves !== undefined ||
    fields.makes !== undefined ||
    fields.loses !== undefined
  )
}
