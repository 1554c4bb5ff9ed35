// Programs that mine coins for somebody, whatever they are called. Source: ENGINE 4.2.
import { type Call, said } from '#core/policy/effects/call.ts'

/** Crypto miners by name. */
const MINER =
  /^(?:xmrig|xmr-stak|minerd|cpuminer|ethminer|cgminer|bfgminer|nbminer|phoenixminer|ccminer|lolminer|t-rex|nanominer)(?:-\w+)?$/

/** Options that only miners have: coins, their algorithms, and a share for the authors of the program. */
const OF_MINERS =
  /(?:^| )--(?:donate-level|donate-over-proxy|randomx-[\w-]+|coin[= ](?:monero|xmr|rvn|etc|kas)\b|algo[= ](?:rx\/|cn\/|randomx|kawpow|ethash|etchash|autolykos|cryptonight|ghostrider|verushash|kheavyhash)|rig-id)/

/** Whether a program that has no spec mines: by its name, the address of a pool, or its options. */
export function is_miner(call: Call): boolean {
  const pool = call.command.args.some(({ text }) => text.includes('://') && /^stratum\d?(?:\+\w+)?:\/\//i.test(text))
  return pool || MINER.test(call.name) || OF_MINERS.test(said(call))
}
