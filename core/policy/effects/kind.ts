// Typed effects: what an action does, whichever tool or language does it. Source: ENGINE sections 4 and 5.

/** Verdicts in order of strictness (CONTRACT 1.8). `audit` is returned as allow and recorded as a finding. */
export const VERDICTS = ['allow', 'audit', 'modify', 'defer', 'block'] as const
/** The verdict of a rule. */
export type VerdictWord = (typeof VERDICTS)[number]

/** From everything known to nothing known. */
export const CERTAINTIES = ['literal', 'pattern', 'partial', 'dynamic'] as const
/** How much of a word is known: every character, a glob, a literal prefix or suffix, nothing. */
export type Certainty = (typeof CERTAINTIES)[number]

/** Kinds of places. */
export const SCOPES = [
  'workspace',
  'workspace-root',
  'regenerable',
  'vcs-meta',
  'tmp',
  'device-null',
  'toolchain-cache',
  'home-other',
  'home-config',
  'home',
  'credential',
  'persistence',
  'agent-config',
  'instruction-file',
  'ci-config',
  'system',
  'root',
  'device',
  'other-user',
  'other-workspace',
  'remote',
  'unresolved',
] as const
/** Where a path lies after lexical normalisation; ENGINE 5 gives the D2 of each scope by access. */
export type Scope = (typeof SCOPES)[number]

/** Origins of data. */
export const TAINTS = ['net', 'decoded', 'secret', 'env', 'stdin', 'agent-written', 'untrusted-output'] as const
/** Where data came from before it reached an effect. */
export type Taint = (typeof TAINTS)[number]

/** Kinds of effects (ENGINE 4.2). */
export type EffectKind =
  | 'fs.list'
  | 'fs.read'
  | 'fs.write'
  | 'fs.delete'
  | 'fs.move'
  | 'fs.copy'
  | 'fs.link'
  | 'fs.perm'
  | 'fs.owner'
  | 'fs.archive'
  | 'fs.mount'
  | 'dev.write'
  | 'proc.exec'
  | 'proc.eval'
  | 'proc.signal'
  | 'proc.daemon'
  | 'proc.bomb'
  | 'sys.power'
  | 'sys.kernel'
  | 'sys.service'
  | 'sys.user'
  | 'sys.firewall'
  | 'sys.security'
  | 'sys.log'
  | 'priv.raise'
  | 'priv.policy'
  | 'net.fetch'
  | 'net.send'
  | 'net.listen'
  | 'net.tunnel'
  | 'net.shell'
  | 'net.dns'
  | 'net.scan'
  | 'cred.read'
  | 'cred.write'
  | 'env.read'
  | 'env.set'
  | 'vcs.read'
  | 'vcs.commit'
  | 'vcs.fetch'
  | 'vcs.discard'
  | 'vcs.history'
  | 'vcs.push'
  | 'vcs.config'
  | 'vcs.remote'
  | 'pkg.install'
  | 'pkg.run'
  | 'pkg.publish'
  | 'pkg.remove'
  | 'pkg.registry'
  | 'db.read'
  | 'db.write'
  | 'db.schema'
  | 'db.admin'
  | 'cloud.read'
  | 'cloud.change'
  | 'cloud.delete'
  | 'cloud.iam'
  | 'iac.plan'
  | 'iac.apply'
  | 'iac.destroy'
  | 'k8s.read'
  | 'k8s.change'
  | 'k8s.delete'
  | 'k8s.exec'
  | 'ctr.run'
  | 'ctr.exec'
  | 'ctr.remove'
  | 'ctr.build'
  | 'ci.change'
  | 'persist.install'
  | 'agent.config'
  | 'agent.guard'
  | 'msg.send'
  | 'money.move'
  | 'tool.read'
  | 'tool.mutate'
  | 'text.finding'
  | 'opaque'

/** Values of an effect's own fields (ENGINE 4.2), compared by rules. */
export type FieldValue = string | number | boolean | readonly string[]

/** One thing an action does. */
export interface Effect {
  kind: EffectKind
  /**
   * Canonical target: absolute path, `host:port`, `remote/ref`, package `name@spec`, database object. Null when
   * unresolved.
   */
  target: string | null
  /** Certainty of the least certain word in the target. */
  cert: Certainty
  scope: Scope | null
  taint: readonly Taint[]
  /** Wrapper ids, outermost first: `sudo`, `xargs`, `sh -c`, `python -c`, `file:run.sh`. */
  via: readonly string[]
  /** Half-open range in the raw text, for the reason and the highlight. */
  span: readonly [start: number, end: number]
  /** Fields particular to the kind. */
  fields: Readonly<Record<string, FieldValue>>
  /** Program or tool that caused it, lower-case base name. */
  head: string
  /** D1, D2, D3 before rules: from the kind and the scope. */
  d: readonly [d1: number, d2: number, d3: number]
}
