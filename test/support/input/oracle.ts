// A second opinion on where commands stand in a shell text: the grammar of tree-sitter, written by other people for editors.
// Source: ENGINE 2.1 (CI oracle).
import { fileURLToPath } from 'node:url'
import { Language, type Node, Parser } from 'web-tree-sitter'

/** A command whose name is written plainly. */
export interface SeenCommand {
  name: string
  start: number
}

export interface Opinion {
  commands: SeenCommand[]
  /** Names that the text itself defines as functions. */
  functions: ReadonlySet<string>
  /** The grammar did not understand all of it. */
  broken: boolean
}

export type Oracle = (text: string) => Opinion

/** Loads the grammar. */
export async function shell_oracle(): Promise<Oracle> {
  await Parser.init()
  const file = import.meta.resolve('tree-sitter-bash/tree-sitter-bash.wasm')
  const parser = new Parser()
  parser.setLanguage(await Language.load(fileURLToPath(file)))
  return (text) => {
    const tree = parser.parse(text)
    if (tree === null) return { commands: [], functions: new Set(), broken: true }
    const { rootNode } = tree
    const commands = rootNode.descendantsOfType('command').flatMap((node) => (node === null ? [] : command_of(node)))
    const functions = rootNode
      .descendantsOfType('function_definition')
      .flatMap((node) => node?.childForFieldName('name')?.text ?? [])
    const opinion = { commands, functions: new Set(functions), broken: rootNode.hasError }
    tree.delete()
    return opinion
  }
}

function command_of(node: Node): SeenCommand[] {
  const name = node.childForFieldName('name')
  const [only, ...more] = name?.children ?? []
  if (name === null || !only || more.length > 0 || only.type !== 'word') return []
  return /^[\w@%+=:,./~-]+$/.test(name.text) ? [{ name: name.text, start: name.startIndex }] : []
}
