// Python: modules of its library that serve, print or run what they are given.
import { whole } from '#core/compose.ts'
import { emit, runs_code, touch, value, values } from '#core/policy/effects/call.ts'
import { type Does, type ProgramSpec, program, runs_project } from '#core/policy/effects/spec.ts'
import { interpreter, runs_file } from '#core/policy/effects/specs/interpreter.ts'
import { is_miner } from '#core/policy/effects/specs/machine/miner.ts'
import { serves_folder } from '#core/policy/effects/specs/network/serve.ts'

/** `python -m module`: servers are programs of their own; installers are walked as theirs before (parse/wrap/modules.ts). */
const python: Does = (call) => {
  const module = value(call, 'module')
  if (module === null) {
    interpreter('python')(call)
    return
  }
  const args = call.operands
  switch (module.text) {
    case 'http.server':
    case 'SimpleHTTPServer':
    case 'pyftpdlib':
    case 'uploadserver':
      serves_folder(call, value(call, 'folder'), (value(call, 'bind') ?? value(call, 'server_bind'))?.text ?? '')
      return
    case 'zipfile':
    case 'tarfile':
    case 'shutil':
      runs_project(call)
      return
    case 'code':
    case 'asyncio':
      // The prompt runs what is typed, piped or not.
      if (args.length === 0) interpreter('python')(call)
      else runs_project(call)
      return
    case 'timeit':
      for (const word of args) runs_code(call, 'python', word.text, 'python -m')
      runs_project(call)
      return
    case 'pdb':
      for (const word of values(call, 'code')) runs_code(call, 'python', word.text, 'python -m')
      if (args[0] !== undefined && /\.py$/.test(args[0].text)) runs_file(call, 'python', args[0])
      return
    case 'cProfile':
    case 'profile':
    case 'trace':
    case 'runpy':
    case 'coverage':
      if (args[0] !== undefined && /\.py$/.test(args[0].text)) runs_file(call, 'python', args[0])
      else runs_project(call)
      return
    default:
      if (is_miner({ ...call, name: module.text }))
        emit(call, 'proc.exec', { target: module.text, fields: { source: 'literal', miner: true } })
      if (PRINTING_MODULE.test(module.text)) for (const word of args) touch(call, 'fs.read', word)
      runs_project(call)
  }
}

/** Modules of the library that print the file they are given, as it is or in another form. */
const PRINTING_MODULE = whole(
  /base64|json(?:\.tool)?|tokenize|ast|quopri|uu|gzip|bz2|lzma|csv|plistlib|pickle|pickletools|dis/,
  /pprint|tomllib|xml\.\w+(?:\.\w+)?|fileinput|linecache|pyclbr|inspect|difflib|email|mimetypes|binhex/,
  /binascii|dotenv(?:\.\w+)?/,
)

export const PYTHON: readonly ProgramSpec[] = [
  program('python python2 python3 pypy pypy3 ipython bpython micropython py', {
    flags: {
      code: '-c =',
      module: '-m =',
      bind: '-b --bind =',
      folder: '-d --directory =',
      option: '-W -X -Q --check-hash-based-pycs =',
      version: '-V --version',
      quiet: '-u -i -B -E -I -s -S -O -OO -q -v -x',
    },
    does: python,
  }),
]
