// `user@host:path` and `rsync://host/path`: operands that name a place on another machine.
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** A place on another machine, as an operand names it. */
export interface Remote {
  /** Host part without user. */
  host: string
  path: string
  /** A short alias such as `staging`, which stands for an entry of the operator's own ssh configuration. */
  named: boolean
}

/** Remote place of an operand, null for a local path. */
export function remote_of(word: Word): Remote | null {
  const { text } = word
  const url = /^(?:rsync|ssh|sftp|scp|ftp|ftps):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?(\/.*)?$/i.exec(text)
  if (url) return { host: url[1] ?? '', path: url[2] ?? '', named: is_alias(url[1] ?? '') }
  if (/^[a-z]:[\\/]/i.test(text) || text.startsWith('/') || text.startsWith('./') || text.startsWith('~')) return null
  const place = /^(?:[^@\s/:]+@)?(\[[^\]]+\]|[^:@/\s]+)::?(.*)$/s.exec(text)
  if (!place) return null
  return { host: place[1] ?? '', path: place[2] ?? '', named: is_alias(place[1] ?? '') }
}

/** A machine before production, by the first part of its name: `staging.acme.com`, `preview-2`. */
export function is_stage(host: string): boolean {
  return /^(?:staging|stage|stg|preview|dev|test|testing|qa|uat|sandbox|demo)(?:[-\d]\S*)?\.[a-z][\w.-]*\.[a-z]{2,}$/i.test(
    host,
  )
}

/** Whether a command runs on a machine that somebody logs in to, which is hardly one of this desk's own. */
export function is_over_ssh({ place, via }: SimpleCommand): boolean {
  return place === 'remote' && via.some((one) => /^(?:auto|p|parallel-|mo)?(?:ssh|pdsh|clush|rsh|mosh)$/.test(one))
}

function is_alias(host: string): boolean {
  return !host.includes('.') && !host.startsWith('[')
}
