// Answering what waits for a person while the stream goes on: one question at a time, one key each. Source: CONTRACT 3.3, 20.2.
import type { Gateway } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, list_of, must_succeed, user_name } from '#runtime/cli/operate/operator-call.ts'
import { command_line, type Terminal } from '#runtime/cli/terminal.ts'
import { shown } from '#runtime/cli/text.ts'

/** Questions kept for this person; more stay in the gateway's list. */
const MAX_QUESTIONS = 100

/** The questions of one watch. */
export interface Answers {
  /** Asks about what waits already, and about nothing else any more. After each connection. */
  begin(): Promise<void>
  /** An event of the stream: a new question, or one that somebody else answered. */
  event(name: string, data: Json): void
  /** A key was pressed. */
  key(key: string): Promise<void>
}

/** `stop` ends the watch. */
export function answers(gateway: Gateway, terminal: Terminal, stop: () => void): Answers {
  let questions: Json[] = []
  let answering = false

  const ask = () => {
    const [question] = questions
    if (question === undefined) return
    const about = [shown(question.tool_name), command_line(question.command)]
      .filter((part) => part !== '-' && part !== '')
      .join('  ')
    const more = questions.length > 1 ? ` (${questions.length - 1} more)` : ''
    terminal.say(terminal.paint('bold', `? ${about}${more}`))
    terminal.say(`  ${shown(question.reason)}`)
    terminal.say('  a allow once   d deny   l later   q quit')
  }
  const add = (question: Json) => {
    if (questions.length >= MAX_QUESTIONS || questions.some((one) => one.approval_id === question.approval_id)) return
    questions.push(question)
    if (questions.length === 1) ask()
  }
  const drop = (approval_id: unknown) => {
    const was_asked = questions[0]?.approval_id === approval_id
    questions = questions.filter((one) => one.approval_id !== approval_id)
    if (was_asked) ask()
  }
  const settle = async (question: Json, decision: 'allow-once' | 'deny') => {
    const { approval_id } = question
    const { status, body } = await call_gateway(gateway, '/ahp/resolve', {
      approval_id,
      decision,
      resolved_by: user_name(),
    })
    // The settlement comes back as an event, which removes the question.
    if (status === 200) return
    terminal.say(
      status === 409 ? `  already ${shown(body.state)} by ${shown(body.settled_by)}` : `  ${shown(body.error)}`,
    )
    drop(approval_id)
  }

  return {
    async begin() {
      const { approvals } = must_succeed(await call_gateway(gateway, `/report/approvals?limit=${MAX_QUESTIONS}`))
      const was_asked = questions[0]?.approval_id
      questions = list_of(approvals)
      if (questions[0]?.approval_id !== was_asked) ask()
    },
    event(name, data) {
      if (name === 'approval_pending') add(data)
      if (name === 'approval_resolved') drop(data.approval_id)
    },
    async key(key) {
      // Control-C arrives as a character while single keys are read.
      if (key === 'q' || key === '\u0003') return stop()
      const [question] = questions
      if (question === undefined || answering) return
      if (key === 'l') return drop(question.approval_id)
      if (key !== 'a' && key !== 'd') return
      answering = true
      try {
        await settle(question, key === 'a' ? 'allow-once' : 'deny')
      } finally {
        answering = false
      }
    },
  }
}
