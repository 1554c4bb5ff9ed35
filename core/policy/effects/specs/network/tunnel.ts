// Programs that make a local port reachable from outside, and virtual private networks.
import { emit } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'

/** Programs that make a local port reachable from outside. */
const tunnels =
  (direction: string): Does =>
  (call) => {
    const first = call.operands[0]?.text ?? ''
    if (
      /^(?:version|help|update|login|list|status|config|authtoken|access|tail|--version|service-list|netcheck|ip|ping|info|diagnose|completion)$/.test(
        first,
      ) &&
      call.name !== 'tailscale-funnel'
    )
      nothing(call)
    else
      emit(call, 'net.tunnel', {
        target:
          call.operands
            .map((word) => word.text)
            .join(' ')
            .slice(0, 120) || call.name,
        d2: 2,
        fields: { direction, exposes: true },
      })
  }

export const TUNNELS: readonly ProgramSpec[] = [
  program(
    'ngrok frpc frps chisel bore lt localtunnel pagekite gost ligolo-ng iodine dnscat dnscat2 ptunnel ' +
      'rathole zrok tunnelto inlets sshuttle playit serveo telebit revsocks rpivot stunnel tor proxychains ' +
      'proxychains4 tailscale-funnel zerotier-cli holesail expose jprq loophole localtonet',
    tunnels('expose'),
  ),
  program('cloudflared', {
    subcommands: {
      'version update login help': nothing,
      access: nothing,
      tunnel: {
        flags: { url: '--url --name --config --hostname --protocol --loglevel =' },
        subcommands: { 'list info login cleanup diag': nothing, 'run create route delete token': tunnels('expose') },
        does: tunnels('expose'),
      },
    },
    does: tunnels('expose'),
  }),
  program('tailscale', {
    subcommands: { 'funnel serve': tunnels('expose'), 'up set login': says('net.tunnel', { direction: 'vpn' }) },
    does: nothing,
  }),
  program('wg wg-quick openvpn openconnect vpnc', {
    flags: { config: '--config =' },
    subcommands: { show: nothing, 'genkey genpsk pubkey': nothing },
    does: says('net.tunnel', { direction: 'vpn' }),
  }),
]
