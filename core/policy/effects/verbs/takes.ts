// Files of secrets in the hands of a program that nobody described: it reads them, whatever it does with them.
import { type Call, emit, prints } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/target.ts'

const MAX_WORDS = 16

/** Options whose value a program loads its settings from, or proves itself with: what the file is there for. */
const LOADS_SETTINGS = /^(?:-[ecfE]|--?(?:env|dotenv|config|file)[\w-]*)$/i
const PROVES = /^(?:-[ecfEiFk]|--?(?:config|file|key|identity|private|ssh|cert|ca|cred|auth|kube|secret|pass)[\w-]*)$/i
/** Words after which the file is looked at, not shown. */
const LOOKS = /^(?:lint|check|validate|verify|encrypt|init|ignore|untrack|exists|add)$/

/** Emits reading of every file of secrets among the operands of an undescribed program. */
export function takes_secrets(call: Call): void {
  const { args } = call.command
  for (const [at, word] of args.slice(0, MAX_WORDS).entries()) {
    if (word.cert === 'dynamic' || word.text.startsWith('-') || !/[./]/.test(word.text)) continue
    const before = args[at - 1]?.text ?? ''
    if (LOOKS.test(args[0]?.text ?? '')) continue
    const { item, path, scope } = locate(word, 'read', call.command.cwd, call.frame)
    if (item === null || (item === 'env-file' ? LOADS_SETTINGS : PROVES).test(before)) continue
    prints(call, 'secret')
    emit(call, 'cred.read', {
      target: path,
      scope,
      d2: 2,
      span: word.span,
      fields: { store: 'file', item: 'undescribed' },
    })
  }
}
