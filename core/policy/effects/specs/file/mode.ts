// File modes as text, octal and symbolic.

interface Clause {
  who: string
  op: string
  rights: string
}

function clauses(mode: string): Clause[] | null {
  const list: Clause[] = []
  for (const part of mode.split(',')) {
    const match = /^([ugoa]*)([+=-])([rwxXstugo]*)$/.exec(part)
    if (match === null) return null
    list.push({ who: match[1] ?? '', op: match[2] ?? '', rights: match[3] ?? '' })
  }
  return list
}

function octal(mode: string): number | null {
  return /^0?o?[0-7]{1,4}$|^0*[0-7]{1,4}$/.test(mode) ? Number.parseInt(mode.replace(/^0o/, ''), 8) : null
}

/** Sets the set-user-id bit: the program runs as its owner. (Set-group-id alone is ordinary on shared folders.) */
export function is_setuid(mode: string): boolean {
  const bits = octal(mode)
  if (bits !== null) return (bits & 0o4000) !== 0
  return clauses(mode)?.some((one) => one.op !== '-' && one.rights.includes('s') && /^$|[ua]/.test(one.who)) ?? false
}

/** Everybody may write: `777`, `o+w`, `a+rwx`, `ugo=rw`. */
export function opens_to_all(mode: string): boolean {
  const bits = octal(mode)
  if (bits !== null) return (bits & 0o002) !== 0 && (bits & 0o1000) === 0
  return clauses(mode)?.some((one) => one.op !== '-' && one.rights.includes('w') && /[oa]/.test(one.who)) ?? false
}

/** Everybody may read: `644`, `o+r`, `a=rX`. */
export function shows_to_all(mode: string): boolean {
  const bits = octal(mode)
  if (bits !== null) return (bits & 0o004) !== 0
  return clauses(mode)?.some((one) => one.op !== '-' && one.rights.includes('r') && /^$|[oa]/.test(one.who)) ?? false
}

/** Takes rights from group and others, or sets a mode that gives them none to write with. */
export function tightens(mode: string): boolean {
  const bits = octal(mode)
  if (bits !== null) return (bits & 0o7022) === 0 && (bits & 0o005) === 0 && (bits & 0o400) !== 0
  const list = clauses(mode)
  return (
    list?.every(
      (one) =>
        (one.op === '-' && !/^$|[ua]/.test(one.who)) ||
        (one.who === 'u' && !one.rights.includes('s')) ||
        (one.op === '=' && one.rights === ''),
    ) ?? false
  )
}

/** Nobody can read or enter any more: as bad as deleting for whatever needs it. */
export function locks_out(mode: string): boolean {
  const bits = octal(mode)
  if (bits !== null) return (bits & 0o500) === 0
  return (
    clauses(mode)?.some(
      (one) =>
        /^$|[ua]/.test(one.who) &&
        ((one.op === '-' && /[rx]/.test(one.rights)) || (one.op === '=' && !one.rights.includes('r'))),
    ) ?? false
  )
}
