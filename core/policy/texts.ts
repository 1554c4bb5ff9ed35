// What the texts that an action writes into files mean, besides the writing itself: package indexes, containers with
// access to the host, lowered checks, misleading names, scripts. Source: ENGINE 4.2 (contentRef), 11.
import { type Call, emit } from '#core/policy/effects/call.ts'
import type { Collector, FileScript } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { hands_over_host, scripts_of } from '#core/policy/effects/text/content.ts'
import { index_in } from '#core/policy/effects/text/index-source.ts'
import { keeps_patch, means_beyond, names_imitations } from '#core/policy/effects/text/written.ts'
import { tool_call } from '#core/policy/effects/tool/tool.ts'

/** Adds the effects of texts, by path; a null text is not known. `command` is set when a shell wrote them. */
export function follow_texts(
  tool_name: string,
  command: string | null,
  written: ReadonlyMap<string, string | null>,
  frame: Frame,
  out: Collector,
): void {
  for (const [path, text] of written) if (text !== null) means_more(tool_call(tool_name, frame, out), path, text)
  for (const [path, text] of written) {
    if (command === null || text === null) continue
    means_beyond(tool_call(tool_name, frame, out), path, path, text)
    names_imitations(tool_call(tool_name, frame, out), path, text)
    keeps_patch(tool_call(tool_name, frame, out), path, text)
    out.scripts.push(...written_scripts(path, text))
  }
}

/** Effects of the new text of a settings file: a package index, a container that gets the host. */
function means_more(call: Call, path: string, text: string): void {
  const index = index_in(path, text)
  if (index !== null) emit(call, 'pkg.registry', { target: index, d2: 1, fields: { manager: path } })
  if (hands_over_host(path, text))
    emit(call, 'proc.eval', {
      target: path,
      d2: 2,
      fields: { source: 'written', would: 'core.container/host-control', known: true },
    })
}

/** Scripts in a text that a shell wrote, found as in texts that file tools write. */
function written_scripts(path: string, text: string): FileScript[] {
  return scripts_of(path, text).map((script) => ({ ...script, path }))
}
