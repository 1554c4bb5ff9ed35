// Steps that mean little alone and much together: credential then network, download then start-up, reconnaissance then privilege.
// Matched on effects, so it does not matter which tool caused them. Pure, over plain data. Source: CONTRACT 16.4, ENGINE 17.
import type { RiskLevel } from '#core/contract/decision.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { is_tmp } from '#core/policy/effects/place/scope.ts'

/** The sequences by the word that records and streams use. */
export type SequenceId =
  | 'exfil-credential'
  | 'backdoor-install'
  | 'recon-then-exploit'
  | 'secret-harvest'
  | 'staged-exfil'

/** What one action means for sequences. Paths and names are bounded in number by MAX_MARKS each. */
export interface Step {
  /** Credentials it reads. */
  credentials: readonly string[]
  /** Local data or an unlisted host: a way out. */
  sends: boolean
  /** Files it reads or names while it sends. */
  sent: readonly string[]
  /** Files it downloads. */
  downloads: readonly string[]
  /** Files it makes executable or runs. */
  executables: readonly string[]
  /** Writes something that starts by itself. */
  persists: boolean
  /** Reconnaissance commands. */
  recon: readonly string[]
  /** Uses privilege on the system or its users. */
  exploits: boolean
  /** Files in temporary folders that get data of the workspace, of secrets or of databases. */
  staged: readonly string[]
}

/** A step with its place in the session. */
export interface PlacedStep extends Step {
  event_id: string
  at_ms: number
  /** Number of the action in its session. */
  ordinal: number
}

/** A sequence that this event completed. */
export interface SequenceAlert {
  sequence_id: SequenceId
  risk_level: RiskLevel
  matched_event_ids: readonly string[]
  reason: string
}

const MAX_MARKS = 16
const RECON_HEADS: ReadonlySet<string> = new Set(
  (
    'whoami id hostname uname who w users last lastlog groups getent arch lscpu lsblk lsusb lspci ifconfig ip ' +
    'netstat ss arp route iptables nmap systeminfo ipconfig tasklist env printenv dmesg ' +
    'hostnamectl ps crontab getcap mount'
  ).split(' '),
)
const RECON_FILES = /^\/etc\/(?:passwd|group|sudoers|hosts|issue|os-release|crontab)|^\/proc\/(?:version|self|cpuinfo)/
const NEAR_HOSTS: ReadonlySet<string> = new Set(['loopback', 'private', 'known', 'registry'])
const OWN_HOSTS: ReadonlySet<string> = new Set(['loopback', 'private'])
const FILE_CHANGES: ReadonlySet<string> = new Set([
  'fs.write',
  'fs.copy',
  'fs.move',
  'fs.link',
  'fs.perm',
  'fs.owner',
  'fs.delete',
])
const INTO_FILE: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.archive', 'fs.move'])
const SOURCES: ReadonlySet<string> = new Set([
  'workspace',
  'workspace-root',
  'credential',
  'tmp',
  'home-other',
  'home-config',
  'home',
  'vcs-meta',
  'regenerable',
])
const SHELLS = /^(?:ba|z|da|k|c|tc|fi|a)?sh$|^su$/

/** What the effects of one action have been found to do up to here. */
interface Marks {
  readonly credentials: string[]
  readonly downloads: string[]
  readonly executables: string[]
  readonly recon: string[]
  /** Files it writes to temporary folders. */
  readonly tmp: string[]
  readonly read: string[]
  sends: boolean
  persists: boolean
  exploits: boolean
  /** It reads data that may be staged. */
  sources: boolean
}

