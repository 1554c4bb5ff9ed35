// Builds, tests, linters, local servers: programs that run the project's own code, which is routine and reversible.
import { type Call, emit, has, runs_code, touch, value } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, runs_project } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { commands_of_source } from '#core/policy/effects/text/source.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** make and its like: a makefile from elsewhere runs code from elsewhere. */
const make: Does = (call) => {
  const file = value(call, 'file')
  if (file !== null && file.text === '-') {
    const literal = call.command.stdin.every((source) => source.kind === 'text' && source.cert === 'literal')
    emit(call, 'proc.eval', { fields: { lang: 'make', source: literal ? 'literal' : 'stdin' }, absorbs: true })
    return
  }
  if (file !== null) runs_recipes(call, file)
  else if (fetched_recipe(call))
    emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
  runs_project(call)
}

/** `curl -o Makefile URL && make`. */
function fetched_recipe({ out, command }: Call): boolean {
  return out.drafts.some(
    ({ kind, fields, target }) =>
      kind === 'fs.write' &&
      fields.downloaded === true &&
      /^(?:GNUm|M|m)akefile$/.test(target?.slice((command.cwd?.length ?? 0) + 1) ?? ''),
  )
}

/** A file of recipes named on the command line: what is in it runs, so it counts by where it came from. */
export function runs_recipes(call: Call, file: Word): void {
  const fetched = file.feeds?.some(({ index }) => /^(?:curl|wget|http|fetch)$/.test(call.commands[index]?.name ?? ''))
  if (fetched === true) {
    emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'], span: file.span })
    return
  }
  const listed = touch(call, 'fs.list', file)
  emit(call, 'proc.exec', {
    target: listed?.target ?? null,
    scope: listed?.scope ?? null,
    fields: { source: 'file', path: listed?.target ?? file.text, known: true },
    span: file.span,
  })
  if (listed?.scope === 'tmp') raises_for_file(call, 'tmp')
}

/** Root runs a file that nobody here has seen, or that anybody may have written. */
export function raises_for_file(call: Call, mechanism: string): void {
  if (call.command.via.some((one) => /^(?:sudo|doas|pkexec)$/.test(one)))
    emit(call, 'priv.raise', { target: 'root', fields: { mechanism, shell: true } })
}

/** just, rake, task and the like: the recipes of the project, or of the file that is named. */
const runs_tasks: Does = (call) => {
  // `just --command rm -rf x` runs the command after the option.
  const at = call.name === 'just' ? call.command.args.findIndex((word) => /^(?:-c|--command)$/.test(word.text)) : -1
  if (at >= 0) {
    const words = call.command.args.slice(at + 1)
    runs_code(call, 'shell', words.map((word) => word.text).join(' '), 'just')
    return
  }
  const file = value(call, 'file')
  if (file !== null) runs_recipes(call, file)
  runs_project(call)
}

/** Compilers write their output file. */
const compiles: Does = (call) => {
  const output = value(call, 'output')
  if (output !== null) touch(call, 'fs.write', output, { mode: 'truncate' })
  // `printf 'int main(){system("...");}' | gcc -xc -`: compiled text is going to be run.
  if (call.operands.some(({ text }) => text === '-'))
    for (const text of piped_text(call))
      for (const command of commands_of_source('-.c', text)) runs_code(call, 'shell', command, call.name)
  runs_project(call)
}

/** Converters: the last operand or `-o` is written. */
const converts: Does = (call) => {
  const output = value(call, 'output') ?? (call.operands.length > 1 ? call.operands.at(-1) : undefined)
  if (output !== undefined && output !== null) touch(call, 'fs.write', output, { mode: 'truncate' })
  for (const word of call.operands.slice(0, call.operands.length > 1 ? -1 : 1)) touch(call, 'fs.read', word)
  runs_project(call)
}

/** Tests are code of the project; the only danger is a script that is not part of it. */
const tests: Does = (call: Call) => {
  runs_project(call)
  if (has(call, 'config')) for (const word of call.given.get('config') ?? []) touch(call, 'fs.list', word)
}

