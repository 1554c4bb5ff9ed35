// A linear classifier for calls that no rule knows: all words of the name and the arguments are weighed together, by a table that
// was fitted to labelled calls (test/bench/fit/tools.ts). Source: ENGINE 3.
import { is_tried } from '#core/policy/effects/tool/argument/evidence.ts'
import { snake } from '#core/policy/effects/tool/argument/spelling.ts'
import { features_of_arguments, features_of_name } from '#core/policy/effects/tool/classifier/features.ts'
import { START, WEIGHTS } from '#core/policy/effects/tool/classifier/table.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { cached } from '#core/policy/effects/tool/name/cached.ts'
import { OWN } from '#core/policy/effects/tool/name/mild.ts'
import { is_everyday } from '#core/policy/effects/tool/name/words.ts'
import { tried_only } from '#core/policy/effects/tool/runs.ts'

let weight_of: ReadonlyMap<string, number> | null = null

/** Weight of each feature; built at the first call, because many gateways see none. */
function weights(): ReadonlyMap<string, number> {
  weight_of ??= new Map(WEIGHTS.flatMap(([weight, names]) => names.split(' ').map((name) => [name, weight] as const)))
  return weight_of
}

/** The sum of a call's weights: above 0 it is more like the grave calls than like the everyday ones. */
export function score_of(action: string, server: string, args: Readonly<Record<string, unknown>>): number {
  return START + weight_of_name(action, server) + weight_of_all(features_of_arguments(args))
}

const weight_of_name = cached((action: string, server: string) => weight_of_all(features_of_name(action, server)))

function weight_of_all(features: Iterable<string>): number {
  const known = weights()
  let sum = 0
  for (const feature of features) sum += known.get(feature) ?? 0
  return sum
}

/** Calls with a higher score are taken for grave. */
const MIN_SCORE = 1.25
/** Added where the call may concern only the caller's own screen, notes or session. */
const OWN_MORE = 1.5
/** Messages within a team are everyday work; who receives one is looked at elsewhere. */
const SAID = /(?:^|_)(?:messages?|commands?|comments?|chat|dm)(?:_|$)/
/** Names that say which service the tool belongs to; a client's own tools have names without one. */
const OF_SERVICE = /^mcp_|\w__\w|\w[./:]\w/i

/** Things that are created but not visible yet: `create_campaign {status: 'PAUSED'}`. */
const MAKES = /(?:^|_)(?:create|add|new|duplicate|copy)(?:_|$)/
const ASLEEP = /^(?:paused|draft|inactive|unpublished|private|pending)$/i
/** Tools that run a text among their arguments; that text is judged by itself. */
const RUNS_TEXT =
  /^(?:execute|exec|eval|evaluate)$|(?:^|_)(?:execute|exec|run|eval|evaluate)_(?:\w{1,40}_)?(?:scripts?|code|commands?|quer(?:y|ies)|sql|cypher|js|javascript|python|shell|cells?)$/

/** `call_aws {cli_command: 'aws s3 ls'}`: the command says what is done. */
function carries_command(action: string, args: Readonly<Record<string, unknown>>): boolean {
  return CALLS.test(action) && Object.keys(args).some((key) => COMMAND_KEY.test(snake(key)) && args[key] !== '')
}
const CALLS = /^(?:call|run|invoke|exec|execute|use)(?:_|$)|_(?:cli|command|exec|execute|run)$/
const COMMAND_KEY = /^(?:cli_)?(?:command|cmd|command_line|cli)$/

/** Whether a change or a message that no rule knows resembles grave calls. */
export function is_likely_grave(
  said: ToolImpact,
  tool_name: string,
  action: string,
  server: string,
  args: Readonly<Record<string, unknown>>,
): boolean {
  if (said !== 'change' && (said !== 'message' || SAID.test(action))) return false
  if (MAKES.test(action) && [args.status, args.state].some((state) => ASLEEP.test(String(state)))) return false
  if (
    !OF_SERVICE.test(tool_name) ||
    RUNS_TEXT.test(action) ||
    carries_command(action, args) ||
    is_everyday(action, server)
  )
    return false
  const least = OWN.test(action) ? MIN_SCORE + OWN_MORE : MIN_SCORE
  return score_of(action, server, args) > least && !tried_only(args) && !is_tried(args)
}