/** The step of one action; null when it is no part of any sequence, which most actions are not. */
export function step_of(effects: readonly Effect[]): Step | null {
  const marks: Marks = {
    credentials: [],
    downloads: [],
    executables: [],
    recon: [],
    tmp: [],
    read: [],
    sends: false,
    persists: false,
    exploits: false,
    sources: false,
  }
  for (const effect of effects) {
    mark_kind(effect, marks)
    mark_file(effect, marks)
  }
  const { credentials, downloads, executables, recon, tmp, read, sends, persists, exploits, sources } = marks
  const staged = sources && !sends ? tmp.filter((path) => !downloads.includes(path)) : []
  const nothing =
    !sends &&
    !persists &&
    !exploits &&
    credentials.length + downloads.length + executables.length + recon.length + staged.length === 0
  if (nothing) return null
  return { credentials, sends, sent: sends ? read : [], downloads, executables, persists, recon, exploits, staged }
}

/** What an effect of this kind means for sequences. */
function mark_kind(effect: Effect, marks: Marks): void {
  const { kind, target, scope, fields, head } = effect
  switch (kind) {
    case 'cred.read':
      return add(marks.credentials, target ?? String(fields.item ?? 'unknown'))
    case 'fs.read':
      if (target === null) return
      add(marks.read, target)
      if (scope !== null && SOURCES.has(scope)) marks.sources = true
      if (RECON_FILES.test(target)) add(marks.recon, target)
      return
    case 'fs.list':
      if (fields.copied === true) marks.sources = true
      else if (target === '/' && head === 'find') add(marks.recon, 'find /')
      return
    case 'db.read':
      marks.sources = true
      return
    case 'env.read':
      marks.sources = true
      if (RECON_HEADS.has(head)) add(marks.recon, head)
      return
    case 'net.send':
    case 'net.dns':
    case 'net.tunnel':
      if (sends_out(effect)) marks.sends = true
      return
    case 'persist.install':
      marks.persists = true
      return
    case 'fs.perm':
      if (fields.executable === true && target !== null) add(marks.executables, target)
      return
    case 'proc.exec':
      if (typeof fields.path === 'string') add(marks.executables, fields.path)
      if (is_raised(effect) && SHELLS.test(head)) marks.exploits = true
      if (RECON_HEADS.has(head) || (head === 'sudo' && fields.quiet === true)) add(marks.recon, head)
      return
    case 'priv.raise':
      if (fields.shell === true) marks.exploits = true
      return
    case 'sys.user':
    case 'priv.policy':
    case 'sys.kernel':
    case 'sys.security':
    case 'sys.firewall':
      marks.exploits = true
  }
}

/** What lies in a file behind an effect, and whether it took the rights of somebody else to put it there. */
function mark_file(effect: Effect, marks: Marks): void {
  const { kind, target, scope, fields } = effect
  if (INTO_FILE.has(kind) && target !== null && fields.away !== true) {
    // A copy that keeps the name of a secret is known by that name wherever it lies.
    if (scope === 'tmp' || (scope === 'credential' && is_tmp(target))) add(marks.tmp, target)
    if (fields.downloaded === true || effect.taint.includes('net')) add(marks.downloads, target)
    if (scope === 'persistence') marks.persists = true
  }
  const foreign = scope === 'system' || scope === 'root' || scope === 'other-user'
  if (foreign && FILE_CHANGES.has(kind) && is_raised(effect)) marks.exploits = true
}

/** Data goes to a host that is not one's own, or anything to one that nobody knows. */
function sends_out({ fields }: Effect): boolean {
  const host_kind = String(fields.host_kind ?? 'unknown')
  const local = fields.with_data === true || fields.source === 'file' || fields.source === 'stdin'
  return !OWN_HOSTS.has(host_kind) && (local || !NEAR_HOSTS.has(host_kind))
}

/** By way of a program that gives it the rights of somebody else. */
function is_raised({ via }: Effect): boolean {
  return via.some((wrapper) => wrapper === 'sudo' || wrapper === 'doas' || wrapper === 'pkexec')
}

function add(list: string[], item: string): void {
  if (list.length < MAX_MARKS && !list.includes(item)) list.push(item)
}

