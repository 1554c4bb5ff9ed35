// The environment as a store of secrets: showing, sending, filling it. Source: ENGINE 4.2.
import { type Call, emit, has, prints } from '#core/policy/effects/call.ts'
import { line_says, once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { influence_of } from '#core/policy/effects/variable/environment.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'

/** `env` and `printenv` alone print everything, secrets included. */
export const dumps_environment: Does = (call) => {
  const names = call.operands.filter((word) => !word.text.includes('='))
  if (call.command.tail !== undefined && call.command.tail < call.command.args.length) {
    nothing(call)
    return
  }
  if (names.length > 0) {
    const secret = names.some((word) =>
      /SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|CREDENTIAL/i.test(word.text),
    )
    if (secret) prints(call, 'secret')
    emit(call, 'env.read', {
      target: names.map((word) => word.text).join(' '),
      fields: { all: false, secret, shown: !call.command.piped && !discards(call) },
    })
    return
  }
  prints(call, 'env')
  prints(call, 'secret')
  // Remote containers get their secrets through their environment, so listing it shows them.
  const elsewhere =
    call.command.place !== 'local' &&
    (ENTERED.test(call.command.via.join(' ')) ||
      (first_service(call.commands)?.index ?? call.command.index) < call.command.index)
  emit(call, 'env.read', {
    target: 'environment',
    fields: is_posted(call)
      ? { all: true, shown: true, secret: true }
      : { all: true, shown: !call.command.piped, ...(elsewhere || loaded_secrets(call) ? { secret: true } : {}) },
  })
}

/** Clients by which a text reaches people, or a service that keeps it. */
const POSTS =
  /^(?:gh|glab|hub|tea|aws|gcloud|az|mosquitto_pub|kafkacat|kcat|nats|twilio|slack[\w-]*|telegram[\w-]*|discord[\w-]*|ntfy|mailx?|mutt|sendmail|swaks|twurl|toot|jira|linear|notion[\w-]*)$/

/** Texts of a repository stay in its history, and go wherever it is pushed. */
const KEEPS_TEXT = /^(?:commit|tag|notes)$/

/** `gh issue create --body "$(env)"`: everything, as it is, in front of others. */
function is_posted({ command, commands }: Call): boolean {
  const from_here = ({ kind, index }: { kind?: string; index?: number }) => kind !== 'file' && index === command.index
  return commands.some(
    (one) =>
      (POSTS.test(one.name) || (one.name === 'git' && one.args.some(({ text }) => KEEPS_TEXT.test(text)))) &&
      (one.stdin.some(from_here) || one.args.some((word) => word.feeds?.some((feed) => feed.index === command.index))),
  )
}

/** `printenv TOKEN > /dev/null`: only whether it is set. */
function discards({ command }: Call): boolean {
  return command.redirects.some(({ op, fd, target }) => op !== '<' && fd !== 2 && target.text === '/dev/null')
}

const first_service = once_per_line((commands) => commands.find(runs_service))

/** `docker compose run web env`: the service brings the environment it was given. */
function runs_service({ name, args }: Call['command']): boolean {
  return name.endsWith('-compose') || (/^(?:docker|podman|nerdctl)$/.test(name) && args[0]?.text === 'compose')
}

/** A running container, pod or host was entered; `docker run image env` shows what the image brings. */
const ENTERED = /exec|ssh|console|attach|rsh|compose/

/** Programs that start another one with secrets in its environment: `aws-vault exec prod -- env` prints what they keep. */
const HANDS_SECRETS =
  /^(?:aws-vault|chamber|doppler|infisical|op|teller|sops|envchain|vault-env|dotenvx|envkey\S*|summon|berglas|akeyless|bws|fnox|phase)(?:\s|$)/

/** `dotenv -- printenv` loads `.env` where nothing else is named. */
const loads_live_file = line_says(/\bdotenv\s+(?:--\s|run\s)/)

const names_live_file = line_says(
  /(?:--env-file[= ]|dotenv\s+-[ef]\s*)\S{0,300}\.env(?!\.(?:example|sample|template|test))/,
)

/** `docker run --env-file .env image env`, `dotenv -e .env -- printenv`: the file is printed by way of the environment. */
function loaded_secrets(call: Call): boolean {
  const { via } = call.command
  if (via.length === 0) return false
  if (via.some((one) => HANDS_SECRETS.test(one))) return true
  return (via.some((one) => one.startsWith('dotenv')) && loads_live_file(call)) || names_live_file(call)
}

const sets: Does = (call) => {
  const assigned = call.operands.filter((word) => word.text.includes('='))
  for (const word of assigned) {
    const at = word.text.indexOf('=')
    const name = word.text.slice(0, at)
    assign(call, name, { ...word, text: word.text.slice(at + 1) }, true)
  }
  // `set -a` changes how the shell works and prints nothing; alone it prints all variables.
  const printed = call.name === 'set' ? call.command.args.length === 0 : has(call, 'print') || call.name === 'export'
  if (call.operands.length === 0 && printed) dumps_environment(call)
  else nothing(call)
  if (call.name === 'set' && call.command.args.some((word) => word.text === '+o')) {
    if (call.command.args.some((word) => word.text === 'history'))
      emit(call, 'sys.log', { target: 'shell history', fields: { op: 'off', what: 'history' } })
  }
}

const unsets: Does = (call) => {
  nothing(call)
  for (const word of call.operands) {
    const influence = influence_of(word.text, '')
    if (influence === 'history') emit(call, 'sys.log', { target: word.text, fields: { op: 'off', what: 'history' } })
    if (influence === 'agent')
      emit(call, 'env.set', { target: word.text, fields: { name: word.text, value: '', influence, unset: true } })
  }
}

/** env, export and their kin. */
export const ENVIRONMENT: readonly ProgramSpec[] = [
  program('env genv', {
    flags: {
      ignore: '-i --ignore-environment -0 --null -v --debug',
      unset: '-u --unset -C --chdir -S --split-string =',
    },
    does: dumps_environment,
  }),
  program('printenv', { flags: { null: '-0 --null' }, does: dumps_environment }),
  program('export declare typeset set setenv', {
    flags: { print: '-p', flag: '-x -f -n -e -u -o -g -a -A -i -r' },
    does: sets,
  }),
  program('unset unsetenv', unsets),
]
