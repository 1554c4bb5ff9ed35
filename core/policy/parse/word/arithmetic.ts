// Integer arithmetic of `$(( ))` when every operand is known; null otherwise. Substitutions inside it run, so they are walked.
import type { ArithmeticExpression, ShellScript } from '#core/policy/parse/shell.ts'
import type { Scope } from '#core/policy/parse/state.ts'
import { assign, look_up, text_value } from '#core/policy/parse/word/variables.ts'

type Walk = (script: ShellScript, text: string) => unknown
const MAX_ARITHMETIC_DEPTH = 32

/** Evaluates an expression; every command substitution in it is handed to `walk`. */
export function evaluate_arithmetic(
  scope: Scope,
  expression: ArithmeticExpression | undefined,
  walk: Walk,
): number | null {
  return expression === undefined ? null : evaluate(expression, scope, walk, 0)
}

function evaluate(expression: ArithmeticExpression, scope: Scope, walk: Walk, depth: number): number | null {
  if (depth > MAX_ARITHMETIC_DEPTH) return null
  const inner = (part: ArithmeticExpression) => evaluate(part, scope, walk, depth + 1)
  switch (expression.type) {
    case 'ArithmeticWord':
      walk_parts(expression, walk)
      return read_operand(scope, expression.value)
    case 'ArithmeticGroup':
      return inner(expression.expression)
    case 'ArithmeticCommandExpansion':
      if (expression.script !== undefined) walk(expression.script, expression.text)
      return null
    case 'ArithmeticUnary':
      return signed(expression.operator, inner(expression.operand))
    case 'ArithmeticBinary': {
      const right = inner(expression.right)
      if (expression.operator === '=' && expression.left.type === 'ArithmeticWord') {
        if (right !== null) assign(scope.shell, expression.left.value, text_value(String(right)))
        return right
      }
      const left = inner(expression.left)
      return left === null || right === null ? null : calculate(expression.operator, left, right)
    }
    case 'ArithmeticTernary': {
      const test = inner(expression.test)
      // Substitutions of both run here, whichever the shell would choose.
      const [yes, no] = [inner(expression.consequent), inner(expression.alternate)]
      if (test === null) return null
      return test === 0 ? no : yes
    }
  }
}

/** Hands on the substitutions in a word such as `$(nproc)` or `x$(id -u)`. */
function walk_parts({ value, parts }: Extract<ArithmeticExpression, { type: 'ArithmeticWord' }>, walk: Walk): void {
  if (!/\$\(|`/.test(value)) return
  for (const part of parts ?? [])
    if (part.type === 'CommandExpansion' && part.script !== undefined) walk(part.script, part.text)
}

function signed(operator: string, value: number | null): number | null {
  if (value === null) return null
  if (operator === '-') return -value
  if (operator === '+') return value
  return operator === '!' ? Number(value === 0) : null
}

function read_operand(scope: Scope, text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return text.startsWith('0') && text.length > 1 ? Number.parseInt(text, 8) : Number(text)
  if (/^0[xX][0-9a-fA-F]{1,12}$/.test(text)) return Number(text)
  const name = /^\$?\{?([A-Za-z_]\w*)\}?$/.exec(text)?.[1]
  if (name === undefined) return null
  const field = look_up(scope.shell, name)?.fields[0]
  return field !== undefined && field.cert === 'literal' && /^-?\d{1,15}$/.test(field.text) ? Number(field.text) : null
}

function calculate(operator: string, a: number, b: number): number | null {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return b === 0 ? null : Math.trunc(a / b)
    case '%':
      return b === 0 ? null : a % b
    case ',':
      return b
    case '<<':
      return b >= 0 && b < 31 ? a * 2 ** b : null
    case '>>':
      return b >= 0 && b < 31 ? Math.floor(a / 2 ** b) : null
    default:
      return null
  }
}