interface Window {
  events: number
  seconds: number
}

/**
 * Sequences that `last` completes, at most one of each kind. `earlier` are the session's steps that were allowed or are not yet
 * decided, oldest first; their ordinals rise.
 */
export function completed_sequences(earlier: readonly PlacedStep[], last: PlacedStep): SequenceAlert[] {
  const alerts: SequenceAlert[] = []
  const raise = (
    sequence_id: SequenceId,
    risk_level: RiskLevel,
    steps: readonly PlacedStep[],
    reason: string,
  ): void => {
    alerts.push({
      sequence_id,
      risk_level,
      matched_event_ids: [...new Set(steps.map((step) => step.event_id))],
      reason,
    })
  }
  const near = { events: 10, seconds: 120 }
  if (last.sends) {
    const read = newest_in(near, earlier, last, (step) => step.credentials.length > 0)
    if (read)
      raise('exfil-credential', 'critical', [read, last], `${read.credentials[0]} was read, then data was sent out.`)
    const staging = newest_in({ events: 20, seconds: 300 }, earlier, last, (step) =>
      last.sent.some((path) => comes_from(path, step.staged)),
    )
    if (staging)
      raise('staged-exfil', 'high', [staging, last], `${staging.staged[0]} was filled with local data, then sent.`)
  }
  if (last.executables.length > 0 || last.persists) {
    const fetched = newest_in(
      near,
      earlier,
      last,
      (step) =>
        step.downloads.length > 0 && (last.persists || step.downloads.some((path) => last.executables.includes(path))),
    )
    if (fetched) {
      const how = last.persists ? 'something was made to start by itself' : 'made executable or run'
      raise('backdoor-install', 'critical', [fetched, last], `${fetched.downloads[0]} was downloaded, then ${how}.`)
    }
  }
  if (last.exploits) {
    const scouts = all_in(near, earlier, last).filter((step) => step.recon.length > 0)
    const commands = new Set(scouts.flatMap((step) => step.recon))
    if (commands.size >= 2) {
      const names = [...commands].slice(0, 4).join(', ')
      raise('recon-then-exploit', 'critical', [...scouts, last], `Reconnaissance (${names}), then privilege was used.`)
    }
  }
  if (last.credentials.length > 0) {
    const readers = all_in({ events: 10, seconds: 60 }, earlier, last).filter((step) => step.credentials.length > 0)
    const targets = new Set(readers.flatMap((step) => step.credentials))
    if (targets.size >= 3) raise('secret-harvest', 'high', readers, `${targets.size} different credentials were read.`)
  }
  return alerts
}

/**
 * The newest of the steps in the window for which the test holds, `last` first. Every program that runs asks, and a busy session has
 * many steps: the search ends where the window does.
 */
function newest_in(
  { events, seconds }: Window,
  earlier: readonly PlacedStep[],
  last: PlacedStep,
  test: (step: PlacedStep) => boolean,
): PlacedStep | null {
  if (test(last)) return last
  for (let at = earlier.length - 1; at >= 0; at--) {
    const step = earlier[at]
    if (step === undefined || last.ordinal - step.ordinal >= events) return null
    if (step.event_id !== last.event_id && last.at_ms - step.at_ms <= seconds * 1000 && test(step)) return step
  }
  return null
}

/** The steps in the window, oldest first; `last` is the last of them. */
function all_in({ events, seconds }: Window, earlier: readonly PlacedStep[], last: PlacedStep): PlacedStep[] {
  const recent = earlier.filter(
    (step) =>
      step.event_id !== last.event_id &&
      last.ordinal - step.ordinal < events &&
      last.at_ms - step.at_ms <= seconds * 1000,
  )
  return [...recent, last]
}

/** The file itself, something in it, or an archive or encoding of it that carries its name in front. */
function comes_from(path: string, staged: readonly string[]): boolean {
  return staged.some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}/`))
}
