// The command line as users and clients run it: a process of its own, a home of its own, nothing of this machine's settings.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { find_program } from '#runtime/cli/program.ts'

export const MAIN = fileURLToPath(new URL('../../../runtime/cli/asg.js', import.meta.url))

export interface Ran {
  exit: number | null
  stdout: string
  stderr: string
}

export interface Home {
  path: string
  /** Environment in which only this home, these programs and this gateway exist. */
  env: Record<string, string>
  write(file: string, text: string): string
  /** An executable of that name, first on the PATH. */
  program(name: string, script: string): void
  without_program(name: string): void
  remove(): void
}

/** A fresh home. No program of this machine is on its PATH but `date` and `curl`, which is a stand-in where there is none. */
export function new_home(more: Record<string, string> = {}): Home {
  const path = mkdtempSync(join(tmpdir(), 'asg-home-'))
  const bin = join(path, 'test-bin')
  mkdirSync(bin)
  const home: Home = {
    path,
    env: {
      HOME: path,
      PATH: bin,
      CS_UDS_PATH: join(path, 'dead.sock'),
      // The default is one file per machine, and whoever runs the tests may have a gateway on it.
      CS_TRAJECTORY_DB_PATH: join(path, 'asg.db'),
      ASG_URL: 'http://127.0.0.1:9',
      CS_LOG_LEVEL: 'silent',
      ...more,
    },
    write(file, text) {
      const target = join(path, file)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, text)
      return target
    },
    program(name, script) {
      writeFileSync(join(bin, name), script)
      chmodSync(join(bin, name), 0o755)
    },
    without_program: (name) => rmSync(join(bin, name)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
  home.program('curl', `#!/bin/sh\n${curl_command()} "$@"\n`)
  home.program('date', `#!/bin/sh\nexec ${find_program('date', process.env.PATH)} "$@"\n`)
  return home
}

function curl_command(): string {
  const real = find_program('curl', process.env.PATH)
  if (real !== null) return `exec '${real}'`
  return `exec '${process.execPath}' '${fileURLToPath(new URL('./curl-stand-in.ts', import.meta.url))}'`
}

/** Runs a program with text on stdin until it ends. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  stdin = '',
  cwd?: string,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: 'pipe', ...(cwd !== undefined && { cwd }) })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (part) => {
      stdout += part
    })
    child.stderr.setEncoding('utf8').on('data', (part) => {
      stderr += part
    })
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (exit) => resolve({ exit, stdout, stderr }))
    child.stdin.end(stdin)
  })
}

/** `asg …` in that home. */
export function asg(home: Home, args: readonly string[], stdin = '', cwd?: string): Promise<Ran> {
  return run(process.execPath, ['--', MAIN, ...args], home.env, stdin, cwd)
}

/** A hook command as its client runs it. */
export function run_hook_line(
  home: Home,
  line: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Ran> {
  return run('/bin/sh', ['-c', line], { ...home.env, ...more }, typeof body === 'string' ? body : JSON.stringify(body))
}
