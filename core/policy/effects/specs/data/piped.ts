// Text piped from an earlier command into this one. Source: ENGINE 4.2.
import type { Call } from '#core/policy/effects/call.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** `printf '%s\\n' 'drop table a;'`: the format is no statement, and its line ends are. */
const FORMAT = /^(?:%s(?:\\n|\s)?){1,8}$/

/** The text that echo or printf writes; empty for all others. */
function printed({ name, args }: SimpleCommand): string {
  const words = args.map((word) => word.text)
  if (name === 'printf' && words.length > 1 && FORMAT.test(words[0] ?? '')) words.shift()
  const text = words.join(' ')
  return name === 'printf' ? text.replaceAll('\\n', '\n') : text
}

/** Text that reaches the client through a pipe or a here-document. */
export function piped_text(call: Call): string[] {
  return call.command.stdin.flatMap((source) => {
    if (source.kind === 'text') return source.cert === 'literal' ? [source.text] : []
    const producer = source.kind === 'command' ? call.commands[source.index] : undefined
    // `cat <<EOF | redis-cli`: the here-document is passed on unchanged.
    if (producer?.name === 'cat' && producer.args.every(({ text }) => text === '-'))
      return producer.stdin.flatMap((one) => (one.kind === 'text' && one.cert === 'literal' ? [one.text] : []))
    // `echo 'drop ...' | psql`: the client reads the output of the producer.
    const prints_words = producer !== undefined && (producer.name === 'echo' || producer.name === 'printf')
    return prints_words && producer.args.every((word) => word.cert === 'literal') ? [printed(producer)] : []
  })
}
