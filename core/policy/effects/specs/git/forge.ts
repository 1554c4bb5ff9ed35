// Command lines of code forges: gh, glab, hub.
import { type Call, emit, has, prints, reach, said, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'
import { has_glob } from '#core/policy/effects/place/path.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const reads_forge = says('cloud.read', { provider: 'forge' })

/** `gh repo clone owner/name [folder]`. */
const clones: Does = (call) => {
  const [name, folder] = call.operands
  if (name !== undefined) reach(call, 'vcs.fetch', `https://github.com/${name.text}`, { remote: name.text })
  if (folder !== undefined) touch(call, 'fs.write', folder, { mode: 'create', directory: true })
}

/** `gh release download -R owner/name -p file`: what others built; releases of one's own project are one's own. */
const takes_release: Does = (call) => {
  reads_forge(call)
  const repository = value(call, 'repository')
  if (repository === null) return
  const output = value(call, 'output')
  const folder = value(call, 'folder')
  const names = output === null ? values(call, 'pattern') : [output]
  reach(call, 'net.fetch', `https://github.com/${repository.text}`, { method: 'get', to_file: true })
  for (const name of names) {
    if (name.text === '-' || has_glob(name.text)) continue
    const text = folder === null || output !== null ? name.text : `${folder.text}/${name.text}`
    touch(call, 'fs.write', { ...name, text }, { mode: 'truncate', downloaded: true })
  }
}

const changes_forge =
  (op: string): Does =>
  (call) =>
    emit(call, 'cloud.change', {
      target: target_of(call),
      d2: 1,
      fields: { provider: 'forge', service: call.subcommand, op, ...label_of(call, 'makes') },
    })
/** Workflows that bring something to those who use it, by the words of their names. */
const DELIVERS = /(?:^|[-_./ ])(?:releas(?:e|ing)|publish|deploy(?:ment)?)(?=[-_. ]|$)/i
const NOT_LIVE =
  /(?:^|[-_./= ])(?:preview|staging|stage|dev|development|test|testing|qa|sandbox|dry[-_]?run=true|draft(?:er)?|nightly|docs)(?=[-_. ]|$)/i

/** `gh workflow run release.yml`: delivers from afar what a publish would from here. */
const runs_workflow: Does = (call) => {
  const name = call.operands[0]?.text ?? ''
  if (!DELIVERS.test(name) || NOT_LIVE.test(said(call))) return changes_forge('run')(call)
  emit(call, 'iac.apply', { target: name, fields: { tool: 'workflow', deploy: true, auto_approve: true } })
}
const deletes_forge =
  (op: string): Does =>
  (call) =>
    emit(call, 'cloud.delete', {
      target: target_of(call),
      d2: 2,
      fields: { provider: 'forge', service: call.subcommand, op, ...label_of(call, 'takes') },
    })

/** `gh label create x` refuses a name that is there already, unless it is forced. */
function label_of(call: Call, what: 'makes' | 'takes'): Readonly<Record<string, string>> {
  if (call.subcommand !== (what === 'makes' ? 'label create' : 'label delete')) return {}
  const [name, another] = call.operands
  if (name?.cert !== 'literal' || (what === 'takes' && another !== undefined)) return {}
  if (what === 'makes' && (!surely(call) || call.command.args.some(({ text }) => /^(?:-f|--force)$/.test(text))))
    return {}
  return { [what]: `label ${text_of(value(call, 'repo')) ?? ''}/${name.text}` }
}

function target_of(call: Call): string | null {
  return call.operands[0]?.text ?? null
}

/** A mutation that takes something away: `mutation { deleteRef(...) }`. */
function takes_away(fields: readonly Word[]): boolean {
  return fields.some(({ text }) => /\b(?:delete|remove|archive|transfer|revoke|disable|unmark)[A-Z]\w*\s*\(/.test(text))
}

/** `gh api`: method and path say what it does. */
const api: Does = (call) => {
  const method = (
    text_of(value(call, 'method')) ?? (has(call, 'field') || has(call, 'input') ? 'POST' : 'GET')
  ).toUpperCase()
  const path = call.operands[0]?.text ?? ''
  if (
    method === 'GET' ||
    (path === 'graphql' &&
      !/mutation/.test(
        values(call, 'field')
          .map((word) => word.text)
          .join(' '),
      ))
  )
    reads_forge(call)
  else if (method === 'DELETE' || (path === 'graphql' && takes_away(values(call, 'field'))))
    emit(call, 'cloud.delete', { target: path, d2: 2, fields: { provider: 'forge', service: 'api', op: 'delete' } })
  else {
    const reveals = values(call, 'field').some((word) =>
      /^(?:visibility|private|archived|permission|role|enabled|default_branch)=/.test(word.text),
    )
    const guarded =
      reveals ||
      /\/(?:protection|hooks|keys|collaborators|secrets|actions\/permissions|memberships|rulesets|transfer|invitations)(?:\/|$|\?)/.test(
        path,
      )
    emit(call, guarded ? 'cloud.iam' : 'cloud.change', {
      target: path,
      d2: guarded ? 2 : 1,
      fields: { provider: 'forge', service: 'api', op: method.toLowerCase() },
    })
  }
  for (const word of values(call, 'field')) {
    const file = /^[^=]+=@(.+)$/s.exec(word.text)
    if (file) touch(call, 'fs.read', { ...word, text: file[1] ?? '' }, { copied: true })
  }
}

/** A gist is a file put where others can see it. */
const gist_create: Does = (call) => {
  for (const word of call.operands) touch(call, 'fs.read', word, { copied: true })
  emit(call, 'net.send', {
    target: 'gist.github.com',
    scope: 'remote',
    fields: {
      host: 'gist.github.com',
      host_kind: host_kind('gist.github.com'),
      method: 'gist',
      source: call.operands.length > 0 ? 'file' : 'stdin',
      public: has(call, 'public'),
      data: call.operands.map((word) => word.text),
    },
    absorbs: true,
  })
}

const token: Does = (call) => {
  prints(call, 'secret')
  emit(call, 'cred.read', { target: `${call.name} token`, d2: 2, fields: { store: 'forge', item: 'token' } })
}

const visibility: Does = (call) => {
  const shown =
    text_of(value(call, 'visibility')) === 'public' ||
    call.command.args.some(({ text }) => /^--enable-(?:secret-scanning[\w-]*|advanced-security)=false$/.test(text))
  emit(call, shown ? 'cloud.iam' : 'cloud.change', {
    target: target_of(call),
    d2: shown ? 2 : 1,
    fields: { provider: 'forge', service: 'repo', op: 'edit' },
  })
}

/** `gh pr list ... | xargs gh pr close`: all that were listed. */
const closes: Does = (call) => {
  const [one] = call.operands
  const listed = one === undefined ? call.command.open_args : one.feeds !== undefined || call.command.open_args
  if (listed) deletes_forge('close')(call)
  else changes_forge('change')(call)
}

/** Verbs that change something on the forge; nothing is lost by them. */
const CHANGES =
  'create new edit comment reopen ready review checkout co update update-branch link note note-create lock ' +
  'unlock pin unpin develop mark unmark approve subscribe revoke-not run rerun retry enable sync rename fork ' +
  'clone set-default upload'

const VERBS: Readonly<Record<string, CommandSpec | Does>> = {
  'list ls view status diff checks show search browse watch download get trace lint develop-list verify logs ports':
    reads_forge,
  close: closes,
  [CHANGES]: changes_forge('change'),
  'delete delete-asset remove rm cancel archive transfer': deletes_forge('delete'),
  merge: {
    flags: { admin: '--admin' },
    does: (call) =>
      has(call, 'admin')
        ? says('cloud.iam', { provider: 'forge', op: 'merge-admin' })(call)
        : changes_forge('merge')(call),
  },
}

/** What the verbs of a forge are about. */
const TOPICS =
  'pr mr issue label milestone project discussion incident status search browse completion extension ' +
  'codespace cache ruleset attestation org preview copilot ci pipeline snippet variable-list cs iteration'

const GH: CommandSpec = {
  flags: { repo: '-R --repo =', hostname: '--hostname =' },
  does: reads_forge,
  subcommands: {
    [TOPICS]: {
      flags: {
        text:
          '-t --title -b --body -F --body-file -l --label -a --assignee -m --milestone -B --base -H --head ' +
          '-S --search -L --limit --json -q --jq -s --state -T --template =',
        web: '-w --web',
      },
      subcommands: VERBS,
      does: reads_forge,
    },
    repo: {
      flags: {
        yes: '--yes -y --confirm',
        visibility: '--visibility =',
        clone: '--clone --private --public --internal',
        source: '--source --remote -d --description =',
      },
      subcommands: {
        ...VERBS,
        'delete archive transfer': deletes_forge('delete'),
        edit: { flags: { visibility: '--visibility =' }, does: visibility },
        'deploy-key': {
          subcommands: { 'add delete': says('cloud.iam', { provider: 'forge', op: 'deploy-key' }) },
          does: reads_forge,
        },
        create: changes_forge('create'),
        clone: clones,
      },
      does: reads_forge,
    },
    release: {
      flags: {
        text: '-t --title -n --notes -F --notes-file --target =',
        pattern: '-p --pattern =',
        folder: '-D --dir =',
        output: '-O --output =',
        repository: '-R --repo =',
        draft: '-d --draft --prerelease --generate-notes --latest=?',
      },
      subcommands: {
        'list view verify verify-asset': reads_forge,
        download: takes_release,
        // A draft is seen by those who may write to the repository.
        create: (call) =>
          call.command.args.some((word) => /^(?:-d|--draft)$/.test(word.text))
            ? changes_forge('create')(call)
            : emit(call, 'pkg.publish', { fields: { index: 'forge release' } }),
        edit: (call) =>
          call.command.args.some((word) => /^--draft(?:=true)?$/.test(word.text))
            ? changes_forge('edit')(call)
            : emit(call, 'pkg.publish', { fields: { index: 'forge release' } }),
        upload: says('pkg.publish', { index: 'forge release' }),
        'delete delete-asset': deletes_forge('delete'),
      },
      does: reads_forge,
    },
    gist: {
      flags: { text: '-d --desc -f --filename =', public: '-p --public', web: '-w' },
      subcommands: {
        'create new': gist_create,
        'list view clone': reads_forge,
        edit: changes_forge('edit'),
        delete: deletes_forge('delete'),
      },
      does: reads_forge,
    },
    secret: {
      subcommands: {
        'list ls': reads_forge,
        set: {
          flags: { body: '-b --body -e --env -o --org -a --app -f --env-file -r --repos -v --visibility =' },
          does: (call) =>
            emit(call, 'cred.write', { target: target_of(call), d2: 2, fields: { store: 'forge', op: 'set' } }),
        },
        'delete remove': says('cloud.iam', { provider: 'forge', op: 'secret-delete' }),
      },
      does: reads_forge,
    },
    'ssh-key gpg-key deploy-key': {
      subcommands: { 'list ls': reads_forge, 'add delete': says('cloud.iam', { provider: 'forge', op: 'key' }) },
      does: reads_forge,
    },
    variable: {
      subcommands: { 'list get': reads_forge, set: changes_forge('set'), 'delete remove': deletes_forge('delete') },
      does: reads_forge,
    },
    workflow: {
      subcommands: {
        'list view': reads_forge,
        run: runs_workflow,
        enable: changes_forge('run'),
        disable: says('cloud.iam', { provider: 'forge', op: 'workflow-disable' }),
      },
      does: reads_forge,
    },
    // The next run of the workflow fills it again.
    cache: { subcommands: { 'list ls': reads_forge, 'delete remove': changes_forge('cache') }, does: reads_forge },
    run: {
      subcommands: {
        'list view watch download': reads_forge,
        'rerun cancel': changes_forge('run'),
        delete: deletes_forge('delete'),
      },
      does: reads_forge,
    },
    auth: {
      flags: {
        show: '-t --show-token',
        scopes: '-s --scopes -h --hostname -p --git-protocol =',
        with_token: '--with-token -w --web',
      },
      subcommands: {
        token,
        status: (call) => (has(call, 'show') ? token(call) : reads_forge(call)),
        'login refresh': says('cred.write', { store: 'forge' }),
        'logout setup-git switch': changes_forge('auth'),
      },
      does: reads_forge,
    },
    config: { subcommands: { 'get list': nothing, set: changes_forge('config') }, does: nothing },
    // Names on this machine; those that start programs are rows of their own.
    alias: { does: nothing },
    api: {
      flags: {
        method: '-X --method =',
        field: '-f -F --raw-field --field =',
        input: '--input =',
        header: '-H --header -q --jq -t --template -p --preview --hostname --cache =',
        page: '--paginate -i --include --silent --slurp',
      },
      does: api,
    },
  },
}

export const FORGE: readonly ProgramSpec[] = [
  program('gh hub', GH),
  program('glab', GH),
  program('tea', {
    does: (call) =>
      call.operands.some((word) => /^(?:delete|rm)$/.test(word.text))
        ? deletes_forge('delete')(call)
        : reads_forge(call),
  }),
  program('act', says('proc.exec', { known: true })),
  program('git-remote-http', (call) => {
    const [url] = call.operands
    if (url !== undefined) reach(call, 'net.fetch', url)
  }),
]
