// Which effects of a step leave something that later steps are judged with. Source: ENGINE section 11.
import { one_of } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'

/** Kinds by which files come to be. */
export const WRITES: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.archive', 'fs.link'])

/** Kinds that always do; a look into a set costs less than one into the fields of an effect, which have no common shape. */
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

/** Programs that give files other names by a pattern. */
const RENAMES = /^(?:rename(?:\.ul)?|prename|file-rename|perl-rename|mmv|zmv|vidir|rnr|f2|nomino)$/
/** Whether a program may give any file another name. */
export const renames_many = (head: string): boolean => RENAMES.test(head)

const BRINGS = one_of(
  /\brename\w{0,8}\b|\bworktree\s+move\b|--remove-files|\bsymlink\w{0,8}\b/i,
  /\b(?:ssh|bind|s3|enc|cry|curlftp|goof|gocrypt|ntfs|over|union|merger)fs\b|\bgcsfuse\b|\bmount\b/i,
)

/** Words by which programs bring files under other names, or whole disks, in ways that are not told apart here. */
export function may_bring(command: string | null): boolean {
  return command !== null && BRINGS.test(command)
}

/** What `learned_from` looks for. */
export function teaches({ kind, head, fields }: Draft): boolean {
  return (
    TEACHES.has(kind) ||
    kind.startsWith('net.') ||
    head.startsWith('cloud') ||
    head === 'supabase' ||
    fields.brings === true ||
    (kind === 'proc.exec' && renames_many(head)) ||
    (kind === 'fs.delete' && fields.recursive === true) ||
    (kind === 'vcs.discard' && fields.op === 'reset') ||
    fields.saves !== undefined ||
    fields.makes !== undefined ||
    fields.loses !== undefined
  )
}
