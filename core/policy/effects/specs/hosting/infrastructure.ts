// Infrastructure as code, configuration management and deploy tools: planning, applying, destroying.
import { type Call, emit, has, prints, runs_code, said, value, values } from '#core/policy/effects/call.ts'
import { first_readers } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { any_production, names_stage } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { only_looks } from '#core/policy/effects/text/only-looks.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const TERRAFORM_FLAGS = {
  approve: '-auto-approve -terragrunt-non-interactive -non-interactive',
  destroy: '-destroy',
  replace: '-replace =',
  force: '-force',
  chdir: '-chdir -terragrunt-working-dir =?',
  target: '-target -var -var-file -state -out -lock-timeout -parallelism =?',
}

const prod_words = (call: Call) =>
  any_production(call.operands) || any_production([...values(call, 'target'), value(call, 'chdir')])

/** Nobody is asked: by an option, or by a variable that holds options. */
function unasked(call: Call): boolean {
  return (
    has(call, 'approve') ||
    call.command.assigns.some(({ name, value }) => name.startsWith('TF_CLI_ARGS') && /-auto-approve/.test(value.text))
  )
}

const destroys: Does = (call) =>
  works_on_imitation(call)
    ? plans(call)
    : emit(call, 'iac.destroy', { fields: { tool: call.name, auto_approve: unasked(call), prod: prod_words(call) } })

/** Keys that only an imitation of a cloud takes. */
const MADE_UP = /^(?:test|testing|mock|fake|dummy|foo|local|localstack)$/
const IMITATION = /(?:^|\/)localstack(?:\/|$)/

/** `AWS_ACCESS_KEY_ID=test terraform -chdir=examples/localstack apply`: by its folder and by its keys it is no real cloud. */
function works_on_imitation(call: Call): boolean {
  const { assigns, cwd, place } = call.command
  const folder = value(call, 'chdir')?.text ?? cwd ?? ''
  const keys = assigns.filter(({ name }) => /^AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)$/.test(name))
  return (
    place === 'local' &&
    IMITATION.test(folder) &&
    keys.length === 2 &&
    keys.every(({ value }) => value.cert === 'literal' && MADE_UP.test(value.text)) &&
    !assigns.some(({ name }) => /^AWS_PROFILE$|^TF_(?:VAR|CLI)/.test(name)) &&
    !prod_words(call)
  )
}

/** `terraform plan -destroy -out=p && terraform apply p`: what was planned on the same line is what is done. */
function applies_plan({ commands, operands, name }: Call): boolean {
  const plan = operands[0]?.text
  if (plan === undefined) return false
  return commands.some((one) => {
    const words = one.args.map(({ text }) => text)
    return (
      one.name === name &&
      words.includes('plan') &&
      words.some((text) => /^--?destroy(?:=true)?$/.test(text)) &&
      words.some((text, at) =>
        /^--?out=/.test(text) ? text.endsWith(`=${plan}`) : text === plan && /^--?out$/.test(words[at - 1] ?? ''),
      )
    )
  })
}

const applies: Does = (call) => {
  // Replacing a resource destroys it first, with its data.
  if (works_on_imitation(call)) return plans(call)
  if (has(call, 'destroy') || has(call, 'replace') || applies_plan(call)) return destroys(call)
  emit(call, 'iac.apply', { fields: { tool: call.name, auto_approve: unasked(call), prod: prod_words(call) } })
}

const plans: Does = (call) => emit(call, 'iac.plan', { fields: { tool: call.name } })

const leaf = (does: Does): CommandSpec => ({ style: 'long', flags: TERRAFORM_FLAGS, does })

const workspace: Does = (call) => {
  const [word] = call.operands
  const name = word?.cert === 'literal' && call.operands.length === 1 ? `workspace ${word.text}` : null
  if (call.subcommand.endsWith('delete'))
    emit(call, 'iac.destroy', {
      fields: {
        tool: call.name,
        workspace: true,
        prod: prod_words(call),
        // With -force the resources go on existing, but nothing tracks them.
        ...(name !== null && !/(?:^|\s)--?force\b/.test(said(call)) && { takes: name }),
      },
    })
  else
    emit(call, 'iac.plan', {
      fields: { tool: call.name, ...(name !== null && surely(call) && !prod_words(call) && { makes: name }) },
    })
}

