// Calls of python, node, ruby, perl, php and lua that change something. Names are matched by their last part and, where
// that is ambiguous, by the module before it. Source: ENGINE 7.
import { by_each_name } from '#core/tables.ts'

/** What a call does with its arguments. */
export type Operation =
  | { does: 'shell' }
  | { does: 'eval' }
  | { does: 'delete'; recursive: boolean }
  | { does: 'write'; append: boolean }
  | { does: 'read' }
  | { does: 'open' }
  | { does: 'copy' | 'move' | 'link' | 'list' | 'make' }
  | { does: 'mode' | 'owner' }
  | { does: 'fetch' | 'send' | 'connect' | 'listen' | 'resolve' }
  | { does: 'kill' | 'fork' | 'raise' | 'native' | 'environment' }

const d = (does: Operation['does']): Operation => ({ does }) as Operation
const gone = (recursive: boolean): Operation => ({ does: 'delete', recursive })
const put = (append: boolean): Operation => ({ does: 'write', append })

/** Full names and endings; a name matches when it is equal or ends in `.name`. */
const TABLE: readonly (readonly [names: string, operation: Operation])[] = [
  [
    'os.system os.popen subprocess.run subprocess.call subprocess.check_call subprocess.check_output ' +
      'subprocess.Popen subprocess.getoutput subprocess.getstatusoutput commands.getoutput pty.spawn ' +
      'asyncio.create_subprocess_shell asyncio.create_subprocess_exec os.execv os.execve os.execvp os.execvpe ' +
      'os.execl os.execle os.execlp os.spawnl os.spawnle os.spawnlp os.spawnlpe os.spawnv os.spawnve os.spawnvp os.posix_spawn check_output ' +
      'check_call Popen getoutput',
    d('shell'),
  ],
  [
    'child_process.exec child_process.execSync child_process.spawn child_process.spawnSync ' +
      'child_process.execFile child_process.execFileSync child_process.fork cp.exec cp.execSync cp.spawn ' +
      'cp.spawnSync cp.execFile exec execSync execFile execFileSync spawn spawnSync execa execaSync ' +
      'execaCommand execaCommandSync shelljs.exec shell.exec Bun.spawn Bun.spawnSync ' +
      'Deno.run Deno.Command zx.$ $',
    d('shell'),
  ],
  [
    'System.cmd System.shell system2 Base.run system Kernel.system Kernel.exec IO.popen Open3.capture2 ' +
      'Open3.capture2e Open3.capture3 Open3.popen3 Process.spawn shell_exec passthru popen proc_open ' +
      'pcntl_exec os.execute io.popen qx',
    d('shell'),
  ],
  [
    'eval execScript Function vm.runInNewContext vm.runInThisContext vm.runInContext vm.Script compile ' +
      'instance_eval class_eval module_eval assert create_function exec_code loadstring load ' +
      'runpy.run_path __import__',
    d('eval'),
  ],
  [
    'file.remove os.remove os.unlink os.rmdir os.removedirs unlink unlinkSync fs.unlink fs.unlinkSync ' +
      'fs.promises.unlink fsp.unlink File.delete File.unlink FileUtils.rm FileUtils.rm_f FileUtils.rmdir ' +
      'Dir.rmdir Dir.delete Dir.unlink rmdir rmdirSync pathlib.Path.unlink',
    gone(false),
  ],
  [
    'shutil.rmtree rmtree remove_tree File.Path.rmtree File.Path.remove_tree File::Path::rmtree ' +
      'File::Path::remove_tree File.rm_rf File.rm_rf! fs.rm fs.rmSync fs.promises.rm fsp.rm rmSync rimraf ' +
      'rimraf.sync rimrafSync fs.remove fs.removeSync fs.emptyDir fs.emptyDirSync fse.remove del del.sync ' +
      'Deno.remove Deno.removeSync FileUtils.rm_rf FileUtils.rm_r FileUtils.remove_dir FileUtils.remove_entry ' +
      'FileUtils.remove_entry_secure FileUtils.rmtree fs.rmdir fs.rmdirSync',
    gone(true),
  ],
  [
    'fs.writeFile fs.writeFileSync fs.promises.writeFile fsp.writeFile writeFile writeFileSync ' +
      'fs.createWriteStream fs.truncate fs.truncateSync os.truncate File.write IO.write file_put_contents ' +
      'Deno.writeTextFile Deno.writeTextFileSync Deno.writeFile Deno.writeFileSync Bun.write',
    put(false),
  ],
  ['fs.appendFile fs.appendFileSync fs.promises.appendFile appendFile appendFileSync', put(true)],
  [
    'fs.readFile fs.readFileSync fs.promises.readFile fsp.readFile readFile readFileSync fs.createReadStream ' +
      'File.read IO.read File.readlines IO.readlines file_get_contents readfile fpassthru Deno.readTextFile ' +
      'Deno.readTextFileSync Deno.readFile Deno.readFileSync Deno.open Deno.openSync Bun.file ' +
      'linecache.getline linecache.getlines fileinput.input io.lines File.foreach IO.foreach File.open_read ' +
      'readLines read_lines readline.read_history_file fs.openAsBlob json_load_file parse_ini_file ' +
      'highlight_file show_source fgetcsv simplexml_load_file dotenv.dotenv_values sqlite3.connect ' +
      'File.Slurp.read_file read_file',
    d('read'),
  ],
  ['open io.open codecs.open os.open fopen File.open fs.open fs.openSync File.new gzip.open', d('open')],
  [
    'shutil.copy shutil.copy2 shutil.copyfile shutil.copytree fs.copyFile fs.copyFileSync fs.cp fs.cpSync ' +
      'fs.copy fs.copySync FileUtils.cp FileUtils.cp_r copy copyFileSync',
    d('copy'),
  ],
  [
    'os.rename os.renames os.replace shutil.move fs.rename fs.renameSync fs.promises.rename FileUtils.mv File.rename rename renameSync',
    d('move'),
  ],
  ['os.symlink os.link fs.symlink fs.symlinkSync fs.link fs.linkSync FileUtils.ln_s File.symlink symlink', d('link')],
  ['os.makedirs os.mkdir fs.mkdir fs.mkdirSync FileUtils.mkdir_p mkdir mkdirSync', d('make')],
  [
    'os.listdir os.scandir os.walk glob.glob fs.readdir fs.readdirSync Dir.glob Dir.entries scandir readdirSync',
    d('list'),
  ],
  ['os.chmod os.lchmod fs.chmod fs.chmodSync File.chmod FileUtils.chmod FileUtils.chmod_R chmod chmodSync', d('mode')],
  [
    'os.chown os.lchown shutil.chown fs.chown fs.chownSync File.chown FileUtils.chown FileUtils.chown_R chown',
    d('owner'),
  ],
  [
    'requests.get requests.head urllib.request.urlopen urllib2.urlopen urllib.urlopen urlopen ' +
      'urllib.request.urlretrieve urlretrieve httpx.get axios.get axios http.get https.get got needle ' +
      'Net.HTTP.get Net.HTTP.get_response URI.open URI.parse.open open_uri LWP.Simple.get LWP.Simple.getstore ' +
      'getstore curl_exec wget.download',
    d('fetch'),
  ],
  [
    'requests.post requests.put requests.patch requests.request requests.Session httpx.post httpx.put ' +
      'httpx.request axios.post axios.put axios.patch axios.request fetch http.request https.request got.post ' +
      'needle.post Net.HTTP.post Net.HTTP.post_form Net.HTTP.new smtplib.SMTP ftplib.FTP paramiko.SSHClient',
    d('send'),
  ],
  [
    'socket.create_connection s.connect sock.connect client.connect socket.connect net.connect ' +
      'net.createConnection tls.connect TCPSocket.new TCPSocket.open TCPSocket fsockopen pfsockopen ' +
      'stream_socket_client IO.Socket.INET.new net.Socket connect Deno.connect Deno.connectTls Bun.connect ' +
      'asyncio.open_connection trio.open_tcp_stream anyio.connect_tcp',
    d('connect'),
  ],
  [
    'socket.gethostbyname socket.getaddrinfo dns.lookup dns.resolve dns.resolveTxt gethostbyname Resolv.getaddress',
    d('resolve'),
  ],
  [
    'http.server.HTTPServer HTTPServer http.server.ThreadingHTTPServer ThreadingHTTPServer ' +
      'socketserver.ThreadingTCPServer socketserver.TCPServer TCPServer.new http.createServer net.createServer',
    d('listen'),
  ],
  ['os.kill os.killpg process.kill Process.kill posix_kill kill', d('kill')],
  ['os.fork fork Process.fork pcntl_fork', d('fork')],
  [
    'os.setuid os.setgid os.setreuid os.seteuid process.setuid Process.UID.change_privilege posix_setuid setuid',
    d('raise'),
  ],
  ['ctypes.CDLL ctypes.cdll.LoadLibrary CDLL process.dlopen ffi.dlopen Fiddle.dlopen dl', d('native')],
  ['os.environ.copy os.environ.items process.env ENV.to_h getenv_all', d('environment')],
]

