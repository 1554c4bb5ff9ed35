// What the tables know about a program's name, put together once. Source: ENGINE 3 (stage 7).
import type { Compiled } from '#core/policy/effects/arguments.ts'
import { SPECS, WINDOWS_SPECS } from '#core/policy/effects/specs/index.ts'
import { may_be_console } from '#core/policy/effects/verbs/code.ts'
import { type Creates, creates_of } from '#core/policy/effects/verbs/creates.ts'
import { MEANINGS } from '#core/policy/effects/verbs/index.ts'
import { type Machine, machine_of } from '#core/policy/effects/verbs/machines.ts'
import type { Meaning } from '#core/policy/effects/verbs/meaning.ts'
import { HANDS_ON } from '#core/policy/effects/verbs/takes.ts'

/** What the tables say about a name, in lower case. */
export interface Program {
  spec: Compiled | undefined
  /** When it is called by a path that is not one of the system's folders. */
  local: Compiled | undefined
  /** On Windows. */
  windows: Compiled | undefined
  meanings: readonly Meaning[] | undefined
  /** How it makes a folder. */
  creates: readonly Creates[] | undefined
  /** How it makes machines of this computer, and takes them away. */
  machine: Machine | undefined
  /** It acts on what it is given; `echo $CS_HTTP_PORT` only shows it. */
  acts: boolean
  takes_sql: boolean
  console: boolean
  /** A client of a service that files are handed to. */
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

/** Names that scripts of a project share with programs of the system. */
const SHARED_NAMES: ReadonlySet<string> = new Set(
  'install test setup run start link split join check build serve get open share time set env deploy release clean sync watch'.split(
    ' ',
  ),
)

/** `./gradlew` and `node_modules/.bin/jest` are what they are called; `./install.sh` is not coreutils' install. */
function local_spec(name: string): Compiled | undefined {
  return SHARED_NAMES.has(name) ? undefined : SPECS.get(name)
}

/** Programs that act on what they are given. */
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
    acts: ACTS.test(name),
    takes_sql: TAKES_SQL.has(name),
    console: may_be_console(name),
    hands_on: HANDS_ON.has(name),
  }
}

/** No program of a known family has a longer name. */
const MAX_NAME_CHARS = 64

/** `python3.12`, `gcc-13`, `mkfs.ext4`, `kafka-topics.sh` share the spec of their family. */
function family_name(name: string): string {
  if (name.startsWith('mkfs.')) return 'mkfs'
  if (name.startsWith('fsck.')) return 'fsck'
  if (name.length > MAX_NAME_CHARS) return name
  return name.replace(/\.(?:sh|bat|cmd|ps1|py|rb|pl)$|(?<![\d.])-?\d+(?:\.\d+)*$/, '')
}

/** What is known of every name of the tables, put together once: nine look-ups and three patterns per command became one. */
const PROGRAMS: ReadonlyMap<string, Program> = new Map(
  [...SPECS.keys(), ...WINDOWS_SPECS.keys(), ...MEANINGS.keys()].map((name) => [name, describe_program(name)]),
)

/** What is known about a program of this name. */
export function program_of(name: string): Program {
  return PROGRAMS.get(name) ?? describe_program(name)
}
