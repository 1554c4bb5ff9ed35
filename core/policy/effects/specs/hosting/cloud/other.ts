// Smaller clouds: any destructive verb among the first words. Source: ENGINE 4.2.
import { emit, said } from '#core/policy/effects/call.ts'
import { type Does, type ProgramSpec, program, runs_project } from '#core/policy/effects/spec.ts'
import { option_of, uploads } from '#core/policy/effects/specs/hosting/cloud/object.ts'
import { DELETE, operate, READ, secret, spec } from '#core/policy/effects/specs/hosting/cloud/operation.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'

/** `doctl databases delete`, `heroku apps:destroy`, `flyctl apps destroy`: any destructive verb among the first words. */
const other: Does = (call) => {
  if (call.name === 'oci' && call.operands.some((word) => /^(?:put|bulk-upload|sync)$/.test(word.text))) {
    const from = option_of(call, /^(?:--file|--src-dir)$/)
    if (from !== null) return uploads(call, from, !call.operands.some((word) => word.text === 'put'))
  }
  const words = call.operands.slice(0, 4).flatMap((word) => word.text.split(':'))
  const verb =
    words.find((word) => DELETE.test(word) && !READ.test(word)) ??
    words.find((word) => /-(?:delete|remove|destroy|terminate|purge)$/.test(word)) ??
    words.find((word) =>
      /^(?:create|deploy|update|set|scale|resize|restart|start|stop|add|promote|rollback|run|ssh|exec|upgrade|up|push|import|launch|attach|link|enable)/.test(
        word,
      ),
    ) ??
    'show'
  const service = words[0] ?? ''
  if (/^(?:config|env|secrets?|variables?|auth|credentials|api-keys?|token)$/.test(service) && !DELETE.test(verb)) {
    const shows =
      words.some((word) => /^(?:get|pull|reveal|token|export)$/.test(word)) ||
      (call.name === 'heroku' && words.length === 1)
    const named = words.includes('get') ? call.operands.slice(1) : []
    const plain = named.length > 0 && named.every((word) => word.cert === 'literal' && !is_secret_name(word.text))
    if (shows && !(plain && call.name === 'heroku')) return void secret(call, call.name, service)
  }
  if (
    /^(?:pg|postgres|db|database|redis|databases|kv|r2|d1|firestore)$/.test(service) &&
    (DELETE.test(verb) || words.includes('reset')) &&
    // `supabase start` runs the database in a local container unless a linked project is named.
    !(call.name === 'supabase' && !call.command.args.some((word) => /^--(?:linked|db-url)/.test(word.text)))
  ) {
    return void emit(call, 'cloud.delete', {
      target: call.operands.map((word) => word.text).join(' '),
      fields: { provider: 'other', service, op: verb, data: true, prod: any_production(call.command.args) },
    })
  }
  // `fly ssh console -C 'ls /data'`: a look, whose program is read for itself.
  if (/^(?:ssh|exec)$/.test(verb) && LOOKS.test(said(call)))
    return void emit(call, 'cloud.read', { fields: { provider: 'other', service, op: verb } })
  operate(call, 'other', service, verb)
}

const LOOKS =
  /\s(?:-C|--command|--)[= ]["']?(?:ls|du|df|ps|uptime|date|hostname|whoami|id|uname|nproc|free|stat|wc|which|pwd)(?:\s[\w./ -]{0,120})?["']?$/

const CLOUD_FLAGS = {
  common:
    '-a --app --confirm -t --team --org --region -r --remote --project --env --environment --scope --name ' +
    '--config -c --format --output -o --size --image --access-token =',
  force: '-f --force -y --yes',
}

/** doctl, heroku, flyctl and many more. */
export const OTHER_CLOUDS: readonly ProgramSpec[] = [
  program(
    'doctl heroku flyctl fly linode-cli linode vultr-cli hcloud scw ibmcloud oci yc exo civo railway render ' +
      'supabase eb cf openstack nova cinder upctl koyeb platform pscale turso neonctl neon appwrite ' +
      'amplify aliyun tccli ovh',
    spec(CLOUD_FLAGS, other),
  ),
  // Swift's package manager has the same name as the client of an object store.
  program(
    'swift',
    spec(CLOUD_FLAGS, (call) =>
      /^(?:build|test|run|package|format|sdk|repl)$/.test(call.operands[0]?.text ?? '')
        ? runs_project(call)
        : other(call),
    ),
  ),
]
