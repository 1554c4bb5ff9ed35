// What the calls of one piece of code mean together, after the walk: a secret sent to a host, a shell on a connection,
// endless processes. Source: ENGINE 7, 8.
import { in_turn } from '#core/compose.ts'
import { type Call, emit, reach } from '#core/policy/effects/call.ts'
import { only_loads } from '#core/policy/effects/inline/call/loads.ts'
import { sends_of_environment } from '#core/policy/effects/inline/call/shown.ts'
import { sends_environment, WHOLE_ENVIRONMENT } from '#core/policy/effects/inline/call/talk.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { signals_named } from '#core/policy/effects/specs/machine/process.ts'

/** Changes the drafts of this code, which begin at `first`, and adds what only all of them together are. */
export function sum_up(run: Run, first: number): void {
  const { call, code, facts } = run
  if (facts.secret) forget_loaded(run, first)
  if (!call.out.drafts.slice(first).some(({ kind }) => kind === 'net.send')) names_receiver(run)
  if (facts.secret || GATHERS_ENVIRONMENT.test(code)) taint_sends(call, first)
  else if (facts.connects && WHOLE_ENVIRONMENT.test(code) && !facts.spawns) taint_sockets(call, first)
  if (/env/i.test(code) && sends_of_environment(code)) taint_unknown(call, first)
  if (WRITES_ENVIRONMENT.test(code)) taint_files(call, first)
  if (gives_shell(run)) emit(call, 'net.shell', { target: null, fields: { lang: run.lang } })
  if (multiplies(run)) emit(call, 'proc.bomb', {})
  if (KILLS_ALL.test(code) && ENDS_ONE.test(code)) ends_listed(run)
}

// --------------------------------------------------------------------------------------------------------------- secrets

