// Folders that generators of projects and documents fill: deleting one that the session made loses nothing. Only names
// in the command count, and only for programs that create a folder of that name. Source: ENGINE 4.2, 11.
import { type Call, touch } from '#core/policy/effects/call.ts'
import { names_personal } from '#core/policy/effects/place/narrow.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'
import { by_each_name, grouped } from '#core/tables.ts'

/** One word that is a relative path; the captured one is the folder. */
const NAME = '(?:\\./)?(\\.?[A-Za-z0-9_][\\w.-]*(?:/[\\w.-]+)*)'
const FLAGS = '(?:-\\S+\\s+)*'
/** What people call a folder of pages that are built: one by another name may have been there before. */
const OUTPUT =
  '(?:\\./)?((?:\\.?[A-Za-z0-9_][\\w.-]*/)*(?:public|_?site|www|html|pages|dist|out(?:put)?|build|publish)[\\w-]*)'
/** The group of the pattern is a folder that is emptied before it is filled. */
const NAMED = '*'
/** The group is a folder that may have been there with something in it. */
const MAYBE = '?'
/** Stands for what the group of the pattern is. */
const GROUP = '{}'
const named = (verb: string): RegExp => new RegExp(`^${verb}\\s+${FLAGS}${NAME}(?=\\s|$)`)

