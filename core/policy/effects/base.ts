// D1 and D3 of every kind of effect, before scope and rules. 0 provably read-only, 1 routine and reversible, 2 a person
// may want to see it, 3 must not happen unattended. Source: ENGINE 4.2.
import type { EffectKind, FieldValue, Scope, Taint } from '#core/policy/effects/kind.ts'

type Pair = readonly [d1: number, d3: number]
type Fields = Readonly<Record<string, FieldValue>>
type Base = Pair | ((fields: Fields, taint: readonly Taint[], scope: Scope | null) => Pair)

const SOURCES: Readonly<Record<string, Pair>> = {
  literal: [1, 1],
  file: [1, 1],
  stdin: [1, 1],
  network: [3, 3],
  decoded: [3, 3],
  dynamic: [2, 2],
}

function executed(fields: Fields): Pair {
  if (fields.known === true) return fields.quiet === true ? [0, 0] : [1, 1]
  if (fields.verified === true) return [2, 2]
  return SOURCES[String(fields.source ?? 'literal')] ?? [2, 2]
}

/** Places where a deletion is no loss: temporary, or recreated by the next build. */
const COMES_BACK: ReadonlySet<Scope | null> = new Set(['regenerable', 'tmp', 'toolchain-cache'])

/** The table. A function decides where it depends on the kind's own fields. */
const BASE: Readonly<Record<EffectKind, Base>> = {
  'fs.list': [0, 0],
  'fs.read': [0, 0],
  'fs.write': [1, 0],
  'fs.delete': (f, _, scope) => (f.recursive === true && f.narrow !== true && !COMES_BACK.has(scope) ? [1, 2] : [1, 1]),
  'fs.move': [1, 0],
  'fs.copy': (f, _, scope) => (f.deletes === true && !COMES_BACK.has(scope) ? [1, 2] : [1, 0]),
  'fs.link': [1, 0],
  'fs.perm': (f) => (f.setuid === true || (f.world_writable === true && f.recursive === true) ? [1, 2] : [1, 0]),
  'fs.owner': [1, 0],
  'fs.archive': [1, 0],
  'fs.mount': [2, 2],
  'dev.write': [3, 3],
  'proc.exec': executed,
  'proc.eval': executed,
  'proc.signal': (f) => (f.broadcast === true ? [2, 3] : [1, 0]),
  'proc.daemon': [1, 0],
  'proc.bomb': [3, 3],
  'sys.power': [2, 3],
  'sys.kernel': [2, 3],
  'sys.service': (f) => (f.user === true || f.routine === true ? [1, 1] : [2, 2]),
  'sys.user': [3, 3],
  'sys.firewall': [2, 3],
  'sys.security': (f) => (f.asked === true ? [2, 2] : [2, 3]),
  'sys.log': [2, 2],
  'priv.raise': (f) => (f.shell === true ? [2, 2] : [1, 1]),
  'priv.policy': [3, 3],
  'net.fetch': [1, 0],
  'net.send': (_, taint) => (taint.includes('secret') ? [3, 3] : [1, 1]),
  'net.listen': (f) => (f.exposes === true ? [2, 2] : [1, 1]),
  'net.tunnel': [2, 2],
  'net.shell': [3, 3],
  'net.dns': (f) => (f.dynamic === true ? [2, 3] : [1, 0]),
  'net.scan': [2, 2],
  'cred.read': (f) => (f.metadata === true ? [3, 3] : [1, 2]),
  'cred.write': [2, 2],
  'env.read': (f) => (f.sink === true ? [2, 2] : f.secret === true && f.shown === true ? [1, 2] : [0, 0]),
  'env.set': (f) => (f.influence === 'loader' || f.influence === 'interpreter' ? [2, 2] : [0, 0]),
  'vcs.read': [0, 0],
  'vcs.commit': [1, 0],
  'vcs.fetch': [1, 0],
  'vcs.discard': (f) => (f.narrow === true ? [1, 1] : [1, 2]),
  'vcs.history': (f) => (f.local === true ? [1, 0] : [1, 2]),
  'vcs.push': pushed,
  'vcs.config': (f) => (f.executes === true ? [2, 2] : [1, 0]),
  'vcs.remote': [1, 1],
  'pkg.install': (f) =>
    f.source === 'url' || f.source === 'git' || f.source === 'index' ? [2, 2] : [1, f.global === true ? 1 : 0],
  'pkg.run': (f) => (f.known === true ? [1, 0] : [1, 1]),
  'pkg.publish': (f) => (f.made === true ? [1, 1] : [3, 3]),
  'pkg.remove': [1, 0],
  'pkg.registry': [2, 2],
  'db.read': [1, 0],
  'db.write': (f) => (f.all_rows === true ? [2, 3] : [1, 1]),
  'db.schema': (f) => (f.destroys === true ? [2, 3] : [1, 0]),
  'db.admin': [2, 3],
  'cloud.read': [0, 0],
  'cloud.change': [1, 1],
  'cloud.delete': [2, 3],
  'cloud.iam': [2, 3],
  'iac.plan': [0, 0],
  'iac.apply': [2, 2],
  'iac.destroy': [2, 3],
  'k8s.read': [0, 0],
  'k8s.change': (f) => (f.prod === true ? [2, 2] : [1, 1]),
  'k8s.delete': (f) => (f.narrow === true ? [1, 1] : [2, 3]),
  'k8s.exec': [1, 1],
  'ctr.run': (f) => (f.privileged === true || f.host_mount === true ? [3, 3] : [1, 0]),
  'ctr.exec': (f) => (f.privileged === true ? [3, 3] : [1, 0]),
  'ctr.remove': (f) => (f.volumes === true ? [2, 2] : [1, 1]),
  'ctr.build': [1, 0],
  'ci.change': [1, 1],
  'persist.install': (f) =>
    f.mechanism === 'hook-manager' ? [1, 1] : f.mechanism === 'shell-startup' ? [2, 2] : [2, 3],
  'agent.config': (f) => (f.instruction === true ? [1, 2] : [3, 3]),
  'agent.guard': [3, 3],
  'msg.send': [1, 1],
  'money.move': [3, 3],
  'tool.read': [0, 0],
  'tool.mutate': [1, 1],
  'text.finding': [1, 2],
  opaque: [2, 2],
}

function pushed(fields: Fields): Pair {
  if (fields.mirror === true || (fields.delete === true && fields.protected === true)) return [2, 3]
  const forced = fields.force === true && fields.lease !== true
  return forced || fields.delete === true || fields.new_remote === true ? [2, 2] : [1, 0]
}

/** All kinds. */
export const EFFECT_KINDS: readonly EffectKind[] = Object.keys(BASE).filter((kind): kind is EffectKind => kind in BASE)

/** D1 and D3 of an effect. */
export function base_of_kind(kind: EffectKind, fields: Fields, taint: readonly Taint[], scope: Scope | null): Pair {
  const base = BASE[kind]
  return typeof base === 'function' ? base(fields, taint, scope) : base
}
