// Sequences: steps that mean little alone and much together, such as credential then network, download then start-up,
// reconnaissance then privilege. Matched on effects, whichever tool caused them. Pure, on plain data. Source: CONTRACT
// 16.4, ENGINE 17.
import type { RiskLevel } from '#core/contract/decision.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { is_tmp } from '#core/policy/effects/place/scope.ts'

/** Sequences as records and streams name them. */
export type SequenceId =
  | 'exfil-credential'
  | 'backdoor-install'
  | 'recon-then-exploit'
  | 'secret-harvest'
  | 'staged-exfil'

/** What one action contributes to sequences. Paths and names are limited to MAX_MARKS each. */
export interface Step {
  /** Credentials it reads. */
  credentials: readonly string[]
  /** Sends local data, or anything to an unlisted host. */
  sends: boolean
  /** Files it reads or names while it sends. */
  sent: readonly string[]
  /** Files it downloads. */
  downloads: readonly string[]
  /** Files it makes executable or runs. */
  executables: readonly string[]
  /** Writes something that starts automatically. */
  persists: boolean
  /** Reconnaissance commands. */
  recon: readonly string[]
  /** Uses privilege on the system or its users. */
  exploits: boolean
  /** Temporary files that receive data of the workspace, secrets or databases. */
  staged: readonly string[]
}

/** A step with its position in the session. */
export interface PlacedStep extends Step {
  event_id: string
  at_ms: number
  /** Index of the action in its session. */
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

/** What the effects of one action were found to do so far. */
interface Marks {
  readonly credentials: string[]
  readonly downloads: string[]
  readonly executables: string[]
  readonly recon: string[]
  /** Temporary files it writes. */
  readonly tmp: string[]
  readonly read: string[]
  sends: boolean
  persists: boolean
  exploits: boolean
  /** It reads data that may be staged. */
  sources: boolean
}

/** The step of one action; null for most, which are part of no sequence. */
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

/** Marks an effect by its kind. */
function mark_kind(effect: Effect, marks: Marks): void {
  const { kind, target, fields, head } = effect
  switch (kind) {
    case 'cred.read':
      return add(marks.credentials, target ?? String(fields.item ?? 'unknown'))
    case 'fs.read':
      return mark_read(effect, marks)
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
      return mark_run(effect, marks)
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

function mark_read({ target, scope }: Effect, marks: Marks): void {
  if (target === null) return
  add(marks.read, target)
  if (scope !== null && SOURCES.has(scope)) marks.sources = true
  if (RECON_FILES.test(target)) add(marks.recon, target)
}

function mark_run(effect: Effect, marks: Marks): void {
  const { head, fields } = effect
  if (typeof fields.path === 'string') add(marks.executables, fields.path)
  if (is_raised(effect) && SHELLS.test(head)) marks.exploits = true
  if (RECON_HEADS.has(head) || (head === 'sudo' && fields.quiet === true)) add(marks.recon, head)
}

/** Marks an effect by the file it concerns, and by whether it took another user's rights to write there. */
function mark_file(effect: Effect, marks: Marks): void {
  const { kind, target, scope, fields } = effect
  if (INTO_FILE.has(kind) && target !== null && fields.away !== true) {
    // A copy that keeps a secret's file name counts as the secret anywhere.
    if (scope === 'tmp' || (scope === 'credential' && is_tmp(target))) add(marks.tmp, target)
    if (fields.downloaded === true || effect.taint.includes('net')) add(marks.downloads, target)
    if (scope === 'persistence') marks.persists = true
  }
  const foreign = scope === 'system' || scope === 'root' || scope === 'other-user'
  if (foreign && FILE_CHANGES.has(kind) && is_raised(effect)) marks.exploits = true
}

/** Whether data goes to a host of somebody else, or anything to an unknown host. */
function sends_out({ fields }: Effect): boolean {
  const host_kind = String(fields.host_kind ?? 'unknown')
  const local = fields.with_data === true || fields.source === 'file' || fields.source === 'stdin'
  return !OWN_HOSTS.has(host_kind) && (local || !NEAR_HOSTS.has(host_kind))
}

/** Whether the effect runs through a program that gives it another user's rights. */
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
 * Sequences that `last` completes, at most one of each kind. `earlier`: the session's steps that were allowed or are
 * undecided, oldest first, with rising ordinals.
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
 * The newest step in the window that satisfies the test, `last` first. Stops at the window's end, because every program
 * that runs asks and a busy session has many steps.
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

/** Whether a path is a staged file, lies in it, or is an archive or encoding named after it. */
function comes_from(path: string, staged: readonly string[]): boolean {
  return staged.some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}/`))
}
