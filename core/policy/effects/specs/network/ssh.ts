// ssh and scp.
import { type Call, emit, has, reach, runs_code, touch, values } from '#core/policy/effects/call.ts'
import { has_glob } from '#core/policy/effects/place/path.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { is_stage, remote_of } from '#core/policy/effects/specs/network/remote.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Where a machine remembers which others it can reach. */
const REMEMBERED = /(?:^|\/)(?:known_hosts|\.\w+_history)$/
/** Programs between such a list and the loop over it, and words of each that are looked at. */
const MAX_HOPS = 4
const MAX_LISTED = 16

/** `for h in $(cut -d' ' -f1 ~/.ssh/known_hosts); do ssh $h ...`: whoever this machine has ever talked to. */
function goes_to_everybody(call: Call, host: Word): boolean {
  for (const feed of host.feeds ?? []) {
    let at = call.commands[feed.index]
    for (let hops = 0; at !== undefined && hops < MAX_HOPS; hops++) {
      if (at.args.slice(0, MAX_LISTED).some(({ text }) => REMEMBERED.test(text))) return true
      const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find(({ kind }) => kind === 'command')
      at = source?.kind === 'command' ? call.commands[source.index] : undefined
    }
  }
  return false
}

/** ssh: a remote command is judged on its own; forwarding opens a tunnel. */
const ssh: Does = (call) => {
  const [host] = call.operands
  if (has(call, 'query') || (host === undefined && call.command.tail === undefined)) {
    nothing(call)
    return
  }
  runs_on_the_way(call)
  opens_tunnels(call, host?.text ?? null)
  if (host === undefined) return
  const name = host.text.replace(/^.*@/, '')
  const named = !/[.:]/.test(name)
  if (host.feeds !== undefined && goes_to_everybody(call, host))
    emit(call, 'net.scan', { target: 'known hosts', d2: 2, fields: { tool: 'ssh' } })
  const fed =
    call.command.stdin.some((source) => source.kind === 'command') ||
    call.command.redirects.some((one) => one.op === '<')
  if (fed) reach(call, 'net.send', name, { method: 'ssh', source: 'stdin', with_data: true, named })
  else reach(call, 'net.fetch', name, { method: 'ssh', named })
}

/** Programs of this machine that an option starts, unless they are ways of reaching the other one. */
function runs_on_the_way(call: Call): void {
  for (const word of values(call, 'option')) {
    const match = /^(proxycommand|localcommand|knownhostscommand)[=\s](.*)$/is.exec(word.text)
    if (match && !/^(?:none|ssh |nc |ncat |cloudflared access ssh|aws ssm|gcloud )/i.test(match[2] ?? ''))
      runs_code(call, 'shell', (match[2] ?? '').replace(/^[;\s]+/, ''), 'ssh -o')
  }
}

/** A port of this machine that no other machine reaches. */
const AT_HOME = /^(?:(?:localhost|127\.0\.0\.1|\[::1\]):)?\d{1,5}$/

function opens_tunnels(call: Call, target: string | null): void {
  for (const { text } of values(call, 'option'))
    if (/^(?:remoteforward|dynamicforward|tunnel)[=\s](?!no\b)/i.test(text))
      emit(call, 'net.tunnel', { target, d2: 2, fields: { direction: 'remote', remote: text } })
  for (const { text } of values(call, 'remote_forward'))
    emit(call, 'net.tunnel', { target, d2: 2, fields: { direction: 'remote', remote: text } })
  // Only this machine gets in, and comes out at a host that its own settings name.
  for (const { text } of values(call, 'dynamic_forward'))
    if (AT_HOME.test(text) && /^[a-z][\w-]*$/i.test(target ?? ''))
      emit(call, 'net.listen', { target: text, fields: { port: text, tunnel: true } })
    else emit(call, 'net.tunnel', { target, fields: { direction: 'dynamic', remote: text } })
  for (const { text } of values(call, 'local_forward')) {
    const open = /^(?:\*|0\.0\.0\.0|\[::\]):/.test(text)
    if (open) emit(call, 'net.tunnel', { target, fields: { direction: 'local', remote: text, exposes: true } })
    else emit(call, 'net.listen', { target: text, fields: { port: text, tunnel: true } })
  }
}

/** `scp host:~/.aws/credentials .`: keys are keys on every machine. */
export function brings_from(call: Call, word: Word, path: string): void {
  const home = /^\.(?:ssh|aws|gnupg|kube|config|docker|netrc|npmrc|pypirc|git-credentials)(?:\/|$)/.test(path)
  if (!home && !/^[/~]/.test(path)) return
  const there = { ...call, command: { ...call.command, place: 'remote' as const } }
  touch(there, 'fs.read', { ...word, text: home ? `~/${path}` : path }, { copied: true })
}

const scp: Does = (call) => {
  const to = call.operands.at(-1)
  const from = call.operands.slice(0, -1)
  const target = to === undefined ? null : remote_of(to)
  let built = true
  for (const word of from) {
    const origin = remote_of(word)
    if (origin === null) built = touch(call, 'fs.read', word, { copied: true })?.scope === 'regenerable' && built
    else {
      reach(call, 'net.fetch', origin.host, { method: 'scp', to_file: true })
      brings_from(call, word, origin.path)
    }
  }
  if (to === undefined) nothing(call)
  else if (target !== null && from.some((word) => remote_of(word) === null)) {
    reach(call, 'net.send', target.host, {
      method: 'scp',
      source: 'file',
      data: from.map((word) => word.text),
      // Build output copied to a test machine.
      named: target.named || (built && is_stage(target.host)),
      with_data: true,
    })
    // Cron tables, unit files and authorized keys mean the same on every machine.
    if (/^[/~]/.test(target.path))
      touch({ ...call, command: { ...call.command, place: 'remote' } }, 'fs.write', { ...to, text: target.path })
  } else if (target === null) {
    touch(call, 'fs.write', to, { mode: 'truncate', downloaded: true })
    for (const word of from) {
      const name = remote_of(word)?.path.replace(/^.*\//, '') ?? ''
      if (name !== '' && !has_glob(name))
        touch(call, 'fs.write', { ...to, text: `${to.text}/${name}` }, { mode: 'truncate', downloaded: true })
    }
  }
}

export const SSH: readonly ProgramSpec[] = [
  program('ssh autossh mosh sshpass-ssh dbclient', {
    flags: {
      option: '-o =',
      local_forward: '-L =',
      remote_forward: '-R =',
      dynamic_forward: '-D -w =',
      query: '-G -Q -V -O =?',
      other: '-i -p -l -F -J -b -c -e -m -S -W -B -E -I -M =',
      quiet: '-N -f -n -T -t -q -v -A -a -X -x -Y -y -4 -6 -C -g -k -K -s',
    },
    does: ssh,
  }),
  program('scp pscp sftp-cp rcp', {
    flags: { other: '-P -i -F -o -J -S -c -l -D -X =', quiet: '-r -p -q -v -C -3 -4 -6 -B -O -T -A -R -s' },
    does: scp,
  }),
]