export const BUILDS: readonly ProgramSpec[] = [
  program('make gmake nmake bmake mingw32-make remake', {
    flags: {
      file: '-f --file --makefile =',
      folder: '-C --directory -I -o -W =',
      jobs: '-j -l =?',
      dry_run: '-n --just-print -p -q',
    },
    harmless_with: ['dry_run'],
    does: make,
  }),
  program(
    'cmake ctest cpack ninja meson samu autoconf automake autoreconf configure libtool scons waf bjam ' +
      'premake5 xmake qmake conan vcpkg gyp node-gyp just task mage invoke inv doit thor grunt gulp jake ' +
      'earthly dagger tilt skaffold garden please tox nox',
    {
      flags: {
        folder: '-C -S -B --build --test-dir =',
        file: '-f --file --justfile --taskfile --buildfile --rakefile =',
        jobs: '-j -t -G -D -R -L -E --target =?',
      },
      does: runs_tasks,
    },
  ),
  program(
    'gcc g++ cc c++ clang clang++ tcc icc rustc ghc javac kotlinc scalac swiftc gfortran nasm yasm as ld ar ' +
      'ranlib nm objdump objcopy readelf size addr2line strip zig nim crystal vala valac dmd ldc2 tsc swc ' +
      'babel esbuild webpack rollup vite parcel tsup unbuild sass lessc postcss tailwindcss protoc buf flatc ' +
      'thrift bison flex lex yacc antlr4 emcc wasm-pack wasm-opt wat2wasm llc opt ptxas nvcc solc ' +
      'forge hardhat truffle cobc',
    {
      flags: {
        output: '-o --output --outfile --out-file =',
        include: '-I -L -l -D -W -f -m -O -std -x -isystem -target --target -march =?',
      },
      does: compiles,
    },
  ),
  program(
    'jest vitest mocha ava tap nyc c8 karma jasmine cypress playwright testcafe pytest py.test unittest ' +
      'nose2 behave robot rspec cucumber minitest phpunit pest codecept behat paratest gotestsum ginkgo bats ' +
      'shellspec busted prove hurl dredd schemathesis stryker mutmut coverage codecov istanbul',
    {
      flags: {
        config: '-c --config --configfile =',
        filter: '-k -t -m -n -g --grep --filter --testNamePattern --reporter -r --project -p -x =?',
      },
      does: tests,
    },
  ),
  program(
    'eslint prettier biome tslint standard xo stylelint htmlhint jshint oxlint dprint rome pylint flake8 ' +
      'black ruff isort autopep8 yapf mypy pyright pyre pytype pydocstyle bandit vulture pyflakes rubocop ' +
      'standardrb reek brakeman php-cs-fixer phpstan psalm phpcs phpcbf rector golint golangci-lint ' +
      'staticcheck govulncheck gofmt goimports gofumpt revive rustfmt clippy-driver clang-format clang-tidy ' +
      'cppcheck cpplint shellcheck shfmt markdownlint markdownlint-cli2 vale write-good alex cspell codespell ' +
      'typos yamllint jsonlint ajv spectral terrascan dockle sqlfluff pgformatter ktlint detekt swiftlint ' +
      'swiftformat scalafmt scalafix checkstyle spotbugs pmd credo dialyzer mix-format stylua luacheck nixfmt ' +
      'statix taplo dotenv-linter editorconfig-checker gitlint djlint curlylint snyk socket npm-check depcheck ' +
      'knip ncu syncpack manypkg size-limit bundlewatch license-checker licensee reuse scancode semgrep ' +
      'sonar-scanner codeql lychee linkinator',
    {
      flags: { output: '-o --output --output-file =', config: '-c --config --rcfile =', fix: '--fix -w -i --in-place' },
      does: compiles,
    },
  ),
  program(
    'next nuxt remix astro svelte-kit gatsby vue-cli-service ng ember expo react-native metro storybook nest ' +
      'strapi redwood blitz eleventy hexo hugo jekyll mkdocs sphinx-build vitepress docusaurus mdbook zola ' +
      'pelican typedoc jsdoc doxygen rackup puma unicorn sidekiq hanami uvicorn gunicorn hypercorn daphne ' +
      'celery symfony spark valet laravel phoenix dotnet-watch air reflex gin fresh live-reload nodemon ' +
      'ts-node-dev concurrently npm-run-all run-s run-p turbo nx wireit moon bit preconstruct ionic cordova ' +
      'capacitor tauri electron electron-builder electron-forge neutralino pkg-node nexe ncc parcel-watcher',
    {
      flags: { host: '-H --host -b --bind --hostname =', port: '-p --port =', config: '-c --config =' },
      does: runs_project,
    },
  ),
  // Emulated clouds and boards connected to this machine.
  program(
    'tflocal cdklocal samlocal pulumilocal esptool esptool.py openocd pyocd dfu-util dfu-programmer avrdude ' +
      'st-flash st-info nrfjprog probe-rs probe-run picotool bossac stm32flash teensy_loader_cli',
    runs_project,
  ),
  program(
    'graphql-codegen openapi-generator swagger-codegen orval jupyter-lab jupyter-notebook ipykernel ' +
      'nbconvert streamlit gradio tensorboard ray torchrun accelerate deepspeed ollama llama-cli whisper',
    runs_project,
  ),
  program(
    'pandoc magick convert mogrify identify ffmpeg ffprobe sox imagemagick optipng jpegoptim pngquant cwebp ' +
      'svgo inkscape rsvg-convert gs pdftk qpdf pdftotext wkhtmltopdf weasyprint latexmk pdflatex xelatex ' +
      'lualatex bibtex biber asciidoctor plantuml mmdc dot graphviz gnuplot aspell hunspell potrace ' +
      'tesseract blender povray',
    {
      flags: { output: '-o --output =', input: '-i --input -f --from -t --to =' },
      does: converts,
    },
  ),
  program(
    'valgrind samply memray scalene line_profiler kcov lcov genhtml gcov gcovr llvm-cov llvm-profdata ' +
      'cargo-flamegraph pprof heaptrack massif-visualizer rr bloaty cloc tokei scc loc sloccount ctags etags ' +
      'universal-ctags cscope global tree-sitter ast-grep comby jsonnet cue dhall kcl ytt jb opa conftest regal',
    nothing,
  ),
]
