// Reads an env-file. A line that means one of our variables and sets none would leave a default in force that the operator
// believes replaced, no authentication for one; so it is an error, where other readers of such files skip it. Source: CONTRACT 18.
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { without_mark } from '#runtime/node/byte-order-mark.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** What the file sets, and one line for each of its lines that sets nothing. */
export interface EnvFile {
  texts: Readonly<Record<string, string | undefined>>
  errors: readonly string[]
}

/** A line that begins with the name of a variable of ours, however its author thinks that variables are set. */
const OUR_LINE = /^[ \t]*(?:(?:export|set|setx|\$env:)[ \t]*)?((?:CS|AHP|ALPHA|ASG)_\w+)/

/** Throws StartError when the file cannot be read as text. */
export function read_env_file(path: string): EnvFile {
  const text = read_text(path)
  const texts = parseEnv(text)
  const errors = text.split('\n').flatMap((line, index) => {
    const name = OUR_LINE.exec(line)?.[1]
    if (name === undefined || Object.hasOwn(texts, name)) return []
    return [`ASG_ENV_FILE: line ${index + 1} names ${name} and sets nothing, expected ${name}=value`]
  })
  return { texts, errors }
}

function read_text(path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (cause) {
    throw new StartError([`ASG_ENV_FILE: got ${JSON.stringify(path)}, expected a readable file`], { cause })
  }
  // What is no UTF-8 (UTF-16, as some shells write it) would set nothing at all, without a word.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new StartError([`ASG_ENV_FILE: got ${JSON.stringify(path)}, expected UTF-8 text`])
  return without_mark(bytes.toString('utf8'))
}
