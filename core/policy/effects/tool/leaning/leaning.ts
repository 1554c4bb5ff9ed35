// How much a call leans towards a grave one, all its words and arguments together, weighed by a table that was fitted to labelled calls
// (test/bench/fit/tools.ts). It is asked where no rule knows the words. Source: ENGINE 3.
import { is_tried } from '#core/policy/effects/tool/argument/evidence.ts'
import { snake } from '#core/policy/effects/tool/argument/spelling.ts'
import type { ToolDeed } from '#core/policy/effects/tool/kind.ts'
import { features_of_arguments, features_of_name } from '#core/policy/effects/tool/leaning/features.ts'
import { LEANINGS, START } from '#core/policy/effects/tool/leaning/table.ts'
import { OWN } from '#core/policy/effects/tool/name/mild.ts'
import { remembering } from '#core/policy/effects/tool/name/remembered.ts'
import { is_everyday } from '#core/policy/effects/tool/name/words.ts'
import { tried_only } from '#core/policy/effects/tool/runs.ts'

let weight_of: ReadonlyMap<string, number> | null = null

/** Weight of each feature; made for the first call, because many gateways see none. */
function weights(): ReadonlyMap<string, number> {
  weight_of ??= new Map(LEANINGS.flatMap(([weight, names]) => names.split(' ').map((name) => [name, weight] as const)))
  return weight_of
}

/** The weight of a call: above 0 it is more like the grave ones than like the everyday ones. */
export function leaning_of(action: string, server: string, args: Readonly<Record<string, unknown>>): number {
  return START + weight_of_name(action, server) + weight_of_all(features_of_arguments(args))
}

const weight_of_name = remembering((action: string, server: string) => weight_of_all(features_of_name(action, server)))

function weight_of_all(features: Iterable<string>): number {
  const known = weights()
  let sum = 0
  for (const feature of features) sum += known.get(feature) ?? 0
  return sum
}

/** What a call has to weigh more than to be grave although no rule knows it. */
const LEANS = 1.25
/** How much more where it may be about the caller's own screen, notes or session. */
const OWN_MORE = 1.5
/** What is said in a team every day; to whom it goes is asked elsewhere. */
const SAID = /(?:^|_)(?:messages?|commands?|comments?|chat|dm)(?:_|$)/
/** A name that says which service the tool belongs to; what a client calls its own tools is known. */
const OF_SERVICE = /^mcp_|\w__\w|\w[./:]\w/i

/** What is made so that nobody sees it yet: `create_campaign {status: 'PAUSED'}`. */
const MAKES = /(?:^|_)(?:create|add|new|duplicate|copy)(?:_|$)/
const ASLEEP = /^(?:paused|draft|inactive|unpublished|private|pending)$/i
/** What is run stands among the arguments and is judged by itself. */
const RUNS_TEXT =
  /^(?:execute|exec|eval|evaluate)$|(?:^|_)(?:execute|exec|run|eval|evaluate)_(?:\w{1,40}_)?(?:scripts?|code|commands?|quer(?:y|ies)|sql|cypher|js|javascript|python|shell|cells?)$/

/** `call_aws {cli_command: 'aws s3 ls'}`: the command says what is done. */
function carries_command(action: string, args: Readonly<Record<string, unknown>>): boolean {
  return CALLS.test(action) && Object.keys(args).some((key) => COMMAND_KEY.test(snake(key)) && args[key] !== '')
}
const CALLS = /^(?:call|run|invoke|exec|execute|use)(?:_|$)|_(?:cli|command|exec|execute|run)$/
const COMMAND_KEY = /^(?:cli_)?(?:command|cmd|command_line|cli)$/

/** Whether a change or a message that no rule knows is worded like those that are grave. */
export function leans(
  said: ToolDeed,
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
  const least = OWN.test(action) ? LEANS + OWN_MORE : LEANS
  return leaning_of(action, server, args) > least && !tried_only(args) && !is_tried(args)
}
