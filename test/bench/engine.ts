// The engine alone: how long L1 takes for the commands of the corpus, and for the worst inputs of 32 KB that are known.
// Every pass names other working directories, so that no cache of results can answer. Source: ENGINE sections 1 and 2.3.
import type { Policy } from '#core/policy/verdict.ts'
import { type Percentiles, percentiles } from '#test/bench/statistics.ts'
import { benign_templates } from '#test/bench/traffic.ts'

const WARM_PASSES = 3
const PASSES = 5
const LARGE_BYTES = 32 * 1024

export interface EngineResult {
  /** Microseconds per command. */
  command_us: Percentiles
  /** Milliseconds of the slowest large input, best of several runs each. */
  worst_ms: number
  /** Which one that was. */
  worst_input: string
}

function filled(unit: string, before = '', after = ''): string {
  return before + unit.repeat(Math.floor((LARGE_BYTES - before.length - after.length) / unit.length)) + after
}

/** Shapes that made shell parsers slow, by name. */
function large_inputs(): Record<string, string> {
  const nested = (depth: number, open: string, body: string, close: string) =>
    open.repeat(depth) + body + close.repeat(depth)
  return {
    'small commands': filled('a;'),
    backticks: filled('`x` '),
    substitutions: filled('$(x) '),
    'process substitutions': filled('<(b) '),
    'plain words': filled('word '),
    assignments: filled('a=1 '),
    pipelines: filled('cat f | grep -v x | sort > o && '),
    'unclosed substitutions': filled('$('),
    'unclosed quotes': filled('"$('),
    braces: filled('{a,b}'),
    heredocs: filled('cat <<E\nx\nE\n'),
    'variables used late': `${filled('v=$v$v;')}$v`,
    'globs and tildes': filled('~/*/?[a-z] '),
    '16 levels': nested(16, 'echo $(', 'rm -rf x; '.repeat(2000), ')'),
    '24 levels': nested(24, 'echo $(', 'a; '.repeat(10_000), ')'),
    'nested sh -c': nested(12, "sh -c '", 'ls', "'"),
    'python code': `python3 -c '${'os.remove("a");'.repeat(2000)}'`,
    'perl evals': `perl -e '${'eval '.repeat(6000)}'`,
    'one base64 word': `echo ${'QUJD'.repeat(8000)} | base64 -d | sh`,
    wrappers: `${'sudo env nice nohup timeout 5 '.repeat(1000)}ls`,
    'wide text': filled('é～\u200b'),
    // Programs of which every call looked at all commands or all effects of the line.
    'forced pushes': filled('git push -f origin main && '),
    'moves and deletions': filled('mv a b; rm -rf b;'),
    'shown secrets': filled('echo $SECRET_TOKEN | cat; '),
    'clones and deletions': filled('git clone https://a.b/c d; rm -rf d/.git; '),
    'downloads and files': filled('curl -o f https://a.b; echo x > y; '),
    'deleted globs': filled('rm *.log; '),
    functions: filled('f() { rm -rf x; }; f; '),
    'many packages': filled('left-pad@1.0.0 ', 'npm install '),
  }
}

/** Judges everything several times in this process. */
export function measure_engine(policy: Policy): EngineResult {
  const commands = benign_templates(true).map((template) => template.command)
  const times_us: number[] = []
  let serial = 0
  const judge_us = (command: string): number => {
    const cwd = `/home/dev/project-${++serial}`
    const action = {
      tool_name: 'Bash',
      payload: { tool: 'Bash', command, cwd },
      cwd,
      workspace_root: cwd,
      home: '/home/dev',
      facts: null,
    }
    const started = performance.now()
    policy.judge(action, null)
    return (performance.now() - started) * 1000
  }
  for (let pass = 0; pass < WARM_PASSES; pass++) for (const command of commands) judge_us(command)
  for (let pass = 0; pass < PASSES; pass++) for (const command of commands) times_us.push(judge_us(command))
  let worst = { name: '', us: 0 }
  for (const [name, text] of Object.entries(large_inputs())) {
    const us = Math.min(...Array.from({ length: PASSES }, () => judge_us(text)))
    if (us > worst.us) worst = { name, us }
  }
  return { command_us: percentiles(times_us), worst_ms: worst.us / 1000, worst_input: worst.name }
}
