// Recognises key material by its shape: formats that nothing else has. Source: ENGINE 16 (strong families).

const STRONG =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_[A-Za-z0-9_]{20,}|\bglpat-[A-Za-z0-9_-]{16,}|\bxox[abeprs]-[A-Za-z0-9-]{10,}|\bsk-ant-[A-Za-z0-9_-]{16,}|\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}|\bsk_live_[A-Za-z0-9]{16,}|\bAIza[A-Za-z0-9_-]{35}|\bnpm_[A-Za-z0-9]{30,}|\bpypi-[A-Za-z0-9_-]{30,}|\bhf_[A-Za-z0-9]{30,}|\bAGE-SECRET-KEY-1[A-Z0-9]{50,}|\bhvs\.[A-Za-z0-9_-]{20,}|\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}|\bdop_v1_[a-f0-9]{40,}/
/** Values of documentation and tests. */
const PLACEHOLDER = /EXAMPLE|XXXX|0000000|your[-_]|<[a-z]/i

/** Longest text that is searched. */
const MAX_CHARS = 65_536

/** Whether text contains a provider key or a private key. */
export function has_key(text: string): boolean {
  const found = STRONG.exec(text.length > MAX_CHARS ? text.slice(0, MAX_CHARS) : text)
  return found !== null && !PLACEHOLDER.test(found[0])
}
