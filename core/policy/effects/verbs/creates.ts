// Folders that generators of projects and of documents fill: where a session made one, taking it down loses nothing of anybody's.
// Only names that stand in the command count, and only of programs that make a folder of that name. Source: ENGINE 4.2, 11.
import { type Call, touch } from '#core/policy/effects/call.ts'
import { ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'

/** One word that is a relative path; the captured one is the folder. */
const NAME = '(\\.?[A-Za-z0-9_][\\w.-]*(?:/[\\w.-]+)*)'
const FLAGS = '(?:-\\S+\\s+)*'
const named = (verb: string): RegExp => new RegExp(`^${verb}\\s+${FLAGS}${NAME}(?=\\s|$)`)

/** Names separated by spaces, a pattern over the arguments whose group is the folder, or the folder that is filled anew every time. */
const ROWS: readonly (readonly [names: string, pattern: RegExp, folder?: string])[] = [
  ['npm pnpm bun', named(`(?:create|init)\\s+${FLAGS}@?[\\w./@-]+(?:\\s+--)?`)],
  ['yarn', named(`create\\s+${FLAGS}@?[\\w./@-]+`)],
  [
    'create-vite create-next-app create-react-app create-expo-app create-t3-app create-remix create-svelte create-astro ' +
      'create-nuxt-app create-turbo create-vue create-react-router express-generator',
    new RegExp(`^${FLAGS}${NAME}(?=\\s|$)`),
  ],
  ['degit tiged', new RegExp(`^${FLAGS}\\S+\\s+${NAME}(?=\\s|$)`)],
  ['cargo', named('new')],
  ['uv', named('(?:init|venv)')],
  ['virtualenv', new RegExp(`^${FLAGS}${NAME}(?=\\s|$)`)],
  ['python python3', named('-m\\s+(?:venv|virtualenv|(?:zipfile|tarfile)\\s+(?:-e|--extract)\\s+\\S+)')],
  ['poetry flutter rails mix hugo jekyll ng nest laravel lein gatsby', named('(?:new|create)(?:\\s+site)?')],
  ['django-admin', named('startproject')],
  ['dotnet', new RegExp(`^new\\s+(?:\\S+\\s+)*(?:-o|--output)[= ]${NAME}(?=\\s|$)`)],
  ['composer', named('create-project\\s+\\S+')],
  ['sphinx-build', new RegExp(`^${FLAGS}\\S+\\s+${NAME}\\s*$`)],
  ['typedoc', new RegExp(`(?:^|\\s)--out[= ]${NAME}(?=\\s|$)`)],
  ['mkdocs', /^build\b(?!.* (?:-d|--site-dir)\b)/, 'site'],
  ['huggingface-cli hf', new RegExp(`^(?:download|snapshot).*\\s--local-dir[= ]${NAME}(?=\\s|$)`)],
  ['wasm-pack', /^build\b(?!.* (?:-d|--out-dir)[= ](?!pkg\b))/, 'pkg'],
  ['mix', /^deps\.(?:get|update)\b/, 'deps'],
  ['gitbook honkit', /^build\b/, '_book'],
  ['mdbook', /^build\b(?!.* (?:-d|--dest-dir)\b)/, 'book'],
]

/** How a program makes a folder. */
export interface Creates {
  pattern: RegExp
  /** The name when the program has one of its own; otherwise the pattern's group. */
  folder: string | undefined
}

const CREATES: ReadonlyMap<string, Creates> = new Map(
  ROWS.flatMap(([names, pattern, folder]) => names.split(' ').map((name) => [name, { pattern, folder }] as const)),
)

/** How a program of this name makes a folder; undefined when it makes none. */
export function creates_of(name: string): Creates | undefined {
  return CREATES.get(name)
}

/** The folder that this call makes, if it does. */
export function emit_created(call: Call, { pattern, folder }: Creates): void {
  const words = shown_arguments(call)
  const text = folder ?? pattern.exec(words)?.[1]
  if (text === undefined || !pattern.test(words) || ONLY_SHOWN.test(words)) return
  const word = { text, cert: 'literal', quoted: false, taint: [], span: call.command.span } as const
  touch(call, 'fs.write', word, { mode: 'create', directory: true, ...(folder !== undefined && { generated: true }) })
}
