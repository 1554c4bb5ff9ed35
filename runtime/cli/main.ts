// The command line: finds the verb, or says what there is. Everything is loaded when it is called, so that `asg hook` starts
// fast. Source: CONTRACT 20.
import type { Exit, Terminal } from '#runtime/cli/terminal.ts'
import { HOOK, VERBS, type Verb } from '#runtime/cli/verbs.ts'

/** Verbs that run until they are stopped, for others than who started them. */
const SERVICES: readonly string[] = ['serve', 'webhook']

/** Runs the verb that the arguments name, by default `serve`. */
export async function main(argv: readonly string[]): Promise<Exit> {
  const [first, ...rest] = argv
  if (first === HOOK.name && !asks_for_help(rest)) return run_hook(rest)
  const { process_terminal } = await import('#runtime/cli/terminal.ts')
  const terminal = process_terminal(first === undefined || SERVICES.includes(first) || first.startsWith('-'))
  if (first === HOOK.name) return help(HOOK.name, terminal)
  if (first === 'help' || first === '--help' || first === '-h') return help_with(rest, terminal)
  if (first === '--version' || first === '-v') return run('version', rest, terminal)
  if (first === undefined) return serve_unasked(terminal)
  if (first.startsWith('-')) return run('serve', argv, terminal)
  return run(first, rest, terminal)
}

/** Whoever typed the bare name may have wanted to know what there is, all the more where a gateway runs already. */
async function serve_unasked(terminal: Terminal): Promise<Exit> {
  const exit = await run('serve', [], terminal)
  if (exit === 2) {
    const { as_typed } = await import('#runtime/cli/own-name.ts')
    terminal.say(as_typed('All commands: asg help', terminal.env))
  }
  return exit
}

async function run(name: string, args: readonly string[], terminal: Terminal): Promise<Exit> {
  const verb = VERBS.find((one) => one.name === name)
  if (verb === undefined) return unknown(`unknown command ${name}`, name, terminal)
  if (asks_for_help(args)) return help(name, terminal)
  const { guarded } = await import('#runtime/cli/guarded.ts')
  return guarded(verb.name, terminal, async () => (await verb.load())(args, terminal), verb.takes)
}

function asks_for_help(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

async function unknown(problem: string, name: string, terminal: Terminal): Promise<Exit> {
  const { did_you_mean } = await import('#runtime/config/nearest.ts')
  const meant = did_you_mean(
    name,
    VERBS.map((one) => one.name),
  )
  terminal.say(`asg: ${problem}${meant}`)
  const { as_typed } = await import('#runtime/cli/own-name.ts')
  terminal.say(as_typed('See: asg help', terminal.env))
  return 2
}

/** The launcher in Node: nothing but the hook itself is loaded. An answer that did not get out is a refusal. */
async function run_hook(args: readonly string[]): Promise<Exit> {
  const { run_hook } = await import('#runtime/cli/hook/hook.ts')
  const { stdout, stderr, exit } = await run_hook(args, process.env, process.stdin)
  await written(process.stderr, stderr)
  return (await written(process.stdout, stdout)) ? exit : REFUSED
}

/** How a hook ends that refuses without words (CLIENTS section 6). */
const REFUSED = 2

function written(stream: NodeJS.WriteStream, text: string): Promise<boolean> {
  stream.on('error', () => {})
  return new Promise((done) => {
    stream.write(text, (failure) => done(!failure))
  })
}

/** `asg help [command] [--json]`: the document names every command, or the one that was asked for. */
async function help_with(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const [name] = args.filter((arg) => arg !== '--json')
  if (!args.includes('--json')) return help(name, terminal)
  const commands = [...VERBS, HOOK].filter((verb) => name === undefined || verb.name === name)
  if (commands.length === 0) return help(name, terminal)
  terminal.json('help', {
    commands: commands.map(({ name: command, takes, summary, examples }) => ({ command, takes, summary, examples })),
  })
  return 0
}

async function help(name: string | undefined, terminal: Terminal): Promise<Exit> {
  const verb: Omit<Verb, 'load'> | undefined = [...VERBS, HOOK].find((one) => one.name === name)
  if (name !== undefined && verb === undefined) return unknown(`no help for ${name}`, name, terminal)
  const { as_typed } = await import('#runtime/cli/own-name.ts')
  const examples = verb?.examples ?? ['asg serve', 'asg init claude-code', 'asg watch']
  for (const example of examples) terminal.out(`  ${as_typed(example, terminal.env)}`)
  terminal.out('')
  if (verb) {
    terminal.out(`asg ${verb.name} ${verb.takes}`.trimEnd())
    terminal.out(`  ${verb.summary}.${verb === HOOK ? '' : ' Every command takes --json.'}`)
    for (const note of verb.notes ?? []) terminal.out(`  ${note}`)
    return 0
  }
  const width = Math.max(...VERBS.map((one) => one.name.length))
  for (const { name: verb_name, summary } of VERBS) terminal.out(`  ${verb_name.padEnd(width)}  ${summary}`)
  terminal.out('')
  terminal.out(as_typed('asg help <command> shows its arguments.', terminal.env))
  terminal.out(
    'Exit codes: 0 ok or allow, 1 block or failed check, 2 usage or configuration, 3 defer or pending, 4 gateway',
  )
  terminal.out('not reachable, 5 internal error.')
  return 0
}
