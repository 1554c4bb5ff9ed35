// Where people put by what they take along or may want back: the desktop, the downloads, and copies beside the project. Source:
// ENGINE section 5.
import { one_of } from '#core/compose.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { base_of, is_below, parent_of } from '#core/policy/effects/place/path.ts'

/** What is opened and looked at, or unpacked: packages, archives, documents, pictures, recordings, changes. */
const OPENED = one_of(
  /\.(?:apk|aab|ipa|dmg|pkg|msi|exe|appimage|deb|rpm|zip|tar|t?gz|tgz|bz2|xz|zst|7z|rar|iso|img|vsix|xpi|wasm|jar|bundle)$/i,
  /\.(?:pdf|docx?|pptx?|xlsx?|csv|tsv|html|md|txt|log|json|jsonl|ya?ml|xml|sql|patch|diff|epub|ics|bib|tex|ipynb|har)$/i,
  /\.(?:mp[34]|mov|webm|wav|ogg|mkv|gif|png|jpe?g|svg|webp|stl|dxf|gcode|hex|bin|uf2)$/i,
)

/** Whether nothing runs or obeys a file of this name by itself, wherever a person sees it. */
export function is_opened(name: string): boolean {
  return OPENED.test(name) && !name.startsWith('.')
}

/** Behind a project's name: a copy of it, kept for later. */
const KEPT =
  /^[.~_-](?:bak|backup|old|orig|original|save|saved|before|prev|copy|\d{4}[\d_-]{2,10})(?:[._-][^/]{0,60})?$/i
const PACKED = /^[\w.+-]{0,60}\.(?:zip|tar|t?gz|tgz|tbz2?|txz|bz2|xz|zst|7z|rar|bundle|patch|diff)$/i
/** Changes and histories in one file, whatever its name. */
const CHANGES = /^[\w][\w.+ -]{0,100}\.(?:patch|diff|bundle)$/i
const BACKUP = /^(?:[\w.-]{1,60}[-_.])?(?:backups?|bak)(?:[-_.\d][\w.-]{0,60})?$/i

const WORKING = /^\w[\w.+@ -]{0,100}\.\w{1,8}$/

/** Whether a path is where people put by: `~/Downloads/a.pdf`, `../project-backup`, `../fix.patch`. */
export function is_put_by(path: string, { homes, workspace, at_home }: Frame): boolean {
  if (workspace !== null && lies_beside(path, workspace)) return true
  // Who works in a home has the working files there.
  if (at_home !== undefined && parent_of(path) === at_home && WORKING.test(base_of(path))) return true
  return homes.some((home) => {
    if (!is_below(path, home)) return false
    const [folder, name, below] = path.slice(home.length + 1).split('/')
    if ((folder !== 'Desktop' && folder !== 'Downloads') || name === undefined || below !== undefined) return false
    // Somebody who works on the desktop has other work beside it.
    return is_opened(name) && !(workspace !== null && is_below(workspace, `${home}/${folder}`))
  })
}

function lies_beside(path: string, workspace: string): boolean {
  const above = parent_of(workspace)
  if (above === '/' || parent_of(path) !== above || path === workspace) return false
  const name = base_of(path)
  if (CHANGES.test(name) || BACKUP.test(name)) return true
  const project = base_of(workspace)
  if (!name.startsWith(project)) return false
  const behind = name.slice(project.length)
  return KEPT.test(behind) || PACKED.test(behind)
}