const state: Does = (call) => emit(call, 'iac.apply', { fields: { tool: call.name, state: true } })

const outputs: Does = (call) => {
  if (/-json|-raw|\bpull\b/.test(said(call))) prints(call, 'secret')
  if (picks_secret(call))
    emit(call, 'cred.read', { target: 'state', d2: 2, fields: { store: 'terraform', item: 'secret' } })
  plans(call)
}

/** `terraform output -json | jq -r .db_password.value`: one value is picked out of the state by a name that says what it is. */
function picks_secret({ command, commands }: Call): boolean {
  const reader = first_readers(commands).get(command.index)
  if (reader === undefined || !/^(?:jq|yq|gojq|grep|rg|sed|awk)$/.test(reader.name)) return false
  return reader.args.some(
    ({ text }) =>
      /passw|secret|token|private_?key|connection_?string|credential/i.test(text) && !/\bkeys\b|length/.test(text),
  )
}

const TERRAFORM: CommandSpec = {
  style: 'long',
  flags: TERRAFORM_FLAGS,
  subcommands: {
    'plan validate graph providers version get init fmt console metadata refresh test login logout modules':
      leaf(plans),
    'output show': leaf(outputs),
    apply: leaf(applies),
    'destroy destroy-all': leaf(destroys),
    'apply-all': leaf(applies),
    'taint untaint import': leaf(state),
    'force-unlock': leaf(state),
    workspace: { style: 'long', flags: TERRAFORM_FLAGS, subcommands: { 'delete new': leaf(workspace) }, does: plans },
    state: {
      style: 'long',
      flags: TERRAFORM_FLAGS,
      subcommands: { 'rm mv push replace-provider': leaf(state), pull: leaf(outputs) },
      does: plans,
    },
    'run-all': {
      style: 'long',
      flags: TERRAFORM_FLAGS,
      subcommands: { apply: leaf(applies), destroy: leaf(destroys) },
      does: plans,
    },
    run: {
      style: 'long',
      flags: TERRAFORM_FLAGS,
      subcommands: { apply: leaf(applies), destroy: leaf(destroys) },
      does: plans,
    },
    stack: { style: 'long', flags: TERRAFORM_FLAGS, subcommands: { 'rm delete': leaf(destroys) }, does: plans },
  },
  does: plans,
}

const PULUMI_FLAGS = { yes: '-y --yes --skip-preview', stack: '-s --stack -C --cwd =' }
const ONLY_PREVIEWS = /--preview-only(?:\s|$|=true)/
const pulumi_applies: Does = (call) =>
  ONLY_PREVIEWS.test(said(call))
    ? plans(call)
    : emit(call, 'iac.apply', {
        fields: { tool: 'pulumi', auto_approve: has(call, 'yes'), prod: any_production([value(call, 'stack')]) },
      })
/** `pulumi stack init try`: it refuses when there is one, and `stack rm` without --force when there is anything in it. */
const pulumi_begins: Does = (call) => {
  const name = stack_name(call)
  emit(call, 'iac.plan', { fields: { tool: 'pulumi', ...(name !== null && surely(call) && { makes: name }) } })
}
const pulumi_forgets: Does = (call) => {
  const name = /(?:^|\s)(?:-\w*f|--force)\b/.test(said(call)) ? null : stack_name(call)
  emit(call, 'iac.destroy', {
    fields: {
      tool: 'pulumi',
      auto_approve: has(call, 'yes'),
      prod: any_production([value(call, 'stack'), ...call.operands]),
      ...(name !== null && { takes: name }),
    },
  })
}
const stack_name = (call: Call): string | null => {
  const word = call.operands[0] ?? value(call, 'stack')
  return word?.cert === 'literal' && !any_production([word]) ? `stack ${word.text}` : null
}
/** The stack that `--stack` names; what `stack init` began is the session's own. */
const stack_named = (call: Call): { takes?: string } => {
  const word = value(call, 'stack')
  const named = /(?:^|\s)(?:-s|--stack)[= ]/.test(said(call)) && !/(?:^|\s)(?:-C|--cwd)[= ]/.test(said(call))
  return named && word?.cert === 'literal' && !any_production([word]) ? { takes: `stack ${word.text}` } : {}
}
const pulumi_destroys: Does = (call) =>
  ONLY_PREVIEWS.test(said(call))
    ? plans(call)
    : emit(call, 'iac.destroy', {
        fields: {
          tool: 'pulumi',
          auto_approve: has(call, 'yes'),
          prod: any_production([value(call, 'stack'), ...call.operands]),
          ...stack_named(call),
        },
      })