/** `{k: v for k, v in os.environ.items()}`: all of it, put together anew. */
const GATHERS_ENVIRONMENT =
  /\bfor\s{1,4}\w{1,32}(?:\s?,\s?\w{1,32})?\s{1,4}in\s{1,4}(?:sorted\s?\()?(?:os\.)?environ\.(?:items|values|copy)\s?\(/

/** `json.dump(dict(os.environ), f)`, `f.write(str(os.environ))`: all of it as text. */
const WRITES_ENVIRONMENT = in_turn(
  /\b(?:json\.dumps?|JSON\.stringify|str|repr|yaml\.(?:safe_)?dump|pickle\.dumps?|pformat|util\.inspect|inspect|f?write)/,
  /\(\s{0,4}(?:dict\(\s{0,2})?(?:os\.environ|process\.env)(?:\.(?:copy|items)\(\))?\s{0,4}[),]/,
)

/** The files of code that writes the whole environment down hold secrets, as behind `env > file`. */
function taint_files({ out: { drafts } }: Call, first: number): void {
  for (const draft of drafts.slice(first))
    if (draft.kind === 'fs.write' && !draft.taint.includes('secret')) draft.taint = [...draft.taint, 'secret']
}

/** A file of variables that the code reads for its own environment is shown to nobody, when the code talks to nobody. */
function forget_loaded({ call, code, facts }: Run, first: number): void {
  const drafts = call.out.drafts.slice(first)
  const read = drafts.filter(({ fields }) => fields.item === 'env-file')
  const other = ({ kind, fields }: (typeof drafts)[number]) =>
    kind.startsWith('net.') || (kind === 'cred.read' && fields.item !== 'env-file')
  if (read.length === 0 || drafts.some(other) || !only_loads(code)) return
  for (const draft of read) {
    draft.kind = 'fs.list'
    draft.d = [0, 0, 0]
  }
  facts.secret = false
  call.out.prints?.delete(call.command.index)
}

/** The first address of another host in the code. */
const ADDRESS = /\b(?:https?|ftp|wss?):\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1\])[^\s"'`<>)]{3,200}/g

const MAX_ADDRESSES = 16
/** What only tells a reader where to look: `# https://docs.example/x`, ` * see https://...`, `x = 1  # https://...`. */
const REMARK = /^\s{0,200}(?:#|\/\/|\*|\/\*|--\s)|\s(?:#|\/\/)\s/

function named_address(code: string): string | null {
  let looked = 0
  for (const found of code.matchAll(ADDRESS)) {
    if (++looked > MAX_ADDRESSES) return found[0]
    if (!REMARK.test(code.slice(Math.max(code.lastIndexOf('\n', found.index) + 1, found.index - 300), found.index)))
      return found[0]
  }
  return null
}

/** Whichever library it uses: code that holds a secret or the whole environment and names another host is taken to send it there. */
function names_receiver({ call, code, facts, lang }: Run): void {
  const environment = WHOLE_ENVIRONMENT.test(code) && WHOLE_ENVIRONMENT.test(without_children(code))
  if (!facts.secret && !environment) return
  const url = named_address(code)
  if (url === null) return
  const draft = reach(call, 'net.send', url, { method: 'POST', lang })
  if (environment && draft !== null) sends_environment(draft)
}

/** The environment that a child process gets: `env: { ...process.env, API_URL: 'https://x' }`, `env={**os.environ, 'A': '1'}`. */
const OF_CHILD =
  /\benv\s{0,3}[:=]\s{0,3}(?:\{\s{0,20}(?:\.{3}|\*\*)|dict\()?\s{0,3}(?:process\.env|os\.environ)(?![\w.[])/g
const STARTS_CHILD =
  /(?:\b(?:spawn|exec|execFile|fork|spawnSync|execSync|execFileSync|execa|Popen)|\bsubprocess\.\w{3,12})\s?\([^;]{0,200}$/
const MAX_CHILD_CHARS = 220

/** The code without what it hands to the processes it starts, which nobody else gets to see. */
function without_children(code: string): string {
  return code.replace(OF_CHILD, (text: string, at: number) =>
    STARTS_CHILD.test(code.slice(Math.max(0, at - MAX_CHILD_CHARS), at)) ? '' : text,
  )
}

/** One script that reads a secret and talks to a host is taken to send the one to the other. */
function taint_sends(call: Call, first: number): void {
  for (const draft of call.out.drafts.slice(first)) {
    const sends = draft.kind === 'net.send' || (draft.kind === 'net.fetch' && draft.cert !== 'literal')
    if (!sends || draft.taint.includes('secret')) continue
    draft.taint = [...draft.taint, 'secret']
    draft.d = [3, draft.d[1], 3]
  }
}

/** `s = socket.create_connection(a); s.send(str(os.environ).encode())`: what is written into a socket is in no call that names its host. */
function taint_sockets({ out: { drafts } }: Call, first: number): void {
  for (const draft of drafts.slice(first))
    if (draft.kind === 'net.send' && draft.fields.method === 'socket' && !draft.taint.includes('env'))
      sends_environment(draft)
}

/** Hosts that may be told what a query holds. */
const NEAR: ReadonlySet<unknown> = new Set(['known', 'registry', 'loopback', 'private'])

/** A secret of the environment in what a host gets that nobody knows, as `curl -d "$TOKEN"` does, or `curl "$URL?key=$TOKEN"`. */
function taint_unknown(call: Call, first: number): void {
  for (const draft of call.out.drafts.slice(first)) {
    if (draft.kind === 'net.fetch' && !NEAR.has(draft.fields.host_kind)) draft.kind = 'net.send'
    if (draft.kind === 'net.send' && draft.fields.host_kind !== 'known' && !draft.taint.includes('env'))
      draft.taint = [...draft.taint, 'env']
  }
}

// ------------------------------------------------------------------------------------------------------------- processes

/** `Popen(['/bin/sh'], stdin=c)`: a shell that reads what comes from somewhere. */
const SHELL_FED = /["'](?:\/\w{1,16}){0,3}\/?(?:ba|da|z|k)?sh["'][^()\n]{0,80}\bstdin\s?=/
/** `Popen(['python', '-i'], stdin=c)`: whatever it is reads what comes from somewhere. */
const PROGRAM_FED = /\bstdin\s?=\s?(?!(?:subprocess\.)?(?:DEVNULL|PIPE)\b|None\b|open\b)\w/
/** `c.pipe(sh.stdin)`: what a caller sends is typed into what was started. */
const SHELL_SERVED = /\.pipe\(\s?\w{1,40}\.stdin\b/

/** A shell whose input is a connection, whichever side opened it. */
function gives_shell({ code, facts }: Run): boolean {
  if (facts.accepts && (facts.duplicates || (facts.spawns && SHELL_FED.test(code)))) return true
  if (facts.spawns && SHELL_SERVED.test(code) && /\bcreateServer\s?\(/.test(code)) return true
  // Who asks whether a port is open, and then runs the tests, obeys nobody.
  return facts.connects && (facts.duplicates || (facts.spawns && (facts.obeys || PROGRAM_FED.test(code))))
}

/** Iterators without an end. */
const NEVER_ENDS = /\biter\(int,\s?\d\)|\bitertools\.(?:count|cycle|repeat)\(/
/** Loops without an end that start programs, and whatever makes one wait or stop. */
const SPAWNS_WITHOUT_END =
  /\b(?:while\s?\(?\s?(?:1|true|True)\s?\)?|for\s?\(\s?;\s?;\s?\)|loop\s?(?:do|\{))\s?:?[\s{]{0,8}[^;{}\n]{0,80}\b(?:spawn|fork|Popen|exec)\(/
const WAITS = /\b(?:wait\w*|communicate|sleep|setTimeout|break|await|join|sleep_ms)\b/

/** Who waits for what it forked, or has it become another program, does not breed; one who only says so in a comment does. */
const CARES_FOR_CHILDREN = /^[^#\n]{0,400}\bos\.(?:wait(?:pid|id|3|4)?|exec[lv]p?e?|_exit)\s?\(/m

/** Processes that start processes, without an end. */
function multiplies({ code, facts }: Run): boolean {
  if (facts.forks && (facts.loops || NEVER_ENDS.test(code)) && !CARES_FOR_CHILDREN.test(code)) return true
  return facts.spawns && SPAWNS_WITHOUT_END.test(code) && !WAITS.test(code)
}

/** Conditions, each on a line of its own: `if "vite" in " ".join(p.info["cmdline"]):`. */
const CONDITION = /\n[ \t]{1,40}(?:el)?if\s([^\n]{1,200}):/g
const QUOTED = /["']([\w.+-]{2,60})["']/g
/** Fields of a process and other words that name none. */
const FIELD = /^(?:pid|ppid|name|cmdline|exe|username|status|cwd|info|utf-?8|lower)$/
/** All but some: `if p.pid != os.getpid():`, `if name not in keep:`. */
const SPARES = /!=|\bnot\b(?!\s{1,4}None)/
const CHOOSES = /==|\bin\b|\bstartswith\(|\.(?:match|search)\(/

/** What is gone through goes, unless something chose some of it; what the machine stands on was chosen by its name. */
function ends_listed({ call, code }: Run): void {
  const listed = code.slice(Math.max(0, code.indexOf('process_iter(')))
  const conditions = Array.from(
    listed.slice(0, Math.max(0, listed.search(ENDS_ONE))).matchAll(CONDITION),
    ([, condition]) => condition ?? '',
  )
  const chosen = conditions.filter((condition) => CHOOSES.test(condition) && !SPARES.test(condition))
  if (chosen.length === 0)
    return void emit(call, 'proc.signal', { target: 'every process', fields: { broadcast: true } })
  for (const condition of chosen)
    for (const [, name = ''] of condition.matchAll(QUOTED)) if (!FIELD.test(name)) signals_named(call, name)
}

/** Every process of the machine is gone through, and one of them ended at a time. */
const KILLS_ALL =
  /\bos\.kill\(\s?int\([^\n]{0,120}\blistdir\(\s?["']\/proc|\bprocess_iter\([^)\n]{0,40}\)(?![^\n]{0,80}\bif\b)/
const ENDS_ONE = /(?:\.|\bos\.)(?:kill|terminate|send_signal)\(/
