// Programs that send text or files to people: paste sites, transfers, mail.
import { type Call, emit, has, reach, touch, value, values } from '#core/policy/effects/call.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { has_data } from '#core/policy/effects/specs/network/payload.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Programs that put text where anybody can read it. */
const pastes: Does = (call) => {
  const files = [...values(call, 'file'), ...call.operands.filter((word) => /[./]/.test(word.text))]
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  const fed = call.command.stdin.length > 0
  if (files.length === 0 && !fed) return nothing(call)
  send_to_paste(call, files, files.length > 0 ? 'file' : 'stdin', true)
}

/** What goes to the place that the program itself stands for. */
function send_to_paste(call: Call, files: readonly Word[], source: 'file' | 'stdin', with_data: boolean): void {
  const { name } = call
  const data = files.map((word) => word.text)
  const fields = { host: name, host_kind: 'paste', method: name, source, data, with_data }
  emit(call, 'net.send', { target: name, scope: 'remote', fields, absorbs: true })
}

const mails: Does = (call) => {
  const recipient = call.operands.find((word) => word.text.includes('@')) ?? value(call, 'to')
  if (recipient === null || recipient === undefined || has(call, 'read')) {
    nothing(call)
    return
  }
  const files = values(call, 'attach')
  for (const word of files) touch(call, 'fs.read', word, { copied: true })
  const host = recipient.text.slice(recipient.text.lastIndexOf('@') + 1)
  reach(call, 'net.send', host, {
    method: 'mail',
    source: files.length > 0 ? 'file' : 'stdin',
    data: files.map((word) => word.text),
    with_data: true,
    mail: true,
  })
}

const SENDS_BY_VERB = /^(?:croc|wormhole|magic-wormhole)$/

export const PASTES: readonly ProgramSpec[] = [
  program(
    'ix sprunge wgetpaste nopaste haste hastebin dpaste ptpb pbincli privatebin pastebinit slackcat telegram-send',
    {
      flags: { file: '-i -f --file =', other: '-a -b -t -u -l -n -c --channel --title --format =' },
      does: pastes,
    },
  ),
  program('mail mailx mutt neomutt sendmail msmtp swaks s-nail ssmtp exim mpack sendemail', {
    flags: {
      attach: '-a -A --attach --attachment =',
      subject: '-s --subject -c --cc -b --bcc -r -f --from -S -i -F --header --server --body =',
      to: '-t --to =',
      read: '-H -e -p -N -f =?',
    },
    does: mails,
  }),
  program('megaput megacopy mega-put', {
    flags: { to: '--path -l --local -r --remote -u --username -p --password =', quiet: '--no-progress --reload' },
    does: (call) => {
      for (const word of call.operands) touch(call, 'fs.read', word, { copied: true })
      send_to_paste(call, call.operands, 'file', true)
    },
  }),
  program('croc wormhole magic-wormhole transfer ffsend send onionshare snapdrop sendme', {
    does: (call) => {
      const words = call.operands.filter((word) => !/^(?:send|upload|receive|tx|rx)$/.test(word.text))
      const verbs = words.length < call.operands.length
      // Without their verb they send nothing: a code is received, and a program of the project may have such a name.
      const receives = !verbs && SENDS_BY_VERB.test(call.name)
      if (receives && words.length === 0) nothing(call)
      else if (receives || call.operands.some((word) => /^(?:receive|rx)$/.test(word.text)))
        emit(call, 'net.fetch', { fields: { method: call.name } })
      else {
        for (const word of words) touch(call, 'fs.read', word, { copied: true })
        send_to_paste(call, words, 'file', has_data(call))
      }
    },
  }),
]