const BY_NAME: ReadonlyMap<string, Operation> = new Map(by_each_name(TABLE))

/** Endings that mean the same whatever object they are called on: `p.unlink()`, `Path(x).write_text(...)`. */
const METHODS: Readonly<Record<string, Operation>> = {
  rmtree: gone(true),
  unlink: gone(false),
  unlinkSync: gone(false),
  rmSync: gone(true),
  rmdirSync: gone(true),
  writeFileSync: put(false),
  appendFileSync: put(true),
  readFileSync: d('read'),
  execSync: d('shell'),
  spawnSync: d('shell'),
  execFileSync: d('shell'),
  write_text: put(false),
  write_bytes: put(false),
  read_text: d('read'),
  read_bytes: d('read'),
  check_output: d('shell'),
  rm_rf: gone(true),
  urlopen: d('fetch'),
  exec_command: d('shell'),
}

/** The operation of a called name; null when it does nothing that matters here. Aliases are resolved already. */
export function operation_of(name: string): Operation | null {
  const whole = BY_NAME.get(name)
  if (whole !== undefined) return whole
  const parts = name.split('.')
  for (let from = 1; from < parts.length - 1; from++) {
    const tail = BY_NAME.get(parts.slice(from).join('.'))
    if (tail !== undefined) return tail
  }
  const method = parts.at(-1) ?? ''
  // Every object has a `toString`, and the table as well: only its own names are operations.
  return Object.hasOwn(METHODS, method) ? (METHODS[method] ?? null) : null
}

/** The operation of a method that acts on its receiver instead of an argument: `Path('x').unlink()`. */
export function operation_of_method(method: string): Operation | null {
  switch (method) {
    case 'unlink':
    case 'rmdir':
      return gone(false)
    case 'rmtree':
      return gone(true)
    case 'write_text':
    case 'write_bytes':
    case 'touch':
      return put(false)
    case 'read_text':
    case 'read_bytes':
      return d('read')
    case 'chmod':
      return d('mode')
    case 'rename':
    case 'replace':
      return d('move')
    case 'symlink_to':
      return d('link')
    case 'open':
      return d('open')
    default:
      return null
  }
}
