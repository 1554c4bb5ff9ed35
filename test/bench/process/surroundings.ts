// What a figure depends on besides the code: date, commit, versions, processor, load.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGES = ['hono', '@hono/node-server', 'libsql', 'zod', 'unbash'] as const

export interface Surroundings {
  date: string
  commit: string
  node: string
  packages: Record<string, string>
  cpu: string
  cores: number
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', ['-C', PROJECT, ...args], { encoding: 'utf8' }).trim()
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+changes')
  } catch {
    return 'unknown'
  }
}

export function surroundings(): Surroundings {
  const { dependencies } = JSON.parse(readFileSync(`${PROJECT}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  return {
    date: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    packages: Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name] ?? 'unknown'])),
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
  }
}

/** Processes that want to run, averaged over a minute, per core. */
export function load_per_core(): number {
  return (loadavg()[0] ?? 0) / cpus().length
}
