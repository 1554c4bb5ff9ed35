// One line per event of the stream, for people. Foreign text is made safe for the terminal. Source: CONTRACT 7.3, 20.1.
import { own_name } from '#runtime/cli/own-name.ts'
import { command_line, painted_decision, plain, type Terminal } from '#runtime/cli/terminal.ts'

/** Time, what, risk, tool, command, why. */
export function line_of(event: string, data: Readonly<Record<string, unknown>>, terminal: Terminal): string {
  const text = (name: string) => (data[name] === null || data[name] === undefined ? '' : plain(String(data[name])))
  const time = terminal.paint('dim', text('timestamp').slice(11, 19) || '--:--:--')
  const parts = (words: readonly string[]) => [time, ...words.filter((word) => word !== '')].join('  ')
  switch (event) {
    case 'decision': {
      const word = text('decision')
      const refused = word !== 'allow'
      return parts([
        painted_decision(terminal, word),
        text('risk_level').padEnd(8),
        text('tool_name') || text('event_type'),
        command_line(data.command),
        refused ? terminal.paint('dim', `${text('policy_id')}: ${text('reason')}`) : '',
        terminal.paint('dim', text('session_id')),
      ])
    }
    case 'approval_pending':
      return parts([
        terminal.paint('yellow', 'asks  '),
        text('risk_level').padEnd(8),
        text('tool_name'),
        command_line(data.command),
        `${own_name(terminal.env)} approvals allow ${text('approval_id')}`,
      ])
    case 'approval_resolved':
      return parts([terminal.paint('bold', text('state').padEnd(6)), text('approval_id'), `by ${text('settled_by')}`])
    case 'alert':
      return parts([terminal.paint('red', 'alert '), text('severity').padEnd(8), text('message')])
    case 'trajectory_alert': {
      const [level, session] = [text('risk_level').padEnd(8), terminal.paint('dim', text('session_id'))]
      return parts([terminal.paint('red', 'alert '), level, text('reason'), session])
    }
    case 'session_start':
      return parts(['start ', text('workspace_root'), terminal.paint('dim', text('session_id'))])
    case 'session_risk_change': {
      const change = `from ${text('previous_risk')} to ${text('current_risk')}`
      return parts(['risk  ', change, terminal.paint('dim', text('session_id'))])
    }
    case 'session_enforcement_change': {
      const by = `${text('state')} by ${text('cause')}`
      const what = text('state') === 'enforced' ? `${by}, from now on: ${text('action')}` : by
      return parts([terminal.paint('yellow', 'limit '), what, terminal.paint('dim', text('session_id'))])
    }
    case 'session_quarantine_change': {
      const by = `${text('state')} by ${text('by')}`
      return parts([terminal.paint('yellow', 'limit '), by, text('reason'), terminal.paint('dim', text('session_id'))])
    }
    case 'post_action_finding': {
      const output = `in the output of ${text('tool_name') || 'a tool'}`
      const what = [text('tier').padEnd(8), output, list_of(data.patterns_matched)]
      return parts([terminal.paint('yellow', 'found '), ...what, terminal.paint('dim', text('session_id'))])
    }
    case 'gap':
      return parts([terminal.paint('yellow', 'gap   '), `events were missed (${text('reason')})`])
    default:
      return parts([terminal.paint('bold', event), summary_of(data), terminal.paint('dim', text('session_id'))])
  }
}

function list_of(value: unknown): string {
  return Array.isArray(value) ? plain(value.join(', ')) : ''
}

function summary_of(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .filter(([key, value]) => key !== 'type' && key !== 'timestamp' && key !== 'session_id' && value !== null)
    .map(([key, value]) => `${key}=${plain(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join(' ')
}
