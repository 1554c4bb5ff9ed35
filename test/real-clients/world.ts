// What one client needs to run for real: a home of its own, and the programs from the registry.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { find_program } from '#runtime/cli/program.ts'
import type { RealClient } from '#test/real-clients/client.ts'
import { MAIN, type Ran } from '#test/support/process/cli.ts'

/** A client that has not ended by then is stopped, and what it did until then counts. */
const CLIENT_LIMIT_MS = 240_000
const OUTPUT_LIMIT_CHARS = 1_000_000

/** One home, thrown away at the end. */
export interface World {
  home: string
  project: string
  /** Nothing of this machine's settings: this home, these programs, this socket. */
  env: Record<string, string>
  /** A file in the home, its folders made. */
  write(path: string, text: string): string
  read(path: string): string | null
  run(program: string, args: readonly string[], more?: Record<string, string>): Promise<Ran & { took_ms: number }>
  asg(...args: string[]): Promise<Ran>
  remove(): void
}

/** Where the programs are kept between two runs. */
function programs_folder(client: RealClient): string {
  const root = process.env.ASG_REAL_CLIENTS || join(tmpdir(), 'asg-real-clients')
  return join(root, client.id)
}

/** Installs the client from the registry unless this version is there. Throws with what npm said. */
export async function install(client: RealClient): Promise<string> {
  const folder = programs_folder(client)
  const manifest = join(folder, 'node_modules', client.package_name, 'package.json')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === client.version) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const npm = find_program('npm', process.env.PATH)
  if (npm === null) throw new Error('npm is not on the PATH')
  const args = ['install', '--no-audit', '--no-fund', `${client.package_name}@${client.version}`]
  const ran = await run_limited(npm, args, { ...(process.env as Record<string, string>) }, folder)
  if (ran.exit !== 0) throw new Error(`npm install ${client.package_name}: ${ran.stderr.slice(-2000)}`)
  return folder
}

/** A world for one client, wired to nothing yet. */
export function new_world(programs: string, port: number): World {
  const root = mkdtempSync(join(tmpdir(), 'asg-real-'))
  const home = join(root, 'home')
  const project = join(home, 'project')
  mkdirSync(project, { recursive: true })
  const path = [dirname(process.execPath), join(programs, 'node_modules', '.bin'), '/usr/local/bin', '/usr/bin', '/bin']
  const env: Record<string, string> = {
    HOME: home,
    PATH: path.join(delimiter),
    TERM: 'dumb',
    CS_HTTP_PORT: String(port),
    CS_UDS_PATH: join(root, 'asg.sock'),
    CS_TRAJECTORY_DB_PATH: join(root, 'asg.db'),
    CS_LOG_LEVEL: 'error',
  }
  const world: World = {
    home,
    project,
    env,
    write(path, text) {
      const file = join(home, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      return file
    },
    read: (path) => (existsSync(join(home, path)) ? readFileSync(join(home, path), 'utf8') : null),
    async run(program, args, more = {}) {
      const found = find_program(program, env.PATH)
      if (found === null) throw new Error(`${program} was not installed`)
      // Where the gateway is is told by the installation alone, as on a user's machine.
      const { CS_UDS_PATH: _socket, CS_HTTP_PORT: _port, ...rest } = env
      const from = performance.now()
      const ran = await run_limited(found, args, { ...rest, ...more }, project)
      return { ...ran, took_ms: Math.round(performance.now() - from) }
    },
    asg: (...args) => run_limited(process.execPath, [MAIN, ...args], env, project),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  return world
}

function run_limited(program: string, args: readonly string[], env: Record<string, string>, cwd: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    // A group of its own: what the client leaves behind ends with it.
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (part: string) => {
        if (said[name].length < OUTPUT_LIMIT_CHARS) said[name] += part
      })
    }
    const timer = setTimeout(() => end_group(child), CLIENT_LIMIT_MS)
    child.on('error', reject)
    child.on('exit', (exit) => {
      clearTimeout(timer)
      end_group(child)
      resolve({ exit, ...said })
    })
  })
}

function end_group({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is gone already.
  }
}
