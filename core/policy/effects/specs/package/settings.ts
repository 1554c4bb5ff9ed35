// Settings of package managers: which registry is used, whether its certificate is checked.
import { emit } from '#core/policy/effects/call.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { type Does, runs_project } from '#core/policy/effects/spec.ts'

/** The shells that scripts are written for, and how much memory a program may take. */
const PLAIN_SETTING =
  /^["']?(?:(?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da|k)?sh|pwsh|powershell)|--max[-_](?:old|semi)[-_]space[-_]size=\d+)["']?$/

/** Settings of a package manager: the registry, certificate checks and the token matter. */
export const configures: Does = (call) => {
  const [first, second] = call.operands
  const [key, setting] = first?.text.includes('=')
    ? [first.text.split('=')[0] ?? '', first.text.slice(first.text.indexOf('=') + 1)]
    : [first?.text ?? '', second?.text ?? '']
  const lower = key.toLowerCase()
  if (/^(?:ca|cafile)$/.test(lower) && /^(?:null|""|)$/.test(setting) && second !== undefined) {
    emit(call, 'sys.security', { target: key, fields: { op: 'weaken', control: 'tls', tls_off: true } })
    return
  }
  if (
    /strict-ssl|enablestrictssl|verify-ssl|http\.sslverify|ssl-verify/.test(lower) &&
    /^(?:false|0|no|off)$/i.test(setting)
  ) {
    emit(call, 'sys.security', { target: key, fields: { op: 'weaken', control: 'tls', tls_off: true } })
  } else if (
    /(?:^|:|\.|-)(?:registry|registries|index-url|extra-index-url|trusted-host|proxy|https-proxy|npmregistryserver|cafile|url)$/.test(
      lower,
    ) ||
    /registry$/.test(lower)
  ) {
    const address = address_of(setting)
    if (address === null || address.kind === 'registry' || address.kind === 'loopback' || setting === '')
      runs_project(call)
    else
      emit(call, 'pkg.registry', {
        target: setting,
        d2: 1,
        fields: { manager: call.name, key, host: address.host, host_kind: address.kind },
      })
  } else if (/_auth|_password|token/.test(lower))
    emit(call, 'cred.write', { target: key, fields: { store: call.name } })
  else if (/script-shell|ignore-scripts|prefix|shell|node-options/.test(lower) && !/ignore-scripts/.test(lower))
    emit(call, 'vcs.config', {
      target: key,
      fields: { executes: /shell|node-options/.test(lower) && !PLAIN_SETTING.test(setting), key: lower },
    })
  else runs_project(call)
}
