// What `asg` knows about one agent client: where its settings are, what guards it, how it says its version.
// Source: CLIENTS sections 1, 5 and 7.

/** In the order in which they are listed. */
export const CLIENT_IDS = ['claude-code', 'codex', 'gemini', 'qwen', 'copilot', 'opencode', 'kilo', 'openclaw'] as const
/** The clients by the word that `asg init` takes. */
export type ClientId = (typeof CLIENT_IDS)[number]

/** How a hook reaches the gateway: by itself over http, through the sh launcher, through the launcher in Node. */
export type Launcher = 'http' | 'sh' | 'node'

/** The machine and the choices of the user, as far as a client's installation depends on them. */
export interface Setup {
  home: string
  env: Readonly<Record<string, string | undefined>>
  /** Root of the project for a project installation, null for the user's own. */
  project: string | null
  /** Absolute path of the client's program, null when it is not on the PATH. */
  program: string | null
  /** Absolute path of the launcher script. */
  launcher_path: string
  launcher: Launcher
  /** Address of the gateway for http hooks. */
  gateway_url: string
  /** Socket of the gateway. */
  socket_path: string
  /** Whether the gateway listens there at all (CS_UDS_ENABLED). */
  has_socket: boolean
  /** What a person types, in any folder, to start the gateway: refusals without one name it. Needs no quotes. */
  start_command: string
  /** Decided and recorded, nothing refused. */
  observe: boolean
  /** The gateway's allow may skip the client's own question. */
  fewer_prompts: boolean
  /** How long a hook is kept open for a person, seconds. */
  hold_s: number
}

/** Changed text, and the containers that were not there before. */
export interface Merged {
  text: string
  /** `hooks`, `hooks.PreToolUse`: removed again when they become empty. */
  created: string[]
}

/** How our entries get into a file of settings and out again; everything else in it stays as it is. */
export interface Merge {
  /** Throws JsonTextError for text that is no JSON, Error when it has another shape than the client's. */
  into(text: string | null): Merged
  /** Without `created` nothing is known of the installation, and all that became empty goes. */
  out(text: string, created?: readonly string[]): string
  /** What of ours the text holds; empty when nothing. */
  ours(text: string): readonly unknown[]
}

/** One thing an installation puts on the machine. */
export type Part =
  /** Entries among the user's own settings. */
  | { kind: 'merge'; path: string; merge: Merge }
  /** A file that is ours alone. */
  | { kind: 'file'; path: string; text: string }

/** An installation as it is found again later. */
export interface Installed {
  /** The first file it changed: the settings that name its hooks. */
  path: string
  text: string
  scope: 'user' | 'project'
  home: string
  env: Readonly<Record<string, string | undefined>>
}

/** One agent client, as data: how it is found, wired, checked and proven. */
export interface Client {
  id: ClientId
  /** As its makers write it. */
  name: string
  /** Program on the PATH. */
  bin: string
  /** Folder whose existence says that this user has the client. */
  folder(setup: Pick<Setup, 'home' | 'env'>): string
  /** Its plugin knows no other way to the gateway than the socket, and runs no launcher. */
  socket_only?: true
  /** Launchers that guard this version; the first one that the machine has is chosen. Null: the version is unknown. */
  launchers(version: Version | null): readonly Launcher[]
  parts(setup: Setup): readonly Part[]
  /** What in its settings would keep hooks from running at all, as a sentence; null when nothing does. `text` is the file itself. */
  obstacle(settings: unknown, text: string): string | null
  /** Why the client itself would skip installed hooks, as a sentence; null when it runs them as far as can be told. */
  distrust(installed: Installed): string | null
  /** How the client itself is asked what it thinks of its settings; only where that asks nobody and ends by itself. */
  own_check?: {
    args: readonly string[]
    /** First version that was seen to do so. */
    since: Version
    /** What its answer says against this file, as a sentence; null when nothing. */
    complaint(answer: string, path: string): string | null
  }
  /** Told after the installation. */
  advice: readonly string[]
  /** Told after an installation in a project, where the client has conditions of its own. */
  project_advice?: string
  /** The hook that waits for a permission, and a body like the one the client sends; null when it is no command or address. */
  probe: { event: string; body: (command: string, session_id: string) => Record<string, unknown> } | null
}

/** A version without its pre-release part. */
export type Version = readonly [major: number, minor: number, patch: number]

/** The first version number in the output of `<bin> --version`. */
export function parse_version(text: string): Version | null {
  const found = /(?<!\d)(\d+)\.(\d+)\.(\d+)/.exec(text)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null
}

/** Whether a version is the wanted one or a later one. */
export function at_least(version: Version, wanted: Version): boolean {
  for (let at = 0; at < wanted.length; at++) {
    const difference = (version[at] ?? 0) - (wanted[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
