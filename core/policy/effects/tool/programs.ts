// Tools that are named after a program and take its words as arguments: what they do is what the program would do.
// Source: ENGINE 3 (tools by verb and by the shape of their arguments).
import { type Call, runs_code } from '#core/policy/effects/call.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Runs the command line that a call stands for, when it stands for one of these programs. */
export function runs_named_program(call: Call, server: string, action: string, args: Arguments): void {
  const line = scan_of(action, args) ?? chart_of(server, action, args)
  if (line !== null) runs_code(call, 'shell', line, call.name)
}

/** `nmap_scan {target, additional_args}` is what nmap would do. */
function scan_of(action: string, args: Arguments): string | null {
  const program = /^(nmap|masscan|rustscan)(?:_scan)?$/.exec(action)?.[1]
  const { target } = args
  if (program === undefined || typeof target !== 'string' || !/^[\w.:/,-]{1,256}$/.test(target)) return null
  const more = [args.additional_args, args.args, args.options].find((one) => typeof one === 'string') ?? ''
  return `${program} ${String(more)} ${target}`
}

const CHART_VERB = /^(?:helm_)?(install|upgrade)(?:_(?:helm_)?(?:chart|release))?$/

/** `helm_install {chart, name, namespace}`: whose chart it is, and where it goes. */
function chart_of(server: string, action: string, args: Arguments): string | null {
  const verb = CHART_VERB.exec(action)?.[1]
  const word = (value: unknown): string | null =>
    typeof value === 'string' && /^[\w][\w.:/@+-]{0,255}$/.test(value) ? value : null
  const chart = word(args.chart ?? args.chart_name ?? args.chart_ref)
  if (verb === undefined || chart === null || !/helm/.test(`${server} ${action}`)) return null
  const release = word(args.release ?? args.release_name ?? args.name) ?? 'release'
  const [repo, namespace] = [word(args.repo ?? args.repository ?? args.repo_url), word(args.namespace)]
  const options = `${repo === null ? '' : ` --repo ${repo}`}${namespace === null ? '' : ` -n ${namespace}`}`
  return `helm ${verb} ${release} ${chart}${options}`
}
