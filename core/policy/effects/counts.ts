// Programs that answer with a number, a sum, a yes or a cipher, whatever they read.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Programs that say how much or whether the same, or seal it; never what. */
const COUNTS = /^(?:wc|cksum|sum|md5sum|md5|sha\d{1,3}sum|shasum|b2sum|true|test|cmp|kubeseal|ansible-vault)$/
const ONLY_COUNTS = /^-[a-bd-pr-zA-Z]*[cq][a-zA-Z]*$|^--(?:count|quiet|silent)$/

/** Whether what a command reads stays unseen: `wc -l < .env`, `grep -c . < .env`. */
export function only_counts({ name, args }: SimpleCommand): boolean {
  return COUNTS.test(name) || (/grep$/.test(name) && args.some(({ text }) => ONLY_COUNTS.test(text)))
}
