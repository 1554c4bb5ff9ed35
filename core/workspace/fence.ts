// What a review may look at: which folders can be a workspace at all, and which files in one stay closed because they hold
// secrets or belong to this gateway. Paths are real ones, links resolved. Source: CONTRACT 11.3; SECURITY "what L3 reads".
import { within } from '#core/compose.ts'
import { home_of } from '#core/policy/effects/frame.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import { secret_of } from '#core/policy/effects/place/secret.ts'
import type { Fence } from '#core/port/workspace.ts'
import type { Settings } from '#core/settings.ts'

/** Folders of the machine. Agents name their own workspace, so one that names these gets no review tools. */
const MACHINE = within(
  '^',
  [
    /\/(?:bin|boot|dev|etc|lib\d*|libx32|proc|run|sbin|sys|usr(?!\/(?:local\/)?src\/)|System|Library)(?:\/|$)/i,
    /\/var\/(?:cache|lib|log|mail|run|spool)(?:\/|$)|\/private\/(?:etc|var\/(?:db|log|root|run))(?:\/|$)/i,
    /[a-z]:\/(?:$|(?:windows|program files(?: \(x86\))?|programdata)(?:\/|$))/i,
  ],
  '',
)

/** Settings that often hold a secret among other things. A rule would ask too often about them; a review can do without. */
const OFTEN_SECRET =
  /\/(?:\.npmrc|\.yarnrc(?:\.yml)?|\.vault-token|\.git-credentials|wp-config\.php|\.git\/(?:config|credentials)|\.docker\/config\.json)$|\.tfvars(?:\.json)?$/i

/** The fence around every workspace of this gateway. */
export function workspace_fence({ home, self }: Pick<Settings, 'home' | 'self'>): Fence {
  const own = [self.db_path, self.uds_path, ...(self.env_path === null ? [] : [self.env_path])]
  return {
    admits(root) {
      if (root === '/' || root === '/home' || root === '/Users' || MACHINE.test(root)) return false
      // A home, or a folder around one, holds far more than one project.
      const homes = [home, home_of(root)].filter((one) => one !== null)
      return !homes.some((one) => is_below(one, root))
    },
    hides(path) {
      if (own.some((file) => path === file || path.startsWith(`${file}-`) || path.startsWith(`${file}.`))) return true
      if (OFTEN_SECRET.test(path)) return true
      const guessed = home_of(path)
      const homes = [home, guessed].filter((one) => one !== null)
      const frame = { cwd: '/', home: homes[0] ?? '/', homes, workspace: null, self: { ports: [], files: [] } }
      return secret_of(path, frame) !== null
    },
  }
}
