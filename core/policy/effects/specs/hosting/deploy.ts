// Deploy tools that name production in a flag or argument.
import { emit, said, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'

/** Deploy tools that name production by a flag. */
const deploys: Does = (call) => {
  const prod =
    /--prod(?:uction)?\b|--promote\b/.test(said(call)) || any_production([...call.operands, ...values(call, 'target')])
  const verb = call.operands[0]?.text ?? 'deploy'
  if (
    /^(?:remove|rm|delete|destroy|sites:delete|projects?|domains?|alias|certs?|dns|teams?|blob|edge-config)$/.test(
      verb,
    ) &&
    (verb.includes('delete') || /\b(?:rm|remove|delete)\b/.test(said(call)))
  ) {
    return void emit(call, 'cloud.delete', {
      target: call.operands[1]?.text ?? null,
      fields: { provider: 'other', service: call.name, op: verb, data: false, prod },
    })
  }
  // `vercel env pull` writes those of development into a file that is not committed; whoever shows that file is asked then.
  if (
    call.name === 'vercel' &&
    /^env\s+pull\b/.test(said(call)) &&
    !prod &&
    !/\/dev\/|(?:^|\s)-(?:\s|$)/.test(said(call))
  )
    return void emit(call, 'cloud.read', { fields: { provider: 'other', service: 'vercel', op: 'env pull' } })
  if (/^env(?::|$)/.test(verb) && /\bpull\b|env:get/.test(said(call))) {
    return void emit(call, 'cred.read', { d2: 1, fields: { store: call.name, item: 'environment' } })
  }
  if (
    /^(?:deploy|publish|release|up|promote|rollback)$/.test(verb) ||
    (call.name === 'vercel' && (call.operands.length === 0 || (prod && !VERCEL_READS.test(said(call)))))
  ) {
    return void emit(call, prod ? 'iac.apply' : 'cloud.change', {
      target: verb,
      fields: { tool: call.name, provider: 'other', service: call.name, op: verb, prod, deploy: true },
    })
  }
  nothing(call)
}

/** Verbs that look, or work on this machine. */
const VERCEL_READS =
  /^(?:ls|list|inspect|logs?|build|pull|link|whoami|(?:env|domains|alias|certs|dns|projects?|teams?)\s+(?:ls|list|inspect))\b/

const rolls_out: Does = (call) =>
  emit(call, 'iac.apply', { fields: { tool: call.name, prod: any_production(call.operands), deploy: true } })

const DEPLOY_FLAGS = {
  target: '--target -e --env --environment =',
  other: '-d --dir -m --message -t --token --scope --site -s -a --alias --project -P --only -c --config --name =',
}

export const DEPLOYS: readonly ProgramSpec[] = [
  // Runners name the package: `npx firebase-tools deploy`.
  program('netlify netlify-cli vercel surge wrangler firebase firebase-tools gatsby-cloud', {
    flags: DEPLOY_FLAGS,
    does: deploys,
  }),
  program('kamal', {
    flags: DEPLOY_FLAGS,
    subcommands: {
      'details config version docs help audit init lock': nothing,
      'app accessory proxy server': {
        subcommands: { 'logs details version containers images': nothing },
        does: rolls_out,
      },
    },
    does: rolls_out,
  }),
  program('cap', {
    flags: DEPLOY_FLAGS,
    // The same name belongs to Capacitor, which copies a web build into the shells of phones.
    subcommands: { 'sync copy update open add ls doctor init build': nothing },
    does: rolls_out,
  }),
  program('fab mina', {
    flags: { ...DEPLOY_FLAGS, list: '-l --list --tasks' },
    harmless_with: ['list'],
    does: rolls_out,
  }),
  program('circleci actionlint', nothing),
]
