// Which bracket closes which. Asked for at every call, so all pairs of a piece of code are found once: `f(f(f(` has many calls.
import type { Token } from '#core/policy/effects/inline/value/token.ts'

const known = new WeakMap<readonly Token[], ReadonlyMap<number, number>>()

/** Whether the token is an opening bracket. */
export function opens(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /[([{]/.test(token.text)
}

/** Position of the closing bracket by that of the opening one; brackets that nothing closes have none. Kinds are not told apart. */
export function partners_of(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const cached = known.get(tokens)
  if (cached !== undefined) return cached
  const partners = new Map<number, number>()
  const open: number[] = []
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark') return
    if (opens(token)) open.push(at)
    else if (/[)\]}]/.test(token.text)) {
      const from = open.pop()
      if (from !== undefined) partners.set(from, at)
    }
  })
  known.set(tokens, partners)
  return partners
}
