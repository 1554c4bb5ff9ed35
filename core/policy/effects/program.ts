// Everything the tables know about a program name, looked up once. Source: ENGINE 3 (stage 7).
import type { Compiled } from '#core/policy/effects/arguments.ts'
import { SPECS, WINDOWS_SPECS } from '#core/policy/effects/specs/index.ts'
import { may_be_console } from '#core/policy/effects/verbs/code.ts'
import { type Creates, creates_of } from '#core/policy/effects/verbs/creates.ts'
import { MEANINGS } from '#core/policy/effects/verbs/index.ts'
import { type Machine, machine_of } from '#core/policy/effects/verbs/machines.ts'
import type { Meanings } from '#core/policy/effects/verbs/meaning.ts'
import { type Server, server_of } from '#core/policy/effects/verbs/servers.ts'
import { HANDS_ON } from '#core/policy/effects/verbs/takes.ts'

/** What the tables know about a name, in lower case. */
export interface Program {
  spec: Compiled | undefined
  /** Its spec when called by a path outside the system's folders. */
  local: Compiled | undefined
  /** Its spec on Windows. */
  windows: Compiled | undefined
  meanings: Meanings | undefined
  /** How it makes folders. */
  creates: readonly Creates[] | undefined
  /** How it creates and removes virtual machines. */
  machine: Machine | undefined
  /** How it is started as a server over throwaway data. */
  server: Server | undefined
  /** It acts on its arguments; `echo $CS_HTTP_PORT` only shows them. */
  acts: boolean
  takes_sql: boolean
  console: boolean
  /** A client that hands files to a service. */
  hands_on: boolean
}

/** Clients that take SQL somewhere among their arguments. */
const TAKES_SQL: ReadonlySet<string> = new Set(
  (
    'aws wrangler supabase turso heroku pscale neonctl neon railway scalingo dokku clever platform gcloud ' +
    'doctl koyeb avn invoke-sqlcmd invoke-sqlitequery fly flyctl databricks dbt airflow flask wp drush ' +
    'manage.py artisan prisma curl http'
  ).split(' '),
)

/** Names that scripts of a project share with system programs. */
const SHARED_NAMES: ReadonlySet<string> = new Set(
  'install test setup run start link split join check build serve get open share time set env deploy release clean sync watch'.split(
    ' ',
  ),
)

/** `./gradlew` and `node_modules/.bin/jest` are the known programs; `./install.sh` is not coreutils' install. */
function local_spec(name: string): Compiled | undefined {
  return SHARED_NAMES.has(name) ? undefined : SPECS.get(name)
}

/** Programs that act on their arguments. */
const ACTS =
  /^(?:sqlite3?|rm|unlink|mv|cp|tee|truncate|dd|shred|chmod|chown|ln|cat|nc|ncat|socat|curl|kill|pkill|sed|python3?|node|bash|sh|source)$/

function describe_program(name: string): Program {
  const family = family_name(name)
  return {
    spec: SPECS.get(name) ?? SPECS.get(family) ?? WINDOWS_SPECS.get(name),
    local: local_spec(name),
    windows: WINDOWS_SPECS.get(name),
    meanings: MEANINGS.get(name) ?? (SPECS.has(name) && !name.endsWith('.sh') ? undefined : MEANINGS.get(family)),
    creates: creates_of(name),
    machine: machine_of(name),
    server: server_of(name),
    acts: ACTS.test(name),
    takes_sql: TAKES_SQL.has(name),
    console: may_be_console(name),
    hands_on: HANDS_ON.has(name),
  }
}

/** Longer names belong to no known family. */
const MAX_NAME_CHARS = 64

/** The family of a name, which shares one spec: `python3.12`, `gcc-13`, `mkfs.ext4`, `kafka-topics.sh`. */
function family_name(name: string): string {
  if (name.startsWith('mkfs.')) return 'mkfs'
  if (name.startsWith('fsck.')) return 'fsck'
  if (name.length > MAX_NAME_CHARS) return name
  return name.replace(/\.(?:sh|bat|cmd|ps1|py|rb|pl)$|(?<![\d.])-?\d+(?:\.\d+)*$/, '')
}

/** All names of the tables, merged once: nine look-ups and three patterns per command became one look-up. */
const PROGRAMS: ReadonlyMap<string, Program> = new Map(
  [...SPECS.keys(), ...WINDOWS_SPECS.keys(), ...MEANINGS.keys()].map((name) => [name, describe_program(name)]),
)

/** What is known about a program of this name. */
export function program_of(name: string): Program {
  return PROGRAMS.get(name) ?? describe_program(name)
}
