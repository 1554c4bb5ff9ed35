// The only file that touches the parser library. Its parser is linear and lazy: the inside of a substitution is parsed when it is
// first looked at, so the walk that looks pays for it (budget.ts) and nested text cannot make the parse itself expensive.
// Source: ENGINE section 2.1.
import { type ParsedScript, parse } from 'unbash'

export type {
  ArithmeticExpression,
  Assignment,
  Case,
  Command as ShellCommand,
  CommandNode as ShellNode,
  CompoundList,
  For,
  HereDoc,
  If,
  ParameterExpansionPart,
  ParsedScript as ShellScript,
  Pipeline,
  PipelineNode,
  Redirection,
  Select,
  Statement,
  TestExpression,
  While,
  Word as ShellWord,
  WordPart,
} from 'unbash'

/** Parses shell text; a broken input gives a partial tree with `errors`. */
export function parse_shell(text: string): ParsedScript {
  return parse(text)
}
