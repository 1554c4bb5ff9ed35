// Commands and texts near the given ones: with slips, in other programs, put together of two.
import type { Input } from '#test/bench/verdicts/input.ts'

/** Numbers that a seed determines, so that two runs make the same variants. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** Throws an Error for an empty list. */
  one_of<T>(list: readonly T[]): T
}

/** A linear congruential generator. */
export function chance_of(seed: number): Chance {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    // The low bits of such a generator repeat after a few numbers.
    return (state >>> 8) % limit
  }
  const one_of = <T>(list: readonly T[]): T => {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  return { below, one_of }
}

/** What slips into commands: operators, quotes, options, and programs that run others. */
const PIECES: readonly string[] = [
  ...['|', ';', '&&', '>', '<', '$(', ')', '"', "'", '\\', '`', '{', '}', '\n', '(', ',', '+', '^'],
  ...['*', '?', '~', '-', '--', '=', '$X', '/', '../', '#', '!', '[', ']', '%', '@', '0', 'é'],
  ...['-rf', '-f', '--force', '2>&1', '-c', '-e', '<<EOF\n', 'EOF', '.env', '/etc/passwd', '~/.ssh/id_rsa'],
  ...['sudo', 'xargs', 'ssh h', 'env', 'timeout 5', 'find . -exec', 'docker run -v /:/h x'],
  ...['python -c', 'node -e', 'perl -e', 'powershell -c', 'cmd /c'],
]
const JOINTS = [' | ', '; ', ' && ', ' ', '\n'] as const
const COMMAND_MAX_CHARS = 1500
const JOINED_MAX_CHARS = 300
const OUTPUT_MAX_CHARS = 800

/** One of the commands with one to three slips. */
export function shell_variant(commands: readonly string[], chance: Chance): string {
  let command = chance.one_of(commands).slice(0, COMMAND_MAX_CHARS)
  for (let slips = 1 + chance.below(3); slips > 0; slips--) command = with_slip(command, commands, chance)
  return command
}

function with_slip(command: string, commands: readonly string[], chance: Chance): string {
  const at = chance.below(command.length + 1)
  const words = command.split(' ')
  const word = chance.below(words.length)
  switch (chance.below(6)) {
    case 0:
      return command.slice(0, at) + chance.one_of(PIECES) + command.slice(at)
    case 1:
      return command.slice(0, at) + command.slice(at + 1 + chance.below(4))
    case 2:
      return words
        .toSpliced(word, 1)
        .toSpliced(chance.below(words.length), 0, words[word] ?? '')
        .join(' ')
    case 3:
      return words.toSpliced(word, 0, chance.one_of(PIECES)).join(' ')
    case 4:
      return command + chance.one_of(JOINTS) + chance.one_of(commands).slice(0, JOINED_MAX_CHARS)
    default:
      return words.toSpliced(word, 1, chance.one_of(chance.one_of(commands).split(' '))).join(' ')
  }
}

/** The text as code of other languages when it may be code, else in other shells and behind programs that run programs. */
export function wrapped(text: string): Input[] {
  const quoted = `'${text.replaceAll("'", `'\\''`)}'`
  if (/[({=;]/.test(text) && !/^[a-z-]+ -/.test(text))
    return ['python3 -c', 'node -e', 'perl -e', 'ruby -e', 'php -r'].map((program) => ({
      command: `${program} ${quoted}`,
      tool: 'Bash',
    }))
  return [
    { command: text, tool: 'PowerShell' },
    { command: `cmd /c "${text}"`, tool: 'Bash' },
    { command: `find . -name x | xargs -I{} timeout -k 5 3 nice ssh h ${quoted}`, tool: 'Bash' },
  ]
}

/** The beginning of one text and a piece of another one, in the middle of the first. */
export function text_variant(texts: readonly string[], chance: Chance): string {
  const text = chance.one_of(texts).slice(0, OUTPUT_MAX_CHARS)
  const other = chance.one_of(texts)
  const at = chance.below(text.length + 1)
  const from = chance.below(other.length + 1)
  return text.slice(0, at) + other.slice(from, from + JOINED_MAX_CHARS) + text.slice(at)
}
