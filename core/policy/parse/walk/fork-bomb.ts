// Fork bombs by shape: a function that calls itself twice in a pipe or in the background, and endless loops that only start
// background jobs. Names do not matter. Source: ENGINE 4.2 `proc.bomb`.
import type { CompoundList, ShellNode, Statement } from '#core/policy/parse/shell.ts'

const MAX_SHAPE_NODES = 256

interface Calls {
  /** Calls of the function itself. */
  self: number
  /** Such calls in the background or in a pipe. */
  spawned: number
  left: number
}

/** True when a function starts copies of itself without waiting for them. */
export function is_fork_bomb(name: string, body: ShellNode | CompoundList): boolean {
  const calls: Calls = { self: 0, spawned: 0, left: MAX_SHAPE_NODES }
  count_calls(name, body, false, calls, 0)
  return calls.spawned >= 1 && calls.self >= 1
}

/** True when the body of an endless loop starts background jobs and nothing in it waits. */
export function is_endless_fork(body: CompoundList): boolean {
  let spawns = false
  for (const statement of body.commands) {
    const command = statement.command
    if (statement.background || leaves_job(command)) spawns = true
    else if (command.type === 'Subshell' && is_endless_fork(command.body)) spawns = true
    else if (command.type !== 'Command') return false
    else if (!['true', ':', 'echo'].includes(command.name?.value ?? ':')) return false
  }
  return spawns
}

/** `sh -c 'x &'`: the shell is gone and its job is not. */
function leaves_job(command: Statement['command']): boolean {
  if (command.type !== 'Command' || !/^(?:ba|z|da|k|a)?sh$/.test(command.name?.value ?? '')) return false
  const [flag, code] = command.args
  return flag?.type === 'Word' && code?.type === 'Word' && flag.value === '-c' && /[^&]&\s*$/.test(code.value)
}

function count_calls(
  name: string,
  node: ShellNode | CompoundList | Statement['command'],
  spawned: boolean,
  calls: Calls,
  depth: number,
): void {
  calls.left -= 1
  if (calls.left < 0 || depth > 16) return
  const next = (inner: ShellNode | CompoundList | Statement['command'], more = spawned) =>
    count_calls(name, inner, more, calls, depth + 1)
  switch (node.type) {
    case 'Command':
      if (
        node.name?.value === name ||
        (is_launcher(node.name?.value) && node.args[0]?.type === 'Word' && node.args[0].value === name)
      ) {
        calls.self += 1
        if (spawned) calls.spawned += 1
      }
      return
    case 'Pipeline': {
      const several =
        node.commands.length > 1 && node.commands.every((c) => c.type !== 'Command' || c.name?.value === name)
      for (const command of node.commands) next(command, spawned || several)
      return
    }
    case 'AndOr':
      for (const command of node.commands) next(command)
      return
    case 'CompoundList':
      for (const statement of node.commands) next(statement.command, spawned || statement.background === true)
      return
    case 'BraceGroup':
    case 'Subshell':
      next(node.body)
      return
    case 'Redirected':
      next(node.command)
      return
    case 'While':
    case 'For':
    case 'ArithmeticFor':
      next(node.body)
      return
    case 'If':
      next(node.then)
      if (node.else !== undefined) next(node.else)
      return
    default:
      return
  }
}

function is_launcher(name: string | undefined): boolean {
  return name === 'nohup' || name === 'setsid' || name === 'exec' || name === 'command' || name === 'eval'
}
