// Secrets of a pipeline by the names its shell lines use, and lines that print them into the log, which everybody can
// read. Source: ENGINE 4.2 (contentRef).
import { in_turn } from '#core/compose.ts'

/** Secrets of one file that get a name. */
const MAX_NAMED = 8

/** Variables that hold secrets of a workflow get a name under which a shell's reader knows them, whatever they are called. */
const SECRET_VARIABLE = 'SECRET_TOKEN_'

/** Whether the code of a workflow names a secret of the repository. */
export function names_workflow_secret(code: string): boolean {
  return code.includes(`$${SECRET_VARIABLE}`) || code.includes('$ALL_SECRETS_TOKEN')
}

/** Lines that show a secret in letters for which nobody masks it: `echo "$TOKEN" | base64`; what is decoded was stored that way. */
const SHOWS_CODED = in_turn(
  /(?:^|[;&|\n])[ \t]*(?:echo|printf|print|cat <<<)[^\n|;&]{0,300}\$\{?/,
  /(?:SECRET_TOKEN_|ALL_SECRETS_TOKEN)[^\n|;&]{0,300}\|\s*/,
  /(?:base64(?!\s+(?:-d|-D|--decode))|base32(?!\s+(?:-d|--decode))|xxd(?!\s+-r)|od\b|hexdump|rev\b|tr\b|fold\b|sed\b|gzip|openssl\s+(?:enc|base64))/,
  /(?![^\n]{0,200}>\s*[\w./~"$])/,
)

/** Whether the code of a workflow prints its secrets: all of them, or one in other letters, which the log shows to everybody. */
export function prints_workflow_secret(code: string): boolean {
  if (!names_workflow_secret(code)) return false
  return (
    SHOWS_CODED.test(code) || /(?:^|[;&|\n])[ \t]*(?:echo|printf|print)\b[^\n|;&>]{0,300}\$ALL_SECRETS_TOKEN/.test(code)
  )
}

/** `$(System.AccessToken)`, as Azure's pipelines write what they put into a line, as a variable of a shell. */
export function with_macros(text: string): string {
  return text.replace(/\$\(([A-Za-z_][\w.]{0,80})\)/g, (whole, name: string) => {
    const secret = /token|secret|passw|key|credential/i.test(name)
    return name.includes('.') || secret ? `$${secret ? SECRET_VARIABLE : ''}${name.replaceAll('.', '_')}` : whole
  })
}

/** Secrets of a workflow as the variables they are for a shell. */
export function named_secrets(source: string): string {
  let text = source
  const bound = source.matchAll(/\b([A-Za-z_]\w*):\s*["']?\$\{\{\s*(?:secrets\.\w+|toJSON\(\s*secrets\s*\))\s*\}\}/g)
  for (const [, name] of Array.from(bound).slice(0, MAX_NAMED))
    text = text.replace(new RegExp(`\\$\\{?${name}\\b\\}?`, 'g'), `$$${SECRET_VARIABLE}${name}`)
  // The workflow puts values in before a shell sees the line, also between single quotes.
  return text
    .replace(/\$\{\{\s*toJSON\(\s*secrets\s*\)\s*\}\}/gi, '$ALL_SECRETS_TOKEN')
    .replace(/\$\{\{\s*secrets\.(\w+)\s*\}\}/gi, `$$${SECRET_VARIABLE}$1`)
    .replace(/'([^'"\n]{0,200}\$(?:SECRET_TOKEN_\w+|ALL_SECRETS_TOKEN)[^'"\n]{0,200})'/g, '"$1"')
}

/** Credentials that a step of a pipeline is given, as the variables they are for a shell. */
export function named_credentials(source: string): string {
  let text = source
  const bound = source.matchAll(/\b(?:variable|passwordVariable|keyFileVariable|tokenVariable):\s*["'](\w{1,60})["']/g)
  for (const [, name] of Array.from(bound).slice(0, MAX_NAMED))
    text = text.replace(new RegExp(`\\$\\{?${name}\\b\\}?`, 'g'), `$$${SECRET_VARIABLE}${name}`)
  return text
}