/** Names separated by spaces, a pattern over the arguments whose group is the folder, or the folders that are filled anew every time. */
const ROWS: readonly (readonly [names: string, pattern: RegExp, folder?: string])[] = [
  ['npm pnpm bun', named(`(?:create|init)\\s+${FLAGS}@?\\w[\\w./@-]*(?:\\s+--)?`)],
  ['yarn', named(`create\\s+${FLAGS}@?[\\w./@-]+`)],
  [
    'create-vite create-next-app create-react-app create-expo-app create-t3-app create-remix create-svelte create-astro ' +
      'create-nuxt-app create-turbo create-vue create-react-router express-generator',
    new RegExp(`^${FLAGS}${NAME}(?=\\s|$)`),
  ],
  ['degit tiged', new RegExp(`^${FLAGS}\\S+\\s+${NAME}(?=\\s|$)`)],
  ['cargo', named('new')],
  // Into a folder that may be there, which it leaves as it is.
  ['cargo', named('init'), MAYBE],
  ['npm pnpm', new RegExp(`^init\\b.*\\s(?:--prefix|-C|--dir)[= ]${NAME}(?=\\s|$)`), MAYBE],
  ['uv', named('(?:init|venv)')],
  ['virtualenv', new RegExp(`^${FLAGS}${NAME}(?=\\s|$)`)],
  ['python python3', named('-m\\s+(?:venv|virtualenv|(?:zipfile|tarfile)\\s+(?:-e|--extract)\\s+\\S+)')],
  ['poetry flutter rails mix hugo jekyll ng nest laravel lein gatsby', named('(?:new|create)(?:\\s+site)?')],
  ['django-admin', named('startproject')],
  ['dotnet', new RegExp(`^new\\s+(?:\\S+\\s+)*(?:-o|--output)[= ]${NAME}(?=\\s|$)`)],
  ['composer', named('create-project\\s+\\S+')],
  ['sphinx-build', new RegExp(`^-M\\s+\\w+\\s+\\S+\\s+${NAME}(?=\\s|$)`)],
  [
    'sphinx-build',
    new RegExp(`^(?:-[bdDAjcwt]\\s+\\S+\\s+|-(?![bdDAjcwt]\\s)\\S+\\s+)*[^-\\s]\\S*\\s+${NAME}(?:\\s+-\\S+)*\\s*$`),
  ],
  // It empties the folder that it is told of, unless it is told not to.
  ['typedoc', new RegExp(`^(?!.*--cleanOutputDir[= ]false).*(?:^|\\s)--out[= ]${NAME}(?=\\s|$)`), NAMED],
  ['typedoc', /^(?!.*--out[= ])/, 'docs'],
  // Compilers and generators that are told the folder of what they write.
  [
    'tsc babel swc esbuild tsup parcel webpack rollup javadoc jsdoc wasm-bindgen sphinx-apidoc openapi-generator ' +
      'openapi-generator-cli swagger-codegen graphql-codegen kubb orval quicktype',
    new RegExp(`(?:^|\\s)(?:--out-?dir|--outDir|--dist-dir|--output(?:-path|-dir)?|--dir|-o|-d)[= ]${NAME}(?=\\s|$)`),
  ],
  ['protoc', new RegExp(`(?:^|\\s)--(?!descriptor)[\\w-]+_out[= ](?:[\\w=,./-]{1,200}:)?${NAME}(?=\\s|$)`)],
  ['mkdocs', /^build\b(?!.* (?:-d|--site-dir)\b)/, 'site'],
  ['mkdocs', new RegExp(`^build\\b.*\\s(?:-d|--site-dir)[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['vite', new RegExp(`^build\\b.*\\s--outDir[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['docusaurus', new RegExp(`^build\\b.*\\s--out-dir[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['jekyll', new RegExp(`^(?:build|b|serve|s)\\b.*\\s(?:-d|--destination)[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['playwright', new RegExp(`^test\\b.*\\s--output[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['huggingface-cli hf', new RegExp(`^(?:download|snapshot).*\\s--local-dir[= ]${NAME}(?=\\s|$)`)],
  [
    'wasm-pack',
    /^build\b.*\s(?:-d|--out-dir)[= ]((?:\.?[A-Za-z0-9_][\w.-]*\/)*(?:[\w-]*(?:pkg|wasm)[\w-]*|dist|out))\/?(?=\s|$)/,
    NAMED,
  ],
  ['wasm-pack', /^build\b(?!.* (?:-d|--out-dir)[= ](?!pkg\b))/, 'pkg'],
  [
    'wasm-bindgen',
    /--out-dir[= ]((?:\.?[A-Za-z0-9_][\w.-]*\/)*(?:[\w-]*(?:pkg|wasm)[\w-]*|dist|out))\/?(?=\s|$)/,
    NAMED,
  ],
  ['colcon', /^build\b(?!.*--(?:build|install)-base\b)/, 'build install log'],
  ['mix', /^docs\b(?!.*(?:-o|--output)\b)/, 'doc'],
  ['mix', /^test\b.*--cover\b/, 'cover'],
  ['mix', /^deps\.(?:get|update)\b/, 'deps'],
  ['cargo', /^(?:\+\S+\s+)?fuzz\s+(?:run|cmin|tmin|coverage)\b/, 'fuzz/artifacts fuzz/corpus fuzz/coverage'],
  ['hugo', /^(?:$|-|build\b)(?!.*(?:-d|--destination|-s|--source)\b)/, 'public resources'],
  ['vagrant', /^up\b/, '.vagrant'],
  ['expo', /^prebuild\b/, 'android ios'],
  ['zola', /^build\b(?!.* (?:-o|--output-dir)\b)/, 'public'],
  ['hexo', /^(?:g|generate)\b/, 'public'],
  ['gatsby', /^(?:build|develop)\b/, 'public'],
  ['eleventy @11ty/eleventy', /^(?!.*--output)/, '_site'],
  ['compodoc @compodoc/compodoc', /^(?!.*(?:-d|--output)\b)/, 'documentation'],
  ['mutmut', /^run\b/, 'mutants'],
  ['cargo', /^mutants\b(?!.*(?:-o|--output)\b)/, 'mutants.out'],
  ['electron-forge', /^(?:make|package)\b/, 'out'],
  ['helm', new RegExp(`^(?:template\\b.*\\s--output-dir|package\\b.*\\s(?:-d|--destination))[= ]${NAME}(?=\\s|$)`)],
  ['scan-build', new RegExp(`^${FLAGS}-o\\s+${NAME}(?=\\s|$)`)],
  ['configure', new RegExp(`--prefix=(?:\\$\\{?PWD\\}?|\\$\\(pwd\\))/${NAME}(?=\\s|$)`)],
  ['yard', new RegExp(`\\s(?:-o|--output-dir)[= ]${NAME}(?=\\s|$)`)],
  ['reportgenerator', new RegExp(`(?:^|\\s)-targetdir:${NAME}(?=\\s|$)`)],
  ['yard', /^(?:$|doc\b|-)(?!.*(?:-o|--output-dir)\b)/, 'doc'],
  ['rdoc', /^(?!.*(?:-o|--op)\b)/, 'doc'],
  ['genhtml', new RegExp(`(?:^|\\s)(?:-o|--output-directory)[= ]${NAME}(?=\\s|$)`)],
  ['coverage', new RegExp(`^html\\b.*\\s(?:-d|--directory)[= ]${NAME}(?=\\s|$)`)],
  ['pytest py.test', new RegExp(`(?:^|\\s)--cov-report[= ]html:${NAME}(?=\\s|$)`)],
  ['storybook build-storybook', new RegExp(`(?:^|\\s)(?:-o|--output-dir)[= ]${NAME}(?=\\s|$)`)],
  ['npm pnpm yarn', new RegExp(`\\bstorybook\\b.*\\s(?:-o|--output-dir)[= ]${NAME}(?=\\s|$)`)],
  ['deno', new RegExp(`^doc\\s.*--html\\b.*--output[= ]${NAME}(?=\\s|$)`)],
  ['pdoc pdoc3 griffe', new RegExp(`(?:^|\\s)(?:-o|--output-dir(?:ectory)?)[= ]${NAME}(?=\\s|$)`)],
  ['web-ext', new RegExp(`\\s(?:-a|--artifacts-dir)[= ]${NAME}(?=\\s|$)`)],
  ['next', new RegExp(`^export\\b.*\\s(?:-o|--outdir)[= ]${NAME}(?=\\s|$)`)],
  ['west twister', new RegExp(`^(?:twister\\b.*\\s)?(?:-O|--outdir)[= ]${NAME}(?=\\s|$)`)],
  ['conan', new RegExp(`^install\\b.*\\s(?:-of|--output-folder)[= ]${NAME}(?=\\s|$)`)],
  ['cmake', new RegExp(`^(?:.*\\s)?-B\\s?${NAME}(?=\\s|$)`)],
  ['allure', new RegExp(`^generate\\b.*\\s(?:-o|--output)[= ]${NAME}(?=\\s|$)`)],
  ['manage.py django-admin', /^collectstatic\b/, 'staticfiles static_root'],
  ['gitbook honkit', /^build\b/, '_book'],
  ['quarto', /^render\s+([\w./-]+)\.(?:qmd|md|ipynb|Rmd)(?=\s|$)/, `${GROUP}_files`],
  ['Unity unity Unity.exe', /-(?:batchmode|projectPath)\b/, 'Library Temp Logs'],
  ['mdbook', /^build\b(?!.* (?:-d|--dest-dir)\b)/, 'book'],
  ['helm', named('dep(?:endency)?\\s+(?:update|up|build)'), `${GROUP}/charts`],
  ['nix', /^build\b(?!.*(?:\s-o\b|--(?:out|no)-link\b))/, 'result'],
  ['nix', /^(?:develop|shell|flake)\b/, 'result'],
  ['nix-build', /^(?!.*(?:\s-o\b|--(?:no-)?out-link\b))/, 'result'],
  ['nix nix-build', new RegExp(`\\s(?:-o|--out-link)[= ]${NAME}(?=\\s|$)`)],
  // A folder that is there already it leaves alone, unless it is told otherwise.
  ['ansible-galaxy', new RegExp(`^(?!.*\\s(?:-f|--force)\\b)(?:role\\s+)?init\\s+${FLAGS}${NAME}(?=\\s|$)`)],
  ['rails bin/rails rake', /^assets:precompile\b/, 'public/assets public/packs'],
  ['ansible-galaxy', new RegExp(`\\binstall\\b.*\\s(?:-p|--collections-path|--roles-path)[= ]${NAME}(?=\\s|$)`)],
  [
    'openapi-generator openapi-generator-cli @openapitools/openapi-generator-cli swagger-codegen',
    new RegExp(`^generate\\b.*\\s(?:-o|--output)[= ]${NAME}(?=\\s|$)`),
  ],
  ['gh', new RegExp(`^run\\s+download\\b.*\\s(?:-D|--dir)[= ]${NAME}(?=\\s|$)`)],
  ['jupyter', new RegExp(`^nbconvert\\b.*\\s--output-dir[= ]${OUTPUT}(?=\\s|$)`), NAMED],
  ['cookiecutter', new RegExp(`\\s(?:-o|--output-dir)[= ]${NAME}(?=\\s|$)`)],
  ['copier', new RegExp(`^copy\\s+${FLAGS}\\S+\\s+${NAME}\\s*$`)],
  ['meson', named('setup')],
  // Where an installation goes, and where a program is told to leave its measurements.
  ['cmake', new RegExp(`^--install\\b.*\\s--prefix[= ]${NAME}(?=\\s|$)`)],
  ['zig', new RegExp(`^build\\b.*\\s(?:-p|--prefix)[= ]${NAME}(?=\\s|$)`)],
  ['cargo', new RegExp(`^install\\b.*\\s--root[= ]${NAME}(?=\\s|$)`)],
  ['node', new RegExp(`--(?:cpu|heap)-prof-dir=${NAME}(?=\\s)`)],
  ['nx', new RegExp(`^g(?:enerate)?\\s.*--directory[= ]${NAME}(?=\\s|$)`)],
  ['conda mamba micromamba', new RegExp(`^(?:env\\s+)?create\\b.*\\s(?:-p|--prefix)[= ](?:\\./)?${NAME}(?=\\s|$)`)],
  ['dotnet', new RegExp(`^publish\\b.*\\s(?:-o|--output)[= ]${OUTPUT}(?=\\s|$)`), NAMED],
]

/** How a program makes folders. */
export interface Creates {
  pattern: RegExp
  /** The names when the program has its own; otherwise there is one, the pattern's group. */
  folders: readonly string[] | undefined
  /** Nothing stays of what was in them. */
  anew: boolean
  /** It may be an old folder. */
  maybe: boolean
}

const CREATES = grouped(
  by_each_name(
    ROWS.map(([names, pattern, folders]): [string, Creates] => [
      names,
      {
        pattern,
        folders: folders === NAMED || folders === MAYBE ? undefined : folders?.split(' '),
        anew: folders !== undefined && folders !== MAYBE,
        maybe: folders === MAYBE,
      },
    ]),
  ),
)

/** How a program of this name makes folders; undefined when it makes none. */
export function creates_of(name: string): readonly Creates[] | undefined {
  return CREATES.get(name)
}

/** Makes a project under a name that was free, or says that it was not; a folder for outputs may have been somebody's. */
const SCAFFOLDS = /^(?:create-\S+|degit|tiged|\S+ (?:-\S+ )*(?:create|new|init|startproject|create-project))\s/

/** The folders that this call makes, if it does. */
export function emit_created(call: Call, rows: readonly Creates[]): void {
  const words = shown_arguments(call)
  if (ONLY_SHOWN.test(words)) return
  for (const { pattern, folders, anew, maybe } of rows) {
    const named_one = pattern.exec(words)
    if (named_one === null) continue
    for (const folder of folders ?? named_one.slice(1, 2)) {
      const text = folder.replace(GROUP, named_one[1] ?? '')
      if (folders === undefined && !anew && names_personal(base_of(text)) && !SCAFFOLDS.test(`${call.name} ${words}`))
        continue
      const word = { text, cert: 'literal', quoted: false, taint: [], span: call.command.span } as const
      touch(call, 'fs.write', word, {
        mode: 'create',
        directory: true,
        ...(anew && { generated: true }),
        ...(maybe && { may_exist: true }),
      })
    }
  }
}