const CDK_FLAGS = {
  approval: '--require-approval =',
  force: '-f --force',
  profile: '--profile -c --context -a --app -o --output =',
  all: '--all',
}

const playbook: Does = (call) => {
  if (has(call, 'check')) return plans(call)
  if (plays_at_trial(call)) return void emit(call, 'proc.exec', { fields: { known: true } })
  emit(call, 'iac.apply', {
    fields: { tool: 'ansible', prod: any_production(hosts_and_words(call)) },
  })
}

function hosts_and_words(call: Call): readonly Word[] {
  return [...values(call, 'inventory'), ...values(call, 'limit'), ...call.operands]
}

/** Inventories of machines to try things on, and playbooks that say by their name what is left of them. */
const TRIAL_HOSTS = /(?:^|[/_.-])(?:dev|development|local|localhost|vagrant|molecule|test|sandbox|lab)(?:[/_.,-]|$)/i
const ENDS_HOSTS = /tear-?down|destroy|wipe|purge|remove|decommission|delete|nuke|reset|reboot|uninstall/i

/** `ansible-playbook -i inventory/dev site.yml`: every inventory is one for trials, and nothing is told besides it. */
function plays_at_trial(call: Call): boolean {
  const hosts = values(call, 'inventory')
  const words = hosts_and_words(call)
  return (
    hosts.length > 0 &&
    hosts.every(({ text, cert }) => cert === 'literal' && TRIAL_HOSTS.test(text)) &&
    !words.some(({ text }) => ENDS_HOSTS.test(text)) &&
    !any_production(words) &&
    !/(?:^|\s)(?:-e|--extra-vars)[= ]/.test(said(call))
  )
}

const ansible: Does = (call) => {
  if (has(call, 'check')) return plans(call)
  const module = value(call, 'module')?.text ?? 'command'
  if (/^(?:ping|setup|debug|stat|gather_facts)$/.test(module)) return plans(call)
  // Commands for test machines are judged as if they ran here.
  const told = value(call, 'told')
  if (/^(?:command|shell)$/.test(module) && told?.cert === 'literal' && plays_at_trial(call))
    return runs_code(call, 'shell', told.text, 'ansible')
  if (/^(?:command|shell)$/.test(module) && told?.cert === 'literal' && only_looks(told.text))
    return void emit(call, 'proc.exec', { fields: { known: true, quiet: true } })
  if (/^(?:[\w.]+\.)?(?:filesystem|parted|lvg|lvol|zfs)$/.test(module))
    emit(call, 'dev.write', { target: call.operands[0]?.text ?? null, d2: 3, fields: { op: 'volume' } })
  emit(call, 'iac.apply', {
    fields: {
      tool: 'ansible',
      module,
      // Without a limit all hosts are meant.
      auto_approve: call.operands[0]?.text === 'all' || /^(?:reboot|shutdown|user|raw|script)$/.test(module),
      prod: any_production(hosts_and_words(call)),
    },
  })
}

const ANSIBLE_FLAGS = {
  check: '-C --check --syntax-check --list-tasks --list-hosts',
  inventory: '-i --inventory =',
  limit: '-l --limit =',
  module: '-m --module-name =',
  told: '-a --args =',
  args: '-e --extra-vars -u --user -t --tags --skip-tags -f --forks --vault-password-file =',
}

/** A stage by this name is the emulator of a cloud on this machine. */
const EMULATED = /(?:^|\s)(?:--stage|-s)[= ](?:local|localstack|offline)(?:\s|$)/

/** `zappa update prod`: a later deployment has another verb there. */
function deploys({ name, operands: [verb] }: Call): boolean {
  return verb?.text === 'deploy' || (name === 'zappa' && verb?.text === 'update')
}

const serverless: Does = (call) => {
  const verb = call.operands[0]?.text ?? ''
  if (EMULATED.test(said(call)) && !any_production(call.command.args)) plans(call)
  else if (/^(?:remove|delete|destroy)$/.test(verb))
    emit(call, 'iac.destroy', { fields: { tool: call.name, prod: any_production(call.command.args) } })
  // The change is written down for a person to look at.
  else if (/(?:^|\s)--no-execute-changeset(?:\s|$)/.test(said(call))) plans(call)
  else if (deploys(call) && names_stage(said(call)))
    emit(call, 'cloud.change', { fields: { provider: 'aws', service: call.name, op: 'deploy' } })
  else if (deploys(call))
    emit(call, 'iac.apply', { fields: { tool: call.name, prod: any_production(call.command.args) } })
  else plans(call)
}

/** Files that show others what to fill in. */
const TEMPLATE = /[._-](?:example|sample|template)(?:\.\w+)?$/

export const INFRASTRUCTURE: readonly ProgramSpec[] = [
  program('terraform tofu terragrunt', TERRAFORM),
  program('pulumi', {
    flags: PULUMI_FLAGS,
    subcommands: {
      'up update refresh import': { flags: PULUMI_FLAGS, does: pulumi_applies },
      'destroy down dn': { flags: PULUMI_FLAGS, does: pulumi_destroys },
      state: {
        flags: PULUMI_FLAGS,
        subcommands: {
          'delete unprotect repair rename move': (call) =>
            emit(call, 'iac.apply', { fields: { tool: 'pulumi', state: true } }),
        },
        does: plans,
      },
      stack: {
        flags: PULUMI_FLAGS,
        subcommands: {
          rm: { flags: PULUMI_FLAGS, does: pulumi_forgets },
          init: { flags: PULUMI_FLAGS, does: pulumi_begins },
        },
        does: plans,
      },
      config: {
        flags: PULUMI_FLAGS,
        does: (call) =>
          /--show-secrets/.test(said(call))
            ? emit(call, 'cred.read', { d2: 2, fields: { store: 'pulumi' } })
            : plans(call),
      },
    },
    does: plans,
  }),
  program('cdk cdktf', {
    flags: CDK_FLAGS,
    subcommands: {
      deploy: {
        flags: CDK_FLAGS,
        does: (call) =>
          emit(call, 'iac.apply', {
            fields: {
              tool: 'cdk',
              auto_approve: value(call, 'approval')?.text === 'never',
              prod: any_production(call.operands),
            },
          }),
      },
      destroy: {
        flags: CDK_FLAGS,
        does: (call) =>
          emit(call, 'iac.destroy', {
            fields: { tool: 'cdk', auto_approve: has(call, 'force'), prod: any_production(call.operands) },
          }),
      },
    },
    does: plans,
  }),
  program('ansible-playbook', { flags: ANSIBLE_FLAGS, does: playbook }),
  program('ansible', { flags: ANSIBLE_FLAGS, does: ansible }),
  program(
    'molecule ansible-lint ansible-galaxy ansible-inventory ansible-doc ansible-config tflint tfsec checkov infracost terraform-docs packer-fmt',
    nothing,
  ),
  program('ansible-vault', {
    subcommands: {
      'view decrypt': (call) =>
        call.operands.length > 0 && call.operands.every(({ text }) => TEMPLATE.test(text))
          ? nothing(call)
          : emit(call, 'cred.read', { fields: { store: 'ansible-vault' } }),
    },
    does: nothing,
  }),
  program('serverless sls sst sam copilot-cli chalice zappa', serverless),
  program('packer', { subcommands: { build: says('iac.apply', { tool: 'packer' }) }, does: plans }),
  program('vagrant', {
    subcommands: {
      destroy: says('ctr.remove', { volumes: true, takes: 'machine vagrant' }),
      up: says('proc.exec', { known: true, quiet: true, makes: 'machine vagrant' }),
    },
    does: nothing,
  }),
  program('nomad', {
    subcommands: {
      job: {
        subcommands: { 'stop purge': says('k8s.delete', { verb: 'stop' }), run: says('k8s.change') },
        does: says('k8s.read'),
      },
      stop: says('k8s.delete', { verb: 'stop' }),
      run: says('k8s.change'),
    },
    does: says('k8s.read'),
  }),
]
